"""The queue of those who look for an opponent, shared by all processes in one value, which is changed by comparing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal, Protocol

from whitechapel.server.club import seeking
from whitechapel.server.club.seeking import Meeting, Queue, Seek
from whitechapel.server.live.company import Company
from whitechapel.server.live.tournaments import Sitter
from whitechapel.server.store import Store
from whitechapel.server.table import house, opening, wire

KEY: Final = "queue"
RENEW: Final = 8_000
"""After how many milliseconds it is written down that somebody still waits."""
TRIES: Final = 30
DAYS: Final = wire.Days(days=2)
REST: Final = 8


class Full(Exception):
    """Too many are waiting."""


class Tables(Protocol):
    """What is needed of the parlour."""

    store: Store
    company: Company

    def now(self) -> int: ...
    def new_id(self) -> str: ...
    async def open_at(
        self, id: str, settings: wire.Settings, people: Mapping[int, Sitter], event: str, seed: bytes = b""
    ) -> None: ...


class Finder:
    """Finds opponents."""

    def __init__(self, parlour: Tables) -> None:
        self._parlour = parlour
        self._opened: set[str] = set()
        """The tables of pairs that have just been made, as far as we know that they are there."""

    async def queue(self) -> Queue:
        """Who waits."""
        data = await self._parlour.store.get(KEY)
        return Queue() if data is None else seeking.decode(data)

    async def waits(self, player: str) -> Seek | None:
        """What somebody looks for, if they do."""
        return next((one for one in (await self.queue()).seeks if one.player == player), None)

    async def seek(self, seek: Seek, since: int) -> Meeting | Seek:
        """Look for an opponent; `since`: since when somebody has been looking, 0: they only begin. Raises Full."""
        for _ in range(TRIES):
            data = await self._parlour.store.get(KEY)
            before = Queue() if data is None else seeking.decode(data)
            await self._open_all(before)  # whoever paired them may have died before
            found = seeking.meeting(before, seek.player)
            if found is not None and since and found.at >= since:
                return found
            known = next((one for one in before.seeks if one.player == seek.player), None)
            if known is None and len(before.seeks) >= seeking.MOST:
                raise Full
            same = known is not None and seek == _at(known, seek)
            joined = before if same and known and seek.seen - known.seen < RENEW else seeking.joined(before, seek)
            after = seeking.pair_up(joined, seek.seen, self._parlour.new_id, await self._apart(joined))
            if after != before and not await self._parlour.store.swap(KEY, data, seeking.encode(after)):
                continue
            await self._open_all(after)
            paired = seeking.meeting(after, seek.player)
            if paired is not None and paired not in before.found:
                return paired
            return next(one for one in after.seeks if one.player == seek.player)
        raise Full

    async def leave(self, player: str) -> None:
        """Somebody looks no longer."""
        await self._change(lambda queue: seeking.without(queue, player))

    async def erase(self, player: str) -> None:
        """Somebody is gone for good."""
        await self._change(lambda queue: seeking.forgotten(queue, player))

    async def _change(self, change: Callable[[Queue], Queue]) -> None:
        while True:
            data = await self._parlour.store.get(KEY)
            if data is None:
                return
            before = seeking.decode(data)
            after = change(before)
            if after == before or await self._parlour.store.swap(KEY, data, seeking.encode(after)):
                return

    async def _apart(self, queue: Queue) -> Callable[[str, str], bool]:
        """Who must not be paired: whoever has blocked the other, or is blocked by them."""
        company = self._parlour.company
        blocked = {one.player: (await company.of(one.player, fresh=False)).blocked for one in queue.seeks}
        return lambda one, other: other in blocked[one] or one in blocked[other]

    async def _open_all(self, queue: Queue) -> None:
        """Open the tables of all who have been paired. Opening one that is there changes nothing."""
        for one in queue.found:
            if one.table not in self._opened:
                await self._open(one)
        self._opened = {one.table for one in queue.found}

    async def _open(self, one: Meeting) -> None:
        game = house.game(one.game)
        live = one.pace == "clock"
        settings = wire.Settings(
            game=one.game,
            options={"seats": 2},
            seats=["person", "person"],
            pace=opening.LIVE if live else DAYS,
            pause=REST if live and game.rests else 0,
            rated=one.rated,
        )
        people = {seat: Sitter(one.players[seat], one.names[seat]) for seat in range(2)}
        await self._parlour.open_at(one.table, settings, people, "")


def _at(known: Seek, now: Seek) -> Seek:
    """What somebody wanted before, as if they had asked for it now."""
    pace: Literal["clock", "days"] = known.pace
    return Seek(known.player, known.name, known.games, pace, known.within, known.rated, now.since, now.seen)
