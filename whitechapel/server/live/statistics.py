"""A player's statistics: from the tables they have played at, and the reviews of those."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from whitechapel.bots.judge import DEEP, QUICK
from whitechapel.server.live.reviews import review_key
from whitechapel.server.live.shelf import NoSuchTable
from whitechapel.server.store import Store
from whitechapel.server.table import bodies, show
from whitechapel.server.table.table import Unreadable

GAMES: Final = 200
"""How many of a player's last tables are counted."""
KEPT: Final = 5000
"""How many finished games are remembered, so that they are not folded again."""

Look = Callable[[str, Callable[[Any, Any], Any]], Awaitable[Any]]
"""Asks a table something, as `Parlour.look` does."""


class _Sums(Struct, frozen=True):
    """What is read of a review."""

    rate: float
    luck: float
    judge: int = 0
    """Who judged; reviews that do not say are older than any that do."""


_sums = msgspec.json.Decoder(_Sums).decode


class Statistics:
    """The statistics of all players."""

    def __init__(self, store: Store, look: Look) -> None:
        self._store = store
        self._look = look
        self._played: OrderedDict[tuple[str, str], list[bodies.Played]] = OrderedDict()

    async def of(self, player: str) -> bodies.Statistics:
        """A player's finished games, newest first."""
        games: list[bodies.Played] = []
        for sitting in await self._store.tables_of(player, GAMES):
            if sitting.over:
                games += [await self._reviewed(one) for one in await self._games(player, sitting.table)]
        return bodies.Statistics(games=sorted(games, key=lambda one: -one.at))

    async def _games(self, player: str, table: str) -> list[bodies.Played]:
        found = self._played.get((player, table))
        if found is None:
            try:
                found = await self._look(table, lambda one, crowd: show.played(one, player))
            except (NoSuchTable, Unreadable):
                return []
            self._played[player, table] = found
            if len(self._played) > KEPT:
                self._played.popitem(last=False)
        return found

    async def _reviewed(self, one: bodies.Played) -> bodies.Played:
        """With the figures of the newest judge, and of those of the closest review there is."""
        kept = [await self._store.get(review_key(one.table, one.seat, depth)) for depth in (DEEP, QUICK)]
        found = max([_sums(data) for data in kept if data is not None], key=lambda sums: sums.judge, default=None)
        return one if found is None else replace(one, rate=found.rate, luck=found.luck)
