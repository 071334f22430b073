"""Games and their default bots, by name."""

from __future__ import annotations

from whitechapel.bots import adviser, bots, default_bot, players, styled, styles
from whitechapel.core.game import Game, find
from whitechapel.games import GAMES

__all__ = ["adviser", "bots", "default_bot", "game", "names", "players", "styled", "styles"]


def game(name: str) -> Game:
    """The game with this id."""
    return find(name, GAMES)


def names() -> list[str]:
    """The ids of all games."""
    return [game.id for game in GAMES]
