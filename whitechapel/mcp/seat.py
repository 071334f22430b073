"""A guest's seat at a table: what it sees, what it was told since it last looked, and its answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final

from whitechapel.core.frames import Event
from whitechapel.core.game import Game
from whitechapel.text import ME, Words, words_for

FEW: Final = 40
"""This many answers are listed with their words; of more, only their texts."""


class Seat(ABC):
    """One seat of one game."""

    def __init__(self, game: Game, seat: int, language: str) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.words: Final = words_for(language, game.id)
        self._news: list[Event] = []

    @property
    @abstractmethod
    def people(self) -> Sequence[str]:
        """What the people at the table are called, by seat."""

    @property
    @abstractmethod
    def view(self) -> Any | None:
        """What the seat sees; None before the game begins."""

    @property
    @abstractmethod
    def winners(self) -> Sequence[int] | None:
        """Who has won; None while the game goes on."""

    @abstractmethod
    async def answer(self, text: str) -> None:
        """Give an answer; raises a GameError if it is refused, with nothing changed."""

    @abstractmethod
    async def wait(self, seconds: float) -> None:
        """Until the seat is asked something or the game is over, but no longer than this."""

    @abstractmethod
    async def leave(self) -> None:
        """Get up from the table."""

    @property
    def asked(self) -> bool:
        """Whether the seat has something to answer."""
        return self.view is not None and bool(self.view.options)

    def tell(self, event: Event) -> None:
        """Keep an event, as it was told to this seat, until the guest looks."""
        self._news.append(event)

    def report(self, sentences: Words) -> str:
        """What has happened since the last report, the table in words, and what can be answered."""
        happened, self._news = [self._event(event) for event in self._news], []
        view = self.view
        parts = []
        if happened:
            parts.append("\n".join([sentences.say("mcp-happened"), *happened]))
        if view is None:
            parts.append(sentences.say("mcp-not-begun"))
        else:
            parts.append(self.game.describe(view, self.words.language, self.people))
        if self.winners is not None:
            parts.append(self._result(sentences))
        elif view is not None:
            parts.append(self._options(view.options, sentences))
        return "\n\n".join(parts)

    def _event(self, event: Event) -> str:
        called = [ME if seat == self.seat else name for seat, name in enumerate(self.people)]
        return self.words.event(event.kind, called[event.seat] if event.seat >= 0 else "", event.facts, called)

    def _result(self, sentences: Words) -> str:
        won = self.winners or ()
        names = ", ".join([self.words.say("you") if seat == self.seat else self.people[seat] for seat in won])
        return sentences.say("mcp-over", names=names or "–")

    def _options(self, options: Sequence[str], sentences: Words) -> str:
        if not options:
            return sentences.say("mcp-nothing-to-answer")
        if len(options) > FEW:
            return "\n".join([sentences.say("mcp-answers"), "; ".join(options)])
        return "\n".join([sentences.say("mcp-answers"), *[f"{text}: {self.words.answer(text)}" for text in options]])
