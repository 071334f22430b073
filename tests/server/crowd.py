"""Tables full of bots, opened by strangers who leave at once: how long does a person wait for the bot across the table?

    PYTHONPATH=tests python -m server.crowd             the figures below, with a real server
    PYTHONPATH=tests python -m server.crowd 100 6       100 tables from six addresses
    PYTHONPATH=tests python -m server.crowd 100 6 FILE  the same with another version's `whitechapel`

A stranger at each address opens their share of tables, with superintendents on every seat, and goes away. Then Ines
plays Jack the Ripper against a bot; it is measured how long each of its answers takes, from the moment it is asked. The
server lets it pause for 0.7 seconds, so that people can follow.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
from server import long
from server.house import PATIENCE, Guest
from server.processes import ServerProcess

ANSWERS = 12
"""How many answers of the bot are waited for."""
STRANGERS: dict[str, Any] = {"game": "jack-the-ripper", "options": {"seats": 4}, "seats": ["bot:superintendent"] * 4}
THOUGHTLESS: dict[str, Any] = {**STRANGERS, "options": long.OPTIONS, "seats": ["bot:random"] * 4}


async def strangers_come(
    server: ServerProcess, tables: int, addresses: int, settings: dict[str, Any] = STRANGERS
) -> None:
    """Open the tables, each address its share of them."""
    for number in range(addresses):
        transport = httpx.AsyncHTTPTransport(local_address=f"127.0.0.{number + 2}")
        async with httpx.AsyncClient(base_url=f"http://{server.address}", transport=transport, timeout=60) as http:
            token = (await http.post("/api/players", json={"nickname": f"Stranger {number}"})).json()["token"]
            share = tables // addresses + (number < tables % addresses)
            for _ in range(share):
                answer = await http.post("/api/tables", json=settings, headers={"authorization": f"Bearer {token}"})
                assert answer.status_code == 201, answer.text


async def waits(server: ServerProcess) -> list[float]:
    """How long each answer of the bot took, in seconds."""
    ines = await server.guest("Ines")
    table = await server.table(ines, seats=["open", "bot:inspector"], options={"max_hands": 5})
    await ines.comes(table, 0)
    await ines.sees(table, 0)
    took: list[float] = []
    playing = asyncio.ensure_future(ines.plays(table, (0,), Random(4), lambda: len(took) >= ANSWERS))
    try:
        while len(took) < ANSWERS and not ines.over(table):
            took.append(await answered(ines, table))
    except TimeoutError:
        took.append(PATIENCE)  # she has given up
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    await ines.leave()
    return sorted(took)


async def answered(ines: Guest, table: str) -> float:
    """Wait until only the bot is asked, and then until it has answered; how long that took."""
    await ines.until(lambda: ines.view(table, 0)["asked"] == [1] or ines.over(table))
    began, revision = time.monotonic(), ines.last[table, 0]["revision"]
    await ines.until(lambda: ines.last[table, 0]["revision"] > revision or ines.over(table))
    return time.monotonic() - began


async def run(tables: int, addresses: int, *command: str) -> list[float]:
    """Let the strangers come, and Ines play."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        server = await (ServerProcess.start(place, command=command) if command else ServerProcess.start(place))
        await strangers_come(server, tables, addresses)
        took = await waits(server)
        await server.kill()
    return took


def main(*given: str) -> None:
    crowds = [(int(given[0]), int(given[1]))] if given else [(0, 1), (20, 1), (100, 6)]
    for tables, addresses in crowds:
        took = asyncio.run(run(tables, addresses, *given[2:]))
        middle = took[len(took) // 2]
        print(
            f"{tables} tables from {addresses} addresses: {middle:.2f} s (median), {took[-1]:.2f} s (longest)",
            flush=True,
        )


if __name__ == "__main__":
    main(*sys.argv[1:])
