"""What a net sees of a table of the Rue Morgue."""

from __future__ import annotations

from typing import Any, Final

from whitechapel.bots.rummy_inputs import SIZES, RummyInputs
from whitechapel.games.rue_morgue.actions import ACTIONS
from whitechapel.games.rue_morgue.material import COPIES, FIELD, KINDS, SHIFT
from whitechapel.games.rue_morgue.state import Table

QUESTIONS: Final = ("draw", "play", "feed", "search", "search-under", "pass", "hide")


class Inputs(RummyInputs):
    """What both rummy games have, and what the Orang-Utan lies on, the card shown, and the advanced rules."""

    def __init__(self) -> None:
        super().__init__(QUESTIONS, COPIES, SHIFT, FIELD)
        self.peek = self.block(KINDS)
        self.under = self.block(sum(COPIES))
        self.under_size = self.block(SIZES)
        self.shown = self.block(KINDS)
        self.advanced = self.block(2)

    def active(self, table: Any, seat: int) -> list[int]:
        assert isinstance(table, Table)
        found: list[int] = []
        self.situation(table, seat, table.morgue, table.morgue_turns, table.sides, found)
        top = table.stack[-1]
        if top.seat == seat:
            if top.name == "feed":
                found.append(self.peek + table.file[-1])
            elif top.name == "search-under":
                self.count(table.under, self.under, found)
        found.append(self.under_size + min(table.under_size, SIZES - 1))
        if table.shown >= 0:
            found.append(self.shown + table.shown)
        if table.event_played:
            found.append(self.flags)
        if table.second_file:
            found.append(self.flags + 1)
        if table.agreed.dupin_count:
            found.append(self.advanced)
        if table.agreed.shut_out:
            found.append(self.advanced + 1)
        return found


INPUTS: Final = Inputs()
ANSWERS: Final = tuple(ACTIONS.values())
"""What the outputs of the net stand for, in order."""
