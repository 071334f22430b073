"""Where the parlour keeps what happened: append-only logs, and a few values by key.

A table is its log (`table/<id>`), and undoing something is one more entry: nothing is ever changed or removed.
There are two implementations of the same contract: one file (SQLite) for one process, and PostgreSQL for several.

    StoreError          every error here; its text is a sentence that can be shown as it is
    ├── Unavailable     try again later; for an append: read the log again first, it may have been written
    ├── Conflict        the log is not as long as expected: somebody else wrote
    │   └── NotOwner    the log belongs to another process now
    └── Unusable        this store cannot be opened, restored or written at all
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

import msgspec

from whitechapel.core.frames import GameError

TABLE = "table/"
"""The logs of tables start with this; what follows is the table's id."""


class StoreError(GameError):
    """Something about the store, in a sentence."""


class Unavailable(StoreError):
    """The store cannot be reached, is locked or is full: the same may work later.

    An append that fails so was either written whole or not at all. Whoever gets this reads the log again before he
    goes on; appending again at the same place is safe, because it is a `Conflict` if the first attempt was written.
    """


class Conflict(StoreError):
    """The log is not as long as expected: somebody else wrote. Nothing was appended."""


def conflict(log: str, length: int, at: int) -> Conflict:
    """The log is not as long as whoever appends to it thinks."""
    return Conflict("store-conflict", "{log} has {length} entries, not {at}.", log=log, length=length, at=at)


class NotOwner(Conflict):
    """Another process has taken the log over (see `bus.Bus.own`). Nothing was appended."""


class Unusable(StoreError):
    """This store cannot be used as it is: a newer version's, another server's, not empty, read-only, no store."""


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened; what the data mean is the business of the server's log."""

    kind: str
    data: bytes


class Mark(msgspec.Struct, frozen=True):
    """How a player stands at a table, for the list of his tables. It replaces his earlier mark at that table."""

    player: str
    your_turn: bool
    over: bool


class Sitting(NamedTuple):
    """One line in the list of a player's tables."""

    table: str
    """The table's id, without `table/`."""
    your_turn: bool
    over: bool
    updated: float
    """When the mark was made, in seconds since 1970."""


class EntryRecord(msgspec.Struct, frozen=True, tag="entry"):
    """An entry as it travels in an archive. The entries of one log follow each other in order."""

    log: str
    number: int
    kind: str
    data: bytes


class MarkRecord(msgspec.Struct, frozen=True, tag="mark"):
    """A mark as it travels in an archive."""

    log: str
    player: str
    your_turn: bool
    over: bool
    updated: float


class KeyRecord(msgspec.Struct, frozen=True, tag="key"):
    """A value as it travels in an archive."""

    key: str
    value: bytes


Record = EntryRecord | MarkRecord | KeyRecord


class Store(Protocol):
    """What both implementations do. All methods may be called by many tasks of one event loop at the same time."""

    async def append(self, log: str, at: int, entries: Sequence[Entry], marks: Sequence[Mark] = ()) -> None:
        """Write entries number at, at + 1, ... of a log, and marks, all or nothing; durable when it returns.

        Raises Conflict if the log does not have exactly `at` entries. Appends to one log are written in the order in
        which they were called. A caller that is cancelled while it waits does not know whether it was written.
        """

    async def read(self, log: str, start: int = 0) -> list[Entry]:
        """The entries of a log from number `start` on; a log that does not exist is empty."""

    def logs(self, prefix: str = "") -> AsyncIterator[str]:
        """The names of all logs that start so, in alphabetical order (of code points)."""

    async def tables_of(self, player: str, limit: int = 100) -> list[Sitting]:
        """A player's tables: running before finished, his turn before others', newest first."""

    async def get(self, key: str) -> bytes | None:
        """The value of a key."""

    async def put(self, key: str, value: bytes) -> None:
        """Set the value of a key; durable when it returns."""

    async def keep(self, key: str, value: bytes) -> bytes:
        """Set the value of a key unless it has one; either way, the value it has now.

        For what several processes must agree on and any of them may choose, such as the server's secret.
        """

    def dump(self) -> AsyncIterator[Record]:
        """Everything as it is at this moment: whatever is written meanwhile is not in it. For `archive`."""

    async def load(self, records: AsyncIterator[Record]) -> None:
        """Fill an empty store, all or nothing; raises Unusable if it is not empty. For `archive`."""

    async def close(self) -> None:
        """Finish every append that was begun, then let go. Later calls raise Unavailable."""


async def open_store(where: str | Path, *, read_only: bool = False) -> Store:
    """Open the store at a path, or in the database at a `postgresql://` address; it is made if there is none.

    A file has one server at a time, a second one is refused with Unusable. With `read_only` it can be read, and
    backed up, beside a running server.
    """
    if str(where).startswith(("postgresql://", "postgres://")):
        try:
            from whitechapel.server.store.postgres import PostgresStore
        except ModuleNotFoundError as error:
            if error.name != "asyncpg":
                raise
            raise Unusable(
                "store-package", "PostgreSQL needs one more package: pip install 'whitechapel[postgres]'"
            ) from None
        return await PostgresStore.open(str(where), read_only=read_only)

    from whitechapel.server.store.sqlite import SqliteStore

    return await SqliteStore.open(Path(where), read_only=read_only)
