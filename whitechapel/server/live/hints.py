"""Hints: what a good bot would consider in a player's place, and a word to those who have just blundered.

They are worked out in a bot's process, from what the player's seat sees and was told, and sent to the connection that
asked. They change nothing at the table, and nobody else hears of them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Final, NamedTuple

from whitechapel.bots import Candidate
from whitechapel.bots.judge import QUICK
from whitechapel.review import Decision, Moment
from whitechapel.server.live.bot_processes import (
    PEOPLE,
    WATCHED,
    BotFailed,
    BotSeat,
    Errand,
    Judging,
    Request,
    Retell,
    Told,
)
from whitechapel.server.live.bot_seats import MOST_RETOLD, retold
from whitechapel.server.live.services import Services
from whitechapel.server.table import decide, house, say, show, wire
from whitechapel.server.table.connection import Connection
from whitechapel.server.table.table import Table

LOG: Final = logging.getLogger("whitechapel.hints")
MOST_CANDIDATES: Final = 3
"""How many candidates are named; the second hint does not say which is best."""
SUSPECT: Final = 0.02
"""An answer that the adviser counts lower than the best by this much is worth a closer look."""
PLAIN: Final = 0.04
"""A blunder is plain if it cost this much of the chance to win, for sure."""


class Thought(NamedTuple):
    """What an adviser thinks, or is about to think, at one moment of a game."""

    revision: int
    thinking: asyncio.Task[tuple[Request, list[Candidate]]]
    """What the adviser was told, and its candidates."""
    coached: bool
    """Whether the player wants to be told of a blunder."""


class Hints:
    """The advisers of one table, one for each seat that asks. At any one moment each thinks only once, however often
    and deeply it is asked, so that its hints are consistent."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._thoughts: dict[int, Thought] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def thinking(self) -> bool:
        """Whether anybody is waiting for a hint."""
        return bool(self._tasks)

    def ask(self, table: Table, wanted: wire.AskHint, connection: Connection) -> None:
        """Let the seat's adviser think, and tell the player who asked."""
        thought = self._thoughts.get(wanted.seat)
        if thought is None or thought.revision != table.revision:
            thinking = self._think(*question(table, wanted.seat), errand_for(connection))
            thought = Thought(table.revision, asyncio.ensure_future(thinking), wanted.coach)
        self._thoughts[wanted.seat] = thought._replace(coached=thought.coached or wanted.coach)
        options = show.view(table, wanted.seat).options
        self._begin(self._tell(table.game.id, wanted, thought, options, connection))

    def answered(self, table: Table, given: wire.Move, connection: Connection) -> None:
        """A player has answered. If the coach was to look over their shoulder and all others are bots, a plain blunder
        is told."""
        thought = self._thoughts.get(given.seat)
        if thought is None or thought.revision != given.revision or not thought.coached:
            return
        if decide.is_alone(table, connection.player) and decide.may_undo(table, given.seat) != "no":
            self._begin(self._judge(table.game.id, given, thought, connection))

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """Nobody wants the hints any more."""
        for task in self._tasks:
            task.cancel()
        for thought in self._thoughts.values():
            thought.thinking.cancel()

    async def _think(
        self, asked: Request, tell: Callable[[], list[Told]], errand: Errand
    ) -> tuple[Request, list[Candidate]]:
        asked = asked._replace(events=await self._services.shelf.aside(tell))
        return asked, await self._services.bots.weigh(asked, retelling(asked), lambda: errand)

    async def _judge(self, game: str, given: wire.Move, thought: Thought, connection: Connection) -> None:
        """Only what looks bad already is judged: that takes its time, and nobody waits for it, least of all
        for the bot that is to answer."""
        errand = Errand(WATCHED, connection.origin)
        try:
            asked, candidates = await asyncio.shield(thought.thinking)
            if looks_bad(candidates, given.answer):
                judging = judgement(asked, given.answer)
                decision = await self._services.bots.judge(judging, retelling(judging), lambda: errand)
                if decision.mistake and decision.loss >= PLAIN:
                    connection.send(wire.encode(blunder(game, given, decision)))
        except BotFailed:
            LOG.warning("a judge has failed", extra={"table": given.table})
        except Exception:
            LOG.exception("a coach has failed", extra={"table": given.table})

    async def _tell(
        self, game: str, wanted: wire.AskHint, thought: Thought, options: Sequence[str], connection: Connection
    ) -> None:
        message: wire.Message
        try:
            _, candidates = await asyncio.shield(thought.thinking)
            message = hint(game, wanted, [one for one in candidates if one.answer in options], options)
            self._services.count("hints")
        except BotFailed:
            message = say.wrong("no-hints", wanted.table)
        except Exception:
            LOG.exception("a hint has failed", extra={"table": wanted.table})
            message = say.wrong("broken", wanted.table)
        connection.send(wire.encode(message))


def errand_for(connection: Connection) -> Errand:
    """For whom an adviser thinks."""
    return Errand(PEOPLE, connection.origin, connection.player)


def retelling(asked: Request) -> Retell:
    """What is told to a bot that has forgotten: the same again."""

    async def retell() -> tuple[int, Sequence[Told]]:
        return asked.first, asked.events

    return retell


def question(table: Table, seat: int) -> tuple[Request, Callable[[], list[Told]]]:
    """What a seat's adviser is asked, and how to find out what to tell it first: that may take a moment. Where players
    must remember fleeting facts for themselves, the adviser remembers nothing for them either and goes by what can be
    seen."""
    from_memory = any(hearing.fleeting for hearing in table.game.hearings.values())
    forgets = from_memory and table.settings.memory != "full"
    story = table.story(table.told if forgets else table.told - MOST_RETOLD)
    bot_seat = BotSeat(table.game.id, table.agreed._asdict(), seat, house.adviser(table.game.id))
    asked = Request(f"{table.id}/{seat}/hint", bot_seat, story.first, [], show.view(table, seat), anew=True)
    return asked, lambda: retold(table, seat, story)


def request(table: Table, seat: int) -> Request:
    """The question together with what its adviser is told."""
    asked, tell = question(table, seat)
    return asked._replace(events=tell())


def meant(candidate: Candidate) -> object:
    """What need not be said twice: the same reason with the same figures, even if about another card."""
    return candidate.reason, [fact for fact in candidate.facts.values() if not isinstance(fact, str)]


def hint(game: str, wanted: wire.AskHint, candidates: Sequence[Candidate], options: Sequence[str]) -> wire.Hint:
    """As much of the adviser's thinking as was asked for. The deeper hints name answers, the first one only a
    reason."""
    best = say.reason(game, candidates[0]) if candidates else None
    named: list[wire.Candidate] = []
    if wanted.depth == 1:
        sentence = best or say.plain_sentence("hint-no-reason")
    elif wanted.depth == 2:
        sentence = say.plain_sentence("hint-candidates")
        fewer = max(1, min(MOST_CANDIDATES, len(options) - 1))  # to name all there are would say nothing
        good = {one.answer for one in candidates[:fewer]}
        named = [wire.Candidate(answer=option) for option in options if option in good]
    else:
        sentence = best or say.plain_sentence("hint-best")
        for place, one in enumerate(candidates[:MOST_CANDIDATES]):
            said = any(meant(one) == meant(other) for other in candidates[:place])
            why = None if said else say.reason(game, one)
            named.append(wire.Candidate(answer=one.answer, value=one.value, sentence=why))
    return wire.Hint(
        table=wanted.table,
        seat=wanted.seat,
        revision=wanted.revision,
        depth=wanted.depth,
        sentence=sentence,
        candidates=named,
    )


# -- blunders --------------------------------------------------------------------------------------


def looks_bad(candidates: Sequence[Candidate], given: str) -> bool:
    """Whether the adviser would rather have done something else: it counts the answer much lower, or not at all."""
    best, mine = candidates[0], next((one for one in candidates if one.answer == given), None)
    if best.answer == given:
        return False
    if mine is None or mine.value is None or best.value is None:
        return True
    return best.value - mine.value >= SUSPECT


def judgement(asked: Request, given: str) -> Request:
    """The question to a judge who knows what the adviser knew, and nothing else."""
    moment = Moment(line=0, told=(), view=asked.view, given=given, key=asked.key)
    return asked._replace(key=f"{asked.key}/judge", judging=Judging(moment, QUICK))


def blunder(game: str, given: wire.Move, decision: Decision) -> wire.Blunder:
    """What is told of a blunder."""
    best = next(one for one in decision.answers if one.answer == decision.best)
    why = say.reason(game, Candidate(best.answer, best.chance, best.reason, best.facts))
    return wire.Blunder(
        table=given.table,
        seat=given.seat,
        revision=given.revision,
        answer=given.answer,
        value=decision.kept,
        better=wire.Candidate(answer=best.answer, value=best.chance, sentence=why),
    )
