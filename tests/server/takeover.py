"""Two processes share their tables in PostgreSQL; one of them is killed, and the other plays on with nothing lost.

    PYTHONPATH=tests python -m server.takeover 40

Ines is at the first process and Otto at the second, at one table. In the middle of the game one process is killed, by
turns the one that plays the table and the other one. Its players come back at the process that is left. It is
measured how long it takes from the killing until a move is acknowledged again. The game is played to its end, and its
log is compared with all that was sent and seen (as in `plug.py`).
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter

from server.plug import ALONE, EnduranceRun, keep_coming
from server.postgres_for_tests import started
from server.processes import ServerProcess

ENOUGH = 5.0
"""Play must go on within this many seconds."""


class Takeover(EnduranceRun):
    """One table and two processes, one of which is killed."""

    async def change_hands(self, number: int) -> float | None:
        """Play, kill, play on to the end; the seconds in which nobody could play. None if the game was over too soon:
        answers drawn by lot may be a wrong accusation."""
        servers = [await ServerProcess.start(self.place, "--limits", "1000") for _ in range(2)]
        await self.open_tables(servers[0], [(ALONE - 1 - number // 2) % ALONE])  # first those without windows
        playing = [
            asyncio.ensure_future(keep_coming(person, server, self.tables))
            for person, server in zip(self.people, servers, strict=True)
        ]
        await self.until(lambda: self.moves() >= 6 + number % 7 or not self.running(), playing)
        too_soon = not self.running()
        victim, survivor = servers[number % 2], servers[1 - number % 2]
        victim.process.kill()
        died, before = time.monotonic(), self.moves()
        await victim.process.wait()
        await playing[number % 2]
        playing[number % 2] = asyncio.ensure_future(keep_coming(self.people[number % 2], survivor, self.tables))
        # One move may have been on its way when the process died.
        await self.until(lambda: self.moves() > before + 1 or not self.running(), playing)
        took = time.monotonic() - died
        await self.until(lambda: not self.running(), playing)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        assert await survivor.stop() == 0
        await victim.http.aclose()
        return None if too_soon else took


async def run(times: int, progress: bool = False) -> tuple[list[float], Counter[str]]:
    """Kill this many times; returns how long each took, and what the logs say."""
    took: list[float] = []
    counts: Counter[str] = Counter()
    seed = 0
    while len(took) < times:
        number, seed = len(took), seed + 1
        takeover = Takeover(started().fresh(), seed)
        seconds = await takeover.change_hands(number)
        counts += await takeover.compare()
        if seconds is None:
            continue
        took.append(seconds)
        if progress:
            who = "the owner" if number % 2 == 0 else "the other one"
            print(f"{number + 1}: {who} died, played on after {took[-1]:.2f} s", flush=True)
    return took, counts


if __name__ == "__main__":
    seconds, found = asyncio.run(run(int(sys.argv[1]) if len(sys.argv) > 1 else 40, progress=True))
    print(f"{len(seconds)} killings, nothing lost: {dict(found)}")
    print(f"played on after {sorted(seconds)[len(seconds) // 2]:.2f} s (median), {max(seconds):.2f} s (longest)")
    sys.exit(max(seconds) > ENOUGH)
