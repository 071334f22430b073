"""How a game of Check the Ripper stands between two turns: how likely each seat is to win.

Each seat has chips, and an expectation of its next turn: files known to show the wanted weapon are worth their
chips to whoever lands on one of them first, because all of them can then be turned up without any risk.
The chance that a piece can land on one of some files in two moves is counted over all rolls of the dice. What nobody
knows of the files is luck, the same for all, and there is more of it the more chips are left.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import exp, sqrt
from typing import Final, NamedTuple

from whitechapel.games.check_the_ripper.material import (
    CHIPS,
    COPIES,
    DIE,
    KNIGHT,
    SYMBOLS,
    WEAPONS,
    Board,
)
from whitechapel.games.check_the_ripper.scoring import earned, value, winners
from whitechapel.games.check_the_ripper.settings import Settings

UNKNOWN: Final = -1
AWAY: Final = -1
"""Stands in for a square: wherever the winner of a duel puts a piece."""
FROM_AWAY: Final = 0.3
"""The chance of landing on one of some files from there."""
CHANGES: Final = 8 / 36
"""How often a roll changes the murderer card."""
GRIP: Final = 0.6
"""How much a seat's chips, owned and expected, count against the luck to come; fitted to games between bots."""
LUCK: Final = 3.0
"""How much luck remains even when hardly any chips are left."""


class Files(NamedTuple):
    """What a seat knows of the files and cards; squares and weapons are numbers."""

    lying: frozenset[int]
    """Where files lie."""
    known: tuple[frozenset[int], ...]
    """By weapon: the files known to everybody."""
    mine: tuple[frozenset[int], ...]
    """By weapon: the files known to this seat alone."""
    other: frozenset[int]
    """The files everybody knows not to be wanted, whatever they show."""
    cabinet: tuple[int, ...]
    """How many files of each weapon are in the cabinet."""
    order: tuple[int, ...]
    """The murderer cards, the open one first; UNKNOWN for one that has not yet been open."""

    def unseen(self) -> frozenset[int]:
        """The files this seat does not know."""
        return self.lying.difference(self.other, *self.known, *self.mine)

    def chance(self, weapon: int) -> float:
        """How likely a file this seat does not know is to show this weapon."""
        unseen = len(self.unseen())
        left = COPIES - self.cabinet[weapon] - len(self.known[weapon]) - len(self.mine[weapon])
        return max(0, left) / unseen if unseen else 0.0

    def wanted(self) -> list[int]:
        """The wanted weapon; or those that may be, while the card is still face down."""
        if not self.order:
            return []
        if self.order[0] != UNKNOWN:
            return [self.order[0]]
        return [weapon for weapon in range(len(WEAPONS)) if weapon not in self.order and self.cabinet[weapon] < COPIES]


# -- reaching files -------------------------------------------------------------------------------


@lru_cache(maxsize=100_000)
def ends(board: Board, square: int, symbol: int, lying: frozenset[int], pieces: frozenset[int]) -> tuple[int, ...]:
    """Where a piece can end a move with a symbol; other pieces and files stop it there."""
    found = []
    for ray in board.rays[symbol][square]:
        for there in ray:
            found.append(there)
            if there in lying or there in pieces:
                break
    return tuple(found)


ROLLS: Final = tuple(
    [
        (first, second, sum([1 for a in DIE for b in DIE if {a, b} == {first, second}]) / 36)
        for first in range(len(SYMBOLS))
        for second in range(first, len(SYMBOLS))
    ]
)
"""Every roll of the two dice, the stronger symbol first, and its probability."""


@lru_cache(maxsize=50_000)
def hit(board: Board, square: int, targets: frozenset[int], lying: frozenset[int], others: frozenset[int]) -> float:
    """How likely a piece is to be able to land on one of these files in its next turn. Every move can be made
    backwards, so it is enough to see where the piece's moves and those back from the files meet."""
    if not targets or square == AWAY:
        return FROM_AWAY if targets else 0.0
    symbols = range(len(SYMBOLS))
    there = [set(ends(board, square, symbol, lying, others)) - others for symbol in symbols]
    back: list[set[int]] = [set() for _ in symbols]
    for target in targets:
        for symbol in symbols:
            back[symbol].update(ends(board, target, symbol, lying, others))
    total = 0.0
    for first, second, chance in ROLLS:
        at_once = square in back[first] or square in back[second]
        in_two = not there[first].isdisjoint(back[second]) or not there[second].isdisjoint(back[first])
        if at_once or in_two or first == second == KNIGHT:
            total += chance
    return total


# -- what a turn may earn -------------------------------------------------------------------------


def series(files: Files, weapon: int, found: int) -> float:
    """What `found` files of a weapon score, one after another."""
    have = files.cabinet[weapon]
    convicted = files.cabinet.count(COPIES) + 1
    return float(sum([value(number, convicted) for number in range(have + 1, min(COPIES, have + found) + 1)]))


def prospects(board: Board, files: Files, where: tuple[int, ...], seat: int) -> list[float]:
    """By seat: the chips it can expect from its next turn, for all who play before `seat` does again, given what `seat`
    knows. What one takes, those after it do not get; what is left for `seat` itself is too far away to count."""
    seats = len(where)
    gains = [0.0] * seats
    wanted = files.wanted()
    for weapon in wanted:
        targets = files.known[weapon]
        left = 1.0 / len(wanted)
        for i in range(1, seats):
            who = (seat + i) % seats
            others = frozenset([square for other, square in enumerate(where) if other not in (who, seat)])
            lands = left * hit(board, where[who], targets, files.lying, others)
            gains[who] += lands * series(files, weapon, len(targets))
            left = (left - lands) * (1.0 - CHANGES)
    return gains


def outlook(chips: tuple[int, ...], left: int, gains: Iterable[float]) -> list[float]:
    """By seat: its chance to win, with `left` chips still to be won."""
    strength = GRIP / sqrt(left + LUCK)
    hopes = [exp((have + gain) * strength) for have, gain in zip(chips, gains, strict=True)]
    total = sum(hopes)
    return [hope / total for hope in hopes]


def still_to_win(cabinet: tuple[int, ...]) -> int:
    """The chips that can still be won."""
    return CHIPS - earned(cabinet)


def final(agreed: Settings, chips: tuple[int, ...], convictions: tuple[int, ...]) -> list[float]:
    """By seat: its share of the win when the game is over."""
    won = winners(chips, convictions, agreed.tie_break)
    return [1 / len(won) if seat in won else 0.0 for seat in range(len(chips))]
