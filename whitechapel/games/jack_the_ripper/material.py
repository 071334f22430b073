"""The 62 cards: what they are, what they are worth, and how a set of them fits into one number.

A card is a *kind*; the five Druitts are one kind five times over, and nobody can tell them apart.
Any set of cards (a hand, what lies before a seat) is one whole number, see `rummy`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, NamedTuple

from whitechapel.core.compiler_hints import i64, row
from whitechapel.games.rummy import MELD, shifts

# -- kinds, in the order hands are sorted ---------------------------------------------------------

DRUITT: Final = 0
EDDY: Final = 1
GULL: Final = 2
PEDACHENKO: Final = 3
CHAPMAN: Final = 4
JILL: Final = 5
LETTERS: Final = 6
WILD: Final = 7
SUSPECT: Final = 8
"""The suspect gavels are SUSPECT + suspect, in the order above."""
ALIBI: Final = 14
"""The alibi gavels: Druitt, Eddy or Gull (one shared card), Pedachenko, Chapman, Jill."""
SHARED_ALIBI: Final = 15
VICTIM: Final = 19
SCENE: Final = 24
"""Scene SCENE + i belongs to victim VICTIM + i. [victim-pairs]"""
STRIKES: Final = 29
COMMISSIONER: Final = 30
ESCAPES: Final = 31
KINDS: Final = 32

SUSPECTS: Final[tuple[str, ...]] = ("druitt", "eddy", "gull", "pedachenko", "chapman", "jill")
"""In the order of their printed numbers 1 to 6: on a tie the lowest is the Ripper. Numbers 2 to 5 are our reading.
[suspect-numbers]"""
COLOURS: Final[tuple[str, ...]] = (*SUSPECTS, "letters")
ALIBIS: Final[tuple[str, ...]] = ("druitt", "eddy-gull", "pedachenko", "chapman", "jill")
VICTIMS: Final[tuple[str, ...]] = ("nichols", "chapman", "stride", "eddowes", "kelly")
SCENES: Final[tuple[str, ...]] = ("bucks-row", "hanbury-street", "berner-street", "mitre-square", "millers-court")

NAMES: Final = (
    *COLOURS,
    "wild",
    *(f"suspect-{name}" for name in SUSPECTS),
    *(f"alibi-{name}" for name in ALIBIS),
    *(f"victim-{name}" for name in VICTIMS),
    *(f"scene-{name}" for name in SCENES),
    "strikes",
    "commissioner",
    "escapes",
)
"""How each kind is written in transcripts and answers."""
KIND: Final = {name: kind for kind, name in enumerate(NAMES)}

COPIES: Final = row[i64]([5] * 6 + [4, 2] + [1] * 21 + [2, 2, 1])
DECK: Final = tuple(kind for kind in range(KINDS) for _ in range(COPIES[kind]))
"""The 62 cards. [deck]"""
POINTS: Final = (2, 2, 2, 2, 2, 2, 3, 2, *[4] * 6, *[3] * 5, *[1] * 10, 0, 0, 35)
"""The printed value of each kind. [card-points]"""

VOTE_POINTS: Final = 10
ESCAPES_COST: Final = 2
"""What holding Ripper Escapes costs for each victim in play."""
FLIPS: Final = 5
"""Ripper Strikes turns over at most this many cards."""
ALL_VICTIMS: Final = 5

ALIBI_OF: Final[tuple[int, ...]] = (ALIBI, SHARED_ALIBI, SHARED_ALIBI, ALIBI + 2, ALIBI + 3, ALIBI + 4)
"""The alibi card that can be played for each suspect."""

# -- for clients that draw them -------------------------------------------------------------------

Kind = Literal[
    "evidence", "letters", "wild", "suspect", "alibi", "victim", "scene", "strikes", "commissioner", "escapes"
]  # fmt: skip


class Card(NamedTuple):
    """What is printed on a card."""

    name: str
    kind: Kind
    value: int
    gavel: bool
    stays: bool
    """Whether it stays on the table when it has been played."""
    of: tuple[str, ...]
    """The suspects, the colour or the victim it belongs to; otherwise its own name."""


class Material(NamedTuple):
    """What is in the box."""

    suspects: tuple[str, ...]
    """In the order of their printed numbers, beginning with 1."""
    colours: tuple[str, ...]
    victims: tuple[str, ...]
    scenes: tuple[str, ...]
    """Each belongs to the victim at the same index."""
    meld: int
    """The fewest cards of a meld. [meld-three]"""
    cards: tuple[Card, ...]
    """In the order hands are sorted."""


def _card(kind: int, sort: Kind, *of: str) -> Card:
    gavel, stays = SUSPECT <= kind < ESCAPES, kind not in (STRIKES, COMMISSIONER)
    return Card(NAMES[kind], sort, POINTS[kind], gavel, stays, of or (NAMES[kind],))


MATERIAL: Final = Material(
    SUSPECTS,
    COLOURS,
    VICTIMS,
    SCENES,
    MELD,
    (
        *[_card(suspect, "evidence") for suspect in range(LETTERS)],
        _card(LETTERS, "letters"),
        _card(WILD, "wild"),
        *[_card(SUSPECT + suspect, "suspect", name) for suspect, name in enumerate(SUSPECTS)],
        *[_card(ALIBI + i, "alibi", *names.split("-")) for i, names in enumerate(ALIBIS)],
        *[_card(VICTIM + i, "victim", victim) for i, victim in enumerate(VICTIMS)],
        *[_card(SCENE + i, "scene", victim) for i, victim in enumerate(VICTIMS)],
        _card(STRIKES, "strikes"),
        _card(COMMISSIONER, "commissioner"),
        _card(ESCAPES, "escapes"),
    ),
)

# -- sets of cards in one number ------------------------------------------------------------------
# Four bits for each of the seven colours, two for each kind with two copies, one for the rest: 56 bits, a small integer
# for the compiler too. The order keeps every counter within one slice of 14 bits, see `rummy.sliced`.

_WIDTH: Final = tuple(4 if kind < WILD else 2 if COPIES[kind] == 2 else 1 for kind in range(KINDS))
_ORDER: Final = (
    DRUITT, EDDY, GULL, WILD,
    PEDACHENKO, CHAPMAN, JILL, STRIKES,
    LETTERS, COMMISSIONER, *range(SUSPECT, ALIBI), ALIBI, SHARED_ALIBI,
    *range(SHARED_ALIBI + 1, STRIKES), ESCAPES,
)  # fmt: skip
ORDER: Final = row[i64](_ORDER)
"""The kinds in the order in which a set holds them."""


SHIFT: Final = shifts(_WIDTH, ORDER)
UNIT: Final = row[i64]([1 << int(shift) for shift in SHIFT])
"""One card of each kind, as a set."""
FIELD: Final = row[i64]([((1 << width) - 1) << shift for width, shift in zip(_WIDTH, SHIFT, strict=True)])
"""All the cards of each kind a set can hold."""
VICTIM_CARDS: Final[int] = sum([UNIT[VICTIM + i] for i in range(5)])
SCENE_CARDS: Final[int] = sum([UNIT[SCENE + i] for i in range(5)])


def count(cards: i64, kind: i64) -> int:
    """How many cards of this kind are in the set."""
    return (cards & FIELD[kind]) >> SHIFT[kind]


def packed(cards: list[int]) -> i64:
    """Some cards as a set."""
    found: i64 = 0
    for card in cards:
        found += UNIT[card]
    return found


def kinds(cards: int) -> list[int]:
    """The cards of a set, one entry per card, sorted."""
    return [kind for kind in range(KINDS) for _ in range(count(cards, kind))]


@lru_cache(maxsize=8192)
def names(cards: int) -> tuple[str, ...]:
    """The names of the cards of a set, one per card, sorted. Cached: every view asks for them again."""
    return tuple(NAMES[kind] for kind in kinds(cards))
