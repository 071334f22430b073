"""The store in one file: SQLite, for a server that is one process.

A thread of its own does all the writing, one group at a time. What comes meanwhile gathers; when the thread gets to it,
all of it is written in one transaction that waits for the disk once (group commit), and each caller goes on only after
that.
"""

from __future__ import annotations

import asyncio
import math
import os
import queue
import sqlite3
import tempfile
import threading
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from itertools import chain, islice
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from whitechapel.server.store import (
    HEALTH,
    PROBE_SECONDS,
    TABLE,
    Entry,
    EntryRecord,
    KeyRecord,
    Mark,
    MarkRecord,
    Record,
    Sitting,
    StoreError,
    Unavailable,
    Unusable,
    conflict,
    misfits,
)
from whitechapel.server.store.group import CHUNK, GROUP, in_chunks, names_from, settle

VERSION = 2
"""The schema's version; raised whenever it changes."""
COUNTED_SINCE = 2
"""The version since which opened logs are counted."""
APPLICATION_ID = 0x57434850
"""SQLite's application id for our files: WCHP."""

SCHEMA = f"""
CREATE TABLE logs (name TEXT PRIMARY KEY, length INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE entries (
    log TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, data BLOB NOT NULL, PRIMARY KEY (log, number)
) WITHOUT ROWID;
CREATE TABLE marks (
    player TEXT NOT NULL, log TEXT NOT NULL, your_turn INTEGER NOT NULL, over INTEGER NOT NULL, updated REAL NOT NULL,
    PRIMARY KEY (player, log)
) WITHOUT ROWID;
CREATE INDEX sittings ON marks (player, over, your_turn DESC, updated DESC);
CREATE TABLE keys (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE house (opened INTEGER NOT NULL);
INSERT INTO house (opened) VALUES (0);
PRAGMA application_id = {APPLICATION_ID};
PRAGMA user_version = {VERSION};
"""
UPGRADES = {
    2: """
    CREATE TABLE house (opened INTEGER NOT NULL);
    INSERT INTO house (opened) SELECT count(*) FROM logs;
    """,
}
"""What makes each version of the schema from the one before. `house.opened` says how many logs there have ever been."""

PUT_MARK = "INSERT OR REPLACE INTO marks (player, log, your_turn, over, updated) VALUES (?, ?, ?, ?, ?)"
PUT_ENTRY = "INSERT INTO entries (log, number, kind, data) VALUES (?, ?, ?, ?)"
AMEND_ENTRY = "UPDATE entries SET data = ? WHERE log = ? AND number = ?"
COUNT_LOGS = "UPDATE house SET opened = opened + ?"
NEW_LOG = "INSERT OR IGNORE INTO logs (name, length) VALUES (?, ?)"
GROW_LOG = "UPDATE logs SET length = ? WHERE name = ? AND length = ?"
GET_LENGTH = "SELECT length FROM logs WHERE name = ?"
PUT_KEY = "INSERT OR REPLACE INTO keys (key, value) VALUES (?, ?)"
KEEP_KEY = "INSERT OR IGNORE INTO keys (key, value) VALUES (?, ?)"
GET_KEY = "SELECT value FROM keys WHERE key = ?"
SWAP_KEY = "UPDATE keys SET value = ? WHERE key = ? AND value = ?"
REMOVE_KEY = "DELETE FROM keys WHERE key = ? AND value = ?"

T = TypeVar("T")


class Append(NamedTuple):
    """Entries for the end of a log, and the marks that change with them."""

    log: str
    at: int
    entries: Sequence[Entry]
    marks: Sequence[Mark]
    now: float


Work = Append | Callable[[sqlite3.Connection], Any]


class Job:
    """One write waiting for the thread."""

    __slots__ = ("done", "work")

    def __init__(self, work: Work, done: asyncio.Future[Any]) -> None:
        self.work = work
        self.done = done


class SqliteStore:
    """A store in one file, for one process at a time. Use `open`."""

    def __init__(self, path: Path, patience: float) -> None:
        self.path = path
        self.patience = patience
        """How many seconds we wait for another program (a backup, a curious reader) that has the file locked."""
        self.db: sqlite3.Connection | None = None
        """The connection that writes; used only by the thread. None: read only."""
        self._reader: sqlite3.Connection
        self._lock: sqlite3.Connection | None = None
        self._reading = ThreadPoolExecutor(1, "store-reader")
        self._gathered: deque[Job] = deque()
        self._called = False
        """Whether the thread has been called and has not said yet that it is done."""
        self._bell: queue.SimpleQueue[bool] = queue.SimpleQueue()
        """Calls the thread: True to write, False to stop."""
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._write_forever, name="store-writer", daemon=True)
        self._failed, self._proved = False, -math.inf
        """Whether the last group could not be written, and when that was."""
        self._closed = False

    @classmethod
    async def open(cls, path: Path, *, read_only: bool = False, patience: float = 5.0) -> SqliteStore:
        store = cls(path, patience)
        try:
            await asyncio.to_thread(store._open, read_only)
        except (sqlite3.Error, OSError) as error:
            store._let_go()
            raise sentence(error, path) from error
        except BaseException:
            store._let_go()
            raise
        if not read_only:
            store._thread.start()
        return store

    def _open(self, read_only: bool) -> None:
        if not read_only:
            self._lock_out_others()
            # The file holds the server's secret and everybody's cards. SQLite gives its companion files the same
            # permissions.
            if not self.path.exists():
                self.path.touch(mode=0o600)
            # SQLite opens even a file it may not write: better to find out now than at the first move.
            if not os.access(self.path, os.W_OK):
                raise Unusable(
                    "store-forbidden",
                    "{file} may not be written by this user, or its disk is read-only.",
                    file=str(self.path),
                )
            self.db = self._connect()
            prepare(self.db, self.path)
        self._reader = self._connect(read_only=True)
        prepare(self._reader, self.path, create=False)

    def _lock_out_others(self) -> None:
        """Refuse a second server: an exclusive transaction on an empty file next to ours lasts as long as we live."""
        self._lock = sqlite3.connect(f"{self.path}.lock", timeout=0, isolation_level=None, check_same_thread=False)
        try:
            self._lock.execute("PRAGMA journal_mode = MEMORY")  # no second file for a transaction that writes nothing
            self._lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise Unusable(
                "store-in-use",
                "Another server is using {file}. Stop it first, or give this one a folder of its own.",
                file=str(self.path),
            ) from None

    def _connect(self, *, read_only: bool = False) -> sqlite3.Connection:
        where = self.path.absolute().as_uri() + ("?mode=ro" if read_only else "?mode=rw")
        return sqlite3.connect(where, uri=True, timeout=self.patience, isolation_level=None, check_same_thread=False)

    # --- writing -------------------------------------------------------------------------------------------------

    async def append(self, log: str, at: int, entries: Sequence[Entry], marks: Sequence[Mark] = ()) -> None:
        await self._write(Append(log, at, entries, marks, time.time()))

    async def amend(self, log: str, entries: Mapping[int, Entry]) -> None:
        rows = [(entry.data, log, number) for number, entry in entries.items()]
        await self._write(lambda db: db.executemany(AMEND_ENTRY, rows))

    async def put(self, key: str, value: bytes) -> None:
        await self._write(lambda db: db.execute(PUT_KEY, (key, value)))

    async def probe(self) -> None:
        if self._failed or time.monotonic() - self._proved > PROBE_SECONDS:
            await self.put(HEALTH, b"")

    async def keep(self, key: str, value: bytes) -> bytes:
        def work(db: sqlite3.Connection) -> bytes:
            db.execute(KEEP_KEY, (key, value))
            kept: bytes = db.execute(GET_KEY, (key,)).fetchone()[0]
            return kept

        result: bytes = await self._write(work)
        return result

    async def swap(self, key: str, before: bytes | None, after: bytes | None) -> bool:
        def work(db: sqlite3.Connection) -> bool:
            if before is None and after is None:
                return db.execute(GET_KEY, (key,)).fetchone() is None
            if before is None:
                return db.execute(KEEP_KEY, (key, after)).rowcount == 1
            if after is None:
                return db.execute(REMOVE_KEY, (key, before)).rowcount == 1
            return db.execute(SWAP_KEY, (after, key, before)).rowcount == 1

        swapped: bool = await self._write(work)
        return swapped

    def _write(self, work: Work) -> asyncio.Future[Any]:
        """Have the thread do it, in the order of the calls; done when it is on disk. Every move passes through here, so
        there is neither a task nor a limit: a caller that waited for a place would need as much room as its work."""
        self._check_writable()
        done: asyncio.Future[Any] = self._loop.create_future()
        self._gathered.append(Job(work, done))
        if not self._called:
            self._called = True
            self._bell.put(True)
        return done

    def _written(self, group: list[Job], outcomes: list[Any]) -> None:
        """The thread has done a group: call it again if there is more, and tell the callers."""
        self._called = bool(self._gathered)
        if self._called:
            self._bell.put(True)
        settle([job.done for job in group], outcomes)

    def _write_forever(self) -> None:
        """The thread: write one group after the other, until `close` says that it is enough. A group is all there is by
        the time the thread gets to run, which it shares the interpreter for: every commit costs something."""
        assert self.db is not None
        while self._bell.get():
            group = [self._gathered.popleft() for _ in range(min(GROUP, len(self._gathered)))]
            outcomes = self._commit(self.db, group)
            self._failed = any(isinstance(outcome, Unavailable | Unusable) for outcome in outcomes)
            self._proved = time.monotonic()
            with suppress(RuntimeError):  # the loop was closed, nobody waits any more
                self._loop.call_soon_threadsafe(self._written, group, outcomes)

    def _commit(self, db: sqlite3.Connection, group: list[Job]) -> list[Any]:
        """Write a group in one transaction; for each job its result, or the error its caller gets."""
        try:
            db.execute("BEGIN IMMEDIATE")
            outcomes = write(db, [job.work for job in group])
            db.execute("COMMIT")
        except Exception as error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            # The disk or the lock concerns everybody. Anything else is the fault of one job, so each is tried alone.
            if isinstance(error, sqlite3.OperationalError):
                return [sentence(error, self.path) for _ in group]
            if len(group) == 1:
                return [sentence(error, self.path) if isinstance(error, sqlite3.Error) else error]
            return [outcome for job in group for outcome in self._commit(db, [job])]
        return outcomes

    # --- reading -------------------------------------------------------------------------------------------------

    async def read(self, log: str, start: int = 0, limit: int | None = None) -> list[Entry]:
        rows = await self._query(
            "SELECT kind, data FROM entries WHERE log = ? AND number >= ? ORDER BY number LIMIT ?",
            log,
            start,
            -1 if limit is None else limit,
        )
        return [Entry(kind, data) for kind, data in rows]

    async def kinds(self, log: str) -> set[str]:
        rows = await self._query("SELECT DISTINCT kind FROM entries WHERE log = ?", log)
        return {kind for (kind,) in rows}

    def logs(self, prefix: str = "") -> AsyncIterator[str]:
        return names_from(self._query, "SELECT name FROM logs WHERE name {} ? ORDER BY name LIMIT ?", prefix)

    def keys(self, prefix: str) -> AsyncIterator[str]:
        return names_from(self._query, "SELECT key FROM keys WHERE key {} ? ORDER BY key LIMIT ?", prefix)

    async def tables_of(self, player: str, limit: int = 100) -> list[Sitting]:
        rows = await self._query(
            "SELECT log, your_turn, over, updated FROM marks WHERE player = ?"
            " ORDER BY over, your_turn DESC, updated DESC LIMIT ?",
            player,
            limit,
        )
        return [Sitting(log.removeprefix(TABLE), bool(turn), bool(over), updated) for log, turn, over, updated in rows]

    async def get(self, key: str) -> bytes | None:
        rows = await self._query(GET_KEY, key)
        return rows[0][0] if rows else None

    async def check(self) -> list[str]:
        lengths = await self._query(
            "SELECT name, length, (SELECT count(*) FROM entries WHERE log = name) AS there FROM logs"
            " WHERE length <> there ORDER BY name"
        )
        headless = await self._query("SELECT DISTINCT log FROM entries WHERE log NOT IN (SELECT name FROM logs)")
        marked = await self._query("SELECT DISTINCT log FROM marks WHERE log NOT IN (SELECT name FROM logs)")
        ((version,),) = await self._query("PRAGMA user_version")  # of an old file that nobody has written to since
        opened = "(SELECT opened FROM house)" if version >= COUNTED_SINCE else "NULL"
        ((opened, logs),) = await self._query(f"SELECT {opened}, (SELECT count(*) FROM logs)")
        return misfits(lengths, [log for (log,) in headless], [log for (log,) in marked], opened, logs)

    async def _query(self, statement: str, *values: object) -> list[Any]:
        self._check_open()
        return await self._in_thread(lambda: self._reader.execute(statement, values).fetchall())

    async def _in_thread(self, work: Callable[[], T]) -> T:
        try:
            return await self._loop.run_in_executor(self._reading, work)
        except sqlite3.Error as error:
            raise sentence(error, self.path) from error

    # --- archives ------------------------------------------------------------------------------------------------

    async def dump(self) -> AsyncIterator[Record]:
        """From a copy that SQLite makes in one go, so that reading it slowly holds nobody up."""
        self._check_open()

        def copy(to: Path) -> sqlite3.Connection:
            db = sqlite3.connect(to, isolation_level=None, check_same_thread=False)
            with closing(self._connect(read_only=True)) as source:
                source.backup(db)
            return db

        try:
            with tempfile.TemporaryDirectory(prefix=".copy-", dir=self.path.parent) as folder:
                db = await asyncio.to_thread(copy, Path(folder) / self.path.name)
                with closing(db):
                    records = everything(db)
                    while chunk := await asyncio.to_thread(lambda: list(islice(records, CHUNK))):
                        for record in chunk:
                            yield record
        except (sqlite3.Error, OSError) as error:
            raise sentence(error, self.path) from error

    async def load(self, records: AsyncIterator[Record]) -> None:
        """In one long transaction on a connection of its own; all other writers wait."""
        self._check_writable()
        with closing(self._connect()) as db:
            try:
                await asyncio.to_thread(db.execute, "BEGIN IMMEDIATE")
                for table in ("logs", "marks", "keys"):
                    if db.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone():
                        raise Unusable(
                            "store-full", "{file} is not empty: restore into a new file.", file=str(self.path)
                        )
                async for chunk in in_chunks(records):
                    await asyncio.to_thread(fill, db, chunk)
                count = "INSERT INTO logs (name, length) SELECT log, count(*) FROM entries GROUP BY log"
                await asyncio.to_thread(db.execute, count)
                db.execute("UPDATE house SET opened = (SELECT count(*) FROM logs)")
                await asyncio.to_thread(db.execute, "COMMIT")
            except sqlite3.Error as error:
                raise sentence(error, self.path) from error

    # --- the end -------------------------------------------------------------------------------------------------

    def _check_open(self) -> None:
        if self._closed:
            raise Unavailable("store-closed", "The store is closed.")

    def _check_writable(self) -> None:
        self._check_open()
        if self.db is None:
            raise Unusable("store-read-only", "{file} was opened for reading only.", file=str(self.path))

    async def close(self) -> None:
        if self._closed:
            return
        if self._thread.is_alive():
            last = self._write(lambda db: None)
            self._closed = True
            with suppress(StoreError):
                await last  # by then all the callers before us have been served
            self._bell.put(False)
            await asyncio.to_thread(self._thread.join)
        self._closed = True
        await asyncio.to_thread(self._let_go)

    def _let_go(self) -> None:
        self._reading.shutdown()
        # The last connection to close folds the write-ahead log into the file, which a read-only one may not do.
        for connection in (getattr(self, "_reader", None), self.db, self._lock):
            if connection is not None:
                connection.close()


def write(db: sqlite3.Connection, works: Sequence[Work]) -> list[Any]:
    """Do all of this, and return what each has led to. Whatever is raised, the transaction must be rolled back."""
    append(db, [work for work in works if isinstance(work, Append)])
    return [None if isinstance(work, Append) else work(db) for work in works]


def append(db: sqlite3.Connection, some: Sequence[Append]) -> None:
    """Append to many logs, with each statement prepared once for all of them. Raises Conflict if one does not have the
    length that it should; of several, the first is named, wherever the fault lies."""
    new = [(one.log, len(one.entries)) for one in some if one.entries and not one.at]
    grown = [(one.at + len(one.entries), one.log, one.at) for one in some if one.at]
    fitting = db.executemany(NEW_LOG, new).rowcount if new else 0
    fitting += db.executemany(GROW_LOG, grown).rowcount if grown else 0
    if fitting < len(new) + len(grown):
        row = db.execute(GET_LENGTH, (some[0].log,)).fetchone()
        raise conflict(some[0].log, row[0] if row else 0, some[0].at)
    if new:
        db.execute(COUNT_LOGS, (len(new),))
    # Python looks for an adapter for every value of a type that it does not know, and bytes and bools are such.
    rows = [
        (one.log, number, entry.kind, bytearray(entry.data))
        for one in some
        for number, entry in enumerate(one.entries, one.at)
    ]
    db.executemany(PUT_ENTRY, rows)
    marks = [(mark.player, one.log, int(mark.your_turn), int(mark.over), one.now) for one in some for mark in one.marks]
    if marks:
        db.executemany(PUT_MARK, marks)


def prepare(db: sqlite3.Connection, path: Path, *, create: bool = True) -> None:
    """Check that the file is ours and its version is known; create the schema of a new one, upgrade that of an old
    one."""
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA fullfsync = ON")  # where a plain fsync does not reach the disk (macOS)
    (ours,), (version,) = db.execute("PRAGMA application_id").fetchone(), db.execute("PRAGMA user_version").fetchone()
    if ours != APPLICATION_ID:
        if db.execute("SELECT 1 FROM sqlite_schema LIMIT 1").fetchone() or not create:
            raise Unusable("store-strange", "{file} is not a Whitechapel file.", file=str(path))
        (mode,) = db.execute("PRAGMA journal_mode = WAL").fetchone()
        if mode != "wal":
            raise Unusable(
                "store-disk",
                "{file} lies on a disk that SQLite cannot use safely; choose a local folder.",
                file=str(path),
            )
        db.executescript(f"BEGIN IMMEDIATE; {SCHEMA} COMMIT;")
    elif version > VERSION:
        raise Unusable(
            "store-newer",
            "{file} was written by a newer version of Whitechapel (its format is {version}, this one knows {ours})."
            " Install the newer version again.",
            file=str(path),
            version=version,
            ours=VERSION,
        )
    elif create:
        for number in range(version + 1, VERSION + 1):
            db.executescript(f"BEGIN IMMEDIATE; {UPGRADES[number]} PRAGMA user_version = {number}; COMMIT;")


def everything(db: sqlite3.Connection) -> Iterator[Record]:
    """Everything in a file, in a stable order."""
    return chain(
        (KeyRecord(*row) for row in db.execute("SELECT key, value FROM keys ORDER BY key")),
        (EntryRecord(*row) for row in db.execute("SELECT log, number, kind, data FROM entries ORDER BY log, number")),
        (
            MarkRecord(log, player, bool(your_turn), bool(over), updated)
            for log, player, your_turn, over, updated in db.execute(
                "SELECT log, player, your_turn, over, updated FROM marks ORDER BY log, player"
            )
        ),
    )


def fill(db: sqlite3.Connection, records: Sequence[Record]) -> None:
    """Put records from an archive into a file."""
    for record in records:
        if isinstance(record, KeyRecord):
            db.execute(PUT_KEY, (record.key, record.value))
        elif isinstance(record, MarkRecord):
            db.execute(PUT_MARK, (record.player, record.log, record.your_turn, record.over, record.updated))
        else:
            db.execute(PUT_ENTRY, (record.log, record.number, record.kind, record.data))


def sentence(error: sqlite3.Error | OSError, path: Path) -> StoreError:
    """A file error as a sentence for people."""
    name = str(path)
    if isinstance(error, OSError):
        return Unusable("store-unopened", "{file} cannot be opened: {reason}.", file=name, reason=error.strerror)
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the rest are details
    if code == sqlite3.SQLITE_FULL:
        return Unavailable(
            "store-disk-full", "There is no room left for {file}: the disk is full. Nothing was written.", file=name
        )
    if code == sqlite3.SQLITE_IOERR:
        return Unavailable(
            "store-disk-refuses",
            "{file} could not be written or read: the disk refuses ({reason}).",
            file=name,
            reason=str(error),
        )
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return Unavailable("store-locked", "{file} is locked by another program. Nothing was written.", file=name)
    if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM):
        return Unusable(
            "store-forbidden-now", "{file} may not be written any more, or its disk has become read-only.", file=name
        )
    if code == sqlite3.SQLITE_CANTOPEN:
        return Unusable(
            "store-no-folder",
            "{file} cannot be opened: is there such a folder, and may this user write to it?",
            file=name,
        )
    if code in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
        return Unusable("store-damaged", "{file} is damaged, or not a Whitechapel file.", file=name)
    return StoreError("store-refuses", "{file} refuses this: {reason}.", file=name, reason=str(error))
