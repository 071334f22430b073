"""A very long game, and what strangers can do with it. `attacks.py` does it to a real server."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from server.evening import Evening
from server.house import Guest
from server.processes import ServerProcess
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from whitechapel.server.host import serving
from whitechapel.server.live.shelf import SNAPSHOT
from whitechapel.server.store import TABLE, Entry, Mark, Store, open_store
from whitechapel.server.table import decide, log, show, snapshot
from whitechapel.server.table.table import Table

LONG: Final = "long"
"""The id of the long table."""
OPTIONS: Final = {"seats": 4, "target": 1000, "max_hands": 200}
HANDS: Final = 118
"""After about this many hands somebody has won."""
USUAL: Final = 110
"""About how many entries a hand has when bots are in a hurry."""
BATCH: Final = 2000


def long_evening(entries: int, hands: int = HANDS) -> Evening:
    """A finished game of bots with about this many entries: they begin each of its many hands slowly."""
    evening = Evening(options={**OPTIONS, "max_hands": hands}, seats=["bot:random"] * 4, start=False)
    evening.do(decide.begin(evening.table, evening.now))
    share = entries / hands
    while evening.table.playing:
        state: Any = evening.table.state
        seat = evening.table.wanted()[0]
        options = decide.options(evening.table, seat)
        dull = [option for option in options if option.startswith(("draw yard", "discard"))]
        hurry = evening.table.length > share * state.hand_number - USUAL
        evening.answers(seat, evening.rng.choice(options if hurry or not dull else dull))
    return evening


@lru_cache(maxsize=1)
def entries_of(entries: int) -> list[log.Entry]:
    """The log of such a game, made once for all attacks."""
    return long_evening(entries).log


async def prepare(folder: Path, entries: int) -> None:
    """Put such a game into the store of a server that is yet to be started, as one leaves it that has played it."""
    store = await open_store(serving.place(folder, None))
    await write(store, LONG, entries_of(entries))
    await store.put(SNAPSHOT + LONG, last_snapshot(entries))
    await store.close()


@lru_cache(maxsize=1)
def last_snapshot(entries: int) -> bytes:
    """The last snapshot that a server makes while such a game is played; what comes after it has to be folded."""
    created, *others = entries_of(entries)
    assert isinstance(created, log.Created)
    table = Table(LONG, created)
    draft = None
    for entry in others:
        table.apply(entry)
        if snapshot.due(table):
            table.kept, draft = table.length, snapshot.Draft(table)
    data = None if draft is None else draft.encode()
    assert data is not None
    return data


async def write(store: Store, table: str, entries: list[log.Entry]) -> None:
    """Put a log into a store."""
    marks = [Mark(player=show.EVERYBODY, your_turn=False, over=True)]
    for start in range(0, len(entries), BATCH):
        part = [Entry(kind=log.kind(entry), data=log.encode(entry)) for entry in entries[start : start + BATCH]]
        await store.append(TABLE + table, start, part, marks)


# -- the attacks -----------------------------------------------------------------------------------


async def strangers_replay(address: str, seconds: float) -> int:
    """Four strangers turn the last pages of the long game."""

    async def stranger() -> int:
        got = 0
        async with httpx.AsyncClient(base_url=f"http://{address}", timeout=30) as http:
            info = (await http.get(f"/api/tables/{LONG}/replay")).json()
            start = max(0, info.get("lines", 0) - 400)
            while not got or time.monotonic() < end:
                with contextlib.suppress(httpx.TransportError):
                    answer = await http.get(f"/api/tables/{LONG}/replay?seat=open&start={start}")
                    got += len(answer.content)
                    if answer.status_code == 429:
                        await asyncio.sleep(0.05)
        return got

    end = time.monotonic() + seconds
    return sum(await asyncio.gather(*(stranger() for _ in range(4))))


async def spectators_sync(address: str, seconds: float) -> int:
    """Eight spectators ask for everything anew, fifty times a second each."""

    async def spectator(number: int) -> int:
        got = 0
        with contextlib.suppress(ConnectionClosed):
            async with connect(f"ws://{address}/ws", max_size=None) as line:
                for command in ({"kind": "hello", "nickname": f"S{number}"}, {"kind": "watch", "table": LONG}):
                    await line.send(msgspec.json.encode(command).decode())

                async def read() -> None:
                    nonlocal got
                    async for message in line:
                        got += len(message)

                reading = asyncio.ensure_future(read())
                while time.monotonic() < end and not reading.done():
                    await line.send(f'{{"kind": "sync", "table": "{LONG}"}}')
                    await asyncio.sleep(0.02)
                reading.cancel()
        return got

    end = time.monotonic() + seconds
    return sum(await asyncio.gather(*(spectator(number) for number in range(8))))


async def undoes(address: str, seconds: float) -> int:
    """Somebody plays and takes back at a table of their own, while a stranger keeps asking about it."""
    end = time.monotonic() + seconds
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=120) as http:
        guest = Guest(await connect(f"ws://{address}/ws", max_size=None))
        await guest.send("hello", nickname="Mallory")
        guest.token = (await guest.hears("welcome"))["token"]
        wanted: dict[str, Any] = {"game": "jack-the-ripper", "options": OPTIONS | {"seats": 2}, "window": None}
        opened = await http.post("/api/tables", json=wanted, headers=guest.bearer)
        table = str(opened.json()["table"])
        await guest.send("watch", table=table)
        for seat in (0, 1):
            await guest.send("sit", table=table, seat=seat)
        asking = asyncio.ensure_future(_ask_about(http, table, end))
        count = 0
        while time.monotonic() < end:
            seen = len(guest.heard)
            for seat in (0, 1):
                update = guest.last.get((table, seat))
                if update and update["view"] and update["view"]["options"]:
                    await guest.move(table, seat, update["view"]["options"][0])
                    if count % 3 == 2:
                        await guest.send("undo", table=table, seat=seat)
                    count += 1
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(guest.hears_more(seen), 0.5)
        got = await asking
        await guest.leave()
    return got


async def _ask_about(http: httpx.AsyncClient, table: str, end: float) -> int:
    got = 0
    while time.monotonic() < end:
        got += len((await http.get(f"/api/tables/{table}")).content)
        await asyncio.sleep(0.02)
    return got


ATTACKS: Final[dict[str, Callable[[str, float], Awaitable[int]]]] = {
    "replay": strangers_replay,
    "sync": spectators_sync,
    "undo": undoes,
}


async def opens(server: ServerProcess) -> int:
    """How many milliseconds pass until somebody new sees the long table; -1: it cannot be watched."""
    guest = await server.guest("Otto")
    start = time.perf_counter()
    await guest.send("watch", table=LONG)
    try:
        await guest.hears("update")
    except AssertionError:  # the connection was closed
        return -1
    return int(1000 * (time.perf_counter() - start))
