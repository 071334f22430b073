"""What lies on the table during a match, and a quick copy of it."""

from __future__ import annotations

from whitechapel.core.compiler_hints import i64, row
from whitechapel.core.frames import State
from whitechapel.games.jack_the_ripper.material import (
    ALIBI,
    ALIBI_OF,
    ALL_VICTIMS,
    COPIES,
    KINDS,
    LETTERS,
    NAMES,
    UNIT,
    VICTIM,
    WILD,
    count,
    kinds,
    packed,
)
from whitechapel.games.jack_the_ripper.scoring import Sheet
from whitechapel.games.jack_the_ripper.settings import Settings


class Table(State):
    """A match in progress. Sets of cards are numbers, see `material`; lists have one entry per seat."""

    __slots__ = (
        "active", "agreed", "alibi", "areas", "dealer", "ending", "escaper", "file", "gavel_played", "hand_number",
        "hands", "in_yard", "last_card_lost", "open", "scores", "second_file", "sheets", "sizes", "taken", "victims",
        "votes", "wilds", "yard", "yard_turns",
    )  # fmt: skip

    agreed: Settings
    """What the players agreed on."""
    dealer: i64
    active: i64
    """Whose turn it is."""
    hand_number: i64
    """1 for the first hand of the match, 0 before it is dealt."""
    scores: tuple[int, ...]
    """The running totals of the match."""
    sheets: tuple[Sheet, ...]
    """The score sheets of the hands that have ended."""

    hands: row[i64]
    sizes: row[i64]
    """How many cards each seat holds."""
    areas: row[i64]
    """The cards that lie before each seat, without wilds."""
    wilds: row[i64]
    """The wilds that lie before each seat, counted under the colour each was played as."""
    file: list[int]
    """The Case File; its top is the end of the list."""
    yard: list[int]
    """Scotland Yard, the discard pile; its top is the end of the list."""
    in_yard: i64
    """The same cards as a set."""
    taken: i64
    """The kind a Scene has just fetched, until it is played or kept; otherwise -1."""

    open: i64
    """A bit for each colour with a meld on the table."""
    victims: i64
    """How many victims are in play."""
    alibi: i64
    """The suspect whose alibi is in play, or -1."""
    votes: tuple[int, ...]
    """Each seat's vote, once a vote has been held in this hand; empty before."""

    gavel_played: bool
    """Whether the active seat has played its gavel this turn."""
    last_card_lost: bool
    """us-games: Commissioner took somebody's last card, so the hand ends with this turn."""
    second_file: bool
    yard_turns: i64
    """How many turns in a row have drawn from Scotland Yard."""
    ending: str
    """How the hand ended, or empty while it is being played."""
    escaper: i64
    """The seat that let the Ripper escape, or -1."""

    def clone(self) -> Table:
        new = Table()
        new.stack = self.stack[:]
        new.sealed = self.sealed[:]
        new.events = None
        new.agreed = self.agreed
        new.dealer = self.dealer
        new.active = self.active
        new.hand_number = self.hand_number
        new.scores = self.scores
        new.sheets = self.sheets
        new.hands = self.hands[:]
        new.sizes = self.sizes[:]
        new.areas = self.areas[:]
        new.wilds = self.wilds[:]
        new.file = self.file[:]
        new.yard = self.yard[:]
        new.in_yard = self.in_yard
        new.taken = self.taken
        new.open = self.open
        new.victims = self.victims
        new.alibi = self.alibi
        new.votes = self.votes
        new.gavel_played = self.gavel_played
        new.last_card_lost = self.last_card_lost
        new.second_file = self.second_file
        new.yard_turns = self.yard_turns
        new.ending = self.ending
        new.escaper = self.escaper
        return new


def new_table(agreed: Settings) -> Table:
    """A table with no cards on it."""
    table = Table()
    table.lay_out()
    table.agreed = agreed
    table.dealer = 0
    table.hand_number = 0
    table.scores = (0,) * agreed.seats
    table.sheets = ()
    clear(table)
    return table


def clear(table: Table) -> None:
    """Take all the cards off the table."""
    seats = table.agreed.seats
    table.active = 0
    table.hands = row[i64]([0] * seats)
    table.sizes = row[i64]([0] * seats)
    table.areas = row[i64]([0] * seats)
    table.wilds = row[i64]([0] * seats)
    table.file = []
    set_yard(table, [])
    table.taken = -1
    table.open = 0
    table.victims = 0
    table.alibi = -1
    table.votes = ()
    table.gavel_played = False
    table.last_card_lost = False
    table.second_file = False
    table.yard_turns = 0
    table.ending = ""
    table.escaper = -1


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


def to_yard(table: Table, card: i64) -> None:
    """A card goes face up onto Scotland Yard."""
    table.yard.append(card)
    table.in_yard += UNIT[card]


def set_yard(table: Table, cards: list[int]) -> None:
    """These cards are Scotland Yard now."""
    table.yard = cards
    table.in_yard = packed(cards)


def audit(table: Table) -> str | None:
    """What is wrong with the cards on the table, as a sentence, or None: nothing is ever lost or duplicated."""
    if table.hand_number == 0:
        return None  # before the first deal there are no cards on the table
    for kind in range(KINDS):
        found = table.file.count(kind) + table.yard.count(kind) + (table.taken == kind)
        found += sum([count(cards, kind) for cards in (*table.hands, *table.areas)])
        if kind == WILD:
            found += sum(count(cards, colour) for cards in table.wilds for colour in range(LETTERS))
        if found != COPIES[kind]:
            return f"There are {found} cards of {NAMES[kind]} on the table instead of {COPIES[kind]}."
    for seat, hand in enumerate(table.hands):
        if len(kinds(hand)) != table.sizes[seat]:
            return f"Seat {seat} holds {len(kinds(hand))} cards, but {table.sizes[seat]} are noted."
    if table.in_yard != packed(table.yard):
        return f"The cards {sorted(table.yard)} lie in Scotland Yard, but {kinds(table.in_yard)} are noted."
    victims = sum(count(area, VICTIM + i) for area in table.areas for i in range(ALL_VICTIMS))
    if victims != table.victims:
        return f"{victims} victims are in play, but {table.victims} are noted."
    alibis = [kind for area in table.areas for kind in range(ALIBI, VICTIM) if count(area, kind)]
    if alibis != ([] if table.alibi < 0 else [ALIBI_OF[table.alibi]]):
        return f"The alibis {alibis} lie on the table, but {table.alibi} is noted."
    return None
