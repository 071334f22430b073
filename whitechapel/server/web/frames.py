"""WebSockets as uvicorn speaks them, with a shorter way for messages: they go straight to our `Socket` and from it,
where ASGI would pass each of them through a queue and two tasks."""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

EXTENSION: Final = "whitechapel.frames"
"""Where an ASGI scope has the line itself."""
TEXT: Final = 0x81
"""The first byte of a text that is one whole frame."""


class Frames(WebSocketsSansIOProtocol):
    """One line. Opening, pings and closing are uvicorn's; everything a client sends is given to `hear` as the bytes it
    arrived as, text or not, so that it is decoded once, by its reader."""

    hear: Callable[[bytes], None]

    def handle_connect(self, event: Request) -> None:
        """Somebody wants a WebSocket."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]  # uvicorn has just made it
            extensions[EXTENSION] = self

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
