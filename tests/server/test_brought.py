"""A game that was played in a page moves to a server: its transcript is handed over, and must prove itself."""

from __future__ import annotations

from pathlib import Path
from random import Random

import httpx
import pytest
from server.evening import Evening, longer_than
from server.house import Guest, house
from server.page_house import page_house

from whitechapel.games import GAMES
from whitechapel.server.table import branching, brought, log, wire
from whitechapel.server.table.table import fold
from whitechapel.server.table.verify import verify

SEATS = ["bot:random", "bot:constable"]


async def played_in_a_page() -> str:
    """The transcript of a game between bots."""
    async with page_house() as page:
        ines = await page.guest("Ines")
        table = await page.table(ines, seats=SEATS)
        await ines.send("watch", table=table)
        while not (await ines.hears("table"))["result"]:
            pass
        text: str = (await page.http.get(f"/api/tables/{table}/transcript")).text
        return text


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if not line.startswith("#")]


@pytest.mark.slow
async def test_a_finished_game_moves_to_a_server(tmp_path: Path) -> None:
    text = await played_in_a_page()
    async with house(tmp_path / "parlour.db") as parlour:
        max_ = await parlour.guest("Max")
        reply = await parlour.http.post("/api/tables/brought", json={"transcript": text}, headers=max_.bearer)
        assert reply.status_code == 201, reply.text
        table = reply.json()["table"]
        again = (await parlour.http.get(f"/api/tables/{table}/transcript")).text
        assert lines(again) == lines(text)
        mine = (await parlour.http.get("/api/tables/mine", headers=max_.bearer)).json()["tables"]
        assert [(one["table"], one["over"]) for one in mine] == [(table, True)]
        info = (await parlour.http.get(f"/api/tables/{table}")).json()
        assert info["result"]
        assert [seat["bot"] for seat in info["seats"]] == ["random", "constable"]
        replay = (await parlour.http.get(f"/api/tables/{table}/replay?seat=0")).json()
        assert replay["lines"] == len(lines(text)) - 1

        assert info["brought"]
        assert "brought" in verify(again, GAMES)[-2].en

        # A forged answer and mere noise are refused by a sentence, and nothing has come.
        for forged in (text.replace("draw file", "draw yard", 1), "noise"):
            refused = await bring(parlour.http, max_, forged)
            assert refused["sentence"]["de"] != refused["sentence"]["en"]
        assert len((await parlour.http.get("/api/tables/mine", headers=max_.bearer)).json()["tables"]) == 1


@pytest.mark.slow
async def test_a_running_game_goes_on_at_a_server_against_the_same_bots(tmp_path: Path) -> None:
    async with page_house() as page:
        ines = await page.guest("Ines")
        table = await page.table(ines, seats=["person", "bot:random"])
        await ines.comes(table, 0)
        await ines.plays(table, (0,), Random(1), stop=lambda: len(ines.heard) > 20)
        await ines.until(lambda: ines.view(table, 0)["options"])
        seen = ines.view(table, 0)
        text = (await page.http.get(f"/api/tables/{table}/transcript")).text
    async with house(tmp_path / "parlour.db") as parlour:
        max_ = await parlour.guest("Max")
        reply = await parlour.http.post("/api/tables/brought", json={"transcript": text}, headers=max_.bearer)
        assert reply.status_code == 201, reply.text
        table = reply.json()["table"]
        mine = (await parlour.http.get("/api/tables/mine", headers=max_.bearer)).json()["tables"]
        assert [(one["table"], one["your_turn"], one["over"]) for one in mine] == [(table, True, False)]
        # What others play against each other stays secret, and so does this, now that it is here.
        assert (await parlour.http.get(f"/api/tables/{table}/transcript")).status_code == 403
        await max_.send("watch", table=table)
        info = await max_.hears("table")
        await max_.sees(table, 0)
        assert (info["brought"], info["result"]) == (True, None)
        assert [seat["bot"] for seat in info["seats"]] == ["", "random"]
        assert max_.view(table, 0) == seen
        await max_.plays(table, (0,), Random(2))
        again = (await parlour.http.get(f"/api/tables/{table}/transcript")).text
        assert "the game is finished" in verify(again, GAMES)[0].en


GAVE_UP: dict[str, tuple[wire.Command, str]] = {
    "resigned": (wire.Resign(table="table", seat=0), "given up before its end"),
    "agreed": (wire.OfferEnd(table="table", seat=0), "ended by agreement"),
}


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("how", GAVE_UP)
def test_a_game_that_was_given_up_is_over_at_the_server_too(how: str, seats: int) -> None:
    evening = Evening(options={"seats": seats}, seats=["open", "bot:random", "bot:random"][:seats])
    evening.plays_on(longer_than(8))
    command, said = GAVE_UP[how]
    evening.do(evening.wants("ines", command))
    ended = evening.table.ended
    assert ended is not None
    text = branching.transcript(evening.table)
    assert said in verify(text, GAMES)[0].en

    found, entries = brought.table("new", text, "max", str, now=7)
    assert found.ended == log.Ended(at=7, scores=ended.scores, winners=ended.winners, early=how)
    assert [chair.resigned for chair in found.chairs] == [chair.resigned for chair in evening.table.chairs]
    assert fold("new", entries).ended == found.ended


def test_for_somebody_who_has_resigned_a_bot_plays_on_at_the_server_too() -> None:
    evening = Evening(options={"seats": 3}, seats=["open", "open", "open"])
    evening.do(evening.wants("otto", wire.Resign(table="table", seat=1)))
    found, _ = brought.table("new", branching.transcript(evening.table), "max", str, now=7)
    assert [chair.resigned for chair in found.chairs] == [False, True, False]
    assert found.chairs[1].stand_in == "inspector"
    assert found.playing


async def bring(http: httpx.AsyncClient, guest: Guest, text: str) -> dict[str, dict[str, str]]:
    reply = await http.post("/api/tables/brought", json={"transcript": text}, headers=guest.bearer)
    assert reply.status_code == 422
    problem: dict[str, dict[str, str]] = reply.json()
    return problem
