"""Nothing lost: a server is killed with SIGKILL again and again while people play, and everything shown is there.

    PYTHONPATH=tests python -m server.plug 300 sqlite       (and a seed, for other moments)
    PYTHONPATH=tests python -m server.plug 300 postgres

Two people play at a table of each game, and one of them at another against a bot, over real sockets and as quickly as
they can. At a random moment the plug is pulled; the server is started again, everybody comes back and sends once more
what was not acknowledged. In the end every table is played to its end, and the logs are compared with what everybody
has sent and seen: every acknowledged move is there once, nothing is there that nobody has sent, and the doctor finds
that every stored game plays again without a difference.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from server.postgres_for_tests import started
from server.processes import ServerProcess
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from whitechapel.server.host import serving, upkeep
from whitechapel.server.store import TABLE, open_store
from whitechapel.server.table import log

MOST = 150
"""The plug is pulled before this many more moves have been acknowledged; sometimes before anybody has come."""
MOMENT = 0.02
"""And then within this many seconds: whatever is being done just then is cut off."""
PATIENCE = 300.0
TABLES: tuple[dict[str, Any], ...] = (
    {"game": "jack-the-ripper", "options": {"max_hands": 1, "vote": "on"}, "seats": ["open", "open"], "window": 1},
    {"game": "rue-morgue", "options": {"max_hands": 1}, "seats": ["open", "open"], "window": 1},
    {"game": "mr-jack", "seats": ["open", "open"]},
    {"game": "check-the-ripper", "options": {"turn_limit": 30}, "seats": ["open", "open"]},
    {"game": "check-the-ripper", "options": {"turn_limit": 10}, "seats": ["open", "bot:random"]},
)  # fmt: skip
ALONE = len(TABLES) - 1
"""The table where only one person plays."""
GONE = (WebSocketException, httpx.HTTPError, OSError, EOFError)
"""What somebody notices when the plug is pulled."""


class Person:
    """What one player has sent and seen, through all lives of the server."""

    def __init__(self, name: str, seat: int, rng: Random) -> None:
        self.name = name
        self.seat = seat
        self.token = ""
        self.rng = rng
        self.sent: dict[str, tuple[str, str]] = {}
        """By the id of a move: the table and the answer."""
        self.acknowledged: set[str] = set()
        self.waiting: dict[str, tuple[str, int, str]] = {}
        """By table: id, revision and answer of the move that was neither acknowledged nor refused yet."""
        self.seen: dict[str, dict[str, Any]] = {}
        """By table: the last update."""
        self.over: set[str] = set()
        self.counts: Counter[str] = Counter()

    async def come(self, address: str, tables: list[str]) -> None:
        """Connect, go to all tables that are not over, and play at them until the connection ends."""
        async with connect(f"ws://{address}/ws", max_size=None) as socket:
            await send(socket, "hello", token=self.token, nickname="" if self.token else self.name)
            async for data in socket:
                message = msgspec.json.decode(data)
                if message["kind"] == "welcome":
                    self.token = message["token"] or self.token
                    for table in tables:
                        await send(socket, "watch", table=table)
                        await send(socket, "sit", table=table, seat=self.seat)
                else:
                    await self.hear(socket, message)

    async def hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        table = message.get("table", "")
        match message["kind"]:
            case "table" if message["result"]:
                self.over.add(table)
            case "update" if message["seat"] == self.seat and message["view"]:
                self.look(table, message)
                await self.answer(socket, table, message)
            case "accepted":
                if message["id"] not in self.acknowledged:
                    self.counts["had been stored"] += 1
                    self.acknowledge(table, message["id"])
                    await self.answer(socket, table, self.seen[table])
            case "stale" | "refused":
                self.counts[message["kind"]] += 1
                if table in self.waiting and self.waiting[table][0] == message["id"]:
                    del self.waiting[table]
            case "wrong" if message["code"] not in ("already-started", "seat-taken", "no-free-seat"):
                self.counts[message["code"]] += 1
                if message["id"]:  # the table was moving to another process
                    await asyncio.sleep(0.1)
                    await self.answer(socket, table, self.seen[table])

    def look(self, table: str, update: dict[str, Any]) -> None:
        """What was shown once is never gone again."""
        before = self.seen.get(table)
        if before is not None:
            assert update["revision"] >= before["revision"], f"{table} has gone back to {update['revision']}"
            if update["revision"] == before["revision"] and table not in self.waiting:
                assert update["view"] == before["view"], f"{table} looks different from before"
        if update["accepted"]:
            self.acknowledge(table, update["accepted"])
        self.seen[table] = update

    def acknowledge(self, table: str, id: str) -> None:
        assert self.sent[id][0] == table
        self.acknowledged.add(id)
        if table in self.waiting and self.waiting[table][0] == id:
            del self.waiting[table]

    async def answer(self, socket: ClientConnection, table: str, update: dict[str, Any]) -> None:
        """Send again what has not been answered, since nobody knows what became of it; otherwise any legal answer."""
        if table not in self.waiting:
            if not update["view"]["options"]:
                return
            id = f"{self.name}-{len(self.sent)}"
            answer = self.rng.choice(update["view"]["options"])
            self.sent[id] = (table, answer)
            self.waiting[table] = (id, update["revision"], answer)
        id, revision, answer = self.waiting[table]
        await send(socket, "move", table=table, id=id, seat=self.seat, revision=revision, answer=answer)


async def keep_coming(person: Person, server: ServerProcess, tables: list[str]) -> None:
    """Come, and come back whenever the line is lost, as browsers do, until the server is gone."""
    while server.process.returncode is None:
        with contextlib.suppress(*GONE):
            await person.come(server.address, tables)
        await asyncio.sleep(0.1)


async def send(socket: ClientConnection, kind: str, **fields: Any) -> None:
    await socket.send(msgspec.json.encode({"kind": kind, **fields}).decode())


class EnduranceRun:
    """A server that is killed, and the people who come back to it."""

    def __init__(self, place: str | Path, seed: int) -> None:
        self.place = place
        self.store = place / serving.FILE if isinstance(place, Path) else place
        self.rng = Random(seed)
        self.people = [Person("Ines", 0, Random(seed + 1)), Person("Otto", 1, Random(seed + 2))]
        self.tables: list[str] = []
        self.kinds: dict[str, int] = {}
        self.laid = False
        """Whether there is a table of each kind since the last start."""
        self.kills = 0

    def running(self) -> list[str]:
        """The tables that nobody has seen the end of."""
        return [table for table in self.tables if not any(table in person.over for person in self.people)]

    def moves(self) -> int:
        """How many moves have been acknowledged so far."""
        return sum(len(person.acknowledged) for person in self.people)

    async def open_tables(self, server: ServerProcess, wanted: Iterable[int] = range(len(TABLES))) -> None:
        """A table of each of these kinds, where there is none."""
        for person in self.people:
            if not person.token:
                answer = await server.http.post("/api/players", json={"nickname": person.name})
                person.token = answer.json()["token"]
        played = {self.kinds[table] for table in self.running()}
        for number in set(wanted) - played:
            bearer = {"authorization": f"Bearer {self.people[0].token}"}
            answer = await server.http.post("/api/tables", json=TABLES[number], headers=bearer)
            while answer.status_code == 503:  # on a busy machine it may have lost its lease, and says so
                await asyncio.sleep(0.1)
                answer = await server.http.post("/api/tables", json=TABLES[number], headers=bearer)
            assert answer.status_code == 201, answer.text
            self.tables.append(answer.json()["table"])
            self.kinds[self.tables[-1]] = number

    async def life(self, moves: int, moment: float) -> None:
        """Start the server, let everybody play, and pull the plug a moment after this many more moves were
        acknowledged."""
        server = await ServerProcess.start(self.place, "--limits", "1000")
        wanted, self.laid = self.moves() + moves, False
        playing = asyncio.ensure_future(self.play(server, new=True))
        await self.until(lambda: self.moves() >= wanted or (self.laid and not self.running()), [playing])
        await asyncio.sleep(moment)
        server.process.kill()
        await server.process.wait()
        self.kills += 1
        await asyncio.wait({playing}, timeout=PATIENCE)
        with contextlib.suppress(*GONE):
            playing.result()
        await server.http.aclose()

    async def play(self, server: ServerProcess, new: bool) -> None:
        if new:
            await self.open_tables(server)
            self.laid = True
        everywhere = self.running()
        for_two = [table for table in everywhere if self.kinds[table] != ALONE]
        coming = [
            asyncio.ensure_future(keep_coming(person, server, tables))
            for person, tables in zip(self.people, (everywhere, for_two), strict=True)
        ]
        try:
            done, _ = await asyncio.wait(coming, return_when=asyncio.FIRST_EXCEPTION)
            for task in done:
                task.result()
        finally:
            for task in coming:
                task.cancel()
            await asyncio.gather(*coming, return_exceptions=True)

    async def finish(self) -> None:
        """Play all tables to their end, and stop the server as one should."""
        server = await ServerProcess.start(self.place, "--limits", "1000")
        playing = asyncio.ensure_future(self.play(server, new=False))
        await self.until(lambda: not self.running(), [playing])
        playing.cancel()
        await asyncio.wait({playing})
        assert await server.stop() == 0

    async def until(self, true: Callable[[], object], playing: list[asyncio.Task[None]]) -> None:
        """Wait for something; a person who stops playing before has met with an error."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                await asyncio.sleep(0.01)
                for task in playing:
                    if task.done():
                        task.result()

    async def compare(self) -> Counter[str]:
        """The logs against what everybody has sent and seen."""
        counts: Counter[str] = Counter(kills=self.kills, tables=len(self.tables))
        sent = {id: said for person in self.people for id, said in person.sent.items()}
        found: set[str] = set()
        store = await open_store(self.store, read_only=True)
        for table in self.tables:
            entries = [log.decode(entry.data) for entry in await store.read(TABLE + table)]
            assert sum(isinstance(entry, log.Ended) for entry in entries) == 1
            for entry in entries:
                if isinstance(entry, log.Line | log.Held) and entry.player:
                    assert sent.get(entry.id) == (table, entry.text), f"{entry} was never sent"
                    assert entry.id not in found, f"{entry} is there twice"
                    found.add(entry.id)
                    counts["moves stored"] += 1
        await store.close()
        acknowledged = {id for person in self.people for id in person.acknowledged}
        assert acknowledged <= found, f"lost: {acknowledged - found}"
        counts["moves acknowledged"] = len(acknowledged)
        counts["stored without an answer"] = len(found - acknowledged)
        for person in self.people:
            counts += person.counts
        finding = await upkeep.doctor(self.store)
        assert finding.healthy, finding.sentence
        return counts


async def run(kills: int, place: str | Path, seed: int, progress: bool = False) -> Counter[str]:
    """Kill the server this many times; returns what happened meanwhile."""
    ordeal = EnduranceRun(place, seed)
    began = time.monotonic()
    while ordeal.kills < kills:
        await ordeal.life(ordeal.rng.randrange(MOST), ordeal.rng.uniform(0.0, MOMENT))
        if progress and ordeal.kills % 10 == 0:
            print(f"{ordeal.kills} kills, {ordeal.moves()} moves, {time.monotonic() - began:.0f} s", flush=True)
    await ordeal.finish()
    return await ordeal.compare()


def main(kills: str = "300", store: str = "sqlite", seed: str = "0") -> None:
    with tempfile.TemporaryDirectory() as folder:
        place = started().fresh() if store == "postgres" else Path(folder)
        print(f"{store}: {dict(asyncio.run(run(int(kills), place, int(seed), progress=True)))}")


if __name__ == "__main__":
    main(*sys.argv[1:])
