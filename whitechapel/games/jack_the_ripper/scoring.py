"""How a hand is judged: who the Ripper is, and what everybody scores.

Nothing here knows the course of play. A `Spread` is what a person sees when a hand has ended, so
the same functions serve the engine and the score companion for a physical table.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, NamedTuple

from whitechapel.core.compiler_hints import i64
from whitechapel.games.jack_the_ripper.material import (
    ALIBI,
    ALIBI_OF,
    COLOURS,
    ESCAPES,
    ESCAPES_COST,
    FIELD,
    KINDS,
    LETTERS,
    NAMES,
    POINTS,
    STRIKES,
    SUSPECT,
    SUSPECTS,
    VICTIM,
    VICTIM_CARDS,
    VOTE_POINTS,
    WILD,
    count,
)
from whitechapel.games.jack_the_ripper.settings import US_GAMES, Settings
from whitechapel.games.rummy import MELD

SUSPECT_COLOURS: Final = (1 << len(SUSPECTS)) - 1
"""The colours of `Spread.open` that belong to a suspect: all but Letters. [letters-no-suspect]"""

# How a hand can end.
OUT: Final = "out"
"""Somebody discarded the last card of their hand."""
LAST_CARD_LOST: Final = "last-card-lost"
"""Commissioner Resigns took somebody's last card."""
ESCAPED: Final = "escaped"
"""Ripper Escapes was played."""
EXHAUSTED: Final = "exhausted"
"""The last Case File was used up."""

# How a hand is judged.
SOLVED: Final = "solved"
"""pegasus: the case is solved."""
CAUGHT: Final = "caught"
"""us-games: the Ripper is caught."""
UNSOLVED: Final = "unsolved"
"""pegasus: the case stays unsolved."""
AT_LARGE: Final = "at-large"
"""us-games: the Ripper is still at large."""
RIPPER_ESCAPED: Final = "ripper-escaped"


class Spread(NamedTuple):
    """What lies on the table and in the hands when a hand is over. Tuples have one entry per seat."""

    ending: str
    areas: tuple[int, ...]
    """The cards before each seat, without wilds."""
    wilds: tuple[int, ...]
    """The wilds before each seat, counted under the colour each stands for."""
    hands: tuple[int, ...]
    open: int
    """A bit for each colour with a meld on the table."""
    alibi: int
    """The suspect whose alibi is in play, or -1."""
    votes: tuple[int, ...]
    """Each seat's vote, or empty if none was held."""
    file_empty: bool
    escaper: int
    """The seat that played Ripper Escapes, or -1."""


Reason = Literal["alibi", "no-meld", "tie"]


class Spared(NamedTuple):
    """A suspect who has the points but is not the Ripper, and why not."""

    suspect: str
    why: Reason
    points: int


class Entry(NamedTuple):
    """One row of a score sheet: some cards of a kind, and what they score or cost."""

    cards: str
    copies: int
    points: int
    doubled: bool = False


class Line(NamedTuple):
    """One seat's part of a score sheet."""

    table: tuple[Entry, ...]
    aside: tuple[Entry, ...]
    """Cards in hand that fit a meld on the table and cost nothing."""
    hand: tuple[Entry, ...]
    vote: str
    """The suspect the seat voted for, or empty."""
    bonus: int
    """What the vote scored."""
    laid: int
    """What the table scores."""
    cost: int
    """What the hand costs, as a number below zero."""

    @property
    def total(self) -> int:
        """What the seat scores for the hand; it may be negative. [negative-scores]"""
        return self.laid + self.cost + self.bonus


class Sheet(NamedTuple):
    """The complete judgement of one hand."""

    ending: str
    verdict: str
    ripper: str
    """The suspect who turned out to be the Ripper, or empty."""
    suspects: tuple[int, ...]
    """The points on the table against each suspect."""
    alibi: str
    """The suspect who has an alibi, or empty."""
    lines: tuple[Line, ...]
    totals: tuple[int, ...]
    """What each seat scores for the hand."""
    scores: tuple[int, ...] = ()
    """The scores of the match after it; empty for a hand played by itself."""


@lru_cache(maxsize=8192)
def melded(areas: tuple[int, ...], wilds: tuple[int, ...]) -> int:
    """A bit for each colour with a meld on the table. Whoever has three cards of a colour before them has melded it, or
    somebody else has."""
    found = 0
    for colour in range(len(COLOURS)):
        for area, wild in zip(areas, wilds, strict=True):
            if count(area, colour) + count(wild, colour) >= MELD:
                found |= 1 << colour
    return found


def suspicion(areas: tuple[int, ...], wilds: tuple[int, ...], alibi: int) -> tuple[int, ...]:
    """The points on the table against each suspect: evidence, wilds played as it, the suspect card and an alibi in
    play, wherever they lie. [suspect-points] [wild-as-evidence]"""
    totals = [0] * len(SUSPECTS)
    for seat in range(len(areas)):
        area: i64 = areas[seat]
        wild: i64 = wilds[seat]
        for suspect in range(len(SUSPECTS)):
            points = POINTS[suspect] * count(area, suspect) + POINTS[WILD] * count(wild, suspect)
            points += POINTS[SUSPECT] * count(area, SUSPECT + suspect)
            totals[suspect] = totals[suspect] + points
        if alibi >= 0:
            totals[alibi] = totals[alibi] + POINTS[ALIBI] * count(area, ALIBI_OF[alibi])
    return tuple(totals)


def ripper(totals: tuple[int, ...], open: int, alibi: int) -> int:
    """The suspect with the most points among those with a meld and without an alibi, or -1; a tie goes to the lowest
    number. [ripper-most-points] [alibi-protects] [ripper-tie] [ripper-needs-meld]"""
    found = -1
    for suspect, points in enumerate(totals):
        if open >> suspect & 1 and suspect != alibi and (found < 0 or points > totals[found]):
            found = suspect
    return found


@lru_cache(maxsize=8192)
def spared(totals: tuple[int, ...], open: int, alibi: int, found: int) -> tuple[Spared, ...]:
    """The suspects who have at least as many points as `found` but are not the Ripper, and why not. If nobody would be
    the Ripper (`found` is -1), all suspects spared by an alibi or for want of a meld; there are no ties then.
    [alibi-protects] [ripper-needs-meld] [ripper-tie]"""
    least = totals[found] if found >= 0 else 1
    some = []
    for suspect, points in enumerate(totals):
        if points >= least and suspect != found:
            why: Reason = "alibi" if suspect == alibi else "tie" if open >> suspect & 1 else "no-meld"
            if why != "tie" or found >= 0:
                some.append(Spared(SUSPECTS[suspect], why, points))
    return tuple(some)


def verdict(agreed: Settings, ending: str, file_empty: bool, suspect: int) -> str:
    """How a hand that ends like this is judged, given who would be the Ripper. [solved-conditions]
    [unsolved-conditions] [caught-conditions] [at-large-conditions] [out-on-empty-file] [out-on-last-file]
    [no-eligible-suspect]"""
    if ending == ESCAPED:
        return RIPPER_ESCAPED
    found = ending != EXHAUSTED and suspect >= 0
    if agreed.edition != US_GAMES:
        return SOLVED if found else UNSOLVED
    if file_empty and not (ending == OUT and agreed.out_on_empty_file == "caught"):
        found = False
    return CAUGHT if found else AT_LARGE


def score(agreed: Settings, spread: Spread, before: tuple[int, ...] = ()) -> Sheet:
    """Judge a hand that has ended; `before` has the scores of the match so far, if there is one. [scoring-order]"""
    suspects = suspicion(spread.areas, spread.wilds, spread.alibi)
    found = ripper(suspects, spread.open, spread.alibi)
    judged = verdict(agreed, spread.ending, spread.file_empty, found)
    if judged not in (SOLVED, CAUGHT):
        found = -1
    lines = [_line(agreed, spread, seat, judged, found) for seat in range(agreed.seats)]
    totals = [line.total for line in lines]
    named = SUSPECTS[found] if found >= 0 else ""
    alibi = SUSPECTS[spread.alibi] if spread.alibi >= 0 else ""
    scores = tuple([before[seat] + totals[seat] for seat in range(len(before))])
    return Sheet(spread.ending, judged, named, suspects, alibi, tuple(lines), tuple(totals), scores)


def _line(agreed: Settings, spread: Spread, seat: int, judged: str, found: int) -> Line:
    """What one seat scores. A vote counts only if the Ripper is found, and a wrong one costs nothing. [vote-points]
    [vote-wrong-free] [vote-ignored] [vote-revealed] [at-large-penalty]"""
    vote = spread.votes[seat] if spread.votes else -1
    bonus = VOTE_POINTS if found >= 0 and vote == found else 0
    named = SUSPECTS[vote] if vote >= 0 else ""
    unfinished = judged in (UNSOLVED, RIPPER_ESCAPED)
    table = _victims_and_scenes(spread, seat) if unfinished else _table(spread, seat, found)
    aside: tuple[Entry, ...] = ()
    hand: tuple[Entry, ...] = ()
    if not unfinished and (judged != AT_LARGE or agreed.at_large_penalty):
        aside, hand = _hand(agreed, spread, seat)
    return Line(table, aside, hand, named, bonus, _points(table), _points(hand))


def _entries(name: str, copies: int, points: int) -> tuple[tuple[Entry, Entry], ...]:
    """By number of cards: the row of a sheet for them, and the same if they count double."""
    return tuple([(Entry(name, n, n * points), Entry(name, n, 2 * n * points, True)) for n in range(copies + 1)])


_MOST: Final = tuple([count(FIELD[kind], kind) for kind in range(KINDS)])
LAID: Final = tuple([_entries(NAMES[kind], _MOST[kind], POINTS[kind]) for kind in range(KINDS)])
WILDS: Final = tuple([_entries(f"wild as {name}", _MOST[kind], POINTS[WILD]) for kind, name in enumerate(SUSPECTS)])
HELD: Final = tuple([_entries(NAMES[kind], _MOST[kind], -POINTS[kind]) for kind in range(KINDS)])
ASIDE: Final = tuple([_entries(NAMES[kind], _MOST[kind], 0) for kind in range(KINDS)])
"""The rows of score sheets, built once."""


def _points(entries: tuple[Entry, ...]) -> int:
    return sum([entry.points for entry in entries])


def _table(spread: Spread, seat: int, found: int) -> tuple[Entry, ...]:
    """Everything before a seat at face value; the Ripper's evidence, wilds and suspect card count double.
    [table-points] [ripper-doubles] [letters-never-double] [wild-doubles] [alibi-never-doubles]
    [at-large-points]"""
    entries = []
    area, wild = spread.areas[seat], spread.wilds[seat]
    for kind in range(KINDS):
        copies = count(area, kind)
        if copies:
            doubled = found >= 0 and (kind == found or kind == SUSPECT + found)
            entries.append(LAID[kind][copies][1 if doubled else 0])
        if wild and kind < LETTERS and (copies := count(wild, kind)):
            entries.append(WILDS[kind][copies][1 if kind == found else 0])
    return tuple(entries)


def _victims_and_scenes(spread: Spread, seat: int) -> tuple[Entry, ...]:
    """When the case is unsolved or the Ripper escapes, only victims, scenes and Ripper Escapes itself count, and cards
    in hand cost nothing. [unsolved-points] [unsolved-no-penalty] [escape-points]"""
    area = spread.areas[seat]
    entries = [LAID[kind][1][0] for kind in range(VICTIM, STRIKES) if count(area, kind)]
    if seat == spread.escaper:
        entries.append(LAID[ESCAPES][1][0])
    return tuple(entries)


def _hand(agreed: Settings, spread: Spread, seat: int) -> tuple[tuple[Entry, ...], tuple[Entry, ...]]:
    """The cards still in hand: what fits a meld on the table is put aside, the rest costs its value.
    [put-aside] [put-aside-automatic] [hand-costs] [escapes-in-hand]"""
    victims = sum([(area & VICTIM_CARDS).bit_count() for area in spread.areas])
    aside, costs = [], []
    hand = spread.hands[seat]
    for kind in range(KINDS):
        copies = count(hand, kind)
        if not copies:
            continue
        if kind == ESCAPES:
            costs.append(Entry(NAMES[kind], 1, -ESCAPES_COST * victims))
        elif _fits(agreed, spread, seat, kind):
            aside.append(ASIDE[kind][copies][0])
        else:
            costs.append(HELD[kind][copies][0])
    return tuple(aside), tuple(costs)


def _fits(agreed: Settings, spread: Spread, seat: int, kind: int) -> bool:
    """Whether a card in hand fits a meld on the table. [put-aside] [put-aside-wild-pegasus] [put-aside-wild-us]
    [put-aside-letters] [put-aside-alibi] [put-aside-shared-alibi] [unplayed-meld-costs]"""
    melded = spread.open
    if kind == WILD:
        if not agreed.strict_wild:
            return melded & SUSPECT_COLOURS != 0
        return any(count(spread.areas[seat], colour) + count(spread.wilds[seat], colour) for colour in range(LETTERS))
    if kind < WILD:
        return melded >> kind & 1 == 1
    if kind < ALIBI:
        return melded >> (kind - SUSPECT) & 1 == 1
    if kind < VICTIM:
        return any(melded >> suspect & 1 for suspect in range(len(SUSPECTS)) if ALIBI_OF[suspect] == kind)
    return False
