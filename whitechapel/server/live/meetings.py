"""How people meet: queue, clubs, tournaments and ladders together, and what they do with tables that are over."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final, Protocol

from whitechapel.server.club.results import Place, place
from whitechapel.server.live import club_houses, finding, ladders, tournaments
from whitechapel.server.live.club_houses import ClubHouses
from whitechapel.server.live.finding import Finder
from whitechapel.server.live.ladders import Ladders
from whitechapel.server.live.mailbox import Mailbox
from whitechapel.server.live.tournaments import Tournaments
from whitechapel.server.store import TABLE, StoreError
from whitechapel.server.table import log

LOG: Final = logging.getLogger("whitechapel.meetings")


class Tables(tournaments.Tables, finding.Tables, club_houses.Tables, ladders.Tables, Protocol):
    """What is needed of the parlour."""


class Meetings:
    """All of it."""

    def __init__(self, parlour: Tables) -> None:
        self._parlour = parlour
        self.finder = Finder(parlour)
        self.clubs = ClubHouses(parlour)
        self.tournaments = Tournaments(parlour)
        self.ladders = Ladders(parlour)
        self._over: Mailbox[str] = Mailbox()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Look after all of it."""
        works: list[Coroutine[Any, Any, None]] = [
            self._count(),
            self.tournaments.keep_going(),
            self.ladders.keep_reviewing(),
        ]
        self._tasks = [asyncio.ensure_future(work) for work in works]

    def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()

    def finished(self, table: str) -> None:
        """A table is over: it may belong to something."""
        if self._tasks:
            self._over.put(table)

    async def _count(self) -> None:
        while True:
            table = await self._over.get()
            try:
                where = await self._place(table)
                if where.kind == "tournament":
                    await self.tournaments.finished(where, table)
                elif where.kind == "week":
                    await self.ladders.finished(where, table)
            except StoreError as error:  # it is looked for again
                LOG.warning("a finished table waits", extra={"table": table, "error": str(error)})

    async def _place(self, table: str) -> Place:
        (first,) = await self._parlour.store.read(TABLE + table, 0, 1)
        if b'"event":"' not in first.data:
            return place("")
        created = log.decode(first.data)
        return place(created.event if isinstance(created, log.Created) else "")

    async def in_play(self, event: str) -> bool:
        """Whether the shuffles that the tables of an event share are still being played."""
        where = place(event)
        if where.kind == "week":
            return self.ladders.in_play(where)
        return where.kind == "tournament" and await self.tournaments.in_play(where)
