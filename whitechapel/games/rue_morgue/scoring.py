"""How a hand is judged: what the catcher finds under the Orang-Utan, and what every side scores.

Nothing here knows the course of play. A `Spread` is what a person sees when a hand has ended, so the
same functions serve the engine and the score companion for a physical table. Areas have one entry per
side, hands one per seat; seat s belongs to side s % sides. [teams]
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from whitechapel.games.rue_morgue.actions import ready
from whitechapel.games.rue_morgue.material import (
    ASSISTANCE,
    ASSISTANCE_COUNT,
    BONUS,
    COLOURS,
    DEDUCTION,
    DUPIN,
    FIELD,
    KINDS,
    LE_BON,
    NAMES,
    PAIRS,
    PREFECT,
    UNIT,
    count,
)
from whitechapel.games.rue_morgue.settings import Settings
from whitechapel.games.rummy import MELD

# How a hand can end.
CAUGHT: Final = "caught"
"""Somebody discarded their last card during the first Case File and caught the Orang-Utan."""
SOLVED: Final = "solved"
"""Somebody discarded their last card during the second Case File."""
UNSOLVED: Final = "unsolved"
"""The second Case File was used up too."""


class Spread(NamedTuple):
    """What lies on the table and in the hands when a hand is over and a catch has been laid out."""

    ending: str
    winner: int
    """The seat that discarded its last card, or -1."""
    areas: tuple[int, ...]
    """The cards in each side's play area."""
    hands: tuple[int, ...]
    """The cards each seat still holds."""


class Entry(NamedTuple):
    """One row of a score sheet: some cards of a kind, and what they score or cost."""

    cards: str
    copies: int
    points: int


class Held(NamedTuple):
    """The cards one seat still holds when the hand is scored."""

    seat: int
    aside: tuple[Entry, ...]
    """Cards that cost nothing because they fit what is melded, or because the partner went out."""
    costs: tuple[Entry, ...]
    cost: int
    """What these cost, as a number below zero."""


class Line(NamedTuple):
    """One side's part of a score sheet."""

    table: tuple[Entry, ...]
    pairs: tuple[str, ...]
    """The first colour of each pair the side has melded completely."""
    bonus: int
    """What these score."""
    dupin: int
    """What Dupin's count of the Assistance cards comes to."""
    hands: tuple[Held, ...]
    laid: int
    """What the cards on the table score."""
    shut_out: bool = False
    """Whether the side scores nothing because another has shut it out."""

    @property
    def total(self) -> int:
        """What the side scores for the hand; it may be negative. [negative-scores]"""
        return self.laid + self.bonus + self.dupin + sum([held.cost for held in self.hands])


class Sheet(NamedTuple):
    """The complete judgement of one hand."""

    ending: str
    winner: int
    """The seat that discarded its last card, or -1."""
    lines: tuple[Line, ...]
    """One for each side."""
    totals: tuple[int, ...]
    """What each side scores for the hand."""
    scores: tuple[int, ...] = ()
    """The scores of the match after it; empty for a hand played by itself."""


class Catch(NamedTuple):
    """What the catcher of the Orang-Utan does with the cards under it; all are sets of cards."""

    melds: int
    """Three or more of a colour, which make a meld of their own."""
    layoffs: int
    """Evidence that fits a meld on the table, the new ones included."""
    kept: int
    """The Prefect and Brilliant Deductions that could have been played."""
    dropped: int
    """The rest, which goes to the Rue Morgue."""


def melded(areas: tuple[int, ...]) -> int:
    """A bit for each colour with a meld on the table. A side with three cards of a colour before it has melded it,
    because a meld elsewhere would have left it two at most. [meld-once] [bonus-layoffs]"""
    found = 0
    for colour in range(len(COLOURS)):
        for area in areas:
            if count(area, colour) >= MELD:
                found |= 1 << colour
    return found


def catch(under: int, open: int) -> Catch:
    """Sort the cards under the Orang-Utan in the order of the rules: melds, layoffs, and then, with these laid out,
    the events. [catch-order] [catch-melds] [catch-layoffs] [catch-drops-evidence] [catch-drops-dupin]
    [catch-prefect] [catch-deduction] [catch-automatic]"""
    melds, layoffs, kept, dropped = 0, 0, 0, 0
    for colour in range(len(COLOURS)):
        if count(under, colour) >= MELD:
            melds |= under & FIELD[colour]
            open |= 1 << colour
    for colour in range(len(COLOURS)):
        if open >> colour & 1:
            layoffs |= under & FIELD[colour] & ~melds
        else:
            dropped |= under & FIELD[colour]
    for kind in range(ASSISTANCE, KINDS):
        if kind > DUPIN and ready(kind, open):
            kept |= under & FIELD[kind]
        else:
            dropped |= under & FIELD[kind]
    return Catch(melds, layoffs, kept, dropped)


# -- the sheet ------------------------------------------------------------------------------------


def score(agreed: Settings, spread: Spread, before: tuple[int, ...] = ()) -> Sheet:
    """Judge a hand that has ended; `before` has the scores of the match so far, if there is one. [scoring-order]
    [unsolved-nothing]"""
    sides = agreed.sides
    if spread.ending == UNSOLVED:
        nothing = Line((), (), 0, 0, (), 0)
        return Sheet(spread.ending, spread.winner, (nothing,) * sides, (0,) * sides, before)
    open = melded(spread.areas)
    alone = shutting_out(agreed, spread)
    lines = [
        _line(agreed, spread, side, open) if alone in (-1, side) else Line((), (), 0, 0, (), 0, shut_out=True)
        for side in range(sides)
    ]
    totals = [line.total for line in lines]
    scores = tuple([before[side] + totals[side] for side in range(len(before))])
    return Sheet(spread.ending, spread.winner, tuple(lines), tuple(totals), scores)


def shutting_out(agreed: Settings, spread: Spread) -> int:
    """The only side that may score, or -1: it has caught the Orang-Utan and has a complete bonus with its Brilliant
    Deduction, and no other side has. [shut-out] [shut-out-conditions] [shut-out-any-pair] [shut-out-averted]
    [shut-out-three] [shut-out-gets-nothing] [shut-out-from-catch]"""
    if not agreed.shut_out or spread.ending != CAUGHT:
        return -1
    complete = [side for side, area in enumerate(spread.areas) if _complete(area)]
    return complete[0] if complete == [spread.winner % agreed.sides] else -1


def _complete(area: int) -> bool:
    """Whether a play area has both melds of a pair and the Brilliant Deduction that names them."""
    return any(count(area, DEDUCTION + pair) and _has_pair(area, pair) for pair in range(PAIRS))


def _has_pair(area: int, pair: int) -> bool:
    return count(area, 2 * pair) >= MELD and count(area, 2 * pair + 1) >= MELD


def _line(agreed: Settings, spread: Spread, side: int, open: int) -> Line:
    """What one side scores: cards, bonuses, Dupin's count, and the cost of both hands of a team.
    [table-points] [bonus] [bonus-same-area] [bonus-team] [bonus-several] [hand-costs] [team-hands]"""
    area = spread.areas[side]
    points = agreed.points
    table = [_entry(kind, count(area, kind), points[kind]) for kind in range(KINDS) if area & FIELD[kind]]
    pairs = _pairs(area)
    hands = [_held(agreed, spread, seat, open) for seat in range(side, agreed.seats, agreed.sides)]
    dupin = dupins_count(agreed, spread.areas, side)
    return Line(tuple(table), pairs, BONUS * len(pairs), dupin, tuple(hands), _points(table))


@lru_cache(maxsize=1024)
def _entry(kind: int, copies: int, points: int) -> Entry:
    """The row of a sheet for some cards of a kind with this value. Cached: they are the same in every hand."""
    return Entry(NAMES[kind], copies, copies * points)


def _points(entries: list[Entry]) -> int:
    return sum([entry.points for entry in entries])


def _pairs(area: int) -> tuple[str, ...]:
    return tuple([COLOURS[2 * pair] for pair in range(PAIRS) if _has_pair(area, pair)])


def card_points(agreed: Settings, cards: int) -> int:
    """What these cards score by themselves. [card-points]"""
    points = agreed.points
    return sum([count(cards, kind) * points[kind] for kind in range(KINDS)])


def worth(agreed: Settings, area: int) -> int:
    """What a play area would score now: its cards and its bonuses. [table-points] [bonus]"""
    return card_points(agreed, area) + BONUS * len(_pairs(area))


def dupins_count(agreed: Settings, areas: tuple[int, ...], side: int) -> int:
    """If the side's own area has Dupin: 2 points for each Assistance in other areas, minus 2 for each in its own.
    [dupin-count] [dupin-count-sides]"""
    if not agreed.dupin_count or not areas[side] & UNIT[DUPIN]:
        return 0
    own = count(areas[side], ASSISTANCE)
    others = sum(count(area, ASSISTANCE) for area in areas) - own
    return ASSISTANCE_COUNT * (others - own)


def _held(agreed: Settings, spread: Spread, seat: int, open: int) -> Held:
    """The cards a seat still holds: those that fit a meld on the table are put aside, the rest cost their value; the
    partner of the player who went out puts everything aside. [put-aside] [put-aside-after-catch] [put-aside-partner]
    [hand-costs]"""
    partner = spread.winner >= 0 and (seat - spread.winner) % agreed.sides == 0
    aside, costs = [], []
    points = agreed.points
    for kind in range(KINDS):
        copies = count(spread.hands[seat], kind)
        if not copies:
            continue
        if partner or _fits(kind, open):
            aside.append(_entry(kind, copies, 0))
        else:
            costs.append(_entry(kind, copies, -points[kind]))
    return Held(seat, tuple(aside), tuple(costs), _points(costs))


def _fits(kind: int, open: int) -> bool:
    """Whether the colour of a card in hand is melded anywhere; a Deduction has two colours, either of which will do.
    [put-aside] [put-aside-prefect] [put-aside-deduction] [put-aside-no-colour]"""
    if kind < ASSISTANCE:
        return open >> kind & 1 == 1
    if kind == PREFECT:
        return open >> LE_BON & 1 == 1
    return kind >= DEDUCTION and open >> 2 * (kind - DEDUCTION) & 3 != 0
