"""PettingZoo's own tests of our environments, and what they do not ask."""

from __future__ import annotations

import itertools
import pickle
import sys
import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from research.tables import TABLES, name

from whitechapel.research import pettingzoo_env

with warnings.catch_warnings():  # where pygame is installed, PettingZoo's tests import its games in a way it calls old
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
    from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test

# What PettingZoo says of every environment with an action mask that is not on its own list.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]

every_table = pytest.mark.parametrize("table", TABLES, ids=name)


@every_table
def test_the_api_is_as_pettingzoo_wants_it(table: tuple[str, dict[str, Any]]) -> None:
    api_test(pettingzoo_env.env(table[0], **table[1]), num_cycles=150)


@every_table
def test_the_same_seed_gives_the_same_game(table: tuple[str, dict[str, Any]]) -> None:
    seed_test(partial(pettingzoo_env.env, table[0], **table[1]), num_cycles=60)


@every_table
def test_everything_can_be_rendered(table: tuple[str, dict[str, Any]], capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(pettingzoo_env.env, table[0], **table[1]))
    assert "player_1" in capsys.readouterr().out or table[0] == "mr-jack"


@every_table
def test_observations_are_saved_where_they_are_pictures(table: tuple[str, dict[str, Any]]) -> None:
    save_obs_test(pettingzoo_env.env(table[0], **table[1]))


@pytest.mark.parametrize("table", [table for table in TABLES if "seats" not in table[1]], ids=name)
def test_pettingzoos_benchmark_runs(
    table: tuple[str, dict[str, Any]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # It runs for five seconds: on a clock of ours, which is looked at once for every round of the seats.
    ticks = itertools.count(step=0.002)
    clock = SimpleNamespace(time=lambda: next(ticks))
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", clock)
    performance_benchmark(pettingzoo_env.env(table[0], **table[1]))
    assert "turns per second" in capsys.readouterr().out


def finish(env: Any, seed: int) -> dict[str, float]:
    """Play with random legal answers, and return what everybody got."""
    rewards: dict[str, float] = {}
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        rewards[agent] = rewards.get(agent, 0) + reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if termination or truncation else int(rng.choice(legal)))
    return rewards


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("whitechapel/JackTheRipper-v0", {"seats": 4, "max_hands": 1}),
        ("whitechapel/RueMorgue-v0", {"seats": 4, "max_hands": 1}),
        ("whitechapel/MrJack-v0", {}),
        ("whitechapel/CheckTheRipper-v0", {"seats": 4, "turn_limit": 30}),
    ],
)
def test_a_whole_game_ends_with_rewards_that_add_up_to_zero(name: str, options: dict[str, Any]) -> None:
    rewards = finish(pettingzoo.make("aec", name, **options), seed=7)
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) > 0 or set(rewards.values()) == {0}


def test_an_illegal_action_ends_the_game_and_costs_its_agent_one() -> None:
    env = pettingzoo_env.env("mr-jack")
    env.reset(seed=1)
    assert env.agent_selection == "player_0"
    mask = env.observe("player_0")["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert env.rewards == {"player_0": -1, "player_1": 0}
    assert env.terminations == {"player_0": True, "player_1": True}


def test_only_the_agent_that_is_asked_has_a_mask() -> None:
    env = pettingzoo_env.env("jack-the-ripper", first_dealer=1)
    env.reset(seed=1)
    assert env.agent_selection == "player_0"
    assert env.observe("player_0")["action_mask"].sum() == 2
    assert env.observe("player_1")["action_mask"].sum() == 0


def test_partners_pass_cards_one_after_the_other_and_nobody_sees_it() -> None:
    env = pettingzoo_env.env("rue-morgue", seats=4)
    env.reset(seed=1)
    before = {agent: env.observe(agent)["observation"] for agent in env.agents}
    assert env.agent_selection == "player_0"
    env.step(int(np.flatnonzero(env.observe("player_0")["action_mask"])[0]))
    assert env.agent_selection == "player_1"
    for agent in ("player_1", "player_2", "player_3"):
        assert env.observe(agent)["observation"].tobytes() == before[agent].tobytes()


def test_an_environment_can_be_pickled() -> None:
    env = pettingzoo_env.env("mr-jack", edition="later")
    again = pickle.loads(pickle.dumps(env))
    assert again.agreed.edition == "later"
    assert finish(again, seed=3) == finish(env, seed=3)


@every_table
def test_critics_may_see_what_every_seat_sees(table: tuple[str, dict[str, Any]]) -> None:
    env = pettingzoo_env.env(table[0], **table[1])
    env.reset(seed=3)
    seen = env.state()
    assert env.state_space.contains(seen)
    for row, agent in zip(seen, env.possible_agents, strict=True):
        assert (row == env.observe(agent)["observation"]).all()


def test_beliefs_are_those_of_a_seat_that_remembers_everything() -> None:
    env = pettingzoo_env.env("rue-morgue", beliefs=True, max_hands=1)
    env.reset(seed=3)
    for agent in env.agent_iter(60):
        observation, _, termination, truncation, _ = env.last()
        assert env.observation_space(agent).contains(observation)
        if not termination:
            hand = observation["belief"][0]  # its own hand comes first, and is known
            size = len(env.encoding.held)
            place = env.encoding.places["hand"]
            assert hand.tolist() == observation["observation"][place : place + size].tolist()
        env.step(None if termination or truncation else env.action_space(agent).sample(observation["action_mask"]))


def test_rewards_can_be_by_score() -> None:
    env = pettingzoo_env.env("jack-the-ripper", reward="score", max_hands=1)
    env.reset(seed=3)
    while not any(env.terminations.values()):
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    scores = env.game.result(env.state_of_game).scores
    assert list(env.rewards.values()) == [(scores[0] - scores[1]) / 2, (scores[1] - scores[0]) / 2]
