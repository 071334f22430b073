"""The companion for a physical table: what is typed or written down becomes a score sheet, or a sentence."""

from __future__ import annotations

import io
from functools import partial
from pathlib import Path

import companion
import pytest
from rich.console import Console

from whitechapel import cli
from whitechapel.core.frames import GameError
from whitechapel.terminal.jack_the_ripper.score import CARDS, FIELDS, SCORER, judge, read, read_laid
from whitechapel.terminal.score import Companion
from whitechapel.terminal.score_reading import from_file
from whitechapel.text import LANGUAGES, Words

EXAMPLE = Path(__file__).parent.parent / "docs" / "examples" / "score.toml"


def hand(text: str) -> str:
    """A file with two players, from `Ines's table | her hand | Max's table | his hand | further lines`."""
    table, held, other, others, *more = [part.strip() for part in text.split("|")]
    ines = f'[[player]]\nname = "Ines"\ntable = "{table}"\nhand = "{held}"'
    max_ = f'[[player]]\nname = "Max"\ntable = "{other}"\nhand = "{others}"'
    return "\n".join([*more, ines, max_])


said = partial(companion.said, SCORER, "jack-the-ripper")
typed = partial(companion.typed, SCORER, "jack-the-ripper")


def test_the_german_example_comes_out_as_printed() -> None:
    sheet = judge(read(from_file(EXAMPLE.read_text(encoding="utf-8"), FIELDS)))
    assert sheet.suspects == (10, 0, 15, 0, 8, 10)
    assert sheet.ripper == "druitt"
    ines = sheet.lines[0]
    assert sum(entry.points for entry in ines.table) == 29
    assert sum(entry.points for entry in ines.hand) == -15
    assert ines.total == 14
    assert [entry.cards for entry in ines.aside] == ["jill", "alibi-chapman"]


def test_the_sheet_shows_ripper_points_and_breakdown(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["score", "jack-the-ripper", str(EXAMPLE), "--lang", "de"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "Der Fall ist gelöst: Der Ripper ist Montague Druitt." in shown
    assert "Verdächtige: Montague Druitt 10 · Sir Gull 15 (Alibi) · George Chapman 8 · Jill the Ripper 10" in shown
    assert "Auf dem Tisch +29" in shown
    assert "Joker = Montague Druitt (×2) +4" in shown
    assert "Auf der Hand -15" in shown
    assert "Summe 14" in shown


def test_a_conversation_gives_the_same_sheet_as_a_file() -> None:
    shown = typed(
        "Ines Max",
        "pegasus",
        "out",
        "chapman*3 druitt wild=druitt alibi-gull letters*3 victim-nichols victim-stride scene-bucks-row",
        "druitt*3 gull*4 suspect-gull chapman jill*3 suspect-jill victim-chapman",
        "eddy*2 suspect-eddy jill alibi-chapman victim-kelly escapes",
        "",
        "",
    )
    assert shown.endswith(said(EXAMPLE.read_text(encoding="utf-8")))


def test_a_conversation_asks_again_about_what_it_did_not_understand() -> None:
    shown = typed(
        "Ines", "Ines Ines", "Ines Max", "klingon", "", "boredom", "out", "druitt*6", "hat", "wild", language="de"
    )
    assert "„klingon“ geht hier nicht; möglich sind: pegasus, us-games." in shown
    assert shown.count("Es müssen zwei bis vier Spieler sein") == 2
    assert (
        "„boredom“ geht hier nicht; möglich sind: ausgemacht, letzte-Karte-verloren, entkommen, aufgebraucht." in shown
    )
    assert "Das sind 6 Karten Montague Druitt, aber im Spiel gibt es nur 5." in shown
    assert "Die Karte „hat“ gibt es nicht." in shown
    assert "„wild“ muss sagen, für wen der Joker steht" in shown
    assert "Was vor Ines liegt: So weit bist du gekommen." in shown


def test_a_hand_that_cannot_be_is_asked_again_with_the_old_answers_at_hand() -> None:
    first = ("Ines Max", "us-games", "out", "no", "druitt*3", "", "", "eddy", "druitt", "")
    shown = typed(*first, "druitt*3 victim-nichols", "", "", "gull")
    assert "Either everybody votes or nobody." in shown
    assert "Evidence lies on the table, but no victim" in shown
    assert "What lies before Ines [druitt*3]:" in shown
    assert "Montague Druitt" in shown.rsplit("Score sheet", 1)[1]
    assert "Vote: Montague Druitt +10" in shown


def test_whoever_breaks_off_is_shown_all_that_was_typed_as_a_file_even_what_was_wrong() -> None:
    shown = typed("Ines Max", "us-games", "out", "ja", "Opfer Nichols, 3 × Druitt", "3 Gull, Hut", language="de")
    kept = (
        'edition = "us-games" ending = "out" file_empty = true'
        ' [[player]] name = "Ines" table = "Opfer Nichols, 3 × Druitt"'
        ' [[player]] name = "Max" table = "3 Gull, Hut"'
    )
    assert shown.endswith(kept)
    assert "Was vor Max liegt: 3 Gull, Hut So weit bist du gekommen." in shown


def test_what_is_shown_on_breaking_off_can_be_scored_from_a_file() -> None:
    whole = ("Ines Max", "", "", "Opfer Nichols, 3 × Druitt", "", "", "2 Prinz Eddy")
    out = io.StringIO()
    answers = iter(whole)
    asking = Companion(
        SCORER, Words("de", "jack-the-ripper"), Console(file=out, width=120), lambda prompt, begun: next(answers, "")
    )
    asking.converse()
    assert said(asking.draft.toml(), "de") in " ".join(out.getvalue().split())


def test_only_what_is_wrong_is_asked_again() -> None:
    shown = typed("Ines Max", "", "", "druitt*3 victim-nichols", "druitt*2", "", "druitt", "", "", "druitt", "")
    assert "There are 6 cards of Montague Druitt, but the game has only 5." in shown
    again = shown.split("Enter keeps what is in brackets, - means nothing.")[1]
    tables = " What lies before Ines [druitt*3 victim-nichols]: What lies before Max [druitt*2]:"
    assert again.startswith(f"{tables} What Max holds [druitt]: Score sheet")


@pytest.mark.parametrize(
    "cards",
    [
        "druitt*3 wild=druitt",
        "3 × Montague Druitt, Joker = Montague Druitt",
        "3 druitt Joker=Druitt",
        "3x druitt, WILD=druitt",
    ],
)
def test_cards_are_understood_by_all_their_names(cards: str) -> None:
    assert read_laid(cards) == read_laid("druitt druitt druitt wild=druitt")


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("Opfer Nichols", "victim-nichols"),
        ("Opfer Mary Jane Kelly", "victim-kelly"),
        ("Miller's Court", "scene-millers-court"),
        ("Tatort Buck’s Row", "scene-bucks-row"),
        ("Verdacht Gull", "suspect-gull"),
        ("Der Ripper entkommt", "escapes"),
        ("alibi gull", "alibi-gull"),
        ("Briefe", "letters"),
        ("suspect-jill", "suspect-jill"),
    ],
)
def test_a_card_is_found_by_its_name_or_by_enough_of_it(typed: str, card: str) -> None:
    assert list(CARDS.read(typed)) == [(card, 1)]


def test_cards_side_by_side_stay_several_cards() -> None:
    typed = "eddy gull chapman*2 victim-chapman alibi-eddy letters"
    assert [card for card, _ in CARDS.read(typed)] == [
        "eddy", "gull", "chapman", "victim-chapman", "alibi-eddy", "letters",
    ]  # fmt: skip


def test_a_mistake_in_a_file_names_player_field_and_word_in_both_languages(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "hand.toml"
    file.write_text(hand("| | | hat*2"), encoding="utf-8")
    assert cli.run(["score", "jack-the-ripper", str(file), "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith("Max, hand: There is no card 'hat'. The cards are: Montague Druitt, ")
    assert cli.run(["score", "jack-the-ripper", str(file), "--lang", "de"]) == 2
    assert capsys.readouterr().err.startswith("Max, hand: Die Karte „hat“ gibt es nicht. Die Karten sind: Montague")


def test_votes_and_the_us_games_ending_are_read_from_a_file() -> None:
    text = hand('druitt*3 victim-nichols | | | eddy | edition = "us-games"')
    voted = text.replace('hand = "', 'vote = "druitt"\nhand = "')
    assert "Vote: Montague Druitt +10" in said(voted)
    assert "The Ripper is still at large." in said("file_empty = true\n" + text)
    assert "The Ripper is caught" in said(f'file_empty = true\noptions.out_on_empty_file = "caught"\n{text}')


def test_ripper_escapes_brings_its_points() -> None:
    five = "victim-nichols victim-chapman victim-stride victim-eddowes victim-kelly"
    shown = said(hand(f'{five} escapes | druitt | | eddy | ending = "escaped"'))
    assert "The Ripper has escaped." in shown
    assert "Total 40" in shown


MISTAKES = [
    (hand("druitt*3 victim-nichols | druitt*2 | druitt | "), "There are 6 cards of Montague Druitt"),
    (hand("letters*5 victim-nichols | | | "), "There are 5 cards of Letters"),
    (hand("druitt*2 wild=druitt*3 victim-nichols | | | "), "the game has only 2"),
    (hand("druitt*2 wild=druitt victim-nichols | wild*2 | | "), "There are 3 cards of Wild"),
    (hand("hat | | | "), "There is no card 'hat'"),
    (hand("druitt*x | | | "), "There is no card 'druitt*x'"),
    (hand("wild | | | "), "must say which suspect the wild stands for"),
    (
        hand("| wild=druitt | | "),
        "Ines, hand: 'wild=druitt' is in hand, where a wild does not stand for anybody yet: write wild.",
    ),
    (hand("wild=letters | | | "), "Ines, table: There is no card 'wild=letters'"),
    (hand("alibi-eddy-gull | | | "), "'alibi-eddy-gull' must say for whom the shared alibi lies"),
    (hand("strikes | | | "), "Ripper Strikes never stays on the table"),
    (hand("druitt*3 | | | "), "Evidence lies on the table, but no victim"),
    (hand("druitt*2 victim-kelly | | druitt | "), "nobody has three cards of Montague Druitt"),
    (
        hand("suspect-gull victim-kelly | | | "),
        "Suspect Gull lies on the table, but nobody has three cards of Sir Gull",
    ),
    (
        hand("alibi-eddy victim-kelly | | | "),
        "Alibi Eddy/Gull lies on the table, but nobody has three cards of Prince Eddy",
    ),
    (hand("druitt*3 jill*3 victim-kelly alibi-druitt | | alibi-jill | "), "Two alibis lie on the table"),
    (hand("druitt*3 jill*3 victim-kelly alibi-druitt alibi-jill | | | "), "Two alibis lie on the table"),
    (hand("druitt*3 victim-kelly alibi-druitt alibi-eddy-gull | | | "), "'alibi-eddy-gull' must say for whom"),
    (hand("victim-nichols | | scene-bucks-row | "), "belong together, but lie before different players"),
    (hand("escapes | | | "), "only when all five victims are in play"),
    (hand('victim-kelly | | | | ending = "escaped"'), "exactly if that card lies on the table"),
    (hand("victim-kelly | druitt | | eddy"), "somebody had no card left, but everybody holds cards"),
    (
        hand('| | | | ending = "boredom"'),
        "'boredom' is not possible here; it is one of: out, last-card-lost, escaped, exhausted.",
    ),
    (hand('| | | | edition = "klingon"'), "'klingon' is not possible here; it is one of: pegasus, us-games."),
    (hand('| | | | weather = "fog"'), "The file has 'weather'"),
    (hand("| | | | ending = 3"), "'ending' must be a text in quotes"),
    (hand('| | | | file_empty = "no"'), "'file_empty' must be true or false"),
    (hand("| | | | options = 3"), "'options' must be a table"),
    ('player = "Ines"', "'player' must be a list of players"),
    ("player = [1, 2]", "'player' must be a list of players"),
    (hand("| | | ").replace('"Max"', '"Ines"'), "two to four players, each with a different name"),
    ("", "two to four players"),
    (hand("| | | ") + '\nvote = "lewis"', "'lewis' is not a suspect"),
    (hand("| | | ") + '\nvote = "gull"', "Either everybody votes or nobody"),
    (hand("| | | ") + '\nhat = "gull"', "The file has 'hat'"),
    ("= nonsense", "Line 1 of the file is not written as TOML wants it: = nonsense"),
    (hand("| | | | options.hats = true"), "has no option 'hats'"),
]


@pytest.mark.parametrize(("text", "sentence"), MISTAKES)
def test_a_mistake_gets_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(GameError) as mistake:
        said(text)
    assert sentence in Words("en", "jack-the-ripper").error(mistake.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mistake_can_be_said_in_every_language(language: str) -> None:
    for text, _ in MISTAKES:
        with pytest.raises(GameError) as mistake:
            said(text, language)
        assert len(Words(language, "jack-the-ripper").error(mistake.value)) > 20
