"""Queue, clubs, tournaments and ladder on a real server; and a tournament over two processes, one of which dies."""

from __future__ import annotations

import asyncio
import csv
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from server import tournaments
from server.house import Guest, House, house
from server.postgres_for_tests import postgres

from whitechapel.bots.judge import QUICK
from whitechapel.games import mr_jack
from whitechapel.review import JUDGE
from whitechapel.server.club import ladder
from whitechapel.server.club.seeking import FOUND_FOR, Meeting, Queue, encode
from whitechapel.server.live import ladders
from whitechapel.server.live.club_api import harmless
from whitechapel.server.live.reviews import review_key
from whitechapel.server.live.tournaments import OF_ONE_HOST

FOG = {"name": "The Friday Fog", "pace": {"kind": "clock"}, "rest": 0, **tournaments.SHORT}


@pytest_asyncio.fixture(params=["sqlite", "postgres"])
async def parlour(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    place = tmp_path / "parlour.db" if request.param == "sqlite" else postgres().fresh()
    async with house(place) as open_house:
        open_house.parlour.meetings.tournaments.tick = 0.1
        yield open_house


@pytest_asyncio.fixture
async def small(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path / "parlour.db") as open_house:
        open_house.parlour.meetings.tournaments.tick = 0.1
        yield open_house


async def asks(parlour: House, who: Guest | None, method: str, path: str, body: Any = None) -> Any:
    answer = await parlour.http.request(method, f"/api{path}", json=body, headers=who.bearer if who else {})
    assert answer.status_code < 300, answer.text
    return answer.json()


async def refused(parlour: House, who: Guest, method: str, path: str, body: Any = None) -> str:
    answer = await parlour.http.request(method, f"/api{path}", json=body, headers=who.bearer)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["code"])


# -- the queue ----------------------------------------------------------------------------------------------------


async def test_two_who_look_for_an_opponent_find_each_other_and_a_third_can_leave(parlour: House) -> None:
    ines, otto, ruth = [await parlour.guest(name) for name in ("Ines", "Otto", "Ruth")]
    wanted = {"games": ["mr-jack", "rue-morgue"]}
    first = await asks(parlour, ines, "POST", "/queue", wanted)
    assert (first["table"], first["pace"], first["waiting"]) == ("", "clock", {})
    assert (await asks(parlour, None, "GET", "/queue"))["waiting"] == {"mr-jack": 1, "rue-morgue": 1}
    found = await asks(parlour, otto, "POST", "/queue", {"games": ["mr-jack"]})
    again = await asks(parlour, ines, "POST", "/queue", {**wanted, "since": first["since"]})
    assert found["table"] == again["table"] != ""
    told = await asks(parlour, None, "GET", f"/tables/{found['table']}")
    assert {seat["name"] for seat in told["seats"]} == {"Ines", "Otto"}
    assert told["settings"]["pace"]["kind"] == "clock"
    assert (await asks(parlour, ines, "POST", "/queue", wanted))["table"] == ""  # a new search
    await asks(parlour, ines, "DELETE", "/queue")
    assert (await asks(parlour, ruth, "POST", "/queue", {**wanted, "pace": "days"}))["waiting"] == {}
    assert await refused(parlour, ruth, "POST", "/queue", {"games": ["chess"]}) == "not-understood"


async def test_two_processes_pair_nobody_twice() -> None:
    database = postgres().fresh()
    async with house(database) as here, house(database) as there:
        places = [here, there] * 4
        guests = [await place.guest(f"guest {number}") for number, place in enumerate(places)]
        wanted = {"games": ["mr-jack"]}
        for _ in range(3):
            told = await asyncio.gather(
                *(asks(place, guest, "POST", "/queue", {**wanted, "since": 1})
                  for place, guest in zip(places, guests, strict=True))
            )  # fmt: skip
        tables = [one["table"] for one in told]
        assert all(tables)
        assert sorted([tables.count(table) for table in tables]) == [2] * 8
        infos = [await asks(here, None, "GET", f"/tables/{table}") for table in set(tables)]
        assert len({seat["player"] for info in infos for seat in info["seats"]}) == 8


async def test_whoever_is_blocked_is_never_found_as_an_opponent(parlour: House) -> None:
    ines, otto, ruth = [await parlour.guest(name) for name in ("Ines", "Otto", "Ruth")]
    wanted = {"games": ["mr-jack"]}
    await asks(parlour, ines, "PUT", f"/me/blocked/{otto.player}")
    await asks(parlour, ines, "POST", "/queue", wanted)
    assert (await asks(parlour, otto, "POST", "/queue", wanted))["table"] == ""
    found = await asks(parlour, ruth, "POST", "/queue", wanted)  # with Ines, who has waited longest
    told = await asks(parlour, None, "GET", f"/tables/{found['table']}")
    assert {seat["name"] for seat in told["seats"]} == {"Ines", "Ruth"}
    await asks(parlour, ines, "DELETE", f"/me/blocked/{otto.player}")
    assert (await asks(parlour, ines, "POST", "/queue", wanted))["table"] != ""


async def test_the_table_of_a_pair_is_opened_by_whoever_asks_next_if_its_process_has_died(small: House) -> None:
    ines, otto, ruth = [await small.guest(name) for name in ("Ines", "Otto", "Ruth")]
    players, names = (ines.player, otto.player), ("Ines", "Otto")
    pair = Meeting("abcdefghijkl", "mr-jack", "days", False, players, names, small.parlour.now() - 2 * FOUND_FOR)
    await small.parlour.store.put("queue", encode(Queue([], [pair])))
    await asks(small, ruth, "POST", "/queue", {"games": ["mr-jack"]})
    told = await asks(small, None, "GET", "/tables/abcdefghijkl")
    assert [seat["name"] for seat in told["seats"]] == ["Ines", "Otto"]


# -- clubs --------------------------------------------------------------------------------------------------------


async def test_a_private_club_is_joined_by_its_link_and_its_tables_are_seen_by_members(parlour: House) -> None:
    ines, otto, ruth = [await parlour.guest(name) for name in ("Ines", "Otto", "Ruth")]
    assert await refused(parlour, ines, "POST", "/clubs", {"name": " \n "}) == "not-understood"
    id = (await asks(parlour, ines, "POST", "/clubs", {"name": "  The  Fog ", "open": False}))["club"]
    club = await asks(parlour, ines, "GET", f"/clubs/{id}")
    assert (club["name"], club["member"], [one["name"] for one in club["members"]]) == ("The Fog", True, ["Ines"])
    assert await refused(parlour, otto, "POST", f"/clubs/{id}/members", {}) == "club-private"
    key = club["link"].rpartition("=")[2]
    await asks(parlour, otto, "POST", f"/clubs/{id}/members", {"key": key})
    opened = await asks(parlour, otto, "POST", f"/clubs/{id}/tables", {"game": "mr-jack"})
    inside = await asks(parlour, ines, "GET", f"/clubs/{id}")
    assert [one["table"] for one in inside["tables"]] == [opened["table"]]
    outside = await asks(parlour, ruth, "GET", f"/clubs/{id}")
    assert (outside["members"], outside["tables"], outside["link"], outside["count"]) == ([], [], "", 2)
    assert await refused(parlour, ruth, "POST", f"/clubs/{id}/tables", {"game": "mr-jack"}) == "members-only"
    assert await refused(parlour, otto, "PUT", f"/clubs/{id}", {"name": "Mine"}) == "owner-only"
    await asks(parlour, ines, "DELETE", f"/clubs/{id}/members/{otto.player}")
    assert await refused(parlour, otto, "POST", f"/clubs/{id}/members", {"key": key}) == "club-private"
    assert (await asks(parlour, ruth, "GET", "/clubs"))["open"] == []
    await asks(parlour, ines, "PUT", f"/clubs/{id}", {"name": "The Fog", "about": "We meet on Fridays."})
    (listed,) = (await asks(parlour, ruth, "GET", "/clubs"))["open"]
    assert listed == {"club": id, "name": "The Fog", "about": "We meet on Fridays.", "open": True, "members": 1}
    await asks(parlour, ruth, "POST", f"/clubs/{id}/members", {})
    left = await asks(parlour, ines, "DELETE", f"/clubs/{id}/members")
    assert left["owner"] == ruth.player  # whoever has been there longest looks after it


async def test_what_a_private_club_plays_is_seen_by_its_members(small: House) -> None:
    ines, ruth = await small.guest("Ines"), await small.guest("Ruth")
    club = (await asks(small, ines, "POST", "/clubs", {"name": "The Fog", "open": False}))["club"]
    terms = {**FOG, "system": "swiss", "club": club, "public": True}
    id = (await asks(small, ines, "POST", "/tournaments", terms))["tournament"]
    assert (await asks(small, ruth, "GET", "/tournaments"))["tournaments"] == []
    for door in ("", "/length", "/csv"):
        assert await refused(small, ruth, "GET", f"/tournaments/{id}{door}") == "members-only"
        assert (await small.http.get(f"/api/tournaments/{id}{door}")).status_code == 403
    assert (await asks(small, ines, "GET", f"/tournaments/{id}"))["terms"]["public"] is False
    assert (await asks(small, ruth, "GET", f"/clubs/{club}"))["owner"] == ""


async def test_whoever_is_deleted_leaves_clubs_tournaments_and_queue(parlour: House) -> None:
    ines, otto = await parlour.guest("Ines"), await parlour.guest("Otto")
    club = (await asks(parlour, ines, "POST", "/clubs", {"name": "The Fog"}))["club"]
    await asks(parlour, otto, "POST", f"/clubs/{club}/members", {})
    id = (await asks(parlour, otto, "POST", "/tournaments", {**FOG, "system": "swiss"}))["tournament"]
    for who in (ines, otto):
        await asks(parlour, who, "POST", f"/tournaments/{id}/entry")
    await asks(parlour, ines, "POST", "/queue", {"games": ["mr-jack"]})
    told = await asks(parlour, ines, "GET", "/me/everything")
    assert [one["name"] for one in told["clubs"]] == ["The Fog"]
    assert [one["entered"]["name"] for one in told["tournaments"]] == ["Ines"]
    assert told["queue"]["games"] == {"mr-jack": 1500.0}
    await asks(parlour, ines, "DELETE", "/me")
    left = await asks(parlour, otto, "GET", f"/clubs/{club}")
    assert (left["owner"], [one["name"] for one in left["members"]]) == (otto.player, ["Otto"])
    shown = await asks(parlour, otto, "GET", f"/tournaments/{id}")
    assert [(one["name"], one["gone"]) for one in shown["entrants"]] == [("", True), ("Otto", False)]
    entries = await parlour.parlour.store.read(f"tournament/{id}")
    assert b"Ines" not in b"".join([entry.data for entry in entries])
    assert (await asks(parlour, None, "GET", "/queue"))["waiting"] == {}


# -- tournaments --------------------------------------------------------------------------------------------------


async def ended(parlour: House, id: str) -> Any:
    async with asyncio.timeout(60):
        while not (found := await asks(parlour, None, "GET", f"/tournaments/{id}"))["over"]:
            await asyncio.sleep(0.05)
    return found


async def test_bots_play_a_swiss_tournament_and_its_standings_can_be_saved(parlour: House) -> None:
    ines = await parlour.guest("Ines")
    id = (await asks(parlour, ines, "POST", "/tournaments", {**FOG, "system": "swiss"}))["tournament"]
    path = f"/tournaments/{id}"
    assert await refused(parlour, ines, "POST", f"{path}/direct", {"what": "begin"}) == "too-few"
    await asks(parlour, ines, "POST", f"{path}/bots", {"bot": "random", "count": 4})
    await asks(parlour, ines, "DELETE", f"{path}/entrants/3")
    await asks(parlour, ines, "POST", f"{path}/direct", {"what": "begin"})
    found = await ended(parlour, id)
    assert (len(found["rounds"]), [len(turn["free"]) for turn in found["rounds"]]) == (2, [1, 1])
    assert sum(row["points"] for row in found["standings"]) == 4
    assert (await asks(parlour, None, "GET", f"{path}/length"))["length"] == found["length"]
    sheet = (await parlour.http.get(f"/api{path}/csv")).content.decode("utf-8-sig")
    rows = list(csv.DictReader(sheet.splitlines()))
    assert next(row["name"] for row in rows) == found["entrants"][found["standings"][0]["entrant"]]["name"]
    listed = (await asks(parlour, None, "GET", "/tournaments"))["tournaments"]
    assert [(one["tournament"], one["over"]) for one in listed] == [(id, True)]


async def test_a_paused_tournament_begins_no_round_even_for_its_host(small: House) -> None:
    ines = await small.guest("Ines")
    terms = {**FOG, "system": "swiss", "rounds": 2, "rest": 3600}
    id = (await asks(small, ines, "POST", "/tournaments", terms))["tournament"]
    path = f"/tournaments/{id}"
    await asks(small, ines, "POST", f"{path}/bots", {"bot": "random", "count": 2})
    await asks(small, ines, "POST", f"{path}/direct", {"what": "pause"})
    assert (await asks(small, ines, "POST", f"{path}/direct", {"what": "begin"}))["rounds"] == []
    await asks(small, ines, "POST", f"{path}/direct", {"what": "resume"})
    assert len((await asks(small, ines, "POST", f"{path}/direct", {"what": "begin"}))["rounds"]) == 1


async def test_nobody_fills_the_list_of_tournaments_or_dates_one_to_a_day_that_never_comes(small: House) -> None:
    ines, otto = await small.guest("Ines"), await small.guest("Otto")
    never = {**FOG, "system": "swiss", "starts": 10**20}
    assert await refused(small, ines, "POST", "/tournaments", never) == "not-understood"
    ids = []
    for _ in range(OF_ONE_HOST):
        ids.append((await asks(small, ines, "POST", "/tournaments", {**FOG, "system": "swiss"}))["tournament"])
    assert await refused(small, ines, "POST", "/tournaments", {**FOG, "system": "swiss"}) == "too-many"
    await asks(small, otto, "POST", "/tournaments", {**FOG, "system": "swiss"})
    going = ids[0]
    await asks(small, ines, "POST", f"/tournaments/{going}/entry")
    await asks(small, otto, "POST", f"/tournaments/{going}/entry")
    await asks(small, ines, "POST", f"/tournaments/{going}/direct", {"what": "begin"})
    (first,) = await small.parlour.store.tables_of("tournaments", 1)  # what goes on is looked after first
    assert first.table == f"tournament/{going}"


@pytest.mark.parametrize(
    ("cell", "written"),
    [
        ("=1+cmd|' /C calc'!A0", "'=1+cmd|' /C calc'!A0"),
        ("-2+3", "'-2+3"),
        ("@here", "'@here"),
        ("-2.5", "-2.5"),
        ("won =1", "won =1"),
        ("Ines", "Ines"),
    ],
)
def test_no_name_in_the_saved_standings_is_a_formula(cell: str, written: str) -> None:
    assert harmless(cell) == written


async def test_people_play_a_knockout_and_whoever_stays_away_has_lost(small: House) -> None:
    ines, otto, ruth = [await small.guest(name) for name in ("Ines", "Otto", "Ruth")]
    terms = {**FOG, "game": "mr-jack", "options": {}, "system": "knockout"}
    terms["pace"] = {"kind": "clock", "per_move": 1, "bank": 0, "grace": 5}
    id = (await asks(small, ines, "POST", "/tournaments", terms))["tournament"]
    path = f"/tournaments/{id}"
    for who in (ines, otto):
        await asks(small, who, "POST", f"{path}/entry")
    assert await refused(small, otto, "POST", f"{path}/direct", {"what": "begin"}) == "host-only"
    shown = await asks(small, ines, "POST", f"{path}/direct", {"what": "begin"})
    assert await refused(small, ruth, "POST", f"{path}/entry") == "entry-closed"
    table = shown["my_table"]
    seat = shown["rounds"][0]["games"][0]["seats"].index(shown["mine"])
    await ines.comes(table, sit=False)

    async def play() -> None:  # Otto never comes: a bot plays for him, once his time is up
        sent = -1
        while not ines.over(table):
            update = ines.last.get((table, seat))
            if update and update["view"] and update["view"]["options"] and update["revision"] != sent:
                sent = update["revision"]
                await ines.move(table, seat, update["view"]["options"][0])
            await ines.hears_more(len(ines.heard), lambda: ines.over(table))

    async with asyncio.timeout(60):
        await play()
    found = await ended(small, id)
    (game,) = found["rounds"][0]["games"]
    assert (game["how"], game["points"][seat]) == ("absent", 1.0)
    assert found["entrants"][found["standings"][0]["entrant"]]["name"] == "Ines"


async def test_the_shuffles_of_a_duplicate_round_are_kept_until_it_is_over(small: House) -> None:
    ines, otto, ruth = [await small.guest(name) for name in ("Ines", "Otto", "Ruth")]
    id = (await asks(small, ines, "POST", "/tournaments", {**FOG, "system": "duplicate", "rounds": 1}))["tournament"]
    path = f"/tournaments/{id}"
    for who in (ines, otto):
        await asks(small, who, "POST", f"{path}/entry")
    await asks(small, ines, "POST", f"{path}/bots", {"bot": "random", "count": 4})
    await asks(small, ines, "POST", f"{path}/direct", {"what": "begin"})
    async with asyncio.timeout(60):
        done: list[Any] = []
        while not done:
            games = (await asks(small, None, "GET", path))["rounds"][0]["games"]
            done = [game for game in games if game["points"] is not None]
            await asyncio.sleep(0.05)
    for door in ("transcript", "replay"):
        assert await refused(small, ruth, "GET", f"/tables/{done[0]['table']}/{door}") == "twin-playing"
    await ruth.send("watch", table=games[0]["table"])
    assert (await ruth.hears("wrong"))["code"] == "shuffles-kept"
    mine = (await asks(small, otto, "GET", path))["my_table"]
    await otto.comes(mine, sit=False)
    seat = next(seat for table, seat in otto.last if table == mine and seat is not None)
    await otto.sees(mine, seat)
    await otto.send("resign", table=mine, seat=seat)
    other = (await asks(small, ines, "GET", path))["my_table"]
    if other:
        await ines.comes(other, sit=False)
        seat = next(seat for table, seat in ines.last if table == other and seat is not None)
        await ines.sees(other, seat)
        await ines.send("resign", table=other, seat=seat)
    await ended(small, id)
    texts = [(await small.http.get(f"/api/tables/{game['table']}/transcript")).text for game in games]
    seeds = {line for text in texts for line in text.splitlines() if line.startswith("# seed")}
    assert len(seeds) == 1


@pytest.mark.slow
async def test_over_two_processes_one_of_which_dies_a_tournament_loses_nothing() -> None:
    finding = await tournaments.run(64, "swiss", **tournaments.SHORT)
    assert finding.games == 6 * 32


# -- the ladder ---------------------------------------------------------------------------------------------------


async def test_everybody_plays_the_same_shuffles_once_a_week(small: House) -> None:
    ines, otto = await small.guest("Ines"), await small.guest("Otto")
    tables = [(await asks(small, who, "POST", "/ladder/mr-jack"))["table"] for who in (ines, otto)]
    assert (await asks(small, ines, "POST", "/ladder/mr-jack"))["table"] == tables[0]
    logs = [
        await small.parlour.look(table, lambda one, crowd: (one.created.seed, one.created.shared)) for table in tables
    ]
    assert logs[0] == logs[1] == (logs[0][0], True)
    seat = (await asks(small, ines, "GET", "/ladder/mr-jack"))["seat"]
    for table, rate in zip(tables, (0.05, 0.03), strict=True):  # as if they were reviewed
        made = {"rules": mr_jack.GAME.rules, "judge": JUDGE, "rate": rate}
        await small.parlour.store.put(review_key(table, seat, QUICK), json.dumps(made).encode())
    for who, table in zip((ines, otto), tables, strict=True):
        await who.comes(table, sit=False)
        await who.sees(table, seat)
        await who.send("resign", table=table, seat=seat)
        await who.until(lambda who=who, table=table: who.over(table))  # type: ignore[misc]
    async with asyncio.timeout(60):
        while (shown := await asks(small, ines, "GET", "/ladder/mr-jack"))["count"] < 2:
            await asyncio.sleep(0.05)
    shown = await asks(small, ines, "GET", "/ladder/mr-jack")
    assert {row["name"]: row["by_result"] for row in shown["rows"]} == {"Ines": 1, "Otto": 1}
    assert (shown["rows"][0]["name"], shown["rows"][0]["rate"]) == ("Otto", 0.03)
    assert [(row["name"], row["points"]) for row in shown["season"]] == [("Otto", 100), ("Ines", 0)]
    assert await refused(small, ines, "GET", f"/tables/{tables[1]}/transcript") == "twin-playing"
    assert await refused(small, ines, "GET", "/ladder/mr-jack?week=2099-01-05") == "not-found"
    week = ladder.week_of(small.parlour.now())
    played = await small.parlour.look(tables[0], lambda table, _: table)
    assert ladders.result(played, ladders.Weekly(week, mr_jack.GAME)) is not None
    earlier = ladder.Week(week.number - 2)  # was over when this game ended
    assert ladders.result(played, ladders.Weekly(earlier, mr_jack.GAME)) is None
