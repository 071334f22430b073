"""At a table a bot can have a style besides its rank; where strength counts, only plain ranks take part."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from server import tournaments
from server.evening import Evening
from server.house import House, house

from whitechapel.bots.leaning import Leaning
from whitechapel.games import GAMES
from whitechapel.server.live.bot_processes import BotSeat, KeptBot
from whitechapel.server.table import log, opening, wire


@pytest_asyncio.fixture
async def parlour(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path / "parlour.db") as open_house:
        yield open_house


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_a_bot_with_a_style_has_a_seat_at_a_table_and_plays_by_its_likings(game: str) -> None:
    evening = Evening(game=game, seats=["person", "bot:inspector-bold"])
    assert evening.table.chairs[1].bot == "inspector-bold"
    assert isinstance(KeptBot(BotSeat(game, {}, 1, "inspector-bold")).bot, Leaning)
    assert opening.next_settings(evening.table)[0].seats == ["bot:inspector-bold", "person"]


def test_a_host_can_put_one_on_a_free_seat() -> None:
    evening = Evening(start=False, seats=["open", "open"])
    filled = evening.wants("ines", wire.Fill(table="table", seat=1, bot="superintendent-sly"))
    assert [entry.bot for entry in filled.entries if isinstance(entry, log.Filled)] == ["superintendent-sly"]


@pytest.mark.parametrize("name", ["inspector-angry", "sergeant-bold", "random-sly", "-bold", "bold"])
def test_there_are_no_other_styles_and_the_lower_ranks_have_none(name: str) -> None:
    with pytest.raises(opening.BadSettings):
        Evening(seats=["open", f"bot:{name}"])


async def test_they_have_no_rating_and_enter_no_tournament(parlour: House) -> None:
    ines = await parlour.guest("Ines")
    wanted = {"game": "mr-jack", "rated": True, "seats": ["open", "bot:inspector-bold"]}
    answer = await parlour.http.post("/api/tables", json=wanted, headers=ines.bearer)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-settings")
    terms = {"name": "The Friday Fog", "pace": {"kind": "clock"}, "rest": 0, **tournaments.SHORT, "system": "swiss"}
    opened = await parlour.http.post("/api/tournaments", json=terms, headers=ines.bearer)
    path = f"/api/tournaments/{opened.json()['tournament']}/bots"
    for bot, status in (("inspector-bold", 422), ("inspector", 200)):
        answer = await parlour.http.post(path, json={"bot": bot, "count": 1}, headers=ines.bearer)
        assert answer.status_code == status, answer.text


async def test_a_game_says_which_bots_can_have_which_style(parlour: House) -> None:
    for game in (await parlour.http.get("/api/games")).json()["games"]:
        assert game["styled"] == game["bots"][3:]
        assert set(game["styles"]) == {"bold", "patient", "sly"}
        assert all(said["en"] and said["de"] for said in game["styles"].values())
