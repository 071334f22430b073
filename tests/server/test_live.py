"""Evenings at real tables: over real sockets with a real file on the disk, and inside a page over a browser's keys."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio
from patience import PATIENCE, until
from server.house import Guest
from server.page_house import TRANSPORTS, AnyHouse, any_house

from whitechapel.games import GAMES
from whitechapel.server.live.bot_processes import ProcessWorker, Request
from whitechapel.server.live.room import Orphaned, Tick
from whitechapel.server.table.verify import verify


@pytest.fixture(params=TRANSPORTS)
def transport(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest_asyncio.fixture
async def parlour(transport: str, tmp_path: Path) -> AsyncIterator[AnyHouse]:
    async with any_house(transport, tmp_path) as open_house:
        yield open_house


MINUTES = {"kind": "clock", "per_move": 60, "bank": 0}


async def two_at_a_table(house: AnyHouse, **settings: Any) -> tuple[Guest, Guest, str]:
    """Ines at seat 0 and Otto at seat 1, and the cards are dealt."""
    ines, otto = await house.guest("Ines"), await house.guest("Otto")
    table = await house.table(ines, **settings)
    await ines.comes(table, 0)
    await otto.comes(table, 1)
    for guest, seat in ((ines, 0), (otto, 1)):
        await guest.sees(table, seat)
    return ines, otto, table


def of(table: str) -> Callable[[dict[str, Any]], bool]:
    """For `hears`: a message of this table."""
    return lambda message: bool(message["table"] == table)


def mover(ines: Guest, otto: Guest, table: str) -> tuple[Guest, int, Guest]:
    """Who is asked, on which seat, and who is not."""
    if ines.view(table, 0)["options"]:
        return ines, 0, otto
    return otto, 1, ines


def time_passes(house: AnyHouse, table: str, seconds: float) -> None:
    """Let time go by at a table."""
    true_time = house.parlour.now
    house.parlour.now = lambda: true_time() + int(1000 * seconds)  # type: ignore[method-assign]
    house.parlour.send(table, Tick())


async def test_two_people_play_a_whole_game(parlour: AnyHouse) -> None:
    ines, otto, table = await two_at_a_table(parlour, window=1, options={"max_hands": 2})
    await asyncio.gather(ines.plays(table, (0,), Random(1)), otto.plays(table, (1,), Random(2)))
    results = [next(m for m in guest.heard if m["kind"] == "table" and m["result"])["result"] for guest in (ines, otto)]
    assert results[0] == results[1]
    assert results[0]["winners"]
    assert not any(m["kind"] in ("refused", "stale", "wrong") for guest in (ines, otto) for m in guest.heard)
    for guest, seat in ((ines, 0), (otto, 1)):
        numbers = [m["number"] for m in guest.heard if m["kind"] == "update" and m["seat"] == seat]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    text = (await parlour.http.get(f"/api/tables/{table}/transcript")).text
    assert "the game is finished" in verify(text, GAMES)[0].en
    assert "# seat-0 Ines\n# seat-1 Otto\n" in text


async def test_a_person_plays_against_bots(parlour: AnyHouse) -> None:
    ines = await parlour.guest("Ines")
    table = await parlour.table(ines, options={"seats": 3}, seats=["open", "bot:constable", "bot:random"])
    await ines.comes(table, 0)
    await ines.plays(table, (0,), Random(4))
    assert ines.over(table)
    assert parlour.parlour.bots.replaced == 0


async def test_bots_play_among_themselves(parlour: AnyHouse) -> None:
    ines = await parlour.guest("Ines")
    table = await parlour.table(ines, seats=["bot:constable", "bot:random"])
    await ines.send("watch", table=table)
    await ines.until(lambda: ines.over(table))
    assert {m["seat"] for m in ines.heard if m["kind"] == "update"} == {None}


async def test_a_bot_whose_process_dies_is_replaced_and_asked_again(parlour: AnyHouse) -> None:
    ines = await parlour.guest("Ines")
    table = await parlour.table(ines, seats=["open", "bot:constable"])
    await ines.comes(table, 0)
    (worker,) = parlour.parlour.bots.workers
    assert isinstance(worker, ProcessWorker)
    murdered: set[int] = set()

    def murder() -> bool:
        pid = worker.pid
        if pid is not None and len(murdered) < 2 and pid not in murdered and len(ines.heard) > 10:
            os.kill(pid, signal.SIGKILL)
            murdered.add(pid)
        return False

    await ines.plays(table, (0,), Random(5), murder)
    assert ines.over(table)
    assert len(murdered) == 2
    assert worker.pid not in murdered


async def test_a_player_who_returns_with_the_token_finds_the_table_as_it_was(parlour: AnyHouse) -> None:
    ines, otto, table = await two_at_a_table(parlour, window=1)
    playing = asyncio.ensure_future(otto.plays(table, (1,), Random(2)))
    await ines.plays(table, (0,), Random(1), lambda: sum(bool(m.get("accepted")) for m in ines.heard) >= 6)
    playing.cancel()
    before = ines.view(table, 0)
    await ines.leave()
    info = await otto.hears("table", lambda m: not m["seats"][0]["present"])
    assert info["seats"][1]["present"]
    again = await parlour.guest(token=ines.token)
    assert again.player == ines.player
    await again.send("watch", table=table)
    update = await again.hears("update")
    assert update["seat"] == 0
    assert update["view"]["hand"] == before["hand"] or update["revision"] != ines.last[table, 0]["revision"]
    assert update["first"] == 0
    assert len(update["events"]) > 3
    await otto.hears("table", lambda m: m["seats"][0]["present"])


async def test_the_same_move_twice_is_made_once(parlour: AnyHouse) -> None:
    ines, otto, table = await two_at_a_table(parlour)
    who, seat, _ = mover(ines, otto, table)
    revision = who.last[table, seat]["revision"]
    for _ in range(3):
        await who.move(table, seat, "draw file", id="once", revision=revision)
    update = await who.hears("update", lambda m: m["accepted"] == "once")
    assert update["revision"] == revision + 1
    for _ in range(2):
        assert (await who.hears("accepted"))["revision"] == revision + 1
    assert who.last[table, seat]["revision"] == revision + 1


async def test_a_stale_move_brings_a_fresh_view(parlour: AnyHouse) -> None:
    ines, otto, table = await two_at_a_table(parlour)
    who, seat, _ = mover(ines, otto, table)
    await who.move(table, seat, "draw file", revision=0, id="old")
    assert (await who.hears("stale"))["id"] == "old"
    assert (await who.hears("update"))["view"]["options"] == ["draw file", "draw yard"]


async def test_a_refusal_says_why_in_both_languages_and_what_would_be_legal(parlour: AnyHouse) -> None:
    ines, otto, table = await two_at_a_table(parlour)
    who, seat, other = mover(ines, otto, table)
    await who.move(table, seat, "done")
    refused = await who.hears("refused")
    rule = GAMES[0].rulebook.rules[refused["rule"]]
    assert refused["sentence"] == {"en": rule.text["en"], "de": rule.text["de"]}
    assert refused["options"] == ["draw file", "draw yard"]
    await other.move(table, 1 - seat, "draw file")
    assert (await other.hears("refused"))["rule"] == "not-your-turn"


async def test_nobody_moves_for_another_or_without_a_name(parlour: AnyHouse) -> None:
    ines, otto, table = await two_at_a_table(parlour)
    _, seat, other = mover(ines, otto, table)
    await other.move(table, seat, "draw file", revision=ines.last[table, 0]["revision"])
    assert (await other.hears("wrong"))["code"] == "not-your-seat"
    await other.send("sync", table=table, seat=seat)
    assert (await other.hears("wrong"))["code"] == "not-your-seat"
    emma = await parlour.guest("Emma")
    await emma.send("move", table=table, id="x", revision=1, seat=seat, answer="draw file")
    assert (await emma.hears("wrong"))["code"] == "not-watching"
    await emma.send("watch", table="nowhere")
    assert (await emma.hears("wrong"))["code"] == "no-such-table"


async def test_a_connection_that_has_not_said_who_it_is_gets_nothing(parlour: AnyHouse) -> None:
    ines, _, table = await two_at_a_table(parlour)
    stranger = await parlour.connect()
    await stranger.send("watch", table=table)
    assert (await stranger.hears("wrong"))["code"] == "who-are-you"
    await stranger.send("hello", token=ines.token[:-4] + "AAAA")
    assert (await stranger.hears("wrong"))["code"] == "bad-token"
    await stranger.send("hello", nickname="\u202e")
    assert (await stranger.hears("wrong"))["code"] == "bad-nickname"
    await stranger.send("move", table=table, id="x", revision=1, seat=0, answer="draw file")
    assert (await stranger.hears("wrong"))["code"] == "who-are-you"
    await stranger.leave()


async def test_spectators_see_the_public_view_and_every_step(parlour: AnyHouse) -> None:
    ines, otto, table = await two_at_a_table(parlour)
    emma = await parlour.guest("Emma")
    await emma.comes(table, sit=False)
    who, seat, _ = mover(ines, otto, table)
    await who.move(table, seat, "draw file")
    update = await emma.hears("update", lambda m: m["events"])
    assert update["seat"] is None
    assert update["view"]["hand"] == []
    assert update["events"] == [{"kind": "drew", "seat": seat, "facts": {"count": 1, "left": 40}}]
    mine = await who.hears("update", lambda m: m["events"] and m["events"][0]["kind"] == "drew")
    assert len(mine["events"][0]["facts"]["cards"]) == 1
    await emma.send("say", table=table, text="Guten Abend")
    said = await otto.hears("talk", lambda m: m["lines"][0]["what"] == "said")
    assert (said["lines"][0]["name"], said["lines"][0]["text"]) == ("Emma", "Guten Abend")


async def test_one_browser_can_hold_several_seats(parlour: AnyHouse) -> None:
    ines = await parlour.guest("Ines")
    table = await parlour.table(ines, window=1)
    await ines.comes(table, 0)
    await ines.comes(table, 1)
    await ines.plays(table, (0, 1), Random(6))
    assert {m["seat"] for m in ines.heard if m["kind"] == "update"} == {None, 0, 1}


async def test_a_window_is_open_for_its_time_and_nobody_hears_who_has_answered(parlour: AnyHouse) -> None:
    ines, otto, table = await two_at_a_table(parlour, window=60, options={"max_hands": 3})

    def at_a_window() -> bool:
        return all(guest.view(table, seat)["question"] == "window" for guest, seat in ((ines, 0), (otto, 1)))

    def asked(guest: Guest, seat: int) -> bool:
        return bool(guest.view(table, seat)["question"] == "window")

    await asyncio.gather(
        ines.plays(table, (0,), Random(1), lambda: asked(ines, 0)),
        otto.plays(table, (1,), Random(2), lambda: asked(otto, 1)),
    )
    await ines.until(at_a_window)
    closes = ines.last[table, 0]["closes"]
    before = await otto.quiet()
    await ines.move(table, 0, "pass")
    await ines.hears("update", lambda m: m["view"].get("answered") == "pass")
    assert await otto.quiet() == before + 1  # the pong
    await otto.move(table, 1, "pass")
    await otto.hears("update", lambda m: m["view"].get("answered") == "pass")
    await ines.quiet()
    assert at_a_window()  # although everybody has answered
    time_passes(parlour, table, 60)
    await otto.until(lambda: otto.view(table, 1)["question"] != "window")
    windows = [m for m in otto.heard if m["kind"] == "update" and m["seat"] == 1 and m["view"]["question"] == "window"]
    assert {update["closes"] for update in windows} == {closes}  # it was not opened a second time


async def test_when_time_is_up_a_bot_plays_until_the_player_is_back(parlour: AnyHouse) -> None:
    ines, otto, table = await two_at_a_table(parlour, pace=MINUTES)
    who, seat, other = mover(ines, otto, table)
    time_passes(parlour, table, 60)
    taken = await other.hears("table", lambda m: m["seats"][seat]["bot"] == "inspector")
    assert taken["seats"][seat]["player"] == who.player
    await who.send("back", table=table, seat=seat)
    await other.hears("table", lambda m: m["seats"][seat]["bot"] == "")
    await who.leave()
    await other.hears("table", lambda m: not m["seats"][seat]["present"])
    time_passes(parlour, table, 60)
    await other.hears("table", lambda m: m["seats"][seat]["bot"] == "inspector")
    again = await parlour.guest(token=who.token)
    await again.send("watch", table=table)
    await other.hears("table", lambda m: m["seats"][seat]["bot"] == "")


async def test_a_bot_that_has_to_play_a_second_time_at_the_same_question_is_asked_again(
    parlour: AnyHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    back = asyncio.Event()

    async def choose(request: Request, retell: object, errand: object) -> str:
        await back.wait()  # it thinks until its player has come back, who does not want its answer
        return str(request.view.options[0])

    monkeypatch.setattr(parlour.parlour.bots, "choose", choose)
    ines, otto, table = await two_at_a_table(parlour, pace=MINUTES)
    who, seat, other = mover(ines, otto, table)
    time_passes(parlour, table, 60)
    revision = who.last[table, seat]["revision"]
    await other.hears("table", lambda m: m["seats"][seat]["bot"])
    await who.send("back", table=table, seat=seat)
    await other.hears("table", lambda m: not m["seats"][seat]["bot"])
    back.set()
    await other.quiet()
    assert who.last[table, seat]["revision"] == revision
    time_passes(parlour, table, 60)
    await other.hears("table", lambda m: m["seats"][seat]["bot"])
    await other.hears("update", lambda m: m["revision"] == revision + 1)


async def test_a_player_who_has_gone_is_waited_for_and_then_played_for(parlour: AnyHouse) -> None:
    ines, otto, table = await two_at_a_table(parlour, pace={"kind": "clock", "per_move": 3600, "grace": 600})
    who, seat, other = mover(ines, otto, table)
    await who.leave()
    await other.hears("table", lambda m: not m["seats"][seat]["present"])
    time_passes(parlour, table, 300)
    before = await other.quiet()
    assert other.heard[before - 2]["kind"] != "table" or not other.heard[before - 2]["seats"][seat]["bot"]
    time_passes(parlour, table, 300)
    await other.hears("table", lambda m: m["seats"][seat]["bot"] == "inspector")


async def test_an_untimed_table_never_loses_a_seat(parlour: AnyHouse) -> None:
    ines, otto, table = await two_at_a_table(parlour)
    who, seat, other = mover(ines, otto, table)
    await who.leave()
    await other.hears("table", lambda m: not m["seats"][seat]["present"])
    room = parlour.parlour.rooms[table]
    assert room.next_due() is None


async def test_taking_back_is_free_or_asked_for(parlour: AnyHouse) -> None:
    ines, otto, table = await two_at_a_table(parlour)
    who, seat, other = mover(ines, otto, table)
    await who.move(table, seat, "draw yard")
    assert (await who.hears("update", lambda m: m["accepted"]))["undo"] == "free"
    await who.send("undo", table=table, seat=seat)
    await other.hears("talk", lambda m: m["lines"][0]["what"] == "undone")
    assert (await other.hears("update"))["events"] == []
    await who.until(lambda: who.view(table, seat)["options"] == ["draw file", "draw yard"])
    await who.move(table, seat, "draw file")
    assert (await who.hears("update", lambda m: m["accepted"]))["undo"] == "ask"
    await who.send("undo", table=table, seat=seat)
    wish = await other.hears("table", lambda m: m["undo_wish"] is not None)
    assert wish["undo_wish"] == {"seat": seat, "agreed": []}
    await other.send("agree", table=table, yes=True)
    await who.hears("table", lambda m: m["undo_wish"] is None)
    await who.until(lambda: who.view(table, seat)["options"] == ["draw file", "draw yard"])


async def test_a_notebook_comes_back_with_its_owner_and_nobody_else_reads_it(parlour: AnyHouse) -> None:
    ines, otto, table = await two_at_a_table(parlour, memory="notebook")
    before = await otto.quiet()
    await ines.send("note", table=table, seat=0, text="Otto collects Gull")
    assert (await ines.hears("notes"))["text"] == "Otto collects Gull"
    assert await otto.quiet() == before + 1
    again = await parlour.guest(token=ines.token)
    await again.send("watch", table=table)
    assert (await again.hears("notes"))["text"] == "Otto collects Gull"
    told = (await again.hears("update"))["events"]
    assert [event["facts"]["card"] for event in told if event["kind"] == "upcard"] == [""]


async def test_after_the_game_people_play_on_one_seat_further_or_the_same_cards_again(parlour: AnyHouse) -> None:
    ines, otto, table = await two_at_a_table(parlour, window=1)
    await ines.send("again", table=table)
    assert (await ines.hears("wrong"))["code"] == "not-over"
    await asyncio.gather(ines.plays(table, (0,), Random(1)), otto.plays(table, (1,), Random(2)))
    await ines.send("again", table=table)
    await otto.send("again", table=table)
    following = (await otto.hears("table", lambda m: m["again"]))["again"]
    assert (await ines.hears("table", lambda m: m["again"]))["again"] == following
    await otto.send("again", table=table, duplicate=True)
    same = (await ines.hears("table", lambda m: m["duplicate"]))["duplicate"]
    first = (await parlour.http.get(f"/api/tables/{table}")).json()
    for next_table, duplicate in ((following, False), (same, True)):
        await ines.send("watch", table=next_table)
        info = await ines.hears("table", of(next_table))
        assert [seat["name"] for seat in info["seats"]] == ["Otto", "Ines"]
        assert (info["commitment"] == first["commitment"]) is duplicate
        assert info["duplicate_of"] == (table if duplicate else "")
        assert (await ines.hears("update", of(next_table)))["seat"] == 1


async def test_a_replay_shows_each_seat_what_it_saw_and_open_shows_all(parlour: AnyHouse) -> None:
    ines = await parlour.guest("Ines")
    table = await parlour.table(ines, seats=["bot:constable", "bot:random"])
    await ines.send("watch", table=table)
    assert (await parlour.http.get(f"/api/tables/{table}/replay")).status_code in (200, 403)
    await ines.until(lambda: ines.over(table))
    replays = {
        seat: (await parlour.http.get(f"/api/tables/{table}/replay", params={"seat": seat})).json()
        for seat in ("", "0", "1", "open")
    }
    lines = replays[""]["lines"]
    assert len(replays["0"]["moments"]) == min(lines, 200)
    dealt = {
        seat: [event for moment in replay["moments"] for event in moment["events"] if event["kind"] == "dealt"]
        for seat, replay in replays.items()
    }
    assert ["cards" in event["facts"] for event in dealt["0"][:2]] == [True, False]
    assert ["cards" in event["facts"] for event in dealt["1"][:2]] == [False, True]
    assert ["cards" in event["facts"] for event in dealt[""][:2]] == [False, False]
    assert ["cards" in event["facts"] for event in dealt["open"][:2]] == [True, True]
    assert len(replays["open"]["moments"][0]["view"]) == 2
    part = (await parlour.http.get(f"/api/tables/{table}/replay", params={"seat": "0", "start": "10"})).json()
    assert part["moments"][0] == replays["0"]["moments"][10]
    assert (await parlour.http.get(f"/api/tables/{table}/replay", params={"seat": "7"})).status_code == 404
    assert (await parlour.http.get(f"/api/tables/{table}/replay", params={"seat": "x"})).status_code == 422


async def test_a_table_at_which_nothing_happens_sleeps_and_wakes_where_it_was(parlour: AnyHouse) -> None:
    parlour.parlour.sleep_after = 0.05
    ines, otto, table = await two_at_a_table(parlour)
    who, seat, other = mover(ines, otto, table)

    def asleep() -> bool:
        for room in list(parlour.parlour.rooms.values()):
            parlour.parlour._maybe_sleep(room)
        return not parlour.parlour.rooms

    await until(asleep)
    before = await other.quiet()
    await who.send("note", table=table, seat=seat, text="nobody hears that the table woke")
    await who.hears("notes")
    assert await other.quiet() == before + 1  # the pong
    await who.move(table, seat, "draw file")
    assert (await other.hears("update"))["events"][0]["kind"] == "drew"
    await who.hears("update", lambda m: m["accepted"])


async def test_a_table_woken_because_its_process_died_sleeps_again_if_nobody_wants_it(parlour: AnyHouse) -> None:
    ines = await parlour.guest("Ines")
    table = await parlour.table(ines)
    rooms, maybe_sleep = parlour.parlour.rooms, parlour.parlour._maybe_sleep
    for _ in range(2):
        parlour.parlour.send(table, Orphaned())
        await until(lambda: rooms[table].table and rooms[table].idle)
        maybe_sleep(rooms[table])
        assert table not in rooms


async def test_everything_is_there_after_the_server_was_stopped_and_started(transport: str, tmp_path: Path) -> None:
    async with any_house(transport, tmp_path) as first:
        ines, otto, table = await two_at_a_table(first)
        who, seat, _ = mover(ines, otto, table)
        await who.move(table, seat, "draw file")
        shown = await who.hears("update", lambda m: m["accepted"])
    async with any_house(transport, tmp_path) as second:
        again = await second.guest(token=who.token)
        await again.send("watch", table=table)
        update = await again.hears("update")
        assert (update["view"], update["revision"]) == (shown["view"], shown["revision"])
        mine = (await second.http.get("/api/tables/mine", headers=again.bearer)).json()["tables"]
        assert [(line["table"], line["your_turn"], line["over"]) for line in mine] == [(table, True, False)]


async def test_a_timed_game_goes_on_after_a_restart_even_if_nobody_comes_back(transport: str, tmp_path: Path) -> None:
    async with any_house(transport, tmp_path) as first:
        _, _, table = await two_at_a_table(
            first, pace={"kind": "clock", "per_move": 1, "bank": 0}, takeover="constable"
        )
        _, _, untimed = await two_at_a_table(first)
    async with any_house(transport, tmp_path) as second:
        async with asyncio.timeout(PATIENCE):
            while not all(
                seat["bot"] == "constable" for seat in (await second.http.get(f"/api/tables/{table}")).json()["seats"]
            ):
                await asyncio.sleep(0.1)
        assert untimed not in second.parlour.rooms


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("", "not-understood"),
        ("{", "not-understood"),
        ("[]", "not-understood"),
        ('{"kind": "dance"}', "not-understood"),
        ('{"kind": "watch"}', "not-understood"),
        ('{"kind": "watch", "table": "x", "more": 1}', "not-understood"),
        ('{"kind": "sit", "table": "x", "seat": -1}', "not-understood"),
        ("[" * 8000, "not-understood"),
        ('{"kind": "watch", "table": ' + "[" * 8000, "not-understood"),
        (b"\xff\xfe", "not-understood"),
    ],
)
async def test_a_message_that_is_not_understood_gets_an_error_and_the_connection_stays(
    parlour: AnyHouse, frame: str | bytes, code: str
) -> None:
    ines = await parlour.guest("Ines")
    await ines.socket.send(frame)
    assert (await ines.hears("wrong"))["code"] == code
    await ines.quiet()
