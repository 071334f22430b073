"""Every answer a player can give, built once, and tables to list them quickly."""

from __future__ import annotations

from typing import Final

from whitechapel.core.compiler_hints import i64, row
from whitechapel.core.frames import Action
from whitechapel.games.jack_the_ripper.material import (
    ALIBI,
    ALIBI_OF,
    COLOURS,
    COMMISSIONER,
    COPIES,
    ESCAPES,
    FIELD,
    KIND,
    KINDS,
    LETTERS,
    NAMES,
    SCENE,
    SCENE_CARDS,
    SCENES,
    SHARED_ALIBI,
    SHIFT,
    STRIKES,
    SUSPECT,
    SUSPECTS,
    UNIT,
    VICTIM,
    VICTIMS,
    WILD,
)
from whitechapel.games.rummy import MELD, SLICE, picked_of, read_chance, sliced

# What an answer does.
DRAW_FILE: Final = 0
DRAW_YARD: Final = 1
CALL_VOTE: Final = 2
VOTE: Final = 3
MELD_: Final = 4
LAY_OFF: Final = 5
PLAY: Final = 6
ESCAPE: Final = 7
DONE: Final = 8
DISCARD: Final = 9
PASS: Final = 10
TAKE: Final = 11
KEEP: Final = 12


class Move(Action):
    """An answer: what it does, with which kind of card, and for which suspect or colour."""

    __slots__ = ("card", "cards", "colour", "naturals", "verb", "wilds")

    def __init__(
        self, text: str, verb: int, card: int = -1, colour: int = -1, naturals: int = 0, wilds: int = 0
    ) -> None:
        super().__init__(text)
        self.verb: i64 = verb
        self.card: i64 = card
        """The kind that leaves the hand, or -1."""
        self.colour: i64 = colour
        """The suspect or colour that is meant: of a meld, a layoff, an alibi, a vote."""
        self.naturals: i64 = naturals
        self.wilds: i64 = wilds
        self.cards = naturals * UNIT[colour] + wilds * UNIT[WILD] if verb in (MELD_, LAY_OFF) else 0
        """The set of evidence cards that leave the hand."""


FROM_FILE: Final = Move("draw file", DRAW_FILE)
FROM_YARD: Final = Move("draw yard", DRAW_YARD)
CALL: Final = Move("call vote", CALL_VOTE)
BALLOTS: Final = tuple(Move(f"vote {name}", VOTE, colour=i) for i, name in enumerate(SUSPECTS))
LET_ESCAPE: Final = Move("play escapes", ESCAPE, ESCAPES)
NO_MORE: Final = Move("done", DONE)
NO_ESCAPE: Final[Move] = Move("pass", PASS)
KEEP_IT: Final = Move("keep", KEEP)


def _meld(colour: int, naturals: int, wilds: int) -> Move:
    plus = ("", " +wild", " +2wild")[wilds]
    return Move(f"meld {COLOURS[colour]} {naturals}{plus}", MELD_, colour, colour, naturals, wilds)


MELDS: Final = tuple(
    tuple(
        tuple(
            _meld(colour, naturals, wilds)
            for wilds in range(1 if colour == LETTERS else 3)
            if naturals >= 1 and naturals + wilds >= MELD
        )
        for naturals in range(COPIES[colour] + 1)
    )
    for colour in range(len(COLOURS))
)
"""MELDS[colour][naturals]: the melds with exactly that many natural cards, by number of wilds. [meld-one-natural]"""

LAYOFFS: Final = tuple(Move(f"layoff {name}", LAY_OFF, i, i, 1) for i, name in enumerate(COLOURS))
WILD_LAYOFFS: Final = tuple(Move(f"layoff wild as {name}", LAY_OFF, WILD, i, 0, 1) for i, name in enumerate(SUSPECTS))


def _gavel(kind: int) -> tuple[Move, ...]:
    """The ways to play this kind of gavel; there are two for the alibi that two suspects share."""
    if SUSPECT <= kind < ALIBI:
        return (Move(f"play suspect {SUSPECTS[kind - SUSPECT]}", PLAY, kind, kind - SUSPECT),)
    if ALIBI <= kind < VICTIM:
        suspects = [suspect for suspect in range(len(SUSPECTS)) if ALIBI_OF[suspect] == kind]
        return tuple([Move(f"play alibi {SUSPECTS[suspect]}", PLAY, kind, suspect) for suspect in suspects])
    if VICTIM <= kind < SCENE:
        return (Move(f"play victim {VICTIMS[kind - VICTIM]}", PLAY, kind),)
    if SCENE <= kind < STRIKES:
        return (Move(f"play scene {SCENES[kind - SCENE]}", PLAY, kind),)
    if kind in (STRIKES, COMMISSIONER):
        return (Move(f"play {NAMES[kind]}", PLAY, kind),)
    return ()


GAVELS: Final = tuple(_gavel(kind) for kind in range(KINDS))
DISCARDS: Final = tuple(Move(f"discard {name}", DISCARD, kind) for kind, name in enumerate(NAMES))
TAKES: Final = tuple(Move(f"take {name}", TAKE, kind) for kind, name in enumerate(NAMES))

ACTIONS: Final[dict[str, Move]] = {
    move.text: move
    for move in (
        FROM_FILE, FROM_YARD, CALL, *BALLOTS,
        *(meld for colour in MELDS for melds in colour for meld in melds), *LAYOFFS, *WILD_LAYOFFS,
        *(move for moves in GAVELS for move in moves), LET_ESCAPE, NO_MORE, *DISCARDS, NO_ESCAPE,
        *(take for kind, take in enumerate(TAKES) if not SCENE <= kind < STRIKES), KEEP_IT,
    )
}  # fmt: skip
"""By text. A Scene never takes a scene, so no answer says so."""


def chance(text: str) -> Action:
    """A chance answer from its text: a shuffle or the first dealer."""
    return read_chance(text, KIND, NAMES)


# -- what a hand allows ---------------------------------------------------------------------------

DISCARD_TABLES: Final = sliced(lambda kind: (DISCARDS[kind],), SHIFT, FIELD)
DISCARDS_0: Final = DISCARD_TABLES[0]
DISCARDS_1: Final = DISCARD_TABLES[1]
DISCARDS_2: Final = DISCARD_TABLES[2]
DISCARDS_3: Final = DISCARD_TABLES[3]
"""By name, because it is looked up every turn."""
GAVEL_TABLES: Final = sliced(lambda kind: GAVELS[kind] if ALIBI_OF.count(kind) < 2 else (), SHIFT, FIELD)
"""Without the shared alibi, whose answers depend on which of its suspects are melded."""
LAYOFF_TABLES: Final = sliced(lambda kind: (LAYOFFS[kind],) if kind < WILD else (), SHIFT, FIELD)
WILD_LAYOFF_TABLE: Final = tuple(
    [tuple([move for move in WILD_LAYOFFS if colours >> move.colour & 1]) for colours in range(1 << len(SUSPECTS))]
)


def discards(hand: i64) -> tuple[Move, ...]:
    """Any card may be discarded, even one just taken, and even Ripper Escapes.
    [discard-any] [discard-taken-card] [escapes-moves-freely]"""
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


def takes(pile: i64) -> tuple[Move, ...]:
    """Any card of a pile that is looked through may be taken, but no scene. [scene-takes-one] [scene-no-scene]"""
    allowed = pile & ~SCENE_CARDS
    return tuple([TAKES[kind] for kind in range(KINDS) if allowed & FIELD[kind]])


def has_meld(area: i64, wilds: i64) -> bool:
    """Whether three cards of a colour lie before a seat, wilds played as it included. [meld-three]"""
    return (area & COLOUR_CARDS) + wilds + ENOUGH[0] & REACHED != 0


def melds(hand: i64, room: i64) -> tuple[Move, ...]:
    """Three or more cards of a colour, wilds included but with at least one natural, and at most `room` cards.
    [meld-three] [wild-in-meld] [wild-never-letters]"""
    wilds = (hand & WILD_CARDS) >> WILD_SHIFT
    # Adding five to each colour's four bits (and the wilds, but not to Letters) carries into the highest bit of those
    # that reach three.
    full = (hand & COLOUR_CARDS) + ENOUGH[wilds] & REACHED
    moves: tuple[Move, ...] = ()
    if full:
        for colour in range(len(COLOURS)):
            if full & FIELD[colour]:
                for naturals in range(1, ((hand & FIELD[colour]) >> SHIFT[colour]) + 1):
                    for meld in MELDS[colour][naturals]:
                        if meld.wilds <= wilds and naturals + meld.wilds <= room:
                            moves += (meld,)
    return moves


def layoffs(hand: i64, open: i64, wild_colours: i64) -> tuple[Move, ...]:
    """Single cards of the colours that are melded, and a wild as any of `wild_colours`. [layoff] [layoff-any-meld]"""
    fitting = hand & OPEN_CARDS[open]
    moves: tuple[Move, ...] = ()
    if fitting:
        moves = (
            LAYOFF_TABLES[0][fitting & SLICE]
            + LAYOFF_TABLES[1][fitting >> 14 & SLICE]
            + LAYOFF_TABLES[2][fitting >> 28 & SLICE]
        )
    if wild_colours:
        moves += WILD_LAYOFF_TABLE[wild_colours]
    return moves


def gavels(hand: i64, open: i64) -> tuple[Move, ...]:
    """The gavels of a hand that can be played while these colours are melded.
    [suspect-needs-meld] [alibi-needs-meld]"""
    ready = hand & READY_GAVELS[open]
    if not ready:
        return ()
    moves = GAVEL_TABLES[1][ready >> 14 & SLICE] + GAVEL_TABLES[2][ready >> 28 & SLICE] + GAVEL_TABLES[3][ready >> 42]
    if ready & SHARED_ALIBI_CARD:
        moves += playable(SHARED_ALIBI, open)
    return moves


def playable(card: int, open: i64) -> tuple[Move, ...]:
    """The ways to play one gavel while these colours are melded; the shared alibi once for each melded suspect.
    [suspect-needs-meld] [alibi-needs-meld] [shared-alibi] [strikes-always-legal] [commissioner-always-legal]"""
    moves = GAVELS[card]
    if SUSPECT <= card < VICTIM:
        return tuple([move for move in moves if open >> move.colour & 1])
    return moves


ESCAPES_CARD: Final[int] = UNIT[ESCAPES]
SHARED_ALIBI_CARD: Final[int] = UNIT[SHARED_ALIBI]
WILD_CARDS: Final[int] = FIELD[WILD]
WILD_SHIFT: Final[int] = SHIFT[WILD]
COLOUR_CARDS: Final[int] = sum([FIELD[colour] for colour in range(len(COLOURS))])
_COLOUR_UNITS: Final[int] = sum([UNIT[colour] for colour in range(len(COLOURS))])
_SUSPECT_UNITS: Final[int] = sum([UNIT[suspect] for suspect in range(len(SUSPECTS))])
REACHED: Final[int] = 8 * _COLOUR_UNITS
ENOUGH: Final = row[i64]([5 * _COLOUR_UNITS + wilds * _SUSPECT_UNITS for wilds in range(3)])
OPEN_CARDS: Final = row[i64](
    [sum([FIELD[colour] for colour in range(len(COLOURS)) if open >> colour & 1]) for open in range(1 << len(COLOURS))]
)
"""By the colours that are melded: the evidence that fits them, without wilds."""
READY_GAVELS: Final = row[i64](
    [
        sum([FIELD[kind] for kind in range(SUSPECT, ESCAPES) if playable(kind, open)])
        for open in range(1 << len(COLOURS))
    ]
)
"""By the colours that are melded: the gavels that can be played."""
