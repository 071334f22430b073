"""What a seat may see and hear. Everything here is built up from nothing; what is not put in is not seen."""

from __future__ import annotations

from typing import Final, NamedTuple

from whitechapel.core.game import Hearing
from whitechapel.skeleton.actions import ACTIONS
from whitechapel.skeleton.settings import Settings
from whitechapel.skeleton.state import Table


class View(NamedTuple):
    """The table as one seat sees it (`seat` None: a spectator)."""

    seat: int | None
    agreed: Settings
    round: int
    scores: tuple[int, ...]
    die: int
    """The seat's own die, or 0. [roll-in-secret]"""
    question: str
    asked: tuple[int, ...]
    answered: str
    """The seat's own answer while others have not given theirs, or empty."""
    options: tuple[str, ...]


def view(table: Table, seat: int | None) -> View:
    """The table as a seat sees it."""
    answered = [action.text for frame, action in table.sealed if frame.seat == seat]
    asked = seat is not None and seat in table.waiting()
    return View(
        seat=seat,
        agreed=table.agreed,
        round=table.round,
        scores=table.scores,
        die=table.dice[seat] if seat is not None and table.dice else 0,
        question=table.stack[-1].name if table.stack else "",
        asked=table.asked(),
        answered=answered[0] if answered else "",
        options=tuple(ACTIONS) if asked else (),
    )


def face_up(table: Table) -> object:
    """What lies or has lain face up: the dice that were shown. [show-dice]"""
    return [event.facts for event in table.events or () if event.kind in ("said", "shown")]


HEARINGS: Final[dict[str, Hearing]] = {
    "rolled": Hearing(open=("round",), secret=("die",)),
    "said": Hearing(open=("total", "off")),
    "shown": Hearing(open=("dice",)),
}
"""Who hears what of each kind of event."""
