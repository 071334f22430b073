"""Why an answer is refused: for every question, the rule that forbids an answer outside its options.

Each function is called only for answers that are not allowed, and looks only at what lies open.
"""

from __future__ import annotations

from typing import Final

from whitechapel.core.frames import Action
from whitechapel.games.check_the_ripper.actions import (
    CHANGE,
    KEEP,
    LOOK,
    PLACE,
    PUT_BACK,
    TAKE,
    TURN,
    Move,
)
from whitechapel.games.check_the_ripper.material import BISHOP, KING, KNIGHT, QUEEN, ROOK, SIDE
from whitechapel.games.check_the_ripper.state import Table

SHAPES: Final = ("king-moves", "queen-moves", "rook-moves", "bishop-moves", "knight-moves")
"""The rule on how each symbol moves. [king-moves] [queen-moves] [rook-moves] [bishop-moves] [knight-moves]"""


def place(table: Table, action: Action) -> str:
    """While pieces are placed before the first turn."""
    if isinstance(action, Move):
        if action.verb == PLACE:
            return _outside(table, action.square) or "placing"
        if action.verb <= KNIGHT:
            return "setup-order"
    return _elsewhere(action, "placing")


def change(table: Table, action: Action) -> str:
    """After two knights, before the first move."""
    return _elsewhere(action, "double-knights")


def move(table: Table, seat: int, action: Action) -> str:
    """While rolled moves are open."""
    if isinstance(action, Move) and action.verb <= KNIGHT:
        return _step(table, seat, action) if action.verb in table.moves else "roll"
    return _elsewhere(action, "done")


def bonus(table: Table, seat: int, action: Action) -> str:
    """When a bonus move is offered."""
    if isinstance(action, Move) and action.verb <= KNIGHT:
        return _step(table, seat, action) if action.verb == table.bonus[0] else "bonus-move"
    return _elsewhere(action, "bonus-declined")


def risk(table: Table, action: Action) -> str:
    """When a file has gone into the cabinet."""
    if isinstance(action, Move) and action.verb == TURN:
        return "risk-any-file"
    return _elsewhere(action, "risk-or-take")


def relocate(table: Table, action: Action) -> str:
    """When the winner of a duel relocates the loser."""
    if isinstance(action, Move) and action.verb == PLACE:
        return _outside(table, action.square) or "relocation-free"
    return _elsewhere(action, "loser-relocated")


def peek(table: Table, action: Action) -> str:
    """When the winner of a duel may look at a file."""
    if isinstance(action, Move) and action.verb == LOOK:
        return "peek-any-file"
    return _elsewhere(action, "peek")


def close(table: Table, action: Action) -> str:
    """While the winner of a duel looks at a file."""
    return _elsewhere(action, "peek-until-put-back")


def _elsewhere(action: Action, here: str) -> str:
    """For an answer that belongs to another question: that question's rule, or the one in force here. A player who is
    done, passes or declines when that is not on offer wants to skip what is asked, so that rule says what to do."""
    if isinstance(action, Move):
        verb = action.verb
        if verb == PLACE:
            return "loser-relocated"
        if verb in (TURN, TAKE):
            return "risk-or-take"
        if verb == LOOK:
            return "peek"
        if verb in (CHANGE, KEEP):
            return "double-knights"
        if verb == PUT_BACK:
            return "peek-until-put-back"
    return here


def _outside(table: Table, square: int) -> str | None:
    """Why this square can never be stood on, or None."""
    if table.board.open[square]:
        return None
    rows = table.board.chart.rows
    return "land-only" if square % SIDE < len(rows[0]) and square // SIDE < len(rows) else "inside-board"


def _step(table: Table, seat: int, move: Move) -> str:
    """Why a piece cannot go there with a symbol it has."""
    outside = _outside(table, move.square)
    if outside is not None:
        return outside
    here = table.where[seat]
    columns, ranks = move.square % SIDE - here % SIDE, move.square // SIDE - here // SIDE
    if columns == 0 and ranks == 0:
        return "no-empty-move"
    if not _shaped(move.verb, abs(columns), abs(ranks)):
        return SHAPES[move.verb]
    if move.verb == KNIGHT:
        return "knight-blocked"
    step = _sign(columns) + SIDE * _sign(ranks)
    square = here + step
    while square != move.square:
        if not table.board.open[square]:
            return "land-only"
        if square in table.where:
            return "slide-stops-at-pieces"
        town = table.board.town_at[square]
        if town >= 0 and table.lying >> town & 1:
            return "slide-stops-at-files"
        square += step
    raise AssertionError("a free line is never refused")


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _shaped(symbol: int, columns: int, ranks: int) -> bool:
    """Whether a piece with this symbol could go that far on an empty board."""
    straight = columns == 0 or ranks == 0
    diagonal = columns == ranks
    if symbol == KING:
        return max(columns, ranks) == 1
    if symbol == QUEEN:
        return straight or diagonal
    if symbol == ROOK:
        return straight
    if symbol == BISHOP:
        return diagonal
    return (min(columns, ranks), max(columns, ranks)) == (1, 2)
