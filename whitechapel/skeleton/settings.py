"""What the players agree on before a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from whitechapel.core.game import Setting

TABLE: Final = (
    Setting("seats", (2,), 2),
    Setting("rounds", range(1, 21), 5, trials=(1, 3)),
)


class Settings(NamedTuple):
    """The settings of a game."""

    seats: int
    rounds: int
    """How many rounds are played. [rounds]"""


def settings(given: Mapping[str, Any]) -> Settings:
    """The complete record; whatever is not given takes its default."""
    return Settings(given.get("seats", 2), given.get("rounds", 5))
