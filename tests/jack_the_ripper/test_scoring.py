"""Who the Ripper is, and what everybody gets."""

from __future__ import annotations

from typing import Any

import pytest
from jack_the_ripper.stories import RipperStory, given

from whitechapel.games.jack_the_ripper.scoring import Entry

EDITIONS = pytest.mark.parametrize("edition", ["pegasus", "us-games"])


def out(text: str, **named: Any) -> RipperStory:
    """Seat 0, who has no card in hand, goes out at this table."""
    t = given(f"{text} | yard: strikes", **named)
    t.say("0 draw yard", "0 discard strikes")
    return t


def at_large(text: str, **named: Any) -> RipperStory:
    """us-games: seat 0 goes out at this table in the turn that uses up the Case File."""
    t = given(f"{text} | file: strikes | rest: yard", edition="us-games", **named)
    t.say("0 draw file", "0 discard strikes")
    return t


# -- the examples of the books ----------------------------------------------------------------------------


@pytest.mark.rule("jack-the-ripper/suspect-points")
@pytest.mark.rule("jack-the-ripper/scoring-order")
def test_the_german_scoring_example() -> None:
    """You are seat 1; a fellow player has gone out."""
    t = out(
        "p0: | p1: eddy*2 suspect-eddy jill alibi-chapman kelly escapes"
        " | a0: druitt*3 gull*4 suspect-gull chapman jill*3 suspect-jill nichols"
        " | a1: chapman*3 druitt wild=druitt alibi-eddy-gull=gull letters*3 stride eddowes mitre-square",
        edition="pegasus",
    )
    druitt, eddy, gull, pedachenko, chapman, jill = t.sheet.suspects
    assert (druitt, gull, chapman, jill) == (10, 15, 8, 10)
    assert (eddy, pedachenko) == (0, 0)
    assert t.sheet.verdict == "solved"
    assert t.sheet.alibi == "gull"
    assert t.sheet.ripper == "druitt"
    mine = t.sheet.lines[1]
    assert {(entry.cards, entry.copies, entry.points) for entry in mine.table} == {
        ("chapman", 3, 6), ("druitt", 1, 4), ("wild as druitt", 1, 4), ("alibi-eddy-gull", 1, 3), ("letters", 3, 9),
        ("victim-stride", 1, 1), ("victim-eddowes", 1, 1), ("scene-mitre-square", 1, 1),
    }  # fmt: skip
    assert sum(entry.points for entry in mine.table) == 29
    assert {entry.cards for entry in mine.aside} == {"jill", "alibi-chapman"}
    assert {(entry.cards, entry.points) for entry in mine.hand} == {
        ("eddy", -4), ("suspect-eddy", -4), ("victim-kelly", -1), ("escapes", -6),
    }  # fmt: skip
    assert sum(entry.points for entry in mine.hand) == -15
    assert mine.total == 14
    assert t.scores[1] == 14


@pytest.mark.rule("jack-the-ripper/ripper-tie")
@pytest.mark.rule("jack-the-ripper/unplayed-meld-costs")
def test_the_english_scoring_example() -> None:
    """Part A: ten points each, and Druitt has the lower number. Part B: Pedachenko's cards cost nine."""
    t = out(
        "p0: | p1: pedachenko*3 alibi-pedachenko jill*2 suspect-druitt"
        " | a0: druitt*5 nichols | a1: jill*3 suspect-jill",
        edition="us-games",
    )
    assert t.sheet.suspects[0] == 10
    assert t.sheet.suspects[5] == 10
    assert t.sheet.ripper == "druitt"
    assert t.scores[0] == 5 * 4 + 1
    theirs = t.sheet.lines[1]
    assert sum(entry.points for entry in theirs.table) == 3 * 2 + 4
    assert {entry.cards for entry in theirs.aside} == {"jill", "suspect-druitt"}
    assert sum(entry.points for entry in theirs.hand) == -9
    assert t.scores[1] == 10 - 9


# -- who it is --------------------------------------------------------------------------------------------


@pytest.mark.rule("jack-the-ripper/ripper-most-points")
@EDITIONS
def test_the_suspect_with_the_most_points_in_all_areas_is_the_ripper_even_without_the_suspect_card(
    edition: str,
) -> None:
    t = out("p0: | p1: gull | a0: nichols jill*3 druitt*3 suspect-druitt | a1: jill*2 wild=jill", edition=edition)
    assert t.sheet.suspects == (10, 0, 0, 0, 0, 12)
    assert t.sheet.ripper == "jill"


@pytest.mark.rule("jack-the-ripper/suspect-points")
def test_wilds_and_the_suspect_card_speak_against_him_and_letters_against_nobody() -> None:
    t = out("p0: | p1: | a0: nichols chapman*2 wild=chapman letters*4 | a1: chapman suspect-chapman wild=chapman")
    assert t.sheet.suspects == (0, 0, 0, 0, 14, 0)


@pytest.mark.rule("jack-the-ripper/alibi-protects")
@EDITIONS
def test_an_alibi_keeps_the_most_suspicious_from_being_the_ripper(edition: str) -> None:
    t = out("p0: | p1: gull | a0: nichols jill*5 suspect-jill | a1: druitt*3 eddy*4 alibi-jill", edition=edition)
    assert t.sheet.suspects == (6, 8, 0, 0, 0, 17)
    assert t.sheet.ripper == "eddy"


@pytest.mark.rule("jack-the-ripper/ripper-tie")
@pytest.mark.parametrize(
    ("table", "ripper"),
    [
        ("a0: nichols jill*3 chapman*3", "chapman"),
        ("a0: nichols gull*3 pedachenko*3 chapman*3", "gull"),
        ("a0: nichols eddy*3 | a1: gull*3", "eddy"),
        ("a0: nichols druitt*3 alibi-druitt gull*3 | a1: eddy*3", "eddy"),
        ("a0: nichols druitt*3 eddy*3 alibi-eddy-gull=eddy | a1: gull*3", "druitt"),
        ("a0: nichols eddy*3 alibi-eddy-gull=eddy | a1: gull*3", "gull"),
    ],
)
def test_on_a_tie_it_is_the_lowest_number_after_the_one_with_the_alibi_is_left_out(table: str, ripper: str) -> None:
    assert out(f"p0: | p1: wild | {table}").sheet.ripper == ripper


@pytest.mark.rule("jack-the-ripper/ripper-needs-meld")
@EDITIONS
def test_nobody_becomes_the_ripper_without_a_meld_just_for_a_low_number(edition: str) -> None:
    t = out("p0: | p1: gull | a0: nichols letters*3 jill*3 alibi-jill", edition=edition)
    assert t.sheet.ripper == ""


@pytest.mark.rule("jack-the-ripper/letters-no-suspect")
def test_letters_can_have_the_most_points_and_are_nobody() -> None:
    t = out("p0: | p1: wild | a0: nichols letters*4 | a1: jill*3")
    assert t.sheet.suspects == (0, 0, 0, 0, 0, 6)
    assert t.sheet.ripper == "jill"


# -- the table --------------------------------------------------------------------------------------------


@pytest.mark.rule("jack-the-ripper/table-points")
@pytest.mark.rule("jack-the-ripper/ripper-doubles")
@EDITIONS
def test_everything_on_the_table_counts_and_the_rippers_cards_count_double(edition: str) -> None:
    t = out(
        "p0: | p1: | a0: nichols bucks-row druitt*3 suspect-druitt jill*3 alibi-jill letters*3"
        " | a1: druitt suspect-jill kelly",
        edition=edition,
    )
    assert t.sheet.ripper == "druitt"
    assert t.scores == (1 + 1 + 12 + 8 + 6 + 3 + 9, 4 + 4 + 1)


@pytest.mark.rule("jack-the-ripper/wild-doubles")
@pytest.mark.rule("jack-the-ripper/wild-as-evidence")
def test_a_wild_counts_double_as_the_rippers_colour_and_single_as_another() -> None:
    t = out("p0: | p1: | a0: nichols druitt*3 wild=druitt jill*2 wild=jill")
    assert Entry("wild as druitt", 1, 4, True) in t.sheet.lines[0].table
    assert Entry("wild as jill", 1, 2, False) in t.sheet.lines[0].table
    assert t.scores == (1 + 12 + 4 + 4 + 2, 0)


@pytest.mark.rule("jack-the-ripper/letters-never-double")
@EDITIONS
def test_letters_count_three_each_whoever_is_the_ripper(edition: str) -> None:
    t = out("p0: | p1: | a0: nichols druitt*3 | a1: letters*4", edition=edition)
    assert t.scores[1] == 12


@pytest.mark.rule("jack-the-ripper/alibi-never-doubles")
@EDITIONS
def test_the_shared_alibi_counts_three_even_if_the_other_of_its_two_is_the_ripper(edition: str) -> None:
    t = out("p0: | p1: | a0: nichols gull*3 eddy*3 | a1: alibi-eddy-gull=eddy", edition=edition)
    assert t.sheet.ripper == "gull"
    assert t.sheet.suspects == (0, 9, 6, 0, 0, 0)
    assert t.scores == (1 + 12 + 6, 3)


# -- the cards in hand ------------------------------------------------------------------------------------


@pytest.mark.rule("jack-the-ripper/put-aside")
@pytest.mark.rule("jack-the-ripper/put-aside-automatic")
@EDITIONS
def test_what_fits_a_meld_on_the_table_is_put_aside_and_costs_nothing(edition: str) -> None:
    t = out("p0: | p1: druitt*2 suspect-druitt alibi-druitt | a0: nichols druitt*3", edition=edition)
    assert {entry.cards for entry in t.sheet.lines[1].aside} == {"druitt", "suspect-druitt", "alibi-druitt"}
    assert t.sheet.lines[1].hand == ()
    assert t.scores[1] == 0


@pytest.mark.rule("jack-the-ripper/put-aside-letters")
@EDITIONS
def test_letters_fit_only_melded_letters(edition: str) -> None:
    assert out("p0: | p1: letters | a0: nichols druitt*3 letters*3", edition=edition).scores[1] == 0
    assert out("p0: | p1: letters*4 | a0: nichols druitt*3", edition=edition).scores[1] == -12


@pytest.mark.rule("jack-the-ripper/put-aside-alibi")
@EDITIONS
def test_an_alibi_fits_though_another_one_is_in_play(edition: str) -> None:
    t = out("p0: | p1: alibi-jill | a0: nichols druitt*3 jill*3 alibi-druitt", edition=edition)
    assert t.sheet.alibi == "druitt"
    assert t.scores[1] == 0


@pytest.mark.rule("jack-the-ripper/put-aside-shared-alibi")
@pytest.mark.parametrize(("melds", "points"), [("eddy*3", 0), ("gull*3", 0), ("druitt*3", -3)])
def test_the_shared_alibi_fits_either_of_its_two(melds: str, points: int) -> None:
    assert out(f"p0: | p1: alibi-eddy-gull | a0: nichols {melds}").scores[1] == points


@pytest.mark.rule("jack-the-ripper/put-aside-wild-pegasus")
def test_in_pegasus_a_wild_fits_any_suspects_meld() -> None:
    assert out("p0: | p1: wild*2 | a0: nichols druitt*3", edition="pegasus").scores[1] == 0


@pytest.mark.rule("jack-the-ripper/put-aside-wild-us")
@pytest.mark.parametrize(
    ("before_the_holder", "points"),
    [("", -4), ("letters*3", 9 - 4), ("kelly", 1 - 4), ("jill", 2), ("wild=jill", 2 - 2 + 2)],
)
def test_in_us_games_a_wild_fits_only_with_suspect_evidence_before_its_holder(
    before_the_holder: str, points: int
) -> None:
    wilds = "wild" if "wild" in before_the_holder else "wild*2"
    t = out(
        f"p0: | p1: {wilds} | a0: nichols druitt*4 jill*3 | a1: {before_the_holder}",
        edition="us-games",
    )
    assert t.sheet.ripper == "druitt"
    assert t.scores[1] == points


@pytest.mark.rule("jack-the-ripper/put-aside-wild-us")
def test_with_the_strict_reading_off_a_wild_in_us_games_fits_as_in_pegasus() -> None:
    assert out("p0: | p1: wild*2 | a0: nichols druitt*3", edition="us-games", strict_wild=False).scores[1] == 0
    nobody = at_large("p0: | p1: wild*2 | a0: nichols letters*3", strict_wild=False)
    assert nobody.scores[1] == -4


@pytest.mark.rule("jack-the-ripper/hand-costs")
@EDITIONS
def test_everything_else_in_hand_costs_its_value(edition: str) -> None:
    t = out(
        "p0: | p1: eddy*2 letters suspect-gull alibi-jill kelly stride bucks-row strikes commissioner*2"
        " | a0: nichols druitt*3",
        edition=edition,
    )
    assert {(entry.cards, entry.points) for entry in t.sheet.lines[1].hand} == {
        ("eddy", -4), ("letters", -3), ("suspect-gull", -4), ("alibi-jill", -3), ("victim-kelly", -1),
        ("victim-stride", -1), ("scene-bucks-row", -1), ("strikes", 0), ("commissioner", 0),
    }  # fmt: skip
    assert t.scores[1] == -17


@pytest.mark.rule("jack-the-ripper/unplayed-meld-costs")
@EDITIONS
def test_a_whole_meld_in_hand_costs_in_full(edition: str) -> None:
    assert out("p0: | p1: jill*5 | a0: nichols druitt*3", edition=edition).scores[1] == -10


@pytest.mark.rule("jack-the-ripper/escapes-in-hand")
@EDITIONS
@pytest.mark.parametrize(("victims", "cost"), [("nichols", 2), ("nichols kelly stride", 6)])
def test_ripper_escapes_in_hand_costs_two_for_each_victim_in_play(victims: str, cost: int, edition: str) -> None:
    t = out(f"p0: | p1: escapes | a0: {victims} druitt*3", edition=edition)
    assert t.scores[1] == -cost


@pytest.mark.rule("jack-the-ripper/escapes-in-hand")
@EDITIONS
def test_with_all_five_victims_in_play_it_costs_ten_though_it_could_have_been_played(edition: str) -> None:
    t = given(
        "p0: | p1: escapes | a0: nichols victim-chapman druitt*3 | a1: stride eddowes kelly | yard: strikes",
        edition=edition,
    )
    t.say("0 draw yard", "0 done", "0 pass", "1 pass", "0 discard strikes")
    assert t.scores == (2 + 12, 3 - 10)


@pytest.mark.rule("jack-the-ripper/negative-scores")
@EDITIONS
def test_a_hand_and_a_total_can_fall_below_zero(edition: str) -> None:
    t = out("p0: | p1: jill*5 | a0: nichols druitt*3", edition=edition, scores=(20, 3))
    assert t.sheet.totals == (13, -10)
    assert t.scores == (33, -7)


# -- when nobody is found ---------------------------------------------------------------------------------


@pytest.mark.rule("jack-the-ripper/unsolved-points")
@pytest.mark.rule("jack-the-ripper/unsolved-no-penalty")
def test_in_pegasus_an_unsolved_case_counts_victims_and_scenes_and_nothing_else() -> None:
    t = out("p0: | p1: jill*5 escapes | a0: nichols bucks-row druitt*5 alibi-druitt letters*3 | a1: kelly")
    assert t.sheet.verdict == "unsolved"
    assert t.scores == (2, 1)
    assert [line.hand for line in t.sheet.lines] == [(), ()]


@pytest.mark.rule("jack-the-ripper/at-large-points")
@pytest.mark.rule("jack-the-ripper/at-large-penalty")
def test_in_us_games_at_large_counts_the_table_single_and_the_hand_against_it() -> None:
    table = (
        "p0: | p1: jill*2 escapes kelly gull | a0: nichols bucks-row druitt*5 suspect-druitt letters*3"
        " | a1: gull*3 stride wild=gull"
    )
    t = at_large(table)
    assert t.sheet.verdict == "at-large"
    assert t.sheet.ripper == ""
    assert t.scores == (1 + 1 + 10 + 4 + 9, 6 + 2 + 1 - 4 - 2 * 2 - 1)
    assert {entry.cards for entry in t.sheet.lines[1].aside} == {"gull"}
    kinder = at_large(table, at_large_penalty=False)
    assert kinder.scores == (25, 9)


@pytest.mark.rule("jack-the-ripper/escape-points")
@EDITIONS
def test_an_escape_counts_35_and_victims_and_scenes_and_nothing_else(edition: str) -> None:
    t = given(
        "p0: escapes eddy*3 | p1: jill*5 | a0: nichols bucks-row druitt*3 letters*3 suspect-druitt"
        " | a1: victim-chapman stride eddowes kelly",
        edition=edition, vote=True, votes=("druitt", "druitt"),
    )  # fmt: skip
    t.say("0 play escapes")
    assert t.sheet.verdict == "ripper-escaped"
    assert t.sheet.ripper == ""
    assert t.scores == (35 + 2, 4)
    assert t.sheet.lines[0].table == (
        Entry("victim-nichols", 1, 1),
        Entry("scene-bucks-row", 1, 1),
        Entry("escapes", 1, 35),
    )


@pytest.mark.rule("jack-the-ripper/vote-ignored")
def test_votes_bring_nothing_when_no_ripper_is_found() -> None:
    votes: dict[str, Any] = {"vote": True, "votes": ("druitt", "jill")}
    unsolved = out("p0: | p1: gull | a0: nichols druitt*3 alibi-druitt", edition="pegasus", **votes)
    large = at_large("p0: | p1: gull | a0: nichols druitt*3", **votes)
    escaped = given("p0: escapes | p1: gull | a0: nichols victim-chapman stride eddowes kelly druitt*3", **votes)
    escaped.say("0 play escapes")
    for t in (unsolved, large, escaped):
        assert [line.bonus for line in t.sheet.lines] == [0, 0]
        assert [line.vote for line in t.sheet.lines] == ["druitt", "jill"]


@pytest.mark.rule("jack-the-ripper/vote-wrong-free")
@EDITIONS
def test_a_wrong_vote_costs_nothing(edition: str) -> None:
    t = out("p0: | p1: | a0: nichols druitt*3", edition=edition, vote=True, votes=("druitt", "eddy"))
    assert t.scores == (13 + 10, 0)
