"""Between two hands a table may rest, and bots wait for those who are still being shown what happened."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from server.evening import Evening
from server.house import Guest, house

from whitechapel.core.frames import CHANCE
from whitechapel.server.live import bot_seats
from whitechapel.server.table import decide, log, wire
from whitechapel.server.table.connection import Connection, Crowd
from whitechapel.server.table.table import Table

GO_ON = wire.GoOn(table="table")


def resting(table: Table) -> bool:
    return table.rests is not None


@pytest.fixture(params=["jack-the-ripper", "rue-morgue"])
def evening(request: pytest.FixtureRequest) -> Evening:
    """Two people who have just finished their first hand, at a table that rests for 20 seconds then."""
    evening = Evening(game=request.param, options={"max_hands": 2}, pause=20, window=1)
    evening.plays_on(resting)
    return evening


def test_after_a_hand_the_table_rests_with_everything_still_in_sight(evening: Evening) -> None:
    assert evening.table.wanted() == ()
    assert evening.options(0) == evening.options(1) == []
    assert evening.shown(0)["rests"] == evening.now + 20_000
    assert evening.shown(0)["view"]["options"] == []
    assert evening.shown(None)["view"]["hand_number"] == 1


def test_the_next_hand_is_dealt_when_the_time_is_over(evening: Evening) -> None:
    assert evening.table.due() == evening.now + 20_000
    assert evening.waits(19.999).entries == ()
    (dealt,) = evening.waits(0.001).entries
    assert isinstance(dealt, log.Line)
    assert dealt.seat == CHANCE
    assert evening.shown(0)["rests"] is None
    assert evening.shown(None)["view"]["hand_number"] == 2
    assert len(evening.table.wanted()) == 1


def test_anybody_at_the_table_may_end_the_rest_and_only_the_first_counts(evening: Evening) -> None:
    stranger = evening.wants("karl", GO_ON)
    assert isinstance(stranger.reply, wire.Wrong)
    evening.do(evening.wants("otto", GO_ON))
    assert evening.shown(None)["view"]["hand_number"] == 2
    late = evening.wants("ines", GO_ON)
    assert (late.entries, late.reply) == ((), None)


def test_another_process_finds_the_table_resting_and_the_same_cards_are_dealt(evening: Evening) -> None:
    elsewhere = evening.read_back()
    assert elsewhere.rests == evening.table.rests
    assert list(decide.go_on(elsewhere, GO_ON, decide.Asker("ines", "Ines"), evening.now).entries) == list(
        evening.wants("ines", GO_ON).entries
    )


def test_without_a_pause_and_without_people_nothing_rests() -> None:
    of_people = Evening(options={"max_hands": 2}, window=1)
    of_bots = Evening(options={"max_hands": 2}, pause=20, seats=["bot:random", "bot:random"])
    of_bots.do(decide.begin(of_bots.table, of_bots.now))
    for evening in (of_people, of_bots):
        evening.plays_on(resting)
        assert evening.table.ended is not None


def test_nobodys_clock_runs_while_the_table_rests() -> None:
    clock = {"kind": "clock", "per_move": 20, "bank": 60}
    evening = Evening(options={"max_hands": 2}, pause=30, window=1, pace=clock)
    evening.plays_on(resting)
    assert evening.shown(0)["clock"]["due"] == [None, None]
    evening.waits(30)
    assert evening.shown(0)["clock"]["banks"] == [60_000, 60_000]


class Silent(Connection):
    def send(self, data: bytes) -> None: ...


def test_bots_wait_only_for_clients_that_are_here_and_say_what_they_have_shown() -> None:
    crowd = Crowd()
    owners = ["ines", "otto", ""]
    ines = Silent(1, "ines", "Ines")
    crowd.numbers = {0: 5, 1: 5}
    crowd.shown = {0: 4}
    assert not crowd.reports(owners)  # nobody is here
    crowd.add(ines)
    crowd.add(Silent(2, "otto", "Otto"))  # whose program never says anything
    assert crowd.reports(owners)
    assert crowd.is_behind(owners)
    crowd.shown[0] = 5
    assert not crowd.is_behind(owners)
    crowd.shown[0] = 4
    crowd.discard(ines)
    assert not crowd.is_behind(owners)


def shown_later_than(guest: Guest, table: str, revision: int) -> bool:
    return bool(guest.last[table, 0]["revision"] > revision)


async def test_a_bot_answers_only_when_what_happened_has_been_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_seats, "LONGEST_WAIT", 3600.0)
    async with house(tmp_path / "db") as open_house:
        ines = await open_house.guest("Ines")
        table = await open_house.table(ines, seats=["open", "bot:random"])
        await ines.comes(table, 0)
        await ines.sees(table, 0)
        for _ in range(100):  # until it is the bot's turn: then nothing but what is said to be shown lets it answer
            update = ines.last[table, 0]
            if not update["view"]["options"]:
                break
            await ines.send("shown", table=table, seat=0, number=update["number"])
            await ines.move(table, 0, update["view"]["options"][0])
            await ines.until(partial(shown_later_than, ines, table, update["revision"]))
        else:
            pytest.fail("The bot is never asked.")
        room = open_house.parlour.rooms[table]
        assert room.table is not None
        assert not room.idle
        await ines.quiet()
        assert room.table.revision == update["revision"]
        await ines.send("shown", table=table, seat=0, number=update["number"])
        await ines.until(partial(shown_later_than, ines, table, update["revision"]))
