"""The host looks after the people at a table: who talks, who stays, who comes in."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest_asyncio
from server.evening import Evening, longer_than
from server.house import Guest, House, house
from server.postgres_for_tests import postgres

from whitechapel.server.table import decide, moderate, show, wire
from whitechapel.server.table.decide import Asker, Decision
from whitechapel.server.table.rated import counted

INSIDE = {"ines": "Ines", "otto": "Otto", "karl": "Karl", "zara": "Zara"}


def code(decision: Decision) -> str:
    return decision.reply.code if isinstance(decision.reply, wire.Wrong) else ""


def acts(evening: Evening, player: str, command: wire.Command) -> Decision:
    """Somebody does something as if they were the host."""
    who = Asker(player, INSIDE[player])
    return evening.do(moderate.COMMANDS[type(command)](evening.table, command, who, INSIDE, evening.now))


def removes(evening: Evening, player: str, by: str = "ines") -> Decision:
    return acts(evening, by, wire.Remove(table="table", player=player))


def mutes(evening: Evening, player: str, muted: bool = True, by: str = "ines") -> Decision:
    return acts(evening, by, wire.Mute(table="table", player=player, muted=muted))


def closes(evening: Evening, closed: bool = True, by: str = "ines") -> Decision:
    return acts(evening, by, wire.Close(table="table", closed=closed))


def says(evening: Evening, player: str, text: str = "Hello") -> Decision:
    return evening.do(evening.wants(player, wire.Say(table="table", text=text)))


# -- who sits --------------------------------------------------------------------------------------


def test_a_stranger_takes_one_open_seat_and_not_all_of_them() -> None:
    evening = Evening(start=False, options={"seats": 4})
    evening.sits("otto")
    assert code(evening.sits("otto")) == "one-seat"
    assert code(evening.sits("otto", 3)) == "one-seat"
    assert evening.table.seats_of("otto") == [0]


def test_several_people_at_one_screen_sit_where_the_host_lets_them() -> None:
    evening = Evening(start=False, options={"seats": 4})
    evening.sits("ines", 0)
    evening.sits("ines", 1)  # the host's own screen
    evening.sits("otto", 2)
    evening.sits("otto", 3, invited=True)  # with the link of that seat
    assert [chair.player for chair in evening.table.chairs] == ["ines", "ines", "otto", "otto"]
    assert evening.table.playing


# -- who talks -------------------------------------------------------------------------------------


def test_somebody_muted_cannot_talk_until_the_host_allows_it() -> None:
    evening = Evening()
    mutes(evening, "otto")
    assert code(says(evening, "otto")) == "muted"
    assert code(says(evening, "ines")) == ""
    assert evening.read_back().muted == {"otto"}
    assert not mutes(evening, "otto").entries  # that is already so
    mutes(evening, "otto", False)
    assert code(says(evening, "otto")) == ""


def test_all_spectators_together_say_eight_lines_in_ten_seconds() -> None:
    evening = Evening()
    refused = [code(says(evening, f"spectator-{number}")) for number in range(20)]
    assert refused == [""] * 8 + ["talk-crowded"] * 12
    assert code(says(evening, "otto")) == ""  # who plays is heard
    evening.now += 9_999
    assert code(says(evening, "spectator-1")) == "talk-crowded"
    evening.now += 1
    assert code(says(evening, "spectator-1")) == ""


def test_a_clock_that_jumps_back_silences_nobody() -> None:
    evening = Evening()
    for number in range(8):
        says(evening, f"spectator-{number}")
    evening.now -= 3_600_000
    assert code(says(evening, "spectator-1")) == ""


# -- who stays -------------------------------------------------------------------------------------


def test_before_the_game_the_seat_of_somebody_removed_becomes_free() -> None:
    evening = Evening(start=False, options={"seats": 3})
    evening.sits("otto", 1)
    removes(evening, "otto")
    assert [chair.free for chair in evening.table.chairs] == [True, True, True]
    assert evening.table.bars("otto") == "removed"
    assert evening.table.bars("karl") == ""
    assert show.standings(evening.table)["otto"] == show.Standing(your_turn=False, over=True)


def test_during_the_game_a_bot_plays_on_for_somebody_removed() -> None:
    evening = Evening(options={"seats": 3, "max_hands": 1}, takeover="constable")
    evening.plays_on(longer_than(10))
    removes(evening, "otto")
    chair = evening.table.chairs[1]
    assert (chair.player, chair.bot, chair.played_by) == ("", "constable", "constable")
    evening.plays_on()
    assert evening.table.ended is not None
    assert [one.bot for one in evening.info().seats] == ["", "constable", ""]
    again = evening.read_back()
    assert (again.lines, again.removed) == (evening.table.lines, {"otto"})


def test_whoever_plays_for_a_rating_cannot_be_removed_and_whoever_watches_changes_nothing() -> None:
    evening = Evening(game="mr-jack", rated=True)
    evening.plays_on(longer_than(10))
    assert code(removes(evening, "otto")) == "rated-stays"
    removes(evening, "karl")
    assert evening.table.removed == {"karl"}
    evening.plays_on()
    game = counted(evening.table)
    assert game is not None
    assert [seat.player for seat in game.seats] == ["ines", "otto"]
    removes(evening, "otto")  # it is over, and stays as it was
    assert counted(evening.table) == game


def test_after_the_game_somebody_removed_remains_part_of_its_story() -> None:
    evening = Evening(options={"max_hands": 1})
    evening.plays_on()
    removes(evening, "otto")
    assert evening.table.chairs[1].name == "Otto"
    assert evening.table.bars("otto") == "removed"


def test_a_request_to_take_back_goes_with_the_player_who_made_it() -> None:
    evening = Evening(options={"seats": 3})
    evening.plays_on(lambda table: len(table.lines) > 5 and decide.may_undo(table, 1) == "ask")
    evening.undoes(1)
    assert evening.info().undo_wish is not None
    removes(evening, "otto")
    assert evening.info().undo_wish is None


# -- who comes in ----------------------------------------------------------------------------------


def test_a_closed_table_admits_those_who_were_there_and_those_who_play() -> None:
    evening = Evening(start=False, visibility="public")
    evening.sits("emma", 1)
    closes(evening)
    assert evening.info().closed
    table = evening.read_back()
    assert [table.bars(player) for player in ("ines", "otto", "emma", "noor")] == ["", "", "", "closed"]
    assert show.listed(table).free == 0
    assert show.standings(table)[show.EVERYBODY].your_turn is False
    closes(evening, False)
    assert evening.read_back().bars("noor") == ""


def test_only_the_host_decides_and_not_about_themselves() -> None:
    evening = Evening()
    assert code(removes(evening, "ines", by="otto")) == "host-only"
    assert code(mutes(evening, "ines", by="otto")) == "host-only"
    assert code(closes(evening, by="otto")) == "host-only"
    assert code(removes(evening, "ines")) == "no-such-person"
    assert code(mutes(evening, "nobody")) == "no-such-person"


# -- on the wire -----------------------------------------------------------------------------------


@pytest_asyncio.fixture
async def parlour(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path / "parlour.db") as open_house:
        yield open_house


def names(message: dict[str, Any]) -> list[tuple[str, bool, bool]]:
    return [(one["name"], one["seated"], one["muted"]) for one in message["people"]]


async def sees(host: Guest, *people: tuple[str, bool, bool]) -> None:
    """The host is told that these are at the table."""
    await host.hears("company", lambda message: names(message) == list(people))


async def test_the_host_sees_who_is_there_and_nobody_else_does(parlour: House) -> None:
    ines, otto, zara = [await parlour.guest(name) for name in ("Ines", "Otto", "Zara")]
    table = await parlour.table(ines, options={"seats": 3})
    await ines.comes(table, 0)
    await zara.comes(table, sit=False)
    await sees(ines, ("Zara", False, False))
    await otto.comes(table, 1)
    await ines.send("mute", table=table, player=zara.player)
    await sees(ines, ("Otto", True, False), ("Zara", False, True))
    await zara.send("say", table=table, text="Hello")
    assert (await zara.hears("wrong"))["code"] == "muted"
    await zara.leave()
    await sees(ines, ("Otto", True, False))
    await otto.quiet()
    assert not [message for guest in (otto, zara) for message in guest.heard if message["kind"] == "company"]


async def test_somebody_removed_hears_nothing_more_and_cannot_come_back(parlour: House) -> None:
    ines, otto, zara = [await parlour.guest(name) for name in ("Ines", "Otto", "Zara")]
    table = await parlour.table(ines, seats=["open", "open"], takeover="random")
    await ines.comes(table, 0)
    await zara.comes(table, sit=False)
    await otto.comes(table, 1)
    await otto.sees(table, 1)
    for guest in (otto, zara):
        await ines.send("remove", table=table, player=guest.player)
        assert (await guest.hears("wrong"))["code"] == "removed"
    before = await otto.quiet()
    await ines.send("say", table=table, text="Good riddance")
    await ines.hears("talk", lambda message: message["lines"][0]["what"] == "said")
    await otto.send("say", table=table, text="No")
    assert (await otto.hears("wrong"))["code"] == "removed"
    assert {message["kind"] for message in otto.heard[before:]} == {"wrong"}
    again = await parlour.guest(token=otto.token)
    for kind, other in (("watch", {}), ("sit", {"seat": 1}), ("sync", {"seat": 1})):
        await again.send(kind, table=table, **other)
        assert (await again.hears("wrong"))["code"] == "removed"
    mine = (await parlour.http.get("/api/tables/mine", headers=otto.bearer)).json()["tables"]
    assert [(one["over"], one["your_turn"]) for one in mine] == [(True, False)]
    info = (await parlour.http.get(f"/api/tables/{table}")).json()
    assert [seat["bot"] for seat in info["seats"]] == ["", "random"]


async def test_a_closed_table_turns_newcomers_away_and_lets_others_return(parlour: House) -> None:
    ines, otto, zara = [await parlour.guest(name) for name in ("Ines", "Otto", "Zara")]
    table = await parlour.table(ines)
    await ines.comes(table, 0)
    await otto.comes(table, sit=False)
    await ines.send("close", table=table)
    assert (await ines.hears("table", lambda message: message["closed"]))["table"] == table
    await zara.send("watch", table=table)
    assert (await zara.hears("wrong"))["code"] == "closed"
    await zara.send("say", table=table, text="Let me in")
    assert (await zara.hears("wrong"))["code"] == "closed"
    await otto.leave()
    otto = await parlour.guest(token=otto.token)
    await otto.comes(table, sit=False)
    await ines.send("close", table=table, closed=False)
    await ines.hears("table", lambda message: not message["closed"])
    await zara.comes(table, sit=False)


async def test_removing_and_closing_reach_people_at_other_processes() -> None:
    database = postgres().fresh()
    async with house(database) as here, house(database) as there:
        ines, otto, zara = await here.guest("Ines"), await there.guest("Otto"), await there.guest("Zara")
        table = await here.table(ines)
        await ines.comes(table, 0)
        await otto.comes(table, sit=False)
        await ines.send("remove", table=table, player=otto.player)
        assert (await otto.hears("wrong"))["code"] == "removed"
        await ines.send("close", table=table)
        await ines.hears("table", lambda message: message["closed"])
        await zara.send("watch", table=table)
        assert (await zara.hears("wrong"))["code"] == "closed"


async def test_somebody_removed_stays_away_when_another_process_takes_the_table_over() -> None:
    database = postgres().fresh()
    async with house(database) as there:
        async with house(database) as here:
            ines, otto, zara = await here.guest("Ines"), await there.guest("Otto"), await there.guest("Zara")
            table = await here.table(ines)
            await ines.comes(table, 0)
            await otto.comes(table, sit=False)
            await zara.comes(table, sit=False)
            await ines.send("remove", table=table, player=otto.player)
            assert (await otto.hears("wrong"))["code"] == "removed"
            before = await otto.quiet()
            seen = await zara.quiet()
        await zara.until(lambda: any(message["kind"] == "update" for message in zara.heard[seen:]))
        await otto.quiet()
        assert {message["kind"] for message in otto.heard[before:]} <= {"wrong", "pong"}
