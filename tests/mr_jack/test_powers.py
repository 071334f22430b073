"""The powers: when they are used, and what they do. Goodley's whistle has a file of its own."""

from __future__ import annotations

import pytest
from mr_jack.stories import begin, given

from whitechapel.games.mr_jack.material import HEXES, SNEAK

# -- before or after ------------------------------------------------------------------------------


@pytest.mark.rule("mr-jack/power-or-move")
@pytest.mark.parametrize("who", ["smith", "lestrade", "goodley", "bert"])
def test_four_characters_use_their_power_before_or_after_the_move(who: str) -> None:
    t = given(f"0 plays {who}")
    t.say(f"0 card {who}")
    assert t.options(0) == ("power first", "move first")
    t.refuses("0 move g7", "power-or-move")
    t.say("0 move first")
    assert t.heard(1, "order") == [{"first": "move"}]
    assert t.view(0).question == "move-first"
    assert t.view(0).agenda[1][0] == {"smith": "light", "lestrade": "cordon", "goodley": "whistle"}.get(who, "cover")
    t = given(f"0 plays {who}")
    t.say(f"0 card {who}", "0 power first")
    assert t.view(0).agenda[1] == ("move", 0)


@pytest.mark.rule("mr-jack/power-or-move")
@pytest.mark.parametrize("who", ["holmes", "watson", "stealthy", "gull"])
def test_the_other_four_have_no_choice_of_that_kind(who: str) -> None:
    t = given(f"0 plays {who}")
    t.say(f"0 card {who}")
    assert t.view(0).question == "move"


@pytest.mark.rule("mr-jack/halves-whole")
def test_the_first_half_is_finished_before_the_second_and_neither_comes_twice() -> None:
    t = given("0 plays smith gull")
    t.say("0 card smith", "0 move first")
    t.refuses("0 power first", "halves-whole")
    t.say("0 move g7")
    t.refuses("0 move g8", "halves-whole")
    t.refuses("0 move first", "halves-whole")
    t.say("0 light b2 to f9")
    assert t.asked() == (1,)


@pytest.mark.rule("mr-jack/halves-whole")
def test_each_half_uses_the_board_as_it_is_when_it_begins() -> None:
    t = given("0 plays bert")
    t.say("0 card bert", "0 move first")
    assert "c2" not in t.destinations(0)  # its cover is still on
    t = given("0 plays bert")
    t.say("0 card bert", "0 power first", "0 cover c2 to a5")
    assert "c2" in t.destinations(0)
    assert "a5" not in t.destinations(0)


@pytest.mark.rule("mr-jack/move-first-needs-way")
def test_moving_first_needs_a_free_hex_an_accusation_or_a_way_out() -> None:
    everybody = "at: smith l6, holmes l7, watson m8, gull k7, lestrade j6, stealthy m9, goodley a1, bert a2"
    t = given(f"1 plays smith | {everybody}")
    t.say("1 card smith")
    t.refuses("1 move first", "move-first-needs-way")
    t = given(f"0 plays smith | {everybody}")  # the detective could accuse
    t.say("0 card smith")
    assert t.offers(0, "move first")
    t = given(f"0 plays smith | {everybody} | suspects: bert")  # but not the innocent
    t.say("0 card smith")
    assert not t.offers(0, "move first")
    t = given(f"1 plays smith | round: 2 | jack: smith | witness: unseen | {everybody}")  # l6 is a gate
    t.say("1 card smith", "1 move first")
    assert t.options(1) == ("leave se",)


@pytest.mark.rule("mr-jack/power-compulsory")
def test_a_power_must_be_used_and_there_is_no_pass() -> None:
    for who, move, power in [("smith", "g7", "light"), ("lestrade", "e4", "cordon"), ("bert", "i7", "cover")]:
        t = given(f"1 plays {who} gull")
        t.say(f"1 card {who}", "1 move first", f"1 move {move}")
        assert all(text.startswith(power) for text in t.options(1))
        t.refuses("1 stay", "power-compulsory")
        t.refuses("1 pass", "power-compulsory")
        t.refuses("1 face n", "power-own")


@pytest.mark.rule("mr-jack/power-after")
def test_holmes_and_watson_use_their_powers_after_the_move() -> None:
    t = given("0 plays watson")
    t.say("0 card watson")
    t.refuses("0 face n", "power-after")
    t.say("0 move a4")
    assert t.view(0).question == "face"
    t = given("0 plays holmes")
    t.say("0 card holmes")
    assert t.view(0).drawn == (0, 0)
    t.say("0 move g4")
    assert t.view(0).drawn == (1, 0)


@pytest.mark.rule("mr-jack/power-own")
def test_nobody_uses_the_power_of_another() -> None:
    t = given("0 plays stealthy")
    t.say("0 card stealthy")
    for answer in ("light b2 to f9", "cordon ne to nw", "cover c2 to a5", "whistle nobody", "whistle gull to e8",
                   "swap gull"):  # fmt: skip
        t.refuses(f"0 {answer}", "power-own")
    t = given("0 plays lestrade")
    t.say("0 card lestrade", "0 power first")
    t.refuses("0 light b2 to f9", "power-own")


# -- Holmes ---------------------------------------------------------------------------------------


@pytest.mark.rule("mr-jack/holmes-looks")
@pytest.mark.parametrize("seat", [0, 1])
def test_holmes_draws_the_top_alibi_card_for_the_player_who_played_him(seat: int) -> None:
    t = given(f"{seat} plays holmes | pile: gull smith")
    t.say(f"{seat} card holmes", f"{seat} move g4")
    assert t.view(seat).alibis == ("gull",)
    assert t.heard(seat, "alibi") == [{"left": 6, "card": "gull"}]
    assert t.view(seat).pile == 6


@pytest.mark.rule("mr-jack/holmes-secret")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_others_learn_only_that_a_card_was_drawn(seat: int) -> None:
    t = given(f"{seat} plays holmes | pile: gull smith")
    t.say(f"{seat} card holmes", f"{seat} move g4")
    for other in (1 - seat, None):
        assert t.heard(other, "alibi") == [{"left": 6}]
        assert t.view(other).alibis == ()
        assert t.view(other).drawn == ((1, 0) if seat == 0 else (0, 1))


@pytest.mark.rule("mr-jack/holmes-turns-no-token")
def test_an_alibi_card_turns_no_token_over() -> None:
    t = given("0 plays holmes | pile: gull")
    t.say("0 card holmes", "0 move g4")
    assert "gull" in t.view(0).suspects


@pytest.mark.rule("mr-jack/holmes-pile")
def test_four_times_holmes_leave_three_cards_in_the_pile() -> None:
    t = begin(cards="holmes watson smith lestrade")
    while not t.over:
        seat = t.asked()[0]
        if seat < 0:
            t.say("* cards holmes watson smith lestrade")
        else:
            t.say(f"{seat} " + next(text for text in t.options(seat) if not text.startswith(("accuse", "leave"))))
    assert t.view(None).pile == 3
    assert sum(t.view(None).drawn) == 4


# -- Watson ---------------------------------------------------------------------------------------


@pytest.mark.rule("mr-jack/watson-faces")
def test_after_watsons_move_one_of_six_facings_is_chosen() -> None:
    t = given("0 plays watson")
    t.say("0 card watson", "0 move a4")
    assert t.options(0) == ("face n", "face ne", "face se", "face s", "face sw", "face nw")
    t.refuses("0 move a5", "watson-faces")
    t.refuses("0 stay", "watson-faces")
    t.say("0 face s")
    assert t.heard(1, "faced") == [{"facing": "s"}]


@pytest.mark.rule("mr-jack/watson-any-facing")
def test_the_old_facing_and_one_into_a_wall_or_off_the_board_are_allowed() -> None:
    for facing in ("ne", "sw", "nw"):  # garden b4 or the house b5, and twice off the board
        t = given("0 plays watson")
        t.say("0 card watson", "0 move a4", f"0 face {facing}")
        assert t.view(0).facing == facing
        assert "a3" not in t.view(0).lit


@pytest.mark.rule("mr-jack/watson-turned-by-mover")
def test_the_player_who_swaps_watson_turns_the_lantern() -> None:
    t = given("1 plays gull")
    t.say("1 card gull", "1 swap watson")
    assert (t.where("gull"), t.where("watson")) == ("a3", "e9")
    assert t.view(1).question == "face"
    t.say("1 face s")
    assert t.view(0).facing == "s"
    assert "e6" in t.view(0).lit
    t = given("1 plays gull")
    t.say("1 card gull", "1 swap bert")
    assert t.view(None).question == "choose-card"


@pytest.mark.rule("mr-jack/watson-turned-by-mover")
def test_the_player_who_whistles_for_watson_turns_the_lantern_before_the_next_call() -> None:
    t = given("0 plays goodley")
    t.say("0 card goodley", "0 power first", "0 whistle watson to b3")
    assert t.view(0).question == "face"
    t.refuses("0 whistle bert to i9", "watson-faces")
    t.say("0 face n")
    assert t.view(0).question == "whistle"
    assert (t.view(0).calls, t.view(0).called) == (2, ("watson",))


def lit_by_lantern(text: str, facing: str) -> set[str]:
    """What only the lantern lights, with all gaslights as far away as they can be."""
    t = given(f"0 plays watson | {text} | lamps: b2=1 c7=3 f5 h8 k6=4 l11=2 | facing: {facing}")
    dark = given("0 plays watson | at: watson a3 | lamps: b2=1 c7=3 f5 h8 k6=4 l11=2 | facing: ne")
    return set(t.view(0).lit) - set(dark.view(0).lit)


@pytest.mark.rule("mr-jack/watson-beam")
def test_the_beam_is_a_straight_line() -> None:
    assert lit_by_lantern("at: watson e3", "n") == {"e6", "e7", "e8", "e9"}  # e4 and e5 are lit by f5 anyway
    assert lit_by_lantern("at: watson g10", "s") == {"g3", "g4", "g9"}  # the others lie beside a gaslight
    assert lit_by_lantern("at: watson m8, goodley a1", "n") == {"m9", "m10"}  # m11 and m12 lie beside l11


@pytest.mark.rule("mr-jack/beam-stops")
def test_the_beam_stops_at_houses_gardens_and_gaslights_even_dark_ones() -> None:
    assert lit_by_lantern("at: watson f10, gull a1", "s") == set()  # the dark post f9
    assert lit_by_lantern("at: watson f7", "s") == set()  # the house f6
    assert lit_by_lantern("at: watson d3", "sw") == set()  # c2 beside b2, then the edge


@pytest.mark.rule("mr-jack/beam-through")
def test_people_do_not_stop_the_beam() -> None:
    t = given("0 plays watson | at: watson e3, lestrade e6, gull e9 | facing: n")
    assert {"lestrade", "gull"} <= set(t.view(0).in_sight)
    assert "e9" in t.view(0).lit


@pytest.mark.rule("mr-jack/watson-not-lit")
def test_watson_is_not_lit_by_his_own_lantern() -> None:
    for facing in ("n", "ne", "se", "s", "sw", "nw"):
        t = given(f"0 plays watson | at: watson a4 | facing: {facing}")
        assert "watson" not in t.view(0).in_sight


# -- Smith ----------------------------------------------------------------------------------------


@pytest.mark.rule("mr-jack/smith-moves-light")
def test_smith_moves_any_burning_gaslight_to_any_dark_post() -> None:
    t = given("0 plays smith")
    t.say("0 card smith", "0 power first")
    assert t.options(0) == tuple(
        f"light {at} to {to}" for at in ("b2", "c7", "f5", "h8", "k6", "l11") for to in ("f9", "h4")
    )
    t.say("0 light h8 to h4")
    assert t.view(0).lamps == (1, 3, 5, 0, 5, 0, 4, 2)


@pytest.mark.rule("mr-jack/smith-moves-light")
def test_in_the_last_rounds_smith_has_two_gaslights_and_six_dark_posts() -> None:
    t = given("0 plays smith | round: 7")
    t.say("0 card smith", "0 power first")
    assert len(t.options(0)) == 12


@pytest.mark.rule("mr-jack/smith-burning-light")
def test_smith_takes_no_light_from_a_dark_post() -> None:
    t = given("0 plays smith")
    t.say("0 card smith", "0 power first")
    t.refuses("0 light f9 to h4", "smith-burning-light")


@pytest.mark.rule("mr-jack/smith-dark-post")
def test_smith_puts_no_light_on_a_burning_post() -> None:
    t = given("0 plays smith")
    t.say("0 card smith", "0 power first")
    t.refuses("0 light b2 to c7", "smith-dark-post")


# -- Lestrade -------------------------------------------------------------------------------------


@pytest.mark.rule("mr-jack/lestrade-moves-cordon")
def test_lestrade_moves_either_cordon_to_either_open_exit() -> None:
    t = given("0 plays lestrade")
    t.say("0 card lestrade", "0 power first")
    assert t.options(0) == ("cordon ne to nw", "cordon ne to se", "cordon sw to nw", "cordon sw to se")
    t.say("0 cordon ne to nw")
    assert t.view(0).cordons == ("nw", "sw")


@pytest.mark.rule("mr-jack/lestrade-takes-cordon")
def test_lestrade_takes_no_cordon_from_an_open_exit() -> None:
    t = given("0 plays lestrade")
    t.say("0 card lestrade", "0 power first")
    t.refuses("0 cordon nw to se", "lestrade-takes-cordon")


@pytest.mark.rule("mr-jack/lestrade-open-exit")
def test_two_cordons_never_stand_at_one_exit() -> None:
    t = given("0 plays lestrade")
    t.say("0 card lestrade", "0 power first")
    t.refuses("0 cordon ne to sw", "lestrade-open-exit")


# -- Miss Stealthy --------------------------------------------------------------------------------


@pytest.mark.rule("mr-jack/stealthy-four")
def test_miss_stealthy_goes_up_to_four_hexes() -> None:
    t = given("0 plays stealthy | at: stealthy a1 | covers: a5 c2")
    t.say("0 card stealthy")
    assert "a5" in t.destinations(0)
    t.refuses("0 move b6", "stealthy-four")


@pytest.mark.rule("mr-jack/stealthy-crosses")
def test_miss_stealthy_goes_over_houses_and_gaslights() -> None:
    t = given("0 plays stealthy | at: stealthy b6, lestrade a1 | covers: a5 c2")
    t.say("0 card stealthy")
    assert "b3" in t.destinations(0)  # over the houses b5 and b4
    assert "e8" in t.destinations(0)
    t = given("0 plays stealthy | at: stealthy b7, lestrade a1 | covers: a5 c2")
    t.say("0 card stealthy")
    assert "e9" not in t.destinations(0)  # Gull stands there
    assert "e8" in t.destinations(0)  # over the gaslight c7 or the street c6


@pytest.mark.rule("mr-jack/stealthy-crosses")
def test_on_her_four_steps_miss_stealthy_gets_as_far_as_the_crow_flies_without_leaving_the_board() -> None:
    for x, here in enumerate(HEXES):
        for y, there in enumerate(HEXES):
            columns, numbers = ord(there[0]) - ord(here[0]), int(there[1:]) - int(here[1:])
            as_the_crow_flies = max(abs(columns), abs(numbers), abs(numbers - columns))
            assert bool(SNEAK[4][x] >> y & 1) == (as_the_crow_flies <= 4)


@pytest.mark.rule("mr-jack/stealthy-ends-on-street")
def test_miss_stealthy_ends_on_a_street_or_a_manhole() -> None:
    t = given("0 plays stealthy | at: stealthy b6")
    t.say("0 card stealthy")
    t.refuses("0 move b5", "stealthy-ends-on-street")
    t.refuses("0 move c7", "stealthy-ends-on-street")


@pytest.mark.rule("mr-jack/stealthy-manholes")
def test_miss_stealthy_uses_manholes_like_everybody() -> None:
    t = given("0 plays stealthy | at: stealthy b3")  # over b4 and b5 it is three steps to a5, and a hop
    t.say("0 card stealthy")
    assert {"a5", "f7", "f10", "h3", "h6", "m9"} <= set(t.destinations(0))


# -- Gull -----------------------------------------------------------------------------------------


@pytest.mark.rule("mr-jack/gull-swaps")
def test_gull_changes_places_with_anybody_instead_of_moving() -> None:
    t = given("1 plays gull")
    t.say("1 card gull")
    assert "e8" in t.destinations(1)
    t.refuses("1 swap gull", "gull-swaps")
    t.say("1 swap goodley")
    assert (t.where("gull"), t.where("goodley")) == ("m10", "e9")
    assert t.view(None).question == "choose-card"


@pytest.mark.rule("mr-jack/gull-swap-no-accusation")
def test_a_swap_accuses_nobody() -> None:
    t = given("0 plays gull | jack: bert")
    t.say("0 card gull", "0 swap bert")
    assert not t.over
    t = given("0 plays gull | jack: lestrade")
    t.say("0 card gull")
    t.refuses("0 accuse lestrade", "accuse-by-moving")  # on e5, four steps away
    t.say("0 swap lestrade")
    assert not t.over


@pytest.mark.rule("mr-jack/gull-swap-no-accusation")
def test_a_swap_with_somebody_at_the_gate_takes_nobody_out() -> None:
    t = given("1 plays gull | round: 2 | jack: gull | witness: unseen | at: smith l6")
    t.say("1 card gull")
    assert t.endings(1) == []
    t.say("1 swap smith")
    assert (t.over, t.where("gull")) == (False, "l6")


# -- Bert -----------------------------------------------------------------------------------------


@pytest.mark.rule("mr-jack/bert-moves-cover")
def test_bert_moves_either_cover_to_any_open_manhole() -> None:
    t = given("0 plays bert")
    t.say("0 card bert", "0 power first")
    assert t.options(0) == tuple(
        f"cover {at} to {to}" for at in ("c2", "l12") for to in ("a5", "f7", "f10", "h3", "h6", "m9")
    )
    t.say("0 cover l12 to h6")
    assert t.view(0).covers == ("c2", "h6")
    later = given("0 plays bert", edition="later")
    later.say("0 card bert", "0 power first")
    assert len(later.options(0)) == 14


@pytest.mark.rule("mr-jack/bert-takes-cover")
def test_bert_takes_no_cover_from_an_open_manhole() -> None:
    t = given("0 plays bert")
    t.say("0 card bert", "0 power first")
    t.refuses("0 cover a5 to f7", "bert-takes-cover")
    t.refuses("0 cover b1 to k9", "bert-takes-cover")  # manholes of the other printing


@pytest.mark.rule("mr-jack/bert-open-manhole")
def test_bert_covers_no_manhole_that_is_covered() -> None:
    t = given("0 plays bert")
    t.say("0 card bert", "0 power first")
    t.refuses("0 cover c2 to l12", "bert-open-manhole")
    t.refuses("0 cover l12 to k9", "bert-open-manhole")  # a manhole only in later printings


@pytest.mark.rule("mr-jack/cover-under-feet")
def test_a_cover_is_put_on_and_taken_off_under_peoples_feet() -> None:
    t = given("0 plays bert | at: watson c2, smith a5")
    t.say("0 card bert", "0 power first", "0 cover c2 to a5")
    assert t.view(0).covers == ("a5", "l12")
    assert (t.where("watson"), t.where("smith")) == ("c2", "a5")
