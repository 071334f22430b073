"""Murders in the Rue Morgue: the score sheet of a match with real cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whitechapel.companion import Ending, Laid, LaidHand, Match, Row, Tally
from whitechapel.companion.rummy import bare, entries, judged
from whitechapel.games.rue_morgue.material import ASSISTANCE, BONUS, COPIES, KIND, NAMES, UNIT
from whitechapel.games.rue_morgue.scoring import CAUGHT, SOLVED, UNSOLVED, Line, Sheet, Spread, score
from whitechapel.games.rue_morgue.settings import Settings

_CARDS: Final = (NAMES[:ASSISTANCE], NAMES[ASSISTANCE:])
_ADVANCED: Final = ("dupin_count", "shut_out")
_VALUES: Final = ("poe_points", "le_bon_points", "dupin_points", "assistance_points")
LAID: Final = Laid(
    (Ending(SOLVED, True), Ending(CAUGHT, True), Ending(UNSOLVED, False)),
    _CARDS,
    _CARDS,
    ("target", "max_hands", *_ADVANCED, *_VALUES),
    teams=(4,),
)


def tally(agreed: Settings, hand: LaidHand, match: Match) -> Tally:
    """The sheet of a hand."""
    return judged(agreed, match, hand, dict(zip(NAMES, COPIES, strict=True)), LAID.endings, _judge, _rows)


def _rows(line: Line) -> tuple[Row, ...]:
    rows = entries("table", line.table)
    rows += [Row("bonus", pair, 1, BONUS) for pair in line.pairs]
    rows += [Row("dupin", "dupin", 1, line.dupin)] if line.dupin else []
    for held in line.hands:
        rows += [*entries("hand", held.costs), *entries("aside", held.aside)]
    return tuple(rows)


def _judge(agreed: Settings, hand: LaidHand) -> Sheet:
    """Partners share a play area: what was tapped for either lies there. [teams]"""
    tables = [_pile(seat.table) for seat in hand.seats]
    areas = tuple([sum(tables[side :: agreed.sides]) for side in range(agreed.sides)])
    return score(agreed, Spread(hand.ending, hand.seat, areas, tuple([_pile(seat.hand) for seat in hand.seats])))


def _pile(cards: Mapping[str, int]) -> int:
    return sum(UNIT[KIND[bare(card)]] * number for card, number in cards.items())
