"""The cards and the deal."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from jack_the_ripper.stories import begin, cards, given

from whitechapel.games.jack_the_ripper import GAME
from whitechapel.games.jack_the_ripper.material import (
    COPIES,
    DECK,
    NAMES,
    POINTS,
    SCENES,
    SUSPECTS,
    VICTIMS,
)

DEALT_TO_TWO = "druitt eddy " * 5 + "gull letters " * 4 + "wild strikes"
"""Twenty cards: the first goes to the dealer's left, the second to the dealer, and so on."""


@pytest.mark.rule("jack-the-ripper/deck")
def test_the_deck_has_62_cards_36_of_them_evidence_and_25_gavels() -> None:
    copies = dict(zip(NAMES, COPIES, strict=True))
    assert len(DECK) == 62
    assert sum(copies[name] for name in [*SUSPECTS, "letters", "wild"]) == 36
    assert [copies[name] for name in [*SUSPECTS, "letters", "wild"]] == [5, 5, 5, 5, 5, 5, 4, 2]
    gavels = [name for name in NAMES if "-" in name]
    assert len(gavels) == 21  # 6 suspects, 5 alibis, 5 victims, 5 scenes
    assert all(copies[name] == 1 for name in gavels)
    assert (copies["strikes"], copies["commissioner"], copies["escapes"]) == (2, 2, 1)


@pytest.mark.rule("jack-the-ripper/card-points")
def test_every_card_is_worth_what_is_printed_on_it() -> None:
    value = dict(zip(NAMES, POINTS, strict=True))
    assert {value[name] for name in [*SUSPECTS, "wild"]} == {2}
    assert value["letters"] == 3
    assert {value[name] for name in NAMES if name.startswith("suspect-")} == {4}
    assert {value[name] for name in NAMES if name.startswith("alibi-")} == {3}
    assert {value[name] for name in NAMES if name.startswith(("victim-", "scene-"))} == {1}
    assert (value["strikes"], value["commissioner"], value["escapes"]) == (0, 0, 35)


@pytest.mark.rule("jack-the-ripper/suspect-numbers")
def test_the_suspects_are_numbered_from_druitt_to_jill() -> None:
    assert SUSPECTS == ("druitt", "eddy", "gull", "pedachenko", "chapman", "jill")


@pytest.mark.rule("jack-the-ripper/victim-pairs")
def test_each_victim_has_its_scene() -> None:
    assert dict(zip(VICTIMS, SCENES, strict=True)) == {
        "nichols": "bucks-row",
        "chapman": "hanbury-street",
        "stride": "berner-street",
        "eddowes": "mitre-square",
        "kelly": "millers-court",
    }


@pytest.mark.rule("jack-the-ripper/first-dealer")
def test_chance_names_the_first_dealer() -> None:
    t = begin(seats=3)
    assert [action.text for action in t.table.options()] == ["dealer 0", "dealer 1", "dealer 2"]
    t.refuses("* dealer 3", "first-dealer")
    t.refuses("* shuffled druitt", "first-dealer")
    t.say("* dealer 2")
    assert t.table.dealer == 2


@pytest.mark.rule("jack-the-ripper/first-dealer")
def test_the_first_dealer_can_be_agreed_on() -> None:
    t = begin(seats=3, first_dealer=1)
    t.shuffles()
    assert t.table.dealer == 1


@pytest.mark.rule("jack-the-ripper/deal")
def test_all_62_cards_are_shuffled_and_dealt_one_at_a_time_from_the_dealers_left() -> None:
    t = begin(seats=2, first_dealer=0)
    t.shuffles(DEALT_TO_TWO)
    assert t.hand(1) == "druitt*5 gull*4 wild"
    assert t.hand(0) == "eddy*5 letters*4 strikes"


@pytest.mark.rule("jack-the-ripper/deal")
def test_three_players_are_dealt_round_the_table() -> None:
    t = begin(seats=3, first_dealer=2)
    t.shuffles("druitt eddy gull " * 5 + "jill chapman pedachenko " * 4)
    assert t.hand(0) == "druitt*5 jill*4"
    assert t.hand(1) == "eddy*5 chapman*4"
    assert t.hand(2) == "gull*5 pedachenko*4"


@pytest.mark.rule("jack-the-ripper/deal")
def test_a_card_is_as_likely_in_one_place_as_in_another() -> None:
    t = begin(first_dealer=0)
    rng = random.Random(1888)
    places = Counter(t.table.sample(rng).text.split().index("escapes") for _ in range(6200))
    assert set(places) == set(range(1, 63))
    assert all(50 < times < 160 for times in places.values())


@pytest.mark.rule("jack-the-ripper/deal")
def test_a_shuffle_must_have_exactly_the_62_cards() -> None:
    t = begin(first_dealer=0)
    whole = t.shuffle()
    t.refuses("* " + whole.removesuffix(" escapes"), "deal")
    t.refuses("* " + whole + " escapes", "deal")
    t.refuses("* " + whole.replace("escapes", "wild"), "deal")
    t.refuses("* dealer 0", "deal")


@pytest.mark.rule("jack-the-ripper/deal-sizes")
@pytest.mark.parametrize(("seats", "hand", "file"), [(2, 10, 41), (3, 9, 34), (4, 8, 29)])
def test_hands_and_case_file_have_their_sizes(seats: int, hand: int, file: int) -> None:
    t = begin(seats=seats, first_dealer=0)
    t.shuffles()
    assert t.view(None).sizes == (hand,) * seats
    assert t.view(None).file == file
    assert t.view(None).yard == 1


@pytest.mark.rule("jack-the-ripper/upcard")
def test_the_top_card_of_the_case_file_opens_scotland_yard() -> None:
    t = begin(seats=2, first_dealer=0)
    t.shuffles(DEALT_TO_TWO + " jill chapman")
    assert t.yard == "jill"
    assert t.file.startswith("chapman ")
    assert t.heard(None, "upcard") == [{"card": "jill", "left": 41}]


@pytest.mark.rule("jack-the-ripper/left-of-dealer-starts")
@pytest.mark.parametrize(("seats", "dealer", "first"), [(2, 0, 1), (2, 1, 0), (3, 1, 2), (4, 3, 0)])
def test_the_player_on_the_dealers_left_begins(seats: int, dealer: int, first: int) -> None:
    t = begin(seats=seats, first_dealer=dealer)
    t.shuffles()
    assert t.asked() == (first,)


@pytest.mark.rule("jack-the-ripper/clockwise")
def test_turns_go_round_clockwise() -> None:
    t = given("p0: eddy*2 | p1: gull*2 | p2: jill*2 | yard: letters", turn=1, seats=3)
    turns = []
    for _ in range(4):
        seat = t.table.active
        turns.append(seat)
        t.say(f"{seat} draw file", f"{seat} discard {cards(t.hand(seat))[0]}")
    assert turns == [1, 2, 0, 1]


@pytest.mark.rule("jack-the-ripper/deal-rotates")
def test_the_next_hand_is_dealt_by_the_next_player_clockwise() -> None:
    t = given("p0: | p1: jill | p2: jill | yard: letters", seats=3, dealer=2)
    t.say("0 draw yard", "0 discard letters")
    assert len(t.table.sheets) == 1
    assert t.table.dealer == 0
    t.shuffles()
    assert t.asked() == (1,)


def test_nothing_of_a_hand_is_left_when_the_next_begins() -> None:
    t = given(
        "p0: | p1: jill | a0: druitt*3 nichols alibi-druitt | a1: druitt wild=druitt | yard: letters",
        vote=True, votes=("jill", "eddy"), yard_turns=3, second_file=True, gavel_played=True,
    )  # fmt: skip
    t.say("0 draw yard", "0 discard letters")
    t.shuffles()
    fresh = t.view(None)
    assert fresh.hand_number == 2
    assert (fresh.melded, fresh.alibi, fresh.victims, fresh.voted) == ((), "", 0, False)
    assert (fresh.gavel_played, fresh.second_file, fresh.yard_turns) == (False, False, 0)
    assert [t.area(seat) for seat in (0, 1)] == ["", ""]
    assert GAME.audit(t.table) is None
