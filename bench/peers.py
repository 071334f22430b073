"""The same work in other programs: random games, driven from Python, from dealt states. Prints JSON for run.py.

Steps of different games are not equal work, which is why there is more than one game to compare with.
"""

from __future__ import annotations

import json
import time
import warnings
from collections.abc import Callable
from random import Random

warnings.simplefilter("ignore")

import pyspiel  # noqa: E402  (both libraries warn while they are imported)
import rlcard  # noqa: E402
from random_games import draw, play_on  # noqa: E402


def best_rate(work: Callable[[], int]) -> float:
    """Steps per second, the best of five runs."""
    rates = []
    for _ in range(5):
        begin = time.perf_counter()
        steps = work()
        rates.append(steps / (time.perf_counter() - begin))
    return max(rates)


def open_spiel(name: str, rng: Random, deals: int) -> float:
    """Clone a dealt state and play it to the end; chance outcomes are drawn like legal actions."""
    game = pyspiel.load_game(name)
    dealt = []
    for _ in range(deals):
        state = game.new_initial_state()
        while state.is_chance_node():
            draw(state, rng)
        dealt.append(state)

    def work() -> int:
        return sum(play_on(start.clone(), rng) for start in dealt)

    return best_rate(work)


def ismcts_gin_rummy(rng: Random, simulations: int) -> float:
    """Simulations per second of OpenSpiel's own information-set search, in C++, with one random rollout each."""
    state = pyspiel.load_game("gin_rummy").new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1888)

    def work() -> int:
        pyspiel.ISMCTSBot(1888, evaluator, 1.4, simulations).step(state)
        return simulations

    return best_rate(work)


def rlcard_gin_rummy(rng: Random, games: int) -> float:
    """RLCard's own environment, stepped with random legal actions; it deals anew each time."""
    env = rlcard.make("gin-rummy", config={"seed": 1})

    def work() -> int:
        steps = 0
        for _ in range(games):
            state, _ = env.reset()
            while not env.is_over():
                actions = list(state["legal_actions"])
                state, _ = env.step(actions[int(rng.random() * len(actions))])
                steps += 1
        return steps

    return best_rate(work)


def main() -> None:
    rng = Random(1888)
    print(
        json.dumps(
            {
                "OpenSpiel gin_rummy steps/s": open_spiel("gin_rummy", rng, 60),
                "OpenSpiel hearts steps/s": open_spiel("hearts", rng, 200),
                "RLCard gin-rummy steps/s": rlcard_gin_rummy(rng, 5),
                "OpenSpiel gin_rummy ISMCTSBot, simulations/s": ismcts_gin_rummy(rng, 400),
            }
        )
    )


if __name__ == "__main__":
    main()
