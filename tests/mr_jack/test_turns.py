"""Whole turns: nothing missing, nothing twice; and how many there are in the opening."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from math import prod
from pathlib import Path
from typing import Any

import pytest
from mr_jack.stories import ALIBIS, given

from whitechapel.core.frames import CHANCE, GameError
from whitechapel.games.mr_jack import GAME
from whitechapel.games.mr_jack.actions import Move
from whitechapel.games.mr_jack.material import CHARACTER, EVERYBODY
from whitechapel.games.mr_jack.state import Table
from whitechapel.games.mr_jack.steps import bundles_with, turns

PERFT = Path(__file__).with_name("perft.txt")


def ends_of_turn(table: Any) -> Iterator[Any]:
    """Every table at the end of this turn, one for each way to answer question by question."""
    todo = [table]
    while todo:
        state = todo.pop()
        for action in state.options():
            after = state.clone()
            after.apply(action)
            if after.over or after.turn != table.turn:
                yield after
            else:
                todo.append(after)


def question_by_question(table: Any) -> set[tuple[object, ...]]:
    """The different tables at the end of this turn."""
    return {after.parts() for after in ends_of_turn(table)}


def all_at_once(table: Any) -> Counter[tuple[object, ...]]:
    """The same from the list of whole turns, every answer through the checked door."""
    found: Counter[tuple[object, ...]] = Counter()
    for turn in turns(table):
        after = table.clone()
        for action in turn:
            assert not after.over
            assert after.turn == table.turn
            after.play(after.seat(), action)
        assert after.over or after.turn != table.turn
        found[after.parts()] += 1
    return found


@pytest.mark.slow
def test_the_list_of_whole_turns_has_every_result_once() -> None:
    """In random positions of random games, often with few suspects and the witness unseen, so that there are ends."""
    rng = random.Random(11)
    compared = 0
    for number in range(20):
        state: Any = GAME.new(edition=("2006", "later")[number % 2])
        while not state.over:
            seat = state.seat()
            if seat != CHANCE and state.stack[-1].name == "choose-card" and rng.random() < 0.06:
                table = state.clone()
                table.turn = rng.randrange(3)  # not the last of a round: what the witness does is not part of the turn
                table.seen = rng.random() < 0.3
                expected = question_by_question(table)
                assert all_at_once(table) == Counter(dict.fromkeys(expected, 1))
                compared += 1
            state.apply(state.sample(rng) if seat == CHANCE else rng.choice(state.options()))
    assert compared > 14


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("who", ["holmes", "watson", "smith", "lestrade", "stealthy", "goodley", "gull", "bert"])
def test_whole_turns_are_complete_where_nobody_can_move(seat: int, who: str) -> None:
    others = [name for name in CHARACTER if name != who]
    places = dict(zip(others, ["l7", "m8", "k7", "j6", "m9", "i5", "i6"], strict=True))
    at = ", ".join(f"{name} {hex}" for name, hex in [(who, "l6"), *places.items()])
    table = given(f"{seat} plays {who} | round: {2 - seat} | jack: {who} | witness: unseen | at: {at}").table
    assert all_at_once(table) == Counter(dict.fromkeys(question_by_question(table), 1))


def test_whole_turns_are_listed_only_when_a_card_is_to_be_chosen() -> None:
    t = given("0 plays holmes")
    t.say("0 card holmes")
    with pytest.raises(GameError, match="when a card is to be chosen"):
        turns(t.table)
    dealing = GAME.new()
    assert isinstance(dealing, Table)
    with pytest.raises(GameError, match="when a card is to be chosen"):
        turns(dealing)


def test_listing_turns_changes_nothing() -> None:
    t = given("0 plays holmes watson goodley bert")
    before = t.table.parts()
    turns(t.table)
    assert t.table.parts() == before


# -- counts ---------------------------------------------------------------------------------------


def opening(edition: str, cards: str) -> Any:
    """The first choice of a card, with these four face up."""
    table = GAME.new(edition=edition)
    table.apply(GAME.chance(f"alibis {ALIBIS}"))
    table.apply(GAME.chance(f"cards {cards}"))
    return table


def ways_to_answer(table: Any) -> int:
    """How many different rows of answers make up a whole turn."""
    return sum(1 for _ in ends_of_turn(table))


def two_turns(table: Any) -> int:
    """How many different pairs of turns there are; a turn that ends the game counts as one."""
    count = 0
    for turn in turns(table):
        after = table.clone()
        for action in turn:
            after.apply(action)
        count += 1 if after.over else len(turns(after))
    return count


def counted(line: str) -> int:
    """The number a line of the file is about, counted now."""
    edition, what, *names = line.split()[:-1]
    if what == "turns":
        table = opening(edition, "holmes watson smith lestrade")
        table.cards = table.dealt = EVERYBODY
        return sum(prod(map(len, bundle)) for bundle in bundles_with(table, 0, CHARACTER[names[0]]))
    table = opening(edition, " ".join(names))
    return ways_to_answer(table) if what == "answers" else two_turns(table)


def lines() -> list[str]:
    return [line for line in PERFT.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]


@pytest.mark.parametrize("line", lines())
def test_the_opening_has_as_many_turns_as_written_down(line: str) -> None:
    assert counted(line) == int(line.split()[-1].replace(",", ""))


def test_a_turn_is_a_row_of_answers() -> None:
    table = given("0 plays watson").table
    found = turns(table)
    assert all(isinstance(action, Move) for turn in found for action in turn)
    assert [action.text for action in found[0]] == ["card watson", "move a1", "face n"]
