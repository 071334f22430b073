"""What a bot is: somebody who hears what a seat is told, sees what it sees, and answers when asked."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from whitechapel.core.frames import Event
from whitechapel.core.game import Game


class Bot(Protocol):
    """A player who never touches the true state."""

    def hear(self, event: Event) -> None:
        """Take in an event as it was told to this bot's seat."""

    def choose(self, view: Any) -> str:
        """The text of one of `view.options`."""


BotMaker = Callable[[Game, Any, int, Random], Bot]
"""Makes a bot from the game, the options record, the bot's seat, and a source of chance of its own."""
