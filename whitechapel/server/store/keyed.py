"""The store of a page: the same logs, over the ordered keys that every browser keeps (IndexedDB).

What a browser must be able to do is small (`Keys`): hand out a range of keys, and change several at once if others have
not changed meanwhile. So two tabs cannot both append to one log, whatever each believes.

    log/NAME            -> Head: how long the log is, and the kinds of its entries
    entry/NAME/NUMBER   -> Entry
    mark/PLAYER/LOG     -> MarkRecord
    key/KEY             -> the value itself

The parts of a key are separated by a zero byte, which no name has.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from typing import Final, NamedTuple, Protocol

import msgspec

from whitechapel.server.store import (
    HEALTH,
    PROBE_SECONDS,
    TABLE,
    Entry,
    EntryRecord,
    KeyRecord,
    Mark,
    MarkRecord,
    Record,
    Sitting,
    Unavailable,
    Unusable,
    conflict,
    misfits,
)
from whitechapel.server.store.group import CHUNK

LOG: Final = b"log"
ENTRY: Final = b"entry"
MARK: Final = b"mark"
KEY: Final = b"key"
DIGITS: Final = 10
"""How many digits the number of an entry has in its key, so that the order of keys is that of numbers."""


class Change(NamedTuple):
    """What a key must hold before anything is written: a value, or None for nothing at all."""

    key: bytes
    value: bytes | None


Row = tuple[bytes, bytes | None]
"""A key and what it is to hold; None: nothing any more."""


class Keys(Protocol):
    """What is asked of a browser. Errors are `StoreError`s."""

    async def range(self, first: bytes, end: bytes, limit: int) -> list[tuple[bytes, bytes]]:
        """The keys from `first` up to but not including `end`, in order, with their values, all of one moment; at most
        `limit` of them, or all if it is 0."""

    async def commit(self, expected: Sequence[Change], puts: Sequence[Row], clear: bool) -> bool:
        """Write all of this or nothing; durable when it returns. False, and nothing is written, if a key does not hold
        what was expected. `clear`: everything else is removed in the same step."""

    async def close(self) -> None:
        """No more will be asked."""


class Head(msgspec.Struct, frozen=True):
    """What is known of a log without reading it."""

    length: int
    kinds: list[str]


_head = msgspec.json.Decoder(Head).decode
_entry = msgspec.msgpack.Decoder(Entry).decode
_mark = msgspec.json.Decoder(MarkRecord).decode


def key(*parts: bytes | str) -> bytes:
    """A key from its parts."""
    return b"\0".join([part.encode() if isinstance(part, str) else part for part in parts])


def within(*parts: bytes | str) -> tuple[bytes, bytes]:
    """All keys that begin with these parts and have more of them: the first one, and the first one after them."""
    start = key(*parts)
    return start + b"\0", start + b"\1"


def entry_key(log: str, number: int) -> bytes:
    return key(ENTRY, log, f"{number:0{DIGITS}}")


def mark_row(record: MarkRecord) -> tuple[bytes, bytes]:
    return key(MARK, record.player, record.log), msgspec.json.encode(record)


def entry_row(log: str, number: int, entry: Entry) -> tuple[bytes, bytes]:
    return entry_key(log, number), msgspec.msgpack.encode(entry)


class KeyedStore:
    """A store for one page."""

    def __init__(self, keys: Keys) -> None:
        self._keys = keys
        self._writing = asyncio.Lock()
        """One write at a time, in the order of the calls."""
        self._proved = float("-inf")
        self._closed = False

    # --- writing -------------------------------------------------------------------------------------------------

    async def append(self, log: str, at: int, entries: Sequence[Entry], marks: Sequence[Mark] = ()) -> None:
        self._check_open()
        async with self._writing:
            await self._append(log, at, entries, marks)

    async def _append(self, log: str, at: int, entries: Sequence[Entry], marks: Sequence[Mark]) -> None:
        before = await self._get(key(LOG, log))
        head = _head(before) if before is not None else Head(0, [])
        if head.length != at:
            raise conflict(log, head.length, at)
        now = time.time()
        puts: list[Row] = [entry_row(log, number, entry) for number, entry in enumerate(entries, at)]
        puts += [mark_row(MarkRecord(log, mark.player, mark.your_turn, mark.over, now)) for mark in marks]
        if entries:
            kinds = sorted({*head.kinds, *(entry.kind for entry in entries)})
            puts.append((key(LOG, log), msgspec.json.encode(Head(at + len(entries), kinds))))
        if not await self._keys.commit([Change(key(LOG, log), before)], puts, clear=False):
            now_there = await self._get(key(LOG, log))
            raise conflict(log, _head(now_there).length if now_there else 0, at)

    async def amend(self, log: str, entries: Mapping[int, Entry]) -> None:
        self._check_open()
        async with self._writing:
            await self._keys.commit([], [entry_row(log, number, one) for number, one in entries.items()], clear=False)

    async def put(self, name: str, value: bytes) -> None:
        self._check_open()
        async with self._writing:
            await self._keys.commit([], [(key(KEY, name), value)], clear=False)

    async def keep(self, name: str, value: bytes) -> bytes:
        self._check_open()
        async with self._writing:
            await self._keys.commit([Change(key(KEY, name), None)], [(key(KEY, name), value)], clear=False)
            kept = await self._get(key(KEY, name))
        assert kept is not None
        return kept

    async def swap(self, name: str, before: bytes | None, after: bytes | None) -> bool:
        self._check_open()
        one = key(KEY, name)
        async with self._writing:
            return await self._keys.commit([Change(one, before)], [(one, after)], clear=False)

    async def probe(self) -> None:
        if time.monotonic() - self._proved > PROBE_SECONDS:
            await self.put(HEALTH, b"")
            self._proved = time.monotonic()

    # --- reading -------------------------------------------------------------------------------------------------

    async def read(self, log: str, start: int = 0, limit: int | None = None) -> list[Entry]:
        if limit == 0:
            return []
        rows = await self._range(entry_key(log, start), within(ENTRY, log)[1], limit or 0)
        return [_entry(value) for _, value in rows]

    async def kinds(self, log: str) -> set[str]:
        self._check_open()
        head = await self._get(key(LOG, log))
        return set() if head is None else set(_head(head).kinds)

    async def logs(self, prefix: str = "") -> AsyncIterator[str]:
        first, end = key(LOG, prefix), within(LOG)[1]
        while rows := await self._range(first, end, CHUNK):
            for one, _ in rows:
                name = one.split(b"\0")[1].decode()
                if not name.startswith(prefix):
                    return
                yield name
            first = rows[-1][0] + b"\0"

    async def keys(self, prefix: str) -> AsyncIterator[str]:
        for one, _ in await self._range(key(KEY, prefix), within(KEY)[1]):
            name = one.split(b"\0")[1].decode()
            if not name.startswith(prefix):
                return
            yield name

    async def tables_of(self, player: str, limit: int = 100) -> list[Sitting]:
        marks = [_mark(value) for _, value in await self._range(*within(MARK, player))]
        marks.sort(key=lambda mark: (mark.over, not mark.your_turn, -mark.updated))
        return [Sitting(one.log.removeprefix(TABLE), one.your_turn, one.over, one.updated) for one in marks[:limit]]

    async def get(self, name: str) -> bytes | None:
        self._check_open()
        return await self._get(key(KEY, name))

    async def check(self) -> list[str]:
        heads = {one.split(b"\0")[1].decode(): _head(value) for one, value in await self._range(*within(LOG))}
        there: dict[str, int] = {}
        for one, _ in await self._range(*within(ENTRY)):
            log = one.split(b"\0")[1].decode()
            there[log] = there.get(log, 0) + 1
        marked = {_mark(value).log for _, value in await self._range(*within(MARK))}
        short = [(log, head.length, there.get(log, 0)) for log, head in heads.items()]
        return misfits(
            [one for one in short if one[1] != one[2]],
            sorted(there.keys() - heads.keys()),
            sorted(marked - heads.keys()),
            None,
            len(heads),
        )

    async def _get(self, one: bytes) -> bytes | None:
        rows = await self._keys.range(one, one + b"\0", 1)
        return rows[0][1] if rows else None

    async def _range(self, first: bytes, end: bytes, limit: int = 0) -> list[tuple[bytes, bytes]]:
        self._check_open()
        return await self._keys.range(first, end, limit)

    # --- archives ------------------------------------------------------------------------------------------------

    async def dump(self) -> AsyncIterator[Record]:
        rows = await self._range(b"", b"\xff")
        for kind in (KEY, ENTRY, MARK):
            for one, value in rows:
                if one.startswith(kind + b"\0"):
                    yield record(one, value)

    async def load(self, records: AsyncIterator[Record], *, replace: bool = False) -> None:
        """`replace`: what was there before goes, in the same step."""
        if not replace and await self._range(b"", b"\xff", 1):
            raise Unusable("store-page-full", "There are tables in this browser already.")
        rows = rows_of([one async for one in records])
        async with self._writing:
            await self._keys.commit([], rows, clear=True)

    async def wipe(self) -> None:
        """Forget everything."""
        self._check_open()
        async with self._writing:
            await self._keys.commit([], [], clear=True)

    # --- the end -------------------------------------------------------------------------------------------------

    def _check_open(self) -> None:
        if self._closed:
            raise Unavailable("store-closed", "The store is closed.")

    async def close(self) -> None:
        """Those who were waiting to write are served first."""
        if not self._closed:
            self._closed = True
            async with self._writing:
                await self._keys.close()


def record(one: bytes, value: bytes) -> Record:
    """A row as it stands in an archive."""
    kind, *names = one.split(b"\0")
    if kind == KEY:
        return KeyRecord(names[0].decode(), value)
    if kind == MARK:
        return _mark(value)
    entry = _entry(value)
    return EntryRecord(names[0].decode(), int(names[1]), entry.kind, entry.data)


def rows_of(records: Iterable[Record]) -> list[tuple[bytes, bytes]]:
    """The rows of an archive's records, with the heads of its logs."""
    rows: list[tuple[bytes, bytes]] = []
    heads: dict[str, Head] = {}
    for one in records:
        if isinstance(one, KeyRecord):
            rows.append((key(KEY, one.key), one.value))
        elif isinstance(one, MarkRecord):
            rows.append(mark_row(one))
        else:
            rows.append(entry_row(one.log, one.number, Entry(one.kind, one.data)))
            known = heads.get(one.log, Head(0, []))
            heads[one.log] = Head(one.number + 1, sorted({*known.kinds, one.kind}))
    return [*rows, *((key(LOG, log), msgspec.json.encode(head)) for log, head in heads.items())]
