"""One visitor: who is behind a connection to this process, what comes in, and what goes out. How it travels, over a
socket or inside a page, is the affair of its line."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Final, Protocol

import msgspec

from whitechapel.server.live.limits import MESSAGE_BYTES, UNREAD_BYTES, Guard
from whitechapel.server.live.parlour import Parlour
from whitechapel.server.live.players import Identity, tidy_nickname
from whitechapel.server.table import say, wire
from whitechapel.server.table.connection import Connection

GOING_AWAY: Final = 1001
SIGNED_OUT: Final = 4401
"""The code with which a socket is closed whose device is no longer signed in."""


class Line(Protocol):
    """What carries the messages of one visitor."""

    hear: Callable[[bytes], None]
    """Where what comes in goes."""

    def write(self, data: bytes) -> int:
        """Send a text; how many bytes now wait for a client that does not read."""

    def pause(self) -> None:
        """Let further messages wait."""

    def resume(self) -> None:
        """Read on."""

    def known(self) -> None:
        """Its owner has said who they are."""

    def end(self, code: int) -> None:
        """Close it from our side."""

    def abort(self) -> None:
        """Drop it at once: its client does not read."""


class Visitor(Connection):
    """A connection of this process."""

    __slots__ = ("_address", "_agent", "_greeting", "_guard", "_later", "_line", "_parlour", "_tables", "closing")

    def __init__(self, parlour: Parlour, guard: Guard, conn: int, address: str, agent: str, line: Line) -> None:
        super().__init__(conn, "", "", address)
        self._parlour = parlour
        self._guard = guard
        self._address = address
        self._agent = agent
        """What the device is called."""
        self._line = line
        self._greeting: asyncio.Task[Any] | None = None
        self._later: deque[bytes] = deque()
        """What has come while somebody was being greeted."""
        self._tables: set[str] = set()
        self.closing = 0
        """The code to close it with, or 0."""
        line.hear = self.hear

    # -- out --------------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        """Send a message. A client that does not read is dropped."""
        if not self.closing and self._line.write(data) > UNREAD_BYTES:
            self.closing = GOING_AWAY
            self._line.abort()

    def tell(self, message: wire.Message) -> None:
        """Send a message to this connection alone."""
        self.send(wire.encode(message))

    def sign_out(self) -> None:
        """Close the connection: its device is no longer signed in."""
        self.close(SIGNED_OUT)

    def close(self, code: int = GOING_AWAY) -> None:
        """Close the connection from our side."""
        self.closing = self.closing or code
        self._line.end(self.closing)

    # -- in ---------------------------------------------------------------------------------------

    def hear(self, data: bytes) -> None:
        """A message has come. It is handled at once, unless somebody is being greeted."""
        if self._greeting is not None:
            self._later.append(data)
            return
        if self.closing:
            return
        parlour = self._parlour
        if not self._guard.messages.take(self.player or self._address, parlour.seconds()):
            self.tell(say.wrong("too-many"))
            parlour.count("limited")
            return
        parlour.count("messages")
        if len(data) > MESSAGE_BYTES:
            self.tell(say.wrong("too-large"))
            return
        try:
            command = wire.decode_command(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self.tell(say.wrong("not-understood"))
            parlour.count("refused")
            return
        self._do(command)

    def _do(self, command: wire.Command) -> None:
        """Handle what concerns the connection itself, and pass everything else on to its table."""
        if isinstance(command, wire.Ping):
            self.tell(wire.Pong(now=self._parlour.now()))
        elif isinstance(command, wire.Hello):
            self.greet(self._hello(command))
        elif not self.player:
            self.tell(say.wrong("who-are-you", command.table, wire.move_id(command)))
        elif isinstance(command, wire.Unwatch):
            self._unwatch(command.table)
        elif not isinstance(command, wire.Watch) and command.table not in self._tables:
            self.tell(say.wrong("not-watching", command.table, wire.move_id(command)))
        elif not self._guard.allows(command, self.player, self._parlour.seconds()):
            self.tell(say.wrong("too-many", command.table))
        elif self.muted and isinstance(command, wire.Say):
            self.tell(say.wrong("muted-here", command.table))
        elif isinstance(command, wire.Watch):
            self._watch(command.table)
        else:
            self._parlour.send(command.table, command, self)

    def greet(self, greeting: Coroutine[Any, Any, Any]) -> None:
        """Find out who somebody is, which takes a moment: what they say meanwhile is kept until then."""
        self._line.pause()
        self._greeting = asyncio.ensure_future(greeting)
        self._greeting.add_done_callback(self._greeted)

    def _greeted(self, greeting: asyncio.Task[Any]) -> None:
        self._greeting = None
        if greeting.cancelled() or greeting.exception() is not None:
            self.close()
        if self.player:
            self._line.known()
        while self._later and self._greeting is None:
            self.hear(self._later.popleft())
        if self._greeting is None:
            self._line.resume()

    async def _hello(self, command: wire.Hello) -> None:
        players, guard = self._parlour.players, self._guard
        if self.player:
            self.tell(wire.Welcome(player=self.player, nickname=self.name, now=self._parlour.now(), face=self.face))
            return
        if command.token:
            if not await self.recognise(command.token):
                self.tell(say.wrong("bad-token"))
            return
        nickname = tidy_nickname(command.nickname)
        if nickname is None:
            self.tell(say.wrong("bad-nickname"))
        elif not guard.players.take(self._address, self._parlour.seconds()):
            self.tell(say.wrong("too-many"))
        else:
            self._be(*await players.new(nickname, self._agent))

    async def recognise(self, token: str) -> bool:
        """Find out whose token this is; whether it is anybody's."""
        identity = await self._parlour.players.recognise(token, fresh=True)
        if identity is None:
            return False
        self._be(identity)
        return True

    def _be(self, identity: Identity, token: str = "") -> None:
        """From now on the connection speaks for this player."""
        self.player, self.name, self.device, self.face = identity
        self.muted = self._parlour.players.is_muted(self.player)
        self.tell(
            wire.Welcome(player=self.player, nickname=self.name, now=self._parlour.now(), face=self.face, token=token)
        )

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
        self.closing = self.closing or GOING_AWAY
        for table in self._tables:
            self._parlour.went(table, self)
        self._tables.clear()
