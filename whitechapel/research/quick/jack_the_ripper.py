"""Jack the Ripper, written straight from the table; the planes are in `research.jack_the_ripper`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from whitechapel.core.compiler_hints import i64, vec
from whitechapel.core.frames import State
from whitechapel.games.jack_the_ripper import scoring
from whitechapel.games.jack_the_ripper.material import FIELD, LETTERS, SHIFT
from whitechapel.games.jack_the_ripper.state import Table
from whitechapel.games.jack_the_ripper.view import ripper
from whitechapel.games.rummy import answered
from whitechapel.research.quick.rummy import RummyWriter
from whitechapel.research.quick.writer import within


class Writer(RummyWriter):
    """What a seat sees of a match of Jack the Ripper."""

    def __init__(self, agreed: Any, places: Mapping[str, int], questions: Sequence[str], suspicion: int) -> None:
        super().__init__(agreed, places, questions, SHIFT, FIELD, agreed.seats)
        self.wilds: i64 = places["wilds, me"]
        self.taken: i64 = places["taken"]
        self.alibi: i64 = places["alibi"]
        self.suspicion: i64 = places["suspicion"]
        self.ripper: i64 = places["ripper"]
        self.vote: i64 = places["vote"]
        self.of_suspicion = 1 / suspicion
        self.of_victims = 1 / 5

    def write(self, state: State, seat: int, out: vec[float], at: i64) -> None:
        assert isinstance(state, Table)
        me: i64 = seat
        self.write_turn(state, me, state.active, state.dealer, state.scores, out, at)
        self.write_cards(state.hands[seat], state.sizes, state.areas, state.yard, state.open, me, out, at)
        top = state.stack[-1] if state.stack else None
        if top is not None and top.name == "look" and top.seat == seat:
            self.write_pile(state.yard, out, at + self.look)
        seats = self.seats
        for i in range(seats):
            wilds: i64 = state.wilds[(me + i) % seats]
            if wilds:
                for colour in range(LETTERS):
                    out[at + self.wilds + i * LETTERS + colour] = float(wilds >> self.shift[colour] & self.mask[colour])
        piles = at + self.piles
        out[piles] = within(float(len(state.file)) * self.of_cards)
        out[piles + 1] = within(float(len(state.yard)) * self.of_cards)
        out[piles + 2] = within(float(state.victims) * self.of_victims)
        out[piles + 3] = within(float(state.yard_turns) * self.of_turns)
        out[piles + 4] = within(float(state.hand_number) * self.of_hands)
        if state.taken >= 0:
            out[at + self.taken + state.taken] = 1.0
        if state.alibi >= 0:
            out[at + self.alibi + state.alibi] = 1.0
        self.write_suspicion(state, out, at)
        votes = state.votes
        if votes:
            out[at + self.vote + votes[seat]] = 1.0
        flags = at + self.flags
        if state.gavel_played:
            out[flags] = 1.0
        if state.last_card_lost:
            out[flags + 1] = 1.0
        if state.second_file:
            out[flags + 2] = 1.0
        if votes:
            out[flags + 3] = 1.0
        if state.sealed and answered(state, seat):
            out[flags + 4] = 1.0

    def write_suspicion(self, table: Table, out: vec[float], at: i64) -> None:
        """The points against each suspect, and who would be the Ripper."""
        points = scoring.suspicion(tuple(table.areas), tuple(table.wilds), table.alibi)
        for suspect in range(len(points)):
            if points[suspect]:
                out[at + self.suspicion + suspect] = within(float(points[suspect]) * self.of_suspicion)
        found, _ = ripper(table, points)
        if found >= 0:
            out[at + self.ripper + found] = 1.0
