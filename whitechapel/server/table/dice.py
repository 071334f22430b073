"""Provable chance: every shuffle and roll of a table follows from one seed, committed to before and shown after.

An answer of chance depends on the seed, on the question and on how often that was asked before: the third deal
of a seed is always the same. So a crash, an answer taken back or another process never redraws, and a duplicate of
a table deals the same cards however differently it is played.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

from whitechapel.core.frames import CHANCE, GameError, State
from whitechapel.core.game import Game
from whitechapel.core.transcript import Transcript

SEED_BYTES = 32
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


def commitment(seed: bytes) -> str:
    """What is shown before the game: nobody can find another seed that matches it."""
    return hashlib.sha256(b"whitechapel" + seed).hexdigest()


def chance(state: State, seed: bytes, asked: Counter[str]) -> str:
    """The answer of chance to the question on top; the question is counted in `asked`."""
    question = state.stack[-1].name
    text = state.sample(Dice(seed, question, asked[question])).text
    asked[question] += 1
    return text


def write(transcript: Transcript, seed: bytes, about: Iterable[str] = ()) -> str:
    """A finished game as a text that proves its shuffles: the transcript, then remarks that start with `#`."""
    remarks = [*about, f"commitment {commitment(seed)}", f"seed {seed.hex()}"]
    return transcript.write() + "".join(f"# {remark}\n" for remark in remarks)


def verify(text: str, games: Iterable[Game]) -> str:
    """Check all shuffles and rolls of a finished game; returns a sentence on the result, or raises a GameError."""
    rows = text.splitlines()
    remarks = dict(row[2:].partition(" ")[::2] for row in rows if row.startswith("# "))
    transcript = Transcript.read(text, games)
    if "seed" not in remarks or "commitment" not in remarks:
        raise GameError(
            "verify-no-seed",
            "The file has no seed and commitment: only games played at a server's table can be verified.",
        )
    try:
        seed = bytes.fromhex(remarks["seed"])
    except ValueError:
        raise GameError("verify-seed", "The seed in the file is not a hexadecimal number.") from None
    if commitment(seed) != remarks["commitment"]:
        raise GameError(
            "verify-commitment", "The seed is not the one that was promised: it does not fit the commitment."
        )
    state = transcript.game.start(transcript.settings)
    asked: Counter[str] = Counter()
    for row, (seat, answer) in zip(transcript.rows, transcript.lines, strict=True):
        try:
            if seat == CHANCE:
                if state.seat() != CHANCE or chance(state, seed, asked) != answer:
                    raise GameError("verify-shuffle", "The shuffle or roll does not follow from the seed.")
                state.play(seat, transcript.game.chance(answer))
            else:
                state.play(seat, transcript.game.action(answer))
        except GameError as error:
            raise GameError("verify-line", "Line {line} of the file: {why}", line=row, why=error) from error
    finished = "the game is finished" if state.over else "the game is not finished"
    return f"All {asked.total()} shuffles and rolls follow from the seed, every answer was legal, and {finished}."
