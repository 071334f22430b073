"""Drawing, melds and layoffs, feeding the Orang-Utan, and discarding."""

from __future__ import annotations

import pytest
from rue_morgue.stories import given

# -- drawing ----------------------------------------------------------------------------------------------


@pytest.mark.rule("rue-morgue/draw-one")
@pytest.mark.rule("rue-morgue/turn-order")
def test_a_turn_begins_with_one_card_from_either_pile() -> None:
    t = given("p0: 3am roch | p1: poe | morgue: ad sailor | file: rod")
    assert t.options(0) == ("draw file", "draw morgue")
    t.refuses("0 discard 3am", "turn-order")
    t.say("0 draw morgue")
    assert (t.hand(0), t.morgue) == ("3am roch ad", "sailor")
    t.refuses("0 draw file", "draw-one")


@pytest.mark.rule("rue-morgue/draw-one")
def test_a_card_from_the_case_file_is_seen_by_its_owner_alone() -> None:
    t = given("p0: 3am roch | p1: poe | morgue: ad | file: rod")
    t.say("0 draw file")
    assert t.hand(0) == "3am roch rod"
    assert t.heard(0, "drew")[0]["cards"] == ("rod",)
    assert "cards" not in t.heard(1, "drew")[0]


@pytest.mark.rule("rue-morgue/draw-empty-morgue")
def test_an_empty_rue_morgue_cannot_be_drawn_from() -> None:
    t = given("p0: 3am roch | p1: poe")
    assert t.options(0) == ("draw file",)
    t.refuses("0 draw morgue", "draw-empty-morgue")


@pytest.mark.rule("rue-morgue/draw-stalling")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_four_rounds_from_the_rue_morgue_somebody_must_draw_from_the_case_file(seats: int) -> None:
    hands = " | ".join(f"p{seat}: 3am" for seat in range(seats))
    t = given(f"{hands} | morgue: ad")
    for turn in range(4 * seats):
        seat = turn % seats
        t.say(f"{seat} draw morgue", f"{seat} discard ad")
    assert t.options(0) == ("draw file",)
    t.refuses("0 draw morgue", "draw-stalling")
    t.say("0 draw file", "0 discard 3am")
    assert t.offers(1, "draw morgue")


# -- evidence ---------------------------------------------------------------------------------------------


@pytest.mark.rule("rue-morgue/meld-three")
def test_three_or_more_of_a_colour_are_a_meld_and_two_are_none() -> None:
    t = given("p0: 3am*3 roch*2 poe*4 assistance*3 ad | p1: rod", phase="play")
    melds = [text for text in t.options(0) if text.startswith("meld")]
    assert melds == ["meld 3am 3", "meld poe 3", "meld poe 4"]


@pytest.mark.rule("rue-morgue/meld-sizes")
@pytest.mark.rule("rue-morgue/keep-one-card")
def test_a_meld_takes_as_many_cards_as_one_likes_but_not_the_last() -> None:
    t = given("p0: sailor*5 | p1: poe", phase="play")
    assert [text for text in t.options(0) if text.startswith("meld")] == ["meld sailor 3", "meld sailor 4"]
    t.refuses("0 meld sailor 5", "keep-one-card")
    t.say("0 meld sailor 4", "0 feed file")
    assert (t.hand(0), t.area(0)) == ("sailor", "sailor*4")


@pytest.mark.rule("rue-morgue/meld-once")
def test_what_is_left_of_a_melded_colour_can_only_be_laid_off() -> None:
    t = given("p0: sailor*5 poe | p1: poe", phase="play")
    t.say("0 meld sailor 3", "0 feed file")
    assert t.options(0) == ("layoff sailor", "discard sailor", "discard poe")
    assert t.view(None).melded == ("sailor",)


@pytest.mark.rule("rue-morgue/layoff")
@pytest.mark.rule("rue-morgue/layoff-any-meld")
@pytest.mark.rule("rue-morgue/evidence-own-area")
def test_a_single_card_is_laid_off_on_any_meld_and_stays_with_whoever_lays_it() -> None:
    t = given("p0: sailor 3am ad | p1: poe | a1: sailor*3", phase="play")
    t.refuses("0 layoff 3am", "layoff")
    t.say("0 layoff sailor")
    assert (t.area(0), t.area(1)) == ("sailor", "sailor*3")


@pytest.mark.rule("rue-morgue/layoff-no-feeding")
def test_a_layoff_feeds_nobody() -> None:
    t = given("p0: sailor 3am | p1: poe | a1: sailor*3 | morgue: ad", phase="play")
    t.say("0 layoff sailor")
    assert t.view(0).question == "play"
    assert t.under == ""


@pytest.mark.rule("rue-morgue/team-area")
def test_partners_lay_their_cards_into_one_area() -> None:
    t = given("p0: 3am*3 ad*2 | p1: poe rod | p2: 3am ad | p3: poe | morgue: windows", phase="play")
    t.say("0 meld 3am 3", "0 feed file", "0 discard ad", "1 draw file", "1 discard rod", "2 draw morgue")
    t.say("2 layoff 3am")
    assert t.view(None).areas == (("3am",) * 4, ())


@pytest.mark.rule("rue-morgue/play-optional")
@pytest.mark.rule("rue-morgue/evidence-unlimited")
def test_one_may_play_a_lot_or_nothing() -> None:
    t = given("p0: 3am*3 roch*3 sailor dupin ad | p1: poe | a1: sailor*3 | morgue: rod madame", phase="play")
    assert t.offers(0, "discard ad")
    t.say("0 meld 3am 3", "0 feed morgue", "0 layoff sailor", "0 play dupin", "0 take rod")
    t.say("0 meld roch 3", "0 feed file", "0 discard ad")
    assert t.area(0) == "3am*3 roch*3 sailor dupin"
    assert t.hand(0) == "rod"


@pytest.mark.rule("rue-morgue/card-in-hand")
@pytest.mark.parametrize("answer", ["meld 3am 3", "layoff sailor", "play prefect", "discard poe"])
def test_nobody_plays_what_they_do_not_hold(answer: str) -> None:
    t = given("p0: 3am*2 roch*3 | p1: poe | a1: sailor*3 le-bon*3", phase="play")
    t.refuses(f"0 {answer}", "card-in-hand")


# -- feeding ----------------------------------------------------------------------------------------------

MELDING = "p0: 3am*4 poe*3 ad | p1: rod | morgue: sailor windows | file: madame le-bon"


@pytest.mark.rule("rue-morgue/feed")
@pytest.mark.rule("rue-morgue/feed-look")
def test_whoever_melds_looks_at_the_case_file_and_feeds_one_of_two_cards() -> None:
    t = given(MELDING, phase="play")
    t.refuses("0 feed file", "feed")
    t.say("0 meld 3am 3")
    assert t.options(0) == ("feed file", "feed morgue")
    assert (t.view(0).peek, t.view(1).peek, t.view(None).peek) == ("madame", "", "")
    assert (t.heard(0, "peeked"), t.heard(1, "peeked")) == ([{"card": "madame"}], [{}])
    t.say("0 feed file")
    assert (t.under, t.view(0).peek) == ("madame", "")
    assert t.file.startswith("le-bon ")


@pytest.mark.rule("rue-morgue/feed-returns")
@pytest.mark.rule("rue-morgue/feed-public")
def test_a_card_that_is_not_fed_stays_on_top_and_the_next_of_the_rue_morgue_shows() -> None:
    t = given(MELDING, phase="play")
    t.say("0 meld 3am 4", "0 feed morgue")
    assert (t.under, t.morgue) == ("sailor", "windows")
    assert t.file.startswith("madame ")
    assert t.heard(1, "fed-morgue") == [{"card": "sailor"}]


@pytest.mark.rule("rue-morgue/feed-public")
def test_what_is_fed_from_the_case_file_only_the_feeder_knows() -> None:
    t = given(MELDING, phase="play")
    t.say("0 meld 3am 3", "0 feed file")
    assert t.heard(0, "fed-file")[0]["card"] == "madame"
    assert "card" not in t.heard(1, "fed-file")[0]
    assert "card" not in t.heard(None, "fed-file")[0]


@pytest.mark.rule("rue-morgue/feed-every-meld")
def test_each_meld_is_fed_for_once_however_large() -> None:
    t = given(MELDING, phase="play")
    t.say("0 meld 3am 4", "0 feed morgue")
    assert t.view(0).question == "play"
    t.say("0 meld poe 3", "0 feed morgue")
    assert t.view(None).under == 2
    assert t.morgue == ""


@pytest.mark.rule("rue-morgue/feed-at-once")
@pytest.mark.parametrize("answer", ["meld poe 3", "discard ad", "layoff 3am"])
def test_nothing_comes_before_the_feeding(answer: str) -> None:
    t = given(MELDING, phase="play")
    t.say("0 meld 3am 3")
    t.refuses(f"0 {answer}", "feed-at-once")


@pytest.mark.rule("rue-morgue/feed-empty-morgue")
def test_with_an_empty_rue_morgue_the_case_file_must_feed_and_is_seen() -> None:
    t = given("p0: 3am*3 ad | p1: rod | file: madame", phase="play")
    t.say("0 meld 3am 3")
    assert (t.view(0).peek, t.options(0)) == ("madame", ("feed file",))
    t.refuses("0 feed morgue", "feed-empty-morgue")
    t.say("0 feed file")
    assert t.under == "madame"


@pytest.mark.rule("rue-morgue/feed-empty-file")
def test_with_an_empty_case_file_the_rue_morgue_feeds_without_a_choice() -> None:
    t = given("p0: 3am*3 ad | p1: rod | morgue: sailor poe | rest: nowhere", phase="play")
    t.say("0 meld 3am 3")
    assert (t.under, t.morgue, t.view(0).question) == ("sailor", "poe", "play")


@pytest.mark.rule("rue-morgue/feed-nothing")
def test_with_both_piles_empty_nothing_is_fed() -> None:
    t = given("p0: 3am*3 ad | p1: rod | rest: nowhere", phase="play")
    t.say("0 meld 3am 3")
    assert (t.under, t.view(0).question) == ("", "play")


@pytest.mark.rule("rue-morgue/feed-last-card")
@pytest.mark.rule("rue-morgue/second-file-when")
def test_the_last_card_of_the_case_file_may_be_fed_and_the_file_is_then_used_up() -> None:
    t = given("p0: 3am*3 ad poe | p1: rod | morgue: sailor | file: madame | rest: nowhere", phase="play")
    t.say("0 meld 3am 3", "0 feed file")
    assert (t.file, t.under, t.view(0).second_file) == ("", "madame", False)
    t.say("0 discard ad")
    assert t.view(0).question == "second-file"


@pytest.mark.rule("rue-morgue/escaped-not-fed")
def test_an_escaped_orang_utan_is_not_fed() -> None:
    t = given("p0: 3am*3 ad | p1: rod | morgue: sailor | file: madame", phase="play", second_file=True)
    t.say("0 meld 3am 3")
    assert (t.under, t.view(0).question) == ("", "play")
    t.refuses("0 feed file", "escaped-not-fed")


# -- discarding -------------------------------------------------------------------------------------------


@pytest.mark.rule("rue-morgue/discard-one")
@pytest.mark.rule("rue-morgue/discard-any")
def test_any_card_may_be_discarded_and_ends_the_turn() -> None:
    t = given("p0: 3am prefect dupin assistance deduction-ad | p1: poe | morgue: sailor", phase="play")
    for card in ("3am", "prefect", "dupin", "assistance", "deduction-ad-sailor"):
        assert t.offers(0, f"discard {card}")
    t.say("0 discard dupin")
    assert t.view(1).top == "dupin"
    assert t.asked() == (1,)


@pytest.mark.rule("rue-morgue/discard-taken-card")
def test_the_card_just_taken_may_go_back() -> None:
    t = given("p0: 3am roch | p1: poe | morgue: sailor")
    t.say("0 draw morgue", "0 discard sailor")
    assert t.morgue == "sailor"


@pytest.mark.rule("rue-morgue/keep-one-card")
@pytest.mark.parametrize("card", ["sailor", "assistance", "dupin", "prefect"])
def test_the_last_card_can_only_be_discarded(card: str) -> None:
    t = given(f"p0: {card} | p1: poe | a1: sailor*3 le-bon*3 | morgue: ad", phase="play")
    assert t.options(0) == (f"discard {card}",)
    t.refuses({"sailor": "0 layoff sailor", "assistance": "0 play assistance search"}.get(card, f"0 play {card}"),
              "keep-one-card")  # fmt: skip


@pytest.mark.rule("rue-morgue/not-your-turn")
def test_only_the_active_player_acts() -> None:
    t = given("p0: 3am roch | p1: poe | morgue: sailor")
    t.refuses("1 draw file", "not-your-turn")
