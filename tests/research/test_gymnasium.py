"""Gymnasium's own checks of our environments, and what they do not ask."""

from __future__ import annotations

from random import Random
from typing import Any, SupportsFloat

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import whitechapel
from whitechapel.bots.random_bot import RandomBot
from whitechapel.core.frames import BadAnswer
from whitechapel.research import gymnasium_env
from whitechapel.research.gymnasium_env import SeatEnv

every_name = pytest.mark.parametrize("name", gymnasium_env.NAMES)


def test_there_is_one_for_each_game() -> None:
    assert gymnasium_env.NAMES == (
        "whitechapel/JackTheRipper-v0",
        "whitechapel/RueMorgue-v0",
        "whitechapel/MrJack-v0",
        "whitechapel/CheckTheRipper-v0",
    )


@every_name
@pytest.mark.parametrize("seat", [0, 1])
def test_gymnasium_has_nothing_to_say_against_it(name: str, seat: int) -> None:
    env = gymnasium.make(name, opponent="random", seat=seat, render_mode="ansi")
    check_env(env.unwrapped)


@every_name
def test_a_game_against_a_constable_comes_to_an_end(name: str) -> None:
    short: dict[str, Any] = {
        "whitechapel/MrJack-v0": {},
        "whitechapel/CheckTheRipper-v0": {"turn_limit": 20},
    }.get(name, {"max_hands": 1})
    env = gymnasium.make(name, opponent="constable", seat=1, **short)
    observation, _ = env.reset(seed=1888)
    terminated = False
    reward: SupportsFloat = 0.0
    env.action_space.seed(1)
    while not terminated:
        assert reward == 0
        observation, reward, terminated, truncated, info = env.step(env.action_space.sample(observation["action_mask"]))
        assert not truncated
        assert info == {}
    assert reward in (-1, 0, 1)


def test_an_illegal_action_ends_the_game_and_names_the_rule() -> None:
    env = gymnasium.make("whitechapel/MrJack-v0", opponent="random")
    observation, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated) == (-1, True)
    assert info["refused"] in whitechapel.game("mr-jack").rulebook.rules


def test_an_unknown_opponent_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(whitechapel.BadAnswer, match="'moriarty' does not play mr-jack; there are: random, constable"):
        gymnasium.make("whitechapel/MrJack-v0", opponent="moriarty")


def test_a_seat_that_does_not_exist_is_refused() -> None:
    with pytest.raises(whitechapel.BadAnswer, match="There is no seat 2 in this game; the seats are 0 to 1"):
        gymnasium.make("whitechapel/MrJack-v0", seat=2)


def test_opponents_can_be_made_by_hand_or_drawn_from_a_league() -> None:
    made = []

    def mine(game: Any, agreed: Any, seat: int, rng: Random) -> Any:
        made.append(seat)
        return RandomBot(game, agreed, seat, rng)

    env = SeatEnv("rue-morgue", seat=1, seats=3, opponent=(mine, "random"), max_hands=1)
    for seed in range(6):
        env.reset(seed=seed)
    assert set(made) == {0, 2}
    with pytest.raises(BadAnswer, match="does not play"):
        SeatEnv("rue-morgue", opponent=("random", "nobody"))


def test_masks_rewards_beliefs_and_the_sight_of_all_for_those_who_want_them() -> None:
    env = SeatEnv("jack-the-ripper", opponent="random", reward="score", beliefs=True, max_hands=1)
    observation, _ = env.reset(seed=4)
    over, reward = False, 0.0
    while not over:
        assert env.observation_space.contains(observation)
        assert (env.action_masks() == (observation["action_mask"] == 1)).all()
        assert (env.state_of_game()[0] == observation["observation"]).all()
        observation, reward, over, _, _ = env.step(np.int64(env.action_masks().argmax()))
    scores = env.game.result(env.state).scores
    assert reward == (scores[0] - scores[1]) / 2
    with pytest.raises(BadAnswer, match="no reward by"):
        SeatEnv("mr-jack", reward="luck")
