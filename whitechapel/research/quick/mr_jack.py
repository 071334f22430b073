"""Mr. Jack, written straight from the table; the planes are in `research.mr_jack`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from whitechapel.core.compiler_hints import i64, vec
from whitechapel.core.frames import State
from whitechapel.games.mr_jack.material import CHARACTERS, EVERYBODY, HEXES, JACK, PLAIN, WHISTLE_POINTS
from whitechapel.games.mr_jack.state import Table, in_sight, lit
from whitechapel.games.mr_jack.view import possible
from whitechapel.research.quick.writer import TableWriter, within, write_set

LAMPS: Final = PLAIN + 1
"""What can be on a post."""


class Writer(TableWriter):
    """What the detective or Jack sees."""

    def __init__(self, agreed: Any, places: Mapping[str, int], questions: Sequence[str]) -> None:
        super().__init__(agreed, places, questions)
        self.seat: i64 = places["seat"]
        self.round: i64 = places["round"]
        self.turn: i64 = places["turn"]
        self.cards: i64 = places["cards"]
        self.played: i64 = places["played"]
        self.next: i64 = places["next"]
        self.active: i64 = places["active"]
        self.where: i64 = places["where"]
        self.lit: i64 = places["lit"]
        self.lamps: i64 = places["lamps"]
        self.facing: i64 = places["facing"]
        self.cordons: i64 = places["cordons"]
        self.covers: i64 = places["covers"]
        self.in_sight: i64 = places["in sight"]
        self.suspects: i64 = places["suspects"]
        self.possible: i64 = places["possible"]
        self.jack: i64 = places["jack"]
        self.alibis: i64 = places["alibis"]
        self.called: i64 = places["called"]
        self.counts: i64 = places["counts"]
        self.flags: i64 = places["flags"]
        self.of_calls = 1 / WHISTLE_POINTS
        self.of_cards = 1 / len(CHARACTERS)

    def write(self, state: State, seat: int, out: vec[float], at: i64) -> None:
        assert isinstance(state, Table)
        out[at + self.seat + seat] = 1.0
        self.write_question(state, out, at)
        if state.stack:
            asked = state.stack[-1].seat
            out[at + self.asked + (asked if asked >= 0 else self.seats)] = 1.0
        if state.round > 0:
            out[at + self.round + state.round - 1] = 1.0
        out[at + self.turn + state.turn] = 1.0
        self.write_cards(state, out, at)
        self.write_board(state, out, at)
        write_set(in_sight(state), out, at + self.in_sight)
        write_set(state.suspects, out, at + self.suspects)
        write_set(possible(state, seat), out, at + self.possible)
        if state.jack >= 0 and (seat == JACK or state.ending != ""):
            out[at + self.jack + state.jack] = 1.0
        write_set(state.alibis[seat], out, at + self.alibis)
        write_set(state.called, out, at + self.called)
        counts = at + self.counts
        out[counts] = within(float(state.calls) * self.of_calls)
        out[counts + 1] = within(float(state.alibis[0].bit_count()) * self.of_cards)
        out[counts + 2] = within(float(state.alibis[1].bit_count()) * self.of_cards)
        out[counts + 3] = within(float(len(state.pile)) * self.of_cards)
        if state.seen:
            out[at + self.flags] = 1.0

    def write_cards(self, table: Table, out: vec[float], at: i64) -> None:
        """The character cards."""
        write_set(table.cards, out, at + self.cards)
        write_set(table.dealt & ~table.cards, out, at + self.played)
        if table.round % 2 and table.dealt:
            write_set(EVERYBODY & ~table.dealt, out, at + self.next)
        if table.active >= 0:
            out[at + self.active + table.active] = 1.0

    def write_board(self, table: Table, out: vec[float], at: i64) -> None:
        """Who and what is where."""
        place = at + self.where
        for hex in table.where:
            if hex >= 0:
                out[place + hex] = 1.0
            place += len(HEXES)
        write_set(lit(table), out, at + self.lit)
        place = at + self.lamps
        for lamp in table.lamps:
            out[place + lamp] = 1.0
            place += LAMPS
        out[at + self.facing + table.facing] = 1.0
        write_set(table.cordons, out, at + self.cordons)
        manholes = table.board.manholes
        for i in range(len(manholes)):
            if table.covered >> i & 1:
                out[at + self.covers + manholes[i]] = 1.0
