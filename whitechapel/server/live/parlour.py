"""All the tables: those awake here, those played by another process, and those asleep in the store."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import string
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

import msgspec

from whitechapel.server.live.players import Players
from whitechapel.server.live.relay import Post, relay
from whitechapel.server.live.room import Begin, Came, Item, Look, NoSuchTable, Room, Stop, Tick, Went
from whitechapel.server.live.services import Services
from whitechapel.server.store import TABLE, Entry, Mark, Store, StoreError
from whitechapel.server.store.bus import Bus, LocalBus
from whitechapel.server.table import bodies, log, opening, say, show, wire
from whitechapel.server.table.connection import Connection, Crowd
from whitechapel.server.table.dice import SEED_BYTES
from whitechapel.server.table.table import SECOND, Table, fold

LOG: Final = logging.getLogger("whitechapel.parlour")
ID_LETTERS: Final = string.ascii_letters + string.digits
"""Letters and digits only: people type ids after commands, where a leading dash would be an option."""
ID_LENGTH: Final = 12
SUMMARIES: Final = 2000
"""How many list entries of sleeping tables are cached."""
SWEEP: Final = 5.0
"""How often, in seconds, we look for tables that can sleep."""
PAUSE_BETWEEN_TABLES: Final = 0.005
"""Seconds between two tables when all of them are read after a start, so that players are not held up."""
TOO_SOON_TO_SLEEP: Final = 600 * SECOND
"""A table that will do something by itself within this time, in milliseconds, stays awake."""


class Parlour(Services):
    """The server without its network."""

    def __init__(self, store: Store, bus: Bus, players: Players) -> None:
        super().__init__(store, players)
        self.bus = bus
        self.sleep_after = 60.0
        """How many seconds a table must be idle before it goes to sleep."""
        self._summaries: OrderedDict[tuple[str, float], bodies.Listed] = OrderedDict()
        self.rooms: dict[str, Room] = {}
        self.crowds: dict[str, Crowd] = {}
        self.connections: dict[int, Connection] = {}
        """The sockets of this process, by number."""
        self.post = Post(self)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._keepers: list[asyncio.Task[None]] = []
        self.alone = isinstance(bus, LocalBus)
        bus.listen(self.post)

    # -- opening tables ---------------------------------------------------------------------------

    def new_seed(self) -> bytes:
        """What all the shuffles of a new table follow from: 256 bits from the operating system."""
        return secrets.token_bytes(SEED_BYTES)

    async def open_table(self, settings: wire.Settings, player: str) -> str:
        """Open a table and return its id. Raises BadSettings if the settings make no sense."""
        created = opening.create(settings, self.new_seed(), player, self.now())
        return await self._open(created, {}, player)

    async def open_next(self, table: Table, player: str, duplicate: bool) -> str:
        """Open the table at which the people of a finished one play again, everybody one seat further on."""
        settings, people = opening.next_settings(table)
        seed = table.created.seed if duplicate else self.new_seed()
        created = opening.create(settings, seed, player, self.now(), table.id if duplicate else "")
        return await self._open(created, people, player)

    async def _open(self, created: log.Created, people: dict[int, tuple[str, str]], player: str) -> str:
        id = "".join([secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH)])
        entries: list[log.Entry] = [created]
        entries += [log.Sat(at=created.at, seat=seat, player=who, name=name) for seat, (who, name) in people.items()]
        marks = [
            Mark(player=who, your_turn=False, over=False) for who in {player, *(who for who, _ in people.values())}
        ]
        if created.settings.visibility == "public":
            marks.append(Mark(player=show.EVERYBODY, your_turn=True, over=False))
        stored = [Entry(kind=log.kind(entry), data=log.encode(entry)) for entry in entries]
        await self.store.append(TABLE + id, 0, stored, marks)
        self.count("tables")
        self.send(id, Begin())
        return id

    # -- rooms ------------------------------------------------------------------------------------

    def send(self, id: str, item: Item, connection: Connection | None = None) -> None:
        """Put something into the queue of a table, waking the table if it is asleep."""
        room = self.rooms.get(id)
        if room is None:
            room = self._wake(id)
        room.post(item, connection)

    def _wake(self, id: str) -> Room:
        alarm = self._alarms.pop(id, None)
        if alarm is not None:
            alarm.cancel()
        room = self.rooms[id] = Room(self, id, self.crowds.setdefault(id, Crowd()), self.open_next)
        self._tasks[id] = asyncio.ensure_future(self._live(room, self._tasks.get(id)))
        return room

    async def _live(self, room: Room, before: asyncio.Task[None] | None) -> None:
        """The life of a room: play the table if it is ours, otherwise pass everything on to the process that plays
        it."""
        if before is not None:
            await before
        try:
            await self._play_or_relay(room)
        except NoSuchTable:
            self._turn_away(room, "no-such-table")
        except asyncio.CancelledError:
            raise
        except StoreError as error:
            LOG.warning("a table cannot be opened", extra={"table": room.id, "error": str(error)})
            self._turn_away(room, "storage")
        except Exception:
            LOG.exception("a table cannot be opened", extra={"table": room.id})
            self._turn_away(room, "broken")
        finally:
            room.leave()
            if self.rooms.get(room.id) is room:
                del self.rooms[room.id]
            if not len(room.crowd):
                self.crowds.pop(room.id, None)
            with contextlib.suppress(StoreError):
                await self.bus.release(room.id)
            if self._tasks.get(room.id) is asyncio.current_task():
                del self._tasks[room.id]

    async def _play_or_relay(self, room: Room) -> None:
        while True:
            mine = await self.bus.own(room.id)
            if await (room.play() if mine else relay(room, self)):
                return

    def _turn_away(self, room: Room, code: str) -> None:
        """Tell everybody who wants something from this table that it is not possible."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        for watcher in room.crowd:
            room.crowd.discard(watcher)
            watcher.send(wire.encode(say.wrong(code, room.id)))
        while room.queue:
            item, connection = room.queue.take()
            if isinstance(item, Look) and not item.told.done():
                item.told.set_exception(
                    NoSuchTable()
                    if code == "no-such-table"
                    else StoreError("store-code", "The table cannot be opened: {code}.", code=code)
                )
            elif connection is not None and not isinstance(item, Went):
                connection.send(wire.encode(say.wrong(code, room.id, wire.move_id(item))))

    async def sweep(self) -> None:
        """Put idle tables to sleep."""
        while True:
            await asyncio.sleep(min(SWEEP, self.sleep_after))
            for room in list(self.rooms.values()):
                self._maybe_sleep(room)

    def _maybe_sleep(self, room: Room) -> None:
        if not room.idle or self.seconds() - room.used < self.sleep_after:
            return
        if len(room.crowd) and not self.alone:
            return  # other processes must find the table where its people are
        due = room.next_due()
        if due is not None:
            if due - self.now() < TOO_SOON_TO_SLEEP:
                return
            delay = (due - self.now()) / SECOND
            loop = asyncio.get_running_loop()
            self._alarms[room.id] = loop.call_later(delay, self.send, room.id, Tick())
        del self.rooms[room.id]
        room.post(Stop())

    async def wake_those_in_time(self) -> None:
        """After a start: wake the running games that continue by themselves, because they are timed or only bots are to
        move. All others wait until somebody comes."""
        async for name in self.store.logs(TABLE):
            entries = await self.store.read(name)
            created = log.decode(entries[0].data)
            assert isinstance(created, log.Created)
            alone = all(kind.startswith("bot:") for kind in created.settings.seats)
            timed = not isinstance(created.settings.pace, wire.Untimed)
            if (timed or alone) and all(entry.kind != "ended" for entry in entries):
                self.send(name.removeprefix(TABLE), Tick())
            await asyncio.sleep(PAUSE_BETWEEN_TABLES)

    # -- connections ------------------------------------------------------------------------------

    def came(self, id: str, connection: Connection) -> None:
        """A connection starts watching a table."""
        self.send(id, Came(), connection)

    def went(self, id: str, connection: Connection) -> None:
        """A connection stops watching a table."""
        crowd = self.crowds.get(id)
        if id in self.rooms or (crowd is not None and connection in crowd and len(crowd) > 1):
            self.send(id, Went(), connection)
        elif crowd is not None:
            crowd.discard(connection)
            if not len(crowd):
                del self.crowds[id]

    # -- looking ----------------------------------------------------------------------------------

    async def look(self, id: str, ask: Callable[[Table, Crowd], Any]) -> Any:
        """Ask a table something: in turn if it is awake here, otherwise from its log. Raises NoSuchTable."""
        room = self.rooms.get(id)
        if room is not None and room.table is not None:
            told: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            room.post(Look(ask, told))
            return await told
        entries = await self.store.read(TABLE + id)
        if not entries:
            raise NoSuchTable
        return ask(fold(id, [log.decode(entry.data) for entry in entries]), self.crowds.get(id, Crowd()))

    async def tables_of(self, player: str, limit: int) -> list[bodies.Listed]:
        """A player's tables, those where it is their turn first; or, for `show.EVERYBODY`, the public ones."""
        tables = []
        for sitting in await self.store.tables_of(player, limit):
            key = (sitting.table, sitting.updated)
            summary = self._summaries.get(key) if sitting.table not in self.rooms else None
            if summary is None:
                try:
                    summary = await self.look(sitting.table, lambda table, crowd: show.listed(table))
                except NoSuchTable:
                    continue
                self._summaries[key] = summary
                if len(self._summaries) > SUMMARIES:
                    self._summaries.popitem(last=False)
            turn = sitting.your_turn and player != show.EVERYBODY
            tables.append(msgspec.structs.replace(summary, your_turn=turn, over=sitting.over))
        return tables

    # -- start and end ----------------------------------------------------------------------------

    async def start(self) -> None:
        """Start looking after the tables."""
        self._keepers = [asyncio.ensure_future(self.sweep()), asyncio.ensure_future(self.wake_those_in_time())]
        self.post.start()

    async def close(self) -> None:
        """Let every table finish what it is doing, then stop. Nothing is lost: everything shown is stored."""
        for keeper in self._keepers:
            keeper.cancel()
        for alarm in self._alarms.values():
            alarm.cancel()
        for room in list(self.rooms.values()):
            room.post(Stop())
        tasks = list(self._tasks.values())
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=5.0)
            for task in late:
                task.cancel()
        await self.bots.close()
        await self.post.close()
        await self.bus.close()
        await self.store.close()
