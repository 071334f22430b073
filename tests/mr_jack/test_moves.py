"""Walking, manholes, and what happens when there is nowhere to go."""

from __future__ import annotations

import pytest
from mr_jack.stories import JackStory, given

from whitechapel.games.mr_jack.material import CHARACTERS


def crowded(who: str, seat: int, more: str = "", edition: str = "2006") -> JackStory:
    """Somebody on l6, from where only five hexes lie within three steps: others stand on all of them."""
    others = [name for name in CHARACTERS if name != who]
    places = dict(zip(others, ["l7", "m8", "k7", "j6", "m9", "a1", "a2"], strict=True))
    at = ", ".join(f"{name} {hex}" for name, hex in [(who, "l6"), *places.items()])
    return given(f"{seat} plays {who} | at: {at}{more}", edition)


# -- walking --------------------------------------------------------------------------------------


@pytest.mark.rule("mr-jack/move-one-to-three")
def test_a_character_goes_one_two_or_three_hexes_and_no_farther() -> None:
    t = given("0 plays holmes | at: holmes m12 | covers: l12 m9")
    t.say("0 card holmes")
    # one step, two steps, three steps over the streets; Goodley stands on m10
    assert set(t.destinations(0)) == {"l12", "m11"} | {"k11", "l10"} | {"j10", "k9", "k10", "m9"}
    t.refuses("0 move i10", "move-one-to-three")


@pytest.mark.rule("mr-jack/move-one-to-three")
def test_the_first_hex_of_the_board_is_a_street_like_any_other() -> None:
    t = given("0 plays holmes | at: holmes m12")
    t.say("0 card holmes")
    t.refuses("0 move a1", "move-one-to-three")


@pytest.mark.rule("mr-jack/move-compulsory")
def test_a_character_has_to_move() -> None:
    t = given("0 plays holmes")
    t.say("0 card holmes")
    t.refuses("0 stay", "stay-when-stuck")
    t.refuses("0 power first", "halves-whole")
    t = given("0 plays smith")
    t.say("0 card smith", "0 power first", "0 light b2 to f9")
    t.refuses("0 stay", "stay-when-stuck")
    t.refuses("0 light f9 to b2", "halves-whole")  # the power has been used
    assert all(text.startswith(("move", "accuse")) for text in t.options(0))
    assert t.game.why(t.table, 0, t.game.chance("cards holmes watson smith lestrade")) == "move-compulsory"


@pytest.mark.rule("mr-jack/move-streets")
def test_houses_and_gardens_are_not_walked_on_or_through() -> None:
    t = given("0 plays watson | covers: a5 c2")
    t.say("0 card watson")
    t.refuses("0 move b4", "move-streets")
    assert t.destinations(0) == ["a1", "a2", "a4", "a5", "b1", "b3", "b6", "c2", "c3", "c4", "d3", "d5"]
    assert "c6" not in t.destinations(0)  # two steps away as the crow flies, over the houses


@pytest.mark.rule("mr-jack/gaslight-obstacle")
def test_a_gaslight_is_in_the_way_whether_it_burns_or_not() -> None:
    t = given("0 plays gull")
    t.say("0 card gull")
    t.refuses("0 move f9", "gaslight-obstacle")  # dark
    t.refuses("0 move c7", "gaslight-obstacle")  # burning
    t.refuses("0 move b2", "gaslight-obstacle")  # the first of the posts
    t.refuses("0 move f6", "move-streets")  # a house
    t.refuses("0 move a1", "move-one-to-three")  # the first of the streets
    # From e9 the hex g10 is two steps off over the dark post; on foot it takes f10 first.
    t = given("0 plays gull | at: gull e9 | covers: f10 a5")
    t.say("0 card gull")
    assert {"f10", "g10"} <= set(t.destinations(0))
    t = given("0 plays gull | at: gull e8 | covers: f10 a5")
    t.say("0 card gull")
    assert "g9" not in t.destinations(0)  # straight over f9 it would be two steps


@pytest.mark.rule("mr-jack/move-through")
def test_a_move_may_lead_over_other_characters() -> None:
    t = given("0 plays watson | at: watson a1, smith a2, gull b1 | covers: a5 c2")  # both ways out are taken
    t.say("0 card watson")
    assert t.destinations(0) == ["a3", "a4", "b3", "c2", "c3", "c4", "d3"]


@pytest.mark.rule("mr-jack/move-free-hex")
def test_a_move_does_not_end_where_somebody_stands() -> None:
    t = given("1 plays watson | at: smith a4")
    t.say("1 card watson")
    assert "a4" not in t.destinations(1)
    t.refuses("1 move a4", "move-free-hex")


@pytest.mark.rule("mr-jack/move-not-back")
def test_a_move_never_returns_to_where_it_began() -> None:
    t = given("0 plays watson")
    t.say("0 card watson")
    t.refuses("0 move a3", "move-not-back")


# -- manholes -------------------------------------------------------------------------------------


@pytest.mark.rule("mr-jack/manhole-hop")
def test_a_hop_through_the_sewers_costs_one_point_anywhere_in_the_move() -> None:
    t = given("0 plays watson | at: watson a5")  # a hop is a whole move, and two points are left after it
    t.say("0 card watson")
    assert {"f7", "f10", "h3", "h6", "m9"} <= set(t.destinations(0))
    assert {"m8", "l7", "m11"} <= set(t.destinations(0))  # after the hop to m9, over Goodley on m10
    t = given("0 plays watson | at: watson a3")  # two steps and a hop: nothing is left
    t.say("0 card watson")
    assert {"f7", "f10", "h3", "h6", "m9"} <= set(t.destinations(0))
    assert "m8" not in t.destinations(0)
    t = given("0 plays watson | at: watson a2")
    t.say("0 card watson")
    assert "a5" in t.destinations(0)
    assert "f10" not in t.destinations(0)


@pytest.mark.rule("mr-jack/manhole-covered")
def test_a_covered_manhole_is_plain_street() -> None:
    t = given("0 plays watson | at: watson c2 | covers: c2 l12")
    t.say("0 card watson")
    assert t.destinations(0) == ["a1", "a2", "a3", "b1", "b3", "c3", "c4", "d3", "d5", "e3", "e4", "f3"]
    t = given("0 plays watson | at: watson c3 | covers: c2 l12")
    t.say("0 card watson")
    assert "c2" in t.destinations(0)
    assert "m9" not in t.destinations(0)
    t = given("0 plays watson | at: watson c3 | covers: a5 l12")
    t.say("0 card watson")
    assert "m9" in t.destinations(0)
    assert "l12" not in t.destinations(0)
    assert "a5" not in t.destinations(0)


@pytest.mark.rule("mr-jack/manhole-occupied")
def test_a_manhole_under_a_character_can_be_used_by_others() -> None:
    t = given("1 plays watson | at: watson a4, smith a5, goodley m9")  # both ends are occupied
    t.say("1 card watson")
    assert {"f7", "f10", "h3", "h6"} <= set(t.destinations(1))
    assert {"m8", "m10"} <= set(t.destinations(1))  # out at m9, past Goodley
    assert not {"a5", "m9"} & set(t.destinations(1))
    t.refuses("1 move m9", "move-free-hex")


@pytest.mark.rule("mr-jack/manhole-stop")
def test_a_move_may_end_on_a_manhole_open_or_covered() -> None:
    t = given("0 plays watson | at: watson c3")
    t.say("0 card watson", "0 move c2")
    assert t.where("watson") == "c2"
    t = given("0 plays watson | at: watson a4")
    t.say("0 card watson", "0 move a5")
    assert t.where("watson") == "a5"


# -- nowhere to go --------------------------------------------------------------------------------


@pytest.mark.rule("mr-jack/stay-when-stuck")
def test_a_character_who_can_reach_no_free_hex_stays_and_uses_a_power_that_comes_after() -> None:
    t = crowded("holmes", 0)
    t.say("0 card holmes")
    assert t.options(0) == ("stay", "accuse watson", "accuse smith", "accuse lestrade", "accuse stealthy",
                            "accuse goodley")  # fmt: skip
    t.say("0 stay")
    assert t.where("holmes") == "l6"
    assert t.view(0).drawn == (1, 0)
    t = crowded("watson", 1)
    t.say("1 card watson")
    assert t.options(1) == ("stay",)
    t.say("1 stay", "1 face nw")
    assert t.view(1).facing == "nw"


@pytest.mark.rule("mr-jack/stay-when-stuck")
def test_nobody_stays_who_can_go() -> None:
    t = given("1 plays stealthy")
    t.say("1 card stealthy")
    t.refuses("1 stay", "stay-when-stuck")


@pytest.mark.rule("mr-jack/stuck-power-first")
def test_a_character_who_is_stuck_uses_the_power_first_and_may_then_be_free() -> None:
    t = given("1 plays bert | at: bert b7, holmes b6, watson a5, smith a4, lestrade c6, stealthy d7 | covers: a5 c2")
    t.say("1 card bert")
    assert t.options(1) == ("power first",)
    t.refuses("1 move first", "move-first-needs-way")
    t.say("1 power first", "1 cover a5 to m9")
    assert t.options(1) == ("move f7", "move f10", "move h3", "move h6", "move l12")


@pytest.mark.rule("mr-jack/stuck-power-first")
@pytest.mark.parametrize("who", ["smith", "lestrade", "goodley", "bert"])
def test_a_character_still_stuck_after_the_power_stays(who: str) -> None:
    t = crowded(who, 1)
    t.say(f"1 card {who}")
    assert t.options(1) == ("power first",)
    t.say("1 power first")
    while t.view(1).question != "move":
        t.say("1 " + t.options(1)[0])
    assert t.options(1) == ("stay",)
    t.say("1 stay")
    assert t.where(who) == "l6"
    assert t.heard(0, "stayed") == [{"character": who}]


@pytest.mark.rule("mr-jack/stuck-power-first")
def test_a_character_who_could_only_accuse_may_not_stay_before_the_power_is_used() -> None:
    t = crowded("smith", 0)
    t.say("0 card smith", "0 move first")
    assert all(text.startswith("accuse") for text in t.options(0))
    t.refuses("0 stay", "stuck-power-first")
    t = crowded("smith", 0)
    t.say("0 card smith", "0 power first", "0 light b2 to f9")
    assert t.offers(0, "stay")


@pytest.mark.rule("mr-jack/accuse-optional")
def test_an_accusation_is_no_free_hex_and_never_compulsory() -> None:
    t = crowded("holmes", 0)
    t.say("0 card holmes")
    assert t.destinations(0) == []
    assert t.offers(0, "accuse watson")
    assert t.offers(0, "stay")


@pytest.mark.rule("mr-jack/gull-must-swap")
def test_gull_never_stays() -> None:
    t = crowded("gull", 1)
    t.say("1 card gull")
    assert t.options(1) == tuple(f"swap {name}" for name in CHARACTERS if name != "gull")
    t.refuses("1 stay", "gull-must-swap")


# -- the way --------------------------------------------------------------------------------------


def ways(t: JackStory, seat: int) -> dict[str, tuple[str, ...]]:
    view = t.view(seat)
    return dict(zip(view.options, view.ways, strict=True))


@pytest.mark.rule("mr-jack/move-streets")
def test_the_view_says_over_which_hexes_each_answer_leads() -> None:
    t = given("0 plays holmes | at: holmes m12 | covers: l12 m9")
    t.say("0 card holmes")
    assert ways(t, 0)["move l10"] == ("m12", "m11", "l10")
    t.say("0 move l10")
    assert t.heard(1, "moved") == [{"character": "holmes", "at": "m12", "to": "l10", "way": ("m12", "m11", "l10")}]


@pytest.mark.rule("mr-jack/manhole-hop")
def test_a_way_through_the_sewer_names_the_manhole_it_goes_down_and_the_one_it_comes_up() -> None:
    t = given("0 plays holmes | at: holmes a4 | covers: l12 m9")
    t.say("0 card holmes")
    assert ways(t, 0)["move f7"] == ("a4", "a5", "f7")


@pytest.mark.rule("mr-jack/stealthy-crosses")
def test_miss_stealthy_s_way_crosses_the_roofs() -> None:
    t = given("0 plays stealthy | at: stealthy c6 | covers: l12 m9")
    t.say("0 card stealthy")
    assert ways(t, 0)["move c4"] == ("c6", "c5", "c4")


@pytest.mark.rule("mr-jack/seen-by-neighbour")
def test_the_view_says_by_what_somebody_would_be_seen() -> None:
    t = given("0 plays holmes | at: holmes m9, bert m8, gull a1, watson a3")
    view = t.view(0)
    by = dict(zip(CHARACTERS, view.seen_by, strict=True))
    assert {name for name, what in by.items() if what} == set(view.in_sight)
    assert (by["holmes"], by["bert"], by["gull"], by["watson"]) == ("goodley", "holmes", "lamp", "")  # Goodley on m10
