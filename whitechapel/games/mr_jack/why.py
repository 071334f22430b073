"""Why an answer is refused: for every question, the rule that forbids an answer outside its options.

Each function is called only for answers that are not allowed, and looks only at what the seat it
answers may know.
"""

from __future__ import annotations

from typing import Final

from whitechapel.core.frames import Action
from whitechapel.games.mr_jack.actions import (
    ACCUSE,
    CARD,
    CORDON,
    COVER,
    FACE,
    LEAVE,
    LIGHT,
    MOVE,
    MOVE_FIRST,
    NOBODY,
    POWER_FIRST,
    STAY,
    SWAP,
    WHISTLE,
    Move,
)
from whitechapel.games.mr_jack.material import (
    BERT,
    CLOSER,
    DETECTIVE,
    DISTANCE,
    GOODLEY,
    GULL,
    LESTRADE,
    SMITH,
    STEALTHY,
    WATSON,
)
from whitechapel.games.mr_jack.state import Table

POWER_OF: Final = {
    LIGHT: SMITH, CORDON: LESTRADE, COVER: BERT, WHISTLE: GOODLEY, NOBODY: GOODLEY, SWAP: GULL, FACE: WATSON,
}  # fmt: skip
"""Whose power an answer belongs to."""


def choose(table: Table, action: Action) -> str:
    """When a card must be chosen."""
    if isinstance(action, Move) and action.verb == CARD:
        return "card-once" if table.dealt >> action.character & 1 else "cards-face-up"
    return "choose-card"


def power_or_move(table: Table, action: Action) -> str:
    """When the player chooses which half comes first."""
    if isinstance(action, Move) and action.verb == MOVE_FIRST:
        return "move-first-needs-way"
    return _elsewhere(table, action, "power-or-move")


def walk(table: Table, seat: int, action: Action, free: int, power_waits: bool) -> str:
    """When the character played has to move."""
    if not isinstance(action, Move):
        return "move-compulsory"
    verb = action.verb
    if verb == MOVE:
        return _move(table, action)
    if verb == ACCUSE:
        return _accuse(table, seat, action)
    if verb == LEAVE:
        return _leave(table, seat, action)
    if verb == STAY:
        if table.active == GULL:
            return "gull-must-swap"
        return "stuck-power-first" if power_waits and not free else "stay-when-stuck"
    if verb == SWAP and table.active == GULL:
        return "gull-swaps"
    if verb == FACE and table.active == WATSON:
        return "power-after"
    if verb in POWER_OF and POWER_OF[verb] == table.active:
        return "halves-whole"
    return _elsewhere(table, action, "move-compulsory")


def power(table: Table, character: int, action: Action) -> str:
    """When Smith, Lestrade or Bert has to use their power."""
    if isinstance(action, Move):
        if action.verb == LIGHT and character == SMITH:
            return "smith-dark-post" if table.lamps[action.at] else "smith-burning-light"
        if action.verb == CORDON and character == LESTRADE:
            return "lestrade-open-exit" if table.cordons >> action.at & 1 else "lestrade-takes-cordon"
        if action.verb == COVER and character == BERT:
            return _cover(table, action)
    return _other_half(table, action)


def whistle(table: Table, action: Action, left: int) -> str:
    """When Goodley whistles and has `left` points to spend."""
    if not isinstance(action, Move) or action.verb not in (WHISTLE, NOBODY):
        return _other_half(table, action)
    if action.verb == NOBODY:
        return "whistle-nobody"
    if table.called >> action.character & 1:
        return "whistle-each-once"
    x, y = table.where[action.character], action.to
    if not CLOSER[table.where[GOODLEY]][x] >> y & 1:
        return "whistle-nearer"
    if table.occupied >> y & 1:
        return "whistle-free-hex"
    return "whistle-three" if DISTANCE[x][y] > left else "whistle-spends-all"


def face(table: Table, action: Action) -> str:
    """When Watson's lantern must be turned."""
    return _elsewhere(table, action, "watson-faces")


def _other_half(table: Table, action: Action) -> str:
    """While a power is used: the move was made before it, or comes after it."""
    moving = isinstance(action, Move) and action.verb in (MOVE, ACCUSE, LEAVE)
    return "halves-whole" if moving else _elsewhere(table, action, "power-compulsory")


def _elsewhere(table: Table, action: Action, here: str) -> str:
    """For an answer that belongs to another question: the rule that keeps it from being given now, or the one in
    force."""
    if isinstance(action, Move):
        if action.verb == CARD:
            return "choose-card"
        if action.verb in POWER_OF and POWER_OF[action.verb] != table.active:
            return "power-own"
        if action.verb in (POWER_FIRST, MOVE_FIRST):
            return "halves-whole"
    return here


def _move(table: Table, move: Move) -> str:
    if move.to < 0:
        if table.active == STEALTHY:
            return "stealthy-ends-on-street"
        return "move-streets" if move.at < 0 else "gaslight-obstacle"
    if move.to == table.where[table.active]:
        return "move-not-back"
    if table.occupied >> move.to & 1:
        return "move-free-hex"
    return "stealthy-four" if table.active == STEALTHY else "move-one-to-three"


def _accuse(table: Table, seat: int, move: Move) -> str:
    if seat != DETECTIVE:
        return "accuse-detective"
    if move.character == table.active or not table.suspects >> move.character & 1:
        return "accuse-suspect"
    return "accuse-by-moving"


def _leave(table: Table, seat: int, move: Move) -> str:
    if seat == DETECTIVE or table.active != table.jack:
        return "escape-own-character"
    if table.seen:
        return "escape-not-in-round-one" if table.round == 1 else "escape-unseen"
    return "escape-cordon" if table.cordons >> move.to & 1 else "escape-costs-one"


def _cover(table: Table, move: Move) -> str:
    for i, hex in enumerate(table.board.manholes):
        if hex == move.at and table.covered >> i & 1:
            return "bert-open-manhole"
    return "bert-takes-cover"
