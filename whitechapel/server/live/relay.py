"""Tables that another process plays: commands are passed on to it, and its messages are passed on to the sockets here.

The owner of a table treats the sockets of other processes like its own: as connections. Processes talk to each other
in `Letter`s. A letter may get lost when a process or its connection dies; those affected then ask for everything anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Collection
from typing import Final, Protocol

import msgspec
from msgspec import Struct

from whitechapel.server.live.orders import Erase, Rename, Shut
from whitechapel.server.live.room import Came, Item, Look, Lost, Orphaned, Room, Stop, Went, moved
from whitechapel.server.store import StoreError
from whitechapel.server.store.bus import Bus
from whitechapel.server.table import wire
from whitechapel.server.table.connection import Connection

LOG: Final = logging.getLogger("whitechapel.relay")
KEEPALIVE_SECONDS: Final = 5.0
"""How often, in seconds, a process reports which of its connections still watch another process's table."""
GONE_AFTER_SECONDS: Final = 20.0
"""How long, in seconds, a connection of another process may go unreported before it counts as gone."""


class Wanted(Struct, tag_field="kind", tag="wanted"):
    """To the owner: somebody here wants something."""

    table: str
    conn: int
    player: str
    name: str
    command: msgspec.Raw
    origin: str = ""
    face: wire.Face = ""


class Coming(Struct, tag_field="kind", tag="coming"):
    """To the owner: somebody here starts watching."""

    table: str
    conn: int
    player: str
    name: str
    origin: str = ""
    face: wire.Face = ""


class Going(Struct, tag_field="kind", tag="going"):
    """To the owner: somebody here stops watching."""

    table: str
    conn: int


class StillHere(Struct, tag_field="kind", tag="still-here"):
    """To the owner: these connections are alive."""

    table: str
    conns: list[int]


class Deliver(Struct, tag_field="kind", tag="deliver"):
    """From the owner: pass this on."""

    table: str
    conn: int
    data: msgspec.Raw


class NotMine(Struct, tag_field="kind", tag="not-mine"):
    """From a process that was mistaken for the owner: ask again who it is."""

    table: str


class SignedOut(Struct, tag_field="kind", tag="signed-out"):
    """To all: a player is no longer signed in on these devices."""

    player: str
    devices: list[str]


class CallsChanged(Struct, tag_field="kind", tag="calls-changed"):
    """To all: a player wants to be called in another way."""

    player: str


class PersonChanged(Struct, tag_field="kind", tag="person-changed"):
    """To all: a player is called otherwise, may not talk any more, or is gone."""

    player: str


class Passed(Struct, tag_field="kind", tag="passed"):
    """To the owner: what is to be done at a table that nobody at it has asked for."""

    table: str
    item: Erase | Shut | Rename


Letter = Wanted | Coming | Going | StillHere | Deliver | NotMine | SignedOut | CallsChanged | PersonChanged | Passed

_read = msgspec.json.Decoder(Letter).decode
_write = msgspec.json.Encoder().encode


class Tables(Protocol):
    """What is needed of the tables of this process: the parlour."""

    bus: Bus
    connections: dict[int, Connection]
    rooms: dict[str, Room]
    post: Post

    def seconds(self) -> float: ...
    def send_away(self) -> None: ...
    def came(self, id: str, connection: Connection) -> None: ...
    def went(self, id: str, connection: Connection) -> None: ...
    def send(self, id: str, item: Item, connection: Connection | None = None) -> None: ...
    def close_devices(self, player: str, devices: Collection[str]) -> None: ...
    def check_devices(self) -> None: ...
    def forget_calls(self, player: str | None = None) -> None: ...
    def forget_person(self, player: str | None = None) -> None: ...


class RemoteConnection(Connection):
    """A socket of another process."""

    __slots__ = ("_post", "process", "seen", "table")

    def __init__(self, post: Post, process: str, letter: Coming | Wanted) -> None:
        super().__init__(letter.conn, letter.player, letter.name, letter.origin, letter.face)
        self._post = post
        self.table = letter.table
        self.process = process
        self.seen = post.parlour.seconds()

    def send(self, data: bytes) -> None:
        self._post.mail(self.process, Deliver(table=self.table, conn=self.conn, data=msgspec.Raw(data)))


class Post:
    """Letters from and to other processes, in order."""

    def __init__(self, parlour: Tables) -> None:
        self.parlour = parlour
        self._out: asyncio.Queue[tuple[str, str, bytes]] = asyncio.Queue()
        """To whom, under which of our names, and what."""
        self._carrier: asyncio.Task[None] | None = None
        self._remote: dict[tuple[str, str, int], RemoteConnection] = {}
        """By table, process and connection."""

    def start(self) -> None:
        """Start carrying letters."""
        self._carrier = asyncio.ensure_future(self._carry())

    async def close(self) -> None:
        """Carry the remaining letters, then stop."""
        if self._carrier is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1.0):
                    await self._out.join()
            self._carrier.cancel()

    def mail(self, to: str, letter: Letter) -> None:
        """Queue a letter to be sent."""
        self._out.put_nowait((to, self.parlour.bus.me, _write(letter)))

    async def announce(self, letter: Letter) -> None:
        """Send a letter to all other processes. If that is not possible now, they look for themselves once they are
        connected again."""
        try:
            await self.parlour.bus.announce(_write(letter))
        except StoreError as error:
            LOG.warning("a letter was lost", extra={"error": type(error).__name__})

    async def _carry(self) -> None:
        """All that has gathered for a process meanwhile travels as one message: a line for each letter."""
        while True:
            bundles: dict[str, list[bytes]] = {}
            waiting = [await self._out.get()]
            while not self._out.empty():
                waiting.append(self._out.get_nowait())
            for to, name, letter in waiting:
                if name == self.parlour.bus.me:  # otherwise it was written before we lost our tables
                    bundles.setdefault(to, []).append(letter)
            for to, letters in bundles.items():
                try:
                    await self.parlour.bus.send(to, b"\n".join(letters))
                except StoreError as error:
                    LOG.warning("letters were lost", extra={"error": str(error), "letters": len(letters)})
            for _ in waiting:
                self._out.task_done()

    # -- reports from the bus ---------------------------------------------------------------------

    def received(self, sender: str, message: bytes) -> None:
        """Another process has sent letters."""
        for line in message.split(b"\n"):
            self._open(sender, _read(line))

    def _open(self, sender: str, letter: Letter) -> None:
        parlour = self.parlour
        match letter:
            case Deliver():
                connection, room = parlour.connections.get(letter.conn), parlour.rooms.get(letter.table)
                # A process that was replaced may have had letters on the way: what it says is out of date.
                if connection is not None and room is not None and room.owner == sender:
                    connection.send(bytes(letter.data))
            case Coming():
                connection = RemoteConnection(self, sender, letter)
                old = self._remote.get((letter.table, sender, letter.conn))
                if old is not None:
                    parlour.went(letter.table, old)
                self._remote[letter.table, sender, letter.conn] = connection
                parlour.came(letter.table, connection)
            case Going():
                gone = self._remote.pop((letter.table, sender, letter.conn), None)
                if gone is not None:
                    parlour.went(letter.table, gone)
            case Wanted():
                known = self._remote.get((letter.table, sender, letter.conn))
                connection = known or RemoteConnection(self, sender, letter)
                parlour.send(letter.table, wire.decode_command(letter.command), connection)
            case StillHere():
                self._still_here(sender, letter)
            case SignedOut():
                parlour.close_devices(letter.player, letter.devices)
            case CallsChanged():
                parlour.forget_calls(letter.player)
            case PersonChanged():
                parlour.forget_person(letter.player)
            case Passed():
                parlour.send(letter.table, letter.item)
            case NotMine():
                room = parlour.rooms.get(letter.table)
                if room is not None:
                    room.post(Orphaned())

    def orphaned(self, table: str) -> None:
        """Nobody plays this table any more. It is woken even if nobody here wants it: something may be due there."""
        self.parlour.send(table, Orphaned())

    def lost(self, table: str) -> None:
        """Another process plays this table now."""
        room = self.parlour.rooms.get(table)
        if room is not None:
            room.post(Lost())

    def missed(self) -> None:
        """Letters may have been lost: everybody who watches a table elsewhere asks anew, and whoever was signed out
        meanwhile goes."""
        self.parlour.check_devices()
        self.parlour.forget_calls()
        self.parlour.forget_person()
        for room in self.parlour.rooms.values():
            room.post(Orphaned())

    def fenced(self) -> None:
        """Nothing here is ours any more. Browsers whose sockets are closed come back to another process."""
        self.parlour.send_away()

    def _still_here(self, sender: str, letter: StillHere) -> None:
        now = self.parlour.seconds()
        for (table, process, conn), connection in list(self._remote.items()):
            if table == letter.table and process == sender and conn in letter.conns:
                connection.seen = now
            elif now - connection.seen > GONE_AFTER_SECONDS:
                del self._remote[table, process, conn]
                self.parlour.went(table, connection)


async def relay(room: Room, parlour: Tables) -> bool:
    """Pass everything on to the process that plays the table. True: nobody here wants it any more; False: it may have
    no owner now, and the quickest process takes it over."""
    bus, id = parlour.bus, room.id
    room.table = None
    room.moved = True
    for connection in room.crowd:
        if isinstance(connection, RemoteConnection):  # it will reach the new owner by itself
            room.crowd.discard(connection)
    await bus.subscribe(id)
    try:
        owner = await bus.owner(id)
        if owner is None or owner == bus.me:
            await asyncio.sleep(0.02)
            return False
        room.owner = owner
        for connection in room.crowd:
            parlour.post.mail(owner, _coming(id, connection))
        return await _pass_on(room, parlour, owner)
    finally:
        room.owner = ""
        with contextlib.suppress(StoreError):
            await bus.unsubscribe(id)


def _coming(table: str, connection: Connection) -> Coming:
    return Coming(table, connection.conn, connection.player, connection.name, connection.origin, connection.face)


async def _pass_on(room: Room, parlour: Tables, owner: str) -> bool:
    post, id = parlour.post, room.id
    due = parlour.seconds() + KEEPALIVE_SECONDS
    while True:
        room.busy = False
        if parlour.seconds() >= due:  # however busy the table is: nobody here may be mistaken for gone
            post.mail(owner, StillHere(table=id, conns=[connection.conn for connection in room.crowd]))
            due = parlour.seconds() + KEEPALIVE_SECONDS
        try:
            async with asyncio.timeout(due - parlour.seconds()):
                item, connection = await room.queue.get()
        except TimeoutError:
            continue
        room.busy = True
        if isinstance(item, Stop):
            return True
        if isinstance(item, Orphaned | Lost):
            return False
        if isinstance(connection, RemoteConnection):
            post.mail(connection.process, NotMine(table=id))
        elif isinstance(item, Came) and connection is not None:
            room.crowd.add(connection)
            post.mail(owner, _coming(id, connection))
        elif isinstance(item, Went) and connection is not None:
            room.crowd.discard(connection)
            post.mail(owner, Going(table=id, conn=connection.conn))
        elif isinstance(item, Look):
            item.told.set_exception(moved())
        elif isinstance(item, Erase | Shut | Rename):
            post.mail(owner, Passed(table=id, item=item))
        elif connection is not None and isinstance(item, msgspec.Struct):
            command = msgspec.Raw(wire.encode(item))
            coming = _coming(id, connection)
            post.mail(owner, Wanted(id, coming.conn, coming.player, coming.name, command, coming.origin, coming.face))
