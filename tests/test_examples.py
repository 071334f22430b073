"""Every example of a rule comes out as it says; and one that says something else is noticed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from whitechapel.core import examples
from whitechapel.core.examples import Example
from whitechapel.core.frames import GameError
from whitechapel.core.game import Game
from whitechapel.games import HOUSE

EXAMPLES = [
    pytest.param(game, example, id=f"{game.id}: {example.rules[0]}: {example.answer}"[:100])
    for game in HOUSE
    for example in examples.of(game)
]
every_game = pytest.mark.parametrize("game", HOUSE, ids=[game.id for game in HOUSE])


@pytest.mark.parametrize(("game", "example"), EXAMPLES)
def test_it_comes_out_as_the_example_says(game: Game, example: Example) -> None:
    assert examples.faults(game, example) == []


@pytest.mark.parametrize(("game", "example"), EXAMPLES)
def test_an_example_names_rules_that_exist_and_hold_in_its_edition(game: Game, example: Example) -> None:
    agreed = game.read_settings(example.settings)
    for rule in example.rules:
        assert game.rulebook.rules[rule].edition in ("", getattr(agreed, "edition", ""))
        assert game.rulebook.rules[rule].played


@every_game
def test_at_least_85_of_100_rules_that_speak_of_playing_have_an_example(game: Game) -> None:
    found = examples.coverage(game)
    assert len(found.shown) >= 0.85 * len(found.played), sorted(set(found.played) - set(found.shown))


# -- wrong expectations ---------------------------------------------------------------------------

VICTIM = Example(
    rules=("victim-draws-two",),
    settings={},
    table={"hand0": "victim-nichols eddy", "hand1": "gull", "file": "jill letters druitt", "phase": "play"},
    before=(),
    answer="0 play victim nichols",
    refused="",
    events=({"kind": "drew", "seat": 0, "count": 2, "cards": ["jill", "letters"]},),
    never=("scored",),
    after={"sizes": [3, 1]},
    offers=("0 discard jill",),
    denies=("0 discard druitt",),
)
RIPPER = HOUSE[0]


def test_an_example_without_mistakes_has_no_faults() -> None:
    assert examples.faults(RIPPER, VICTIM) == []


@pytest.mark.parametrize(
    ("wrong", "fault"),
    [
        ({"refused": "one-gavel"}, "Refused by no rule, not by one-gavel."),
        ({"answer": "1 draw file"}, "Refused by not-your-turn, not by none."),
        ({"events": ({"kind": "drew", "count": 3},)}, "It did not come to"),
        ({"events": ({"kind": "drew", "seat": 1},)}, "It did not come to"),
        ({"events": ({"kind": "drew", "cards": ["jill"]},)}, "It did not come to"),
        ({"events": ({"kind": "drew"}, {"kind": "played"})}, "It did not come to"),
        ({"events": ({"kind": "drew", "to": 1, "cards": ["jill", "letters"]},)}, "It did not come to"),
        ({"events": ({"kind": "drew", "to": 0, "hides": ["cards"]},)}, "It did not come to"),
        ({"never": ("drew",)}, "It came to 'drew'."),
        ({"after": {"sizes": [2, 1]}}, "Afterwards sizes is (3, 1), not [2, 1]."),
        ({"after": {"areas": [{"cards": []}, {}]}}, "Afterwards areas is"),
        ({"after": {"no-such-field": 1}}, "Afterwards no-such-field is None, not 1."),
        ({"offers": ("0 discard druitt",)}, "'0 discard druitt' is not possible then."),
        ({"denies": ("0 discard jill",)}, "'0 discard jill' is possible then."),
        ({"table": {"hand0": "victim-nichols eddy", "rest": "nowhere", "phase": "play"}}, "The table is impossible"),
    ],
)
def test_a_wrong_expectation_is_noticed(wrong: dict[str, Any], fault: str) -> None:
    found = examples.faults(RIPPER, VICTIM._replace(**wrong))
    assert any(sentence.startswith(fault) for sentence in found), found


def test_a_shuffle_names_only_what_matters() -> None:
    dealt = VICTIM._replace(settings={"first_dealer": "0"}, table={}, answer="* shuffled jill*3 escapes ...")
    hands = [event.facts["cards"] for event in examples.play(RIPPER, dealt).events if event.kind == "dealt"]
    assert [card in hand for card, hand in (("jill", hands[0]), ("escapes", hands[0]))] == [True, True]
    assert hands[1].count("jill") == 2


# -- mistakes in a file ---------------------------------------------------------------------------

GOOD = """
[[example]]
rules = ["draw-one"]
table.hand0 = "eddy"
answer = "0 draw file"
events = [{ kind = "drew" }]
"""


def test_a_file_without_mistakes_is_read(tmp_path: Path) -> None:
    path = tmp_path / "examples.toml"
    path.write_text(GOOD + "settings = { seats = 3, vote = true }\n", encoding="utf-8")
    (example,) = examples.load(path)
    assert example.settings == {"seats": "3", "vote": "on"}
    assert example.table == {"hand0": "eddy"}
    assert example.events == ({"kind": "drew"},)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[[example", "examples.toml is not a TOML file: "),
        (GOOD + 'say = "x"', "examples.toml: the example of draw-one has a field 'say' that no example has."),
        (GOOD.replace("answer", "# "), "examples.toml: the field 'answer' of the example of draw-one is missing"),
        (GOOD.replace("rules", "# "), "examples.toml: the field 'rules' of the example of an unnamed rule is missing"),
        (GOOD.replace('["draw-one"]', '"draw-one"'), "examples.toml: the field 'rules' of the example of draw-one is"),
        (GOOD.replace("events", "# "), "examples.toml: the field 'events' of the example of draw-one is missing"),
        (GOOD.replace("kind", "what"), "examples.toml: the field 'events' of the example of draw-one is missing"),
        (GOOD.replace("0 draw", "draw"), "examples.toml: 'draw file' in the example of draw-one is not a seat"),
    ],
)
def test_a_mistake_in_a_file_is_named_with_its_rule(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "examples.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(GameError) as error:
        examples.load(path)
    assert str(error.value).startswith(sentence)


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        ({"hand9": "eddy"}, "A table of this game has no part 'hand9'."),
        ({"hand0": "eddi"}, "Nothing in this game is called 'eddi'."),
        ({"turn": "first"}, "'first' is not a number for 'turn'."),
        ({"phase": "sleep"}, "Nothing in this game is called 'sleep'."),
        ({"hand0": "eddy*6"}, "More things of a kind lie on the table than there are in this game."),
    ],
)
def test_a_table_that_cannot_be_laid_out_is_refused_with_a_sentence(table: dict[str, str], sentence: str) -> None:
    with pytest.raises(GameError, match=sentence):
        examples.play(RIPPER, VICTIM._replace(table=table))
