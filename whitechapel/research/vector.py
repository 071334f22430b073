"""Many games side by side, stepped with arrays: for training, where a decision must cost microseconds.

    from whitechapel.research.vector import Tables

    tables = Tables("jack-the-ripper", 256, max_hands=1)
    tables.reset(seed=1888)
    while training:
        actions = policy(tables.observations, tables.masks)  # an answer for each row, for whoever is asked there
        tables.step(actions)
        learn(tables.seats, tables.rewards, tables.dones)

A row always shows a choice: chance and forced answers are played through, and a game that is over begins anew at once.
`rewards` is zero but for the games that have just ended, marked in `dones`. The arrays are the same ones after every
step, filled anew; copy what is to be kept. The numbers are those of `encode`, see `docs/encodings/`. With
`beliefs=True` there is also `tables.beliefs`, the exact expectation of everything hidden from the seat that is asked.

`Processes` is the same over several processes, `SeatsEnv` the same for Gymnasium, with our bots at the other seats, and
`play` lets policies and bots play each other.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Mapping, Sequence
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from random import Random
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

from whitechapel import game as game_by_name
from whitechapel.bots import Bot, default_bot
from whitechapel.core.frames import BadAnswer, State
from whitechapel.core.game import no_such_seat
from whitechapel.research.encode import Encoding, encoding, payoffs
from whitechapel.research.quick.rows import Rows
from whitechapel.research.seats import Memories, Opponent, check_opponent, check_reward, maker, space

__all__ = ["Policy", "Processes", "SeatsEnv", "Tables", "play"]

Policy = Callable[[NDArray[np.float32], NDArray[np.int8]], NDArray[np.int64]]
"""Answers for many seats at once: an action for each row of observations and masks."""


class Arrays:
    """What a step fills, and the answers it takes: a row for each game."""

    def __init__(
        self,
        count: int,
        size: int,
        actions: int,
        seats: int,
        belief: tuple[int, int] = (0, 0),
        memory: memoryview | None = None,
    ) -> None:
        self._memory = memory
        self._at = 0
        self.observations: NDArray[np.float32] = self._take(np.float32, count, size)
        """What the seat that is asked sees."""
        self.rewards: NDArray[np.float32] = self._take(np.float32, count, seats)
        """What the game that has just ended was worth to each seat; otherwise zero."""
        self.beliefs: NDArray[np.float32] = self._take(np.float32, count, *belief)
        """What that seat expects of everything hidden, see `Encoding.believe`; empty unless it is wanted."""
        self.seats: NDArray[np.int64] = self._take(np.int64, count)
        """Who is asked."""
        self.answers: NDArray[np.int64] = self._take(np.int64, count)
        self.masks: NDArray[np.int8] = self._take(np.int8, count, actions)
        """1 for each answer that seat can give."""
        self.dones: NDArray[np.bool_] = self._take(np.bool_, count)
        """Whether a game has just ended, and another begun."""

    def _take(self, kind: Any, *shape: int) -> NDArray[Any]:
        if self._memory is None:
            return np.zeros(shape, kind)
        self._at += -self._at % 8
        taken: NDArray[Any] = np.ndarray(shape, kind, self._memory, self._at)
        self._at += taken.nbytes
        return taken

    @staticmethod
    def bytes(count: int, size: int, actions: int, seats: int, belief: tuple[int, int]) -> int:
        """How much memory they need."""
        return count * (4 * size + 4 * seats + 4 * belief[0] * belief[1] + 8 + 8 + actions + 1) + 7 * 8


class Tables:
    """Games side by side."""

    def __init__(
        self,
        game: str,
        count: int,
        *,
        reward: str = "result",
        others: Mapping[int, Opponent] | Sequence[Mapping[int, Opponent]] = {},
        beliefs: bool = False,
        arrays: Arrays | None = None,
        **settings: Any,
    ) -> None:
        """`reward` is one of `encode.REWARDS`. `others` has the bots that answer for some seats, in all games or game
        by game. With `beliefs` every seat remembers what it is told, which costs more than everything else."""
        self.game = game_by_name(game)
        self.agreed = self.game.read_settings(settings)
        self.encoding = encoding(self.game, self.agreed)
        self.count = count
        self.reward = check_reward(reward)
        words = self.encoding
        self.arrays = arrays or Arrays(count, *shape(words, beliefs))
        self.observations = self.arrays.observations
        self.masks = self.arrays.masks
        self.beliefs = self.arrays.beliefs
        self.seats = self.arrays.seats
        self.rewards = self.arrays.rewards
        self.dones = self.arrays.dones
        self._others = [others] * count if isinstance(others, Mapping) else list(others)
        for other in {id(one): one for some in self._others for one in some.values()}.values():
            check_opponent(game, other)
        self._believes = beliefs
        self._bots: list[dict[int, Bot]] = [{} for _ in range(count)]
        self._memories = [Memories(words, ()) for _ in range(count)]
        self._rows = Rows(words.actions, words.index, words.size, words.writer, self._start, self._ended)
        if any(self._others):
            self._rows.guests = [tuple([seat in some for seat in range(self.agreed.seats)]) for some in self._others]
            self._rows.answer = self._answer

    def reset(self, seed: int | Sequence[int] | None = None) -> None:
        """New games. With a seed, or one for each game, chance falls the same way every time."""
        self._rngs = [Random(one) for one in seeds(seed, self.count)]
        self.rewards.fill(0)
        self.dones.fill(False)
        self._rows.begin(self._rngs)
        self._fill()

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> None:
        """In each game the seat that is asked answers. If an answer is illegal, raises BadAnswer and nothing has
        happened."""
        answers: Any = actions.tolist() if isinstance(actions, np.ndarray) else actions
        check_answers(answers, self.count)
        self.rewards.fill(0)
        self.dones.fill(False)
        self._rows.step(answers)
        self._fill()

    def state(self) -> NDArray[np.float32]:
        """What every seat sees of every game, for critics that may know everything: by game, by seat."""
        return np.stack([self.encoding.see_all(state) for state in self._rows.states])

    def close(self) -> None:
        """There is nothing to clean up."""

    def _fill(self) -> None:
        rows: Any = self._rows
        self.observations[:] = np.frombuffer(rows.numbers).reshape(self.observations.shape)
        self.masks[:] = np.frombuffer(rows.masks, np.int8).reshape(self.masks.shape)
        self.seats[:] = np.frombuffer(rows.seats, np.int64)
        if self._believes:
            for number, state in enumerate(rows.states):
                self._hear(number, state)
                self.beliefs[number] = self._memories[number].believe(state, state.seat())

    def _start(self, number: int) -> State:
        state = self.game.start(self.agreed)
        if self._believes:
            state.events = []
            mine = [seat for seat in range(self.agreed.seats) if seat not in self._others[number]]
            self._memories[number] = Memories(self.encoding, mine)
        if self._others[number]:
            state.events = []
            rng = self._rngs[number]
            self._bots[number] = {
                seat: maker(self.game.id, other, rng)(self.game, self.agreed, seat, Random(rng.getrandbits(64)))
                for seat, other in self._others[number].items()
            }
        return state

    def _ended(self, number: int, state: State) -> None:
        self.rewards[number] = payoffs(self.game, state, self.reward)
        self.dones[number] = True

    def _answer(self, number: int, state: State) -> None:
        """A bot hears what has happened, and answers."""
        self._hear(number, state)
        seat = state.seat()
        state.play(seat, self.game.action(self._bots[number][seat].choose(self.game.view(state, seat))))

    def _hear(self, number: int, state: State) -> None:
        """Bots and memories hear what has happened in a game."""
        events, state.events = state.events or [], []
        self._memories[number].hear(events)
        for seat, bot in self._bots[number].items():
            for event in events:
                bot.hear(self.game.told_to_bot(event, seat))


def shape(numbers: Encoding, beliefs: bool) -> tuple[int, int, int, tuple[int, int]]:
    """How large the arrays of one game are: numbers, answers, seats, and a belief's rows and columns."""
    belief = (len(numbers.holders[0]), len(numbers.held)) if beliefs else (0, 0)
    return numbers.size, len(numbers.actions), numbers.agreed.seats, belief


def seeds(seed: int | Sequence[int] | None, count: int) -> list[int]:
    """A seed for each game, from one for all; raises BadAnswer if there are too few or too many."""
    if seed is None:
        seed = Random().getrandbits(62)
    if isinstance(seed, int):
        return [seed + number for number in range(count)]
    if len(seed) != count:
        raise BadAnswer(
            "seeds-count",
            "There are {given} seeds for {count} games: give one for each, or a single number for all.",
            given=len(seed),
            count=count,
        )
    return list(seed)


def check_answers(answers: Sequence[int] | NDArray[np.integer[Any]], count: int) -> None:
    """There must be one for each game; raises BadAnswer."""
    if len(answers) != count:
        raise BadAnswer(
            "answers-count", "There are {given} answers for {count} games.", given=len(answers), count=count
        )


# -- several processes ----------------------------------------------------------------------------


class Processes:
    """The same games as `Tables`, with the same seeds, shared out among processes. The arrays are memory they share."""

    def __init__(self, game: str, count: int, processes: int, **options: Any) -> None:
        self.game = game_by_name(game)
        settings = {name: value for name, value in options.items() if name not in ("reward", "others", "beliefs")}
        self.agreed = self.game.read_settings(settings)
        self.encoding = encoding(self.game, self.agreed)
        self.count = count
        sizes = shape(self.encoding, options.get("beliefs", False))
        context = multiprocessing.get_context("spawn")
        parts = np.array_split(np.arange(count), processes)
        self._memory = SharedMemory(create=True, size=Arrays.bytes(count, *sizes))
        arrays = Arrays(count, *sizes, memory=self._memory.buf)
        self.observations = arrays.observations
        self.masks = arrays.masks
        self.beliefs = arrays.beliefs
        self.seats = arrays.seats
        self.rewards = arrays.rewards
        self.dones = arrays.dones
        self._answers = arrays.answers
        self._parts = [(int(part[0]), int(part[-1]) + 1) for part in parts if len(part)]
        self._lines: list[Connection[Any, Any]] = []
        self._workers = []
        for first, end in self._parts:
            mine, theirs = context.Pipe()
            job = (theirs, self._memory.name, count, sizes, first, end, game, options)
            worker = context.Process(target=_work, args=job, daemon=True)
            worker.start()
            theirs.close()
            self._lines.append(mine)
            self._workers.append(worker)

    def reset(self, seed: int | Sequence[int] | None = None) -> None:
        """New games, as `Tables.reset`."""
        each = seeds(seed, self.count)
        self._tell([each[first:end] for first, end in self._parts])

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> None:
        """In each game the seat that is asked answers, as `Tables.step`; an illegal answer stops its process's part
        only."""
        check_answers(actions, self.count)
        self._answers[:] = actions
        self._tell([None] * len(self._parts))

    def close(self) -> None:
        """End the processes."""
        for line in self._lines:
            line.send(())
        for worker in self._workers:
            worker.join()
        del self.observations, self.masks, self.beliefs, self.seats, self.rewards, self.dones, self._answers
        self._memory.close()
        self._memory.unlink()

    def _tell(self, orders: Sequence[list[int] | None]) -> None:
        """An order for each process; they work at the same time."""
        for line, order in zip(self._lines, orders, strict=True):
            line.send(order)
        failed = [error for line in self._lines if (error := line.recv()) is not None]
        if failed:
            raise failed[0]


def _work(
    line: Connection[Any, Any],
    name: str,
    count: int,
    sizes: tuple[int, int, int, tuple[int, int]],
    first: int,
    end: int,
    game: str,
    options: dict[str, Any],
) -> None:
    """One process: plays its part of the games until it is told to stop."""
    memory = SharedMemory(name=name)
    whole = Arrays(count, *sizes, memory=memory.buf)
    part = Arrays(0, *sizes)
    for field in ("observations", "masks", "beliefs", "seats", "rewards", "dones", "answers"):
        setattr(part, field, getattr(whole, field)[first:end])
    tables = Tables(game, end - first, arrays=part, **options)
    while True:
        order: list[int] | tuple[()] | None = line.recv()
        if order == ():
            break
        try:
            if order is None:
                tables.step(part.answers)
            else:
                tables.reset(order)
            line.send(None)
        except Exception as error:
            line.send(error)
    del tables, part, whole
    memory.close()


# -- Gymnasium ------------------------------------------------------------------------------------


class SeatsEnv(VectorEnv[Any, Any, Any]):
    """One seat in each of many games, with bots at the others, for Gymnasium's vector API. A game that is over begins
    anew in the same step. An observation is a dictionary with `observation` and `action_mask` and, if wanted,
    `belief`."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  (Gymnasium's own way)

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seat: int | None = 0,
        opponent: Opponent | None = None,
        reward: str = "result",
        beliefs: bool = False,
        **settings: Any,
    ) -> None:
        """`seat` None: another seat in each game, in turn. `opponent` is a bot's name, a maker of bots, or several."""
        agreed = game_by_name(game).read_settings(settings)
        if seat is not None and not 0 <= seat < agreed.seats:
            raise no_such_seat(seat, agreed.seats)
        other = default_bot(game) if opponent is None else opponent
        self.num_envs = num_envs
        self._mine = np.array([number % agreed.seats if seat is None else seat for number in range(num_envs)])
        everybody = range(agreed.seats)
        others = [{one: other for one in everybody if one != mine} for mine in self._mine.tolist()]
        self.tables = Tables(game, num_envs, reward=reward, others=others, beliefs=beliefs, **settings)
        self._believes = beliefs
        words = self.tables.encoding
        self.single_action_space = spaces.Discrete(len(words.actions))
        self.single_observation_space = space(words, beliefs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """New games, up to this seat's first choice in each."""
        given: Any = seed
        self.tables.reset(given)
        return self._observe(), {}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Answer in every game; the others play until this seat has a choice again."""
        self.tables.step(actions)
        rewards = self.tables.rewards[np.arange(self.num_envs), self._mine]
        dones = self.tables.dones.copy()
        return self._observe(), rewards, dones, np.zeros_like(dones), {}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal answers, game by game, as MaskablePPO wants them."""
        return self.tables.masks.astype(np.bool_)

    def _observe(self) -> dict[str, NDArray[Any]]:
        seen: dict[str, NDArray[Any]] = {
            "observation": self.tables.observations.copy(),
            "action_mask": self.tables.masks.copy(),
        }
        if self._believes:
            seen["belief"] = self.tables.beliefs.copy()
        return seen


# -- policies and bots ----------------------------------------------------------------------------

ROWS: Final = 256
"""How many games `play` plays side by side."""


def play(
    game: str,
    policies: Mapping[int, Policy],
    games: int,
    *,
    others: Mapping[int, Opponent] = {},
    seed: int = 0,
    rows: int = ROWS,
    **options: Any,
) -> NDArray[np.float32]:
    """Let policies and bots, by seat, play each other, and return what each game was worth to each seat. Every row
    plays the same number of games, or short games would count for more."""
    rows = min(rows, games)
    tables = Tables(game, rows, others=others, **options)
    if sorted([*policies, *others]) != list(range(tables.agreed.seats)):
        raise BadAnswer("seats-taken", "Each of the seats 0 to {last} needs one player.", last=tables.agreed.seats - 1)
    tables.reset(seed)
    found: list[list[NDArray[np.float32]]] = [[] for _ in range(rows)]
    quota = [games // rows + (number < games % rows) for number in range(rows)]
    answers = np.zeros(rows, np.int64)
    while any(len(some) < most for some, most in zip(found, quota, strict=True)):
        for seat, policy in policies.items():
            asked = np.flatnonzero(tables.seats == seat)
            if len(asked):
                answers[asked] = policy(tables.observations[asked], tables.masks[asked])
        tables.step(answers)
        for number in np.flatnonzero(tables.dones).tolist():
            if len(found[number]) < quota[number]:
                found[number].append(tables.rewards[number].copy())
    return np.array([one for some in found for one in some], np.float32)
