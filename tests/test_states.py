"""A state's fields are written once: whatever its clone or its empty table forgets is noticed, field by field."""

from __future__ import annotations

from random import Random

import pytest

import whitechapel
from whitechapel.core.frames import State, fields
from whitechapel.core.game import Game
from whitechapel.core.laws import check_game, variants

OWN = ("stack", "sealed", "events")
"""What every state has."""
FIELDS = [(game, name) for game in whitechapel.GAMES for name in fields(type(game.new())) if name not in OWN]


def called(case: object) -> str:
    return case.id if isinstance(case, Game) else str(case)


@pytest.mark.parametrize("game", whitechapel.GAMES, ids=called)
def test_a_new_game_and_a_copy_of_it_have_every_field(game: Game) -> None:
    state = game.new()
    assert len(state.parts()) == len(fields(type(state))) - 1  # without the events
    assert state.clone().parts() == state.parts()


# A compiled field cannot be taken away from an object; there, a forgotten line raises as soon as the field is read.
@pytest.mark.interpreted
@pytest.mark.parametrize(("game", "name"), FIELDS, ids=called)
def test_a_clone_that_forgets_a_field_breaks_a_law(game: Game, name: str) -> None:
    def forgetful(state: State) -> State:
        copy = state.clone()
        delattr(copy, name)
        return copy

    found = check_game(game, variants(game)[0], 1, clone=forgetful)
    assert found is not None
    assert name in found.sentence


@pytest.mark.parametrize(("game", "name"), FIELDS, ids=called)
def test_a_clone_shares_nothing_that_can_change(game: Game, name: str) -> None:
    state = game.new()
    rng = Random(1)
    for _ in range(60):
        state.apply(state.sample(rng) if state.seat() == whitechapel.CHANCE else rng.choice(state.options()))
    ours, theirs = getattr(state, name), getattr(state.clone(), name)
    assert theirs == ours
    assert theirs is not ours or not isinstance(ours, list | dict | set)
