"""Check the Ripper as numbers: the answers and the squares of the board in play, and what a seat sees."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any, Final

from whitechapel.games.check_the_ripper.actions import ACTIONS, THROW_ODDS
from whitechapel.games.check_the_ripper.material import (
    BONUS_MOVES,
    CHIPS,
    COPIES,
    FACES,
    KNIGHT_MOVES,
    SQUARES,
    SYMBOLS,
    WEAPONS,
    Board,
    board,
)
from whitechapel.games.check_the_ripper.settings import Settings
from whitechapel.research.planes import (
    Plane,
    by_seat,
    counted,
    numbers,
    one_of,
    people,
    row,
    seat_of,
    seats_of,
    some_of,
)
from whitechapel.research.quick.check_the_ripper import Writer
from whitechapel.research.schema import Schema

QUESTIONS: Final = ("place", "change", "move", "bonus", "risk", "relocate", "peek", "close")


def _board(agreed: Settings) -> Board:
    return board(agreed.board, agreed.land_only)


def _where(agreed: Settings, squares: tuple[str, ...]) -> Plane:
    index = {square: i for i, square in enumerate(squares)}
    seats = agreed.seats
    size = len(squares)

    def fill(view: Any, out: array[float], at: int) -> None:
        me = view.seat or 0
        for i in range(seats):
            square = view.where[(me + i) % seats]
            if square:
                out[at + i * size + index[square]] = 1.0

    entries = tuple([f"{who} on {square}" for who in people(seats) for square in squares])
    return Plane("where", entries, "The square each piece stands on.", fill)


def _file(name: str, meaning: str, towns: tuple[str, ...]) -> tuple[Plane, Plane]:
    return (
        one_of(name, meaning, towns, lambda view: (getattr(view, name) or _NONE).square),
        one_of(
            f"{name} face", "What it shows, if I may see it.", FACES, lambda view: (getattr(view, name) or _NONE).face
        ),
    )


class _NONE:
    """No file is open."""

    square = ""
    face = ""


def planes(agreed: Settings) -> tuple[Plane, ...]:
    """What a seat sees."""
    seats = agreed.seats
    squares = tuple([SQUARES[square] for square in _board(agreed).squares])
    towns = tuple([SQUARES[square] for square in _board(agreed).towns])
    return (
        one_of("question", "What is being asked.", QUESTIONS, lambda view: view.question),
        seats_of("asked", "Who is being asked.", seats, lambda view: view.asked),
        seat_of("active", "Whose turn it is.", seats, lambda view: view.active),
        _where(agreed, squares),
        some_of("files", "The towns in which a file lies.", towns, lambda view: view.files),
        *_file("shown", "The file that lies open for all.", towns),
        *_file("peeked", "The file the winner of a duel looks at.", towns),
        one_of("murderer", "The open murderer card.", WEAPONS, lambda view: view.murderer),
        row("cabinet", "The files of each murderer in the cabinet.", WEAPONS, COPIES, lambda view: view.cabinet),
        by_seat("chips", f"The chips of each seat, of all {CHIPS}.", seats, lambda _: CHIPS, lambda view: view.chips),
        by_seat(
            "convictions",
            "How many of the four murderers each seat has convicted.",
            seats,
            lambda _: len(WEAPONS),
            lambda view: view.convictions,
        ),
        counted("moves", "The rolled moves that are still open.", SYMBOLS, KNIGHT_MOVES, lambda view: view.moves),
        counted("bonus", "The bonus moves that are still open.", SYMBOLS, BONUS_MOVES, lambda view: view.bonus),
        one_of("next bonus", "The next of them.", SYMBOLS, lambda view: view.bonus[0] if view.bonus else ""),
        seat_of("rival", "Who is attacked.", seats, lambda view: view.rival),
        counted("duel", "The dice of the last duel of this turn.", SYMBOLS, 2, lambda view: view.duel),
        numbers(
            "counts",
            "How far the game has come, and what is at stake.",
            turn=(agreed.turn_limit, lambda view: view.turn),
            stack=(len(WEAPONS), lambda view: view.stack),
            stake=(CHIPS, lambda view: view.stake),
            forfeited=(CHIPS, lambda view: view.forfeited),
            bonuses=(BONUS_MOVES, lambda view: view.bonuses),
        ),
    )


def holders(agreed: Settings, seat: int) -> tuple[str, ...]:
    """The files, by their squares, and the murderer cards below the open one."""
    towns = [SQUARES[square] for square in _board(agreed).towns]
    return (*towns, *(f"card {number}" for number in range(2, len(WEAPONS) + 1)))


def actions(agreed: Settings) -> tuple[str, ...]:
    """Every answer that names no square, or one of this board."""
    here = set(_board(agreed).squares)
    return tuple([text for text, move in ACTIONS.items() if move.square < 0 or move.square in here])


def writer(agreed: Settings, places: Mapping[str, int]) -> Writer:
    """The quick way to fill the planes."""
    return Writer(agreed, places, QUESTIONS, _board(agreed))


SMALL: Final = {"turn_limit": 10, "endgame": 1, "seed": 10}
SCHEMA: Final = Schema(actions, planes, holders, FACES, FACES, outcomes=len(THROW_ODDS), writer=writer, small=SMALL)
