"""Tables that cannot be read, or were played under other rules: they are kept, and nobody else notices them."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from patience import until
from server.evening import SEED, Evening
from server.house import House, house
from server.postgres_for_tests import postgres

from whitechapel.core.frames import GameError
from whitechapel.server.host import upkeep
from whitechapel.server.live import parlour as parlours
from whitechapel.server.live.leaving import KEEPSAKE
from whitechapel.server.store import TABLE, Entry, Mark, Unavailable, open_bus, open_store
from whitechapel.server.store.sqlite import SqliteStore
from whitechapel.server.table import log, opening, wire
from whitechapel.server.table.table import OtherRules, Table, Unreadable, understanding

BOTS = ["bot:random", "bot:random"]
UNREADABLE = {
    "code": "unreadable",
    "sentence": {
        "en": "The record of this table cannot be read. It is kept as it is; please tell whoever runs the server.",
        "de": "Die Aufzeichnung dieses Tisches ist nicht lesbar. Sie bleibt, wie sie ist; sag bitte der Person"
        " Bescheid, die den Server betreibt.",
    },
}
OTHER_RULES = "This game was played under other rules than this server has now."


def created(**settings: Any) -> log.Created:
    given = {"game": "check-the-ripper", "options": {"turn_limit": 10}, **settings}
    return opening.create(msgspec.convert(given, wire.Settings), SEED, "ines", 1_000_000)


async def put(place: Path, name: str, entries: list[bytes], player: str = "ines") -> None:
    store = await open_store(place)
    await store.append(TABLE + name, 0, [Entry("line", data) for data in entries], [Mark(player, False, False)])
    await store.close()


def change(place: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(place)) as db, db:
        db.execute(statement, values)


def play_under(place: Path, table: str, rules: int) -> None:
    """Pretend that a table was opened under another version of the rules."""
    with closing(sqlite3.connect(place)) as db, db:
        (data,) = db.execute("SELECT data FROM entries WHERE log = ? AND number = 0", (TABLE + table,)).fetchone()
        first = log.decode(data)
        assert isinstance(first, log.Created)
        changed = log.encode(msgspec.structs.replace(first, rules=rules))
        db.execute("UPDATE entries SET data = ? WHERE log = ? AND number = 0", (changed, TABLE + table))


def read(id: str, stored: list[bytes]) -> Table:
    """A table as the shelf reads it."""
    read_so_far: list[log.Entry] = []
    with understanding(lambda: len(read_so_far)):
        first = log.decode(stored[0])
        assert isinstance(first, log.Created)
        table = Table(id, first)
        for data in stored:
            read_so_far.append(log.decode(data))
        return table


# -- one that cannot be read -----------------------------------------------------------------------


async def test_one_unreadable_table_holds_up_no_other(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    place = tmp_path / "p.db"
    await put(place, "a-broken", [b'{"kind": "created", "at": "never"}'])
    for number in range(4):
        await put(place, f"b{number}", [log.encode(created(seats=BOTS))])
    with caplog.at_level(logging.ERROR):
        async with house(place) as parlour:
            await until(lambda: {"b0", "b1", "b2", "b3"} <= parlour.parlour.rooms.keys())
            health = await parlour.http.get("/healthz")
    assert (health.status_code, health.text) == (200, "well, but tables that cannot be read: 1\n")
    reports = [record for record in caplog.records if record.getMessage() == "a table cannot be read"]
    assert [record.__dict__["table"] for record in reports] == ["a-broken"]


async def test_tables_are_woken_although_the_store_was_away_at_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "p.db"
    await put(place, "bots", [log.encode(created(seats=BOTS))])
    honest = SqliteStore.logs
    troubles = [Unavailable("store-closed", "The store is closed.")]

    def logs(store: SqliteStore, prefix: str = "") -> AsyncIterator[str]:
        if troubles:
            raise troubles.pop()
        return honest(store, prefix)

    monkeypatch.setattr(SqliteStore, "logs", logs)
    monkeypatch.setattr(parlours, "SWEEP", 0.05)
    async with house(place) as parlour:
        await until(lambda: "bots" in parlour.parlour.rooms)
        assert (await parlour.http.get("/healthz")).text == "well\n"


@pytest.mark.parametrize("where", ["", "/replay", "/transcript"])
async def test_somebody_who_asks_for_an_unreadable_table_is_told_so(tmp_path: Path, where: str) -> None:
    place = tmp_path / "p.db"
    await put(place, "broken", [log.encode(created()), b"{}"])
    async with house(place) as parlour:
        answer = await parlour.http.get(f"/api/tables/broken{where}")
        assert (answer.status_code, answer.json()) == (409, UNREADABLE)
        ines = await parlour.guest("Ines")
        await ines.send("watch", table="broken")
        assert (await ines.hears("wrong"))["code"] == "unreadable"


async def test_a_list_of_tables_leaves_out_the_one_that_cannot_be_read(tmp_path: Path) -> None:
    place = tmp_path / "p.db"
    async with house(place) as parlour:
        ines = await parlour.guest("Ines")
        good, bad = await parlour.table(ines), await parlour.table(ines)
    change(place, "UPDATE entries SET data = ? WHERE log = ? AND number = 0", b"?", TABLE + bad)
    async with house(place) as parlour:
        mine = await parlour.http.get("/api/tables/mine", headers=ines.bearer)
        assert [table["table"] for table in mine.json()["tables"]] == [good]


async def test_the_doctor_names_every_table_that_cannot_be_read(tmp_path: Path) -> None:
    place = tmp_path / "p.db"
    await put(place, "a", [b"?"])
    await put(place, "b", [log.encode(created())])
    await put(place, "c", [log.encode(created()), b"{}"])
    finding = await upkeep.doctor(place)
    assert not finding.healthy
    lines = finding.sentence.splitlines()
    assert lines[0].startswith("Table a: entry 0 cannot be replayed: ")
    assert lines[1].startswith("Table c: entry 1 cannot be replayed: ")
    assert lines[2].endswith("1 tables with 0 answers were played again without a difference.")


def test_a_sentence_says_what_is_wrong_with_a_log() -> None:
    with pytest.raises(Unreadable, match=r"^Entry 1 cannot be read: "):
        read("t", [log.encode(created()), b"?"])
    first = created()
    unknown = log.encode(msgspec.structs.replace(first, settings=msgspec.structs.replace(first.settings, game="whist")))
    with pytest.raises(Unreadable, match=r"^Entry 0 cannot be read: 'whist' is not a game we have"):
        read("t", [unknown])


# -- the doctor counts -----------------------------------------------------------------------------


async def test_the_doctor_finds_a_tail_that_was_cut_off(tmp_path: Path) -> None:
    place = tmp_path / "p.db"
    evening = Evening()
    evening.plays_on(lambda table: len(table.lines) > 10)
    await put(place, "whole", [log.encode(entry) for entry in evening.log])
    assert (await upkeep.doctor(place)).healthy
    change(place, "DELETE FROM entries WHERE number >= 9")
    finding = await upkeep.doctor(place)
    assert not finding.healthy
    there = f"it had {len(evening.log)} entries, and 9 are there."
    assert finding.sentence.splitlines()[0] == f"table/whole has lost its end: {there}"


async def test_the_doctor_finds_a_table_that_was_deleted(tmp_path: Path) -> None:
    place = tmp_path / "p.db"
    for name in ("one", "two"):
        await put(place, name, [log.encode(created())])
    for name in ("entries", "logs"):
        change(place, f"DELETE FROM {name} WHERE {'log' if name == 'entries' else 'name'} = 'table/two'")
    finding = await upkeep.doctor(place)
    assert finding.sentence.splitlines()[:2] == [
        "table/two is gone: somebody's list of tables still has it.",
        "2 logs have been opened, and 1 are there.",
    ]
    change(place, "DELETE FROM marks")
    finding = await upkeep.doctor(place)
    assert finding.sentence.splitlines()[0] == "2 logs have been opened, and 1 are there."
    assert not finding.healthy


async def test_the_doctor_counts_in_postgresql_too() -> None:
    server = postgres()
    url = server.fresh()
    store = await open_store(url)
    for name in ("one", "two", "three"):
        entries = [Entry("created", log.encode(created())), Entry("stood", b'{"kind": "stood", "at": 1, "seat": 0}')]
        await store.append(TABLE + name, 0, entries, [Mark("ines", False, False)])
    await store.close()
    assert (await upkeep.doctor(url)).healthy
    name = url.split("/")[3].split("?")[0]
    server.psql("DELETE FROM whitechapel.entries WHERE log = 'table/one' AND number = 1", name)
    for table, column in (("entries", "log"), ("logs", "name"), ("marks", "log")):
        server.psql(f"DELETE FROM whitechapel.{table} WHERE {column} = 'table/two'", name)
    finding = await upkeep.doctor(url)
    assert finding.sentence.splitlines()[:2] == [
        "table/one has lost its end: it had 2 entries, and 1 are there.",
        "3 logs have been opened, and 2 are there.",
    ]


async def test_a_database_of_version_1_is_upgraded_and_counts_from_then_on() -> None:
    server = postgres()
    url = server.fresh()
    store = await open_store(url)
    await store.append(TABLE + "one", 0, [Entry("created", log.encode(created()))])
    await store.close()
    name = url.split("/")[3].split("?")[0]
    for statement in ("DROP TABLE leases", "ALTER TABLE house DROP COLUMN opened", "UPDATE house SET version = 1"):
        server.psql(f"SET search_path TO whitechapel; {statement}", name)
    assert (await upkeep.doctor(url)).healthy  # it only reads
    store = await open_store(url)
    bus = await open_bus(store)
    assert await bus.own("one")
    await store.append(TABLE + "two", 0, [Entry("created", log.encode(created()))])
    await bus.close()
    await store.close()
    assert server.psql("SELECT version, opened FROM whitechapel.house", name) == "2|2"


# -- other rules -----------------------------------------------------------------------------------


def test_the_version_of_the_rules_stands_in_every_new_log() -> None:
    assert created().rules == 1
    assert b'"rules":1' in log.encode(created())
    old = msgspec.structs.replace(created(), rules=0)  # as version 0.1 wrote it
    assert read("t", [log.encode(old)]).game.id == "check-the-ripper"
    with pytest.raises(OtherRules) as refused:
        read("t", [log.encode(msgspec.structs.replace(created(), rules=7))])
    assert str(refused.value) == (
        "It is played under version 7 of the rules of check-the-ripper; this server has version 1."
    )
    assert isinstance(refused.value, GameError)


async def test_a_running_game_of_other_rules_is_refused_with_a_sentence_and_kept(tmp_path: Path) -> None:
    place = tmp_path / "p.db"
    async with house(place) as parlour:
        ines = await parlour.guest("Ines")
        table = await parlour.table(ines)
    play_under(place, table, 7)
    async with house(place) as parlour:
        answer = await parlour.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (409, "other-rules")
        assert answer.json()["sentence"]["en"].startswith(OTHER_RULES)
        ines = await parlour.guest(token=ines.token)
        await ines.send("watch", table=table)
        assert (await ines.hears("wrong"))["sentence"]["en"].startswith(OTHER_RULES)
        assert (await parlour.http.get("/api/tables/mine", headers=ines.bearer)).status_code == 200
        assert (await parlour.http.get("/healthz")).text == "well\n"
    finding = await upkeep.doctor(place)
    assert finding.healthy
    assert "1 tables were begun under other rules than these" in finding.sentence
    play_under(place, table, 1)
    async with house(place) as parlour:
        assert (await parlour.http.get(f"/api/tables/{table}")).status_code == 200


async def watched(parlour: House, table: str, seat: str) -> list[Any]:
    """A whole replay, page by page."""
    moments: list[Any] = []
    lines = 1
    while len(moments) < lines:
        answer = await parlour.http.get(f"/api/tables/{table}/replay?seat={seat}&start={len(moments)}")
        assert answer.status_code == 200, answer.text
        lines = answer.json()["lines"]
        moments += answer.json()["moments"]
    return moments


GAMES = {
    "jack-the-ripper": {"max_hands": 1, "vote": "on"},
    "rue-morgue": {"max_hands": 1},
    "mr-jack": {},
    "check-the-ripper": {"turn_limit": 15},
}


@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_game_can_be_watched_when_its_rules_are_gone(tmp_path: Path, game: str) -> None:
    place = tmp_path / "p.db"
    async with house(place) as parlour:
        ines = await parlour.guest("Ines")
        answer = await parlour.http.post(
            "/api/tables",
            json={"game": game, "options": GAMES[game], "seats": ["open", "bot:random"]},
            headers=ines.bearer,
        )
        table = answer.json()["table"]
        await ines.comes(table, 0)
        await ines.plays(table, (0,), Random(1))
        before = {seat: await watched(parlour, table, seat) for seat in ("0", "1", "", "open")}
        text = (await parlour.http.get(f"/api/tables/{table}/transcript")).text
        info = (await parlour.http.get(f"/api/tables/{table}")).json()
        async with asyncio.timeout(60):
            while await parlour.parlour.store.get(KEEPSAKE + table) is None:
                await asyncio.sleep(0.02)
    play_under(place, table, 7)
    async with house(place) as parlour:
        for seat, moments in before.items():
            assert await watched(parlour, table, seat) == moments
        assert (await parlour.http.get(f"/api/tables/{table}/transcript")).text == text
        kept = (await parlour.http.get(f"/api/tables/{table}")).json()
        assert kept["result"] == info["result"] != None  # noqa: E711
        assert (await parlour.http.get(f"/api/tables/{table}/replay?seat=2")).status_code == 404
        mine = (await parlour.http.get("/api/tables/mine", headers=ines.bearer)).json()["tables"]
        assert [(one["table"], one["over"]) for one in mine] == [(table, True)]
        ines = await parlour.guest(token=ines.token)
        await ines.send("watch", table=table)
        assert (await ines.hears("wrong"))["code"] == "other-rules"


async def test_a_game_that_was_finished_by_an_older_version_is_kept_after_the_next_start(tmp_path: Path) -> None:
    place = tmp_path / "p.db"
    evening = Evening(options={"max_hands": 1})
    evening.plays_on()
    store = await open_store(place)
    await store.append(TABLE + "old", 0, [Entry(log.kind(entry), log.encode(entry)) for entry in evening.log])
    await store.close()
    async with house(place) as parlour:
        async with asyncio.timeout(60):
            while await parlour.parlour.store.get(KEEPSAKE + "old") is None:
                await asyncio.sleep(0.02)
        kept = await parlour.parlour.kept("old")
        assert kept is not None
        assert kept.lines == len(evening.table.lines)


# -- full and read-only disks ----------------------------------------------------------------------


async def test_a_full_disk_shows_in_the_health_check_until_there_is_room_again(tmp_path: Path) -> None:
    async with house(tmp_path / "p.db") as parlour:
        store: Any = parlour.parlour.store
        assert (await parlour.http.get("/healthz")).text == "well\n"
        (pages,) = store.db.execute("PRAGMA page_count").fetchone()
        store.db.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(GameError):
            await store.put("large", bytes(100_000))
        store.db.execute("PRAGMA query_only = ON")  # not even something small can be written
        full = await parlour.http.get("/healthz")
        assert (full.status_code, full.text) == (503, "the disk is read-only: nothing can be stored\n")
        store.db.execute("PRAGMA query_only = OFF")
        store.db.execute("PRAGMA max_page_count = 1000000")
        assert (await parlour.http.get("/healthz")).text == "well\n"


async def test_a_disk_that_fills_up_is_found_without_anybody_writing(tmp_path: Path) -> None:
    async with house(tmp_path / "p.db") as parlour:
        store: Any = parlour.parlour.store
        (pages,) = store.db.execute("PRAGMA page_count").fetchone()
        store.db.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(GameError):
            await store.put("large", bytes(100_000))
        store._proved = float("-inf")
        assert store._failed
        honest = store.put

        async def full(key: str, value: bytes) -> None:
            await honest(key, bytes(100_000))

        store.put = full
        answer = await parlour.http.get("/healthz")
        assert (answer.status_code, answer.text) == (503, "the disk is full: nothing can be stored\n")
        store.put = honest
        assert (await parlour.http.get("/healthz")).text == "well\n"
