"""Both languages say the same things, and there is a word for everything the games can show."""

from __future__ import annotations

import ast as python
import re
from dataclasses import replace
from importlib import invalidate_caches
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor

import whitechapel
from whitechapel import text
from whitechapel.bots import bots
from whitechapel.bots.jack_the_ripper import reason as ripper_reason
from whitechapel.bots.rue_morgue import reason as morgue_reason
from whitechapel.core.frames import CHANCE
from whitechapel.core.game import Game
from whitechapel.games.jack_the_ripper import GAME as RIPPER
from whitechapel.games.jack_the_ripper.material import NAMES
from whitechapel.games.jack_the_ripper.steps import FRAMES
from whitechapel.games.rue_morgue import GAME as MORGUE
from whitechapel.text import FOLDER, LANGUAGES, ME, Words

ROOT = Path(__file__).resolve().parent.parent
FILES = sorted(path.relative_to(FOLDER).as_posix().removesuffix("en.ftl") for path in FOLDER.rglob("*en.ftl"))
"""All files with words, without their languages: `house.`, `mr_jack/`, `mr_jack/client.` and so on."""


def messages(file: Path) -> dict[str, ast.Message]:
    """The messages of one file, by id; anything Fluent cannot read fails."""
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file} has {entry.id.name} twice"
            found[entry.id.name] = entry
    return found


class Variables(visitor.Visitor):
    """Collects the variables a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (the parser asks by this name)
        self.found.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    collector = Variables()
    collector.visit(message)
    return collector.found


def test_every_game_has_a_folder_and_what_belongs_to_all_lies_beside_them() -> None:
    homes = [game.home for game in whitechapel.GAMES if game.home.startswith("whitechapel.games.")]
    folders = {home.removeprefix("whitechapel.games.") for home in homes} | {"rummy"}
    assert {file.partition("/")[0] for file in FILES if "/" in file} == folders
    assert [file for file in FILES if "/" not in file] == [
        "client.",
        "club.",
        "companion.",
        "house.",
        "mcp.",
        "server.",
        "typed.",
    ]


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_messages_in_the_same_order(file: str) -> None:
    english, german = messages(FOLDER / f"{file}en.ftl"), messages(FOLDER / f"{file}de.ftl")
    # In English the sentences of errors stand where they are raised; see test_errors.py.
    assert list(english) == [name for name in german if not name.startswith("error-")]


@pytest.mark.parametrize("file", FILES)
def test_a_message_needs_the_same_facts_in_both_languages(file: str) -> None:
    german = messages(FOLDER / f"{file}de.ftl")
    for name, message in messages(FOLDER / f"{file}en.ftl").items():
        assert variables(message) == variables(german[name]), name


def test_the_facts_of_a_message_are_found_at_all() -> None:
    assert variables(messages(FOLDER / "jack_the_ripper/en.ftl")["event-took-along"]) == {"who", "card", "other-who"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_loader_knows_the_same_ids_as_fluent(language: str) -> None:
    both = [*messages(FOLDER / f"house.{language}.ftl"), *messages(FOLDER / f"jack_the_ripper/{language}.ftl")]
    assert list(Words(language, "jack-the-ripper").ids) == both


def test_the_words_of_a_game_from_another_package_are_in_its_own_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    marbles = tmp_path / "marbles"
    marbles.mkdir()
    (marbles / "__init__.py").write_text("", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    game = replace(RIPPER, id="marbles", home="marbles")
    monkeypatch.setattr(text, "GAMES", (*whitechapel.GAMES, game))
    assert (text.folder("marbles"), text.folder("chess")) == (None, None)
    assert Words("de", "marbles").ids == Words("de").ids
    assert Words("de", "marbles").answer("throw stone") == "throw stone"
    assert text.own_words("de", "marbles") == ""

    (marbles / "text").mkdir()
    invalidate_caches()
    (marbles / "text" / "en.ftl").write_text("do-throw = Throw", encoding="utf-8")
    assert text.folder("marbles") == marbles / "text"
    assert [Words(language, "marbles").answer("throw stone") for language in LANGUAGES] == ["Throw", "Throw"]

    (marbles / "text" / "de.ftl").write_text("do-throw = Werfen", encoding="utf-8")
    assert [Words(language, "marbles").answer("throw stone") for language in LANGUAGES] == ["Throw", "Werfen"]
    assert Words("de", "marbles", "typed").ids == Words("de").ids
    (marbles / "text" / "client.de.ftl").write_text("heap = Haufen", encoding="utf-8")
    assert text.own_words("de", "marbles") == "do-throw = Werfen\nheap = Haufen"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    words = Words(language, "jack-the-ripper")
    called = [words.name(card) for card in NAMES]
    assert all(name != card for name, card in zip(called, NAMES, strict=True))
    assert len(set(called)) == 32


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", whitechapel.GAMES, ids=lambda game: game.id)
def test_every_answer_and_every_event_is_put_into_words(game: Game, language: str) -> None:
    words = Words(language, game.id)
    for action in game.actions:
        assert words.answer(action) != action
    for kind in game.hearings:
        assert words.has(f"event-{kind}"), kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_status_line(language: str) -> None:
    automatic = {"hand-over", "draw-two", "after-commissioner"}
    words = Words(language, RIPPER.id)
    for name, _ in FRAMES:
        assert words.has(f"question-{name}") or name in automatic, name


def test_answers_read_as_a_player_would_say_them() -> None:
    english, german = Words("en", RIPPER.id), Words("de", RIPPER.id)
    assert english.answer("meld druitt 3") == "Meld 3 Montague Druitt"
    assert english.answer("meld eddy 2 +wild") == "Meld 2 Prince Eddy with Wild"
    assert english.answer("layoff wild as gull") == "Lay off Wild as Sir Gull"
    assert english.answer("play alibi eddy") == "Play Alibi Eddy/Gull for Prince Eddy"
    assert german.answer("meld eddy 1 +2wild") == "1 Prinz Eddy melden mit 2 Jokern"
    assert german.answer("play victim nichols") == "Opfer Mary Nichols ausspielen"
    assert german.answer("call vote") == "Zur Tippabgabe aufrufen"


def test_events_speak_to_the_reader_and_of_the_others() -> None:
    english, german = Words("en", RIPPER.id), Words("de", RIPPER.id)
    people = (ME, "Ines")
    facts = {"card": "scene-bucks-row", "other": 0}
    assert english.event("took-along", "Ines", facts, people) == "Ines takes Scene Buck’s Row along from you."
    assert (
        german.event("drew", ME, {"count": 2, "cards": ("gull", "gull"), "left": 9}, people)
        == "Du ziehst 2 × Sir Gull."
    )
    assert german.event("drew", "Ines", {"count": 1, "left": 9}, people) == "Ines zieht eine Karte."


def test_a_name_that_would_be_misread_stands_in_quotation_marks() -> None:
    english, german = Words("en", MORGUE.id), Words("de", MORGUE.id)
    assert english.event("discarded", "Ines", {"card": "3am"}, ["Ines"]) == "Ines discards “3 A.M.”."
    assert english.names(["3am", "3am", "3am", "rod"]) == "3 × “3 A.M.”, Lightning Rod"
    assert german.answer("meld 3am 3") == "3 „3 Uhr nachts“ melden"
    assert german.answer("discard sailor") == "„Der Seemann“ ablegen"
    english, german = Words("en", RIPPER.id), Words("de", RIPPER.id)
    assert english.answer("play strikes") == "Play “Ripper Strikes”"
    assert german.answer("play strikes") == "„Der Ripper schlägt zu“ ausspielen"
    assert german.event("played", "Ines", {"card": "commissioner", "suspect": ""}, ["Ines"]) == (
        "Ines spielt „Polizeipräsident tritt zurück“ aus."
    )
    assert german.say("ending-escaped") == "„Der Ripper entkommt“ wurde gespielt."
    assert german.name("escapes") == "Der Ripper entkommt"  # as it stands on the card


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", whitechapel.GAMES, ids=lambda game: game.id)
def test_no_name_begins_with_a_digit_or_ends_with_a_full_stop(game: Game, language: str) -> None:
    words = Words(language, game.id)
    for value in words.all_names():
        if value != "2wild":  # a number of wilds, not a name
            assert not words.quoted(value)[0].isdigit()
            assert not words.quoted(value).endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", whitechapel.GAMES, ids=lambda game: game.id)
def test_whatever_happens_in_a_match_can_be_said_to_everybody(game: Game, language: str) -> None:
    words = Words(language, game.id)
    rng = Random(5)
    state = game.new()
    state.events = []
    agreed = game.read_settings({})
    players = [bots(game.id)["random"](game, agreed, seat, Random(seat)) for seat in range(agreed.seats)]
    for _ in range(2000):
        if state.over:
            break
        seat = state.waiting()[0]
        if seat == CHANCE:
            state.play(seat, state.sample(rng))
        else:
            state.play(seat, game.action(players[seat].choose(game.view(state, seat))))
    assert len(state.events) > 20
    for event in state.events:
        for reader in (*range(agreed.seats), None):
            people = [ME if seat == reader else f"P{seat}" for seat in range(agreed.seats)]
            told = game.told(event, reader)
            said = words.event(told.kind, people[told.seat] if told.seat >= 0 else "", told.facts, people)
            assert said.endswith("."), said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "reason"), [(RIPPER, ripper_reason), (MORGUE, morgue_reason)], ids=["ripper", "morgue"]
)
def test_a_rummy_bot_has_words_for_every_answer_it_can_advise(game: Game, reason: Any, language: str) -> None:
    words = Words(language, game.id)
    state = game.new()
    while (seat := state.waiting()[0]) == CHANCE:
        state.play(seat, state.sample(Random(5)))
    view = game.view(state, seat)
    given = {
        f"reason-{name}": words.say(f"reason-{name}", **facts)
        for seen in (view, view._replace(hand=view.hand[:1]), view._replace(options=tuple(game.actions)))
        for text in game.actions
        for name, facts in [reason(seen, text)]
    }
    for name in ("ahead", "close", "match", "costs", "gives"):  # how the hand would end
        given[f"reason-{name}"] = words.say(f"reason-{name}", mine=14, theirs=-1, out=52, rivals=2, points=1)
    assert set(given) == {name for name in words.ids if name.startswith("reason-")}


def reasons(source: str) -> set[str]:
    """The reasons that a bot's source names: given to a candidate, returned by `_reason`, or assigned to `reason`."""
    places: list[python.expr] = []
    for node in python.walk(python.parse(source)):
        match node:
            case python.Call(func=python.Name(id="Candidate"), args=[_, _, given, *_]):
                places.append(given)
            case python.Assign(targets=[python.Name(id="reason")], value=given):
                places.append(given)
            case python.Assign(
                targets=[python.Tuple(elts=[python.Name(id="reason"), *_])], value=python.Tuple(elts=[given, *_])
            ):
                places.append(given)
            case python.FunctionDef(name="_reason"):
                returned = [one.value for one in python.walk(node) if isinstance(one, python.Return)]
                places += [one.elts[0] for one in returned if isinstance(one, python.Tuple)]
    found = [one.value for place in places for one in python.walk(place) if isinstance(one, python.Constant)]
    return {name for one in found if isinstance(one, str) for name in one.split()}


@pytest.mark.parametrize("game", ["mr_jack", "check_the_ripper"])
def test_the_other_bots_have_words_for_every_reason_they_name(game: str) -> None:
    folder = Path(whitechapel.__file__).parent / "bots" / game
    source = "\n".join([path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py"))])
    assert {f"reason-{name}" for name in reasons(source)} == {
        name for name in messages(FOLDER / game / "en.ftl") if name.startswith("reason-")
    }


@pytest.mark.parametrize(
    ("language", "mine", "others", "nobodys"),
    [
        ("en", "You: turned over, card king", "Ines: turned over, card king", "shown, seats 0 1"),
        ("de", "Du: turned over, card king", "Ines: turned over, card king", "shown, seats 0 1"),
    ],
)
def test_an_event_that_nobody_has_put_into_words_can_still_be_read(
    language: str, mine: str, others: str, nobodys: str
) -> None:
    words = Words(language)
    assert words.event("turned-over", ME, {"card": "king"}, [ME, "Ines"]) == mine
    assert words.event("turned-over", "Ines", {"card": "king"}, [ME, "Ines"]) == others
    assert words.event("shown", "", {"seats": (0, 1)}, [ME, "Ines"]) == nobodys


def test_a_message_that_lacks_a_fact_or_does_not_exist_is_not_said() -> None:
    words = Words("en")
    with pytest.raises(LookupError, match="no message 'nonsense'"):
        words.say("nonsense")
    with pytest.raises(LookupError, match="'saved' in en cannot be said"):
        words.say("saved")
    with pytest.raises(LookupError, match="'fr' is not spoken here"):
        Words("fr")


def test_no_message_is_left_over() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in Path(whitechapel.__file__).parent.rglob("*.py"))
    by_convention = (
        "name-",
        "event-",
        "forgotten-",
        "question-",
        "do-",
        "ending-",
        "verdict-",
        "column-",
        "arg-",
        "sheet-",
        "score-",
        "choice-",
        "reason-",
        "bot-",
        "puzzle-theme-",
        "rank-",
        "style-",
    )
    for file in ("house.", "jack_the_ripper/"):
        for name in messages(FOLDER / f"{file}en.ftl"):
            assert f'"{name}"' in source or f"'{name}'" in source or name.startswith(by_convention), name


def test_no_message_of_the_browser_is_left_over() -> None:
    files = [file for file in (ROOT / "client" / "src").rglob("*") if file.suffix in (".ts", ".svelte")]
    said = "".join(file.read_text(encoding="utf-8") for file in files if ".test." not in file.name)
    begun = tuple(set(re.findall(r"`([a-z]+(?:-[a-z]+)*-)\$\{", said)))
    ended = tuple(set(re.findall(r"\}(-[a-z-]+)`", said)))
    for part in [part for part in FILES if part == "club." or part.endswith("client.")]:
        file = FOLDER / f"{part}en.ftl"
        words = file.read_text(encoding="utf-8")
        for name in messages(file):
            built = name.startswith(begun) or name.endswith(ended)
            assert built or re.search(rf"[\"'`]{name}[\"'`]", said) or f"{{ {name} }}" in words, f"{part}: {name}"


def test_the_browser_finds_every_message_it_names() -> None:
    by_part = {part: set(messages(FOLDER / f"{part}en.ftl")) for part in FILES}
    client = ROOT / "client" / "src"
    for file in client.rglob("*"):
        if file.suffix not in (".ts", ".svelte") or ".test." in file.name:
            continue
        room, *inside = file.relative_to(client).parts
        game = inside[0].replace("-", "_") if room == "games" and len(inside) > 1 else ""
        # A table has the words of its game; what is drawn for any game may have those of each.
        known = [ids for part, ids in by_part.items() if game in ("", "rummy") or part.startswith((game, "rummy"))]
        known += [ids for part, ids in by_part.items() if "/" not in part]
        said = set(re.findall(r"\b(?:t|say)\(\s*[\"']([a-z0-9-]+)[\"']", file.read_text(encoding="utf-8")))
        assert said <= set().union(*known), file


def test_a_reason_quotes_a_name_that_would_be_misread() -> None:
    words = Words("de", "jack-the-ripper")
    assert words.reason("take", {"card": "escapes"}) is not None
    assert "„Der Ripper entkommt“" in str(words.reason("take", {"card": "escapes"}))
