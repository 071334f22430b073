"""The pieces an observation is made of: named runs of numbers, each filled from one field of a seat's view.

A plane never sees the state. It is given a view, and writes into numbers that all start at zero.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

Fill = Callable[[Any, "array[float]", int], None]
"""Writes what a view shows into the numbers, starting at a position."""


class Plane(NamedTuple):
    """A named run of numbers in an observation."""

    name: str
    entries: tuple[str, ...]
    """What each number is about."""
    meaning: str
    """One sentence for people."""
    fill: Fill
    low: float = 0.0
    high: float = 1.0
    """No number of the plane lies outside these."""


def one_of(name: str, meaning: str, values: Sequence[Any], get: Callable[[Any], Any]) -> Plane:
    """1 for the value a view has, 0 for all the others; a value not listed (such as none) sets nothing."""
    index = {value: i for i, value in enumerate(values)}

    def fill(view: Any, out: array[float], at: int) -> None:
        i = index.get(get(view))
        if i is not None:
            out[at + i] = 1.0

    return Plane(name, tuple([str(value) for value in values]), meaning, fill)


def some_of(name: str, meaning: str, values: Sequence[Any], get: Callable[[Any], Iterable[Any]]) -> Plane:
    """1 for each value a view has, 0 for the others."""
    index = {value: i for i, value in enumerate(values)}

    def fill(view: Any, out: array[float], at: int) -> None:
        for value in get(view):
            out[at + index[value]] = 1.0

    return Plane(name, tuple([str(value) for value in values]), meaning, fill)


def counted(name: str, meaning: str, values: Sequence[str], most: int, get: Callable[[Any], Iterable[str]]) -> Plane:
    """How often a view has each value; never more than `most`."""
    index = {value: i for i, value in enumerate(values)}

    def fill(view: Any, out: array[float], at: int) -> None:
        for value in get(view):
            out[at + index[value]] += 1.0

    return Plane(name, tuple(values), meaning, fill, high=float(most))


def flags(name: str, meaning: str, **get: Callable[[Any], bool]) -> Plane:
    """1 for each thing that holds, 0 for the others."""
    getters = tuple(get.values())

    def fill(view: Any, out: array[float], at: int) -> None:
        for getter in getters:
            if getter(view):
                out[at] = 1.0
            at += 1

    return Plane(name, tuple([key.replace("_", " ") for key in get]), meaning, fill)


def numbers(name: str, meaning: str, **get: tuple[float, Callable[[Any], float]]) -> Plane:
    """Several numbers, each as a fraction of its given scale: 1 is that much or more, -1 as much below zero."""
    parts = tuple([(1 / most, getter) for most, getter in get.values()])

    def fill(view: Any, out: array[float], at: int) -> None:
        for part, getter in parts:
            out[at] = _within(getter(view) * part)
            at += 1

    entries = tuple([f"{key.replace('_', ' ')} / {most:g}" for key, (most, _) in get.items()])
    return Plane(name, entries, meaning, fill, low=-1.0)


def row(name: str, meaning: str, entries: Sequence[str], most: float, get: Callable[[Any], Sequence[float]]) -> Plane:
    """A number for each entry, all as fractions of the same scale."""
    part = 1 / most

    def fill(view: Any, out: array[float], at: int) -> None:
        for value in get(view):
            if value:
                out[at] = _within(value * part)
            at += 1

    return Plane(name, tuple([f"{entry} / {most:g}" for entry in entries]), meaning, fill, low=-1.0)


def _within(value: float) -> float:
    return 1.0 if value > 1 else -1.0 if value < -1 else value


# -- seats, relative to the observer --------------------------------------------------------------
# Every seat has the same place in its own observation: `me` first, then the others clockwise. So what is learned in
# one seat carries over to all of them.


def people(seats: int) -> tuple[str, ...]:
    """What the seats are called in the entries of a plane."""
    return ("me", *(f"{number} to my left" for number in range(1, seats)))


def seat_of(name: str, meaning: str, seats: int, get: Callable[[Any], int]) -> Plane:
    """1 for one seat, counted from the observer's; all zero if there is no such seat."""

    def fill(view: Any, out: array[float], at: int) -> None:
        seat = get(view)
        if seat >= 0:
            out[at + (seat - (view.seat or 0)) % seats] = 1.0

    return Plane(name, people(seats), meaning, fill)


def seats_of(name: str, meaning: str, seats: int, get: Callable[[Any], Iterable[int]]) -> Plane:
    """1 for each of some seats, counted from the observer's."""

    def fill(view: Any, out: array[float], at: int) -> None:
        me = view.seat or 0
        for seat in get(view):
            if seat >= 0:
                out[at + (seat - me) % seats] = 1.0

    return Plane(name, people(seats), meaning, fill)


def by_seat(
    name: str, meaning: str, seats: int, most: Callable[[Any], float], get: Callable[[Any], Sequence[float]]
) -> Plane:
    """A number for each seat or side, the observer's first, as a fraction of `most`."""

    def fill(view: Any, out: array[float], at: int) -> None:
        values = get(view)
        part = 1 / most(view)
        me = (view.seat or 0) % seats
        for i in range(seats):
            value = values[(me + i) % seats]
            if value:
                out[at + i] = _within(value * part)

    return Plane(name, people(seats), meaning, fill, low=-1.0)


def counted_by_seat(
    name: str,
    meaning: str,
    seats: int,
    values: Sequence[str],
    most: int,
    get: Callable[[Any, int], Iterable[str]],
) -> tuple[Plane, ...]:
    """A plane for each seat or side, the observer's first: how often it has each value."""
    index = {value: i for i, value in enumerate(values)}

    def plane(number: int, whose: str) -> Plane:
        def fill(view: Any, out: array[float], at: int) -> None:
            for value in get(view, ((view.seat or 0) + number) % seats):
                out[at + index[value]] += 1.0

        return Plane(f"{name}, {whose}", tuple(values), meaning, fill, high=float(most))

    return tuple([plane(number, whose) for number, whose in enumerate(people(seats))])
