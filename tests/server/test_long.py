"""Long games: told in parts, opened from snapshots, taken back and watched at the price of a move, and stopped in the
end. What is counted is work and bytes, never time."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Awaitable
from functools import cache
from pathlib import Path
from threading import Event, current_thread, get_ident
from typing import Any

import msgspec
import pytest
from server import long
from server.evening import Evening, longer_than
from server.house import GENEROUS, PATIENCE, Guest, House, house
from server.postgres_for_tests import postgres

from whitechapel.core import lessons
from whitechapel.games import GAMES
from whitechapel.server.live.leaving import KEEPSAKE
from whitechapel.server.live.limits import REPLAY_COST, Buckets, Guard, Limits, Rate
from whitechapel.server.live.shelf import SNAPSHOT, Shelf
from whitechapel.server.store import TABLE, Entry, open_store
from whitechapel.server.table import bodies, decide, keepsake, log, moderate, proof, show, snapshot, wire
from whitechapel.server.table.decide import Asker
from whitechapel.server.table.freeze import things
from whitechapel.server.table.story import EVERY, Passage
from whitechapel.server.table.table import REMEMBERED_EVENTS, Chair, Table

OFTEN = 30
games = pytest.mark.parametrize("game", [game.id for game in GAMES])


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How many answers are played again, and how many entries are folded."""
    done: Counter[str] = Counter()
    step, apply = Passage.step, Table.apply

    def counted_step(passage: Passage) -> Any:
        done["steps"] += 1
        return step(passage)

    def counted_apply(table: Table, entry: log.Entry) -> None:
        done["entries"] += 1
        apply(table, entry)

    monkeypatch.setattr(Passage, "step", counted_step)
    monkeypatch.setattr(Table, "apply", counted_apply)
    return done


@cache
def finished_game() -> Evening:
    """A finished game of bots with a few thousand entries; nobody may change it."""
    return long.long_evening(4000, 12)


def running_game(lines: int = 1500) -> Evening:
    """Two people in the middle of a long match."""
    evening = Evening(options={"seats": 2, "target": 1000, "max_hands": 200}, window=0, seats=["open", "bot:random"])
    evening.plays_on(longer_than(lines))
    while not evening.table.wanted() or evening.table.wanted()[0] != 0 or evening.table.sealed:
        evening.plays_on(longer_than(len(evening.table.lines)))
    return evening


def take_back(evening: Evening) -> None:
    evening.undoes(0)
    assert evening.table.wish is None  # bots always agree


# -- the story in parts ----------------------------------------------------------------------------


def test_a_visitor_to_a_long_game_is_told_the_last_events_and_nothing_is_played_again(work: Counter[str]) -> None:
    table = finished_game().table
    assert table.told > 4000
    message = show.again(table, None, 1, 0)
    update = msgspec.json.decode(message, type=wire.Update)
    assert (update.first, len(update.events)) == (table.told - REMEMBERED_EVENTS, REMEMBERED_EVENTS)
    assert len(message) < 60_000
    assert work["steps"] == 0


def test_a_hundred_requests_for_a_fresh_update_are_answered_from_one_calculation(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = running_game(300).table
    remembered, asked = show._remembered, []

    def counted(*given: Any) -> list[wire.Event]:
        asked.append(given)
        return remembered(*given)

    monkeypatch.setattr(show, "_remembered", counted)
    assert len({show.again(table, None, 1, 0) for _ in range(100)}) == 1
    assert len(asked) == 1


def test_the_parts_of_a_history_are_the_whole_story(work: Counter[str]) -> None:
    table = finished_game().table
    events: list[wire.Event] = []
    before, parts = table.told, 0
    while before:
        work.clear()
        part = msgspec.json.decode(show.Earlier(table, 2, before).encode(), type=wire.History)
        assert work["steps"] <= 2 * EVERY + show.HISTORY
        events = part.events + events
        before, parts = part.first, parts + 1
    assert parts == -(-table.told // show.HISTORY)
    whole = table.transcript().replay(told=True).events or []
    assert events == [msgspec.json.decode(wire.encode(event), type=wire.Event) for event in show.heard(table, 2, whole)]


@pytest.mark.parametrize("memory", ["strict", "notebook"])
def test_where_players_remember_for_themselves_a_history_names_no_card_that_was_in_sight_for_a_moment(
    memory: str,
) -> None:
    evening = Evening(memory=memory)
    evening.plays_on(longer_than(30))
    part = msgspec.json.decode(show.Earlier(evening.table, 0, evening.table.told).encode(), type=wire.History)
    assert len(part.events) == evening.table.told
    hearings = evening.table.game.hearings
    assert {event.facts.get(name, "") for event in part.events for name in hearings[event.kind].fleeting} == {""}


def test_seeing_the_end_of_a_long_game_again_costs_a_page(work: Counter[str]) -> None:
    table = finished_game().table
    message = show.Past(table, 2, 0).encode()
    assert work["steps"] <= 2 * EVERY + show.MOMENTS
    assert len(message) < show.PAGE_BYTES + 1000
    updates = msgspec.json.decode(message, type=wire.Past).updates
    assert 20 < len(updates) <= show.PAST + 1
    assert updates[-1].first + len(updates[-1].events) == table.told


@pytest.mark.parametrize(("seat", "everything"), [(0, False), (None, False), (None, True)])
def test_the_parts_of_a_replay_are_the_whole_game_and_each_is_small(
    work: Counter[str], seat: int | None, everything: bool
) -> None:
    table = finished_game().table
    lines = len(table.lines)
    start = 0
    told = 0
    while start < lines:
        work.clear()
        data = show.Page(table, seat, everything, start).encode()
        assert work["steps"] <= EVERY + show.LINES_BEFORE + show.MOMENTS
        assert len(data) < show.PAGE_BYTES + 100_000
        part = msgspec.json.decode(data, type=bodies.Replay)
        assert (part.lines, part.told) == (lines, told)
        assert [moment.line for moment in part.moments] == list(range(start, start + len(part.moments)))
        start += len(part.moments)
        told += sum(len(moment.events) for moment in part.moments)
    assert told == table.told
    assert msgspec.json.decode(show.Page(table, seat, everything, lines).encode(), type=bodies.Replay).moments == []


def test_a_part_of_a_replay_brings_the_diary_before_it() -> None:
    table = finished_game().table
    whole = msgspec.json.decode(show.Page(table, 1, False, 900).encode(), type=bodies.Replay)
    part = msgspec.json.decode(show.Page(table, 1, False, 930).encode(), type=bodies.Replay)
    known = [event for moment in whole.moments[:30] for event in moment.events]
    assert part.before[-len(known) :] == known
    assert part.moments[0] == whole.moments[30]


# -- taking back -----------------------------------------------------------------------------------


def test_taking_back_in_a_long_game_plays_nothing_again(work: Counter[str]) -> None:
    evening = running_game()
    for _ in range(OFTEN):
        before = evening.shown(0)["view"]
        evening.answers(0, evening.rng.choice(evening.options(0)))
        if evening.table.sealed or not evening.table.playing:
            break
        take_back(evening)
        assert evening.shown(0)["view"] == before
    assert work["steps"] == 0


def test_taking_back_further_than_states_are_remembered_costs_no_more_than_a_checkpoint(work: Counter[str]) -> None:
    evening = running_game()
    lines = len(evening.table.lines)
    while decide.may_undo(evening.table, 0) != "no" and len(evening.table.lines) > lines - 400:
        work.clear()
        take_back(evening)
        assert work["steps"] <= EVERY
    table = evening.table
    state = table.transcript().replay()
    assert table.state is not None
    assert table.state.parts() == state.parts()
    assert list(table.events) == table.story(table.told - len(table.events)).events()
    again = evening.read_back()
    assert (again.revision, again.told, again.lines) == (table.revision, table.told, table.lines)


def test_how_often_a_seat_takes_back_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decide, "MOST_UNDOS", 3)
    evening = running_game(40)
    for _ in range(3):
        take_back(evening)
    refused = evening.undoes(0).reply
    assert isinstance(refused, wire.Wrong)
    assert refused.code == "undo-full"
    assert refused.sentence.en == "You have taken back as often as this table allows."
    assert refused.sentence.de == "Öfter kannst du an diesem Tisch nichts zurücknehmen."
    assert evening.shown(0)["undo"] == "no"


# -- no game goes on for ever ----------------------------------------------------------------------


def test_a_game_that_is_too_long_is_stopped_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decide, "MOST_ANSWERS", 60)
    evening = Evening(options={"max_hands": 9})
    evening.plays_on()
    table = evening.table
    assert (table.stopped, table.over, table.playing, table.ended) == (True, True, False, None)
    assert 60 <= table.revision < 70
    assert table.talk[-1].what == "stopped"
    assert (evening.info().stopped, evening.info().result) == (True, None)
    assert [standing.over for standing in show.standings(table).values()] == [True, True]
    seat = table.state.waiting()[0] if table.state is not None else 0
    refused = evening.answers(seat, "draw file").reply
    assert isinstance(refused, wire.Wrong)
    assert refused.code == "table-full"
    assert refused.sentence.de.startswith("Diese Partie ist zu lang geworden und wurde abgebrochen.")
    assert evening.shown(seat)["undo"] == "no"
    assert (table.due(), evening.read_back().stopped) == (None, True)


def test_talk_and_notes_are_limited_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(memory="notebook")
    monkeypatch.setattr(decide, "MOST_TALK", evening.table.talked + 2)
    monkeypatch.setattr(decide, "MOST_NOTES", 2)
    codes = []
    for text in ("one", "two", "three"):
        for command in (wire.Say(table="table", text=text), wire.Note(table="table", seat=0, text=text)):
            reply = evening.do(evening.wants("ines", command)).reply
            codes.append(reply.code if isinstance(reply, wire.Wrong) else "")
    assert codes == ["", "", "", "", "talk-full", "notes-full"]
    evening.plays_on(longer_than(20))


def test_what_people_could_repeat_for_ever_without_an_answer_is_refused_in_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evening = Evening(pace={"kind": "clock", "per_move": 5, "bank": 0})
    seat = evening.table.wanted()[0]
    player, other = (evening.table.chairs[each].player for each in (seat, 1 - seat))
    monkeypatch.setattr(decide, "MOST_HAPPENED", evening.table.talked + 4)
    offer = wire.OfferEnd(table="table", seat=seat)
    for _ in range(2):
        assert evening.do(evening.wants(player, offer)).entries
        evening.agrees(other, yes=False)
    assert code(evening.wants(player, offer)) == "talk-full"
    shut = moderate.close(evening.table, wire.Close(table="table", closed=True), Asker("ines", "Ines"), {}, evening.now)
    assert code(shut) == "talk-full"
    evening.waits(6)
    assert evening.table.chairs[seat].stand_in
    assert code(evening.wants(player, wire.Back(table="table", seat=seat))) == "talk-full"
    assert not decide.returned(evening.table, player, evening.now).entries
    evening.answers(seat, evening.options(seat)[0])  # answers go on, and take the seat back
    assert not evening.table.chairs[seat].stand_in


def code(decision: decide.Decision) -> str:
    return decision.reply.code if isinstance(decision.reply, wire.Wrong) else ""


async def test_coming_under_another_name_again_and_again_is_not_written_down_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path / "parlour.db") as parlour:
        ines = await parlour.guest("Ines")
        table = await parlour.table(ines)
        await ines.comes(table, 0)
        for name in ("Una", "Bea"):
            await parlour.http.put("/api/me", json={"nickname": name}, headers=ines.bearer)
            await ines.leave()
            ines = await parlour.guest(token=ines.token)
            await ines.comes(table, sit=False)
            await ines.send("sync", table=table)  # after it has been written down that she came
            await ines.hears("update")
            played = await parlour.parlour.shelf.load(table)
            monkeypatch.setattr(decide, "MOST_HAPPENED", played.talked)
        assert played is not None
        assert [chair.name for chair in played.chairs] == ["Una", ""]


def test_a_chapter_of_a_lesson_is_not_begun_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decide, "MOST_ANSWERS", 3)
    evening = Evening(lesson=lessons.of(GAMES[0])[0].name, game=GAMES[0].id)
    for _ in range(4):
        evening.do(evening.wants("ines", wire.ToChapter(table="table", chapter=0)))
    assert evening.table.stopped
    assert code(evening.wants("ines", wire.ToChapter(table="table", chapter=0))) == "no-chapter"


async def test_bots_that_play_among_themselves_stop_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decide, "MOST_ANSWERS", 50)
    async with house(tmp_path / "parlour.db") as parlour:
        ines = await parlour.guest("Ines")
        table = await parlour.table(ines, seats=["bot:random", "bot:random"], options={"max_hands": 9})
        await ines.send("watch", table=table)
        told = await ines.hears("table", lambda message: message["stopped"])
        assert told["result"] is None
        await ines.until(lambda: any(line["what"] == "stopped" for line in talk(ines)))
        assert (await parlour.http.get(f"/api/tables/{table}/replay?seat=open")).json()["moments"] != []


def talk(guest: Guest) -> list[dict[str, Any]]:
    return [line for message in guest.heard if message["kind"] == "talk" for line in message["lines"]]


# -- snapshots -------------------------------------------------------------------------------------


def restored(table: Table) -> Table:
    data = snapshot.Draft(table).encode()
    assert data is not None
    again = snapshot.restore(table.id, data)
    assert again is not None
    return again


@games
def test_a_table_from_its_snapshot_is_the_same_and_goes_on_in_the_same_way(game: str) -> None:
    evening = Evening(game=game, pace={"kind": "clock", "per_move": 5, "bank": 60}, memory="full")
    for _ in range(12):
        evening.do(evening.wants("ines", wire.Say(table="table", text="Hm.")))
        evening.now += evening.rng.randrange(20_000)
        evening.plays_on(longer_than(len(evening.table.lines) + 9))
        if decide.may_undo(evening.table, 0) == "ask":
            evening.undoes(0)
        same(evening.table, restored(evening.table))
    first, second = evening.table, restored(evening.table)
    rng, moves, now = evening.rng.getstate(), evening.moves, evening.now
    answers = []
    for table in (first, second):
        evening.table, evening.moves, evening.now = table, moves, now
        evening.rng.setstate(rng)
        evening.plays_on(longer_than(len(table.lines) + 40))
        answers.append(table.lines)
    assert answers[0] == answers[1]
    same(first, second)


def same(one: Table, other: Table) -> None:
    assert one.state is not None
    assert other.state is not None
    assert one.state.parts() == other.state.parts()
    for name in {*snapshot.PLAIN, "lines", "units", "news", "replies", "spoken", "talk", "events"}:
        assert getattr(one, name) == getattr(other, name), name
    assert +one.asked_times == +other.asked_times
    for mine, theirs in zip(one.chairs, other.chairs, strict=True):
        assert [getattr(mine, name) for name in Chair.__slots__] == [getattr(theirs, name) for name in Chair.__slots__]


def test_whatever_a_table_has_is_in_its_snapshot_or_follows_from_it() -> None:
    follows = {"agreed", "asked_times", "events", "game", "heard", "id", "json", "kept", "lesson", "states"}
    written = {*snapshot.PLAIN, *snapshot.SETS, "chairs", "checkpoints", "lines", "news", "records", "replies", "state",
               "talk", "units"}  # fmt: skip
    assert set(Table.__slots__) == follows | written
    assert set(Chair.__slots__) == set(snapshot.CHAIR)


@games
def test_every_question_of_a_game_can_be_found_again(game: str) -> None:
    assert things(game).frames
    assert None not in things(game).frames.values()


def test_checkpoints_survive_in_a_snapshot_and_share_their_score_sheets(work: Counter[str]) -> None:
    table = restored(finished_game().table)
    assert len(table.checkpoints) >= 12
    assert sum(name == "Sheet" for name, _ in table.records) == 12  # one for each hand
    for start in (300, 2000, 3500):
        ours, theirs = (show.Page(one, 0, False, start).encode() for one in (table, finished_game().table))
        assert ours == theirs
    assert work["steps"] <= 6 * (EVERY + show.LINES_BEFORE + show.MOMENTS)


def test_a_snapshot_under_other_rules_or_a_damaged_one_is_no_snapshot() -> None:
    table = running_game(50).table
    data = snapshot.Draft(table).encode()
    assert data is not None
    assert (
        snapshot.restore("table", data.replace(b'"version":"1 jack-the-ripper 1', b'"version":"1 jack-the-ripper 0'))
        is None
    )
    assert snapshot.restore("table", data[:-10]) is None
    assert snapshot.restore("table", data.replace(b'"frame":["', b'"frame":["un')) is None


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return postgres().fresh() if request.param == "postgres" else str(tmp_path / "parlour.db")


async def test_a_long_table_opens_after_a_restart_without_folding_its_log(place: str, work: Counter[str]) -> None:
    entries = finished_game().log
    store = await open_store(place)
    await long.write(store, "long", entries)
    await store.close()
    async with house(place) as parlour:  # an old one without a snapshot: once everything is folded, aside
        await watched(parlour)
        assert work["entries"] == len(entries) - 1
    work.clear()
    async with house(place) as parlour:
        ines = await watched(parlour)
        assert ines.last["long", None]["first"] == finished_game().table.told - REMEMBERED_EVENTS
        assert work["entries"] == 0
        assert work["steps"] <= EVERY + REMEMBERED_EVENTS
        info = (await parlour.http.get("/api/tables/long")).json()
        assert info["result"] is not None


async def test_a_game_that_was_played_here_opens_after_a_restart_from_what_was_kept_during_it(
    place: str, work: Counter[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshot, "FIRST", 40)
    monkeypatch.setattr(decide, "MOST_ANSWERS", 400)
    async with house(place) as parlour:
        ines = await parlour.guest("Ines")
        table = await parlour.table(ines, seats=["bot:random", "bot:random"], options={"max_hands": 99})
        await ines.send("watch", table=table)
        await ines.hears("table", lambda message: message["stopped"])
    work.clear()
    async with house(place) as parlour:
        ines = await parlour.guest("Ines")
        await ines.send("watch", table=table)
        await ines.hears("update")
        length = len(await parlour.parlour.store.read(TABLE + table))
        assert length > 400
        assert work["entries"] < length / 2  # one in ten, unless the machine is very busy


async def watched(parlour: House) -> Guest:
    ines = await parlour.guest("Ines")
    await ines.send("watch", table="long")
    await ines.hears("update")
    return ines


async def test_a_snapshot_that_does_not_fit_its_log_is_left_aside(tmp_path: Path, work: Counter[str]) -> None:
    store = await open_store(tmp_path / "parlour.db")
    entries = finished_game().log
    await long.write(store, "long", entries[:2000])
    data = snapshot.Draft(finished_game().table).encode()
    assert data is not None
    await store.put(SNAPSHOT + "long", data)
    shelf = Shelf(store)
    table = await shelf.load("long")
    assert (table.length, work["entries"]) == (2000, 1999)
    await shelf.close()
    await store.close()


async def test_somebody_who_looks_again_makes_the_server_read_only_what_is_new(
    tmp_path: Path, work: Counter[str]
) -> None:
    store = await open_store(tmp_path / "parlour.db")
    entries = finished_game().log
    await long.write(store, "long", entries[:500])
    shelf = Shelf(store)
    first = await shelf.look("long")
    part = [Entry(kind=log.kind(entry), data=log.encode(entry)) for entry in entries[500:510]]
    await store.append(TABLE + "long", 500, part)
    work.clear()
    tables = await asyncio.gather(*(shelf.look("long") for _ in range(20)))
    assert {id(table) for table in tables} == {id(first)}
    assert (first.length, work["entries"]) == (510, 10)
    await shelf.close()
    await store.close()


# -- what it costs ---------------------------------------------------------------------------------


def test_what_costs_more_takes_more_tokens() -> None:
    buckets = Buckets(Rate(20, 1))
    assert [buckets.take("ines", 0.0, 8.0) for _ in range(3)] == [True, True, False]
    assert buckets.take("ines", 0.0, 4.0)
    assert not buckets.take("ines", 0.0)


async def test_parts_of_a_replay_and_syncs_are_counted_by_their_cost(tmp_path: Path) -> None:
    strict = GENEROUS._replace(requests=Rate(3 * (1 + REPLAY_COST), 0), messages=Rate(24, 0))
    async with house(tmp_path / "parlour.db", strict) as parlour:
        await long.write(parlour.parlour.store, "long", finished_game().log)
        pages = [await parlour.http.get("/api/tables/long/replay?seat=open") for _ in range(4)]
        assert [page.status_code for page in pages] == [200, 200, 200, 429]
        ines = await watched(parlour)  # 5 tokens
        for _ in range(10):
            await ines.send("sync", table="long")
        for _ in range(7):
            assert (await ines.hears("wrong"))["code"] == "too-many"
        await ines.until(lambda: sum(message["kind"] == "update" for message in ines.heard) == 1 + 3)


async def test_a_transcript_is_written_off_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []
    write = proof.write

    def listen(*parts: Any) -> str:
        threads.append(current_thread().name)
        return write(*parts)

    monkeypatch.setattr(proof, "write", listen)
    async with house(tmp_path / "parlour.db") as parlour:
        await long.write(parlour.parlour.store, "long", finished_game().log)
        text = (await parlour.http.get("/api/tables/long/transcript")).text
    assert text.count("\n") > 500
    assert [name.startswith("aside") for name in threads] == [True]


async def test_a_keepsake_is_made_off_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []
    encode = keepsake._encode

    def listen(part: Any) -> bytes:
        threads.append(current_thread().name)
        return encode(part)

    monkeypatch.setattr(keepsake, "_encode", listen)
    game = long.long_evening(200, 2)
    async with house(tmp_path / "parlour.db") as parlour:
        await long.write(parlour.parlour.store, "long", game.log)
        parlour.parlour.finished("long")
        async with asyncio.timeout(PATIENCE):
            while await parlour.parlour.store.get(KEEPSAKE + "long") is None:
                await asyncio.sleep(0.01)
    pages = -(-len(game.table.lines) // keepsake.SCENES)
    assert [name.startswith("aside") for name in threads] == [True] * (pages + 1)


async def test_what_is_done_aside_lets_the_event_loop_go_on_five_times_sooner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns: list[tuple[int, float]] = []
    set_turn = sys.setswitchinterval

    def listen(seconds: float) -> None:
        turns.append((get_ident(), seconds))
        set_turn(seconds)

    monkeypatch.setattr(sys, "setswitchinterval", listen)
    store = await open_store(tmp_path / "parlour.db")
    shelf = Shelf(store)
    thread = await shelf.aside(get_ident)
    with pytest.raises(ZeroDivisionError):
        await shelf.aside(lambda: 1 // 0)
    assert [seconds for who, seconds in turns if who == thread] == [0.001, 0.005, 0.001, 0.005]
    await shelf.close()
    await store.close()


async def test_a_table_that_is_being_woken_goes_before_those_that_strangers_look_at(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "parlour.db")
    names = [f"long{number}" for number in range(6)]
    for name in names:
        await long.write(store, name, finished_game().log[:200])
    shelf, gate, order = Shelf(store), Event(), list[str]()

    async def note(name: str, reading: Awaitable[Any]) -> None:
        await reading
        order.append(name)

    async def queue(length: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while shelf._thread._work_queue.qsize() < length:
                await asyncio.sleep(0.01)

    try:
        held = asyncio.ensure_future(shelf.aside(gate.wait))
        looks = [asyncio.ensure_future(note("look", shelf.look(name))) for name in names[1:]]
        await queue(1)  # the first look waits for the thread, the others for the first
        woken = asyncio.ensure_future(note("woken", shelf.load(names[0])))
        await queue(2)
    finally:
        gate.set()
    await asyncio.gather(held, woken, *looks)
    assert order.index("woken") <= 1
    await shelf.close()
    await store.close()


def test_whoever_plays_again_and_again_opens_no_more_tables_than_others() -> None:
    guard = Guard(Limits(tables=Rate(2, 0)))
    again = wire.PlayAgain(table="t")
    assert [guard.allows(again, "ines", 0.0) for _ in range(3)] == [True, True, False]
    assert guard.allows(again, "max", 0.0)
    assert not guard.tables.take("ines", 0.0)


# -- the attacks, in small -------------------------------------------------------------------------


@pytest.mark.parametrize("attack", long.ATTACKS)
async def test_under_attack_others_are_answered_and_nothing_long_is_done_for_it(
    tmp_path: Path, work: Counter[str], attack: str
) -> None:
    async with house(tmp_path / "parlour.db") as parlour:
        await long.write(parlour.parlour.store, long.LONG, finished_game().log)
        otto = await parlour.guest("Otto")
        task = asyncio.ensure_future(long.ATTACKS[attack](parlour.address, 1.0))
        while not task.done():
            await otto.quiet()
            await asyncio.sleep(0.02)
        assert await task > 0
        assert parlour.parlour.counted["status_5xx"] == 0
        assert work["entries"] <= len(finished_game().log)
