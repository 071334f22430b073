"""Taking back: free while nobody has learned anything and nothing was shuffled or rolled; otherwise one has to ask."""

from __future__ import annotations

from typing import Any

from server.evening import Evening, question

from whitechapel.server.table import log, wire


def after_taking_the_open_card(**settings: Any) -> tuple[Evening, int]:
    """Somebody has taken the open card of Scotland Yard, which everybody has seen anyway."""
    evening = Evening(**settings)
    seat = evening.table.wanted()[0]
    evening.answers(seat, "draw yard")
    return evening, seat


def test_an_answer_that_told_nobody_anything_new_is_taken_back_freely() -> None:
    evening = Evening()
    seat = evening.table.wanted()[0]
    before = evening.shown(seat)["view"]
    evening.answers(seat, "draw yard")
    assert evening.shown(seat)["undo"] == "free"
    evening.undoes(seat)
    assert evening.shown(seat)["view"] == before
    assert evening.table.talk[-1].what == "undone"


def test_the_revision_never_comes_back_to_an_old_value() -> None:
    evening, seat = after_taking_the_open_card()
    seen = {evening.table.revision}
    for _ in range(5):
        evening.undoes(seat)
        assert evening.table.revision not in seen
        seen.add(evening.table.revision)
        evening.answers(seat, "draw yard")
        assert evening.table.revision not in seen
        seen.add(evening.table.revision)


def test_a_card_drawn_from_the_file_has_told_something() -> None:
    evening = Evening()
    seat = evening.table.wanted()[0]
    evening.answers(seat, "draw file")
    assert evening.shown(seat)["undo"] == "ask"


def test_the_others_are_asked_and_all_must_agree() -> None:
    evening = Evening(options={"seats": 3})
    seat = evening.table.wanted()[0]
    asker, *others = [evening.table.chairs[(seat + step) % 3].player for step in range(3)]
    before = evening.shown(seat)["view"]
    evening.answers(seat, "draw file")
    decision = evening.undoes(seat)
    assert [log.kind(entry) for entry in decision.entries] == ["undo-asked"]
    assert evening.info().undo_wish == wire.Wish(seat=seat, agreed=[])
    assert isinstance(evening.agrees(asker).reply, wire.Wrong)
    assert isinstance(evening.agrees("nobody").reply, wire.Wrong)
    evening.agrees(others[0])
    assert evening.info().undo_wish == wire.Wish(seat=seat, agreed=[others[0]])
    assert evening.agrees(others[0]).entries == ()  # said once is enough
    evening.agrees(others[1])
    assert evening.info().undo_wish is None
    assert evening.shown(seat)["view"] == before


def test_one_no_is_enough() -> None:
    evening = Evening()
    seat = evening.table.wanted()[0]
    evening.answers(seat, "draw file")
    lines = len(evening.table.lines)
    evening.undoes(seat)
    evening.agrees(evening.table.chairs[1 - seat].player, yes=False)
    assert evening.info().undo_wish is None
    assert len(evening.table.lines) == lines
    assert evening.table.talk[-1].what == "undo-refused"
    assert isinstance(evening.agrees(evening.table.chairs[1 - seat].player).reply, wire.Wrong)


def test_a_wish_lapses_when_play_goes_on() -> None:
    evening = Evening()
    seat = evening.table.wanted()[0]
    evening.answers(seat, "draw file")
    evening.undoes(seat)
    assert isinstance(evening.undoes(seat).reply, wire.Wrong)
    evening.answers(seat, next(option for option in evening.options(seat) if option.startswith("discard")))
    assert evening.info().undo_wish is None


def test_bots_always_agree() -> None:
    evening = Evening(seats=["open", "bot:constable"], start=False)
    evening.sits("ines", 0)
    while evening.table.wanted() != (0,):
        seat = evening.table.wanted()[0]
        evening.answers(seat, evening.options(seat)[-1])
    evening.answers(0, "draw file")
    assert evening.shown(0)["undo"] == "ask"
    evening.undoes(0)
    assert "draw file" in evening.options(0)


def test_taking_back_beyond_a_shuffle_brings_the_same_shuffle_again() -> None:
    evening = Evening(options={"max_hands": 2})
    evening.plays_on(lambda table: table.chances()["deal"] == 2)
    shuffles = [text for seat, text in evening.table.lines if seat == -1]
    mover = next(seat for seat, _ in reversed(evening.table.lines) if seat >= 0)
    assert evening.shown(mover)["undo"] == "ask"
    evening.undoes(mover)
    evening.agrees(evening.table.chairs[1 - mover].player)
    assert evening.table.chances()["deal"] == 1
    evening.plays_on(lambda table: table.chances()["deal"] == 2)
    assert [text for seat, text in evening.table.lines if seat == -1] == shuffles


def test_a_vote_is_taken_back_whole_so_that_nobody_learns_who_voted_first() -> None:
    evening = Evening(options={"vote": "on", "seats": 3})
    evening.rng.seed(3)
    evening.plays_on(question("ballot"), prefer="call vote")
    lines = len(evening.table.lines)
    for seat in (2, 0, 1):
        evening.answers(seat, "vote gull")
    evening.undoes(2)
    for player in ("ines", "otto"):
        evening.agrees(player)
    assert len(evening.table.lines) == lines
    assert question("ballot")(evening.table)


def test_where_it_was_agreed_so_nothing_is_taken_back() -> None:
    evening, seat = after_taking_the_open_card(undo=False)
    assert evening.shown(seat)["undo"] == "no"
    decision = evening.undoes(seat)
    assert isinstance(decision.reply, wire.Wrong)
    assert decision.reply.code == "no-undo"


def test_nobody_takes_back_for_another_and_spectators_never() -> None:
    evening, seat = after_taking_the_open_card()
    other = evening.table.chairs[1 - seat].player
    decision = evening.wants(other, wire.Undo(table="table", seat=seat))
    assert isinstance(decision.reply, wire.Wrong)
    assert evening.shown(None)["undo"] == "no"


def test_a_finished_game_stays_finished() -> None:
    evening = Evening(options={"max_hands": 1})
    evening.plays_on()
    assert [evening.shown(seat)["undo"] for seat in (0, 1)] == ["no", "no"]


def test_a_table_read_back_has_taken_back_the_same() -> None:
    evening = Evening()
    evening.plays_on(lambda table: len(table.lines) > 30)
    for _ in range(3):
        mover = next(seat for seat, _ in reversed(evening.table.lines) if seat >= 0)
        evening.undoes(mover)
        if evening.table.wish is not None:
            evening.agrees(evening.table.chairs[1 - mover].player)
    again = evening.read_back()
    assert evening.table.state is not None
    assert again.state is not None
    assert again.state.parts() == evening.table.state.parts()
    assert (again.revision, again.told) == (evening.table.revision, evening.table.told)
