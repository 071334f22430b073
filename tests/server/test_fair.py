"""Fair shuffles over real sockets: guests mix their own values in, and twins keep each other's secrets."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest_asyncio
from server.house import Guest, House, house

from whitechapel.games import GAMES
from whitechapel.server.live import parlour as parlours
from whitechapel.server.table.verify import Kept, verify

VALUES = [bytes([10] * 32), bytes([11] * 32)]
PROMISES = [hashlib.sha256(b"whitechapel" + value).hexdigest() for value in VALUES]


@pytest_asyncio.fixture
async def parlour(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path / "parlour.db") as open_house:
        yield open_house


async def two_who_mix(house: House) -> tuple[Guest, Guest, str]:
    """Ines and Otto, each of whom has mixed something into the shuffles."""
    ines, otto = await house.guest("Ines"), await house.guest("Otto")
    table = await house.table(ines, window=1)
    for seat, guest in enumerate((ines, otto)):
        await guest.send("watch", table=table)
        await guest.hears("table")
        await guest.send("sit", table=table, seat=seat, promise=PROMISES[seat])
    await show_values(table, (ines, otto))
    return ines, otto, table


async def show_values(table: str, guests: tuple[Guest, Guest], seats: tuple[int, int] = (0, 1)) -> None:
    for seat, guest in zip(seats, guests, strict=True):
        await guest.hears("table", lambda message: message["table"] == table and message["fixed"])
        await guest.send("reveal", table=table, seat=seat, value=VALUES[seat].hex())
    for seat, guest in zip(seats, guests, strict=True):
        await guest.sees(table, seat)


async def play_out(ines: Guest, otto: Guest, table: str, seats: tuple[int, int] = (0, 1)) -> None:
    await asyncio.gather(ines.plays(table, (seats[0],), Random(1)), otto.plays(table, (seats[1],), Random(2)))


async def refusal(house: House, table: str, what: str) -> str:
    """Why something is not shown; empty if it is."""
    answer = await house.http.get(f"/api/tables/{table}/{what}")
    return "" if answer.status_code == 200 else str(answer.json()["code"])


async def test_a_game_with_mixed_shuffles_is_proved_with_what_a_guest_has_kept(parlour: House) -> None:
    ines, otto, table = await two_who_mix(parlour)
    info = next(message for message in ines.heard if message["kind"] == "table")
    await play_out(ines, otto, table)
    text = (await parlour.http.get(f"/api/tables/{table}/transcript")).text
    kept = Kept([info["commitment"], *PROMISES], VALUES[0].hex(), ines.last[table, 0]["head"])
    found = [sentence.en for sentence in verify(text, GAMES, kept)]
    assert found[1] == "The seed mixes the server’s secret with the values of seats 1, 2."
    assert found[-1].startswith("Up to answer")
    assert ines.last[table, 0]["head"] == otto.last[table, 1]["head"]


async def test_a_value_that_never_comes_does_not_hold_the_table_up(tmp_path: Path) -> None:
    async with house(tmp_path / "parlour.db") as first:
        ines = await first.guest("Ines")
        table = await first.table(ines, seats=["open", "bot:random"])
        await ines.send("watch", table=table)
        await ines.send("sit", table=table, seat=0, promise=PROMISES[0])
        await ines.hears("table", lambda message: message["fixed"])
        token = ines.token
    async with house(tmp_path / "parlour.db") as second:  # restarted between promise and value
        back = await second.guest(token=token)
        await back.send("watch", table=table)
        assert (await back.hears("table"))["promises"] == [PROMISES[0], ""]
        await back.sees(table, 0)


async def test_a_second_game_mixes_new_values(parlour: House) -> None:
    ines, otto, table = await two_who_mix(parlour)
    await play_out(ines, otto, table)
    await ines.send("again", table=table)
    following = (await ines.hears("table", lambda message: message["again"]))["again"]
    for guest, seat in ((otto, 0), (ines, 1)):
        await guest.send("watch", table=following)
        info = await guest.hears("table", lambda message: message["table"] == following)
        assert not info["started"]
        await guest.send("sit", table=following, seat=seat, promise=PROMISES[seat])
    await show_values(following, (otto, ines))


async def test_while_a_twin_is_played_neither_its_first_table_nor_it_shows_anything(parlour: House) -> None:
    ines, otto, table = await two_who_mix(parlour)
    await play_out(ines, otto, table)
    assert await refusal(parlour, table, "transcript") == ""
    await ines.send("again", table=table, duplicate=True)
    twin = (await ines.hears("table", lambda message: message["duplicate"]))["duplicate"]
    for guest, seat in ((otto, 0), (ines, 1)):
        await guest.send("watch", table=twin)
        await guest.sees(twin, seat)
    for what in ("transcript", "replay", "replay?seat=open", "replay?seat=0", "review?seat=0"):
        assert await refusal(parlour, table, what) == "twin-playing"
    for shown in (f"/api/tables/{table}", f"/api/tables/{twin}"):
        assert "seed" not in (await parlour.http.get(shown)).json()
    assert await refusal(parlour, twin, "transcript") == "not-over"
    await play_out(otto, ines, twin)
    first = (await parlour.http.get(f"/api/tables/{table}/transcript")).text
    second = (await parlour.http.get(f"/api/tables/{twin}/transcript")).text
    assert first.partition("# seed ")[2].split()[0] == second.partition("# seed ")[2].split()[0]
    assert first.partition("# key ")[2] != second.partition("# key ")[2]
    assert f"# duplicate-of {table}\n" in second


async def test_a_twin_that_everybody_has_abandoned_keeps_no_secrets(parlour: House) -> None:
    ines, otto, table = await two_who_mix(parlour)
    await play_out(ines, otto, table)
    await ines.send("again", table=table, duplicate=True)
    twin = (await ines.hears("table", lambda message: message["duplicate"]))["duplicate"]
    await ines.send("watch", table=twin)
    await ines.sees(twin, 1)
    assert await refusal(parlour, table, "replay") == "twin-playing"
    now = parlour.parlour.now()
    parlour.parlour.now = lambda: now + parlours.ABANDONED  # type: ignore[method-assign]
    assert await refusal(parlour, table, "replay") == ""
