"""What the cards on a table of Jack the Ripper are worth, and what a finished hand scores for each seat."""

from __future__ import annotations

from typing import Final

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


def worth_of(cards: int) -> int:
    """The printed value of a set of cards."""
    return WORTH_0[cards & SLICE] + WORTH_1[cards >> 14 & SLICE] + WORTH_2[cards >> 28 & SLICE] + WORTH_3[cards >> 42]


def leader(table: Table) -> int:
    """Who would be the Ripper now, or -1."""
    found = -1
    most = 0
    for suspect in range(len(SUSPECTS)):
        if table.open >> suspect & 1 and suspect != table.alibi:
            points = 0
            for seat in range(len(table.areas)):
                area = table.areas[seat]
                evidence = (area & FIELD[suspect]) + (table.wilds[seat] & FIELD[suspect])
                points += 2 * (evidence >> SHIFT[suspect])
                if area & UNIT[SUSPECT + suspect]:
                    points += 4
            if found < 0 or points > most:
                found, most = suspect, points
    return found


def _laid(table: Table, seat: int, ripper: int) -> int:
    """The worth of what lies before a seat, if this suspect is the Ripper."""
    area, wilds = table.areas[seat], table.wilds[seat]
    points = worth_of(area) + worth_of(wilds)
    if ripper >= 0:
        points += 2 * (((area & FIELD[ripper]) + (wilds & FIELD[ripper])) >> SHIFT[ripper])
        if area & UNIT[SUSPECT + ripper]:
            points += 4
    return points


def standing(table: Table, seat: int) -> float:
    """How many points a seat is ahead of the average of the others, counting only what lies on the table."""
    ripper = leader(table)
    total = 0
    for other in range(len(table.areas)):
        total += _laid(table, other, ripper)
    mine = _laid(table, seat, ripper)
    return float(mine) - float(total - mine) / float(len(table.areas) - 1)


def standing_with(table: Table, seat: int, card: int, suspect: int) -> float:
    """The same with a suspect or an alibi played."""
    areas = table.areas
    before = areas[:]
    alibi = table.alibi
    if card >= ALIBI:
        if alibi >= 0:
            for other in range(len(areas)):
                areas[other] = areas[other] & ~UNIT[ALIBI_OF[alibi]]
        table.alibi = suspect
    areas[seat] = areas[seat] + UNIT[card]
    after = standing(table, seat)
    for other in range(len(areas)):
        areas[other] = before[other]
    table.alibi = alibi
    return after


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
    points = [_laid(table, seat, ripper) for seat in range(seats)]
    if caught or agreed.at_large_penalty:
        for seat in range(seats):
            points[seat] -= _cost(table, seat)
    if caught and table.votes:
        for seat in range(seats):
            if table.votes[seat] == ripper:
                points[seat] += VOTE_POINTS
    return points


def _victims_and_scenes(table: Table) -> list[int]:
    return [(area & (VICTIM_CARDS | SCENE_CARDS)).bit_count() for area in table.areas]


def _cost(table: Table, seat: int) -> int:
    """What the cards in a hand cost; those that fit a meld on the table cost nothing."""
    hand = table.hands[seat] & ~FITTING[table.open]
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


FITTING: Final = tuple([_fitting(open) for open in range(1 << LETTERS + 1)])
"""By the colours that are melded: the cards in hand that cost nothing, without wilds."""
SUSPECT_EVIDENCE: Final = sum(FIELD[:LETTERS])
