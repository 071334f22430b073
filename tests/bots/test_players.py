"""Bots see views and hear told events, and every rank plays every game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from bots.matches import play_out, thoughts
from jack_the_ripper.stories import given

import whitechapel
from whitechapel.bots import LEVELS, adviser, bots, ranks
from whitechapel.core.game import Game
from whitechapel.games.jack_the_ripper import GAME as RIPPER
from whitechapel.games.rue_morgue import GAME as MORGUE
from whitechapel.text import words_for

QUICK = ("random", "constable", "sergeant")


def test_every_game_offers_the_ranks_weakest_first_and_hints_from_the_highest() -> None:
    for game in whitechapel.GAMES:
        offered = ranks(game.id)
        assert [name for name in bots(game.id) if name != "random"] == list(offered)
        assert offered in (LEVELS, LEVELS[:-1])
        assert adviser(game.id) == offered[-1]
    assert adviser("jack-the-ripper") == adviser("check-the-ripper") == "commissioner"
    assert ranks("a-game-without-bots-of-its-own") == ()
    assert adviser("a-game-without-bots-of-its-own") == "random"


def test_every_rank_that_is_offered_is_described_in_both_languages() -> None:
    for game in whitechapel.GAMES:
        for language in ("en", "de"):
            words = words_for(language, game.id)
            for rank in ranks(game.id):
                assert words.has(f"bot-{rank}")
                assert words.has(f"rank-{rank}")


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("game", whitechapel.GAMES, ids=lambda game: game.id)
def test_quick_bots_play_whole_matches_of_every_game(game: Game, name: str) -> None:
    result = play_out(game, [name] * game.read_settings({}).seats, seed=1)
    assert len(result.winners) >= 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in whitechapel.GAMES for name in ranks(game.id)[len(QUICK) - 1 :]]
)
def test_slow_bots_weigh_legal_answers_the_best_first(game: Game, name: str) -> None:
    weighed = [candidates for _, candidates in thoughts(game, name, seed=1, questions=4)]
    assert len(weighed) == 4
    for candidates in weighed:
        values = [one.value for one in candidates if one.value is not None]
        assert all(0 <= value <= 1 for value in values)
        assert len({one.answer for one in candidates}) == len(candidates)


@pytest.mark.parametrize("options", [{"edition": "us-games", "seats": 3}, {"vote": True, "seats": 4}, {"seats": 2}])
def test_quick_bots_play_in_every_kind_of_match_of_jack_the_ripper(options: dict[str, Any]) -> None:
    for name in ("constable", "sergeant"):
        result = play_out(RIPPER, [name] * options["seats"], seed=2, **options)
        assert max(result.scores) >= 100


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_quick_bots_play_in_every_kind_of_match_of_the_rue_morgue(seats: int) -> None:
    for name in ("constable", "sergeant"):
        result = play_out(MORGUE, [name] * seats, seed=2, seats=seats, shut_out=True, dupin_count=True)
        assert max(result.scores) >= 100


@pytest.mark.parametrize("game", [RIPPER, MORGUE], ids=lambda game: game.id)
def test_the_sergeant_beats_the_random_bot_from_either_seat(game: Game) -> None:
    for seed in range(8):
        assert play_out(game, ["sergeant", "random"], seed).winners == (0,)
        assert play_out(game, ["random", "sergeant"], seed).winners == (1,)


def test_two_sergeants_beat_two_random_players_as_a_team() -> None:
    for seed in range(4):
        assert play_out(MORGUE, ["random", "sergeant"] * 2, seed, seats=4).winners == (1, 3)


def test_the_random_bot_gives_any_answer() -> None:
    story = given("p0: druitt eddy | p1: gull | yard: jill")
    bot = bots("a-game-without-bots-of-its-own")["random"](RIPPER, story.table.agreed, 0, Random(1))
    assert {bot.choose(story.view(0)) for _ in range(50)} == {"draw file", "draw yard"}
