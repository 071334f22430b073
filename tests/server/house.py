"""A real server on a port of this machine, and guests who talk to it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from whitechapel.server.live.parlour import Parlour
from whitechapel.server.live.players import Players
from whitechapel.server.store import open_bus, open_store
from whitechapel.server.web.app import make_app
from whitechapel.server.web.frames import Frames
from whitechapel.server.web.limits import Limits, Rate

PLENTY = Rate(1e9, 1e9)
GENEROUS = Limits(PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, sockets=10_000, watched=1000)
PATIENCE = 60.0
"""So long a test waits for something that must come."""


class House:
    """A server with its own store."""

    def __init__(self, parlour: Parlour, server: uvicorn.Server) -> None:
        self.parlour = parlour
        self.server = server
        self.address = f"127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
        self.http = httpx.AsyncClient(base_url=f"http://{self.address}", timeout=PATIENCE)
        self.guests: list[Guest] = []

    async def guest(self, nickname: str = "", token: str = "") -> Guest:
        """Somebody new, or somebody with a token."""
        guest = Guest(await connect(f"ws://{self.address}/ws", max_size=None))
        self.guests.append(guest)
        await guest.send("hello", token=token, nickname=nickname)
        welcome = await guest.hears("welcome")
        guest.player, guest.token = welcome["player"], welcome["token"] or token
        return guest

    async def table(self, host: Guest, **settings: Any) -> str:
        """A new table of Jack the Ripper, for one hand."""
        given = {"game": "jack-the-ripper", **settings}
        given["options"] = {"max_hands": 1, **settings.get("options", {})}
        answer = await self.http.post("/api/tables", json=given, headers=host.bearer)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    async def close(self) -> None:
        for guest in self.guests:
            await guest.leave()
        await self.http.aclose()
        self.server.should_exit = True


@contextlib.asynccontextmanager
async def house(place: str | Path, limits: Limits = GENEROUS, public_url: str = "") -> AsyncIterator[House]:
    """A server that is running."""
    store = await open_store(place)
    parlour = Parlour(store, await open_bus(store), await Players.open(store))
    config = uvicorn.Config(
        make_app(parlour, limits, public_url), host="127.0.0.1", port=0, log_config=None, ws=Frames,
        ws_max_size=16_384, ws_per_message_deflate=False,
    )  # fmt: skip
    server = uvicorn.Server(config)
    task = asyncio.ensure_future(server.serve())
    while not server.started:
        await asyncio.sleep(0.005)
        assert not task.done()
    open_house = House(parlour, server)
    try:
        yield open_house
    finally:
        await open_house.close()
        await task


class Guest:
    """Somebody at a socket, who remembers everything he has heard."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.player = self.token = ""
        self.heard: list[dict[str, Any]] = []
        self.last: dict[tuple[str, int | None], dict[str, Any]] = {}
        """The last update of each table and seat."""
        self._read = 0
        self._news = asyncio.Event()
        self._moves = 0
        self._task = asyncio.ensure_future(self._listen())

    @property
    def bearer(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}

    async def send(self, kind: str, **fields: Any) -> None:
        await self.socket.send(msgspec.json.encode({"kind": kind, **fields}).decode())

    async def _listen(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for data in self.socket:
                message = msgspec.json.decode(data)
                self.heard.append(message)
                if message["kind"] == "update":
                    self.last[message["table"], message["seat"]] = message
                self._news.set()
        self._news.set()

    async def hears(self, kind: str, where: Callable[[dict[str, Any]], bool] = lambda message: True) -> dict[str, Any]:
        """The next message of a kind that was not asked for before; those before it are passed over."""
        async with asyncio.timeout(PATIENCE):
            while True:
                while self._read < len(self.heard):
                    message = self.heard[self._read]
                    self._read += 1
                    if message["kind"] == kind and where(message):
                        return message
                assert not self._task.done(), f"the connection ended before {kind} came"
                self._news.clear()
                await self._news.wait()

    async def until(self, true: Callable[[], object]) -> None:
        """Wait until what was heard makes something true."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                assert not self._task.done()
                self._news.clear()
                await self._news.wait()

    async def hears_more(self, than: int, stop: Callable[[], bool] = bool) -> None:
        """Wait until more messages have come than this, or `stop` says so."""
        await self.until(lambda: len(self.heard) > than or stop())

    async def sees(self, table: str, seat: int) -> None:
        """Wait until the table is shown from this seat."""
        await self.until(lambda: self.last.get((table, seat), {}).get("view"))

    async def quiet(self) -> int:
        """How many messages have come, the answer to a ping among them: whatever was sent before it has arrived."""
        await self.send("ping")
        await self.hears("pong")
        return len(self.heard)

    async def comes(self, table: str, seat: int | None = None, sit: bool = True) -> None:
        """Come to a table and sit down."""
        await self.send("watch", table=table)
        await self.hears("update")
        if sit:
            await self.send("sit", table=table, seat=seat)
            await self.hears("talk", lambda message: any(line["what"] == "sat" for line in message["lines"]))

    def view(self, table: str, seat: int | None) -> dict[str, Any]:
        view: dict[str, Any] = self.last[table, seat]["view"]
        return view

    async def move(self, table: str, seat: int, answer: str, **other: Any) -> str:
        """Send a move; its id."""
        self._moves += 1
        fields = {"id": f"m{self._moves}", **other}
        if "revision" not in fields:
            fields["revision"] = self.last[table, seat]["revision"]
        await self.send("move", table=table, seat=seat, answer=answer, **fields)
        return str(fields["id"])

    async def plays(self, table: str, seats: tuple[int, ...], rng: Random, stop: Callable[[], bool] = bool) -> None:
        """Answer at random whatever these seats are asked, until the game is over or `stop` says so."""
        sent: dict[int, int] = {}
        while not self.over(table) and not stop():
            seen = len(self.heard)
            if self.heard[-1]["kind"] == "wrong" and self.heard[-1]["code"] == "too-many":
                await asyncio.sleep(0.1)
                sent.clear()
            for seat in seats:
                update = self.last.get((table, seat))
                if update and update["view"] and update["view"]["options"] and sent.get(seat) != update["revision"]:
                    sent[seat] = update["revision"]
                    await self.move(table, seat, rng.choice(update["view"]["options"]))
            await self.hears_more(seen, stop)

    def over(self, table: str) -> bool:
        return any(m["kind"] == "table" and m["table"] == table and m["result"] for m in self.heard)

    async def leave(self) -> None:
        """Hang up."""
        await self.socket.close()
        await self._task
