"""PettingZoo: every game as an environment in which agents act one at a time; importing this registers them.

    import pettingzoo
    import whitechapel.research.pettingzoo_env

    env = pettingzoo.make("aec", "whitechapel/MrJack-v0", edition="later")
    env.reset(seed=1888)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination or truncation else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

An observation is a dictionary with `observation`, filled from the agent's view alone, and `action_mask`. Dice and
shuffles are answered by the environment's own generator, which `reset(seed=...)` seeds. Questions that several seats
answer in secret are asked one seat at a time; nobody sees an answer before all are in. Rewards come at the end
of the game and sum to zero. An illegal action ends the game: it costs its agent 1, and nobody else gains or loses.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

import numpy as np
import pettingzoo
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray

from whitechapel import game as game_by_name
from whitechapel.core.frames import CHANCE
from whitechapel.games import GAMES
from whitechapel.research.encode import encoding, payoffs, versioned
from whitechapel.research.picture import picture
from whitechapel.research.seats import Memories, check_reward, space

__all__ = ["NAMES", "TableEnv", "env"]

Observation = dict[str, NDArray[Any]]


class TableEnv(pettingzoo.AECEnv[str, Observation, int | None], EzPickle):  # type: ignore[misc]  # pettingzoo ships no types
    """One table of one game. The agents are `player_0`, `player_1`, ..., as many as there are seats."""

    def __init__(
        self,
        game: str,
        render_mode: str | None = None,
        reward: str = "result",
        beliefs: bool = False,
        **options: Any,
    ) -> None:
        """`reward` is by `result` or by `score`. With `beliefs` an observation also has `belief`."""
        EzPickle.__init__(self, game, render_mode, reward, beliefs, **options)
        self.reward = check_reward(reward)
        self.beliefs = beliefs
        self.game = game_by_name(game)
        self.agreed = self.game.read_settings(options)
        self.encoding = encoding(self.game, self.agreed)
        self.metadata = {
            "name": f"whitechapel_{game.replace('-', '_')}_v0",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.agreed.seats)]
        self.agents: list[str] = []
        actions = len(self.encoding.actions)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: space(self.encoding, beliefs) for agent in self.possible_agents}
        low, high = self.encoding.bounds()
        seats = self.agreed.seats
        self.state_space = spaces.Box(np.tile(low, (seats, 1)), np.tile(high, (seats, 1)), dtype=np.float32)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._rng = Random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The bounds of what this agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The answers of the game, by index."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set up a new game. With a seed, chance falls the same way every time."""
        if seed is not None:
            self._rng = Random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.state_of_game = self.game.start(self.agreed)
        self._memories = Memories(self.encoding, range(self.agreed.seats) if self.beliefs else ())
        if self.beliefs:
            self.state_of_game.events = []
        self._go_on()

    def observe(self, agent: str) -> Observation:
        """What this agent sees and may do. Only the agent that is asked has anything in its mask."""
        numbers, state, seat = self.encoding, self.state_of_game, self._seat_of[agent]
        asked = agent == self.agent_selection
        mask = numbers.legal(state, seat) if asked else np.zeros(len(numbers.actions), np.int8)
        seen: Observation = {"observation": numbers.see(state, seat), "action_mask": mask}
        if self.beliefs:
            seen["belief"] = self._memories.believe(state, seat)
        return seen

    def state(self) -> NDArray[np.float32]:
        """What every seat sees, for critics that may know everything: a row for each seat."""
        return self.encoding.see_all(self.state_of_game)

    def step(self, action: int | None) -> None:
        """The agent that is asked answers."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        state = self.state_of_game
        answer = None if action is None else self.encoding.actions[action]
        if answer is None or answer not in state.options():
            self._end({agent: -1.0})
            return
        state.apply(answer)
        self._go_on()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as the agent that is asked sees it: printed, or returned as text."""
        seat = self._seat_of[self.agent_selection]
        drawn = picture(self.game, self.game.view(self.state_of_game, seat))
        if self.render_mode != "human":
            return drawn
        print(drawn)
        return None

    def close(self) -> None:
        """There is nothing to clean up."""

    def _go_on(self) -> None:
        """Answer for chance until somebody is asked, or the game is over."""
        state = self.state_of_game
        while state.stack and state.stack[-1].seat == CHANCE:
            state.apply(state.sample(self._rng))
        if state.events:
            events, state.events = state.events, []
            self._memories.hear(events)
        if state.stack:
            self.agent_selection = self.possible_agents[state.stack[-1].seat]
        else:
            self._end(dict(zip(self.possible_agents, payoffs(self.game, state, self.reward), strict=True)))

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = {agent: rewards.get(agent, 0.0) for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]


def env(game: str, render_mode: str | None = None, **options: Any) -> TableEnv:
    """A table of a game by its id, such as `jack-the-ripper`; its settings are given by name."""
    return TableEnv(game, render_mode, **options)


def _register(game: str) -> str:
    name = versioned(game)
    if name not in pettingzoo.aec_registry:
        pettingzoo.register("aec", name, "whitechapel.research.pettingzoo_env:TableEnv", kwargs={"game": game})
    return name


NAMES: Final = tuple([_register(game.id) for game in GAMES])
"""The games as PettingZoo knows them."""
