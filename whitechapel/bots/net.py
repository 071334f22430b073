"""A small net in whole numbers: what it says is the same on every machine, and it needs nothing but Python.

Its inputs are on or off, and a layer is a sum of rows: of those inputs that are on, then of the numbers of the layer
before, each times its row. Sums stand side by side in larger numbers, so that one addition does for many of them. So
that no sum is ever below zero and borrows from its neighbour, every weight is stored with an offset, which the sums are
freed of in the end.

There are two ways to add up, with the same results. For plain Python (`Net`) a whole row is one large whole number, and
adding two rows is one addition, however long they are. Machine code (`QuickNet`) is quicker with two or three sums to
a register.

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

from whitechapel.core.compiler_hints import i64, vec
from whitechapel.core.frames import COMPILED

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
LONG: Final = -128
"""In a file a weight takes a byte. This one stands for a weight that needs two: those come after all the others."""
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
        taken = parts_of(sizes, weights)
        width = self.width
        self.rows = [_row(taken[0][i * width : (i + 1) * width], FIRST_OFFSET, "H") for i in range(self.inputs)]
        self.bias = _row(taken[1], FIRST_OFFSET, "H")
        self.second = Layer(taken[2], taken[3], width)
        self.last = Layer(taken[4], taken[5], self.inner)

    def think(self, active: Sequence[int]) -> list[int]:
        """The outputs with these inputs on."""
        rows = self.rows
        total = self.bias
        for number in active:
            total += rows[number]
        first = _cut(_parts(total, self.width, "H"), (len(active) + 1) * FIRST_OFFSET, 1)
        sums, surplus = self.second.sums(first)
        outputs, surplus = self.last.sums(_cut(sums, surplus, NEXT))
        return [one - surplus for one in outputs]


def _cut(sums: array[int], surplus: int, scale: int) -> list[int]:
    """What flows on: nothing below zero, and nothing too high."""
    found: list[int] = []
    for one in sums:
        number = one - surplus
        found.append(0 if number <= 0 else min(number // scale, CEILING))
    return found


class QuickLayer:
    """Rows of weights, with several sums to a number of 64 bits."""

    def __init__(self, weights: Sequence[int], biases: Sequence[int], offset: int, bits: int) -> None:
        """`weights` has the rows one after another; `bits` is the room for a sum."""
        self.size: i64 = len(biases)
        self.bits: i64 = bits
        self.each: i64 = 63 // bits
        self.mask: i64 = (1 << bits) - 1
        self.offset: i64 = offset
        self.wide: i64 = -(-len(biases) // (63 // bits))
        """How many numbers a row takes."""
        numbers: list[int] = []
        for at in range(0, len(weights) + len(biases), len(biases)):
            some = weights[at : at + len(biases)] if at < len(weights) else biases
            for first in range(0, len(biases), 63 // bits):
                number = 0
                for place, weight in enumerate(some[first : first + 63 // bits]):
                    number |= (weight + offset) << bits * place
                numbers.append(number)
        self.rows = vec[i64](numbers)
        self.bias: i64 = len(numbers) - self.wide
        """Where the last row begins, that of the biases."""

    def of_inputs(self, active: Sequence[int]) -> vec[i64]:
        """The sums of the rows of some inputs, cut."""
        rows = self.rows
        wide = self.wide
        total = rows[self.bias : self.bias + wide]
        for number in active:
            at: i64 = number
            at *= wide
            for i in range(wide):
                total[i] = total[i] + rows[at + i]
        count: i64 = len(active) + 1
        return self.cut(self.apart(total, count * self.offset), 1)

    def of_numbers(self, numbers: vec[i64]) -> vec[i64]:
        """The sums of all the rows, each times its number."""
        rows = self.rows
        wide = self.wide
        total = rows[self.bias : self.bias + wide]
        for i in range(wide):
            total[i] = total[i] * FIRST
        weight: i64 = FIRST
        at: i64 = 0
        for number in numbers:
            if number:
                weight += number
                for i in range(wide):
                    total[i] = total[i] + rows[at + i] * number
            at += wide
        return self.apart(total, weight * self.offset)

    def apart(self, total: vec[i64], surplus: i64) -> vec[i64]:
        """The sums one by one, freed of what they are all too high by."""
        found = vec[i64]([0] * self.size)
        bits = self.bits
        mask = self.mask
        last = self.size - 1
        at: i64 = 0
        for number in total:
            for place in range(self.each):
                found[at] = (number >> bits * place & mask) - surplus
                if at == last:
                    break
                at += 1
        return found

    def cut(self, sums: vec[i64], scale: i64) -> vec[i64]:
        """What flows on: nothing below zero, and nothing too high."""
        for i in range(len(sums)):
            one = sums[i]
            sums[i] = 0 if one <= 0 else min(one // scale, CEILING)
        return sums


class QuickNet:
    """The same net for machine code: in a quarter of the time. In plain Python it would take ten times as long."""

    def __init__(self, sizes: Sequence[int], weights: Sequence[int]) -> None:
        taken = parts_of(sizes, weights)
        self.first = QuickLayer(taken[0], taken[1], FIRST_OFFSET, 21)
        self.second = QuickLayer(taken[2], taken[3], NEXT_OFFSET, 31)
        self.last = QuickLayer(taken[4], taken[5], NEXT_OFFSET, 31)

    def think(self, active: Sequence[int]) -> list[int]:
        """The outputs with these inputs on."""
        second = self.second
        inner = second.cut(second.of_numbers(self.first.of_inputs(active)), NEXT)
        return list(self.last.of_numbers(inner))


def shape(sizes: Sequence[int]) -> tuple[int, ...]:
    """How many numbers each part of a net has, in the order of the file: rows and biases of each layer."""
    inputs, width, inner, outputs = sizes
    return (inputs * width, width, width * inner, inner, inner * outputs, outputs)


def parts_of(sizes: Sequence[int], weights: Sequence[int]) -> list[Sequence[int]]:
    """All the weights of a net, part by part."""
    taken: list[Sequence[int]] = []
    at = 0
    for size in shape(sizes):
        taken.append(weights[at : at + size])
        at += size
    return taken


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
    weights = [one for part in parts for one in part]
    small = array("b", [one if LONG < one < -LONG else LONG for one in weights])
    large = _little(array("h", [one for one in weights if not LONG < one < -LONG]))
    return HEADER.pack(*sizes) + zlib.compress(small.tobytes() + large.tobytes(), 9)


def read(data: bytes) -> tuple[tuple[int, ...], list[int]]:
    """The sizes and the weights in a file: what `packed` has put there."""
    sizes: tuple[int, ...] = HEADER.unpack(data[: HEADER.size])
    numbers = zlib.decompress(data[HEADER.size :])
    count = sum(shape(sizes))
    weights = list(array("b", numbers[:count]))
    at = 0
    for one in _little(array("h", numbers[count:])):
        at = weights.index(LONG, at)
        weights[at] = one
        at += 1
    return sizes, weights


def unpacked(data: bytes) -> Net | QuickNet:
    """The net in a file, as it is quickest here."""
    sizes, weights = read(data)
    return QuickNet(sizes, weights) if COMPILED else Net(sizes, weights)


@cache
def shipped(package: str) -> Net | QuickNet:
    """The net that lies beside a game's bots. Read once, and only when somebody plays with it."""
    return unpacked(resources.files(package).joinpath("net.bin").read_bytes())
