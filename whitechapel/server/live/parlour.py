"""All the tables: those awake here, those played by another process, and those asleep in the store."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import secrets
import string
from collections import OrderedDict
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

import msgspec

from whitechapel.server.live.alerts import Alerts, Turn
from whitechapel.server.live.company import Company
from whitechapel.server.live.hosting import Hosting
from whitechapel.server.live.leaving import KEEPSAKE, Belonging, Leaving
from whitechapel.server.live.mailbox import Mailbox
from whitechapel.server.live.meetings import Meetings
from whitechapel.server.live.passkeys import Passkeys
from whitechapel.server.live.players import Identity, Players, tidy_nickname
from whitechapel.server.live.profiles import Profiles
from whitechapel.server.live.ratings import RatingBook
from whitechapel.server.live.relay import CallsChanged, PersonChanged, Post, SignedOut, relay
from whitechapel.server.live.reports import Reports
from whitechapel.server.live.reviews import Reviews
from whitechapel.server.live.room import Begin, Came, Item, Look, Room, Stop, Tick, Went
from whitechapel.server.live.services import Services
from whitechapel.server.live.shelf import NoSuchTable
from whitechapel.server.live.statistics import Statistics
from whitechapel.server.live.tournaments import Sitter
from whitechapel.server.live.ways_back import WaysBack
from whitechapel.server.store import TABLE, Conflict, Entry, Mark, Store, StoreError
from whitechapel.server.store.bus import Bus, LocalBus
from whitechapel.server.table import bodies, brought, keepsake, log, opening, say, show, wire
from whitechapel.server.table.branching import Opener, branched
from whitechapel.server.table.connection import Connection, Crowd
from whitechapel.server.table.proof import SECRET_BYTES
from whitechapel.server.table.rated import RatedGame, counted
from whitechapel.server.table.table import DAY, SECOND, OtherRules, Table, Unreadable

LOG: Final = logging.getLogger("whitechapel.parlour")
ID_LETTERS: Final = string.ascii_letters + string.digits
"""Letters and digits only: people type ids after commands, where a leading dash would be an option."""
ID_LENGTH: Final = 12
SUMMARIES: Final = 2000
"""How many list entries of sleeping tables are cached."""
SWEEP: Final = 5.0
"""How often, in seconds, we look for tables that can sleep."""
ENDS: Final = frozenset({"ended", "stopped"})
"""Entries after which a game does not go on."""
PAUSE_BETWEEN_TABLES: Final = 0.005
"""Seconds between two tables when all of them are read after a start, so that players are not held up."""
ABANDONED: Final = 31 * DAY
"""A table where nothing has happened for this long, in milliseconds, no longer keeps its twins' shuffles secret."""
PAUSE_BETWEEN_PAGES: Final = 0.05
QUIET: Final = 20
"""How many moves are made between two pages of a keepsake, at most, while little is going on."""
TOO_SOON_TO_SLEEP: Final = 600 * SECOND
"""A table that will do something by itself within this time, in milliseconds, stays awake."""


class Parlour(Services):
    """The server without its network."""

    def __init__(self, store: Store, bus: Bus, players: Players) -> None:
        super().__init__(store, players)
        self.bus = bus
        self.prefix = ""
        """What the ids of new tables begin with."""
        self.sleep_after = 60.0
        """How many seconds a table must be idle before it goes to sleep."""
        self.unreadable: set[str] = set()
        """The tables whose logs could not be read."""
        self._reported: set[str] = set()
        """Those that the log has named."""
        self._over: Mailbox[str] = Mailbox()
        """The games that are over, and of which a keepsake is to be made."""
        self._to_rate: Mailbox[str] = Mailbox()
        """The games that are over, and may have to be counted."""
        self._summaries: OrderedDict[tuple[str, float], bodies.Listed] = OrderedDict()
        self.rooms: dict[str, Room] = {}
        self.crowds: dict[str, Crowd] = {}
        self.connections: dict[int, Connection] = {}
        """The sockets of this process, by number."""
        self.post = Post(self)
        self.reviews = Reviews(self)
        self.statistics = Statistics(store, self.look)
        self.ways_back = WaysBack(store)
        self.passkeys = Passkeys(store, players)
        self.company = Company(store, players)
        self.reports = Reports(store)
        self.hosting = Hosting(store, players)
        self.ratings = RatingBook(store)
        self.profiles = Profiles(store, players, self.ratings, self.look)
        self.meetings = Meetings(self)
        self.meets = True
        """Whether people can meet here: not in a page, whose owner is alone."""
        self.alerts = Alerts(self, {})
        """Nobody is called, unless the host has said how."""
        self.leaving = Leaving(self, self._belongings())
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._keepers: list[asyncio.Task[None]] = []
        self.alone = isinstance(bus, LocalBus)
        bus.listen(self.post)

    def leased(self) -> bool:
        return self.bus.leased()

    def send_away(self) -> None:
        """Close all sockets of this process: its tables are played elsewhere now."""
        for connection in list(self.connections.values()):
            connection.close()

    # -- opening tables ---------------------------------------------------------------------------

    def new_seed(self) -> bytes:
        """The server's part in the shuffles of a new table: 256 bits from the operating system."""
        return secrets.token_bytes(SECRET_BYTES)

    async def open_table(self, settings: wire.Settings, player: str) -> str:
        """Open a table and return its id. Raises BadSettings if the settings make no sense."""
        created = opening.create(settings, self.new_seed(), player, self.now(), key=secrets.token_bytes(SECRET_BYTES))
        return await self._open(created, [], player)

    async def open_branch(self, origin: Table, wanted: bodies.NewBranch, who: Identity) -> str:
        """Open a table at which a finished game is played on from one of its moments, and return its id. Raises
        NoBranch, and BadSettings if there is no such bot."""
        id = self.new_id()
        opener = Opener(
            who.player, who.nickname, self.new_seed(), secrets.token_bytes(SECRET_BYTES), self.now(), who.face
        )
        table, entries = await self.shelf.patiently(lambda: branched(origin, id, wanted, opener))
        marks = [Mark(each, *mark) for each, mark in show.standings(table).items()]
        return await self._begin(id, entries, marks)

    async def open_next(self, table: Table, player: str, duplicate: bool) -> str:
        """Open the table at which the people of a finished one play again, everybody one seat further on."""
        settings, people = opening.next_settings(table)
        if duplicate:  # its shuffles are known
            settings = msgspec.structs.replace(settings, rated=False)
        seed, now = table.seed if duplicate else self.new_seed(), self.now()
        first = table.id if duplicate else ""
        created = opening.create(settings, seed, player, now, first, secrets.token_bytes(SECRET_BYTES))
        mixed = set() if duplicate else {chair.player for chair in table.chairs if chair.promise}
        seated = [
            log.Sat(
                at=now,
                seat=seat,
                player=chair.player,
                name=chair.name,
                awaited=chair.player in mixed,
                face=chair.face,
            )
            for seat, chair in people.items()
        ]
        return await self._open(created, seated, player)

    async def open_at(
        self, id: str, settings: wire.Settings, people: Mapping[int, Sitter], event: str, seed: bytes = b""
    ) -> None:
        """Open a table with this id at which certain people sit, unless somebody already has. `event`: what it belongs
        to; `seed`: the shuffles that all tables of the event share. Raises BadSettings."""
        now, key = self.now(), secrets.token_bytes(SECRET_BYTES)
        created = opening.create(settings, seed or self.new_seed(), "", now, key=key)
        created = msgspec.structs.replace(created, event=event, shared=bool(seed))
        seated = [
            log.Sat(at=now, seat=seat, player=who.player, name=who.name, awaited=not seed)
            for seat, who in people.items()
        ]
        players = [who.player for who in people.values()]
        marks = [Mark(player=who, your_turn=False, over=False) for who in [*players, *([event] if event else [])]]
        with contextlib.suppress(Conflict):
            await self._begin(id, [created, *seated], marks)

    async def open_club_table(self, settings: wire.Settings, player: str, event: str) -> str:
        """Open a table of a club and return its id. Raises BadSettings."""
        key = secrets.token_bytes(SECRET_BYTES)
        created = opening.create(settings, self.new_seed(), player, self.now(), key=key)
        return await self._open(msgspec.structs.replace(created, event=event), [], player)

    async def bring(self, text: str, player: str, nickname: str) -> str:
        """Open a table with a game that was played elsewhere, and return its id. Raises GameError or BadSettings."""
        id, now = self.new_id(), self.now()

        def named(name: str) -> str:
            return tidy_nickname(name) or nickname

        table, entries = await self.shelf.patiently(lambda: brought.table(id, text, player, named, now))
        marks = [Mark(each, *mark) for each, mark in show.standings(table).items()]
        return await self._begin(id, entries, marks)

    def new_id(self) -> str:
        """The id of a new table, or of something else that has one."""
        return self.prefix + "".join([secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH)])

    async def _open(self, created: log.Created, seated: list[log.Sat], player: str) -> str:
        marks = [Mark(player=who, your_turn=False, over=False) for who in {player, *(one.player for one in seated)}]
        if created.settings.visibility == "public":
            marks.append(Mark(player=show.EVERYBODY, your_turn=True, over=False))
        if created.event:
            marks.append(Mark(player=created.event, your_turn=False, over=False))
        return await self._begin(self.new_id(), [created, *seated], marks)

    async def _begin(self, id: str, entries: Sequence[log.Entry], marks: Sequence[Mark]) -> str:
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
            self._turn_away(room, NoSuchTable())
        except Unreadable as error:
            self.report(room.id, error)
            if isinstance(error, OtherRules):
                await self._show_keepsake(room)
            self._turn_away(room, error)
        except asyncio.CancelledError:
            raise
        except StoreError as error:
            LOG.warning("a table cannot be opened", extra={"table": room.id, "error": str(error)})
            self._turn_away(room, error)
        except Exception as error:
            LOG.exception("a table cannot be opened", extra={"table": room.id})
            self._turn_away(room, error)
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

    async def _show_keepsake(self, room: Room) -> None:
        """A finished game whose rules are gone can still be looked at."""
        kept = await self.kept(room.id)
        if kept is not None:
            room.crowd.tell(wire.encode(kept.info))

    def report(self, id: str, error: Exception) -> None:
        """A table cannot be read: the log says so once, and the health check as long as it is so. Tables of other rules
        are as they should be."""
        if id not in self._reported:
            self._reported.add(id)
            LOG.error("a table cannot be read", extra={"table": id, "error": str(error)})
        if not isinstance(error, OtherRules):
            self.unreadable.add(id)

    def _turn_away(self, room: Room, error: Exception) -> None:
        """Tell everybody who wants something from this table that it is not possible."""
        code = "broken"
        if isinstance(error, Unreadable):
            code = error.code
        elif isinstance(error, NoSuchTable):
            code = "no-such-table"
        elif isinstance(error, StoreError):
            code = "storage"
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        for watcher in room.crowd:
            room.crowd.discard(watcher)
            watcher.send(wire.encode(say.wrong(code, room.id)))
        while room.queue:
            item, connection = room.queue.take()
            if isinstance(item, Look) and not item.told.done():
                item.told.set_exception(error)
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
        woken = ""
        while True:
            try:
                async for name in self.store.logs(TABLE):
                    if name > woken:
                        await self._wake_if_in_time(name.removeprefix(TABLE))
                        woken = name
                        await asyncio.sleep(PAUSE_BETWEEN_TABLES)
                return
            except StoreError as error:
                LOG.warning("not all tables have been woken yet", extra={"error": str(error)})
                await asyncio.sleep(SWEEP)

    async def _wake_if_in_time(self, id: str) -> None:
        (first,) = await self.store.read(TABLE + id, 0, 1)
        try:
            created = log.decode(first.data)
            assert isinstance(created, log.Created)
        except Exception as error:  # of this table: all others go on
            self.report(id, error)
            return
        alone = all(kind.startswith("bot:") for kind in created.settings.seats)
        timed = not isinstance(created.settings.pace, wire.Untimed)
        if not ENDS.isdisjoint(await self.store.kinds(TABLE + id)):
            self.finished(id)
        elif timed or alone:
            self.send(id, Tick())

    # -- keepsakes --------------------------------------------------------------------------------

    def finished(self, table: str) -> None:
        """A game is over: what was told is kept as soon as there is time for it."""
        self._over.put(table)
        self._to_rate.put(table)
        self.meetings.finished(table)

    async def keep_finished(self) -> None:
        """Make the keepsakes of finished games, one at a time and while little is going on."""
        while True:
            id = await self._over.get()
            try:
                if await self.store.get(KEEPSAKE + id) is None:
                    await self._keep(await self.look(id, lambda table, crowd: table))
            except (NoSuchTable, Unreadable, StoreError) as error:
                LOG.warning("a finished game is not kept", extra={"table": id, "error": str(error)})
            except Exception:
                LOG.exception("a finished game is not kept", extra={"table": id})

    async def rate_finished(self) -> None:
        """Count the finished games that are rated, one after the other."""
        while True:
            id = await self._to_rate.get()
            try:
                await self._rate(id)
            except (NoSuchTable, Unreadable, StoreError) as error:
                LOG.warning("a finished game is not rated", extra={"table": id, "error": str(error)})
            except Exception:
                LOG.exception("a finished game is not rated", extra={"table": id})

    async def _keep(self, table: Table) -> None:
        if table.lesson is not None or table.created.branch is not None:  # only what was played in earnest is kept
            return
        pages = keepsake.pages(table)
        for number in itertools.count():
            page = await self.shelf.patiently(lambda: next(pages, None))
            if page is None:
                break
            await self.store.put(f"{KEEPSAKE}{table.id}/{number}", page)
            moves = -1
            while self.counted["moves"] - moves > QUIET:  # players first
                moves = self.counted["moves"]
                await asyncio.sleep(PAUSE_BETWEEN_PAGES)
        await self.store.put(KEEPSAKE + table.id, await self.shelf.patiently(keepsake.head(table)))

    async def kept(self, id: str) -> keepsake.Head | None:
        """What was kept of a finished game, or None."""
        data = await self.store.get(KEEPSAKE + id)
        return keepsake.read_head(data) if data is not None else None

    async def kept_replay(
        self, head: keepsake.Head, seat: int | None, everything: bool, start: int
    ) -> bodies.Replay | None:
        """A part of what was kept, from this answer on."""
        number = start // keepsake.SCENES
        page = await self.store.get(f"{KEEPSAKE}{head.info.table}/{number}")
        if page is None:
            return bodies.Replay(table=head.info.table, seat=seat, lines=head.lines, told=0, before=[], moments=[])
        return keepsake.replay(head, page, number, seat, everything, start)

    async def _rate(self, id: str) -> None:
        """Count a finished game, if it is rated and has not been counted."""
        (first,) = await self.store.read(TABLE + id, 0, 1)
        if b'"rated":true' in first.data and id not in (await self.ratings.now()).tables:
            rated: RatedGame | None = await self.look(id, lambda table, crowd: counted(table))
            if rated is not None:
                await self.ratings.count(rated)

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

    # -- devices ----------------------------------------------------------------------------------

    async def sign_out(self, player: str, devices: Collection[str] | None = None) -> list[str]:
        """Sign a player out on these devices, or on all: their tokens no longer count, and their sockets are closed,
        here and in other processes. Returns the devices."""
        gone = await self.players.devices.sign_out(player, devices)
        if gone:
            self.close_devices(player, gone)
            await self.post.announce(SignedOut(player=player, devices=gone))
            await self.alerts.signed_out(player, gone)
        return gone

    def close_devices(self, player: str, devices: Collection[str]) -> None:
        """Close the sockets of devices that are no longer signed in."""
        self.players.devices.forget(player)
        for connection in list(self.connections.values()):
            if connection.player == player and connection.device in devices:
                connection.sign_out()

    def check_devices(self) -> None:
        """Somebody may have been signed out without our hearing of it: look at all who are here."""
        self.players.devices.forget()
        self._keepers = [keeper for keeper in self._keepers if not keeper.done()]
        self._keepers.append(asyncio.ensure_future(self._check_devices()))

    async def _check_devices(self) -> None:
        for connection in list(self.connections.values()):
            if connection.player:
                known = [device.id for device in await self.players.devices.of(connection.player)]
                if connection.device not in known:
                    connection.sign_out()

    # -- people -----------------------------------------------------------------------------------

    def _belongings(self) -> dict[str, Belonging]:
        """All that is kept of players, except at tables. What lets somebody in goes first."""

        async def sign_out(player: str) -> None:
            await self.sign_out(player)
            await self.players.erase(player)

        async def no_calls(player: str) -> None:
            await self.alerts.set(player, lambda calls: None)

        async def nothing(player: str) -> None:
            """Only a number stands there for the player."""

        return {
            "player": Belonging(self.players.person, sign_out),
            "devices": Belonging(self.players.devices.of, nothing),
            "back": Belonging(self.ways_back.of, self.ways_back.erase),
            "passkeys": Belonging(self.passkeys.of, self.passkeys.erase),
            "calls": Belonging(lambda player: self.alerts.of(player), no_calls),
            "company": Belonging(self.company.of, self.company.erase),
            "reports": Belonging(self.reports.made_by, self.reports.erase),
            "hosting": Belonging(self.hosting.role, self.hosting.erase),
            "clubs": Belonging(self.meetings.clubs.tell, self.meetings.clubs.erase),
            "tournaments": Belonging(self.meetings.tournaments.tell, self.meetings.tournaments.erase),
            "queue": Belonging(self.meetings.finder.waits, self.meetings.finder.erase),
            "ratings": Belonging(self.ratings.of, nothing),
            "statistics": Belonging(self.statistics.of, nothing),
        }

    async def apart(self, player: str, table: Table) -> bool:
        for other in {table.created.host, *table.people()} - {player}:
            if await self.company.apart(player, other):
                return True
        return False

    async def erased(self, table: str, player: str) -> None:
        await self.leaving.rewrite(table, player)

    async def person_changed(self, player: str) -> None:
        """A player is called otherwise, may not talk any more, has other friends, or is gone: all processes look."""
        self.forget_person(player)
        await self.post.announce(PersonChanged(player=player))

    def forget_person(self, player: str | None = None) -> None:
        """Look into the store again, for one player or for all."""
        self.players.forget(player)
        self.company.forget(player)
        self._summaries.clear()
        here = [one for one in self.connections.values() if one.player and player in (None, one.player)]
        if here:
            self._keepers = [keeper for keeper in self._keepers if not keeper.done()]
            self._keepers.append(asyncio.ensure_future(self._hush(here)))

    async def _hush(self, connections: list[Connection]) -> None:
        """See who of these may talk."""
        with contextlib.suppress(StoreError):
            for connection in connections:
                person = await self.players.person(connection.player)
                connection.muted = person is not None and person.muted

    # -- calls ------------------------------------------------------------------------------------

    def notify(self, player: str, table: Table, present: bool) -> None:
        self.count("turns")
        if not present:
            pace = table.settings.pace
            times = [table.deadline(seat) for seat in table.seats_of(player) if seat in table.asked()]
            deadline = min([time for time in times if time is not None], default=None)
            self.alerts.turn(Turn(player, table.id, isinstance(pace, wire.Days), deadline))

    async def calls_changed(self, player: str) -> None:
        """A player wants to be called in another way."""
        await self.post.announce(CallsChanged(player=player))

    def forget_calls(self, player: str | None = None) -> None:
        """A player, or anybody, may have said in another process how they want to be called."""
        self.alerts.forget(player)

    # -- looking ----------------------------------------------------------------------------------

    async def look(self, id: str, ask: Callable[[Table, Crowd], Any]) -> Any:
        """Ask a table something: in turn if it is awake here, otherwise from its log. Raises NoSuchTable."""
        room = self.rooms.get(id)
        if room is not None and room.table is not None:
            told: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            room.post(Look(ask, told))
            return await told
        try:
            table = await self.shelf.look(id)
        except Unreadable as error:
            self.report(id, error)
            raise
        self.unreadable.discard(id)
        return ask(table, self.crowds.get(id, Crowd()))

    async def twin_plays(self, first: str, second: str) -> bool:
        """Whether shuffles are being played at another table, so that nothing may be shown that would give them away:
        at the one that a table repeats, or the one that repeats it, or further on."""
        for way, twin in enumerate((first, second)):
            following = twin
            while following:
                try:
                    *twins, plays = await self.look(following, self._twins)
                except (NoSuchTable, Unreadable):  # it can give nothing away any more
                    break
                if plays:
                    return True
                following = twins[way]
        return False

    def _twins(self, table: Table, crowd: Crowd) -> tuple[str, str, bool]:
        """The tables with the same shuffles before and after this one, and whether it is being played."""
        plays = not table.over and self.now() - table.since < ABANDONED
        return *table.twins, plays

    async def tables_of(self, player: str, limit: int) -> list[bodies.Listed]:
        """A player's tables, those where it is their turn first; or, for `show.EVERYBODY`, the public ones."""
        tables = []
        for sitting in await self.store.tables_of(player, limit):
            key = (sitting.table, sitting.updated)
            summary = self._summaries.get(key) if sitting.table not in self.rooms else None
            if summary is None:
                summary = await self._summary(sitting.table)
                if summary is None:
                    continue
                self._summaries[key] = summary
                if len(self._summaries) > SUMMARIES:
                    self._summaries.popitem(last=False)
            turn = sitting.your_turn and player != show.EVERYBODY
            tables.append(msgspec.structs.replace(summary, your_turn=turn, over=sitting.over))
        return tables

    async def _summary(self, id: str) -> bodies.Listed | None:
        try:
            listed: bodies.Listed = await self.look(id, lambda table, crowd: show.listed(table))
        except OtherRules:
            kept = await self.kept(id)
            return kept.listed if kept is not None else None
        except (NoSuchTable, Unreadable):
            return None
        return listed

    # -- start and end ----------------------------------------------------------------------------

    async def start(self) -> None:
        """Start looking after the tables."""
        self._keepers = [
            asyncio.ensure_future(work)
            for work in (
                self.sweep(),
                self.wake_those_in_time(),
                self.keep_finished(),
                self.rate_finished(),
                self.leaving.work(),
            )
        ]
        self.post.start()
        self.alerts.start()
        if self.meets:
            self.meetings.start()

    async def close(self) -> None:
        """Let every table finish what it is doing, then stop. Nothing is lost: everything shown is stored."""
        self.meetings.close()
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
        await self.alerts.close()
        await self.reviews.close()
        await self.bots.close()
        await self.shelf.close()
        await self.post.close()
        await self.bus.close()
        await self.store.close()
