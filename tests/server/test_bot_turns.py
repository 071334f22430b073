"""Who thinks next: people before bots, by turns, and never behind strangers' tables."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from whitechapel.server.live.bot_processes import (
    ANSWER,
    NOBODY,
    PEOPLE,
    WATCHED,
    BotPool,
    BotSeat,
    Errand,
    Request,
    Told,
    Worker,
)

SEAT = BotSeat("mr-jack", {}, 0, "random")


class FakeWorker(Worker):
    """A worker that is done when the test says so."""

    def __init__(self, log: list[str], name: str) -> None:
        super().__init__()
        self.log = log
        self.name = name
        self.done: asyncio.Future[None] | None = None

    async def ask(self, request: Request, cap: float) -> tuple[str, Any]:
        self.log.append(f"{self.name} {request.key}")
        self.done = asyncio.get_running_loop().create_future()
        await self.done
        return ANSWER, request.key


async def nothing_to_tell() -> tuple[int, list[Told]]:
    return 0, []


class FakePool(BotPool):
    """A pool of such workers, and what they have been given."""

    def __init__(self, workers: int = 1) -> None:
        super().__init__(workers)
        self.log: list[str] = []
        self.fakes = [FakeWorker(self.log, f"front{number}") for number in range(workers)]
        self.workers = list[Worker](self.fakes)
        self.back = self.background = FakeWorker(self.log, "back")
        self.asked: list[asyncio.Task[str]] = []

    def ask(self, table: str, errand: Errand | Callable[[], Errand]) -> None:
        whose = (lambda: errand) if isinstance(errand, Errand) else errand
        request = Request(f"{table}/0", SEAT, 0, (), None)
        self.asked.append(asyncio.ensure_future(self.choose(request, nothing_to_tell, whose)))

    async def given(self) -> list[str]:
        """What the workers have been given since the last time."""
        for _ in range(5):
            await asyncio.sleep(0)
        log, self.log[:] = list(self.log), []
        return log

    async def finish(self, worker: FakeWorker) -> list[str]:
        assert worker.done is not None
        worker.done.set_result(None)
        return await self.given()


async def test_a_person_does_not_wait_for_tables_that_nobody_sits_at() -> None:
    pool = FakePool()
    for number in range(20):
        pool.ask(f"bots{number}", Errand(NOBODY, "stranger", "stranger"))
    assert await pool.given() == ["back bots0/0"]
    pool.ask("mine", Errand(PEOPLE, "home", "ines"))
    assert await pool.given() == ["front0 mine/0"]


async def test_a_table_that_is_watched_goes_before_those_that_nobody_watches() -> None:
    pool = FakePool()
    for number in range(3):
        pool.ask(f"bots{number}", Errand(NOBODY, "stranger", "stranger"))
    pool.ask("watched", Errand(WATCHED, "otto", "otto"))
    assert await pool.given() == ["back bots0/0"]
    assert await pool.finish(pool.back) == ["back watched/0"]
    assert await pool.finish(pool.back) == ["back bots1/0"]


async def test_somebody_with_many_tables_has_one_turn_and_then_the_others_have_theirs() -> None:
    pool = FakePool()
    for number in range(5):
        pool.ask(f"many{number}", Errand(PEOPLE, "there", "emma"))
    pool.ask("mine", Errand(PEOPLE, "home", "ines"))
    assert await pool.given() == ["front0 many0/0"]
    assert await pool.finish(pool.fakes[0]) == ["front0 mine/0"]
    assert await pool.finish(pool.fakes[0]) == ["front0 many1/0"]


async def test_many_names_from_one_address_share_a_turn() -> None:
    pool = FakePool()
    for number in range(5):
        pool.ask(f"many{number}", Errand(PEOPLE, "there", f"emma{number}"))
    pool.ask("mine", Errand(PEOPLE, "home", "ines"))
    pool.ask("mine too", Errand(PEOPLE, "home", "ines"))
    assert await pool.given() == ["front0 many0/0"]
    assert await pool.finish(pool.fakes[0]) == ["front0 mine/0"]
    assert await pool.finish(pool.fakes[0]) == ["front0 many1/0"]
    assert await pool.finish(pool.fakes[0]) == ["front0 mine too/0"]


async def test_nobody_holds_more_than_one_process_however_many_there_are() -> None:
    pool = FakePool(4)
    for number in range(40):
        pool.ask(f"many{number}", Errand(PEOPLE, "there", "emma"))
    assert len(await pool.given()) == 1
    for number in range(12):
        pool.ask(f"mine{number}", Errand(PEOPLE, "home", f"ines{number}"))
    assert len(await pool.given()) == 3


async def test_a_table_that_waits_gets_its_turn_when_somebody_comes() -> None:
    pool = FakePool()
    here: list[str] = []

    def errand() -> Errand:
        return Errand(PEOPLE, "home", "ines") if here else Errand(NOBODY, "ines", "ines")

    pool.ask("bots", Errand(NOBODY, "stranger", "stranger"))
    pool.ask("mine", errand)
    assert await pool.given() == ["back bots/0"]
    here.append("ines")
    pool.hurry()
    assert await pool.given() == ["front0 mine/0"]


async def test_a_request_that_is_cancelled_gives_up_its_turn() -> None:
    pool = FakePool()
    for name in ("a", "b", "c"):
        pool.ask(name, Errand(PEOPLE, name, name))
    assert await pool.given() == ["front0 a/0"]
    pool.asked[1].cancel()
    assert await pool.given() == []
    pool.asked[0].cancel()
    assert await pool.given() == ["front0 c/0"]
    assert await pool.finish(pool.fakes[0]) == []
    assert await pool.asked[2] == "c/0"


async def test_who_wants_no_answer_any_more_gets_none_even_if_it_has_just_come() -> None:
    asked = asyncio.get_running_loop().create_future()
    reply = asyncio.get_running_loop().create_future()

    class Replies(Worker):
        async def exchange(self, request: bytes) -> bytes:
            asked.set_result(None)
            return bytes(await reply)

    asking = asyncio.ensure_future(Replies().ask(Request("table/0", SEAT, 0, (), None), 60.0))
    await asked
    reply.set_result(pickle.dumps((ANSWER, "pass")))
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
