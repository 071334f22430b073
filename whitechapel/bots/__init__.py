"""The bots of the house: who can sit at a table, by game and name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whitechapel.bots import jack_the_ripper, rue_morgue
from whitechapel.bots.bot import Bot, BotMaker, Candidate
from whitechapel.bots.check_the_ripper import CHECK_THE_RIPPER
from whitechapel.bots.guests import invited
from whitechapel.bots.mr_jack import MR_JACK
from whitechapel.bots.plain import plain
from whitechapel.bots.random_bot import RandomBot
from whitechapel.bots.search import Limits

__all__ = ["BOTS", "LEVELS", "Bot", "BotMaker", "Candidate", "bots", "contenders", "usual"]

LEVELS: Final = ("constable", "sergeant", "inspector", "superintendent")
"""The ranks that every game offers, the weakest first."""

ANY_GAME: Final[Mapping[str, BotMaker]] = {"random": RandomBot}
"""Who plays every game: for tests and comparisons, not worth playing against."""

BOTS: Final[Mapping[str, Mapping[str, BotMaker]]] = {
    "jack-the-ripper": {**ANY_GAME, **jack_the_ripper.JACK_THE_RIPPER},
    "rue-morgue": {**ANY_GAME, **rue_morgue.RUE_MORGUE},
    "mr-jack": {**ANY_GAME, **MR_JACK},
    "check-the-ripper": {**ANY_GAME, **CHECK_THE_RIPPER},
}
"""By game and name."""

PLAIN_SEARCH: Final[Mapping[str, BotMaker]] = {
    "jack-the-ripper": jack_the_ripper.PLAIN,
    "rue-morgue": rue_morgue.PLAIN,
    "mr-jack": plain(Limits(500, 2.0)),
    "check-the-ripper": plain(Limits(50, 2.0)),
}
"""A plain search that thinks as long as a superintendent, or longer: for comparison only."""


def bots(game: str) -> Mapping[str, BotMaker]:
    """The bots that play this game, by name: those of the house, and guests."""
    return {**BOTS.get(game, ANY_GAME), **invited(game)}


def usual(game: str) -> str:
    """The name of a game's usual opponent: who sits down where nobody in particular is asked for."""
    return "inspector" if "inspector" in bots(game) else "random"


def present(game: str, name: str) -> str:
    """This bot's name, or that of the usual one if it was a guest who has left the house."""
    return name if name in bots(game) else usual(game)


def contenders(game: str) -> Mapping[str, BotMaker]:
    """Who can play in the arena: the bots, and a plain search to compare them with."""
    return {**bots(game), "plain-search": PLAIN_SEARCH[game]}
