"""Keys as a browser keeps them, in memory: what a page's store stands on in tests."""

from __future__ import annotations

import asyncio
import itertools
from bisect import bisect_left, insort
from collections.abc import Sequence

from whitechapel.server.store import Store, open_store
from whitechapel.server.store.keyed import Change, KeyedStore, Row

NAME = "keys:"
_numbers = itertools.count()
_kept: dict[str, MemoryKeys] = {}


class MemoryKeys:
    """Ordered keys that stay while the process does. Each call takes a turn of the event loop, as in a browser."""

    def __init__(self) -> None:
        self.rows: dict[bytes, bytes] = {}
        self._order: list[bytes] = []

    async def range(self, first: bytes, end: bytes, limit: int) -> list[tuple[bytes, bytes]]:
        await asyncio.sleep(0)
        start, stop = bisect_left(self._order, first), bisect_left(self._order, end)
        found = self._order[start : min(stop, start + limit) if limit else stop]
        return [(key, self.rows[key]) for key in found]

    async def commit(self, expected: Sequence[Change], puts: Sequence[Row], clear: bool) -> bool:
        await asyncio.sleep(0)
        if any(self.rows.get(key) != value for key, value in expected):
            return False
        if clear:
            self.rows.clear()
            self._order.clear()
        for key, value in puts:
            if value is not None:
                if key not in self.rows:
                    insort(self._order, key)
                self.rows[key] = value
            elif self.rows.pop(key, None) is not None:
                del self._order[bisect_left(self._order, key)]
        return True

    async def close(self) -> None:
        """They stay."""


def new_keys() -> str:
    """The name of new keys."""
    name = f"{NAME}{next(_numbers)}"
    _kept[name] = MemoryKeys()
    return name


async def opened(place: str) -> Store:
    """The store at a place, or over the keys of this name."""
    return KeyedStore(_kept[place]) if place.startswith(NAME) else await open_store(place)
