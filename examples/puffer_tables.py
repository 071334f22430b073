"""Our games for PufferLib (2 and 3): one seat in each of many games side by side, with bots at the others.

    import pufferlib.vector
    from puffer_tables import Seats

    env = pufferlib.vector.make(
        Seats, num_envs=8, backend=pufferlib.vector.Multiprocessing,
        env_kwargs={"game": "rue-morgue", "count": 256, "opponent": "constable", "max_hands": 1},
    )

PufferLib knows no masks, so every observation ends with one: 1 for each answer the seat can give. An answer that is not
in it counts as the first one that is. PufferLib builds itself from sources it fetches, so it is not among our
requirements.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pufferlib

from whitechapel.research.seats import Opponent
from whitechapel.research.vector import SeatsEnv


class Seats(pufferlib.PufferEnv):  # type: ignore[misc]
    """An agent for each game, at another seat in each."""

    def __init__(
        self, game: str, count: int = 256, opponent: Opponent | None = None, buf: Any = None, seed: int = 0,
        **settings: Any,
    ) -> None:  # fmt: skip
        self._games = SeatsEnv(game, count, None, opponent, **settings)
        self._seed = seed
        numbers = self._games.tables.encoding
        answers = len(numbers.actions)
        low, high = numbers.bounds()
        legal = np.ones(answers, np.float32)
        low, high = np.append(low, 0 * legal), np.append(high, legal)
        self.single_observation_space = gymnasium.spaces.Box(low, high, dtype=np.float32)
        self.single_action_space = gymnasium.spaces.Discrete(answers)
        self.num_agents = count
        super().__init__(buf)

    def reset(self, seed: int | list[int] | None = None) -> tuple[Any, list[Any]]:
        """New games, up to this seat's first choice in each. Several processes get their seeds in lists of one."""
        one = seed[0] if isinstance(seed, list) else seed
        self._games.reset(seed=self._seed if one is None else one)
        self.rewards[:] = 0
        self.terminals[:] = self.truncations[:] = False
        self._show()
        return self.observations, []

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, list[Any]]:
        """Answer in every game; a game that is over begins anew at once."""
        masks = self._games.tables.masks
        legal = masks[np.arange(self.num_agents), actions] == 1
        _, self.rewards[:], self.terminals[:], _, _ = self._games.step(np.where(legal, actions, masks.argmax(axis=1)))
        self._show()
        return self.observations, self.rewards, self.terminals, self.truncations, []

    def close(self) -> None:
        """There is nothing to clean up."""

    def _show(self) -> None:
        tables = self._games.tables
        np.concatenate([tables.observations, tables.masks], axis=1, out=self.observations)
