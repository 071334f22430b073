"""Games side by side: the same numbers as the ordinary encoding, the same games as the engine plays."""

from __future__ import annotations

import resource
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.seeding import np_random
from gymnasium.vector import AutoresetMode
from research.tables import TABLES, name

import whitechapel
from whitechapel.bots import Bot
from whitechapel.bots.random_bot import RandomBot
from whitechapel.core.frames import BadAnswer
from whitechapel.core.game import Game
from whitechapel.research import gymnasium_env, pettingzoo_env, vector
from whitechapel.research.encode import Encoding, ViewWriter, encoding
from whitechapel.research.vector import Processes, SeatsEnv, Tables, play

every_table = pytest.mark.parametrize("table", TABLES, ids=name)


def random_answers(masks: Any, rng: np.random.Generator) -> Any:
    """A legal answer for each row."""
    return (rng.random(masks.shape) * masks).argmax(axis=1)


def first_answers(observations: Any, masks: Any) -> Any:
    """A policy: the legal answer with the lowest number."""
    return masks.argmax(axis=1)


def compare(house: Game, numbers: Encoding, seed: int) -> None:
    """In every position of a random game, every seat's numbers must be the same from the state as from its view."""
    rng = Random(seed)
    state = house.start(numbers.agreed)
    while True:
        for seat in range(numbers.agreed.seats):
            view = house.view(state, seat)
            assert numbers.see(state, seat).tolist() == numbers.observe(view).tolist()
            assert numbers.legal(state, seat).tolist() == numbers.mask(view).tolist()
        if state.over:
            return
        if state.seat() == whitechapel.CHANCE:
            state.apply(state.sample(rng))
        else:
            state.apply(rng.choice(state.options()))


@every_table
def test_what_is_written_from_the_state_is_what_the_view_shows(table: tuple[str, dict[str, Any]]) -> None:
    house = whitechapel.game(table[0])
    numbers = encoding(house, house.read_settings(table[1]))
    assert not isinstance(numbers.writer, ViewWriter)
    for seed in range(3):
        compare(house, numbers, seed)


def resident() -> int:
    """How much memory this process has, in megabytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize() >> 20


@pytest.mark.skipif(sys.platform != "linux", reason="reads Linux's own count")
def test_looking_keeps_no_memory() -> None:
    house = whitechapel.game("mr-jack")
    numbers = encoding(house, house.read_settings({}))
    state = house.new()
    numbers.see(state, 0)
    before = resident()
    for _ in range(10_000):
        numbers.see(state, 0)  # 6 kB
    assert resident() - before < 30


@pytest.mark.parametrize("game", ["rue-morgue", "mr-jack"])
def test_a_game_that_defines_no_numbers_is_written_from_its_views(game: str) -> None:
    unknown = replace(whitechapel.game(game), home="nowhere")
    numbers = Encoding(unknown, unknown.read_settings(unknown.short))
    assert isinstance(numbers.writer, ViewWriter)
    compare(unknown, numbers, seed=1)


@every_table
def test_the_rows_are_the_games_the_engine_plays(table: tuple[str, dict[str, Any]]) -> None:
    """One game, followed by hand: chance and forced answers in between, the reward at its end, and then the next."""
    house = whitechapel.game(table[0])
    tables = Tables(table[0], 2, **table[1])
    tables.reset(seed=5)
    answers = np.random.default_rng(1)
    rng, ended = Random(6), 0  # of the second row
    state = house.start(tables.agreed)
    while ended < 2:
        while state.seat() == whitechapel.CHANCE or len(state.options()) == 1:
            state.apply(state.sample(rng) if state.seat() == whitechapel.CHANCE else state.options()[0])
        seat = state.seat()
        view = house.view(state, seat)
        assert tables.seats[1] == seat
        assert tables.observations[1].tolist() == tables.encoding.observe(view).tolist()
        assert tables.masks[1].tolist() == tables.encoding.mask(view).tolist()
        assert tables.state()[1, seat].tolist() == tables.observations[1].tolist()
        chosen = random_answers(tables.masks, answers)
        tables.step(chosen)
        state.apply(tables.encoding.actions[chosen[1]])
        while not state.over and (state.seat() == whitechapel.CHANCE or len(state.options()) == 1):
            state.apply(state.sample(rng) if state.seat() == whitechapel.CHANCE else state.options()[0])
        assert tables.dones[1] == state.over
        if state.over:
            winners = house.result(state).winners
            assert [reward > 0 for reward in tables.rewards[1]] == [
                seat in winners and len(winners) < tables.agreed.seats for seat in range(tables.agreed.seats)
            ]
            state = house.start(tables.agreed)
            ended += 1
        else:
            assert not tables.rewards[1].any()


@every_table
def test_beliefs_are_those_of_the_other_doors(table: tuple[str, dict[str, Any]]) -> None:
    """Two games and the beginning of a third, the same ones through PettingZoo, where forced answers are shown too."""
    tables = Tables(table[0], 2, beliefs=True, **table[1])
    tables.reset(seed=5)
    env = pettingzoo_env.env(table[0], beliefs=True, **table[1])
    env.reset(seed=6)  # of the second row
    answers, ended = np.random.default_rng(1), 0
    while ended < 2:
        seen = env.observe(env.agent_selection)
        while seen["action_mask"].sum() == 1:
            env.step(int(seen["action_mask"].argmax()))
            seen = env.observe(env.agent_selection)
        assert env.agent_selection == f"player_{tables.seats[1]}"
        assert tables.observations[1].tolist() == seen["observation"].tolist()
        assert tables.beliefs[1].tolist() == seen["belief"].tolist()
        chosen = random_answers(tables.masks, answers)
        tables.step(chosen)
        env.step(int(chosen[1]))
        while not any(env.terminations.values()) and env.observe(env.agent_selection)["action_mask"].sum() == 1:
            env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
        assert tables.dones[1] == any(env.terminations.values())
        if tables.dones[1]:
            env.reset()
            ended += 1


def test_gymnasium_believes_the_same_in_one_game_as_in_many() -> None:
    options: dict[str, Any] = {"seat": 1, "opponent": "constable", "beliefs": True, "max_hands": 1}
    one = gymnasium_env.SeatEnv("rue-morgue", **options)
    many = SeatsEnv("rue-morgue", 2, **options)
    rng, _ = np_random(9)
    seen, _ = one.reset(seed=9)
    rows, _ = many.reset(seed=[4, int(rng.integers(1 << 62))])
    assert many.observation_space.contains(rows)
    answers, over, choices = np.random.default_rng(1), False, 0
    while not over:
        if seen["action_mask"].sum() == 1:
            seen, _, over, _, _ = one.step(np.int64(seen["action_mask"].argmax()))
            continue
        assert rows["belief"][1].tolist() == seen["belief"].tolist()
        choices += 1
        chosen = random_answers(many.action_masks(), answers)
        rows, _, _, _, _ = many.step(chosen)
        seen, _, over, _, _ = one.step(chosen[1])
    assert choices > 10


def test_an_illegal_answer_is_refused_and_nothing_has_happened() -> None:
    tables = Tables("jack-the-ripper", 3, max_hands=1)
    tables.reset(seed=1)
    before = tables.observations.copy()
    legal = first_answers(None, tables.masks)
    for bad in (int(np.flatnonzero(tables.masks[2] == 0)[0]), len(tables.encoding.actions), -1):
        with pytest.raises(BadAnswer, match="game 2"):
            tables.step([int(legal[0]), int(legal[1]), bad])
    with pytest.raises(BadAnswer, match="2 answers for 3 games"):
        tables.step([0, 0])
    assert (tables.observations == before).all()
    tables.step(legal)


def test_rewards_can_be_by_score() -> None:
    tables = Tables("jack-the-ripper", 4, reward="score", max_hands=1)
    tables.reset(seed=1)
    rng = np.random.default_rng(1)
    seen: list[list[float]] = []
    while len(seen) < 8:
        tables.step(random_answers(tables.masks, rng))
        seen += tables.rewards[tables.dones].tolist()
    assert all(sum(rewards) == 0 for rewards in seen)
    assert max([abs(rewards[0]) for rewards in seen]) > 1
    with pytest.raises(BadAnswer, match="no reward by 'luck'"):
        Tables("jack-the-ripper", 4, reward="luck")


def test_several_processes_play_the_same_games_as_one() -> None:
    options: dict[str, Any] = {"beliefs": True, "max_hands": 1}
    one, two = Tables("rue-morgue", 5, **options), Processes("rue-morgue", 5, 2, **options)
    try:
        one.reset(seed=3)
        two.reset(seed=3)
        rng = np.random.default_rng(1)
        for _ in range(150):
            chosen = random_answers(one.masks, rng)
            one.step(chosen)
            two.step(chosen)
            for field in ("observations", "masks", "beliefs", "seats", "rewards", "dones"):
                assert (getattr(one, field) == getattr(two, field)).all()
        with pytest.raises(BadAnswer, match="not legal"):
            two.step([-1] * 5)
        with pytest.raises(BadAnswer, match="1 answers for 5 games"):
            two.step([0])
    finally:
        two.close()


@pytest.mark.parametrize("game", ["jack-the-ripper", "mr-jack"])
def test_gymnasium_plays_a_seat_of_many_games_against_bots(game: str) -> None:
    env = SeatsEnv(game, 4, seat=None, opponent=("constable", "random"), **whitechapel.game(game).short)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    first, _ = env.reset(seed=9)
    assert env.observation_space.contains(first)
    again, _ = env.reset(seed=9)
    assert all((first[key] == again[key]).all() for key in first)
    rng = np.random.default_rng(1)
    results: list[float] = []
    while len(results) < 6:
        assert env.tables.seats.tolist() == [0, 1, 0, 1]
        observation, rewards, dones, truncations, _ = env.step(random_answers(env.action_masks(), rng))
        assert not truncations.any()
        assert not rewards[~dones].any()
        results += rewards[dones].tolist()
    assert env.observation_space.contains(observation)
    assert set(results) <= {-1.0, 0.0, 1.0}


def test_policies_play_against_bots_and_each_other() -> None:
    asked: list[int] = []

    def watched(game: Game, agreed: Any, seat: int, rng: Random) -> Bot:
        asked.append(seat)
        return RandomBot(game, agreed, seat, rng)

    found = play("mr-jack", {1: first_answers}, 6, others={0: watched}, seed=4, rows=3)
    assert found.shape == (6, 2)
    assert (found.sum(axis=1) == 0).all()
    assert set(asked) == {0}
    again = play("mr-jack", {1: first_answers}, 6, others={0: "random"}, seed=4, rows=3)
    assert (found == again).all()
    both = play("mr-jack", {0: first_answers, 1: first_answers}, 2, seed=4)
    assert both.shape == (2, 2)
    with pytest.raises(BadAnswer, match="needs one player"):
        play("mr-jack", {1: first_answers}, 6)


def test_seeds_may_be_given_game_by_game() -> None:
    assert vector.seeds(7, 3) == [7, 8, 9]
    assert vector.seeds([4, 4], 2) == [4, 4]
    tables = Tables("mr-jack", 2)
    tables.reset([4, 4])
    assert (tables.observations[0] == tables.observations[1]).all()
    before = tables.observations.copy()
    with pytest.raises(BadAnswer, match="3 seeds for 2 games"):
        tables.reset([4, 5, 6])
    assert (tables.observations == before).all()
