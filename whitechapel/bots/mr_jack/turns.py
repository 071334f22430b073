"""Whole turns of Mr. Jack: everything a card can do, and the table after it.

A turn is a sequence of answers, from the card to the last of them. One card can give thousands of them (Goodley's
whistle), so if there are more than a player wants to examine, some are drawn at random.
"""

from __future__ import annotations

from functools import cache, reduce
from itertools import product
from math import prod
from operator import or_
from random import Random
from typing import Final

from whitechapel.core.compiler_hints import i64, row
from whitechapel.games.mr_jack.actions import (
    ACCUSE,
    FACE,
    LEAVE,
    MOVE,
    SWAP,
    WHISTLE,
    Move,
)
from whitechapel.games.mr_jack.effects import Bundle, put, use
from whitechapel.games.mr_jack.material import (
    BERT,
    CHARACTERS,
    GATES,
    GULL,
    HEXES,
    LESTRADE,
    STEALTHY,
    Board,
)
from whitechapel.games.mr_jack.state import Table
from whitechapel.games.mr_jack.steps import TURN_OVER, bundles_with

Turn = tuple[Move, ...]

ALL: Final = range(len(CHARACTERS))
ENDINGS: Final = (ACCUSE, LEAVE)


def turns_with(table: Table, seat: int, character: int, most: int, rng: Random) -> list[Turn]:
    """The turns of one card, or `most` of them drawn at random, all equally likely; every way to end the game is
    included once."""
    found: list[Turn] = []
    ends: dict[Move, Turn] = {}
    bundles: list[Bundle] = []
    for bundle in bundles_with(table, seat, character):
        last = bundle[-1]
        if last[-1].verb in ENDINGS:  # they come after all the other answers
            plain = tuple([move for move in last if move.verb not in ENDINGS])
            for move in last[len(plain) :]:
                if move not in ends:
                    ends[move] = (*[row[0] for row in bundle[:-1]], move)
            if plain:
                bundles.append((*bundle[:-1], plain))
        else:
            bundles.append(bundle)
    sizes = [prod([len(row) for row in bundle]) for bundle in bundles]
    if sum(sizes) <= most:
        for bundle in bundles:
            found += product(*bundle)
    else:
        random = rng.random
        for bundle in rng.choices(bundles, sizes, k=most):
            found.append(tuple([row[int(random() * len(row))] for row in bundle]))
    return found + list(ends.values())


def rest_of_turn(table: Table, most: int, rng: Random, first: Move | None = None) -> list[tuple[Turn, Table]]:
    """Every way to finish a turn that has begun, or `most` of them at random, with the table after each; only those
    that go on with this answer, if there is one."""
    begun = table.clone()
    begun.stack.remove(TURN_OVER)  # the turn is examined before the round goes on
    rows: list[tuple[Turn, Table]] = [((), begun)]
    found: list[tuple[Turn, Table]] = []
    while rows:
        longer: list[tuple[Turn, Table]] = []
        for answers, here in rows:
            for move in (first,) if first is not None and not answers else here.options():
                then = here.clone()
                then.apply(move)
                assert isinstance(move, Move)
                (found if then.over else longer).append(((*answers, move), then))
        rows = rng.sample(longer, most) if len(longer) > most else longer
    for _, then in found:
        then.turn += 1
        then.active = -1
    return found


def after(table: Table, character: int, turn: Turn) -> Table:
    """The table after a turn that does not end the game, before anything else happens."""
    table = table.clone()
    table.turn += 1
    table.cards &= ~(1 << character)
    for move in turn:
        verb = move.verb
        if verb == MOVE:
            put(table, character, move.to)
        elif verb == WHISTLE:
            put(table, move.character, move.to)
        elif verb == SWAP:
            where = table.where
            where[GULL], where[move.character] = where[move.character], where[GULL]
        elif verb == FACE:
            table.facing = move.to
        elif move.at >= 0:
            use(table, character, move)
    return table


# -- who gets where -------------------------------------------------------------------------------
# Everything here depends only on covers and cordons, which seldom change: tables are built on demand.


@cache
def gates(board: Board, covered: int, cordons: int) -> tuple[int, ...]:
    """By character: the hexes from which it could leave the district in one turn, using its own power first if that
    helps."""
    found = []
    for character in ALL:
        short = board.short[1 if character == STEALTHY else 0]
        ways = [short[covered]]
        if character == BERT:
            ways += [short[other] for other in _recovered(board, covered)]
        open = [gate for exit, gate in enumerate(GATES) if character == LESTRADE or not cordons >> exit & 1]
        found.append(
            sum([1 << hex for hex in range(len(HEXES)) if any(way[hex] >> gate & 1 for way in ways for gate in open)])
        )
    return tuple(found)


@cache
def near(board: Board, covered: int) -> tuple[row[i64], ...]:
    """By character and hex: the hexes it could reach in one turn, using its own power first if that helps."""
    on_foot, roofs = board.reach[0][covered], board.reach[1][covered]
    berts = [board.reach[0][other] for other in _recovered(board, covered)]
    with_power = row[i64]([reduce(or_, [way[hex] for way in berts], on_foot[hex]) for hex in range(len(HEXES))])
    return tuple([roofs if who == STEALTHY else with_power if who == BERT else on_foot for who in ALL])


def way_out(table: Table, character: int) -> bool:
    """Whether a character could leave the district in one turn."""
    return gates(table.board, table.covered, table.cordons)[character] >> table.where[character] & 1 == 1


def _recovered(board: Board, covered: int) -> list[int]:
    """All the ways the covers can lie after Bert has moved one."""
    manholes = range(len(board.manholes))
    return [covered ^ 1 << i ^ 1 << j for i in manholes if covered >> i & 1 for j in manholes if not covered >> j & 1]
