"""Common sense in Jack the Ripper: a quick answer to every question.

Everything here works on a table sampled from what a seat knows, and looks only at the hand of the seat
that is asked and at what lies open or was seen, so it can serve both as a player and in rollouts. A player's
preferences are a `Taste`: numbers tuned by letting tastes play each other.
"""

from __future__ import annotations

from random import Random
from typing import Final

from whitechapel.bots.jack_the_ripper.worth import leader, standing, standing_with, standing_with_wild
from whitechapel.bots.rummy import ENDED, SLACK, RummyTaste, least
from whitechapel.core.compiler_hints import i64, row
from whitechapel.core.frames import CHANCE, Action
from whitechapel.games.jack_the_ripper.actions import (
    BALLOTS,
    COLOUR_CARDS,
    DISCARD,
    DISCARDS,
    ENOUGH,
    FROM_FILE,
    FROM_YARD,
    GAVELS,
    KEEP_IT,
    LAY_OFF,
    LAYOFFS,
    LET_ESCAPE,
    MELD_,
    MELDS,
    NO_ESCAPE,
    NO_MORE,
    OPEN_CARDS,
    REACHED,
    READY_GAVELS,
    TAKES,
    WILD_CARDS,
    WILD_LAYOFFS,
    WILD_SHIFT,
    Move,
    discards,
    gavels,
    playable,
)
from whitechapel.games.jack_the_ripper.material import (
    ALIBI,
    ALL_VICTIMS,
    COMMISSIONER,
    COPIES,
    ESCAPES,
    FIELD,
    KINDS,
    LETTERS,
    ORDER,
    POINTS,
    SCENE,
    SCENE_CARDS,
    SHIFT,
    STRIKES,
    SUSPECT,
    SUSPECTS,
    UNIT,
    VICTIM,
    VICTIM_CARDS,
    WILD,
)
from whitechapel.games.jack_the_ripper.scoring import SUSPECT_COLOURS
from whitechapel.games.jack_the_ripper.state import Table
from whitechapel.games.jack_the_ripper.steps import wild_colours
from whitechapel.games.rummy import MELD, stalled

COST: Final = row[float]([6.0 if kind == ESCAPES else float(POINTS[kind]) for kind in range(KINDS)])
"""What each card costs in hand; Ripper Escapes with three victims in play."""


class Taste(RummyTaste):
    """What a player likes."""

    __slots__ = (
        "alibi", "alibi_open", "commissioner", "commissioner_hand", "escapes", "escapes_more", "gain", "letters",
        "scene", "scene_hand", "strikes", "strikes_hand", "suspect", "suspect_held", "suspect_open", "victim",
        "victim_hand", "wild", "wild_hand",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.letters = 0.3
        """More for Letters, which are worth more."""
        self.wild = 9.0
        self.suspect_open = 7.0
        self.suspect = 0.5
        self.suspect_held = 0.8
        """A suspect who is melded or not; more for each card of their colour."""
        self.alibi_open = 3.0
        self.alibi = 0.7
        self.victim = 8.0
        self.scene = 3.0
        self.strikes = 2.0
        self.commissioner = 2.0
        self.escapes = 0.5
        self.escapes_more = 3.0
        """Ripper Escapes, and more of it for each victim, squared and halved."""
        self.victim_hand = 3.0
        """With fewer cards than this, a victim is no longer played, unless it is the first."""
        self.wild_hand = 5.0
        """With this many cards or more, a wild waits to complete a pair."""
        self.gain = 0.5
        """By how many points a suspect or an alibi must improve the seat's standing to be played."""
        self.scene_hand = 2.0
        self.strikes_hand = 2.0
        self.commissioner_hand = 2.0
        """With this many cards or more, these are played."""


# -- the answers -----------------------------------------------------------------------------------


def advise(table: Table, taste: Taste) -> Move:
    """A sensible answer to the question on top, for whoever is asked."""
    frame = table.stack[-1]
    seat = frame.seat
    name = frame.name
    if name == "play":
        return _play(table, seat, taste)
    if name == "draw":
        return _draw(table, seat, taste)
    if name == "discard":
        return _discard(table, seat, taste)
    if name == "window":
        return LET_ESCAPE if table.hands[seat] & UNIT[ESCAPES] else NO_ESCAPE
    if name == "look":
        return _take(table, seat, taste)
    if name == "play-or-keep":
        gavel = _best_gavel(table, seat, taste, playable(table.taken, table.open))
        return KEEP_IT if gavel is None else gavel
    return _vote(table, seat)


def _draw(table: Table, seat: i64, taste: Taste) -> Move:
    hand: i64 = table.hands[seat]
    if table.victims == ALL_VICTIMS and hand & UNIT[ESCAPES]:
        return LET_ESCAPE
    yard = table.yard
    if not yard or stalled(table.yard_turns, len(table.sizes)):
        return FROM_FILE
    return FROM_YARD if _fetching(table, seat, yard[-1], taste) > taste.take else FROM_FILE


def _fetching(table: Table, seat: i64, card: i64, taste: Taste) -> float:
    """What a card that could be had now is worth."""
    hand: i64 = table.hands[seat] + UNIT[card]
    worth = _keeping(table, hand, card, taste)
    if card < WILD:
        if table.open >> card & 1:
            worth += taste.take_fit
        elif card < LETTERS and (hand & FIELD[card]) >> SHIFT[card] == MELD - 1 and hand & WILD_CARDS:
            worth += taste.set - taste.pair
    return worth


def _keeping(table: Table, hand: i64, card: i64, taste: Taste) -> float:
    """What a card of a hand is worth to it."""
    if card < WILD:
        if table.open >> card & 1:
            return taste.fits
        held = (hand & FIELD[card]) >> SHIFT[card]
        left = COPIES[card] - held - ((table.in_yard & FIELD[card]) >> SHIFT[card])
        worth = taste.evidence(held, left)
        return worth + taste.letters if card == LETTERS else worth
    if card == WILD:
        return taste.wild
    if card < ALIBI:
        suspect = card - SUSPECT
        if table.open >> suspect & 1:
            return taste.suspect_open
        return taste.suspect + taste.suspect_held * float((hand & FIELD[suspect]) >> SHIFT[suspect])
    if card < VICTIM:
        return taste.alibi_open if hand & UNIT[card] & READY_GAVELS[table.open] else taste.alibi
    if card < SCENE:
        return taste.victim
    if card < STRIKES:
        return taste.scene
    if card == STRIKES:
        return taste.strikes
    if card == COMMISSIONER:
        return taste.commissioner
    return taste.escapes + taste.escapes_more * float(table.victims * table.victims) * 0.5


def _haste(table: Table, seat: i64, taste: Taste) -> float:
    """How much a point in hand hurts: somebody else may go out soon."""
    for other in range(len(table.sizes)):
        if other != seat and float(table.sizes[other]) <= taste.hurry_hand:
            return taste.hurry
    return 0.0


def _discard(table: Table, seat: i64, taste: Taste) -> Move:
    hand: i64 = table.hands[seat]
    haste = _haste(table, seat, taste)
    best: i64 = -1
    lowest = 1000.0
    for card in ORDER:
        if hand & FIELD[card]:
            worth = _keeping(table, hand, card, taste) - haste * COST[card]
            if worth < lowest:
                best, lowest = card, worth
    return DISCARDS[best]


def _take(table: Table, seat: i64, taste: Taste) -> Move:
    best: i64 = -1
    most = -1000.0
    pile = table.in_yard & ~SCENE_CARDS
    for card in range(KINDS):
        if pile & FIELD[card]:
            worth = _fetching(table, seat, card, taste)
            if worth > most:
                best, most = card, worth
    return TAKES[best]


def _play(table: Table, seat: i64, taste: Taste) -> Move:
    """Everything that scores, and then the discard."""
    hand: i64 = table.hands[seat]
    size = table.sizes[seat]
    five = table.victims == ALL_VICTIMS
    if five and hand & UNIT[ESCAPES]:
        return LET_ESCAPE
    if size > 1:
        if not table.gavel_played and hand & VICTIM_CARDS and _wants_victim(table, seat, taste):
            for card in range(VICTIM, SCENE):
                if hand & UNIT[card]:
                    return GAVELS[card][0]
        if table.victims:
            laid = _evidence(table, seat, hand, size, taste)
            if laid is not None:
                return laid
        if not table.gavel_played:
            ready = hand & READY_GAVELS[table.open] & ~VICTIM_CARDS
            if ready:
                gavel = _best_gavel(table, seat, taste, gavels(ready, table.open))
                if gavel is not None:
                    return gavel
    return NO_MORE if five else _discard(table, seat, taste)


def _wants_victim(table: Table, seat: i64, taste: Taste) -> bool:
    """The first victim opens the case; the fifth lets the Ripper escape; the others give cards."""
    if table.victims == ALL_VICTIMS - 1:
        return table.hands[seat] & UNIT[ESCAPES] > 0
    return table.victims == 0 or float(table.sizes[seat]) >= taste.victim_hand


def _evidence(table: Table, seat: i64, hand: i64, size: i64, taste: Taste) -> Move | None:
    """A meld, or a card that fits one; None if there is none, or if it should wait."""
    wilds = (hand & WILD_CARDS) >> WILD_SHIFT
    full = (hand & COLOUR_CARDS) + ENOUGH[0] & REACHED
    room = size - 1
    if full and room >= MELD:
        for colour in range(LETTERS + 1):
            if full & FIELD[colour]:
                held = (hand & FIELD[colour]) >> SHIFT[colour]
                return MELDS[colour][held if held < room else room][0]
    fitting = hand & OPEN_CARDS[table.open]
    if fitting:
        for colour in range(LETTERS + 1):
            if fitting & FIELD[colour]:
                return LAYOFFS[colour]
    if wilds:
        if room >= MELD:
            full = (hand & COLOUR_CARDS) + ENOUGH[1] & REACHED
            if full:
                for colour in range(LETTERS):
                    if full & FIELD[colour]:
                        return MELDS[colour][MELD - 1][0]
        if table.open & SUSPECT_COLOURS and float(size) < taste.wild_hand:
            return _best_wild(table, seat)
    return None


def _best_wild(table: Table, seat: i64) -> Move | None:
    """The wild played as the colour that improves the standing most."""
    colours = wild_colours(table, seat)
    best: Move | None = None
    most = -1000.0
    for colour in range(LETTERS):
        if colours >> colour & 1:
            gain = standing_with_wild(table, seat, colour)
            if gain > most:
                best, most = WILD_LAYOFFS[colour], gain
    return best


def _best_gavel(table: Table, seat: i64, taste: Taste, moves: tuple[Move, ...]) -> Move | None:
    """The gavel that gains most now, or None if all had better wait."""
    size = float(table.sizes[seat])
    last = table.sizes[seat] == 2 and table.taken < 0 and table.victims > 0
    best: Move | None = None
    most = 0.0
    before = 1000.0
    for move in moves:
        card = move.card
        if card < VICTIM:
            if before == 1000.0:
                before = standing(table, seat)
            gain = standing_with(table, seat, card, move.colour) - before - taste.gain
            if last:
                gain += 6.0
        elif card < SCENE:
            gain = 5.0 if _wants_victim(table, seat, taste) else 0.0
        elif card < STRIKES:
            gain = 0.4 if size >= taste.scene_hand else 0.0
        elif table.victims == ALL_VICTIMS - 1 and not table.hands[seat] & UNIT[ESCAPES]:
            gain = 0.0
        elif card == STRIKES:
            gain = 0.3 if table.file and size >= taste.strikes_hand else 0.0
        else:
            gain = 0.2 if size >= taste.commissioner_hand or table.hands[seat] & VICTIM_CARDS else 0.0
        if gain > most:
            best, most = move, gain
    return best


def _vote(table: Table, seat: i64) -> Move:
    """For the leading suspect, or else for the one this seat holds most of."""
    found = leader(table)
    if found >= 0:
        return BALLOTS[found]
    hand: i64 = table.hands[seat]
    best = 0
    for suspect in range(1, len(SUSPECTS)):
        if (hand & FIELD[suspect]) >> SHIFT[suspect] > (hand & FIELD[best]) >> SHIFT[best]:
            best = suspect
    return BALLOTS[best]


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
    hand = table.hands[frame.seat] if frame.seat >= 0 else 0
    found: list[Action] = [advised]
    thrown: list[tuple[float, Action]] = []
    for move in frame.options(table):
        if move is advised:
            continue
        if move.verb == DISCARD:
            thrown.append((_keeping(table, hand, move.card, taste), move))
        elif move.verb == MELD_:
            held = (hand & FIELD[move.colour]) >> SHIFT[move.colour]
            if move.naturals == min(held, table.sizes[frame.seat] - 1 - move.wilds):
                found.append(move)
        else:
            found.append(move)
    return found + least(thrown, most)


def sensible(table: Table, seat: int, card: i64, open: i64, taste: Taste) -> bool:
    """Whether a seat with its current hand would just have discarded this card, when these colours were melded."""
    size = table.sizes[seat] + 1
    hand: i64 = table.hands[seat] + UNIT[card]
    now = table.open
    table.open = open
    laid = table.victims > 0 and size > 2 and _evidence(table, seat, hand, size, taste) is not None
    best = True
    if not laid:
        mine = _keeping(table, hand, card, taste) - SLACK
        for move in discards(table.hands[seat]):
            if _keeping(table, hand, move.card, taste) < mine:
                best = False
                break
    table.open = now
    return best and not laid
