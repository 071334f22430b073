"""A server process as the stores see it, for tests that kill it: what it has done, it says on its standard output.

    store_process.py append WHERE       append without end to eight logs, three entries at a time
    store_process.py hold WHERE         open the store, and do nothing
    store_process.py own URL TABLES     own as many of the tables 0, 1, ... as it gets, and write to them without end

WHERE is a file for SQLite, or the URL of a PostgreSQL database.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, module_from_spec

# `import whitechapel` imports all the games. A store needs none of them, and these processes start by the dozen.
found = find_spec("whitechapel")
assert found is not None
bare = ModuleSpec("whitechapel", None, is_package=True)
bare.submodule_search_locations = found.submodule_search_locations
sys.modules["whitechapel"] = module_from_spec(bare)

from whitechapel.server.store import (  # noqa: E402
    TABLE,
    Entry,
    Store,
    StoreError,
    Unavailable,
    open_bus,
    open_store,
)
from whitechapel.server.store.bus import Bus, NullListener  # noqa: E402


def say(*words: object) -> None:
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


async def append_forever(store: Store, log: str) -> None:
    at = len(await store.read(log))
    while True:
        token = f"{at} {random.randrange(10**9)}"
        await store.append(log, at, [Entry(kind, token.encode()) for kind in ("first", "second", "third")])
        say(log, token)
        at += 3


class EagerOwner(NullListener):
    """Tries to own every table it hears to be free."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.store = store
        self.bus = bus
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def orphaned(self, table: str) -> None:
        if table not in self.tasks:
            self.tasks[table] = asyncio.ensure_future(self.attend(table))

    def lost(self, table: str) -> None:
        say("lost", table)

    async def attend(self, table: str) -> None:
        """Own a table and write to it until that fails."""
        try:
            if await self.bus.own(table):
                at = len(await self.store.read(TABLE + table))
                say("own", table, at)
                while True:
                    try:
                        await self.store.append(TABLE + table, at, [Entry("line", self.bus.me.encode())])
                        say("wrote", table, at)
                        at += 1
                    except Unavailable:
                        pass  # stubborn: the same again
                    await asyncio.sleep(0.1)
        except StoreError as error:
            say("failed", table, type(error).__name__)
        finally:
            self.tasks.pop(table, None)


async def main(what: str, where: str, number: int = 0) -> None:
    try:
        store = await open_store(where)
    except StoreError as error:
        say("refused", error)
        return
    if what == "append":
        say("ready")
        await asyncio.gather(*(append_forever(store, f"table/{number}") for number in range(8)))
    elif what == "hold":
        say("ready")
        await asyncio.Event().wait()
    elif what == "own":
        bus = await open_bus(store)
        owner = EagerOwner(store, bus)
        tables = [str(table) for table in range(number)]
        for table in tables:
            await bus.subscribe(table)
        say("ready", bus.me)
        await asyncio.to_thread(sys.stdin.readline)  # the starting shot
        bus.listen(owner)
        random.shuffle(tables)
        for table in tables:
            owner.orphaned(table)
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], *map(int, sys.argv[3:])))
