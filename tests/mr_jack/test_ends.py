"""Escape, accusation, and the other ways a game is over."""

from __future__ import annotations

import pytest
from mr_jack.stories import given

from whitechapel.core.game import Result
from whitechapel.games.mr_jack import GAME

FLEEING = "round: 2 | witness: unseen"

# -- escape ---------------------------------------------------------------------------------------


@pytest.mark.rule("mr-jack/escape-wins")
def test_jack_wins_by_leaving_the_district() -> None:
    t = given(f"1 plays smith | {FLEEING} | jack: smith | at: smith b7")
    t.say("1 card smith", "1 move first", "1 leave nw")
    assert t.over
    assert GAME.result(t.table) == Result((0, 1), (1,))
    view = t.view(0)
    assert (view.ending, view.winner, view.left_by, t.where("smith")) == ("escaped", 1, "nw", "")
    assert t.heard(0, "left") == [{"character": "smith", "exit": "nw", "way": ("b7", "nw")}]


@pytest.mark.rule("mr-jack/escape-unseen")
def test_jack_leaves_only_after_a_round_without_witness() -> None:
    t = given("1 plays smith | round: 2 | jack: smith | at: smith b7")
    t.say("1 card smith", "1 move first")
    t.refuses("1 leave nw", "escape-unseen")
    # In the full light of c7, but the last call found him unseen.
    t = given(f"1 plays smith | {FLEEING} | jack: smith | at: smith b7")
    assert "smith" in t.view(1).in_sight
    t.say("1 card smith", "1 move first")
    assert t.offers(1, "leave nw")


@pytest.mark.rule("mr-jack/escape-not-in-round-one")
def test_nobody_leaves_in_the_first_round() -> None:
    t = given("1 plays smith | jack: smith | at: smith b7")
    t.say("1 card smith", "1 move first")
    t.refuses("1 leave nw", "escape-not-in-round-one")


@pytest.mark.rule("mr-jack/escape-own-character")
def test_only_jack_leaves_and_only_as_himself() -> None:
    t = given(f"1 plays gull | {FLEEING} | jack: smith | at: gull b7")
    t.say("1 card gull")
    t.refuses("1 leave nw", "escape-own-character")
    t = given(f"0 plays smith | {FLEEING} | jack: smith | at: smith b7")  # the detective plays Jack's character
    t.say("0 card smith", "0 move first")
    t.refuses("0 leave nw", "escape-own-character")


@pytest.mark.rule("mr-jack/escape-cordon")
def test_an_exit_with_a_cordon_is_closed() -> None:
    t = given(f"1 plays smith | {FLEEING} | jack: smith | at: smith b1")
    t.say("1 card smith", "1 move first")
    t.refuses("1 leave sw", "escape-cordon")


@pytest.mark.rule("mr-jack/escape-cordon")
def test_lestrade_moves_the_cordon_and_leaves_in_the_same_turn() -> None:
    t = given(f"1 plays lestrade | {FLEEING} | jack: lestrade | at: lestrade b1")
    t.say("1 card lestrade", "1 power first", "1 cordon sw to nw", "1 leave sw")
    assert t.over
    assert GAME.result(t.table).winners == (1,)


@pytest.mark.rule("mr-jack/escape-costs-one")
def test_leaving_takes_one_point_more_than_the_way_to_the_gate() -> None:
    for hex, steps in (("l6", 0), ("l7", 1), ("k7", 2), ("m8", 2)):
        t = given(f"1 plays gull | {FLEEING} | jack: gull | at: gull {hex}")
        t.say("1 card gull")
        assert t.offers(1, "leave se"), (hex, steps)
    for hex in ("j6", "m9"):  # three steps: the points bring him to the gate and not through it
        t = given(f"1 plays gull | {FLEEING} | jack: gull | at: gull {hex}")
        t.say("1 card gull")
        assert "l6" in t.destinations(1)
        t.refuses("1 leave se", "escape-costs-one")


@pytest.mark.rule("mr-jack/escape-by-any-way")
def test_the_way_out_leads_through_manholes_and_over_people() -> None:
    t = given(f"1 plays gull | {FLEEING} | jack: gull | at: gull a5, smith b6, holmes b7")
    t.say("1 card gull")
    assert t.offers(1, "leave nw")  # past Smith and Holmes
    t = given(f"1 plays gull | {FLEEING} | jack: gull | at: gull m9 | covers: a5 c2 | cordons: sw se")
    t.say("1 card gull")
    assert t.endings(1) == ["leave ne"]  # down at m9, up at l12, and out
    t = given(f"1 plays gull | {FLEEING} | jack: gull | at: gull m10, goodley a1 | covers: a5 c2 | cordons: sw se")
    t.say("1 card gull", "1 leave ne")
    assert t.view(None).left_by == "ne"


@pytest.mark.rule("mr-jack/escape-by-any-way")
def test_miss_stealthy_leaves_over_the_roofs() -> None:
    t = given(f"1 plays stealthy | {FLEEING} | jack: stealthy")  # i4, with a house and a lamp between her and l6
    t.say("1 card stealthy")
    assert t.endings(1) == ["leave se"]


@pytest.mark.rule("mr-jack/escape-optional")
def test_jack_may_go_elsewhere_instead_of_leaving() -> None:
    t = given(f"1 plays gull | {FLEEING} | jack: gull | at: gull l6")
    t.say("1 card gull")
    assert t.offers(1, "leave se")
    t.say("1 move l7")
    assert not t.over


# -- accusation -----------------------------------------------------------------------------------


@pytest.mark.rule("mr-jack/accuse-decides")
@pytest.mark.parametrize(("jack", "ending", "winner"), [("gull", "caught", 0), ("bert", "wronged", 1)])
def test_the_first_accusation_decides_the_game(jack: str, ending: str, winner: int) -> None:
    t = given(f"0 plays holmes | jack: {jack} | at: gull g4")
    t.say("0 card holmes", "0 accuse gull")
    assert t.over
    assert (t.view(1).ending, t.view(1).winner, t.view(1).accused) == (ending, winner, "gull")
    assert GAME.result(t.table).winners == (winner,)
    assert t.where("holmes") == t.where("gull") == "g4"
    assert t.heard(None, "accused") == [{"character": "holmes", "accused": "gull", "way": ("g5", "g4")}]


@pytest.mark.rule("mr-jack/accuse-detective")
def test_only_the_detective_accuses() -> None:
    t = given("1 plays holmes | at: gull g4")
    t.say("1 card holmes")
    assert t.endings(1) == []
    t.refuses("1 accuse gull", "accuse-detective")
    t.refuses("1 move g4", "move-free-hex")


@pytest.mark.rule("mr-jack/accuse-by-moving")
def test_to_accuse_one_must_reach_the_suspect() -> None:
    t = given("0 plays holmes | at: gull g3, smith a1, bert m12")
    t.say("0 card holmes")
    assert t.offers(0, "accuse gull")
    t.refuses("0 accuse smith", "accuse-by-moving")
    t.refuses("0 move g3", "move-free-hex")  # to end there is to accuse


@pytest.mark.rule("mr-jack/accuse-by-moving")
def test_an_accusation_goes_through_a_manhole_and_ends_on_one() -> None:
    t = given("0 plays watson | at: watson a4, goodley m9 | jack: goodley")
    t.say("0 card watson", "0 accuse goodley")
    assert t.where("watson") == "m9"
    assert t.view(0).winner == 0
    t = given("0 plays bert | at: bert c3, goodley m9 | jack: goodley | covers: c2 l12")
    t.say("0 card bert", "0 move first")
    t.refuses("0 accuse goodley", "accuse-by-moving")
    t = given("0 plays bert | at: bert c3, goodley m9 | jack: goodley | covers: c2 l12")
    t.say("0 card bert", "0 power first", "0 cover c2 to a5", "0 accuse goodley")  # he opens his own way
    assert t.view(0).winner == 0


@pytest.mark.rule("mr-jack/accuse-by-moving")
def test_miss_stealthy_accuses_over_the_roofs() -> None:
    t = given("0 plays stealthy | at: stealthy b6, gull b3 | jack: gull | covers: a5 c2")
    t.say("0 card stealthy", "0 accuse gull")
    assert t.view(0).winner == 0


@pytest.mark.rule("mr-jack/accuse-suspect")
def test_only_another_suspect_can_be_accused() -> None:
    t = given("0 plays holmes | at: gull g4, smith g6, bert m12 | suspects: holmes gull bert")
    t.say("0 card holmes")
    t.refuses("0 accuse smith", "accuse-suspect")
    t.refuses("0 accuse holmes", "accuse-suspect")
    assert t.endings(0) == ["accuse gull"]
    t = given("0 plays holmes | at: gull g4 | alibis0: gull")  # he knows better, but may
    t.say("0 card holmes")
    assert t.offers(0, "accuse gull")


@pytest.mark.rule("mr-jack/accuse-with-anyone")
def test_anybody_the_detective_plays_can_accuse() -> None:
    t = given("0 plays holmes | at: gull g4 | suspects: gull bert")  # an innocent one
    t.say("0 card holmes")
    assert t.offers(0, "accuse gull")
    t = given("0 plays gull | at: holmes e8, gull e9")  # and Gull, by moving
    t.say("0 card gull")
    assert t.offers(0, "accuse holmes")


# -- the end --------------------------------------------------------------------------------------


@pytest.mark.rule("mr-jack/ends-at-once")
def test_a_power_not_yet_used_lapses() -> None:
    t = given("0 plays smith | at: gull g7 | jack: gull")
    lamps = t.view(0).lamps
    t.say("0 card smith", "0 move first", "0 accuse gull")
    assert (t.over, t.view(0).lamps) == (True, lamps)
    t = given("0 plays holmes | at: gull g4 | jack: gull")
    t.say("0 card holmes", "0 accuse gull")
    assert t.view(0).drawn == (0, 0)
    t = given("0 plays watson | at: gull a4 | jack: gull")
    t.say("0 card watson", "0 accuse gull")
    assert t.view(0).facing == "ne"


@pytest.mark.rule("mr-jack/dawn")
def test_after_the_fourth_card_of_round_8_jack_has_won() -> None:
    t = given("1 plays gull | round: 8 | turn: 3 | jack: goodley")
    t.say("1 card gull", "1 move e8")
    assert t.over
    assert (t.view(0).ending, t.view(0).winner, t.view(0).round) == ("dawn", 1, 8)
    assert GAME.result(t.table) == Result((0, 1), (1,))
    kinds = [event.kind for event in t.events]
    assert kinds == ["card", "moved", "game-over"]  # no witness, no light
    assert len(t.view(0).suspects) == 8


@pytest.mark.rule("mr-jack/known-is-not-caught")
def test_knowing_jack_without_accusing_him_does_not_win() -> None:
    t = given("1 plays gull | round: 8 | turn: 3 | jack: goodley | suspects: goodley | alibis0: gull")
    assert t.game.marginals(t.view(0), t.memory(0))["jack"] == {"goodley": 1.0}
    t.say("1 card gull", "1 move e8")
    assert t.view(0).winner == 1


@pytest.mark.rule("mr-jack/jack-shown-at-end")
def test_when_the_game_is_over_everybody_sees_who_jack_was() -> None:
    t = given("1 plays gull | round: 8 | turn: 3 | jack: goodley")
    assert (t.view(0).jack, t.view(None).jack) == ("", "")
    t.say("1 card gull", "1 move e8")
    assert (t.view(0).jack, t.view(None).jack) == ("goodley", "goodley")
    assert t.heard(None, "game-over") == [{"ending": "dawn", "jack": "goodley"}]


@pytest.mark.rule("mr-jack/game-over")
def test_when_the_game_is_over_nothing_can_be_played() -> None:
    t = given("0 plays holmes | at: gull g4 | jack: gull")
    t.say("0 card holmes", "0 accuse gull")
    t.refuses("0 card gull", "game-over")
    t.refuses("1 stay", "game-over")
    assert t.options(0) == t.options(1) == ()
