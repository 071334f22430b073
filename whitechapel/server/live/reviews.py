"""Reviews of finished games: judged in the process that gives way to all others, decision by decision, and kept.

A review shows nothing of a seat that its replay does not show: the views and answers of that seat alone. It says which
rules and which judge it was made by; a kept one of another judge is judged anew.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from whitechapel.core.frames import Event
from whitechapel.core.transcript import Transcript
from whitechapel.review import JUDGE, Decision, Moment, Walk, cached, summary, walk
from whitechapel.review.words import figures
from whitechapel.server.live.bot_processes import NOBODY, BotFailed, BotSeat, Errand, Judging, Request, Told
from whitechapel.server.live.services import Services
from whitechapel.server.store import StoreError
from whitechapel.server.table import reviewed, wire

LOG: Final = logging.getLogger("whitechapel.reviews")
REVIEW: Final = "review/"
"""The keys of reviews start with this, followed by the table's id, the seat and the depth."""
AT_ONCE: Final = 3
"""How many reviews may be at work for people in one place."""
IN_ALL: Final = 30
"""How many reviews may be at work, or stopped and not finished."""
KNOWN: Final = 4_000
"""How many judged decisions are remembered: a branch of a game, or a twin, has many in common with it."""
LONGEST: Final = 20_000
"""No game with more answers is reviewed."""


class Busy(Exception):
    """Too many reviews are at work."""


class TooLong(Exception):
    """The game has too many answers."""


class _Made(Struct, frozen=True):
    """What a kept review was made by. One that does not say is older than any that does."""

    rules: int = 0
    judge: int = 0


_made = msgspec.json.Decoder(_Made).decode


def review_key(table: str, seat: int, depth: str) -> str:
    """Where a review is kept."""
    return f"{REVIEW}{table}/{seat}/{depth}"


class Case(NamedTuple):
    """What is to be reviewed."""

    table: str
    seat: int
    depth: str
    transcript: Transcript
    memory: str | None
    """What the players had agreed to remember."""

    @property
    def key(self) -> str:
        """Where the review is kept."""
        return review_key(self.table, self.seat, self.depth)


class Work:
    """A review that is at work, or was stopped."""

    def __init__(self, steps: Walk, figures: dict[str, dict[int, str]], origin: str) -> None:
        self.steps = steps
        self.figures = figures
        self.origin = origin
        self.decisions: list[Decision] = []
        self.task: asyncio.Task[None] | None = None
        self.shown: tuple[tuple[int, bool], bytes] | None = None
        """What was last shown of it: after how many decisions, and whether it was at work."""

    @property
    def running(self) -> bool:
        """Whether it is at work."""
        return self.task is not None and not self.task.done()


class Reviews:
    """All the reviews of this process."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._works: dict[str, Work] = {}
        self._known: OrderedDict[str, Decision] = OrderedDict()

    async def begin(self, case: Case, origin: str) -> None:
        """Begin to judge, or go on; nothing happens if it is done already. Raises Busy and TooLong."""
        work = self._works.get(case.key)
        if (work is not None and work.running) or await self._kept(case) is not None:
            return
        if len(case.transcript.lines) > LONGEST:
            raise TooLong
        busy = Counter([one.origin for one in self._works.values() if one.running])
        if busy[origin] >= AT_ONCE or busy.total() >= IN_ALL:
            raise Busy
        if work is None:
            steps = await self._services.shelf.patiently(lambda: walk(case.transcript, case.seat, case.memory))
            more = await self._services.shelf.patiently(lambda: figures(steps))
            work = self._works.setdefault(case.key, Work(steps, more, origin))
            self._make_room()
        if not work.running:
            work.task = asyncio.ensure_future(self._judge(case, work))

    def stop(self, case: Case) -> None:
        """Stop judging; what is judged stays for a while."""
        work = self._works.get(case.key)
        if work is not None and work.task is not None:
            work.task.cancel()

    async def show(self, case: Case) -> bytes:
        """The review as far as it has got, encoded."""
        work = self._works.get(case.key)
        kept = None if work is not None else await self._kept(case)
        if kept is not None:
            return kept
        if work is None:
            work = Work(Walk(case.transcript, case.seat, (), None), {}, "")
        return await self._encoded(case, work, work.running)

    async def of_other_rules(self, table: str, seat: int, depth: str) -> bytes | None:
        """What was kept of a game that cannot be played any more: nobody can judge it anew."""
        return await self._services.store.get(review_key(table, seat, depth))

    async def _kept(self, case: Case) -> bytes | None:
        """The review that was kept, unless another judge made it."""
        kept = await self._services.store.get(case.key)
        if kept is None or _made(kept) != _Made(case.transcript.game.rules, JUDGE):
            return None
        return kept

    async def close(self) -> None:
        """Stop all of them."""
        tasks = [work.task for work in self._works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _make_room(self) -> None:
        """Forget those stopped longest ago."""
        for key in [key for key, work in self._works.items() if not work.running][: max(0, len(self._works) - IN_ALL)]:
            del self._works[key]

    async def _encoded(self, case: Case, work: Work, running: bool) -> bytes:
        """A review as it is sent: off the event loop, since every decision has its reasons in words, and once for all
        who ask."""
        decisions = tuple(work.decisions)
        state = len(decisions), running
        if work.shown is not None and work.shown[0] == state:
            return work.shown[1]

        def encode() -> bytes:
            steps = work.steps
            if len(decisions) < len(steps.moments):
                steps = steps._replace(result=None)
            found = summary(steps, decisions, case.depth, 0)
            return wire.encode(reviewed.body(case.table, steps, found, running, work.figures))

        data = await self._services.shelf.patiently(encode)
        work.shown = state, data
        return data

    def _remember(self, name: str, decision: Decision) -> None:
        self._known[name] = decision
        if len(self._known) > KNOWN:
            self._known.popitem(last=False)

    async def _judge(self, case: Case, work: Work) -> None:
        """Judge what is left, one decision after another, each when it is its turn."""
        transcript = case.transcript
        bot_seat = BotSeat(transcript.game.id, transcript.settings._asdict(), case.seat, "")
        errand = Errand(NOBODY, work.origin)
        moments = work.steps.moments
        told: list[Told] = []
        before: list[int] = []
        for moment in moments:
            told += [as_told(event) for event in moment.told]
            before.append(len(told))
        heard = 0
        try:
            for number in range(len(work.decisions), len(moments)):
                moment = moments[number]
                name = cached(moment.key, moment.given, case.depth, 0)
                if name not in self._known:
                    asked = Request(
                        key=f"{case.table}/{case.key}",
                        bot_seat=bot_seat,
                        first=heard,
                        events=told[heard : before[number]],
                        view=None,
                        judging=Judging(alone(moment), case.depth),
                        anew=not heard,
                    )

                    async def retell(end: int = before[number]) -> tuple[int, list[Told]]:
                        return 0, told[:end]

                    self._remember(name, await self._services.bots.judge(asked, retell, lambda: errand))
                    heard = before[number]
                work.decisions.append(self._known[name]._replace(line=moment.line))
            # It is at work until it is stored: whoever is told that it is done finds it.
            await self._services.store.put(case.key, await self._encoded(case, work, running=False))
            del self._works[case.key]
        except BotFailed:
            LOG.warning("a judge has failed", extra={"table": case.table, "seat": case.seat})
        except StoreError as error:
            LOG.warning("a review was not stored", extra={"table": case.table, "error": type(error).__name__})


def alone(moment: Moment) -> Moment:
    """A moment without what was told."""
    return moment._replace(told=())


def as_told(event: Event) -> Told:
    """An event as plain data."""
    return event.kind, event.seat, event.facts
