"""Two processes share their tables in PostgreSQL; the one that plays freezes, and the other plays on with nothing lost.

    PYTHONPATH=tests python -m server.frozen 30

Ines and a witness are at the first process, which plays the table, and Otto is at the second. In the middle of the game
the first one

- `stopped`: is stopped (SIGSTOP), in whatever it is doing;
- `line`: can no longer reach the database: what lies between them stops, and nobody closes anything;
- `cut`: is stopped, and the database ends all its sessions meanwhile.

Ines comes to the second process, the game goes on there, and then the first one is let go. It may write nothing, tell
nobody anything of the table, and has to close its sockets; only where it is let go before its lease has run out it may
keep them, and pass on what the second one says. While it runs without its line, it fails its health check. The game is
played to its end, and its log is compared with all that was sent and seen (as in `plug.py`). It is measured how long it
takes from the freezing until a move is acknowledged again.
"""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from server.plug import ALONE, GONE, keep_coming
from server.postgres_for_tests import give_away, started
from server.processes import ServerProcess
from server.takeover import Takeover

from whitechapel.server.store.postgres_bus import LEASE

HOWS = ("stopped", "line", "cut")
ENOUGH = 5.0
"""Play must go on within this many seconds."""
SOCKET = ".s.PGSQL.5432"
HARMLESS = ("elsewhere", "storage")
"""What a process may say to those who asked something of a table that is no longer its own."""


class Line:
    """What lies between a server and its database, and can be frozen."""

    def __init__(self, database: str) -> None:
        parts = urlsplit(database)
        self._target = Path(parse_qs(parts.query)["host"][0]) / SOCKET
        self._folder = Path(tempfile.mkdtemp(prefix="line-"))
        give_away(self._folder)
        self.url = database.replace(str(self._target.parent), str(self._folder))
        self.flows = asyncio.Event()
        self.flows.set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Line:
        self._server = await asyncio.start_unix_server(self._connected, self._folder / SOCKET)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        shutil.rmtree(self._folder)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_unix_connection(self._target)
        for source, sink in ((reader, back), (there, writer)):
            task = asyncio.ensure_future(self._carry(source, sink))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65_536):
                await self.flows.wait()
                sink.write(data)
                await sink.drain()
        await self.flows.wait()
        sink.close()


class Frozen(Takeover):
    """One table, two processes, and one of them freezes."""

    async def freeze(self, number: int, how: str) -> float | None:
        """Play, freeze the owner, play on elsewhere, let it go, play to the end; the seconds in which nobody could
        play. None if the game was over too soon: answers drawn by lot may be a wrong accusation."""
        assert isinstance(self.place, str)
        async with Line(self.place) as line:
            owner = await ServerProcess.start(line.url, "--limits", "1000")
            other = await ServerProcess.start(self.place, "--limits", "1000")
            await self.open_tables(owner, [(ALONE - 1 - number) % ALONE])
            witness = await owner.guest("Emma")
            await witness.send("watch", table=self.tables[0])
            ines, otto = self.people
            playing = [
                asyncio.ensure_future(ines.come(owner.address, self.tables)),
                asyncio.ensure_future(keep_coming(otto, other, self.tables)),
            ]
            await self.until(lambda: self.moves() >= 6 + number % 7 or not self.running(), playing)
            too_soon = not self.running()

            self.stop(owner, line, how)
            began = time.monotonic()
            await asyncio.sleep(0.3)  # until all that was on its way has come
            before = self.moves()
            if how == "line":  # the process closes its sockets by itself
                with contextlib.suppress(*GONE):
                    await playing[0]
            else:  # nobody answers: browsers give up and try elsewhere
                playing[0].cancel()
            playing[0] = asyncio.ensure_future(keep_coming(ines, other, self.tables))
            await self.until(lambda: self.moves() > before or not self.running(), playing)
            took = time.monotonic() - began

            if how == "stopped":  # it may have been replaced sooner, if it was stopped in the middle of writing
                await asyncio.sleep(LEASE - took)
            if how == "line":  # it still runs, and knows that it must not be asked
                health = await owner.http.get("/healthz")
                assert (health.status_code, health.text) == (503, "cut off from the database\n")
            heard = len(witness.heard)
            with contextlib.suppress(*GONE):
                await witness.send("sync", table=self.tables[0], seat=None)
            self.go_on(owner, line, how)
            await self.until(lambda: not self.running(), playing)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            if how != "cut":  # there it is replaced at once, and woken while its lease still runs
                await witness._task  # its socket has been closed
                said = [message for message in witness.heard[heard:] if message.get("code") not in HARMLESS]
                assert said == [], f"told after it was replaced: {said}"
            seen = [message["revision"] for message in witness.heard if message["kind"] == "update"]
            assert seen == sorted(seen)
            async with asyncio.timeout(60):
                while (await owner.http.get("/healthz")).text != "well\n":
                    await asyncio.sleep(0.1)
            assert [await server.stop() for server in (owner, other)] == [0, 0]
        return None if too_soon else took

    def stop(self, owner: ServerProcess, line: Line, how: str) -> None:
        if how == "line":
            line.flows.clear()
            return
        owner.process.send_signal(signal.SIGSTOP)
        if how == "cut":
            line.flows.set()
            sessions = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
            started().psql(f"{sessions} AND application_name IN ({names(owner_name(self.place))})")

    def go_on(self, owner: ServerProcess, line: Line, how: str) -> None:
        if how == "line":
            line.flows.set()
        else:
            owner.process.send_signal(signal.SIGCONT)


def owner_name(database: str | Path) -> list[str]:
    """The names of those who own a table."""
    name = urlsplit(str(database)).path.lstrip("/")
    rows = started().psql("SELECT DISTINCT owner FROM whitechapel.logs WHERE owner IS NOT NULL", name)
    return [f"whitechapel {row}" for row in rows.splitlines()]


def names(values: list[str]) -> str:
    return ", ".join(f"'{value}'" for value in values)


async def run(times: int, progress: bool = False) -> tuple[list[tuple[str, float]], Counter[str]]:
    """Freeze this many times; returns how, and how long each took, and what the logs say."""
    took: list[tuple[str, float]] = []
    counts: Counter[str] = Counter()
    seed = 1000
    while len(took) < times:
        number, seed = len(took), seed + 1
        how = HOWS[number % len(HOWS)]
        frozen = Frozen(started().fresh(), seed)
        seconds = await frozen.freeze(number, how)
        counts += await frozen.compare()
        if seconds is None:
            continue
        took.append((how, seconds))
        if progress:
            print(f"{number + 1}: {how}, played on after {seconds:.2f} s", flush=True)
    return took, counts


if __name__ == "__main__":
    results, found = asyncio.run(run(int(sys.argv[1]) if len(sys.argv) > 1 else 30, progress=True))
    print(f"{len(results)} times frozen, no move lost or doubled: {dict(found)}")
    for how in HOWS:
        seconds = sorted(each for kind, each in results if kind == how)
        if seconds:
            print(f"{how}: on after {seconds[len(seconds) // 2]:.2f} s (median), {seconds[-1]:.2f} s (longest)")
    sys.exit(max(each for _, each in results) > ENOUGH)
