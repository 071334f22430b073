"""What a bot is: somebody who hears what a seat is told, sees what it sees, and answers when asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from whitechapel.core.frames import Event
from whitechapel.core.game import Game


class Candidate(NamedTuple):
    """An answer a bot has thought about, and what it thinks of it."""

    answer: str
    """The text of one of `view.options`."""
    value: float | None = None
    """What it expects of it, from 0 (all is lost) to 1 (all is won); None if it has not counted."""
    reason: str = ""
    """Why: `reason-<name>` in the texts of its game says it; empty if it has no reason to give."""
    facts: Mapping[str, str | int | float] = {}
    """What the message speaks of."""


class Bot(Protocol):
    """A player who never touches the true state."""

    def hear(self, event: Event) -> None:
        """Take in an event as it was told to this bot's seat."""

    def choose(self, view: Any) -> str:
        """The text of one of `view.options`."""

    def weigh(self, view: Any) -> Sequence[Candidate]:
        """Its best candidates, the best first, from the same numbers that `choose` goes by."""


BotMaker = Callable[[Game, Any, int, Random], Bot]
"""Makes a bot from the game, the settings, the bot's seat, and a source of chance of its own."""
