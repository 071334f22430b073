"""Ripper Escapes: when it can be played, and how everybody is asked without giving its holder away."""

from __future__ import annotations

from itertools import permutations

import pytest
from jack_the_ripper.stories import RipperStory, given

FIVE = "nichols victim-chapman stride eddowes kelly"
FOUR = "nichols victim-chapman stride eddowes"

EDITIONS = pytest.mark.parametrize("edition", ["pegasus", "us-games"])


def everybody_passes(t: RipperStory) -> None:
    """Answer a whole window."""
    t.say(*(f"{seat} pass" for seat in t.asked()))


@pytest.mark.rule("jack-the-ripper/escapes-needs-five")
def test_with_four_victims_in_play_nobody_escapes() -> None:
    t = given("p0: escapes eddy | p1: gull | a0: nichols stride | a1: victim-chapman eddowes | yard: jill")
    t.refuses("0 play escapes", "escapes-needs-five")
    t.say("0 draw file")
    t.refuses("0 play escapes", "escapes-needs-five")
    t.refuses("0 done", "window-every-turn")


@pytest.mark.rule("jack-the-ripper/escapes-needs-five")
def test_with_five_victims_anywhere_in_play_the_ripper_can_escape() -> None:
    t = given("p0: escapes eddy | p1: gull | a0: nichols stride kelly | a1: victim-chapman eddowes | yard: jill")
    assert t.offers(0, "play escapes")


@pytest.mark.rule("jack-the-ripper/card-in-hand")
def test_nobody_plays_ripper_escapes_without_holding_it() -> None:
    t = given(f"p0: jill eddy | p1: escapes | a1: {FIVE} | yard: jill")
    t.refuses("0 play escapes", "card-in-hand")
    t.say("0 draw file")
    t.refuses("0 play escapes", "card-in-hand")
    t.say("0 done")
    t.refuses("0 play escapes", "card-in-hand")


@pytest.mark.rule("jack-the-ripper/escapes-own-turn")
@EDITIONS
def test_in_ones_own_turn_it_can_be_played_before_the_draw_and_while_playing(edition: str) -> None:
    table = f"p0: escapes eddy | p1: gull | a1: {FIVE} | yard: jill"
    t = given(table, edition=edition)
    t.say("0 play escapes")
    assert t.sheet.ending == "escaped"
    t = given(table, edition=edition)
    t.say("0 draw file", "0 play escapes")
    assert t.sheet.ending == "escaped"


@pytest.mark.rule("jack-the-ripper/escapes-own-turn")
def test_it_is_not_played_in_the_middle_of_a_scene_or_a_vote() -> None:
    t = given(f"p0: escapes bucks-row eddy | p1: gull | a1: {FIVE} | yard: jill commissioner")
    t.say("0 draw file", "0 play scene bucks-row")
    t.refuses("0 play escapes", "escapes-own-turn")
    t.say("0 take commissioner")
    t.refuses("0 play escapes", "escapes-own-turn")
    t = given(f"p0: escapes eddy | p1: gull | a0: druitt*3 | a1: {FIVE} | yard: jill", vote=True)
    t.say("0 call vote")
    t.refuses("0 play escapes", "escapes-own-turn")
    t.refuses("1 play escapes", "card-in-hand")


@pytest.mark.rule("jack-the-ripper/escapes-ends-hand")
def test_it_ends_the_hand_at_once() -> None:
    t = given(f"p0: escapes eddy*4 | p1: gull*5 | a1: {FIVE} | yard: jill", scores=(0, 0))
    t.say("0 draw yard", "0 play escapes")
    assert t.sheet.verdict == "ripper-escaped"
    assert t.asked() == (-1,)
    assert t.scores == (35, 5)


@pytest.mark.rule("jack-the-ripper/escapes-no-gavel")
def test_it_is_no_gavel_and_may_follow_one() -> None:
    t = given(f"p0: escapes bucks-row eddy | p1: gull | a1: {FIVE}", phase="play")
    t.say("0 play scene bucks-row")
    assert t.view(0).gavel_played
    assert t.offers(0, "play escapes")


@pytest.mark.rule("jack-the-ripper/escapes-last-card")
def test_it_may_be_the_last_card_of_a_hand() -> None:
    t = given(f"p0: escapes | p1: gull | a1: {FIVE}", phase="play")
    assert t.options(0) == ("play escapes", "done")
    t.say("0 play escapes")
    assert t.sheet.ending == "escaped"
    t = given(f"p0: escapes | p1: gull | a1: {FIVE} | yard: jill")
    t.say("0 play escapes")
    assert t.sheet.ending == "escaped"


# -- the fifth victim -------------------------------------------------------------------------------------


@pytest.mark.rule("jack-the-ripper/window-fifth-victim")
@EDITIONS
def test_when_the_fifth_victim_lands_everybody_is_asked_before_its_two_cards_are_drawn(edition: str) -> None:
    t = given(
        f"p0: kelly eddy | p1: gull*2 | p2: jill escapes | a1: {FOUR} millers-court | file: druitt druitt",
        phase="play", edition=edition,
    )  # fmt: skip
    t.say("0 play victim kelly")
    assert t.asked() == (0, 1, 2)
    assert t.area(0) == "victim-kelly scene-millers-court"
    assert t.hand(0) == "eddy"
    t.say("0 pass", "1 pass", "2 pass")
    assert t.hand(0) == "druitt*2 eddy"
    assert t.asked() == (0,)


@pytest.mark.rule("jack-the-ripper/window-fifth-victim")
def test_the_holder_can_end_the_hand_there_and_the_two_cards_are_never_drawn() -> None:
    t = given(f"p0: kelly eddy | p1: gull*2 | p2: jill escapes | a1: {FOUR}", phase="play")
    t.say("0 play victim kelly", "2 play escapes", "0 pass", "1 pass")
    assert t.sheet.verdict == "ripper-escaped"
    assert t.scores == (1, 4, 35)
    assert t.heard(0, "drew") == []


@pytest.mark.rule("jack-the-ripper/window-fifth-victim")
def test_what_is_drawn_for_the_fifth_victim_opens_no_further_window() -> None:
    t = given(f"p0: kelly eddy | p1: gull*2 | a1: {FOUR} | file: escapes druitt", phase="play")
    t.say("0 play victim kelly")
    everybody_passes(t)
    assert t.asked() == (0,)
    assert t.offers(0, "play escapes")  # but it is his own turn


@pytest.mark.rule("jack-the-ripper/fifth-victim-any-way")
def test_ripper_strikes_can_bring_the_fifth_victim() -> None:
    t = given(f"p0: strikes eddy | p1: gull escapes | a1: {FOUR} | file: jill kelly druitt druitt", phase="play")
    t.say("0 play strikes")
    assert t.asked() == (0, 1)
    everybody_passes(t)
    assert t.hand(0) == "druitt*2 eddy"


@pytest.mark.rule("jack-the-ripper/fifth-victim-any-way")
def test_a_scene_can_fetch_the_fifth_victim() -> None:
    t = given(f"p0: millers-court eddy | p1: gull escapes | a1: {FOUR} | yard: kelly", phase="play")
    t.say("0 play scene millers-court", "0 take victim-kelly", "0 play victim kelly")
    assert t.asked() == (0, 1)
    assert t.area(0) == "victim-kelly scene-millers-court"


@pytest.mark.rule("jack-the-ripper/fifth-victim-any-way")
def test_commissioner_can_bring_the_fifth_victim() -> None:
    t = given(
        "p0: commissioner eddy kelly | p1: gull escapes stride | a1: nichols victim-chapman eddowes", phase="play"
    )
    t.say("0 play commissioner")
    assert t.asked() == (0, 1)
    assert [event.kind for event in t.events].count("window") == 1


@pytest.mark.rule("jack-the-ripper/fifth-victim-any-way")
def test_a_victim_moved_by_its_scene_is_no_new_victim() -> None:
    t = given(f"p0: bucks-row eddy | p1: gull escapes | a1: {FOUR}", phase="play")
    t.say("0 play scene bucks-row")
    assert t.view(0).victims == 4
    assert t.asked() == (0,)
    t = given(f"p0: bucks-row eddy | p1: gull escapes | a1: {FIVE}", phase="play")
    t.say("0 play scene bucks-row")
    assert t.view(0).victims == 5
    assert t.asked() == (0,)


@pytest.mark.rule("jack-the-ripper/window-before-hand-end")
@EDITIONS
def test_commissioner_asks_everybody_before_it_looks_for_empty_hands(edition: str) -> None:
    table = f"p0: commissioner eddy | p1: kelly | p2: jill escapes | a0: {FOUR}"
    t = given(table, phase="play", edition=edition)
    t.say("0 play commissioner")
    assert t.asked() == (0, 1, 2)
    t.say("0 pass", "1 pass", "2 play escapes")
    assert t.sheet.ending == "escaped"
    assert t.scores == (4, 1, 35)
    t = given(table, phase="play", edition="pegasus")
    t.say("0 play commissioner", "0 pass", "1 pass", "2 pass")
    assert t.sheet.ending == "last-card-lost"


@pytest.mark.rule("jack-the-ripper/window-before-hand-end")
def test_there_is_one_window_for_all_the_victims_commissioner_brings() -> None:
    t = given("p0: commissioner eddy nichols | p1: kelly stride gull | p2: victim-chapman eddowes jill", phase="play")
    t.say("0 play commissioner")
    everybody_passes(t)
    assert [event.kind for event in t.events].count("window") == 1
    assert t.asked() == (0,)


@pytest.mark.rule("jack-the-ripper/window-before-hand-end")
def test_commissioner_with_five_victims_already_in_play_asks_too() -> None:
    t = given(f"p0: commissioner eddy | p1: gull | a0: {FIVE}", phase="play")
    t.say("0 play commissioner")
    assert t.asked() == (0, 1)
    assert t.view(0).question == "window"


# -- in every turn ----------------------------------------------------------------------------------------


@pytest.mark.rule("jack-the-ripper/window-every-turn")
@EDITIONS
def test_while_five_victims_lie_everybody_is_asked_before_every_discard(edition: str) -> None:
    t = given(f"p0: jill eddy | p1: escapes gull | a1: {FIVE} | yard: jill", edition=edition)
    t.say("0 draw file")
    t.refuses("0 discard eddy", "window-every-turn")
    t.say("0 done")
    assert t.asked() == (0, 1)
    everybody_passes(t)
    assert t.asked() == (0,)
    assert all(option.startswith("discard") for option in t.options(0))
    t.refuses("0 draw file", "draw-one")
    t.refuses("0 play strikes", "window-every-turn")
    t.refuses("0 discard gull", "card-in-hand")
    t.say("0 discard eddy", "1 draw yard", "1 done")
    assert t.asked() == (0, 1)


@pytest.mark.rule("jack-the-ripper/window-every-turn")
def test_also_in_the_turn_in_which_the_fifth_victim_fell() -> None:
    t = given(f"p0: kelly eddy | p1: gull*2 | a1: {FOUR}", phase="play")
    t.say("0 play victim kelly")
    everybody_passes(t)
    t.refuses("0 discard eddy", "window-every-turn")
    t.say("0 done")
    assert t.asked() == (0, 1)


@pytest.mark.rule("jack-the-ripper/window-every-turn")
def test_the_holder_can_forestall_an_opponents_last_discard_but_not_undo_it() -> None:
    table = f"p0: | p1: escapes gull | a1: {FIVE} | yard: jill"
    t = given(table)
    t.say("0 draw yard", "0 done", "0 pass", "1 play escapes")
    assert t.sheet.ending == "escaped"
    t = given(table)
    t.say("0 draw yard", "0 done", "0 pass", "1 pass", "0 discard jill")
    assert t.sheet.ending == "out"
    t.refuses("1 play escapes", "not-your-turn")


@pytest.mark.rule("jack-the-ripper/escapes-any-time")
@EDITIONS
def test_the_holder_may_pass_and_play_it_later_in_anybodys_turn(edition: str) -> None:
    t = given(f"p0: kelly eddy | p1: escapes gull | a1: {FOUR} | yard: jill", phase="play", edition=edition)
    t.say("0 play victim kelly", "0 pass", "1 pass", "0 done", "0 pass", "1 pass", "0 discard eddy")
    t.say("1 draw yard", "1 done", "0 pass", "1 pass", "1 discard eddy")
    t.say("0 draw yard", "0 done", "0 pass", "1 play escapes")
    assert t.sheet.ending == "escaped"
    assert t.scores == (1, 39)


@pytest.mark.rule("jack-the-ripper/escapes-any-time")
def test_a_card_drawn_later_can_be_played_too() -> None:
    t = given(f"p0: eddy | p1: gull | a1: {FIVE} | yard: jill | file: escapes")
    t.say("0 draw file", "0 play escapes")
    assert t.sheet.ending == "escaped"


@pytest.mark.rule("jack-the-ripper/escapes-moves-freely")
def test_ripper_escapes_can_be_discarded_and_drawn_again_from_scotland_yard() -> None:
    t = given("p0: eddy escapes | p1: gull | yard: jill")
    t.say("0 draw file", "0 discard escapes", "1 draw yard")
    assert t.hand(1) == "gull escapes"


# -- who is asked, and what is seen of it -----------------------------------------------------------------


@pytest.mark.rule("jack-the-ripper/window-asks-all")
def test_everybody_is_asked_and_only_the_holder_has_more_than_one_answer() -> None:
    t = given(f"p0: jill eddy | p1: gull | p2: escapes | a1: {FIVE}", phase="play")
    t.refuses("0 pass", "window-asks-all")
    t.say("0 done")
    assert t.options(0) == ("pass",)
    assert t.options(1) == ("pass",)
    assert t.options(2) == ("play escapes", "pass")
    t.refuses("1 discard gull", "window-asks-all")
    t.refuses("0 draw file", "window-asks-all")


@pytest.mark.rule("jack-the-ripper/window-closed")
def test_nobody_sees_an_answer_or_who_has_answered_until_all_are_in() -> None:
    t = given(f"p0: jill eddy | p1: gull | p2: escapes | a1: {FIVE}", phase="play")
    t.say("0 done")
    views = {seat: t.view(seat) for seat in (0, 1, None)}
    events = len(t.events)
    t.say("2 play escapes")
    assert {seat: t.view(seat) for seat in (0, 1, None)} == views
    assert len(t.events) == events
    t.refuses("2 pass", "not-your-turn")
    t.say("1 pass")
    assert t.table.sheets == ()  # though the hand is decided, the last answer is waited for
    t.say("0 pass")
    assert t.sheet.ending == "escaped"


@pytest.mark.rule("jack-the-ripper/window-closed")
def test_an_opponent_sees_the_same_whether_the_card_is_in_a_hand_or_in_the_case_file() -> None:
    held = given(f"p0: jill eddy | p1: escapes | a1: {FIVE} | yard: letters | file: gull druitt", phase="play")
    not_held = given(f"p0: jill eddy | p1: gull | a1: {FIVE} | yard: letters | file: escapes druitt", phase="play")
    for line in ("0 done", "1 pass", "0 pass", "0 discard eddy"):
        held.say(line)
        not_held.say(line)
        assert held.view(0) == not_held.view(0)
        assert held.view(None) == not_held.view(None)
        assert [held.game.told(event, 0) for event in held.events] == [
            not_held.game.told(event, 0) for event in not_held.events
        ]


@pytest.mark.rule("jack-the-ripper/window-closed")
@pytest.mark.parametrize("answer", ["pass", "play escapes"])
def test_the_order_of_the_answers_changes_nothing(answer: str) -> None:
    ends = []
    for order in permutations(["0 pass", "1 pass", f"2 {answer}"]):
        t = given(f"p0: kelly eddy | p1: gull | p2: escapes jill | a1: {FOUR}", phase="play")
        t.say("0 play victim kelly", *order)
        ends.append((t.table.parts(), [t.game.told(event, 1) for event in t.events]))
    assert all(end == ends[0] for end in ends)
