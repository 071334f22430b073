"""What version 0.1 has written is read, checked and played on: its database, and the transcripts it gave away.

`old/parlour-0.1.db.gz` was written by its server, with guests at real sockets: in each game a table that was played to
its end and one in the middle; one with a ballot that only Ines has cast, one with a bot, one nobody has come to.
`old/parlour-0.1.json` says which is which, and has the tokens of Ines and Otto.
"""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server.house import Guest, House, house

from whitechapel.games import GAMES
from whitechapel.server.host import upkeep
from whitechapel.server.table import dice

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
    assert dice.verify(text, GAMES).endswith("and the game is finished.")


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
    replay = (await old_house.http.get(f"/api/tables/{table}/replay?seat=open")).json()
    assert (replay["lines"], len(replay["moments"])) == (answers, min(answers, 400))
    text = (await old_house.http.get(f"/api/tables/{table}/transcript")).text
    assert text == (OLD / f"{game}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", ANSWERS)
def test_an_old_transcript_still_proves_its_shuffles(game: str) -> None:
    found = dice.verify((OLD / f"{game}.txt").read_text(encoding="utf-8"), GAMES)
    assert found.endswith("every answer was legal, and the game is finished.")
