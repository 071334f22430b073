"""The games and bots of the house, by name."""

from __future__ import annotations

from typing import Final

from whitechapel.bots import usual
from whitechapel.core.frames import BadAnswer
from whitechapel.core.game import Game
from whitechapel.games import GAMES

_BY_ID: Final = {game.id: game for game in GAMES}


def game(name: str) -> Game:
    """The game with this id."""
    if name not in _BY_ID:
        raise BadAnswer(f"'{name}' is not a game of this house; there are: {', '.join(_BY_ID)}.")
    return _BY_ID[name]


def names() -> list[str]:
    """The ids of all games."""
    return list(_BY_ID)


def usual_bot(game: str) -> str:
    """Who sits down where nobody in particular is asked for."""
    return usual(game)
