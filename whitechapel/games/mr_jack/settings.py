"""What the players agree on before a game: which printing of the board to use, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from whitechapel.core.game import Setting

FIRST: Final = "2006"
LATER: Final = "later"

TABLE: Final = (
    Setting("edition", (FIRST, LATER), FIRST),
    Setting("seats", (2,), 2),
)


class Settings(NamedTuple):
    """The settings of a game."""

    edition: str
    """The printing of the board: 2006, or a later one with other manholes and two other start hexes.
    [board-2006] [board-later]"""
    seats: int
    """Always two: the detective and Jack. [seats]"""


def settings(given: Mapping[str, Any]) -> Settings:
    """The complete record; whatever is not given takes its default."""
    return Settings(given.get("edition", FIRST), given.get("seats", 2))
