"""Mr. Jack as numbers: the answers, and what the detective or Jack sees."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any, Final

from whitechapel.games.mr_jack.actions import ACTIONS, CARD_SETS, MOVE
from whitechapel.games.mr_jack.material import (
    CHARACTERS,
    EXITS,
    FACINGS,
    HEX,
    HEXES,
    PLAIN,
    POSTS,
    ROUNDS,
    TURNS,
    WHISTLE_POINTS,
)
from whitechapel.games.mr_jack.settings import Settings
from whitechapel.research.planes import Plane, flags, numbers, one_of, some_of
from whitechapel.research.quick.mr_jack import LAMPS, Writer
from whitechapel.research.schema import Schema

QUESTIONS: Final = (
    "choose-card", "power-or-move", "move", "move-first", "face", "light", "cordon", "cover", "whistle",
)  # fmt: skip


def _where() -> Plane:
    def fill(view: Any, out: array[float], at: int) -> None:
        for hex in view.where:
            if hex:
                out[at + HEX[hex]] = 1.0
            at += len(HEXES)

    entries = tuple([f"{character} on {hex}" for character in CHARACTERS for hex in HEXES])
    return Plane("where", entries, "The hex each character stands on.", fill)


def _lamps() -> Plane:
    def fill(view: Any, out: array[float], at: int) -> None:
        for lamp in view.lamps:
            out[at + lamp] = 1.0
            at += LAMPS

    kinds = ("nothing", *(f"gaslight {number}" for number in range(1, PLAIN)), "gaslight")
    entries = tuple([f"{kind} on {post}" for post in POSTS for kind in kinds])
    return Plane("lamps", entries, "What is on each gaslight post.", fill)


def planes(agreed: Settings) -> tuple[Plane, ...]:
    """What a seat sees."""
    return (
        one_of("seat", "Who I am.", (0, 1), lambda view: view.seat),
        one_of("question", "What is being asked.", QUESTIONS, lambda view: view.question),
        some_of("asked", "Who is being asked; nobody while cards are dealt.", (0, 1, -1), lambda view: view.asked),
        one_of("round", "The round, from 1 to 8.", range(1, ROUNDS + 1), lambda view: view.round),
        one_of("turn", "How many cards of this round have been played.", range(TURNS + 1), lambda view: view.turn),
        some_of("cards", "The character cards that lie face up.", CHARACTERS, lambda view: view.cards),
        some_of("played", "Those of this round that were played.", CHARACTERS, lambda view: view.played),
        some_of("next", "In an odd round: the cards of the next one.", CHARACTERS, lambda view: view.next),
        one_of("active", "Whose card is being played.", CHARACTERS, lambda view: view.active),
        _where(),
        some_of("lit", "The hexes that are lit.", HEXES, lambda view: view.lit),
        _lamps(),
        one_of("facing", "Where Watson's lantern points.", FACINGS, lambda view: view.facing),
        some_of("cordons", "The closed exits.", EXITS, lambda view: view.cordons),
        some_of("covers", "The covered manholes.", HEXES, lambda view: view.covers),
        some_of("in sight", "Who would be seen now.", CHARACTERS, lambda view: view.in_sight),
        some_of("suspects", "Whose tokens show the suspect side.", CHARACTERS, lambda view: view.suspects),
        some_of("possible", "Who can still be Jack, as far as I can prove it.", CHARACTERS, lambda view: view.possible),
        one_of("jack", "Who Jack is, if I know it.", CHARACTERS, lambda view: view.jack),
        some_of("alibis", "The alibi cards I have drawn.", CHARACTERS, lambda view: view.alibis),
        some_of("called", "Whom Goodley has already moved.", CHARACTERS, lambda view: view.called),
        numbers(
            "counts",
            "What is left to whistle with, and where the alibi cards are.",
            calls=(WHISTLE_POINTS, lambda view: view.calls),
            drawn_by_the_detective=(len(CHARACTERS), lambda view: view.drawn[0]),
            drawn_by_jack=(len(CHARACTERS), lambda view: view.drawn[1]),
            pile=(len(CHARACTERS), lambda view: view.pile),
        ),
        flags("flags", "Things that are so or not.", seen=lambda view: view.seen),
    )


def holders(agreed: Settings, seat: int) -> tuple[str, ...]:
    """Where the alibi cards are."""
    return ("jack", "0", "1", "pile")


def actions(agreed: Any) -> tuple[str, ...]:
    """Every answer that can ever be legal: nobody moves onto a house, a garden or a gaslight."""
    return tuple([text for text, move in ACTIONS.items() if move.verb != MOVE or move.to >= 0])


def writer(agreed: Settings, places: Mapping[str, int]) -> Writer:
    """The quick way to fill the planes."""
    return Writer(agreed, places, QUESTIONS)


SMALL: Final = {"endgame": 2, "seed": 196}
SCHEMA: Final = Schema(
    actions, planes, holders, CHARACTERS, CHARACTERS, outcomes=len(CARD_SETS), writer=writer, small=SMALL
)
