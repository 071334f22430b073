"""The simple bot of the Rue Morgue plays sensibly."""

from __future__ import annotations

from random import Random

import pytest
from rue_morgue.stories import begin, given
from test_bots import play_out

from whitechapel.bots import BOTS, Bot
from whitechapel.core.frames import CHANCE, Event
from whitechapel.games.rue_morgue import GAME


def simple(seat: int = 0, seats: int = 2) -> Bot:
    return BOTS["rue-morgue"]["constable"](GAME, GAME.read_options({"seats": seats}), seat, Random(0))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_whole_matches_at_every_table(seats: int) -> None:
    result = play_out(GAME, ["constable"] * seats, seed=2, seats=seats, shut_out=True, dupin_count=True)
    assert max(result.scores) >= 100


def test_it_beats_the_random_bot_from_either_seat_and_as_a_team() -> None:
    for seed in range(4):
        assert play_out(GAME, ["constable", "random"], seed).winners == (0,)
        assert play_out(GAME, ["random", "constable"], seed).winners == (1,)
        assert play_out(GAME, ["random", "constable"] * 2, seed, seats=4).winners == (1, 3)


def test_it_takes_a_card_that_completes_a_meld_or_fits_one() -> None:
    assert simple().choose(given("p0: rod*2 ad | p1: poe | morgue: rod").view(0)) == "draw morgue"
    assert simple().choose(given("p0: ad poe | p1: poe | a1: rod*3 | morgue: rod").view(0)) == "draw morgue"
    assert simple().choose(given("p0: ad poe | p1: poe | morgue: rod").view(0)) == "draw file"


def test_it_melds_all_it_has_lays_off_and_then_plays_an_event() -> None:
    t = given("p0: rod*4 sailor prefect poe | p1: ad | a1: sailor*3 le-bon*3 | morgue: windows", phase="play")
    bot = simple()
    said = []
    while t.asked == (0,):
        said.append(bot.choose(t.view(0)))
        t.say(f"0 {said[-1]}")
    assert said[0] == "meld rod 4"
    assert said[2:] == ["layoff sailor", "play prefect", "discard poe"]


def test_it_feeds_the_better_card_out_of_reach() -> None:
    for top, file, fed in (("sailor", "poe", "feed morgue"), ("poe", "sailor", "feed file")):
        t = given(f"p0: rod*3 ad | p1: ad | a1: sailor*3 | morgue: {top} | file: {file}", phase="play")
        t.say("0 meld rod 3")
        assert simple().choose(t.view(0)) == fed


def test_it_passes_the_partner_the_colour_that_belongs_to_its_own() -> None:
    t = begin(seats=4, first_dealer=3)
    mine = ["3am", "3am", "roch", "poe", "poe", "madame", "madame", "rod"]
    others = "sailor ad windows|sailor ad windows|sailor ad windows|sailor ad windows|le-bon le-bon le-bon"
    others += "|mademoiselle mademoiselle mademoiselle|sailor ad windows|le-bon le-bon assistance"
    t.shuffles(" ".join(f"{card} {rest}" for card, rest in zip(mine, others.split("|"), strict=True)))
    assert simple(0, 4).choose(t.view(0)) == "pass roch"


def test_it_does_not_discard_what_the_other_side_collects() -> None:
    t = given("p0: rod ad | p1: poe | morgue: sailor", phase="play")
    bot = simple()
    assert bot.choose(t.view(0)) == "discard rod"
    bot.hear(Event("took", 1, {"card": "rod"}))
    assert bot.choose(t.view(0)) == "discard ad"
    bot.hear(Event("hand-begins", CHANCE, {"number": 2, "dealer": 0, "size": 10}))
    assert bot.choose(t.view(0)) == "discard rod"


def test_a_search_takes_what_completes_a_meld() -> None:
    t = given("p0: assistance rod*2 ad poe | p1: poe | morgue: sailor rod madame", phase="play")
    t.say("0 play assistance search")
    assert simple().choose(t.view(0)) == "take rod"
