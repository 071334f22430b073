"""A bot that answers anything: the weakest opponent, for every game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from whitechapel.bots.bot import Candidate
from whitechapel.core.frames import Event
from whitechapel.core.game import Game


class RandomBot:
    """Any legal answer, all equally likely."""

    def __init__(self, game: Game, agreed: Any, seat: int, rng: Random) -> None:
        self._rng = rng

    def hear(self, event: Event) -> None:
        """It does not listen."""

    def choose(self, view: Any) -> str:
        """One of the options, at random."""
        answer: str = self._rng.choice(view.options)
        return answer

    def weigh(self, view: Any) -> Sequence[Candidate]:
        """The answer it would give, without a value."""
        return (Candidate(self.choose(view)),)
