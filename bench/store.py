"""How many appends a second the stores make durable, and how long each takes: `python bench/store.py [FOLDER]`.

Each caller writes to a table of its own, one entry of 120 bytes and one mark at a time, and waits until it is on
disk before writing the next. PostgreSQL is the one the tests use, with fsync on; both have their files in FOLDER
(default: the folder for temporary files), so choose one on the disk you care about. The first figure is that disk's.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent / "tests")]

from server.postgres_for_tests import Postgres  # noqa: E402

from whitechapel.server.store import Entry, Mark, Store, open_store  # noqa: E402

SECONDS = 3.0
ENTRY = Entry("line", b'{"seat":0,"text":"draw file","move":"0123456789abcdef"}'.ljust(120))
MARKS = [Mark("p-0123456789abcdef", your_turn=True, over=False)]


def wait_for_disk(folder: Path) -> list[float]:
    """How long the disk takes to make a small write durable, repeatedly."""
    path = folder / "disk"
    times = []
    with path.open("wb") as file:
        for _ in range(200):
            began = time.perf_counter()
            file.write(bytes(4096))
            file.flush()
            os.fdatasync(file.fileno())
            times.append(time.perf_counter() - began)
    path.unlink()
    return times


async def measure(store: Store, callers: int) -> list[float]:
    """The seconds each append took."""
    times: list[float] = []
    end = time.perf_counter() + SECONDS

    async def call(log: str) -> None:
        at = 0
        while (began := time.perf_counter()) < end:
            await store.append(log, at, [ENTRY], MARKS)
            at += 1
            times.append(time.perf_counter() - began)

    await asyncio.gather(*(call(f"table/{callers}-{number}") for number in range(callers)))
    return times


def show(name: str, times: list[float], seconds: float) -> None:
    times.sort()
    half, most = (1000 * times[int(len(times) * part)] for part in (0.5, 0.99))
    print(f"{name:36}{len(times) / seconds:>12,.0f}/s{half:>12.2f} ms{most:>12.2f} ms", flush=True)


async def main() -> None:
    print(f"{'':36}{'durable':>14}{'p50':>15}{'p99':>15}")
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as name:
        folder = Path(name)
        disk = wait_for_disk(folder)
        show("the disk alone", disk, sum(disk))
        database = Postgres(durable=True, inside=folder)
        try:
            for kind, where in ("SQLite", folder / "parlour.db"), ("PostgreSQL", database.fresh()):
                store = await open_store(where)
                for callers in 1, 10, 100, 1000:
                    show(f"{kind}, {callers} callers", await measure(store, callers), SECONDS)
                await store.close()
        finally:
            database.remove()


if __name__ == "__main__":
    try:
        import uvloop  # what the server runs on
    except ImportError:
        asyncio.run(main())
    else:
        uvloop.run(main())
