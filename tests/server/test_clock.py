"""Clocks: whose time is up, who plays then, and who never loses a seat."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from server.evening import Evening
from server.house import house

from whitechapel.server.live import services
from whitechapel.server.store import TABLE, Entry, open_store
from whitechapel.server.table import decide, log, wire

CLOCK = {"kind": "clock", "per_move": 20, "bank": 60}


def test_thinking_longer_than_an_answers_time_costs_the_bank() -> None:
    evening = Evening(pace=CLOCK)
    seat = evening.table.wanted()[0]
    evening.now += 25_000
    evening.answers(seat, "draw file")
    clock = evening.shown(seat)["clock"]
    assert clock["banks"][seat] == 55_000
    assert clock["banks"][1 - seat] == 60_000
    assert clock["due"][seat] == evening.now + 75_000
    assert clock["due"][1 - seat] is None


def test_quick_answers_cost_nothing() -> None:
    evening = Evening(pace=CLOCK)
    seat = evening.table.wanted()[0]
    evening.now += 20_000
    evening.answers(seat, "draw file")
    assert evening.shown(seat)["clock"]["banks"] == [60_000, 60_000]


def test_when_the_time_is_up_a_bot_plays_and_everybody_is_told() -> None:
    evening = Evening(pace=CLOCK)
    seat = evening.table.wanted()[0]
    assert evening.waits(79.999).entries == ()
    decision = evening.waits(0.001)
    assert list(decision.entries) == [log.TookOver(at=evening.now, seat=seat, bot="inspector")]
    assert evening.info().seats[seat].bot == "inspector"
    assert evening.info().seats[seat].player == evening.table.chairs[seat].player
    assert evening.table.due() is None


def test_a_player_who_is_back_has_the_whole_time_for_an_answer() -> None:
    evening = Evening(pace=CLOCK)
    seat = evening.table.wanted()[0]
    player = evening.table.chairs[seat].player
    evening.waits(80)
    evening.now += 600_000
    evening.do(decide.returned(evening.table, player, evening.now))
    assert evening.info().seats[seat].bot == ""
    assert evening.table.due() == evening.now + 80_000
    assert evening.table.talk[-1].what == "handed-back"
    assert decide.returned(evening.table, player, evening.now).entries == ()


def test_giving_an_answer_takes_the_seat_back_too() -> None:
    evening = Evening(pace=CLOCK)
    seat = evening.table.wanted()[0]
    evening.waits(80)
    decision = evening.answers(seat, "draw file")
    assert [log.kind(entry) for entry in decision.entries] == ["handed-back", "line"]
    assert evening.info().seats[seat].bot == ""


def test_the_button_back_is_for_the_owner_of_the_seat() -> None:
    evening = Evening(pace=CLOCK)
    seat = evening.table.wanted()[0]
    evening.waits(80)
    other = evening.table.chairs[1 - seat].player
    assert isinstance(evening.wants(other, wire.Back(table="table", seat=seat)).reply, wire.Wrong)
    evening.do(evening.wants(evening.table.chairs[seat].player, wire.Back(table="table", seat=seat)))
    assert evening.info().seats[seat].bot == ""


def test_days_are_counted_in_days_and_have_no_bank() -> None:
    evening = Evening(pace={"kind": "days", "days": 2})
    assert evening.table.due() == evening.now + 2 * 86_400_000
    assert evening.waits(2 * 86_400 - 1).entries == ()
    assert len(evening.waits(1).entries) == 1


def test_at_an_untimed_table_nobody_ever_loses_a_seat() -> None:
    evening = Evening()
    assert evening.table.due() is None
    assert evening.shown(0)["clock"] is None
    assert evening.waits(10 * 365 * 86_400).entries == ()
    assert decide.take_over(evening.table, [0, 1], evening.now).entries == ()


def test_a_bots_answer_for_a_player_who_is_back_is_too_late() -> None:
    evening = Evening(pace=CLOCK)
    seat = evening.table.wanted()[0]
    evening.waits(80)
    revision = evening.table.revision
    evening.do(decide.returned(evening.table, evening.table.chairs[seat].player, evening.now))
    assert decide.bot_move(evening.table, seat, revision, "draw file", evening.now).entries == ()


@pytest.mark.parametrize("seed", range(4))
def test_a_timed_game_always_finishes_even_if_everybody_vanishes(seed: int) -> None:
    evening = Evening(pace=CLOCK, options={"max_hands": 1, "seats": 3, "vote": "on"})
    evening.rng.seed(seed)
    evening.plays_on(lambda table: len(table.lines) > 10 * seed)
    while evening.table.playing:
        due = evening.table.due()
        if due is not None:
            evening.waits((due - evening.now) / 1000)
        for seat in evening.table.wanted():
            if seat in evening.table.wanted() and evening.table.chairs[seat].played_by:
                answer = evening.rng.choice(evening.options(seat))
                revision = evening.table.revision
                evening.do(decide.bot_move(evening.table, seat, revision, answer, evening.now))
    assert evening.info().result is not None


# -- the clock of the machine is set ---------------------------------------------------------------


class WallClock:
    """A clock on the wall that anybody can set, and one that nobody can."""

    CLOCK_BOOTTIME = 7

    def __init__(self) -> None:
        self.wall = 1_800_000_000.0
        self.passed = 50.0

    def time_ns(self) -> int:
        return int(self.wall * 1e9)

    def clock_gettime(self, clock: int) -> float:
        assert clock == self.CLOCK_BOOTTIME
        return self.passed


@pytest.mark.parametrize("hours", [-1, 1])
def test_a_clock_that_is_set_changes_nobodys_time(hours: int, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = WallClock()
    monkeypatch.setattr(services, "time", clock)
    running: Any = None
    here = services.Services(running, running)
    assert here.now() == 1_800_000_000_000
    clock.wall += hours * 3600
    clock.passed += 2.5
    assert here.now() == 1_800_000_002_500


async def test_a_window_that_was_opened_before_the_clock_was_set_back_is_not_longer_after_a_restart(
    tmp_path: Path,
) -> None:
    evening = Evening(window=2, options={"max_hands": 1})
    evening.now = time.time_ns() // 1_000_000 + 3_600_000
    evening.plays_on(lambda table: table.closes is not None)
    window = evening.table.closes
    assert window is not None
    store = await open_store(tmp_path / "p.db")
    await store.append(TABLE + "t", 0, [Entry(log.kind(entry), log.encode(entry)) for entry in evening.log])
    await store.close()
    async with house(tmp_path / "p.db") as parlour:
        otto = await parlour.guest("Otto")
        await otto.send("watch", table="t")
        update = await otto.hears("update")
        assert update["closes"] == window
        assert update["closes"] - update["now"] <= 2000
        await otto.until(lambda: otto.last["t", None]["closes"] != window)
