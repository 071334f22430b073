"""What a finished hand of the Rue Morgue scores for each side."""

from __future__ import annotations

from functools import cache
from typing import Final

from whitechapel.core.compiler_hints import i64, row
from whitechapel.games.rue_morgue.actions import ASSISTANCE_CARDS, COLOUR_CARDS, ENOUGH, OPEN_CARDS, REACHED
from whitechapel.games.rue_morgue.material import (
    ASSISTANCE,
    ASSISTANCE_COUNT,
    BONUS,
    COLOURS,
    DEDUCTION,
    DUPIN,
    FIELD,
    LE_BON,
    PAIRS,
    PREFECT,
    SHIFT,
    UNIT,
)
from whitechapel.games.rue_morgue.scoring import CAUGHT, UNSOLVED
from whitechapel.games.rue_morgue.state import Table
from whitechapel.games.rummy import SLICE, worths


@cache
def _tables(points: tuple[int, ...]) -> tuple[row[i64], ...]:
    """What cards are worth where these points were agreed."""
    return worths(points, SHIFT, FIELD)


def _worth(tables: tuple[row[i64], ...], cards: i64) -> i64:
    return (
        tables[0][cards & SLICE]
        + tables[1][cards >> 14 & SLICE]
        + tables[2][cards >> 28 & SLICE]
        + tables[3][cards >> 42]
    )


def totals(table: Table) -> list[int]:
    """What each side scores for the hand that has just ended: the same as on the score sheet, only faster."""
    sides = table.sides
    if table.ending == UNSOLVED:
        return [0] * sides
    agreed = table.agreed
    areas = table.areas
    tables = _tables(agreed.points)
    complete = [_complete_pairs(area) for area in areas]
    if agreed.shut_out and table.ending == CAUGHT:
        shutting = [side for side in range(sides) if _with_deduction(areas[side], complete[side])]
        if shutting == [table.winner % sides]:
            alone = [0] * sides
            alone[shutting[0]] = _line(table, shutting[0], tables, complete[shutting[0]])
            return alone
    return [_line(table, side, tables, complete[side]) for side in range(sides)]


def _line(table: Table, side: i64, tables: tuple[row[i64], ...], complete: int) -> int:
    area = table.areas[side]
    points = _worth(tables, area) + BONUS * complete.bit_count()
    if table.agreed.dupin_count and area & UNIT[DUPIN]:
        own = (area & ASSISTANCE_CARDS) >> SHIFT[ASSISTANCE]
        others = sum([(cards & ASSISTANCE_CARDS) >> SHIFT[ASSISTANCE] for cards in table.areas]) - own
        points += ASSISTANCE_COUNT * (others - own)
    if side != table.winner % table.sides:  # the partner of the player who went out puts everything aside
        for seat in range(side, len(table.hands), table.sides):
            points -= _worth(tables, table.hands[seat] & ~FITTING[table.open])
    return points


def _complete_pairs(area: int) -> int:
    """A bit for each pair of which a side has melded both colours."""
    full = (area & COLOUR_CARDS) + ENOUGH & REACHED
    found = 0
    for pair in range(PAIRS):
        if full & FIELD[2 * pair] and full & FIELD[2 * pair + 1]:
            found |= 1 << pair
    return found


def _with_deduction(area: int, complete: int) -> bool:
    """Whether one of these pairs has its Brilliant Deduction beside it."""
    return any(complete >> pair & 1 and area & UNIT[DEDUCTION + pair] for pair in range(PAIRS))


def _fitting(open: int) -> int:
    cards = OPEN_CARDS[open]
    if open >> LE_BON & 1:
        cards |= UNIT[PREFECT]
    for pair in range(PAIRS):
        if open >> 2 * pair & 3:
            cards |= UNIT[DEDUCTION + pair]
    return cards


FITTING: Final = row[i64]([_fitting(open) for open in range(1 << len(COLOURS))])
"""By the colours that are melded: the cards in hand that cost nothing."""
