"""Provable chance: the same seed, the same shuffles; another seed or another shuffle is found out."""

from __future__ import annotations

import hashlib
import random

import pytest
from server.evening import SEED, Evening

from whitechapel.core.frames import GameError
from whitechapel.games import GAMES
from whitechapel.server.table import dice, show
from whitechapel.server.table.dice import Dice


def finished() -> str:
    evening = Evening(options={"max_hands": 1})
    evening.plays_on()
    return dice.write(evening.table.transcript(), SEED, show.remarks(evening.table))


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


def test_a_game_as_it_was_played_is_verified() -> None:
    assert dice.verify(finished(), GAMES) == (
        "All 3 shuffles and rolls follow from the seed, every answer was legal, and the game is finished."
    )


def test_a_seed_that_was_not_promised_is_found_out() -> None:
    text = finished().replace(f"seed {SEED.hex()}", f"seed {bytes(32).hex()}")
    with pytest.raises(GameError, match="does not fit the commitment"):
        dice.verify(text, GAMES)


def test_a_shuffle_that_does_not_follow_from_the_seed_is_found_out() -> None:
    rows = finished().splitlines()
    number = next(number for number, row in enumerate(rows) if row.startswith("* shuffled"))
    words = rows[number].split(" ")
    words[2], words[-1] = words[-1], words[2]
    rows[number] = " ".join(words)
    with pytest.raises(GameError, match=f"Line {number + 1} of the file: The shuffle or roll does not follow"):
        dice.verify("\n".join(rows), GAMES)


def test_a_file_without_a_seed_cannot_be_verified() -> None:
    text = "".join(row + "\n" for row in finished().splitlines() if not row.startswith("#"))
    with pytest.raises(GameError, match="no seed and commitment"):
        dice.verify(text, GAMES)


def test_a_seed_that_is_no_number_is_said_to_be_none() -> None:
    with pytest.raises(GameError, match="not a hexadecimal number"):
        dice.verify(finished().replace(SEED.hex(), "zz"), GAMES)


def test_an_illegal_answer_is_found_out() -> None:
    rows = finished().splitlines()
    number = next(number for number, row in enumerate(rows) if row.endswith("draw file"))
    rows[number] = rows[number][:2] + "done"
    with pytest.raises(GameError, match=f"Line {number + 1} of the file"):
        dice.verify("\n".join(rows), GAMES)
