"""How a game is judged: the four ways it can end, and who has won."""

from __future__ import annotations

from typing import Final

from whitechapel.core.game import Result
from whitechapel.games.mr_jack.material import DETECTIVE, JACK

CAUGHT: Final = "caught"
"""The detective accused Jack."""
WRONGED: Final = "wronged"
"""The detective accused somebody else."""
ESCAPED: Final = "escaped"
"""Jack left the district."""
DAWN: Final = "dawn"
"""Eight rounds have passed."""


def verdict(accused: int, jack: int) -> str:
    """The outcome of an accusation; there is never a second one. [accuse-decides]"""
    return CAUGHT if accused == jack else WRONGED


def winner(ending: str) -> int:
    """The seat that has won. The detective wins only by accusing Jack himself, whatever else they knew.
    [accuse-decides] [escape-wins] [dawn] [known-is-not-caught]"""
    return DETECTIVE if ending == CAUGHT else JACK


def judge(ending: str) -> Result:
    """One point for the winner, none for the other."""
    won = winner(ending)
    return Result(tuple([1 if seat == won else 0 for seat in (DETECTIVE, JACK)]), (won,))
