"""What a seat may see and hear. Everything here is built up from nothing; what is not put in is not seen."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypedDict

from whitechapel.core.compiler_hints import i64, row
from whitechapel.core.game import Hearing
from whitechapel.games.rue_morgue.actions import ACTIONS
from whitechapel.games.rue_morgue.material import COLOURS, DEDUCTION, KIND, NAMES, PAIRS, UNIT, count, names
from whitechapel.games.rue_morgue.scoring import Sheet, melded, worth
from whitechapel.games.rue_morgue.settings import Settings
from whitechapel.games.rue_morgue.state import NO_CARD, Table, new_table
from whitechapel.games.rue_morgue.steps import FRAMES
from whitechapel.games.rummy import agenda, answered, ask_again


class Pair(NamedTuple):
    """How far a pair of colours has got whose melds earn a bonus together; -1 stands for no side."""

    melders: tuple[int, int]
    """The side that has melded each colour."""
    whole: int
    """The side that has melded both, and so has the bonus."""
    deduced: int
    """The side that has played the Brilliant Deduction that names them."""


class View(NamedTuple):
    """The table as one seat sees it (`seat` None: a spectator). Areas and scores have one entry per side."""

    seat: int | None
    agreed: Settings
    hand_number: int
    dealer: int
    active: int
    """Whose turn it is."""
    sides: tuple[int, ...]
    """The side each seat plays for: four seats form two. [teams]"""
    scores: tuple[int, ...]
    sheets: tuple[Sheet, ...]
    """The score sheets of the hands that have ended."""
    hand: tuple[str, ...]
    """The seat's own cards, sorted; empty for a spectator."""
    sizes: tuple[int, ...]
    """How many cards each seat holds."""
    areas: tuple[tuple[str, ...], ...]
    """What lies in each side's play area, sorted."""
    file: int
    """How many cards the Case File has."""
    second_file: bool
    """Whether the Orang-Utan has escaped."""
    morgue: int
    """How many cards the Rue Morgue has."""
    top: str
    """The top card of the Rue Morgue, or empty."""
    under: int
    """How many cards lie under the Orang-Utan."""
    peek: str
    """The top card of the Case File while this seat feeds the Orang-Utan; empty otherwise."""
    look: tuple[str, ...]
    """All the cards of the pile this seat is searching, the Rue Morgue with its top last; empty otherwise."""
    shown: str
    """The card a search has fetched this turn and shown to all, or empty."""
    melded: tuple[str, ...]
    """The colours with a meld on the table."""
    melds: tuple[tuple[str, ...], ...]
    """The colours each side has melded itself: both of a pair earn a bonus."""
    pairs: tuple[Pair, ...]
    """How far each pair has got, in the order of `material.MATERIAL.pairs`."""
    worth: tuple[int, ...]
    """The points in each side's play area so far, bonuses included."""
    event_played: bool
    morgue_turns: int
    """How many turns in a row have drawn from the Rue Morgue."""
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
    """What this seat sees now.
    [play-area] [hidden-hands] [closed-morgue] [under-hidden] [feed-look] [pass-blind] [sizes-public]"""
    top = table.stack[-1] if table.stack else None
    question = table.question_of(seat)
    mine = question.name if question is not None else ""
    look: tuple[str, ...] = ()
    if mine == "search":
        look = tuple([NAMES[card] for card in table.morgue])
    elif mine == "search-under":
        look = names(table.under)
    # In the order of the fields: with their names, Python would take four times as long.
    return View(
        seat,
        table.agreed,
        table.hand_number,
        table.dealer,
        table.active,
        tuple([seat % table.sides for seat in range(table.agreed.seats)]),
        table.scores,
        table.sheets,
        () if seat is None else names(table.hands[seat]),
        tuple(table.sizes),
        tuple([names(area) for area in table.areas]),
        len(table.file),
        table.second_file,
        len(table.morgue),
        NAMES[table.morgue[-1]] if table.morgue else "",
        table.under_size,
        NAMES[table.file[-1]] if mine == "feed" else "",
        look,
        NAMES[table.shown] if table.shown >= 0 else "",
        _colours(table.open),
        tuple([_colours(melded((area,))) for area in table.areas]),
        pairs(tuple(table.areas)),
        tuple([worth(table.agreed, area) for area in table.areas]),
        table.event_played,
        table.morgue_turns,
        top.name if top is not None else "",
        table.asked(),
        agenda(table),
        () if question is None else tuple([action.text for action in question.options(table)]),
        answered(table, seat),
    )


@lru_cache(maxsize=4096)
def pairs(areas: tuple[int, ...]) -> tuple[Pair, ...]:
    """The pairs, with these play areas. [bonus] [bonus-layoffs]"""
    melds = [melded((area,)) for area in areas]
    found = []
    for pair in range(PAIRS):
        one, other = [_first([open >> colour & 1 for open in melds]) for colour in (2 * pair, 2 * pair + 1)]
        deduced = _first([count(area, DEDUCTION + pair) for area in areas])
        found.append(Pair((one, other), one if one == other else -1, deduced))
    return tuple(found)


def _first(numbers: list[int]) -> int:
    """Where the first number other than 0 stands, or -1."""
    return next((place for place, number in enumerate(numbers) if number), -1)


def _colours(open: int) -> tuple[str, ...]:
    return tuple([name for colour, name in enumerate(COLOURS) if open >> colour & 1])


def lay_out(view: View) -> Table:
    """A table with everything public in a view, and no hidden cards."""
    table = new_table(view.agreed)
    table.dealer = view.dealer
    table.active = view.active
    table.hand_number = view.hand_number
    table.scores = view.scores
    table.sheets = view.sheets
    table.sizes = row[i64](view.sizes)
    table.areas = row[i64]([sum([UNIT[KIND[name]] for name in area]) for area in view.areas])
    table.under_size = view.under
    table.open = sum([1 << COLOURS.index(name) for name in view.melded])
    table.event_played = view.event_played
    table.shown = KIND[view.shown] if view.shown else NO_CARD
    table.second_file = view.second_file
    table.morgue_turns = view.morgue_turns
    ask_again(table, view, FRAMES, ACTIONS)
    return table


def face_up(table: Table) -> object:
    """What lies or has lain face up: all of the Rue Morgue, besides what a spectator sees. [morgue-is-remembered]"""
    return (view(table, None), tuple(table.morgue))


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
    colour: str
    aim: str
    pile: str
    partner: int
    """Another seat."""
    gave: str
    got: str
    gained: int
    gains: tuple[str, ...]
    points: int
    """What the gains score by themselves."""
    dropped: tuple[str, ...]
    sheet: Sheet
    scores: tuple[int, ...]


HEARINGS: Final[dict[str, Hearing]] = {
    "first-dealer": Hearing(open=("dealer",)),
    "hand-begins": Hearing(open=("number", "dealer", "size")),
    "dealt": Hearing(open=("count",), secret=("cards",), fleeting=("cards",)),
    "upcard": Hearing(open=("card", "left"), fleeting=("card",)),
    "put-under": Hearing(open=("count", "left")),
    "exchanged": Hearing(open=("partner",), secret=("gave", "got"), also=("partner",), fleeting=("gave", "got")),
    "hid": Hearing(secret=("card",), fleeting=("card",)),
    "drew": Hearing(open=("count", "left"), secret=("cards",), fleeting=("cards",)),
    "took": Hearing(open=("card",), fleeting=("card",), news=False),
    "melded": Hearing(open=("colour", "count"), chosen=True),
    "laid-off": Hearing(open=("colour",), chosen=True),
    "peeked": Hearing(secret=("card",), fleeting=("card",)),
    "fed-file": Hearing(open=("left",), secret=("card",), fleeting=("card",), news=False),
    "fed-morgue": Hearing(open=("card",), fleeting=("card",), news=False),
    "played": Hearing(open=("card", "aim"), chosen=True),
    "looked": Hearing(open=("pile",), secret=("cards",), fleeting=("cards",)),
    "fetched": Hearing(open=("card", "pile"), fleeting=("card",)),
    "discarded": Hearing(open=("card",), fleeting=("card",)),
    "caught": Hearing(open=("count", "cards", "gained", "gains", "points", "dropped")),
    "second-file": Hearing(open=("left",)),
    "scored": Hearing(open=("sheet", "scores")),
    "match-over": Hearing(open=("scores",)),
}
"""Who hears what. Whatever happens face up is open to all; what a seat draws, passes, feeds from the Case File or looks
at is its own, and what partners exchange is theirs; there is no other way to tell anybody anything.
[known-cards] [passed-cards-known] [feed-public] [no-table-talk]
Taking the open card of the Rue Morgue, or feeding a card one has looked at, tells nobody anything new.

Whatever goes to the Rue Morgue or under the Orang-Utan, or comes from there, is fleeting, because a diary that kept it
would amount to a look through the pile; so are the cards a player has picked up, exchanged or looked at. What stays on
the table can be seen there, and a catch ends the hand: it is part of the score sheet.
[closed-morgue] [morgue-is-remembered] [fed-cards-known] [passed-cards-known] [top-card-known]"""
