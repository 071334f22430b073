"""Bots see views and hear told events, answer what they are asked, and the simple one plays sensibly."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from jack_the_ripper.stories import given

import whitechapel
from whitechapel.bots import BOTS, Bot, bots
from whitechapel.core.frames import CHANCE, Event
from whitechapel.core.game import Game, Result
from whitechapel.games.jack_the_ripper import GAME as RIPPER

EVERY_BOT = [(game, name) for game in whitechapel.GAMES for name in bots(game.id)]


def seated(game: Game, agreed: Any, names: list[str]) -> list[Bot]:
    return [bots(game.id)[name](game, agreed, seat, Random(seat)) for seat, name in enumerate(names)]


def play_out(game: Game, names: list[str], seed: int, **options: Any) -> Result:
    """A whole match between bots; they get nothing but their views and what they are told."""
    agreed = game.read_options(options)
    state = game.start(agreed)
    state.events = []
    rng = Random(seed)
    players = seated(game, agreed, names)
    while not state.over:
        seat = state.waiting()[0]
        if seat == CHANCE:
            state.play(seat, state.sample(rng))
        else:
            state.play(seat, game.action(players[seat].choose(game.view(state, seat))))
        events, state.events = state.events or [], []
        for event in events:
            for listener, player in enumerate(players):
                player.hear(game.told(event, listener))
    return game.result(state)


def simple(seat: int = 0, seats: int = 2) -> Bot:
    return BOTS["jack-the-ripper"]["constable"](RIPPER, RIPPER.read_options({"seats": seats}), seat, Random(0))


@pytest.mark.parametrize(("game", "name"), EVERY_BOT, ids=lambda value: getattr(value, "id", value))
def test_every_bot_plays_a_whole_match_of_its_game(game: Game, name: str) -> None:
    agreed = game.read_options({})
    result = play_out(game, [name] * agreed.seats, seed=1)
    assert len(result.winners) >= 1


@pytest.mark.parametrize("options", [{"edition": "us-games", "seats": 3}, {"vote": True, "seats": 4}, {"seats": 2}])
def test_the_simple_bot_plays_in_every_kind_of_match(options: dict[str, Any]) -> None:
    result = play_out(RIPPER, ["constable"] * options["seats"], seed=2, **options)
    assert max(result.scores) >= 100


def test_the_simple_bot_beats_the_random_bot_from_either_seat() -> None:
    for seed in range(8):
        assert play_out(RIPPER, ["constable", "random"], seed).winners == (0,)
        assert play_out(RIPPER, ["random", "constable"], seed).winners == (1,)


def test_the_random_bot_gives_any_answer() -> None:
    story = given("p0: druitt eddy | p1: gull | yard: jill")
    bot = bots("a-game-without-bots-of-its-own")["random"](RIPPER, story.table.agreed, 0, Random(1))
    assert {bot.choose(story.view(0)) for _ in range(50)} == {"draw file", "draw yard"}


def test_it_takes_a_card_from_scotland_yard_that_completes_a_meld() -> None:
    story = given("p0: druitt*2 eddy | p1: gull jill | yard: druitt")
    assert simple().choose(story.view(0)) == "draw yard"


def test_it_takes_a_card_that_fits_a_meld_on_the_table() -> None:
    story = given("p0: eddy jill | p1: gull | a1: nichols druitt*3 | yard: druitt")
    assert simple().choose(story.view(0)) == "draw yard"


def test_it_leaves_a_card_that_fits_nothing() -> None:
    story = given("p0: druitt eddy jill | p1: gull | yard: pedachenko")
    assert simple().choose(story.view(0)) == "draw file"


def test_it_plays_a_victim_first_then_melds_then_lays_off() -> None:
    story = given("p0: nichols druitt*4 gull strikes letters | p1: jill eddy | file: eddy jill", phase="play")
    bot = simple()
    said = []
    while story.asked == (0,):
        said.append(bot.choose(story.view(0)))
        story.say(f"0 {said[-1]}")
    assert said[:2] == ["play victim nichols", "meld druitt 4"]
    assert said[-1].startswith("discard ")


def test_it_spends_a_wild_only_where_a_meld_needs_it() -> None:
    story = given("p0: druitt*3 wild eddy jill | p1: gull | a1: nichols", phase="play")
    assert simple().choose(story.view(0)) == "meld druitt 3"
    story = given("p0: druitt*2 wild eddy jill | p1: gull | a1: nichols", phase="play")
    assert simple().choose(story.view(0)) == "meld druitt 2 +wild"


def test_it_plays_the_suspect_it_profits_from_and_not_the_other_ones() -> None:
    story = given("p0: suspect-druitt suspect-gull eddy | p1: jill | a0: nichols druitt*3 | a1: gull*3", phase="play")
    assert simple().choose(story.view(0)) == "play suspect druitt"
    story = given("p0: suspect-gull eddy | p1: jill | a0: nichols druitt*3 | a1: gull*3", phase="play")
    assert simple().choose(story.view(0)) == "discard eddy"


def test_it_gives_an_alibi_to_a_leading_suspect_who_pays_only_the_others() -> None:
    story = given("p0: alibi-chapman eddy | p1: jill | a0: nichols druitt*3 | a1: chapman*4", phase="play")
    assert simple().choose(story.view(0)) == "play alibi chapman"


def test_it_keeps_ripper_escapes_when_victims_pile_up_and_not_before() -> None:
    lying = "a1: victim-nichols victim-stride victim-kelly"
    story = given(f"p0: escapes druitt*2 | p1: jill | {lying}", phase="play")
    assert simple().choose(story.view(0)) == "discard druitt"
    story = given("p0: escapes druitt*2 eddy*2 | p1: jill", phase="play")
    assert simple().choose(story.view(0)) == "discard escapes"


def test_it_lays_the_fifth_victim_only_when_it_holds_ripper_escapes() -> None:
    four = "a1: victim-nichols victim-chapman victim-stride victim-eddowes"
    story = given(f"p0: victim-kelly druitt jill | p1: gull | {four}", phase="play")
    assert simple().choose(story.view(0)).startswith("discard ")
    story = given(f"p0: victim-kelly escapes jill | p1: gull | {four}", phase="play")
    bot = simple()
    assert bot.choose(story.view(0)) == "play victim kelly"
    story.say("0 play victim kelly")
    assert bot.choose(story.view(0)) == "play escapes"
    assert simple(seat=1).choose(story.view(1)) == "pass"


def test_it_votes_for_the_leading_suspect_without_an_alibi() -> None:
    story = given(
        "p0: eddy jill | p1: chapman | a0: nichols druitt*3 | a1: gull*4 alibi-eddy-gull=gull | yard: letters",
        vote=True,
    )
    bot = simple()
    assert bot.choose(story.view(0)) == "call vote"
    story.say("0 call vote")
    assert bot.choose(story.view(0)) == "vote druitt"


def test_it_does_not_feed_a_neighbour_who_collects_a_colour() -> None:
    story = given("p0: gull jill | p1: druitt | yard: letters", phase="play")
    bot = simple()
    assert bot.choose(story.view(0)) == "discard gull"
    bot.hear(Event("took", 1, {"card": "gull"}))
    assert bot.choose(story.view(0)) == "discard jill"
    bot.hear(Event("hand-begins", CHANCE, {"number": 2, "dealer": 0, "size": 10}))
    assert bot.choose(story.view(0)) == "discard gull"


def test_a_scene_fetches_what_helps_most() -> None:
    story = given(
        "p0: scene-bucks-row druitt*2 eddy jill | p1: gull | a1: nichols | yard: letters druitt", phase="play"
    )
    bot = simple()
    story.say("0 play scene bucks-row")
    assert bot.choose(story.view(0)) == "take druitt"
