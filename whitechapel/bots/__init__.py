"""The bots of the house: who can sit at a table, by game and name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whitechapel.bots.bot import Bot, BotMaker
from whitechapel.bots.random_bot import RandomBot
from whitechapel.bots.simple_check_the_ripper import SimpleCheckTheRipper
from whitechapel.bots.simple_jack_the_ripper import SimpleJackTheRipper
from whitechapel.bots.simple_mr_jack import SimpleMrJack
from whitechapel.bots.simple_rue_morgue import SimpleRueMorgue

__all__ = ["BOTS", "Bot", "BotMaker", "bots"]

ANY_GAME: Final[Mapping[str, BotMaker]] = {"random": RandomBot}

BOTS: Final[Mapping[str, Mapping[str, BotMaker]]] = {
    "jack-the-ripper": {**ANY_GAME, "simple": SimpleJackTheRipper},
    "rue-morgue": {**ANY_GAME, "simple": SimpleRueMorgue},
    "mr-jack": {**ANY_GAME, "simple": SimpleMrJack},
    "check-the-ripper": {**ANY_GAME, "simple": SimpleCheckTheRipper},
}
"""By game and name; the last of a game's bots is its usual opponent."""


def bots(game: str) -> Mapping[str, BotMaker]:
    """The bots that play this game, by name."""
    return BOTS.get(game, ANY_GAME)
