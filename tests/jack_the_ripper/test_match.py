"""Whole matches: the running score, the end, ties, and the number of hands."""

from __future__ import annotations

import random
from typing import Any

import pytest
from jack_the_ripper.stories import RipperStory, begin, given

THIRTEEN_TO_NOTHING = "p0: | p1: | a0: nichols druitt*3 | yard: strikes"


def out(text: str, **named: Any) -> RipperStory:
    """Seat 0 goes out at this table."""
    t = given(text, **named)
    t.say("0 draw yard", "0 discard strikes")
    return t


@pytest.mark.rule("jack-the-ripper/match-end")
def test_the_points_of_all_hands_are_added_up() -> None:
    t = out(THIRTEEN_TO_NOTHING, scores=(20, 40))
    assert t.scores == (33, 40)
    assert not t.over
    assert t.asked() == (-1,)


@pytest.mark.rule("jack-the-ripper/match-end")
def test_the_match_ends_when_one_player_alone_is_on_top_with_the_target() -> None:
    t = out(THIRTEEN_TO_NOTHING, scores=(87, 40))
    assert t.over
    assert t.game.result(t.table).scores == (100, 40)
    assert t.game.result(t.table).winners == (0,)
    assert t.heard(None, "match-over") == [{"scores": (100, 40)}]


@pytest.mark.rule("jack-the-ripper/match-end")
def test_with_99_points_it_goes_on() -> None:
    assert not out(THIRTEEN_TO_NOTHING, scores=(86, 40)).over


@pytest.mark.rule("jack-the-ripper/match-end")
def test_the_highest_total_wins_not_the_one_who_went_out() -> None:
    t = out(THIRTEEN_TO_NOTHING, scores=(88, 105))
    assert t.over
    assert t.game.result(t.table).winners == (1,)


@pytest.mark.rule("jack-the-ripper/match-end")
def test_two_below_the_top_may_be_level() -> None:
    t = out("p0: | p1: | p2: | a0: nichols druitt*3 | yard: strikes", scores=(90, 50, 50))
    assert t.over
    assert t.game.result(t.table).winners == (0,)


@pytest.mark.rule("jack-the-ripper/target")
def test_another_target_can_be_agreed_on() -> None:
    assert out(THIRTEEN_TO_NOTHING, target=13).over
    assert not out(THIRTEEN_TO_NOTHING, target=14).over


@pytest.mark.rule("jack-the-ripper/tie-plays-on")
def test_a_tie_at_the_top_means_another_hand_for_everybody() -> None:
    t = out("p0: | p1: | p2: | a0: nichols druitt*3 | yard: strikes", scores=(92, 105, 3))
    assert t.scores == (105, 105, 3)
    assert not t.over
    t.shuffles()
    assert t.view(None).sizes == (9, 9, 9)


@pytest.mark.rule("jack-the-ripper/match-end")
def test_the_hand_after_a_tie_decides_the_match() -> None:
    t = out("p0: | p1: letters | a0: nichols druitt*3 | a1: druitt | yard: strikes", scores=(105, 105))
    assert t.scores == (118, 106)
    assert t.over


@pytest.mark.rule("jack-the-ripper/match-end")
def test_if_the_leaders_fall_below_the_target_again_nobody_has_won_yet() -> None:
    t = out("p0: | p1: letters*2 | p2: letters*2 | a0: nichols druitt*3 | yard: strikes", scores=(10, 100, 100))
    assert t.scores == (23, 94, 94)
    assert not t.over
    t = out("p0: | p1: letters*2 | p2: jill | a0: nichols druitt*3 | yard: strikes", scores=(10, 100, 100))
    assert t.scores == (23, 94, 98)
    assert not t.over


@pytest.mark.rule("jack-the-ripper/max-hands")
def test_after_the_last_hand_agreed_on_the_highest_total_wins() -> None:
    t = out(THIRTEEN_TO_NOTHING, max_hands=3, hand_number=3, scores=(2, 3))
    assert t.over
    assert t.game.result(t.table).winners == (0,)
    assert not out(THIRTEEN_TO_NOTHING, max_hands=3, hand_number=2).over


@pytest.mark.rule("jack-the-ripper/max-hands")
def test_after_the_last_hand_leaders_who_are_level_share_the_win() -> None:
    t = out("p0: | p1: | p2: | a0: nichols druitt*3 | yard: strikes", max_hands=1, scores=(7, 20, 19))
    assert t.over
    assert t.game.result(t.table).scores == (20, 20, 19)
    assert t.game.result(t.table).winners == (0, 1)


@pytest.mark.rule("jack-the-ripper/max-hands")
def test_without_agreement_a_match_has_at_most_50_hands() -> None:
    assert not out(THIRTEEN_TO_NOTHING, hand_number=49).over
    assert out(THIRTEEN_TO_NOTHING, hand_number=50).over


@pytest.mark.rule("jack-the-ripper/game-over")
def test_nobody_can_do_anything_after_the_end() -> None:
    t = out(THIRTEEN_TO_NOTHING, scores=(90, 0))
    t.refuses("0 draw file", "game-over")
    t.refuses("1 pass", "game-over")
    t.refuses("* shuffled druitt", "game-over")
    assert t.view(0).options == ()
    assert t.view(0).question == ""
    assert t.asked() == ()


def test_a_whole_match_of_three_with_the_deal_going_round() -> None:
    t = begin(seats=3, edition="us-games", target=150)
    t.say("* dealer 1")
    rng = random.Random(1888)
    dealers, firsts = [], []
    while not t.over:
        if t.asked() == (-1,):
            dealers.append(t.table.dealer)
            t.say("* " + t.table.sample(rng).text)
            firsts.append(t.table.active)
            continue
        seat = t.table.seat()
        t.say(f"{seat} {rng.choice(t.options(seat))}")
    hands = len(t.table.sheets)
    assert hands > 3
    assert dealers == [(1 + hand) % 3 for hand in range(hands)]
    assert firsts == [(dealer + 1) % 3 for dealer in dealers]
    assert t.scores == tuple(sum(sheet.totals[seat] for sheet in t.table.sheets) for seat in range(3))
    assert max(t.scores) >= 150 or hands == 50
