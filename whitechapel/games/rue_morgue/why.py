"""Why an answer is refused: for every question, the rule that forbids an answer outside its options.

Each function is called only for answers that are not allowed, and looks only at what the seat it
answers may know.
"""

from __future__ import annotations

from whitechapel.core.frames import Action
from whitechapel.games.rue_morgue.actions import (
    CONSULT,
    DISCARD,
    DRAW_FILE,
    DRAW_MORGUE,
    DRAW_TWO,
    FEED_FILE,
    FEED_MORGUE,
    HIDE,
    LAY_OFF,
    MELD_,
    PASS,
    PLAY,
    TAKE,
    Move,
)
from whitechapel.games.rue_morgue.material import ASSISTANCE, PREFECT, count
from whitechapel.games.rue_morgue.state import Table


def draw(table: Table, action: Action) -> str:
    """At the start of a turn."""
    if isinstance(action, Move) and action.verb == DRAW_MORGUE:
        return "draw-stalling" if table.morgue else "draw-empty-morgue"
    return _elsewhere(table, action, "turn-order")


def play(table: Table, seat: int, action: Action) -> str:
    """While a seat plays its cards."""
    if isinstance(action, Move):
        if action.verb in (DRAW_FILE, DRAW_MORGUE):
            return "draw-one"
        if action.verb in (MELD_, LAY_OFF, PLAY, DISCARD):
            if action.verb == MELD_ and table.open >> action.card & 1:
                return "meld-once"
            if count(table.hands[seat], action.card) < action.copies:
                return "card-in-hand"
            return _event(table, seat, action) if action.verb == PLAY else _evidence(table, seat, action)
    return _elsewhere(table, action, "turn-order")


def feed(table: Table, action: Action) -> str:
    """After a meld, while the Orang-Utan waits for its card."""
    if isinstance(action, Move) and action.verb == FEED_MORGUE:
        return "feed-empty-morgue"
    return _elsewhere(table, action, "feed-at-once")


def search(table: Table, action: Action) -> str:
    """While a pile is being searched."""
    if isinstance(action, Move) and action.verb == TAKE:
        return "search-takes-from-pile"
    return _elsewhere(table, action, "search-takes-one")


def pass_one(table: Table, action: Action) -> str:
    """While partners pass each other a card: before the first turn, when they hide one next, or during a turn."""
    if isinstance(action, Move):
        if action.verb == PASS:
            return "card-in-hand"
        if action.verb == HIDE and any(frame.name == "ask-to-hide" for frame in table.stack):
            return "pass"
    return _elsewhere(table, action, "pass")


def hide(table: Table, action: Action) -> str:
    """While everybody puts a card under the Orang-Utan."""
    if isinstance(action, Move):
        if action.verb == HIDE:
            return "card-in-hand"
        if action.verb == PASS:
            return "hide"
    return _elsewhere(table, action, "hide")


def _elsewhere(table: Table, action: Action, here: str) -> str:
    """For an answer that belongs to another question: that question's rule, or the one in force here."""
    if isinstance(action, Move):
        if action.verb in (FEED_FILE, FEED_MORGUE):
            return "escaped-not-fed" if table.second_file else "feed"
        if action.verb == TAKE:
            return "search-needs-card"
        if action.verb == PASS:
            return "pass-when"
        if action.verb == HIDE:
            return "hide-when"
    return here


def _evidence(table: Table, seat: int, move: Move) -> str:
    if table.sizes[seat] <= move.copies:
        return "keep-one-card"
    return "layoff"


def _event(table: Table, seat: int, move: Move) -> str:
    if table.event_played:
        return "one-event"
    if table.sizes[seat] <= 1:
        return "keep-one-card"
    if move.card != ASSISTANCE:
        return "prefect-needs-le-bon" if move.card == PREFECT else "deduction-needs-both"
    if move.aim == CONSULT or (move.aim == DRAW_TWO and table.agreed.seats == 4):
        return "assistance-teams" if table.agreed.seats == 4 else "assistance-two-three"
    return "assistance-without-effect"
