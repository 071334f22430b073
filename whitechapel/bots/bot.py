"""What a bot is: somebody who hears what a seat is told, sees what it sees, and answers when asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from whitechapel.core.frames import Event
from whitechapel.core.game import Game


class Candidate(NamedTuple):
    """An answer a bot has considered, and what it thinks of it."""

    answer: str
    """The text of one of `view.options`."""
    value: float | None = None
    """The expected result, from 0 (lost) to 1 (won); None if it has not worked one out."""
    reason: str = ""
    """Why: the name of a `reason-<name>` message in the game's texts, or several names with spaces between them, which
    are said one after the other; empty if it has no reason to give."""
    facts: Mapping[str, str | int | float] = {}
    """The facts the messages refer to."""


class Bot(Protocol):
    """A player that never touches the true state."""

    def hear(self, event: Event) -> None:
        """Take in an event as it was told to this bot's seat."""

    def choose(self, view: Any) -> str:
        """The text of one of `view.options`."""

    def weigh(self, view: Any) -> Sequence[Candidate]:
        """Its best candidates, best first, from the same numbers that `choose` uses."""


BotMaker = Callable[[Game, Any, int, Random], Bot]
"""Makes a bot from the game, the settings, the bot's seat, and a random generator of its own."""
