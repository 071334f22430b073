"""What version 0.1 has written is read, checked and played on: its database, and the transcripts it gave away.

`old/parlour-0.1.db.gz` was written by its server, with guests at real sockets: in each game a table that was played to
its end and one in the middle; one with a ballot that only Ines has cast, one with a bot, one nobody has come to.
`old/parlour-0.1.json` says which is which, and has the tokens of Ines and Otto.

`old/parlour-0.1.archive.gz` is a backup by that version: fourteen tables of both rummy games, finished and running.

`old/parlour-0.2.db.gz` was written in the same way by a server that knows people: Ines, Otto and Ruth, two rated
games and one that goes on, a private club with a table, and a tournament in its first round. `old/parlour-0.2.json` has
what that server said of it.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio
from server.house import Guest, House, house
from server.postgres_for_tests import postgres

from whitechapel.games import GAMES
from whitechapel.server.club import standings, tournament
from whitechapel.server.host import upkeep
from whitechapel.server.live import ratings
from whitechapel.server.store import TABLE, open_store
from whitechapel.server.table.verify import Kept, verify

OLD = Path(__file__).with_name("old")
TOLD: dict[str, Any] = json.loads((OLD / "parlour-0.1.json").read_text(encoding="utf-8"))
TABLES: dict[str, str] = TOLD["tables"]
ANSWERS = {"jack-the-ripper": 261, "rue-morgue": 297, "mr-jack": 39, "check-the-ripper": 1344}
"""How many answers each finished game has, chance's among them."""


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A copy of the old database."""
    file = tmp_path / "parlour.db"
    file.write_bytes(gzip.decompress((OLD / "parlour-0.1.db.gz").read_bytes()))
    return file


@pytest.fixture
async def old_house(place: Path) -> AsyncIterator[House]:
    """The server of today on it."""
    async with house(place) as opened:
        yield opened


async def people(house: House) -> list[Guest]:
    return [await house.guest(token=token) for token in TOLD["tokens"]]


async def come_to(guests: list[Guest], table: str) -> None:
    for seat, guest in enumerate(guests):
        await guest.send("watch", table=table)
        await guest.until(partial(guest.last.__contains__, (table, seat)))


async def test_the_doctor_finds_every_old_game_as_it_was(place: Path) -> None:
    finding = await upkeep.doctor(place)
    assert finding.healthy, finding.sentence
    assert finding.sentence.endswith(" 11 tables with 2102 answers were played again without a difference.")


async def test_old_finished_games_are_given_to_those_who_study_them_without_names(place: Path) -> None:
    for game in GAMES:
        ((transcript, players),) = await upkeep.finished(place, game)
        assert len(transcript.lines) == ANSWERS[game.id]
        assert players == ["person", "person"]


async def test_the_doctor_misses_an_old_game_that_is_deleted_after_the_upgrade(place: Path) -> None:
    await (await open_store(place)).close()
    with closing(sqlite3.connect(place)) as db, db:
        for table, column in (("entries", "log"), ("logs", "name"), ("marks", "log")):
            db.execute(f"DELETE FROM {table} WHERE {column} = ?", (TABLE + TABLES["mr-jack finished"],))
    finding = await upkeep.doctor(place)
    assert not finding.healthy
    assert finding.sentence.splitlines()[0] == "11 logs have been opened, and 10 are there."


async def test_old_finished_games_are_kept_for_when_their_rules_are_gone(old_house: House) -> None:
    finished = [table for name, table in TABLES.items() if name.endswith(" finished")]
    async with asyncio.timeout(60):
        while not all([await old_house.parlour.kept(table) for table in finished]):
            await asyncio.sleep(0.05)


async def test_old_players_are_known_by_their_tokens_and_find_their_tables(old_house: House) -> None:
    ines, otto = await people(old_house)
    mine = (await old_house.http.get("/api/tables/mine", headers=ines.bearer)).json()["tables"]
    assert {table["table"] for table in mine} == set(TABLES.values())
    his = (await old_house.http.get("/api/tables/mine", headers=otto.bearer)).json()["tables"]
    assert sum(table["over"] for table in his) == 4


@pytest.mark.parametrize("game", ANSWERS)
async def test_an_old_running_game_goes_on_to_its_end(old_house: House, game: str) -> None:
    table = TABLES[f"{game} running"]
    guests = await people(old_house)
    await come_to(guests, table)
    talk = [line.get("text") for heard in guests[0].heard if heard["kind"] == "talk" for line in heard["lines"]]
    assert "Good evening" in talk
    rng = Random(3)
    await asyncio.gather(*(guest.plays(table, (seat,), rng) for seat, guest in enumerate(guests)))
    text = (await old_house.http.get(f"/api/tables/{table}/transcript")).text
    assert verify(text, GAMES)[0].en.endswith("and the game is finished.")
    assert "# key" not in text  # it began without a record


async def test_an_old_ballot_is_still_secret_and_counts_when_the_other_has_voted(old_house: House) -> None:
    table = TABLES["jack-the-ripper sealed"]
    ines, otto = guests = await people(old_house)
    await come_to(guests, table)
    assert (ines.view(table, 0)["answered"], otto.view(table, 1)["answered"]) == ("vote druitt", "")
    assert ines.view(table, 0)["options"] == []
    assert ines.view(table, 0)["asked"] == otto.view(table, 1)["asked"] == [0, 1]
    await otto.move(table, 1, "vote gull")
    await ines.until(lambda: ines.view(table, 0)["question"] != "ballot")
    assert (ines.view(table, 0)["vote"], otto.view(table, 1)["vote"]) == ("druitt", "gull")


async def test_an_old_game_against_a_bot_goes_on(old_house: House) -> None:
    table = TABLES["rue-morgue bot"]
    ines, _ = await people(old_house)
    await come_to([ines], table)
    before = ines.last[table, 0]["revision"]
    await ines.plays(table, (0,), Random(3), lambda: ines.last[table, 0]["revision"] > before + 10)


@pytest.mark.parametrize(("game", "answers"), ANSWERS.items())
async def test_an_old_finished_game_can_be_replayed_and_proved(old_house: House, game: str, answers: int) -> None:
    table = TABLES[f"{game} finished"]
    moments: list[Any] = []
    while len(moments) < answers:
        part = (await old_house.http.get(f"/api/tables/{table}/replay?seat=open&start={len(moments)}")).json()
        assert part["lines"] == answers
        moments += part["moments"]
    assert [moment["line"] for moment in moments] == list(range(answers))
    text = (await old_house.http.get(f"/api/tables/{table}/transcript")).text
    assert text == (OLD / f"{game}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", ANSWERS)
def test_an_old_transcript_still_proves_its_shuffles(game: str) -> None:
    text = (OLD / f"{game}.txt").read_text(encoding="utf-8")
    promised = text.partition("# commitment ")[2].split()[0]
    found = [sentence.en for sentence in verify(text, GAMES, Kept([promised]))]
    assert found[0].endswith("every answer was legal, and the game is finished.")
    assert found[1:] == [
        "The server chose the seed alone, before the game. No browser mixed anything into it.",
        "The commitment is the one you wrote down: nothing was dealt anew.",
    ]


# -- a backup of version 0.1 --------------------------------------------------------------------------------------


@pytest_asyncio.fixture(params=["sqlite", "postgres"])
async def restored_place(request: pytest.FixtureRequest, tmp_path: Path) -> str | Path:
    """The old backup, restored into a file or into a database."""
    archive = tmp_path / "archive"
    archive.write_bytes(gzip.decompress((OLD / "parlour-0.1.archive.gz").read_bytes()))
    place = tmp_path / "parlour.db" if request.param == "sqlite" else postgres().fresh()
    assert await upkeep.restore(place, archive) == "Restored 14 logs with 876 entries, 15 marks, 12 keys."
    return place


async def test_every_table_of_an_old_backup_is_there_and_its_running_games_go_on(restored_place: str | Path) -> None:
    finding = await upkeep.doctor(restored_place)
    assert finding.healthy, finding.sentence
    assert finding.sentence.endswith(" 14 tables with 812 answers were played again without a difference.")
    async with house(restored_place) as opened:
        players, store = opened.parlour.players, opened.parlour.store
        people = [key.removeprefix("player/") async for key in store.keys("player/")]
        finished, answered = set(), set()
        for player in people:
            person = await players.person(player)
            assert person is not None
            _, token = await players.sign_in(player, person, "a new device")
            guest = await opened.guest(token=token)
            for sitting in await store.tables_of(player):
                if sitting.over:
                    text = (await opened.http.get(f"/api/tables/{sitting.table}/transcript")).text
                    assert verify(text, GAMES)[0].en.endswith("and the game is finished.")
                    finished.add(sitting.table)
                elif sitting.your_turn:
                    await guest.send("watch", table=sitting.table)
                    at = await guest.hears("update", lambda message: message["seat"] is not None)
                    await guest.move(sitting.table, at["seat"], at["view"]["options"][0])
                    await guest.hears("update", lambda message: bool(message.get("accepted")))
                    answered.add(sitting.table)
        assert (len(people), len(finished), len(answered)) == (11, 2, 12)


# -- version 0.2 --------------------------------------------------------------------------------------------------

CLUB: dict[str, Any] = json.loads((OLD / "parlour-0.2.json").read_text(encoding="utf-8"))


@pytest_asyncio.fixture(params=["sqlite", "postgres"])
async def club_place(request: pytest.FixtureRequest, tmp_path: Path) -> str | Path:
    """A copy of the database with people, ratings, club and tournament; or the same, moved to PostgreSQL."""
    file = tmp_path / "parlour.db"
    file.write_bytes(gzip.decompress((OLD / "parlour-0.2.db.gz").read_bytes()))
    if request.param == "sqlite":
        return file
    await upkeep.backup(file, tmp_path / "archive")
    database = postgres().fresh()
    await upkeep.restore(database, tmp_path / "archive")
    return database


@pytest.fixture
async def club_house(club_place: str | Path) -> AsyncIterator[House]:
    """The server of today on it, on the day it was written: after a year its tokens no longer count."""
    async with house(club_place) as opened:
        opened.parlour.players.devices.now = lambda: int(CLUB["written"])
        yield opened


async def test_the_doctor_finds_the_games_and_ratings_of_0_2_as_they_were(club_place: str | Path) -> None:
    for finding in (await upkeep.doctor(club_place), await upkeep.ratings(club_place)):
        assert finding.healthy, finding.sentence
    store = await open_store(club_place)
    counted = json.loads((await ratings.recounted(store)).encode())
    await store.close()
    assert counted["pools"] == CLUB["ratings"]
    assert sorted(counted["tables"]) == sorted([CLUB["tables"][f"rated, won by {name}"] for name in ("Ines", "Otto")])


async def test_a_tournament_of_0_2_stands_as_it_did(club_place: str | Path) -> None:
    store = await open_store(club_place)
    entries = await store.read(f"tournament/{CLUB['tournament']}")
    await store.close()
    opened, *later = (tournament.decode(entry.data) for entry in entries)
    assert isinstance(opened, tournament.Opened)
    found = tournament.Tournament(CLUB["tournament"], opened)
    for entry in later:
        found.take(entry)
    assert (found.length, found.terms.name, len(found.open())) == (CLUB["length"], "The Friday Fog", 2)
    assert [one.name for one in found.entrants] == ["Ines", "Otto", "random 1", "random 2"]
    assert [row._asdict() for row in standings.standings(found)] == CLUB["standings"]


async def test_people_of_0_2_are_known_with_their_friends_club_and_ways_back(club_house: House) -> None:
    async def asks(who: Guest, method: str, path: str, body: Any = None) -> Any:
        answer = await club_house.http.request(method, f"/api{path}", json=body, headers=who.bearer)
        assert answer.status_code < 300, answer.text
        return answer.json()

    ines, otto, ruth = [await club_house.guest(token=token) for token in CLUB["tokens"]]
    known = await asks(ines, "GET", "/me/friends")
    assert ([one["name"] for one in known["friends"]], [one["name"] for one in known["blocked"]]) == (
        ["Otto"],
        ["Ruth"],
    )
    inside, outside = [await asks(who, "GET", f"/clubs/{CLUB['club']}") for who in (otto, ruth)]
    assert (inside["owner"], [one["name"] for one in inside["members"]]) == (ines.player, ["Ines", "Otto"])
    assert [one["table"] for one in inside["tables"]] == [CLUB["tables"]["club"]]
    assert (outside["count"], outside["members"]) == (2, [])
    profile = await asks(ruth, "GET", f"/players/{ines.player}")
    assert [(one["rated"]["games"], one["rated"]["value"]) for one in profile["ratings"]] == [(2, 1433)]
    back = await asks(ruth, "POST", "/back", {"code": CLUB["recovery"]})
    assert back["player"] == ines.player
    mine = await asks(ines, "GET", "/tables/mine")
    assert {CLUB["tables"][name] for name in ("running", "rated, won by Ines")} <= {
        one["table"] for one in mine["tables"]
    }


async def test_a_rated_game_of_0_2_goes_on_and_counts_once(club_house: House) -> None:
    ines, otto, _ = [await club_house.guest(token=token) for token in CLUB["tokens"]]
    table = CLUB["tables"]["running"]
    await come_to([ines, otto], table)
    await otto.send("resign", table=table, seat=1)
    await ines.until(lambda: ines.over(table))
    async with asyncio.timeout(60):
        while len((counted := await club_house.parlour.ratings.now()).tables) < 3:
            await asyncio.sleep(0.05)
    standing = counted.of("mr-jack/0", ines.player)
    assert (standing.games, standing.won, standing.lost) == (3, 2, 1)
    assert standing.value > CLUB["ratings"]["mr-jack/0"][ines.player][0]
