"""The planes shared by both Mystery Rummy games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from whitechapel.research.planes import Plane, by_seat, counted, one_of, seat_of, seats_of, some_of
from whitechapel.research.quick.rummy import MANY


def whose_turn(agreed: Any, questions: Sequence[str]) -> tuple[Plane, ...]:
    """What is asked, and whom."""
    seats = agreed.seats
    return (
        one_of("question", "What is being asked.", questions, lambda view: view.question),
        seats_of("asked", "Who is being asked.", seats, lambda view: view.asked),
        seat_of("active", "Whose turn it is.", seats, lambda view: view.active),
        seat_of("dealer", "Who dealt this hand.", seats, lambda view: view.dealer),
    )


def cards(agreed: Any, names: Sequence[str], copies: int, colours: Sequence[str]) -> tuple[Plane, ...]:
    """Hands, piles and melds."""
    return (
        counted("hand", "How many cards of each kind I hold.", names, copies, lambda view: view.hand),
        by_seat(
            "sizes",
            f"How many cards each seat holds, of {MANY}.",
            agreed.seats,
            lambda _: MANY,
            lambda view: view.sizes,
        ),
        one_of("top", "The top card of the discard pile.", names, lambda view: view.top),
        counted("look", "The cards of the pile I am looking through.", names, copies, lambda view: view.look),
        some_of("melded", "The colours with a meld on the table.", colours, lambda view: view.melded),
    )


def standing(sides: int) -> Plane:
    """The score of the match."""
    return by_seat(
        "scores",
        "The points of each side, as a part of the target of the match.",
        sides,
        lambda view: view.agreed.target,
        lambda view: view.scores,
    )
