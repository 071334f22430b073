"""A seat of a rummy game that listens to a story, and what it knows then."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol, Self

import pytest
from scenario import Story

from whitechapel.core.frames import Event


class Worlds(Protocol):
    """Every world that is possible, written down."""

    def hear(self, event: Event) -> None: ...

    def expected(self) -> Mapping[str, Mapping[str, float]]: ...


class Listener:
    """A seat that hears everything it is told in a story; beside its memory it may write down every world."""

    def __init__(self, t: Story, seat: int | None) -> None:
        self.t = t
        self.seat = seat
        self.memory = t.game.memory(t.table.agreed, seat)
        self.worlds: Worlds | None = None
        self.heard = 0

    def with_brute_force(self, opening: Iterable[Event], worlds: Worlds) -> Self:
        """Hear how this hand began, though the story begins later, and write down every world from now on."""
        for event in opening:
            self.memory.hear(event)
        self.worlds = worlds
        return self

    def listens(self) -> None:
        """Hear what is new."""
        for event in self.t.events[self.heard :]:
            told = self.t.game.told(event, self.seat)
            self.memory.hear(told)
            if self.worlds is not None:
                self.worlds.hear(told)
        self.heard = len(self.t.events)

    def expects(self) -> dict[str, dict[str, float]]:
        """The expected number of cards of each kind in each hand and pile."""
        game = self.t.game
        return {holder: dict(row) for holder, row in game.marginals(self.t.view(self.seat), self.memory).items()}

    def agrees_with_brute_force(self) -> None:
        """Memory and the list of all worlds lead to the same expectations."""
        assert self.worlds is not None
        found = self.expects()
        for holder, row in self.worlds.expected().items():
            assert found.get(holder, {}) == pytest.approx(row), holder
