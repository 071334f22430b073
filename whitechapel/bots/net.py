"""A small net in whole numbers: what it says is the same on every machine, and it needs nothing but Python.

Its inputs are on or off, and a layer is a sum of rows: of those inputs that are on, then of the numbers of the layer
before, each times its row. A whole row is one large whole number, with room for every sum side by side; so adding two
rows is one addition, however long they are, and Python is as quick at it as a machine can be. So that no part of
a row is ever below zero and borrows from its neighbour, every weight is stored with an offset, which the sums are freed
of in the end.

`whitechapel train` makes the files (docs/training.md).
"""

from __future__ import annotations

import sys
import zlib
from array import array
from collections.abc import Sequence
from functools import cache
from importlib import resources
from random import Random
from struct import Struct
from typing import Final

MOST: Final = 160
"""No position has more inputs on than this."""
FIRST: Final = 64
FIRST_OFFSET: Final = 256
"""What stands for 1 in the weights of the first layer and in what flows between the layers; and their offset."""
NEXT: Final = 128
NEXT_OFFSET: Final = 512
"""The same for the weights of the other layers."""
CEILING: Final = 4095
"""The highest number that flows from one layer to the next."""
ONE: Final = float(FIRST * NEXT)
"""What stands for 1 in the outputs."""

HEADER: Final = Struct("<4I")
STEPS: Final = 16
"""How finely the exponential function is tabulated: this many steps to a difference of 1."""


def _falling() -> list[int]:
    """exp(-i / STEPS) in whole numbers, by multiplication: no machine's own idea of `exp` comes into it."""
    found = [1 << 30]
    while found[-1] > 1 << 10:
        found.append(found[-1] * 1_008_698_006 >> 30)
    return found


FALLING: Final = _falling()


def _row(weights: Sequence[int], offset: int, code: str) -> int:
    """Weights side by side in one number, in parts of the size that `code` says."""
    return int.from_bytes(_little(array(code, [weight + offset for weight in weights])).tobytes(), "little")


def _parts(row: int, size: int, code: str) -> array[int]:
    """What stands side by side in a number."""
    found = array(code)
    found.frombytes(row.to_bytes(size * found.itemsize, "little"))
    return _little(found)


def _little(numbers: array[int]) -> array[int]:
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


class Layer:
    """What comes of some numbers, each times its row."""

    def __init__(self, weights: Sequence[int], biases: Sequence[int], inputs: int) -> None:
        """`weights` has the rows one after another. A bias is a weight of a number that is always 1."""
        self.size = len(biases)
        self.rows = [_row(weights[i * self.size : (i + 1) * self.size], NEXT_OFFSET, "I") for i in range(inputs)]
        self.bias = _row(biases, NEXT_OFFSET, "I")

    def sums(self, numbers: Sequence[int]) -> tuple[array[int], int]:
        """The sums side by side, and what they are all too high by."""
        rows = self.rows
        total = self.bias * FIRST
        weight = FIRST
        for i in range(len(numbers)):
            number = numbers[i]
            if number:
                total += rows[i] * number
                weight += number
        return _parts(total, self.size, "I"), weight * NEXT_OFFSET


class Net:
    """Weights, and what they say."""

    def __init__(self, sizes: Sequence[int], weights: Sequence[int]) -> None:
        self.inputs, self.width, self.inner, self.outputs = sizes
        taken: list[Sequence[int]] = []
        at = 0
        for size in shape(sizes):
            taken.append(weights[at : at + size])
            at += size
        width = self.width
        self.rows = [_row(taken[0][i * width : (i + 1) * width], FIRST_OFFSET, "H") for i in range(self.inputs)]
        self.bias = _row(taken[1], FIRST_OFFSET, "H")
        self.second = Layer(taken[2], taken[3], width)
        self.last = Layer(taken[4], taken[5], self.inner)

    def think(self, active: Sequence[int]) -> tuple[array[int], int]:
        """The outputs with these inputs on, side by side, and what they are all too high by: see `output`."""
        rows = self.rows
        total = self.bias
        for number in active:
            total += rows[number]
        first = _cut(_parts(total, self.width, "H"), (len(active) + 1) * FIRST_OFFSET, 1)
        sums, surplus = self.second.sums(first)
        return self.last.sums(_cut(sums, surplus, NEXT))


def _cut(sums: array[int], surplus: int, scale: int) -> list[int]:
    """What flows on: nothing below zero, and nothing too high."""
    found: list[int] = []
    for one in sums:
        number = one - surplus
        found.append(0 if number <= 0 else min(number // scale, CEILING))
    return found


def shape(sizes: Sequence[int]) -> tuple[int, ...]:
    """How many numbers each part of a net has, in the order of the file: rows and biases of each layer."""
    inputs, width, inner, outputs = sizes
    return (inputs * width, width, width * inner, inner, inner * outputs, outputs)


def shares(outputs: Sequence[int]) -> list[int]:
    """How often each of these answers is given, in relation to the others: the exponential of each output."""
    best = max(outputs)
    last = len(FALLING) - 1
    return [FALLING[min(last, (best - one) * STEPS // (FIRST * NEXT))] for one in outputs]


def drawn(weights: Sequence[int], rng: Random) -> int:
    """An index, drawn by these weights."""
    left = int(rng.random() * float(sum(weights)))
    for i in range(len(weights)):
        left -= weights[i]
        if left < 0:
            return i
    return len(weights) - 1


def bounds(part: int) -> tuple[int, int]:
    """What stands for 1 in a part of the file, and how far its weights may go from zero."""
    return (FIRST, FIRST_OFFSET) if part < 2 else (NEXT, NEXT_OFFSET)


def packed(parts: Sequence[Sequence[int]], sizes: Sequence[int]) -> bytes:
    """The file of a net, from its six parts in whole numbers. Raises ValueError if a sum could leave its place."""
    width = sizes[1]
    for j in range(width):
        highest = sorted([max(0, weight) for weight in parts[0][j::width]])[-MOST:]
        if sum(highest) + max(0, parts[1][j]) + (MOST + 1) * FIRST_OFFSET >= 1 << 16:
            raise ValueError(f"The sums of unit {j} could be too high.")
    return HEADER.pack(*sizes) + zlib.compress(
        _little(array("h", [one for part in parts for one in part])).tobytes(), 9
    )


def unpacked(data: bytes) -> Net:
    """The net in a file."""
    numbers = _little(array("h", zlib.decompress(data[HEADER.size :])))
    return Net(HEADER.unpack(data[: HEADER.size]), list(numbers))


@cache
def shipped(package: str) -> Net:
    """The net that lies beside a game's bots. Read once, and only when somebody plays with it."""
    return unpacked(resources.files(package).joinpath("net.bin").read_bytes())
