"""The Rue Morgue as numbers: 121 answers, and what a seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from whitechapel.games.rue_morgue.actions import ACTIONS
from whitechapel.games.rue_morgue.material import COLOURS, COPIES, NAMES
from whitechapel.games.rue_morgue.settings import Settings
from whitechapel.research.planes import Plane, counted_by_seat, flags, numbers, one_of
from whitechapel.research.quick.rue_morgue import Writer
from whitechapel.research.quick.rummy import CARDS
from whitechapel.research.rummy import cards, standing, whose_turn
from whitechapel.research.schema import Schema

QUESTIONS: Final = ("pass", "hide", "draw", "play", "feed", "search", "search-under")
MOST: Final = max(COPIES)


def planes(agreed: Settings) -> tuple[Plane, ...]:
    """What a seat sees."""
    return (
        *whose_turn(agreed, QUESTIONS),
        *cards(agreed, NAMES, MOST, COLOURS),
        *counted_by_seat(
            "area",
            "The cards in a side's play area.",
            agreed.sides,
            NAMES,
            MOST,
            lambda view, s: view.areas[s % len(view.areas)],
        ),
        numbers(
            "piles",
            "How large the piles are, and how long nobody drew from the Case File.",
            file=(CARDS, lambda view: view.file),
            morgue=(CARDS, lambda view: view.morgue),
            under=(CARDS, lambda view: view.under),
            morgue_turns=(16, lambda view: view.morgue_turns),
            hand_number=(agreed.max_hands, lambda view: view.hand_number),
        ),
        one_of("peek", "The top card of the Case File, while I feed the Orang-Utan.", NAMES, lambda view: view.peek),
        one_of("shown", "The card a search has fetched.", NAMES, lambda view: view.shown),
        flags(
            "flags",
            "Things that are so or not.",
            event_played=lambda view: view.event_played,
            second_file=lambda view: view.second_file,
            answered=lambda view: view.answered != "",
        ),
        standing(agreed.sides),
    )


def holders(agreed: Settings, seat: int) -> tuple[str, ...]:
    """Where the unseen cards are."""
    return (*(str((seat + i) % agreed.seats) for i in range(agreed.seats)), "under", "file", "top")


def actions(agreed: Any) -> tuple[str, ...]:
    """Every answer of the game."""
    return tuple(ACTIONS)


def writer(agreed: Settings, places: Mapping[str, int]) -> Writer:
    """The quick way to fill the planes."""
    return Writer(agreed, places, QUESTIONS)


SMALL: Final = {"max_hands": 1, "endgame": 1, "seed": 100}
SCHEMA: Final = Schema(actions, planes, holders, NAMES, NAMES, outcomes=len(NAMES), writer=writer, small=SMALL)
