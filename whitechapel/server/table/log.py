"""What a table's log is made of. A table is its log: folding the entries always gives the same table.

Nothing is ever deleted or changed; taking an answer back is an entry too. Times are milliseconds since 1970. The one
exception are the names and words of somebody who wants to be forgotten (`without`): the game itself stays as it was.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from whitechapel.server.table.wire import Branch, Face, Settings


class _Entry(Struct, tag_field="kind", frozen=True, omit_defaults=True):
    """Something that has happened at a table."""

    at: int


class _AtSeat(_Entry, frozen=True):
    """Something that has happened at one of its seats."""

    seat: int


class _Answer(_AtSeat, frozen=True):
    """A seat has answered."""

    text: str
    player: str = ""
    """Empty for chance and bots."""
    id: str = ""
    """The client's id for the move."""


class Created(_Entry, tag="created", frozen=True):
    """The first entry: what was agreed, by whom, and the secret that the shuffles follow from."""

    settings: Settings
    seed: bytes
    """The server's part of it; all of it where no browser adds anything."""
    host: str
    duplicate_of: str = ""
    key: bytes = b""
    """What hides the answers in the record; version 0.1 kept none."""
    rules: int = 0
    """The version of the game's rules it is played under; 0: it was opened before this was written down."""
    branch: Branch | None = None
    """The moment of another game that this one goes on from."""
    brought: bool = False
    """Whether it was begun elsewhere: whoever brought it may have known, or chosen, its shuffles."""
    event: str = ""
    """What it belongs to: `tournament/ID/ROUND`, `week/DAY/GAME` or `club/ID`; empty: nothing."""
    shared: bool = False
    """Whether all tables of its event play the same shuffles."""
    laid: Any = None
    """The state it begins with, as `freeze.py` writes it, and its records; none: the beginning of a game."""


class Sat(_AtSeat, tag="sat", frozen=True):
    """A player has taken a seat."""

    player: str
    name: str
    awaited: bool = False
    """Whether their browser has mixed the shuffles before, so that the table waits a moment for its promise."""
    face: Face = ""


class Promised(_AtSeat, tag="promised", frozen=True):
    """The browser at a seat has promised a value, by its SHA-256."""

    promise: str


class Fixed(_Entry, tag="fixed", frozen=True):
    """All seats are taken and all promises made; from here on values are shown."""


class Revealed(_AtSeat, tag="revealed", frozen=True):
    """The browser at a seat has shown the value it promised."""

    value: bytes


class Stood(_AtSeat, tag="stood", frozen=True):
    """A seat is free again."""


class Filled(_AtSeat, tag="filled", frozen=True):
    """The host has put a bot on a seat."""

    bot: str


class Started(_Entry, tag="started", frozen=True):
    """All seats are taken, and the game begins."""


class Line(_Answer, tag="line", frozen=True):
    """An answer in the open, or one of chance (seat -1)."""


class Held(_Answer, tag="held", frozen=True):
    """An answer to a sealed question; nobody may know of it yet."""


class Withdrawn(_AtSeat, tag="withdrawn", frozen=True):
    """A seat has taken back its sealed answer before it was opened."""


class Opened(_Entry, tag="opened", frozen=True):
    """The sealed answers are opened, in seat order; a seat that has given none gives the default one."""


class Undone(_Entry, tag="undone", frozen=True):
    """The game goes back to when only the first `lines` answers had been given."""

    lines: int
    seat: int


class UndoAsked(_AtSeat, tag="undo-asked", frozen=True):
    """A seat would like to go back to when only the first `lines` answers had been given."""

    lines: int


class UndoAnswered(_Entry, tag="undo-answered", frozen=True):
    """A player agrees, or does not."""

    player: str
    yes: bool


class EndAsked(_AtSeat, tag="end-asked", frozen=True):
    """A seat offers to end the game here, without a winner; `undo-answered` answers it."""


class Resigned(_AtSeat, tag="resigned", frozen=True):
    """A player gives up a seat for good: a bot plays on, or the game ends."""

    bot: str = ""


class Nudged(_Entry, tag="nudged", frozen=True):
    """Somebody reminds a player that it is their turn."""

    seat: int
    """Whose turn it is."""
    by: int


class Renamed(_Entry, tag="renamed", frozen=True):
    """A player has taken another name or face."""

    player: str
    name: str
    face: Face = ""


class TookOver(_AtSeat, tag="took-over", frozen=True):
    """A bot plays for somebody whose time is up."""

    bot: str


class HandedBack(_AtSeat, tag="handed-back", frozen=True):
    """The player is back and plays in person again."""


class Said(_Entry, tag="said", frozen=True):
    """Somebody has said something."""

    player: str
    name: str
    text: str


class Noted(_AtSeat, tag="noted", frozen=True):
    """A seat's private notebook, as it is now."""

    text: str


class Step(_Entry, tag="step", frozen=True):
    """The lesson that is given here comes to this step of its chapter."""

    step: int


class Chapter(_Entry, tag="chapter", frozen=True):
    """The lesson comes to this chapter: its table is laid out, and what was played before is put away."""

    chapter: int


class Ended(_Entry, tag="ended", frozen=True):
    """The game is over."""

    scores: list[int]
    winners: list[int]
    early: str = ""
    """Why it has not been played to its end: `resigned`, `agreed` or `lesson`; empty if it has."""


class Muted(_Entry, tag="muted", frozen=True):
    """The host silences somebody, or lets them talk again."""

    player: str
    muted: bool


class Removed(_Entry, tag="removed", frozen=True):
    """The host has removed somebody for good."""

    player: str
    name: str
    bot: str = ""
    """The bot that plays on for their seats; empty unless the game was running."""


class Erased(_Entry, tag="erased", frozen=True):
    """A player wants to be forgotten: from now on they are a guest here, and what they said and noted is gone."""

    player: str


class Closed(_Entry, tag="closed", frozen=True):
    """The host lets nobody new in, or anybody again."""

    closed: bool
    inside: list[str] = []
    """Who was there then, and may come back."""


class Stopped(_Entry, tag="stopped", frozen=True):
    """The game does not go on: it is too long."""

    shut: bool = False
    """Whether the host of the server has ended it instead."""


class PlaysAgain(_Entry, tag="plays-again", frozen=True):
    """The same people have moved on to another table."""

    table: str
    duplicate: bool = False


Entry = (
    Created | Sat | Promised | Fixed | Revealed | Stood | Filled | Started | Line | Held | Withdrawn | Opened | Undone
    | UndoAsked | UndoAnswered | EndAsked | Resigned | Nudged | Renamed | TookOver | HandedBack | Said | Noted | Muted
    | Removed | Erased | Closed | Step | Chapter | Ended | Stopped | PlaysAgain
)  # fmt: skip

decode = msgspec.json.Decoder(Entry).decode
encode = msgspec.json.Encoder().encode


def without(entry: Entry, player: str, seats: Collection[int]) -> Entry | None:
    """An entry without the name and the words of somebody who wants to be forgotten, who has had these seats; None:
    there is nothing of them in it."""
    if isinstance(entry, Sat | Renamed | Removed | Said) and entry.player == player:
        changed = replace(entry, name="")
        if isinstance(changed, Sat | Renamed):
            changed = replace(changed, face="")
        elif isinstance(changed, Said):
            changed = replace(changed, text="")
        return None if changed == entry else changed
    if isinstance(entry, Noted) and entry.seat in seats and entry.text:
        return replace(entry, text="")
    return None


KINDS = {each: str(each.__struct_config__.tag) for each in get_args(Entry)}
"""The kind of each type of entry: asking the type for it takes three times as long."""


def kind(entry: Entry) -> str:
    """The kind of an entry, as the store keeps it alongside the entry."""
    return KINDS[type(entry)]
