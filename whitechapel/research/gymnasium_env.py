"""Gymnasium: one seat of a game, with our bots at the others; registered when this module is imported.

    import gymnasium
    import whitechapel.research.gymnasium_env

    env = gymnasium.make("whitechapel/MrJack-v0", opponent="constable", seat=1)
    observation, info = env.reset(seed=1888)
    action = env.action_space.sample(observation["action_mask"])
    observation, reward, terminated, truncated, info = env.step(action)

An observation is a dictionary with `observation`, filled from the seat's view alone, and `action_mask`. The reward
comes at the end of the game: between two seats 1 for a win, -1 for a loss, 0 for a draw. An illegal action ends the
game with -1, and `info["refused"]` is the id of the rule that forbids it.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from whitechapel import game as game_by_name
from whitechapel.bots import Bot, default_bot
from whitechapel.core.frames import CHANCE
from whitechapel.core.game import no_such_seat
from whitechapel.games import GAMES
from whitechapel.research.encode import encoding, payoffs, versioned
from whitechapel.research.picture import picture
from whitechapel.research.seats import Memories, Opponent, check_opponent, check_reward, maker, space

__all__ = ["NAMES", "SeatEnv"]

Observation = dict[str, NDArray[Any]]


class SeatEnv(gymnasium.Env[Any, np.int64]):
    """One seat at a table. Bots of a chosen level sit at the others; they see and hear what their seats do, no more."""

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012  (Gymnasium's own way)

    def __init__(
        self,
        game: str,
        seat: int = 0,
        opponent: Opponent | None = None,
        render_mode: str | None = None,
        reward: str = "result",
        beliefs: bool = False,
        **options: Any,
    ) -> None:
        """`opponent` is a bot's name, a maker of bots, or several of them, one of which is drawn for each other seat of
        each game. `reward` is by `result` or by `score`. With `beliefs` an observation also has `belief`."""
        self.game = game_by_name(game)
        self.agreed = self.game.read_settings(options)
        self.encoding = encoding(self.game, self.agreed)
        self.opponent = opponent or default_bot(game)
        check_opponent(game, self.opponent)
        self.reward = check_reward(reward)
        self.beliefs = beliefs
        if not 0 <= seat < self.agreed.seats:
            raise no_such_seat(seat, self.agreed.seats)
        self.seat = seat
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(len(self.encoding.actions))
        self.observation_space = space(self.encoding, beliefs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, up to this seat's first question."""
        super().reset(seed=seed)
        self._rng = Random(int(self.np_random.integers(1 << 62)))
        self._others: dict[int, Bot] = {
            other: maker(self.game.id, self.opponent, self._rng)(
                self.game, self.agreed, other, Random(self._rng.getrandbits(64))
            )
            for other in range(self.agreed.seats)
            if other != self.seat
        }
        self._memories = Memories(self.encoding, [self.seat] if self.beliefs else [])
        self.state = self.game.start(self.agreed)
        self.state.events = []
        self._go_on()
        return self._observe(), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """This seat answers; the others play until it is asked again or the game is over."""
        answer = self.encoding.actions[int(action)]
        refused = self.game.why(self.state, self.seat, answer)
        if refused is not None:
            return self._observe(), -1.0, True, False, {"refused": refused}
        self.state.play(self.seat, answer)
        self._go_on()
        over = self.state.over
        reward = payoffs(self.game, self.state, self.reward)[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observe(), reward, over, False, {}

    def render(self) -> str | None:
        """The table as this seat sees it: printed, or returned as text."""
        drawn = picture(self.game, self.game.view(self.state, self.seat))
        if self.render_mode != "human":
            return drawn
        print(drawn)
        return None

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal answers, as MaskablePPO wants them."""
        return self.encoding.legal(self.state, self.seat).astype(np.bool_)

    def state_of_game(self) -> NDArray[np.float32]:
        """What every seat sees, for critics that may know everything: a row for each seat."""
        return self.encoding.see_all(self.state)

    def _observe(self) -> Observation:
        numbers, state, seat = self.encoding, self.state, self.seat
        seen: Observation = {"observation": numbers.see(state, seat), "action_mask": numbers.legal(state, seat)}
        if self.beliefs:
            seen["belief"] = self._memories.believe(state, seat)
        return seen

    def _go_on(self) -> None:
        """Let everybody hear what has happened, and all others answer, until this seat is asked or nobody is."""
        state = self.state
        while True:
            events, state.events = state.events or [], []
            self._memories.hear(events)
            for event in events:
                for other, bot in self._others.items():
                    bot.hear(self.game.told_to_bot(event, other))
            waiting = state.waiting()
            if not waiting or self.seat in waiting:
                return
            if waiting[0] == CHANCE:
                state.apply(state.sample(self._rng))
            else:
                answer = self._others[waiting[0]].choose(self.game.view(state, waiting[0]))
                state.play(waiting[0], self.game.action(answer))


def _register(game: str) -> str:
    name = versioned(game)
    if name not in gymnasium.registry:
        gymnasium.register(name, "whitechapel.research.gymnasium_env:SeatEnv", kwargs={"game": game})
    return name


NAMES: Final = tuple([_register(game.id) for game in GAMES])
"""The games as Gymnasium knows them."""
