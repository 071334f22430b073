"""Chance that can be proved: every shuffle and roll of a table follows from one seed. `proof.py` says where that comes
from.

An answer of chance depends on the seed, on the question and on how often that was asked before: the third deal
of a seed is always the same. So a crash, an answer taken back or another process never redraws, and a duplicate of
a table deals the same cards however differently it is played.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from random import Random
from typing import Any

from whitechapel.core.frames import State

TWO_TO_53 = 1 << 53


class Dice(Random):
    """The source of one answer of chance: the bits of SHA-256 of the seed, the question's name, how often it was asked
    before, and 0, 1, 2, ..."""

    def __init__(self, seed: bytes, question: str, before: int) -> None:
        super().__init__(0)
        self._stem = seed + question.encode() + b"\0" + before.to_bytes(8, "big")
        self._blocks = 0
        self._pool = 0
        self._bits = 0

    def getrandbits(self, k: int, /) -> int:
        """The next k bits."""
        while self._bits < k:
            block = hashlib.sha256(self._stem + self._blocks.to_bytes(8, "big")).digest()
            self._blocks += 1
            self._pool = self._pool << 256 | int.from_bytes(block, "big")
            self._bits += 256
        self._bits -= k
        taken = self._pool >> self._bits
        self._pool &= (1 << self._bits) - 1
        return taken

    def random(self) -> float:
        """A number from 0 up to 1, from the next 53 bits."""
        return self.getrandbits(53) / TWO_TO_53

    def seed(self, *args: Any, **kwargs: Any) -> None:
        """Its seed is fixed."""


def chance(state: State, seed: bytes, asked: Counter[str]) -> str:
    """The answer of chance to the question on top; the question is counted in `asked`."""
    question = state.stack[-1].name
    text = state.sample(Dice(seed, question, asked[question])).text
    asked[question] += 1
    return text
