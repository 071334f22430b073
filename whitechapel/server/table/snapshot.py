"""A table as one text, so that a long one can be opened without folding its whole log.

The log stays the truth: a snapshot says how many entries it stands for and which was the last of them. One that does
not fit the log, or was made by other rules or another version, is ignored; it is only ever a way to save time.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from msgspec import Struct

from whitechapel.core.frames import State, fields
from whitechapel.core.game import Game
from whitechapel.server.table import log, wire
from whitechapel.server.table.freeze import Freezer, Unfrozen, thaw
from whitechapel.server.table.story import Checkpoint
from whitechapel.server.table.table import REMEMBERED_EVENTS, Table

FORMAT: Final = 1
"""Raised when a snapshot has to be read differently."""
CHUNK: Final = 4096
"""How many answers are written and read at a time: other threads can go on in between."""
FIRST: Final = 1000
"""A table with fewer new entries than this is quickly folded."""
SHARE: Final = 25
"""Otherwise a new snapshot is worthwhile when the log has grown by one part in this many."""

PLAIN: Final = (
    "again", "asked_chance", "base", "chapter", "closed", "closes", "created", "cue", "duplicate", "ended", "fixed",
    "held", "last", "length", "notes", "record", "rests", "seed", "since", "step", "stopped", "talked", "told", "wish",
)  # fmt: skip
"""The fields of a table that a snapshot has as they are."""

SETS: Final = ("inside", "muted", "nudged", "removed", "spoken")
"""Those of its fields that are sets."""

Lines = tuple[list[tuple[int, str]], list[int], list[bool]]
"""Answers: seat and text of each, where its step begins, and whether it told anybody something new."""


class Sitting(Struct):
    """A chair as it is at the moment."""

    kind: str
    bot: str
    player: str
    name: str
    stand_in: str
    bank: int
    undos: int
    notes: int
    awaited: bool
    promise: str
    value: bytes
    resigned: bool
    face: wire.Face = ""


CHAIR: Final = Sitting.__struct_fields__


class Snapshot(Struct):
    """Everything about a table that cannot be worked out from the rest."""

    version: str
    length: int
    last: log.Entry
    created: log.Created
    chairs: list[Sitting]
    lines: list[msgspec.Raw]
    asked_chance: list[tuple[int, str]]
    base: int
    held: dict[int, str]
    since: int
    closes: int | None
    told: int
    replies: list[tuple[str, str, int]]
    wish: log.UndoAsked | log.EndAsked | None
    spoken: set[str]
    nudged: set[int]
    muted: set[str]
    removed: set[str]
    inside: frozenset[str]
    closed: bool
    fixed: int | None
    rests: int | None
    seed: bytes
    record: bytes
    talk: list[wire.TalkLine]
    talked: int
    notes: dict[int, str]
    ended: log.Ended | None
    stopped: bool
    again: str
    duplicate: str
    records: list[Any]
    state: Any
    """None before the game has begun."""
    checkpoints: list[tuple[int, int, Any, bytes]]
    chapter: int = 0
    step: int = 0
    cue: int = 0


def due(table: Table) -> bool:
    """Whether a new snapshot is worthwhile: a finished game gets a last one."""
    new = table.length - table.kept
    return (new >= FIRST and new >= table.length // SHARE) or (table.over and table.kept < FIRST <= table.length)


class Draft:
    """A snapshot in the making. It holds on to nothing that will change, so that `encode` can be called anywhere."""

    def __init__(self, table: Table) -> None:
        self._game = table.game
        self._agreed = table.agreed
        self._lines, self._units, self._news = table.lines[:], table.units[:], table.news[:]
        self._state = None if table.state is None else table.state.clone()
        self._records = table.records
        self._checkpoints = table.checkpoints[:]
        self._frozen: list[Checkpoint] = []
        self._fields = {
            **{name: _copy(getattr(table, name)) for name in PLAIN},
            "chairs": [Sitting(*[getattr(chair, name) for name in CHAIR]) for chair in table.chairs],
            "replies": [(*key, revision) for key, revision in table.replies.items()],
            **{name: _copy(getattr(table, name)) for name in SETS},
            "talk": list(table.talk),
        }

    def encode(self) -> bytes | None:
        """The snapshot; None if the game's states cannot be put into plain data."""
        freezer = Freezer(self._game, self._agreed, self._records)
        try:
            state = None if self._state is None else freezer.freeze(self._state)
            self._frozen = [_frozen(mark, freezer) for mark in self._checkpoints]
        except Unfrozen:
            return None
        self._records = freezer.records
        return msgspec.json.encode(
            Snapshot(
                version=version(self._game, self._agreed),
                lines=[msgspec.Raw(chunk) for chunk in self._chunks()],
                records=self._records,
                state=state,
                checkpoints=self._frozen,  # type: ignore[arg-type]  # named tuples are written as arrays
                **self._fields,
            )
        )

    def _chunks(self) -> Iterator[bytes]:
        for start in range(0, len(self._lines), CHUNK):
            end = start + CHUNK
            yield msgspec.json.encode((self._lines[start:end], self._units[start:end], self._news[start:end]))

    def settle(self, table: Table) -> None:
        """The snapshot is stored. From now on the table has its checkpoints in the short form too."""
        table.records = self._records
        for number, mark in enumerate(table.checkpoints[: len(self._frozen)]):
            if mark is self._checkpoints[number]:
                table.checkpoints[number] = self._frozen[number]


def restore(id: str, data: bytes) -> Table | None:
    """The table of a snapshot; None if it is of another version or cannot be read."""
    try:
        found = _read(data)
        table = Table(id, found.created)
        if found.version != version(table.game, table.agreed):
            return None
        for name in PLAIN:
            setattr(table, name, getattr(found, name))
        for chair, sitting in zip(table.chairs, found.chairs, strict=True):
            for name in CHAIR:
                setattr(chair, name, getattr(sitting, name))
        for chunk in found.lines:
            lines, units, news = _lines(chunk)
            table.lines += lines
            table.units += units
            table.news += news
        table.asked_times.update([name for _, name in found.asked_chance])
        table.replies = {(player, move): revision for player, move, revision in found.replies}
        for name in SETS:
            setattr(table, name, getattr(found, name))
        table.talk.extend(found.talk)
        table.records = found.records
        table.checkpoints = [Checkpoint(*mark) for mark in found.checkpoints]
        table.state = None if found.state is None else thaw(table.game, table.agreed, found.state, found.records)
        table.events += table.story(table.told - REMEMBERED_EVENTS).events()
        table.kept = found.length
    except (msgspec.DecodeError, LookupError, TypeError, ValueError, AttributeError):
        return None
    return table


def version(game: Game, agreed: Any) -> str:
    """What must be the same for a snapshot to be understood: this module, the rules, and what a state is made of."""
    return " ".join([str(FORMAT), game.id, str(game.rules), *fields(type(game.start(agreed)))])


def _copy(value: Any) -> Any:
    return value.copy() if isinstance(value, dict | list | set) else value


def _frozen(mark: Checkpoint, freezer: Freezer) -> Checkpoint:
    return mark._replace(state=freezer.freeze(mark.state)) if isinstance(mark.state, State) else mark


_read = msgspec.json.Decoder(Snapshot).decode
_lines = msgspec.json.Decoder(Lines).decode
