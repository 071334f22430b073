"""Checks a downloaded transcript against itself and against what its reader has kept: see `proof.py`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from whitechapel.core.frames import CHANCE, GameError
from whitechapel.core.game import Game
from whitechapel.core.transcript import Transcript
from whitechapel.server.table import say, wire
from whitechapel.server.table.dice import chance
from whitechapel.server.table.proof import Proof, commitment, heads

DIGEST: Final = re.compile("[0-9a-f]{64}")
SEAT_REMARK: Final = re.compile(r"(promise|value)-(\d{1,2})")


class Kept(NamedTuple):
    """What somebody wrote down during the game; empty: nothing."""

    commitments: Sequence[str] = ()
    """The server's, and perhaps the promises of browsers."""
    value: str = ""
    """The value that their own browser mixed in."""
    head: str = ""


NOTHING: Final = Kept()


def verify(text: str, games: Iterable[Game], kept: Kept = NOTHING) -> list[wire.Sentence]:
    """Check a finished game; returns sentences on what is true, or raises a GameError on the first thing that is
    not."""
    remarks = dict(row[2:].partition(" ")[::2] for row in text.splitlines() if row.startswith("# "))
    transcript = Transcript.read(text, games)
    proof = read_proof(remarks)
    shuffles, over = play(transcript, proof.seed)
    ended = "yes" if over else remarks.get("early", "no")
    found = [say.sentence("verified", count=shuffles, over=ended)]
    found += _origin(proof, remarks.get("duplicate-of", ""))
    if "brought" in remarks:
        found.append(say.sentence("verified-brought"))
    return found + _compare(proof, transcript, kept)


def read_proof(remarks: Mapping[str, str]) -> Proof:
    """The proof in the remarks of a file, if it holds together."""
    if "seed" not in remarks or "commitment" not in remarks:
        raise GameError(
            "verify-no-seed",
            "The file has no seed and commitment: only games played at a server's table can be verified.",
        )
    seed = _bytes(remarks["seed"])
    secret = _bytes(remarks.get("secret", remarks["seed"]))
    promises: dict[int, str] = {}
    values: dict[int, bytes] = {}
    for name, text in remarks.items():
        found = SEAT_REMARK.fullmatch(name)
        if found and found[1] == "promise":
            promises[int(found[2])] = text
        elif found:
            values[int(found[2])] = _bytes(text)
    if commitment(secret) != remarks["commitment"]:
        raise GameError(
            "verify-commitment", "The seed is not the one that was promised: it does not fit the commitment."
        )
    for seat, value in values.items():
        if commitment(value) != promises.get(seat):
            raise GameError("verify-value", "The value of seat {seat} is not the one that was promised.", seat=seat + 1)
    proof = Proof(secret, promises, values, _bytes(remarks.get("key", "")))
    if proof.seed != seed:
        raise GameError("verify-mix", "The seed does not follow from the server's secret and the players' values.")
    return proof


def play(transcript: Transcript, seed: bytes) -> tuple[int, bool]:
    """Play the game again; how many shuffles and rolls it has, all of which follow from the seed, and whether it is
    finished."""
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
    return asked.total(), state.over


def _origin(proof: Proof, first: str) -> list[wire.Sentence]:
    """Who had a part in the seed."""
    if first:
        return [say.sentence("verified-duplicate", table=first)]
    if not proof.values:
        return [say.sentence("verified-alone")]
    withheld = [seat for seat in proof.promises if seat not in proof.values]
    found = [say.sentence("verified-mixed", count=len(proof.values), seats=_seats(proof.values))]
    if withheld:
        found.append(say.sentence("verified-withheld", count=len(withheld), seats=_seats(withheld)))
    return found


def _compare(proof: Proof, transcript: Transcript, kept: Kept) -> list[wire.Sentence]:
    """The proof against what somebody has kept."""
    found = []
    for given in kept.commitments:
        if _digest(given) not in (commitment(proof.secret), *proof.promises.values()):
            raise GameError(
                "verify-other-commitment",
                "The commitment '{given}' is not in the file: it was dealt anew, or you wrote down another one.",
                given=given[:80],
            )
    if kept.commitments:
        found.append(say.sentence("verified-commitment", count=len(kept.commitments)))
    if kept.value:
        if bytes.fromhex(_digest(kept.value)) not in proof.values.values():
            raise GameError("verify-own-value", "The value of your browser was not mixed into the seed.")
        found.append(say.sentence("verified-value"))
    if kept.head:
        found.append(_recorded(heads(transcript.lines, proof.key), _digest(kept.head)))
    if not kept.commitments:
        found.append(say.sentence("verified-nothing-kept"))
    return found


def _recorded(record: Sequence[str], head: str) -> wire.Sentence:
    """Up to which answer the file is as somebody was shown it."""
    if head not in record:
        raise GameError("verify-head", "The answers in the file are not those that were given: the record differs.")
    return say.sentence("verified-head", line=record.index(head) + 1, lines=len(record))


def _seats(seats: Iterable[int]) -> str:
    return ", ".join(str(seat + 1) for seat in sorted(seats))


def _digest(given: str) -> str:
    """256 bits as somebody has written them down."""
    text = "".join(given.split()).lower()
    if not DIGEST.fullmatch(text):
        raise GameError("verify-digits", "'{given}' does not have 64 hexadecimal digits.", given=given[:80])
    return text


def _bytes(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise GameError("verify-seed", "The seed in the file is not a hexadecimal number.") from None
