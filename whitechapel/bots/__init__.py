"""The bots of the house: who can sit at a table, by game and name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whitechapel.bots.bot import Bot, BotMaker, Candidate
from whitechapel.bots.random_bot import RandomBot
from whitechapel.bots.simple_check_the_ripper import SimpleCheckTheRipper
from whitechapel.bots.simple_jack_the_ripper import SimpleJackTheRipper
from whitechapel.bots.simple_mr_jack import SimpleMrJack
from whitechapel.bots.simple_rue_morgue import SimpleRueMorgue

__all__ = ["BOTS", "LEVELS", "Bot", "BotMaker", "Candidate", "bots", "usual"]

LEVELS: Final = ("constable", "sergeant", "inspector", "superintendent")
"""The ranks that every game offers, the weakest first."""

ANY_GAME: Final[Mapping[str, BotMaker]] = {"random": RandomBot}
"""Who plays every game: for tests and comparisons, not worth playing against."""

BOTS: Final[Mapping[str, Mapping[str, BotMaker]]] = {
    "jack-the-ripper": {**ANY_GAME, **dict.fromkeys(LEVELS, SimpleJackTheRipper)},
    "rue-morgue": {**ANY_GAME, **dict.fromkeys(LEVELS, SimpleRueMorgue)},
    "mr-jack": {**ANY_GAME, **dict.fromkeys(LEVELS, SimpleMrJack)},
    "check-the-ripper": {**ANY_GAME, **dict.fromkeys(LEVELS, SimpleCheckTheRipper)},
}
"""By game and name."""


def bots(game: str) -> Mapping[str, BotMaker]:
    """The bots that play this game, by name."""
    return BOTS.get(game, ANY_GAME)


def usual(game: str) -> str:
    """The name of a game's usual opponent: who sits down where nobody in particular is asked for."""
    return "inspector" if "inspector" in bots(game) else "random"
