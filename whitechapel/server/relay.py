"""Tables that another process plays: commands are passed on to it, and what it says is passed on to the sockets here.

The owner of a table treats the sockets of other processes like its own: as ears. What one process tells another is a
`Letter`. A letter may get lost when a process or its connection dies; then whoever is left asks for everything afresh.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from whitechapel.server import wire
from whitechapel.server.ear import Ear
from whitechapel.server.room import Came, Look, Lost, Orphaned, Room, Stop, Went
from whitechapel.server.store import StoreError

if TYPE_CHECKING:
    from whitechapel.server.parlour import Parlour

LOG: Final = logging.getLogger("whitechapel.relay")
STILL_HERE: Final = 5.0
"""So often a process says which of its connections still watch a table of another one."""
FORGOTTEN: Final = 20.0
"""A connection of another process that has not been mentioned for so long is gone."""


class Wanted(Struct, tag_field="kind", tag="wanted"):
    """To the owner: somebody here wants something."""

    table: str
    conn: int
    player: str
    name: str
    command: msgspec.Raw


class Coming(Struct, tag_field="kind", tag="coming"):
    """To the owner: somebody here begins to watch."""

    table: str
    conn: int
    player: str
    name: str


class Going(Struct, tag_field="kind", tag="going"):
    """To the owner: somebody here watches no longer."""

    table: str
    conn: int


class StillHere(Struct, tag_field="kind", tag="still-here"):
    """To the owner: these connections are alive."""

    table: str
    conns: list[int]


class Deliver(Struct, tag_field="kind", tag="deliver"):
    """From the owner: pass this on."""

    conn: int
    data: msgspec.Raw


class NotMine(Struct, tag_field="kind", tag="not-mine"):
    """From a process that was taken for the owner: ask again who is."""

    table: str


Letter = Wanted | Coming | Going | StillHere | Deliver | NotMine

_read = msgspec.json.Decoder(Letter).decode
_write = msgspec.json.Encoder().encode


class RemoteEar(Ear):
    """A socket of another process."""

    __slots__ = ("_post", "process", "seen")

    def __init__(self, post: Post, process: str, conn: int, player: str, name: str) -> None:
        super().__init__(conn, player, name)
        self._post = post
        self.process = process
        self.seen = post.parlour.seconds()

    def send(self, data: bytes) -> None:
        self._post.mail(self.process, Deliver(conn=self.conn, data=msgspec.Raw(data)))


class Post:
    """What comes in from other processes, and what goes out to them, in order."""

    def __init__(self, parlour: Parlour) -> None:
        self.parlour = parlour
        self._out: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._carrier: asyncio.Task[None] | None = None
        self._remote: dict[tuple[str, str, int], RemoteEar] = {}
        """By table, process and connection."""

    def start(self) -> None:
        """Begin to carry letters."""
        self._carrier = asyncio.ensure_future(self._carry())

    async def close(self) -> None:
        """Carry what is still there, then stop."""
        if self._carrier is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._out.join(), 1.0)
            self._carrier.cancel()

    def mail(self, to: str, letter: Letter) -> None:
        """Send a letter, sooner or later."""
        self._out.put_nowait((to, _write(letter)))

    async def _carry(self) -> None:
        while True:
            to, letter = await self._out.get()
            try:
                await self.parlour.bus.send(to, letter)
            except StoreError as error:
                LOG.warning("a letter was lost", extra={"error": str(error)})
            finally:
                self._out.task_done()

    # -- what the bus tells -----------------------------------------------------------------------

    def received(self, sender: str, message: bytes) -> None:
        """Another process has written."""
        letter = _read(message)
        parlour = self.parlour
        match letter:
            case Deliver():
                ear = parlour.ears.get(letter.conn)
                if ear is not None:
                    ear.send(bytes(letter.data))
            case Coming():
                ear = RemoteEar(self, sender, letter.conn, letter.player, letter.name)
                old = self._remote.get((letter.table, sender, letter.conn))
                if old is not None:
                    parlour.went(letter.table, old)
                self._remote[letter.table, sender, letter.conn] = ear
                parlour.came(letter.table, ear)
            case Going():
                gone = self._remote.pop((letter.table, sender, letter.conn), None)
                if gone is not None:
                    parlour.went(letter.table, gone)
            case Wanted():
                known = self._remote.get((letter.table, sender, letter.conn))
                ear = known or RemoteEar(self, sender, letter.conn, letter.player, letter.name)
                parlour.send(letter.table, wire.decode_command(letter.command), ear)
            case StillHere():
                self._still_here(sender, letter)
            case NotMine():
                room = parlour.rooms.get(letter.table)
                if room is not None:
                    room.post(Orphaned())

    def heard(self, table: str, message: bytes) -> None:
        """Nothing is published: letters have addresses."""

    def orphaned(self, table: str) -> None:
        """Nobody plays this table any more. If nobody is here for it, it is woken: something may be due there."""
        self.parlour.send(table, Orphaned())

    def lost(self, table: str) -> None:
        """Another process plays this table now."""
        room = self.parlour.rooms.get(table)
        if room is not None:
            room.post(Lost())

    def missed(self) -> None:
        """Letters may have been lost: everybody who watches a table elsewhere asks afresh."""
        for room in self.parlour.rooms.values():
            room.post(Orphaned())

    def _still_here(self, sender: str, letter: StillHere) -> None:
        now = self.parlour.seconds()
        for (table, process, conn), ear in list(self._remote.items()):
            if table == letter.table and process == sender and conn in letter.conns:
                ear.seen = now
            elif now - ear.seen > FORGOTTEN:
                del self._remote[table, process, conn]
                self.parlour.went(table, ear)


async def relay(room: Room, parlour: Parlour) -> bool:
    """Pass everything on to the process that plays the table. True: nobody here wants it any more; False: it may be
    nobody's now, and whoever is quickest plays it on."""
    bus, id = parlour.bus, room.id
    room.table = None
    room.moved = True
    for ear in room.crowd:
        if isinstance(ear, RemoteEar):  # it will come to the new owner by itself
            room.crowd.discard(ear)
    await bus.subscribe(id)
    try:
        owner = await bus.owner(id)
        if owner is None or owner == bus.me:
            await asyncio.sleep(0.02)
            return False
        for ear in room.crowd:
            parlour.post.mail(owner, Coming(table=id, conn=ear.conn, player=ear.player, name=ear.name))
        return await _pass_on(room, parlour, owner)
    finally:
        with contextlib.suppress(StoreError):
            await bus.unsubscribe(id)


async def _pass_on(room: Room, parlour: Parlour, owner: str) -> bool:
    post, id = parlour.post, room.id
    due = parlour.seconds() + STILL_HERE
    while True:
        room.busy = False
        if parlour.seconds() >= due:  # however busy the table is: nobody here may be taken for gone
            post.mail(owner, StillHere(table=id, conns=[ear.conn for ear in room.crowd]))
            due = parlour.seconds() + STILL_HERE
        try:
            item, ear = await asyncio.wait_for(room.queue.get(), due - parlour.seconds())
        except TimeoutError:
            continue
        room.busy = True
        room.used = parlour.seconds()
        if isinstance(item, Stop):
            return True
        if isinstance(item, Orphaned | Lost):
            return False
        if isinstance(ear, RemoteEar):
            post.mail(ear.process, NotMine(table=id))
        elif isinstance(item, Came) and ear is not None:
            room.crowd.add(ear)
            post.mail(owner, Coming(table=id, conn=ear.conn, player=ear.player, name=ear.name))
        elif isinstance(item, Went) and ear is not None:
            room.crowd.discard(ear)
            post.mail(owner, Going(table=id, conn=ear.conn))
        elif isinstance(item, Look):
            item.told.set_exception(StoreError("store-moved", "The table has just moved."))
        elif ear is not None and isinstance(item, msgspec.Struct):
            command = msgspec.Raw(wire.encode(item))
            post.mail(owner, Wanted(table=id, conn=ear.conn, player=ear.player, name=ear.name, command=command))
