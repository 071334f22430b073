"""WebSockets as uvicorn speaks them, with a shorter way for messages: they go straight to our `Visitor` and from it,
where ASGI would pass each of them through a queue and two tasks."""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from whitechapel.server.web.door import PLAYER, door_of

try:
    from websockets.speedups import apply_mask
except ImportError:  # websockets was built without a C compiler
    from websockets.utils import apply_mask

EXTENSION: Final = "whitechapel.frames"
"""Where an ASGI scope has the line itself."""
TEXT: Final = 0x81
"""The first byte of a text that is one whole frame."""
WHOLE: Final = frozenset({TEXT, 0x82})
"""The first byte of any message that is one whole frame."""
PLAIN: Final = WHOLE | {0x88, 0x89, 0x8A}
"""The first byte of every frame that we expect: besides messages there are closing, ping and pong."""
MASKED: Final = 0x80
"""The bit of the second byte that clients must set. The other bits are the length, or say how it is written."""
TWO_BYTES: Final = 126
"""The length is in the next two bytes; anything above is a longer one, or a frame that is not masked."""


class Frames(WebSocketsSansIOProtocol):
    """One line. Opening, pings and closing are uvicorn's; everything a client sends is given to `hear` as the bytes it
    arrived as, text or not, so that it is decoded once, by its reader."""

    hear: Callable[[bytes], None]
    _plain: bool = True
    """Whether nothing but plain frames has come so far."""
    _rest: bytes = b""
    """The beginning of a plain frame that has not arrived completely."""

    def handle_connect(self, event: Request) -> None:
        """Somebody wants a WebSocket. Until they are let in, what they send waits in the network."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]  # uvicorn has just made it
            extensions[EXTENSION] = self
            self.pause()

    def data_received(self, data: bytes) -> None:
        """Bytes have come. Plain messages, which are nearly all there is, are read here, in a fraction of the time.
        Everything else is uvicorn's, which until the first frame that is not plain gets whole frames only."""
        if self._plain and self.handshake_complete:
            data, self._rest = self._rest + data, b""
            data = self._read(data)
        if data:
            super().data_received(data)

    def _read(self, data: bytes) -> bytes:
        """Read plain frames; returns everything from the first other one on."""
        start = 0
        while len(data) > start + 1 and not self.transport.is_closing():
            kind, size, mask = data[start], data[start + 1] ^ MASKED, start + 2
            self._plain = kind in PLAIN and size <= TWO_BYTES
            if size == TWO_BYTES:
                size, mask = int.from_bytes(data[mask : mask + 2], "big"), mask + 2
            if not self._plain or size > self.config.ws_max_size:
                self._plain = False
                return data[start:]
            body = mask + 4
            end = body + size
            if end > len(data):
                break
            if kind not in WHOLE:
                super().data_received(data[start:end])
            elif not self.close_sent:
                self.hear(apply_mask(data[body:end], data[mask:body]))
            start = end
        self._rest = data[start:]
        return b""

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is closed."""
        door_of(self.config).leave(self.transport)
        super().connection_lost(exc)

    def known(self) -> None:
        """Its owner has said who they are."""
        door_of(self.config).move(self.transport, PLAYER)

    def handle_text(self, event: Frame) -> None:
        """A text, or its beginning."""
        self.handle_bytes(event)

    def send_receive_event_to_app(self) -> None:
        """A message is complete."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.hear(data)

    def write(self, data: bytes) -> int:
        """Send a text; how many bytes now wait for a client that does not read."""
        if self.close_sent or self.transport.is_closing():
            return 0
        size = len(data)
        if size < 126:
            head = struct.pack("!BB", TEXT, size)
        elif size < 65_536:
            head = struct.pack("!BBH", TEXT, 126, size)
        else:
            head = struct.pack("!BBQ", TEXT, 127, size)
        self.transport.write(head + data)
        return 0 if self.writable.is_set() else self.transport.get_write_buffer_size()

    def abort(self) -> None:
        """Drop the line."""
        self.transport.abort()

    def pause(self) -> None:
        """Let further messages wait in the network."""
        self.read_paused = True
        self.transport.pause_reading()

    def resume(self) -> None:
        """Read on."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def end(self, code: int) -> None:
        """Let the ASGI application know that it is to close the line."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})


def frames(scope: Mapping[str, Any]) -> Frames:
    """The line behind an ASGI scope."""
    line = scope["extensions"][EXTENSION]
    assert isinstance(line, Frames)
    return line
