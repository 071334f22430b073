"""Dupin's Assistance, Monsieur Dupin, the Prefect and the Brilliant Deductions."""

from __future__ import annotations

import pytest
from rue_morgue.stories import given

FOUR = "p0: {} | p1: poe rod | p2: madame ad | p3: sailor le-bon"


def assistances(options: tuple[str, ...]) -> list[str]:
    return [text for text in options if text.startswith("play assistance")]


# -- events in general ------------------------------------------------------------------------------------


@pytest.mark.rule("rue-morgue/one-event")
@pytest.mark.rule("rue-morgue/event-alone")
@pytest.mark.rule("rue-morgue/event-where")
def test_one_event_in_a_turn_and_it_stays_before_its_player() -> None:
    t = given("p0: assistance prefect 3am | p1: poe | a1: le-bon*3 | morgue: ad", phase="play")
    t.say("0 play prefect")
    assert t.area(0) == "prefect"
    t.refuses("0 play assistance draw", "one-event")
    t.say("0 discard 3am", "1 draw file", "1 discard poe", "0 draw file")
    assert t.offers(0, "play assistance draw")


@pytest.mark.rule("rue-morgue/event-waits")
def test_an_event_drawn_in_the_draw_step_may_be_played_and_one_brought_by_an_event_may_not() -> None:
    t = given("p0: 3am roch | p1: poe | a1: le-bon*3 | morgue: ad | file: assistance prefect dupin")
    t.say("0 draw file", "0 play assistance draw")
    assert t.hand(0) == "3am roch dupin prefect"
    t.refuses("0 play prefect", "one-event")
    t.refuses("0 play dupin", "one-event")


# -- Dupin's Assistance -----------------------------------------------------------------------------------


@pytest.mark.rule("rue-morgue/assistance-two-three")
@pytest.mark.rule("rue-morgue/assistance-card")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_two_or_three_it_is_for_drawing_two_or_for_searching(seats: int) -> None:
    t = given("p0: assistance 3am | p1: poe | morgue: ad", phase="play", seats=seats)
    assert assistances(t.options(0)) == ["play assistance draw", "play assistance search"]
    t.refuses("0 play assistance consult", "assistance-two-three")
    t.refuses("0 play assistance", "assistance-without-effect")


@pytest.mark.rule("rue-morgue/assistance-teams")
def test_with_four_it_is_for_searching_or_for_consulting_the_partner() -> None:
    t = given(FOUR.format("assistance 3am") + " | morgue: ad", phase="play")
    assert assistances(t.options(0)) == ["play assistance search", "play assistance consult"]
    t.refuses("0 play assistance draw", "assistance-teams")


@pytest.mark.rule("rue-morgue/assistance-without-effect")
def test_only_what_has_an_effect_can_be_chosen_and_if_nothing_has_it_is_played_without() -> None:
    t = given("p0: assistance 3am | p1: poe | file: rod | rest: nowhere", phase="play")
    assert assistances(t.options(0)) == ["play assistance draw"]
    t.refuses("0 play assistance search", "assistance-without-effect")
    t = given("p0: assistance 3am | p1: poe | morgue: rod | rest: nowhere", phase="play")
    assert assistances(t.options(0)) == ["play assistance search"]
    t.refuses("0 play assistance draw", "assistance-without-effect")
    t = given("p0: assistance 3am | p1: poe | rest: nowhere", phase="play")
    t.say("0 play assistance")
    assert (t.hand(0), t.area(0)) == ("3am", "assistance")
    t.refuses("0 play assistance draw", "card-in-hand")


@pytest.mark.rule("rue-morgue/draw-two")
def test_two_cards_are_drawn_from_the_case_file_in_secret() -> None:
    t = given("p0: assistance 3am | p1: poe | file: rod madame ad", phase="play")
    t.say("0 play assistance draw")
    assert t.hand(0) == "3am madame rod"
    assert t.heard(1, "drew") == [{"count": 2, "left": len(t.table.file)}]


@pytest.mark.rule("rue-morgue/draws-what-is-there")
def test_of_a_case_file_with_one_card_one_is_drawn_and_nothing_is_shuffled() -> None:
    t = given("p0: assistance 3am | p1: poe | file: rod | morgue: ad | rest: nowhere", phase="play")
    t.say("0 play assistance draw")
    assert (t.hand(0), t.file, t.morgue) == ("3am rod", "", "ad")
    assert t.view(0).question == "play"


@pytest.mark.rule("rue-morgue/search-morgue")
@pytest.mark.rule("rue-morgue/search-takes-one")
@pytest.mark.rule("rue-morgue/search-takes-from-pile")
def test_whoever_searches_sees_the_whole_rue_morgue_and_must_take_one_card() -> None:
    t = given("p0: assistance 3am*2 | p1: poe | morgue: ad prefect 3am", phase="play")
    t.refuses("0 take ad", "search-needs-card")
    t.say("0 play assistance search")
    assert t.view(0).look == ("3am", "prefect", "ad")
    assert (t.view(1).look, t.view(None).look) == ((), ())
    assert t.options(0) == ("take 3am", "take ad", "take prefect")
    t.refuses("0 discard 3am", "search-takes-one")
    t.refuses("0 take poe", "search-takes-from-pile")


@pytest.mark.rule("rue-morgue/search-needs-card")
def test_nobody_searches_without_a_card_that_lets_him() -> None:
    t = given("p0: 3am roch | p1: poe | morgue: ad")
    t.refuses("0 take ad", "search-needs-card")


@pytest.mark.rule("rue-morgue/search-any")
@pytest.mark.rule("rue-morgue/search-shows")
def test_the_card_found_is_shown_and_evidence_can_be_used_at_once_but_an_event_waits() -> None:
    t = given("p0: assistance 3am*2 poe rod | p1: poe | morgue: ad 3am prefect | a1: le-bon*3", phase="play")
    t.say("0 play assistance search", "0 take 3am")
    assert t.heard(1, "fetched") == [{"card": "3am", "pile": "morgue"}]
    assert [t.view(seat).shown for seat in (0, 1, None)] == ["3am"] * 3
    t.say("0 meld 3am 3", "0 feed morgue", "0 discard poe")
    assert t.view(1).shown == ""
    t = given("p0: assistance 3am*2 poe | p1: poe | morgue: ad 3am prefect | a1: le-bon*3", phase="play")
    t.say("0 play assistance search", "0 take prefect")
    t.refuses("0 play prefect", "one-event")


@pytest.mark.rule("rue-morgue/search-keeps-order")
def test_the_rest_of_the_rue_morgue_keeps_its_order() -> None:
    t = given("p0: assistance 3am | p1: poe | morgue: ad rod madame rod sailor", phase="play")
    t.say("0 play assistance search", "0 take rod")
    assert t.morgue == "ad madame rod sailor"  # of two equal cards the uppermost has gone


@pytest.mark.rule("rue-morgue/consult")
@pytest.mark.rule("rue-morgue/consult-draws-one")
@pytest.mark.rule("rue-morgue/pass-any")
def test_whoever_consults_a_partner_draws_a_card_and_both_pass_one() -> None:
    t = given(FOUR.format("assistance 3am roch") + " | file: dupin", phase="play")
    t.say("0 play assistance consult")
    assert t.asked() == (0, 2)
    assert t.view(None).sizes == (3, 2, 2, 2)
    assert t.options(0) == ("pass 3am", "pass roch", "pass dupin")
    t.say("2 pass madame", "0 pass dupin")
    assert t.hand(0) == "3am roch madame"
    assert t.hand(2) == "ad dupin"
    assert (t.view(0).question, t.asked()) == ("play", (0,))


@pytest.mark.rule("rue-morgue/pass-blind")
@pytest.mark.rule("rue-morgue/pass-when")
def test_the_passes_are_closed_until_both_have_chosen() -> None:
    t = given(FOUR.format("assistance 3am roch"), phase="play")
    t.refuses("0 pass 3am", "pass-when")
    t.say("0 play assistance consult")
    before = t.view(2)
    t.say("0 pass roch")
    assert t.view(2) == before
    t.refuses("1 pass poe", "not-your-turn")
    t.refuses("2 pass poe", "card-in-hand")


@pytest.mark.rule("rue-morgue/consult-blind")
def test_with_one_card_each_they_swap_and_one_is_left_for_the_discard() -> None:
    t = given("p0: assistance 3am | p1: poe | p2: madame | p3: sailor | rest: nowhere", phase="play")
    t.say("0 play assistance consult")
    assert t.heard(1, "drew") == [{"count": 0, "left": 0}]
    t.say("0 pass 3am", "2 pass madame")
    assert (t.hand(0), t.hand(2)) == ("madame", "3am")
    assert t.options(0) == ("discard madame",)


@pytest.mark.rule("rue-morgue/event-waits")
def test_an_event_from_the_partner_waits() -> None:
    t = given("p0: assistance 3am roch | p1: poe rod | p2: prefect ad | p3: sailor | a1: le-bon*3", phase="play")
    t.say("0 play assistance consult", "0 pass 3am", "2 pass prefect")
    t.refuses("0 play prefect", "one-event")


@pytest.mark.rule("rue-morgue/keep-one-card")
def test_assistance_from_two_cards_is_legal_even_if_it_brings_none() -> None:
    t = given("p0: assistance 3am | p1: poe | rest: nowhere", phase="play")
    t.say("0 play assistance", "0 discard 3am")
    assert t.table.ending == "caught"


# -- Monsieur Dupin ---------------------------------------------------------------------------------------


@pytest.mark.rule("rue-morgue/dupin-searches")
@pytest.mark.rule("rue-morgue/dupin-card")
@pytest.mark.rule("rue-morgue/dupin-always-legal")
def test_during_the_first_file_dupin_searches_under_the_orang_utan() -> None:
    t = given("p0: dupin 3am*2 ad | p1: poe | under: 3am poe prefect | morgue: rod", phase="play")
    t.say("0 play dupin")
    assert t.view(0).look == ("3am", "poe", "prefect")
    assert t.view(1).look == ()
    assert t.options(0) == ("take 3am", "take poe", "take prefect")
    t.say("0 take 3am")
    assert t.under == "poe prefect"
    assert t.heard(0, "looked") == [{"pile": "under", "cards": ("3am", "poe", "prefect")}]
    assert t.heard(1, "looked") == [{"pile": "under"}]
    assert t.heard(None, "fetched") == [{"card": "3am", "pile": "under"}]
    assert t.offers(0, "meld 3am 3")


@pytest.mark.rule("rue-morgue/search-any")
@pytest.mark.rule("rue-morgue/search-takes-one")
def test_dupin_must_take_a_card_and_an_event_waits() -> None:
    t = given("p0: dupin 3am ad | p1: poe | under: poe prefect | a1: le-bon*3", phase="play")
    t.say("0 play dupin")
    t.refuses("0 discard 3am", "search-takes-one")
    t.say("0 take prefect")
    t.refuses("0 play prefect", "one-event")


@pytest.mark.rule("rue-morgue/dupin-finds-nothing")
def test_with_nothing_under_the_orang_utan_dupin_does_nothing() -> None:
    t = given("p0: dupin 3am | p1: poe | p2: rod | morgue: ad", phase="play")
    t.say("0 play dupin")
    assert (t.hand(0), t.area(0), t.view(0).question) == ("3am", "dupin", "play")


@pytest.mark.rule("rue-morgue/dupin-draws-two")
def test_during_the_second_file_dupin_draws_two() -> None:
    t = given("p0: dupin 3am | p1: poe | file: rod madame", phase="play", second_file=True)
    t.say("0 play dupin")
    assert t.hand(0) == "3am madame rod"


@pytest.mark.rule("rue-morgue/dupin-empty-file")
def test_dupin_still_searches_in_the_turn_that_emptied_the_first_file() -> None:
    t = given("p0: dupin 3am | p1: poe | file: rod | under: madame | rest: nowhere")
    t.say("0 draw file", "0 play dupin", "0 take madame")
    assert t.hand(0) == "3am madame rod"


# -- Prefect and Deductions -------------------------------------------------------------------------------


@pytest.mark.rule("rue-morgue/prefect-needs-le-bon")
@pytest.mark.rule("rue-morgue/prefect-card")
def test_the_prefect_needs_a_meld_of_le_bon_by_anybody() -> None:
    t = given("p0: prefect 3am | p1: poe | a0: rod*3", phase="play")
    t.refuses("0 play prefect", "prefect-needs-le-bon")
    t = given("p0: prefect 3am | p1: poe | a1: le-bon*3", phase="play")
    t.say("0 play prefect")
    assert (t.area(0), t.hand(0), t.view(0).question) == ("prefect", "3am", "play")


@pytest.mark.rule("rue-morgue/deduction-needs-both")
def test_a_deduction_needs_both_melds_no_matter_by_whom() -> None:
    t = given("p0: deduction-windows 3am | p1: poe | a0: windows*3 | a1: ad*3", phase="play")
    t.refuses("0 play deduction-windows-rod", "deduction-needs-both")
    t = given("p0: deduction-windows deduction-ad 3am | p1: poe | a0: windows*3 | a1: rod*3", phase="play")
    t.refuses("0 play deduction-ad-sailor", "deduction-needs-both")
    t.say("0 play deduction-windows-rod")
    assert t.area(0) == "windows*3 deduction-windows-rod"


@pytest.mark.rule("rue-morgue/deduction-card")
def test_several_deductions_may_be_collected_one_in_a_turn() -> None:
    t = given(
        "p0: deduction-windows deduction-3am poe ad | p1: poe rod | a0: windows*3 3am*3 | a1: rod*3 roch*3",
        phase="play",
    )
    t.say("0 play deduction-windows-rod")
    t.refuses("0 play deduction-3am-roch", "one-event")
    t.say("0 discard poe", "1 draw file", "1 discard poe", "0 draw morgue", "0 play deduction-3am-roch")
    assert t.area(0) == "3am*3 windows*3 deduction-3am-roch deduction-windows-rod"
