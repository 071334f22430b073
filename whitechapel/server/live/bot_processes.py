"""Bots in processes of their own. They are sent what their seat is sent; nothing else is even within reach.

`python -m whitechapel.server.live.bot_processes` is such a process: it reads requests from its input, writes answers to
its output, and ends when its input does. `BotPool` is the server's side of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import secrets
import struct
import sys
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, BinaryIO, Final, NamedTuple

from whitechapel.bots import Bot, Candidate, bot_or_default, bots
from whitechapel.core.frames import Event
from whitechapel.server.table import house

REMEMBERED: Final = 2000
"""How many bots one process keeps; one that was dropped is told everything again."""
LENGTH: Final = struct.Struct("!I")

ANSWER: Final = "answer"
BEHIND: Final = "behind"
FAILED: Final = "failed"

Told = tuple[str, int, Mapping[str, Any]]
"""An event as a seat was told it, as plain data: kind, seat, facts."""


class BotSeat(NamedTuple):
    """Which bot it is, and where it sits."""

    game: str
    options: Mapping[str, Any]
    seat: int
    bot: str


class Request(NamedTuple):
    """What a bot has been told since the last time, and what it is asked."""

    key: str
    """The table and the seat."""
    bot_seat: BotSeat
    first: int
    """The number of the first of `events`; 0 starts from the beginning."""
    events: Sequence[Told]
    view: Any
    weigh: bool = False
    """Whether its candidates are wanted instead of its answer."""


class BotFailed(Exception):
    """A bot has failed to answer twice."""


# -- the process -----------------------------------------------------------------------------------


class KeptBot:
    """A bot, and how much it has heard."""

    def __init__(self, bot_seat: BotSeat) -> None:
        game = house.game(bot_seat.game)
        record = game.read_settings(bot_seat.options)
        rng = Random(secrets.randbits(64))
        self.bot: Bot = bots(game.id)[bot_or_default(game.id, bot_seat.bot)](game, record, bot_seat.seat, rng)
        self.bot_seat = bot_seat
        self.heard = 0


def answer(kept: OrderedDict[str, KeptBot], request: Request) -> tuple[str, Any]:
    """The answer or the candidates of a bot kept here; or that it must be told everything first."""
    mind = kept.get(request.key)
    if request.first == 0:
        mind = kept[request.key] = KeptBot(request.bot_seat)
    if mind is None or mind.heard != request.first or mind.bot_seat != request.bot_seat:
        return BEHIND, None
    for kind, seat, facts in request.events:
        mind.bot.hear(Event(kind, seat, facts))
    mind.heard += len(request.events)
    kept.move_to_end(request.key)
    if len(kept) > REMEMBERED:
        kept.popitem(last=False)
    return ANSWER, list(mind.bot.weigh(request.view)) if request.weigh else mind.bot.choose(request.view)


def work(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer requests until there are no more."""
    kept: OrderedDict[str, KeptBot] = OrderedDict()
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        request: Request = pickle.loads(source.read(LENGTH.unpack(head)[0]))
        try:
            reply = answer(kept, request)
        except Exception as error:
            kept.pop(request.key, None)
            reply = (FAILED, type(error).__name__)
        data = pickle.dumps(reply)
        sink.write(LENGTH.pack(len(data)) + data)
        sink.flush()


# -- the server's side -----------------------------------------------------------------------------


class Worker:
    """One process, handling one request at a time."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()

    async def ask(self, request: Request, cap: float) -> tuple[str, Any]:
        """One request; raises if the process is gone, or silent for longer than `cap` seconds."""
        async with self._turn:
            try:
                return await asyncio.wait_for(self._exchange(request), cap)
            except BaseException:
                self.kill()  # anything it still said would be taken for the next answer
                raise

    async def warm(self) -> None:
        """Start the process before it is needed: loading the games takes a moment."""
        async with self._turn:
            await self._start()

    async def _start(self) -> asyncio.subprocess.Process:
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "whitechapel.server.live.bot_processes",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        return process

    async def _exchange(self, request: Request) -> tuple[str, Any]:
        process = await self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        data = pickle.dumps(request)
        process.stdin.write(LENGTH.pack(len(data)) + data)
        await process.stdin.drain()
        head = await process.stdout.readexactly(LENGTH.size)
        reply: tuple[str, Any] = pickle.loads(await process.stdout.readexactly(LENGTH.unpack(head)[0]))
        return reply

    @property
    def pid(self) -> int | None:
        """The process, while there is one."""
        return self._process.pid if self._process is not None else None

    def kill(self) -> None:
        """End the process; the next request starts another."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()

    async def close(self) -> None:
        """End the process and wait until it has ended."""
        process = self._process
        self.kill()
        if process is not None:
            await process.wait()


class BotPool:
    """A few processes; a table always talks to the same one, which remembers what its bots have heard."""

    def __init__(self, workers: int = 1, cap: float = 20.0) -> None:
        self.workers = [Worker() for _ in range(workers)]
        self._cap = cap
        self.replaced = 0
        """How many processes had to be replaced."""

    async def warm(self) -> None:
        """Start all the processes."""
        await asyncio.gather(*(worker.warm() for worker in self.workers))

    async def choose(self, request: Request, retell: Callable[[], Sequence[Told]]) -> str:
        """A bot's answer."""
        answer: str = await self._ask(request, retell)
        return answer

    async def weigh(self, request: Request, retell: Callable[[], Sequence[Told]]) -> list[Candidate]:
        """A bot's candidates, best first."""
        candidates: list[Candidate] = await self._ask(request._replace(weigh=True), retell)
        return candidates

    async def _ask(self, request: Request, retell: Callable[[], Sequence[Told]]) -> Any:
        """Ask a bot. A process that crashes or thinks too long is replaced, and asked once more with the whole
        story."""
        worker = self.workers[hash(request.key.partition("/")[0]) % len(self.workers)]
        for attempt in range(2):
            try:
                status, thought = await worker.ask(request, self._cap)
                if status == BEHIND:
                    request = request._replace(first=0, events=retell())
                    status, thought = await worker.ask(request, self._cap)
            except (OSError, EOFError, TimeoutError, asyncio.IncompleteReadError, pickle.UnpicklingError):
                status = FAILED
                self.replaced += 1
            if status == ANSWER:
                return thought
            if attempt == 0:
                request = request._replace(first=0, events=retell())
        raise BotFailed

    async def close(self) -> None:
        """End all the processes."""
        for worker in self.workers:
            await worker.close()


if __name__ == "__main__":
    try:
        work(sys.stdin.buffer, sys.stdout.buffer)
    except (KeyboardInterrupt, BrokenPipeError):
        os._exit(0)  # the server is gone, and nobody else wants the answer
