"""Whole matches: the running score, the end, ties, and the number of hands."""

from __future__ import annotations

import random
from typing import Any

import pytest
from rue_morgue.stories import MorgueStory, begin, given

SIX_TO_NOTHING = "p0: | p1: | a0: rod*3 | morgue: poe"


def out(text: str, **named: Any) -> MorgueStory:
    """Seat 0 goes out at this table, without a catch."""
    t = given(text, second_file=True, **named)
    t.say("0 draw morgue", "0 discard poe")
    return t


@pytest.mark.rule("rue-morgue/match-end")
def test_the_points_of_all_hands_are_added_up_until_somebody_has_the_target_alone() -> None:
    t = out(SIX_TO_NOTHING, scores=(93, 40))
    assert (t.scores, t.over) == ((99, 40), False)
    t = out(SIX_TO_NOTHING, scores=(94, 40))
    assert (t.scores, t.over) == ((100, 40), True)
    assert t.game.result(t.table).winners == (0,)
    assert t.heard(None, "match-over") == [{"scores": (100, 40)}]


@pytest.mark.rule("rue-morgue/match-end")
def test_the_highest_total_wins_not_the_one_who_went_out() -> None:
    t = out(SIX_TO_NOTHING, scores=(95, 105))
    assert t.game.result(t.table).winners == (1,)


@pytest.mark.rule("rue-morgue/match-end")
@pytest.mark.rule("rue-morgue/teams")
def test_a_team_wins_together() -> None:
    t = out("p0: | p1: | p2: | p3: | a0: rod*3 | morgue: poe", scores=(94, 40))
    assert t.game.result(t.table).scores == (100, 40, 100, 40)
    assert t.game.result(t.table).winners == (0, 2)


@pytest.mark.rule("rue-morgue/target")
def test_another_target_can_be_agreed_on() -> None:
    assert out(SIX_TO_NOTHING, target=6).over
    assert not out(SIX_TO_NOTHING, target=7).over


@pytest.mark.rule("rue-morgue/tie-plays-on")
def test_a_tie_at_the_top_means_another_hand_for_all() -> None:
    t = out("p0: | p1: | p2: | a0: rod*3 | morgue: poe", scores=(99, 105, 3))
    assert (t.scores, t.over) == ((105, 105, 3), False)
    t = out("p0: | p1: | p2: | p3: | a0: rod*3 | morgue: poe", scores=(99, 105))
    assert not t.over


@pytest.mark.rule("rue-morgue/match-end")
def test_after_a_tie_the_end_is_tested_afresh() -> None:
    t = out("p0: | p1: madame*4 | p2: madame | a0: rod*3 | morgue: poe", scores=(10, 101, 101))
    assert (t.scores, t.over) == ((16, 93, 99), False)


@pytest.mark.rule("rue-morgue/max-hands")
def test_after_the_last_hand_the_highest_total_wins_and_leaders_may_share() -> None:
    t = out(SIX_TO_NOTHING, max_hands=3, hand_number=3, scores=(2, 3))
    assert (t.over, t.game.result(t.table).winners) == (True, (0,))
    assert not out(SIX_TO_NOTHING, max_hands=3, hand_number=2).over
    t = out(SIX_TO_NOTHING, max_hands=1, scores=(4, 10))
    assert t.game.result(t.table).winners == (0, 1)
    assert out(SIX_TO_NOTHING, hand_number=50).over
    assert not out(SIX_TO_NOTHING, hand_number=49).over


@pytest.mark.rule("rue-morgue/unsolved-deal")
def test_an_unsolved_hand_passes_the_deal_on_and_counts() -> None:
    unsolved = "p0: 3am | p1: poe | file: ad | rest: nowhere"
    t = given(unsolved, second_file=True, dealer=0)
    t.say("0 draw file", "0 discard ad")
    assert (t.table.dealer, t.over) == (1, False)
    t = given(unsolved, second_file=True, max_hands=2, hand_number=2)
    t.say("0 draw file", "0 discard ad")
    assert t.over


@pytest.mark.rule("rue-morgue/game-over")
def test_nobody_can_do_anything_after_the_end() -> None:
    t = out(SIX_TO_NOTHING, scores=(98, 0))
    t.refuses("0 draw file", "game-over")
    t.refuses("* shuffled poe", "game-over")
    assert (t.view(0).options, t.view(0).question, t.asked()) == ((), "", ())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_match_with_the_deal_going_round(seats: int) -> None:
    t = begin(seats=seats, target=60, dupin_count=True, shut_out=True)
    t.say("* dealer 1")
    rng = random.Random(1841)
    dealers, firsts = [], []
    while not t.over:
        if t.view(None).question == "deal":
            dealers.append(t.table.dealer)
            t.say("* " + t.table.sample(rng).text)
            firsts.append(t.table.active)
        elif t.asked() == (-1,):
            t.say("* " + t.table.sample(rng).text)
        else:
            seat = t.table.seat()
            t.say(f"{seat} {rng.choice(t.options(seat))}")
    hands = len(t.table.sheets)
    assert hands > 3
    assert dealers == [(1 + hand) % seats for hand in range(hands)]
    assert firsts == [(dealer + 1) % seats for dealer in dealers]
    sides = len(t.scores)
    assert t.scores == tuple(sum(sheet.totals[side] for sheet in t.table.sheets) for side in range(sides))
    assert max(t.scores) >= 60 or hands == 50
