"""A trained player: one small network proposes answers, another says how good they look one step ahead.

`train_policy.py` writes what they have learned into `student.npz`; to play, nothing but numpy is needed. The
environment gives the student a name at the tables, in the arena and in the terminal:

    export PYTHONPATH=examples WHITECHAPEL_BOTS=rue-morgue/student=student:make
    whitechapel arena rue-morgue student constable
    whitechapel serve
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from whitechapel.bots import Candidate
from whitechapel.core.frames import Event
from whitechapel.core.game import Game
from whitechapel.research.encode import encoding

LEARNED = Path(__file__).with_name("student.npz")
WORLDS = 3
"""In how many worlds each answer is tried."""
PLAUSIBLE = 6.0
"""Answers less likely than the likeliest by more than this (as a logarithm) are not tried."""
TRUST = 0.03
"""How much a proposal counts beside the outlook: little, but enough to decide between answers that look alike."""

Numbers = NDArray[np.float32]
Layers = Sequence[tuple[Numbers, Numbers]]


class Learned(NamedTuple):
    """What was learned: weights and biases, layer after layer."""

    policy: Layers
    """From an observation to a number for each answer: the higher, the likelier."""
    outlook: Layers
    """From an observation to what the hand will score, from -1 to 1."""


def forwards(layers: Layers, values: Numbers) -> Numbers:
    """A network's output for some observations."""
    for weights, bias in layers[:-1]:
        values = np.maximum(values @ weights + bias, 0)
    weights, bias = layers[-1]
    result: Numbers = values @ weights + bias
    return result


def see(game: Game, view: Any) -> Numbers:
    """A view as numbers. A hand is judged by itself: how the match stands is left out."""
    view = view._replace(scores=(0,) * len(view.scores), hand_number=1)
    return encoding(game, view.agreed).observe(view)


class Student:
    """One seat."""

    def __init__(self, learned: Learned, game: Game, agreed: Any, seat: int, rng: Random) -> None:
        self._learned = learned
        self._game = game
        self._index = encoding(game, agreed).index_of_text
        self._seat = seat
        self._rng = rng
        self._memory = game.memory(agreed, seat)

    def hear(self, event: Event) -> None:
        """Remember it: worlds are drawn from what was heard."""
        self._memory.hear(event)

    def choose(self, view: Any) -> str:
        """The best candidate."""
        return self.weigh(view)[0].answer

    def weigh(self, view: Any) -> Sequence[Candidate]:
        """The plausible answers, best first, each with its outlook."""
        proposed = self._propose(view)
        plausible = [i for i, likely in enumerate(proposed) if likely > proposed.max() - PLAUSIBLE]
        if len(plausible) == 1:
            return [Candidate(view.options[plausible[0]])]
        worlds = [self._game.sample(view, self._memory, self._rng) for _ in range(WORLDS)]
        seen = [self._after(world, view.options[i]) for i in plausible for world in worlds]
        outlook = forwards(self._learned.outlook, np.array(seen)).reshape(len(plausible), WORLDS).mean(1)
        best = np.argsort(-(outlook + TRUST * proposed[plausible]))
        return [Candidate(view.options[plausible[i]], float(np.clip((1 + outlook[i]) / 2, 0, 1))) for i in best]

    def _propose(self, view: Any) -> Numbers:
        """How likely the policy finds each option, as a logarithm."""
        scores = forwards(self._learned.policy, see(self._game, view)[None])[0]
        proposed: Numbers = scores[[self._index[option] for option in view.options]]
        return proposed

    def _after(self, world: Any, answer: str) -> Numbers:
        world = world.clone()
        world.play(self._seat, self._game.action(answer))
        return see(self._game, self._game.view(world, self._seat))


def save(learned: Learned, path: Path) -> None:
    """Write down what was learned."""
    arrays = {
        f"{name}{i}{part}": array
        for name, layers in learned._asdict().items()
        for i, layer in enumerate(layers)
        for part, array in zip("wb", layer, strict=True)
    }
    np.savez_compressed(path, **arrays)


@cache
def load(path: Path) -> Learned:
    """Read it again."""
    with np.load(path) as file:
        layers = {
            name: [
                (file[f"{name}{i}w"], file[f"{name}{i}b"]) for i in range(sum(f.startswith(name) for f in file) // 2)
            ]
            for name in Learned._fields
        }
    return Learned(**layers)


def make(game: Game, agreed: Any, seat: int, rng: Random) -> Student:
    """A student at this seat."""
    return Student(load(LEARNED), game, agreed, seat, rng)
