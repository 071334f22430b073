"""What the cards on a table of Jack the Ripper are worth, and what a finished hand scores for each seat."""

from __future__ import annotations

from typing import Final

from whitechapel.core.compiler_hints import i64, row
from whitechapel.games.jack_the_ripper.actions import OPEN_CARDS, WILD_CARDS
from whitechapel.games.jack_the_ripper.material import (
    ALIBI,
    ALIBI_OF,
    ESCAPES,
    ESCAPES_COST,
    FIELD,
    LETTERS,
    POINTS,
    SCENE_CARDS,
    SHIFT,
    SUSPECT,
    SUSPECTS,
    UNIT,
    VICTIM_CARDS,
    VOTE_POINTS,
)
from whitechapel.games.jack_the_ripper.scoring import ESCAPED, EXHAUSTED, OUT, SUSPECT_COLOURS
from whitechapel.games.jack_the_ripper.settings import US_GAMES
from whitechapel.games.jack_the_ripper.state import Table
from whitechapel.games.rummy import SLICE, worths

# -- what lies on the table ------------------------------------------------------------------------


WORTH: Final = worths(POINTS, SHIFT, FIELD)
WORTH_0: Final = WORTH[0]
WORTH_1: Final = WORTH[1]
WORTH_2: Final = WORTH[2]
WORTH_3: Final = WORTH[3]


def worth_of(cards: i64) -> i64:
    """The printed value of a set of cards."""
    return WORTH_0[cards & SLICE] + WORTH_1[cards >> 14 & SLICE] + WORTH_2[cards >> 28 & SLICE] + WORTH_3[cards >> 42]


def leader(table: Table) -> i64:
    """Who would be the Ripper now, or -1."""
    return _leader(_together(table.areas), _together(table.wilds), table.open, table.alibi)


def _together(rows: row[i64]) -> i64:
    """The cards of all seats as one set: no kind has more copies than a set can count."""
    cards: i64 = 0
    for some in rows:
        cards += some
    return cards


def _leader(areas: i64, wilds: i64, open: i64, alibi: i64) -> i64:
    """The suspect with the most points among those with a meld and without an alibi, or -1."""
    found: i64 = -1
    most: i64 = 0
    for suspect in range(len(SUSPECTS)):
        if open >> suspect & 1 and suspect != alibi:
            points = _case(areas, wilds, suspect)
            if found < 0 or points > most:
                found, most = suspect, points
    return found


def _case(area: i64, wilds: i64, suspect: i64) -> i64:
    """The points against a suspect in these cards, without the alibi."""
    points: i64 = 2 * (((area & FIELD[suspect]) + (wilds & FIELD[suspect])) >> SHIFT[suspect])
    return points + 4 if area & UNIT[SUSPECT + suspect] else points


def _laid(area: i64, wilds: i64, ripper: i64) -> i64:
    """The worth of what lies before a seat, or before all, if this suspect is the Ripper."""
    points = worth_of(area) + worth_of(wilds)
    return points if ripper < 0 else points + _case(area, wilds, ripper)


def standing(table: Table, seat: i64) -> float:
    """How many points a seat is ahead of the average of the others, counting only what lies on the table."""
    return _standing(table, seat, 0, 0, 0, table.alibi)


def standing_with_wild(table: Table, seat: i64, colour: i64) -> float:
    """The same with a wild laid off as this colour."""
    return _standing(table, seat, 0, 0, UNIT[colour], table.alibi)


def standing_with(table: Table, seat: i64, card: i64, suspect: i64) -> float:
    """The same with a suspect or an alibi played."""
    alibi = table.alibi
    if card < ALIBI:
        return _standing(table, seat, 0, UNIT[card], 0, alibi)
    return _standing(table, seat, UNIT[ALIBI_OF[alibi]] if alibi >= 0 else 0, UNIT[card], 0, suspect)


def _standing(table: Table, seat: i64, gone: i64, card: i64, wild: i64, alibi: i64) -> float:
    """The same without the card `gone`, wherever it lies, and with a card and a wild more before the seat."""
    areas = (_together(table.areas) & ~gone) + card
    wilds = _together(table.wilds) + wild
    ripper = _leader(areas, wilds, table.open, alibi)
    mine = _laid((table.areas[seat] & ~gone) + card, table.wilds[seat] + wild, ripper)
    others = _laid(areas, wilds, ripper) - mine
    return float(mine) - float(others) / float(len(table.areas) - 1)


# -- a hand that has ended -------------------------------------------------------------------------


def totals(table: Table) -> list[int]:
    """What each seat scores for the hand that has just ended: the same as on the score sheet, only faster."""
    agreed = table.agreed
    seats = len(table.hands)
    if table.ending == ESCAPED:
        points = _victims_and_scenes(table)
        points[table.escaper] += POINTS[ESCAPES]
        return points
    ripper = leader(table)
    caught = table.ending != EXHAUSTED and ripper >= 0
    american = agreed.edition == US_GAMES
    if american and not table.file and not (table.ending == OUT and agreed.out_on_empty_file == "caught"):
        caught = False
    if not caught:
        if not american:
            return _victims_and_scenes(table)
        ripper = -1
    points = [_laid(table.areas[seat], table.wilds[seat], ripper) for seat in range(seats)]
    if caught or agreed.at_large_penalty:
        for seat in range(seats):
            points[seat] -= _cost(table, seat)
    if caught and table.votes:
        for seat in range(seats):
            if table.votes[seat] == ripper:
                points[seat] += VOTE_POINTS
    return points


def _victims_and_scenes(table: Table) -> list[int]:
    return [int(area & (VICTIM_CARDS | SCENE_CARDS)).bit_count() for area in table.areas]


def _cost(table: Table, seat: i64) -> int:
    """What the cards in a hand cost; those that fit a meld on the table cost nothing."""
    hand: i64 = table.hands[seat] & ~FITTING[table.open]
    cost = 0
    if hand & UNIT[ESCAPES]:
        hand -= UNIT[ESCAPES]
        cost = ESCAPES_COST * table.victims
    wilds = hand & WILD_CARDS
    if wilds:
        if table.agreed.strict_wild:
            fits = (table.areas[seat] | table.wilds[seat]) & SUSPECT_EVIDENCE != 0
        else:
            fits = table.open & SUSPECT_COLOURS != 0
        if fits:
            hand -= wilds
    return cost + worth_of(hand)


def _fitting(open: int) -> int:
    cards = OPEN_CARDS[open]
    for suspect in range(len(SUSPECTS)):
        if open >> suspect & 1:
            cards |= UNIT[SUSPECT + suspect] | UNIT[ALIBI_OF[suspect]]
    return cards


FITTING: Final = row[i64]([_fitting(open) for open in range(1 << LETTERS + 1)])
"""By the colours that are melded: the cards in hand that cost nothing, without wilds."""
SUSPECT_EVIDENCE: Final[int] = sum([FIELD[suspect] for suspect in range(LETTERS)])
