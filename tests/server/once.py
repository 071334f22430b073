"""Exactly once: fifty clients race at one table over bad lines, and the table has one log with each move at most once.

    PYTHONPATH=tests python -m server.once 40

Half of the clients belong to Ines and half to Otto: all of them answer every question that they see. On the way to the
server some of what they send is lost, some arrives twice, and some is held back until after what was sent later. Of all
answers to a question one is made. Whatever else arrives is answered with a reason, once for each time it arrives.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from server.processes import ServerProcess
from websockets.asyncio.client import ClientConnection, connect

from whitechapel.server.host import serving
from whitechapel.server.store import TABLE, open_store
from whitechapel.server.table import log
from whitechapel.server.table.table import fold

CLIENTS = 50
PATIENCE = 900.0
TABLES: tuple[dict[str, Any], ...] = (
    {"game": "check-the-ripper", "options": {"turn_limit": 20}},
    {"game": "jack-the-ripper", "options": {"max_hands": 1, "vote": "on"}, "window": 1},
    {"game": "mr-jack"},
    {"game": "rue-morgue", "options": {"max_hands": 1}},
)
LOST, TWICE, LATE = 0.1, 0.2, 0.2
"""How often a frame is lost, arrives twice, or arrives after a later one."""


class BadLine:
    """A connection on which frames get lost, come twice or overtake each other. It knows what has really arrived."""

    def __init__(self, socket: ClientConnection, rng: Random) -> None:
        self._socket = socket
        self._rng = rng
        self._held: list[tuple[str, bytes]] = []
        self.arrived: Counter[str] = Counter()
        """By the id of a move, how often it was really sent."""

    async def send(self, id: str, move: dict[str, Any]) -> None:
        frame = (id, msgspec.json.encode(move))
        luck = self._rng.random()
        if luck < LOST:
            return
        if luck < LOST + LATE:
            self._held.append(frame)
            return
        await self._send(frame)
        if luck > 1 - TWICE:
            await self._send(frame)
        self._rng.shuffle(self._held)
        while self._held and self._rng.random() < 0.7:
            await self._send(self._held.pop())

    async def _send(self, frame: tuple[str, bytes]) -> None:
        self.arrived[frame[0]] += 1
        await self._socket.send(frame[1].decode())


class Client:
    """One of the many: it answers whatever it sees."""

    def __init__(self, name: str, seat: int, rng: Random) -> None:
        self.name = name
        self.seat = seat
        self.rng = rng
        self.sent: dict[str, tuple[str, int]] = {}
        """By the id of a move: answer and revision."""
        self.answered: Counter[str] = Counter()
        """By the id of a move, how many answers have come."""
        self.reasons: Counter[str] = Counter()
        self.shown: dict[int, Any] = {}
        """By its number: the view of each update."""
        self.line: BadLine

    async def play(self, address: str, token: str, table: str) -> None:
        async with connect(f"ws://{address}/ws", max_size=None) as socket:
            self.line = BadLine(socket, self.rng)
            over = False
            await self._say(socket, "hello", token=token)
            await self._say(socket, "watch", table=table)
            async for data in socket:
                message = msgspec.json.decode(data)
                match message["kind"]:
                    case "update" if message["view"]:
                        self.see(message)
                        if not over:
                            await self.answer(table, message)
                    case "wrong" if message["code"] == "no-undo-wish":
                        return
                    case "accepted" | "stale" | "refused" | "wrong":
                        self.answered[message["id"]] += 1
                        self.reasons[message.get("rule") or message.get("code") or message["kind"]] += 1
                    case "table" if message["result"]:
                        over = True
                        # It is refused when all that was sent before has been answered.
                        await self._say(socket, "agree", table=table, yes=True)

    def see(self, update: dict[str, Any]) -> None:
        assert self.shown.setdefault(update["number"], update["view"]) == update["view"]
        if update["accepted"] in self.sent:
            self.answered[update["accepted"]] += 1
            self.reasons["made"] += 1

    async def answer(self, table: str, update: dict[str, Any]) -> None:
        """Any legal answer; or, now and then, an old move once more."""
        again = [id for id in self.sent if not self.answered[id]]
        if again and self.rng.random() < 0.2:
            id = self.rng.choice(again)
        elif update["view"]["options"]:
            id = f"{self.name}-{len(self.sent)}"
            self.sent[id] = (self.rng.choice(update["view"]["options"]), update["revision"])
        else:
            return
        answer, revision = self.sent[id]
        move = {"kind": "move", "table": table, "id": id, "seat": self.seat, "answer": answer, "revision": revision}
        await self.line.send(id, move)

    async def _say(self, socket: ClientConnection, kind: str, **fields: Any) -> None:
        await socket.send(msgspec.json.encode({"kind": kind, **fields}).decode())


async def race(server: ServerProcess, number: int, clients: int) -> tuple[str, list[Client]]:
    """One table from its beginning to its end."""
    people = [await server.guest(name) for name in ("Ines", "Otto")]
    given = TABLES[number % len(TABLES)]
    answer = await server.http.post("/api/tables", json=given, headers=people[0].bearer)
    table = str(answer.json()["table"])
    crowd = [Client(f"{number}-{one}", one % 2, Random(1000 * number + one)) for one in range(clients)]
    playing = [asyncio.ensure_future(client.play(server.address, people[client.seat].token, table)) for client in crowd]
    for seat, person in enumerate(people):
        await person.comes(table, seat)
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*playing)
    return table, crowd


async def check(place: Path, table: str, crowd: list[Client]) -> Counter[str]:
    """What the log says, against what each client has sent and was told."""
    store = await open_store(place / serving.FILE, read_only=True)
    entries = [log.decode(entry.data) for entry in await store.read(TABLE + table)]
    await store.close()
    made = [entry for entry in entries if isinstance(entry, log.Line | log.Held) and entry.player]
    ids = [entry.id for entry in made]
    assert len(ids) == len(set(ids)), "a move was made twice"
    sent = {id: (client, *said) for client in crowd for id, said in client.sent.items()}
    for entry in made:
        client, answer, _ = sent[entry.id]
        assert (client.seat, answer) == (entry.seat, entry.text)
        assert client.line.arrived[entry.id], "a move was made that never arrived"
    folded = fold(table, entries)
    assert folded.transcript().replay().over
    assert folded.ended is not None
    told: Counter[str] = Counter()
    for client in crowd:
        for id, times in client.line.arrived.items():
            assert client.answered[id] == times, f"{id} arrived {times} times, answers: {client.answered[id]}"
        told += client.reasons
    assert told["made"] == len(made)
    for seat in (0, 1):  # everybody sees the same, in the same order
        numbers = {number: view for client in crowd if client.seat == seat for number, view in client.shown.items()}
        for client in crowd:
            if client.seat == seat:
                assert all(numbers[number] == view for number, view in client.shown.items())
    told["frames"] = sum(client.line.arrived.total() for client in crowd)
    told["never arrived"] = sum(id not in client.line.arrived for client in crowd for id in client.sent)
    return told


async def run(tables: int, clients: int, place: Path, progress: bool = False) -> Counter[str]:
    """Play this many tables, one after another; returns how many frames came to what."""
    server = await ServerProcess.start(place, "--limits", "100000")
    total: Counter[str] = Counter()
    try:
        for number in range(tables):
            total += await check(place, *await race(server, number, clients))
            if progress:
                print(f"{number + 1} tables, {total['frames']} frames, {total['made']} moves", flush=True)
    finally:
        await server.stop()
    return total


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 40
        print(f"{wanted} tables: {dict(asyncio.run(run(wanted, CLIENTS, Path(folder), progress=True)))}")
