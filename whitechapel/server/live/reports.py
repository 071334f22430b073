"""What players have told the host about each other: a log of its own, `reports`."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from whitechapel.server.store import Conflict, Entry, Store
from whitechapel.server.table.people import Why

LOG: Final = "reports"
SHOWN: Final = 100
"""How many reports are shown at once, the oldest first."""


class Reported(Struct, tag_field="kind", tag="reported", frozen=True):
    """Somebody has reported somebody."""

    at: int
    by: str
    player: str
    why: Why
    table: str
    text: str
    said: list[str]
    """The last things the reported player had said there."""


class Settled(Struct, tag_field="kind", tag="settled", frozen=True):
    """The host has seen to it."""

    at: int
    number: int
    """That of the report's entry."""


Change = Reported | Settled
_decode = msgspec.json.Decoder(Change).decode


class Reports:
    """All reports."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._length = 0
        """How many entries the log has, as far as we know."""

    async def open(self) -> dict[int, Reported]:
        """Those that nobody has seen to, by number."""
        changes = await self._read()
        settled = {one.number for one in changes if isinstance(one, Settled)}
        waiting = [number for number, one in enumerate(changes) if isinstance(one, Reported) and number not in settled]
        return {number: one for number in waiting[:SHOWN] if isinstance(one := changes[number], Reported)}

    async def report(self, reported: Reported) -> None:
        """Write a report down."""
        await self._append(reported)

    async def settle(self, number: int, now: int) -> bool:
        """The host has seen to a report; whether there was such a one."""
        if number not in await self.open():
            return False
        await self._append(Settled(now, number))
        return True

    async def made_by(self, player: str) -> list[Reported]:
        """What a player has reported."""
        return [one for one in await self._read() if isinstance(one, Reported) and one.by == player]

    async def erase(self, player: str) -> None:
        """Nothing that a player has said or reported stays here."""
        changed = {}
        for number, one in enumerate(await self._read()):
            if isinstance(one, Reported) and player in (one.by, one.player):
                bare = replace(one, text="") if one.by == player else replace(one, said=[])
                changed[number] = _entry(bare)
        await self._store.amend(LOG, changed)

    async def _read(self) -> list[Change]:
        return [_decode(entry.data) for entry in await self._store.read(LOG)]

    async def _append(self, change: Change) -> None:
        while True:
            self._length += len(await self._store.read(LOG, self._length))
            try:
                await self._store.append(LOG, self._length, [_entry(change)])
            except Conflict:
                continue
            return


def _entry(change: Change) -> Entry:
    return Entry(kind=str(change.__struct_config__.tag), data=msgspec.json.encode(change))
