"""Mr. Jack: activations and whole turns per second, and what it costs to list everything one card can do.

`python bench/mr_jack.py` prints a table; `run()` gives its rows to whoever wants them beside others.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import prod
from random import Random
from typing import Any

from whitechapel.core.frames import CHANCE, COMPILED, playout
from whitechapel.games.mr_jack import GAME
from whitechapel.games.mr_jack.material import CHARACTERS, EVERYBODY, GOODLEY, TURNS
from whitechapel.games.mr_jack.steps import bundles_with, turns

GAMES = 200
POSITIONS = 150

Row = tuple[str, float]


def seconds(work: Callable[[], object], times: int = 1, rounds: int = 5) -> float:
    """How long this takes once, when it is done so many times in a row; the best of some rounds counts, since a busy
    machine is not its fault."""
    best = float("inf")
    for _ in range(rounds):
        begin = time.perf_counter()
        for _ in range(times):
            work()
        best = min(best, time.perf_counter() - begin)
    return best / times


def opening(edition: str) -> Any:
    """The first choice of a card, as if all eight lay face up."""
    state: Any = GAME.new(edition=edition)
    rng = Random(1888)
    while state.seat() == CHANCE:
        state.apply(state.sample(rng))
    state.cards = state.dealt = EVERYBODY
    return state


def positions(rng: Random) -> list[Any]:
    """Choices of a card from the middle of random games."""
    found: list[Any] = []
    while len(found) < POSITIONS:
        state: Any = GAME.new()
        while not state.over:
            if state.seat() != CHANCE and state.stack[-1].name == "choose-card" and rng.random() < 0.1:
                found.append(state.clone())
            state.apply(state.sample(rng) if state.seat() == CHANCE else rng.choice(state.options()))
    return found[:POSITIONS]


def random_games() -> tuple[int, int]:
    """Play random games to the end; how many answers and how many activations that were."""
    rng = Random(1888)
    answers = activations = 0
    for _ in range(GAMES):
        state: Any = GAME.new()
        answers += playout(state, rng)
        activations += (state.round - 1) * TURNS + state.turn + 1
    return answers, activations


def run() -> list[Row]:
    """All the figures, by name; names that end in `/s` are rates, the others costs."""
    answers, activations = random_games()
    took = seconds(random_games)
    middle = positions(Random(1888))
    listed = sum([len(turns(table)) for table in middle])
    listing = sum([seconds(lambda table=table: turns(table)) for table in middle])  # type: ignore[misc]
    start = opening("2006")
    rows = [
        ("mr-jack steps/s", answers / took),
        ("mr-jack activations/s", activations / took),
        ("mr-jack whole-turn enumerations/s", len(middle) / listing),
        ("mr-jack whole turns listed/s", listed / listing),
    ]
    costs = []
    for character, name in enumerate(CHARACTERS):
        number = sum([prod(map(len, bundle)) for bundle in bundles_with(start, 0, character)])
        cost = seconds(lambda who=character: bundles_with(start, 0, who), 5, 60)  # type: ignore[misc]
        costs.append(cost * 1e3)
        rows.append((f"mr-jack opening, {name} ({number:,} turns), ms", costs[-1]))
    rows.append(("mr-jack opening, one activation on average, ms", sum(costs) / len(costs)))
    start.cards = 1 << GOODLEY
    rows.append(("mr-jack opening, goodley, unfolded, ms", seconds(lambda: turns(start), 1, 60) * 1e3))
    rows.append(("mr-jack clone, us", seconds(start.clone, times=20_000) * 1e6))
    return rows


if __name__ == "__main__":
    print("compiled" if COMPILED else "interpreted")
    for name, figure in run():
        print(f"{name:56}{figure:>14,.3f}")
