"""Tables of Jack the Ripper laid out from a text.

    given("p0: druitt*3 nichols | p1: jill eddy | a1: gull*2 wild=gull | yard: jill | file: gull eddy")

`p` is a hand, `a` what lies before a seat. Piles are written top first. Victims and scenes may be named
without the word before them, except `victim-chapman`. A wild on the table is `wild=druitt`, the shared
alibi `alibi-eddy-gull=gull`. A colour is melded when somebody has three of it before him, or when it
stands under `melds:`.

Cards that are not mentioned lie at the bottom of the Case File, or where `rest:` says: under `yard`,
or `nowhere`; then no audit is made.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import rummy_tables
from rummy_tables import RummyStory, parts_of, set_going, written

from whitechapel.games.jack_the_ripper import GAME, material
from whitechapel.games.jack_the_ripper.material import (
    ALIBIS,
    COLOURS,
    DECK,
    KIND,
    SCENES,
    SUSPECTS,
    UNIT,
    VICTIM,
    VICTIMS,
    names,
)
from whitechapel.games.jack_the_ripper.scoring import Sheet
from whitechapel.games.jack_the_ripper.state import Table
from whitechapel.games.jack_the_ripper.steps import FRAMES
from whitechapel.games.jack_the_ripper.view import View

FLAGS = {
    "dealer", "hand_number", "scores", "second_file", "gavel_played", "last_card_lost", "yard_turns", "votes",
}  # fmt: skip
"""What can be said of a table by name, beside its options."""

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
    parts = parts_of(text)
    seats = named.pop("seats", max(2, *(int(name[1]) + 1 for name in parts if name[0] in "pa" and name[1:].isdigit())))
    flags = {name: named.pop(name) for name in FLAGS & named.keys()}
    table = GAME.new(seats=seats, **named)
    assert isinstance(table, Table)
    rest = parts.pop("rest", "file").strip()
    table.file = pile(parts.pop("file", ""))
    table.yard = pile(parts.pop("yard", ""))
    table.open = sum(1 << COLOURS.index(name) for name in parts.pop("melds", "").split())
    for name, words in parts.items():
        if name[0] == "p":
            hand = cards(words)
            table.hands[int(name[1])] = sum(UNIT[KIND[card]] for card in hand)
            table.sizes[int(name[1])] = len(hand)
        else:
            assert name[0] == "a", f"'{name}' is no part of a table"
            lay(table, int(name[1]), cards(words))
    left = unmentioned(table)
    if rest == "file":
        table.file = left + table.file
    elif rest == "yard":
        table.yard = left + table.yard
    table.votes = tuple(SUSPECTS.index(name) for name in flags.pop("votes", ()))
    set_going(table, turn, phase, flags, FRAMES)
    assert rest == "nowhere" or GAME.audit(table) is None, GAME.audit(table)
    return RipperStory(GAME, table, audited=rest != "nowhere")


def lay(table: Table, seat: int, lying: Iterable[str]) -> None:
    """Lay cards before a seat, and note what follows from them."""
    colours: Counter[str] = Counter()
    for word in lying:
        card, _, meant = word.partition("=")
        if card == "wild":
            table.wilds[seat] += UNIT[COLOURS.index(meant)]
            colours[meant] += 1
            continue
        kind = KIND[card]
        table.areas[seat] += UNIT[kind]
        colours[card] += 1
        if VICTIM <= kind < VICTIM + len(VICTIMS):
            table.victims += 1
        if card.startswith("alibi-"):
            suspect = meant or ALIBIS[kind - KIND["alibi-druitt"]]
            table.alibi = SUSPECTS.index(suspect)
    for bit, colour in enumerate(COLOURS):
        if colours[colour] >= 3:
            table.open |= 1 << bit


def unmentioned(table: Table) -> list[int]:
    """The cards of the deck that lie nowhere yet, sorted."""
    left = Counter(DECK)
    left.subtract(table.file)
    left.subtract(table.yard)
    for lying in (*table.hands, *table.areas):
        left.subtract(KIND[name] for name in names(lying))
    left[KIND["wild"]] -= sum(len(names(wilds)) for wilds in table.wilds)
    return sorted(left.elements())


def pile(text: str) -> list[int]:
    """A pile written top first, as the table keeps it: top last."""
    return [KIND[name] for name in reversed(cards(text))]


def cards(text: str) -> list[str]:
    """The names in `druitt*3 nichols wild=gull`, one per card, in full."""
    return rummy_tables.cards(text, KIND, SHORT)
