"""The bots of one table: what each was told, when it is asked, and what happens when it fails."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections.abc import Callable, Coroutine
from typing import Any, Final, NamedTuple

from whitechapel.core.frames import Event
from whitechapel.core.game import Game
from whitechapel.server.live.bot_processes import BotFailed, BotSeat, Errand, Request, Told, told_anew
from whitechapel.server.live.services import Services
from whitechapel.server.table import coach, decide, show, wire
from whitechapel.server.table.connection import Crowd
from whitechapel.server.table.story import Story
from whitechapel.server.table.table import Table

LOG: Final = logging.getLogger("whitechapel.bots")
LONGEST_WAIT: Final = 20.0
"""How long, in seconds, a bot waits at most for those who are still being shown what happened."""
MOST_RETOLD: Final = 3000
"""A bot that has to be told everything again is told this many events at most: in a longer game it is like somebody
who joined late."""


class BotAnswer(NamedTuple):
    """A bot has come up with an answer."""

    seat: int
    revision: int
    answer: str


class Prompt(NamedTuple):
    """In a lesson: it is time for what its script has next."""

    length: int
    """How many entries the table's log had when that was seen."""


class BotSeats:
    """Which bots are thinking, and what they have not been told yet."""

    def __init__(
        self,
        services: Services,
        table: str,
        crowd: Crowd,
        post: Callable[[BotAnswer | Prompt], None],
        errand: Callable[[], Errand] = Errand,
    ) -> None:
        self._services = services
        self._crowd = crowd
        self._errand = errand
        """Says for whom the bots think."""
        self._table = table
        self._post = post
        """Where answers go."""
        self._heard: dict[int, int] = {}
        """By seat, how many events its bot has been told."""
        self._untold: dict[int, list[Told]] = {}
        self._asked: dict[int, int] = {}
        """By seat, the revision at which its bot was last asked."""
        self._prompted = -1
        """How long the log was when the next line of a lesson's script was last seen to."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._looked = asyncio.Event()
        """Set whenever somebody has been shown something, or has left."""

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

    def shown(self) -> None:
        """Somebody has been shown something, or has left: those who wait for it look again."""
        self._looked.set()

    def ask(self, table: Table) -> None:
        """Ask every bot whose answer is missing and that has not been asked yet. A bot that stands in for somebody who
        was back in the meantime is asked again: what it said then did not count. In a lesson nobody has to think."""
        if table.lesson is not None:
            self._prompt(table)
            return
        for seat, chair in enumerate(table.chairs):
            if not chair.played_by:
                self._asked.pop(seat, None)
        for seat in table.wanted():
            bot = table.chairs[seat].played_by
            if bot and self._asked.get(seat) != table.revision:
                self._asked[seat] = table.revision
                self._do(self._think(table, seat, self._request(table, seat, bot)))

    def _prompt(self, table: Table) -> None:
        """Let the script go on as soon as the learner has been shown what came before."""

        async def prompt(length: int) -> None:
            await self._let_people_follow(table)
            self._post(Prompt(length))

        if coach.next_line(table) is not None and self._prompted != table.length:
            self._prompted = table.length
            self._do(prompt(table.length))

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
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
        self._prompted = -1

    def close(self) -> None:
        """Nobody wants the answers any more."""
        for task in self._tasks:
            task.cancel()

    def _request(self, table: Table, seat: int, bot: str) -> Request:
        """What a bot is asked. One that has heard nothing yet is told the story before it thinks."""
        bot_seat = BotSeat(table.game.id, table.agreed._asdict(), seat, bot)
        anew = seat not in self._heard
        first, events = (table.told, []) if anew else (self._heard[seat], self._untold[seat])
        self._heard[seat] = table.told
        self._untold[seat] = []
        return Request(f"{self._table}/{seat}", bot_seat, first, events, show.view(table, seat), anew=anew)

    async def _think(self, table: Table, seat: int, request: Request) -> None:
        revision, end = table.revision, request.first + len(request.events)

        async def retell() -> tuple[int, list[Told]]:
            story = table.story(end - MOST_RETOLD, end)
            return story.first, await self._services.shelf.aside(lambda: retold(table, seat, story))

        if not table.sealed and table.people():
            await self._let_people_follow(table)
        try:
            if request.anew:
                request = told_anew(request, *await retell())
            answer = await self._services.bots.choose(request, retell, self._errand)
        except BotFailed:
            answer = ""
        except Exception:
            LOG.exception("a bot could not be asked", extra={"table": self._table})
            answer = ""
        self._post(BotAnswer(seat, revision, answer))

    async def _let_people_follow(self, table: Table) -> None:
        """Wait until everybody has been shown what happened: where clients say so and no clock runs, until they have
        said it; otherwise for a moment."""
        owners = [chair.player for chair in table.chairs]
        if not (isinstance(table.settings.pace, wire.Untimed) and self._crowd.reports(owners)):
            await asyncio.sleep(self._services.bot_pause)
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_WAIT):
                while self._crowd.is_behind(owners):
                    self._looked.clear()
                    await self._looked.wait()


def retold(table: Table, seat: int, story: Story) -> list[Told]:
    """A story as a bot hears it."""
    game, memory = table.game, table.settings.memory
    return [told(game, event, seat, memory) for event in story.events()]


def told(game: Game, event: Event, seat: int, memory: str | None) -> Told:
    """An event as a bot hears it at a table with this memory."""
    heard = game.told_to_bot(event, seat, memory)
    return (heard.kind, heard.seat, heard.facts)
