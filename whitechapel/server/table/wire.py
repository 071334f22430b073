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
Face = Literal[
    "",
    "bowler",
    "topper",
    "deerstalker",
    "cap",
    "bun",
    "bonnet",
    "plume",
    "beard",
    "pipe",
    "helmet",
    "curls",
    "glasses",
]
"""What somebody looks like: one of the silhouettes in the client's `art/faces`; empty: they have not chosen."""
Line = Annotated[str, Meta(min_length=1, max_length=500)]
"""What somebody says."""
Notebook = Annotated[str, Meta(max_length=4000)]
BotName = Annotated[str, Meta(min_length=1, max_length=32)]
MoveId = Annotated[str, Meta(min_length=1, max_length=64)]
Answer = Annotated[str, Meta(min_length=1, max_length=200)]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""256 bits as hexadecimal digits."""
PlayerId = Annotated[str, Meta(min_length=1, max_length=32)]

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
    pause: Annotated[int, Meta(ge=0, le=600)] = 0
    """How many seconds the table rests between two hands, unless somebody goes on; 0: not at all."""
    visibility: Visibility = "link"
    undo: bool = True
    """Whether answers may be taken back at all."""
    hints: bool | None = None
    """Whether hints may be asked for. Left out: only where at most one person plays."""
    takeover: Annotated[str, Meta(max_length=32)] = ""
    """The bot that takes over for somebody whose time is up; empty: the game's usual one."""
    lesson: Annotated[str, Meta(max_length=40)] = ""
    """The lesson that is given at this table, by its name: everything else follows from it. Empty: none."""
    rated: bool = False
    """Whether the result counts for the players' ratings: then nothing is taken back, there are no hints, and
    somebody's time can be up."""


class Branch(Struct, frozen=True):
    """Where a game begins that is played on from a moment of another, which is finished."""

    table: str
    """The table of the other game."""
    root: str
    """The table that the whole tree of branches begins with."""
    lines: int
    """How many answers had been given there."""
    seat: int
    """Whose seat a person has taken; bots have all others."""
    world: Literal["true", "like"]
    """Whether everything hidden is as it was, or only as that seat could have thought."""
    name: str = ""


# -- from the client -------------------------------------------------------------------------------


class _Command(Struct, tag_field="kind", frozen=True, forbid_unknown_fields=True):
    """Something a client asks for."""


class _AtTable(_Command, frozen=True):
    """Something a client asks of a table."""

    table: TableId


class _FromSeat(_AtTable, frozen=True):
    """Something a client asks for one of the seats it holds."""

    seat: SeatNumber


class Hello(_Command, tag="hello", frozen=True):
    """Who is speaking: a token, or a nickname for somebody new. Needed only if no cookie or header says so."""

    token: Annotated[str, Meta(max_length=200)] = ""
    nickname: Annotated[str, Meta(max_length=24)] = ""


class Watch(_AtTable, tag="watch", frozen=True):
    """Come to a table, in all the seats one holds or as a spectator."""


class Unwatch(_AtTable, tag="unwatch", frozen=True):
    """Stop watching the table; seats are kept."""


class Sit(_AtTable, tag="sit", frozen=True):
    """Take a seat, any open one if none is named; `key` comes from the seat's own link. Sent again with a promise from
    a seat that has made none, it adds the promise."""

    seat: SeatNumber | None = None
    key: Annotated[str, Meta(max_length=64)] = ""
    promise: Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")] = ""
    """SHA-256 of a random value to be mixed into the shuffles; empty: none."""


class Reveal(_FromSeat, tag="reveal", frozen=True):
    """Show the promised value, once `fixed` in `table` says that nobody can change theirs any more."""

    value: Digest


class Stand(_FromSeat, tag="stand", frozen=True):
    """Give a seat back before the game has begun."""


class Fill(_FromSeat, tag="fill", frozen=True):
    """The host puts a bot on a free seat."""

    bot: BotName


class Move(_AtTable, tag="move", frozen=True):
    """An answer. `id` is chosen by the client, and repeated if it has to send the same move again."""

    id: MoveId
    revision: Annotated[int, Meta(ge=0)]
    """The revision of the last update seen."""
    seat: SeatNumber
    answer: Answer


class Sync(_AtTable, tag="sync", frozen=True):
    """Ask for a fresh update, after a gap in the numbers. `seat` left out: as a spectator."""

    seat: SeatNumber | None = None


class AskHistory(_AtTable, tag="history", frozen=True):
    """Ask what the seat was told before event number `before`. `seat` left out: as a spectator."""

    before: Annotated[int, Meta(ge=0)]
    seat: SeatNumber | None = None


class AskPast(_AtTable, tag="past", frozen=True):
    """Ask to see again what has happened since event number `since`. `seat` left out: as a spectator."""

    since: Annotated[int, Meta(ge=0)]
    seat: SeatNumber | None = None


class Undo(_FromSeat, tag="undo", frozen=True):
    """Take back the seat's last answer, or ask the others' permission."""


class OfferEnd(_FromSeat, tag="offer-end", frozen=True):
    """Offer to end the game here, without a winner: it ends when everybody at the table agrees."""


class Resign(_FromSeat, tag="resign", frozen=True):
    """Give up a seat for good. With two seats the other one wins; otherwise a bot plays on."""


class Nudge(_AtTable, tag="nudge", frozen=True):
    """Remind somebody that it is their turn: once for each question, and not before they have had a minute."""

    seat: SeatNumber
    """Whose turn it is."""


class Agree(_AtTable, tag="agree", frozen=True):
    """Answer somebody's request to take something back, or to end the game."""

    yes: bool


class Back(_FromSeat, tag="back", frozen=True):
    """Take a seat back from the bot that has been playing it."""


class GoOn(_AtTable, tag="go-on", frozen=True):
    """End the rest between two hands; everybody who sits at the table may. In a lesson: what the coach says has been
    read or, where an answer is waited for, the coach is to give it."""


class ToChapter(_AtTable, tag="chapter", frozen=True):
    """In a lesson: begin this chapter, or begin it again."""

    chapter: Annotated[int, Meta(ge=0, le=99)]


class Shown(_FromSeat, tag="shown", frozen=True):
    """The client has shown everything up to the update with this number. At untimed tables bots wait for it; nobody
    is told."""

    number: Annotated[int, Meta(ge=0)]


class AskHint(_FromSeat, tag="hint", frozen=True):
    """Ask what a good player would consider, where the table allows it. Nobody else is told."""

    revision: Annotated[int, Meta(ge=0)]
    """The revision of the last update seen."""
    depth: Literal[1, 2, 3] = 1
    """1: a reason, no answer; 2: a few answers worth a look, in the order of the options; 3: what to think of each."""
    coach: bool = False
    """Whether to be told if the answer that is given then turns out to be a plain blunder: `blunder`."""


class Say(_AtTable, tag="say", frozen=True):
    """Say something to everybody at the table."""

    text: Line


class Note(_FromSeat, tag="note", frozen=True):
    """Replace the text of the seat's private notebook."""

    text: Notebook


class Mute(_AtTable, tag="mute", frozen=True):
    """The host silences somebody at the table, or lets them talk again."""

    player: PlayerId
    muted: bool = True


class Remove(_AtTable, tag="remove", frozen=True):
    """The host removes somebody, who cannot come back; bots play on for their seats."""

    player: PlayerId


class Close(_AtTable, tag="close", frozen=True):
    """The host closes the table to newcomers, or opens it again."""

    closed: bool = True


class PlayAgain(_AtTable, tag="again", frozen=True):
    """After the game: open the next table for the same people, everybody one seat further on. The `table` message says
    where it is."""

    duplicate: bool = False
    """With the same shuffles, to see what others make of them."""


class Ping(_Command, tag="ping", frozen=True):
    """Ask whether anybody is there."""


Command = (
    Hello | Watch | Unwatch | Sit | Reveal | Stand | Fill | Move | Sync | AskHistory | AskPast | Undo | OfferEnd
    | Resign | Nudge | Agree | Back | GoOn | ToChapter | Shown | AskHint | Say | Note | Mute | Remove | Close
    | PlayAgain | Ping
)  # fmt: skip


def move_id(wanted: object) -> str:
    """The client's id for its command, if that is a move: the reply carries it."""
    return wanted.id if isinstance(wanted, Move) else ""


# -- to the client ---------------------------------------------------------------------------------


class _Message(Struct, tag_field="kind", frozen=True):
    """Something a client is told."""


class _FromTable(_Message, frozen=True):
    """Something a table tells a client."""

    table: str


class _ToMove(_FromTable, frozen=True):
    """What became of a move."""

    id: str


class Welcome(_Message, tag="welcome", frozen=True):
    """The answer to `hello`, or the first message where a cookie or header has said who is speaking."""

    player: str
    nickname: str
    now: int
    face: Face = ""
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
    away: int | None = None
    """Since when the player has not been here, as far as this is known."""
    bot: str = ""
    """The bot that plays for it now, if one does."""
    resigned: bool = False
    """Whether its player has given it up."""
    face: Face = ""


class Wish(Struct, frozen=True):
    """Somebody would like to take something back, or to end the game."""

    seat: int
    agreed: list[str]
    """The players who have agreed so far."""


class Outcome(Struct, frozen=True):
    """How a finished game ended."""

    scores: list[int]
    winners: list[int]
    early: str = ""
    """Why it has not been played to its end: `resigned`, `agreed` or `lesson`; empty if it has."""


class TableInfo(_FromTable, tag="table", frozen=True):
    """What everybody may know about a table; sent on arrival, and whenever any of it changes."""

    settings: Settings
    options: dict[str, str | int | bool]
    """All settings of the game, completed."""
    host: str
    created: int
    seats: list[SeatInfo]
    commitment: str
    """SHA-256 of the server's secret, from which all shuffles and rolls follow together with the promised values; the
    transcript shows them when the game is over."""
    promises: list[str]
    """By seat: the SHA-256 of the value that its browser mixes in; empty: none."""
    fixed: bool
    """Whether the promises are final. Values are shown from then on."""
    started: bool
    undo_wish: Wish | None = None
    end_wish: Wish | None = None
    result: Outcome | None = None
    stopped: bool = False
    """Whether the game has become too long and will not go on."""
    again: str = ""
    """The table of the next game, if somebody has opened one."""
    duplicate: str = ""
    """The table where the same shuffles are played again, if somebody has opened one."""
    duplicate_of: str = ""
    """The table with the same shuffles, if this one repeats it."""
    brought: bool = False
    """Whether it was begun elsewhere, such as in a page: its shuffles were made there and prove nothing here."""
    closed: bool = False
    """Whether the host lets nobody new in."""
    branch: Branch | None = None
    """The moment of another game that this one goes on from."""
    event: str = ""
    """What it belongs to: `tournament/ID/ROUND`, `week/DAY/GAME` or `club/ID`; empty: nothing."""


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


class Coach(Struct, frozen=True):
    """Where a lesson stands, and what its coach says."""

    chapter: int
    step: int
    sentence: Sentence | None
    """None: it waits for what the others do. Words between asterisks are stressed."""
    points: list[str]
    """What the coach points at: `card druitt`, `pile yard`."""
    answers: list[str]
    """The answers it waits for, the best first, or `any`; empty: this is only to be read."""


class Update(_FromTable, tag="update", frozen=True):
    """The table as this seat (none: a spectator) sees it now, and what it was told since the last update."""

    seat: int | None
    number: int
    """Counts the updates of this seat; a gap means that one is missing: send `sync`."""
    revision: int
    """To be sent with the next move."""
    first: int
    """The number of the first of `events` since the game began. What was told before: send `history`."""
    events: list[Event]
    view: Any
    """The game's own view; empty before the game begins."""
    undo: Literal["no", "free", "ask"]
    now: int
    accepted: str = ""
    """The id of the seat's own move that is shown here: it is stored, and this acknowledges it."""
    closes: int | None = None
    """When the open window for secret plays closes, if there is one."""
    rests: int | None = None
    """When the next hand is dealt, if the table rests now; `go-on` ends the rest."""
    clock: ClockFace | None = None
    lines: int = 0
    """How many answers the game has so far, those of chance included."""
    head: str = ""
    """The head of the record of these answers: keep it, and compare it with the transcript after the game."""
    coach: Coach | None = None
    """For the learner, where a lesson is given."""


class History(_FromTable, tag="history", frozen=True):
    """What a seat was told earlier: the answer to `history`."""

    seat: int | None
    first: int
    """The number of the first of `events` since the game began."""
    events: list[Event]


class PastUpdate(Struct, frozen=True):
    """What a seat was told with one of its updates, and how the table looked to it then."""

    first: int
    """The number of the first of `events` since the game began."""
    events: list[Event]
    view: Any


class Past(_FromTable, tag="past", frozen=True):
    """The answer to `past`: the last updates of a seat, of which the first is the moment before. Empty where the
    players remember for themselves, or where nothing has happened since."""

    seat: int | None
    updates: list[PastUpdate]


class Accepted(_ToMove, tag="accepted", frozen=True):
    """The move was stored before: the answer to a repeated id."""

    revision: int


class Refused(_ToMove, tag="refused", frozen=True):
    """A rule forbids the move; nothing has changed."""

    rule: str
    """The rule's id in the game's rulebook; or one of `unknown-answer`, `not-started`, `lesson`: the answer is allowed,
    but not what the coach is waiting for."""
    sentence: Sentence
    options: list[str]
    """What would be allowed."""
    coach: Sentence | None = None
    """What the coach of a lesson says to it."""


class Stale(_ToMove, tag="stale", frozen=True):
    """The move belongs to an earlier moment; a fresh update follows."""

    revision: int


class Candidate(Struct, frozen=True):
    """An answer worth a look."""

    answer: str
    value: float | None = None
    """The expected result, from 0 (lost) to 1 (won); only in the deepest hint, if there is one."""
    sentence: Sentence | None = None
    """Why; only in the deepest hint, if there is a reason to give."""


class Hint(_FromTable, tag="hint", frozen=True):
    """The answer to `hint`, for the revision it was asked at."""

    seat: int
    revision: int
    depth: int
    sentence: Sentence
    candidates: list[Candidate]


class Blunder(_FromTable, tag="blunder", frozen=True):
    """For those who asked for a hint with `coach`, where all others are bots: the answer they gave at that revision
    surely was much worse than another. It can be taken back."""

    seat: int
    revision: int
    answer: str
    value: float
    """The chance to win after it."""
    better: Candidate
    """The best answer, by what the seat knew."""


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
    player: str = ""
    """Who said it, or of whom it is told."""


class Talk(_FromTable, tag="talk", frozen=True):
    """New lines of the table's talk; on arrival, the most recent ones."""

    lines: list[TalkLine]


class Companion(Struct, frozen=True):
    """Somebody at the table besides its host."""

    player: str
    name: str
    seated: bool
    muted: bool


class Company(_FromTable, tag="company", frozen=True):
    """For the host alone: who is at the table, with or without a seat; at most a hundred of them."""

    people: list[Companion]


class Notes(_FromTable, tag="notes", frozen=True):
    """The seat's private notebook."""

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


Message = (
    Welcome | TableInfo | Update | History | Past | Accepted | Refused | Stale | Hint | Blunder | Talk | Company | Notes
    | Wrong | Pong
)  # fmt: skip


decode_command = msgspec.json.Decoder(Command).decode
encode = msgspec.json.Encoder().encode
