"""The bots that come with the package: who can sit at a table, by game and name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import ModuleType
from typing import Final

from whitechapel.bots.bot import Bot, BotMaker, Candidate
from whitechapel.bots.guests import guest_bots
from whitechapel.bots.judge import JudgeMaker, PlainJudge
from whitechapel.bots.leaning import style
from whitechapel.bots.plain import plain
from whitechapel.bots.programs import program_guest
from whitechapel.bots.random_bot import RandomBot
from whitechapel.bots.search import Limits
from whitechapel.core.frames import BadAnswer
from whitechapel.games import GAMES

__all__ = [
    "LEVELS", "Bot", "BotMaker", "Candidate", "adviser", "bots", "contender", "contenders", "default_bot", "judge_of",
    "named", "players", "ranks", "rating", "sides", "styled", "styles",
]  # fmt: skip

LEVELS: Final = ("constable", "sergeant", "inspector", "superintendent", "commissioner")
"""The ranks there are, weakest first. A game offers those that are among its `BOTS`."""

STYLED: Final = LEVELS[2:]
"""The ranks that can have a style: to them several answers are often nearly as good."""


def _room(game: str) -> ModuleType | None:
    """Where a game's own bots are, if it has any."""
    return next((one.room("bots") for one in GAMES if one.id == game), None)


@cache
def _own_bots(game: str) -> tuple[Mapping[str, BotMaker], Mapping[str, BotMaker]]:
    """A game's own bots, and who else plays in the arena; failing that, those that can play any game."""
    room = _room(game)
    own = getattr(room, "BOTS", {})
    return {"random": RandomBot, **own}, getattr(room, "CONTENDERS", {"plain-search": plain(Limits(50, 2.0))})


def sides(game: str) -> tuple[str, str] | None:
    """What the even and the odd seats are called in the arena, where they play different roles."""
    found: tuple[str, str] | None = getattr(_room(game), "SIDES", None)
    return found


def rating(game: str, name: str, seat: int) -> float | None:
    """How strong a bot is on the scale of the players' ratings, in the role of a seat; None: nobody has measured it."""
    found: tuple[float, ...] | None = getattr(_room(game), "RATINGS", {}).get(name)
    return None if found is None else found[seat % len(found)]


def bots(game: str) -> Mapping[str, BotMaker]:
    """The bots that play this game, by name: our own by rank, and guests."""
    return {**_own_bots(game)[0], **guest_bots(game)}


def ranks(game: str) -> tuple[str, ...]:
    """The ranks that a game offers at its tables, weakest first."""
    own = _own_bots(game)[0]
    return tuple([rank for rank in LEVELS if rank in own])


def styles(game: str) -> Mapping[str, Mapping[str, float]]:
    """The likings of each style there is in a game."""
    found: Mapping[str, Mapping[str, float]] = getattr(_room(game), "STYLES", {})
    return found


def styled(game: str) -> tuple[str, ...]:
    """The ranks of a game that can have a style, if it has any styles."""
    return tuple([rank for rank in ranks(game) if rank in STYLED]) if styles(game) else ()


def _with_styles(game: str, makers: Mapping[str, BotMaker]) -> Mapping[str, BotMaker]:
    """These bots, and those of them that can have a style with each of them, as `rank-style`."""
    return {
        **makers,
        **{
            f"{rank}-{name}": style(makers[rank], likings)
            for rank in STYLED
            if rank in makers
            for name, likings in styles(game).items()
        },
    }


def players(game: str) -> Mapping[str, BotMaker]:
    """Everybody who can sit at a table, by name: the bots, and the higher ranks with a style."""
    return _with_styles(game, bots(game))


def named(name: str, known: Mapping[str, BotMaker], game: str) -> BotMaker:
    """The bot with this name among those that play a game; raises BadAnswer."""
    if name not in known:
        raise BadAnswer(
            "bot-unknown",
            "'{bot}' does not play {game}; there are: {bots}.",
            bot=name[:80],
            game=game,
            bots=", ".join(known),
        )
    return known[name]


def default_bot(game: str) -> str:
    """The name of a game's usual opponent, who sits down when nobody in particular is asked for."""
    return "inspector" if "inspector" in bots(game) else "random"


def adviser(game: str) -> str:
    """The name of the bot whose hints people get: the highest rank there is."""
    return (ranks(game) or (default_bot(game),))[-1]


def bot_or_default(game: str, name: str) -> str:
    """This bot's name, or that of the usual one if it was a guest that is no longer installed."""
    return name if name in players(game) else default_bot(game)


def contenders(game: str) -> Mapping[str, BotMaker]:
    """Who can play in the arena: the bots, and those they are compared with."""
    return _with_styles(game, {**bots(game), **_own_bots(game)[1]})


def contender(name: str, game: str) -> BotMaker:
    """One of them by name, or a program that plays as a guest; raises BadAnswer."""
    return program_guest(name) or named(name, contenders(game), game)


def judge_of(game: str) -> JudgeMaker:
    """Who judges the answers given in this game: its strongest player or, if it has none, random play."""
    found: JudgeMaker = getattr(_room(game), "JUDGE", PlainJudge)
    return found
