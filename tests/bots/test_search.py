"""The search finds what is plainly best, spends no more than it may, and finds the same for the same seed."""

from __future__ import annotations

from random import Random

from jack_the_ripper.stories import RipperStory, given

from whitechapel.bots.jack_the_ripper import SENSE, SERGEANT
from whitechapel.bots.rummy import ENDED, Rank, guide, plain_guide
from whitechapel.bots.search import Guide, Limits, Weighed, ask, deadline, flat, stop_the_clocks, tree
from whitechapel.core.frames import State

FIVE = "a1: victim-nichols victim-chapman victim-stride victim-eddowes victim-kelly"
BY_SENSE = guide(SENSE, Rank(SERGEANT))
BY_LUCK = plain_guide(SENSE)


def world(story: RipperStory) -> State:
    """The table of a story, as far as the hand goes."""
    table = story.table.clone()
    table.stack[0] = ENDED
    return table


def throw() -> RipperStory:
    """Seat 0 must discard something, and next turn it can let the Ripper escape for 35 points, if it still can."""
    story = given(f"p0: escapes druitt eddy | p1: jill*2 chapman eddy | yard: letters | {FIVE}", phase="play")
    story.say("0 done", "0 pass", "1 pass")
    return story


def found(search: str, story: RipperStory, simulations: int, seed: int = 1) -> list[Weighed]:
    limits, rng = Limits(simulations), Random(seed)
    if search == "tree":
        return tree(lambda: world(story), 0, BY_LUCK, limits, rng)
    return flat(lambda: world(story), 0, BY_SENSE, limits, rng)


def test_both_searches_see_what_must_not_be_thrown_away() -> None:
    for search in ("tree", "flat"):
        ranked = found(search, throw(), 200)
        assert ranked[-1].action.text == "discard escapes"
        assert ranked[0].value > ranked[-1].value + 0.1


def test_they_spend_no_more_simulations_than_they_may() -> None:
    story = given("p0: druitt eddy gull jill*2 letters | p1: jill*2 chapman | a1: victim-nichols", phase="play")
    assert sum(one.visits for one in found("tree", story, 50)) == 50
    assert 40 <= sum(one.visits for one in found("flat", story, 50)) <= 50


def test_they_name_every_answer_worth_a_thought() -> None:
    texts = {"discard druitt", "discard eddy", "discard escapes"}
    assert {one.action.text for one in found("tree", throw(), 60)} == texts
    assert {one.action.text for one in found("flat", throw(), 60)} == texts


def test_the_same_seed_finds_the_same() -> None:
    story = given("p0: druitt eddy gull jill*2 letters | p1: jill*2 chapman | a1: victim-nichols", phase="play")
    for search in ("tree", "flat"):
        assert found(search, story, 80, seed=3) == found(search, story, 80, seed=3)


def test_an_answer_that_is_surely_worse_is_soon_dropped() -> None:
    ranked = found("flat", throw(), 3000)
    assert ranked[-1].action.text == "discard escapes"
    assert ranked[-1].visits < 100 < ranked[0].visits


def test_a_tree_stops_when_nothing_can_change_any_more() -> None:
    story = given(f"p0: escapes druitt | p1: jill*2 chapman eddy | yard: letters | {FIVE}", phase="play")
    story.say("0 done", "0 pass", "1 pass")
    ranked = found("tree", story, 400)
    assert sum(one.visits for one in ranked) < 400
    assert ranked[0].visits > ranked[1].visits


def test_where_there_is_one_answer_worth_a_thought_nothing_is_tried() -> None:
    story = given("p0: druitt*3 eddy gull | p1: jill*2 chapman | a1: victim-nichols", phase="play")
    assert [(one.action.text, one.visits) for one in found("flat", story, 100)] == [("meld druitt 3", 0)]


def test_the_advised_answer_stands_unless_another_is_better_by_more_than_chance() -> None:
    story = given("p0: druitt eddy gull jill*2 letters | p1: jill*2 chapman | a1: victim-nichols", phase="play")
    advised = SENSE.advise(story.table, SERGEANT)
    ranked = flat(lambda: world(story), 0, BY_SENSE, Limits(60), Random(1), caution=100.0)
    assert ranked[0].action is advised


def test_out_of_time_it_answers_all_the_same() -> None:
    stop_the_clocks(False)
    story = throw()
    assert flat(lambda: world(story), 0, BY_SENSE, Limits(10**9, 0.0), Random(1))
    assert tree(lambda: world(story), 0, BY_LUCK, Limits(10**9, 0.0), Random(1))[0].visits == 1


def test_the_clocks_can_be_stopped() -> None:
    stop_the_clocks(False)
    assert deadline(0.0) < float("inf")
    stop_the_clocks()
    assert deadline(0.0) == float("inf")


def test_in_a_sealed_run_the_own_question_is_put_on_top() -> None:
    story = given(f"p0: escapes druitt eddy gull | p1: jill*2 chapman | yard: letters | {FIVE}", phase="play")
    story.say("0 done")
    table = story.table.clone()
    for seat in (1, 0, 1):
        ask(table, seat)
        assert table.stack[-1].seat == seat
    assert [frame.seat for frame in table.stack[-2:]] == [0, 1]


def eager(first: str) -> Guide:
    """It expects everything from one answer, and nothing from the others."""
    return Guide(
        values=BY_LUCK.values,
        play_on=BY_LUCK.play_on,
        settled=BY_LUCK.settled,
        prior=lambda state, moves: [float(move.text == first) for move in moves],
    )


def test_a_prior_says_which_answer_is_tried_first() -> None:
    story = throw()
    for first in ("discard druitt", "discard eddy", "discard escapes"):
        tried = tree(lambda: world(story), 0, eager(first), Limits(1), Random(1))
        assert tried[0].action.text == first
