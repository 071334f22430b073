"""Where the server keeps what happened: append-only logs, and a few values by key.

A table is its log (`table/<id>`), and undoing something is one more entry: nothing is ever changed or removed, except
the names and words of somebody who wants to be forgotten (`amend`).
There are two implementations of the same contract: one file (SQLite) for one process, and PostgreSQL for several.

    StoreError          every error here; its text is a sentence that can be shown as it is
        ├── Unavailable     try again later; for an append: reread the log first, it may have been written
    ├── Conflict        the log is not as long as expected: somebody else wrote
    │   └── NotOwner    the log belongs to another process now
    └── Unusable        this store cannot be opened, restored or written at all
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

import msgspec

from whitechapel.core.frames import GameError

if TYPE_CHECKING:
    from whitechapel.server.store.bus import Bus

TABLE = "table/"
"""The logs of tables start with this, followed by the table's id."""


class StoreError(GameError):
    """Something wrong with the store, as a sentence."""


class Unavailable(StoreError):
    """The store cannot be reached, is locked or is full: the same may work later.

    An append that fails like this was either written whole or not at all. Callers reread the log before they
    continue; appending again at the same place is safe, because it is a `Conflict` if the first attempt was written.
    """


class Conflict(StoreError):
    """The log is not as long as expected: somebody else wrote. Nothing was appended."""


def conflict(log: str, length: int, at: int) -> Conflict:
    """The log is not as long as the caller of `append` thinks."""
    return Conflict("store-conflict", "{log} has {length} entries, not {at}.", log=log, length=length, at=at)


class NotOwner(Conflict):
    """Another process has taken the log over (see `bus.Bus.own`). Nothing was appended."""


class Unusable(StoreError):
    """This store cannot be used: from a newer version, in use by another server, not empty, read-only, or no store."""


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened; what the data mean is up to the server's log."""

    kind: str
    data: bytes


class Mark(msgspec.Struct, frozen=True):
    """How a player stands at a table, for their list of tables. It replaces their earlier mark at that table."""

    player: str
    your_turn: bool
    over: bool


class Sitting(NamedTuple):
    """One line in a player's list of tables."""

    table: str
    """The table's id, without `table/`."""
    your_turn: bool
    over: bool
    updated: float
    """When the mark was made, in seconds since 1970."""


class EntryRecord(msgspec.Struct, frozen=True, tag="entry"):
    """An entry as stored in an archive. The entries of one log follow each other in order."""

    log: str
    number: int
    kind: str
    data: bytes


class MarkRecord(msgspec.Struct, frozen=True, tag="mark"):
    """A mark as stored in an archive."""

    log: str
    player: str
    your_turn: bool
    over: bool
    updated: float


class KeyRecord(msgspec.Struct, frozen=True, tag="key"):
    """A value as stored in an archive."""

    key: str
    value: bytes


Record = EntryRecord | MarkRecord | KeyRecord


class Store(Protocol):
    """What both implementations do. All methods may be called by many tasks of one event loop concurrently."""

    async def append(self, log: str, at: int, entries: Sequence[Entry], marks: Sequence[Mark] = ()) -> None:
        """Write entries number at, at + 1, ... of a log, and marks, all or nothing; durable when it returns.

        Raises Conflict if the log does not have exactly `at` entries. Appends to one log are written in the order in
        which they were called. A caller cancelled while waiting does not know whether it was written.
        """

    async def amend(self, log: str, entries: Mapping[int, Entry]) -> None:
        """Put other entries in place of those with these numbers, all or nothing; durable when it returns. How long the
        log is does not change, nor does the kind of an entry.

        Only for what somebody wants to have forgotten: everything else that happened stays as it was written.
        """

    async def read(self, log: str, start: int = 0, limit: int | None = None) -> list[Entry]:
        """The entries of a log from number `start` on, `limit` at most; a log that does not exist is empty."""

    async def kinds(self, log: str) -> set[str]:
        """The kinds of entries that a log has."""

    def logs(self, prefix: str = "") -> AsyncIterator[str]:
        """The names of all logs with this prefix, in alphabetical order (of code points)."""

    async def tables_of(self, player: str, limit: int = 100) -> list[Sitting]:
        """A player's tables: running before finished, those where it is their turn first, then newest first."""

    async def get(self, key: str) -> bytes | None:
        """The value of a key."""

    async def put(self, key: str, value: bytes) -> None:
        """Set the value of a key; durable when it returns."""

    async def keep(self, key: str, value: bytes) -> bytes:
        """Set the value of a key unless it has one, and return the value it has now.

        For what several processes must agree on and any of them may choose, such as the server's secret.
        """

    async def swap(self, key: str, before: bytes | None, after: bytes | None) -> bool:
        """Set the value of a key, or remove it (None), if it has the value `before` (None: none at all).

        Whether it had, and nothing has changed if not.
        For what several processes change, so that none of them undoes what another has just done.
        """

    def keys(self, prefix: str) -> AsyncIterator[str]:
        """All keys with this prefix, in alphabetical order (of code points)."""

    async def probe(self) -> None:
        """Make sure that something can be stored, at most every few seconds; raises what is in the way."""

    async def check(self) -> list[str]:
        """What does not fit together: logs that are shorter than they were, and logs that are gone, as sentences."""

    def dump(self) -> AsyncIterator[Record]:
        """Everything as it is at this moment, without what is written meanwhile. For `archive`."""

    async def load(self, records: AsyncIterator[Record]) -> None:
        """Fill an empty store, all or nothing; raises Unusable if it is not empty. For `archive`."""

    async def close(self) -> None:
        """Finish every append that was started, then close. Later calls raise Unavailable."""


HEALTH = "server/health"
"""The key that `probe` writes."""
PROBE_SECONDS = 5.0
"""How old the last proof that something can be stored may be."""


def misfits(
    lengths: Iterable[tuple[str, int, int]],
    headless: Iterable[str],
    marked: Iterable[str],
    opened: int | None,
    logs: int,
) -> list[str]:
    """The sentences of `check`, from the logs with a wrong length (and how much of them is there), the entries without
    a log, the marks without one, and how many logs there were and are."""
    found = [
        f"{log} has lost its end: it had {length} entries, and {there} are there." for log, length, there in lengths
    ]
    found += [f"{log} has entries, but is not in the list of logs." for log in headless]
    found += [f"{log} is gone: somebody's list of tables still has it." for log in marked]
    if opened is not None and opened != logs:
        found.append(f"{opened} logs have been opened, and {logs} are there.")
    return found


async def open_store(where: str | Path, *, read_only: bool = False) -> Store:
    """Open the store at a path, or in the database at a `postgresql://` address; it is created if there is none.

    A file has one server at a time; a second is refused with Unusable. With `read_only` it can be read, and
    backed up, alongside a running server.
    """
    if str(where).startswith(("postgresql://", "postgres://")):
        try:
            from whitechapel.server.store.postgres import PostgresStore
        except ModuleNotFoundError as error:
            if error.name != "asyncpg":
                raise
            raise Unusable(
                "store-package", "PostgreSQL needs one more package: pip install 'whitechapel-parlour[postgres]'"
            ) from None
        return await PostgresStore.open(str(where), read_only=read_only)

    from whitechapel.server.store.sqlite import SqliteStore

    return await SqliteStore.open(Path(where), read_only=read_only)


async def open_bus(store: Store) -> Bus:
    """The bus that goes with a store. Close it before the store."""
    from whitechapel.server.store.bus import LocalBus
    from whitechapel.server.store.sqlite import SqliteStore

    if isinstance(store, SqliteStore):
        return LocalBus()

    from whitechapel.server.store.postgres import PostgresStore
    from whitechapel.server.store.postgres_bus import PostgresBus

    assert isinstance(store, PostgresStore)
    return await PostgresBus.open(store)
