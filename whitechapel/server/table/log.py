"""What a table's log is made of. A table is its log: folding the entries always gives the same table.

Nothing is ever deleted or changed; taking an answer back is an entry too. Times are milliseconds since 1970.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from whitechapel.server.table.wire import Settings


class _Entry(Struct, tag_field="kind", frozen=True, omit_defaults=True):
    """Something that has happened at a table."""

    at: int


class Created(_Entry, tag="created", frozen=True):
    """The first entry: what was agreed, by whom, and the seed of all shuffles."""

    settings: Settings
    seed: bytes
    host: str
    duplicate_of: str = ""


class Sat(_Entry, tag="sat", frozen=True):
    """A player has taken a seat."""

    seat: int
    player: str
    name: str


class Stood(_Entry, tag="stood", frozen=True):
    """A seat is free again."""

    seat: int


class Filled(_Entry, tag="filled", frozen=True):
    """The host has put a bot on a seat."""

    seat: int
    bot: str


class Started(_Entry, tag="started", frozen=True):
    """All seats are taken, and the game begins."""


class Line(_Entry, tag="line", frozen=True):
    """An answer in the open, or one of chance (seat -1)."""

    seat: int
    text: str
    player: str = ""
    """Empty for chance and bots."""
    id: str = ""
    """The client's id for the move."""


class Held(_Entry, tag="held", frozen=True):
    """An answer to a sealed question; nobody may know of it yet."""

    seat: int
    text: str
    player: str = ""
    id: str = ""


class Withdrawn(_Entry, tag="withdrawn", frozen=True):
    """A seat has taken back its sealed answer before it was opened."""

    seat: int


class Opened(_Entry, tag="opened", frozen=True):
    """The sealed answers are opened, in seat order; a seat that has given none gives the default one."""


class Undone(_Entry, tag="undone", frozen=True):
    """The game goes back to when only the first `lines` answers had been given."""

    lines: int
    seat: int


class UndoAsked(_Entry, tag="undo-asked", frozen=True):
    """A seat would like to go back to when only the first `lines` answers had been given."""

    seat: int
    lines: int


class UndoAnswered(_Entry, tag="undo-answered", frozen=True):
    """A player agrees, or does not."""

    player: str
    yes: bool


class TookOver(_Entry, tag="took-over", frozen=True):
    """A bot plays for somebody whose time is up."""

    seat: int
    bot: str


class HandedBack(_Entry, tag="handed-back", frozen=True):
    """The player is back and plays in person again."""

    seat: int


class Said(_Entry, tag="said", frozen=True):
    """Somebody has said something."""

    player: str
    name: str
    text: str


class Noted(_Entry, tag="noted", frozen=True):
    """A seat's private notebook, as it is now."""

    seat: int
    text: str


class Ended(_Entry, tag="ended", frozen=True):
    """The game is over, and its seed is revealed."""

    scores: list[int]
    winners: list[int]


class PlaysAgain(_Entry, tag="plays-again", frozen=True):
    """The same people have moved on to another table."""

    table: str
    duplicate: bool = False


Entry = (
    Created | Sat | Stood | Filled | Started | Line | Held | Withdrawn | Opened | Undone | UndoAsked | UndoAnswered
    | TookOver | HandedBack | Said | Noted | Ended | PlaysAgain
)  # fmt: skip

decode = msgspec.json.Decoder(Entry).decode
encode = msgspec.json.Encoder().encode


def kind(entry: Entry) -> str:
    """The kind of an entry, as the store keeps it alongside the entry."""
    return str(entry.__struct_config__.tag)
