"""A game as numbers: answers by index, observations as rows of numbers, with the same mechanism for all games.

An observation is filled from a seat's **view** and from nothing else, so it cannot reveal more than the seat may see.
What a seat has to remember is not in its view; `Encoding.believe` adds that, as the exact expectation of everything
hidden.

The tables of every index and every plane are generated into the documentation, see `docs/encodings/`.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from whitechapel import game as game_by_name
from whitechapel.core.compiler_hints import i64, vec
from whitechapel.core.frames import Action, State
from whitechapel.core.game import Game, Memory
from whitechapel.research import plain
from whitechapel.research.planes import Plane
from whitechapel.research.quick.writer import Writer
from whitechapel.research.schema import Schema

__all__ = ["REWARDS", "Encoding", "encoding", "payoffs", "versioned"]


def schema(game: Game, agreed: Any) -> Schema:
    """How a game is written as numbers: by its own module here or, if it has none, from trial games."""
    room = game.room("research")
    return plain.schema(game, agreed) if room is None else room.SCHEMA


class Encoding:
    """How one game, with one set of settings, is written as numbers."""

    def __init__(self, game: Game, agreed: Any) -> None:
        words = schema(game, agreed)
        texts = words.actions(agreed)
        self.game: Final = game
        self.agreed: Final = agreed
        self.actions: Final[tuple[Action, ...]] = tuple([game.actions[text] for text in texts])
        """The answers, by index."""
        self.index: Final[dict[Action, int]] = {action: i for i, action in enumerate(self.actions)}
        self.index_of_text: Final[dict[str, int]] = {text: i for i, text in enumerate(texts)}
        self.planes: Final[tuple[Plane, ...]] = words.planes(agreed)
        """The pieces of an observation, in order."""
        self.shuffled: Final = words.shuffled
        """The names of what is shuffled, by the index of the outcome."""
        self.outcomes: Final = words.outcomes
        """The most outcomes that chance can have at once."""
        self.held: Final = words.held
        """The columns of `believe`: whatever is hidden, by name."""
        self.holders: Final[tuple[tuple[str, ...], ...]] = tuple(
            [words.holders(agreed, seat) for seat in range(agreed.seats)]
        )
        """The rows of `believe`, by the seat that believes."""
        fills = []
        self.places: Final[dict[str, int]] = {}
        """Where each plane begins."""
        at = 0
        for plane in self.planes:
            fills.append((plane.fill, at))
            self.places[plane.name] = at
            at += len(plane.entries)
        self.size: Final = at
        """How many numbers an observation has."""
        self._fills: Final = tuple(fills)
        self._blank: Final = bytes(4 * at)
        self._column: Final = {name: i for i, name in enumerate(words.held)}
        self.writer: Final = ViewWriter(self) if words.writer is None else words.writer(agreed, self.places)
        """Fills the planes from a state, see `research.quick`."""

    def observe(self, view: Any) -> NDArray[np.float32]:
        """What a view shows, plane after plane."""
        numbers = array("f", self._blank)
        for fill, at in self._fills:
            fill(view, numbers, at)
        return np.frombuffer(numbers, np.float32)

    def see(self, state: State, seat: int) -> NDArray[np.float32]:
        """What a seat sees of a state: the same as `observe(game.view(state, seat))`, and quicker."""
        return self._seen(state, (seat,))

    def see_all(self, state: State) -> NDArray[np.float32]:
        """What every seat sees: a row for each."""
        seats = range(self.agreed.seats)
        return self._seen(state, seats).reshape(len(seats), self.size)

    def _seen(self, state: State, seats: Sequence[int]) -> NDArray[np.float32]:
        numbers: Any = self.writer.seen(state, seats, self.size)
        seen: NDArray[np.float64] = np.frombuffer(numbers)
        return seen.astype(np.float32)

    def legal(self, state: State, seat: int) -> NDArray[np.int8]:
        """The answers a seat can give now: the same as `mask(game.view(state, seat))`, and quicker."""
        bits = bytearray(len(self.actions))
        index = self.index
        question = state.question_of(seat)
        if question is not None:
            for action in question.options(state):
                bits[index[action]] = 1
        return np.frombuffer(bits, np.int8)

    def mask(self, view: Any) -> NDArray[np.int8]:
        """1 for each answer the view's seat can give now, 0 for all others."""
        bits = bytearray(len(self.actions))
        index = self.index_of_text
        for text in view.options:
            bits[index[text]] = 1
        return np.frombuffer(bits, np.int8)

    def believe(self, view: Any, memory: Memory) -> NDArray[np.float32]:
        """The exact expectation of everything hidden, a row for each place and a column for each thing, given what the
        view's seat sees and remembers."""
        seat = view.seat or 0
        table = np.zeros((len(self.holders[seat]), len(self.held)), np.float32)
        rows = self.game.marginals(view, memory)
        for i, holder in enumerate(self.holders[seat]):
            for name, expected in rows.get(holder, {}).items():
                table[i, self._column[name]] = expected
        return table

    def bounds(self) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """The lowest and the highest value of each number of an observation."""
        low = [plane.low for plane in self.planes for _ in plane.entries]
        high = [plane.high for plane in self.planes for _ in plane.entries]
        return np.array(low, np.float32), np.array(high, np.float32)


class ViewWriter(Writer):
    """For games that have no quick way: fills the planes from a view."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding

    def write(self, state: State, seat: int, out: vec[float], at: i64) -> None:
        """What a view shows, number by number."""
        numbers = self.encoding.observe(self.encoding.game.view(state, seat))
        for i in np.flatnonzero(numbers):
            out[at + int(i)] = float(numbers[i])


@lru_cache(maxsize=64)
def _encoding(name: str, agreed: Any) -> Encoding:
    return Encoding(game_by_name(name), agreed)


def encoding(game: Game, agreed: Any) -> Encoding:
    """The encoding of a game with these settings; built once."""
    return _encoding(game.id, agreed)


def versioned(game: str) -> str:
    """The name of a game in the registries of PettingZoo and Gymnasium, such as `whitechapel/MrJack-v0`. The number is
    raised when an index or a plane changes its meaning."""
    return f"whitechapel/{game.replace('-', ' ').title().replace(' ', '')}-v0"


REWARDS: Final = ("result", "score")


def payoffs(game: Game, state: Any, reward: str = "result") -> list[float]:
    """What a finished game was worth to each seat, summing to zero. By `result` everybody pays one, and the winners
    share the pot: between two, a win is 1, a loss -1, a draw 0. By `score` it is a seat's points, less the average."""
    result = game.result(state)
    seats = len(result.scores)
    if reward == "score":
        average = sum(result.scores) / seats
        return [score - average for score in result.scores]
    share = seats / len(result.winners)
    return [share - 1.0 if seat in result.winners else -1.0 for seat in range(seats)]
