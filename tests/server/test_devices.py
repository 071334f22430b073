"""Where a player is signed in: tokens are listed, taken away, and forgotten when nobody uses them."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio
from server.house import House, house
from server.postgres_for_tests import postgres
from websockets.asyncio.client import connect

from whitechapel.server.live.devices import A_YEAR, DAY, Devices
from whitechapel.server.live.players import Players
from whitechapel.server.store import open_store
from whitechapel.server.web.agents import device_name

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@pytest_asyncio.fixture(params=["sqlite", "postgres"])
async def parlour(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    place = tmp_path / "parlour.db" if request.param == "sqlite" else postgres().fresh()
    async with house(place) as open_house:
        yield open_house


async def sign_in(parlour: House, bearer: dict[str, str]) -> dict[str, str]:
    answer = await parlour.http.post("/api/me/devices", headers=bearer)
    assert answer.status_code == 201
    return {"authorization": f"Bearer {answer.json()['token']}"}


async def is_known(parlour: House, bearer: dict[str, str]) -> bool:
    return (await parlour.http.get("/api/me", headers=bearer)).status_code == 200


async def devices_of(parlour: House, bearer: dict[str, str]) -> list[dict[str, object]]:
    listed: list[dict[str, object]] = (await parlour.http.get("/api/me/devices", headers=bearer)).json()["devices"]
    return listed


async def test_a_player_sees_where_they_are_signed_in(parlour: House) -> None:
    made = await parlour.http.post("/api/players", json={"nickname": "Ines"}, headers={"user-agent": FIREFOX})
    desk = {"authorization": f"Bearer {made.json()['token']}"}
    phone = await sign_in(parlour, desk)
    listed = await devices_of(parlour, desk)
    assert {(str(one["name"]).partition("/")[0], one["current"]) for one in listed} == {
        ("Firefox, Linux", True), ("python-httpx", False),
    }  # fmt: skip
    assert [one["current"] for one in await devices_of(parlour, phone)].count(True) == 1
    assert (await parlour.http.get("/api/me", headers=phone)).json()["player"] == made.json()["player"]


async def test_signing_out_on_one_device_closes_its_sockets_and_leaves_the_others(parlour: House) -> None:
    ines = await parlour.guest("Ines")
    phone = await sign_in(parlour, ines.bearer)
    current = next(one["device"] for one in await devices_of(parlour, phone) if one["current"])
    async with connect(f"ws://{parlour.address}/ws", additional_headers=phone) as line:
        await line.recv()
        answer = await parlour.http.delete(f"/api/me/devices/{current}", headers=ines.bearer)
        assert [one["current"] for one in answer.json()["devices"]] == [True]
        await line.wait_closed()
        assert line.close_code == 4401
    assert not await is_known(parlour, phone)
    await ines.quiet()
    again = await parlour.http.delete(f"/api/me/devices/{current}", headers=ines.bearer)
    assert (again.status_code, again.json()["code"]) == (404, "no-such-device")


async def test_signing_out_everywhere_leaves_only_the_device_that_asked_with_a_new_token(parlour: House) -> None:
    ines, otto = await parlour.guest("Ines"), await parlour.guest("Otto")
    thief = await parlour.guest(token=ines.token)
    answer = await parlour.http.delete("/api/me/devices", headers=ines.bearer)
    new = {"authorization": f"Bearer {answer.json()['token']}"}
    for guest in (ines, thief):
        await guest.socket.wait_closed()
        assert guest.socket.close_code == 4401
    assert not await is_known(parlour, ines.bearer)
    assert (await parlour.http.get("/api/me", headers=new)).json()["player"] == ines.player
    assert [one["current"] for one in await devices_of(parlour, new)] == [True]
    await otto.quiet()


async def test_a_browser_gets_its_new_token_where_no_script_can_read_it(parlour: House) -> None:
    await parlour.http.post("/api/players", json={"nickname": "Ines"})
    before = parlour.http.cookies["whitechapel"]
    answer = await parlour.http.delete("/api/me/devices")
    assert answer.json()["token"] == ""
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert parlour.http.cookies["whitechapel"] != before
    assert "Max-Age=31536000" in (await parlour.http.get("/api/me")).headers["set-cookie"]


async def test_nobody_else_can_sign_somebody_out(parlour: House) -> None:
    ines, otto = await parlour.guest("Ines"), await parlour.guest("Otto")
    device = (await devices_of(parlour, ines.bearer))[0]["device"]
    answer = await parlour.http.delete(f"/api/me/devices/{device}", headers=otto.bearer)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-device")
    for method in ("GET", "POST", "DELETE"):
        assert (await parlour.http.request(method, "/api/me/devices")).status_code == 401
    await ines.quiet()


async def test_a_token_that_nobody_uses_for_a_year_no_longer_counts(parlour: House) -> None:
    ines = await parlour.guest("Ines")
    devices, now = parlour.parlour.players.devices, parlour.parlour.now()
    devices.now = lambda: now
    for _ in range(3):  # somebody who comes every 300 days stays
        now += 300 * DAY
        assert await is_known(parlour, ines.bearer)
    now += A_YEAR
    assert not await is_known(parlour, ines.bearer)


async def test_the_use_of_a_token_is_written_down_once_a_day(parlour: House) -> None:
    ines = await parlour.guest("Ines")
    devices, now = parlour.parlour.players.devices, parlour.parlour.now()
    devices.now = lambda: now
    for _ in range(4):
        now += DAY // 2
        await asyncio.gather(*[is_known(parlour, ines.bearer) for _ in range(5)])
    log = await parlour.parlour.store.read(f"devices/{ines.player}")
    assert [entry.kind for entry in log] == ["issued", "used", "used"]


async def test_only_a_hash_of_a_token_is_stored(parlour: House) -> None:
    ines = await parlour.guest("Ines")
    raw = base64.urlsafe_b64decode(ines.token)
    log = await parlour.parlour.store.read(f"devices/{ines.player}")
    kept = b"".join(entry.data for entry in log)
    assert hashlib.sha256(raw[9:]).hexdigest().encode() in kept
    stored = [msgspec.json.encode(record) async for record in parlour.parlour.store.dump()]
    for secret in (ines.token.encode(), raw[9:].hex().encode(), base64.b64encode(raw[9:])):
        assert not any(secret in record for record in stored)


async def test_the_number_of_devices_is_limited(parlour: House) -> None:
    ines = await parlour.guest("Ines")
    for _ in range(19):
        await sign_in(parlour, ines.bearer)
    answer = await parlour.http.post("/api/me/devices", headers=ines.bearer)
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many-devices")


async def test_tokens_from_before_they_were_written_down_go_on_counting_until_they_are_taken_away(
    tmp_path: Path,
) -> None:
    store = await open_store(tmp_path / "parlour.db")
    players = await Players.open(store)
    secret = await store.get("server/secret")
    assert secret is not None
    id = bytes(range(9))
    player = base64.urlsafe_b64encode(id).decode()
    token = base64.urlsafe_b64encode(id + hmac.digest(secret, b"player\0" + id, "sha256")[:24]).decode()
    assert await players.recognise(token) is None  # nobody knows such a player
    await store.put(f"player/{player}", b'{"nickname":"Ines"}')
    for _ in range(2):
        who = await players.recognise(token)
        assert who is not None
        assert (who.player, who.nickname) == (player, "Ines")
    await players.devices.sign_out(player)
    assert await players.recognise(token) is None
    await store.close()


async def test_signing_out_reaches_sockets_of_other_processes() -> None:
    database = postgres().fresh()
    async with house(database) as here, house(database) as there:
        ines = await here.guest("Ines")
        far = await there.guest(token=ines.token)
        await here.http.delete("/api/me/devices", headers=ines.bearer)
        await far.socket.wait_closed()
        assert far.socket.close_code == 4401
        assert not await is_known(there, ines.bearer)


async def test_a_process_that_was_cut_off_checks_for_itself_who_was_signed_out() -> None:
    database = postgres().fresh()
    async with house(database) as here, house(database) as there:
        ines, otto = await here.guest("Ines"), await there.guest("Otto")
        far = await there.guest(token=ines.token)
        await Devices(here.parlour.store).sign_out(ines.player)  # nobody is told
        assert await is_known(there, ines.bearer)
        there.parlour.post.missed()
        await far.socket.wait_closed()
        assert not await is_known(there, ines.bearer)
        await otto.quiet()


@pytest.mark.parametrize(
    ("header", "name"),
    [
        (FIREFOX, "Firefox, Linux"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
            " Version/18.5 Mobile/15E148 Safari/604.1",
            "Safari, iPhone",
        ),
        (
            "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile"
            " Safari/537.36",
            "Chrome, Android",
        ),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/137.0.0.0 Safari/537.36 Edg/137.0", "Edge, Windows"),
        ("python-httpx/0.28", "python-httpx"),
        ("", ""),
        ("<script>", ""),
    ],
)
def test_a_device_is_called_what_it_says_it_is(header: str, name: str) -> None:
    assert device_name(header) == name
