"""How much load one server process on one core can take, beside boardgame.io's own server: `make load`, 90 seconds.

`make load ARGS="--against PYTHON"` compares it instead with another version of the server, the one that is installed
for that Python: both play the same load in turn, in one run, so that a busy machine troubles both alike.
`make load ARGS="--club"` compares in the same way tables with a clock with rated ones, whose people want to be called.

The server is the real one, started as people start it, on a fresh SQLite file and with the limits raised by its own
option. It is pinned to one core; the driver runs on another. What is measured and why: docs/load.md.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import re
import resource
import runpy
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from whitechapel.core.frames import COMPILED
from whitechapel.games import GAMES

HERE = Path(__file__).parent
BOARDGAME = HERE / "boardgame"
HEADLINE = "jack-the-ripper"
"""The game that is compared with a trivial card game: cards, two people, a move is to draw, to play or to discard."""
GAME_IDS = sorted((game.id for game in GAMES), key=HEADLINE.__ne__)
TABLES, FLIGHT = 150, 32
"""How many tables are played, and how many moves are in flight at a time."""
RESTING, ANSWERS, WARM = 600, 20, 60
"""How many tables are left alone, after about how many moves, and how many before anything is measured."""
SECONDS_TO_SLEEP = 90
LIMITS = 100_000
MOVES, P99, IDLE_SOCKETS, TABLE_KB, SHARE, CLUB = 4000, 20, 5000, 50, 1.8, 0.95
"""The targets."""
START = "from whitechapel.cli import main; main()"

Figures = dict[str, Any]


class Server:
    """A process that serves, pinned to a core, and what the system says about it."""

    def __init__(self, core: int | None, command: list[str], ready: str, **environment: str) -> None:
        self.process = subprocess.Popen(
            [*pinned(core), *command], stdout=subprocess.PIPE, stderr=sys.stderr, stdin=subprocess.DEVNULL,
            text=True, cwd=BOARDGAME, env={**os.environ, "PYTHONUNBUFFERED": "1", **environment},
        )  # fmt: skip
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if re.search(ready, line):
                return
        sys.exit(f"The server did not start: {' '.join(command)}")

    def memory(self) -> float:
        """Resident memory, in kB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return float(re.findall(r"VmRSS:\s+(\d+) kB", status)[0])

    def seconds(self) -> float:
        """CPU time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


class Whitechapel(Server):
    """Our own, in the version that is installed for a Python."""

    def __init__(self, core: int, folder: Path, python: str = sys.executable, *, club: bool = False) -> None:
        self.address = f"127.0.0.1:{free_port()}"
        port = self.address.partition(":")[2]
        options = ["--no-open", "--host", "127.0.0.1", "--port", port, "--data", str(folder), "--limits", str(LIMITS)]
        options += ["--webhooks", "any"] if club else []
        super().__init__(core, [python, "-c", START, "serve", *options], "http://")

    def figure(self, name: str) -> int:
        """One of the server's Prometheus figures."""
        with urllib.request.urlopen(f"http://{self.address}/metrics") as answer:
            return int(re.findall(rf"^whitechapel_{name} (\d+)$", answer.read().decode(), re.M)[0])


class Driver:
    """A process that drives a server from the other core."""

    def __init__(self, core: int | None, command: list[str]) -> None:
        self.process = subprocess.Popen(
            [*pinned(core), *command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def says(self) -> Figures:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit("The driver has given up.")
        figures: Figures = json.loads(line)
        return figures

    def tell(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()


def pinned(core: int | None) -> list[str]:
    """Before a command: that it runs on this core alone; None: on any."""
    return [] if core is None else ["taskset", "-c", str(core)]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def running(server: Server) -> Iterator[Any]:
    try:
        yield server
    finally:
        server.stop()


def drive(core: int, *given: object) -> Driver:
    return Driver(core, [sys.executable, str(HERE / "load_driver.py"), *map(str, given)])


def played(server: Server, driver: Driver) -> Figures:
    """What a driver says about the play that begins now, and how busy the server was."""
    began, busy = time.perf_counter(), server.seconds()
    figures = driver.says()
    return {**figures, "server": (server.seconds() - busy) / (time.perf_counter() - began)}


def play(server: Whitechapel, core: int, game: str, seconds: float, job: str = "play") -> Figures:
    """Play a game from another core for this many seconds."""
    driver = drive(core, job, server.address, game, seconds, TABLES, FLIGHT)
    driver.says()
    driver.tell()
    figures = played(server, driver)
    driver.process.wait()
    return figures


def install() -> list[str]:
    """Install boardgame.io unless it is there; returns how to call node."""
    node, npm = runpy.run_path(str(HERE.parent / "tools" / "client.py"))["commands"]()
    if not (BOARDGAME / "node_modules").is_dir():
        subprocess.run([*npm, "ci", "--no-audit", "--no-fund"], cwd=BOARDGAME, check=True, stdout=sys.stderr)
    return list(node)


def boardgame(node: list[str], cores: tuple[int, int], seconds: float) -> Figures:
    """The same load on boardgame.io's own server, with everything in memory."""
    ports = [str(free_port()), str(free_port())]
    rival = Server(cores[0], [*node, "server.js", *ports], "ready", NODE_ENV="production")
    with running(rival):
        load = [*ports, str(seconds), str(TABLES), str(FLIGHT)]
        driver = Driver(cores[1], [*node, str(BOARDGAME / "driver.js"), *load])
        driver.says()
        return played(rival, driver)


def show(name: str, found: Figures) -> None:
    print(
        f"{name:28}{found['rate']:>10,.0f}{found['p50']:>10.1f} ms{found['p99']:>10.1f} ms"
        f"{100 * found['server']:>12.0f} %{100 * found['driver']:>12.0f} %{found['rate'] / found['server']:>18,.0f}",
        flush=True,
    )


def verdict(what: str, found: str, reached: bool) -> None:
    print(f"{what:44}{found:>24}   {'reached' if reached else 'MISSED'}", flush=True)


def leave_alone(server: Whitechapel, core: int, tables: int) -> float:
    """Leave this many more tables in the middle of a game, with nobody there; returns the server's growth per table, in
    kB."""
    before, awake = server.memory(), server.figure("tables_awake")
    drive(core, "seat", server.address, HEADLINE, tables, ANSWERS).says()
    if server.figure("tables_awake") - awake != tables:
        sys.exit("Not all of the tables are awake: the machine is too slow for this measurement.")
    return (server.memory() - before) / tables


def main() -> None:
    parser = argparse.ArgumentParser(description="How much one server process on one core carries.")
    parser.add_argument("--seconds", type=float, default=6.0, help="how long each game is played")
    parser.add_argument("--folder", type=Path, help="on the disk you care about; otherwise the one for temporary files")
    parser.add_argument("--against", metavar="PYTHON", help="compare with the server that is installed for this Python")
    parser.add_argument("--club", action="store_true", help="compare with rated tables of people who want to be called")
    parser.add_argument("--rounds", type=int, default=5, help="how often each of the two servers plays each game")
    parser.add_argument("--game", choices=GAME_IDS, action="append", help="compare this game only; may be repeated")
    given = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < 2:
        sys.exit("The load needs two cores: one for the server, one for the driver.")
    first, other = cores[:2]
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory(dir=given.folder) as name, contextlib.ExitStack() as closing:
        if given.against or given.club:
            python = given.against or sys.executable
            jobs = ("clock", "club") if given.club else ("play", "play")
            sides = (Side(python, jobs[0]), Side(sys.executable, jobs[1]))
            for game in given.game or GAME_IDS:
                compare(Path(name), (first, other), game, sides, given.rounds, given.seconds)
        else:
            measure(Path(name), first, other, given.seconds, closing)


class Side(NamedTuple):
    """One of two that are compared: the server installed for a Python, and what is played there."""

    python: str
    job: str


def compare(
    folder: Path, cores: tuple[int, int], game: str, sides: tuple[Side, Side], rounds: int, seconds: float
) -> None:
    """Let both sides play a game in turn; the medians of both, and how they compare."""
    found: tuple[list[Figures], list[Figures]] = ([], [])
    for number in range(rounds):
        for which in (0, 1)[:: -1 if number % 2 else 1]:
            side = sides[which]
            club = side.job == "club"
            with running(Whitechapel(cores[0], folder / f"{game}-{number}-{which}", side.python, club=club)) as server:
                found[which].append(play(server, cores[1], game, seconds, side.job))
    rates = [[one["rate"] for one in figures] for figures in found]
    costs = [[1e6 * one["server"] / one["rate"] for one in figures] for figures in found]
    print(f"{game:18}{series(*rates)} moves/s: {median(rates[1]) / median(rates[0]):.2f} times;", end=" ")
    print(f"{series(*costs)} us of the core each: {median(costs[0]) / median(costs[1]):.2f} times less", flush=True)
    if sides[1].job == "club":
        shares = [before / after for before, after in zip(*costs, strict=True)]
        spread = f"{100 * median(shares):.0f} % ({100 * min(shares):.0f}-{100 * max(shares):.0f})"
        verdict(f"moves of a core with ratings and calls, >= {100 * CLUB:.0f} %", spread, median(shares) >= CLUB)


def series(before: list[float], after: list[float]) -> str:
    """Two series: the median, the lowest and the highest of each."""
    return " -> ".join(f"{median(found):,.0f} ({min(found):,.0f}-{max(found):,.0f})" for found in (before, after))


def measure(folder: Path, first: int, other: int, seconds: float, closing: contextlib.ExitStack) -> None:
    node = install()
    print(f"Rules {'compiled' if COMPILED else 'INTERPRETED'}, SQLite with synchronous=FULL, one core.\n")
    resting = Whitechapel(other, folder / "resting")
    closing.callback(resting.stop)
    leave_alone(resting, other, WARM)  # one-time costs do not belong to a table
    awake_kb, began = leave_alone(resting, other, RESTING), time.monotonic()
    server = Whitechapel(first, folder / "playing")
    closing.callback(server.stop)
    before = server.memory()
    holder = drive(other, "hold", server.address, IDLE_SOCKETS)
    holder.says()
    socket_kb = (server.memory() - before) / IDLE_SOCKETS

    print(f"{'':28}{'moves/s':>10}{'p50':>13}{'p99':>13}{'server core':>14}{'driver core':>14}{'moves/s computed':>18}")
    figures: dict[str, Figures] = {}
    for game in GAME_IDS:
        figures[game] = play(server, other, game, seconds)
        show(game, figures[game])
        if game == HEADLINE:
            rival = boardgame(node, (first, other), seconds)
            show("boardgame.io, in memory", rival)
    holder.tell()
    held = holder.says()["held"]
    while resting.figure("tables_awake"):
        if time.monotonic() - began > SECONDS_TO_SLEEP:
            sys.exit("The tables do not go to sleep.")
        time.sleep(1)
    # A process keeps the memory it has freed. So as many tables again take the place of those asleep; what the process
    # then grows by is what the sleeping ones still need.
    asleep_kb = leave_alone(resting, other, RESTING)

    best = figures[HEADLINE]
    print()
    verdict(f"moves a second, {HEADLINE}, >= {MOVES:,}", f"{best['rate']:,.0f}", best["rate"] >= MOVES)
    verdict(f"99 of 100 shown within {P99} ms", f"{best['p99']:.1f} ms", best["p99"] < P99)
    verdict(f"times as many moves as boardgame.io, >= {SHARE}", f"{best['rate'] / rival['rate']:.2f}",
            best["rate"] >= SHARE * rival["rate"])  # fmt: skip
    verdict(f"idle sockets held, {IDLE_SOCKETS:,}", f"{held:,} of {socket_kb:.0f} kB", held == IDLE_SOCKETS)
    verdict(f"memory of an idle table, awake, < {TABLE_KB} kB", f"{awake_kb:.1f} kB", awake_kb < TABLE_KB)
    verdict(f"memory of an idle table, asleep, < {TABLE_KB} kB", f"{asleep_kb:.1f} kB", asleep_kb < TABLE_KB)


if __name__ == "__main__":
    main()
