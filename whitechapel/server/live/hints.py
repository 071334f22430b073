"""Hints: what a good bot would consider in a player's place.

They are worked out in a bot's process, from what the player's seat sees and was told, and sent to the connection that
asked. They change nothing at the table, and nobody else hears of them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final, NamedTuple

from whitechapel.bots import Candidate
from whitechapel.server.live.bot_processes import BotFailed, BotSeat, Request
from whitechapel.server.live.bot_seats import told
from whitechapel.server.live.services import Services
from whitechapel.server.table import house, say, show, wire
from whitechapel.server.table.connection import Connection
from whitechapel.server.table.table import Table

LOG: Final = logging.getLogger("whitechapel.hints")
MOST_CANDIDATES: Final = 3
"""How many candidates are named; the second hint does not say which is best."""


class Thought(NamedTuple):
    """What an adviser thinks, or is about to think, at one moment of a game."""

    revision: int
    candidates: asyncio.Task[list[Candidate]]


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
        """Let the seat's adviser think, and tell whoever asked."""
        thought = self._thoughts.get(wanted.seat)
        if thought is None or thought.revision != table.revision:
            thought = Thought(table.revision, asyncio.ensure_future(self._think(request(table, wanted.seat))))
            self._thoughts[wanted.seat] = thought
        options = show.view(table, wanted.seat).options
        task = asyncio.ensure_future(self._tell(table.game.id, wanted, thought, options, connection))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """Nobody wants the hints any more."""
        for task in self._tasks:
            task.cancel()
        for thought in self._thoughts.values():
            thought.candidates.cancel()

    async def _think(self, request: Request) -> list[Candidate]:
        return await self._services.bots.weigh(request, lambda: request.events)

    async def _tell(
        self, game: str, wanted: wire.AskHint, thought: Thought, options: Sequence[str], connection: Connection
    ) -> None:
        message: wire.Message
        try:
            candidates = await asyncio.shield(thought.candidates)
            message = hint(game, wanted, [one for one in candidates if one.answer in options], options)
            self._services.count("hints")
        except BotFailed:
            message = say.wrong("no-hints", wanted.table)
        except Exception:
            LOG.exception("a hint has failed", extra={"table": wanted.table})
            message = say.wrong("broken", wanted.table)
        connection.send(wire.encode(message))


def request(table: Table, seat: int) -> Request:
    """What a seat's adviser is asked. Where players must remember fleeting facts for themselves, the adviser remembers
    nothing for them either and goes by what can be seen."""
    from_memory = any(hearing.fleeting for hearing in table.game.hearings.values())
    events = [] if from_memory and table.settings.memory != "full" else table.events_so_far()
    bot_seat = BotSeat(table.game.id, table.agreed._asdict(), seat, house.default_bot(table.game.id))
    story = [told(table.game, event, seat, table.settings.memory) for event in events]
    return Request(f"{table.id}/{seat}/hint", bot_seat, 0, story, show.view(table, seat))


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
        good = {one.answer for one in candidates[:MOST_CANDIDATES]}
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
