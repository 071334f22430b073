"""The store in PostgreSQL, which several server processes share.

Writes are grouped as in the SQLite store: one task takes whatever has gathered in its queue and commits it in one
transaction, which locks the heads of the logs, and checks their lengths and owners, before it writes. So a process that
was cut off and replaced without knowing it can no longer write (see `postgres_bus`).
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from copy import copy
from typing import Any

import asyncpg

from whitechapel.server.store import (
    HEALTH,
    PROBE_SECONDS,
    TABLE,
    Entry,
    EntryRecord,
    KeyRecord,
    Mark,
    MarkRecord,
    NotOwner,
    Record,
    Sitting,
    Unavailable,
    Unusable,
    conflict,
    misfits,
)
from whitechapel.server.store.group import CHUNK, GROUP, WAITING, in_chunks, names_from, settle
from whitechapel.server.store.postgres_base import COUNTED_SINCE, TROUBLE, leave, place, prepare, sentence

PATIENCE = 8.0
"""After this many seconds without an answer the database counts as unreachable."""
STUCK = "2s"
"""After this time the database ends a transaction whose process has frozen, and refuses to wait for one that has not:
less than a lease, so that whoever takes over its tables finds them unlocked."""
READERS = 4
"""The most connections used for reading, besides one for writing and one for the bus."""

HEADS = "SELECT name, length, owner FROM logs WHERE name = ANY($1) ORDER BY name FOR UPDATE"
NEW_HEADS = (
    'INSERT INTO logs (name, length) SELECT name, 0 FROM unnest($1::text[]) AS name ORDER BY name COLLATE "C"'
    " ON CONFLICT DO NOTHING"
)
PUT_HEADS = (
    "UPDATE logs SET length = new.length FROM unnest($1::text[], $2::bigint[]) AS new (name, length)"
    " WHERE logs.name = new.name"
)
PUT_ENTRIES = (
    "INSERT INTO entries (log, number, kind, data)"
    " SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bytea[])"
)
AMEND_ENTRIES = (
    "UPDATE entries SET data = new.data FROM unnest($2::bigint[], $3::bytea[]) AS new (number, data)"
    " WHERE log = $1 AND entries.number = new.number"
)
PUT_MARKS = (
    "INSERT INTO marks (player, log, your_turn, over, updated)"
    " SELECT * FROM unnest($1::text[], $2::text[], $3::boolean[], $4::boolean[], $5::double precision[])"
    " ON CONFLICT (player, log) DO UPDATE"
    " SET your_turn = excluded.your_turn, over = excluded.over, updated = excluded.updated"
)

logger = logging.getLogger("whitechapel.store")


class Lease:
    """Until when this process is trusted with its tables, and under which name. A lease that has run out is never
    renewed: the process gets a new name, so that nothing it began under the old one counts."""

    __slots__ = ("name", "until")

    def __init__(self) -> None:
        self.name = secrets.token_hex(8)
        """The name of this process among those that share the tables."""
        self.until = math.inf
        """On our monotonic clock; a store without a bus has no end."""

    @property
    def runs(self) -> bool:
        return time.monotonic() < self.until

    def begin_anew(self) -> None:
        """Take another name; the old one owns whatever it owned, and will never write again."""
        self.name = secrets.token_hex(8)


class Append:
    """One append waiting for the task."""

    __slots__ = ("at", "done", "entries", "log", "marks", "owner", "updated")

    def __init__(
        self,
        log: str,
        at: int,
        entries: Sequence[Entry],
        marks: Sequence[Mark],
        owner: str,
        done: asyncio.Future[None],
    ) -> None:
        self.owner = owner
        """The name under which it was begun."""
        self.log = log
        self.at = at
        self.entries = entries
        self.marks = marks
        self.updated = time.time()
        self.done = done


class PostgresStore:
    """A store in a database. Use `open`."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.lease = Lease()
        self.place = place(url)
        """The database's address without user and password, for sentences."""
        self._pool: asyncpg.Pool
        self._writer: asyncpg.Connection | None = None
        self._away: float | None = None
        """Since when the database has been unreachable."""
        self._proved = -math.inf
        """When something was last seen to be stored."""
        self._queue: asyncio.Queue[Append | None] = asyncio.Queue()
        self._room = asyncio.Semaphore(WAITING)
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    @classmethod
    async def open(cls, url: str, *, read_only: bool = False) -> PostgresStore:
        store = cls(url)
        try:
            connection = await store.connect()
            try:
                await prepare(connection, store.place, create=not read_only)
            finally:
                await leave(connection)
            pool = asyncpg.create_pool(url, min_size=0, max_size=READERS, reset=untouched, **store._settings())
            store._pool = await pool
        except TROUBLE as error:
            raise sentence(error, store.place) from error
        if not read_only:
            store._task = asyncio.create_task(store._write_forever(), name="store-writer")
        return store

    def _settings(self, *, patient: bool = False, durable: bool = True) -> dict[str, Any]:
        """The connection settings. Patient connections, for archives, may take their time."""
        server = {
            "application_name": f"whitechapel {self.lease.name}",
            "search_path": "whitechapel",
            "synchronous_commit": "on" if durable else "off",
            # The server notices within a few seconds when our machine has vanished, and releases what we held.
            "tcp_keepalives_idle": "1",
            "tcp_keepalives_interval": "1",
            "tcp_keepalives_count": "3",
        }
        if not patient:
            # A process frozen in mid-transaction must not hold up the others.
            server |= {"idle_in_transaction_session_timeout": STUCK, "lock_timeout": STUCK}
        return {"server_settings": server, "timeout": 3, "command_timeout": None if patient else PATIENCE}

    async def connect(self, *, patient: bool = False, durable: bool = True) -> asyncpg.Connection:
        """A new connection, for callers that need one of their own."""
        return await asyncpg.connect(self.url, **self._settings(patient=patient, durable=durable))

    # --- writing -------------------------------------------------------------------------------------------------

    async def append(self, log: str, at: int, entries: Sequence[Entry], marks: Sequence[Mark] = ()) -> None:
        self._check_writable()
        async with self._room:
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._queue.put_nowait(Append(log, at, entries, marks, self.lease.name, done))
            await done

    async def _write_forever(self) -> None:
        """The task: take everything that is waiting, write it, tell the callers, until `close` ends it."""
        going = True
        while going:
            group: list[Append] = []
            append = await self._queue.get()
            while append is not None:
                group.append(append)
                if len(group) == GROUP or self._queue.empty():
                    break
                append = self._queue.get_nowait()
            going = append is not None
            outcomes = await self._commit(group)
            settle([append.done for append in group], outcomes)

    async def _commit(self, group: list[Append]) -> list[Exception | None]:
        """Write a group in one transaction; returns for each append None, or the error for its caller."""
        if not group:
            return []
        try:
            async with asyncio.timeout(PATIENCE):
                if self._writer is None or self._writer.is_closed():
                    self._writer = await self.connect()
                async with self._writer.transaction():
                    outcomes = await self._write(self._writer, group)
            self._is_back()
            self._proved = time.monotonic()
            return [outcome or self._too_late(append) for append, outcome in zip(group, outcomes, strict=True)]
        except Exception as error:
            trouble = sentence(error, self.place) if isinstance(error, TROUBLE) else error
            if isinstance(trouble, Unavailable):
                self._is_away(trouble)
                if self._writer is not None:
                    self._writer.terminate()
                return [copy(trouble) for _ in group]  # each caller's raise adds a traceback of its own
            # One of them is at fault, so each is tried alone.
            if len(group) == 1:
                return [trouble]
            return [outcome for append in group for outcome in await self._commit([append])]

    def _too_late(self, append: Append) -> Exception | None:
        """Why an append is not made, or was made and is not acknowledged: our lease has run out since it was begun.
        Another process may already play the table, and says what has become of it."""
        if self.lease.runs and append.owner == self.lease.name:
            return None
        return Unavailable("store-lease", "This server was cut off from the database {name}.", name=self.place)

    def cut_off(self) -> None:
        """Give up whatever is being written: nobody waits any longer for a line that may be frozen."""
        if self._writer is not None:
            self._writer.terminate()

    async def _write(self, db: asyncpg.Connection, group: list[Append]) -> list[Exception | None]:
        names = sorted({append.log for append in group})
        rows = await db.fetch(HEADS, names)
        new = {append.log for append in group if append.at == 0} - {row["name"] for row in rows}
        if new:
            await db.execute(NEW_HEADS, sorted(new))
            rows = await db.fetch(HEADS, names)
        lengths = {row["name"]: row["length"] for row in rows}
        owners = {row["name"]: row["owner"] for row in rows}

        outcomes: list[Exception | None] = []
        accepted: list[Append] = []
        for append in group:
            length = lengths.get(append.log, 0)
            if owners.get(append.log) not in (None, append.owner):
                outcomes.append(NotOwner("store-owner", "{log} belongs to another server now.", log=append.log))
            elif late := self._too_late(append):
                outcomes.append(late)
            elif length != append.at:
                outcomes.append(conflict(append.log, length, append.at))
            else:
                lengths[append.log] = length + len(append.entries)
                accepted.append(append)
                outcomes.append(None)

        entries = [
            (append.log, number, entry.kind, entry.data)
            for append in accepted
            for number, entry in enumerate(append.entries, append.at)
        ]
        opened = sum([append.at == 0 and bool(append.entries) for append in accepted])
        if entries:
            grown = {log: lengths[log] for log, _, _, _ in entries}
            await db.execute(PUT_HEADS, list(grown), list(grown.values()))
            await db.execute(PUT_ENTRIES, *columns(entries))
        # A statement may touch a row only once: of several marks of one player at a table the last counts.
        marks = {
            (mark.player, append.log): (mark.player, append.log, mark.your_turn, mark.over, append.updated)
            for append in accepted
            for mark in append.marks
        }
        if marks:
            await db.execute(PUT_MARKS, *columns([marks[key] for key in sorted(marks)]))
        if opened:  # last, because all processes write the same row
            await db.execute("UPDATE house SET opened = opened + $1", opened)
        return outcomes

    async def amend(self, log: str, entries: Mapping[int, Entry]) -> None:
        self._check_writable()
        await self.fetch(AMEND_ENTRIES, log, list(entries), [entry.data for entry in entries.values()])

    async def put(self, key: str, value: bytes) -> None:
        self._check_writable()
        await self.fetch(
            "INSERT INTO keys (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            key,
            value,
        )

    async def probe(self) -> None:
        if self._away is not None or time.monotonic() - self._proved > PROBE_SECONDS:
            await self.put(HEALTH, b"")
            self._proved = time.monotonic()

    async def keep(self, key: str, value: bytes) -> bytes:
        self._check_writable()
        await self.fetch("INSERT INTO keys (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING", key, value)
        kept = await self.get(key)
        assert kept is not None  # what is kept so is never removed
        return kept

    async def swap(self, key: str, before: bytes | None, after: bytes | None) -> bool:
        self._check_writable()
        if before is None and after is None:
            return await self.get(key) is None
        if before is None:
            statement = "INSERT INTO keys (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1"
        elif after is None:
            statement = "DELETE FROM keys WHERE key = $1 AND value = $2 RETURNING 1"
        else:
            statement = "UPDATE keys SET value = $3 WHERE key = $1 AND value = $2 RETURNING 1"
        values = [value for value in (before, after) if value is not None]
        return bool(await self.fetch(statement, key, *values, again=False))

    # --- reading -------------------------------------------------------------------------------------------------

    async def read(self, log: str, start: int = 0, limit: int | None = None) -> list[Entry]:
        rows = await self.fetch(
            "SELECT kind, data FROM entries WHERE log = $1 AND number >= $2 ORDER BY number LIMIT $3", log, start, limit
        )
        return [Entry(kind, data) for kind, data in rows]

    async def kinds(self, log: str) -> set[str]:
        rows = await self.fetch("SELECT DISTINCT kind FROM entries WHERE log = $1", log)
        return {kind for (kind,) in rows}

    def logs(self, prefix: str = "") -> AsyncIterator[str]:
        return names_from(
            self.fetch, "SELECT name FROM logs WHERE name {} $1 AND length > 0 ORDER BY name LIMIT $2", prefix
        )

    def keys(self, prefix: str) -> AsyncIterator[str]:
        return names_from(self.fetch, "SELECT key FROM keys WHERE key {} $1 ORDER BY key LIMIT $2", prefix)

    async def tables_of(self, player: str, limit: int = 100) -> list[Sitting]:
        rows = await self.fetch(
            "SELECT log, your_turn, over, updated FROM marks WHERE player = $1"
            " ORDER BY over, your_turn DESC, updated DESC LIMIT $2",
            player,
            limit,
        )
        return [Sitting(log.removeprefix(TABLE), turn, over, updated) for log, turn, over, updated in rows]

    async def get(self, key: str) -> bytes | None:
        rows = await self.fetch("SELECT value FROM keys WHERE key = $1", key)
        return rows[0][0] if rows else None

    async def check(self) -> list[str]:
        lengths = await self.fetch(
            "SELECT name, length, there FROM logs, LATERAL (SELECT count(*) there FROM entries WHERE log = name) AS e"
            " WHERE length <> there ORDER BY name"
        )
        headless = await self.fetch(
            "SELECT DISTINCT log FROM entries WHERE log NOT IN (SELECT name FROM logs) ORDER BY log"
        )
        marked = await self.fetch(
            "SELECT DISTINCT log FROM marks WHERE log NOT IN (SELECT name FROM logs) ORDER BY log"
        )
        ((version,),) = await self.fetch("SELECT version FROM house")  # of an old one that nobody has written to since
        opened = "opened" if version >= COUNTED_SINCE else "NULL"
        ((opened, logs),) = await self.fetch(
            f"SELECT {opened}, (SELECT count(*) FROM logs WHERE length > 0) FROM house"
        )
        return misfits(lengths, [log for (log,) in headless], [log for (log,) in marked], opened, logs)

    async def fetch(self, statement: str, *values: object, again: bool = True) -> list[Any]:
        """The rows of a statement, on any connection. `again`: it is harmless and answers the same if executed twice,
        so that it may be tried on another connection."""
        self._check_open()
        for last in (False, True) if again else (True,):
            try:
                async with asyncio.timeout(PATIENCE):
                    rows: list[Any] = await self._pool.fetch(statement, *values)
                self._is_back()
                return rows
            except TROUBLE as error:
                trouble = sentence(error, self.place)
                if not isinstance(trouble, Unavailable):
                    raise trouble from error
                # The first connection at hand may date from before the database was restarted.
                if last:
                    self._is_away(trouble)
                    raise trouble from error
        raise AssertionError("unreachable")

    # --- archives ------------------------------------------------------------------------------------------------

    async def dump(self) -> AsyncIterator[Record]:
        """From one transaction that sees the database as it was at its start."""
        self._check_open()
        db = await self._connect_for_archive()
        try:
            async with db.transaction(isolation="repeatable_read", readonly=True):
                async for row in db.cursor("SELECT key, value FROM keys ORDER BY key", prefetch=CHUNK):
                    yield KeyRecord(*row)
                entries = "SELECT log, number, kind, data FROM entries ORDER BY log, number"
                async for row in db.cursor(entries, prefetch=CHUNK):
                    yield EntryRecord(*row)
                marks = "SELECT log, player, your_turn, over, updated FROM marks ORDER BY log, player"
                async for row in db.cursor(marks, prefetch=CHUNK):
                    yield MarkRecord(*row)
        except TROUBLE as error:
            raise sentence(error, self.place) from error
        finally:
            await leave(db)

    async def load(self, records: AsyncIterator[Record]) -> None:
        """In one transaction, with all other writers locked out."""
        self._check_writable()
        db = await self._connect_for_archive()
        try:
            async with db.transaction():
                await db.execute("LOCK TABLE logs, marks, keys IN EXCLUSIVE MODE")
                for table in ("entries", "marks", "keys"):
                    if await db.fetchval(f"SELECT EXISTS (SELECT FROM {table})"):
                        raise Unusable(
                            "store-database-full",
                            "The database {name} is not empty: restore into a new database.",
                            name=self.place,
                        )
                async for chunk in in_chunks(records):
                    await fill(db, chunk)
                await db.execute(
                    "INSERT INTO logs (name, length) SELECT log, count(*) FROM entries GROUP BY log"
                    " ON CONFLICT (name) DO UPDATE SET length = excluded.length"
                )
                await db.execute("UPDATE house SET opened = (SELECT count(*) FROM logs WHERE length > 0)")
        except TROUBLE as error:
            raise sentence(error, self.place) from error
        finally:
            await leave(db)

    async def _connect_for_archive(self) -> asyncpg.Connection:
        try:
            return await self.connect(patient=True)
        except TROUBLE as error:
            raise sentence(error, self.place) from error

    # --- the end -------------------------------------------------------------------------------------------------

    def _is_away(self, trouble: Exception) -> None:
        if self._away is None:
            self._away = time.monotonic()
            logger.warning("%s", trouble)

    def _is_back(self) -> None:
        if self._away is not None:
            logger.warning("The database %s is back after %.1f s.", self.place, time.monotonic() - self._away)
            self._away = None

    def _check_open(self) -> None:
        if self._closed:
            raise Unavailable("store-closed", "The store is closed.")

    def _check_writable(self) -> None:
        self._check_open()
        if self._task is None:
            raise Unusable(
                "store-database-read-only", "The database {name} was opened for reading only.", name=self.place
            )

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        if self._task is not None:
            # Once we hold every place in the queue, all the callers before us have been served.
            for _ in range(WAITING):
                await self._room.acquire()
            self._queue.put_nowait(None)
            await self._task
        if self._writer is not None:
            await leave(self._writer)
        await leave(self._pool)


async def untouched(_connection: asyncpg.Connection) -> None:
    """What the pool does with a connection that is returned: nothing, as our statements leave nothing behind.

    By default it would make one more round trip after each of them.
    """


async def fill(db: asyncpg.Connection, records: Sequence[Record]) -> None:
    """Put records from an archive into the tables."""
    keys = [(record.key, record.value) for record in records if isinstance(record, KeyRecord)]
    entries = [(r.log, r.number, r.kind, r.data) for r in records if isinstance(r, EntryRecord)]
    marks = [(r.player, r.log, r.your_turn, r.over, r.updated) for r in records if isinstance(r, MarkRecord)]
    for table, rows in (("keys", keys), ("entries", entries), ("marks", marks)):
        if rows:
            await db.copy_records_to_table(table, records=rows)


def columns(rows: Sequence[tuple[Any, ...]]) -> list[list[Any]]:
    """Rows turned into columns, as `unnest` takes them."""
    return [list(column) for column in zip(*rows, strict=True)]
