"""How a hand ends, and how it is judged then."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from jack_the_ripper.stories import given

EDITIONS = pytest.mark.parametrize("edition", ["pegasus", "us-games"])


@pytest.mark.rule("jack-the-ripper/out")
@EDITIONS
def test_whoever_discards_their_last_card_ends_the_hand(edition: str) -> None:
    t = given("p0: eddy*3 | p1: gull | a1: nichols | yard: jill", edition=edition)
    t.say("0 draw yard", "0 meld eddy 3")
    assert t.table.sheets == ()
    t.say("0 discard jill")
    assert t.sheet.ending == "out"


# -- Commissioner takes a last card -----------------------------------------------------------------------


@pytest.mark.rule("jack-the-ripper/commissioner-ends-at-once")
def test_in_pegasus_the_hand_ends_at_once_when_commissioner_takes_a_last_card() -> None:
    t = given("p0: commissioner eddy*3 gull | p1: kelly | a0: nichols druitt*3", phase="play", edition="pegasus")
    t.say("0 play commissioner")
    assert t.sheet.ending == "last-card-lost"
    assert t.sheet.verdict == "solved"
    assert t.scores == (12 + 1 - 6 - 2, 1)


@pytest.mark.rule("jack-the-ripper/commissioner-ends-with-turn")
def test_in_us_games_the_turn_is_finished_with_plays_and_discard() -> None:
    t = given(
        "p0: commissioner eddy*3 suspect-druitt gull jill | p1: kelly | a0: nichols druitt*3",
        phase="play", edition="us-games",
    )  # fmt: skip
    t.say("0 play commissioner")
    assert t.table.sheets == ()
    assert t.view(1).last_card_lost
    t.refuses("0 play suspect druitt", "one-gavel")
    t.say("0 meld eddy 3", "0 discard gull")
    assert t.sheet.ending == "last-card-lost"
    assert t.sheet.ripper == "druitt"
    assert t.scores == (12 + 6 + 1 - 2, 1)  # Jill in hand costs 2, the suspect card fits a meld


@pytest.mark.rule("jack-the-ripper/commissioner-ends-with-turn")
def test_the_player_of_commissioner_may_even_go_out_in_that_turn() -> None:
    t = given("p0: commissioner gull | p1: kelly | a0: nichols druitt*3", phase="play", edition="us-games")
    t.say("0 play commissioner", "0 discard gull")
    assert t.sheet.ending == "out"
    assert t.scores == (13, 1)


@pytest.mark.rule("jack-the-ripper/commissioner-ends-with-turn")
@pytest.mark.rule("jack-the-ripper/window-every-turn")
def test_with_five_victims_that_turn_too_is_finished_with_a_window_before_the_discard() -> None:
    t = given(
        "p0: commissioner gull jill | p1: kelly | p2: escapes eddy"
        " | a0: nichols victim-chapman stride eddowes druitt*3",
        phase="play",
        edition="us-games",
    )
    t.say("0 play commissioner", "0 pass", "1 pass", "2 pass", "0 done", "0 pass", "1 pass", "2 pass", "0 discard gull")
    assert t.sheet.ending == "last-card-lost"
    assert t.scores == (12 + 4 - 2, 1, -10 - 2)


@pytest.mark.rule("jack-the-ripper/commissioner-own-last-card")
@EDITIONS
def test_commissioner_may_be_played_with_nothing_but_victims_left_and_ends_the_hand(edition: str) -> None:
    t = given("p0: commissioner kelly stride | p1: gull | a1: nichols druitt*3", phase="play", edition=edition)
    t.say("0 play commissioner")
    assert t.sheet.ending == "last-card-lost"
    assert t.scores == (2, 12 + 1 - 2)


@pytest.mark.rule("jack-the-ripper/commissioner-several-empty")
def test_several_players_can_lose_their_last_card_together() -> None:
    t = given("p0: commissioner gull | p1: kelly | p2: stride | a0: nichols druitt*3", phase="play", edition="pegasus")
    t.say("0 play commissioner")
    assert t.sheet.ending == "last-card-lost"
    assert t.scores == (13 - 2, 1, 1)


@pytest.mark.rule("jack-the-ripper/keep-one-card")
def test_the_last_card_may_go_by_force() -> None:
    t = given("p0: bucks-row kelly | p1: gull | a1: nichols druitt*3 | yard: commissioner", phase="play")
    t.say("0 play scene bucks-row", "0 take commissioner", "0 play commissioner")
    assert t.sheet.ending == "last-card-lost"


# -- the Case File is used up -----------------------------------------------------------------------------


@pytest.mark.rule("jack-the-ripper/second-file")
def test_in_pegasus_scotland_yard_becomes_a_second_case_file_when_the_turn_is_over() -> None:
    t = given("p0: eddy | p1: gull | file: jill | rest: yard", edition="pegasus", dealer=1)
    t.say("0 draw file")
    assert t.asked() == (0,)
    t.say("0 discard eddy")
    assert t.asked() == (-1,)
    size = t.view(0).yard
    assert size == 62 - 2
    t.refuses("* shuffled jill", "second-file")
    t.refuses("* dealer 0", "second-file")
    t.shuffles("wild letters")
    assert t.view(1).second_file
    assert t.view(1).file == size
    assert t.file.startswith("wild letters ")
    assert t.asked() == (1,)


@pytest.mark.rule("jack-the-ripper/second-file")
def test_every_order_of_a_second_file_is_equally_likely() -> None:
    t = given("p0: eddy | p1: gull | file: jill | yard: letters wild | rest: nowhere")
    t.say("0 draw file", "0 discard eddy")
    rng = random.Random(1888)
    orders = Counter(t.table.sample(rng).text for _ in range(3000))
    assert len(orders) == 6
    assert all(400 < times < 600 for times in orders.values())


@pytest.mark.rule("jack-the-ripper/second-file-no-upcard")
def test_no_card_is_turned_up_for_the_second_file() -> None:
    t = given("p0: eddy | p1: gull | file: jill | rest: yard", edition="pegasus")
    t.say("0 draw file", "0 discard eddy")
    t.shuffles()
    assert t.yard == ""
    assert t.options(1) == ("draw file",)
    t.say("1 draw file", "1 discard gull")
    assert t.yard == "gull"


@pytest.mark.rule("jack-the-ripper/one-file")
@pytest.mark.rule("jack-the-ripper/exhausted-us")
def test_in_us_games_the_hand_ends_after_the_turn_that_used_up_the_only_file() -> None:
    t = given("p0: eddy gull | p1: gull | a1: druitt*3 nichols | file: jill | rest: yard", edition="us-games")
    t.say("0 draw file")
    assert t.table.sheets == ()
    t.say("0 discard eddy")
    assert t.sheet.ending == "exhausted"
    assert t.sheet.verdict == "at-large"
    assert not t.view(0).second_file


@pytest.mark.rule("jack-the-ripper/exhausted-pegasus")
def test_in_pegasus_the_hand_ends_after_the_turn_that_used_up_the_second_file() -> None:
    t = given("p0: eddy gull | p1: gull | a1: druitt*3 nichols | file: jill | rest: yard", second_file=True)
    t.say("0 draw file")
    assert t.table.sheets == ()
    t.say("0 discard eddy")
    assert t.sheet.ending == "exhausted"
    assert t.sheet.verdict == "unsolved"
    assert t.scores == (0, 1)


@pytest.mark.rule("jack-the-ripper/file-empty-counts")
def test_the_two_cards_of_a_victim_can_use_up_the_file() -> None:
    t = given("p0: kelly eddy | p1: gull | file: jill jill | rest: yard", phase="play", edition="us-games")
    t.say("0 play victim kelly", "0 discard eddy")
    assert t.sheet.ending == "exhausted"


@pytest.mark.rule("jack-the-ripper/file-empty-counts")
def test_ripper_strikes_can_use_up_the_file() -> None:
    t = given("p0: strikes eddy jill | p1: gull | file: jill jill | rest: yard", phase="play", edition="us-games")
    t.say("0 play strikes", "0 discard eddy")
    assert t.sheet.ending == "exhausted"


@pytest.mark.rule("jack-the-ripper/empty-file-play-on")
def test_with_the_file_used_up_the_turn_goes_on_and_cards_just_find_nothing() -> None:
    t = given("p0: strikes eddy*3 jill | p1: gull | a1: nichols | file: kelly | rest: yard", phase="draw")
    t.say("0 draw file", "0 meld eddy 3", "0 play victim kelly")
    assert t.hand(0) == "jill strikes"
    t.say("0 discard jill")
    assert t.asked() == (-1,)


@pytest.mark.rule("jack-the-ripper/ends-before-exhaustion")
def test_in_pegasus_going_out_with_the_first_file_used_up_ends_the_hand_without_a_second() -> None:
    t = given("p0: | p1: gull | a0: druitt*3 nichols | file: jill | rest: yard", edition="pegasus")
    t.say("0 draw file", "0 discard jill")
    assert t.sheet.ending == "out"
    assert t.sheet.verdict == "solved"


@pytest.mark.rule("jack-the-ripper/ends-before-exhaustion")
def test_a_lost_last_card_comes_before_the_empty_file() -> None:
    t = given(
        "p0: commissioner gull*2 | p1: kelly | a0: nichols druitt*3 | file: jill | rest: yard",
        edition="us-games",
    )
    t.say("0 draw file", "0 play commissioner", "0 discard gull")
    assert t.sheet.ending == "last-card-lost"
    assert t.sheet.verdict == "at-large"


# -- solved or not ----------------------------------------------------------------------------------------


@pytest.mark.rule("jack-the-ripper/out-on-last-file")
@pytest.mark.rule("jack-the-ripper/solved-conditions")
def test_in_pegasus_going_out_in_the_turn_that_used_up_the_second_file_still_solves_the_case() -> None:
    t = given("p0: | p1: gull | a0: druitt*3 nichols | file: jill | rest: yard", second_file=True)
    t.say("0 draw file", "0 discard jill")
    assert t.sheet.ending == "out"
    assert t.sheet.verdict == "solved"
    assert t.scores == (13, -2)


@pytest.mark.rule("jack-the-ripper/out-on-empty-file")
@pytest.mark.rule("jack-the-ripper/at-large-conditions")
def test_in_us_games_going_out_in_the_turn_that_used_up_the_file_leaves_him_at_large() -> None:
    table = "p0: | p1: gull | a0: druitt*3 nichols | file: jill | rest: yard"
    t = given(table, edition="us-games")
    t.say("0 draw file", "0 discard jill")
    assert t.sheet.ending == "out"
    assert t.sheet.verdict == "at-large"
    assert t.scores == (7, -2)
    kinder = given(table, edition="us-games", out_on_empty_file="caught")
    kinder.say("0 draw file", "0 discard jill")
    assert kinder.sheet.verdict == "caught"
    assert kinder.scores == (13, -2)


@pytest.mark.rule("jack-the-ripper/out-on-empty-file")
@pytest.mark.parametrize(
    ("agreed", "ripper"),
    [
        ({"edition": "us-games"}, ""),
        ({"edition": "us-games", "out_on_empty_file": "caught"}, "druitt"),
        ({"edition": "pegasus"}, "druitt"),
        ({"edition": "pegasus", "second_file": True}, "druitt"),
    ],
)
def test_everybody_sees_that_nobody_will_be_the_ripper_once_the_case_cannot_be_solved(
    agreed: dict[str, Any], ripper: str
) -> None:
    t = given("p0: eddy | p1: gull | a0: druitt*3 nichols | file: jill | rest: yard", **agreed)
    assert t.view(1).ripper == "druitt"
    t.say("0 draw file")
    assert [t.view(seat).ripper for seat in (0, 1, None)] == [ripper] * 3
    assert t.view(None).unsolved == ("" if ripper else "at-large")


@pytest.mark.rule("jack-the-ripper/escape-points")
def test_when_the_hand_is_over_the_table_names_the_ripper_of_its_sheet() -> None:
    table = "p0: escapes eddy | p1: gull | a0: druitt*3 | a1: nichols victim-chapman stride eddowes kelly | yard: jill"
    t = given(table)
    assert t.view(0).ripper == "druitt"
    t.say("0 play escapes")
    assert (t.sheet.verdict, t.sheet.ripper) == ("ripper-escaped", "")
    assert [t.view(seat).ripper for seat in (0, 1, None)] == ["", "", ""]


@pytest.mark.rule("jack-the-ripper/caught-conditions")
def test_in_us_games_the_ripper_is_caught_while_cards_are_left_in_the_file() -> None:
    t = given("p0: | p1: gull | a0: druitt*3 nichols | file: jill jill | rest: yard", edition="us-games")
    t.say("0 draw file", "0 discard jill")
    assert t.sheet.verdict == "caught"
    assert t.sheet.ripper == "druitt"


@pytest.mark.rule("jack-the-ripper/no-eligible-suspect")
@pytest.mark.rule("jack-the-ripper/unsolved-conditions")
@pytest.mark.parametrize("melds", ["", "letters*3", "druitt*3 alibi-druitt"])
@pytest.mark.parametrize(("edition", "verdict"), [("pegasus", "unsolved"), ("us-games", "at-large")])
def test_without_a_melded_suspect_who_has_no_alibi_nobody_is_the_ripper(melds: str, edition: str, verdict: str) -> None:
    t = given(
        f"p0: | p1: gull | a0: nichols {melds} | yard: jill", edition=edition, vote=True, votes=("druitt", "druitt")
    )
    t.say("0 draw yard", "0 discard jill")
    assert t.sheet.ending == "out"
    assert t.sheet.verdict == verdict
    assert t.sheet.ripper == ""
    assert [line.bonus for line in t.sheet.lines] == [0, 0]


@pytest.mark.rule("jack-the-ripper/solved-conditions")
@pytest.mark.parametrize(("edition", "verdict"), [("pegasus", "solved"), ("us-games", "caught")])
def test_a_second_melded_suspect_without_alibi_is_enough(edition: str, verdict: str) -> None:
    t = given("p0: | p1: gull | a0: nichols druitt*5 alibi-druitt | a1: jill*3 | yard: jill", edition=edition)
    t.say("0 draw yard", "0 discard jill")
    assert t.sheet.verdict == verdict
    assert t.sheet.ripper == "jill"
