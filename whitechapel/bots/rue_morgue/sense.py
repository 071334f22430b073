"""Common sense in the Rue Morgue: a quick answer to every question.

Everything here works on a table sampled from what a seat knows, and looks only at the hand of the seat
that is asked and at what lies open or was seen, so it can serve both as a player and in rollouts. A player's
preferences are a `Taste`: numbers tuned by letting tastes play each other.
"""

from __future__ import annotations

from random import Random
from typing import Final

from whitechapel.bots.rummy import ENDED, SLACK, RummyTaste, least
from whitechapel.core.compiler_hints import i64, row
from whitechapel.core.frames import CHANCE, Action
from whitechapel.games.rue_morgue.actions import (
    ASSISTANCE_CARDS,
    ASSISTANCES,
    COLOUR_CARDS,
    CONSULT,
    DISCARD,
    DISCARDS,
    DRAW_TWO,
    ENOUGH,
    EVENTS,
    FROM_FILE,
    FROM_MORGUE,
    HIDES,
    LAY_OFF,
    LAYOFFS,
    MELD_,
    MELDS,
    OPEN_CARDS,
    PASSES,
    REACHED,
    READY_EVENTS,
    SEARCH,
    TAKES,
    THE_FILE,
    THE_MORGUE,
    Move,
    discards,
)
from whitechapel.games.rue_morgue.material import (
    ASSISTANCE,
    COLOURS,
    COPIES,
    DEDUCTION,
    DUPIN,
    FIELD,
    KINDS,
    LE_BON,
    ORDER,
    POINTS,
    PREFECT,
    SHIFT,
    UNIT,
)
from whitechapel.games.rue_morgue.state import Table
from whitechapel.games.rummy import MELD, stalled

COST: Final = row[float]([float(points) for points in POINTS])
"""What each card costs in hand."""


class Taste(RummyTaste):
    """What a player likes."""

    __slots__ = (
        "assistance", "consult", "deduction", "deduction_half", "deduction_open", "draw", "dupin", "mate", "mate_laid",
        "prefect", "prefect_open", "search", "under",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.mate = 0.3
        """More for each card in hand of the other colour of the pair."""
        self.mate_laid = 1.0
        """More if one's own side has melded the other colour of the pair."""
        self.assistance = 5.0
        self.dupin = 5.0
        self.prefect_open = 7.0
        self.prefect = 1.0
        self.deduction_open = 10.0
        self.deduction_half = 4.0
        self.deduction = 2.0
        """A Brilliant Deduction with both colours melded, with one, with none."""
        self.draw = 4.0
        self.search = 3.0
        self.consult = 3.0
        """With this many cards or more, an Assistance is played to draw, to search, or to consult the partner; it is
        searched only for a card that is worth taking."""
        self.under = 0.0
        """How much better the open card must be to be fed to the Orang-Utan instead of the unknown one."""


# -- the answers -----------------------------------------------------------------------------------


def advise(table: Table, taste: Taste) -> Move:
    """A sensible answer to the question on top, for whoever is asked."""
    frame = table.stack[-1]
    seat = frame.seat
    name = frame.name
    if name == "play":
        return _play(table, seat, taste)
    if name == "draw":
        if not table.morgue or stalled(table.morgue_turns, len(table.sizes)):
            return FROM_FILE
        return FROM_MORGUE if _fetching(table, seat, table.morgue[-1], taste) > taste.take else FROM_FILE
    if name == "feed":
        return _feed(table, seat, taste)
    if name == "search":
        return TAKES[_best(table, seat, table.in_morgue, taste)]
    if name == "search-under":
        return TAKES[_best(table, seat, table.under, taste)]
    card = _least(table, seat, taste)
    return PASSES[card] if name == "pass" else HIDES[card]


def _play(table: Table, seat: i64, taste: Taste) -> Move:
    """Everything that scores, and then the discard."""
    hand: i64 = table.hands[seat]
    room = table.sizes[seat] - 1
    if room:
        laid = _evidence(hand, room, table.open)
        if laid is not None:
            return laid
        if not table.event_played:
            event = _event(table, seat, hand, room, taste)
            if event is not None:
                return event
    return DISCARDS[_least(table, seat, taste)]


def _evidence(hand: i64, room: i64, open: i64) -> Move | None:
    """A meld, or a card that fits one, or None."""
    full = (hand & COLOUR_CARDS) + ENOUGH & REACHED
    if full and room >= MELD:
        for colour in range(len(COLOURS)):
            if full & FIELD[colour]:
                held = (hand & FIELD[colour]) >> SHIFT[colour]
                return MELDS[colour][(held if held < room else room) - MELD]
    fitting = hand & OPEN_CARDS[open]
    if fitting:
        for colour in range(len(COLOURS)):
            if fitting & FIELD[colour]:
                return LAYOFFS[colour]
    return None


def _event(table: Table, seat: i64, hand: i64, room: i64, taste: Taste) -> Move | None:
    """The event that gains most now, or None if all had better wait."""
    ready = hand & READY_EVENTS[table.open]
    if ready:
        for card in range(KINDS - 1, DUPIN, -1):
            if ready & UNIT[card]:
                return EVENTS[card]
        if table.under_size or table.second_file or room == 1:
            return EVENTS[DUPIN]
    if not hand & ASSISTANCE_CARDS:
        return None
    size = float(room + 1)
    if len(table.sizes) == 4:
        if size >= taste.consult:
            return ASSISTANCES[CONSULT]
    elif table.file and size >= taste.draw:
        return ASSISTANCES[DRAW_TWO]
    if table.morgue and size >= taste.search:
        return ASSISTANCES[SEARCH]
    if not table.morgue and not table.file and len(table.sizes) < 4:
        return ASSISTANCES[0]
    return None


def _fetching(table: Table, seat: i64, card: i64, taste: Taste) -> float:
    """What a card that could be had now is worth."""
    worth = _keeping(table, _area(table, seat), table.hands[seat] + UNIT[card], card, taste)
    return worth + taste.take_fit if card < ASSISTANCE and table.open >> card & 1 else worth


def _area(table: Table, seat: i64) -> i64:
    """The cards in the play area of a seat's side."""
    return table.areas[seat % table.sides]


def _keeping(table: Table, area: i64, hand: i64, card: i64, taste: Taste) -> float:
    """What a card of a hand is worth to it, when its side has these cards in its play area."""
    if card < ASSISTANCE:
        if table.open >> card & 1:
            return taste.fits
        held = (hand & FIELD[card]) >> SHIFT[card]
        left = COPIES[card] - held - ((table.in_morgue & FIELD[card]) >> SHIFT[card])
        worth = taste.evidence(held, left)
        if card < LE_BON:
            mate = card ^ 1
            worth += taste.mate * float((hand & FIELD[mate]) >> SHIFT[mate])
            if (area & FIELD[mate]) >> SHIFT[mate] >= MELD:
                worth += taste.mate_laid
        return worth
    if card == ASSISTANCE:
        return taste.assistance
    if card == DUPIN:
        return taste.dupin
    if card == PREFECT:
        return taste.prefect_open if table.open >> LE_BON & 1 else taste.prefect
    both = table.open >> 2 * (card - DEDUCTION) & 3
    return taste.deduction_open if both == 3 else taste.deduction_half if both else taste.deduction


def _haste(table: Table, seat: i64, taste: Taste) -> float:
    """How much a point in hand hurts: somebody on another side may go out soon."""
    for other in range(len(table.sizes)):
        if (other - seat) % table.sides and float(table.sizes[other]) <= taste.hurry_hand:
            return taste.hurry
    return 0.0


def _least(table: Table, seat: i64, taste: Taste) -> i64:
    """The card least worth keeping."""
    hand: i64 = table.hands[seat]
    area = _area(table, seat)
    haste = _haste(table, seat, taste)
    best: i64 = -1
    lowest = 1000.0
    for card in ORDER:
        if hand & FIELD[card]:
            worth = _keeping(table, area, hand, card, taste) - haste * COST[card]
            if worth < lowest:
                best, lowest = card, worth
    return best


def _best(table: Table, seat: i64, pile: i64, taste: Taste) -> i64:
    """The card of a pile most worth having."""
    best: i64 = -1
    most = -1000.0
    for card in range(KINDS):
        if pile & FIELD[card]:
            worth = _fetching(table, seat, card, taste)
            if worth > most:
                best, most = card, worth
    return best


def _feed(table: Table, seat: i64, taste: Taste) -> Move:
    """The better card goes under, out of the next player's reach: perhaps it is caught later."""
    if not table.morgue:
        return THE_FILE
    unknown = _fetching(table, seat, table.file[-1], taste)
    better = _fetching(table, seat, table.morgue[-1], taste) - unknown
    return THE_MORGUE if better >= taste.under else THE_FILE


def play_on(table: Table, taste: Taste, rng: Random) -> None:
    """Play a sampled table on to the end of the hand, everybody as advised."""
    stack = table.stack
    frame = stack[-1]
    while frame is not ENDED:
        table.apply(frame.sample(table, rng) if frame.seat == CHANCE else advise(table, taste))
        frame = stack[-1]


# -- answers worth considering ---------------------------------------------------------------------


def answers(table: Table, taste: Taste, most: int, patient: bool) -> list[Action]:
    """The answers worth comparing, the advised one first: of melds only the largest of each colour, of discards only
    the cards least worth keeping. Only patient players consider holding back evidence that could be laid."""
    advised = advise(table, taste)
    if advised.verb in (MELD_, LAY_OFF) and not patient:
        return [advised]
    frame = table.stack[-1]
    seat = frame.seat
    hand: i64 = table.hands[seat]
    area = _area(table, seat)
    found: list[Action] = [advised]
    thrown: list[tuple[float, Action]] = []
    for move in frame.options(table):
        if move is advised:
            continue
        if move.verb >= DISCARD:  # a card that is discarded, passed, hidden or taken
            worth = _keeping(table, area, hand, move.card, taste)
            thrown.append((-worth if move.verb == TAKES[0].verb else worth, move))
        elif move.verb == MELD_:
            held = (hand & FIELD[move.card]) >> SHIFT[move.card]
            if move.copies == min(held, table.sizes[seat] - 1):
                found.append(move)
        else:
            found.append(move)
    return found + least(thrown, most)


def sensible(table: Table, seat: int, card: i64, open: i64, taste: Taste) -> bool:
    """Whether a seat with its current hand would just have discarded this card, when these colours were melded."""
    size = table.sizes[seat] + 1
    hand: i64 = table.hands[seat] + UNIT[card]
    if size > 2 and _evidence(hand, size - 1, open) is not None:
        return False
    now = table.open
    table.open = open
    area = _area(table, seat)
    mine = _keeping(table, area, hand, card, taste) - SLACK
    best = True
    for move in discards(table.hands[seat]):
        if _keeping(table, area, hand, move.card, taste) < mine:
            best = False
            break
    table.open = now
    return best
