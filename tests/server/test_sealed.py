"""Sealed questions: nobody learns who has answered, and a window is open for exactly its time."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from server.evening import Evening, question

from whitechapel.server.table import decide, log, show, wire


def at_a_window(**settings: Any) -> Evening:
    """Everybody has been asked whether they let the Ripper escape."""
    evening = Evening(options={"seats": 3}, **settings)
    evening.plays_on(question("window"))
    assert evening.table.asked() == (0, 1, 2)
    return evening


def at_a_vote() -> Evening:
    evening = Evening(options={"seats": 3, "vote": "on"})
    evening.rng.seed(3)
    evening.plays_on(question("ballot"), prefer="call vote")
    assert evening.table.asked() == (0, 1, 2)
    return evening


def test_a_window_closes_when_its_time_is_over_and_silence_means_no() -> None:
    evening = at_a_window()
    lines = len(evening.table.lines)
    assert evening.table.closes == evening.now + 5000
    assert evening.table.due() == evening.now + 5000
    assert evening.waits(4.999).entries == ()
    evening.waits(0.001)
    assert evening.table.lines[lines : lines + 3] == [(0, "pass"), (1, "pass"), (2, "pass")]


def test_a_window_does_not_close_earlier_when_all_have_answered() -> None:
    evening = at_a_window()
    revision = evening.table.revision
    for seat in (2, 0, 1):
        decision = evening.answers(seat, "pass")
        assert (decision.shown, decision.seat) == (decide.ONE_SEAT, seat)
    assert evening.table.wanted() == ()
    assert evening.waits(4.9).entries == ()
    assert evening.table.revision == revision
    assert evening.waits(0.1).shown == decide.EVERYBODY
    assert evening.table.revision > revision


def test_an_answer_that_comes_too_late_is_told_so() -> None:
    evening = at_a_window()
    revision = evening.table.revision
    evening.waits(5)
    decision = evening.answers(0, "pass", revision=revision)
    assert isinstance(decision.reply, wire.Stale)


def test_an_answer_that_comes_while_the_alarm_is_ringing_still_counts_and_opens_the_window() -> None:
    evening = at_a_window()
    evening.now += 5000
    decision = evening.answers(1, "pass")
    assert [log.kind(entry) for entry in decision.entries][:2] == ["held", "opened"]


def test_a_sealed_answer_is_seen_by_its_own_seat_alone() -> None:
    evening = at_a_vote()
    before = {seat: evening.shown(seat) for seat in (None, 0, 1, 2)}
    evening.answers(1, "vote gull")
    assert evening.shown(1)["view"]["answered"] == "vote gull"
    assert evening.shown(1)["view"]["options"] == []
    assert evening.shown(1)["undo"] == "free"
    for seat in (None, 0, 2):
        assert evening.shown(seat) == before[seat]


def test_a_vote_is_counted_when_the_last_has_voted_in_the_order_of_seats() -> None:
    evening = at_a_vote()
    lines = len(evening.table.lines)
    evening.answers(2, "vote eddy")
    evening.answers(0, "vote gull")
    assert len(evening.table.lines) == lines
    evening.answers(1, "vote druitt")
    assert evening.table.lines[lines : lines + 3] == [(0, "vote gull"), (1, "vote druitt"), (2, "vote eddy")]


def test_voting_twice_is_refused_like_any_answer_that_was_not_asked_for() -> None:
    evening = at_a_vote()
    evening.answers(1, "vote gull")
    decision = evening.answers(1, "vote eddy")
    assert isinstance(decision.reply, wire.Refused)
    assert (decision.reply.rule, decision.reply.options) == ("not-your-turn", [])
    assert evening.table.held == {1: "vote gull"}


def test_a_sealed_answer_can_be_taken_back_until_it_is_opened_and_nobody_notices() -> None:
    evening = at_a_vote()
    evening.answers(0, "vote eddy")
    before = {seat: evening.shown(seat) for seat in (None, 0, 2)}
    evening.answers(1, "vote gull")
    decision = evening.undoes(1)
    assert (decision.shown, decision.seat, decision.info) == (decide.ONE_SEAT, 1, False)
    for seat in (None, 0, 2):
        assert evening.shown(seat) == before[seat]
    evening.answers(1, "vote druitt")
    evening.answers(2, "vote druitt")
    assert (1, "vote druitt") in evening.table.lines


def test_the_same_sealed_move_sent_again_does_not_come_back_after_it_was_taken_back() -> None:
    evening = at_a_vote()
    evening.answers(1, "vote gull", id="vote")
    evening.undoes(1)
    again = evening.answers(1, "vote gull", id="vote")
    assert isinstance(again.reply, wire.Accepted)
    assert evening.table.held == {}


def test_while_others_think_in_secret_nothing_else_can_be_taken_back() -> None:
    evening = at_a_vote()
    for seat in (0, 1, 2):
        assert evening.shown(seat)["undo"] == "no"
        assert isinstance(evening.undoes(seat).reply, wire.Wrong)


def test_the_marks_of_others_do_not_change_when_somebody_answers_in_secret() -> None:
    evening = at_a_vote()
    before = show.standings(evening.table)
    evening.answers(1, "vote gull")
    after = show.standings(evening.table)
    assert [player for player in after if after[player] != before[player]] == ["otto"]


def test_the_numbers_of_talk_do_not_count_what_is_secret() -> None:
    evening = at_a_vote()
    evening.do(evening.wants("ines", wire.Say(table="table", text="well?")))
    first = evening.table.talk[-1].number
    evening.answers(1, "vote gull")
    evening.do(evening.wants("ines", wire.Say(table="table", text="well?")))
    assert evening.table.talk[-1].number == first + 1


@pytest.mark.parametrize("answered", [True, False])
def test_the_clock_of_a_vote_runs_on_for_those_who_have_voted(answered: bool) -> None:
    evening = Evening(options={"seats": 3, "vote": "on"}, pace={"kind": "clock", "per_move": 20, "bank": 100})
    evening.rng.seed(3)
    evening.plays_on(question("ballot"), prefer="call vote")
    if answered:
        evening.answers(1, "vote gull")
    clock = evening.shown(0)["clock"]
    assert clock["due"] == [clock["since"] + 120_000] * 3
    assert clock["banks"] == [100_000] * 3


def test_where_one_person_plays_a_window_closes_as_soon_as_all_have_answered() -> None:
    evening = Evening(options={"seats": 3}, seats=["open", "bot:constable", "bot:constable"], start=False)
    evening.sits("ines", 0)
    evening.plays_on(question("window"))
    assert evening.table.closes is None
    for seat in (1, 2):
        evening.answers(seat, "pass")
    assert question("window")(evening.table)
    evening.answers(0, "pass")
    assert not question("window")(evening.table)


def test_a_table_put_away_in_the_middle_of_a_vote_comes_back_with_the_votes() -> None:
    evening = at_a_vote()
    evening.answers(2, "vote eddy")
    again = evening.read_back()
    assert again.held == {2: "vote eddy"}
    assert msgspec.json.decode(show.update(again, 2, [], 1, 0))["view"]["answered"] == "vote eddy"
