"""Somebody who pings a server all the time, and notices what others do to it.

They are a process of their own (`python -m server.pings ADDRESS`), so that nothing else slows them
down.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from collections.abc import AsyncIterator
from statistics import median

from websockets.sync.client import connect

BEAT = 0.02
"""The pause after each ping, in seconds."""


class Pings(list[float]):
    """How long each ping took, in milliseconds."""

    def figures(self) -> str:
        """How long they took, in a line."""
        if not self:
            return "no ping was answered"
        late = sorted(self)[int(len(self) * 0.99)]
        return f"{len(self)} pings: median {median(self):.1f} ms, 99 % {late:.1f}, longest {max(self):.1f}"


@contextlib.asynccontextmanager
async def pinging(address: str) -> AsyncIterator[Pings]:
    """While the block lasts, somebody pings; they have begun when it begins."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "server.pings", address, stdout=asyncio.subprocess.PIPE, env=environment
    )
    assert process.stdout is not None
    pings = Pings()
    pings.append(float(await process.stdout.readline()))
    reading = asyncio.ensure_future(_read(process.stdout, pings))
    try:
        yield pings
    finally:
        process.kill()
        await asyncio.gather(process.wait(), reading)


async def _read(lines: asyncio.StreamReader, pings: Pings) -> None:
    while line := await lines.readline():
        pings.append(float(line))


def ping(address: str) -> None:
    """Ping for ever, and print how many milliseconds each answer took."""
    with connect(f"ws://{address}/ws") as line:
        line.send('{"kind": "hello", "nickname": "Ines"}')
        line.recv()
        while True:
            started = time.perf_counter()
            line.send('{"kind": "ping"}')
            line.recv()
            print(1000 * (time.perf_counter() - started), flush=True)
            time.sleep(BEAT)


if __name__ == "__main__":
    ping(sys.argv[1])
