"""Why an answer is refused: for every question, the rule that forbids an answer outside its options.

Each function is called only for answers that are not allowed, and looks only at what the seat it
answers may know.
"""

from __future__ import annotations

from whitechapel.core.frames import Action
from whitechapel.games.jack_the_ripper.actions import (
    CALL_VOTE,
    DISCARD,
    DONE,
    DRAW_FILE,
    DRAW_YARD,
    ESCAPE,
    KEEP,
    LAY_OFF,
    MELD_,
    PASS,
    PLAY,
    TAKE,
    VOTE,
    Move,
)
from whitechapel.games.jack_the_ripper.material import ALIBI, ALL_VICTIMS, ESCAPES, FIELD, VICTIM, WILD, count
from whitechapel.games.jack_the_ripper.state import Table


def draw(table: Table, seat: int, action: Action) -> str:
    """At the start of a turn."""
    if not isinstance(action, Move):
        return "turn-order"
    if action.verb == DRAW_YARD:
        return "draw-stalling" if table.yard else "draw-empty-yard"
    if action.verb == CALL_VOTE:
        return _vote(table, "vote-any-meld" if table.agreed.vote_any_meld else "vote-needs-meld")
    return _elsewhere(table, seat, action, "turn-order")


def play(table: Table, seat: int, action: Action) -> str:
    """While a seat plays its cards."""
    if not isinstance(action, Move):
        return "turn-order"
    hand = table.hands[seat]
    verb = action.verb
    if verb in (DRAW_FILE, DRAW_YARD):
        return "draw-one"
    if verb == CALL_VOTE:
        return _vote(table, "vote-before-draw")
    if verb == DONE:
        return "window-every-turn"
    if verb == DISCARD:
        return "window-every-turn" if hand & FIELD[action.card] else "card-in-hand"
    if verb in (MELD_, LAY_OFF):
        return _evidence(table, seat, action)
    if verb == PLAY:
        return _gavel(table, seat, action)
    return _elsewhere(table, seat, action, "turn-order")


def discard(table: Table, seat: int, action: Action) -> str:
    """After `done`, when only the discard is left."""
    if isinstance(action, Move):
        if action.verb == DISCARD:
            return "card-in-hand"
        if action.verb in (DRAW_FILE, DRAW_YARD):
            return "draw-one"
    return _elsewhere(table, seat, action, "window-every-turn")


def ballot(table: Table, seat: int, action: Action) -> str:
    """While everybody votes."""
    return _elsewhere(table, seat, action, "vote-all")


def window(table: Table, seat: int, action: Action) -> str:
    """While everybody is asked about Ripper Escapes."""
    return _elsewhere(table, seat, action, "window-asks-all")


def look(table: Table, seat: int, action: Action) -> str:
    """While the player of a Scene looks through Scotland Yard."""
    if isinstance(action, Move) and action.verb == TAKE:
        return "scene-takes-from-yard"
    return _elsewhere(table, seat, action, "scene-takes-one")


def play_or_keep(table: Table, seat: int, action: Action) -> str:
    """When a Scene has fetched a gavel that could be played."""
    if isinstance(action, Move) and action.verb == PLAY and action.card == table.taken:
        return "alibi-needs-meld"
    return _elsewhere(table, seat, action, "scene-plays-gavel")


def _elsewhere(table: Table, seat: int, action: Action, here: str) -> str:
    """For an answer that belongs to another question: that question's rule, or the one in force here. Passing when
    something must be done breaks the rule that requires it."""
    if isinstance(action, Move):
        if action.verb == CALL_VOTE:
            return _vote(table, here)
        if action.verb == VOTE:
            return "vote-when-called"
        if action.verb == PASS and here == "turn-order":
            return "window-asks-all"
        if action.verb == TAKE:
            return "scene-looks"
        if action.verb == KEEP:
            return "scene-plays-gavel"
        if action.verb == ESCAPE:
            return _escape(table, seat)
    return here


def _vote(table: Table, here: str) -> str:
    """Why no vote can be called: votes are off in this match, one was already held this hand, or not now."""
    if not table.agreed.vote:
        return "vote-agreed"
    return "vote-once" if table.votes else here


def _escape(table: Table, seat: int) -> str:
    if table.victims < ALL_VICTIMS:
        return "escapes-needs-five"
    return "escapes-own-turn" if table.hands[seat] & FIELD[ESCAPES] else "card-in-hand"


def _evidence(table: Table, seat: int, move: Move) -> str:
    hand = table.hands[seat]
    if count(hand, WILD) < move.wilds or (move.naturals and count(hand, move.colour) < move.naturals):
        return "card-in-hand"
    if table.victims == 0:
        return "victim-first"
    if table.sizes[seat] <= move.naturals + move.wilds:
        return "keep-one-card"
    if not table.open >> move.colour & 1:
        return "layoff"
    return "wild-layoff-strict"


def _gavel(table: Table, seat: int, move: Move) -> str:
    if not table.hands[seat] & FIELD[move.card]:
        return "card-in-hand"
    if table.gavel_played:
        return "one-gavel"
    if table.sizes[seat] <= 1:
        return "keep-one-card"
    return "alibi-needs-meld" if ALIBI <= move.card < VICTIM else "suspect-needs-meld"
