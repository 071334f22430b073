"""The bus of several processes: the head of a table's log names its owner, and LISTEN and NOTIFY carry messages.

Each process has one connection for this, its session. A process is alive while it holds an advisory lock on its session
and its lease runs:

- The database releases the lock the moment the session ends, however it ends. So the tables of a process that dies are
  free at once.
- The lease is renewed twice a second, for `LEASE` seconds by the clock of the database. So the tables of a process that
  hangs, or whose line is frozen, are free after that time. It stops by itself `MARGIN` seconds earlier, by its own
  monotonic clock, which it reads before it asks for the renewal; what it tells anybody, it tells before that.

`PostgresStore.append` checks the owner's name at the head of the log in the transaction that writes: a process that was
replaced without noticing can no longer write. A lease that has run out cannot be renewed: the process gets a new name,
the old one stays dead, and what was begun under it is refused.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import logging
import math
import time
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple, TypeVar

import asyncpg

from whitechapel.server.store import TABLE, StoreError, Unavailable
from whitechapel.server.store.bus import Listener, NullListener
from whitechapel.server.store.group import GROUP, WAITING, settle
from whitechapel.server.store.postgres import PATIENCE, PostgresStore, columns
from whitechapel.server.store.postgres_base import TROUBLE, leave, sentence

BEAT = 0.5
"""How often, in seconds, we check that the session is alive and that the tables we follow have an owner."""
HEARTBEAT_PATIENCE = 1.5
"""How long, in seconds, a session may be silent before it is given up."""
PIECE = 5700
"""Longer messages go in pieces: a notification has room for 8000 bytes, and base64 turns three bytes into four."""
EVERY_PROCESS = "whitechapel_every_process"
"""The channel that all processes listen to."""
LEASE = 3.5
"""For how many seconds a process is trusted after it was last heard of."""
MARGIN = 0.5
"""How many seconds before its lease ends for the others a process stops by itself."""
LONG_GONE = 60.0
"""Seconds after which a lease that has ended is forgotten."""

# The name of a process is 16 hexadecimal digits, and its lock has that number; advisory locks are listed in two halves.
LOCK = "('x' || name)::bit(64)::bigint"
ALIVE = f"""
SELECT name FROM leases WHERE expires > statement_timestamp() AND {LOCK} IN (
    SELECT (classid::bigint << 32) | objid::bigint FROM pg_locks
    WHERE locktype = 'advisory' AND objsubid = 1 AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
)
"""
BEGIN_LEASE = "INSERT INTO leases (name, expires) VALUES ($1, statement_timestamp() + make_interval(secs => $2))"
RENEW_LEASE = """
UPDATE leases SET expires = statement_timestamp() + make_interval(secs => $2)
WHERE name = $1 AND expires > statement_timestamp() RETURNING true
"""
FORGET_LEASES = "DELETE FROM leases WHERE expires < now() - make_interval(secs => $1)"
END_LEASE = "DELETE FROM leases WHERE name = $1"
# The row is locked before its owner is checked, so only one of several contenders gets it.
TAKE = f"""
INSERT INTO logs AS log (name, length, owner) VALUES ($1, 0, $2) ON CONFLICT (name) DO UPDATE SET owner = excluded.owner
WHERE log.owner IS NULL OR log.owner = excluded.owner OR log.owner NOT IN ({ALIVE})
RETURNING true
"""
DROP_EMPTY = "DELETE FROM logs WHERE owner = $1 AND name = ANY($2) AND length = 0"
FREE = "UPDATE logs SET owner = NULL WHERE owner = $1 AND name = ANY($2)"
KEEP = "SELECT name FROM logs WHERE owner = $1 AND name = ANY($2) FOR SHARE"
FORGET = "UPDATE logs SET owner = NULL WHERE owner = $1 AND name <> ALL($2)"
# Every process asks for this twice a second, so it must not look at every table: it goes from owner to owner by the
# index, and then to the tables of those that are dead.
ORPHANS = f"""
WITH RECURSIVE alive (process) AS MATERIALIZED ({ALIVE}),
owners (process) AS (
    SELECT min(owner) FROM logs WHERE owner IS NOT NULL
    UNION ALL SELECT (SELECT min(owner) FROM logs WHERE owner > process) FROM owners WHERE process IS NOT NULL
),
dead (process) AS (SELECT process FROM owners WHERE process IS NOT NULL EXCEPT SELECT process FROM alive)
(SELECT unnest($1::text[]) EXCEPT SELECT name FROM logs WHERE name = ANY($1) AND owner IN (SELECT process FROM alive))
UNION (SELECT theirs.name FROM dead, LATERAL (SELECT name FROM logs WHERE owner = process LIMIT $2) AS theirs LIMIT $2)
"""
MOST_ORPHANS = 100
"""How many tables of dead owners are reported per beat."""

logger = logging.getLogger("whitechapel.bus")
T = TypeVar("T")


class Letter(NamedTuple):
    """One outgoing message."""

    channel: str
    sender: str
    """The name under which it was written."""
    body: bytes
    done: asyncio.Future[None]


class PostgresBus:
    """The bus of several processes that share a database. Use `open`."""

    def __init__(self, store: PostgresStore) -> None:
        self._store = store
        self._lease = store.lease
        self._listener: Listener = NullListener()
        self._session: asyncpg.Connection | None = None
        self._process, self._called = 0, ""
        """The database's process behind our session, and what our session is called there."""
        self._using = asyncio.Lock()
        """Held by whoever is using the session."""
        self._owned: set[str] = set()
        self._followed: dict[str, str] = {}
        """The tables we subscribed to, by channel."""
        self._serial = 0
        self._outbox: asyncio.Queue[Letter] = asyncio.Queue()
        self._places = asyncio.Semaphore(WAITING)
        self._pieces: dict[str, list[bytes]] = {}
        """By sender: what has come so far of a long message."""
        self._fenced = False
        """Whether our lease has run out, and we have not got another one yet."""
        self._granted = asyncio.Event()
        """Set when we get a new lease."""
        self._ended = asyncio.Event()
        """Set when the session ends, so that nobody has to wait for the next beat."""
        self._tasks: list[asyncio.Task[None]] = []
        self._running: set[asyncio.Task[Any]] = set()
        """What is being done on the session; tasks without a reference may be garbage collected while they run."""
        self._closed = False

    @classmethod
    async def open(cls, store: PostgresStore) -> PostgresBus:
        bus = cls(store)
        try:
            await bus._join()
        except TROUBLE as error:
            raise sentence(error, store.place) from error
        bus._tasks = [asyncio.create_task(work) for work in (bus._keep(), bus._watch(), bus._post())]
        return bus

    def listen(self, listener: Listener) -> None:
        self._listener = listener

    @property
    def me(self) -> str:
        return self._lease.name

    def leased(self) -> bool:
        return self._lease.runs

    # --- owning --------------------------------------------------------------------------------------------------

    async def own(self, table: str) -> bool:
        self._check_open()

        async def take(session: asyncpg.Connection) -> bool:
            if table in self._owned:
                return True
            if not await session.fetchval(TAKE, TABLE + table, self.me):
                return False
            self._owned.add(table)
            return True

        return await self._on_session(take)

    async def release(self, table: str) -> None:
        self._check_open()

        async def give(session: asyncpg.Connection) -> None:
            if table in self._owned:
                self._owned.discard(table)
                await self._free(session, [table])

        try:
            await self._on_session(give)
        except Unavailable:
            self._owned.discard(table)  # our name is removed when we have a session again

    async def _free(self, session: asyncpg.Connection, tables: Collection[str]) -> None:
        """Remove our name, then tell those who are waiting for it."""
        names = [TABLE + table for table in tables]
        await session.execute(DROP_EMPTY, self.me, names)  # somebody asked for a table that does not exist
        await session.execute(FREE, self.me, names)
        for table in tables:
            await session.execute("SELECT pg_notify($1, $2)", channel(table), self._envelope("free", ""))

    async def owner(self, table: str) -> str | None:
        self._check_open()
        rows = await self._store.fetch("SELECT owner FROM logs WHERE name = $1", TABLE + table)
        return rows[0][0] if rows else None

    # --- sending -------------------------------------------------------------------------------------------------

    async def send(self, to: str, message: bytes) -> None:
        self._check_open()
        if to == self.me:
            asyncio.get_running_loop().call_soon(self._tell, self._listener.received, to, message)
        else:
            await self._say(channel_of_process(to), message)

    async def announce(self, message: bytes) -> None:
        self._check_open()
        await self._say(EVERY_PROCESS, message)

    async def subscribe(self, table: str) -> None:
        self._check_open()

        async def follow(session: asyncpg.Connection) -> None:
            if channel(table) not in self._followed:
                await session.add_listener(channel(table), self._notified)
                self._followed[channel(table)] = table

        await self._on_session(follow)

    async def unsubscribe(self, table: str) -> None:
        self._check_open()

        async def leave_off(session: asyncpg.Connection) -> None:
            if self._followed.pop(channel(table), None) is not None:
                await session.remove_listener(channel(table), self._notified)

        try:
            await self._on_session(leave_off)
        except Unavailable:
            self._followed.pop(channel(table), None)

    async def _say(self, to: str, body: bytes) -> None:
        async with self._places:
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._outbox.put_nowait(Letter(to, self.me, body, done))
            await done

    async def _post(self) -> None:
        """The task that sends: everything that has gathered goes out in one transaction."""
        while True:
            letters = [await self._outbox.get()]
            while not self._outbox.empty() and len(letters) < GROUP:
                letters.append(self._outbox.get_nowait())
            outcome: Exception | None = None
            try:
                await self._on_session(partial(self._dispatch, letters))
            except Exception as error:
                outcome = error
            settle([letter.done for letter in letters], [outcome] * len(letters))

    async def _dispatch(self, letters: list[Letter], session: asyncpg.Connection) -> None:
        # Letters that another name has signed are out of date: our lease has run out since.
        notes = [
            (letter.channel, note)
            for letter in letters
            if letter.sender == self.me
            for note in self._notes(letter.body)
        ]
        if notes:
            await session.execute(
                "SELECT pg_notify(c, p) FROM unnest($1::text[], $2::text[]) AS n (c, p)", *columns(notes)
            )

    def _notes(self, body: bytes) -> Iterator[str]:
        """The notifications that carry a message: its pieces, the last of which says so."""
        starts = range(0, max(len(body), 1), PIECE)
        for start in starts:
            kind = "last" if start == starts[-1] else "piece"
            yield self._envelope(kind, base64.b64encode(body[start : start + PIECE]).decode())

    def _envelope(self, kind: str, content: str) -> str:
        """A notification's text. The number is there because PostgreSQL delivers equal ones only once."""
        self._serial += 1
        return f"{self.me} {self._serial} {kind} {content}"

    # --- receiving -----------------------------------------------------------------------------------------------

    def _notified(self, _session: object, _process: int, where: str, text: object) -> None:
        """A notification has come. Those of one process come in the order in which it sent them."""
        sender, _, kind, content = str(text).split(" ", 3)
        if sender == self.me:
            return
        if kind == "free":
            table = self._followed.get(where)
            if table is not None:
                self._tell(self._listener.orphaned, table)
            return
        pieces = self._pieces.setdefault(sender, [])
        pieces.append(base64.b64decode(content))
        if kind == "last":
            del self._pieces[sender]
            self._tell(self._listener.received, sender, b"".join(pieces))

    def _tell(self, call: Callable[..., None], *facts: object) -> None:
        if not self._closed:
            try:
                call(*facts)
            except Exception:
                logger.exception("A listener of the bus failed.")

    # --- the session ---------------------------------------------------------------------------------------------

    async def _on_session(self, work: Callable[[asyncpg.Connection], Awaitable[T]], patience: float = PATIENCE) -> T:
        """Do something on the session, one at a time, and to the end even if the caller is cancelled."""

        async def whole() -> T:
            async with self._using:
                session = self._session
                if session is None or session.is_closed() or not self._lease.runs:
                    raise Unavailable(
                        "store-database-silent", "The database {name} does not answer.", name=self._store.place
                    )
                try:
                    async with asyncio.timeout(patience):
                        return await work(session)
                except TROUBLE as error:
                    trouble = sentence(error, self._store.place)
                    if isinstance(trouble, Unavailable):
                        session.terminate()  # its state is unknown; a new one starts clean
                        self._ended.set()
                    raise trouble from error

        task = asyncio.create_task(whole())
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def _keep(self) -> None:
        """The task that looks after the session and the tables we follow."""
        away: float | None = None
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._ended.wait()
            self._ended.clear()
            try:
                if self._session is None or self._session.is_closed() or not self._lease.runs:
                    if away is None:
                        away = time.monotonic()
                        logger.warning("The connection to the database %s was lost.", self._store.place)
                    await self._join()
                    gone = time.monotonic() - away
                    logger.warning("Connected to the database %s again after %.1f s.", self._store.place, gone)
                    away = None
                await self._on_session(self._renew, HEARTBEAT_PATIENCE)
                await self._on_session(self._look, HEARTBEAT_PATIENCE)
            except (StoreError, *TROUBLE) as error:
                logger.debug("Not now: %s", error)

    async def _renew(self, session: asyncpg.Connection) -> bool:
        """Ask for more time; whether we got it before the old time had run out."""
        asked = time.monotonic()
        granted = await session.fetchval(RENEW_LEASE, self.me, LEASE)
        if not granted or not self._lease.runs:
            self._lapse()
            return False
        self._lease.until = asked + LEASE - MARGIN
        return True

    async def _watch(self) -> None:
        """The task that looks at the clock while the others may be waiting for the database."""
        while True:
            left = self._lease.until - time.monotonic()
            if left > 0:
                await asyncio.sleep(left)
                continue
            self._lapse()
            self._granted.clear()
            await self._granted.wait()

    def _lapse(self) -> None:
        """Our lease has run out: nothing is ours any more."""
        self._lease.until = -math.inf
        if self._fenced:
            return
        self._fenced = True
        logger.warning("This server was cut off from the database %s and gives up its tables.", self._store.place)
        self._store.cut_off()
        lost, self._owned = self._owned, set()
        for table in lost:
            self._tell(self._listener.lost, table)
        self._tell(self._listener.fenced)

    async def _begin(self, session: asyncpg.Connection) -> None:
        """Get a lease, under a new name unless the old one still runs."""
        if self._process:
            if self._lease.runs and await self._renew(session):
                return
            self._lapse()
            self._lease.begin_anew()
        asked = time.monotonic()
        await session.execute(FORGET_LEASES, LONG_GONE)
        await session.execute(BEGIN_LEASE, self.me, LEASE)
        self._lease.until = asked + LEASE - MARGIN
        self._fenced = False
        self._granted.set()

    async def _look(self, session: asyncpg.Connection) -> None:
        """Find the tables we follow that have no live owner, and those whose owner died."""
        others = [TABLE + table for table in self._followed.values() if table not in self._owned]
        for (name,) in await session.fetch(ORPHANS, others, MOST_ORPHANS):
            self._tell(self._listener.orphaned, name.removeprefix(TABLE))

    async def _join(self) -> None:
        """Start a session: show that we are alive, listen, then report what is no longer ours."""
        async with self._using, asyncio.timeout(PATIENCE):
            if self._session is not None:
                self._session.terminate()
            session = await self._store.connect(durable=False)
            try:
                again = self._process != 0
                called = f"whitechapel {self.me}"
                # Our former session may linger on the server, with our lock.
                await session.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = $1 AND application_name = $2",
                    self._process,
                    self._called,
                )
                await self._begin(session)
                await session.execute("SELECT pg_advisory_lock(('x' || $1::text)::bit(64)::bigint)", self.me)
                for where in [channel_of_process(self.me), EVERY_PROCESS, *self._followed]:
                    await session.add_listener(where, self._notified)
                names = [TABLE + table for table in self._owned]
                ours = {row["name"].removeprefix(TABLE) for row in await session.fetch(KEEP, self.me, names)}
                await session.execute(FORGET, self.me, names)
            except BaseException:
                session.terminate()
                raise
            session.add_termination_listener(lambda _: self._ended.set())
            self._pieces.clear()  # their rest went to the former session
            self._session = session
            self._process, self._called = session.get_server_pid(), called
        lost = self._owned - ours
        self._owned = ours
        for table in lost:
            self._tell(self._listener.lost, table)
        if again:
            self._tell(self._listener.missed)

    # --- the end -------------------------------------------------------------------------------------------------

    def _check_open(self) -> None:
        if self._closed:
            raise Unavailable("store-bus-closed", "The bus is closed.")

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        for _ in range(WAITING):  # once we hold every place in the queue, all senders are done
            await self._places.acquire()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        async with self._using:
            if self._session is None or self._session.is_closed():
                return
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._free(self._session, self._owned)
                    await self._session.execute(END_LEASE, self.me)
            except TROUBLE as error:
                logger.warning("Left without giving the tables back: %s", error)
            await leave(self._session)


def channel(table: str) -> str:
    """The channel on which a table is announced as free; a channel's name must be short and plain."""
    return f"whitechapel_table_{hashlib.sha256(table.encode()).hexdigest()[:32]}"


def channel_of_process(name: str) -> str:
    """The channel on which a process receives messages."""
    return f"whitechapel_process_{name}"
