"""A WebSocket client that costs next to nothing, so that a driver on one core can keep a server on another busy."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Final, cast

TEXT: Final = 0x81
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
MASK: Final = bytes(4)
"""Clients must mask what they send; with zeros the text stays as it is. The server cannot tell the difference."""


class Socket(asyncio.Protocol):
    """One connection. Each text is given to `heard`; pings are answered, as a browser does."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._transport: asyncio.Transport
        self._rest = b""

    @staticmethod
    async def open(host: str, port: int, heard: Callable[[bytes], None]) -> Socket:
        """A connection that is ready."""
        _, socket = await asyncio.get_running_loop().create_connection(lambda: Socket(heard), host, port)
        await socket.ready
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        host, port = transport.get_extra_info("peername")[:2]
        self._transport.write(
            f"GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: d2hpdGVjaGFwZWwhISEhIQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("The server has closed the door."))

    def data_received(self, data: bytes) -> None:
        data = self._rest + data
        at = 0
        if not self.ready.done():
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.ready.set_exception(ConnectionError(data[:80].decode("latin-1")))
                return
            self.ready.set_result(None)
        while len(data) >= at + 2:
            kind, length = data[at], data[at + 1]
            start = at + 2
            if length == 126:
                if len(data) < at + 4:
                    break
                start, (length,) = at + 4, struct.unpack_from("!H", data, at + 2)
            elif length == 127:
                if len(data) < at + 10:
                    break
                start, (length,) = at + 10, struct.unpack_from("!Q", data, at + 2)
            if len(data) < start + length:
                break
            at = start + length
            if kind == TEXT:
                self.heard(data[start:at])
            elif kind == PING:
                self._frame(PONG, data[start:at])
            elif kind == CLOSE:
                self._transport.close()
        self._rest = data[at:]

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._frame(TEXT, text)

    def close(self) -> None:
        """Hang up."""
        self._frame(CLOSE, struct.pack("!H", 1000))
        self._transport.close()

    def _frame(self, kind: int, data: bytes) -> None:
        length = len(data)
        if length < 126:
            head = bytes((kind, 0x80 | length))
        else:
            head = struct.pack("!BBH", kind, 0xFE, length)
        self._transport.write(head + MASK + data)
