"""The 61 cards and the Orang-Utan: what they are, what they are worth, and how a set of them fits into one number.

A card is a *kind*; the five Sailors are one kind five times over, and nobody can tell them apart.
Any set of cards (a hand, what lies in a play area) is one whole number, see `rummy`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, NamedTuple

from whitechapel.core.compiler_hints import i64, row
from whitechapel.games.rummy import MELD, shifts

# -- kinds, in the order hands are sorted ---------------------------------------------------------

# The evidence comes first: eight colours in four pairs (c and c ^ 1), from 3 A.M. on, then two without a partner.
LE_BON: Final = 8
POE: Final = 9
ASSISTANCE: Final = 10
DUPIN: Final = 11
PREFECT: Final = 12
DEDUCTION: Final = 13
"""Brilliant Deduction DEDUCTION + i names both colours of pair i, which are 2 * i and 2 * i + 1."""
KINDS: Final = 17

COLOURS: Final[tuple[str, ...]] = (
    "3am", "roch", "mademoiselle", "madame", "windows", "rod", "ad", "sailor", "le-bon", "poe",
)  # fmt: skip
PAIRS: Final = 4
"""3 A.M. and Quartier St. Roch, the two ladies, Rear Windows and Lightning Rod, Newspaper Ad and Sailor.
[bonus-pairs]"""

NAMES: Final = (
    *COLOURS,
    "assistance",
    "dupin",
    "prefect",
    *(f"deduction-{COLOURS[2 * pair]}-{COLOURS[2 * pair + 1]}" for pair in range(PAIRS)),
)
"""How each kind is written in transcripts and answers."""
KIND: Final = {name: kind for kind, name in enumerate(NAMES)}

COPIES: Final = row[i64]([5] * 9 + [4, 6, 1, 1] + [1] * PAIRS)
DECK: Final = tuple(kind for kind in range(KINDS) for _ in range(COPIES[kind]))
"""The 61 cards; the Orang-Utan lies beside them and belongs to no hand. [deck] [orang-utan-card]"""
POINTS: Final = (*[2] * 9, 3, 0, 0, 4, *[7] * PAIRS)
"""The usual value of each kind; players can agree on other values for Le Bon, Poe, Dupin's Assistance and Dupin.
[card-points] [card-points-open]"""

BONUS: Final = 10
"""The bonus for both melds of a pair in one play area."""
ASSISTANCE_COUNT: Final = 2
"""What each Assistance earns or costs the owner of Dupin, where that was agreed."""
UNDER_FOR_TWO: Final = 2
"""With two seats, this many cards lie under the Orang-Utan from the start."""

# -- for clients that draw them -------------------------------------------------------------------

Kind = Literal["evidence", "assistance", "dupin", "prefect", "deduction"]
ValueOption = Literal["", "poe_points", "le_bon_points", "dupin_points", "assistance_points"]


class Card(NamedTuple):
    """What is printed on a card."""

    name: str
    kind: Kind
    value: int
    """What it is usually worth."""
    option: ValueOption
    """The setting that can change its points, or empty."""
    colours: tuple[str, ...]
    """Its own colour, or both colours of a Deduction."""


class Material(NamedTuple):
    """What is in the box."""

    colours: tuple[str, ...]
    pairs: tuple[tuple[str, str], ...]
    """The colours whose melds earn a bonus together."""
    bonus: int
    """What such a pair scores. [bonus]"""
    meld: int
    """The fewest cards of a meld. [meld-three]"""
    cards: tuple[Card, ...]
    """In the order hands are sorted."""


VALUE_OPTIONS: Final[dict[int, ValueOption]] = {
    POE: "poe_points",
    LE_BON: "le_bon_points",
    DUPIN: "dupin_points",
    ASSISTANCE: "assistance_points",
}
"""The setting that decides what such a card is worth. [card-points-open]"""
_PAIRS: Final = tuple([(COLOURS[2 * pair], COLOURS[2 * pair + 1]) for pair in range(PAIRS)])


def _card(kind: int, sort: Kind, *colours: str) -> Card:
    return Card(NAMES[kind], sort, POINTS[kind], VALUE_OPTIONS.get(kind, ""), colours)


MATERIAL: Final = Material(
    COLOURS,
    _PAIRS,
    BONUS,
    MELD,
    (
        *[_card(colour, "evidence", name) for colour, name in enumerate(COLOURS)],
        _card(ASSISTANCE, "assistance"),
        _card(DUPIN, "dupin"),
        _card(PREFECT, "prefect"),
        *[_card(DEDUCTION + pair, "deduction", *both) for pair, both in enumerate(_PAIRS)],
    ),
)

# -- sets of cards in one number ------------------------------------------------------------------
# Four bits for each of the ten colours, three for Assistance, one for the rest: 49 bits, a small integer for the
# compiler too. The order keeps every counter within one slice of 14 bits, see `rummy.sliced`.

_WIDTH: Final = tuple(4 if kind < ASSISTANCE else 3 if kind == ASSISTANCE else 1 for kind in range(KINDS))
ORDER: Final = row[i64]([0, 1, 2, DUPIN, PREFECT, 3, 4, 5, 13, 14, 6, 7, 8, 15, 16, POE, ASSISTANCE])
"""The kinds in the order in which a set holds them."""

SHIFT: Final = shifts(_WIDTH, ORDER)
UNIT: Final = row[i64]([1 << int(shift) for shift in SHIFT])
"""One card of each kind, as a set."""
FIELD: Final = row[i64]([((1 << width) - 1) << shift for width, shift in zip(_WIDTH, SHIFT, strict=True)])
"""All the cards of each kind a set can hold."""
ALL_CARDS: Final[int] = sum([UNIT[kind] for kind in DECK])


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
