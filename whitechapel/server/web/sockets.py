"""One WebSocket: who is behind it, what comes in, and what is waiting to go out."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

import msgspec

from whitechapel.server.live.parlour import Parlour
from whitechapel.server.live.players import tidy_nickname
from whitechapel.server.table import say, wire
from whitechapel.server.table.connection import Connection
from whitechapel.server.web.limits import MESSAGE_BYTES, OUTBOX, OUTBOX_BYTES, Guard

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

GOING_AWAY: Final = 1001
TRY_LATER: Final = 1013


class Socket(Connection):
    """A connection of this process."""

    __slots__ = ("_address", "_closing", "_guard", "_outbox", "_parlour", "_send", "_tables", "_unsent", "_waiting")

    def __init__(self, parlour: Parlour, guard: Guard, conn: int, address: str, send: Send) -> None:
        super().__init__(conn, "", "")
        self._parlour = parlour
        self._guard = guard
        self._address = address
        self._send = send
        self._outbox: deque[bytes] = deque()
        self._unsent = 0
        """How many bytes are waiting in it."""
        self._waiting: asyncio.Future[None] | None = None
        self._closing = 0
        """The code to close it with, or 0."""
        self._tables: set[str] = set()

    # -- out --------------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        """Send a message once those before it have gone. A client that does not read is dropped."""
        if self._closing:
            return
        self._outbox.append(data)
        self._unsent += len(data)
        if len(self._outbox) > OUTBOX or self._unsent > OUTBOX_BYTES:
            self.close(TRY_LATER)
        elif self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def tell(self, message: wire.Message) -> None:
        """Send a message to this connection alone."""
        self.send(wire.encode(message))

    def close(self, code: int = GOING_AWAY) -> None:
        """Close the connection from our side."""
        self._closing = self._closing or code
        self._outbox.clear()
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def write(self) -> None:
        """Send what is waiting, until the connection is to be closed."""
        outbox, send = self._outbox, self._send
        loop = asyncio.get_running_loop()
        while not self._closing:
            while outbox and not self._closing:
                data = outbox.popleft()
                self._unsent -= len(data)
                await send({"type": "websocket.send", "text": data.decode()})
            if not self._closing:
                self._waiting = loop.create_future()
                await self._waiting
        await send({"type": "websocket.close", "code": self._closing})

    # -- in ---------------------------------------------------------------------------------------

    async def read(self, receive: Receive) -> None:
        """Handle messages until the connection ends."""
        parlour, guard = self._parlour, self._guard
        while not self._closing:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            if not guard.messages.take(self.player or self._address, parlour.seconds()):
                self.tell(say.wrong("too-many"))
                parlour.count("limited")
                continue
            data = message.get("text") or message.get("bytes") or ""
            parlour.count("messages")
            if len(data) > MESSAGE_BYTES:
                self.tell(say.wrong("too-large"))
                continue
            try:
                command = wire.decode_command(data)
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                self.tell(say.wrong("not-understood"))
                parlour.count("refused")
                continue
            await self._do(command)

    async def _do(self, command: wire.Command) -> None:
        """Handle what concerns the connection itself, and pass everything else on to its table."""
        if isinstance(command, wire.Ping):
            self.tell(wire.Pong(now=self._parlour.now()))
        elif isinstance(command, wire.Hello):
            await self._hello(command)
        elif not self.player:
            self.tell(say.wrong("who-are-you", command.table, wire.move_id(command)))
        elif isinstance(command, wire.Watch):
            self._watch(command.table)
        elif isinstance(command, wire.Unwatch):
            self._unwatch(command.table)
        elif command.table not in self._tables:
            self.tell(say.wrong("not-watching", command.table, wire.move_id(command)))
        elif not self._guard.allows(command, self.player, self._parlour.seconds()):
            self.tell(say.wrong("too-many", command.table))
        else:
            self._parlour.send(command.table, command, self)

    async def _hello(self, command: wire.Hello) -> None:
        players, guard = self._parlour.players, self._guard
        if self.player:
            self.tell(wire.Welcome(player=self.player, nickname=self.name, now=self._parlour.now()))
            return
        if command.token:
            player = players.read_token(command.token)
            if player is None or not await self.be(player):
                self.tell(say.wrong("bad-token"))
            return
        nickname = tidy_nickname(command.nickname)
        if nickname is None:
            self.tell(say.wrong("bad-nickname"))
        elif not guard.players.take(self._address, self._parlour.seconds()):
            self.tell(say.wrong("too-many"))
        else:
            self.player, token = await players.new(nickname)
            self.name = nickname
            self.tell(wire.Welcome(player=self.player, nickname=nickname, now=self._parlour.now(), token=token))

    async def be(self, player: str) -> bool:
        """From now on the connection speaks for this player; returns whether the player is known."""
        nickname = await self._parlour.players.nickname(player)
        if nickname is None:
            return False
        self.player, self.name = player, nickname
        self.tell(wire.Welcome(player=player, nickname=nickname, now=self._parlour.now()))
        return True

    def _watch(self, table: str) -> None:
        if table not in self._tables and len(self._tables) >= self._guard.limits.watched:
            self.tell(say.wrong("too-many", table))
            return
        self._tables.add(table)
        self._parlour.came(table, self)

    def _unwatch(self, table: str) -> None:
        if table in self._tables:
            self._tables.discard(table)
            self._parlour.went(table, self)

    def leave(self) -> None:
        """The connection is gone."""
        self._closing = self._closing or GOING_AWAY
        for table in self._tables:
            self._parlour.went(table, self)
        self._tables.clear()
