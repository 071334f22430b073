"""Check the Ripper: dice, files and murderer cards, for people whose own are lost."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from whitechapel.games.check_the_ripper.material import (
    DIE,
    EXTRA_CHIPS,
    FACES,
    FILE_CHIPS,
    FILES,
    SYMBOLS,
    WEAPONS,
)
from whitechapel.games.check_the_ripper.settings import Settings

ROLLS: Final = 400
"""More than a game needs."""


class Deal(NamedTuple):
    """Everything that chance decides in a game."""

    files: tuple[str, ...]
    """What the file in each town shows, town by town. [files]"""
    cards: tuple[str, ...]
    """The murderers, the one on top first. [murderers]"""
    rolls: tuple[tuple[str, str], ...]
    """What the dice show, roll by roll. [dice]"""
    chips: tuple[int, ...]
    """What files and the extras for a conviction are worth. [file-value] [completion-extra]"""


def deal(agreed: Settings, rng: Random) -> Deal:
    """Shuffle the files and the cards, and roll the dice often enough. [setup-order] [dice]"""
    return Deal(
        tuple([FACES[face] for face in rng.sample(FILES, len(FILES))]),
        tuple(rng.sample(WEAPONS, len(WEAPONS))),
        tuple([(SYMBOLS[rng.choice(DIE)], SYMBOLS[rng.choice(DIE)]) for _ in range(ROLLS)]),
        tuple(sorted({*FILE_CHIPS, *EXTRA_CHIPS})),
    )
