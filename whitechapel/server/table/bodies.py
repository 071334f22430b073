"""What is sent and received over plain HTTP: the same kind of records as in `wire.py`."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from whitechapel.server.table.wire import Event, Memory, Nickname, Sentence


class NewPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/players`."""

    nickname: Nickname


class Player(Struct, frozen=True):
    """Who the player is. The token is shown once, to a new player."""

    player: str
    nickname: str
    token: str = ""


class Opened(Struct, frozen=True):
    """A new table, and where others join."""

    table: str
    link: str
    seat_links: list[str]
    """One for each seat, for whoever should sit in that very seat; empty for bots."""


class Listed(Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str = ""
    names: list[str] = []
    free: int = 0
    """How many seats are still free."""
    your_turn: bool = False
    over: bool = False
    updated: int = 0


class Tables(Struct, frozen=True):
    """A list of tables."""

    tables: list[Listed]


class OptionInfo(Struct, frozen=True):
    """One setting of a game."""

    name: str
    values: list[str | int | bool] | None
    """The values it can have; none: any whole number from `least` to `most`."""
    default: str | int | bool | None
    """None: it depends on the others."""
    least: int = 0
    most: int = 0


class GameInfo(Struct, frozen=True):
    """One of the games."""

    game: str
    rules: int
    title: Sentence
    name: Sentence
    """Its name on a sign, shorter than its title."""
    above: Sentence
    """A line above the name; may be empty."""
    pitch: Sentence
    """One line on what it is like; may be empty."""
    players: list[int]
    """The fewest and the most."""
    minutes: int
    """How long people usually take to play it."""
    options: list[OptionInfo]
    bots: list[str]
    usual: str
    """The bot that sits down when no particular one is asked for."""
    memory: Memory
    """What a table remembers for its players unless agreed otherwise."""
    editions: dict[str, Sentence]


class Games(Struct, frozen=True):
    """`GET /api/games`."""

    games: list[GameInfo]


class Moment(Struct, frozen=True):
    """One answer of a finished game as one seat saw it: what was told, and how the table then looked."""

    line: int
    seat: int
    answer: str
    """Empty where this seat did not hear the answer itself."""
    events: list[Event]
    view: Any


class Replay(Struct, frozen=True):
    """A finished game, or a part of it."""

    table: str
    seat: int | None
    lines: int
    """How many answers the game has."""
    moments: list[Moment]


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    code: str
    sentence: Sentence
