"""One, two and four server processes on one PostgreSQL: `python bench/scale.py`, from the environment of `make load`.

All of them, the database and the driver share this machine's cores, so that beyond one process what counts is the
computing time of each part per move: docs/scale.md turns it into machines. Prints, for each number of processes: moves
a second, p50 and p99, and microseconds of computing per move in the servers and in PostgreSQL; once with the people of
a table at one process, as a proxy that chooses by table has it, and once wherever chance brings them. Then this many
idle sockets are held over four processes while people play, and what each costs.
"""

from __future__ import annotations

import argparse
import contextlib
import math
import os
import resource
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent / "tests")]

from load import FLIGHT, LIMITS, START, TABLES, Driver, Figures, Server, free_port  # noqa: E402
from server.postgres_for_tests import Postgres  # noqa: E402

from whitechapel.core.frames import COMPILED  # noqa: E402
from whitechapel.games import GAMES  # noqa: E402

TOGETHER, APART = ",", ";"
"""How the addresses are put together, by whether the people of a table go to one of them; see load_driver.py."""
SPARE_FILES = 100
"""How many files a driver needs besides its sockets."""
TICK = os.sysconf("SC_CLK_TCK")


class Shared(Server):
    """One of several processes that share their tables."""

    def __init__(self, database: str) -> None:
        port = str(free_port())
        self.address = f"127.0.0.1:{port}"
        options = ["--no-open", "--host", "127.0.0.1", "--port", port, "--database", database, "--limits", str(LIMITS)]
        super().__init__(None, [sys.executable, "-c", START, "serve", *options], "http://")


def database_seconds(database: Postgres) -> float:
    """CPU time of PostgreSQL's processes so far, those that have ended included."""
    head = int((database.folder / "data" / "postmaster.pid").read_text().split()[0])
    return sum(computed(pid) for pid in [head, *children(head)])


def children(parent: int) -> Iterable[int]:
    for task in Path(f"/proc/{parent}/task").iterdir():
        yield from map(int, (task / "children").read_text().split())


def computed(pid: int) -> float:
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return sum(map(int, fields[11:15])) / TICK
    return 0.0


def drive(servers: list[Shared], between: str, *given: object) -> Driver:
    addresses = between.join(server.address for server in servers)
    job, *rest = given
    return Driver(None, [sys.executable, str(HERE / "load_driver.py"), str(job), addresses, *map(str, rest)])


def hold(servers: list[Shared], sockets: int) -> list[Driver]:
    """Hold this many idle sockets, from as many drivers as it takes: each has a limit of open files."""
    number = math.ceil(sockets / (resource.getrlimit(resource.RLIMIT_NOFILE)[0] - SPARE_FILES))
    shares = [sockets // number + (one < sockets % number) for one in range(number)]
    holders = [drive(servers, TOGETHER, "hold", share) for share in shares]
    for holder in holders:
        holder.says()
    return holders


def play(servers: list[Shared], database: Postgres, game: str, seconds: float, between: str = TOGETHER) -> Figures:
    """Let people play; adds the computing time per move, in microseconds, of the servers and of the database."""
    driver = drive(servers, between, "play", game, seconds, TABLES, FLIGHT)
    driver.says()
    began = sum(server.seconds() for server in servers), database_seconds(database)
    driver.tell()
    figures = driver.says()
    driver.process.wait()
    spent = sum(server.seconds() for server in servers) - began[0], database_seconds(database) - began[1]
    moves = figures["moves"]
    return {**figures, "server_us": 1e6 * spent[0] / moves, "database_us": 1e6 * spent[1] / moves}


def show(name: str, found: Figures) -> None:
    print(
        f"{name:34}{found['rate']:>10,.0f}{found['p50']:>10.1f} ms{found['p99']:>10.1f} ms"
        f"{found['server_us']:>14.0f}{found['database_us']:>14.0f}",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Several processes on one PostgreSQL.")
    parser.add_argument("--seconds", type=float, default=6.0, help="how long is played with each number of processes")
    parser.add_argument("--game", default=GAMES[0].id, choices=[game.id for game in GAMES])
    parser.add_argument("--sockets", type=int, default=20_000, help="how many idle sockets are held")
    parser.add_argument("--folder", type=Path, help="on the disk you care about; otherwise the one for temporary files")
    given = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    rules = "compiled" if COMPILED else "INTERPRETED"
    print(f"Rules {rules}, PostgreSQL with fsync, {os.cpu_count()} cores for everything.\n")
    print(f"{'':34}{'moves/s':>10}{'p50':>13}{'p99':>13}{'server us':>14}{'database us':>14}")
    with tempfile.TemporaryDirectory(dir=given.folder) as folder, contextlib.ExitStack() as closing:
        database = Postgres(durable=True, inside=Path(folder))
        closing.callback(database.remove)
        for count in (1, 2, 4):
            with contextlib.ExitStack() as servers:
                address = database.fresh()
                running = [Shared(address) for _ in range(count)]
                for server in running:
                    servers.callback(server.stop)
                show(f"{count} process{'es' if count > 1 else ''}", play(running, database, given.game, given.seconds))
                if count > 1:
                    show(f"{count} processes, tables apart", play(running, database, given.game, given.seconds, APART))
                if count == 4:
                    before = sum(server.memory() for server in running)
                    holders = hold(running, given.sockets)
                    each = (sum(server.memory() for server in running) - before) / given.sockets
                    name = f"4 processes, {given.sockets:,} idle sockets"
                    show(name, play(running, database, given.game, given.seconds))
                    for holder in holders:
                        holder.tell()
                    held = sum(holder.says()["held"] for holder in holders)
                    print(f"\n{held:,} of {given.sockets:,} idle sockets held, {each:.0f} kB each")


if __name__ == "__main__":
    main()
