"""What a net sees of a rummy table: which of its inputs are on for a seat.

Everything here is known to the seat: its own hand, what lies open, and what was thrown away. A number of cards is
written as "at least one, at least two ...", everything else as one of several.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from whitechapel.core.compiler_hints import i64, row, vec

SEATS: Final = 4
SIZES: Final = 14
"""A hand with this many cards or more counts as full."""
PILE: Final = 3
PILES: Final = 14
"""A pile is measured in threes."""
POINTS: Final = 10
TENS: Final = 10
"""Points are measured in tens: as many steps to the target, and as many of lead."""


class RummyInputs:
    """The layout of the inputs, and how they are read off a table."""

    def __init__(self, questions: Sequence[str], copies: row[i64], shift: row[i64], field: row[i64]) -> None:
        self.size = 0
        """How many inputs there are."""
        self.kinds: i64 = len(copies)
        self.shift = shift
        self.mask = vec[i64]([field[kind] >> shift[kind] for kind in range(len(shift))])
        places = [sum(copies[:kind]) for kind in range(len(copies))]
        self.place = vec[i64](places)
        """Where each kind begins among the inputs that count cards."""
        self.copies = vec[i64](copies)
        self.cards = sum(copies)
        self.questions = {name: number for number, name in enumerate(questions)}
        self.question = self.block(len(questions))
        self.players = self.block(SEATS + 1)
        self.hand = self.block(self.cards)
        self.area = self.block(SEATS * self.cards)
        self.gone = self.block(self.cards)
        self.pile = self.block(self.cards)
        self.top = self.block(len(copies))
        self.held = self.block(SEATS * SIZES)
        self.file = self.block(PILES)
        self.stalled = self.block(4)
        self.melded = self.block(len(copies))
        self.flags = self.block(4)
        self.to_go = self.block(SEATS * TENS)
        self.lead = self.block(2 * TENS)
        self.last_hand = self.block(1)

    def block(self, size: int) -> int:
        """Room for some inputs; the number of the first."""
        at = self.size
        self.size += size
        return at

    def active(self, table: Any, seat: int) -> list[int]:
        """The inputs that are on for a seat at a table."""
        raise NotImplementedError

    def count(self, cards: i64, at: i64, found: list[int]) -> None:
        """A set of cards."""
        for kind in range(self.kinds):
            some = cards >> self.shift[kind] & self.mask[kind]
            if some > self.copies[kind]:
                some = self.copies[kind]
            for copy in range(some):
                found.append(at + self.place[kind] + copy)

    def situation(
        self,
        table: Any,
        seat: int,
        pile: list[int],
        turns: int,
        sides: int,
        found: list[int],
    ) -> None:
        """What both games have: the question, the hand, the areas, the piles and the match. `pile` is the discards,
        `turns` how often in a row somebody has drawn from it."""
        hands: row[i64] = table.hands
        sizes: row[i64] = table.sizes
        areas: row[i64] = table.areas
        seats = len(hands)
        name: str = table.stack[-1].name
        found.append(self.question + self.questions.get(name, 0))
        found.append(self.players + seats)
        hand: i64 = hands[seat]
        self.count(hand, self.hand, found)
        cards: i64 = self.cards
        for i in range(sides):
            at: i64 = self.area + i * cards
            self.count(areas[(seat + i) % sides], at, found)
        everything: i64 = hand
        for area in areas:
            everything += area
        seen = [0] * self.kinds
        for card in pile:
            copies = seen[card]
            seen[card] = copies + 1
            found.append(self.pile + self.place[card] + copies)
        if pile:
            found.append(self.top + pile[-1])
        for kind in range(self.kinds):
            gone = (everything >> self.shift[kind] & self.mask[kind]) + seen[kind]
            if gone > self.copies[kind]:
                gone = self.copies[kind]
            for copy in range(gone):
                found.append(self.gone + self.place[kind] + copy)
        for i in range(seats):
            found.append(self.held + i * SIZES + min(sizes[(seat + i) % seats], SIZES - 1))
        left = len(table.file)
        found.append(self.file + min((left + PILE - 1) // PILE, PILES - 1))
        found.append(self.stalled + min(turns, 3))
        open: i64 = table.open
        for kind in range(self.kinds):
            if open >> kind & 1:
                found.append(self.melded + kind)
        self.match(table, seat % sides, sides, found)

    def match(self, table: Any, side: int, sides: int, found: list[int]) -> None:
        """How the match stands: what everybody still needs, and who leads."""
        scores: Sequence[int] = table.scores
        target: int = table.agreed.target
        best = -1000
        for i in range(sides):
            score = scores[(side + i) % sides]
            if i:
                best = max(best, score)
            steps = (target - score) // POINTS
            found.append(self.to_go + i * TENS + max(0, min(steps, TENS - 1)))
        lead = (scores[side] - best) // POINTS + TENS
        found.append(self.lead + max(0, min(lead, 2 * TENS - 1)))
        if table.hand_number >= table.agreed.max_hands:
            found.append(self.last_hand)
