"""What the stores in SQLite and PostgreSQL share: group commit (many callers, one transaction, one wait for the disk),
and long lists, a part at a time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from typing import Any

from whitechapel.server.store import Record

WAITING = 4096
"""How many writes may wait; further callers wait for a place before they join the queue."""
GROUP = 1024
"""The most writes that share a transaction."""
CHUNK = 1000
"""How many records at a time go in and out of archives, and names out of lists."""


def settle(callers: Iterable[asyncio.Future[Any]], outcomes: Iterable[Any]) -> None:
    """Wake each caller with its result or its error."""
    for caller, outcome in zip(callers, outcomes, strict=True):
        if caller.done():
            continue  # it was cancelled
        if isinstance(outcome, BaseException):
            caller.set_exception(outcome)
        else:
            caller.set_result(outcome)


async def in_chunks(records: AsyncIterator[Record]) -> AsyncIterator[list[Record]]:
    """The same records, many at a time."""
    chunk: list[Record] = []
    async for record in records:
        chunk.append(record)
        if len(chunk) == CHUNK:
            yield chunk
            chunk = []
    yield chunk


async def names_from(query: Callable[..., Awaitable[list[Any]]], statement: str, prefix: str) -> AsyncIterator[str]:
    """All names with this prefix, in order. `statement` asks for some of them, and leaves open how they compare with a
    name: a comparison can use the index, LIKE cannot (and would need escapes)."""
    rows = await query(statement.format(">="), prefix, CHUNK)
    while rows:
        for (name,) in rows:
            if not name.startswith(prefix):
                return
            yield name
        rows = await query(statement.format(">"), rows[-1][0], CHUNK)
