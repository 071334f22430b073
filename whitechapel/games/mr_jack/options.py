"""What the players agree on before a game: which printing of the board lies on the table, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from whitechapel.core.game import Option

FIRST: Final = "2006"
LATER: Final = "later"

TABLE: Final = (
    Option("edition", (FIRST, LATER), FIRST),
    Option("seats", (2,), 2),
)


class Options(NamedTuple):
    """The options of a game."""

    edition: str
    """The printing of the board: 2006, or a later one with other manholes and two other start hexes.
    [board-2006] [board-later]"""
    seats: int
    """Always two: the detective and Jack. [seats]"""


def options(given: Mapping[str, Any]) -> Options:
    """The complete record; what is not given takes its usual value."""
    return Options(given.get("edition", FIRST), given.get("seats", 2))
