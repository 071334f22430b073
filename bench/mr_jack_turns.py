"""Mr. Jack: activations and whole turns per second, and what it costs to list everything one card can do.

`python bench/mr_jack_turns.py` prints a table, and `run()` returns its rows, to be shown beside others.
`python bench/mr_jack_turns.py balance [games]` lets the bots play each other and prints who wins on which side.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from math import prod
from random import Random
from typing import Any

from whitechapel.bots import bots
from whitechapel.core.frames import CHANCE, COMPILED, playout
from whitechapel.games.mr_jack import GAME
from whitechapel.games.mr_jack.material import CHARACTERS, EVERYBODY, GOODLEY, TURNS
from whitechapel.games.mr_jack.state import Table
from whitechapel.games.mr_jack.steps import bundles_with, turns

GAMES = 200
POSITIONS = 150

Row = tuple[str, float]


def seconds(work: Callable[[], object], times: int = 1, rounds: int = 5) -> float:
    """How long this takes once, when repeated `times` times; the best of several rounds counts, since a busy machine is
    not its fault."""
    best = float("inf")
    for _ in range(rounds):
        begin = time.perf_counter()
        for _ in range(times):
            work()
        best = min(best, time.perf_counter() - begin)
    return best / times


def opening(edition: str) -> Table:
    """The first choice of a card, as if all eight lay face up."""
    state = GAME.new(edition=edition)
    assert isinstance(state, Table)
    rng = Random(1888)
    while state.seat() == CHANCE:
        state.apply(state.sample(rng))
    state.cards = state.dealt = EVERYBODY
    return state


def positions(rng: Random) -> list[Table]:
    """Choices of a card from the middle of random games."""
    found: list[Table] = []
    while len(found) < POSITIONS:
        state = GAME.new()
        assert isinstance(state, Table)
        while not state.over:
            if state.seat() != CHANCE and state.stack[-1].name == "choose-card" and rng.random() < 0.1:
                found.append(state.clone())
            state.apply(state.sample(rng) if state.seat() == CHANCE else rng.choice(state.options()))
    return found[:POSITIONS]


def random_games() -> int:
    """Play random games to the end; returns the number of activations."""
    rng = Random(1888)
    activations = 0
    for _ in range(GAMES):
        state = GAME.new()
        assert isinstance(state, Table)
        playout(state, rng)
        activations += (state.round - 1) * TURNS + state.turn + 1
    return activations


def openings() -> list[Row]:
    """What it costs to list everything each card can do in the opening."""
    start = opening("2006")
    rows = []
    for character, name in enumerate(CHARACTERS):
        number = sum([prod(map(len, bundle)) for bundle in bundles_with(start, 0, character)])
        cost = seconds(partial(bundles_with, start, 0, character), 5, 60)
        rows.append((f"mr-jack opening, {name} ({number:,} turns), ms", cost * 1e3))
    return rows


def run() -> list[Row]:
    """The figures that matter most, by name; names that end in `/s` are rates, the others costs."""
    activations = random_games()
    took = seconds(random_games)
    middle = positions(Random(1888))
    listed = sum([len(turns(table)) for table in middle])
    listing = sum([seconds(partial(turns, table)) for table in middle])
    start = opening("2006")
    costs = [cost for _, cost in openings()]
    rows = [
        ("mr-jack activations/s", activations / took),
        ("mr-jack whole-turn enumerations/s", len(middle) / listing),
        ("mr-jack whole turns listed/s", listed / listing),
        ("mr-jack opening, a card on average, ms", sum(costs) / len(costs)),
        ("mr-jack opening, goodley, ms", costs[GOODLEY]),
    ]
    start.cards = 1 << GOODLEY
    rows.append(("mr-jack opening, goodley, unfolded, ms", seconds(lambda: turns(start), 1, 60) * 1e3))
    return rows


def match(detective: str, jack: str, edition: str, seed: int) -> tuple[str, float]:
    """One game between two bots: how it ended, and the longest that either thought about an answer, in milliseconds."""
    agreed = GAME.read_settings({"edition": edition})
    makers = [bots(GAME.id)[name] for name in (detective, jack)]
    players = [make(GAME, agreed, seat, Random(2 * seed + seat)) for seat, make in enumerate(makers)]
    state: Any = GAME.start(agreed)
    rng = Random(seed)
    longest = 0.0
    while not state.over:
        seat = state.seat()
        if seat == CHANCE:
            state.apply(state.sample(rng))
            continue
        view = GAME.view(state, seat)
        begin = time.process_time()
        answer = players[seat].choose(view)
        longest = max(longest, time.process_time() - begin)
        state.play(seat, GAME.action(answer))
    return state.ending, longest * 1e3


def balance(games: int) -> None:
    """Every bot against every other on both sides, on both printings of the board."""
    endings = ("caught", "wronged", "escaped", "dawn")
    print(f"{'board':8}{'detective':11}{'jack':9}{'games':>6}", *[f"{ending:>9}" for ending in endings], end="")
    print(f"{'detective wins':>17}{'longest thought':>18}")
    for edition in ("2006", "later"):
        for detective in bots(GAME.id):
            for jack in bots(GAME.id):
                played = [match(detective, jack, edition, seed) for seed in range(games)]
                ended = Counter([ending for ending, _ in played])
                share = 100 * ended["caught"] / games
                print(f"{edition:8}{detective:11}{jack:9}{games:>6}", *[f"{ended[e]:>9}" for e in endings], end="")
                print(f"{share:>15.1f} %{max([longest for _, longest in played]):>15.0f} ms", flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["balance"]:
        balance(int(sys.argv[2]) if len(sys.argv) > 2 else 500)
    else:
        print("compiled" if COMPILED else "interpreted")
        for name, figure in [*run(), *openings()]:
            print(f"{name:56}{figure:>14,.3f}")
