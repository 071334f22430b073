"""The bots of the house: who can sit at a table, by game and name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whitechapel.bots.bot import Bot, BotMaker
from whitechapel.bots.random_bot import RandomBot
from whitechapel.bots.simple_jack_the_ripper import SimpleJackTheRipper

__all__ = ["BOTS", "Bot", "BotMaker", "bots"]

ANY_GAME: Final[Mapping[str, BotMaker]] = {"random": RandomBot}

BOTS: Final[Mapping[str, Mapping[str, BotMaker]]] = {
    "jack-the-ripper": {**ANY_GAME, "simple": SimpleJackTheRipper},
}
"""By game and name; the last of a game's bots is its usual opponent."""


def bots(game: str) -> Mapping[str, BotMaker]:
    """The bots that play this game, by name."""
    return BOTS.get(game, ANY_GAME)
