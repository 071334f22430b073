"""The cards and the deal."""

from __future__ import annotations

import pytest
from rue_morgue.stories import begin, given

from whitechapel.games.rue_morgue import GAME
from whitechapel.games.rue_morgue.material import COLOURS, COPIES, DECK, NAMES, POINTS

DEALT_TO_TWO = "3am roch " * 5 + "poe madame " * 4 + "dupin prefect"
"""Twenty cards: the first goes to the dealer's left, the second to the dealer, and so on."""
DEALT_TO_FOUR = "3am roch madame rod " * 5 + "poe sailor ad windows " * 3
"""Thirty-two cards, from the dealer's left."""


@pytest.mark.rule("rue-morgue/deck")
def test_the_deck_has_61_cards_49_of_them_evidence_and_12_events() -> None:
    copies = dict(zip(NAMES, COPIES, strict=True))
    assert len(DECK) == 61
    assert sum(copies[name] for name in COLOURS) == 49
    assert [copies[name] for name in COLOURS] == [5, 5, 5, 5, 5, 5, 5, 5, 5, 4]
    assert (copies["assistance"], copies["dupin"], copies["prefect"]) == (6, 1, 1)
    assert sum(copies[name] for name in NAMES if name.startswith("deduction-")) == 4


@pytest.mark.rule("rue-morgue/orang-utan-card")
def test_the_orang_utan_is_no_card_of_the_deck() -> None:
    assert not [name for name in NAMES if "orang" in name]
    assert not [text for text in GAME.actions if "orang" in text]


@pytest.mark.rule("rue-morgue/card-points")
def test_every_card_has_its_value() -> None:
    value = dict(zip(NAMES, POINTS, strict=True))
    assert {value[name] for name in COLOURS if name != "poe"} == {2}
    assert value["poe"] == 3
    assert (value["assistance"], value["dupin"], value["prefect"]) == (0, 0, 4)
    assert {value[name] for name in NAMES if name.startswith("deduction-")} == {7}


@pytest.mark.rule("rue-morgue/bonus-pairs")
def test_each_pair_has_a_brilliant_deduction_and_two_colours_have_no_pair() -> None:
    assert [name for name in NAMES if name.startswith("deduction-")] == [
        "deduction-3am-roch",
        "deduction-mademoiselle-madame",
        "deduction-windows-rod",
        "deduction-ad-sailor",
    ]
    assert COLOURS[8:] == ("le-bon", "poe")


@pytest.mark.rule("rue-morgue/first-dealer")
def test_chance_names_the_first_dealer_unless_one_was_agreed_on() -> None:
    t = begin(seats=3)
    assert [action.text for action in t.table.options()] == ["dealer 0", "dealer 1", "dealer 2"]
    t.refuses("* dealer 3", "first-dealer")
    t.refuses("* shuffled 3am", "first-dealer")
    t.say("* dealer 2")
    assert t.table.dealer == 2
    agreed = begin(seats=3, first_dealer=1)
    agreed.shuffles()
    assert agreed.table.dealer == 1


@pytest.mark.rule("rue-morgue/deal")
def test_all_61_cards_are_shuffled_and_dealt_one_at_a_time_from_the_dealers_left() -> None:
    t = begin(seats=2, first_dealer=0)
    t.shuffles(DEALT_TO_TWO)
    assert t.hand(1) == "3am*5 poe*4 dupin"
    assert t.hand(0) == "roch*5 madame*4 prefect"


@pytest.mark.rule("rue-morgue/deal")
def test_a_shuffle_must_have_exactly_the_61_cards() -> None:
    t = begin(first_dealer=0)
    whole = t.shuffle()
    t.refuses("* " + whole.removesuffix(" deduction-ad-sailor"), "deal")
    t.refuses("* " + whole + " poe", "deal")
    t.refuses("* " + whole.replace("dupin", "poe"), "deal")
    t.refuses("* dealer 0", "deal")


@pytest.mark.rule("rue-morgue/deal-sizes")
@pytest.mark.parametrize(("seats", "hand", "file"), [(2, 10, 38), (3, 9, 33), (4, 8, 28)])
def test_hands_and_case_file_have_their_sizes(seats: int, hand: int, file: int) -> None:
    t = begin(seats=seats, first_dealer=0)
    t.shuffles()
    assert t.view(None).sizes == (hand,) * seats
    assert t.view(None).file == file  # with four, 24 once everybody has hidden a card and drawn another
    assert t.view(None).morgue == 1


@pytest.mark.rule("rue-morgue/upcard")
@pytest.mark.rule("rue-morgue/under-two-seats")
def test_with_two_the_rue_morgue_is_opened_first_and_the_next_two_cards_go_under_the_orang_utan() -> None:
    t = begin(seats=2, first_dealer=0)
    t.shuffles(DEALT_TO_TWO + " sailor ad rod windows")
    assert t.morgue == "sailor"
    assert t.under == "rod ad"
    assert t.file.startswith("windows ")
    for seat in (0, 1, None):
        assert t.heard(seat, "put-under") == [{"count": 2, "left": 38}]
        assert t.view(seat).under == 2


@pytest.mark.rule("rue-morgue/under-three-seats")
def test_with_three_nothing_lies_under_the_orang_utan_at_first() -> None:
    t = begin(seats=3, first_dealer=0)
    t.shuffles()
    assert (t.under, t.view(None).under) == ("", 0)
    assert t.asked() == (1,)


@pytest.mark.rule("rue-morgue/setup-exchange")
@pytest.mark.rule("rue-morgue/teams")
def test_with_four_those_who_sit_opposite_first_pass_each_other_a_card() -> None:
    t = begin(seats=4, first_dealer=3)
    t.shuffles(DEALT_TO_FOUR)
    assert t.asked() == (0, 1, 2, 3)
    t.say("3 pass rod", "1 pass roch", "0 pass poe", "2 pass madame")
    assert t.hand(0) == "3am*5 madame poe*2"
    assert t.hand(2) == "madame*4 ad*3 poe"
    assert t.hand(1) == "roch*4 rod sailor*3"
    assert t.hand(3) == "roch windows*3 rod*4"


@pytest.mark.rule("rue-morgue/pass-blind")
@pytest.mark.rule("rue-morgue/pass-any")
def test_nobody_sees_a_passed_card_before_all_have_chosen() -> None:
    t = begin(seats=4, first_dealer=3)
    t.shuffles(DEALT_TO_FOUR)
    assert t.options(0) == ("pass 3am", "pass poe")
    before = t.view(2)
    t.say("0 pass poe", "1 pass roch", "3 pass rod")
    assert t.view(2) == before
    assert (t.view(0).answered, t.view(0).options) == ("pass poe", ())
    t.refuses("0 pass 3am", "not-your-turn")


@pytest.mark.rule("rue-morgue/pass")
@pytest.mark.rule("rue-morgue/card-in-hand")
def test_passing_is_not_optional_and_needs_a_card_in_hand() -> None:
    t = begin(seats=4, first_dealer=3)
    t.shuffles(DEALT_TO_FOUR)
    t.refuses("0 draw file", "pass")
    t.refuses("0 hide poe", "pass")  # that comes next
    t.refuses("0 pass sailor", "card-in-hand")


@pytest.mark.rule("rue-morgue/hide-when")
@pytest.mark.rule("rue-morgue/pass-when")
def test_nothing_is_hidden_or_passed_in_a_turn() -> None:
    t = given("p0: ad rod | p1: rod | p2: poe | p3: rod", phase="play")
    t.refuses("0 hide ad", "hide-when")
    t.refuses("0 pass ad", "pass-when")


@pytest.mark.rule("rue-morgue/hide")
@pytest.mark.rule("rue-morgue/hide-any")
@pytest.mark.rule("rue-morgue/hide-secret")
def test_then_everybody_hides_a_card_under_the_orang_utan_perhaps_the_one_received() -> None:
    t = begin(seats=4, first_dealer=3)
    t.shuffles(DEALT_TO_FOUR)
    t.say("0 pass poe", "1 pass roch", "2 pass madame", "3 pass rod")
    assert t.asked() == (0, 1, 2, 3)
    assert t.offers(0, "hide madame")  # which came from seat 2
    t.refuses("0 draw file", "hide")
    t.refuses("0 pass 3am", "hide")
    t.refuses("0 hide sailor", "card-in-hand")
    t.say("0 hide madame", "3 hide rod", "2 hide ad", "1 hide roch")
    assert t.under == "roch madame rod ad"
    assert t.heard(0, "hid") == [{"card": "madame"}, {}, {}, {}]
    assert t.heard(2, "hid") == [{}, {}, {"card": "ad"}, {}]
    assert t.heard(None, "hid") == [{}, {}, {}, {}]


@pytest.mark.rule("rue-morgue/setup-refill")
@pytest.mark.rule("rue-morgue/deal-sizes")
@pytest.mark.rule("rue-morgue/left-of-dealer-starts")
def test_the_hidden_cards_are_replaced_from_the_dealers_left() -> None:
    t = begin(seats=4, first_dealer=1)
    t.shuffles(DEALT_TO_FOUR + "sailor dupin prefect le-bon assistance mademoiselle")
    hands = [t.view(seat).hand for seat in range(4)]
    t.say(*[f"{seat} pass {hands[seat][0]}" for seat in range(4)])
    t.say(*[f"{seat} hide {t.view(seat).hand[0]}" for seat in range(4)])
    assert [event.seat for event in t.events if event.kind == "drew"] == [2, 3, 0, 1]
    for seat, card in ((2, "dupin"), (3, "prefect"), (0, "le-bon"), (1, "assistance")):
        assert card in t.view(seat).hand
    assert t.view(None).sizes == (8, 8, 8, 8)
    assert t.view(None).file == 24
    assert t.asked() == (2,)


@pytest.mark.rule("rue-morgue/left-of-dealer-starts")
@pytest.mark.parametrize(("seats", "dealer", "first"), [(2, 0, 1), (2, 1, 0), (3, 1, 2), (3, 2, 0)])
def test_the_player_on_the_dealers_left_begins(seats: int, dealer: int, first: int) -> None:
    t = begin(seats=seats, first_dealer=dealer)
    t.shuffles()
    assert t.asked() == (first,)


@pytest.mark.rule("rue-morgue/clockwise")
def test_turns_go_round_clockwise() -> None:
    t = given("p0: 3am roch | p1: madame rod | p2: poe ad | morgue: sailor", turn=1)
    turns = []
    for _ in range(4):
        seat = t.table.active
        turns.append(seat)
        t.say(f"{seat} draw file", f"{seat} discard {t.view(seat).hand[0]}")
    assert turns == [1, 2, 0, 1]


@pytest.mark.rule("rue-morgue/deal-rotates")
def test_the_next_hand_is_dealt_by_the_next_player_clockwise() -> None:
    t = given("p0: | p1: ad | p2: ad | morgue: poe", dealer=2)
    t.say("0 draw morgue", "0 discard poe")
    assert len(t.table.sheets) == 1
    assert t.table.dealer == 0
    t.shuffles()
    assert t.asked() == (1,)


def test_nothing_of_a_hand_is_left_when_the_next_begins() -> None:
    t = given(
        "p0: | p1: ad | a0: 3am*3 assistance | a1: 3am | morgue: poe",
        second_file=True, morgue_turns=3, event_played=True,
    )  # fmt: skip
    t.say("0 draw morgue", "0 discard poe")
    t.shuffles()
    fresh = t.view(None)
    assert fresh.hand_number == 2
    assert (fresh.melded, fresh.event_played, fresh.second_file, fresh.morgue_turns) == ((), False, False, 0)
    assert fresh.areas == ((), ())
    assert fresh.under == 2
