"""Stretches of a game, played again from the nearest checkpoint instead of from the beginning.

A passage shares nothing with its table that could change, so that it can be played anywhere, also off the event loop.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from whitechapel.core.frames import CHANCE, Event, State
from whitechapel.core.game import Game
from whitechapel.server.table.freeze import Frozen

EVERY: Final = 256
"""How many answers lie between two checkpoints."""


class Checkpoint(NamedTuple):
    """The game as it was after this many answers and events."""

    lines: int
    told: int
    state: State | Frozen
    head: bytes
    """The head of the record of these answers."""


class Passage:
    """Consecutive answers of a game, and the state in which the first of them was given."""

    __slots__ = ("_at", "_game", "_lines", "line", "state", "told")

    def __init__(self, game: Game, state: State, line: int, told: int, lines: Sequence[tuple[int, str]]) -> None:
        self._game = game
        self._lines = lines
        self._at = 0
        self.state = state
        self.line = line
        """The number of the next answer."""
        self.told = told
        """How many events there have been before it."""

    @property
    def next(self) -> tuple[int, str] | None:
        """The next answer, with its seat; None at the end."""
        return self._lines[self._at] if self._at < len(self._lines) else None

    def step(self) -> list[Event]:
        """Give the next answer; what happens then."""
        seat, text = self._lines[self._at]
        state = self.state
        events: list[Event] = []
        state.events = events
        state.play(seat, self._game.chance(text) if seat == CHANCE else self._game.action(text))
        state.events = None
        self._at += 1
        self.line += 1
        self.told += len(events)
        return events

    def events(self, first: int, end: int) -> list[Event]:
        """What happens on the way: the events from number `first` up to `end`."""
        start, found = self.told, []
        while self.told < end and self.next is not None:
            found += self.step()
        return found[max(0, first - start) : end - start]


class Story:
    """What has happened at a table from one event up to another; it may have to be played again to know."""

    __slots__ = ("_source", "end", "first")

    def __init__(self, first: int, end: int, source: Passage | list[Event]) -> None:
        self.first = first
        """The number of the first event since the game began."""
        self.end = end
        self._source = source

    def events(self) -> list[Event]:
        """The events themselves; call it once only."""
        source = self._source
        return source.events(self.first, self.end) if isinstance(source, Passage) else source
