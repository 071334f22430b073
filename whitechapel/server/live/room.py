"""One table being played: a task and a queue. Whatever is asked of the table waits in the queue for its turn.

For each item: decide, apply to the table, which nobody else looks at; store; and show it only once it is stored. If
it could not be stored, the table is folded from its log again, as if nothing had happened.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, NamedTuple

from whitechapel.server.live.bot_processes import NOBODY, PEOPLE, WATCHED, Errand
from whitechapel.server.live.bot_seats import BotAnswer, BotSeats, Prompt
from whitechapel.server.live.hints import Hints
from whitechapel.server.live.mailbox import Mailbox
from whitechapel.server.live.orders import Erase, Rename, Shut
from whitechapel.server.live.services import Services
from whitechapel.server.live.shelf import NoSuchTable as NoSuchTable
from whitechapel.server.store import TABLE, Entry, Mark, NotOwner, StoreError
from whitechapel.server.table import decide, log, moderate, say, show, tell, wire
from whitechapel.server.table.connection import Connection, Crowd
from whitechapel.server.table.table import SECOND, Table

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

Item = (
    wire.Command | Came | Went | Tick | Begin | BotAnswer | Prompt | Look | Stop | Lost | Orphaned
    | Erase | Shut | Rename
)  # fmt: skip


def moved() -> StoreError:
    """For those who asked a table that is played elsewhere now."""
    return StoreError("store-moved", "The table has just moved.")


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
        self.owner = ""
        """The process that plays the table, while everything is passed on to it."""
        self.used = -math.inf
        """When anybody last asked for anything, or something happened. A table that was woken because its process died
        may sleep again at once: otherwise all of them would be woken again when the next one dies."""
        self._bots = BotSeats(services, id, crowd, self.post, self.errand)
        self._hints = Hints(services)
        self._reading: set[asyncio.Task[None]] = set()
        """Those who are being told what happened earlier."""
        self._standings: dict[str, show.Standing] = {}
        self._ahead = 0
        """How many milliseconds the table's clock is ahead of the server's: it never goes back behind its last
        question, even if the server's clock was set back since."""
        self._alarm: asyncio.TimerHandle | None = None
        self._alarm_at: int | None = None

    def now(self) -> int:
        """The time at this table."""
        return self._services.now() + self._ahead

    def post(self, item: Item, connection: Connection | None = None) -> None:
        """Put something into the queue."""
        if connection is not None:
            self.used = self._services.seconds()
        self.queue.put((item, connection))

    # -- the task ---------------------------------------------------------------------------------

    async def load(self) -> Table:
        """Take the table from the shelf."""
        table = await self._services.shelf.load(self.id)
        self._ahead = max(0, table.since - self._services.now())
        self._standings = show.standings(table)
        self._bots.forget()
        self.table = table
        return table

    async def play(self) -> bool:
        """Handle one item after another. True: until the room is to sleep; False: until the table is lost to another
        process."""
        table = await self.load()
        tell.turn_away(table, self.crowd)
        if self.moved:  # those here may have missed something while the table had no owner
            self.moved = False
            self.crowd.tell(wire.encode(show.info(table, self.crowd.present(), self.crowd.gone)))
            tell.tell_all(table, self.crowd, [], self.now())
        present = self.crowd.present()
        self.crowd.gone = {player: self.now() for player in table.people() if player not in present}
        self._go_on()
        while True:
            if not self.queue:
                self.busy = False
            item, connection = await self.queue.get()
            self.busy = True
            if isinstance(item, Stop | Lost):
                return isinstance(item, Stop)
            try:
                self._check_lease()
                await self._do(item, connection)
            except NotOwner:
                self._report_failure("elsewhere", item, connection)
                return False
            except StoreError as error:
                LOG.warning("not stored", extra={"table": self.id, "error": type(error).__name__})
                self._report_failure("storage", item, connection)
                if not await self._recover():
                    return False
            except Exception:
                LOG.exception("a table has stumbled", extra={"table": self.id})
                self._report_failure("broken", item, connection)
                if not await self._recover():
                    return False

    def _check_lease(self) -> None:
        """Nothing is told by a process that has lost its tables, even if it has slept since and does not know yet."""
        if not self._services.leased():
            raise NotOwner("store-owner", "{log} belongs to another server now.", log=TABLE + self.id)

    def _report_failure(self, code: str, item: Item, connection: Connection | None) -> None:
        """Say that what somebody asked for could not be done."""
        if connection is not None:
            connection.send(wire.encode(say.wrong(code, self.id, wire.move_id(item))))
        elif isinstance(item, Look) and not item.told.done():
            item.told.set_exception(moved())

    async def _recover(self) -> bool:
        """Fold the table from its log again, waiting for the store if necessary, and show everybody the result; False:
        the table is no longer ours."""
        pause = 0.1
        while self._services.leased():
            try:
                table = await self.load()
            except StoreError:
                await asyncio.sleep(pause)
                pause = min(5.0, 2 * pause)
                continue
            tell.tell_all(table, self.crowd, [], self.now())
            self._go_on()
            return True
        return False

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
        barred = table.bars(connection.player) if connection is not None and not isinstance(item, Went) else ""
        decided = decide.COMMANDS.get(type(item))
        if barred:
            self._report_failure(barred, item, connection)
        elif decided is None:
            await HANDLERS[type(item)](self, table, item, connection)
        elif connection is not None:
            invited = isinstance(item, wire.Sit) and self._services.players.is_seat_key(self.id, item.seat, item.key)
            if isinstance(item, wire.Sit) and await self._services.apart(connection.player, table):
                self._report_failure("blocked", item, connection)
                return
            who = decide.Asker(connection.player, connection.name, connection.face, invited)
            decision = decided(table, item, who, self.now())
            await self._carry_out(table, decision, connection)
            if isinstance(item, wire.Move) and decision.accepted:
                self._hints.answered(table, item, connection)

    async def _look(self, table: Table, item: Look, connection: None) -> None:
        if not item.told.done():
            item.told.set_result(item.ask(table, self.crowd))

    async def _sync(self, table: Table, item: wire.Sync, connection: Connection) -> None:
        tell.tell_again(table, self.crowd, connection, item.seat, self.now())

    async def _shown(self, table: Table, item: wire.Shown, connection: Connection) -> None:
        if item.seat in table.seats_of(connection.player):
            self.crowd.shown[item.seat] = item.number
            self._bots.shown()

    async def _history(self, table: Table, item: wire.AskHistory, connection: Connection) -> None:
        if tell.may_look(table, self.crowd, connection, item.seat):
            self._read(show.Earlier(table, item.seat, item.before).encode, connection)

    async def _past(self, table: Table, item: wire.AskPast, connection: Connection) -> None:
        if tell.may_look(table, self.crowd, connection, item.seat):
            self._read(show.Past(table, item.seat, item.since).encode, connection)

    def _read(self, story: Callable[[], bytes], connection: Connection) -> None:
        """Tell somebody what happened earlier; the table does not wait for it."""

        async def read() -> None:
            connection.send(await self._services.shelf.patiently(story))

        task = asyncio.ensure_future(read())
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)

    async def _hint(self, table: Table, item: wire.AskHint, connection: Connection) -> None:
        refused = decide.no_hint(table, item, connection.player)
        if refused is None:
            self._hints.ask(table, item, connection)
        else:
            await self._carry_out(table, refused, connection)

    async def _begin(self, table: Table, item: Begin, connection: None) -> None:
        await self._carry_out(table, decide.begin(table, self.now()), None)
        self._go_on()

    async def _bot_answer(self, table: Table, item: BotAnswer, connection: None) -> None:
        decision = self._bots.answered(table, item.seat, item.revision, item.answer, self.now())
        await self._carry_out(table, decision, None)
        self._go_on()

    async def _prompt(self, table: Table, item: Prompt, connection: None) -> None:
        if item.length == table.length:
            await self._carry_out(table, decide.prompted(table, self.now()), None)
        self._go_on()

    async def _orphaned(self, table: Table, item: Orphaned, connection: None) -> None:
        """It is ours already."""

    async def _carry_out(self, table: Table, decision: decide.Decision, connection: Connection | None) -> None:
        heard = table.talked
        if decision.entries:
            self.used = self._services.seconds()
            await self._store(table, decision)
            self._check_lease()
        if decision.accepted:
            self._services.count("moves")
        elif isinstance(decision.reply, wire.Refused | wire.Wrong):
            self._services.count("refused")
        events = tell.tell(table, self.crowd, decision, connection, heard, self.now())
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
        self._services.shelf.keep(table)
        if any(isinstance(entry, log.Ended) for entry in decision.entries):
            self._services.finished(self.id)
        called = {mark.player for mark in changed if mark.your_turn}
        called |= {table.chairs[entry.seat].player for entry in decision.entries if isinstance(entry, log.Nudged)}
        if called:
            present = self.crowd.present()
            for player in called:
                self._services.notify(player, table, player in present)

    # -- coming and going -------------------------------------------------------------------------

    async def _came(self, table: Table, item: Came, connection: Connection) -> None:
        """Somebody comes: they are shown everything, and a bot hands back the seat it has been playing for them."""
        self.crowd.gone.pop(connection.player, None)
        new, now = connection.player not in self.crowd.present(), self.now()
        tell.tell_newcomer(table, self.crowd, connection, now)
        if new or connection.player == table.created.host:
            tell.tell_host(table, self.crowd)
        self._services.bots.hurry()
        who = decide.Asker(connection.player, connection.name, connection.face)
        if not decide.is_full(table):
            await self._carry_out(table, decide.renamed(table, who, now), None)
        await self._carry_out(table, decide.returned(table, connection.player, now), None)

    async def _went(self, table: Table, item: Went, connection: Connection) -> None:
        if tell.tell_gone(table, self.crowd, connection, self.now()):
            for seat in table.seats_of(connection.player):
                self.crowd.shown.pop(seat, None)
            self._bots.shown()
            self._go_on()
        if connection.player not in self.crowd.present():
            tell.tell_host(table, self.crowd)

    async def _moderate(self, table: Table, item: Any, connection: Connection) -> None:
        """The host looks after the people at the table."""
        who = decide.Asker(connection.player, connection.name, connection.face)
        act = moderate.COMMANDS[type(item)]
        await self._carry_out(table, act(table, item, who, self.crowd.inside(), self.now()), connection)
        tell.turn_away(table, self.crowd)
        tell.tell_host(table, self.crowd)

    async def _play_again(self, table: Table, item: wire.PlayAgain, connection: Connection) -> None:
        """Open the next table, unless somebody already has."""
        duplicate = item.duplicate
        code = decide.may_play_again(table, connection.player, duplicate)
        if code:
            connection.send(wire.encode(say.wrong(code, self.id)))
        elif table.duplicate if duplicate else table.again:
            connection.send(wire.encode(show.info(table, self.crowd.present(), self.crowd.gone)))
        else:
            opened = await self._open_next(table, connection.player, duplicate)
            entry = log.PlaysAgain(at=self.now(), table=opened, duplicate=duplicate)
            await self._carry_out(table, decide.Decision([entry], info=True), None)

    # -- what nobody at the table has asked for ---------------------------------------------------

    async def _erase(self, table: Table, item: Erase, connection: None) -> None:
        """Somebody is a guest from now on: in the table, then in its log and in what was kept beside it."""
        decision = decide.Decision()
        while not any(isinstance(entry, log.Erased) for entry in decision.entries):
            decision = decide.erased(table, item.player, self.now())
            await self._carry_out(table, decision, None)
        await self._services.erased(self.id, item.player)
        await self._recover()

    async def _shut(self, table: Table, item: Shut, connection: None) -> None:
        if not table.over:
            await self._carry_out(table, decide.shut(table, self.now()), None)

    async def _rename(self, table: Table, item: Rename, connection: None) -> None:
        who = decide.Asker(item.player, item.name, item.face)
        await self._carry_out(table, decide.renamed(table, who, self.now()), None)

    # -- time and bots ----------------------------------------------------------------------------

    async def _tick(self, table: Table, item: Tick, connection: None) -> None:
        now = self.now()
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
        late = [player for player, since in self.crowd.gone.items() if since + pace.grace * SECOND <= now]
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
            delay = max(0.0, (due - self.now()) / SECOND)
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)

    def errand(self) -> Errand:
        """For whom the bots of this table think now."""
        table = self.table
        if table is None:
            return Errand(NOBODY)
        people = table.people()
        for connection in self.crowd:
            if connection.player in people:
                return Errand(PEOPLE, connection.origin, connection.player)
        return Errand(WATCHED if len(self.crowd) else NOBODY, table.created.host, table.created.host)

    def next_due(self) -> int | None:
        """When the table will do something by itself."""
        table = self.table
        if table is None:
            return None
        due, pace = table.due(), table.settings.pace
        if not isinstance(pace, wire.Clock):
            return due
        asked = table.asked()
        times = [
            since + pace.grace * SECOND
            for player, since in self.crowd.gone.items()
            if any(seat in asked and not table.chairs[seat].played_by for seat in table.seats_of(player))
        ]
        return min(times if due is None else [due, *times], default=None)

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
    Prompt: Room._prompt,
    Orphaned: Room._orphaned,
    Erase: Room._erase,
    Shut: Room._shut,
    Rename: Room._rename,
    wire.Sync: Room._sync,
    wire.Shown: Room._shown,
    wire.AskHistory: Room._history,
    wire.AskPast: Room._past,
    wire.AskHint: Room._hint,
    wire.PlayAgain: Room._play_again,
    wire.Mute: Room._moderate,
    wire.Remove: Room._moderate,
    wire.Close: Room._moderate,
}
"""What handles each kind of item, besides the commands in `decide.COMMANDS`."""
