"""Every answer a player can give, built once, and tables to list them quickly."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Final

from whitechapel.core.compiler_hints import i64
from whitechapel.core.frames import Action, BadAnswer
from whitechapel.games.mr_jack.material import (
    BOARDS,
    CHARACTER,
    CHARACTERS,
    EXITS,
    FACINGS,
    GOODLEY,
    HEX,
    HEXES,
    POST,
    POSTS,
    SLICE,
    TERRAIN,
    characters,
    sliced,
)

# What an answer does.
CARD: Final = 0
POWER_FIRST: Final = 1
MOVE_FIRST: Final = 2
MOVE: Final = 3
ACCUSE: Final = 4
LEAVE: Final = 5
SWAP: Final = 6
STAY: Final = 7
LIGHT: Final = 8
CORDON: Final = 9
COVER: Final = 10
WHISTLE: Final = 11
NOBODY: Final = 12
FACE: Final = 13


class Move(Action):
    """An answer: what it does, to whom, from where and to where."""

    __slots__ = ("at", "character", "to", "verb")

    def __init__(self, text: str, verb: int, character: int = -1, at: int = -1, to: int = -1) -> None:
        super().__init__(text)
        self.verb: i64 = verb
        self.character: i64 = character
        """Whose card is played, or who is accused, swapped or whistled for; -1 otherwise."""
        self.at = at
        """Where a gaslight, cordon or cover is taken from: a post, an exit, a hex; or the post in a mover's way."""
        self.to = to
        """Where somebody or something goes: a hex, a post, an exit, a facing. -1 is a hex nobody can stand on."""


class Alibis(Action):
    """A chance answer: all eight alibi cards in order; Jack draws the first, the others are the pile."""

    __slots__ = ("cards",)

    def __init__(self, cards: tuple[int, ...]) -> None:
        super().__init__("alibis " + " ".join([CHARACTERS[card] for card in cards]))
        self.cards = cards


class Cards(Action):
    """A chance answer: the four character cards turned up in an odd round, as a set."""

    __slots__ = ("cards",)

    def __init__(self, cards: int) -> None:
        super().__init__("cards " + " ".join(characters(cards)))
        self.cards = cards


CARDS: Final = tuple([Move(f"card {name}", CARD, i) for i, name in enumerate(CHARACTERS)])
POWER_BEFORE_MOVE: Final = Move("power first", POWER_FIRST)
MOVE_BEFORE_POWER: Final = Move("move first", MOVE_FIRST)
MOVES: Final = tuple([Move(f"move {name}", MOVE, to=i) for i, name in enumerate(HEXES)])
OBSTACLES: Final = tuple([Move(f"move {name}", MOVE, at=POST.get(name, -1)) for name in TERRAIN if name not in HEX])
"""Moves onto houses, gardens and gaslights: never legal, but a player may ask why."""
ACCUSATIONS: Final = tuple([Move(f"accuse {name}", ACCUSE, i) for i, name in enumerate(CHARACTERS)])
LEAVES: Final = tuple([Move(f"leave {name}", LEAVE, to=i) for i, name in enumerate(EXITS)])
SWAPS: Final = tuple([Move(f"swap {name}", SWAP, i) for i, name in enumerate(CHARACTERS)])
STAYS: Final = Move("stay", STAY)
FACES: Final = tuple([Move(f"face {name}", FACE, to=i) for i, name in enumerate(FACINGS)])
LIGHTS: Final = tuple(
    [
        tuple([Move(f"light {here} to {there}", LIGHT, at=at, to=to) for to, there in enumerate(POSTS)])
        for at, here in enumerate(POSTS)
    ]
)
"""LIGHTS[at][to], by post; those with the same post twice are never offered."""
CORDON_MOVES: Final = tuple(
    [
        tuple([Move(f"cordon {here} to {there}", CORDON, at=at, to=to) for to, there in enumerate(EXITS)])
        for at, here in enumerate(EXITS)
    ]
)
"""CORDON_MOVES[at][to], by exit."""
COVERS: Final = {
    (at, to): Move(f"cover {HEXES[at]} to {HEXES[to]}", COVER, at=at, to=to)
    for at, to in sorted({pair for board in BOARDS.values() for pair in permutations(board.manholes, 2)})
}
"""By the hexes of the two manholes, in either printing of the board."""
WHISTLES: Final = tuple(
    [
        tuple([Move(f"whistle {name} to {there}", WHISTLE, i, to=to) for to, there in enumerate(HEXES)])
        for i, name in enumerate(CHARACTERS)
    ]
)
"""WHISTLES[character][hex]; Goodley never whistles for himself."""
WHISTLE_NOBODY: Final = Move("whistle nobody", NOBODY)

ACTIONS: Final = {
    move.text: move
    for move in (
        *CARDS, POWER_BEFORE_MOVE, MOVE_BEFORE_POWER, *MOVES, *OBSTACLES, *ACCUSATIONS, *LEAVES, *SWAPS, STAYS, *FACES,
        *(move for row in LIGHTS for move in row if move.at != move.to),
        *(move for row in CORDON_MOVES for move in row if move.at != move.to),
        *COVERS.values(), *(move for i, row in enumerate(WHISTLES) if i != GOODLEY for move in row), WHISTLE_NOBODY,
    )
}  # fmt: skip
"""By text."""

CARD_SETS: Final = tuple([Cards(sum([1 << card for card in four])) for four in combinations(range(len(CHARACTERS)), 4)])
"""The seventy ways to turn up four of eight cards. [odd-rounds]"""


def chance(text: str) -> Action:
    """A chance answer from its text: the alibi cards, or the cards of a round."""
    words = text.split(" ")
    if words[0] == "alibis" and all(word in CHARACTER for word in words[1:]):
        return Alibis(tuple([CHARACTER[word] for word in words[1:]]))
    for four in CARD_SETS:
        if four.text == text:
            return four
    raise BadAnswer(
        "chance-mr-jack",
        "'{given}' is neither an order of the alibi cards nor a set of four character cards.",
        given=text[:80],
    )


# -- listing answers quickly ----------------------------------------------------------------------

_MOVE_TABLES: Final = sliced(MOVES)


def runs_to(hexes: i64) -> list[tuple[Move, ...]]:
    """The moves to all the hexes of a set, in order, in five pieces that are never built anew."""
    return [
        _MOVE_TABLES[0][hexes & SLICE],
        _MOVE_TABLES[1][hexes >> 12 & SLICE],
        _MOVE_TABLES[2][hexes >> 24 & SLICE],
        _MOVE_TABLES[3][hexes >> 36 & SLICE],
        _MOVE_TABLES[4][hexes >> 48],
    ]


def moves_to(hexes: i64) -> tuple[Move, ...]:
    """The same in one."""
    a, b, c, d, e = runs_to(hexes)
    return a + b + c + d + e
