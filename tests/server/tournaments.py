"""Bots play a whole tournament over two processes, one of which is killed in the middle of a round; nothing is lost.

    PYTHONPATH=tests python -m server.tournaments 64 swiss

The tables belong to the process that dies, and the other one has to notice, open what was not opened yet, and count
what was not counted. At the end the standings are worked out again, by other code, from the logs of the tables.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

from server.house import Guest
from server.postgres_for_tests import started
from server.processes import ServerProcess

from whitechapel.server.store import TABLE, open_store
from whitechapel.server.table import log
from whitechapel.server.table.table import fold

TERMS = {"game": "mr-jack", "pace": {"kind": "clock"}, "rest": 0}
SHORT: dict[str, Any] = {"game": "check-the-ripper", "options": {"turn_limit": 10}}
"""A game of two dozen answers, which is often drawn."""
PATIENCE = 600.0


class Finding(NamedTuple):
    """What came of it."""

    shown: dict[str, Any]
    games: int
    seconds: float


@contextlib.asynccontextmanager
async def two_servers(place: str) -> AsyncIterator[tuple[ServerProcess, ServerProcess]]:
    """Two processes that share a database; whichever is left at the end is stopped."""
    first = await ServerProcess.start(place, "--limits", "1000")
    try:
        second = await ServerProcess.start(place, "--limits", "1000")
        try:
            yield first, second
        finally:
            await second.stop()
    finally:
        if first.process.returncode is None:
            await first.kill()


async def open_tournament(server: ServerProcess, host: Guest, bots: int, system: str, **more: Any) -> str:
    """A tournament with this many bots, which has not begun."""
    terms = {**TERMS, "name": f"The {system} of {bots}", "system": system, **more}
    answer = await server.http.post("/api/tournaments", json=terms, headers=host.bearer)
    assert answer.status_code == 201, answer.text
    id = str(answer.json()["tournament"])
    wanted = {"bot": "random", "count": bots}
    answer = await server.http.post(f"/api/tournaments/{id}/bots", json=wanted, headers=host.bearer)
    assert answer.status_code == 200, answer.text
    return id


async def shown(server: ServerProcess, id: str) -> dict[str, Any]:
    """The tournament as everybody sees it."""
    answer = await server.http.get(f"/api/tournaments/{id}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def until(server: ServerProcess, id: str, true: Any, progress: bool = False) -> dict[str, Any]:
    """Wait until something is true of a tournament."""
    async with asyncio.timeout(PATIENCE):
        length = -1
        while not true(found := await shown(server, id)):
            if progress and found["length"] != length:
                done = sum(game["points"] is not None for turn in found["rounds"][-1:] for game in turn["games"])
                print(f"round {len(found['rounds'])} of {found['planned']}: {done} games", flush=True)
            length = found["length"]
            await asyncio.sleep(0.2)
    return found


def under_way(found: dict[str, Any]) -> bool:
    """Whether the second round has come half way."""
    if len(found["rounds"]) < 2:
        return False
    games = found["rounds"][1]["games"]
    return 2 * sum(game["points"] is not None for game in games) >= len(games) or len(found["rounds"]) > 2


async def run(bots: int, system: str, progress: bool = False, **more: Any) -> Finding:
    """Play it; one of two processes is killed."""
    place = started().fresh()
    began = time.monotonic()
    async with two_servers(place) as (first, second):
        host = await first.guest("Ines")
        id = await open_tournament(first, host, bots, system, **more)
        answer = await first.http.post(f"/api/tournaments/{id}/direct", json={"what": "begin"}, headers=host.bearer)
        assert answer.status_code == 200, answer.text
        await until(second, id, under_way, progress)
        await first.kill()
        if progress:
            print("the process with the tables is dead", flush=True)
        found = await until(second, id, lambda one: one["over"], progress)
    games = await compare(place, found)
    return Finding(found, games, time.monotonic() - began)


async def compare(place: str, found: dict[str, Any]) -> int:
    """Work the points out again from the logs of the tables; how many games there were."""
    store = await open_store(place, read_only=True)
    points = [0.0] * len(found["entrants"])
    met: set[frozenset[int]] = set()
    games = 0
    try:
        for number, turn in enumerate(found["rounds"], 1):
            playing = [who for game in turn["games"] for who in game["seats"]] + turn["free"]
            assert len(set(playing)) == len(playing), f"somebody plays twice in round {number}"
            for who in turn["free"]:
                points[who] += 1
            for game in turn["games"]:
                entries = [log.decode(entry.data) for entry in await store.read(TABLE + game["table"])]
                table = fold(game["table"], entries)
                assert table.created.event == f"tournament/{found['tournament']}/{number}"
                assert table.ended is not None, game["table"]
                winners = table.ended.winners
                result = [0.5, 0.5] if len(winners) != 1 else [float(seat in winners) for seat in range(2)]
                if found["terms"]["system"] != "knockout":
                    assert game["points"] == result, game["table"]
                    pair = frozenset(game["seats"])
                    assert pair not in met, f"two met twice: {sorted(pair)}"
                    met.add(pair)
                for who, gained in zip(game["seats"], game["points"], strict=True):
                    points[who] += gained
                games += 1
    finally:
        await store.close()
    rows = found["standings"]
    assert sorted(row["entrant"] for row in rows) == list(range(len(points)))
    assert [row["points"] for row in rows] == [points[row["entrant"]] for row in rows]
    assert [row["points"] for row in rows] == sorted(points, reverse=True)
    assert len(found["rounds"]) == found["planned"]
    return games


if __name__ == "__main__":
    many = int(sys.argv[1]) if len(sys.argv) > 1 else 64
    finding = asyncio.run(run(many, sys.argv[2] if len(sys.argv) > 2 else "swiss", progress=True))
    for row in finding.shown["standings"][:10]:
        print(row["place"], finding.shown["entrants"][row["entrant"]]["name"], row["points"], row["buchholz"])
    print(f"{finding.games} games in {finding.seconds:.1f} s, one process killed, nothing lost")
