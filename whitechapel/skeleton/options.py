"""What the players agree on before a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from whitechapel.core.game import Option

TABLE: Final = (
    Option("seats", (2,), 2),
    Option("rounds", range(1, 21), 5, trials=(1, 3)),
)


class Options(NamedTuple):
    """The options of a game."""

    seats: int
    rounds: int
    """How many rounds are played. [rounds]"""


def options(given: Mapping[str, Any]) -> Options:
    """The complete record; what is not given takes its usual value."""
    return Options(given.get("seats", 2), given.get("rounds", 5))
