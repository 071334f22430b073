"""What a seat may see and hear. Everything here is built up from nothing; what is not put in is not seen."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypedDict

from whitechapel.core.game import Hearing
from whitechapel.games.check_the_ripper.effects import loser, name_of, square_of
from whitechapel.games.check_the_ripper.material import COPIES, FACES, SQUARES, SYMBOLS, TOWNS, WEAPONS, Board
from whitechapel.games.check_the_ripper.scoring import value
from whitechapel.games.check_the_ripper.settings import Settings
from whitechapel.games.check_the_ripper.state import Table


class OpenFile(NamedTuple):
    """A file being looked at."""

    square: str
    town: str
    """The name of the town, or empty if the board has no names."""
    face: str
    """What it shows; empty for those who may not see it."""


class View(NamedTuple):
    """The table as one seat sees it (`seat` None: a spectator). What was seen and has been closed again is not
    shown."""

    seat: int | None
    agreed: Settings
    map: tuple[str, ...]
    """The board from north to south, as in a board file."""
    towns: tuple[tuple[str, str], ...]
    """The square and the name of each town, in reading order."""
    turn: int
    active: int
    """Whose turn it is; before the first turn, who goes first."""
    next: int
    """Whose turn comes after it."""
    where: tuple[str, ...]
    """The square of each seat's piece, or empty."""
    files: tuple[str, ...]
    """The squares on which a file lies."""
    shown: OpenFile | None
    """The file that lies face up for all until a player's next answer."""
    peeked: OpenFile | None
    """The file the winner of a duel is looking at: everybody sees which one, but only the winner what it shows."""
    murderer: str
    """The open murderer card, or empty."""
    stack: int
    """How many murderer cards lie face down under it."""
    cabinet: tuple[int, ...]
    """How many files of each murderer are in the cabinet, in the order of `material.WEAPONS`."""
    chips: tuple[int, ...]
    convictions: tuple[int, ...]
    """How many murderers each seat has convicted."""
    stake: int
    """The chips of the series that is being risked."""
    worth: int
    """What the open murderer's next file scores, the extra included; 0 if there are no more."""
    hoped: int
    """The chips of the series if that file is turned up next."""
    left: int
    """How many files of the open murderer are not in the cabinet yet."""
    forfeited: int
    """The chips lost in risks so far."""
    dice: tuple[str, ...]
    """The dice as rolled this turn."""
    moves: tuple[str, ...]
    """The rolled moves still open."""
    bonus: tuple[str, ...]
    """The bonus moves still open, the next one first."""
    bonuses: int
    """How many bonus moves were won this turn."""
    rival: int
    """The seat under attack, or -1."""
    loser: int
    """The seat that has lost the duel, until its piece is put somewhere else; otherwise -1."""
    duel: tuple[str, ...]
    """The dice of this turn's last duel, the attacker's first."""
    ending: str
    """How the game has ended, or empty."""
    question: str
    """What is being asked, or empty once the game is over."""
    asked: tuple[int, ...]
    """The seat the question was put to."""
    agenda: tuple[tuple[str, int], ...]
    """What is still to come: the questions and the seats they are put to, the next one last."""
    options: tuple[str, ...]
    """The answers this seat can give now."""


def view(table: Table, seat: int | None) -> View:
    """What this seat sees now. [memory] [reveal-to-all] [shown-until-next-answer] [peek-private]
    [peek-until-put-back] [card-order]"""
    question = table.question_of(seat)
    board = table.board
    top = table.stack[-1] if table.stack else None
    worth = _worth(table)
    # In the order of the fields: with their names, Python would take four times as long.
    return View(
        seat,
        table.agreed,
        board.chart.rows,
        _towns(board),
        table.turn,
        table.active,
        (table.active + 1) % table.agreed.seats,
        tuple([SQUARES[square] if square >= 0 else "" for square in table.where]),
        tuple([square_of(table, town) for town in range(TOWNS) if table.lying >> town & 1]),
        _file(table, table.shown, seen=True),
        _file(table, table.peeked, seen=top is not None and top.seat == seat),
        WEAPONS[table.cards[0]] if table.cards else "",
        max(len(table.cards) - 1, 0),
        table.cabinet,
        table.chips,
        table.convictions,
        table.stake,
        worth,
        table.stake + worth,
        COPIES - table.cabinet[table.cards[0]] if table.cards else 0,
        table.forfeited,
        _symbols(table.dice),
        _symbols(table.moves),
        _symbols(table.bonus),
        table.bonuses,
        table.rival,
        loser(table, top.seat) if top is not None and top.name == "relocate" else -1,
        _symbols(table.duel),
        table.ending,
        top.name if top is not None else "",
        table.asked(),
        tuple([(frame.name, frame.seat) for frame in table.stack]),
        () if question is None else tuple([action.text for action in question.options(table)]),
    )


@lru_cache
def _towns(board: Board) -> tuple[tuple[str, str], ...]:
    return tuple([(SQUARES[board.towns[town]], board.chart.names[town]) for town in range(TOWNS)])


def _worth(table: Table) -> int:
    """As the cabinet shows: the value of the next file and, if it is the fourth, the extra. [file-value]
    [completion-extra]"""
    if not table.cards or table.cabinet[table.cards[0]] == COPIES:
        return 0
    number = table.cabinet[table.cards[0]] + 1
    return value(number, table.cabinet.count(COPIES) + (number == COPIES))


def _symbols(symbols: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([SYMBOLS[symbol] for symbol in symbols])


def _file(table: Table, town: int, seen: bool) -> OpenFile | None:
    """A file somebody is looking at; the seat looking is the one asked to put it back."""
    if town < 0:
        return None
    return OpenFile(square_of(table, town), name_of(table, town), FACES[table.files[town]] if seen else "")


def face_up(table: Table) -> object:
    """What lies or has lain face up: nothing but what a spectator sees, because whatever is told to all lies open until
    the next answer. [shown-until-next-answer]"""
    return view(table, None)


class Facts(TypedDict):
    """The type of each fact, whichever event tells it. Never instantiated: the types of the browser client are
    generated from it, and a test compares it with what is told in games."""

    square: str
    town: str
    face: str
    murderer: str
    number: int
    """Which file of this murderer it is."""
    stake: int
    chips: int
    symbol: str
    at: str
    to: str
    first: str
    second: str
    count: int
    rival: int
    """Another seat, as in `winner` and `other`."""
    winner: int
    other: int
    ending: str
    scores: tuple[int, ...]


HEARINGS: Final[dict[str, Hearing]] = {
    "files-laid": Hearing(),
    "first": Hearing(),
    "placed": Hearing(open=("square",), news=False),
    "first-card": Hearing(open=("murderer",), fleeting=("murderer",)),
    "rolled": Hearing(open=("first", "second")),
    "card-changed": Hearing(open=("murderer",), fleeting=("murderer",)),
    "card-kept": Hearing(news=False),
    "gave-up": Hearing(open=("count",), news=False),
    "declined": Hearing(open=("symbol",), news=False),
    "moved": Hearing(open=("symbol", "at", "to"), news=False),
    "revealed": Hearing(open=("square", "town", "face"), fleeting=("face",)),
    "turned": Hearing(open=("square", "town", "face"), fleeting=("face",)),
    "filed": Hearing(open=("murderer", "number", "stake"), fleeting=("murderer",)),
    "took": Hearing(open=("chips",), news=False),
    "convicted": Hearing(open=("murderer", "chips"), fleeting=("murderer",)),
    "next-card": Hearing(open=("murderer",), fleeting=("murderer",)),
    "forfeited": Hearing(open=("chips",)),
    "challenged": Hearing(open=("rival", "square"), news=False),
    "duel": Hearing(open=("rival", "first", "second", "winner")),
    "bonus": Hearing(open=("symbol",)),
    "relocated": Hearing(open=("other", "square"), news=False),
    "no-peek": Hearing(news=False),
    "peeked": Hearing(open=("square", "town"), secret=("face",), fleeting=("face",)),
    "put-back": Hearing(news=False),
    "game-over": Hearing(open=("ending", "scores")),
}
"""Who hears what. Everything happens face up except the look of a duel's winner. Moves and choices tell nobody
anything they could not see coming; files, cards and dice do. The faces of files and cards are turned down again, and a
diary that named the wanted murderers would give away the order of their cards. [peek-private] [memory]"""
