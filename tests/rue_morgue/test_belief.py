"""What a seat that has listened knows of every card, and the worlds drawn from that."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import listener as any_game
import pytest
from rue_morgue.brute_force import EveryWorld, opening
from rue_morgue.stories import MorgueStory, begin, cards, given
from rummy_tables import everything_but

from whitechapel.core.frames import CHANCE, Event
from whitechapel.games.rue_morgue import GAME, material
from whitechapel.games.rue_morgue.belief import Told
from whitechapel.games.rue_morgue.material import NAMES, names


class Listener(any_game.Listener):
    """A seat that listens to this game."""

    memory: Told


def sits_down(t: MorgueStory, seat: int) -> Listener:
    """Somebody who heard how the hand began, though the story begins later, and writes down every world."""
    return Listener(t, seat).with_brute_force(opening(t, seat), EveryWorld(t, seat))


def small_table(*others: str, file: str, morgue: str = "", under: str = "", turn: int = 0, **named: Any) -> MorgueStory:
    """Seat 0 holds all the cards that are not mentioned."""
    mine = everything_but(material, cards(" ".join((*others, file, morgue, under))))
    hands = " | ".join(f"p{seat}: {hand}" for seat, hand in enumerate((mine, *others)))
    return given(f"{hands} | file: {file} | morgue: {morgue} | under: {under}", turn=turn, **named)


def follows(t: MorgueStory, *lines: str) -> Listener:
    """Seat 0 listens to these lines and agrees with brute force after each."""
    listener = sits_down(t, 0)
    listener.agrees_with_brute_force()
    for line in lines:
        if line.startswith("*"):
            t.shuffles(line[2:])
        else:
            t.say(line)
        listener.listens()
        listener.agrees_with_brute_force()
    return listener


# -- against brute force ----------------------------------------------------------------------------------


@pytest.mark.rule("rue-morgue/honest-sampling")
def test_before_anything_happens_every_unseen_card_is_equally_likely_everywhere() -> None:
    t = small_table("sailor 3am", file="sailor ad", under="poe")
    listener = sits_down(t, 0)
    expected = listener.expects()
    assert expected["1"] == pytest.approx({"sailor": 0.8, "3am": 0.4, "ad": 0.4, "poe": 0.4})
    assert expected["under"] == pytest.approx({"sailor": 0.4, "3am": 0.2, "ad": 0.2, "poe": 0.2})
    assert expected["top"] == pytest.approx(expected["under"])
    listener.agrees_with_brute_force()


@pytest.mark.rule("rue-morgue/honest-sampling")
@pytest.mark.rule("rue-morgue/known-cards")
def test_draws_and_discards_change_expectations_exactly() -> None:
    t = small_table("sailor 3am", "ad sailor", file="roch sailor 3am", morgue="poe", turn=1)
    listener = follows(
        t, "1 draw file", "1 discard sailor", "2 draw morgue", "2 discard ad", "0 draw file", "0 discard poe"
    )
    assert listener.expects()["2"]["sailor"] > 1  # the one it took openly, and perhaps another


@pytest.mark.rule("rue-morgue/top-card-known")
def test_the_feeder_knows_the_top_card_until_it_is_drawn() -> None:
    t = small_table("sailor 3am", file="roch sailor ad", under="poe", morgue="madame rod", phase="play")
    listener = follows(t, "0 meld windows 3", "0 feed morgue")
    assert listener.expects()["top"] == {"roch": 1.0}
    assert listener.memory.watchers == 1 << 0
    t.say("0 discard dupin", "1 draw file")
    listener.listens()
    listener.agrees_with_brute_force()
    assert listener.expects()["1"]["roch"] == pytest.approx(1.0)
    assert listener.memory.watchers == 0


@pytest.mark.rule("rue-morgue/top-card-known")
def test_others_know_who_has_seen_the_top_card_but_not_the_card() -> None:
    t = small_table("sailor*3 3am", file="roch ad", under="poe", morgue="madame", turn=1, phase="play")
    listener = follows(t, "1 meld sailor 3", "1 feed morgue")
    assert listener.memory.watchers == 1 << 1
    assert listener.expects()["top"]["roch"] == pytest.approx(1 / 4)


@pytest.mark.rule("rue-morgue/top-card-known")
def test_whoever_draws_two_gives_up_a_known_and_an_unknown_top() -> None:
    t = small_table("assistance sailor", file="roch sailor ad", under="poe", morgue="madame", phase="play")
    follows(t, "0 meld windows 3", "0 feed morgue", "0 discard dupin", "1 draw morgue", "1 play assistance draw")


@pytest.mark.rule("rue-morgue/top-card-known")
def test_whoever_looks_and_then_draws_two_learns_one_new_card() -> None:
    t = small_table("sailor 3am", file="roch 3am ad", under="poe", morgue="madame", phase="play")
    follows(t, "0 meld windows 3", "0 feed morgue", "0 play assistance draw")


@pytest.mark.rule("rue-morgue/fed-cards-known")
def test_everybody_knows_what_was_fed_openly_and_the_feeder_what_was_fed_in_secret() -> None:
    t = small_table("sailor 3am", file="roch sailor ad", morgue="madame", phase="play")
    listener = follows(t, "0 meld windows 3", "0 feed file", "0 meld rod 3", "0 feed morgue")
    assert listener.expects()["under"] == {"roch": 1.0, "madame": 1.0}
    t = small_table("sailor*3 3am*2", file="roch ad", morgue="madame", turn=1, phase="play")
    listener = follows(t, "1 meld sailor 3", "1 feed file", "1 discard 3am")
    assert listener.expects()["under"] == pytest.approx({"roch": 1 / 3, "ad": 1 / 3, "3am": 1 / 3})


@pytest.mark.rule("rue-morgue/fed-cards-known")
def test_whoever_searches_under_the_orang_utan_knows_the_whole_pile_and_the_others_the_card_taken() -> None:
    t = small_table("sailor 3am", file="roch ad", under="poe poe madame", phase="play")
    listener = follows(t, "0 play dupin", "0 take poe")
    assert listener.expects()["under"] == {"poe": 1.0, "madame": 1.0}
    t = small_table("sailor dupin", file="roch ad", under="poe poe madame", turn=1, phase="play")
    listener = follows(t, "1 play dupin", "1 take poe")
    assert listener.expects()["1"]["poe"] == pytest.approx(1 + 1 / 5)


@pytest.mark.rule("rue-morgue/passed-cards-known")
def test_a_passed_card_is_known_until_the_partner_may_have_passed_it_on() -> None:
    t = small_table("ad roch", "sailor 3am", "poe", file="madame sailor", phase="play")
    listener = follows(t, "0 play assistance consult", "2 pass sailor", "0 pass rod")
    assert listener.expects()["2"] == pytest.approx({"rod": 1.0, "ad": 1 / 5, "roch": 1 / 5, "sailor": 1 / 5,
                                                     "3am": 1 / 5, "poe": 1 / 5})  # fmt: skip


@pytest.mark.rule("rue-morgue/passed-cards-known")
@pytest.mark.rule("rue-morgue/honest-sampling")
def test_when_opponents_exchange_a_card_it_can_be_any_of_theirs() -> None:
    t = small_table("assistance ad", "sailor", "poe 3am", file="madame sailor", morgue="rod", turn=1)
    listener = follows(t, "1 draw morgue", "1 play assistance consult", "1 pass ad", "3 pass poe")
    expected = listener.expects()
    assert 0 < expected["3"]["rod"] < expected["1"]["rod"] < 1
    assert expected["1"]["rod"] + expected["3"]["rod"] == pytest.approx(1)
    t.say("1 discard rod" if "rod" in t.hand(1) else "1 discard poe", "2 draw file", "2 discard sailor")
    listener.listens()
    listener.agrees_with_brute_force()


@pytest.mark.rule("rue-morgue/hide-secret")
@pytest.mark.rule("rue-morgue/passed-cards-known")
def test_a_partner_may_hide_the_card_that_was_passed() -> None:
    t = begin(seats=4, first_dealer=3)
    t.shuffles("3am roch madame rod " * 5 + "poe sailor ad windows " * 3)
    listener = Listener(t, 0)
    t.say("0 pass poe", "1 pass roch", "2 pass madame", "3 pass rod")
    listener.listens()
    assert listener.expects()["2"]["poe"] >= 1
    t.say("0 hide 3am", "1 hide roch", "2 hide ad", "3 hide rod")
    listener.listens()
    expected = listener.expects()
    assert expected["under"]["3am"] == pytest.approx(1)
    # Any of the partner's eight cards may have gone under; the fourth Poe is one of 50 unseen cards.
    assert expected["under"]["poe"] == pytest.approx(1 / 8 + (2 + 7 / 8) / 50)


@pytest.mark.rule("rue-morgue/second-file-known")
def test_the_second_file_holds_what_was_known_of_both_piles() -> None:
    t = small_table("sailor 3am", "ad", file="roch", morgue="poe rod", phase="draw")
    listener = follows(t, "0 draw file", "0 discard dupin", "* rod")
    assert listener.expects()["file"] == {"poe": 1.0, "rod": 1.0, "dupin": 1.0}


@pytest.mark.rule("rue-morgue/second-file-known")
@pytest.mark.rule("rue-morgue/honest-sampling")
def test_cards_from_before_and_after_the_second_file_are_told_apart_exactly() -> None:
    t = small_table("sailor 3am", "ad rod", file="roch", morgue="poe rod", under="sailor")
    follows(
        t, "0 draw file", "0 discard 3am", "* sailor rod poe", "1 draw file", "1 discard sailor", "2 draw file",
        "2 discard rod", "0 draw file", "0 discard dupin",
    )  # fmt: skip


@pytest.mark.rule("rue-morgue/second-file-known")
@pytest.mark.rule("rue-morgue/honest-sampling")
def test_an_exchange_during_the_second_file_is_exact_too() -> None:
    t = small_table("assistance ad", "sailor", "poe 3am", file="roch", morgue="rod madame")
    follows(
        t, "0 draw file", "0 discard dupin", "* madame rod", "1 draw file", "1 play assistance consult", "1 pass ad",
        "3 pass poe", "1 discard madame", "2 draw morgue", "2 discard sailor",
    )  # fmt: skip


# -- memory -----------------------------------------------------------------------------------------------


def a_step(t: MorgueStory, rng: random.Random) -> None:
    """One random answer."""
    seat = t.table.seat()
    t.table.apply(t.table.sample(rng) if seat < 0 else rng.choice(t.table.options()))


@pytest.mark.rule("rue-morgue/morgue-is-remembered")
@pytest.mark.rule("rue-morgue/known-cards")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_listener_knows_the_rue_morgue_and_never_believes_what_is_not_so(seats: int) -> None:
    """What memory calls certain is true, what is true it never calls impossible, and the sums are right."""
    rng = random.Random(9)
    for _ in range(1 if seats == 4 else 3):
        t = begin(seats=seats, max_hands=1)
        listeners = [Listener(t, seat) for seat in (0, 1, None)]
        while not t.over:
            a_step(t, rng)
            for listener in listeners:
                listener.listens()
                assert listener.memory.morgue == t.table.morgue
                if rng.random() < 0.9 or t.over or t.table.seat() < 0:
                    continue
                expected = listener.expects()
                for holder, row in GAME.census(t.table).items():
                    if holder == "morgue":
                        continue
                    found = expected.get(holder, {})
                    assert sum(found.values()) == pytest.approx(sum(row.values()))
                    assert row.keys() <= found.keys()
                    for card, copies in found.items():
                        if copies == 1 and sum(found.values()) == 1:
                            assert row[card] == 1
                if listener.seat is not None:
                    truth = Counter(names(t.table.hands[listener.seat]))
                    assert expected[str(listener.seat)] == pytest.approx(dict(truth))


@pytest.mark.rule("rue-morgue/honest-sampling")
def test_too_many_possibilities_are_sampled_and_the_memory_says_so() -> None:
    """The spectator of four has the most to keep apart; however long the hand, it stays within bounds."""
    rng = random.Random(6)
    t = begin(seats=4, max_hands=1)
    listener = Listener(t, None)
    listener.memory.most = 300
    exact = []
    while not t.over:
        a_step(t, rng)
        listener.listens()
        assert 0 < len(listener.memory.scenarios) < 400 or t.view(None).hand_number == 0
        exact.append(listener.memory.exact())
    assert exact == sorted(exact, reverse=True)  # once a sample, until the hand ends
    assert exact[0]
    assert not exact[-1]


@pytest.mark.rule("rue-morgue/second-file-known")
def test_without_old_slots_or_without_mixed_cards_there_is_one_scenario_again() -> None:
    t = small_table("sailor 3am", "ad rod", file="roch", morgue="poe rod", under="sailor")
    listener = follows(t, "0 draw file", "0 discard 3am", "* sailor rod poe", "1 draw file", "1 discard sailor")
    assert len(listener.memory.scenarios) > 1
    t.say("2 draw file", "2 discard rod", "0 draw file", "0 discard dupin")
    listener.listens()
    assert listener.memory.exact()


def test_a_copy_of_a_memory_goes_its_own_way() -> None:
    t = small_table("sailor 3am", "ad sailor", file="roch sailor 3am", morgue="poe", turn=1)
    listener = sits_down(t, 0)
    before = listener.expects()
    copy = listener.memory.clone()
    t.say("1 draw morgue", "1 discard sailor")
    listener.listens()
    assert GAME.marginals(t.view(0), copy) == before
    assert copy.morgue != listener.memory.morgue


def test_with_a_new_hand_all_is_forgotten() -> None:
    t = given("p0: | p1: ad | a0: 3am*3 | morgue: poe")
    t.say("0 draw morgue", "0 discard poe")
    t.shuffles()
    listener = Listener(t, 0)
    listener.heard = next(i for i, event in enumerate(t.events) if event.kind == "hand-begins")
    listener.listens()
    assert (listener.memory.top, listener.memory.watchers) == (-1, 0)
    expected = listener.expects()
    assert sum(expected["1"].values()) == pytest.approx(10)
    assert sum(expected["file"].values()) == pytest.approx(38)
    assert sum(expected["under"].values()) == pytest.approx(2)


def test_a_new_hand_forgets_the_top_card_of_the_last_one() -> None:
    t = small_table("sailor 3am", file="roch sailor ad", under="poe", morgue="madame rod", phase="play")
    listener = follows(t, "0 meld windows 3", "0 feed morgue")
    assert (NAMES[listener.memory.top], listener.memory.watchers) == ("roch", 1)
    listener.memory.hear(Event("hand-begins", CHANCE, {"number": 2, "dealer": 0, "size": 61}))
    assert (listener.memory.top, listener.memory.watchers, listener.memory.morgue) == (-1, 0, [])


# -- sampling ---------------------------------------------------------------------------------------------


@pytest.mark.rule("rue-morgue/honest-sampling")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sampled_world_looks_to_its_seat_like_the_true_one(seats: int) -> None:
    rng = random.Random(31)
    t = begin(seats=seats, max_hands=2, target=1000)
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


@pytest.mark.rule("rue-morgue/honest-sampling")
@pytest.mark.rule("rue-morgue/top-card-known")
def test_sampled_worlds_have_the_frequencies_of_brute_force() -> None:
    t = small_table("sailor 3am", "ad rod", file="roch", morgue="poe rod", under="sailor")
    listener = follows(
        t, "0 draw file", "0 discard 3am", "* sailor rod poe", "1 draw file", "1 discard sailor", "2 draw file"
    )
    assert listener.worlds is not None
    rng = random.Random(3)
    found: dict[str, Counter[str]] = {holder: Counter() for holder in ("1", "2", "file", "top")}
    for _ in range(4000):
        for holder, row in GAME.census(GAME.sample(t.view(0), listener.memory, rng)).items():
            if holder in found:
                found[holder].update(row)
    expected = listener.worlds.expected()
    for holder, row in found.items():
        assert row.keys() == expected[holder].keys()
        for card, times in row.items():
            assert times / 4000 == pytest.approx(expected[holder][card], abs=0.04), (holder, card)
