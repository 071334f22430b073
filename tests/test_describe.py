"""A view in plain sentences: `game.describe(view, language)`."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from whitechapel.core.frames import CHANCE, State
from whitechapel.core.game import Game
from whitechapel.games import GAMES
from whitechapel.text import LANGUAGES

FOLLOWS = {"agenda", "agreed", "options", "sheets", "ready", "reach", "sights", "ways"}
"""Fields that follow from others, that only a drawing needs, or that are put into fewer words on purpose."""


def positions(game: Game, games: int, **settings: Any) -> Iterator[State]:
    """Every position of some random games."""
    for number in range(games):
        rng = Random(f"{game.id} {number}")
        state = game.new(**settings)
        while not state.over:
            seat = state.waiting()[0]
            state.play(seat, state.sample(rng) if seat == CHANCE else rng.choice(state.question(seat).options(state)))
            yield state


def seen_by(game: Game, state: State) -> Iterator[Any]:
    """What everybody sees, a spectator too."""
    seats = len(game.result(state).scores)
    return (game.view(state, seat) for seat in (*range(seats), None))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_can_be_read_aloud(game: Game, language: str) -> None:
    for number, state in enumerate(positions(game, 2, **game.short)):
        if number % 7 == 0:
            for view in seen_by(game, state):
                text = game.describe(view, language, ["Ines", "Otto"])
                assert "None" not in text
                assert "{" not in text
                assert all(line == line.strip() and line for line in text.splitlines())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_two_views_that_differ_never_read_alike(game: Game) -> None:
    told: dict[str, tuple[Any, ...]] = {}
    for state in positions(game, 3, **game.short):
        view = game.view(state, 0)
        shown = tuple([value for name, value in view._asdict().items() if name not in FOLLOWS])
        assert told.setdefault(game.describe(view), shown) == shown
    assert len(told) > 50


def test_people_go_by_their_names_and_the_reader_is_addressed() -> None:
    game = next(game for game in GAMES if game.id == "jack-the-ripper")
    state = next(positions(game, 1, first_dealer=1, max_hands=1))
    mine = game.describe(game.view(state, 0), "en", ["Ines", "Otto"])
    watched = game.describe(game.view(state, None), "de", ["Ines", "Otto"])
    assert "Your hand: " in mine
    assert "Before Otto" in mine
    assert "Ines" not in mine
    assert "Deine Hand" not in watched
    assert "Vor Ines" in watched


def test_a_detective_is_told_the_role_and_not_the_name() -> None:
    game = next(game for game in GAMES if game.id == "mr-jack")
    state = next(positions(game, 1))
    detective, jack = (game.describe(game.view(state, seat)) for seat in (0, 1))
    assert "You are the detective" in detective
    assert "\nJack is" not in detective
    assert "You are Jack" in jack
    assert f"\nJack is {game.view(state, 1).jack.title()}" in jack.replace("Miss ", "")
