"""What the doors share: how a game is rewarded, who sits at the other seats, and what seats remember."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from whitechapel.bots import BotMaker, named, players
from whitechapel.core.frames import BadAnswer, Event, State
from whitechapel.research.encode import REWARDS, Encoding

Opponent = str | BotMaker | Sequence[str | BotMaker]
"""A bot by name, a maker of bots, or several of them (a league), one of which is drawn for each game."""


def check_reward(reward: str) -> str:
    """One of `encode.REWARDS`; raises BadAnswer."""
    if reward not in REWARDS:
        raise BadAnswer(
            "reward-unknown",
            "There is no reward by '{given}', only by: {known}.",
            given=reward,
            known=", ".join(REWARDS),
        )
    return reward


def maker(game: str, other: Opponent, rng: Random) -> BotMaker:
    """Who sits down in a game; raises BadAnswer."""
    if isinstance(other, str):
        return named(other, players(game), game)
    if isinstance(other, Sequence):
        return maker(game, other[int(rng.random() * len(other))], rng)
    return other


def check_opponent(game: str, other: Opponent) -> None:
    """All of them must be able to play; raises BadAnswer."""
    for one in [other] if isinstance(other, str) or not isinstance(other, Sequence) else other:
        maker(game, one, Random(0))


def space(numbers: Encoding, beliefs: bool = False) -> spaces.Dict:
    """What a seat observes: `observation`, `action_mask` and, if wanted, `belief`."""
    low, high = numbers.bounds()
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(low, high, dtype=np.float32),
        "action_mask": spaces.Box(0, 1, (len(numbers.actions),), np.int8),
    }
    if beliefs:
        shape = (len(numbers.holders[0]), len(numbers.held))
        parts["belief"] = spaces.Box(0, np.inf, shape, np.float32)
    return spaces.Dict(parts)


class Memories:
    """What some seats of a game remember. The game must record its events."""

    def __init__(self, numbers: Encoding, seats: Sequence[int]) -> None:
        self._numbers = numbers
        self._memories = {seat: numbers.game.memory(numbers.agreed, seat) for seat in seats}

    def hear(self, events: Sequence[Event]) -> None:
        """Take in what has happened, as each seat is told it."""
        for seat, memory in self._memories.items():
            for event in events:
                memory.hear(self._numbers.game.told(event, seat))

    def believe(self, state: State, seat: int) -> NDArray[np.float32]:
        """The exact expectation of everything hidden from a seat."""
        numbers = self._numbers
        return numbers.believe(numbers.game.view(state, seat), self._memories[seat])
