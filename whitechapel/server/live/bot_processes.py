"""Bots in workers of their own: processes, or in a page a second web worker. They are sent what their seat is sent;
nothing else is even within reach.

`python -m whitechapel.server.live.bot_processes` is such a process: it reads requests from its input, writes answers to
its output, and ends when its input does. `BotPool` is the server's side of it, and decides who thinks next: people are
served first and by turns, and tables that nobody sits at have a process to themselves, which gives way to all others.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import secrets
import struct
import sys
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from random import Random
from typing import Any, BinaryIO, Final, NamedTuple

from whitechapel.bots import Bot, Candidate, bot_or_default, players
from whitechapel.core.frames import Event
from whitechapel.review import Decision, Moment, judged, new_judge
from whitechapel.server.table import house

REMEMBERED: Final = 2000
"""How many bots one process keeps; one that was dropped is told everything again."""
LENGTH: Final = struct.Struct("!I")
BACKGROUND: Final = "background"
"""The argument of the process that gives way to all others."""

PEOPLE: Final = 0
"""How urgent it is: somebody who sits at the table is there, or has asked for a hint."""
WATCHED: Final = 1
"""Somebody watches."""
NOBODY: Final = 2
"""Only bots play, or everybody has left."""
AT_ONCE: Final = 1
"""How many thoughts for one player there may be at once; their other tables wait."""
REMEMBERED_TURNS: Final = 10_000
NICENESS: Final = 10
"""How much the process for tables without people gives way to all other processes of the machine."""
PATIENCE_WITH_NOBODY: Final = 3
"""How much longer it may take, since it gives way."""

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


class Judging(NamedTuple):
    """A decision to be judged: the moment without what was told, which the request tells anyway."""

    moment: Moment
    depth: str


class Request(NamedTuple):
    """What a bot has been told since the last time, and what it is asked."""

    key: str
    """The table and the seat."""
    bot_seat: BotSeat
    first: int
    """The number of the first of `events`."""
    events: Sequence[Told]
    view: Any
    weigh: bool = False
    """Whether its candidates are wanted instead of its answer."""
    judging: Judging | None = None
    """For a judge: what it is asked instead."""
    anew: bool = False
    """Whether it is to forget what it was told before: `events` are all it needs to know."""


Retell = Callable[[], Awaitable[tuple[int, Sequence[Told]]]]
"""What a bot has to know: the number of the first event, and the events."""


def told_anew(request: Request, first: int, events: Sequence[Told]) -> Request:
    """The same request to a bot that knows nothing yet."""
    return request._replace(first=first, events=events, anew=True)


class Errand(NamedTuple):
    """For whom a bot thinks."""

    urgency: int = PEOPLE
    origin: str = ""
    """Where they are; those from elsewhere have their turn in between."""
    player: str = ""
    """Empty: nobody in particular."""


class BotFailed(Exception):
    """A bot has failed to answer twice."""


# -- the process -----------------------------------------------------------------------------------


class KeptBot:
    """A bot, and how much it has heard."""

    def __init__(self, bot_seat: BotSeat) -> None:
        game = house.game(bot_seat.game)
        record = game.read_settings(bot_seat.options)
        rng = Random(secrets.randbits(64))
        self.bot: Bot = players(game.id)[bot_or_default(game.id, bot_seat.bot)](game, record, bot_seat.seat, rng)
        self.bot_seat = bot_seat
        self.heard = 0

    def hear(self, event: Event) -> None:
        """Something was told."""
        self.bot.hear(event)

    def asked(self, request: Request) -> Any:
        """Its answer, or its candidates."""
        return list(self.bot.weigh(request.view)) if request.weigh else self.bot.choose(request.view)


class KeptJudge(KeptBot):
    """A judge, and how much it has heard."""

    def __init__(self, bot_seat: BotSeat) -> None:
        game = house.game(bot_seat.game)
        self.judge = new_judge(game, game.read_settings(bot_seat.options), bot_seat.seat)
        self.bot_seat = bot_seat
        self.heard = 0

    def hear(self, event: Event) -> None:
        self.judge.hear(event)

    def asked(self, request: Request) -> Any:
        """What a decision cost."""
        assert request.judging is not None
        return judged(self.judge, *request.judging)


def answer(kept: OrderedDict[str, KeptBot], request: Request) -> tuple[str, Any]:
    """The answer or the candidates of a bot kept here; or that it must be told everything first."""
    mind = kept.get(request.key)
    if request.anew:
        mind = kept[request.key] = (KeptJudge if request.judging else KeptBot)(request.bot_seat)
        mind.heard = request.first
    if mind is None or mind.heard != request.first or mind.bot_seat != request.bot_seat:
        return BEHIND, None
    for kind, seat, facts in request.events:
        mind.hear(Event(kind, seat, facts))
    mind.heard += len(request.events)
    kept.move_to_end(request.key)
    if len(kept) > REMEMBERED:
        kept.popitem(last=False)
    return ANSWER, mind.asked(request)


class Bots:
    """The bots of one worker."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, KeptBot] = OrderedDict()

    def reply(self, data: bytes) -> bytes:
        """The reply to one request, whatever it leads to."""
        request: Request = pickle.loads(data)
        try:
            reply = answer(self._kept, request)
        except Exception as error:
            self._kept.pop(request.key, None)
            reply = (FAILED, type(error).__name__)
        return pickle.dumps(reply)


def work(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer requests until there are no more."""
    bots = Bots()
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        data = bots.reply(source.read(LENGTH.unpack(head)[0]))
        sink.write(LENGTH.pack(len(data)) + data)
        sink.flush()


# -- the server's side -----------------------------------------------------------------------------


class Worker:
    """Where bots think, apart from the server: one request at a time. A subclass says how one is reached."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def ask(self, request: Request, cap: float) -> tuple[str, Any]:
        """One request; raises if the worker is gone, or silent for longer than `cap` seconds."""
        async with self._turn:
            try:
                await self.start()  # which takes a moment, and is not its thinking
                async with asyncio.timeout(cap):
                    reply: tuple[str, Any] = pickle.loads(await self.exchange(pickle.dumps(request)))
                return reply
            except BaseException:
                self.kill()  # anything it still said would be taken for the next answer
                raise

    async def warm(self) -> None:
        """Start it before it is needed: loading the games takes a moment."""
        async with self._turn:
            await self.start()

    async def start(self) -> None:
        """Start it, unless it runs."""

    async def exchange(self, request: bytes) -> bytes:
        """Its reply to a request; it has been started."""
        raise NotImplementedError

    def kill(self) -> None:
        """End it; the next request starts another."""

    async def close(self) -> None:
        """End it for good."""
        self.kill()


class ProcessWorker(Worker):
    """A worker that is a process."""

    def __init__(self, *arguments: str) -> None:
        super().__init__()
        self._arguments = arguments
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        await self._started()

    async def _started(self) -> asyncio.subprocess.Process:
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "whitechapel.server.live.bot_processes",
                *self._arguments,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        return process

    async def exchange(self, request: bytes) -> bytes:
        process = await self._started()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(LENGTH.pack(len(request)) + request)
        await process.stdin.drain()
        head = await process.stdout.readexactly(LENGTH.size)
        return await process.stdout.readexactly(LENGTH.unpack(head)[0])

    @property
    def pid(self) -> int | None:
        """The process, while there is one."""
        return self._process.pid if self._process is not None else None

    def kill(self) -> None:
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


class Turn:
    """Somebody waits for a process, or has one."""

    __slots__ = ("errand", "player", "table", "worker")

    def __init__(self, table: str, errand: Callable[[], Errand], worker: asyncio.Future[Worker]) -> None:
        self.table = table
        self.errand = errand
        """Asked each time a process is free: people come and go while a table waits."""
        self.worker = worker
        self.player = ""


class BotPool:
    """A few processes for people, and one for tables that nobody sits at. A table always talks to the same process,
    which remembers what its bots have heard, until people come or go."""

    def __init__(self, workers: int = 1, cap: float = 20.0, hire: Callable[..., Worker] = ProcessWorker) -> None:
        self.workers = [hire() for _ in range(workers)]
        self.background = hire(BACKGROUND)
        """Started only when it is needed."""
        self._cap = cap
        self._waiting: list[Turn] = []
        self._busy: set[Worker] = set()
        self._thinking: Counter[str] = Counter()
        """How many thoughts for each player there are now."""
        self._served: dict[str, int] = {}
        """When each player and each origin last had a turn, as a number that grows."""
        self._turns = 0
        self.replaced = 0
        """How many processes had to be replaced."""

    async def warm(self) -> None:
        """Start all the processes."""
        await asyncio.gather(*(worker.warm() for worker in self.workers))

    async def choose(self, request: Request, retell: Retell, errand: Callable[[], Errand] = Errand) -> str:
        """A bot's answer."""
        answer: str = await self._ask(request, retell, errand)
        return answer

    async def weigh(self, request: Request, retell: Retell, errand: Callable[[], Errand] = Errand) -> list[Candidate]:
        """A bot's candidates, best first."""
        candidates: list[Candidate] = await self._ask(request._replace(weigh=True), retell, errand)
        return candidates

    async def judge(self, request: Request, retell: Retell, errand: Callable[[], Errand] = Errand) -> Decision:
        """What a decision cost, by a judge."""
        decision: Decision = await self._ask(request, retell, errand)
        return decision

    async def _ask(self, request: Request, retell: Retell, errand: Callable[[], Errand]) -> Any:
        """Ask a bot when it is its turn."""
        turn = Turn(request.key.partition("/")[0], errand, asyncio.get_running_loop().create_future())
        self._waiting.append(turn)
        self.hurry()
        try:
            return await self._ask_worker(await turn.worker, request, retell)
        finally:
            self._leave(turn)

    def hurry(self) -> None:
        """Give each free process to whoever is next; also when somebody has come to a table that waits."""
        for worker in (*self.workers, self.background):
            if worker not in self._busy and self._waiting:
                self._begin(worker, self._next(worker))

    def _worker(self, turn: Turn, urgency: int) -> Worker:
        """The process a table waits for."""
        return self.workers[hash(turn.table) % len(self.workers)] if urgency == PEOPLE else self.background

    def _next(self, worker: Worker) -> Turn | None:
        """Of those who wait for a process: the most urgent, then whoever had no turn for longest, then whoever came
        first. Whoever has a process already waits."""
        best: tuple[int, int, int] | None = None
        found = None
        for turn in self._waiting:
            urgency, origin, player = turn.errand()
            if self._worker(turn, urgency) is not worker or (player and self._thinking[player] >= AT_ONCE):
                continue
            rank = (urgency, self._served.get(f"@{origin}", 0), self._served.get(player, 0))
            if best is None or rank < best:
                best, found = rank, turn
        return found

    def _begin(self, worker: Worker, turn: Turn | None) -> None:
        if turn is None:
            return
        _, origin, turn.player = turn.errand()
        self._waiting.remove(turn)
        self._busy.add(worker)
        self._thinking[turn.player] += 1
        if len(self._served) > REMEMBERED_TURNS:
            self._served.clear()
        self._turns += 1
        self._served[f"@{origin}"] = self._served[turn.player] = self._turns
        turn.worker.set_result(worker)

    def _leave(self, turn: Turn) -> None:
        """Somebody has their answer, or wants it no longer."""
        if turn in self._waiting:
            self._waiting.remove(turn)
            return
        self._busy.discard(turn.worker.result())
        self._thinking[turn.player] -= 1
        if not self._thinking[turn.player]:
            del self._thinking[turn.player]
        self.hurry()

    async def _ask_worker(self, worker: Worker, request: Request, retell: Retell) -> Any:
        """Ask a bot. A process that crashes or thinks too long is replaced, and asked once more with the whole
        story."""
        cap = self._cap * PATIENCE_WITH_NOBODY if worker is self.background else self._cap
        for attempt in range(2):
            try:
                status, thought = await worker.ask(request, cap)
                if status == BEHIND:
                    request = told_anew(request, *await retell())
                    status, thought = await worker.ask(request, cap)
            except (OSError, EOFError, TimeoutError, asyncio.IncompleteReadError, pickle.UnpicklingError):
                status = FAILED
                self.replaced += 1
            if status == ANSWER:
                return thought
            if attempt == 0:
                request = told_anew(request, *await retell())
        raise BotFailed

    async def close(self) -> None:
        """End all the processes."""
        for worker in (*self.workers, self.background):
            await worker.close()


if __name__ == "__main__":
    if BACKGROUND in sys.argv and hasattr(os, "nice"):
        os.nice(NICENESS)
    try:
        work(sys.stdin.buffer, sys.stdout.buffer)
    except (KeyboardInterrupt, BrokenPipeError):
        os._exit(0)  # the server is gone, and nobody else wants the answer
