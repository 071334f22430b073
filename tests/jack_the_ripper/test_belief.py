"""What a seat that has listened knows of every card, and the worlds drawn from that."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import listener as any_game
import pytest
from jack_the_ripper.brute_force import EveryWorld, opening
from jack_the_ripper.stories import RipperStory, begin, cards, given
from rummy_tables import everything_but

from whitechapel.games.jack_the_ripper import GAME, material
from whitechapel.games.jack_the_ripper.belief import Told, sample
from whitechapel.games.jack_the_ripper.material import NAMES, names

SEATS_AND_SPECTATOR = (0, 1, 2, None)


class Listener(any_game.Listener):
    """A seat that listens to this game."""

    memory: Told


def sits_down(t: RipperStory, seat: int) -> Listener:
    """Somebody who heard how the hand began, though the story begins later, and writes down every world."""
    return Listener(t, seat).with_brute_force(opening(t, seat), EveryWorld(t, seat))


def small_table(p1: str, p2: str, file: str, yard: str = "", turn: int = 0, **options: Any) -> RipperStory:
    """Three seats, and seat 0 holds all the cards that are not mentioned."""
    mine = everything_but(material, cards(f"{p1} {p2} {file} {yard}"))
    return given(f"p0: {mine} | p1: {p1} | p2: {p2} | file: {file} | yard: {yard}", turn=turn, **options)


# -- against brute force ----------------------------------------------------------------------------------


@pytest.mark.rule("jack-the-ripper/honest-sampling")
def test_before_anything_happens_every_unseen_card_is_equally_likely_everywhere() -> None:
    t = small_table("jill druitt", "gull", "jill eddy")
    listener = sits_down(t, 0)
    assert listener.expects()["1"] == pytest.approx({"jill": 0.8, "druitt": 0.4, "gull": 0.4, "eddy": 0.4})
    listener.agrees_with_brute_force()


@pytest.mark.rule("jack-the-ripper/honest-sampling")
def test_draws_and_discards_change_expectations_exactly() -> None:
    t = small_table("jill druitt", "gull jill", "eddy jill druitt", yard="letters", turn=1)
    listener = sits_down(t, 0)
    for line in ("1 draw file", "1 discard jill", "2 draw yard", "2 discard gull", "0 draw file", "0 discard letters"):
        t.say(line)
        listener.listens()
        listener.agrees_with_brute_force()
    assert listener.expects()["2"]["jill"] > 1  # the one it took openly, and perhaps another


@pytest.mark.rule("jack-the-ripper/known-cards")
def test_a_card_taken_openly_is_known_until_it_is_shown_again() -> None:
    t = small_table("jill druitt", "gull", "eddy eddy", yard="letters", turn=1)
    listener = sits_down(t, 0)
    t.say("1 draw yard")
    listener.listens()
    assert listener.expects()["1"]["letters"] == 1
    t.say("1 discard letters")
    listener.listens()
    assert "letters" not in listener.expects()["1"]
    listener.agrees_with_brute_force()


@pytest.mark.rule("jack-the-ripper/victims-gone-after-commissioner")
def test_after_commissioner_old_cards_are_no_victims_and_new_ones_may_be() -> None:
    t = small_table("victim-stride jill", "gull eddy", "druitt victim-kelly jill letters")
    listener = sits_down(t, 0)
    assert listener.expects()["2"]["victim-kelly"] == pytest.approx(2 / 8)
    t.say("0 draw file", "0 play commissioner")
    listener.listens()
    listener.agrees_with_brute_force()
    expected = listener.expects()
    assert not [card for seat in "12" for card in expected[seat] if card.startswith("victim-")]
    assert expected["file"]["victim-kelly"] == pytest.approx(1)


@pytest.mark.rule("jack-the-ripper/victims-gone-after-commissioner")
def test_stale_and_fresh_cards_of_a_hand_are_told_apart_exactly() -> None:
    t = small_table("victim-stride jill eddy", "gull eddy", "letters victim-kelly jill", phase="play")
    listener = sits_down(t, 0)
    lines = [
        "0 play commissioner",
        "0 discard chapman",
        "1 draw file",
        "1 discard jill",
        "2 draw file",
        "2 discard eddy",
    ]
    for line in lines:
        t.say(line)
        listener.listens()
        listener.agrees_with_brute_force()
    expected = listener.expects()
    assert 0 < expected["1"].get("victim-kelly", 0) < 1
    assert sum(expected[holder]["victim-kelly"] for holder in ("1", "2", "file")) == pytest.approx(1)


@pytest.mark.rule("jack-the-ripper/second-file-known")
def test_with_three_seats_the_second_file_is_known_and_the_other_unseen_cards_are_in_the_hands() -> None:
    t = small_table("jill druitt", "gull victim-kelly", "eddy", yard="letters gull")
    listener = sits_down(t, 0)
    t.say("0 draw file", "0 discard druitt")
    t.shuffles("gull druitt letters")
    listener.listens()
    listener.agrees_with_brute_force()
    expected = listener.expects()
    assert expected["file"] == {"letters": 1, "gull": 1, "druitt": 1}
    for seat in "12":
        assert expected[seat] == pytest.approx({"jill": 0.5, "druitt": 0.5, "gull": 0.5, "victim-kelly": 0.5})


@pytest.mark.rule("jack-the-ripper/second-file-known")
def test_a_card_shown_after_the_second_file_may_come_from_before_or_after_it() -> None:
    t = small_table("jill druitt", "gull victim-kelly", "eddy", yard="letters gull")
    listener = sits_down(t, 0)
    t.say("0 draw file", "0 discard druitt")
    t.shuffles("gull druitt letters")
    for line in ("1 draw file", "1 discard druitt", "2 draw file", "2 discard gull"):
        t.say(line)
        listener.listens()
        listener.agrees_with_brute_force()
    assert 0 < listener.expects()["1"]["gull"] < 2


@pytest.mark.rule("jack-the-ripper/second-file-known")
@pytest.mark.rule("jack-the-ripper/victims-gone-after-commissioner")
def test_stale_cards_and_two_pools_together_are_still_exact() -> None:
    t = small_table("victim-kelly jill druitt", "gull druitt", "eddy", yard="letters victim-stride gull")
    listener = sits_down(t, 0)
    t.say("0 draw file", "0 play commissioner", "0 discard druitt")
    t.shuffles("victim-stride druitt letters")
    for line in ("1 draw file", "1 discard jill", "2 draw file", "2 discard druitt"):
        listener.listens()
        listener.agrees_with_brute_force()
        t.say(line)
    listener.listens()
    listener.agrees_with_brute_force()
    expected = listener.expects()
    assert 0 < expected["1"]["victim-stride"] < 1
    assert 0 < expected["1"]["gull"] < 2


@pytest.mark.rule("jack-the-ripper/second-file-known")
def test_with_two_seats_the_opponents_hand_is_known_exactly_when_the_second_file_begins() -> None:
    rng = random.Random(1888)
    begun = 0
    while begun < 5:
        t = begin(edition="pegasus", seats=2, max_hands=1)
        listeners = [Listener(t, seat) for seat in (0, 1)]
        while not t.over:
            a_step(t, rng)
            for listener in listeners:
                listener.listens()
            if t.events[-1].kind == "second-file":
                begun += 1
                for other, listener in zip((1, 0), listeners, strict=True):
                    truth = Counter(names(t.table.hands[other]))
                    assert listener.expects()[str(other)] == pytest.approx(dict(truth))


# -- memory -----------------------------------------------------------------------------------------------


def a_step(t: RipperStory, rng: random.Random) -> None:
    """One random answer."""
    seat = t.table.seat()
    t.table.apply(t.table.sample(rng) if seat < 0 else rng.choice(t.table.options()))


@pytest.mark.rule("jack-the-ripper/yard-is-remembered")
@pytest.mark.parametrize("edition", ["pegasus", "us-games"])
def test_whoever_has_listened_knows_scotland_yard_card_by_card(edition: str) -> None:
    rng = random.Random(5)
    for _ in range(5):
        t = begin(edition=edition, seats=3, max_hands=1)
        listeners = [Listener(t, seat) for seat in SEATS_AND_SPECTATOR]
        while not t.over:
            a_step(t, rng)
            for listener in listeners:
                listener.listens()
                assert listener.memory.yard == t.table.yard


@pytest.mark.rule("jack-the-ripper/known-cards")
@pytest.mark.parametrize("edition", ["pegasus", "us-games"])
def test_a_listener_never_believes_what_is_not_so(edition: str) -> None:
    """What memory calls certain is true, what is true it never calls impossible, and the sums are right."""
    rng = random.Random(9)
    for seats in (2, 3, 4):
        t = begin(edition=edition, seats=seats, max_hands=1, vote=True)
        listeners = [Listener(t, seat) for seat in (0, 1, None)]
        while not t.over:
            a_step(t, rng)
            for listener in listeners:
                listener.listens()
                if rng.random() < 0.9 or t.over or t.table.seat() < 0:
                    continue
                expected = listener.expects()
                truth = {str(seat): Counter(names(hand)) for seat, hand in enumerate(t.table.hands)}
                truth["file"] = Counter(NAMES[kind] for kind in t.table.file)
                for holder, true_cards in truth.items():
                    assert sum(expected[holder].values()) == pytest.approx(true_cards.total())
                    assert true_cards.keys() <= expected[holder].keys()
                if listener.seat is not None:
                    assert expected[str(listener.seat)] == dict(truth[str(listener.seat)])


def test_a_copy_of_a_memory_goes_its_own_way() -> None:
    t = small_table("jill druitt", "gull jill", "eddy jill druitt", yard="letters", turn=1)
    listener = sits_down(t, 0)
    before = listener.expects()
    copy = listener.memory.clone()
    t.say("1 draw yard", "1 discard jill")
    listener.listens()
    assert GAME.marginals(t.view(0), copy) == before
    assert copy.yard != listener.memory.yard


def test_with_a_new_hand_all_is_forgotten() -> None:
    t = given("p0: | p1: jill | a0: druitt*3 nichols | yard: strikes")
    t.say("0 draw yard", "0 discard strikes")
    t.shuffles()
    listener = Listener(t, 0)
    listener.heard = next(i for i, event in enumerate(t.events) if event.kind == "hand-begins")
    listener.listens()
    expected = listener.expects()
    assert sum(expected["1"].values()) == pytest.approx(10)
    assert sum(expected["file"].values()) == pytest.approx(41)


# -- sampling ---------------------------------------------------------------------------------------------


@pytest.mark.rule("jack-the-ripper/honest-sampling")
@pytest.mark.parametrize("edition", ["pegasus", "us-games"])
def test_a_sampled_world_looks_to_its_seat_like_the_true_one(edition: str) -> None:
    rng = random.Random(31)
    for seats in (2, 3, 4):
        t = begin(edition=edition, seats=seats, max_hands=2, target=1000, vote=True)
        listeners = [Listener(t, seat) for seat in (0, 1, None)]
        while not t.over:
            a_step(t, rng)
            for listener in listeners:
                listener.listens()
                if rng.random() < 0.1:
                    view = t.view(listener.seat)
                    world = GAME.sample(view, listener.memory, rng)
                    assert GAME.view(world, listener.seat) == view
                    assert GAME.audit(world) is None


@pytest.mark.rule("jack-the-ripper/honest-sampling")
def test_sampled_worlds_have_the_frequencies_of_brute_force() -> None:
    t = small_table("victim-stride jill eddy", "gull eddy", "letters victim-kelly jill", phase="play")
    listener = sits_down(t, 0)
    t.say("0 play commissioner", "0 discard chapman", "1 draw file", "1 discard jill", "2 draw file", "2 discard eddy")
    listener.listens()
    assert listener.worlds is not None
    rng = random.Random(3)
    found: dict[str, Counter[str]] = {"1": Counter(), "2": Counter(), "file": Counter()}
    for _ in range(4000):
        world = sample(t.view(0), listener.memory, rng)
        found["1"].update(names(world.hands[1]))
        found["2"].update(names(world.hands[2]))
        found["file"].update(NAMES[kind] for kind in world.file)
    expected = listener.worlds.expected()
    for holder, row in found.items():
        assert row.keys() == expected[holder].keys()
        for card, times in row.items():
            assert times / 4000 == pytest.approx(expected[holder][card], abs=0.04), (holder, card)


@pytest.mark.rule("jack-the-ripper/honest-sampling")
def test_the_order_of_a_sampled_case_file_is_not_the_true_one() -> None:
    t = begin(first_dealer=0)
    t.shuffles()
    listener = Listener(t, 0)
    listener.listens()
    rng = random.Random(1)
    tops = {sample(t.view(0), listener.memory, rng).file[-1] for _ in range(100)}
    assert len(tops) > 10


@pytest.mark.rule("jack-the-ripper/honest-sampling")
def test_votes_of_others_are_guessed_and_ones_own_is_known() -> None:
    t = begin(first_dealer=1, vote=True)
    t.shuffles("nichols gull druitt gull druitt gull druitt jill")
    t.say("0 draw file", "0 play victim nichols", "0 meld druitt 3", "0 discard eddy", "1 draw file")
    listener = Listener(t, 0)
    t.say(f"1 discard {cards(t.hand(1))[0]}", "0 call vote", "1 vote eddy", "0 vote jill")
    listener.listens()
    rng = random.Random(2)
    votes = [sample(t.view(0), listener.memory, rng).votes for _ in range(300)]
    assert {mine for mine, _ in votes} == {5}
    assert {theirs for _, theirs in votes} == {0, 1, 2, 3, 4, 5}
