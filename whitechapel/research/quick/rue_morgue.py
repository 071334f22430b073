"""The Rue Morgue, written straight from the table; the planes are in `research.rue_morgue`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from whitechapel.core.compiler_hints import i64, vec
from whitechapel.core.frames import State
from whitechapel.games.rue_morgue.material import FIELD, SHIFT
from whitechapel.games.rue_morgue.state import Table
from whitechapel.games.rummy import answered
from whitechapel.research.quick.rummy import RummyWriter
from whitechapel.research.quick.writer import within


class Writer(RummyWriter):
    """What a seat sees of a match of The Rue Morgue."""

    def __init__(self, agreed: Any, places: Mapping[str, int], questions: Sequence[str]) -> None:
        super().__init__(agreed, places, questions, SHIFT, FIELD, agreed.sides)
        self.peek: i64 = places["peek"]
        self.shown: i64 = places["shown"]

    def write(self, state: State, seat: int, out: vec[float], at: i64) -> None:
        assert isinstance(state, Table)
        me: i64 = seat
        self.write_turn(state, me, state.active, state.dealer, state.scores, out, at)
        self.write_cards(state.hands[seat], state.sizes, state.areas, state.morgue, state.open, me, out, at)
        top = state.stack[-1] if state.stack else None
        if top is not None and top.seat == seat:
            if top.name == "feed":
                out[at + self.peek + state.file[-1]] = 1.0
            elif top.name == "search":
                self.write_pile(state.morgue, out, at + self.look)
            elif top.name == "search-under":
                self.write_set_of_cards(state.under, out, at + self.look)
        piles = at + self.piles
        out[piles] = within(float(len(state.file)) * self.of_cards)
        out[piles + 1] = within(float(len(state.morgue)) * self.of_cards)
        out[piles + 2] = within(float(state.under_size) * self.of_cards)
        out[piles + 3] = within(float(state.morgue_turns) * self.of_turns)
        out[piles + 4] = within(float(state.hand_number) * self.of_hands)
        if state.shown >= 0:
            out[at + self.shown + state.shown] = 1.0
        flags = at + self.flags
        if state.event_played:
            out[flags] = 1.0
        if state.second_file:
            out[flags + 1] = 1.0
        if state.sealed and answered(state, seat):
            out[flags + 2] = 1.0
