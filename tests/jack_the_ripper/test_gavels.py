"""The gavel cards: suspects, alibis, victims, Ripper Strikes and Commissioner Resigns; scenes have their own file."""

from __future__ import annotations

import pytest
from jack_the_ripper.stories import given

# -- one gavel in a turn ----------------------------------------------------------------------------------


@pytest.mark.rule("jack-the-ripper/one-gavel")
def test_one_gavel_may_be_played_in_a_turn() -> None:
    t = given("p0: nichols kelly strikes eddy | p1: gull*2 | yard: jill")
    t.say("0 draw yard", "0 play victim nichols")
    t.refuses("0 play victim kelly", "one-gavel")
    t.refuses("0 play strikes", "one-gavel")


@pytest.mark.rule("jack-the-ripper/one-gavel")
def test_a_gavel_drawn_by_a_gavel_waits_for_the_next_turn() -> None:
    t = given("p0: nichols eddy | p1: gull*2 | yard: jill | file: kelly druitt gull")
    t.say("0 draw yard", "0 play victim nichols")
    assert t.hand(0) == "druitt eddy jill victim-kelly"
    t.refuses("0 play victim kelly", "one-gavel")
    t.say("0 discard jill", "1 draw yard", "1 discard jill", "0 draw yard", "0 play victim kelly")
    assert t.area(0) == "victim-nichols victim-kelly"


@pytest.mark.rule("jack-the-ripper/gavel-alone")
def test_a_gavel_is_played_alone_and_belongs_to_no_meld() -> None:
    t = given("p0: druitt*2 suspect-druitt eddy | p1: gull | a1: nichols druitt*3", phase="play")
    t.refuses("0 meld druitt 3", "card-in-hand")
    t.say("0 play suspect druitt")
    assert t.hand(0) == "druitt*2 eddy"


@pytest.mark.rule("jack-the-ripper/card-in-hand")
def test_only_a_gavel_in_hand_can_be_played() -> None:
    t = given("p0: eddy gull | p1: strikes | a1: nichols druitt*3", phase="play")
    t.refuses("0 play strikes", "card-in-hand")
    t.refuses("0 play alibi druitt", "card-in-hand")


@pytest.mark.rule("jack-the-ripper/gavel-where")
@pytest.mark.parametrize("gavel", ["suspect jill", "alibi jill", "victim kelly", "scene bucks-row"])
def test_a_gavel_worth_points_lies_before_its_player(gavel: str) -> None:
    card = gavel.replace(" ", "-")
    t = given(f"p0: {card} eddy | p1: gull | a1: nichols jill*3", phase="play")
    t.say(f"0 play {gavel}")
    assert card in t.area(0)
    assert t.yard == ""


@pytest.mark.rule("jack-the-ripper/gavel-where")
@pytest.mark.parametrize("gavel", ["strikes", "commissioner"])
def test_a_gavel_worth_nothing_goes_to_scotland_yard(gavel: str) -> None:
    t = given(f"p0: {gavel} eddy | p1: gull | file: jill*5", phase="play")
    t.say(f"0 play {gavel}")
    assert t.area(0) == ""
    assert gavel in t.yard


@pytest.mark.rule("jack-the-ripper/gavel-exceptions")
def test_a_scene_ripper_strikes_and_its_victim_are_three_gavels_in_one_turn() -> None:
    t = given("p0: bucks-row eddy stride | p1: gull | yard: strikes | file: nichols jill jill", phase="play")
    t.say("0 play scene bucks-row", "0 take strikes", "0 play strikes")
    assert t.area(0) == "victim-nichols scene-bucks-row"
    t.refuses("0 play victim stride", "one-gavel")


# -- suspects and alibis ----------------------------------------------------------------------------------


@pytest.mark.rule("jack-the-ripper/suspect-needs-meld")
def test_a_suspect_card_needs_a_meld_of_its_colour_before_anybody() -> None:
    t = given("p0: suspect-gull suspect-eddy jill | p1: jill | a0: eddy*2 | a1: nichols gull*3", phase="play")
    t.refuses("0 play suspect eddy", "suspect-needs-meld")
    t.say("0 play suspect gull")
    assert t.area(0) == "eddy*2 suspect-gull"


@pytest.mark.rule("jack-the-ripper/suspect-card")
def test_a_suspect_card_lies_before_its_player_and_brings_four_points_against_its_suspect() -> None:
    t = given("p0: suspect-gull jill | p1: jill | a1: nichols gull*3 eddy*4", phase="play")
    t.say("0 play suspect gull", "0 discard jill")
    assert t.sheet.suspects == (0, 8, 10, 0, 0, 0)
    assert t.sheet.ripper == "gull"


@pytest.mark.rule("jack-the-ripper/alibi-needs-meld")
def test_an_alibi_needs_a_meld_of_its_colour() -> None:
    t = given("p0: alibi-chapman alibi-jill eddy | p1: gull | a1: victim-chapman jill*3", phase="play")
    t.refuses("0 play alibi chapman", "alibi-needs-meld")  # Annie Chapman, the victim, is somebody else
    assert t.offers(0, "play alibi jill")


@pytest.mark.rule("jack-the-ripper/alibi-card")
def test_an_alibi_lies_before_its_player() -> None:
    t = given("p0: alibi-jill eddy | p1: gull | a1: nichols jill*3", phase="play")
    t.say("0 play alibi jill")
    assert t.area(0) == "alibi-jill"
    assert t.view(1).alibi == "jill"


@pytest.mark.rule("jack-the-ripper/one-alibi")
@pytest.mark.rule("jack-the-ripper/alibi-replaced")
def test_a_new_alibi_sends_the_old_one_to_scotland_yard_whoever_had_it() -> None:
    t = given(
        "p0: alibi-jill eddy*2 | p1: gull | a1: nichols jill*3 gull*3 alibi-eddy-gull=gull | yard: druitt", phase="play"
    )
    t.say("0 play alibi jill")
    assert t.area(1) == "gull*3 jill*3 victim-nichols"
    assert t.yard == "alibi-eddy-gull druitt"
    assert t.view(0).alibi == "jill"
    assert t.heard(1, "alibi-replaced") == [{"card": "alibi-eddy-gull"}]
    t.say("0 discard eddy")
    assert t.yard == "eddy alibi-eddy-gull druitt"


@pytest.mark.rule("jack-the-ripper/alibi-replaced")
def test_players_may_replace_their_own_alibi() -> None:
    t = given("p0: alibi-jill eddy | p1: gull | a0: alibi-druitt | a1: nichols jill*3 druitt*3", phase="play")
    t.say("0 play alibi jill")
    assert t.area(0) == "alibi-jill"
    assert t.top == "alibi-druitt"


@pytest.mark.rule("jack-the-ripper/shared-alibi")
@pytest.mark.parametrize(
    ("melds", "offered"),
    [
        ("eddy*3 gull*3", ["play alibi eddy", "play alibi gull"]),
        ("eddy*3", ["play alibi eddy"]),
        ("gull*3", ["play alibi gull"]),
        ("jill*3", []),
    ],
)
def test_the_shared_alibi_is_for_eddy_or_gull_whoever_is_melded(melds: str, offered: list[str]) -> None:
    t = given(f"p0: alibi-eddy-gull druitt | p1: druitt | a1: nichols {melds}", phase="play")
    assert [option for option in t.options(0) if "alibi" in option and "discard" not in option] == offered
    for name in ("eddy", "gull"):
        if f"play alibi {name}" not in offered:
            t.refuses(f"0 play alibi {name}", "alibi-needs-meld")


@pytest.mark.rule("jack-the-ripper/shared-alibi")
def test_whom_the_shared_alibi_is_for_is_public_and_can_change_when_it_is_played_again() -> None:
    t = given(
        "p0: alibi-eddy-gull druitt druitt | p1: alibi-jill bucks-row chapman"
        " | a1: kelly eddy*3 gull*3 jill*3 | yard: letters",
        phase="play",
    )
    t.say("0 play alibi eddy", "0 discard druitt")
    assert t.view(1).alibi == "eddy"
    assert t.heard(1, "played")[-1] == {"card": "alibi-eddy-gull", "suspect": "eddy"}
    t.say("1 draw yard", "1 play alibi jill", "1 discard druitt", "0 draw file", "0 discard druitt")
    t.say("1 draw yard", "1 play scene bucks-row", "1 take alibi-eddy-gull", "1 play alibi gull")
    assert t.view(0).alibi == "gull"
    assert t.top == "alibi-jill"


# -- victims ----------------------------------------------------------------------------------------------


@pytest.mark.rule("jack-the-ripper/victim-card")
def test_a_victim_lies_before_its_player_and_is_counted() -> None:
    t = given("p0: nichols eddy | p1: gull | a1: kelly", phase="play")
    t.say("0 play victim nichols")
    assert t.area(0) == "victim-nichols"
    assert t.view(1).victims == 2


@pytest.mark.rule("jack-the-ripper/victim-draws-two")
def test_a_victim_draws_the_two_top_cards_of_the_case_file() -> None:
    t = given("p0: nichols eddy | p1: gull | file: jill letters druitt", phase="play")
    t.say("0 play victim nichols")
    assert t.hand(0) == "eddy jill letters"
    assert t.heard(0, "drew")[0]["cards"] == ("jill", "letters")
    assert "cards" not in t.heard(1, "drew")[0]
    assert t.heard(1, "drew")[0]["count"] == 2


@pytest.mark.rule("jack-the-ripper/victim-draws-what-is-there")
@pytest.mark.parametrize(("file", "hand"), [("jill", "eddy jill"), ("", "eddy")])
def test_a_victim_draws_what_is_left_and_nothing_is_shuffled_within_the_turn(file: str, hand: str) -> None:
    t = given(f"p0: nichols eddy | p1: gull | file: {file} | rest: yard", phase="play")
    t.say("0 play victim nichols")
    assert t.hand(0) == hand
    assert t.view(0).file == 0
    assert not t.view(0).second_file
    assert t.asked() == (0,)


@pytest.mark.rule("jack-the-ripper/victim-takes-scene")
def test_a_victim_takes_its_scene_from_whoever_has_it() -> None:
    t = given("p0: nichols eddy | p1: gull | a1: bucks-row mitre-square", phase="play")
    t.say("0 play victim nichols")
    assert t.area(0) == "victim-nichols scene-bucks-row"
    assert t.area(1) == "scene-mitre-square"
    assert t.heard(1, "took-along") == [{"card": "scene-bucks-row", "other": 1}]


@pytest.mark.rule("jack-the-ripper/victim-takes-scene")
def test_a_victim_joins_its_scene_that_already_lies_before_its_player() -> None:
    t = given("p0: nichols eddy | p1: gull | a0: bucks-row", phase="play")
    t.say("0 play victim nichols")
    assert t.area(0) == "victim-nichols scene-bucks-row"
    assert t.heard(1, "took-along") == []


# -- Ripper Strikes ---------------------------------------------------------------------------------------


@pytest.mark.rule("jack-the-ripper/strikes-card")
@pytest.mark.rule("jack-the-ripper/strikes-flips")
def test_ripper_strikes_goes_to_scotland_yard_and_five_cards_follow_face_up() -> None:
    t = given("p0: strikes eddy | p1: gull | yard: wild | file: jill druitt letters gull chapman kelly", phase="play")
    t.say("0 play strikes")
    assert t.yard == "chapman gull letters druitt jill strikes wild"
    assert [told["card"] for told in t.heard(1, "flipped")] == ["jill", "druitt", "letters", "gull", "chapman"]
    assert t.area(0) == ""
    assert t.hand(0) == "eddy"


@pytest.mark.rule("jack-the-ripper/strikes-plays-victim")
@pytest.mark.rule("jack-the-ripper/strikes-fifth-victim")
@pytest.mark.parametrize("before", [0, 1, 4])
def test_the_first_victim_ends_it_and_is_played_even_as_the_fifth_card(before: int) -> None:
    flipped = ["jill", "druitt", "letters", "gull"][:before]
    t = given(
        f"p0: strikes eddy | p1: gull | a1: millers-court | yard: wild | file: {' '.join(flipped)} kelly chapman*2",
        phase="play",
    )
    t.say("0 play strikes")
    assert t.area(0) == "victim-kelly scene-millers-court"
    assert t.hand(0) == "eddy chapman*2"
    assert t.yard == " ".join([*reversed(flipped), "strikes wild"])
    t.refuses("0 play strikes", "card-in-hand")


@pytest.mark.rule("jack-the-ripper/strikes-few-cards")
@pytest.mark.rule("jack-the-ripper/strikes-always-legal")
@pytest.mark.parametrize(("file", "yard"), [("jill druitt", "druitt jill strikes"), ("", "strikes")])
def test_with_fewer_than_five_cards_all_there_are_is_turned_over(file: str, yard: str) -> None:
    t = given(f"p0: strikes eddy | p1: gull | file: {file} | rest: nowhere", phase="play")
    t.say("0 play strikes")
    assert t.yard == yard
    assert t.options(0) == ("discard eddy",)


@pytest.mark.rule("jack-the-ripper/strikes-always-legal")
def test_with_all_victims_in_play_it_only_turns_cards_over() -> None:
    t = given(
        "p0: strikes eddy | p1: gull | a1: nichols victim-chapman stride eddowes kelly | file: jill*5",
        phase="play",
    )
    t.say("0 play strikes")
    assert t.yard == "jill jill jill jill jill strikes"


# -- Commissioner Resigns ---------------------------------------------------------------------------------

HANDS = "p0: commissioner nichols eddy | p1: stride kelly gull | p2: jill druitt"


@pytest.mark.rule("jack-the-ripper/commissioner-card")
@pytest.mark.rule("jack-the-ripper/commissioner-no-draw")
def test_commissioner_makes_everybody_lay_all_their_victims_without_drawing() -> None:
    t = given(HANDS, phase="play")
    file = t.file
    t.say("0 play commissioner")
    assert t.top == "commissioner"
    assert [t.area(seat) for seat in range(3)] == ["victim-nichols", "victim-stride victim-kelly", ""]
    assert [t.hand(seat) for seat in range(3)] == ["eddy", "gull", "druitt jill"]
    assert t.view(2).victims == 3
    assert t.file == file


@pytest.mark.rule("jack-the-ripper/commissioner-order")
def test_they_lay_them_clockwise_from_the_active_player() -> None:
    t = given("p0: nichols eddy | p1: commissioner kelly gull | p2: stride druitt", turn=1, phase="play")
    t.say("1 play commissioner")
    laid = [(event.seat, event.facts["card"]) for event in t.events if event.kind == "laid-victim"]
    assert laid == [(1, "victim-kelly"), (2, "victim-stride"), (0, "victim-nichols")]


@pytest.mark.rule("jack-the-ripper/commissioner-takes-scenes")
def test_everybody_takes_the_scenes_of_the_victims_they_lay() -> None:
    t = given(HANDS + " | a0: berner-street mitre-square | a2: bucks-row", phase="play")
    t.say("0 play commissioner")
    assert t.area(0) == "victim-nichols scene-bucks-row scene-mitre-square"
    assert t.area(1) == "victim-stride victim-kelly scene-berner-street"
    assert t.area(2) == ""


@pytest.mark.rule("jack-the-ripper/commissioner-always-legal")
@pytest.mark.parametrize("out", ["", "nichols victim-chapman stride eddowes kelly"])
def test_commissioner_may_be_played_though_nobody_holds_a_victim(out: str) -> None:
    t = given(f"p0: commissioner eddy | p1: gull | a1: {out}", phase="play")
    assert t.offers(0, "play commissioner")
    t.say("0 play commissioner")
    assert t.top == "commissioner"


@pytest.mark.rule("jack-the-ripper/gavel-exceptions")
def test_victims_laid_by_force_do_not_count_as_the_gavel_of_a_turn() -> None:
    t = given("p0: commissioner eddy*2 | p1: nichols kelly gull | yard: jill", phase="play")
    t.say("0 play commissioner", "0 discard eddy", "1 draw yard")
    assert not t.view(1).gavel_played
