"""Half an hour of trouble: two processes on one PostgreSQL are killed, frozen and cut off, and nothing is lost.

    PYTHONPATH=tests python -m server.soak 30       (minutes; and a seed, for other moments)

Ines and Otto play tables of every game, round after round, wherever a process answers; somebody who hears nothing for a
while goes to the other one, as a browser does. Every few seconds something bad happens: one process is killed and
started again, the other is frozen for longer than its lease lasts and thawed, the database is stopped and started. In
the end all logs are compared with what was sent and seen (as in `plug.py`). The process that is never killed is
weighed: its memory in the second third, when everything has been used once, and in the last.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import signal
import sys
import time
from collections import Counter
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from server.plug import ALONE, GONE, TABLES, EnduranceRun, Person
from server.postgres_for_tests import Postgres
from server.processes import ServerProcess
from websockets.asyncio.client import ClientConnection

SILENCE = 3.0
"""Somebody who has heard nothing for this long tries the other process."""
FROZEN = 8.0
"""For this long a process is stopped: longer than its lease."""
CALM = 6.0
"""Between two troubles there are this many seconds, give or take a half."""
TROUBLES = ("killed", "frozen", "database restarted")
FLAT = 1.1
"""Memory is flat if in the last third it is at most this many times what it was in the second: the rules keep what they
have worked out, in caches of up to 20 MB that take hours to fill."""


class Listener(Person):
    """Somebody who notices that nothing comes any more."""

    heard = 0.0

    async def hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        self.heard = time.monotonic()
        await super().hear(socket, message)


class Soak(EnduranceRun):
    """Two processes: the first is killed from time to time, the second is frozen."""

    def __init__(self, database: Postgres, seed: int, calm: float = CALM) -> None:
        super().__init__(database.fresh(), seed)
        self.database = database
        self.calm = calm
        self.people = [Listener("Ines", 0, Random(seed + 1)), Listener("Otto", 1, Random(seed + 2))]
        self.servers: list[ServerProcess] = []
        self.troubles: Counter[str] = Counter()
        self.rounds = 0
        self.memory: list[float] = []
        """Of the process that is never killed, in MB, once a second."""

    async def run(self, seconds: float, progress: bool = False) -> Counter[str]:
        """Play for this many seconds and until everything bad has happened; what came of it."""
        weighing = troubling = None
        try:
            self.servers = [await self.begin(), await self.begin()]
            weighing = asyncio.ensure_future(self.weigh())
            troubling = asyncio.ensure_future(self.trouble(time.monotonic() + seconds, progress))
            while not troubling.done():
                await self.round()
            troubling.result()
            assert [await server.stop() for server in self.servers] == [0, 0]
        finally:
            for task in filter(None, (weighing, troubling)):
                task.cancel()
            for server in self.servers:
                if server.process.returncode is None:
                    await server.kill()
        return await self.compare() + self.troubles + Counter(rounds=self.rounds)

    async def begin(self) -> ServerProcess:
        return await ServerProcess.start(self.place, "--limits", "1000")

    async def round(self) -> None:
        """A table of each game, played to its end."""
        while len(self.running()) < len(TABLES):
            # A process may be dying: it hangs up, says that it cannot, or its client has been closed.
            with contextlib.suppress(*GONE, KeyError, AssertionError, RuntimeError):
                await asyncio.wait_for(self.open_tables(self.rng.choice(self.servers)), SILENCE)
        tables = self.running()
        for_two = [table for table in tables if self.kinds[table] != ALONE]
        coming = [
            asyncio.ensure_future(self.keep_coming(person, number, given))
            for number, (person, given) in enumerate(zip(self.people, (tables, for_two), strict=True))
        ]
        try:
            await self.until(lambda: not self.running(), coming)
        finally:
            for task in coming:
                task.cancel()
            await asyncio.gather(*coming, return_exceptions=True)
        self.rounds += 1

    async def keep_coming(self, person: Person, first: int, tables: list[str]) -> None:
        """Go from process to process, to wherever somebody answers."""
        assert isinstance(person, Listener)
        for number in cycle((first, 1 - first)):
            person.heard = time.monotonic()
            there = asyncio.ensure_future(person.come(self.servers[number].address, tables))
            try:
                while not there.done() and time.monotonic() - person.heard < SILENCE:
                    await asyncio.wait({there}, timeout=0.2)
            finally:
                there.cancel()
                with contextlib.suppress(*GONE, asyncio.CancelledError):
                    await there
            await asyncio.sleep(0.1)

    async def trouble(self, ends: float, progress: bool) -> None:
        """One trouble after another, until the time is over and each has happened."""
        for kind in cycle(TROUBLES):
            await asyncio.sleep(self.rng.uniform(0.5, 1.5) * self.calm)
            if time.monotonic() > ends and len(self.troubles) == len(TROUBLES):
                return
            match kind:
                case "killed":
                    await self.servers[0].kill()
                    self.servers[0] = await self.begin()
                case "frozen":
                    self.servers[1].process.send_signal(signal.SIGSTOP)
                    await asyncio.sleep(FROZEN)
                    self.servers[1].process.send_signal(signal.SIGCONT)
                case _:
                    await asyncio.to_thread(self.database.stop)
                    await asyncio.sleep(1.0)
                    await asyncio.to_thread(self.database.start)
            self.troubles[kind] += 1
            if progress:
                moves = sum(len(person.acknowledged) for person in self.people)
                print(f"{kind}: {moves:,} moves acknowledged, {self.memory[-1]:.0f} MB", flush=True)

    async def weigh(self) -> None:
        while True:
            status = Path(f"/proc/{self.servers[1].process.pid}/status").read_text()
            self.memory.append(int(re.findall(r"VmRSS:\s+(\d+) kB", status)[0]) / 1024)
            await asyncio.sleep(1.0)


def flat(memory: list[float]) -> bool:
    """Whether a process has stopped growing, from what it weighed once a second."""
    second, last = (median(memory[len(memory) * part // 3 : len(memory) * (part + 1) // 3]) for part in (1, 2))
    print(f"memory: {second:.0f} MB in the second third, {last:.0f} MB in the last, {max(memory):.0f} MB at most")
    return last <= FLAT * second


def main(minutes: str = "30", seed: str = "0") -> bool:
    database = Postgres()
    try:
        soak = Soak(database, int(seed))
        print(dict(asyncio.run(soak.run(60 * float(minutes), progress=True))))
        return flat(soak.memory)
    finally:
        database.remove()


if __name__ == "__main__":
    sys.exit(not main(*sys.argv[1:]))
