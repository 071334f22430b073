"""Reading opponents in a rummy game: would they have discarded this card, holding that hand?

A sampled world deals the unseen cards fairly. But players choose what they throw away and what they lay down: right
after a turn, a hand holds nothing its player would rather have parted with than the card just discarded, and nothing
they could have laid. A world in which it does is possible, but not likely; so a few are drawn, and the first in which
everybody played sensibly is used. This is not knowledge, only a guess at habits, which is why it is kept out of
`sample`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from whitechapel.core.frames import Event

TRIES: Final = 6
"""The most worlds drawn in search of one in which everybody played sensibly."""

Sensible = Callable[[Any, int, int, int], bool]
"""Whether a seat of a table would have discarded a kind of card, when these colours were melded."""


class Reading:
    """What one seat has noticed of the others in the current hand."""

    __slots__ = ("_colours", "_discards", "_kinds", "_open", "_seat", "_sensible")

    def __init__(self, seat: int, colours: Sequence[str], kinds: Sequence[str], sensible: Sensible) -> None:
        self._seat = seat
        self._colours = list(colours)
        self._kinds = list(kinds)
        self._sensible = sensible
        self._open = 0
        """A bit for each colour with a meld on the table."""
        self._discards: dict[int, tuple[int, int]] = {}
        """What each of the others last discarded, and the colours that were melded then."""

    def hear(self, event: Event) -> None:
        """Note what is melded and discarded, unless the table plays from memory and has forgotten it."""
        if event.kind == "hand-begins":
            self._open = 0
            self._discards = {}
        elif event.kind == "melded":
            self._open |= 1 << self._colours.index(event.facts["colour"])
        elif event.kind == "discarded" and event.seat != self._seat and event.facts["card"]:
            self._discards[event.seat] = (self._kinds.index(event.facts["card"]), self._open)

    def doubts(self, table: Any) -> int:
        """How many of the others would not have played as they did, if this were the true world."""
        found = 0
        for seat, (card, open) in self._discards.items():
            if not self._sensible(table, seat, card, open):
                found += 1
        return found

    def likeliest(self, worlds: Callable[[], Any]) -> Any:
        """The first of a few worlds in which everybody played sensibly, or the one with the fewest doubts."""
        best = worlds()
        fewest = self.doubts(best)
        for _ in range(TRIES - 1):
            if not fewest:
                break
            world = worlds()
            doubts = self.doubts(world)
            if doubts < fewest:
                best, fewest = world, doubts
        return best
