"""A real server on a port of this machine, and guests who talk to it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from whitechapel.server.host.serving import config
from whitechapel.server.live.alerts import Alerts
from whitechapel.server.live.limits import Limits, Rate
from whitechapel.server.live.parlour import Parlour
from whitechapel.server.live.players import Players
from whitechapel.server.store import open_bus, open_store
from whitechapel.server.web.app import make_app
from whitechapel.server.web.carriers import CallOptions, carriers
from whitechapel.server.web.door import Door

PLENTY = Rate(1e9, 1e9)
GENEROUS = Limits(
    PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, sockets=10_000, connections=10_000, watched=1000
)
PATIENCE = 60.0
"""How many seconds a test waits for something that must come."""


class Place:
    """Where a server can be asked and talked to, with the guests who have come there."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http
        self.guests: list[Guest] = []

    async def connect(self) -> Guest:
        """Somebody at a new line, who has not said who they are."""
        raise NotImplementedError

    async def guest(self, nickname: str = "", token: str = "") -> Guest:
        """Somebody new, or somebody with a token."""
        guest = await self.connect()
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

    async def hang_up(self) -> None:
        """All connections end."""
        for guest in self.guests:
            await guest.leave()
        await self.http.aclose()


class Address(Place):
    """A server at an address of the network."""

    def __init__(self, address: str) -> None:
        super().__init__(httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE))
        self.address = address

    async def connect(self) -> Guest:
        return Guest(await connect(f"ws://{self.address}/ws", max_size=None))


class House(Address):
    """A server with its own store."""

    def __init__(self, parlour: Parlour, server: uvicorn.Server, door: Door) -> None:
        super().__init__(f"127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}")
        self.parlour = parlour
        self.door = door
        self.server = server

    async def close(self) -> None:
        await self.hang_up()
        self.server.should_exit = True


def deal_as_always(parlour: Parlour) -> None:
    """Let the tables of a house have the same shuffles in every test run."""
    seeds = itertools.count()
    parlour.new_seed = lambda: next(seeds).to_bytes(32, "big")  # type: ignore[method-assign]


@contextlib.asynccontextmanager
async def house(
    place: str | Path, limits: Limits = GENEROUS, public_url: str = "", calls: CallOptions | None = None
) -> AsyncIterator[House]:
    """A server that is running. `calls`: how people may be called; otherwise nobody is."""
    store = await open_store(place)
    parlour = Parlour(store, await open_bus(store), await Players.open(store))
    deal_as_always(parlour)
    if calls is not None:
        parlour.alerts = Alerts(parlour, *await carriers(store, calls))
        parlour.alerts.tick, parlour.alerts.pauses = 0.02, (0.02, 0.02, 0.02)
    app = make_app(parlour, limits, public_url)
    server = uvicorn.Server(config(app, host="127.0.0.1", port=0))
    task = asyncio.ensure_future(server.serve())
    while not server.started:
        await asyncio.sleep(0.005)
        assert not task.done()
    open_house = House(parlour, server, app.door)
    try:
        yield open_house
    finally:
        await open_house.close()
        await task


class Guest:
    """Somebody at a socket, who remembers everything they have heard."""

    def __init__(self, socket: Any) -> None:
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


async def twins(place: Place, guest: Guest) -> tuple[str, str]:
    """Two short games of Check the Ripper with the same shuffles, in which a guest has played either seat."""
    settings = {"game": "check-the-ripper", "seats": ["open", "bot:constable"], "options": {"turn_limit": 30}}
    opened = await place.http.post("/api/tables", json=settings, headers=guest.bearer)
    table = str(opened.json()["table"])
    await guest.comes(table, 0)
    await guest.plays(table, (0,), Random(1))
    await guest.send("again", table=table, duplicate=True)
    twin = str((await guest.hears("table", lambda message: message["duplicate"]))["duplicate"])
    await guest.send("watch", table=twin)
    await guest.plays(twin, (1,), Random(2))
    return table, twin
