"""Whitechapel: a parlour for detective games with hidden information."""

from __future__ import annotations

from whitechapel.core.frames import (
    CHANCE,
    Action,
    BadAnswer,
    Event,
    GameError,
    Illegal,
    NotAsked,
    Over,
    State,
)
from whitechapel.core.game import Game, Result, find
from whitechapel.core.transcript import Transcript
from whitechapel.games import GAMES

__all__ = [
    "CHANCE",
    "GAMES",
    "Action",
    "BadAnswer",
    "Event",
    "Game",
    "GameError",
    "Illegal",
    "NotAsked",
    "Over",
    "Result",
    "State",
    "Transcript",
    "game",
    "read",
]

__version__ = "0.2.0"


def game(name: str) -> Game:
    """The game with this id, such as `jack-the-ripper`."""
    return find(name, GAMES)


def read(text: str) -> Transcript:
    """The transcript in this text, of any installed game."""
    return Transcript.read(text, GAMES)
