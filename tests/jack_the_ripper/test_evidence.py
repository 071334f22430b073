"""Melds, layoffs and wilds."""

from __future__ import annotations

import pytest
from jack_the_ripper.stories import given


@pytest.mark.rule("jack-the-ripper/victim-first")
def test_no_evidence_is_played_before_a_victim_is_in_play() -> None:
    t = given("p0: druitt*3 jill letters*3 eddy | p1: gull | melds: jill", phase="play")
    assert all(option.startswith("discard") for option in t.options(0))
    t.refuses("0 meld druitt 3", "victim-first")
    t.refuses("0 meld letters 3", "victim-first")
    t.refuses("0 layoff jill", "victim-first")


@pytest.mark.rule("jack-the-ripper/victim-first")
def test_a_victim_before_anybody_lets_everybody_play_evidence() -> None:
    t = given("p0: druitt*3 eddy | p1: gull | a1: nichols", phase="play")
    assert t.offers(0, "meld druitt 3")


@pytest.mark.rule("jack-the-ripper/victim-first")
def test_the_first_player_can_meld_in_the_first_turn_after_playing_a_victim() -> None:
    t = given("p0: druitt*3 nichols | p1: gull | yard: eddy")
    t.say("0 draw yard", "0 play victim nichols", "0 meld druitt 3")
    assert t.area(0) == "druitt*3 victim-nichols"


@pytest.mark.rule("jack-the-ripper/meld-three")
@pytest.mark.rule("jack-the-ripper/wild-in-meld")
@pytest.mark.parametrize(
    ("hand", "melds"),
    [
        ("druitt*2", []),
        ("druitt*3", ["meld druitt 3"]),
        ("druitt*5", ["meld druitt 3", "meld druitt 4", "meld druitt 5"]),
        ("druitt*2 wild", ["meld druitt 2 +wild"]),
        ("druitt wild*2", ["meld druitt 1 +2wild"]),
        ("druitt*2 wild*2", ["meld druitt 1 +2wild", "meld druitt 2 +wild", "meld druitt 2 +2wild"]),
        ("druitt*3 wild", ["meld druitt 2 +wild", "meld druitt 3", "meld druitt 3 +wild"]),
        ("wild*2", []),
        ("druitt eddy wild", []),
        ("letters*4", ["meld letters 3", "meld letters 4"]),
        ("letters*2 wild*2", []),
        ("druitt*2 suspect-druitt", []),
        ("druitt*3 jill*3", ["meld druitt 3", "meld jill 3"]),
    ],
)
def test_a_meld_is_three_or_more_of_one_colour(hand: str, melds: list[str]) -> None:
    t = given(f"p0: {hand} commissioner*2 | p1: gull | a1: nichols", phase="play")
    assert [option for option in t.options(0) if option.startswith("meld")] == melds


@pytest.mark.rule("jack-the-ripper/meld-three")
def test_two_cards_or_two_wilds_and_letters_are_no_meld_in_any_words() -> None:
    t = given("p0: druitt*2 wild*2 letters*2 eddy | p1: gull | a1: nichols", phase="play")
    assert {"meld druitt 2", "meld letters 2 +wild", "meld druitt 0 +2wild"}.isdisjoint(t.game.actions)


@pytest.mark.rule("jack-the-ripper/wild-never-letters")
def test_a_wild_never_stands_for_letters() -> None:
    t = given("p0: letters*3 wild*2 strikes | p1: gull | a1: nichols | melds: letters", phase="play", gavel_played=True)
    assert [option for option in t.options(0) if "discard" not in option] == ["meld letters 3", "layoff letters"]
    assert "layoff wild as letters" not in t.game.actions


@pytest.mark.rule("jack-the-ripper/card-in-hand")
def test_only_cards_in_hand_can_be_melded_or_laid_off() -> None:
    t = given("p0: druitt*2 eddy gull | p1: gull | a1: nichols jill*3", phase="play")
    t.refuses("0 meld druitt 3", "card-in-hand")
    t.refuses("0 meld druitt 2 +wild", "card-in-hand")
    t.refuses("0 layoff jill", "card-in-hand")
    t.refuses("0 layoff wild as jill", "card-in-hand")


@pytest.mark.rule("jack-the-ripper/layoff")
def test_a_single_card_needs_a_meld_of_its_colour_on_the_table() -> None:
    t = given("p0: jill eddy wild | p1: gull | a1: nichols jill*3", phase="play")
    assert t.offers(0, "layoff jill")
    t.refuses("0 layoff eddy", "layoff")
    t.refuses("0 layoff wild as eddy", "layoff")


@pytest.mark.rule("jack-the-ripper/layoff-any-meld")
def test_a_layoff_fits_anybodys_meld() -> None:
    t = given(
        "p0: druitt gull jill eddy | p1: gull | p2: wild | a0: druitt*3 | a1: nichols jill*3 | a2: gull*3", phase="play"
    )
    t.say("0 layoff druitt", "0 layoff jill", "0 layoff gull")
    assert t.area(0) == "druitt*4 gull jill"


@pytest.mark.rule("jack-the-ripper/layoff-own-meld")
def test_a_layoff_fits_a_meld_of_this_very_turn() -> None:
    t = given("p0: druitt*4 eddy | p1: gull | a1: nichols", phase="play")
    t.refuses("0 layoff druitt", "layoff")
    t.say("0 meld druitt 3", "0 layoff druitt")
    assert t.area(0) == "druitt*4"


@pytest.mark.rule("jack-the-ripper/evidence-own-area")
def test_evidence_lies_before_the_player_who_played_it() -> None:
    t = given("p0: jill*2 wild eddy | p1: gull | a1: nichols jill*3", phase="play")
    t.say("0 layoff jill", "0 layoff wild as jill")
    assert t.area(0) == "jill wild=jill"
    assert t.area(1) == "jill*3 victim-nichols"


@pytest.mark.rule("jack-the-ripper/evidence-unlimited")
def test_any_number_of_melds_and_layoffs_fit_into_one_turn_and_a_gavel_between_them() -> None:
    t = given("p0: druitt*3 eddy*3 jill*2 suspect-eddy gull | p1: gull | a1: nichols jill*3", phase="play")
    t.say("0 meld druitt 3", "0 layoff jill", "0 meld eddy 3", "0 play suspect eddy", "0 layoff jill")
    assert t.hand(0) == "gull"


@pytest.mark.rule("jack-the-ripper/meld-again")
def test_two_melds_of_one_colour_can_lie_on_the_table() -> None:
    t = given("p0: druitt*2 wild eddy | p1: gull | a1: nichols druitt*3", phase="play", edition="us-games")
    t.say("0 meld druitt 2 +wild")
    assert t.area(0) == "druitt*2 wild=druitt"
    assert t.view(0).melded == ("druitt",)


@pytest.mark.rule("jack-the-ripper/wild-layoff")
def test_in_pegasus_a_single_wild_fits_any_suspects_meld() -> None:
    t = given("p0: wild eddy | p1: gull | a1: nichols jill*3 letters*3", phase="play", edition="pegasus")
    assert [option for option in t.options(0) if "layoff" in option] == ["layoff wild as jill"]
    t.say("0 layoff wild as jill")
    assert t.area(0) == "wild=jill"


@pytest.mark.rule("jack-the-ripper/wild-layoff-strict")
def test_in_us_games_a_single_wild_doubles_a_card_the_player_has_before_him() -> None:
    table = "p0: wild eddy jill | p1: gull | a0: druitt | a1: nichols jill*3 druitt*3"
    t = given(table, phase="play", edition="us-games")
    assert t.offers(0, "layoff wild as druitt")
    t.refuses("0 layoff wild as jill", "wild-layoff-strict")
    t.say("0 layoff jill", "0 layoff wild as jill")
    assert t.area(0) == "druitt jill wild=jill"
    free = given(table, phase="play", edition="us-games", strict_wild=False)
    assert free.offers(0, "layoff wild as jill")


@pytest.mark.rule("jack-the-ripper/wild-layoff-strict")
def test_a_wild_before_the_player_is_as_good_as_a_card_of_its_colour() -> None:
    t = given("p0: wild eddy | p1: gull | a0: wild=jill | a1: nichols jill*3", phase="play", edition="us-games")
    assert t.offers(0, "layoff wild as jill")


@pytest.mark.rule("jack-the-ripper/meld-one-natural")
@pytest.mark.parametrize("edition", ["pegasus", "us-games"])
def test_one_card_of_a_suspect_and_both_wilds_are_a_meld(edition: str) -> None:
    t = given("p0: wild*2 eddy gull | p1: gull | a1: nichols", phase="play", edition=edition)
    t.say("0 meld eddy 1 +2wild")
    assert t.area(0) == "eddy wild=eddy*2"
    assert t.view(1).melded == ("eddy",)


@pytest.mark.rule("jack-the-ripper/wild-colour-fixed")
def test_a_wild_keeps_the_colour_it_was_played_as() -> None:
    t = given("p0: wild eddy*3 gull*2 | p1: jill | a1: nichols jill*3", phase="play")
    t.say("0 layoff wild as jill", "0 meld eddy 3", "0 discard gull", "1 draw file", "1 layoff jill")
    assert t.area(0) == "eddy*3 wild=jill"
    assert t.view(1).areas[0].wilds == ("jill",)


@pytest.mark.rule("jack-the-ripper/keep-one-card")
@pytest.mark.parametrize("edition", ["pegasus", "us-games"])
def test_one_card_is_kept_for_the_discard(edition: str) -> None:
    t = given("p0: druitt*3 | p1: gull | a1: nichols", phase="play", edition=edition)
    t.refuses("0 meld druitt 3", "keep-one-card")
    t = given("p0: druitt*3 wild | p1: gull | a1: nichols", phase="play", edition=edition)
    t.refuses("0 meld druitt 3 +wild", "keep-one-card")
    assert t.offers(0, "meld druitt 2 +wild")
    t = given("p0: jill | p1: gull | a1: nichols jill*3", phase="play", edition=edition)
    t.refuses("0 layoff jill", "keep-one-card")
    assert t.options(0) == ("discard jill",)


@pytest.mark.rule("jack-the-ripper/keep-one-card")
@pytest.mark.parametrize("edition", ["pegasus", "us-games"])
@pytest.mark.parametrize(
    "gavel", ["victim kelly", "scene bucks-row", "strikes", "commissioner", "suspect jill", "alibi jill"]
)
def test_no_gavel_is_the_last_card_not_even_a_victim_that_would_draw_two(edition: str, gavel: str) -> None:
    card = gavel.replace(" ", "-")
    t = given(f"p0: {card} | p1: gull | a1: nichols jill*3", phase="play", edition=edition)
    t.refuses(f"0 play {gavel}", "keep-one-card")
    assert t.options(0) == (f"discard {card}",)
