"""Check the Ripper, written straight from the table; the planes are in `research.check_the_ripper`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from whitechapel.core.compiler_hints import i64, vec
from whitechapel.core.frames import State
from whitechapel.games.check_the_ripper.material import BONUS_MOVES, CHIPS, COPIES, SIDE, WEAPONS, Board
from whitechapel.games.check_the_ripper.state import Table
from whitechapel.research.quick.writer import TableWriter, within, write_by_seat, write_set


class Writer(TableWriter):
    """What a seat sees of Check the Ripper."""

    def __init__(self, agreed: Any, places: Mapping[str, int], questions: Sequence[str], board: Board) -> None:
        super().__init__(agreed, places, questions)
        self.squares: i64 = len(board.squares)
        number = {square: i for i, square in enumerate(board.squares)}
        self.number = vec[i64]([number.get(square, 0) for square in range(SIDE * SIDE)])
        """By square: its number among those of this board."""
        self.active: i64 = places["active"]
        self.where: i64 = places["where"]
        self.files: i64 = places["files"]
        self.shown: i64 = places["shown"]
        self.shown_face: i64 = places["shown face"]
        self.peeked: i64 = places["peeked"]
        self.peeked_face: i64 = places["peeked face"]
        self.murderer: i64 = places["murderer"]
        self.cabinet: i64 = places["cabinet"]
        self.chips: i64 = places["chips"]
        self.convictions: i64 = places["convictions"]
        self.moves: i64 = places["moves"]
        self.bonus: i64 = places["bonus"]
        self.next_bonus: i64 = places["next bonus"]
        self.rival: i64 = places["rival"]
        self.duel: i64 = places["duel"]
        self.counts: i64 = places["counts"]
        self.of_copies = 1 / COPIES
        self.of_chips = 1 / CHIPS
        self.of_cards = 1 / len(WEAPONS)
        self.of_turns = 1 / agreed.turn_limit
        self.of_bonuses = 1 / BONUS_MOVES

    def write(self, state: State, seat: int, out: vec[float], at: i64) -> None:
        assert isinstance(state, Table)
        me: i64 = seat
        seats = self.seats
        self.write_question(state, out, at)
        self.write_asked(state, me, out, at)
        out[at + self.active + (state.active - me + seats) % seats] = 1.0
        for i in range(seats):
            square = state.where[(me + i) % seats]
            if square >= 0:
                out[at + self.where + i * self.squares + self.number[square]] = 1.0
        write_set(state.lying, out, at + self.files)
        if state.shown >= 0:
            out[at + self.shown + state.shown] = 1.0
            out[at + self.shown_face + state.files[state.shown]] = 1.0
        if state.peeked >= 0:
            out[at + self.peeked + state.peeked] = 1.0
            if state.stack and state.stack[-1].seat == seat:
                out[at + self.peeked_face + state.files[state.peeked]] = 1.0
        self.write_score(state, me, out, at)
        self.write_dice(state, me, out, at)

    def write_score(self, table: Table, seat: i64, out: vec[float], at: i64) -> None:
        """The murderers, the chips, and how far the game has come."""
        if table.cards:
            out[at + self.murderer + table.cards[0]] = 1.0
        for weapon in range(len(table.cabinet)):
            out[at + self.cabinet + weapon] = within(float(table.cabinet[weapon]) * self.of_copies)
        write_by_seat(table.chips, self.seats, seat, self.of_chips, out, at + self.chips)
        write_by_seat(table.convictions, self.seats, seat, self.of_cards, out, at + self.convictions)
        counts = at + self.counts
        out[counts] = within(float(table.turn) * self.of_turns)
        out[counts + 1] = within(float(max(len(table.cards) - 1, 0)) * self.of_cards)
        out[counts + 2] = within(float(table.stake) * self.of_chips)
        out[counts + 3] = within(float(table.forfeited) * self.of_chips)
        out[counts + 4] = within(float(table.bonuses) * self.of_bonuses)

    def write_dice(self, table: Table, seat: i64, out: vec[float], at: i64) -> None:
        """The moves that are open, and the duel."""
        self.count(table.moves, out, at + self.moves)
        self.count(table.bonus, out, at + self.bonus)
        if table.bonus:
            out[at + self.next_bonus + table.bonus[0]] = 1.0
        if table.rival >= 0:
            out[at + self.rival + (table.rival - seat + self.seats) % self.seats] = 1.0
        self.count(table.duel, out, at + self.duel)

    def count(self, symbols: tuple[int, ...], out: vec[float], at: i64) -> None:
        """How often each symbol occurs."""
        for symbol in symbols:
            out[at + symbol] = out[at + symbol] + 1.0
