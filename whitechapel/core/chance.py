"""Random numbers for hot code: compiled, these are several times as fast as what `random.Random` has in Python."""

from __future__ import annotations

from random import Random
from typing import Any

from whitechapel.core.compiler_hints import i64

# `Any`: what is shuffled only passes through, and stays an object.


def below(limit: int, rng: Random) -> int:
    """A number from 0 up to but not including the limit: the one that `rng.randrange(limit)` would have drawn."""
    bits = limit.bit_length()
    drawn = rng.getrandbits(bits)
    while drawn >= limit:
        drawn = rng.getrandbits(bits)
    return drawn


def shuffle(things: list[Any], rng: Random) -> None:
    """Shuffle in place, into the order that `rng.shuffle` would have chosen."""
    for i in range(len(things) - 1, 0, -1):
        j = below(i + 1, rng)
        things[i], things[j] = things[j], things[i]


def drawn(things: list[Any], rng: Random) -> list[Any]:
    """All of these in the order that `rng.sample(things, len(things))` would have drawn; the list is used up."""
    found = []
    for left in range(len(things), 0, -1):
        j = below(left, rng)
        found.append(things[j])
        things[j] = things[left - 1]
    return found


def mix(things: list[Any], rng: Random) -> None:
    """Shuffle in place: quicker still, into another order."""
    random = rng.random
    last: i64 = len(things) - 1
    for i in range(last, 0, -1):
        j: i64 = int(random() * float(i + 1))
        things[i], things[j] = things[j], things[i]
