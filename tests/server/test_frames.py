"""Messages as they travel: however a client cuts them up, they are heard whole, once and in order."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from server.house import PATIENCE, House, house
from server.mangle import frame

PING = b'{"kind":"ping"}'
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: d2hpdGVjaGFwZWwhISEhIQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
CLOSED, PONG = 0x88, 0x8A


class Wire:
    """A bare connection that has become a WebSocket."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def send(self, *parts: bytes) -> None:
        """Send bytes; each part arrives by itself."""
        for part in parts:
            self.writer.write(part)
            await self.writer.drain()
            await asyncio.sleep(0.005)

    async def is_open(self) -> None:
        """The server has let us in."""
        async with asyncio.timeout(PATIENCE):
            assert (await self.reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")

    async def frame(self) -> tuple[int, bytes]:
        """The next frame from the server: its first byte, and what it holds."""
        async with asyncio.timeout(PATIENCE):
            kind, size = await self.reader.readexactly(2)
            if size == 126:
                (size,) = struct.unpack("!H", await self.reader.readexactly(2))
            return kind, await self.reader.readexactly(size)

    async def code(self) -> int:
        """The code with which the server closes."""
        kind, data = await self.frame()
        assert kind == CLOSED
        return int.from_bytes(data[:2], "big")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def parlour(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with house(tmp_path_factory.mktemp("frames") / "parlour.db") as open_house:
        yield open_house


@pytest_asyncio.fixture
async def line(parlour: House) -> AsyncIterator[Wire]:
    wire = await connect(parlour)
    await wire.send(UPGRADE)
    await wire.is_open()
    yield wire
    wire.writer.close()


async def connect(parlour: House) -> Wire:
    host, _, port = parlour.address.partition(":")
    return Wire(*await asyncio.open_connection(host, int(port)))


def masked(data: bytes, mask: bytes) -> bytes:
    return bytes([byte ^ mask[number % 4] for number, byte in enumerate(data)])


async def pongs(line: Wire, count: int) -> None:
    """This many pings were heard, and nothing else."""
    for _ in range(count):
        kind, data = await line.frame()
        assert kind == 0x81
        assert data.startswith(b'{"kind":"pong"')


async def test_several_messages_may_come_at_once(line: Wire) -> None:
    await line.send(frame(PING) * 3)
    await pongs(line, 3)


async def test_a_message_may_come_byte_by_byte(line: Wire) -> None:
    whole = frame(PING)
    await line.send(*(whole[number : number + 1] for number in range(len(whole))))
    await line.send(whole + whole[:9], whole[9:])
    await pongs(line, 3)


async def test_a_message_of_any_length_that_is_allowed_is_heard(line: Wire) -> None:
    for size in (15, 125, 126, 127, 255, 256, 16_384):
        text = PING[:-1] + b" " * (size - len(PING)) + b"}"
        await line.send(frame(text)[:3], frame(text)[3:])
        await pongs(line, 1)


async def test_a_message_is_unmasked(line: Wire) -> None:
    mask = b"\x01\xfe\x37\x80"
    await line.send(struct.pack("!BB", 0x81, 0x80 | len(PING)) + mask + masked(PING, mask))
    await pongs(line, 1)


async def test_a_message_in_parts_is_put_together_and_a_ping_may_come_between_them(line: Wire) -> None:
    await line.send(frame(PING) + frame(PING[:4], 0x01) + frame(b"still there?", 0x89) + frame(PING[4:], 0x80))
    await pongs(line, 1)
    assert await line.frame() == (PONG, b"still there?")
    await pongs(line, 1)
    await line.send(frame(PING)[:5], frame(PING)[5:] + frame(PING))
    await pongs(line, 2)


async def test_a_length_written_longer_than_needed_is_understood(line: Wire) -> None:
    await line.send(struct.pack("!BBQ", 0x81, 0xFF, len(PING)) + bytes(4) + PING + frame(PING))
    await pongs(line, 2)


async def test_a_ping_is_answered_and_messages_after_it_are_heard(line: Wire) -> None:
    await line.send(frame(b"who is there", 0x89) + frame(PING))
    assert await line.frame() == (PONG, b"who is there")
    await pongs(line, 1)


async def test_frames_after_the_end_are_not_heard(line: Wire) -> None:
    await line.send(frame(PING) + frame(struct.pack("!H", 1000), 0x88) + frame(PING))
    await pongs(line, 1)
    assert await line.code() == 1000
    assert await line.reader.read() == b""


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(PING, masked=False), 1002),
        (b"\x81\x00", 1002),
        (frame(PING, 0xC1), 1002),
        (frame(PING, 0x83), 1002),
        (frame(PING, 0x80), 1002),
        (frame(PING, 0x01) + frame(PING), 1002),
        (frame(bytes(126), 0x89), 1002),
        (frame(bytes(16_385))[:8], 1009),
        (struct.pack("!BBQ", 0x81, 0xFF, 1 << 40), 1009),
    ],
    ids=["bare", "bare-empty", "bits", "kind", "continued", "begun-twice", "long-ping", "too-long", "far-too-long"],
)
async def test_a_frame_that_no_client_may_send_closes_the_connection_at_once(
    line: Wire, sent: bytes, code: int
) -> None:
    await line.send(frame(PING) + sent)
    await pongs(line, 1)
    assert await line.code() == code


async def test_somebody_who_speaks_before_being_let_in_is_heard_afterwards(
    parlour: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = parlour.server.config.loaded_app
    spoken = asyncio.Event()

    async def slow(scope: Any, receive: Any, send: Any) -> None:
        await spoken.wait()
        await app(scope, receive, send)

    monkeypatch.setattr(parlour.server.config, "loaded_app", slow)
    wire = await connect(parlour)
    await wire.send(UPGRADE, frame(PING)[:4], frame(PING)[4:])
    await asyncio.sleep(0.05)
    spoken.set()
    await wire.is_open()
    await pongs(wire, 1)
    wire.writer.close()
