"""How a hand ends, the second Case File, and catching the Orang-Utan."""

from __future__ import annotations

import pytest
from rue_morgue.stories import MorgueStory, given

# -- the end of a hand ------------------------------------------------------------------------------------


@pytest.mark.rule("rue-morgue/out")
@pytest.mark.rule("rue-morgue/catch")
def test_discarding_the_last_card_ends_the_hand_and_catches_the_orang_utan() -> None:
    t = given("p0: | p1: poe | morgue: ad | under: rod sailor")
    t.say("0 draw morgue", "0 discard ad")
    assert (t.sheet.ending, t.sheet.winner) == ("caught", 0)
    for seat in (0, 1, None):
        assert t.heard(seat, "caught")[0]["cards"] == ("rod", "sailor")


@pytest.mark.rule("rue-morgue/second-file")
@pytest.mark.rule("rue-morgue/second-file-no-upcard")
@pytest.mark.rule("rue-morgue/escaped")
def test_rue_morgue_and_the_cards_under_the_orang_utan_become_the_second_file() -> None:
    t = given("p0: 3am roch | p1: poe | file: ad | morgue: rod sailor | under: dupin madame*2 | rest: nowhere")
    t.say("0 draw file", "0 discard roch")
    assert t.view(None).question == "second-file"
    t.refuses("* shuffled rod sailor", "second-file")
    t.refuses("* dealer 0", "second-file")
    t.shuffles("madame dupin")
    assert t.file == "madame dupin roch madame rod sailor"
    seen = t.view(1)
    assert (seen.second_file, seen.under, seen.morgue, seen.top) == (True, 0, 0, "")
    assert t.options(1) == ("draw file",)


@pytest.mark.rule("rue-morgue/second-file-when")
def test_an_event_that_empties_the_first_file_does_not_end_it_before_the_turn_is_over() -> None:
    t = given("p0: assistance 3am*3 poe | p1: poe | file: rod ad | morgue: sailor | rest: nowhere", phase="play")
    t.say("0 play assistance draw")
    assert not t.view(0).second_file
    t.say("0 meld 3am 3")  # the Orang-Utan is still fed
    assert t.under == "sailor"
    t.say("0 discard poe")
    assert t.view(0).question == "second-file"


@pytest.mark.rule("rue-morgue/out-on-empty-file")
def test_going_out_in_the_turn_that_emptied_the_first_file_catches_the_orang_utan() -> None:
    t = given("p0: | p1: poe | file: ad | under: rod | rest: nowhere")
    t.say("0 draw file", "0 discard ad")
    assert t.sheet.ending == "caught"


@pytest.mark.rule("rue-morgue/escaped")
def test_going_out_during_the_second_file_is_scored_without_a_catch() -> None:
    t = given("p0: | p1: poe | morgue: ad | file: rod", second_file=True)
    t.say("0 draw morgue", "0 discard ad")
    assert t.sheet.ending == "solved"
    assert t.heard(None, "caught") == []


@pytest.mark.rule("rue-morgue/out-second-file")
def test_going_out_with_the_last_card_of_the_second_file_still_solves_the_case() -> None:
    t = given("p0: | p1: poe | a0: 3am*3 | file: ad | rest: nowhere", second_file=True)
    t.say("0 draw file", "0 discard ad")
    assert t.sheet.ending == "solved"
    assert t.sheet.totals == (6, -3)


@pytest.mark.rule("rue-morgue/exhausted")
@pytest.mark.rule("rue-morgue/unsolved-nothing")
def test_when_the_second_file_runs_out_nobody_scores_or_loses_anything() -> None:
    t = given("p0: 3am | p1: poe*3 | a0: rod*3 | file: ad | rest: nowhere", second_file=True)
    t.say("0 draw file", "0 discard ad")
    assert (t.sheet.ending, t.sheet.winner) == ("unsolved", -1)
    assert t.sheet.totals == (0, 0)


# -- the catch --------------------------------------------------------------------------------------------


def caught(text: str, seats: int = 2) -> MorgueStory:
    """Seat 0 goes out during the first file."""
    t = given(f"p0: | p1: poe | {text} | morgue: ad", seats=seats)
    t.say("0 draw morgue", "0 discard ad")
    return t


@pytest.mark.rule("rue-morgue/catch-melds")
def test_three_of_a_colour_under_the_orang_utan_are_a_meld_of_the_catcher() -> None:
    t = caught("under: sailor*3 rod*2")
    assert t.area(0) == "sailor*3"
    assert t.view(None).melded == ("sailor",)
    assert t.heard(1, "caught") == [
        {
            "count": 5,
            "cards": ("rod", "rod", "sailor", "sailor", "sailor"),
            "gained": 3,
            "gains": ("sailor", "sailor", "sailor"),
            "points": 6,
            "dropped": ("rod", "rod"),
        }
    ]


@pytest.mark.rule("rue-morgue/catch-layoffs")
def test_cards_that_fit_any_meld_go_to_the_catcher() -> None:
    t = caught("a1: rod*3 | a0: madame*3 | under: rod*2 madame 3am")
    assert t.area(0) == "madame*4 rod*2"
    assert t.area(1) == "rod*3"


@pytest.mark.rule("rue-morgue/catch-drops-evidence")
def test_evidence_that_fits_nothing_goes_to_the_rue_morgue() -> None:
    t = caught("a1: rod*3 | under: 3am*2 windows")
    assert t.area(0) == ""
    assert sorted(t.morgue.split()) == ["3am", "3am", "ad", "windows"]
    assert (t.under, t.view(None).under) == ("", 0)


@pytest.mark.rule("rue-morgue/catch-drops-dupin")
def test_dupin_and_his_assistance_go_to_the_rue_morgue_and_count_for_nothing() -> None:
    t = given(
        "p0: | p1: poe | a0: dupin assistance | a1: assistance | under: assistance*3 | morgue: ad", dupin_count=True
    )
    t.say("0 draw morgue", "0 discard ad")
    assert t.area(0) == "assistance dupin"
    assert t.line(0).dupin == 0
    t = given("p0: | p1: poe | a1: assistance*3 | under: dupin | morgue: ad", dupin_count=True)
    t.say("0 draw morgue", "0 discard ad")
    assert (t.area(0), t.line(0).dupin) == ("", 0)


@pytest.mark.rule("rue-morgue/catch-prefect")
@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("under: prefect", False),
        ("under: prefect le-bon*2", False),
        ("a1: le-bon*3 | under: prefect", True),
        ("a0: le-bon*3 | under: prefect", True),
        ("under: prefect le-bon*3", True),
    ],
)
def test_the_prefect_is_kept_if_le_bon_is_melded_by_then(text: str, kept: bool) -> None:
    t = caught(text)
    assert ("prefect" in t.area(0)) == kept
    assert ("prefect" in t.morgue) == (not kept)


@pytest.mark.rule("rue-morgue/catch-deduction")
@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("under: deduction-3am", False),
        ("a0: 3am*3 | under: deduction-3am", False),
        ("a0: 3am*3 | under: deduction-3am roch*2", False),
        ("a0: 3am*3 | a1: roch*3 | under: deduction-3am", True),
        ("a1: 3am*3 roch*3 | under: deduction-3am", True),
        ("a1: 3am*3 | under: deduction-3am roch*3", True),
        ("under: deduction-3am roch*3 3am*4", True),
        ("a1: 3am*3 roch*3 | under: deduction-windows", False),
    ],
)
def test_a_deduction_is_kept_if_both_its_melds_are_out_by_then(text: str, kept: bool) -> None:
    t = caught(text)
    assert ("deduction" in t.area(0)) == kept
    assert ("deduction" in t.morgue) == (not kept)


@pytest.mark.rule("rue-morgue/catch-order")
@pytest.mark.rule("rue-morgue/catch-automatic")
@pytest.mark.rule("rue-morgue/catch-no-feeding")
def test_a_large_catch_is_sorted_without_any_question() -> None:
    t = caught("a1: rod*3 | under: windows*4 rod 3am deduction-windows deduction-3am prefect le-bon*3 assistance dupin")
    assert t.area(0) == "windows*4 rod le-bon*3 prefect deduction-windows-rod"
    assert sorted(t.morgue.split()) == ["3am", "ad", "assistance", "deduction-3am-roch", "dupin"]
    assert t.view(None).question == "deal"
    assert t.view(None).under == 0


@pytest.mark.rule("rue-morgue/catch-team")
def test_in_teams_the_catch_goes_into_the_shared_area() -> None:
    t = given("p0: rod | p1: poe | p2: | p3: poe | under: sailor*3 | morgue: ad", turn=2)
    t.say("2 draw morgue", "2 discard ad")
    assert (t.area(0), t.area(1)) == ("sailor*3", "")


@pytest.mark.rule("rue-morgue/catch-empty")
def test_an_empty_pile_is_a_catch_too() -> None:
    t = given("p0: | p1: poe | p2: rod | a0: 3am*3 roch*3 deduction-3am | morgue: ad", shut_out=True)
    t.say("0 draw morgue", "0 discard ad")
    assert t.sheet.ending == "caught"
    assert [line.shut_out for line in t.sheet.lines] == [False, True, True]
