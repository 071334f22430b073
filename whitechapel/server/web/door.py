"""The front door: who has a connection, how far each has got, and who has to make room.

Anybody who connects must send a whole request soon, and read the answer. A connection that does neither is closed, and
when there is no room for a newcomer, the one that has kept us waiting longest without a whole request goes first. So
nobody is locked out by people who only stand in the doorway.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections.abc import Callable, Sequence
from ipaddress import ip_address, ip_network
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from whitechapel.server.live.limits import neighbours

if sys.platform != "win32":
    import resource

LOG: Final = logging.getLogger("whitechapel.door")

HEAD: Final = 0
"""Has not sent a whole head of a request."""
BODY: Final = 1
"""Has sent the head, but not the whole body."""
IDLE: Final = 2
"""Has been answered, and may ask again."""
STRANGER: Final = 3
"""Has a socket, but has not said who they are."""
ANSWER: Final = 4
"""Is being answered."""
PLAYER: Final = 5
"""Has a socket and is known; pings find out whether they are still there."""
SECONDS: Final = {HEAD: 10.0, BODY: 15.0, IDLE: 10.0, STRANGER: 30.0, ANSWER: 30.0}
"""How long a connection may stay in each phase; where something waits to be read, how long without reading any."""
MAKE_ROOM: Final = (HEAD, BODY, IDLE, STRANGER)
"""Who goes when there is no room, in this order."""

BACKLOG: Final = 128
"""How many connections the system lets wait for us. They all come in at once, so there must be files for them."""
RESERVE: Final = BACKLOG + 96
"""How many files are not for connections: those of the store, the bots, and the newcomers above."""
MOST_FILES: Final = 65_536
"""We ask the system for this many open files, or for all that it allows if that is less."""
WITHOUT_LIMIT: Final = 10_000
"""How many connections there may be where the system does not say how many files there are."""
SWEEP: Final = 1.0
"""How often, in seconds, we look who has kept us waiting too long."""


class Visitor:
    """One connection."""

    __slots__ = ("address", "phase", "since", "transport", "unread")

    def __init__(self, transport: asyncio.Transport, address: str, now: float) -> None:
        self.transport = transport
        self.address = address
        """The address it is counted under; empty: it is not counted, because many people come through it."""
        self.phase = HEAD
        self.since = now
        """When the phase began, or when they last read something."""
        self.unread = 0
        """How many bytes waited for them then."""


class Door:
    """All connections of this process, each phase in the order in which they entered it."""

    def __init__(self, clock: Callable[[], float], per_address: int, most: int, proxies: Sequence[str] = ()) -> None:
        self.clock = clock
        self._per_address = per_address
        self.most = most
        """How many connections there may be."""
        self._visitors: dict[asyncio.BaseTransport, Visitor] = {}
        self._phases: list[dict[Visitor, None]] = [{} for _ in range(PLAYER + 1)]
        self._counts: dict[str, int] = {}
        self.proxies = proxies
        """The addresses of web servers in front of us, as uvicorn has them."""
        self._crowded = False
        self.evicted = 0
        """How many connections had to make room."""

    def __len__(self) -> int:
        return len(self._visitors)

    # -- coming and going -------------------------------------------------------------------------

    def enter(self, transport: asyncio.Transport, address: str) -> bool:
        """Somebody connects; whether they may stay."""
        counted = "" if trusted(address, tuple(self.proxies)) else neighbours(address)
        if counted and self._counts.get(counted, 0) >= self._per_address:
            return False
        if len(self._visitors) >= self.most and not self._make_room():
            return False
        visitor = Visitor(transport, counted, self.clock())
        self._visitors[transport] = visitor
        self._phases[HEAD][visitor] = None
        if counted:
            self._counts[counted] = self._counts.get(counted, 0) + 1
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """A connection is closed."""
        visitor = self._visitors.pop(transport, None)
        if visitor is None:
            return
        del self._phases[visitor.phase][visitor]
        if visitor.address:
            left = self._counts[visitor.address] - 1
            if left:
                self._counts[visitor.address] = left
            else:
                del self._counts[visitor.address]
        if self._crowded and len(self._visitors) < self.most // 2:
            self._crowded = False

    def move(self, transport: asyncio.BaseTransport, phase: int) -> None:
        """A connection has got further."""
        visitor = self._visitors.get(transport)
        if visitor is not None and visitor.phase != phase:
            self._put(visitor, phase)

    def _put(self, visitor: Visitor, phase: int) -> None:
        """Make a connection the last of a phase."""
        del self._phases[visitor.phase][visitor]
        visitor.phase, visitor.since = phase, self.clock()
        self._phases[phase][visitor] = None

    # -- those who keep us waiting ----------------------------------------------------------------

    def _make_room(self) -> bool:
        """Close the connection that has kept us waiting longest, if there is one."""
        if not self._crowded:
            self._crowded = True
            LOG.warning("all connections are taken; those that have not sent a whole request make room for newcomers")
        for phase in MAKE_ROOM:
            for visitor in self._phases[phase]:
                self._turn_out(visitor)
                return True
        return False

    def _turn_out(self, visitor: Visitor) -> None:
        self.evicted += 1
        self.leave(visitor.transport)
        visitor.transport.abort()

    def sweep(self) -> None:
        """Close every connection that has been in its phase for too long without reading anything."""
        now = self.clock()
        for phase, seconds in SECONDS.items():
            for visitor in list(self._phases[phase]):
                if visitor.since + seconds > now:
                    break
                waits = visitor.transport.get_write_buffer_size()
                if waits == visitor.unread and (waits or phase != ANSWER):
                    self._turn_out(visitor)
                else:
                    visitor.unread = waits
                    self._put(visitor, phase)

    async def watch(self) -> None:
        """Sweep from time to time, for ever."""
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep()


class Requests(HttpToolsProtocol):
    """One connection as uvicorn speaks HTTP, which tells the door how far its request has got."""

    door: Door

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects."""
        super().connection_made(transport)
        self.door = door_of(self.config)
        if not self.door.enter(transport, self.client[0] if self.client else ""):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        self.door.leave(self.transport)
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """The first bytes of a request."""
        super().on_message_begin()
        if self.cycle is None or self.cycle.response_complete:
            self.door.move(self.transport, HEAD)

    def on_headers_complete(self) -> None:
        """The head of a request is whole."""
        self.door.move(self.transport, BODY)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is whole."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.door.move(self.transport, ANSWER)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """The answer has been given, though perhaps not read."""
        self.door.move(self.transport, ANSWER if self.pipeline else IDLE)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """The request was for a socket."""
        self.door.move(self.transport, STRANGER)
        super().handle_websocket_upgrade()


def door_of(config: Any) -> Door:
    """The door of the application that uvicorn serves."""
    door = config.app.door
    assert isinstance(door, Door)
    return door


# -- how much room there is ------------------------------------------------------------------------


def ask_for_files() -> None:
    """Ask the system for more open files than it gives without being asked."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):  # some systems promise more than they give
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def places() -> int:
    """How many connections there are files for."""
    if sys.platform == "win32":
        return WITHOUT_LIMIT
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if soft == resource.RLIM_INFINITY:
        return WITHOUT_LIMIT
    return max(soft // 4, soft - RESERVE)


def trusted(address: str, proxies: Sequence[str]) -> bool:
    """Whether many people come through this address: a web server in front of us, or a socket of this machine."""
    if not address or "*" in proxies or address in proxies:
        return True
    try:
        return any(ip_address(address) in ip_network(proxy) for proxy in proxies if "/" in proxy)
    except ValueError:
        return False
