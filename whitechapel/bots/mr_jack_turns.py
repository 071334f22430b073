"""Whole turns of Mr. Jack: everything a card can do, and the table after it.

A turn is a row of answers, from the card to the last of them. Thousands of rows can come from one card (Goodley's
whistle), so of a card that can do more than one wants to look at, some are drawn by lot.
"""

from __future__ import annotations

from itertools import product
from math import prod
from random import Random
from typing import Final

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
from whitechapel.games.mr_jack.material import BERT, CHARACTERS, EXITS, GATES, GULL, LESTRADE, STEALTHY
from whitechapel.games.mr_jack.state import Table
from whitechapel.games.mr_jack.steps import TURN_OVER, bundles_with

Turn = tuple[Move, ...]

ALL: Final = range(len(CHARACTERS))
TURNS: Final = 4
"""Cards played in a round."""
ENDINGS: Final = (ACCUSE, LEAVE)


def turns_with(table: Table, seat: int, character: int, most: int, rng: Random) -> list[Turn]:
    """The turns of one card, or so many of them by lot, each as likely as the others; every way to end the game is
    among them once."""
    found: list[Turn] = []
    ends: dict[Move, Turn] = {}
    bundles: list[Bundle] = []
    for bundle in bundles_with(table, seat, character):
        last = bundle[-1]
        if last[-1].verb in ENDINGS:  # they stand behind all the other answers
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


def rest_of_turn(table: Table, most: int, rng: Random) -> list[tuple[Turn, Table]]:
    """Every way to end a turn that has begun, or so many of them by lot, with the table after each."""
    begun = table.clone()
    begun.stack.remove(TURN_OVER)  # the turn is looked at before the round goes on
    rows: list[tuple[Turn, Table]] = [((), begun)]
    found: list[tuple[Turn, Table]] = []
    while rows:
        longer = []
        for row, here in rows:
            if here.over:
                found.append((row, here))
                continue
            for move in here.options():
                then = here.clone()
                then.apply(move)
                assert isinstance(move, Move)
                longer.append(((*row, move), then))
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


def way_out(table: Table, character: int) -> bool:
    """Whether a character could walk out of the district in one turn, with its own power first if that helps."""
    open = ~table.cordons
    covers = [table.covered]
    if character == LESTRADE:
        open = -1  # he moves the cordon away
    elif character == BERT:
        covers += _recovered(table)
    short = table.board.short[1 if character == STEALTHY else 0]
    hex = table.where[character]
    for covered in covers:
        reach = short[covered][hex]
        for exit in range(len(EXITS)):
            if open >> exit & 1 and reach >> GATES[exit] & 1:
                return True
    return False


def can_reach(table: Table, character: int, hex: int) -> bool:
    """Whether a character could walk onto a hex in one turn, with its own power first if that helps."""
    reach = table.board.reach[1 if character == STEALTHY else 0]
    here = table.where[character]
    if reach[table.covered][here] >> hex & 1:
        return True
    return character == BERT and any(reach[covered][here] >> hex & 1 for covered in _recovered(table))


def _recovered(table: Table) -> list[int]:
    """All the ways the covers can lie after Bert has moved one."""
    manholes = range(len(table.board.manholes))
    covered = table.covered
    return [covered ^ 1 << i ^ 1 << j for i in manholes if covered >> i & 1 for j in manholes if not covered >> j & 1]
