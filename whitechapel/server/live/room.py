"""One table being played: a task and a queue. Whatever is asked of the table waits in the queue for its turn.

For each item: decide, apply to the table, which nobody else looks at; store; and show it only once it is stored. If
it could not be stored, the table is folded from its log again, as if nothing had happened.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, NamedTuple

from whitechapel.server.live.bot_seats import BotAnswer, BotSeats
from whitechapel.server.live.hints import Hints
from whitechapel.server.live.mailbox import Mailbox
from whitechapel.server.live.services import Services
from whitechapel.server.store import TABLE, Entry, Mark, NotOwner, StoreError
from whitechapel.server.table import decide, log, say, show, tell, wire
from whitechapel.server.table.connection import Connection, Crowd
from whitechapel.server.table.table import SECOND, Table, fold

LOG: Final = logging.getLogger("whitechapel.room")


class Came(NamedTuple):
    """A connection starts watching."""


class Went(NamedTuple):
    """A connection stops watching."""


class Tick(NamedTuple):
    """Something may be due."""


class Begin(NamedTuple):
    """A table that may already have all its people."""


class Look(NamedTuple):
    """Somebody wants to know something about the table."""

    ask: Callable[[Table, Crowd], Any]
    told: asyncio.Future[Any]


class Stop(NamedTuple):
    """Go to sleep."""


class Lost(NamedTuple):
    """The table belongs to another process now."""


class Orphaned(NamedTuple):
    """The table belongs to nobody now."""


OpenNext = Callable[[Table, str, bool], Awaitable[str]]
"""Opens the table at which the people of a finished one play again; the flag says whether with the same shuffles."""

Item = wire.Command | Came | Went | Tick | Begin | BotAnswer | Look | Stop | Lost | Orphaned


class NoSuchTable(Exception):
    """There is no log with that name."""


class Room:
    """The actor of one table."""

    def __init__(self, services: Services, id: str, crowd: Crowd, open_next: OpenNext) -> None:
        self.id = id
        self._services = services
        self._open_next = open_next
        self.crowd = crowd
        self.queue: Mailbox[tuple[Item, Connection | None]] = Mailbox()
        self.table: Table | None = None
        self.busy = True
        self.moved = False
        """Whether another process has been playing the table. A table that was merely asleep wakes silently: what woke
        it may be secret."""
        self.used = services.seconds()
        """When anybody last asked for anything."""
        self._bots = BotSeats(services, id, self.post)
        self._hints = Hints(services)
        self._standings: dict[str, show.Standing] = {}
        self._gone: dict[str, int] = {}
        """Since when each absent player has been gone."""
        self._alarm: asyncio.TimerHandle | None = None
        self._alarm_at: int | None = None

    def post(self, item: Item, connection: Connection | None = None) -> None:
        """Put something into the queue."""
        self.queue.put((item, connection))

    # -- the task ---------------------------------------------------------------------------------

    async def load(self) -> Table:
        """Fold the table from its log."""
        entries = await self._services.store.read(TABLE + self.id)
        if not entries:
            raise NoSuchTable
        table = fold(self.id, [log.decode(entry.data) for entry in entries])
        self._standings = show.standings(table)
        self._bots.forget()
        self.table = table
        return table

    async def play(self) -> bool:
        """Handle one item after another. True: until the room is to sleep; False: until the table is lost to another
        process."""
        table = await self.load()
        if self.moved:  # those here may have missed something while the table had no owner
            self.moved = False
            self.crowd.tell(wire.encode(show.info(table, self.crowd.present())))
            tell.tell_all(table, self.crowd, [], self._services.now())
        present = self.crowd.present()
        self._gone = {player: self._services.now() for player in table.people() if player not in present}
        self._go_on()
        while True:
            if not self.queue:
                self.busy = False
            item, connection = await self.queue.get()
            self.busy = True
            if isinstance(item, Stop | Lost):
                return isinstance(item, Stop)
            try:
                await self._do(item, connection)
            except NotOwner:
                self._report_failure("elsewhere", item, connection)
                return False
            except StoreError as error:
                LOG.warning("not stored", extra={"table": self.id, "error": type(error).__name__})
                self._report_failure("storage", item, connection)
                await self._recover()
            except Exception:
                LOG.exception("a table has stumbled", extra={"table": self.id})
                self._report_failure("broken", item, connection)
                await self._recover()

    def _report_failure(self, code: str, item: Item, connection: Connection | None) -> None:
        """Say that what somebody asked for could not be done."""
        if connection is not None:
            connection.send(wire.encode(say.wrong(code, self.id, wire.move_id(item))))

    async def _recover(self) -> None:
        """Fold the table from its log again, waiting for the store if necessary, and show everybody the result."""
        pause = 0.1
        while True:
            try:
                table = await self.load()
                break
            except StoreError:
                await asyncio.sleep(pause)
                pause = min(5.0, 2 * pause)
        tell.tell_all(table, self.crowd, [], self._services.now())
        self._go_on()

    def leave(self) -> None:
        """No more alarms: the room is closed."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._bots.close()
        self._hints.close()
        self.table = None

    # -- one item ---------------------------------------------------------------------------------

    async def _do(self, item: Item, connection: Connection | None) -> None:
        table = self.table
        assert table is not None
        decided = decide.COMMANDS.get(type(item))
        if decided is None:
            await HANDLERS[type(item)](self, table, item, connection)
        elif connection is not None:
            invited = isinstance(item, wire.Sit) and self._services.players.is_seat_key(self.id, item.seat, item.key)
            who = decide.Asker(connection.player, connection.name, invited)
            await self._carry_out(table, decided(table, item, who, self._services.now()), connection)

    async def _look(self, table: Table, item: Look, connection: None) -> None:
        if not item.told.done():
            item.told.set_result(item.ask(table, self.crowd))

    async def _sync(self, table: Table, item: wire.Sync, connection: Connection) -> None:
        tell.tell_again(table, self.crowd, connection, item.seat, self._services.now())

    async def _hint(self, table: Table, item: wire.AskHint, connection: Connection) -> None:
        refused = decide.no_hint(table, item, connection.player)
        if refused is None:
            self._hints.ask(table, item, connection)
        else:
            await self._carry_out(table, refused, connection)

    async def _begin(self, table: Table, item: Begin, connection: None) -> None:
        await self._carry_out(table, decide.begin(table, self._services.now()), None)
        self._go_on()

    async def _bot_answer(self, table: Table, item: BotAnswer, connection: None) -> None:
        decision = self._bots.answered(table, item.seat, item.revision, item.answer, self._services.now())
        await self._carry_out(table, decision, None)
        self._go_on()

    async def _orphaned(self, table: Table, item: Orphaned, connection: None) -> None:
        """It is ours already."""

    async def _carry_out(self, table: Table, decision: decide.Decision, connection: Connection | None) -> None:
        heard = table.talked
        if decision.entries:
            self.used = self._services.seconds()
            await self._store(table, decision)
        if decision.accepted:
            self._services.count("moves")
        elif isinstance(decision.reply, wire.Refused | wire.Wrong):
            self._services.count("refused")
        events = tell.tell(table, self.crowd, decision, connection, heard, self._services.now())
        if decision.entries:
            self._bots.told(table, events, undone=any(isinstance(entry, log.Undone) for entry in decision.entries))
            self._go_on()

    async def _store(self, table: Table, decision: decide.Decision) -> None:
        """Let the table, which only this task sees, take the decision in, and store it; nothing is shown before that
        has succeeded."""
        at = table.length
        table.take(decision.entries, decision.course)
        standings, before = show.standings(table), self._standings
        # Only a player's own mark, and only when it changes: its time must not reveal that others have answered.
        changed = [Mark(player, *mark) for player, mark in standings.items() if before.get(player) != mark]
        self._standings = standings
        entries = [Entry(kind=log.kind(entry), data=log.encode(entry)) for entry in decision.entries]
        await self._services.store.append(TABLE + self.id, at, entries, changed)
        self._services.count("entries", len(entries))
        for mark in changed:
            if mark.your_turn:
                self._services.notify(mark.player, self.id)

    # -- coming and going -------------------------------------------------------------------------

    async def _came(self, table: Table, item: Came, connection: Connection) -> None:
        """Somebody comes: they are shown everything, and a bot hands back the seat it has been playing for them."""
        self._gone.pop(connection.player, None)
        tell.tell_newcomer(table, self.crowd, connection, self._services.now())
        await self._carry_out(table, decide.returned(table, connection.player, self._services.now()), None)

    async def _went(self, table: Table, item: Went, connection: Connection) -> None:
        if tell.tell_gone(table, self.crowd, connection):
            self._gone[connection.player] = self._services.now()
            self._go_on()

    async def _play_again(self, table: Table, item: wire.PlayAgain, connection: Connection) -> None:
        """Open the next table, unless somebody already has."""
        duplicate = item.duplicate
        code = decide.may_play_again(table, connection.player)
        if code:
            connection.send(wire.encode(say.wrong(code, self.id)))
        elif table.duplicate if duplicate else table.again:
            connection.send(wire.encode(show.info(table, self.crowd.present())))
        else:
            opened = await self._open_next(table, connection.player, duplicate)
            entry = log.PlaysAgain(at=self._services.now(), table=opened, duplicate=duplicate)
            await self._carry_out(table, decide.Decision([entry], info=True), None)

    # -- time and bots ----------------------------------------------------------------------------

    async def _tick(self, table: Table, item: Tick, connection: None) -> None:
        now = self._services.now()
        decision = decide.tick(table, now)
        if not decision.entries:
            decision = self._stand_ins(table, now)
        await self._carry_out(table, decision, None)
        self._go_on()

    def _stand_ins(self, table: Table, now: int) -> decide.Decision:
        """Bots for those who have been away too long."""
        pace = table.settings.pace
        if not isinstance(pace, wire.Clock):
            return decide.Decision()
        late = [player for player, since in self._gone.items() if since + pace.grace * SECOND <= now]
        seats = [seat for player in late for seat in table.seats_of(player) if seat in table.asked()]
        return decide.take_over(table, seats, now)

    def _go_on(self) -> None:
        """After anything has happened: ask the bots, and set the alarm for whatever is due next."""
        table = self.table
        assert table is not None
        self._bots.ask(table)
        due = self.next_due()
        if due == self._alarm_at:
            return
        self._alarm_at = due
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if due is not None:
            delay = max(0.0, (due - self._services.now()) / SECOND)
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)

    def next_due(self) -> int | None:
        """When the table will do something by itself."""
        table = self.table
        if table is None or not table.playing:
            return None
        times: list[int | None] = [table.due()]
        pace = table.settings.pace
        if isinstance(pace, wire.Clock):
            asked = table.asked()
            times += [
                since + pace.grace * SECOND
                for player, since in self._gone.items()
                if any(seat in asked and not table.chairs[seat].played_by for seat in table.seats_of(player))
            ]
        return min([time for time in times if time is not None], default=None)

    def _ring(self) -> None:
        self._alarm = self._alarm_at = None
        self.post(Tick())

    @property
    def idle(self) -> bool:
        """Whether nothing is going on here."""
        return not (self.busy or self._bots.thinking or self._hints.thinking or self.queue)


HANDLERS: Final[Mapping[type, Callable[[Room, Table, Any, Any], Awaitable[None]]]] = {
    Look: Room._look,
    Came: Room._came,
    Went: Room._went,
    Tick: Room._tick,
    Begin: Room._begin,
    BotAnswer: Room._bot_answer,
    Orphaned: Room._orphaned,
    wire.Sync: Room._sync,
    wire.AskHint: Room._hint,
    wire.PlayAgain: Room._play_again,
}
"""What handles each kind of item, besides the commands in `decide.COMMANDS`."""
