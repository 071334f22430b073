"""Simulations per second of the bots' search. Prints JSON for run.py; `python bench/search.py` shows it by itself.

A simulation is a sampled world that is played on to the end of the hand and judged, including the cost of drawing the
world. `search` is what the higher ranks do: every promising answer in the same worlds, played on by common
sense. `plain search` is one tree with random rollouts, as OpenSpiel's ISMCTSBot does it in gin rummy.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from random import Random
from typing import Any

import whitechapel
from whitechapel.bots.rummy import ENDED, Rank, Sense, guide, plain_guide
from whitechapel.bots.search import Guide, Limits, Weighed, flat, tree
from whitechapel.core.frames import CHANCE, COMPILED, State
from whitechapel.core.game import Game

POSITIONS = 6
SIMULATIONS = 600


def positions(game: Game, rng: Random) -> list[tuple[Any, Any]]:
    """Views with a choice of seat 0, and its memory, from the middle of first hands."""
    found: list[tuple[Any, Any]] = []
    while len(found) < POSITIONS:
        state = game.new()
        state.events = []
        memory = game.memory(game.read_settings({}), 0)
        for _ in range(rng.randrange(5, 60)):
            state.apply(state.sample(rng) if state.seat() == CHANCE else rng.choice(state.options()))
        for event in state.events:
            memory.hear(game.told(event, 0))
        view = game.view(state, 0)
        if len(view.options) > 1:
            found.append((view, memory))
    return found


def rate(game: Game, sense: Sense, search: Callable[..., list[Weighed]], guide: Guide) -> float:
    """Simulations per second, the best of three rounds over the same positions."""
    found = positions(game, Random(1888))
    rates = []
    rng = Random(7)
    for _ in range(3):
        done = 0
        begin = time.perf_counter()
        for view, memory in found:

            def world(view: Any = view, memory: Any = memory) -> State:
                table = game.sample(view, memory, rng)
                table.stack[0] = ENDED
                return table

            done += sum([one.visits for one in search(world, 0, guide, Limits(SIMULATIONS), rng)])
        rates.append(done / (time.perf_counter() - begin))
    return max(rates)


def main() -> None:
    figures: dict[str, float] = {"compiled": COMPILED}
    for game in whitechapel.GAMES:
        bots = game.room("bots")
        if bots is not None and hasattr(bots, "SENSE"):  # those that search as `bots.rummy` does
            sense, common = bots.SENSE, guide(bots.SENSE, Rank(bots.SERGEANT))
            figures[f"{game.id} search, simulations/s"] = rate(game, sense, flat, common)
            figures[f"{game.id} plain search, simulations/s"] = rate(game, sense, tree, plain_guide(sense))
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
