"""The Scene cards: what they take along, and what they fetch from Scotland Yard."""

from __future__ import annotations

import pytest
from jack_the_ripper.stories import given


@pytest.mark.rule("jack-the-ripper/scene-card")
@pytest.mark.rule("jack-the-ripper/scene-takes-victim")
def test_a_scene_lies_before_its_player_and_takes_its_victim() -> None:
    t = given("p0: hanbury-street eddy | p1: gull | a1: victim-chapman kelly", phase="play")
    t.say("0 play scene hanbury-street")
    assert t.area(0) == "victim-chapman scene-hanbury-street"
    assert t.area(1) == "victim-kelly"
    assert t.view(0).victims == 2


@pytest.mark.rule("jack-the-ripper/scene-looks")
def test_its_player_alone_looks_through_scotland_yard() -> None:
    t = given("p0: bucks-row eddy | p1: gull | yard: jill letters wild", phase="play")
    t.say("0 play scene bucks-row")
    assert t.view(0).look == ("wild", "letters", "jill")
    assert t.view(1).look == ()
    assert t.view(None).look == ()
    assert t.heard(0, "looked") == [{"yard": ("wild", "letters", "jill")}]
    assert t.heard(1, "looked") == [{}]


@pytest.mark.rule("jack-the-ripper/scene-looks")
def test_without_a_scene_nobody_takes_anything_out_of_scotland_yard() -> None:
    t = given("p0: eddy | p1: gull | yard: jill letters")
    t.refuses("0 take letters", "scene-looks")
    t.say("0 draw file")
    t.refuses("0 take letters", "scene-looks")


@pytest.mark.rule("jack-the-ripper/scene-takes-one")
@pytest.mark.rule("jack-the-ripper/scene-takes-from-yard")
def test_he_must_take_exactly_one_card_if_there_is_one() -> None:
    t = given("p0: bucks-row eddy | p1: gull | yard: jill letters jill", phase="play")
    t.say("0 play scene bucks-row")
    assert t.options(0) == ("take jill", "take letters")
    t.refuses("0 take druitt", "scene-takes-from-yard")
    t.refuses("0 discard eddy", "scene-takes-one")
    t.refuses("0 pass", "scene-takes-one")
    t.say("0 take letters")
    assert t.hand(0) == "eddy letters"
    assert t.yard == "jill jill"
    t.refuses("0 take jill", "scene-looks")


@pytest.mark.rule("jack-the-ripper/scene-keeps-order")
def test_scotland_yard_keeps_its_order_and_of_equal_cards_the_uppermost_goes() -> None:
    t = given("p0: bucks-row eddy | p1: gull | yard: wild jill letters jill druitt", phase="play")
    t.say("0 play scene bucks-row", "0 take jill")
    assert t.yard == "wild letters jill druitt"


@pytest.mark.rule("jack-the-ripper/scene-no-chain")
@pytest.mark.rule("jack-the-ripper/scene-no-scene")
def test_a_scene_never_takes_another_scene() -> None:
    t = given("p0: bucks-row eddy | p1: gull | yard: mitre-square jill", phase="play")
    t.say("0 play scene bucks-row")
    assert t.options(0) == ("take jill",)
    assert "take scene-mitre-square" not in t.game.actions


@pytest.mark.rule("jack-the-ripper/scene-finds-nothing")
@pytest.mark.parametrize("yard", ["", "mitre-square", "mitre-square berner-street"])
def test_with_nothing_to_take_a_scene_is_still_played(yard: str) -> None:
    t = given(f"p0: bucks-row eddy | p1: gull | a1: nichols | yard: {yard}", phase="play")
    t.say("0 play scene bucks-row")
    assert t.area(0) == "victim-nichols scene-bucks-row"
    assert t.options(0) == ("discard eddy",)


@pytest.mark.rule("jack-the-ripper/scene-shows")
def test_the_card_taken_is_shown_to_all() -> None:
    t = given("p0: bucks-row eddy | p1: gull | yard: jill letters", phase="play")
    t.say("0 play scene bucks-row", "0 take letters")
    assert t.heard(1, "fetched") == [{"card": "letters"}]
    assert t.heard(None, "fetched") == [{"card": "letters"}]


@pytest.mark.rule("jack-the-ripper/scene-evidence")
def test_evidence_taken_by_a_scene_can_be_played_in_the_same_turn() -> None:
    t = given("p0: bucks-row eddy*2 jill | p1: gull | a1: kelly | yard: jill eddy", phase="play")
    t.say("0 play scene bucks-row", "0 take eddy", "0 meld eddy 3")
    assert t.area(0) == "eddy*3 scene-bucks-row"


@pytest.mark.rule("jack-the-ripper/scene-plays-gavel")
def test_a_gavel_taken_by_a_scene_can_be_played_at_once_above_the_limit() -> None:
    t = given("p0: bucks-row eddy | p1: gull | yard: jill kelly | file: druitt chapman", phase="play")
    t.say("0 play scene bucks-row", "0 take victim-kelly")
    assert t.view(1).taken == "victim-kelly"
    assert t.options(0) == ("play victim kelly", "keep")
    t.say("0 play victim kelly")
    assert t.area(0) == "victim-kelly scene-bucks-row"
    assert t.hand(0) == "druitt eddy chapman"


@pytest.mark.rule("jack-the-ripper/scene-plays-gavel")
def test_nothing_else_can_be_done_between_taking_and_playing_it() -> None:
    t = given("p0: bucks-row eddy*3 gull | p1: gull | a1: nichols | yard: jill strikes", phase="play")
    t.refuses("0 keep", "scene-plays-gavel")
    t.say("0 play scene bucks-row", "0 take strikes")
    t.refuses("0 meld eddy 3", "scene-plays-gavel")
    t.refuses("0 discard gull", "scene-plays-gavel")
    t.refuses("0 take jill", "scene-looks")


@pytest.mark.rule("jack-the-ripper/scene-gavel-waits")
def test_a_gavel_taken_in_hand_waits_for_the_next_turn() -> None:
    t = given("p0: bucks-row eddy | p1: gull | yard: jill kelly", phase="play")
    t.say("0 play scene bucks-row", "0 take victim-kelly", "0 keep")
    assert t.hand(0) == "eddy victim-kelly"
    t.refuses("0 play victim kelly", "one-gavel")
    t.say("0 discard eddy", "1 draw yard", "1 discard eddy", "0 draw yard", "0 play victim kelly")
    assert t.area(0) == "victim-kelly scene-bucks-row"


@pytest.mark.rule("jack-the-ripper/scene-gavel-waits")
def test_a_gavel_that_cannot_be_played_now_goes_to_the_hand() -> None:
    t = given("p0: bucks-row jill*3 gull | p1: gull | a1: nichols | yard: suspect-jill", phase="play")
    t.say("0 play scene bucks-row", "0 take suspect-jill")
    assert t.hand(0) == "gull jill*3 suspect-jill"
    t.say("0 meld jill 3")
    t.refuses("0 play suspect jill", "one-gavel")


@pytest.mark.rule("jack-the-ripper/alibi-needs-meld")
def test_the_shared_alibi_taken_by_a_scene_is_offered_for_each_of_the_two_who_is_melded() -> None:
    t = given("p0: bucks-row druitt | p1: druitt | a1: nichols gull*3 | yard: alibi-eddy-gull", phase="play")
    t.say("0 play scene bucks-row", "0 take alibi-eddy-gull")
    assert t.options(0) == ("play alibi gull", "keep")
    t.refuses("0 play alibi eddy", "alibi-needs-meld")
    t.refuses("0 play alibi jill", "scene-plays-gavel")


@pytest.mark.rule("jack-the-ripper/scene-no-chain")
@pytest.mark.parametrize("gavel", ["strikes", "commissioner"])
def test_ripper_strikes_and_commissioner_return_to_scotland_yard_after_a_scene(gavel: str) -> None:
    t = given(f"p0: bucks-row druitt | p1: kelly druitt | yard: {gavel} jill | file: stride eddy eddy", phase="play")
    t.say("0 play scene bucks-row", f"0 take {gavel}", f"0 play {gavel}")
    assert t.yard == f"{gavel} jill"
    if gavel == "strikes":
        assert t.area(0) == "victim-stride scene-bucks-row"
    else:
        assert t.area(1) == "victim-kelly"


@pytest.mark.rule("jack-the-ripper/scene-plays-gavel")
def test_a_gavel_straight_out_of_scotland_yard_was_never_in_hand_so_one_card_there_is_enough() -> None:
    t = given("p0: bucks-row druitt | p1: druitt | a1: nichols jill*3 | yard: suspect-jill", phase="play")
    t.say("0 play scene bucks-row", "0 take suspect-jill", "0 play suspect jill", "0 discard druitt")
    assert t.sheet.ending == "out"


@pytest.mark.rule("jack-the-ripper/scene-fetches-escapes")
def test_ripper_escapes_goes_to_the_hand_and_can_be_played_in_the_same_turn_if_five_victims_lie() -> None:
    t = given(
        "p0: bucks-row druitt | p1: druitt | a1: nichols victim-chapman stride eddowes kelly | yard: escapes",
        phase="play",
    )
    t.say("0 play scene bucks-row", "0 take escapes")
    assert t.hand(0) == "druitt escapes"
    assert t.offers(0, "play escapes")
    t.say("0 play escapes")
    assert t.sheet.verdict == "ripper-escaped"
    few = given("p0: bucks-row druitt | p1: druitt | a1: nichols | yard: escapes", phase="play")
    few.say("0 play scene bucks-row", "0 take escapes")
    few.refuses("0 play escapes", "escapes-needs-five")
