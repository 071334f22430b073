"""Mr. Jack: the alibi cards, the character cards and the round track, for people whose own are lost."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from whitechapel.games.mr_jack.material import CHARACTERS, PLAIN, ROUNDS, TURNS
from whitechapel.games.mr_jack.settings import Settings
from whitechapel.games.mr_jack.state import EVEN_ORDER, ODD_ORDER


class Round(NamedTuple):
    """A round on the track."""

    cards: tuple[str, ...]
    """The characters that can be played. [odd-rounds] [even-rounds]"""
    order: tuple[int, ...]
    """Whose turn it is: 0 the detective's, 1 Jack's. [odd-order] [even-order]"""
    light: int
    """The gaslight that goes out when it ends; 0: none. [lights-out]"""


class Deal(NamedTuple):
    """Everything that chance decides in a game."""

    jack: str
    """For Jack's eyes only. [alibi-deal]"""
    alibis: tuple[str, ...]
    """The other alibi cards, the next to be drawn first."""
    rounds: tuple[Round, ...]


def deal(agreed: Settings, rng: Random) -> Deal:
    """Shuffle everything there is to shuffle. [alibi-deal] [odd-rounds] [even-rounds]"""
    jack, *alibis = rng.sample(CHARACTERS, len(CHARACTERS))
    rounds: list[Round] = []
    for _ in range(ROUNDS // 2):
        cards = rng.sample(CHARACTERS, len(CHARACTERS))
        for order, some in ((ODD_ORDER, cards[:TURNS]), (EVEN_ORDER, cards[TURNS:])):
            number = len(rounds) + 1
            rounds.append(Round(tuple(some), order, number if number < PLAIN else 0))
    return Deal(jack, tuple(alibis), tuple(rounds))
