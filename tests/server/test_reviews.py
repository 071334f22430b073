"""The review of a finished table: judged behind everybody's back, kept, and no more telling than the replay."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from threading import current_thread
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from server.house import GENEROUS, PATIENCE, House, house, twins
from server.test_troubled_tables import play_under

import whitechapel
from whitechapel.review import JUDGE, review
from whitechapel.server.live.limits import REQUEST_BYTES, Rate
from whitechapel.server.table import reviewed

TWO_CONSTABLES = ["bot:constable", "bot:constable"]


@pytest_asyncio.fixture
async def parlour(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path / "parlour.db") as open_house:
        yield open_house


async def finished(parlour: House) -> str:
    """A game that two constables have played to its end."""
    ines = await parlour.guest("Ines")
    settings = {"game": "check-the-ripper", "seats": TWO_CONSTABLES}
    opened = await parlour.http.post("/api/tables", json=settings, headers=ines.bearer)
    table = str(opened.json()["table"])
    await ines.send("watch", table=table)
    await ines.hears("table", lambda message: bool(message["result"]))
    return table


async def judged(parlour: House, table: str, seat: int) -> dict[str, Any]:
    """A review, once it is done."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found: dict[str, Any] = (await parlour.http.get(f"/api/tables/{table}/review?seat={seat}")).json()
            if not found["running"]:
                return found
            await asyncio.sleep(0.05)


async def test_a_review_is_judged_in_the_background_and_is_the_same_as_on_paper(parlour: House) -> None:
    table = await finished(parlour)
    path = f"/api/tables/{table}/review?seat=1"
    nothing = (await parlour.http.get(path)).json()
    assert (nothing["judged"], nothing["running"]) == (0, False)
    begun = (await parlour.http.post(path)).json()
    assert begun["running"]
    found = await judged(parlour, table, 1)
    assert found["judged"] == found["decisions_in_all"] == len(found["decisions"]) > 10
    assert found["result"] - found["start"] == found["luck"] - found["lost"]
    text = (await parlour.http.get(f"/api/tables/{table}/transcript")).text
    paper = review(whitechapel.read(text), 1)
    assert [(one["line"], one["given"], one["loss"], one["luck"]) for one in found["decisions"]] == [
        (one.line, one.given, one.loss, luck) for one, luck in zip(paper.decisions, paper.lucks, strict=True)
    ]
    best = {one["answer"]: one for one in found["decisions"][-1]["answers"]}[found["decisions"][-1]["best"]]
    assert set(best["sentence"]) == {"en", "de"}


async def test_a_review_is_kept_with_the_table(tmp_path: Path) -> None:
    async with house(tmp_path / "db") as first:
        table = await finished(first)
        await first.http.post(f"/api/tables/{table}/review?seat=0")
        found = await judged(first, table, 0)
    async with house(tmp_path / "db") as second:
        again = (await second.http.get(f"/api/tables/{table}/review?seat=0")).json()
        assert again == found
        assert (await second.http.post(f"/api/tables/{table}/review?seat=0")).json() == found


def made_by(kept: bytes, **changes: int | None) -> bytes:
    """A kept review as another version has made it; None: it does not say."""
    found = {**msgspec.json.decode(kept), **changes}
    return msgspec.json.encode({name: value for name, value in found.items() if value is not None or name == "grade"})


@pytest.mark.parametrize("older", [{"judge": JUDGE - 1}, {"judge": None, "rules": None}])
async def test_a_review_of_another_judge_is_judged_anew(parlour: House, older: dict[str, int | None]) -> None:
    table = await finished(parlour)
    path, key = f"/api/tables/{table}/review?seat=0", f"review/{table}/0/quick"
    store = parlour.parlour.store
    await parlour.http.post(path)
    found = await judged(parlour, table, 0)
    assert (found["judge"], found["rules"]) == (JUDGE, whitechapel.game("check-the-ripper").rules)
    kept = await store.get(key)
    assert kept is not None
    await store.put(key, made_by(kept, **older))
    assert (await parlour.http.get(path)).json()["judged"] == 0
    assert (await parlour.http.post(path)).json()["running"]
    assert await judged(parlour, table, 0) == found
    assert await store.get(key) == kept


async def test_a_review_outlives_the_rules_of_its_game_and_says_which_they_were(tmp_path: Path) -> None:
    place = tmp_path / "db"
    async with house(place) as first:
        table = await finished(first)
        await first.http.post(f"/api/tables/{table}/review?seat=0")
        found = await judged(first, table, 0)
    play_under(place, table, 99)
    async with house(place) as second:
        for answer in (
            await second.http.get(f"/api/tables/{table}/review?seat=0"),
            await second.http.post(f"/api/tables/{table}/review?seat=0"),
        ):
            assert answer.json() == found
        other = await second.http.get(f"/api/tables/{table}/review?seat=1")
        assert (other.status_code, other.json()["code"]) == (409, "other-rules")


async def test_statistics_go_by_the_newest_judge_and_then_by_the_closer_look(parlour: House) -> None:
    ines = await parlour.guest("Ines")
    table = await parlour.table(ines, seats=["person", "bot:constable"])
    await ines.comes(table, 0)
    await ines.send("resign", table=table, seat=0)
    await ines.hears("table", lambda message: message["table"] == table and bool(message["result"]))

    async def rate(**kept: bytes) -> float:
        for depth, data in kept.items():
            await parlour.parlour.store.put(f"review/{table}/0/{depth}", data)
        (one,) = (await parlour.http.get("/api/me/statistics", headers=ines.bearer)).json()["games"]
        return float(one["rate"])

    assert await rate(deep=b'{"rate": 0.5, "luck": 0}') == 0.5
    assert await rate(quick=b'{"rate": 0.25, "luck": 0, "judge": 1}') == 0.25
    assert await rate(deep=b'{"rate": 0.125, "luck": 0, "judge": 1}') == 0.125


async def test_a_review_is_put_into_words_once_for_all_who_ask_and_off_the_event_loop(
    parlour: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await finished(parlour)
    path = f"/api/tables/{table}/review?seat=0"
    threads: list[str] = []
    body = reviewed.body

    def listen(*parts: Any) -> Any:
        threads.append(current_thread().name)
        return body(*parts)

    monkeypatch.setattr(reviewed, "body", listen)
    await parlour.http.post(path)
    await parlour.http.delete(path)
    stopped = await judged(parlour, table, 0)
    threads.clear()
    for _ in range(5):
        assert (await parlour.http.get(path)).json() == stopped
    assert len(threads) <= 1
    await parlour.http.post(path)
    await judged(parlour, table, 0)
    assert threads
    assert all(name.startswith("aside") for name in threads)


async def test_a_review_costs_by_its_length(tmp_path: Path) -> None:
    place = tmp_path / "db"
    async with house(place) as generous:
        table = await finished(generous)
        await generous.http.post(f"/api/tables/{table}/review?seat=0")
        await judged(generous, table, 0)
    async with house(place, GENEROUS._replace(requests=Rate(25, 0))) as strict:
        key = f"review/{table}/0/quick"
        kept = await strict.parlour.store.get(key)
        assert kept is not None
        await strict.parlour.store.put(key, kept.ljust(10 * REQUEST_BYTES))  # eleven requests with the request itself
        paths = [f"/api/tables/{table}/review?seat=0"] * 3
        assert [(await strict.http.get(path)).status_code for path in paths] == [200, 200, 429]


async def test_a_review_can_be_stopped_and_goes_on(parlour: House) -> None:
    table = await finished(parlour)
    path = f"/api/tables/{table}/review?seat=0"
    await parlour.http.post(path)
    stopped = (await parlour.http.delete(path)).json()
    later = await judged(parlour, table, 0)
    assert later["judged"] <= stopped["judged"] + 1
    assert (await parlour.http.post(path)).json()["running"] or (await judged(parlour, table, 0))["judged"]
    whole = await judged(parlour, table, 0)
    assert whole["judged"] == whole["decisions_in_all"]
    assert whole["result"] - whole["start"] == whole["luck"] - whole["lost"]


async def test_a_branch_is_judged_only_from_where_it_leaves_the_game(
    parlour: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await finished(parlour)
    await parlour.http.post(f"/api/tables/{table}/review?seat=0")
    whole = await judged(parlour, table, 0)
    asked = []
    judge = parlour.parlour.bots.judge

    async def listen(request: Any, *more: Any) -> Any:
        asked.append(request.judging.moment.line)
        return await judge(request, *more)

    monkeypatch.setattr(parlour.parlour.bots, "judge", listen)
    line = whole["decisions"][-2]["line"]
    wanted = {"lines": line, "seat": 0, "bot": "constable"}
    max_ = await parlour.guest("Max")
    opened = await parlour.http.post(f"/api/tables/{table}/branches", json=wanted, headers=max_.bearer)
    assert opened.status_code == 201, opened.text
    branch = opened.json()["table"]
    await max_.send("watch", table=branch)
    await max_.plays(branch, (0,), Random(1))
    await parlour.http.post(f"/api/tables/{branch}/review?seat=0")
    found = await judged(parlour, branch, 0)
    assert found["decisions"][0]["chance"] == whole["decisions"][0]["chance"]
    assert asked
    assert min(asked) >= line


async def test_what_cannot_be_reviewed_is_refused_in_a_sentence(parlour: House) -> None:
    ines = await parlour.guest("Ines")
    table = await parlour.table(ines, seats=["open", "bot:constable"])
    await ines.comes(table, 0)
    for path, status, code in (
        (f"/api/tables/{table}/review?seat=0", 403, "not-over"),
        (f"/api/tables/{table}/review?seat=x", 422, "not-understood"),
        (f"/api/tables/{table}/review?seat=0&depth=bottomless", 422, "not-understood"),
        ("/api/tables/nowhere/review?seat=0", 404, "no-such-table"),
    ):
        answer = await parlour.http.post(path)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert set(answer.json()["sentence"]) == {"en", "de"}
    over = await finished(parlour)
    assert (await parlour.http.post(f"/api/tables/{over}/review?seat=2")).json()["code"] == "no-such-seat"


async def test_what_twins_made_of_the_same_shuffles_can_be_compared_seat_by_seat(parlour: House) -> None:
    ines = await parlour.guest("Ines")
    table, twin = await twins(parlour, ines)
    for each in (table, twin):
        await parlour.http.post(f"/api/tables/{each}/review?seat=0")
    mine, other = [await judged(parlour, each, 0) for each in (table, twin)]
    assert (await parlour.http.get(f"/api/tables/{table}")).json()["duplicate"] == twin
    assert (await parlour.http.get(f"/api/tables/{twin}")).json()["duplicate_of"] == table
    assert mine["start"] == other["start"]  # nothing has set them apart yet
    for found in (mine, other):
        assert found["result"] - found["start"] == found["luck"] - found["lost"]
