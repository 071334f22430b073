"""Files: turned up, filed, risked and paid; and the murderer cards."""

from __future__ import annotations

import pytest
from check_the_ripper.stories import given

from whitechapel.games.check_the_ripper.scoring import value

# From g8 the rook goes north to Glasgow (g11) and south to Aberystwyth (g5).
TABLE = "0: g8 | 1: a1 | cards: cleaver hammer knife scissors"


@pytest.mark.rule("check-the-ripper/reveal-on-landing")
def test_landing_on_a_file_turns_it_up_whether_one_likes_it_or_not() -> None:
    t = given(f"{TABLE} | g11: hammer", rolled="rook king")
    t.say("0 rook g11")
    assert t.heard(0, "revealed") == [{"square": "g11", "town": "Glasgow", "face": "hammer"}]


@pytest.mark.rule("check-the-ripper/reveal-on-landing")
def test_passing_or_stopping_elsewhere_turns_nothing_up() -> None:
    t = given(TABLE, rolled="rook king")
    t.say("0 rook g10", "0 king g9")
    assert "revealed" not in t.kinds()


@pytest.mark.rule("check-the-ripper/reveal-to-all")
def test_everybody_sees_a_file_that_is_turned_up() -> None:
    t = given(f"{TABLE} | 2: a2 | g11: scissors", rolled="rook king")
    t.say("0 rook g11")
    for seat in (0, 1, 2, None):
        assert t.heard(seat, "revealed") == [{"square": "g11", "town": "Glasgow", "face": "scissors"}]
        assert t.view(seat).shown == ("g11", "Glasgow", "scissors")


@pytest.mark.rule("check-the-ripper/no-reveal-without-move")
def test_neither_staying_nor_a_new_card_turns_a_file_up() -> None:
    t = given("0: a1 | 1: g11 | g11: hammer | cards: cleaver hammer", turn=1)
    t.say("* roll king king", "1 done")  # hammer is wanted now, and seat 1 stands on one
    assert t.wanted == "hammer"
    assert "revealed" not in t.kinds()


@pytest.mark.rule("check-the-ripper/no-reveal-without-move")
def test_leaving_a_file_and_coming_back_turns_it_up_again() -> None:
    t = given("0: g11 | 1: a1 | g11: hammer | cards: cleaver", rolled="king king")
    t.say("0 king g10", "0 king g11")
    assert [told["face"] for told in t.heard(1, "revealed")] == ["hammer"]


@pytest.mark.rule("check-the-ripper/no-match")
def test_a_file_of_another_murderer_goes_back_and_the_turn_goes_on() -> None:
    t = given(f"{TABLE} | g11: hammer", rolled="rook king")
    t.say("0 rook g11")
    assert (t.cabinet, t.question, t.moves) == ({}, "move", ("king",))
    t.say("0 king g12")
    assert t.view(0).shown is None
    assert "g11" in t.view(0).files


@pytest.mark.rule("check-the-ripper/blank-never-matches")
def test_a_blank_file_matches_nobody_and_is_wrong_in_a_risk() -> None:
    t = given(f"{TABLE} | g11: blank | g5: cleaver | j3: blank", rolled="rook rook")
    t.say("0 rook g11")
    assert t.cabinet == {}
    t = given(f"{TABLE} | g5: cleaver | j3: blank", rolled="rook king")
    t.say("0 rook g5", "0 turn j3")
    assert (t.chips, t.table.forfeited, t.cabinet) == ((0, 0), 1, {"cleaver": 1})
    assert "j3" in t.view(0).files


@pytest.mark.rule("check-the-ripper/match-filed")
def test_a_file_of_the_wanted_murderer_goes_into_the_cabinet_before_anything_is_chosen() -> None:
    t = given(f"{TABLE} | g11: cleaver", rolled="rook king")
    t.say("0 rook g11")
    assert (t.cabinet, t.question) == ({"cleaver": 1}, "risk")
    assert "g11" not in t.view(1).files
    assert t.heard(1, "filed") == [{"murderer": "cleaver", "number": 1, "stake": 1}]


@pytest.mark.rule("check-the-ripper/find-then-move")
def test_after_a_find_the_other_move_may_follow() -> None:
    t = given(f"{TABLE} | g11: cleaver", rolled="rook king")
    t.say("0 rook g11")
    t.refuses("0 king g12", "risk-or-take")
    t.say("0 take", "0 king g12")
    assert (t.chips, t.where[0]) == ((1, 0), "g12")


@pytest.mark.rule("check-the-ripper/file-value")
@pytest.mark.parametrize(("filed", "chips"), [("", 1), ("filed: cleaver", 2), ("filed: cleaver*2", 3)])
def test_a_file_is_worth_its_number(filed: str, chips: int) -> None:
    t = given(f"{TABLE} | g11: cleaver {'| ' + filed if filed else ''}", rolled="rook king")
    assert t.view(1).worth == chips  # everybody reads it on the cabinet
    t.say("0 rook g11")
    assert (t.view(1).stake, t.view(1).worth) == (chips, chips + 1 if chips < 3 else 4 + 1)
    assert (t.view(1).hoped, t.view(1).left) == {1: (3, 3), 2: (5, 2), 3: (8, 1)}[chips]
    t.say("0 take")
    assert t.chips == (chips, 0)
    assert t.heard(1, "took") == [{"chips": chips}]


@pytest.mark.rule("check-the-ripper/file-value")
def test_the_value_of_every_file_of_every_murderer() -> None:
    assert [value(number, 1) for number in (1, 2, 3)] == [1, 2, 3]
    assert [value(4, convicted) for convicted in (1, 2, 3, 4)] == [4 + 1, 4 + 3, 4 + 6, 4 + 10]


@pytest.mark.rule("check-the-ripper/completion-extra")
@pytest.mark.parametrize(
    ("before", "chips"), [("", 5), ("knife*4", 7), ("knife*4 hammer*4", 10), ("knife*4 hammer*4 scissors*4", 14)]
)
def test_the_fourth_file_brings_an_extra_of_1_3_6_or_10(before: str, chips: int) -> None:
    t = given(f"0: g8 | 1: a1 | cards: cleaver | g11: cleaver | filed: cleaver*3 {before}", rolled="rook king")
    t.say("0 rook g11")
    assert t.chips == (chips, 0)
    assert t.heard(1, "convicted") == [{"murderer": "cleaver", "chips": chips}]


@pytest.mark.rule("check-the-ripper/completion-order")
def test_the_extra_goes_by_the_order_of_convictions_not_of_cards() -> None:
    t = given("0: g8 | 1: a1 | cards: hammer | g11: hammer | filed: hammer*3 cleaver*3", rolled="rook king")
    t.say("0 rook g11")
    assert t.chips == (4 + 1, 0)  # the last weapon of the list, and the first to be convicted


@pytest.mark.rule("check-the-ripper/completion-pays")
def test_the_fourth_file_is_paid_at_once_and_nothing_is_asked() -> None:
    t = given(f"{TABLE} | g11: cleaver | j3: cleaver | filed: cleaver*2", rolled="rook king")
    t.say("0 rook g11", "0 turn j3")
    assert t.chips == (3 + 4 + 1, 0)
    assert t.question == "move"
    assert t.table.convictions == (1, 0)


# -- the risk -------------------------------------------------------------------------------------


@pytest.mark.rule("check-the-ripper/risk-or-take")
def test_after_each_find_one_takes_the_chips_or_turns_up_another_file() -> None:
    t = given(f"{TABLE} | g11: cleaver | j3: cleaver | l3: cleaver", rolled="rook king")
    t.say("0 rook g11")
    assert t.offers(0, "take")
    assert t.offers(0, "turn j3")
    t.say("0 turn j3")
    assert (t.question, t.view(1).stake) == ("risk", 3)
    t.say("0 take")
    assert t.chips == (3, 0)
    assert t.heard(None, "turned") == [{"square": "j3", "town": "London", "face": "cleaver"}]


@pytest.mark.rule("check-the-ripper/risk-any-file")
def test_a_risk_reaches_every_file_and_moves_nobody() -> None:
    t = given("0: g8 | 1: j3 | cards: cleaver | g11: cleaver | j3: cleaver", rolled="rook king")
    t.say("0 rook g11")
    assert len([text for text in t.options(0) if text.startswith("turn ")]) == 19
    t.refuses("0 turn g11", "risk-any-file")
    t.refuses("0 turn a1", "risk-any-file")
    t.say("0 turn j3", "0 take")
    assert t.where == ("g11", "j3")
    assert t.cabinet == {"cleaver": 2}


@pytest.mark.rule("check-the-ripper/series-value")
def test_a_series_is_worth_all_its_numbers_and_the_extra() -> None:
    t = given(f"{TABLE} | g11: cleaver | j3: cleaver | l3: cleaver | h3: cleaver", rolled="rook king")
    t.say("0 rook g11", "0 turn j3", "0 turn l3", "0 turn h3")
    assert t.chips == (1 + 2 + 3 + 4 + 1, 0)


@pytest.mark.rule("check-the-ripper/all-or-nothing")
def test_nobody_takes_a_part_of_a_series() -> None:
    t = given(f"{TABLE} | g11: cleaver | j3: cleaver", rolled="rook king")
    t.say("0 rook g11", "0 turn j3")
    assert [text for text in t.options(0) if not text.startswith("turn ")] == ["take"]
    t.say("0 take")
    assert (t.chips, t.view(0).stake) == ((3, 0), 0)


@pytest.mark.rule("check-the-ripper/risk-lost")
def test_a_wrong_file_costs_the_whole_series_and_goes_back() -> None:
    t = given(f"{TABLE} | g11: cleaver | j3: cleaver | l3: hammer", rolled="rook king")
    t.say("0 rook g11", "0 turn j3", "0 turn l3")
    assert (t.chips, t.table.forfeited) == ((0, 0), 3)
    assert t.heard(1, "forfeited") == [{"chips": 3}]
    assert t.view(1).shown == ("l3", "Dover", "hammer")
    assert "l3" in t.view(1).files


@pytest.mark.rule("check-the-ripper/filed-stays-filed")
def test_files_of_a_failed_series_stay_filed_and_the_next_gets_the_next_number() -> None:
    t = given(f"{TABLE} | g11: cleaver | j3: cleaver | l3: hammer | g5: cleaver", rolled="rook rook")
    t.say("0 rook g11", "0 turn j3", "0 turn l3")
    assert t.cabinet == {"cleaver": 2}
    t.say("0 rook g5", "0 take")
    assert t.chips == (3, 0)


@pytest.mark.rule("check-the-ripper/risk-goes-on")
def test_after_a_failed_risk_the_other_move_may_still_be_made() -> None:
    t = given(f"{TABLE} | g11: cleaver | l3: hammer", rolled="rook king")
    t.say("0 rook g11", "0 turn l3")
    assert (t.question, t.moves, t.table.active) == ("move", ("king",), 0)


@pytest.mark.rule("check-the-ripper/risk-ends-turn")
def test_where_it_is_agreed_a_failed_risk_ends_the_turn_with_its_bonus_moves() -> None:
    t = given("0: g8 | 1: g9 | g11: cleaver | l3: hammer", rolled="rook king", failed_risk_ends_turn=True)
    t.say("0 king g9", "* duel king king", "0 place a1", "0 pass", "0 rook g11", "0 turn l3")
    assert (t.question, t.table.active, t.bonus) == ("roll", 1, ())
    assert t.view(1).shown == ("l3", "Dover", "hammer")


@pytest.mark.rule("check-the-ripper/banked-is-safe")
def test_chips_once_taken_are_not_lost_with_a_later_series() -> None:
    t = given(f"{TABLE} | g11: cleaver | g5: cleaver | l3: hammer", rolled="rook rook")
    t.say("0 rook g11", "0 take", "0 rook g5", "0 turn l3")
    assert (t.chips, t.table.forfeited) == ((1, 0), 2)


# -- murderer cards -------------------------------------------------------------------------------


@pytest.mark.rule("check-the-ripper/card-order")
def test_the_cards_come_round_in_their_order() -> None:
    t = given("0: a1 | 1: l15 | cards: hammer knife scissors cleaver")
    wanted = [t.wanted]
    for seat in (0, 1, 0, 1, 0):
        t.say("* roll king king", f"{seat} done")
        wanted.append(t.wanted)
    assert wanted == ["hammer", "knife", "scissors", "cleaver", "hammer", "knife"]


@pytest.mark.rule("check-the-ripper/card-leaves")
def test_the_card_of_a_convicted_murderer_leaves_the_game() -> None:
    t = given("0: g8 | 1: a1 | cards: cleaver hammer knife | g11: cleaver | filed: cleaver*3", rolled="rook king")
    t.say("0 rook g11")
    assert (t.wanted, t.view(0).stack) == ("hammer", 2)
    assert t.heard(1, "next-card") == [{"murderer": "hammer"}]
    wanted = []
    t.say("0 done")
    for seat in (1, 0, 1):
        t.say("* roll king king", f"{seat} done")
        wanted.append(t.wanted)
    assert wanted == ["knife", "scissors", "hammer"]


@pytest.mark.rule("check-the-ripper/card-at-once")
def test_the_second_move_already_counts_for_the_next_murderer() -> None:
    t = given(
        "0: g8 | 1: a1 | cards: cleaver hammer | g11: cleaver | g5: hammer | filed: cleaver*3", rolled="rook rook"
    )
    t.say("0 rook g11", "0 rook g5")
    assert t.cabinet == {"cleaver": 4, "hammer": 1}


@pytest.mark.rule("check-the-ripper/card-stays")
def test_where_it_is_agreed_a_convicted_murderer_stays_open_and_nothing_matches() -> None:
    table = "0: g8 | 1: a1 | cards: cleaver hammer | g11: cleaver | g5: hammer | filed: cleaver*3"
    t = given(table, rolled="rook rook", completed_card="strict")
    t.say("0 rook g11", "0 rook g5")
    assert (t.wanted, t.view(0).stack, t.cabinet) == ("cleaver", 3, {"cleaver": 4})
    assert t.heard(1, "revealed")[-1]["face"] == "hammer"
    t.say("* roll king king")
    assert t.wanted == "hammer"


@pytest.mark.rule("check-the-ripper/last-card")
def test_with_one_card_left_a_double_changes_nothing_and_two_knights_ask_nothing() -> None:
    table = "0: a1 | 1: l15 | cards: cleaver | filed: knife*4 hammer*4 scissors*4"
    t = given(table)
    t.say("* roll king king")
    assert (t.wanted, t.question) == ("cleaver", "move")
    assert "card-changed" not in t.kinds()
    t = given(table)
    t.say("* roll knight knight")
    assert (t.question, len(t.moves)) == ("move", 4)
