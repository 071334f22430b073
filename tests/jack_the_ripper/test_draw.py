"""Drawing a card, and the order of a turn."""

from __future__ import annotations

import pytest
from jack_the_ripper.stories import begin, given

TABLE = "p0: eddy*2 | p1: gull*2 | yard: jill letters | file: chapman druitt"


@pytest.mark.rule("jack-the-ripper/turn-order")
def test_a_turn_is_draw_then_play_then_discard() -> None:
    t = given(TABLE)
    assert t.options(0) == ("draw file", "draw yard")
    t.refuses("0 discard eddy", "turn-order")
    t.refuses("0 done", "turn-order")
    t.refuses("0 meld druitt 3", "turn-order")
    t.refuses("0 layoff druitt", "turn-order")
    t.refuses("0 play strikes", "turn-order")
    t.say("0 draw file")
    t.refuses("0 pass", "window-asks-all")
    t.say("0 discard eddy")
    assert t.asked() == (1,)


@pytest.mark.rule("jack-the-ripper/not-your-turn")
def test_nobody_plays_out_of_turn() -> None:
    t = given(TABLE)
    t.refuses("1 draw file", "not-your-turn")
    t.refuses("1 discard gull", "not-your-turn")
    t.say("0 draw file")
    t.refuses("1 play escapes", "not-your-turn")


@pytest.mark.rule("jack-the-ripper/draw-one")
def test_the_top_card_of_the_case_file_is_drawn() -> None:
    t = given(TABLE)
    t.say("0 draw file")
    assert t.hand(0) == "eddy*2 chapman"
    assert t.file.startswith("druitt ")
    assert t.heard(0, "drew")[0]["cards"] == ("chapman",)
    assert t.heard(1, "drew") == [{"count": 1, "left": t.view(1).file}]


@pytest.mark.rule("jack-the-ripper/draw-one")
def test_or_the_top_card_of_scotland_yard_and_everybody_sees_which() -> None:
    t = given(TABLE)
    t.say("0 draw yard")
    assert t.hand(0) == "eddy*2 jill"
    assert t.top == "letters"
    assert t.heard(1, "took") == [{"card": "jill"}]


@pytest.mark.rule("jack-the-ripper/draw-one")
def test_one_card_is_drawn_and_no_more() -> None:
    t = given(TABLE)
    t.say("0 draw yard")
    t.refuses("0 draw yard", "draw-one")
    t.refuses("0 draw file", "draw-one")


@pytest.mark.rule("jack-the-ripper/draw-empty-yard")
def test_from_an_empty_scotland_yard_nothing_can_be_drawn() -> None:
    t = given("p0: eddy*2 | p1: gull*2", second_file=True)
    assert t.options(0) == ("draw file",)
    t.refuses("0 draw yard", "draw-empty-yard")


@pytest.mark.rule("jack-the-ripper/draw-stalling")
def test_after_four_rounds_of_draws_from_scotland_yard_the_case_file_must_be_used() -> None:
    t = given(TABLE)
    for _ in range(4):
        t.say("0 draw yard", "0 discard jill", "1 draw yard", "1 discard jill")
    assert t.view(0).yard_turns == 8
    assert t.options(0) == ("draw file",)
    t.refuses("0 draw yard", "draw-stalling")
    t.say("0 draw file", "0 discard eddy")
    assert t.offers(1, "draw yard")


@pytest.mark.rule("jack-the-ripper/draw-stalling")
def test_a_draw_from_the_case_file_starts_the_count_afresh() -> None:
    t = given(TABLE, yard_turns=7)
    assert t.offers(0, "draw yard")
    t.say("0 draw file", "0 discard eddy")
    assert t.view(1).yard_turns == 0


@pytest.mark.rule("jack-the-ripper/draw-stalling")
@pytest.mark.parametrize(("seats", "turns"), [(2, 8), (3, 12), (4, 16)])
def test_the_count_depends_on_the_seats(seats: int, turns: int) -> None:
    assert given(TABLE, seats=seats, yard_turns=turns - 1).offers(0, "draw yard")
    assert not given(TABLE, seats=seats, yard_turns=turns).offers(0, "draw yard")


@pytest.mark.rule("jack-the-ripper/draw-stalling")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_so_even_players_who_only_pass_cards_round_end_a_hand_within_1500_turns(seats: int) -> None:
    t = begin(edition="pegasus", seats=seats, first_dealer=0, max_hands=1)
    t.shuffles()
    turns = 0
    while not t.over:
        if t.asked() == (-1,):
            t.shuffles()
        seat = t.table.active
        t.say(f"{seat} draw yard" if t.offers(seat, "draw yard") else f"{seat} draw file")
        t.say(f"{seat} {t.options(seat)[-1]}")
        turns += 1
    assert t.sheet.ending == "exhausted"
    assert 500 < turns <= 1500


@pytest.mark.rule("jack-the-ripper/discard-any")
@pytest.mark.rule("jack-the-ripper/discard-taken-card")
def test_any_card_may_be_discarded_even_the_one_just_taken() -> None:
    t = given("p0: eddy escapes commissioner nichols wild | p1: gull | yard: jill")
    t.say("0 draw yard")
    assert {option for option in t.options(0) if option.startswith("discard")} == {
        "discard eddy", "discard jill", "discard wild", "discard commissioner", "discard victim-nichols",
        "discard escapes",
    }  # fmt: skip
    t.say("0 discard jill")
    assert t.top == "jill"


@pytest.mark.rule("jack-the-ripper/discard-one")
def test_the_discard_is_one_card_face_up_and_ends_the_turn() -> None:
    t = given(TABLE)
    t.say("0 draw file", "0 discard eddy")
    assert t.hand(0) == "eddy chapman"
    assert t.yard == "eddy jill letters"
    assert t.heard(1, "discarded") == [{"card": "eddy"}]
    assert t.asked() == (1,)


@pytest.mark.rule("jack-the-ripper/discard-one")
def test_no_turn_ends_without_a_discard() -> None:
    t = given(TABLE)
    t.say("0 draw file")
    assert all(option.startswith("discard") for option in t.options(0))


@pytest.mark.rule("jack-the-ripper/card-in-hand")
def test_only_a_card_in_hand_can_be_discarded() -> None:
    t = given(TABLE)
    t.say("0 draw file")
    t.refuses("0 discard gull", "card-in-hand")
    t.refuses("0 discard escapes", "card-in-hand")


@pytest.mark.rule("jack-the-ripper/play-optional")
def test_nobody_has_to_play_anything_not_even_to_go_out() -> None:
    t = given("p0: eddy*3 nichols | p1: gull | a1: kelly jill*3 | yard: jill")
    t.say("0 draw yard")
    assert t.offers(0, "meld eddy 3")
    assert t.offers(0, "layoff jill")
    t.say("0 discard jill")
    assert t.asked() == (1,)
    assert t.hand(0) == "eddy*3 victim-nichols"


def test_the_german_sample_turn() -> None:
    """Two Druitts and his suspect card in hand; Jill on Scotland Yard; the third Druitt comes from the Case File."""
    t = given("p0: druitt*2 suspect-druitt nichols jill letters*2 eddy gull chapman"
              " | p1: gull*2 | yard: jill | file: druitt pedachenko eddy")  # fmt: skip
    t.say("0 draw file")
    t.refuses("0 meld druitt 3", "victim-first")
    t.say("0 play victim nichols")
    assert t.heard(0, "drew")[-1]["cards"] == ("eddy", "pedachenko")
    t.say("0 meld druitt 3")
    assert t.area(0) == "druitt*3 victim-nichols"
    t.refuses("0 play suspect druitt", "one-gavel")
    t.say("0 discard letters")
    assert t.top == "letters"
    assert t.asked() == (1,)


def test_the_english_sample_turn() -> None:
    """Ten cards, two Druitts among them; the third is taken from Scotland Yard."""
    t = given("p0: druitt*2 suspect-druitt nichols letters*2 eddy gull chapman pedachenko"
              " | p1: gull*2 | yard: druitt | file: jill eddy", edition="us-games")  # fmt: skip
    t.say("0 draw yard")
    t.refuses("0 meld druitt 3", "victim-first")
    t.say("0 play victim nichols", "0 meld druitt 3")
    t.refuses("0 play suspect druitt", "one-gavel")
    t.say("0 discard letters", "1 draw yard", "1 discard letters")
    assert t.hand(0) == "eddy*2 gull pedachenko chapman jill letters suspect-druitt"
    t.say("0 draw yard", "0 play suspect druitt")
    assert t.area(0) == "druitt*3 suspect-druitt victim-nichols"
