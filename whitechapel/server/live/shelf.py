"""Tables from the store: read, folded and looked at without holding up anybody else.

Whatever takes longer than a move is done off the event loop, by one thread: however much of it there is, the event loop
has to share the interpreter with one other thread at most, and takes turns with it that are short. A long table has a
snapshot in the store, next to its log, so that only what came after it is folded.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from whitechapel.server.store import TABLE, Entry, Store, StoreError
from whitechapel.server.table import log, snapshot
from whitechapel.server.table.table import Table, understanding

LOG: Final = logging.getLogger("whitechapel.shelf")
SNAPSHOT: Final = "snapshot/"
"""The keys of snapshots start with this, followed by the table's id."""
CHUNK: Final = 1000
"""How many entries are read at a time."""
FEW: Final = 50
"""This many entries are folded at once, where they are."""
LONG_TURN: Final = 0.005
SHORT_TURN: Final = 0.001
"""After how many seconds a thread must let another one go on: as Python has it, and while something is done aside.
Short turns delay others less, but each change of turns has to wait for a core, which on a busy machine takes longer.
"""
KEPT_TABLES: Final = 64
KEPT_ENTRIES: Final = 300_000
"""How many tables that were looked at are kept for the next look, and how many entries they may have together."""

T = TypeVar("T")
Aside = Callable[[Callable[[], Any]], Awaitable[Any]]
"""How something is done off the event loop: at once or patiently."""


class NoSuchTable(Exception):
    """There is no log with that name."""


class Shelf:
    """The tables in the store, and those that somebody has just looked at without waking them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, "aside")
        self._patient = asyncio.Semaphore(1)
        self._looked_at: OrderedDict[str, Table] = OrderedDict()
        self._looking: dict[str, asyncio.Task[Table]] = {}
        self._keeping: dict[str, asyncio.Task[None]] = {}

    async def aside(self, work: Callable[[], T]) -> T:
        """Do something that takes a while, off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, _in_short_turns, work)

    async def patiently(self, work: Callable[[], T]) -> T:
        """The same for what can wait, such as an old story: a table that is being woken goes before it."""
        async with self._patient:
            return await self.aside(work)

    async def load(self, id: str) -> Table:
        """A table, for the room that plays it. Raises NoSuchTable."""
        looking = self._looking.get(id)
        if looking is not None:
            await asyncio.wait({looking})  # it is being read already
        return await self._take(id, self.aside)

    async def _take(self, id: str, aside: Aside) -> Table:
        table = self._looked_at.pop(id, None)
        return await self._read(id, aside) if table is None else await self._catch_up(table, aside)

    async def look(self, id: str) -> Table:
        """A table that is asleep here, for looking only: those that are being woken go first. Raises NoSuchTable."""
        task = self._looking.get(id)
        if task is None:
            task = self._looking[id] = asyncio.ensure_future(self._look(id))
            task.add_done_callback(lambda done: self._looked(id, done))
        return await asyncio.shield(task)

    def _looked(self, id: str, done: asyncio.Task[Table]) -> None:
        self._looking.pop(id, None)
        if not done.cancelled():
            done.exception()  # nobody may be left to hear of it

    async def _look(self, id: str) -> Table:
        table = await self._take(id, self.patiently)
        kept = self._looked_at
        kept[id] = table
        while len(kept) > 1 and (len(kept) > KEPT_TABLES or sum(one.length for one in kept.values()) > KEPT_ENTRIES):
            kept.popitem(last=False)
        return table

    async def _read(self, id: str, aside: Aside) -> Table:
        table = await self._from_snapshot(id, aside)
        if table is None:
            entries = await self._store.read(TABLE + id, 0, CHUNK)
            if not entries:
                raise NoSuchTable
            with understanding(int):
                created = log.decode(entries[0].data)
                assert isinstance(created, log.Created)
                table = Table(id, created)
            await self._fold(table, entries[1:], aside)
        await self._catch_up(table, aside)
        self.keep(table)
        return table

    async def _from_snapshot(self, id: str, aside: Aside) -> Table | None:
        """The table as its snapshot has it, if there is one that fits the log."""
        data = await self._store.get(SNAPSHOT + id)
        table: Table | None = None if data is None else await aside(lambda: snapshot.restore(id, data))
        if table is None:
            return None
        last = await self._store.read(TABLE + id, table.length - 1, 1)
        if [log.decode(entry.data) for entry in last] == [table.last]:
            return table
        LOG.warning("a snapshot does not fit its log", extra={"table": id})
        return None

    async def _catch_up(self, table: Table, aside: Aside) -> Table:
        """Fold what has been written since."""
        while entries := await self._store.read(TABLE + table.id, table.length, CHUNK):
            await self._fold(table, entries, aside)
        return table

    async def _fold(self, table: Table, entries: list[Entry], aside: Aside) -> None:
        def fold() -> None:
            with understanding(lambda: table.length):
                for entry in entries:
                    table.apply(log.decode(entry.data))

        if len(entries) <= FEW:
            fold()
        else:
            await aside(fold)

    async def put_away(self, id: str) -> None:
        """Forget what was kept of a table beside its log, which has been changed."""
        if id in self._keeping:
            await asyncio.wait({self._keeping[id]})
        while (data := await self._store.get(SNAPSHOT + id)) is not None:
            await self._store.swap(SNAPSHOT + id, data, None)
        self._looked_at.pop(id, None)

    def keep(self, table: Table) -> None:
        """Store a snapshot, in the background, if one is due. Everything in the table must be in its log."""
        if snapshot.due(table) and table.id not in self._keeping:
            before, table.kept = table.kept, table.length
            task = self._keeping[table.id] = asyncio.ensure_future(self._keep(table, snapshot.Draft(table), before))
            task.add_done_callback(lambda done: self._keeping.pop(table.id, None))

    async def _keep(self, table: Table, draft: snapshot.Draft, before: int) -> None:
        data = await self.aside(draft.encode)
        if data is None:
            return
        try:
            await self._store.put(SNAPSHOT + table.id, data)
            draft.settle(table)
        except StoreError as error:
            LOG.warning("a snapshot was not stored", extra={"table": table.id, "error": type(error).__name__})
            table.kept = before

    async def close(self) -> None:
        """Finish the snapshots that are being made, then stop."""
        await asyncio.gather(*self._keeping.values(), return_exceptions=True)
        self._thread.shutdown(wait=False, cancel_futures=True)


def _in_short_turns(work: Callable[[], T]) -> T:
    """Do something beside the event loop, which has to come in again several times for each message that it answers:
    with long turns everybody would wait for several of them."""
    sys.setswitchinterval(SHORT_TURN)
    try:
        return work()
    finally:
        sys.setswitchinterval(LONG_TURN)
