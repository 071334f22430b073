"""Everything about a player: told to them as one file, and forgotten when they want to go.

What is kept of a player in one place is a `Belonging`; each has one line in `Parlour`. What is left are the tables:
there somebody who is gone becomes a guest. Their names, words and notes are taken out of the logs; the game itself, and
the number that stands for them in it and in the ratings, stay as they were, so that nobody else's games or ratings
change.

That somebody wants to go is written down first (`erase/<player>`) and crossed out last: should the process die on the
way, the next one goes on.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from typing import Any, Final, NamedTuple, Protocol

from msgspec import to_builtins

from whitechapel.server.live.mailbox import Mailbox
from whitechapel.server.live.orders import Erase
from whitechapel.server.live.shelf import Shelf
from whitechapel.server.store import TABLE, Entry, Store, StoreError
from whitechapel.server.table import keepsake, log

LOG: Final = logging.getLogger("whitechapel.leaving")
ERASE: Final = "erase/"
"""The keys of those who want to go start with this."""
KEEPSAKE: Final = "keepsake/"
"""The keys of what is kept of finished games start with this, followed by the table's id and the number of the page."""
CHUNK: Final = 1000
MANY: Final = 1_000_000
"""More tables than anybody has."""
NAMING: Final = frozenset({"sat", "stood", "renamed", "removed", "said", "noted"})
"""The kinds of entries in which somebody is named or speaks, and those that say who sits where."""
PAUSES: Final = (0.05, 0.2, 1.0, 3.0, 10.0)
"""How many seconds to wait for a table that is played, perhaps elsewhere, before it is asked again."""
PAUSE_BETWEEN_TABLES: Final = 0.005


class Belonging(NamedTuple):
    """What is kept of players in one place: how it is told to them, and how it is forgotten."""

    tell: Callable[[str], Awaitable[Any]]
    forget: Callable[[str], Awaitable[None]]


class Tables(Protocol):
    """What is needed of the parlour."""

    store: Store
    shelf: Shelf

    def send(self, id: str, item: Erase) -> None: ...
    async def person_changed(self, player: str) -> None: ...


class Leaving:
    """Those who want to know what is kept of them, or to go."""

    def __init__(self, tables: Tables, belongings: Mapping[str, Belonging]) -> None:
        self._tables = tables
        self._store = tables.store
        self._belongings = belongings
        self._telling = asyncio.Semaphore(1)
        self._waiting: Mailbox[str] = Mailbox()

    # -- telling ------------------------------------------------------------------------------------

    async def everything(self, player: str) -> dict[str, Any]:
        """Everything that is kept about a player, as plain data; one after the other, because it may be much."""
        async with self._telling:
            told = {name: to_builtins(await one.tell(player)) for name, one in self._belongings.items()}
            tables = []
            for sitting in await self._store.tables_of(player, MANY):
                tables.append(await self._table(player, sitting.table))
                await asyncio.sleep(PAUSE_BETWEEN_TABLES)
            return {**told, "tables": tables}

    async def _table(self, player: str, id: str) -> dict[str, Any]:
        """What a player has done at a table, in the words of its log."""
        told: list[Any] = []
        game, seats = "", set[int]()
        async for _, entry in entries(self._store, TABLE + id):
            one = log.decode(entry.data)
            if isinstance(one, log.Created):
                game = one.settings.game
            if isinstance(one, log.Sat):
                (seats.add if one.player == player else seats.discard)(one.seat)
            if getattr(one, "player", "") == player or (isinstance(one, log.Noted) and one.seat in seats):
                told.append(to_builtins(one))
        return {"table": id, "game": game, "log": told}

    # -- going --------------------------------------------------------------------------------------

    async def erase(self, player: str) -> None:
        """Forget a player. When this returns, nobody is known by this id any more; their tables follow."""
        await self._store.put(ERASE + player, b"")
        for one in self._belongings.values():
            await one.forget(player)
        await self._tables.person_changed(player)
        self._waiting.put(player)

    async def work(self) -> None:
        """Forget those who want to go, one after the other; first those whom a process before us has left."""
        while True:
            try:
                async for key in self._store.keys(ERASE):
                    self._waiting.put(key.removeprefix(ERASE))
                break
            except StoreError:
                await asyncio.sleep(PAUSES[-1])
        while True:
            player = await self._waiting.get()
            try:
                for one in self._belongings.values():
                    await one.forget(player)
                await self._erase_tables(player)
                await self._store.swap(ERASE + player, b"", None)
                await self._tables.person_changed(player)
            except StoreError as error:
                LOG.warning("somebody is not forgotten yet", extra={"error": type(error).__name__})
                asyncio.get_running_loop().call_later(PAUSES[-1], self._waiting.put, player)
            except Exception:
                LOG.exception("somebody is not forgotten")

    async def _erase_tables(self, player: str) -> None:
        """At the player's own tables, then wherever else they have spoken."""
        own = [sitting.table for sitting in await self._store.tables_of(player, MANY)]
        for id in own:
            await self._erase_at(id, player)
        async for name in self._store.logs(TABLE):
            if name.removeprefix(TABLE) not in own and "said" in await self._store.kinds(name):
                await self._erase_at(name.removeprefix(TABLE), player)
            await asyncio.sleep(PAUSE_BETWEEN_TABLES)

    async def _erase_at(self, id: str, player: str) -> None:
        """Have the process that plays a table forget somebody; one that nobody can play is only rewritten."""
        for pause in PAUSES:
            if not await named(self._store, id, player):
                return
            self._tables.send(id, Erase(player))
            await asyncio.sleep(pause)
        if await named(self._store, id, player):
            await self.rewrite(id, player)

    async def rewrite(self, id: str, player: str) -> None:
        """Take somebody's names and words out of a table's log, and out of what is kept beside it."""
        await self._store.amend(TABLE + id, await named(self._store, id, player))
        await self._tables.shelf.put_away(id)
        key = KEEPSAKE + id
        while (data := await self._store.get(key)) is not None:
            if await self._store.swap(key, data, keepsake.without(data, player)):
                break


async def entries(store: Store, name: str) -> AsyncIterator[tuple[int, Entry]]:
    """The entries of a log with their numbers, read a few at a time."""
    start = 0
    while some := await store.read(name, start, CHUNK):
        for number, entry in enumerate(some, start):
            yield number, entry
        start += len(some)
        await asyncio.sleep(0)


async def named(store: Store, id: str, player: str) -> dict[int, Entry]:
    """The entries in which somebody is named or speaks, as they will be without them."""
    found, seats = dict[int, Entry](), set[int]()
    async for number, entry in entries(store, TABLE + id):
        if entry.kind not in NAMING:
            continue
        one = log.decode(entry.data)
        if isinstance(one, log.Sat):
            (seats.add if one.player == player else seats.discard)(one.seat)
        changed = log.without(one, player, seats)
        if changed is not None:
            found[number] = Entry(kind=entry.kind, data=log.encode(changed))
        if isinstance(one, log.Stood):
            seats.discard(one.seat)
    return found
