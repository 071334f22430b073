"""What the writers of all games share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from whitechapel.core.compiler_hints import i64, mypyc_attr, vec
from whitechapel.core.frames import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Writer:
    """Writes what a seat sees now."""

    def write(self, state: State, seat: int, out: vec[float], at: i64) -> None:
        """Write an observation into numbers that are all zero, beginning at a position."""
        raise NotImplementedError

    # Numbers that are handed to compiled code from outside are never freed (mypyc 2.4), so they are made here.
    def seen(self, state: State, seats: Sequence[int], size: i64) -> vec[float]:
        """What these seats see of a state, one observation of this size after another."""
        out = vec[float]([0.0] * (len(seats) * size))
        at: i64 = 0
        for seat in seats:
            self.write(state, seat, out, at)
            at += size
        return out


class TableWriter(Writer):
    """A writer that knows its game. It is made once for an encoding, from the settings and where each plane begins."""

    def __init__(self, agreed: Any, places: Mapping[str, int], questions: Sequence[str]) -> None:
        self.seats: i64 = agreed.seats
        self.question: i64 = places["question"]
        self.asked: i64 = places["asked"]
        self.questions = {name: i for i, name in enumerate(questions)}

    def write_question(self, state: State, out: vec[float], at: i64) -> None:
        """What is being asked."""
        if state.stack:
            number = self.questions.get(state.stack[-1].name, -1)
            if number >= 0:
                out[at + self.question + number] = 1.0

    def write_asked(self, state: State, seat: i64, out: vec[float], at: i64) -> None:
        """Who is being asked, counted from the seat; see `State.asked`."""
        at += self.asked
        seats = self.seats
        stack = state.stack
        for i in range(len(stack) - 1, -1, -1):
            frame = stack[i]
            if frame.seat >= 0 and (frame.sealed or i == len(stack) - 1):
                out[at + (frame.seat - seat + seats) % seats] = 1.0
            if not frame.sealed:
                break
        for frame, _ in state.sealed:
            out[at + (frame.seat - seat + seats) % seats] = 1.0


def write_set(some: int, out: vec[float], at: i64) -> None:
    """1 for each bit of a set."""
    rest: i64 = some
    while rest:
        low = rest & -rest
        out[at + bit_number(low)] = 1.0
        rest ^= low


def bit_number(bit: i64) -> i64:
    """Which bit this is."""
    number: i64 = 0
    if bit >> 32:
        number, bit = 32, bit >> 32
    if bit >> 16:
        number, bit = number + 16, bit >> 16
    if bit >> 8:
        number, bit = number + 8, bit >> 8
    if bit >> 4:
        number, bit = number + 4, bit >> 4
    if bit >> 2:
        number, bit = number + 2, bit >> 2
    return number + (bit >> 1)


def within(value: float) -> float:
    """No number lies outside -1 and 1."""
    return 1.0 if value > 1.0 else -1.0 if value < -1.0 else value


def write_by_seat(values: Sequence[int], seats: i64, seat: i64, part: float, out: vec[float], at: i64) -> None:
    """A number for each seat or side, the observer's first, as a fraction."""
    for i in range(seats):
        value = values[(seat + i) % seats]
        if value:
            out[at + i] = within(float(value) * part)
