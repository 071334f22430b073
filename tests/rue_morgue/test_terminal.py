"""The Rue Morgue in the terminal: whole matches for two, three and four, what is shown, and the score companion."""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import companion
import pytest
from evening import Evening, sensible
from rich.console import Console
from rue_morgue.stories import MorgueStory, given

import whitechapel
from whitechapel import cli
from whitechapel.core.frames import GameError
from whitechapel.core.transcript import Transcript
from whitechapel.games.rue_morgue import GAME
from whitechapel.games.rue_morgue.material import NAMES
from whitechapel.games.rue_morgue.steps import FRAMES
from whitechapel.terminal.pen import Pen
from whitechapel.terminal.replay import Replay
from whitechapel.terminal.rue_morgue import DRAWING
from whitechapel.terminal.rue_morgue.score import FIELDS, SCORER, judge, read
from whitechapel.terminal.score_reading import from_file
from whitechapel.terminal.session import Session
from whitechapel.text import LANGUAGES, Words

EXAMPLE = Path(__file__).parent.parent.parent / "docs" / "examples" / "score-rue-morgue.toml"


def drawn(t: MorgueStory, seat: int, language: str = "en", width: int = 100) -> str:
    """The table and the hand as one seat sees them."""
    people = ["You" if other == seat else f"Seat {other}" for other in range(t.table.agreed.seats)]
    pen = Pen(Words(language, GAME.id), GAME.rulebook, people, seat, DRAWING.styles)
    out = io.StringIO()
    console = Console(file=out, width=width, highlight=False)
    console.print(DRAWING.table(t.view(seat), pen), DRAWING.hand(t.view(seat), pen))
    return " ".join(out.getvalue().split())


# -- playing ----------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "language"), [(2, "en"), (3, "de"), (4, "de")])
def test_a_whole_match_can_be_played(seats: int, language: str) -> None:
    evening = Evening(game=GAME, typed=sensible, seats=seats, lang=language, target=60, shut_out=True)
    assert evening.session.state.over
    assert ("Score sheet" if language == "en" else "Abrechnung") in evening.text
    assert "Orang-Utan" in evening.text


def test_feeding_a_card_can_be_taken_back_and_looking_at_it_cannot() -> None:
    refused = []

    def until_fed(session: Session) -> Iterator[str]:
        bot = sensible(session)
        while session.view().question != "feed":
            yield next(bot)
        refused.append(session.no_undo())
        yield "feed file"
        refused.append(session.no_undo())
        yield "undo"
        refused.append(session.no_undo())

    evening = Evening(game=GAME, typed=until_fed, seats=2)
    assert refused == ["undo-learned", "", "undo-learned"]
    assert evening.session.view().question == "feed"
    assert "Taken back: Feed" in evening.text


def test_four_are_asked_for_a_card_to_pass_and_one_to_hide_and_hear_what_they_got() -> None:
    evening = Evening("1", "1", game=GAME, seats=4)
    assert "Partners pass each other a card, face down." in evening.text
    assert "You give Max “3 A.M.” and get " in evening.text
    assert "Everybody puts a card under the Orang-Utan." in evening.text
    assert "You put " in evening.text
    assert "Max puts a card under the Orang-Utan." in evening.text


def test_the_table_shows_teams_pairs_and_the_orang_utan() -> None:
    t = given(
        "p0: poe ad | p1: rod | p2: sailor | p3: rod | a0: 3am*3 roch*4 assistance | a1: le-bon*3 | morgue: windows"
        " | under: poe*2"
    )
    shown = drawn(t, 0, width=120)
    assert "3 × “3 A.M.” + 4 × Quartier St. Roch ✓ pair complete" in shown
    assert "Team Cards Points Worth On the table" in shown
    assert "▸You 2 0 24 3 × “3 A.M.”" in shown
    assert "Seat 2 (partner) 1" in shown
    assert "Turn order: You → Seat 1 → Seat 2 → Seat 3" in shown
    assert "Seat 2 (Partner) 1" in drawn(t, 0, "de")
    assert "Zugfolge: You → Seat 1 → Seat 2 → Seat 3" in drawn(t, 0, "de")
    assert "Rue Morgue 1, on top: Rear Windows" in shown
    assert "Under the Orang-Utan 2" in shown
    assert "Your hand (2)" in shown
    assert "Unter dem Orang-Utan 2" in drawn(t, 0, "de")


def test_of_three_the_table_says_that_they_sit_in_the_order_of_their_turns() -> None:
    assert "Turn order Cards Points Worth On the table" in drawn(given("p0: poe | p1: rod | p2: ad", seats=3), 0)
    assert "Player Cards Points Worth On the table" in drawn(given("p0: poe | p1: rod"), 0)


def test_answers_stand_in_the_order_of_the_hand() -> None:
    t = given("p0: 3am poe deduction-ad-sailor | p1: rod", phase="play")
    assert t.options(0)[-2:] == ("discard deduction-ad-sailor", "discard poe")  # the engine has its own order
    assert t.view(0).hand == ("3am", "poe", "deduction-ad-sailor")
    pen = Pen(Words("en", GAME.id), GAME.rulebook, ["You", "Ines"], 0, {}, DRAWING.order)
    assert pen.sorted_answers(t.options(0))[-2:] == ["discard poe", "discard deduction-ad-sailor"]


def test_open_means_open() -> None:
    text = (Path(__file__).parent.parent / "screens" / "rue-morgue.txt").read_text(encoding="utf-8")
    out = io.StringIO()
    console = Console(file=out, width=80, highlight=False)
    Replay(Transcript.read(text, [GAME]), Words("en", GAME.id), console, None, True).show(None)
    shown = " ".join(out.getvalue().split())
    assert "Seat 1 gives Seat 3 Madame L’Espanaye and gets Quartier St. Roch." in shown
    assert "Seat 4 puts The Sailor under the Orang-Utan." in shown
    assert "Your hand" not in shown
    assert all(f"Hand of Seat {seat} (" in shown for seat in range(1, 5))
    assert "Under the Orang-Utan: Quartier St. Roch · Lightning Rod · The Sailor" in shown
    assert "The Rue Morgue, top first: Rear Windows · Deduction 3 A.M./St. Roch" in shown
    assert "The Case File, top first: Adolphe Le Bon · The Sailor · “3 A.M.” · Edgar Allan Poe" in shown


def test_only_the_feeder_is_shown_the_top_of_the_case_file() -> None:
    t = given("p0: 3am*3 ad | p1: poe | morgue: sailor | file: windows", phase="play")
    t.say("0 meld 3am 3")
    assert "On top of the Case File: Rear Windows" in drawn(t, 0)
    assert "Rear Windows" not in drawn(t, 1)


def test_whoever_searches_is_shown_the_pile() -> None:
    t = given("p0: assistance dupin 3am ad | p1: poe | morgue: sailor rod | under: windows", phase="play")
    t.say("0 play assistance search")
    assert "The Rue Morgue, top first: The Sailor · Lightning Rod" in drawn(t, 0)
    t.say("0 take rod")
    assert "Shown: Lightning Rod" in drawn(t, 1)
    t = given("p0: dupin 3am ad | p1: poe | under: windows*2", phase="play")
    t.say("0 play dupin")
    assert "Under the Orang-Utan: Rear Windows · Rear Windows" in drawn(t, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_every_question_a_status_line(language: str) -> None:
    words = Words(language, GAME.id)
    called = [words.name(card) for card in NAMES]
    assert all(name != card for name, card in zip(called, NAMES, strict=True))
    assert len(set(called)) == len(NAMES)
    automatic = {"hand-over", "exchange", "ask-to-hide", "refill"}
    assert [name for name, _ in FRAMES if not words.has(f"question-{name}") and name not in automatic] == []


def test_no_message_is_left_over() -> None:
    house = set(Words("en").ids)
    package = Path(whitechapel.__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in package.rglob("*.py"))
    house_wide = (
        "name-",
        "event-",
        "forgotten-",
        "question-",
        "do-",
        "ending-",
        "column-",
        "sheet-",
        "reason-",
        "rank-",
        "style-",
    )
    conventions = (*house_wide, "score-", "choice-", "looked-through-")
    for name in Words("en", GAME.id).ids:
        if name not in house and not name.startswith(conventions):
            assert f'"{name}"' in source or f"'{name}'" in source, name


def test_answers_and_events_read_as_a_player_would_say_them() -> None:
    english, german = Words("en", GAME.id), Words("de", GAME.id)
    assert english.answer("meld sailor 4") == "Meld 4 The Sailor"
    assert english.answer("play assistance consult") == "Dupin’s Assistance: consult your partner"
    assert english.answer("play prefect") == "Play Prefect of Police"
    assert german.answer("feed morgue") == "Den Orang-Utan aus der Rue Morgue füttern"
    assert german.answer("hide le-bon") == "Adolphe Le Bon unter den Orang-Utan legen"
    people = ("me", "Ines", "Max", "Ada")
    facts = {"partner": 2, "gave": "poe", "got": "rod"}
    assert english.event("exchanged", "me", facts, people) == "You give Max Edgar Allan Poe and get Lightning Rod."
    told = english.event("exchanged", "Max", {"partner": 0, "gave": "poe", "got": "rod"}, people)
    assert told == "You give Max Lightning Rod and get Edgar Allan Poe."
    assert english.event("exchanged", "Ines", {"partner": 3}, people) == "Ines and Ada pass each other a card."
    nothing = {"count": 0, "cards": (), "gained": 0, "gains": (), "dropped": ()}
    assert english.event("caught", "Ines", nothing, people) == "Ines catches the Orang-Utan. Nothing lies under it."
    some = {"count": 2, "cards": ("poe", "rod"), "gained": 1, "gains": ("rod",), "dropped": ("poe",)}
    assert german.event("caught", "me", some, people) == (
        "Du fängst den Orang-Utan. Unter ihm: Edgar Allan Poe, Blitzableiter. Das bringt Blitzableiter."
    )


# -- the score companion ----------------------------------------------------------------------------------


said = partial(companion.said, SCORER, GAME.id)
typed = partial(companion.typed, SCORER, GAME.id)


def hand(*players: str, more: str = "") -> str:
    """A file with players given as `table | hand`."""
    lines = [more]
    for number, player in enumerate(players):
        table, _, held = player.partition("|")
        lines.append(f'[[player]]\nname = "P{number}"\ntable = "{table.strip()}"\nhand = "{held.strip()}"')
    return "\n".join(lines)


def test_the_example_is_scored_with_its_catch() -> None:
    sheet = judge(read(from_file(EXAMPLE.read_text(encoding="utf-8"), FIELDS)))
    # Ines: four 3 A.M., three St. Roch, the Deduction and the pair; Dupin went to the Rue Morgue.
    # Max: Le Bon, Prefect and a layoff, less two Poe and a Deduction that nothing fits; his St. Roch is put aside.
    assert sheet.totals == (8 + 6 + 7 + 10, 6 + 4 + 2 - 6 - 7)


def test_the_sheet_shows_the_breakdown(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["score", "rue-morgue", str(EXAMPLE), "--lang", "de"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "Ines hat ausgemacht und den Orang-Utan gefangen." in shown
    assert "Paar 3 Uhr nachts und Quartier St. Roch +10" in shown
    assert "Beiseitegelegt: Max" in shown
    assert "Summe 31" in shown


def test_teams_share_an_area_and_one_side_can_be_shut_out() -> None:
    text = hand("3am*3 | poe", "madame*3 | rod", "roch*3 deduction-3am-roch |", "| rod", more="options.shut_out = true")
    assert judge(read(from_file(text, FIELDS))).totals == (29, 0)
    assert "Shut out" in said(text)
    assert "P0 and P2" in said(text)


def test_a_conversation_asks_again_about_what_makes_no_sense() -> None:
    shown = typed(
        "Ines Max", "boredom", "caught", "hat", "rod*3", "", "rod", "poe", "poe", "shut_out", "shut_out=on",
        "", "-", "",
    )  # fmt: skip
    assert "here it is 0" in shown
    assert "'boredom' is not possible here; it is one of: caught, solved, unsolved." in shown
    assert "There is no card 'hat'." in shown
    assert "'shut_out' is not of the form name=value." in shown
    assert "Total 8" in shown
    assert "Total -3" in shown


def test_a_wrong_option_is_asked_again_and_nothing_else() -> None:
    shown = typed("Ines Max", "", "rod*3", "", "", "", "poe", "hats=on", "shut_out=maybe", "shut_out=on")
    assert "rue-morgue has no option 'hats'" in shown
    assert "'maybe' is not a value for the setting shut_out; it takes one of: off, on." in shown
    assert shown.count("Names of the players") == 1
    assert shown.count("What lies before Ines") == 1
    assert "Total 6" in shown


def test_a_conversation_about_an_unsolved_hand_is_short() -> None:
    assert "The case stays unsolved: nobody scores." in typed("Ines Max", "unsolved", "rod*3", "", "")


MISTAKES = [
    (hand("rod*3 |", "rod*3 | poe"), "There are 6 cards of Lightning Rod"),
    (hand("rod*6 |", "| poe"), "There are 6 cards of Lightning Rod"),
    (hand("dupin |", "| poe", more='under = "dupin"'), "There are 2 cards of Monsieur Dupin"),
    (hand("hat |", "| poe"), "There is no card 'hat'"),
    (hand("rod*2 |", "| poe"), "Lightning Rod lies on the table, but what it needs is not melded"),
    (hand("prefect |", "| poe"), "Prefect of Police lies on the table"),
    (hand("deduction-3am-roch 3am*3 |", "| poe"), "Deduction 3 A.M./St. Roch lies on the table"),
    (hand("rod*3 | poe", "| poe"), "here it is 0"),
    (hand("rod*3 |", "|"), "here it is 2"),
    (hand("|", "| poe", more='ending = "solved"\nunder = "rod"'), "only when it is caught"),
    (
        hand("|", "| poe", more='ending = "boredom"'),
        "'boredom' is not possible here; it is one of: caught, solved, unsolved.",
    ),
    (hand("|", "| poe", more="under = 3"), "'under' must be a text in quotes"),
    (hand("|", "| poe", more='edition = "pegasus"'), "The file has 'edition'"),
    (hand("|", "| poe", more="options.hats = true"), "has no option 'hats'"),
    (hand("|"), "two to four players"),
    ("= nonsense", "Line 1 of the file is not written as TOML wants it: = nonsense"),
]


@pytest.mark.parametrize(("text", "sentence"), MISTAKES)
def test_a_mistake_gets_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(GameError) as mistake:
        said(text)
    assert sentence in Words("en", GAME.id).error(mistake.value)
    with pytest.raises(GameError) as german:
        said(text, "de")
    assert Words("de", GAME.id).error(german.value) not in ("", sentence)
