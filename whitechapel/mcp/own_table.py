"""A table in this process: the guest at one seat, bots at the others."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from whitechapel.mcp.seat import Seat
from whitechapel.terminal.session import Session


class OwnTable(Seat):
    """A guest's seat in a session of its own."""

    def __init__(self, session: Session, bot: str, language: str) -> None:
        super().__init__(session.game, session.seat, language)
        self._session = session
        self._bot = bot
        self._heard = 0

    @classmethod
    async def open(cls, session: Session, bot: str, language: str) -> OwnTable:
        """Sit down; the others play until the guest is asked."""
        table = cls(session, bot, language)
        await table._go_on()
        return table

    @property
    def people(self) -> Sequence[str]:
        """The guest and the bots."""
        seats = range(self.view.agreed.seats)
        return [self.words.say("you") if seat == self.seat else f"{self._bot} {seat + 1}" for seat in seats]

    @property
    def view(self) -> Any:
        """What the guest sees."""
        return self._session.view()

    @property
    def winners(self) -> Sequence[int] | None:
        """Who has won, once the game is over."""
        state = self._session.state
        return self.game.result(state).winners if state.over else None

    async def answer(self, text: str) -> None:
        """Give an answer; then the others play until the guest is asked again."""
        self._session.answer(self.game.action(text))
        await self._go_on()

    async def wait(self, seconds: float) -> None:
        """Nobody else has anything to do: the guest is asked, or the game is over."""

    async def leave(self) -> None:
        """Nobody else is there to notice."""

    async def _go_on(self) -> None:
        """Bots may think for a while; meanwhile the guest's line stays open."""
        await asyncio.to_thread(self._session.go_on)
        log = self._session.log
        for event in log[self._heard :]:
            self.tell(event)
        self._heard = len(log)
