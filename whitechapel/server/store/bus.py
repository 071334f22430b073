"""How server processes share tables: who owns one, and what they tell each other.

A table is played by exactly one process, its owner. The others send it their players' commands and pass on what it
sends back. With one process (SQLite) there is nobody to talk to, and the process owns every table.

A process is trusted with its tables for a few seconds at a time, and must say again and again that it is there. One
that hangs, or is cut off, loses them; it knows that by its own clock before the others do.

How to use it when somebody comes to a table:

    if await bus.own(table):            # it is ours: fold its log and play it
        ...
    else:                               # somebody else's: follow it, and pass commands on
        await bus.subscribe(table)
        owner = await bus.owner(table)
        if owner: await bus.send(owner, command)

Messages arrive at most once, and those of one process in the order in which it sent them; a process may write to
itself. Anything that must not get lost is in the store before it is sent on the bus.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Protocol


class Listener(Protocol):
    """Receives what the bus delivers. These are called on the event loop, must not block, and must not raise."""

    def received(self, sender: str, message: bytes) -> None:
        """Another process (or this one) has sent us this."""

    def orphaned(self, table: str) -> None:
        """Nobody owns this table: its owner died, or we subscribed to it and its owner left. Try `own`.

        Reported within a second, and again every half second until somebody owns it or, if they left, we unsubscribe.
        """

    def lost(self, table: str) -> None:
        """We no longer own this table: we were cut off, and another process took it. Forget its state."""

    def missed(self) -> None:
        """Messages may have been lost: ask anew for whatever you follow."""

    def fenced(self) -> None:
        """Our lease has run out, and all our tables with it (`lost` has been called for each): tell nobody anything
        any more, and send everybody here elsewhere."""


class NullListener:
    """A listener that ignores everything: in place until `listen` is called."""

    def received(self, sender: str, message: bytes) -> None: ...
    def orphaned(self, table: str) -> None: ...
    def lost(self, table: str) -> None: ...
    def missed(self) -> None: ...
    def fenced(self) -> None: ...


class Bus(Protocol):
    """What both implementations do. Tables go by their ids; when the database is unreachable, calls raise
    `Unavailable`."""

    @property
    def me(self) -> str:
        """The name of this process, new each time it starts and each time its lease has run out."""

    def leased(self) -> bool:
        """Whether we may still write and tell anything: our lease is running. Ask before each."""

    def listen(self, listener: Listener) -> None:
        """Set the listener; called once, before anything else."""

    async def own(self, table: str) -> bool:
        """Take ownership of the table if no live process owns it; whether it is ours now.

        Read the log after this, never before: until then its previous owner may still have written.
        """

    async def release(self, table: str) -> None:
        """Give up a table; whoever subscribed to it is told at once. Never raises Unavailable."""

    async def owner(self, table: str) -> str | None:
        """The process that owns the table, or None. It may have died a moment ago."""

    async def send(self, to: str, message: bytes) -> None:
        """Send a message to one process. A process that is gone hears nothing, and we are not told."""

    async def announce(self, message: bytes) -> None:
        """Send a message to all other processes."""

    async def subscribe(self, table: str) -> None:
        """Be told when the table's owner is gone."""

    async def unsubscribe(self, table: str) -> None:
        """Stop being told about the table. Never raises Unavailable."""

    async def close(self) -> None:
        """Give up all tables and leave."""


class LocalBus:
    """The bus of a process that runs alone."""

    def __init__(self) -> None:
        self.me = secrets.token_hex(8)
        self._tables: set[str] = set()
        self._listener: Listener = NullListener()

    def leased(self) -> bool:
        """There is nobody who could take anything over."""
        return True

    def listen(self, listener: Listener) -> None:
        self._listener = listener

    async def own(self, table: str) -> bool:
        self._tables.add(table)
        return True

    async def release(self, table: str) -> None:
        self._tables.discard(table)

    async def owner(self, table: str) -> str | None:
        return self.me if table in self._tables else None

    async def send(self, to: str, message: bytes) -> None:
        if to == self.me:
            asyncio.get_running_loop().call_soon(self._listener.received, self.me, message)

    async def announce(self, message: bytes) -> None:
        """There is nobody else."""

    async def subscribe(self, table: str) -> None:
        """There is nobody else."""

    async def unsubscribe(self, table: str) -> None:
        """There is nobody else."""

    async def close(self) -> None:
        self._tables.clear()
