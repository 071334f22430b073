"""Tables of the Rue Morgue laid out from a text.

    given("p0: 3am*3 poe | p1: rod sailor | a1: le-bon*3 prefect | morgue: ad | under: poe rod | file: madame")

`p` is a hand, `a` the play area of a side: with four seats `a0` belongs to seats 0 and 2. Piles are written
top first. A Brilliant Deduction may be named by the first colour of its pair: `deduction-3am`. A colour is
melded when a side has three of it before it.

Cards that are not mentioned lie at the bottom of the Case File, or where `rest:` says: under `morgue`,
or `nowhere`; then no audit is made.
"""

from __future__ import annotations

from typing import Any

import rummy_tables
from rummy_tables import RummyStory, laid_out, written

from whitechapel.games.rue_morgue import GAME, material
from whitechapel.games.rue_morgue.material import KIND, NAMES, kinds, names
from whitechapel.games.rue_morgue.scoring import Line, Sheet
from whitechapel.games.rue_morgue.state import Table
from whitechapel.games.rue_morgue.view import View

SHORT = {name.rpartition("-")[0]: name for name in NAMES if name.startswith("deduction-")}


class MorgueStory(RummyStory):
    """A story at a table of the Rue Morgue. Cards are shown as text: `3am*3 prefect`."""

    table: Table
    material = material
    short = SHORT

    def view(self, seat: int | None) -> View:
        view: View = super().view(seat)
        return view

    def area(self, side: int) -> str:
        """What lies in a side's play area, sorted."""
        return written(names(self.table.areas[side]))

    @property
    def morgue(self) -> str:
        """The Rue Morgue, top first."""
        return self.pile(self.table.morgue)

    @property
    def under(self) -> str:
        """What lies under the Orang-Utan, sorted."""
        return written(names(self.table.under))

    @property
    def sheet(self) -> Sheet:
        """How the last hand was judged."""
        return self.table.sheets[-1]

    def line(self, side: int) -> Line:
        """One side's part of the last sheet."""
        return self.sheet.lines[side]

    def used_up(self) -> list[int]:
        return [*self.table.morgue, *kinds(self.table.under)]


def begin(**options: Any) -> MorgueStory:
    """A match from its very beginning."""
    return MorgueStory(GAME, GAME.new(**options))


def given(text: str, turn: int = 0, phase: str = "draw", **named: Any) -> MorgueStory:
    """A table in the middle of a hand: `phase` is `draw` or `play`; then flags and options by name."""
    table, audited = laid_out(GAME, text, SHORT, {"turn": turn, "phase": phase, **named})
    return MorgueStory(GAME, table, audited=audited)


def cards(text: str) -> list[str]:
    """The names in `3am*3 deduction-3am`, one per card, in full."""
    return rummy_tables.cards(text, KIND, SHORT)
