"""Reading the others in a rummy game: who could have laid a card down would have done so.

A sampled world deals the unseen cards fairly. But a player who has just discarded seldom keeps a card that fits a meld
on the table, unless he took it openly and everybody knows that he has it. So such cards go back into the Case File, and
other ones take their place. This is no knowledge, only a guess at habits; that is why it is kept out of `sample`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from whitechapel.core.frames import Event


class Reading:
    """What one seat has noticed of the others in the present hand."""

    __slots__ = ("_colours", "_could_lay", "_fields", "_open", "_seat", "_shifts", "_taken")

    def __init__(
        self, seat: int, seats: int, colours: Sequence[str], fields: Sequence[int], shifts: Sequence[int]
    ) -> None:
        self._seat = seat
        self._colours = list(colours)
        self._fields = fields
        self._shifts = shifts
        self._open = 0
        """A bit for each colour with a meld on the table."""
        self._could_lay = [0] * seats
        """The colours that were open when each seat last discarded."""
        self._taken: list[list[int]] = [[0] * len(colours) for _ in range(seats)]
        """How many cards of each colour each seat has taken openly and not shown again."""

    def hear(self, event: Event) -> None:
        """Note what is melded, and who takes what openly."""
        kind, seat = event.kind, event.seat
        if kind == "hand-begins":
            self._open = 0
            seats = len(self._could_lay)
            self._could_lay = [0] * seats
            self._taken = [[0] * len(self._colours) for _ in range(seats)]
        elif kind == "melded":
            self._open |= 1 << self._colours.index(event.facts["colour"])
            self._shows(seat, event.facts["colour"])
        elif kind == "laid-off":
            self._shows(seat, event.facts["colour"])
        elif kind == "discarded":
            self._could_lay[seat] = self._open
            self._shows(seat, event.facts["card"])
        elif kind == "took" or kind == "fetched":
            card = event.facts["card"]
            if card in self._colours:
                self._taken[seat][self._colours.index(card)] += 1

    def _shows(self, seat: int, card: str) -> None:
        if card in self._colours:
            row = self._taken[seat]
            row[self._colours.index(card)] = max(0, row[self._colours.index(card)] - 1)

    def revise(self, table: Any, rng: Random) -> None:
        """Exchange what a seat would not have kept for evidence of the Case File that it could not have laid."""
        file = table.file
        for seat in range(len(table.hands)):
            colours = self._could_lay[seat]
            if seat == self._seat or not colours or table.sizes[seat] < 2:
                continue
            for colour in range(len(self._colours)):
                if not colours >> colour & 1:
                    continue
                held = (table.hands[seat] & self._fields[colour]) >> self._shifts[colour]
                for _ in range(held - self._taken[seat][colour]):
                    places = [i for i, card in enumerate(file) if card < len(self._colours) and not colours >> card & 1]
                    if not places:
                        return
                    place = places[int(rng.random() * len(places))]
                    table.hands[seat] += (1 << self._shifts[file[place]]) - (1 << self._shifts[colour])
                    file[place] = colour
