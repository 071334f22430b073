"""People who have had enough, people who are slow, and people who change their names."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from server.evening import Evening, longer_than
from server.house import house

from whitechapel.server.host import upkeep
from whitechapel.server.table import decide, wire

THREE: dict[str, Any] = {"options": {"seats": 3}, "seats": ["open", "open", "open"]}


def wants(evening: Evening, player: str, command: wire.Command) -> decide.Decision:
    return evening.do(evening.wants(player, command))


def resign(seat: int) -> wire.Resign:
    return wire.Resign(table="table", seat=seat)


# -- resigning -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["jack-the-ripper", "rue-morgue", "mr-jack", "check-the-ripper"])
def test_with_two_players_the_other_wins_when_one_resigns(game: str) -> None:
    evening = Evening(game=game, window=1)
    evening.plays_on(longer_than(12))
    wants(evening, "otto", resign(1))
    ended = evening.info().result
    assert ended is not None
    assert (ended.winners, ended.early) == ([0], "resigned")
    assert not evening.table.playing
    assert evening.options(0) == evening.options(1) == []
    assert evening.read_back().ended == evening.table.ended
    assert isinstance(evening.wants("otto", resign(1)).reply, wire.Wrong)


def test_nobody_can_answer_or_take_back_after_an_early_end() -> None:
    evening = Evening()
    seat = evening.table.wanted()[0]
    evening.answers(seat, "draw file")
    wants(evening, evening.table.chairs[1 - seat].player, resign(1 - seat))
    assert isinstance(evening.answers(seat, "done").reply, wire.Wrong)
    assert evening.shown(seat)["undo"] == "no"
    assert evening.table.due() is None


def test_at_a_table_of_three_a_bot_plays_on_and_the_seat_is_never_handed_back() -> None:
    evening = Evening(**THREE, window=1)
    wants(evening, "otto", resign(1))
    info = evening.info()
    assert info.result is None
    assert (info.seats[1].bot, info.seats[1].resigned) == ("inspector", True)
    assert decide.returned(evening.table, "otto", evening.now).entries == ()
    assert wants(evening, "otto", wire.Back(table="table", seat=1)).entries == ()
    evening.plays_on(lambda table: 1 in table.wanted())
    assert isinstance(evening.wants("otto", move(evening, 1)).reply, wire.Wrong)


def move(evening: Evening, seat: int) -> wire.Move:
    answer = evening.options(seat)[0]
    return wire.Move(table="table", id="late", revision=evening.table.revision, seat=seat, answer=answer)


def test_when_the_last_person_resigns_nobody_has_won() -> None:
    evening = Evening(**THREE)
    for player, seat in (("ines", 0), ("otto", 1), ("emma", 2)):
        wants(evening, player, resign(seat))
    ended = evening.info().result
    assert ended is not None
    assert (ended.winners, ended.early) == ([], "resigned")


def test_only_the_owner_of_a_seat_resigns_it() -> None:
    evening = Evening()
    assert isinstance(evening.wants("otto", resign(0)).reply, wire.Wrong)


# -- ending by agreement ---------------------------------------------------------------------------


def test_a_game_ends_without_a_winner_when_all_agree() -> None:
    evening = Evening(**THREE)
    wants(evening, "ines", wire.OfferEnd(table="table", seat=0))
    wish = evening.info().end_wish
    assert wish is not None
    assert (wish.seat, wish.agreed) == (0, [])
    evening.agrees("otto")
    assert evening.table.playing
    evening.agrees("emma")
    ended = evening.info().result
    assert ended is not None
    assert (ended.winners, ended.early) == ([], "agreed")
    assert evening.info().end_wish is None


def test_one_refusal_is_enough_to_play_on() -> None:
    evening = Evening()
    wants(evening, "ines", wire.OfferEnd(table="table", seat=0))
    evening.agrees("otto", yes=False)
    assert evening.info().end_wish is None
    assert evening.table.playing


def test_against_bots_alone_an_offer_is_accepted_at_once() -> None:
    evening = Evening(seats=["open", "bot:random"])
    wants(evening, "ines", wire.OfferEnd(table="table", seat=0))
    assert evening.info().result is not None


def test_an_answer_overtakes_an_offer() -> None:
    evening = Evening()
    seat = evening.table.wanted()[0]
    wants(evening, "ines", wire.OfferEnd(table="table", seat=0))
    evening.answers(seat, "draw file")
    assert evening.info().end_wish is None


# -- reminding -------------------------------------------------------------------------------------


def test_somebody_slow_can_be_reminded_after_a_minute_and_once() -> None:
    evening = Evening()
    seat = evening.table.wanted()[0]
    other = evening.table.chairs[1 - seat].player
    nudge = wire.Nudge(table="table", seat=seat)
    evening.now += 59_999
    assert isinstance(evening.wants(other, nudge).reply, wire.Wrong)
    evening.now += 1
    wants(evening, other, nudge)
    assert evening.table.talk[-1].what == "nudged"
    assert evening.table.talk[-1].seat == seat
    assert isinstance(evening.wants(other, nudge).reply, wire.Wrong)


def test_nobody_is_reminded_who_is_not_asked_or_whose_turn_is_secret() -> None:
    evening = Evening(game="jack-the-ripper", options={"edition": "pegasus"}, window=60)
    seat = evening.table.wanted()[0]
    evening.now += 60_000
    asked = evening.table.chairs[seat].player
    assert isinstance(evening.wants(asked, wire.Nudge(table="table", seat=1 - seat)).reply, wire.Wrong)
    assert isinstance(evening.wants(asked, wire.Nudge(table="table", seat=seat)).reply, wire.Wrong)
    evening.plays_on(lambda table: table.sealed)
    assert evening.table.sealed
    evening.now += 60_000
    for player, other in (("ines", 1), ("otto", 0)):
        assert isinstance(evening.wants(player, wire.Nudge(table="table", seat=other)).reply, wire.Wrong)


# -- names and absence -----------------------------------------------------------------------------


async def test_a_new_name_counts_at_running_tables_once_its_player_is_back(tmp_path: Path) -> None:
    async with house(tmp_path / "db") as open_house:
        guest = await open_house.guest("Guest")
        otto = await open_house.guest("Otto")
        table = await open_house.table(guest)
        await guest.comes(table, 0)
        await otto.comes(table, 1)
        answer = await open_house.http.put("/api/me", json={"nickname": "Ines"}, headers=guest.bearer)
        assert answer.status_code == 200
        await guest.leave()
        left = await otto.hears("table", lambda message: not message["seats"][0]["present"])
        assert left["seats"][0]["away"] is not None
        ines = await open_house.guest(token=guest.token)
        await ines.send("watch", table=table)
        back = await otto.hears("table", lambda message: message["seats"][0]["name"] == "Ines")
        assert back["seats"][0]["away"] is None
        said = await otto.hears("talk", lambda message: message["lines"][-1]["what"] == "renamed")
        assert said["lines"][-1]["sentence"]["en"] == "Guest is now called Ines."


async def test_a_game_that_ended_early_can_be_watched_and_the_doctor_is_content(tmp_path: Path) -> None:
    async with house(tmp_path / "db") as open_house:
        ines, otto = await open_house.guest("Ines"), await open_house.guest("Otto")
        table = await open_house.table(ines)
        await ines.comes(table, 0)
        await otto.comes(table, 1)
        await ines.sees(table, 0)
        await otto.send("resign", table=table, seat=1)
        over = await ines.hears("table", lambda message: bool(message["result"]))
        assert over["result"]["early"] == "resigned"
        replay = await open_house.http.get(f"/api/tables/{table}/replay?seat=open")
        assert replay.status_code == 200
        transcript = await open_house.http.get(f"/api/tables/{table}/transcript")
        assert transcript.status_code == 200
    finding = await upkeep.doctor(tmp_path / "db")
    assert finding.healthy, finding.sentence
