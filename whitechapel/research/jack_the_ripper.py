"""Jack the Ripper as numbers: 183 answers, and what a seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from whitechapel.games.jack_the_ripper.actions import ACTIONS
from whitechapel.games.jack_the_ripper.material import COLOURS, COPIES, NAMES, SUSPECTS, WILD
from whitechapel.games.jack_the_ripper.settings import Settings
from whitechapel.research.planes import Plane, counted_by_seat, flags, numbers, one_of, row
from whitechapel.research.quick.jack_the_ripper import Writer
from whitechapel.research.quick.rummy import CARDS
from whitechapel.research.rummy import cards, standing, whose_turn
from whitechapel.research.schema import Schema

QUESTIONS: Final = ("ballot", "draw", "play", "play-or-keep", "look", "window", "discard")
MOST: Final = max(COPIES)
SUSPICION: Final = 20
"""Evidence against a suspect that counts as certainty."""


def planes(agreed: Settings) -> tuple[Plane, ...]:
    """What a seat sees."""
    seats = agreed.seats
    return (
        *whose_turn(agreed, QUESTIONS),
        *cards(agreed, NAMES, MOST, COLOURS),
        *counted_by_seat("area", "The cards in a play area.", seats, NAMES, MOST, lambda view, s: view.areas[s].cards),
        *counted_by_seat(
            "wilds",
            "The wilds in a play area, by the colour they were played as.",
            seats,
            SUSPECTS,
            COPIES[WILD],
            lambda view, s: view.areas[s].wilds,
        ),
        numbers(
            "piles",
            "How large the piles are, how many victims lie, and how long nobody drew from the Case File.",
            file=(CARDS, lambda view: view.file),
            yard=(CARDS, lambda view: view.yard),
            victims=(5, lambda view: view.victims),
            yard_turns=(16, lambda view: view.yard_turns),
            hand_number=(agreed.max_hands, lambda view: view.hand_number),
        ),
        one_of("taken", "The gavel a Scene has just fetched.", NAMES, lambda view: view.taken),
        one_of("alibi", "The suspect whose alibi is in play.", SUSPECTS, lambda view: view.alibi),
        row("suspicion", "The points against each suspect.", SUSPECTS, SUSPICION, lambda view: view.suspicion),
        one_of("ripper", "Who would be the Ripper now.", SUSPECTS, lambda view: view.ripper),
        one_of("vote", "My own vote in this hand.", SUSPECTS, lambda view: view.vote),
        flags(
            "flags",
            "Things that are so or not.",
            gavel_played=lambda view: view.gavel_played,
            last_card_lost=lambda view: view.last_card_lost,
            second_file=lambda view: view.second_file,
            voted=lambda view: view.voted,
            answered=lambda view: view.answered != "",
        ),
        standing(seats),
    )


def holders(agreed: Settings, seat: int) -> tuple[str, ...]:
    """Where the unseen cards are."""
    return (*(str((seat + i) % agreed.seats) for i in range(agreed.seats)), "file")


def actions(agreed: Any) -> tuple[str, ...]:
    """Every answer of the game."""
    return tuple(ACTIONS)


def writer(agreed: Settings, places: Mapping[str, int]) -> Writer:
    """The quick way to fill the planes."""
    return Writer(agreed, places, QUESTIONS, SUSPICION)


SMALL: Final = {"max_hands": 1, "endgame": 3, "seed": 102}
SCHEMA: Final = Schema(actions, planes, holders, NAMES, NAMES, outcomes=len(NAMES), writer=writer, small=SMALL)
