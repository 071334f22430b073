"""The ratings of all players, kept from a log of the games that counted, `ratings`.

Every process folds that log for itself. The game is added by the process that played its last move or, after a crash,
by the next one that finds it finished; a second entry for the same game changes nothing.
"""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from whitechapel.core.frames import BadAnswer
from whitechapel.server.store import Conflict, Entry, Store
from whitechapel.server.table import house
from whitechapel.server.table.rated import RatedGame, Ratings, Standing

LOG: Final = "ratings"
"""The log of all games that counted."""
KEPT: Final = "ratings/kept"
"""The key under which the ratings are stored, so that a start need not count everything again."""
EVERY: Final = 200
"""After how many games they are stored again."""
CHUNK: Final = 500
FEWEST: Final = 10
"""How many games somebody must have played to be on a leaderboard."""
SURE: Final = 200.0
"""The largest deviation with which somebody is on a leaderboard."""
_decode = msgspec.json.Decoder(RatedGame).decode


class Listed(msgspec.Struct, frozen=True):
    """Somebody on a leaderboard."""

    player: str
    standing: Standing


class RatingBook:
    """The ratings as this process knows them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._ratings: Ratings | None = None
        self._reading = asyncio.Lock()

    async def now(self) -> Ratings:
        """The ratings, with all games that any process has counted."""
        async with self._reading:
            if self._ratings is None:
                kept = await self._store.get(KEPT)
                self._ratings = Ratings() if kept is None else Ratings.decode(kept)
            return await catch_up(self._store, self._ratings)

    async def count(self, rated: RatedGame) -> None:
        """Count a game, once."""
        entry = Entry(kind="rated", data=msgspec.json.encode(rated))
        while True:
            ratings = await self.now()
            if rated.table in ratings.tables:
                return
            try:
                await self._store.append(LOG, ratings.length, [entry])
            except Conflict:
                continue
            break
        ratings = await self.now()
        if ratings.length % EVERY == 0:
            await self._store.put(KEPT, ratings.encode())

    async def of(self, player: str) -> dict[str, Standing]:
        """How a player stands, by pool."""
        return {name: one[player] for name, one in (await self.now()).pools.items() if player in one}

    async def best(self, pool: str, most: int) -> list[Listed]:
        """The leaderboard of a pool."""
        everybody = (await self.now()).pools.get(pool, {})
        sure = [Listed(who, one) for who, one in everybody.items() if one.games >= FEWEST and one.deviation <= SURE]
        return sorted(sure, key=lambda one: (-one.standing.value, one.player))[:most]


async def catch_up(store: Store, ratings: Ratings) -> Ratings:
    """Count the games that have been added to the log since."""
    while entries := await store.read(LOG, ratings.length, CHUNK):
        for entry in entries:
            rated = _decode(entry.data)
            try:
                ratings.take(rated, house.game(rated.game))
            except BadAnswer:  # a game of another package that is not installed any more
                ratings.length += 1
        await asyncio.sleep(0)
    return ratings


async def recounted(store: Store) -> Ratings:
    """The ratings, counted from the first game again."""
    return await catch_up(store, Ratings())
