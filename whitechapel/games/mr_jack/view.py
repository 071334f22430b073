"""What a seat may see and hear. Everything here is built up from nothing; what is not put in is not seen."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypedDict

from whitechapel.core.frames import Action
from whitechapel.core.game import Hearing
from whitechapel.games.mr_jack.actions import ACCUSE, FACE, LEAVE, LIGHT, MOVE, NOBODY, STAY, SWAP, WHISTLE, Move
from whitechapel.games.mr_jack.effects import points_to_spend
from whitechapel.games.mr_jack.material import (
    BEAM,
    CHARACTERS,
    DETECTIVE,
    EVERYBODY,
    EXITS,
    FACINGS,
    GATES,
    GULL,
    HEXES,
    JACK,
    LIT_BY,
    NEXT,
    WATSON,
    characters,
    hexes,
    way,
)
from whitechapel.games.mr_jack.scoring import winner
from whitechapel.games.mr_jack.settings import Settings
from whitechapel.games.mr_jack.state import Table, burning, in_sight, lit, order, player, way_of
from whitechapel.games.mr_jack.steps import free


class Reach(NamedTuple):
    """Where a character could go if its card were played now."""

    character: str
    seen: tuple[str, ...]
    """The hexes where it would be seen."""
    unseen: tuple[str, ...]
    """The others."""


class View(NamedTuple):
    """The table as one seat sees it (`seat` None: a spectator)."""

    seat: int | None
    agreed: Settings
    round: int
    turn: int
    """How many cards of this round have been played."""
    player: int
    """Whose turn it is."""
    order: tuple[int, ...]
    """The seats that play the four cards of this round."""
    cards: tuple[str, ...]
    """The character cards that lie face up."""
    played: tuple[str, ...]
    """Those of this round that have been turned over."""
    next: tuple[str, ...]
    """In an odd round: the cards of the next one, which are the other four."""
    active: str
    """The character whose card is being played, or empty."""

    where: tuple[str, ...]
    """The hex of each character, in card order; empty for one who has left."""
    facing: str
    """Where Watson's lantern points."""
    lamps: tuple[int, ...]
    """The gaslight on each post: its number, 5 for one without, 0 for none."""
    cordons: tuple[str, ...]
    """The closed exits."""
    covers: tuple[str, ...]
    """The covered manholes."""
    manholes: tuple[str, ...]
    """All the manholes of this printing of the board."""
    lit: tuple[str, ...]
    """The hexes lit by gaslights and by Watson's lantern."""
    in_sight: tuple[str, ...]
    """The characters who would be seen if the witness were called now."""
    seen_by: tuple[str, ...]
    """For each character, in card order, by what they would be seen: `lamp`, `lantern`, or a neighbour's name; empty
    for those in the dark."""
    reach: tuple[Reach, ...]
    """While a card is being chosen: where each of the characters face up could go now."""

    called: tuple[str, ...]
    """While Goodley whistles: whom he has already moved."""
    calls: int
    """The points he still has to spend, once he has moved somebody."""
    steps_left: int
    """While he whistles: the steps that others still have to take, from the first of them on."""

    suspects: tuple[str, ...]
    """The characters whose tokens still show the suspect side."""
    possible: tuple[str, ...]
    """Who can still be Jack, as far as the detective's seat can prove; for all others, as far as everybody can."""
    seen: bool
    """Whether the witness card shows that Jack was seen."""
    jack: str
    """Who Jack is: for Jack, and for everybody once the game is over; otherwise empty."""
    alibis: tuple[str, ...]
    """The alibi cards this seat has drawn with Holmes."""
    drawn: tuple[int, int]
    """How many alibi cards each seat has drawn."""
    pile: int
    """How many alibi cards are left."""

    ending: str
    """How the game ended, or empty."""
    winner: int
    """The seat that has won, or -1."""
    accused: str
    left_by: str

    question: str
    """What is being asked, or empty once the game is over."""
    asked: tuple[int, ...]
    """The seat the question was put to."""
    agenda: tuple[tuple[str, int], ...]
    """What is still to come this turn: the questions and the seats they are put to, the next one last."""
    options: tuple[str, ...]
    """The answers this seat can give now."""
    sights: tuple[tuple[str, ...], ...]
    """For each of them, who would be in sight afterwards; empty where no answer changes that."""
    ways: tuple[tuple[str, ...], ...]
    """For each of them, the hexes on the way, where somebody walks; empty where nobody does."""


def view(table: Table, seat: int | None) -> View:
    """What this seat sees now. [jack-secret] [holmes-secret] [cards-face-up] [jack-shown-at-end]"""
    question = table.question_of(seat)
    actions = () if question is None else question.options(table)
    sights: tuple[tuple[str, ...], ...] = ()
    if question is not None and question.name in CHANGES_SIGHT:
        posts = burning(table)
        sights = tuple([SETS[sight_after(table, action, posts)] for action in actions])
    knows_jack = table.jack >= 0 and (seat == JACK or table.ending != "")
    manholes = table.board.manholes
    # In the order of the fields: with their names, Python would take four times as long.
    return View(
        seat,
        table.agreed,
        table.round,
        table.turn,
        player(table),
        order(table),
        SETS[table.cards],
        SETS[table.dealt & ~table.cards],
        SETS[EVERYBODY & ~table.dealt] if table.round % 2 and table.dealt else (),
        CHARACTERS[table.active] if table.active >= 0 else "",
        tuple([HEXES[hex] if hex >= 0 else "" for hex in table.where]),
        FACINGS[table.facing],
        table.lamps,
        tuple([name for exit, name in enumerate(EXITS) if table.cordons >> exit & 1]),
        tuple([HEXES[hex] for i, hex in enumerate(manholes) if table.covered >> i & 1]),
        tuple([HEXES[hex] for hex in manholes]),
        hex_names(lit(table)),
        SETS[in_sight(table)],
        seen_by(table),
        reach(table),
        SETS[table.called],
        table.calls,
        points_to_spend(table) if table.stack and table.stack[-1].name == "whistle" else 0,
        SETS[table.suspects],
        SETS[possible(table, seat)],
        table.seen,
        CHARACTERS[table.jack] if knows_jack else "",
        () if seat is None else SETS[table.alibis[seat]],
        (table.alibis[0].bit_count(), table.alibis[1].bit_count()),
        len(table.pile),
        table.ending,
        winner(table.ending) if table.ending else -1,
        CHARACTERS[table.accused] if table.accused >= 0 else "",
        EXITS[table.left_by] if table.left_by >= 0 else "",
        table.stack[-1].name if table.stack else "",
        table.asked(),
        tuple([(frame.name, frame.seat) for frame in table.stack]),
        tuple([action.text for action in actions]),
        sights,
        tuple([way_after(table, action) for action in actions]) if sights else (),
    )


@lru_cache(maxsize=8192)
def hex_names(some: int) -> tuple[str, ...]:
    """The names of a set of hexes. Cached: most views show the same lights as those before."""
    return tuple([HEXES[hex] for hex in hexes(some)])


CHANGES_SIGHT: Final = ("move", "move-first", "light", "whistle", "face")
"""The questions whose answers can bring somebody into or out of sight."""
SETS: Final = tuple([characters(some) for some in range(EVERYBODY + 1)])
"""The names of every set of characters."""


def sight_after(table: Table, action: Action, posts: int) -> int:
    """Who would be in sight after an answer, as a set; nobody, once the game is over. `posts` are those with a
    gaslight. [seen-by-gaslight] [seen-by-lantern] [seen-by-neighbour]"""
    assert isinstance(action, Move)
    verb = action.verb
    where = table.where
    facing = table.facing
    if verb == LIGHT:
        posts ^= 1 << action.at | 1 << action.to
    elif verb == FACE:
        facing = action.to
    else:
        where = where[:]
        if verb == MOVE:
            where[table.active] = action.to
        elif verb == WHISTLE:
            where[action.character] = action.to
        elif verb == SWAP:
            where[GULL], where[action.character] = where[action.character], where[GULL]
        elif verb not in (STAY, NOBODY):
            return 0
    light = LIT_BY[posts] | BEAM[where[WATSON]][facing]
    occupied = 0
    for hex in where:
        occupied |= 1 << hex
    some = 0
    for character, hex in enumerate(where):
        if light >> hex & 1 or NEXT[hex] & occupied:
            some |= 1 << character
    return some


def seen_by(table: Table) -> tuple[str, ...]:
    """By what each character would be seen now; what shines is named before who is near. [seen-by-gaslight]
    [seen-by-lantern] [seen-by-neighbour]"""
    gaslight = LIT_BY[burning(table)]
    light = lit(table)
    found = []
    for hex in table.where:
        if hex < 0:
            found.append("")
        elif light >> hex & 1:
            found.append("lamp" if gaslight >> hex & 1 else "lantern")
        else:
            near = [CHARACTERS[i] for i, there in enumerate(table.where) if there >= 0 and NEXT[hex] >> there & 1]
            found.append(near[0] if near else "")
    return tuple(found)


def way_after(table: Table, action: Action) -> tuple[str, ...]:
    """The hexes somebody walks over if this is the answer. [move-streets] [whistle-street-distance]
    [escape-costs-one]"""
    assert isinstance(action, Move)
    verb = action.verb
    if verb == MOVE:
        return way_of(table, table.active, action.to)
    if verb == ACCUSE:
        return way_of(table, table.active, table.where[action.character])
    if verb == LEAVE:
        return (*way_of(table, table.active, GATES[action.to]), EXITS[action.to])
    return way(table.where[action.character], action.to, False, 0) if verb == WHISTLE else ()


def reach(table: Table) -> tuple[Reach, ...]:
    """Where each character whose card lies face up could go, while one is being chosen; in sight or not.
    [move-one-to-three] [seen-by-gaslight] [seen-by-lantern] [seen-by-neighbour]"""
    if not table.stack or table.stack[-1].name != "choose-card":
        return ()
    gaslight = LIT_BY[burning(table)]
    light = lit(table)
    found = []
    for character, name in enumerate(CHARACTERS):
        if table.cards >> character & 1:
            bright = gaslight if character == WATSON else light  # his lantern goes with him, and does not light him
            others = table.occupied & ~(1 << table.where[character])
            ends = hexes(free(table, character))
            seen = [hex for hex in ends if bright >> hex & 1 or NEXT[hex] & others]
            unseen = [hex for hex in ends if hex not in seen]
            found.append(Reach(name, tuple([HEXES[hex] for hex in seen]), tuple([HEXES[hex] for hex in unseen])))
    return tuple(found)


def possible(table: Table, seat: int | None) -> int:
    """Who can still be Jack: those with the suspect side up, without the alibi cards the detective has drawn, which
    only the detective knows. Only Jack on the way out says "move first" with nowhere to go. [proved-innocent]
    [move-first-needs-way]"""
    top = table.stack[-1] if table.stack else None
    if top is not None and top.name == "move-first" and top.seat == JACK and not free(table, table.active):
        return 1 << table.active
    return table.suspects & ~table.alibis[DETECTIVE] if seat == DETECTIVE else table.suspects


def face_up(table: Table) -> object:
    """What lies or has lain face up: besides what a spectator sees, the former places of lights that have gone out.
    [nothing-to-remember]"""
    lights = [event.facts for event in table.events or () if event.kind == "light-moved"]
    return (view(table, None), lights)


class Facts(TypedDict):
    """The type of each fact, whichever event tells it. Never instantiated: the types of the browser client are
    generated from it, and a test compares it with what is told in games."""

    jack: str
    number: int
    cards: tuple[str, ...]
    character: str
    other: str
    accused: str
    first: str
    at: str
    to: str
    facing: str
    exit: str
    card: str
    left: int
    """How many alibi cards are left."""
    seen: bool
    innocent: tuple[str, ...]
    post: str
    ending: str
    way: tuple[str, ...]
    """The hexes walked over, the first and the last included; a manhole after another is the way below."""
    sight: tuple[str, ...]
    """Who was in sight when the witness was called."""


HEARINGS: Final[dict[str, Hearing]] = {
    "identity": Hearing(secret=("jack",)),
    "round": Hearing(open=("number", "cards")),
    "card": Hearing(open=("character",), chosen=True),
    "order": Hearing(open=("first",), chosen=True),
    "moved": Hearing(open=("character", "at", "to", "way"), chosen=True),
    "stayed": Hearing(open=("character",), chosen=True),
    "swapped": Hearing(open=("character", "other"), chosen=True),
    "faced": Hearing(open=("facing",), chosen=True),
    "alibi": Hearing(open=("left",), secret=("card",)),
    "light-moved": Hearing(open=("at", "to"), chosen=True),
    "cordon-moved": Hearing(open=("at", "to"), chosen=True),
    "cover-moved": Hearing(open=("at", "to"), chosen=True),
    "whistled": Hearing(open=("character", "at", "to", "way"), chosen=True),
    "whistled-for-nobody": Hearing(chosen=True),
    "accused": Hearing(open=("character", "accused", "way")),
    "left": Hearing(open=("character", "exit", "way")),
    "called": Hearing(open=("sight",)),
    "witness": Hearing(open=("seen", "innocent")),
    "light-out": Hearing(open=("number", "post")),
    "game-over": Hearing(open=("ending", "jack")),
}
"""Who hears what. Everything that happens on the board is open; an alibi card is known only to whoever drew it."""
