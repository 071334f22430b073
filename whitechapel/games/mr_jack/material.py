"""The district and the people in it, and tables that answer any question about a move by lookup.

The 60 hexes a character can stand on are numbered from 0 (a1) to 59 (m12), and a set of them is one
whole number with a bit for each, a small integer for the compiler too. The other 26 hexes of the
board, houses, gardens and gaslights, are only needed to build the tables.
"""

from __future__ import annotations

import json
from collections.abc import Container, Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from whitechapel.core.compiler_hints import i64, row

# -- characters, in the order their cards are sorted ----------------------------------------------

HOLMES: Final = 0
WATSON: Final = 1
SMITH: Final = 2
LESTRADE: Final = 3
STEALTHY: Final = 4
GOODLEY: Final = 5
GULL: Final = 6
BERT: Final = 7
EVERYBODY: Final = 255
"""All eight, as a set: a bit for each."""

CHARACTERS: Final[tuple[str, ...]] = ("holmes", "watson", "smith", "lestrade", "stealthy", "goodley", "gull", "bert")
"""How each character is written in transcripts and answers."""
CHARACTER: Final = {name: number for number, name in enumerate(CHARACTERS)}

DETECTIVE: Final = 0
JACK: Final = 1
"""The two seats."""

ROUNDS: Final = 8
TURNS: Final = 4
"""Cards played in a round."""
POINTS: Final = 3
STEALTHY_POINTS: Final = 4
WHISTLE_POINTS: Final = 3
PLAIN: Final = 5
"""A gaslight without a number; 1 to 4 are the numbered ones, 0 is a dark post."""

FACINGS: Final[tuple[str, ...]] = ("n", "ne", "se", "s", "sw", "nw")
STEPS: Final = ((0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0))
"""The column and number steps in each direction."""

# -- the hexes ------------------------------------------------------------------------------------

_DATA: Final[dict[str, Any]] = json.loads(Path(__file__).with_name("board.json").read_text(encoding="utf-8"))

TERRAIN: Final[dict[str, str]] = {
    f"{column}{first + i}": sign for column, (first, signs) in _DATA["columns"].items() for i, sign in enumerate(signs)
}
"""All 86 hexes by name: `.` street or manhole, `#` building or garden, `*` gaslight post. [board-hexes]"""
HEXES: Final = tuple([name for name, sign in TERRAIN.items() if sign == "."])
"""The names of the hexes a character can stand on, by number."""
HEX: Final = {name: number for number, name in enumerate(HEXES)}


def step(name: str, facing: int) -> str:
    """The name of the next hex in a direction, whether or not the board has it."""
    columns, numbers = STEPS[facing]
    return f"{chr(ord(name[0]) + columns)}{int(name[1:]) + numbers}"


# A set of hexes is cut into five slices of 12 bits; each slice looks up what it holds.

_SLICE: Final = 12
SLICE: Final = (1 << _SLICE) - 1

T = TypeVar("T")


def sliced(things: Sequence[T]) -> tuple[tuple[tuple[T, ...], ...], ...]:
    """Tables by slice and by value of the slice: what belongs to all the hexes it holds."""
    tables = []
    for low in range(0, len(HEXES), _SLICE):
        table: list[tuple[T, ...]] = [()]
        for thing in things[low : low + _SLICE]:  # each further hex doubles the table: without it, then with it
            table += [(*others, thing) for others in table]
        tables.append(tuple(table))
    return tuple(tables)


_NUMBERS: Final = sliced(range(len(HEXES)))


def hexes(some: i64) -> tuple[int, ...]:
    """The hexes of a set, in order."""
    return (
        _NUMBERS[0][some & SLICE]
        + _NUMBERS[1][some >> 12 & SLICE]
        + _NUMBERS[2][some >> 24 & SLICE]
        + _NUMBERS[3][some >> 36 & SLICE]
        + _NUMBERS[4][some >> 48]
    )


def characters(some: int) -> tuple[str, ...]:
    """The names of a set of characters, in order."""
    return tuple([name for number, name in enumerate(CHARACTERS) if some >> number & 1])


def _mask(names: Iterable[str]) -> int:
    return sum([1 << HEX[name] for name in names if name in HEX])


AROUND: Final = {
    name: tuple([there for there in [step(name, facing) for facing in range(6)] if there in TERRAIN])
    for name in TERRAIN
}
"""The names of the hexes adjacent to each of the 86."""
NEXT: Final = tuple([_mask(AROUND[name]) for name in HEXES])
"""The street hexes adjacent to each hex."""


def _distances(names: Container[str]) -> dict[str, dict[str, int]]:
    """The fewest steps from each hex one can stand on to every other of these hexes, using these hexes alone."""
    table = {}
    for origin in HEXES:
        steps = {origin: 0}
        edge = [origin]
        for here in edge:  # the list grows while it is read: breadth first
            for there in AROUND[here]:
                if there in names and there not in steps:
                    steps[there] = steps[here] + 1
                    edge.append(there)
        table[origin] = steps
    return table


_STREETS: Final = _distances(HEX)
_ROOFS: Final = _distances(TERRAIN)

DISTANCE: Final = tuple([row[i64]([_STREETS[origin][name] for name in HEXES]) for origin in HEXES])
"""DISTANCE[x][y]: the fewest steps along the streets; manholes count as street, and nobody is in the way.
[whistle-street-distance]"""


def _balls(table: dict[str, dict[str, int]]) -> tuple[tuple[int, ...], ...]:
    return tuple(
        [
            tuple([sum([1 << HEX[name] for name, far in table[origin].items() if name in HEX and far <= points])
                   for origin in HEXES])
            for points in range(STEALTHY_POINTS + 1)
        ]
    )  # fmt: skip


WALK: Final = _balls(_STREETS)
"""WALK[points][x]: the hexes within that many steps along the streets, x itself included."""
SNEAK: Final = _balls(_ROOFS)
"""SNEAK[points][x]: the same over every hex of the board, as Miss Stealthy walks. [stealthy-crosses]"""

RING: Final = tuple(
    [
        row[i64]([WALK[points][x] & ~WALK[points - 1][x] if points else 1 << x for points in range(POINTS + 1)])
        for x in range(len(HEXES))
    ]
)
"""RING[x][points]: the hexes exactly that many steps away."""
SPOT: Final = row[i64]([1 << x for x in range(len(HEXES))])
"""SPOT[x]: this hex as a set."""


def _closer(steps: list[int]) -> row[i64]:
    within = [0] * (max(steps) + 2)
    for y, far in enumerate(steps):
        within[far + 1] |= 1 << y
    for far in range(1, len(within)):
        within[far] |= within[far - 1]
    return row[i64]([within[far] for far in steps])


CLOSER: Final = tuple([_closer([_STREETS[origin][name] for name in HEXES]) for origin in HEXES])
"""CLOSER[g][x]: the hexes nearer to g than x is. [whistle-nearer]"""

# -- light ----------------------------------------------------------------------------------------

POSTS: Final = tuple([name for name, sign in TERRAIN.items() if sign == "*"])
"""The hexes with a gaslight post, by the post's number."""
POST: Final = {name: number for number, name in enumerate(POSTS)}
HALO: Final = tuple([_mask(AROUND[name]) for name in POSTS])
"""The hexes a burning gaslight lights. [seen-by-gaslight]"""


def _lit_by() -> tuple[int, ...]:
    lit = [0]
    for halo in HALO:  # each further post doubles the table: dark, then burning
        lit += [others | halo for others in lit]
    return tuple(lit)


LIT_BY: Final = _lit_by()
"""The hexes lit when these posts burn."""


def _beam(name: str, facing: int) -> int:
    """The straight line in front of Watson, up to the first house, garden or gaslight; people do not stop it.
    [watson-beam] [beam-stops] [beam-through]"""
    lit = 0
    there = step(name, facing)
    while there in HEX:
        lit |= 1 << HEX[there]
        there = step(there, facing)
    return lit


BEAM: Final = tuple([tuple([_beam(name, facing) for facing in range(6)]) for name in HEXES])
"""BEAM[x][facing]: the hexes Watson's lantern lights from x."""

# -- exits and the two printings of the board -----------------------------------------------------

EXITS: Final[tuple[str, ...]] = tuple([entry["name"] for entry in _DATA["exits"]])
EXIT: Final = {name: number for number, name in enumerate(EXITS)}
GATES: Final = tuple([HEX[entry["gate"]] for entry in _DATA["exits"]])
"""The hex next to each exit."""
CORDONS: Final = sum([1 << number for number, entry in enumerate(_DATA["exits"]) if entry["cordon"]])
"""The exits closed at the start, as a set."""
LAMPS: Final = tuple([int(_DATA["lamps"][name]) for name in POSTS])
"""The gaslight on each post at the start."""
FACING: Final = FACINGS.index(_DATA["facing"])


class Board:
    """One printing of the board: its manholes, where everybody starts, and who can get how far."""

    __slots__ = ("covered", "manholes", "points", "reach", "short", "start")

    def __init__(self, printing: dict[str, Any]) -> None:
        self.manholes: tuple[int, ...] = tuple([HEX[name] for name in printing["manholes"]])
        self.covered: int = sum([1 << i for i, hex in enumerate(self.manholes) if HEXES[hex] in printing["covered"]])
        """The manholes covered at the start: a bit for each of `manholes`."""
        self.start: tuple[int, ...] = tuple([HEX[printing["start"][name]] for name in CHARACTERS])
        self.reach = (self._reach(WALK, POINTS), self._reach(SNEAK, STEALTHY_POINTS))
        """reach[stealthy][covered][x]: the hexes within a character's points, x included; `stealthy` is 1 for her."""
        self.short = (self._reach(WALK, POINTS - 1), self._reach(SNEAK, STEALTHY_POINTS - 1))
        """The same with one point less: from these hexes there is a point left to leave with."""

    def _reach(self, balls: tuple[tuple[int, ...], ...], points: int) -> tuple[row[i64], ...]:
        """For every position of the two covers, and every hex: what lies within the points on foot, or down the nearest
        open manhole and up any other. Going down twice is never shorter than once. [manhole-hop] [manhole-covered]"""
        table: list[row[i64]] = []
        for covered in range(1 << len(self.manholes)):
            if covered.bit_count() != 2:
                table.append(row[i64]([]))
                continue
            open = [hex for i, hex in enumerate(self.manholes) if not covered >> i & 1]
            ways_down = sum([1 << hex for hex in open])
            ways_up = [0] * points
            for left in range(points):
                for hex in open:
                    ways_up[left] |= balls[left][hex]
            reaches = []
            for x in range(len(HEXES)):
                reached = balls[points][x]
                for spent in range(points):
                    if balls[spent][x] & ways_down:
                        reached |= ways_up[points - spent - 1]
                        break
                reaches.append(reached)
            table.append(row[i64](reaches))
        return tuple(table)


@lru_cache(maxsize=4096)
def way(x: int, y: int, roofs: bool, holes: int) -> tuple[str, ...]:
    """The names of the hexes on a shortest way, both ends included: along the streets (`roofs`: across anything), or
    down the nearest of the manholes `holes`, a set, and up the one nearest to the end. [manhole-hop]
    [stealthy-crosses]"""
    far = _ROOFS if roofs else _STREETS
    start, end = HEXES[x], HEXES[y]
    open = _names(holes)
    if len(open) > 1:
        down = min(open, key=far[start].__getitem__)
        up = min([name for name in open if name != down], key=far[end].__getitem__)
        if far[start][down] + 1 + far[end][up] < far[start][end]:
            return _walk(far, start, down) + _walk(far, up, end)
    return _walk(far, start, end)


def _walk(far: dict[str, dict[str, int]], start: str, end: str) -> tuple[str, ...]:
    """The hexes from one to the other, each a step nearer."""
    names = [start]
    while names[-1] != end:
        names.append(min([name for name in AROUND[names[-1]] if name in far[end]], key=far[end].__getitem__))
    return tuple(names)


BOARDS: Final = {edition: Board(printing) for edition, printing in _DATA["printings"].items()}
"""By edition."""

# -- for clients that draw it ---------------------------------------------------------------------


class Hex(NamedTuple):
    """One of the 86 hexes."""

    name: str
    sign: str
    """`.` street or manhole, `#` building or garden, `*` gaslight post."""
    sees: tuple[str, ...]
    """On a street: the hexes on which somebody standing here sees others, lamp or no lamp. [seen-by-neighbour]"""
    lights: tuple[str, ...]
    """On a post: the hexes a gaslight here lights. [seen-by-gaslight]"""
    beams: tuple[tuple[str, ...], ...]
    """On a street: the hexes Watson's lantern lights from here in each direction, the nearest first. [watson-beam]"""


class Exit(NamedTuple):
    """A way out of the district, and the hex before it."""

    name: str
    gate: str


class Material(NamedTuple):
    """What is in the box."""

    detective: int
    """The detective's seat."""
    jack: int
    """Jack's."""
    characters: tuple[str, ...]
    walks: tuple[tuple[int, int], ...]
    """The fewest and the most steps each of them takes. [move-one-to-three] [stealthy-four]"""
    rounds: int
    lamps_out: tuple[int, ...]
    """The number of the gaslight that goes out after each round, or 0. [lights-out] [lights-plain-stay]"""
    facings: tuple[str, ...]
    """Clockwise from the north."""
    plain_lamp: int
    """The number that stands for a gaslight without one."""
    hexes: tuple[Hex, ...]
    exits: tuple[Exit, ...]


def _names(some: int) -> tuple[str, ...]:
    return tuple([HEXES[hex] for hex in hexes(some)])


def _hex(name: str, sign: str) -> Hex:
    if sign == ".":
        hex = HEX[name]
        beams = [sorted(_names(beam), key=_STREETS[name].__getitem__) for beam in BEAM[hex]]
        return Hex(name, sign, _names(NEXT[hex]), (), tuple([tuple(beam) for beam in beams]))
    return Hex(name, sign, (), _names(HALO[POST[name]]) if sign == "*" else (), ())


MATERIAL: Final = Material(
    DETECTIVE,
    JACK,
    CHARACTERS,
    tuple([(1, STEALTHY_POINTS if character == STEALTHY else POINTS) for character in range(len(CHARACTERS))]),
    ROUNDS,
    tuple([number if number < PLAIN else 0 for number in range(1, ROUNDS + 1)]),
    FACINGS,
    PLAIN,
    tuple([_hex(name, sign) for name, sign in TERRAIN.items()]),
    tuple([Exit(name, HEXES[gate]) for name, gate in zip(EXITS, GATES, strict=True)]),
)
