"""The bots of one table: what each was told, when it is asked, and what happens when it fails."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from typing import Final, NamedTuple

from whitechapel.core.frames import Event
from whitechapel.core.game import Game
from whitechapel.core.transcript import Transcript
from whitechapel.server.live.bot_processes import BotFailed, BotSeat, Request, Told
from whitechapel.server.live.services import Services
from whitechapel.server.table import decide, show
from whitechapel.server.table.table import Table

LOG: Final = logging.getLogger("whitechapel.bots")


class BotAnswer(NamedTuple):
    """A bot has come up with an answer."""

    seat: int
    revision: int
    answer: str


class BotSeats:
    """Which bots are thinking, and what they have not been told yet."""

    def __init__(self, services: Services, table: str, post: Callable[[BotAnswer], None]) -> None:
        self._services = services
        self._table = table
        self._post = post
        """Where answers go."""
        self._heard: dict[int, int] = {}
        """By seat, how many events its bot has been told."""
        self._untold: dict[int, list[Told]] = {}
        self._asked: dict[int, int] = {}
        """By seat, the revision at which its bot was last asked."""
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def thinking(self) -> bool:
        """Whether any bot is being asked."""
        return bool(self._tasks)

    def told(self, table: Table, events: list[Event], *, undone: bool) -> None:
        """Queue what has happened for each bot that has heard everything before; after something was taken back they
        are all told again from the beginning."""
        if undone:
            self.forget()
            return
        for seat in self._heard:
            self._untold[seat] += [told(table.game, event, seat, table.settings.memory) for event in events]

    def ask(self, table: Table) -> None:
        """Ask every bot whose answer is missing and that has not been asked yet. A bot that stands in for somebody who
        was back in the meantime is asked again: what it said then did not count."""
        for seat, chair in enumerate(table.chairs):
            if not chair.played_by:
                self._asked.pop(seat, None)
        for seat in table.wanted():
            bot = table.chairs[seat].played_by
            if bot and self._asked.get(seat) != table.revision:
                self._asked[seat] = table.revision
                task = asyncio.ensure_future(self._think(table, seat, bot, self._request(table, seat, bot)))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    def answered(self, table: Table, seat: int, revision: int, answer: str, now: int) -> decide.Decision:
        """A bot has answered. If that answer is not allowed, or the bot has failed, any legal answer is given for
        it."""
        decision = decide.bot_move(table, seat, revision, answer, now)
        if not decision.entries and revision == table.revision and table.chairs[seat].played_by:
            options = decide.options(table, seat)
            if options:
                return decide.bot_move(table, seat, revision, random.choice(options), now)
        return decision

    def forget(self) -> None:
        """Tell all bots everything again, the next time."""
        self._heard.clear()
        self._untold.clear()
        self._asked.clear()

    def close(self) -> None:
        """Nobody wants the answers any more."""
        for task in self._tasks:
            task.cancel()

    def _request(self, table: Table, seat: int, bot: str) -> Request:
        bot_seat = BotSeat(table.game.id, table.agreed._asdict(), seat, bot)
        if seat in self._heard:
            first, events = self._heard[seat], self._untold[seat]
        else:
            first, events = 0, _retell(table.transcript(), seat, table.settings.memory)
        self._heard[seat] = first + len(events)
        self._untold[seat] = []
        return Request(f"{self._table}/{seat}", bot_seat, first, events, show.view(table, seat))

    async def _think(self, table: Table, seat: int, bot: str, request: Request) -> None:
        revision = table.revision
        story, memory = table.transcript(), table.settings.memory
        pause = self._services.bot_pause
        if pause and not table.sealed and table.people():
            await asyncio.sleep(pause)  # so that people can follow
        try:
            answer = await self._services.bots.choose(request, lambda: _retell(story, seat, memory))
        except BotFailed:
            answer = ""
        except Exception:
            LOG.exception("a bot could not be asked", extra={"table": self._table})
            answer = ""
        self._post(BotAnswer(seat, revision, answer))


def _retell(story: Transcript, seat: int, memory: str | None) -> list[Told]:
    """Everything a bot has heard, from the first answer on."""
    return [told(story.game, event, seat, memory) for event in story.replay(told=True).events or ()]


def told(game: Game, event: Event, seat: int, memory: str | None) -> Told:
    """An event as a bot hears it at a table with this memory."""
    heard = game.told_to_bot(event, seat, memory)
    return (heard.kind, heard.seat, heard.facts)
