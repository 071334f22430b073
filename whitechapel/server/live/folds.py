"""Small logs that any process may write, folded: tournaments and clubs.

Nobody owns such a log. Whoever wants to add something looks at what is there and appends; if somebody was quicker, they
look again. So what is decided is decided once, whichever process dies on the way.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from whitechapel.server.store import Conflict, Entry, Mark, Store

KEPT: Final = 200
"""How many are kept, folded."""
CHUNK: Final = 500


class Folded(Protocol):
    """What a log is folded to."""

    length: int

    def take(self, entry: Any) -> None: ...


T = TypeVar("T", bound=Folded)


class Kind(NamedTuple, Generic[T]):
    """A kind of log."""

    prefix: str
    first: Callable[[str, Any], T]
    """Makes something of the first entry."""
    decode: Callable[[bytes], Any]
    encode: Callable[[Any], bytes]
    name: Callable[[Any], str]
    """The kind of an entry."""


class Folds(Generic[T]):
    """All logs of a kind, as this process knows them."""

    def __init__(self, store: Store, kind: Kind[T]) -> None:
        self._store = store
        self._kind = kind
        self._kept: OrderedDict[str, T] = OrderedDict()
        self._reading = asyncio.Lock()

    async def get(self, id: str) -> T | None:
        """What the log with this id says, up to this moment; None: there is none."""
        kind, log = self._kind, self._kind.prefix + id
        async with self._reading:
            found = self._kept.get(id)
            while entries := await self._store.read(log, found.length if found is not None else 0, CHUNK):
                for entry in entries:
                    said = kind.decode(entry.data)
                    if found is None:
                        found = kind.first(id, said)
                    else:
                        found.take(said)
            if found is not None:
                self._kept[id] = found
                self._kept.move_to_end(id)
                if len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
            return found

    def forget(self, id: str) -> None:
        """Look into the store again: an entry has been changed."""
        self._kept.pop(id, None)

    async def begin(self, id: str, entries: Sequence[Any], marks: Sequence[Mark]) -> None:
        """Write a new log."""
        await self._store.append(self._kind.prefix + id, 0, self._stored(entries), marks)

    async def add(self, id: str, found: T, entries: Sequence[Any], marks: Sequence[Mark] = ()) -> bool:
        """Append to a log that is as long as it was when somebody looked; False: somebody was quicker."""
        try:
            await self._store.append(self._kind.prefix + id, found.length, self._stored(entries), marks)
        except Conflict:
            return False
        return True

    def _stored(self, entries: Sequence[Any]) -> list[Entry]:
        return [Entry(kind=self._kind.name(entry), data=self._kind.encode(entry)) for entry in entries]
