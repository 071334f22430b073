"""What the players agree on before a game, and nothing else. [options-agreed]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from whitechapel.core.frames import BadAnswer
from whitechapel.core.game import Setting
from whitechapel.games.check_the_ripper.material import USUAL, chart, check_room, word

NEXT: Final = "next"
STRICT: Final = "strict"
SHARED: Final = "shared"
COMPLETIONS: Final = "completions"

SMALL: Final = "CC#CC#/C#CC.C/.CC#.C/C#C#C./#C.CC#/CC#..C"
"""A small board on which everybody soon meets everybody: for checking the laws."""


def read_board(given: object) -> str:
    """The word for a board, the usual one by its name or any other written out; raises BadAnswer if no such board is
    possible. [board-file]"""
    if not isinstance(given, str):
        raise BadAnswer(
            "board-word",
            "'{given}' is not a board; it takes {usual} or a map written out.",
            given=str(given)[:80],
            usual=USUAL,
        )
    return word(chart(given))


TABLE: Final[tuple[Setting, ...]] = (
    Setting("seats", (2, 3, 4), 2),
    Setting("turn_limit", range(10, 1001), 400, trials=(30,)),
    Setting("land_only", (False, True), False),
    Setting("knight_over_files", (True, False), True),
    Setting("completed_card", (NEXT, STRICT), NEXT),
    Setting("failed_risk_ends_turn", (False, True), False),
    Setting("tie_break", (SHARED, COMPLETIONS), SHARED),
    Setting("board", (USUAL,), USUAL, trials=(USUAL, SMALL), parse=read_board),
)


class Settings(NamedTuple):
    """The settings of a game. [players] [options-agreed]"""

    seats: int
    turn_limit: int
    """The game ends after this many turns at the latest. [turn-limit]"""
    land_only: bool
    """Whether pieces keep to the land. [land-only]"""
    knight_over_files: bool
    """Whether knights leap over files. [knight-leaps] [knight-blocked]"""
    completed_card: str
    """Whether a convicted murderer's card leaves the game or keeps cycling. [card-leaves] [card-stays]"""
    failed_risk_ends_turn: bool
    """Whether a wrong file in a risk ends the turn. [risk-ends-turn]"""
    tie_break: str
    """Whether equal chips share the win or the murderers convicted decide. [shared-win] [tie-break]"""
    board: str
    """The word for the board. [board-file]"""


def settings(given: Mapping[str, Any]) -> Settings:
    """The complete record; whatever is not given takes its default. [board-room]"""
    record = Settings(**{**{option.name: option.default for option in TABLE}, **given})
    check_room(chart(record.board), record.seats, record.land_only)
    return record
