"""What a seat may see and hear. Everything here is built up from nothing; what is not put in is not seen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypedDict

from whitechapel.core.frames import Action
from whitechapel.core.game import Hearing
from whitechapel.games.jack_the_ripper import scoring
from whitechapel.games.jack_the_ripper.actions import MELD_, Move
from whitechapel.games.jack_the_ripper.effects import Look
from whitechapel.games.jack_the_ripper.material import (
    ALIBI_OF,
    COLOURS,
    ESCAPES,
    LETTERS,
    NAMES,
    POINTS,
    SCENE,
    SUSPECT,
    SUSPECTS,
    VICTIM,
    VICTIMS,
    WILD,
    count,
    names,
)
from whitechapel.games.jack_the_ripper.scoring import Sheet, Spared
from whitechapel.games.jack_the_ripper.settings import Settings
from whitechapel.games.jack_the_ripper.state import Table
from whitechapel.games.rummy import agenda, answered


class Group(NamedTuple):
    """Cards before a seat that belong together."""

    of: str
    """A suspect, Letters, a victim, or Ripper Escapes."""
    pair: bool
    """Whether they are a victim and its scene."""
    cards: tuple[str, ...]
    """Evidence first, wilds among it."""
    evidence: int
    """How many of them are evidence."""
    points: int
    """The points printed on them."""


class Area(NamedTuple):
    """What lies before a seat: face up, for all to see. [play-area]"""

    cards: tuple[str, ...]
    """Evidence and gavels by name, sorted, without wilds."""
    wilds: tuple[str, ...]
    """The colour each wild was played as."""
    groups: tuple[Group, ...]
    """All of these cards again, by suspect and by victim."""
    worth: int
    """The points printed on them."""


class View(NamedTuple):
    """The table as one seat sees it (`seat` None: a spectator)."""

    seat: int | None
    agreed: Settings
    hand_number: int
    dealer: int
    active: int
    """Whose turn it is."""
    scores: tuple[int, ...]
    sheets: tuple[Sheet, ...]
    """The score sheets of the hands that have ended."""
    hand: tuple[str, ...]
    """The seat's own cards, sorted; empty for a spectator."""
    sizes: tuple[int, ...]
    """How many cards each seat holds."""
    areas: tuple[Area, ...]
    file: int
    """How many cards the Case File has."""
    second_file: bool
    yard: int
    """How many cards Scotland Yard has."""
    top: str
    """The top card of Scotland Yard, or empty."""
    look: tuple[str, ...]
    """All of Scotland Yard, top last, while this seat looks through it for a Scene; empty otherwise."""
    taken: str
    """The gavel a Scene has just fetched, shown to all, or empty."""
    melded: tuple[str, ...]
    """The colours with a meld on the table."""
    alibi: str
    """The suspect whose alibi is in play, or empty."""
    suspicion: tuple[int, ...]
    """The points on the table against each suspect."""
    ripper: str
    """Who would be the Ripper if somebody went out now or, once the hand is over, who was; empty if nobody."""
    spared: tuple[Spared, ...]
    """Who has at least as many points but would not be the Ripper, and why not."""
    unsolved: str
    """The verdict, if nobody is the Ripper although a suspect has a meld and no alibi; otherwise empty."""
    ready: tuple[int, ...]
    """The most points that a meld this seat can play now would add against each suspect; empty if there is none."""
    victims: int
    """How many victims are in play."""
    gavel_played: bool
    last_card_lost: bool
    """us-games: the hand ends with this turn."""
    yard_turns: int
    """How many turns in a row have drawn from Scotland Yard."""
    voted: bool
    """Whether a vote was held in this hand."""
    vote: str
    """This seat's own vote, or empty."""
    question: str
    """What is being asked, or empty once the match is over."""
    asked: tuple[int, ...]
    """The seats the question was put to; who has answered a sealed one is not shown."""
    agenda: tuple[tuple[str, int], ...]
    """What is still to come this turn: the open questions and the seats they are put to, the next one last, without
    those of a sealed run."""
    options: tuple[str, ...]
    """The answers this seat can give now."""
    answered: str
    """This seat's own answer to a sealed question that others may still be considering, or empty."""


def view(table: Table, seat: int | None) -> View:
    """What this seat sees now. [hidden-hands] [closed-yard] [vote-secret] [window-closed] [sizes-public]"""
    top = table.stack[-1] if table.stack else None
    question = table.question_of(seat)
    actions = () if question is None else question.options(table)
    looking = isinstance(question, Look)
    areas, suspicion = laid(tuple(table.areas), tuple(table.wilds), table.alibi)
    leader, unsolved = ripper(table, suspicion)
    # In the order of the fields: with their names, Python would take four times as long.
    return View(
        seat,
        table.agreed,
        table.hand_number,
        table.dealer,
        table.active,
        table.scores,
        table.sheets,
        () if seat is None else names(table.hands[seat]),
        tuple(table.sizes),
        areas,
        len(table.file),
        table.second_file,
        len(table.yard),
        NAMES[table.yard[-1]] if table.yard else "",
        tuple([NAMES[kind] for kind in table.yard]) if looking else (),
        NAMES[table.taken] if table.taken >= 0 else "",
        tuple([name for colour, name in enumerate(COLOURS) if table.open >> colour & 1]),
        SUSPECTS[table.alibi] if table.alibi >= 0 else "",
        suspicion,
        SUSPECTS[leader] if leader >= 0 else "",
        scoring.spared(suspicion, table.open, table.alibi, leader),
        unsolved,
        ready(actions),
        table.victims,
        table.gavel_played,
        table.last_card_lost,
        table.yard_turns,
        len(table.votes) > 0,
        SUSPECTS[table.votes[seat]] if seat is not None and table.votes else "",
        top.name if top is not None else "",
        table.asked(),
        agenda(table),
        tuple([action.text for action in actions]),
        answered(table, seat),
    )


def ripper(table: Table, suspicion: tuple[int, ...]) -> tuple[int, str]:
    """Who would be the Ripper if somebody went out now or, once the hand is over, who was; if nobody, -1 and the
    verdict that spares the suspect with the most points. [ripper-most-points] [out-on-empty-file] [escape-points]"""
    found = scoring.ripper(suspicion, table.open, table.alibi)
    if table.sheets and len(table.sheets) == table.hand_number:
        judged = table.sheets[-1].verdict
    else:
        judged = scoring.verdict(table.agreed, scoring.OUT, not table.file, found)
    if found < 0:
        return -1, ""
    return (found, "") if judged in (scoring.SOLVED, scoring.CAUGHT) else (-1, judged)


def ready(actions: Sequence[Action]) -> tuple[int, ...]:
    """The most points that one of these melds would add against each suspect; nothing if there is none.
    [suspect-points]"""
    most: list[int] = []
    for action in actions:
        if isinstance(action, Move) and action.verb == MELD_ and action.colour < LETTERS:
            most = most or [0] * len(SUSPECTS)
            points = action.naturals * POINTS[action.colour] + action.wilds * POINTS[WILD]
            most[action.colour] = max(most[action.colour], points)
    return tuple(most)


@lru_cache(maxsize=4096)
def laid(areas: tuple[int, ...], wilds: tuple[int, ...], alibi: int) -> tuple[tuple[Area, ...], tuple[int, ...]]:
    """What lies before the seats, and the points against each suspect. Cached: every view asks for it again."""
    shown = [area(cards, wild, alibi) for cards, wild in zip(areas, wilds, strict=True)]
    return tuple(shown), scoring.suspicion(areas, wilds, alibi)


@lru_cache(maxsize=4096)
def area(cards: int, wilds: int, alibi: int) -> Area:
    """What lies before a seat with these cards and wilds; `alibi` is the suspect who has one, or -1."""
    colours = [name for suspect, name in enumerate(SUSPECTS) for _ in range(count(wilds, suspect))]
    groups = _groups(cards, wilds, alibi)
    return Area(names(cards), tuple(colours), groups, sum([group.points for group in groups]))


def _groups(cards: int, wilds: int, alibi: int) -> tuple[Group, ...]:
    """The suspects with their evidence, suspect card and alibi, then Letters, then the victims with their scenes, then
    Ripper Escapes. An alibi that two suspects share lies with the one it protects."""
    found = []
    for colour, name in enumerate(COLOURS):
        evidence = [colour] * count(cards, colour)
        gavels = []
        if colour < LETTERS:
            evidence += [WILD] * count(wilds, colour)
            gavels = [SUSPECT + colour] * count(cards, SUSPECT + colour)
            if colour == alibi:
                gavels += [ALIBI_OF[alibi]] * count(cards, ALIBI_OF[alibi])
        found.append(_group(name, False, evidence, gavels))
    for i, victim in enumerate(VICTIMS):
        found.append(_group(victim, True, [], [kind for kind in (VICTIM + i, SCENE + i) if count(cards, kind)]))
    found.append(_group(NAMES[ESCAPES], False, [], [ESCAPES] * count(cards, ESCAPES)))
    return tuple([group for group in found if group.cards])


def _group(of: str, pair: bool, evidence: list[int], gavels: list[int]) -> Group:
    kinds = evidence + gavels
    points = sum([POINTS[kind] for kind in kinds])
    return Group(of, pair, tuple([NAMES[kind] for kind in kinds]), len(evidence), points)


def face_up(table: Table) -> object:
    """What lies or has lain face up: all of Scotland Yard, besides what a spectator sees. [yard-is-remembered]"""
    return (view(table, None), tuple(table.yard))


class Facts(TypedDict):
    """The type of each fact, whichever event tells it. Never instantiated: the types of the browser client are
    generated from it, and a test compares it with what is told in games."""

    dealer: int
    number: int
    size: int
    count: int
    cards: tuple[str, ...]
    card: str
    left: int
    """How many cards the Case File still has."""
    suspect: str
    colour: str
    naturals: int
    wilds: int
    wild: bool
    other: int
    """Another seat."""
    yard: tuple[str, ...]
    sheet: Sheet
    scores: tuple[int, ...]


HEARINGS: Final[dict[str, Hearing]] = {
    "first-dealer": Hearing(open=("dealer",)),
    "hand-begins": Hearing(open=("number", "dealer", "size")),
    "dealt": Hearing(open=("count",), secret=("cards",), fleeting=("cards",)),
    "upcard": Hearing(open=("card", "left"), fleeting=("card",)),
    "vote-called": Hearing(news=False),
    "voted": Hearing(secret=("suspect",)),
    "drew": Hearing(open=("count", "left"), secret=("cards",), fleeting=("cards",)),
    "took": Hearing(open=("card",), fleeting=("card",), news=False),
    "melded": Hearing(open=("colour", "naturals", "wilds"), chosen=True),
    "laid-off": Hearing(open=("colour", "wild"), chosen=True),
    "played": Hearing(open=("card", "suspect"), fleeting=("card", "suspect"), chosen=True),
    "alibi-replaced": Hearing(open=("card",), fleeting=("card",), news=False),
    "took-along": Hearing(open=("card", "other"), news=False),
    "laid-victim": Hearing(open=("card",)),
    "no-more-victims": Hearing(),
    "looked": Hearing(secret=("yard",), fleeting=("yard",)),
    "fetched": Hearing(open=("card",), fleeting=("card",)),
    "kept": Hearing(open=("card",), fleeting=("card",), news=False),
    "flipped": Hearing(open=("card", "left"), fleeting=("card",)),
    "window": Hearing(news=False),
    "escaped": Hearing(open=("card",)),
    "discarded": Hearing(open=("card",), fleeting=("card",)),
    "second-file": Hearing(open=("left",)),
    "scored": Hearing(open=("sheet", "scores")),
    "match-over": Hearing(open=("scores",)),
}
"""Who hears what. Whatever happens face up is open to all; what a seat draws or votes is its own.
Taking the open card of Scotland Yard, or keeping what was shown, tells nobody anything new.

Whatever goes to Scotland Yard or comes from it is fleeting, because a diary that kept it would amount to a look through
the pile. So are the gavels, since some of them go there, as does a replaced alibi; and the cards a player has picked
up, since those no longer in the hand or on the table must be there. What stays on the table can be seen there.
[closed-yard] [yard-is-remembered]"""
