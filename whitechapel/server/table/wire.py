"""Everything that goes over the wire, and nothing else: tagged records, told apart by their field `kind`.

JSON Schema and TypeScript types are generated from this file by `tools/wiretypes.py`; `docs/protocol.md` explains
it. Times are milliseconds since 1970, by the server's clock.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

PROTOCOL = 1
"""Raised when an old client would misunderstand a new server."""

TableId = Annotated[str, Meta(min_length=1, max_length=32)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Nickname = Annotated[str, Meta(min_length=1, max_length=24)]
Line = Annotated[str, Meta(min_length=1, max_length=500)]
"""What somebody says."""
Notebook = Annotated[str, Meta(max_length=4000)]
BotName = Annotated[str, Meta(min_length=1, max_length=32)]
MoveId = Annotated[str, Meta(min_length=1, max_length=64)]
Answer = Annotated[str, Meta(min_length=1, max_length=200)]

Memory = Literal["strict", "notebook", "full"]
Visibility = Literal["public", "link"]


class Sentence(Struct, frozen=True):
    """The same sentence in both languages."""

    en: str
    de: str


# -- what is agreed about a table ------------------------------------------------------------------


class Untimed(Struct, tag_field="kind", tag="untimed", frozen=True):
    """Nobody is hurried, and nobody ever loses a seat."""


class Clock(Struct, tag_field="kind", tag="clock", frozen=True):
    """A number of seconds for each answer, and a bank of seconds for the whole game."""

    per_move: Annotated[int, Meta(ge=1, le=3600)] = 30
    bank: Annotated[int, Meta(ge=0, le=7200)] = 300
    grace: Annotated[int, Meta(ge=5, le=3600)] = 60
    """How long to wait for somebody who has lost the connection."""


class Days(Struct, tag_field="kind", tag="days", frozen=True):
    """A number of days for each answer."""

    days: Annotated[int, Meta(ge=1, le=30)] = 3


Pace = Untimed | Clock | Days


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before a table opens."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    options: Annotated[dict[str, str | int | bool], Meta(max_length=40)] = {}
    """The game's own settings, by name; `edition` is one of them. What is left out takes its default."""
    seats: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=16)] = []
    """For each seat `open` (anybody), `person` (only with the seat's own link) or `bot:NAME`.
    Empty: all open."""
    memory: Memory | None = None
    """How much the table remembers for its players. Left out: the game's default, `strict` where memory is part of
    it."""
    pace: Pace = Untimed()
    window: Annotated[int, Meta(ge=0, le=60)] | None = None
    """How many seconds a window for secret plays stays open, whatever happens. 0: until all have answered, which is
    only for tables with at most one person. Left out: 0 or 5."""
    visibility: Visibility = "link"
    undo: bool = True
    """Whether answers may be taken back at all."""
    hints: bool | None = None
    """Whether hints may be asked for. Left out: only where at most one person plays."""
    takeover: Annotated[str, Meta(max_length=32)] = ""
    """The bot that takes over for somebody whose time is up; empty: the game's usual one."""


# -- from the client -------------------------------------------------------------------------------


class _Command(Struct, tag_field="kind", frozen=True, forbid_unknown_fields=True):
    """Something a client asks for."""


class Hello(_Command, tag="hello", frozen=True):
    """Who is speaking: a token, or a nickname for somebody new. Needed only if no cookie or header says so."""

    token: Annotated[str, Meta(max_length=200)] = ""
    nickname: Annotated[str, Meta(max_length=24)] = ""


class Watch(_Command, tag="watch", frozen=True):
    """Come to a table, in all the seats one holds or as a spectator."""

    table: TableId


class Unwatch(_Command, tag="unwatch", frozen=True):
    """Stop watching the table; seats are kept."""

    table: TableId


class Sit(_Command, tag="sit", frozen=True):
    """Take a seat, any open one if none is named; `key` comes from the seat's own link."""

    table: TableId
    seat: SeatNumber | None = None
    key: Annotated[str, Meta(max_length=64)] = ""


class Stand(_Command, tag="stand", frozen=True):
    """Give a seat back before the game has begun."""

    table: TableId
    seat: SeatNumber


class Fill(_Command, tag="fill", frozen=True):
    """The host puts a bot on a free seat."""

    table: TableId
    seat: SeatNumber
    bot: BotName


class Move(_Command, tag="move", frozen=True):
    """An answer. `id` is chosen by the client, and repeated if it has to send the same move again."""

    table: TableId
    id: MoveId
    revision: Annotated[int, Meta(ge=0)]
    """The revision of the last update seen."""
    seat: SeatNumber
    answer: Answer


class Sync(_Command, tag="sync", frozen=True):
    """Ask for a fresh update, after a gap in the numbers. `seat` left out: as a spectator."""

    table: TableId
    seat: SeatNumber | None = None


class Undo(_Command, tag="undo", frozen=True):
    """Take back the seat's last answer, or ask the others' permission."""

    table: TableId
    seat: SeatNumber


class Agree(_Command, tag="agree", frozen=True):
    """Answer somebody's request to take something back."""

    table: TableId
    yes: bool


class Back(_Command, tag="back", frozen=True):
    """Take a seat back from the bot that has been playing it."""

    table: TableId
    seat: SeatNumber


class AskHint(_Command, tag="hint", frozen=True):
    """Ask what a good player would consider, where the table allows it. Nobody else is told."""

    table: TableId
    seat: SeatNumber
    revision: Annotated[int, Meta(ge=0)]
    """The revision of the last update seen."""
    depth: Literal[1, 2, 3] = 1
    """1: a reason, no answer; 2: a few answers worth a look, in the order of the options; 3: what to think of each."""


class Say(_Command, tag="say", frozen=True):
    """Say something to everybody at the table."""

    table: TableId
    text: Line


class Note(_Command, tag="note", frozen=True):
    """Replace the text of the seat's private notebook."""

    table: TableId
    seat: SeatNumber
    text: Notebook


class PlayAgain(_Command, tag="again", frozen=True):
    """After the game: open the next table for the same people, everybody one seat further on. The `table` message says
    where it is."""

    table: TableId
    duplicate: bool = False
    """With the same shuffles, to see what others make of them."""


class Ping(_Command, tag="ping", frozen=True):
    """Ask whether anybody is there."""


Command = (
    Hello | Watch | Unwatch | Sit | Stand | Fill | Move | Sync | Undo | Agree | Back | AskHint | Say | Note | PlayAgain
    | Ping
)  # fmt: skip


def move_id(wanted: object) -> str:
    """The client's id for its command, if that is a move: the reply carries it."""
    return wanted.id if isinstance(wanted, Move) else ""


# -- to the client ---------------------------------------------------------------------------------


class _Message(Struct, tag_field="kind", frozen=True):
    """Something a client is told."""


class Welcome(_Message, tag="welcome", frozen=True):
    """The answer to `hello`, or the first message where a cookie or header has said who is speaking."""

    player: str
    nickname: str
    now: int
    token: str = ""
    """Only for somebody new: keep it, and never show it to anybody."""
    protocol: int = PROTOCOL


class SeatInfo(Struct, frozen=True):
    """Who sits on a seat."""

    kind: str
    """`open`, `person` or `bot:NAME`, as agreed."""
    player: str = ""
    """Whose seat it is; empty if nobody's or a bot's."""
    name: str = ""
    present: bool = False
    bot: str = ""
    """The bot that plays for it now, if one does."""


class UndoWish(Struct, frozen=True):
    """Somebody would like to take something back."""

    seat: int
    agreed: list[str]
    """The players who have agreed so far."""


class Outcome(Struct, frozen=True):
    """How a finished game ended."""

    scores: list[int]
    winners: list[int]


class TableInfo(_Message, tag="table", frozen=True):
    """What everybody may know about a table; sent on arrival, and whenever any of it changes."""

    table: str
    settings: Settings
    options: dict[str, str | int | bool]
    """All settings of the game, completed."""
    host: str
    created: int
    seats: list[SeatInfo]
    commitment: str
    """SHA-256 of the seed of all shuffles and rolls; the seed is shown when the game is over."""
    started: bool
    undo_wish: UndoWish | None = None
    result: Outcome | None = None
    seed: str = ""
    again: str = ""
    """The table of the next game, if somebody has opened one."""
    duplicate: str = ""
    """The table where the same shuffles are played again, if somebody has opened one."""
    duplicate_of: str = ""
    """The table with the same shuffles, if this one repeats it."""


class Event(Struct, frozen=True, omit_defaults=True):
    """Something that happened, as this seat was told."""

    kind: str
    seat: int
    """The seat it is about; -1: none."""
    facts: dict[str, Any]
    fleeting: tuple[str, ...] = ()
    """The facts to be forgotten when the next update comes: this table is played from memory."""


class ClockFace(Struct, frozen=True):
    """The clocks of a timed table."""

    since: int
    """When the current question was asked."""
    banks: list[int]
    """What each seat has left in its bank, as of `since`, in milliseconds."""
    due: list[int | None]
    """When the time of each seat that is asked runs out."""


class Update(_Message, tag="update", frozen=True):
    """The table as this seat (none: a spectator) sees it now, and what it was told since the last update."""

    table: str
    seat: int | None
    number: int
    """Counts the updates of this seat; a gap means that one is missing: send `sync`."""
    revision: int
    """To be sent with the next move."""
    first: int
    """The number of the first of `events` since the game began."""
    events: list[Event]
    view: Any
    """The game's own view; empty before the game begins."""
    undo: Literal["no", "free", "ask"]
    now: int
    accepted: str = ""
    """The id of the seat's own move that is shown here: it is stored, and this acknowledges it."""
    closes: int | None = None
    """When the open window for secret plays closes, if there is one."""
    clock: ClockFace | None = None


class Accepted(_Message, tag="accepted", frozen=True):
    """The move was stored before: the answer to a repeated id."""

    table: str
    id: str
    revision: int


class Refused(_Message, tag="refused", frozen=True):
    """A rule forbids the move; nothing has changed."""

    table: str
    id: str
    rule: str
    """The rule's id in the game's rulebook; or one of `unknown-answer`, `not-started`."""
    sentence: Sentence
    options: list[str]
    """What would be allowed."""


class Stale(_Message, tag="stale", frozen=True):
    """The move belongs to an earlier moment; a fresh update follows."""

    table: str
    id: str
    revision: int


class Candidate(Struct, frozen=True):
    """An answer worth a look."""

    answer: str
    value: float | None = None
    """The expected result, from 0 (lost) to 1 (won); only in the deepest hint, if there is one."""
    sentence: Sentence | None = None
    """Why; only in the deepest hint, if there is a reason to give."""


class Hint(_Message, tag="hint", frozen=True):
    """The answer to `hint`, for the revision it was asked at."""

    table: str
    seat: int
    revision: int
    depth: int
    sentence: Sentence
    candidates: list[Candidate]


class TalkLine(Struct, frozen=True, omit_defaults=True):
    """A line of the table's talk: what a person says, or an event around the game."""

    number: int
    at: int
    what: str
    """`said` for people; otherwise the name of the event."""
    name: str = ""
    seat: int | None = None
    text: str = ""
    """What was said."""
    sentence: Sentence | None = None
    """What happened, in words."""


class Talk(_Message, tag="talk", frozen=True):
    """New lines of the table's talk; on arrival, the most recent ones."""

    table: str
    lines: list[TalkLine]


class Notes(_Message, tag="notes", frozen=True):
    """The seat's private notebook."""

    table: str
    seat: int
    text: str


class Wrong(_Message, tag="wrong", frozen=True):
    """What was asked for cannot be done; nothing has changed."""

    code: str
    sentence: Sentence
    table: str = ""
    id: str = ""


class Pong(_Message, tag="pong", frozen=True):
    """Somebody is there."""

    now: int


Message = Welcome | TableInfo | Update | Accepted | Refused | Stale | Hint | Talk | Notes | Wrong | Pong


decode_command = msgspec.json.Decoder(Command).decode
encode = msgspec.json.Encoder().encode
