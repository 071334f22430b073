"""Every answer, built once, each with one text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whitechapel.core.frames import Action, BadAnswer

SIDES: Final = 6


class Say(Action):
    """What a player thinks the dice add up to."""

    __slots__ = ("total",)

    def __init__(self, total: int) -> None:
        super().__init__(f"say {total}")
        self.total = total


class Roll(Action):
    """A chance answer: what the dice show."""

    __slots__ = ("dice",)

    def __init__(self, dice: tuple[int, ...]) -> None:
        super().__init__(" ".join(["roll", *map(str, dice)]))
        self.dice = dice


TOTALS: Final = tuple([Say(total) for total in range(2, 2 * SIDES + 1)])
ROLLS: Final = tuple([Roll((one, other)) for one in range(1, SIDES + 1) for other in range(1, SIDES + 1)])
ACTIONS: Final[Mapping[str, Action]] = {action.text: action for action in TOTALS}
"""Every answer a player can ever give, by its text."""


def chance(text: str) -> Action:
    """A roll from its text; raises BadAnswer."""
    for roll in ROLLS:
        if roll.text == text:
            return roll
    raise BadAnswer("chance-skeleton", "'{given}' is not a roll of two dice.", given=text[:80])
