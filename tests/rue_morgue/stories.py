"""Tables of the Rue Morgue laid out from a text.

    given("p0: 3am*3 poe | p1: rod sailor | a1: le-bon*3 prefect | morgue: ad | under: poe rod | file: madame")

`p` is a hand, `a` the play area of a side: with four seats `a0` belongs to seats 0 and 2. Piles are written
top first. A Brilliant Deduction may be named by the first colour of its pair: `deduction-3am`. A colour is
melded when a side has three of it before it.

Cards that are not mentioned lie at the bottom of the Case File, or where `rest:` says: under `morgue`,
or `nowhere`; then no audit is made.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import rummy_tables
from rummy_tables import RummyStory, parts_of, set_going, written

from whitechapel.games.rue_morgue import GAME, material
from whitechapel.games.rue_morgue.material import DECK, KIND, NAMES, UNIT, kinds, names
from whitechapel.games.rue_morgue.scoring import Line, Sheet, melded
from whitechapel.games.rue_morgue.state import Table
from whitechapel.games.rue_morgue.steps import FRAMES
from whitechapel.games.rue_morgue.view import View

FLAGS = {"dealer", "hand_number", "scores", "second_file", "event_played", "morgue_turns"}
"""What can be said of a table by name, beside its options."""

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
    parts = parts_of(text)
    seats = named.pop("seats", max(2, *(int(name[1]) + 1 for name in parts if name[0] == "p")))
    flags = {name: named.pop(name) for name in FLAGS & named.keys()}
    table = GAME.new(seats=seats, **named)
    assert isinstance(table, Table)
    rest = parts.pop("rest", "file").strip()
    table.file = pile(parts.pop("file", ""))
    table.morgue = pile(parts.pop("morgue", ""))
    under = cards(parts.pop("under", ""))
    table.under, table.under_size = as_set(under), len(under)
    for name, words in parts.items():
        held = cards(words)
        if name[0] == "p":
            table.hands[int(name[1])], table.sizes[int(name[1])] = as_set(held), len(held)
        else:
            assert name[0] == "a", f"'{name}' is no part of a table"
            table.areas[int(name[1])] = as_set(held)
    table.open = melded(tuple(table.areas))
    left = unmentioned(table)
    if rest == "file":
        table.file = left + table.file
    elif rest == "morgue":
        table.morgue = left + table.morgue
    set_going(table, turn, phase, flags, FRAMES)
    assert rest == "nowhere" or GAME.audit(table) is None, GAME.audit(table)
    return MorgueStory(GAME, table, audited=rest != "nowhere")


def unmentioned(table: Table) -> list[int]:
    """The cards of the deck that lie nowhere yet, sorted."""
    left = Counter(DECK)
    left.subtract(table.file)
    left.subtract(table.morgue)
    for lying in (*table.hands, *table.areas, table.under):
        left.subtract(KIND[name] for name in names(lying))
    return sorted(left.elements())


def as_set(several: Iterable[str]) -> int:
    """Cards by name as one number."""
    return sum(UNIT[KIND[name]] for name in several)


def pile(text: str) -> list[int]:
    """A pile written top first, as the table keeps it: top last."""
    return [KIND[name] for name in reversed(cards(text))]


def cards(text: str) -> list[str]:
    """The names in `3am*3 deduction-3am`, one per card, in full."""
    return rummy_tables.cards(text, KIND, SHORT)
