"""Decisions per second and core through `research.vector`, with observation and mask. Prints JSON for run.py;
`python bench/vector.py --pretty` shows it by itself.

Each decision is a choice of somebody in one of many games: chance and forced answers are played through, and the seat's
numbers and its mask are written. The answers are random, and drawing them is not counted. Beside it, the same decisions
by way of views: `game.view`, `Encoding.observe` and `Encoding.mask`.
"""

from __future__ import annotations

import json
import sys
import time
from random import Random
from typing import Any

import numpy as np

import whitechapel
from whitechapel.core.frames import CHANCE, COMPILED
from whitechapel.research.encode import encoding
from whitechapel.research.vector import Tables

ROWS = 256
SECONDS = 1.0


def side_by_side(game: str, **settings: Any) -> float:
    """Decisions per second of CPU time, stepped together."""
    tables = Tables(game, ROWS, **settings)
    tables.reset(seed=1888)
    rng = np.random.default_rng(1888)
    took = steps = 0.0
    while took < SECONDS:
        answers = (rng.random(tables.masks.shape, np.float32) * tables.masks).argmax(axis=1)
        begin = time.process_time()
        tables.step(answers)
        took += time.process_time() - begin
        steps += ROWS
    return steps / took


def by_views(game: str, **settings: Any) -> float:
    """Decisions per second of CPU time, one game at a time, by way of views."""
    house = whitechapel.game(game)
    agreed = house.read_settings(settings)
    numbers = encoding(house, agreed)
    rng = Random(1888)
    state = house.start(agreed)
    steps = 0
    begin = time.process_time()
    while time.process_time() - begin < SECONDS:
        if state.over:
            state = house.start(agreed)
        if state.seat() == CHANCE:
            state.apply(state.sample(rng))
            continue
        options = state.options()
        if len(options) > 1:
            view = house.view(state, state.seat())
            numbers.observe(view)
            numbers.mask(view)
            steps += 1
        state.apply(options[int(rng.random() * len(options))])
    return steps / (time.process_time() - begin)


def main() -> None:
    figures: dict[str, float] = {"compiled": COMPILED}
    for game in whitechapel.GAMES:
        figures[f"{game.id} side by side, decisions/s"] = side_by_side(game.id, **game.short)
        figures[f"{game.id} by views, decisions/s"] = by_views(game.id, **game.short)
    print(json.dumps(figures, indent=1 if "--pretty" in sys.argv else None))


if __name__ == "__main__":
    main()
