"""Chance that can be proved: the same seed, the same shuffles."""

from __future__ import annotations

import hashlib
import random

from server.evening import SEED

from whitechapel.server.table.dice import Dice


def test_the_same_question_asked_for_the_same_time_gets_the_same_bits() -> None:
    one, same = Dice(SEED, "deal", 3), Dice(SEED, "deal", 3)
    assert [one.getrandbits(40) for _ in range(50)] == [same.getrandbits(40) for _ in range(50)]
    assert Dice(SEED, "deal", 3).random() != Dice(SEED, "deal", 4).random()
    assert Dice(SEED, "deal", 3).random() != Dice(SEED, "roll", 3).random()
    assert Dice(SEED, "deal", 3).random() != Dice(bytes(32), "deal", 3).random()


def test_the_bits_are_those_of_sha_256() -> None:
    block = hashlib.sha256(SEED + b"deal\0" + (3).to_bytes(8, "big") + (0).to_bytes(8, "big")).digest()
    assert Dice(SEED, "deal", 3).getrandbits(256) == int.from_bytes(block, "big")
    assert Dice(SEED, "deal", 3).getrandbits(8) == block[0]


def test_every_way_to_ask_for_chance_goes_through_these_bits() -> None:
    def asked() -> tuple[list[int], int]:
        cards = list(range(20))
        Dice(SEED, "x", 0).shuffle(cards)
        return cards, Dice(SEED, "x", 0).choice(range(1000))

    random.seed(1)
    first = asked()
    random.seed(2)
    assert asked() == first
    assert sorted(first[0]) == list(range(20))


def test_numbers_are_spread_evenly() -> None:
    dice = Dice(SEED, "spread", 0)
    counts = [0] * 10
    for _ in range(20_000):
        counts[int(dice.random() * 10)] += 1
    assert all(1800 < count < 2200 for count in counts)
