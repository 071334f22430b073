"""A seat at a table of a server, by the protocol that every client speaks (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import websockets

from whitechapel import game as game_by_name
from whitechapel.core.frames import BadAnswer, Event
from whitechapel.core.game import Game
from whitechapel.core.plain_data import from_json
from whitechapel.mcp.seat import Seat

SECONDS: Final = 20.0
"""How long a server has to answer."""
AGAIN: Final = 0.5
"""After this many seconds a lost connection is opened again."""


def request(server: str, path: str, language: str, body: Any = None, token: str = "") -> Any:
    """Ask a server something over HTTP; what it refuses raises BadAnswer with its own sentence."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(server.rstrip("/") + path, data, headers), timeout=SECONDS) as answer:
            return json.load(answer)
    except HTTPError as error:
        with contextlib.suppress(ValueError, KeyError, TypeError):
            raise refused(json.load(error)["sentence"], language) from error
        code = error.code
        raise BadAnswer("mcp-server", "The server at {server} answered {code}.", server=server, code=code) from error
    except (URLError, OSError, ValueError) as error:
        raise BadAnswer(
            "mcp-unreachable", "The server at {server} cannot be reached: {reason}.", server=server, reason=str(error)
        ) from error


def refused(sentence: dict[str, str], language: str) -> BadAnswer:
    """What a server has refused, in its own words."""
    return BadAnswer("mcp-refused", "{sentence}", sentence=sentence[language])


class ServerTable(Seat):
    """A guest's seat at a table of a server. The connection is opened again whenever it is lost."""

    def __init__(self, server: str, table: str, token: str, game: Game, seat: int, language: str) -> None:
        super().__init__(game, seat, language)
        self._address = (
            urlsplit(server)
            ._replace(scheme="wss" if server.startswith("https") else "ws", path="/ws", query=f"table={table}")
            .geturl()
        )
        self._table = table
        self._token = token
        self._kind = import_module(f"{game.home}.view").View
        self._view: Any | None = None
        self._people: list[str] = []
        self._winners: Sequence[int] | None = None
        self._seated = False
        self._revision = 0
        self._heard = 0
        self._moves = 0
        self._reply: asyncio.Future[dict[str, Any]] | None = None
        self._pending: dict[str, Any] | None = None
        self._changed = asyncio.Event()
        self._socket: Any = None
        self._listening: asyncio.Task[None] | None = None

    @classmethod
    async def sit(
        cls, server: str, table: str, token: str, language: str, seat: int | None = None, key: str = ""
    ) -> ServerTable:
        """Take a seat, a free one if none is named; raises a GameError if that is refused."""
        found = await asyncio.to_thread(request, server, f"/api/tables/{table}", language, None, token)
        seats = found["seats"]
        free = [number for number, one in enumerate(seats) if not one["player"] and not one["bot"]]
        chosen = seat if seat is not None else next(iter(free), None)
        if chosen is None or not 0 <= chosen < len(seats):
            raise BadAnswer("mcp-no-seat", "There is no such free seat at the table {table}.", table=table[:40])
        sitting = cls(server, table, token, game_by_name(found["settings"]["game"]), chosen, language)
        sitting._listening = asyncio.create_task(sitting._listen(key))
        await sitting._until(lambda: sitting._seated)
        return sitting

    @property
    def people(self) -> Sequence[str]:
        """As the table calls them."""
        return self._people

    @property
    def view(self) -> Any | None:
        """The newest view of this seat."""
        return self._view

    @property
    def winners(self) -> Sequence[int] | None:
        """As the table says."""
        return self._winners

    async def answer(self, text: str) -> None:
        """Send an answer until it is known what became of it."""
        self.game.action(text)
        if not self.asked:
            raise BadAnswer("mcp-not-asked", "This seat is not asked anything now.")
        self._moves += 1
        self._pending = {
            "kind": "move",
            "table": self._table,
            "id": f"mcp-{self._moves}",
            "revision": self._revision,
            "seat": self.seat,
            "answer": text,
        }
        self._reply = asyncio.get_running_loop().create_future()
        await self._send(self._pending)
        try:
            async with asyncio.timeout(SECONDS):
                reply = await self._reply
        except TimeoutError:
            raise BadAnswer("mcp-silent", "The server has not answered; look again in a while.") from None
        finally:
            self._reply = self._pending = None
        if reply["kind"] in ("refused", "wrong"):
            raise refused(reply["sentence"], self.words.language)

    async def wait(self, seconds: float) -> None:
        """Until the seat is asked something or the game is over, but no longer than this."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._until(lambda: self.asked or self._winners is not None)

    async def leave(self) -> None:
        """Close the connection; the seat is kept."""
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening

    async def _until(self, condition: Any) -> None:
        while not condition():
            if self._listening is not None and self._listening.done():
                self._listening.result()
            self._changed.clear()
            await self._changed.wait()

    async def _listen(self, key: str) -> None:
        try:
            while True:
                with contextlib.suppress(OSError, websockets.WebSocketException):
                    async with websockets.connect(self._address, max_size=None) as socket:
                        self._socket = socket
                        await self._send({"kind": "hello", "token": self._token})
                        async for frame in socket:
                            await self._hear(json.loads(frame), key)
                self._socket = None
                await asyncio.sleep(AGAIN)
        finally:
            self._changed.set()

    async def _send(self, message: dict[str, Any]) -> None:
        """If the line is down, a move is sent when it is back."""
        with contextlib.suppress(OSError, websockets.WebSocketException):
            if self._socket is not None:
                await self._socket.send(json.dumps(message))

    async def _hear(self, message: dict[str, Any], key: str) -> None:
        match message["kind"]:
            case "welcome":
                await self._send({"kind": "watch", "table": self._table})
                await self._send({"kind": "sit", "table": self._table, "seat": self.seat, "key": key})
            case "table":
                seats = enumerate(message["seats"], 1)
                self._people = [one["name"] or self.words.say("seat", number=number) for number, one in seats]
                self._winners = message["result"]["winners"] if message["result"] else None
            case "update" if message["seat"] == self.seat:
                self._update(message)
            case "accepted" | "refused" | "stale":
                self._answered(message)
            case "wrong" if message["code"] in ("too-many", "storage", "elsewhere", "broken") and self._pending:
                await asyncio.sleep(AGAIN)
                await self._send(self._pending)
            case "wrong" if not self._seated:
                raise refused(message["sentence"], self.words.language)
            case "wrong":
                self._answered(message)
        self._changed.set()

    def _answered(self, message: dict[str, Any]) -> None:
        """What has become of the answer that was sent."""
        if self._reply is not None and not self._reply.done():
            self._reply.set_result(message)

    def _update(self, message: dict[str, Any]) -> None:
        self._seated = True
        self._revision = message["revision"]
        self._view = from_json(message["view"], self._kind) if message["view"] else None
        for number, event in enumerate(message["events"], message["first"]):
            if number >= self._heard:
                facts = {name: tuple(fact) if isinstance(fact, list) else fact for name, fact in event["facts"].items()}
                self.tell(Event(event["kind"], event["seat"], facts))
        self._heard = message["first"] + len(message["events"])
        if self._pending and message["accepted"] == self._pending["id"]:
            self._answered(message)
