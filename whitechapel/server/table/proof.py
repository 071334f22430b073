"""What proves after a game that nobody chose its shuffles and that no answer was changed. docs/fair.md explains it.

The seed mixes a secret of the server with a value of every seated browser. First all of them are promised, by their
SHA-256; then the browsers show their values; the secret is shown after the game. So nobody knew anybody else's part
before having fixed their own. The record is a chain over all answers; everybody is sent its head with every update.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from whitechapel.core.frames import CHANCE
from whitechapel.core.transcript import Transcript

SECRET_BYTES: Final = 32
"""The length of a secret, a value, a seed and a key."""
EMPTY: Final = bytes(32)
"""The head of a record without answers."""


class Proof(NamedTuple):
    """What is shown after the game."""

    secret: bytes
    """The server's part of the seed, promised when the table opened."""
    promises: Mapping[int, str] = {}
    """By seat: the SHA-256 of a value, fixed before any value was shown."""
    values: Mapping[int, bytes] = {}
    """By seat: the parts of the seed that came from browsers."""
    key: bytes = b""
    """What hides the answers in the record; empty for tables of version 0.1, which have no record."""

    @property
    def seed(self) -> bytes:
        """What all shuffles and rolls follow from."""
        return mix(self.secret, self.values)


def commitment(part: bytes) -> str:
    """A promise: nobody can find another secret or value that fits it."""
    return hashlib.sha256(b"whitechapel" + part).hexdigest()


def mix(secret: bytes, values: Mapping[int, bytes]) -> bytes:
    """The seed: SHA-256 of the server's secret and, in seat order, each seat and its value. Without any value it is the
    secret itself, as it always was in version 0.1."""
    if not values:
        return secret
    parts = b"".join(bytes([seat]) + values[seat] for seat in sorted(values))
    return hashlib.sha256(b"whitechapel shuffles" + secret + parts).digest()


def link(head: bytes, key: bytes, seat: int, text: str) -> bytes:
    """The head of the record after one more answer. Without the key, which is as long as a secret, nobody can find out
    what the answer was by trying all of them."""
    row = f"{'*' if seat == CHANCE else seat} {text}"
    return hashlib.sha256(head + key + row.encode()).digest()


def heads(lines: Iterable[tuple[int, str]], key: bytes) -> list[str]:
    """The head after each answer."""
    head, found = EMPTY, []
    for seat, text in lines:
        head = link(head, key, seat, text)
        found.append(head.hex())
    return found


def write(transcript: Transcript, proof: Proof, about: Iterable[str] = ()) -> str:
    """A finished game as a text that proves itself: the transcript, then remarks that start with `#`."""
    remarks = [*about, f"commitment {commitment(proof.secret)}"]
    if proof.promises:
        remarks.append(f"secret {proof.secret.hex()}")
    for seat, promise in sorted(proof.promises.items()):
        remarks.append(f"promise-{seat} {promise}")
        if seat in proof.values:
            remarks.append(f"value-{seat} {proof.values[seat].hex()}")
    remarks.append(f"seed {proof.seed.hex()}")
    if proof.key:
        remarks.append(f"key {proof.key.hex()}")
    return transcript.write() + "".join(f"# {remark}\n" for remark in remarks)
