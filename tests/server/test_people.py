"""Who somebody is to others: a face, friends, people they do not want to meet; what the host does about those who
misbehave; and that everything about somebody can be had, and forgotten."""

from __future__ import annotations

import asyncio
import gzip
import json
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from server.house import Guest, House, house
from server.postgres_for_tests import postgres

from whitechapel.core.frames import GameError
from whitechapel.server.host import upkeep
from whitechapel.server.live import hosting, leaving
from whitechapel.server.store import EntryRecord, MarkRecord, open_store

OLD = Path(__file__).with_name("old")


@pytest_asyncio.fixture(params=["sqlite", "postgres"])
async def parlour(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    place = tmp_path / "parlour.db" if request.param == "sqlite" else postgres().fresh()
    async with house(place) as open_house:
        yield open_house


async def until(true: Callable[[], Awaitable[object]]) -> None:
    async with asyncio.timeout(60):
        while not await true():
            await asyncio.sleep(0.02)


async def stored(parlour: House) -> bytes:
    """Everything in the store, packed texts unpacked."""
    found: list[bytes] = []
    async for record in parlour.parlour.store.dump():
        data = (
            b"" if isinstance(record, MarkRecord) else record.data if isinstance(record, EntryRecord) else record.value
        )
        found.append(zlib.decompress(data) if data[:1] == b"x" else data)
    return b"\n".join(found)


async def two_at_a_table(parlour: House, **settings: Any) -> tuple[Guest, Guest, str]:
    """Ines and Otto, who sit at a table."""
    ines, otto = await parlour.guest("Ines"), await parlour.guest("Otto")
    table = await parlour.table(ines, seats=["open", "open"], **settings)
    await ines.comes(table, 0)
    await otto.comes(table, 1)
    return ines, otto, table


async def test_a_face_is_shown_at_the_table_in_lists_and_on_the_profile(parlour: House) -> None:
    ines, otto, table = await two_at_a_table(parlour)
    answer = await parlour.http.put("/api/me", json={"nickname": "Ines", "face": "plume"}, headers=ines.bearer)
    assert answer.json()["face"] == "plume"
    back = await parlour.guest(token=ines.token)
    await back.send("watch", table=table)
    info = await otto.hears("table", lambda message: message["seats"][0]["face"] == "plume")
    assert info["seats"][0]["name"] == "Ines"
    talk = [line["what"] for message in otto.heard if message["kind"] == "talk" for line in message["lines"]]
    assert "renamed" not in talk  # a face is not a name
    (listed,) = (await parlour.http.get("/api/tables/mine", headers=otto.bearer)).json()["tables"]
    assert listed["faces"] == ["plume", ""]
    assert (await parlour.http.get(f"/api/players/{ines.player}")).json()["face"] == "plume"
    assert (await parlour.http.put("/api/me", json={"nickname": "I", "face": "hat"}, headers=ines.bearer)).is_error


async def test_friends_exchange_a_link_ask_each_other_to_tables_and_can_part(parlour: House) -> None:
    ines, otto, ruth = [await parlour.guest(name) for name in ("Ines", "Otto", "Ruth")]
    link = (await parlour.http.get("/api/me/friends", headers=ines.bearer)).json()["link"]
    code = link.partition("/friends#")[2]
    seen = await parlour.http.post("/api/me/friends", json={"code": code, "sure": False}, headers=otto.bearer)
    assert (seen.status_code, seen.json()["name"]) == (200, "Ines")
    assert (await parlour.http.post("/api/me/friends", json={"code": code}, headers=otto.bearer)).status_code == 201
    for one, other in ((ines, otto), (otto, ines)):
        known = (await parlour.http.get("/api/me/friends", headers=one.bearer)).json()
        assert [friend["player"] for friend in known["friends"]] == [other.player]
    await parlour.http.post("/api/me/friends/link", headers=ines.bearer)  # from now on the old one does not count
    assert (await parlour.http.post("/api/me/friends", json={"code": code}, headers=ruth.bearer)).status_code == 404

    table = await parlour.table(ines, seats=["open", "open"])
    ask = {"table": table}
    assert (await parlour.http.post(f"/api/me/friends/{otto.player}", json=ask, headers=ines.bearer)).status_code == 200
    assert (await parlour.http.post(f"/api/me/friends/{ruth.player}", json=ask, headers=ines.bearer)).status_code == 403
    assert (await parlour.http.post(f"/api/me/friends/{ines.player}", json=ask, headers=otto.bearer)).status_code == 403
    (invitation,) = (await parlour.http.get("/api/me/friends", headers=otto.bearer)).json()["invitations"]
    assert (invitation["table"], invitation["by"]["name"]) == (table, "Ines")
    await parlour.http.delete(f"/api/me/friends/{ines.player}", headers=otto.bearer)
    assert not (await parlour.http.get("/api/me/friends", headers=ines.bearer)).json()["friends"]


async def test_whoever_is_blocked_cannot_sit_down_with_one_or_become_a_friend(parlour: House) -> None:
    ines, otto = await parlour.guest("Ines"), await parlour.guest("Otto")
    code = (await parlour.http.get("/api/me/friends", headers=ines.bearer)).json()["link"].partition("#")[2]
    await parlour.http.put(f"/api/me/blocked/{otto.player}", headers=ines.bearer)
    assert (await parlour.http.post("/api/me/friends", json={"code": code}, headers=otto.bearer)).status_code == 403
    table = await parlour.table(ines, seats=["open", "open"])
    await ines.comes(table, 0)
    await otto.comes(table, sit=False)
    await otto.send("sit", table=table, seat=1)
    assert (await otto.hears("wrong"))["code"] == "blocked"
    await parlour.http.delete(f"/api/me/blocked/{otto.player}", headers=ines.bearer)
    await otto.comes(table, 1)


async def enter(parlour: House, guest: Guest) -> str:
    key = hosting.key(parlour.parlour.players, parlour.parlour.now())
    answer = await parlour.http.post("/api/desk", json={"key": key}, headers=guest.bearer)
    assert answer.status_code == 201, answer.text
    return key


async def test_the_host_sees_reports_and_can_silence_rename_and_end(parlour: House) -> None:
    ines, otto, table = await two_at_a_table(parlour)
    await otto.send("say", table=table, text="You are all fools.")
    await ines.hears("talk", lambda message: message["lines"][0]["what"] == "said")
    report = {"player": otto.player, "why": "talk", "table": table, "text": "Rude."}
    assert (await parlour.http.post("/api/reports", json=report, headers=ines.bearer)).status_code == 201

    host = await parlour.guest("Host")
    assert (await parlour.http.get("/api/desk", headers=host.bearer)).json()["code"] == "desk-only"
    key = await enter(parlour, host)
    again = await parlour.http.post("/api/desk", json={"key": key}, headers=otto.bearer)
    assert again.status_code == 404  # a link counts once
    desk = (await parlour.http.get("/api/desk", headers=host.bearer)).json()
    (seen,) = desk["reports"]
    assert (seen["about"]["name"], seen["said"], seen["text"]) == ("Otto", ["You are all fools."], "Rude.")
    assert desk["load"]["sockets"] == 3
    assert [one["table"] for one in desk["tables"]] == [table]

    change = {"muted": True, "nickname": "A quieter one"}
    await parlour.http.put(f"/api/desk/people/{otto.player}", json=change, headers=host.bearer)
    await ines.hears("table", lambda message: message["seats"][1]["name"] == "A quieter one")
    await until(lambda: asyncio.sleep(0, any(one.muted for one in parlour.parlour.connections.values())))
    await otto.send("say", table=table, text="What?")
    assert (await otto.hears("wrong"))["code"] == "muted-here"
    assert not (await parlour.http.delete(f"/api/desk/reports/{seen['number']}", headers=host.bearer)).json()["reports"]
    assert (await parlour.http.delete(f"/api/desk/tables/{table}", headers=otto.bearer)).status_code == 403
    await parlour.http.delete(f"/api/desk/tables/{table}", headers=host.bearer)
    await ines.hears("table", lambda message: message["stopped"])
    await parlour.http.delete("/api/desk", headers=host.bearer)
    assert (await parlour.http.get("/api/desk", headers=host.bearer)).status_code == 403


async def test_the_link_to_the_desk_needs_the_secret_of_the_server_and_does_not_last(tmp_path: Path) -> None:
    place = tmp_path / "parlour.db"
    await (await open_store(place)).close()
    with pytest.raises(GameError, match="No server has been started here"):
        await upkeep.desk(place, "http://localhost")
    async with house(place) as parlour:
        host, players = await parlour.guest("Host"), parlour.parlour.players
        link = await upkeep.desk(place, "http://localhost")
        late = hosting.key(players, parlour.parlour.now() - hosting.LINK_LASTS - 1)
        early = hosting.key(players, parlour.parlour.now() + 600_000)
        for wrong in (late, early, "0.0", "", link[-30:]):
            assert not await parlour.parlour.hosting.enter(host.player, wrong, parlour.parlour.now())
        assert await parlour.parlour.hosting.enter(host.player, link.partition("#")[2], parlour.parlour.now())


async def test_everything_about_somebody_is_one_file(parlour: House) -> None:
    ines, otto, table = await two_at_a_table(parlour, memory="notebook")
    await ines.send("say", table=table, text="Good evening.")
    await otto.hears("talk", lambda message: message["lines"][0]["what"] == "said")
    answer = await parlour.http.get("/api/me/everything", headers=ines.bearer)
    assert "attachment" in answer.headers["content-disposition"]
    told = answer.json()
    assert told["player"]["nickname"] == "Ines"
    assert len(told["devices"]) == 1
    (one,) = told["tables"]
    assert one["table"] == table
    assert {"Good evening."} == {entry["text"] for entry in one["log"] if entry["kind"] == "said"}
    assert "Otto" not in answer.text


async def test_whoever_goes_becomes_a_guest_in_the_games_of_others(parlour: House) -> None:
    ines, otto, table = await two_at_a_table(parlour, memory="notebook", rated=True)
    ruth = await parlour.guest("Ruth")
    await ines.send("note", table=table, seat=0, text="Ines suspects Goodley")
    await ines.send("say", table=table, text="Ines speaks")
    await otto.hears("talk", lambda message: message["lines"][0]["what"] == "said")
    other = await parlour.table(ruth, seats=["open", "open"])
    await ines.comes(other, sit=False)
    await ines.send("say", table=other, text="Ines looks on")
    await ines.hears("talk", lambda message: message["lines"][0]["what"] == "said")
    await parlour.http.post("/api/me/back", headers=ines.bearer)
    assert b"Ines" in await stored(parlour)

    assert (await parlour.http.delete("/api/me", headers=ines.bearer)).status_code == 200
    assert (await parlour.http.get("/api/me", headers=ines.bearer)).status_code == 401
    assert (await parlour.http.get(f"/api/players/{ines.player}")).status_code == 404
    info = await otto.hears("table", lambda message: message["result"] and not message["seats"][0]["name"])
    assert info["result"]["winners"] == [1]  # they have left a running game
    await until(lambda: gone(parlour))
    found = await stored(parlour)
    assert b"Ines" not in found
    assert b"Otto" in found
    newcomer = await parlour.guest("New")
    await newcomer.send("watch", table=table)
    talk = await newcomer.hears("talk")
    assert "Guest has taken seat 1." in [line["sentence"]["en"] for line in talk["lines"] if line.get("sentence")]
    (listed,) = (await parlour.http.get("/api/tables/mine", headers=otto.bearer)).json()["tables"]
    assert listed["names"] == ["", "Otto"]


async def gone(parlour: House) -> bool:
    """Whether everybody who wanted to go is forgotten."""
    return not [key async for key in parlour.parlour.store.keys(leaving.ERASE)]


async def test_somebody_is_forgotten_wherever_their_table_is_played_and_by_whoever_is_left() -> None:
    place = postgres().fresh()
    async with house(place) as first, house(place) as second:
        ines, otto, _ = await two_at_a_table(first)
        there = await second.guest(token=ines.token)
        assert (await second.http.delete("/api/me", headers=there.bearer)).status_code == 200
        await otto.hears("table", lambda message: message["result"] and not message["seats"][0]["name"])
        await until(lambda: gone(second))
        assert b"Ines" not in await stored(second)
        assert (await first.http.get(f"/api/players/{ines.player}")).status_code == 404
        lost = await first.guest("Lost")
        await lost.comes(await first.table(lost, seats=["open", "open"]), 0)
        await first.parlour.store.put(leaving.ERASE + lost.player, b"")  # as a process leaves it that dies just then
    async with house(place) as third:
        await until(lambda: gone(third))
        assert b"Lost" not in await stored(third)


async def test_somebody_from_version_0_1_can_take_a_face_and_go(tmp_path: Path) -> None:
    place = tmp_path / "parlour.db"
    place.write_bytes(gzip.decompress((OLD / "parlour-0.1.db.gz").read_bytes()))
    ines = json.loads((OLD / "parlour-0.1.json").read_text(encoding="utf-8"))["tokens"][0]
    bearer = {"authorization": f"Bearer {ines}"}
    async with house(place) as parlour:
        await parlour.http.put("/api/me", json={"nickname": "Ines", "face": "bun"}, headers=bearer)
        assert len((await parlour.http.get("/api/me/everything", headers=bearer)).json()["tables"]) == 11
        await parlour.http.delete("/api/me", headers=bearer)
        await until(lambda: gone(parlour))
        assert b"Ines" not in await stored(parlour)
    finding = await upkeep.doctor(place)
    assert finding.healthy, finding.sentence
