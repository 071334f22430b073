"""Servers as processes: stopped, killed, and two of them at the same tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio
from patience import WHOLE_GAME
from server import crowd, frozen, soak, takeover
from server.house import Guest
from server.postgres_for_tests import Postgres, postgres
from server.processes import ServerProcess


@pytest_asyncio.fixture
async def two() -> AsyncIterator[tuple[ServerProcess, ServerProcess]]:
    database = postgres().fresh()
    first = await ServerProcess.start(database)
    second = await ServerProcess.start(database)
    yield first, second
    for server in (first, second):
        if server.process.returncode is None:
            await server.stop()


async def seated(first: ServerProcess, second: ServerProcess) -> tuple[Guest, Guest, str]:
    """Ines at the first server and Otto at the second, at one table."""
    ines, otto = await first.guest("Ines"), await second.guest("Otto")
    table = await first.table(ines, window=1)
    await ines.comes(table, 0)
    await otto.comes(table, 1)
    for guest, seat in ((ines, 0), (otto, 1)):
        await guest.sees(table, seat)
    return ines, otto, table


async def plays(guests: tuple[Guest, Guest], table: str, moves: int, rng: Random) -> None:
    """Both play, until this many moves have been acknowledged or everything is over."""

    def enough() -> bool:
        accepted = sum(bool(m.get("accepted")) for guest in guests for m in guest.heard if m["kind"] == "update")
        return accepted >= moves or any(guest.over(table) for guest in guests)

    async def until_enough(guest: Guest, seat: int) -> None:
        playing = asyncio.ensure_future(guest.plays(table, (seat,), rng, enough))
        while not enough():
            await asyncio.sleep(0.02)
        playing.cancel()

    async with asyncio.timeout(WHOLE_GAME):
        await asyncio.gather(until_enough(guests[0], 0), until_enough(guests[1], 1))


async def test_a_server_that_is_stopped_says_goodbye(tmp_path: Path) -> None:
    server = await ServerProcess.start(tmp_path)
    ines = await server.guest("Ines")
    assert await server.stop() == 0
    assert ines._task.done()


async def test_every_acknowledged_move_survives_the_plug_being_pulled(tmp_path: Path) -> None:
    server = await ServerProcess.start(tmp_path)
    ines, otto, table = await seated(server, server)
    await plays((ines, otto), table, 15, Random(1))
    seen = {seat: guest.last[table, seat] for guest, seat in ((ines, 0), (otto, 1))}
    await server.kill()
    again = await ServerProcess.start(tmp_path)
    for guest, seat in ((ines, 0), (otto, 1)):
        back = await again.guest(token=guest.token)
        await back.send("watch", table=table)
        update = await back.hears("update")
        assert update["revision"] >= seen[seat]["revision"]
    assert await again.stop() == 0


async def test_players_at_two_processes_play_at_one_table(two: tuple[ServerProcess, ServerProcess]) -> None:
    ines, otto, table = await seated(*two)
    await plays((ines, otto), table, 10_000, Random(2))
    for guest in (ines, otto):
        await guest.until(partial(guest.over, table))
    results = [next(m for m in guest.heard if m["kind"] == "table" and m["result"]) for guest in (ines, otto)]
    assert results[0]["result"] == results[1]["result"]
    for server in two:
        text = (await server.http.get(f"/api/tables/{table}/transcript")).text
        assert "# seat-0 Ines\n# seat-1 Otto\n" in text


async def test_when_one_process_dies_the_other_plays_on_and_nothing_is_lost() -> None:
    postgres()
    took, counts = await takeover.run(2)
    print(f"played on after {took[0]:.2f} s when the owner died, after {took[1]:.2f} s when the other one did")
    assert counts["tables"] == 2
    assert counts["moves acknowledged"] > 20


async def test_when_a_process_freezes_the_other_plays_on_and_it_says_nothing_when_it_wakes() -> None:
    postgres()
    results, counts = await frozen.run(3)
    print("; ".join(f"{how}: played on after {seconds:.2f} s" for how, seconds in results))
    assert [how for how, _ in results] == ["stopped", "line", "cut"]
    assert counts["moves acknowledged"] > 30


@pytest.mark.slow
async def test_nothing_is_lost_while_processes_are_killed_and_frozen_and_the_database_is_restarted() -> None:
    postgres()
    database = Postgres()  # its own: it is stopped
    try:
        counts = await soak.Soak(database, seed=1, calm=1).run(seconds=0)
    finally:
        database.remove()
    assert [counts[trouble] for trouble in soak.TROUBLES] == [1, 1, 1]
    assert counts["moves acknowledged"] > 100


async def test_a_timed_game_goes_on_although_its_process_and_all_its_people_are_gone(
    two: tuple[ServerProcess, ServerProcess],
) -> None:
    ines, otto = await two[0].guest("Ines"), await two[0].guest("Otto")
    table = await two[0].table(ines, pace={"kind": "clock", "per_move": 1, "bank": 0}, takeover="random")
    await ines.comes(table, 0)
    await otto.comes(table, 1)
    await two[0].kill()
    async with asyncio.timeout(60):
        while not all(seat["bot"] for seat in (await two[1].http.get(f"/api/tables/{table}")).json()["seats"]):
            await asyncio.sleep(0.1)


async def test_a_person_gets_all_answers_although_strangers_have_opened_tables_full_of_bots() -> None:
    took = await crowd.run(6, 2)
    print(f"a bot answered after {took[len(took) // 2]:.2f} s (median), {took[-1]:.2f} s (longest)")
    assert len(took) == crowd.ANSWERS
