"""Tables of Jack the Ripper laid out from a text.

    given("p0: druitt*3 nichols | p1: jill eddy | a1: gull*2 wild=gull | yard: jill | file: gull eddy")

`p` is a hand, `a` what lies before a seat. Piles are written top first. Victims and scenes may be named
without the word before them, except `victim-chapman`. A wild on the table is `wild=druitt`, the shared
alibi `alibi-eddy-gull=gull`. A colour is melded when somebody has three of it before them, or when it
stands under `melds:`.

Cards that are not mentioned lie at the bottom of the Case File, or where `rest:` says: under `yard`,
or `nowhere`; then no audit is made.
"""

from __future__ import annotations

from typing import Any

import rummy_tables
from rummy_tables import RummyStory, laid_out, written

from whitechapel.games.jack_the_ripper import GAME, material
from whitechapel.games.jack_the_ripper.material import (
    KIND,
    SCENES,
    VICTIMS,
)
from whitechapel.games.jack_the_ripper.scoring import Sheet
from whitechapel.games.jack_the_ripper.state import Table
from whitechapel.games.jack_the_ripper.view import View

SHORT = {
    **{name: f"victim-{name}" for name in VICTIMS if name not in KIND},
    **{name: f"scene-{name}" for name in SCENES},
}


class RipperStory(RummyStory):
    """A story at a table of Jack the Ripper. Cards are shown as text: `druitt*3 victim-nichols`."""

    table: Table
    material = material
    short = SHORT

    def view(self, seat: int | None) -> View:
        view: View = super().view(seat)
        return view

    def area(self, seat: int) -> str:
        """What lies before a seat: the cards, then the wilds."""
        lying = self.view(seat).areas[seat]
        return written([*lying.cards, *(f"wild={colour}" for colour in lying.wilds)])

    @property
    def yard(self) -> str:
        """Scotland Yard, top first."""
        return self.pile(self.table.yard)

    @property
    def top(self) -> str:
        """The top card of Scotland Yard, or nothing."""
        return str(self.view(None).top)

    @property
    def sheet(self) -> Sheet:
        """How the last hand was judged."""
        return self.table.sheets[-1]

    def used_up(self) -> list[int]:
        return self.table.yard


def begin(**options: Any) -> RipperStory:
    """A match from its very beginning."""
    return RipperStory(GAME, GAME.new(**options))


def given(text: str, turn: int = 0, phase: str = "draw", **named: Any) -> RipperStory:
    """A table in the middle of a hand: `phase` is `draw` or `play`; then flags and options by name."""
    table, audited = laid_out(GAME, text, SHORT, {"turn": turn, "phase": phase, **named})
    return RipperStory(GAME, table, audited=audited)


def cards(text: str) -> list[str]:
    """The names in `druitt*3 nichols wild=gull`, one per card, in full."""
    return rummy_tables.cards(text, KIND, SHORT)
