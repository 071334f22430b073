"""Evenings at real tables, over real sockets, with a real file on the disk."""

from __future__ import annotations

import asyncio
import itertools
import os
import signal
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio
from server.house import Guest, House, house

from whitechapel.games import GAMES
from whitechapel.server.live.bot_processes import Request
from whitechapel.server.live.room import Tick
from whitechapel.server.table import dice


@pytest_asyncio.fixture
async def parlour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    async with house(tmp_path / "parlour.db") as open_house:
        seeds = itertools.count()
        monkeypatch.setattr(open_house.parlour, "new_seed", lambda: next(seeds).to_bytes(32, "big"))
        yield open_house


async def two_at_a_table(house: House, **settings: Any) -> tuple[Guest, Guest, str]:
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


async def test_two_people_play_a_whole_game(parlour: House) -> None:
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
    assert "the game is finished" in dice.verify(text, GAMES)
    assert "# seat-0 Ines\n# seat-1 Otto\n" in text


async def test_a_person_plays_against_bots(parlour: House) -> None:
    ines = await parlour.guest("Ines")
    table = await parlour.table(ines, options={"seats": 3}, seats=["open", "bot:constable", "bot:random"])
    await ines.comes(table, 0)
    await ines.plays(table, (0,), Random(4))
    assert ines.over(table)
    assert parlour.parlour.bots.replaced == 0


async def test_bots_play_among_themselves(parlour: House) -> None:
    ines = await parlour.guest("Ines")
    table = await parlour.table(ines, seats=["bot:constable", "bot:random"])
    await ines.send("watch", table=table)
    await ines.until(lambda: ines.over(table))
    assert {m["seat"] for m in ines.heard if m["kind"] == "update"} == {None}


async def test_a_bot_whose_process_dies_is_replaced_and_asked_again(parlour: House) -> None:
    ines = await parlour.guest("Ines")
    table = await parlour.table(ines, seats=["open", "bot:constable"])
    await ines.comes(table, 0)
    workers = parlour.parlour.bots.workers
    murdered: set[int] = set()

    def murder() -> bool:
        pid = workers[0].pid
        if pid is not None and len(murdered) < 2 and pid not in murdered and len(ines.heard) > 10:
            os.kill(pid, signal.SIGKILL)
            murdered.add(pid)
        return False

    await ines.plays(table, (0,), Random(5), murder)
    assert ines.over(table)
    assert len(murdered) == 2
    assert workers[0].pid not in murdered


async def test_who_comes_back_with_the_token_finds_the_table_as_it_was(parlour: House) -> None:
    ines, otto, table = await two_at_a_table(parlour, window=1)
    stop = Random(1)
    moves = iter(range(12))
    await asyncio.gather(
        ines.plays(table, (0,), stop, lambda: next(moves, None) is None),
        otto.plays(table, (1,), stop, lambda: next(moves, None) is None),
    )
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


async def test_the_same_move_twice_is_made_once(parlour: House) -> None:
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


async def test_a_stale_move_brings_a_fresh_view(parlour: House) -> None:
    ines, otto, table = await two_at_a_table(parlour)
    who, seat, _ = mover(ines, otto, table)
    await who.move(table, seat, "draw file", revision=0, id="old")
    assert (await who.hears("stale"))["id"] == "old"
    assert (await who.hears("update"))["view"]["options"] == ["draw file", "draw yard"]


async def test_a_refusal_says_why_in_both_languages_and_what_would_be_legal(parlour: House) -> None:
    ines, otto, table = await two_at_a_table(parlour)
    who, seat, other = mover(ines, otto, table)
    await who.move(table, seat, "done")
    refused = await who.hears("refused")
    rule = GAMES[0].rulebook.rules[refused["rule"]]
    assert refused["sentence"] == {"en": rule.text["en"], "de": rule.text["de"]}
    assert refused["options"] == ["draw file", "draw yard"]
    await other.move(table, 1 - seat, "draw file")
    assert (await other.hears("refused"))["rule"] == "not-your-turn"


async def test_nobody_moves_for_another_or_without_a_name(parlour: House) -> None:
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


async def test_a_connection_that_has_not_said_who_it_is_gets_nothing(parlour: House) -> None:
    ines, _, table = await two_at_a_table(parlour)
    from websockets.asyncio.client import connect

    async with connect(f"ws://{parlour.address}/ws") as socket:
        stranger = Guest(socket)
        await stranger.send("watch", table=table)
        assert (await stranger.hears("wrong"))["code"] == "who-are-you"
        await stranger.send("hello", token=ines.token[:-4] + "AAAA")
        assert (await stranger.hears("wrong"))["code"] == "bad-token"
        await stranger.send("hello", nickname="\u202e")
        assert (await stranger.hears("wrong"))["code"] == "bad-nickname"
        await stranger.send("move", table=table, id="x", revision=1, seat=0, answer="draw file")
        assert (await stranger.hears("wrong"))["code"] == "who-are-you"
        await stranger.leave()


async def test_spectators_see_the_public_view_and_every_step(parlour: House) -> None:
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


async def test_one_browser_can_hold_several_seats(parlour: House) -> None:
    ines = await parlour.guest("Ines")
    table = await parlour.table(ines, window=1)
    await ines.comes(table, 0)
    await ines.comes(table, 1)
    await ines.plays(table, (0, 1), Random(6))
    assert {m["seat"] for m in ines.heard if m["kind"] == "update"} == {None, 0, 1}


async def test_a_window_is_open_for_its_time_and_nobody_hears_who_has_answered(parlour: House) -> None:
    ines, otto, table = await two_at_a_table(parlour, window=3, options={"max_hands": 3})

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
    await otto.until(lambda: otto.view(table, 1)["question"] != "window")
    assert time.time() * 1000 >= closes
    assert otto.last[table, 1]["now"] - closes < 3000  # not a second time


async def test_whose_time_is_up_is_played_for_until_he_is_back(parlour: House) -> None:
    ines, otto, table = await two_at_a_table(parlour, pace={"kind": "clock", "per_move": 1, "bank": 0})
    who, seat, other = mover(ines, otto, table)
    taken = await other.hears("table", lambda m: m["seats"][seat]["bot"] == "inspector")
    assert taken["seats"][seat]["player"] == who.player
    await who.send("back", table=table, seat=seat)
    await other.hears("table", lambda m: m["seats"][seat]["bot"] == "")
    await who.leave()
    await other.hears("table", lambda m: m["seats"][seat]["bot"] == "inspector")
    again = await parlour.guest(token=who.token)
    await again.send("watch", table=table)
    await other.hears("table", lambda m: m["seats"][seat]["bot"] == "")


async def test_a_bot_that_has_to_play_a_second_time_at_the_same_question_is_asked_again(
    parlour: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    back = asyncio.Event()

    async def choose(request: Request, retell: object) -> str:
        await back.wait()  # it thinks until its player has come back, and he does not want its answer
        return str(request.view.options[0])

    monkeypatch.setattr(parlour.parlour.bots, "choose", choose)
    ines, otto, table = await two_at_a_table(parlour, pace={"kind": "clock", "per_move": 1, "bank": 0})
    who, seat, other = mover(ines, otto, table)
    revision = who.last[table, seat]["revision"]
    await other.hears("table", lambda m: m["seats"][seat]["bot"])
    await who.send("back", table=table, seat=seat)
    await other.hears("table", lambda m: not m["seats"][seat]["bot"])
    back.set()
    await other.quiet()
    assert who.last[table, seat]["revision"] == revision
    await other.hears("table", lambda m: m["seats"][seat]["bot"])
    await other.hears("update", lambda m: m["revision"] == revision + 1)


async def test_who_has_gone_is_waited_for_and_then_played_for(parlour: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ines, otto, table = await two_at_a_table(parlour, pace={"kind": "clock", "per_move": 3600, "grace": 5})
    who, seat, other = mover(ines, otto, table)
    await who.leave()
    await other.hears("table", lambda m: not m["seats"][seat]["present"])
    true_time = parlour.parlour.now
    monkeypatch.setattr(parlour.parlour, "now", lambda: true_time() + 3000)
    parlour.parlour.send(table, Tick())
    before = await other.quiet()
    assert other.heard[before - 2]["kind"] != "table" or not other.heard[before - 2]["seats"][seat]["bot"]
    monkeypatch.setattr(parlour.parlour, "now", lambda: true_time() + 5100)
    parlour.parlour.send(table, Tick())
    await other.hears("table", lambda m: m["seats"][seat]["bot"] == "inspector")


async def test_an_untimed_table_never_loses_a_seat(parlour: House) -> None:
    ines, otto, table = await two_at_a_table(parlour)
    who, seat, other = mover(ines, otto, table)
    await who.leave()
    await other.hears("table", lambda m: not m["seats"][seat]["present"])
    room = parlour.parlour.rooms[table]
    assert room.next_due() is None


async def test_taking_back_is_free_or_asked_for(parlour: House) -> None:
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


async def test_a_notebook_comes_back_with_its_owner_and_nobody_else_reads_it(parlour: House) -> None:
    ines, otto, table = await two_at_a_table(parlour, memory="notebook")
    before = await otto.quiet()
    await ines.send("note", table=table, seat=0, text="Otto collects Gull")
    assert (await ines.hears("notes"))["text"] == "Otto collects Gull"
    assert await otto.quiet() == before + 1
    again = await parlour.guest(token=ines.token)
    await again.send("watch", table=table)
    assert (await again.hears("notes"))["text"] == "Otto collects Gull"
    assert (await again.hears("update"))["events"] == []


async def test_after_the_game_people_play_on_one_seat_further_or_the_same_cards_again(parlour: House) -> None:
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


async def test_a_replay_shows_each_seat_what_it_saw_and_open_shows_all(parlour: House) -> None:
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
    assert len(replays["0"]["moments"]) == min(lines, 400)
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


async def test_a_table_at_which_nothing_happens_sleeps_and_wakes_where_it_was(parlour: House) -> None:
    parlour.parlour.sleep_after = 0.05
    ines, otto, table = await two_at_a_table(parlour)
    who, seat, other = mover(ines, otto, table)
    for _ in range(100):
        await asyncio.sleep(0.05)
        for room in list(parlour.parlour.rooms.values()):
            parlour.parlour._maybe_sleep(room)
        if not parlour.parlour.rooms:
            break
    assert parlour.parlour.rooms == {}
    before = await other.quiet()
    await who.send("note", table=table, seat=seat, text="nobody hears that the table woke")
    await who.hears("notes")
    assert await other.quiet() == before + 1  # the pong
    await who.move(table, seat, "draw file")
    assert (await other.hears("update"))["events"][0]["kind"] == "drew"
    await who.hears("update", lambda m: m["accepted"])


async def test_everything_is_there_after_the_server_was_stopped_and_started(tmp_path: Path) -> None:
    async with house(tmp_path / "parlour.db") as first:
        ines, otto, table = await two_at_a_table(first)
        who, seat, _ = mover(ines, otto, table)
        await who.move(table, seat, "draw file")
        shown = await who.hears("update", lambda m: m["accepted"])
    async with house(tmp_path / "parlour.db") as second:
        again = await second.guest(token=who.token)
        await again.send("watch", table=table)
        update = await again.hears("update")
        assert (update["view"], update["revision"]) == (shown["view"], shown["revision"])
        mine = (await second.http.get("/api/tables/mine", headers=again.bearer)).json()["tables"]
        assert [(line["table"], line["your_turn"], line["over"]) for line in mine] == [(table, True, False)]


async def test_a_timed_game_goes_on_after_a_restart_even_if_nobody_comes_back(tmp_path: Path) -> None:
    async with house(tmp_path / "parlour.db") as first:
        _, _, table = await two_at_a_table(
            first, pace={"kind": "clock", "per_move": 1, "bank": 0}, takeover="constable"
        )
        _, _, untimed = await two_at_a_table(first)
    async with house(tmp_path / "parlour.db") as second:
        emma = await second.guest("Emma")
        for _ in range(300):
            if (await second.http.get(f"/api/tables/{table}")).json()["result"]:
                break
            await asyncio.sleep(0.1)
        mine = (await second.http.get(f"/api/tables/{table}")).json()
        assert [seat["bot"] for seat in mine["seats"]] == ["constable", "constable"]
        assert untimed not in second.parlour.rooms
        await emma.leave()


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
async def test_what_is_not_understood_is_said_so_and_the_connection_stays(
    parlour: House, frame: str | bytes, code: str
) -> None:
    ines = await parlour.guest("Ines")
    await ines.socket.send(frame)
    assert (await ines.hears("wrong"))["code"] == code
    await ines.quiet()
