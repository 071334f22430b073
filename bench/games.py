"""Our own games: steps, clones and sampled worlds per second. Prints JSON for run.py."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from random import Random

import mr_jack_turns

import whitechapel
from whitechapel.core.frames import CHANCE, COMPILED, State, playout
from whitechapel.core.game import Game, Memory

DEALS = 200
MIDDLE = 60
"""After this many answers most games are about halfway through."""


def seconds(work: Callable[[], object]) -> float:
    """How long this takes."""
    begin = time.perf_counter()
    work()
    return time.perf_counter() - begin


def dealt(game: Game, rng: Random, **options: object) -> State:
    """A new game with all chance before the first decision answered."""
    state = game.new(**options)
    while state.seat() == CHANCE:
        state.apply(state.sample(rng))
    return state


def steps_per_second(states: list[State], rng: Random) -> float:
    """Settings, a random choice and its application, from dealt states to the end of the game."""
    steps = 0

    def work() -> None:
        nonlocal steps
        steps = sum(playout(state.clone(), rng) for state in states)

    return max(steps / took for took in [seconds(work) for _ in range(5)] if steps)


def clone_microseconds(state: State, times: int = 20_000) -> float:
    """What a copy of a state costs."""

    def work() -> None:
        for _ in range(times):
            state.clone()

    return min(seconds(work) for _ in range(5)) / times * 1e6


def sample_microseconds(game: Game, rng: Random, times: int = 300, **options: object) -> float:
    """What it costs to draw a world from a seat's view and memory in the middle of a game."""
    state = game.new(**options)
    state.events = []
    memory: Memory = game.memory(game.read_settings(options), 0)
    heard = 0
    for _ in range(MIDDLE):
        if state.over:
            break
        state.apply(state.sample(rng) if state.seat() == CHANCE else rng.choice(state.options()))
        for event in state.events[heard:]:
            memory.hear(game.told(event, 0))
        heard = len(state.events)
    view = game.view(state, 0)

    def work() -> None:
        for _ in range(times):
            game.sample(view, memory, rng)

    return min(seconds(work) for _ in range(5)) / times * 1e6


def main() -> None:
    rng = Random(1888)
    figures: dict[str, float] = {"compiled": COMPILED}
    for game in whitechapel.GAMES:
        states = [dealt(game, rng, **game.short) for _ in range(DEALS)]
        figures[f"{game.id} steps/s"] = steps_per_second(states, rng)
        figures[f"{game.id} clone, us"] = clone_microseconds(states[0])
        figures[f"{game.id} sampled world, us"] = sample_microseconds(game, rng, **game.short)
    figures |= mr_jack_turns.run()
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
