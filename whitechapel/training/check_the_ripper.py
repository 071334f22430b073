"""How the commissioner's judgement of Check the Ripper was learned: bots play each other, what lay on the table before
each turn is written down with who won, the weights are fitted to that, and they play again with those.

    python -m whitechapel.training.check_the_ripper learn --games 1200 --rounds 2 --jobs 16 --out judgement.json
    python -m whitechapel.training.check_the_ripper measure --games 200 --jobs 16

`learn` needs numpy. `measure` lets the commissioner play the superintendent with two, three and four seats.
"""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from whitechapel.bots.arena import pairings, runner, tabulate, tasks
from whitechapel.bots.check_the_ripper import judgement
from whitechapel.bots.check_the_ripper.commissioner import COMMISSIONER, Commissioner
from whitechapel.bots.search import stop_the_clocks
from whitechapel.core.frames import CHANCE
from whitechapel.games.check_the_ripper import GAME
from whitechapel.games.check_the_ripper.material import COPIES, WEAPONS
from whitechapel.games.check_the_ripper.settings import TABLE
from whitechapel.games.check_the_ripper.state import Table
from whitechapel.training.command import command

QUICK: Final = COMMISSIONER._replace(turns=0)
"""How they play to learn: many games say more than good ones."""
STRAY: Final = 0.03
"""How often they give one of the next best answers instead, so that there is something to compare with."""
CAUTION: Final = 10.0
"""How strongly the weights of one part of the game hold to those of the whole."""
SEATS: Final = tuple(next(setting.values for setting in TABLE if setting.name == "seats"))
PARTS: Final = len(WEAPONS)
"""The parts of a game: how many murderers are convicted."""


class Task(NamedTuple):
    """A game to be played: plain data for another process."""

    seats: int
    seed: int
    weights: judgement.Weights


class Played(NamedTuple):
    """One game: before each turn, how many murderers are convicted, and each seat's numbers; and each seat's share of
    the win."""

    rows: list[tuple[int, list[tuple[float, ...]]]]
    won: list[float]


def play(task: Task) -> Played:
    """One game, seen before each turn by one of the seats."""
    stop_the_clocks(True)
    judgement.learn(task.weights)
    agreed = GAME.read_settings({"seats": task.seats})
    seats = range(task.seats)
    bots = [Commissioner(QUICK, GAME, agreed, seat, Random(f"{task.seed} {seat}")) for seat in seats]
    chance, stray = Random(f"shuffles {task.seed}"), Random(f"strays {task.seed}")
    state = GAME.start(agreed)
    assert isinstance(state, Table)
    state.events = []
    rows = []
    while not state.over:
        seat = state.waiting()[0]
        if seat == CHANCE:
            if state.stack[-1].name == "roll":
                who = stray.randrange(task.seats)
                rows.append((state.cabinet.count(COPIES), bots[who].numbers(GAME.view(state, who), state.active)))
            state.apply(state.sample(chance))
        else:
            view = GAME.view(state, seat)
            answer = bots[seat].choose(view)
            if len(view.options) > 1 and stray.random() < STRAY:
                some = bots[seat].weigh(view)[:3]
                answer = some[stray.randrange(len(some))].answer
            state.play(seat, GAME.action(answer))
        events, state.events = state.events or [], []
        for event in events:
            for listener in seats:
                bots[listener].hear(GAME.told_to_bot(event, listener))
    winners = GAME.result(state).winners
    return Played(rows, [(seat in winners) / len(winners) for seat in seats])


# -- fitting ---------------------------------------------------------------------------------------

Numbers = NDArray[np.float64]


def chances(numbers: Numbers, weights: Numbers) -> Numbers:
    """How likely each seat is to win: its share of the exponentials of the strengths."""
    strengths = numbers @ weights
    found = np.exp(strengths - strengths.max(1, keepdims=True))
    shares: Numbers = found / found.sum(1, keepdims=True)
    return shares


def fit(numbers: Numbers, won: Numbers, known: Numbers, caution: float) -> Numbers:
    """The weights that best explain who won, not far from those known: Newton's steps."""
    weights = known.copy()
    for _ in range(30):
        now = chances(numbers, weights)
        slope = np.einsum("nsk,ns->k", numbers, won - now) - caution * (weights - known)
        mean = np.einsum("nsk,ns->nk", numbers, now)
        bend = np.einsum("nsk,ns,nsl->kl", numbers, now, numbers) - mean.T @ mean + caution * np.eye(len(known))
        step = np.linalg.solve(bend, slope)
        weights = weights + step
        if abs(step).max() < 1e-6:
            break
    return weights


def surprise(numbers: Numbers, won: Numbers, weights: Numbers) -> float:
    """The mean surprise at who won, in bits."""
    return float(-(won * np.log2(np.clip(chances(numbers, weights), 1e-9, 1.0))).sum(1).mean())


def fitted(games: Sequence[Played]) -> tuple[list[tuple[float, ...]], float, float]:
    """The weights by part of the game, fitted to all of them; and the surprise in those games that a fit to the other
    four fifths had not seen, beside that of somebody who knows nothing."""

    def arrays(some: Sequence[Played]) -> tuple[Numbers, Numbers, NDArray[np.int64]]:
        rows = [(row, game.won, part) for game in some for part, row in game.rows]
        return (
            np.array([row for row, _, _ in rows]),
            np.array([won for _, won, _ in rows]),
            np.array([p for *_, p in rows]),
        )

    def by_part(some: Sequence[Played]) -> list[Numbers]:
        numbers, won, parts = arrays(some)
        whole = fit(numbers, won, np.zeros(len(judgement.FEATURES)), 1.0)
        return [fit(numbers[parts == part], won[parts == part], whole, CAUTION) for part in range(PARTS)]

    seen = by_part([game for number, game in enumerate(games) if number % 5])
    numbers, won, parts = arrays(games[::5])
    bits = sum([surprise(numbers[parts == p], won[parts == p], seen[p]) * (parts == p).sum() for p in range(PARTS)])
    return [tuple(row) for row in by_part(games)], bits / len(parts), float(np.log2(won.shape[1]))


def written(weights: Mapping[int, Sequence[Sequence[float]]]) -> str:
    """The weights as they are kept: whole thousandths."""
    seats = [
        f'"{number}": [\n' + ",\n".join([f"  {json.dumps([round(1000 * one) for one in row])}" for row in rows]) + "\n]"
        for number, rows in weights.items()
    ]
    return "{\n" + ",\n".join(seats) + "\n}\n"


def learn(games: int, rounds: int, jobs: int, out: Path, seed: int) -> None:
    """Play, fit, and play again."""
    for number in range(rounds):
        found = {}
        for seats in SEATS:
            wanted = [Task(seats, seed + 1_000_000 * number + i, dict(judgement.WEIGHTS)) for i in range(games)]
            with multiprocessing.get_context("spawn").Pool(jobs) as pool:
                some = pool.map(play, wanted, chunksize=4)
            found[seats], bits, nothing = fitted(some)
            rows = sum([len(game.rows) for game in some])
            print(
                f"round {number + 1}, {seats} seats: {rows} turns, surprise {bits:.3f} of {nothing:.3f} bits",
                flush=True,
            )
        out.write_text(written(found), encoding="utf-8")
        judgement.learn(judgement.read(out))


def measure(games: int, jobs: int, seed: int) -> None:
    """How much the commissioner wins against the superintendent, by the number of seats."""
    for seats in SEATS:
        wanted = tasks(GAME, pairings(("commissioner", "superintendent")), games // 2, seed, {"seats": seats}, False)
        with runner("processes", jobs) as run:
            table = tabulate(list(run(wanted)), wanted)
        mean, low, high = (100 * one for one in table.pairings[0].share)
        print(f"{seats} seats: {mean:.1f} % ({low:.1f}-{high:.1f}) of {games} games", flush=True)


if __name__ == "__main__":
    command("How the commissioner of Check the Ripper learned to judge.", learn, measure, games=1200, rounds=2)
