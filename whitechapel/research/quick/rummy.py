"""What the writers of both Mystery Rummy games share; the planes are in `research.rummy`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from whitechapel.core.compiler_hints import i64, row, vec
from whitechapel.core.frames import State
from whitechapel.games.rummy import HAND_SIZE
from whitechapel.research.quick.writer import TableWriter, within, write_by_seat, write_set

CARDS: Final = 62
"""No pile has more cards than this."""
MANY: Final = 2 * HAND_SIZE[2]
"""A hand with this many cards or more counts as full."""


class RummyWriter(TableWriter):
    """Whose turn it is, the cards of a seat, and the score."""

    def __init__(
        self,
        agreed: Any,
        places: Mapping[str, int],
        questions: Sequence[str],
        shift: row[i64],
        field: row[i64],
        sides: int,
    ) -> None:
        super().__init__(agreed, places, questions)
        self.kinds: i64 = len(shift)
        self.shift = vec[i64](shift)
        self.mask = vec[i64]([field[kind] >> shift[kind] for kind in range(len(shift))])
        self.sides: i64 = sides
        self.active: i64 = places["active"]
        self.dealer: i64 = places["dealer"]
        self.hand: i64 = places["hand"]
        self.sizes: i64 = places["sizes"]
        self.top: i64 = places["top"]
        self.look: i64 = places["look"]
        self.melded: i64 = places["melded"]
        self.areas: i64 = places["area, me"]
        self.piles: i64 = places["piles"]
        self.flags: i64 = places["flags"]
        self.scores: i64 = places["scores"]
        self.of_size = 1 / MANY
        self.of_cards = 1 / CARDS
        self.of_turns = 1 / 16
        self.of_hands = 1 / agreed.max_hands
        self.of_target = 1 / agreed.target

    def write_turn(
        self, state: State, seat: i64, active: i64, dealer: i64, scores: Sequence[int], out: vec[float], at: i64
    ) -> None:
        """What is asked, whom, whose turn it is, who dealt, and how the match stands."""
        seats = self.seats
        self.write_question(state, out, at)
        self.write_asked(state, seat, out, at)
        out[at + self.active + (active - seat + seats) % seats] = 1.0
        out[at + self.dealer + (dealer - seat + seats) % seats] = 1.0
        write_by_seat(scores, self.sides, seat % self.sides, self.of_target, out, at + self.scores)

    def write_cards(
        self,
        hand: i64,
        sizes: row[i64],
        areas: row[i64],
        pile: list[int],
        open: int,
        seat: i64,
        out: vec[float],
        at: i64,
    ) -> None:
        """A hand, how many cards the others hold, the play areas, the top of the discard pile, and the melds."""
        self.write_set_of_cards(hand, out, at + self.hand)
        for i in range(self.seats):
            out[at + self.sizes + i] = within(float(sizes[(seat + i) % self.seats]) * self.of_size)
        for i in range(self.sides):
            self.write_set_of_cards(areas[(seat + i) % self.sides], out, at + self.areas + i * self.kinds)
        if pile:
            out[at + self.top + pile[-1]] = 1.0
        write_set(open, out, at + self.melded)

    def write_set_of_cards(self, cards: i64, out: vec[float], at: i64) -> None:
        """How many cards of each kind are in a set."""
        if cards:
            for kind in range(self.kinds):
                copies = cards >> self.shift[kind] & self.mask[kind]
                if copies:
                    out[at + kind] = float(copies)

    def write_pile(self, cards: list[int], out: vec[float], at: i64) -> None:
        """How many cards of each kind a pile has."""
        for kind in cards:
            out[at + kind] = out[at + kind] + 1.0
