"""What lies on the table during a match, and a quick copy of it."""

from __future__ import annotations

from typing import Final

from whitechapel.core.compiler_hints import i64, row
from whitechapel.core.frames import State
from whitechapel.games.rue_morgue.material import COLOURS, COPIES, KINDS, NAMES, UNIT, count, kinds, packed
from whitechapel.games.rue_morgue.scoring import Sheet
from whitechapel.games.rue_morgue.settings import Settings
from whitechapel.games.rummy import MELD

NO_CARD: Final = -1


class Table(State):
    """A match in progress. Sets of cards are numbers, see `material`. Anything about a hand has one entry per seat;
    areas and scores have one per side: seat s belongs to side s % sides, so with four seats those sitting opposite
    share. [teams]"""

    __slots__ = (
        "active", "agreed", "areas", "dealer", "ending", "event_played", "file", "hand_number", "hands", "in_morgue",
        "morgue", "morgue_turns", "offered", "open", "scores", "second_file", "sheets", "shown", "sides", "sizes",
        "under", "under_size", "winner",
    )  # fmt: skip

    agreed: Settings
    """What the players agreed on."""
    sides: i64
    """How many sides there are."""
    dealer: i64
    active: i64
    """Whose turn it is."""
    hand_number: i64
    """1 for the first hand of the match, 0 before it is dealt."""
    scores: tuple[int, ...]
    """The running totals of the match, by side."""
    sheets: tuple[Sheet, ...]
    """The score sheets of the hands that have ended."""

    hands: row[i64]
    sizes: row[i64]
    """How many cards each seat holds."""
    areas: row[i64]
    """The cards that lie in each side's play area."""
    file: list[int]
    """The Case File; its top is the end of the list."""
    morgue: list[int]
    """The Rue Morgue, the discard pile; its top is the end of the list."""
    in_morgue: i64
    """The same cards as a set."""
    under: i64
    """The cards under the Orang-Utan: a set, because they have no order."""
    under_size: i64
    offered: list[int]
    """The card each seat has passed to its partner, until it is handed over; otherwise -1."""

    open: i64
    """A bit for each colour with a meld on the table."""
    event_played: bool
    """Whether the active seat has played its event this turn."""
    shown: i64
    """The card a search has fetched this turn and shown to all, or -1."""
    second_file: bool
    """Whether the Orang-Utan has escaped and the second Case File is in play."""
    morgue_turns: i64
    """How many turns in a row have drawn from the Rue Morgue."""
    ending: str
    """How the hand ended, or empty while it is being played."""
    winner: i64
    """The seat that discarded its last card, or -1."""

    def clone(self) -> Table:
        new = Table()
        new.stack = self.stack[:]
        new.sealed = self.sealed[:]
        new.events = None
        new.agreed = self.agreed
        new.sides = self.sides
        new.dealer = self.dealer
        new.active = self.active
        new.hand_number = self.hand_number
        new.scores = self.scores
        new.sheets = self.sheets
        new.hands = self.hands[:]
        new.sizes = self.sizes[:]
        new.areas = self.areas[:]
        new.file = self.file[:]
        new.morgue = self.morgue[:]
        new.in_morgue = self.in_morgue
        new.under = self.under
        new.under_size = self.under_size
        new.offered = self.offered[:]
        new.open = self.open
        new.event_played = self.event_played
        new.shown = self.shown
        new.second_file = self.second_file
        new.morgue_turns = self.morgue_turns
        new.ending = self.ending
        new.winner = self.winner
        return new


def new_table(agreed: Settings) -> Table:
    """A table with no cards on it."""
    table = Table()
    table.lay_out()
    table.agreed = agreed
    table.sides = agreed.sides
    table.dealer = 0
    table.hand_number = 0
    table.scores = (0,) * agreed.sides
    table.sheets = ()
    clear(table)
    return table


def clear(table: Table) -> None:
    """Take all the cards off the table."""
    seats = table.agreed.seats
    table.active = 0
    table.hands = row[i64]([0] * seats)
    table.sizes = row[i64]([0] * seats)
    table.areas = row[i64]([0] * table.sides)
    table.file = []
    set_morgue(table, [])
    table.under = 0
    table.under_size = 0
    table.offered = [NO_CARD] * seats
    table.open = 0
    table.event_played = False
    table.shown = NO_CARD
    table.second_file = False
    table.morgue_turns = 0
    table.ending = ""
    table.winner = -1


# `hands[seat] = hands[seat] + ...` instead of `+=`: the compiler keeps the former in machine integers.


def to_hand(table: Table, seat: i64, card: i64) -> None:
    """A card enters a hand."""
    hands, sizes = table.hands, table.sizes
    hands[seat] = hands[seat] + UNIT[card]
    sizes[seat] = sizes[seat] + 1


def from_hand(table: Table, seat: i64, card: i64) -> None:
    """A card leaves a hand."""
    hands, sizes = table.hands, table.sizes
    hands[seat] = hands[seat] - UNIT[card]
    sizes[seat] = sizes[seat] - 1


def to_morgue(table: Table, card: i64) -> None:
    """A card goes face up onto the Rue Morgue."""
    table.morgue.append(card)
    table.in_morgue += UNIT[card]


def set_morgue(table: Table, cards: list[int]) -> None:
    """These cards are the Rue Morgue now."""
    table.morgue = cards
    table.in_morgue = packed(cards)


def put_under(table: Table, card: int) -> None:
    """A card goes face down under the Orang-Utan, where there is no order."""
    table.under += UNIT[card]
    table.under_size += 1


def audit(table: Table) -> str | None:
    """What is wrong with the cards on the table, as a sentence, or None: nothing is ever lost or duplicated."""
    if table.hand_number == 0:
        return None  # before the first deal there are no cards on the table
    for kind in range(KINDS):
        found = table.file.count(kind) + table.morgue.count(kind) + table.offered.count(kind)
        found += sum([count(cards, kind) for cards in (*table.hands, *table.areas, table.under)])
        if found != COPIES[kind]:
            return f"There are {found} cards of {NAMES[kind]} on the table instead of {COPIES[kind]}."
    for seat, hand in enumerate(table.hands):
        if len(kinds(hand)) != table.sizes[seat]:
            return f"Seat {seat} holds {len(kinds(hand))} cards, but {table.sizes[seat]} are noted."
    if table.in_morgue != packed(table.morgue):
        return f"The cards {sorted(table.morgue)} lie in the Rue Morgue, but {kinds(table.in_morgue)} are noted."
    if len(kinds(table.under)) != table.under_size:
        return f"{len(kinds(table.under))} cards lie under the Orang-Utan, but {table.under_size} are noted."
    melded = [colour for colour in range(len(COLOURS)) if any(count(area, colour) >= MELD for area in table.areas)]
    if sum(1 << colour for colour in melded) != table.open:
        return f"The colours {melded} are melded, but {table.open:b} is noted."
    return None
