"""Every answer a player can give, built once, and tables to list them quickly."""

from __future__ import annotations

from typing import Final

from whitechapel.core.compiler_hints import i64, row
from whitechapel.core.frames import Action
from whitechapel.games.rue_morgue.material import (
    ASSISTANCE,
    COLOURS,
    COPIES,
    DEDUCTION,
    DUPIN,
    FIELD,
    KIND,
    KINDS,
    LE_BON,
    NAMES,
    PREFECT,
    SHIFT,
    UNIT,
)
from whitechapel.games.rummy import MELD, SLICE, picked_of, read_chance, sliced

# What an answer does.
DRAW_FILE: Final = 0
DRAW_MORGUE: Final = 1
MELD_: Final = 2
LAY_OFF: Final = 3
PLAY: Final = 4
FEED_FILE: Final = 5
FEED_MORGUE: Final = 6
DISCARD: Final = 7
TAKE: Final = 8
PASS: Final = 9
HIDE: Final = 10

# What Dupin's Assistance is used for.
NOTHING_LEFT: Final = 0
DRAW_TWO: Final = 1
SEARCH: Final = 2
CONSULT: Final = 3


class Move(Action):
    """An answer: what it does, with which kind of card, how many of them, and what an Assistance is used for."""

    __slots__ = ("aim", "card", "cards", "copies", "verb")

    def __init__(self, text: str, verb: int, card: int = -1, copies: int = 1, aim: int = NOTHING_LEFT) -> None:
        super().__init__(text)
        self.verb: i64 = verb
        self.card: i64 = card
        """The kind that leaves the hand or is taken, or -1."""
        self.copies: i64 = copies
        self.cards = copies * UNIT[card] if card >= 0 else 0
        """The set of cards that leave the hand."""
        self.aim = aim


FROM_FILE: Final = Move("draw file", DRAW_FILE)
FROM_MORGUE: Final = Move("draw morgue", DRAW_MORGUE)
THE_FILE: Final = Move("feed file", FEED_FILE)
THE_MORGUE: Final = Move("feed morgue", FEED_MORGUE)

MELDS: Final = tuple(
    tuple(Move(f"meld {name} {copies}", MELD_, colour, copies) for copies in range(MELD, COPIES[colour] + 1))
    for colour, name in enumerate(COLOURS)
)
"""By colour: the melds of three, four and five cards. [meld-three]"""
LAYOFFS: Final = tuple(Move(f"layoff {name}", LAY_OFF, colour) for colour, name in enumerate(COLOURS))

ASSISTANCES: Final[tuple[Move, ...]] = (
    Move("play assistance", PLAY, ASSISTANCE),
    Move("play assistance draw", PLAY, ASSISTANCE, aim=DRAW_TWO),
    Move("play assistance search", PLAY, ASSISTANCE, aim=SEARCH),
    Move("play assistance consult", PLAY, ASSISTANCE, aim=CONSULT),
)
"""By what it is used for."""
EVENTS: Final = tuple(
    Move(f"play {name}", PLAY, kind) if kind > ASSISTANCE else None for kind, name in enumerate(NAMES)
)
"""The other events, by kind; empty for evidence and Assistance."""
DISCARDS: Final = tuple(Move(f"discard {name}", DISCARD, kind) for kind, name in enumerate(NAMES))
TAKES: Final = tuple(Move(f"take {name}", TAKE, kind) for kind, name in enumerate(NAMES))
PASSES: Final = tuple(Move(f"pass {name}", PASS, kind) for kind, name in enumerate(NAMES))
HIDES: Final = tuple(Move(f"hide {name}", HIDE, kind) for kind, name in enumerate(NAMES))

ACTIONS: Final[dict[str, Move]] = {
    move.text: move
    for move in (
        FROM_FILE, FROM_MORGUE, *(meld for melds in MELDS for meld in melds), *LAYOFFS, *ASSISTANCES,
        *(event for event in EVENTS if event is not None), THE_FILE, THE_MORGUE, *DISCARDS, *TAKES, *PASSES, *HIDES,
    )
}  # fmt: skip
"""By text."""


def chance(text: str) -> Action:
    """A chance answer from its text: a shuffle or the first dealer."""
    return read_chance(text, KIND, NAMES)


# -- what a hand allows ---------------------------------------------------------------------------


def _event(kind: int) -> tuple[Move, ...]:
    event = EVENTS[kind]
    return () if event is None else (event,)


DISCARD_TABLES: Final = sliced(lambda kind: (DISCARDS[kind],), SHIFT, FIELD)
DISCARDS_0: Final = DISCARD_TABLES[0]
DISCARDS_1: Final = DISCARD_TABLES[1]
DISCARDS_2: Final = DISCARD_TABLES[2]
DISCARDS_3: Final = DISCARD_TABLES[3]
"""By name, because it is looked up every turn."""
LAYOFF_TABLES: Final = sliced(lambda kind: (LAYOFFS[kind],) if kind < ASSISTANCE else (), SHIFT, FIELD)
EVENT_TABLES: Final = sliced(_event, SHIFT, FIELD)


def discards(hand: i64) -> tuple[Move, ...]:
    """Any card may be discarded, even one just taken. [discard-any] [discard-taken-card]"""
    return (
        DISCARDS_0[hand & SLICE]
        + DISCARDS_1[hand >> 14 & SLICE]
        + DISCARDS_2[hand >> 28 & SLICE]
        + DISCARDS_3[hand >> 42]
    )


def discard_after(moves: tuple[Move, ...], hand: i64, at: float) -> Move:
    """The answer this far down these moves and then the discards of a hand, from 0 to 1, without listing these."""
    return picked_of(
        at,
        moves,
        DISCARDS_0[hand & SLICE],
        DISCARDS_1[hand >> 14 & SLICE],
        DISCARDS_2[hand >> 28 & SLICE],
        DISCARDS_3[hand >> 42],
    )


def passes(hand: i64) -> tuple[Move, ...]:
    """Any card may be passed to the partner. [pass-any]"""
    return tuple([PASSES[kind] for kind in range(KINDS) if hand & FIELD[kind]])


def hides(hand: i64) -> tuple[Move, ...]:
    """Any card in hand may go under the Orang-Utan before the first turn. [hide-any]"""
    return tuple([HIDES[kind] for kind in range(KINDS) if hand & FIELD[kind]])


def takes(pile: i64) -> tuple[Move, ...]:
    """Any card of a searched pile may be taken, events included. [search-any]"""
    return tuple([TAKES[kind] for kind in range(KINDS) if pile & FIELD[kind]])


def melds(hand: i64, room: i64) -> tuple[Move, ...]:
    """Three or more cards of a colour, and at most `room` cards. [meld-three] [meld-sizes]"""
    # Adding five to each colour's four bits carries into the highest bit of those that reach three.
    full = (hand & COLOUR_CARDS) + ENOUGH & REACHED
    moves: tuple[Move, ...] = ()
    if full and room >= MELD:
        for colour in range(len(COLOURS)):
            if full & FIELD[colour]:
                held = (hand & FIELD[colour]) >> SHIFT[colour]
                moves += MELDS[colour][: (held if held < room else room) - MELD + 1]
    return moves


def layoffs(hand: i64, open: i64) -> tuple[Move, ...]:
    """Single cards of the colours that are melded. [layoff] [layoff-any-meld]"""
    fitting = hand & OPEN_CARDS[open]
    if not fitting:
        return ()
    return (
        LAYOFF_TABLES[0][fitting & SLICE]
        + LAYOFF_TABLES[1][fitting >> 14 & SLICE]
        + LAYOFF_TABLES[2][fitting >> 28 & SLICE]
        + LAYOFF_TABLES[3][fitting >> 42]
    )


def events(hand: i64, open: i64) -> tuple[Move, ...]:
    """The events of a hand that can be played while these colours are melded, without Assistance.
    [prefect-needs-le-bon] [deduction-needs-both] [dupin-always-legal]"""
    ready = hand & READY_EVENTS[open]
    if not ready:
        return ()
    return EVENT_TABLES[0][ready & SLICE] + EVENT_TABLES[1][ready >> 14 & SLICE] + EVENT_TABLES[2][ready >> 28 & SLICE]


def aims(teams: bool, file: bool, morgue: bool) -> tuple[Move, ...]:
    """The ways to play Dupin's Assistance: only those that have an effect or, if none has, without effect.
    [assistance-two-three] [assistance-teams] [assistance-without-effect]"""
    found = [
        ASSISTANCES[aim]
        for aim, possible in ((DRAW_TWO, file and not teams), (SEARCH, morgue), (CONSULT, teams))
        if possible
    ]
    return tuple(found) if found else ASSISTANCES[:1]


def ready(kind: int, open: i64) -> bool:
    """Whether an event's melds are on the table, in any area.
    [prefect-needs-le-bon] [deduction-needs-both] [dupin-always-legal]"""
    if kind == PREFECT:
        return open >> LE_BON & 1 == 1
    if kind >= DEDUCTION:
        return open >> 2 * (kind - DEDUCTION) & 3 == 3
    return kind == DUPIN


ASSISTANCE_CARDS: Final[int] = FIELD[ASSISTANCE]
COLOUR_CARDS: Final[int] = sum([FIELD[colour] for colour in range(ASSISTANCE)])
_COLOUR_UNITS: Final[int] = sum([UNIT[colour] for colour in range(ASSISTANCE)])
ENOUGH: Final[int] = 5 * _COLOUR_UNITS
REACHED: Final[int] = 8 * _COLOUR_UNITS
OPEN_CARDS: Final = row[i64](
    [sum([FIELD[colour] for colour in range(len(COLOURS)) if open >> colour & 1]) for open in range(1 << len(COLOURS))]
)
"""By the colours that are melded: the evidence that fits them."""
READY_EVENTS: Final = row[i64](
    [sum([FIELD[kind] for kind in range(DUPIN, KINDS) if ready(kind, open)]) for open in range(1 << len(COLOURS))]
)
"""By the colours that are melded: the events that can be played, without Assistance."""
AIMS: Final = tuple([aims(bits & 4 > 0, bits & 2 > 0, bits & 1 > 0) for bits in range(8)])
"""By whether there are four seats, cards in the Case File, cards in the Rue Morgue: the ways to play an Assistance."""
