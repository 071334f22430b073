"""What lies on the table during a game, and a quick copy of it."""

from __future__ import annotations

from whitechapel.core.frames import State
from whitechapel.skeleton.settings import Settings


class Table(State):
    """A game in progress."""

    __slots__ = ("agreed", "dice", "round", "scores")

    agreed: Settings
    """What the players agreed on."""
    round: int
    """1 for the first round, 0 before it."""
    dice: tuple[int, ...]
    """Each seat's die; empty between rounds."""
    scores: tuple[int, ...]

    def clone(self) -> Table:
        new = Table()
        new.stack = self.stack[:]
        new.sealed = self.sealed[:]
        new.events = None
        new.agreed = self.agreed
        new.round = self.round
        new.dice = self.dice
        new.scores = self.scores
        return new


def new_table(agreed: Settings) -> Table:
    """A table before anything is rolled."""
    table = Table()
    table.lay_out()
    table.agreed = agreed
    table.round = 0
    table.dice = ()
    table.scores = (0,) * agreed.seats
    return table


def audit(table: Table) -> str | None:
    """What is wrong with the material on the table, as a sentence, or None."""
    if len(table.dice) not in (0, table.agreed.seats):
        return f"There are {len(table.dice)} dice on the table."
    return None
