"""Somebody without a token finds back to who they are: with a code they have written down, or a link for one more
device."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import msgspec
import pytest
import pytest_asyncio
from server.house import House, house
from server.postgres_for_tests import postgres

from whitechapel.server.live.limits import Limits, Rate
from whitechapel.server.live.ways_back import LINK_LASTS, read, written


@pytest_asyncio.fixture(params=["sqlite", "postgres"])
async def parlour(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    place = tmp_path / "parlour.db" if request.param == "sqlite" else postgres().fresh()
    async with house(place) as open_house:
        yield open_house


async def back(parlour: House, code: str) -> httpx.Response:
    return await parlour.http.post("/api/back", json={"code": code})


async def new_code(parlour: House, bearer: dict[str, str], address: str = "/api/me/back") -> str:
    answer = await parlour.http.post(address, headers=bearer)
    assert answer.status_code == 201
    told = answer.json()
    assert told["link"].endswith(f"/back#{told['code']}")
    return str(told["code"])


def test_a_code_is_read_however_it_is_typed() -> None:
    player, secret = "AAECAwQFBgcI", bytes(range(200, 211))
    code = written(player, secret)
    assert len(code) == 39
    assert read(code) == (player, secret)
    assert read(code.lower().replace("-", " ")) == (player, secret)
    assert read(code.replace("0", "o").replace("1", "l").replace("-", "")) == (player, secret)
    for wrong in ("", code[:-1], code + "A", code.replace(code[0], "U", 1), "äöü" * 8):
        assert read(wrong) is None


async def test_with_the_code_one_is_the_same_player_on_a_new_device(parlour: House) -> None:
    ines = await parlour.guest("Ines")
    assert (await parlour.http.get("/api/me/back", headers=ines.bearer)).json() == {"since": 0}
    code = await new_code(parlour, ines.bearer)
    assert (await parlour.http.get("/api/me/back", headers=ines.bearer)).json()["since"] > 0
    for _ in range(2):  # it goes on counting
        told = (await back(parlour, code)).json()
        assert (told["player"], told["nickname"]) == (ines.player, "Ines")
        bearer = {"authorization": f"Bearer {told['token']}"}
        assert (await parlour.http.get("/api/me", headers=bearer)).json()["player"] == ines.player
    await parlour.http.delete("/api/me/devices", headers=ines.bearer)
    assert (await back(parlour, code)).status_code == 201


async def test_a_new_code_replaces_the_old_one_and_none_is_left_when_it_is_taken_away(parlour: House) -> None:
    ines = await parlour.guest("Ines")
    old, new = await new_code(parlour, ines.bearer), await new_code(parlour, ines.bearer)
    answer = await back(parlour, old)
    assert (answer.status_code, answer.json()["code"]) == (404, "bad-code")
    assert (await back(parlour, new)).status_code == 201
    assert (await parlour.http.delete("/api/me/back", headers=ines.bearer)).json() == {"since": 0}
    assert (await back(parlour, new)).status_code == 404


async def test_a_link_counts_once_and_only_for_a_while(parlour: House) -> None:
    ines = await parlour.guest("Ines")
    code = await new_code(parlour, ines.bearer, "/api/me/back/link")
    answers = await asyncio.gather(*[back(parlour, code) for _ in range(5)])
    assert sorted(answer.status_code for answer in answers) == [201, 404, 404, 404, 404]
    late = await new_code(parlour, ines.bearer, "/api/me/back/link")
    ways, now = parlour.parlour.ways_back, parlour.parlour.now()
    assert await ways.redeem(late, now + LINK_LASTS + 1000) is None
    assert await ways.redeem(late, now) == ines.player


async def test_a_browser_gets_its_token_where_no_script_can_read_it(parlour: House) -> None:
    ines = await parlour.guest("Ines")
    code = await new_code(parlour, ines.bearer)
    answer = await back(parlour, code)
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert (await parlour.http.get("/api/me")).json()["player"] == ines.player


async def test_only_a_hash_of_a_code_is_stored(parlour: House) -> None:
    ines = await parlour.guest("Ines")
    found = read(await new_code(parlour, ines.bearer))
    assert found is not None
    stored = [msgspec.json.encode(record) async for record in parlour.parlour.store.dump()]
    assert not any(found[1].hex().encode() in record or found[1] in record for record in stored)
    assert (await parlour.http.post("/api/me/back")).status_code == 401


async def test_on_too_many_devices_the_one_used_longest_ago_makes_room(parlour: House) -> None:
    ines = await parlour.guest("Ines")
    code = await new_code(parlour, ines.bearer)
    for _ in range(21):
        assert (await back(parlour, code)).status_code == 201
    assert len(await parlour.parlour.players.devices.of(ines.player)) == 20


async def test_codes_cannot_be_guessed_by_trying(tmp_path: Path) -> None:
    async with house(tmp_path / "parlour.db", Limits(players=Rate(5, 0))) as parlour:
        codes = [(await back(parlour, "0" * 32)).status_code for _ in range(7)]
        assert codes == [404] * 5 + [429] * 2
