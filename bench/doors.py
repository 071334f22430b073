"""Random steps through the research interfaces, beside the peers' own Python games. Prints JSON for run.py.

Everything is driven by the same loop, and measured in this process's CPU time. Steps of different
games are not equal work: a step of ours observes a hidden-information game through one seat's view.
"""

from __future__ import annotations

import json
import os
import sys
import time
import warnings
from collections.abc import Callable
from random import Random
from typing import Any

warnings.simplefilter("ignore")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import numpy as np  # noqa: E402  (the peers warn while they are imported)
import open_spiel.python.games  # noqa: E402, F401
import pettingzoo  # noqa: E402
import pyspiel  # noqa: E402
from random_games import play_on  # noqa: E402

from whitechapel.core.frames import COMPILED  # noqa: E402
from whitechapel.games import GAMES  # noqa: E402
from whitechapel.research import openspiel_games, pettingzoo_env  # noqa: E402

SECONDS = 1.0
"""How long one figure is measured for."""


def rate(work: Callable[[], int]) -> float:
    """Steps per second of CPU time."""
    work()
    steps = 0
    begin = time.process_time()
    while time.process_time() - begin < SECONDS:
        steps += work()
    return steps / (time.process_time() - begin)


def pettingzoo_steps(env: Any, rng: Random) -> Callable[[], int]:
    """Some steps of an environment: observe, choose from the mask, act; as in PettingZoo's own benchmark."""

    def work() -> int:
        steps = 0
        env.reset()
        for _ in env.agent_iter(1000):
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                action = None
            else:
                action = rng.choice(np.flatnonzero(observation["action_mask"]).tolist())
            env.step(action)
            steps += 1
        return steps

    return work


def open_spiel_steps(game: Any, rng: Random) -> Callable[[], int]:
    """A game from its first chance node to its end."""

    def work() -> int:
        return play_on(game.new_initial_state(), rng)

    return work


def main() -> None:
    rng = Random(1888)
    figures: dict[str, float] = {"compiled": COMPILED}
    tictactoe = pettingzoo.make("aec", "classic/tictactoe-v3")
    figures["PettingZoo's tictactoe steps/s"] = rate(pettingzoo_steps(tictactoe, rng))
    for game in GAMES:
        figures[f"PettingZoo {game.id} steps/s"] = rate(pettingzoo_steps(pettingzoo_env.env(game.id), rng))
    for name in ("python_kuhn_poker", "python_liars_poker", "python_tic_tac_toe"):
        figures[f"OpenSpiel's {name} steps/s"] = rate(open_spiel_steps(pyspiel.load_game(name), rng))
    for game in GAMES:
        ours = pyspiel.load_game(openspiel_games.name_of(game.id))
        figures[f"OpenSpiel {game.id} steps/s"] = rate(open_spiel_steps(ours, rng))
    print(json.dumps(figures, indent=1 if "--pretty" in sys.argv else None))


if __name__ == "__main__":
    main()
