"""Tests as stories: say what the players answer, and look at what happened.

A `Story` wraps a table of any game. Each game's folder has its own `given(...)`, which lays a table out
from a text and hands back a story.
"""

from __future__ import annotations

from typing import Any

import pytest

from whitechapel.core.frames import CHANCE, Action, Event, Illegal, NotAsked, Over, State
from whitechapel.core.game import Game, setting_text


class Story:
    """A table and those who play at it. Seats are numbers; `*` is chance."""

    def __init__(self, game: Game, table: Any, *, audited: bool = True) -> None:
        self.game = game
        self.table = table
        self.audited = audited
        """Whether all the material is on the table, so that every answer is followed by an audit."""
        self.events: list[Event] = []
        """Everything that has happened so far, as only the engine knows it."""
        table.events = self.events

    def say(self, *lines: str) -> None:
        """Give answers such as `0 draw file`, one after the other; each must be legal."""
        for line in lines:
            self.table.play(*self._read(line))
            if self.audited:
                assert self.game.audit(self.table) is None

    def offers(self, seat: int, text: str) -> bool:
        """Whether this answer is among those the seat can give now."""
        return text in self.options(seat)

    def options(self, seat: int) -> tuple[str, ...]:
        """The answers a seat can give now; none if it is not asked."""
        return tuple(self.game.view(self.table, seat).options)

    def refuses(self, line: str, rule: str) -> None:
        """The answer is refused, for this rule, by the door and by `why`; and nothing has changed."""
        seat, action = self._read(line)
        before = self.table.parts()
        heard = len(self.events)
        with pytest.raises((Illegal, NotAsked, Over)) as refusal:
            self.table.play(seat, action)
        assert isinstance(refusal.value, Illegal | NotAsked | Over)
        assert refusal.value.rule == rule
        assert self.game.why(self.table, seat, action) == rule
        assert self.table.parts() == before
        assert len(self.events) == heard

    def heard(self, seat: int | None, kind: str) -> list[dict[str, Any]]:
        """The facts a seat (None: a spectator) was told in all the events of one kind."""
        return [dict(self.game.told(event, seat).facts) for event in self.events if event.kind == kind]

    def memory(self, seat: int | None) -> Any:
        """What a seat remembers who has listened from the first event of this story on."""
        memory = self.game.memory(self.table.agreed, seat)
        for event in self.events:
            memory.hear(self.game.told(event, seat))
        return memory

    def view(self, seat: int | None) -> Any:
        """What a seat sees now."""
        return self.game.view(self.table, seat)

    def asked(self) -> tuple[int, ...]:
        """The seats the question is put to."""
        state: State = self.table
        return state.asked()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        state: State = self.table
        return state.over

    def _read(self, line: str) -> tuple[int, Action]:
        seat, _, text = line.partition(" ")
        if seat == "*":
            return CHANCE, self.game.chance(text)
        return int(seat), self.game.action(text)


def flag_text(value: Any) -> str:
    """A flag as a part of a table."""
    return " ".join(map(str, value)) if isinstance(value, tuple) else setting_text(value)
