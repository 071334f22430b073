"""What a hand brings: cards, bonuses, hands, and the two advanced rules."""

from __future__ import annotations

from typing import Any

import pytest
from rue_morgue.stories import MorgueStory, given


def scored(text: str, winner: int = 0, **named: Any) -> MorgueStory:
    """A seat goes out with the Rue Morgue's only card; during the first file unless it is said otherwise."""
    t = given(f"p{winner}: | {text} | morgue: ad", turn=winner, **named)
    t.say(f"{winner} draw morgue", f"{winner} discard ad")
    return t


def table_points(t: MorgueStory, side: int) -> list[tuple[str, int, int]]:
    return [(entry.cards, entry.copies, entry.points) for entry in t.line(side).table]


def costs(t: MorgueStory, side: int) -> list[tuple[str, int]]:
    return [(entry.cards, entry.points) for held in t.line(side).hands for entry in held.costs]


def aside(t: MorgueStory, side: int) -> list[str]:
    return [entry.cards for held in t.line(side).hands for entry in held.aside]


# -- cards and bonuses ------------------------------------------------------------------------------------


@pytest.mark.rule("rue-morgue/table-points")
@pytest.mark.rule("rue-morgue/scoring-order")
def test_everything_in_an_area_counts_and_hands_are_taken_off() -> None:
    t = scored("p1: madame | a0: poe*3 le-bon*3 prefect assistance | a1: le-bon", second_file=True)
    assert table_points(t, 0) == [("le-bon", 3, 6), ("poe", 3, 9), ("assistance", 1, 0), ("prefect", 1, 4)]
    assert t.sheet.totals == (19, 2 - 2)
    assert t.scores == (19, 0)


@pytest.mark.rule("rue-morgue/bonus")
@pytest.mark.rule("rue-morgue/bonus-same-area")
def test_both_melds_of_a_pair_in_one_area_bring_ten_points() -> None:
    t = scored("p1: rod | a0: 3am*3 roch*3", second_file=True)
    assert t.line(0).pairs == ("3am",)
    assert t.sheet.totals[0] == 6 + 6 + 10
    t = scored("p1: rod | a0: 3am*3 madame*3 | a1: roch*3", second_file=True)
    assert [line.pairs for line in t.sheet.lines] == [(), ()]


@pytest.mark.rule("rue-morgue/bonus-layoffs")
def test_layoffs_make_no_bonus() -> None:
    t = scored("p1: rod | a0: 3am*3 roch*2 | a1: roch*3", second_file=True)
    assert t.line(0).pairs == ()


@pytest.mark.rule("rue-morgue/bonus-several")
def test_every_pair_counts_those_completed_by_the_catch_included() -> None:
    t = scored("p1: rod | a0: 3am*3 roch*3 madame*3 | under: mademoiselle*3")
    assert t.line(0).pairs == ("3am", "mademoiselle")
    assert t.sheet.totals[0] == 4 * 6 + 20


@pytest.mark.rule("rue-morgue/bonus-team")
def test_partners_complete_a_pair_together() -> None:
    t = given(
        "p0: ad*3 poe | p1: 3am | p2: sailor*3 poe | p3: 3am | morgue: windows | file: madame rod*3", phase="play"
    )
    t.say("0 meld ad 3", "0 feed morgue", "0 discard poe")
    assert t.line(0).pairs == ()
    t = given("p0: rod | p1: 3am | p2: sailor*3 poe | p3: 3am | a0: ad*3 | file: madame rod*3", turn=2, phase="play")
    t.say("2 meld sailor 3", "2 feed file", "2 discard poe")
    assert t.line(0).pairs == ("ad",)
    assert t.sheet.totals == (22, -4)


# -- cards in hand ----------------------------------------------------------------------------------------


@pytest.mark.rule("rue-morgue/put-aside")
@pytest.mark.rule("rue-morgue/hand-costs")
@pytest.mark.rule("rue-morgue/negative-scores")
def test_evidence_of_a_melded_colour_costs_nothing_and_the_rest_costs_its_value() -> None:
    t = scored("p1: sailor*2 poe*2 madame | a0: sailor*3", second_file=True)
    assert aside(t, 1) == ["sailor"]
    assert costs(t, 1) == [("madame", -2), ("poe", -6)]
    assert t.sheet.totals == (6, -8)


@pytest.mark.rule("rue-morgue/hand-costs")
def test_a_complete_meld_in_hand_costs_its_value_too() -> None:
    t = scored("p1: windows*4 | a0: sailor*3", second_file=True)
    assert t.sheet.totals == (6, -8)


@pytest.mark.rule("rue-morgue/put-aside-after-catch")
def test_a_meld_from_the_catch_lets_others_put_cards_aside() -> None:
    t = scored("p1: windows*2 | under: windows*3")
    assert aside(t, 1) == ["windows"]
    assert t.sheet.totals == (6, 0)


@pytest.mark.rule("rue-morgue/put-aside-prefect")
def test_the_prefect_in_hand_costs_4_unless_le_bon_is_melded() -> None:
    assert costs(scored("p1: prefect | a0: sailor*3", second_file=True), 1) == [("prefect", -4)]
    assert aside(scored("p1: prefect | a0: le-bon*3", second_file=True), 1) == ["prefect"]


@pytest.mark.rule("rue-morgue/put-aside-deduction")
@pytest.mark.parametrize(
    ("melds", "cost"), [("sailor*3", -7), ("3am*3", 0), ("roch*3", 0), ("3am*3 roch*3", 0), ("madame*3", -7)]
)
def test_a_deduction_in_hand_costs_7_unless_one_of_its_colours_is_melded(melds: str, cost: int) -> None:
    t = scored(f"p1: deduction-3am | a0: {melds}", second_file=True)
    assert sum(points for _, points in costs(t, 1)) == cost


@pytest.mark.rule("rue-morgue/put-aside-no-colour")
def test_dupin_and_assistance_have_no_colour_and_cost_their_value() -> None:
    t = scored("p1: dupin assistance*2 | a0: sailor*3", second_file=True)
    assert (aside(t, 1), costs(t, 1)) == ([], [("assistance", 0), ("dupin", 0)])
    t = scored("p1: dupin assistance*2 | a0: sailor*3", second_file=True, dupin_points=3, assistance_points=1)
    assert costs(t, 1) == [("assistance", -2), ("dupin", -3)]


@pytest.mark.rule("rue-morgue/put-aside-partner")
@pytest.mark.rule("rue-morgue/team-hands")
def test_the_winners_partner_pays_nothing_and_the_other_team_pays_for_both_hands() -> None:
    t = scored("p0: poe*2 prefect | p1: poe rod | p3: madame*2", winner=2, second_file=True)
    assert aside(t, 0) == ["poe", "prefect"]
    assert [held.seat for held in t.line(1).hands] == [1, 3]
    assert t.sheet.totals == (0, -9)


@pytest.mark.rule("rue-morgue/card-points-open")
def test_uncertain_values_can_be_agreed_on() -> None:
    t = scored(
        "p1: poe le-bon | a0: poe*3 dupin assistance | a1: windows*3",
        second_file=True, poe_points=2, le_bon_points=5, dupin_points=1, assistance_points=4,
    )  # fmt: skip
    assert t.sheet.totals == (6 + 1 + 4, 6 - 5)


# -- Dupin's count ----------------------------------------------------------------------------------------


@pytest.mark.rule("rue-morgue/dupin-count")
@pytest.mark.rule("rue-morgue/advanced-separate")
def test_dupins_count_is_made_only_if_agreed_and_only_for_the_side_that_has_him() -> None:
    lying = "p1: madame | a0: dupin assistance | a1: assistance*3"
    assert scored(lying, second_file=True).sheet.totals == (0, -2)
    assert scored(lying, second_file=True, shut_out=True).sheet.totals == (0, -2)
    assert scored(lying, second_file=True, dupin_count=True).sheet.totals == (6 - 2, -2)
    lying = "p1: madame | a0: dupin assistance*3 | a1: assistance"
    assert scored(lying, second_file=True, dupin_count=True).sheet.totals == (2 - 6, -2)


@pytest.mark.rule("rue-morgue/dupin-count-sides")
def test_with_three_both_opponents_count_and_in_teams_the_shared_areas() -> None:
    counted = {"second_file": True, "dupin_count": True}
    t = scored("p1: | p2: | a0: assistance | a1: dupin assistance | a2: assistance*3", **counted)
    assert t.line(1).dupin == 2 * 4 - 2
    t = scored("p1: | p2: | p3: | a0: dupin assistance*2 | a1: assistance*4", **counted)
    assert t.sheet.totals == (8 - 4, 0)


@pytest.mark.rule("rue-morgue/unsolved-nothing")
def test_an_unsolved_hand_has_no_count_either() -> None:
    lying = "p0: 3am | p1: poe | a0: dupin | a1: assistance*3 | file: ad | rest: nowhere"
    t = given(lying, second_file=True, dupin_count=True)
    t.say("0 draw file", "0 discard ad")
    assert t.sheet.totals == (0, 0)


# -- shutting out -----------------------------------------------------------------------------------------

COMPLETE = "3am*3 roch*3 deduction-3am"
OTHER = "windows*3 rod*3 deduction-windows"


@pytest.mark.rule("rue-morgue/shut-out")
@pytest.mark.rule("rue-morgue/shut-out-conditions")
@pytest.mark.rule("rue-morgue/shut-out-gets-nothing")
def test_whoever_catches_the_orang_utan_with_a_complete_pair_and_its_deduction_scores_alone() -> None:
    t = scored(f"p1: poe | a0: {COMPLETE} | a1: madame*3", shut_out=True)
    assert [line.shut_out for line in t.sheet.lines] == [False, True]
    assert t.sheet.totals == (29, 0)
    t = scored(f"p1: poe*4 | a0: {COMPLETE}", shut_out=True)
    assert t.sheet.totals == (29, 0)  # no minus points either


@pytest.mark.rule("rue-morgue/advanced-separate")
def test_nobody_is_shut_out_unless_it_was_agreed() -> None:
    lying = f"p1: poe | a0: {COMPLETE} | a1: madame*3"
    assert scored(lying).sheet.totals == (29, 3)
    assert scored(lying, dupin_count=True).sheet.totals == (29, 3)


@pytest.mark.rule("rue-morgue/shut-out-conditions")
@pytest.mark.parametrize(
    ("mine", "named"),
    [
        (COMPLETE, {"second_file": True}),  # no catch
        ("3am*3 roch*3", {}),  # no Deduction
        ("3am*3 roch*3 windows*3 deduction-windows", {}),  # not the Deduction of this pair
        ("3am*3 roch*2 deduction-3am", {}),  # no complete pair
    ],
)
def test_without_one_of_the_conditions_all_score(mine: str, named: dict[str, Any]) -> None:
    t = scored(f"p1: poe | a0: {mine} | a1: sailor*3", shut_out=True, **named)
    assert [line.shut_out for line in t.sheet.lines] == [False, False]
    assert t.sheet.totals[1] == 6 - 3


@pytest.mark.rule("rue-morgue/shut-out-conditions")
def test_a_complete_pair_of_somebody_who_did_not_go_out_shuts_nobody_out() -> None:
    t = scored(f"p1: poe | a0: madame*3 | a1: {COMPLETE}", shut_out=True)
    assert t.sheet.totals == (6, 29 - 3)


@pytest.mark.rule("rue-morgue/shut-out-from-catch")
def test_the_missing_cards_may_come_from_under_the_orang_utan() -> None:
    t = scored("p1: poe | a0: 3am*3 | a1: madame*3 | under: roch*3 deduction-3am", shut_out=True)
    assert t.sheet.totals == (29, 0)


@pytest.mark.rule("rue-morgue/shut-out-averted")
@pytest.mark.rule("rue-morgue/shut-out-any-pair")
def test_an_opponent_with_any_complete_pair_and_its_deduction_is_not_shut_out() -> None:
    t = scored(f"p1: poe | a0: {COMPLETE} | a1: {OTHER}", shut_out=True)
    assert t.sheet.totals == (29, 26)
    t = scored(f"p1: poe | a0: {COMPLETE} | a1: windows*3 rod*3 deduction-ad", shut_out=True)
    assert t.sheet.totals == (29, 0)


@pytest.mark.rule("rue-morgue/shut-out-three")
def test_with_three_both_opponents_are_shut_out_or_none() -> None:
    t = scored(f"p1: poe | p2: poe | a0: {COMPLETE} | a1: madame*3 | a2: le-bon*3", shut_out=True)
    assert t.sheet.totals == (29, 0, 0)
    t = scored(f"p1: poe | p2: poe | a0: {COMPLETE} | a1: madame*3 | a2: {OTHER}", shut_out=True)
    assert t.sheet.totals == (29, 3, 26)


@pytest.mark.rule("rue-morgue/shut-out")
def test_with_four_a_team_shuts_the_other_team_out() -> None:
    t = scored(f"p0: poe | p1: poe | p3: rod | a0: {COMPLETE} | a1: madame*3", winner=2, shut_out=True)
    assert t.sheet.totals == (29, 0)
    t = scored(f"p0: poe | p1: poe | p3: madame | a0: {COMPLETE} | a1: {OTHER}", winner=2, shut_out=True)
    assert t.sheet.totals == (29, 29 - 5)


@pytest.mark.rule("rue-morgue/shut-out-gets-nothing")
def test_dupins_count_belongs_to_the_side_that_scores_and_not_to_the_one_shut_out() -> None:
    t = scored(f"p1: poe | a0: {COMPLETE} dupin | a1: assistance*2", shut_out=True, dupin_count=True)
    assert t.sheet.totals == (33, 0)
    t = scored(f"p1: poe | a0: {COMPLETE} assistance*2 | a1: dupin", shut_out=True, dupin_count=True)
    assert t.sheet.totals == (29, 0)
