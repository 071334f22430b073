"""Learn a game from nothing by playing against oneself: PPO on `research.vector`, with numpy or with PyTorch.

    python examples/self_play.py --minutes 10                          # writes examples/self_play.npz
    python examples/self_play.py --minutes 10 --resume                 # goes on from there
    python examples/self_play.py --game jack-the-ripper --units 256
    python examples/self_play.py --with torch                          # the same with PyTorch

Many hands are played side by side, every seat by the same small network; answers that turned out better than expected
become likelier. What has been learned is saved every minute. At the end it plays against a constable in the arena. To
give it a name at the tables:

    export PYTHONPATH=examples WHITECHAPEL_BOTS=rue-morgue/learner=self_play:make
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

import whitechapel
from whitechapel.bots import Candidate, arena
from whitechapel.core.frames import Event
from whitechapel.core.game import Game
from whitechapel.research.encode import Encoding, encoding
from whitechapel.research.vector import Tables

LEARNED = Path(__file__).with_name("self_play.npz")
STEPS = 64
"""How many choices are played in each row before something is learned from them."""
PASSES = 2
BATCH = 2048
TRUST = 0.97
"""How much later surprises count for earlier answers (lambda)."""
CLIP = 0.2
"""By how much an answer may become likelier or less likely at once."""
POINTS = 20
"""A lead of this many points counts one."""

Numbers = NDArray[np.float32]


def left_out(numbers: Encoding) -> list[int]:
    """A hand is judged by itself: how the match stands, and which hand it is, are left out."""
    entries = [(plane.name, entry) for plane in numbers.planes for entry in plane.entries]
    return [i for i, (name, entry) in enumerate(entries) if name == "scores" or entry.startswith("hand number")]


class Network:
    """Two hidden layers; then a number for each answer, the higher the likelier, and what the hand is worth."""

    def __init__(self, inputs: int, units: int, answers: int, rng: np.random.Generator) -> None:
        sizes = [(inputs, units), (units, units), (units, answers + 1)]
        self.layers = [
            [rng.normal(0, np.sqrt(2 / a), (a, b)).astype(np.float32), np.zeros(b, np.float32)] for a, b in sizes
        ]
        self.layers[-1][0] *= 0.01
        self.moments = [[np.zeros_like(part) for part in layer for _ in range(2)] for layer in self.layers]
        self.times = 0

    def forwards(self, seen: Numbers, masks: NDArray[np.int8]) -> tuple[list[Numbers], Numbers, Numbers]:
        """The values of all layers, the logarithm of each answer's probability, and the worth."""
        values = [seen]
        for weights, bias in self.layers[:-1]:
            values.append(np.maximum(values[-1] @ weights + bias, 0))
        weights, bias = self.layers[-1]
        out = values[-1] @ weights + bias
        logits = np.where(masks > 0, out[:, :-1], -1e9)
        logits -= logits.max(1, keepdims=True)
        return values, logits - np.log(np.exp(logits).sum(1, keepdims=True)), out[:, -1]

    def backwards(self, values: list[Numbers], change: Numbers, rate: float) -> None:
        """Take a step (Adam) against this gradient of the last layer."""
        self.times += 1
        for i in range(len(self.layers) - 1, -1, -1):
            weights = self.layers[i][0]
            gradients = [values[i].T @ change, change.sum(0)]
            if i:
                change = (change @ weights.T) * (values[i] > 0)
            for part, gradient in enumerate(gradients):
                mean, square = self.moments[i][2 * part : 2 * part + 2]
                mean += 0.1 * (gradient - mean)
                square += 0.001 * (gradient * gradient - square)
                step = mean / (1 - 0.9**self.times) / (np.sqrt(square / (1 - 0.999**self.times)) + 1e-5)
                self.layers[i][part] -= (rate * step).astype(np.float32)

    def learn(self, rows: dict[str, NDArray[Any]], rng: np.random.Generator, rate: float, spread: float) -> None:
        """Make answers likelier that turned out better than expected; `spread` keeps the others possible."""
        count = len(rows["answers"])
        better = rows["better"]
        better = (better - better.mean()) / (better.std() + 1e-6)
        for _ in range(PASSES):
            for some in np.array_split(rng.permutation(count), max(1, count // BATCH)):
                values, likely, worth = self.forwards(rows["seen"][some], rows["masks"][some])
                chances = np.exp(likely)
                each, answers, gain = np.arange(len(some)), rows["answers"][some], better[some]
                ratio = np.exp(likely[each, answers] - rows["likely"][some])
                pulled = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP) * gain * ratio
                change = chances * pulled[:, None]
                change[each, answers] -= pulled
                logs = np.maximum(likely, -30)
                change += spread * chances * (logs - (chances * logs).sum(1, keepdims=True))
                off = np.clip(worth - rows["wanted"][some], -1, 1)
                whole: Any = np.concatenate([change, 0.5 * off[:, None]], 1) / len(some)
                self.backwards(values, whole, rate)

    def save(self, path: Path) -> None:
        """Save what was learned. A reader at the same time finds either the old file or the new one."""
        arrays: Any = {
            f"{name}{i}": layer[part] for i, layer in enumerate(self.layers) for part, name in enumerate("wb")
        }
        aside = path.with_suffix(".new.npz")
        np.savez_compressed(aside, **arrays)
        aside.replace(path)


def read(path: Path) -> Network:
    """What was learned."""
    with np.load(path) as file:
        layers = [[file[f"w{i}"], file[f"b{i}"]] for i in range(len(file.files) // 2)]
    network = Network(len(layers[0][0]), len(layers[0][1]), len(layers[-1][1]) - 1, np.random.default_rng(0))
    network.layers = layers
    return network


class Course:
    """Rows of hands, played by a network."""

    def __init__(self, tables: Tables, network: Network, seed: int) -> None:
        self.tables = tables
        self.network = network
        self.rng = np.random.default_rng(seed)
        self.out = left_out(tables.encoding)
        tables.reset(seed)

    def play(self) -> dict[str, NDArray[Any]]:
        """Some choices in every row: what was seen and answered, and how much better it turned out than expected."""
        tables = self.tables
        taken: dict[str, list[NDArray[Any]]] = {}
        for _ in range(STEPS):
            seen = tables.observations.copy()
            seen[:, self.out] = 0
            masks, seats = tables.masks.copy(), tables.seats.copy()
            _, likely, worth = self.network.forwards(seen, masks)
            lots = self.rng.gumbel(size=likely.shape).astype(np.float32)
            answers = (likely + lots).argmax(1)
            tables.step(answers)
            row = {
                "seen": seen, "masks": masks, "seats": seats, "answers": answers, "worth": worth,
                "likely": likely[np.arange(len(answers)), answers],
                "rewards": np.clip(tables.rewards / POINTS, -2, 2), "dones": tables.dones.copy(),
            }  # fmt: skip
            for name, value in row.items():
                taken.setdefault(name, []).append(value)
        rows = {name: np.array(some) for name, some in taken.items()}
        rows["better"], known = surprises(rows)
        rows["wanted"] = rows["better"] + rows["worth"]
        return {name: some[known] for name, some in rows.items()}


def surprises(rows: dict[str, NDArray[Any]]) -> tuple[Numbers, NDArray[np.bool_]]:
    """How much better every answer turned out for its seat than expected, and whether that is known yet. Seats answer
    in turns, so each looks back from its own next question, or from the end of the hand."""
    steps, count, seats = rows["rewards"].shape
    better = np.zeros((steps, count), np.float32)
    known = np.zeros((steps, count), np.bool_)
    worth, later, reward = [np.zeros((count, seats), np.float32) for _ in range(3)]
    certain = np.zeros((count, seats), np.bool_)
    each = np.arange(count)
    for t in range(steps - 1, -1, -1):
        over = rows["dones"][t]
        worth[over], later[over], reward[over], certain[over] = 0, 0, rows["rewards"][t][over], True
        seat = rows["seats"][t]
        better[t] = reward[each, seat] + worth[each, seat] - rows["worth"][t] + TRUST * later[each, seat]
        known[t] = certain[each, seat]
        worth[each, seat], reward[each, seat], certain[each, seat] = rows["worth"][t], 0, True
        later[each, seat] = np.where(known[t], better[t], 0)
    return better, known


# -- the player -----------------------------------------------------------------------------------


class Learner:
    """One seat, answering as the network finds best."""

    def __init__(self, network: Network, numbers: Encoding) -> None:
        self._network = network
        self._numbers = numbers
        self._out = left_out(numbers)

    def hear(self, event: Event) -> None:
        """It goes by what it sees."""

    def choose(self, view: Any) -> str:
        """The likeliest answer."""
        return self.weigh(view)[0].answer

    def weigh(self, view: Any) -> Sequence[Candidate]:
        """Its likeliest answers, best first."""
        seen = self._numbers.observe(view).copy()
        seen[self._out] = 0
        _, likely, _ = self._network.forwards(seen[None], self._numbers.mask(view)[None])
        index = self._numbers.index_of_text
        best = sorted(view.options, key=lambda option: -likely[0, index[option]])
        return [Candidate(option) for option in best[:3]]


@cache
def _network(path: Path) -> Network:
    return read(path)


def make(game: Game, agreed: Any, seat: int, rng: Random) -> Learner:
    """A learner at this seat."""
    return Learner(_network(LEARNED), encoding(game, agreed))


def main() -> None:
    global LEARNED
    parser = argparse.ArgumentParser(description="Learn a rummy game by playing against oneself.")
    parser.add_argument("--game", default="rue-morgue")
    parser.add_argument("--minutes", type=float, default=10, help="for how long; 0: one lesson")
    parser.add_argument("--rows", type=int, default=256, help="how many hands are played side by side")
    parser.add_argument("--units", type=int, default=128, help="the size of the hidden layers")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--deals", type=int, default=100, help="how many deals are played against a constable")
    parser.add_argument("--seed", type=int, default=1888)
    parser.add_argument("--out", type=Path, default=LEARNED)
    parser.add_argument("--resume", action="store_true", help="go on from what was learned before")
    parser.add_argument("--with", dest="library", choices=("numpy", "torch"), default="numpy", help="what learns")
    given = parser.parse_args()
    sys.modules["self_play"] = sys.modules["__main__"]  # the arena finds it by name, and so does the one with PyTorch
    tables = Tables(given.game, given.rows, reward="score", max_hands=1)
    size, answers = tables.encoding.size, len(tables.encoding.actions)
    fresh = Network(size, given.units, answers, np.random.default_rng(given.seed))
    network = read(given.out) if given.resume else fresh
    if given.library == "torch":
        from self_play_torch import TorchNetwork

        network = TorchNetwork(network)
    course = Course(tables, network, given.seed)
    begin, said, choices = time.perf_counter(), 0, 0
    while (part := (time.perf_counter() - begin) / max(60 * given.minutes, 1e-9)) < 1 or not choices:
        rows = course.play()
        network.learn(rows, course.rng, given.rate * (1 - 0.9 * min(part, 1.0)), 0.02 * (1 - 0.8 * min(part, 1.0)))
        choices += STEPS * given.rows
        if time.perf_counter() - begin > 60 * (said + 1):
            said += 1
            network.save(given.out)
            print(
                f"  {said} min: {choices:,} choices, {choices / (time.perf_counter() - begin):,.0f} a second",
                flush=True,
            )
    network.save(given.out)
    print(
        f"Learned from {choices:,} choices in {time.perf_counter() - begin:.0f} s; written to {given.out}", flush=True
    )
    LEARNED = given.out
    os.environ["WHITECHAPEL_BOTS"] = f"{given.game}/learner=self_play:make"
    house = whitechapel.game(given.game)
    tasks = arena.tasks(house, [("learner", "constable")], given.deals, given.seed, {}, timed=False)
    share = arena.tabulate(map(arena.play, tasks), tasks).pairings[0].share
    print(f"The learner wins {share.mean:.0%} of {2 * given.deals} matches against a constable", end=" ")
    print(f"(95 % interval {share.low:.0%} to {share.high:.0%}).")


if __name__ == "__main__":
    main()
