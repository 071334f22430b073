"""Calling people when it is their turn and they are not at the table.

`Alerts.turn` is all that a table knows of this, and it never waits. What is told is that it is somebody's turn, at
which table and with whom: nothing of what anybody holds. How it travels is the affair of a carrier
(`web/carriers.py`).

A call is made once for each turn, by the process that plays the table. One that has to wait, for the end of the quiet
hours or for the daily digest, is written down with the player's other wishes; whichever process first takes it from
there makes it.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, NamedTuple, Protocol

import msgspec
from msgspec.structs import replace

from whitechapel.server.live.calls import CALLS, MINUTE, MOST_PUSHED, MOST_WAITING, Calls, Mail, Push, Webhook, when
from whitechapel.server.live.limits import Buckets, Rate
from whitechapel.server.live.mailbox import Mailbox
from whitechapel.server.live.players import Players, is_player
from whitechapel.server.live.shelf import NoSuchTable
from whitechapel.server.store import Store, StoreError
from whitechapel.server.table import bodies, house, say, show
from whitechapel.server.table.table import Unreadable
from whitechapel.text import Words

LOG: Final = logging.getLogger("whitechapel.alerts")
MOST_TURNS: Final = 10_000
"""How many turns can wait to be looked at; what comes when there are as many is dropped, and counted."""
MOST_LETTERS: Final = 2_000
"""How many letters can wait for each carrier, likewise."""
AT_ONCE: Final = 32
"""How many letters a carrier has on the way."""
KEPT: Final = 20_000
"""Of how many players it is remembered how they want to be called."""
PAUSES: Final = (5.0, 60.0, 600.0)
"""How many seconds to wait before a letter is tried again."""
LISTED: Final = 10
"""How many tables a letter names."""
OFTEN: Final = Rate(12, 1 / 60)
"""How often somebody is called at once; what goes beyond is told together, later."""
TOGETHER: Final = 10 * MINUTE
"""How much later that is."""
LOOK_AROUND: Final = 900.0
"""How often, in seconds, we look for calls that are due and whose process may be gone."""
_decode = msgspec.json.Decoder(Calls).decode


class Turn(NamedTuple):
    """It has become somebody's turn, and they are not there."""

    player: str
    table: str
    in_days: bool
    deadline: int | None


class Told(NamedTuple):
    """A table in a letter."""

    line: str
    """Which game, with whom."""
    link: str


class Letter(NamedTuple):
    """What is told to somebody, in their language."""

    title: str
    text: str
    tables: list[Told]
    link: str
    """Where the letter leads."""
    stop: str
    """Where one click ends all calls; empty: nothing can be stopped."""
    end: str
    """What that is called."""
    tag: str
    """Letters with the same one replace each other where that is possible."""


Address = Push | Mail | Webhook
Carrier = Callable[[Any, Letter], Awaitable[None]]
"""Takes a letter to an address. Raises `Undelivered` if it may work later, `Gone` if never again."""


class Undelivered(Exception):
    """A letter has not arrived. What it says is written to the log, so that no address may be in it."""


class Gone(Exception):
    """There is nobody at the address any more."""


class Desk(Protocol):
    """What is needed of the parlour."""

    store: Store
    players: Players

    def now(self) -> int: ...
    def seconds(self) -> float: ...
    def count(self, what: str, by: int = 1) -> None: ...
    async def look(self, id: str, ask: Callable[[Any, Any], Any]) -> Any: ...
    async def calls_changed(self, player: str) -> None: ...


class Parcel(NamedTuple):
    """A letter on its way."""

    player: str
    address: Address
    letter: Letter
    tables: list[str]
    """Whose turns it speaks of; none: it is not about any."""
    awaited: bool = False
    """Whether they have just asked for it, so that it comes in their quiet hours as well."""
    tries: int = 0


class Alerts:
    """All the calls of a process."""

    def __init__(self, desk: Desk, carriers: Mapping[type, Carrier], push_key: str = "") -> None:
        self._desk = desk
        self._carriers = carriers
        self.push_key = push_key
        """What browsers must know to be called; empty: they cannot be."""
        self.tick = 20.0
        """How often, in seconds, we look whether a call is due."""
        self.pauses = PAUSES
        self._turns: Mailbox[Turn] = Mailbox()
        self._queues: dict[type, Mailbox[Parcel]] = {kind: Mailbox() for kind in carriers}
        self._open: dict[type, int] = dict.fromkeys(carriers, 0)
        """How many letters wait or are to be tried again."""
        self._known: OrderedDict[str, Calls | None] = OrderedDict()
        self._forgotten = 0
        """How often something was to be looked up again."""
        self._often = Buckets(OFTEN)
        self._due: dict[str, int] = {}
        """When players with waiting calls are to be called."""
        self._put_off: list[tuple[int, Parcel]] = []
        """Letters whose time came in quiet hours, and when those are over."""
        self._tasks: list[asyncio.Task[None]] = []

    def offers(self, kind: type) -> bool:
        """Whether people can be called in this way."""
        return kind in self._carriers

    # -- what a table knows ------------------------------------------------------------------------

    def turn(self, turn: Turn) -> None:
        """It has become somebody's turn. Nothing is waited for."""
        if turn.player in self._known and self._known[turn.player] is None:
            return
        if len(self._turns) < MOST_TURNS:
            self._turns.put(turn)
        else:
            self._desk.count("alerts_dropped")

    # -- a player's wishes ---------------------------------------------------------------------------

    async def of(self, player: str) -> Calls | None:
        """How somebody wants to be called."""
        if player in self._known:
            return self._known[player]
        before = self._forgotten
        data = await self._desk.store.get(CALLS + player)
        calls = None if data is None else _decode(data)
        if self._forgotten == before:  # otherwise it may have been changed meanwhile
            self._known[player] = calls
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        return calls

    def forget(self, player: str | None = None) -> None:
        """Look into the store again, for one player or for all: another process may have changed something."""
        self._forgotten += 1
        if player is None:
            self._known.clear()
        else:
            self._known.pop(player, None)

    async def change(self, player: str, change: Callable[[Calls], Calls | None]) -> Calls | None:
        """Change somebody's wishes, whatever another process does meanwhile; what they are now. None, from `change`:
        nothing is kept any more."""
        key = CALLS + player
        while True:
            data = await self._desk.store.get(key)
            before = Calls() if data is None else _decode(data)
            after = change(before)
            if (after == before and data is not None) or (after is None and data is None):
                return after
            if await self._desk.store.swap(key, data, None if after is None else msgspec.json.encode(after)):
                self.forget(player)
                return after

    async def set(self, player: str, change: Callable[[Calls], Calls | None]) -> Calls | None:
        """The same for a wish of the player, which other processes must hear of."""
        after = await self.change(player, change)
        await self._desk.calls_changed(player)
        return after

    async def signed_out(self, player: str, devices: list[str]) -> None:
        """Browsers that are no longer signed in are not called any more."""
        calls = await self.of(player)
        if calls is not None and any(one.device in devices for one in calls.push):
            await self.set(player, lambda now: replace(now, push=[p for p in now.push if p.device not in devices]))

    # -- making calls --------------------------------------------------------------------------------

    async def _take_turns(self) -> None:
        while True:
            turn = await self._turns.get()
            try:
                await self._consider(turn)
            except (StoreError, NoSuchTable, Unreadable) as error:
                LOG.warning("nobody could be called", extra={"table": turn.table, "error": type(error).__name__})
            except Exception:
                LOG.exception("a call has failed", extra={"table": turn.table})

    async def _consider(self, turn: Turn) -> None:
        calls = await self.of(turn.player)
        if calls is None or not calls.reachable:
            return
        now = self._desk.now()
        due = when(calls, now, turn.in_days, turn.deadline)
        if due <= now and not self._often.take(turn.player, self._desk.seconds()):
            due = when(calls, now + TOGETHER, in_days=False, deadline=None)
        if due <= now:
            await self._call(turn.player, calls, [turn.table])
            return

        def wait(calls: Calls) -> Calls:
            waiting = [*[table for table in calls.waiting if table != turn.table], turn.table][-MOST_WAITING:]
            return replace(calls, waiting=waiting, due=min(due, calls.due or due))

        later = await self.change(turn.player, wait)
        assert later is not None
        self._due[turn.player] = later.due

    async def _keep_time(self) -> None:
        """Make the calls that are due, also those that another process has left behind."""
        looked = float("-inf")
        while True:
            try:
                if self._desk.seconds() - looked >= LOOK_AROUND:
                    looked = self._desk.seconds()
                    await self._look_around()
                now = self._desk.now()
                for player in [player for player, due in self._due.items() if due <= now]:
                    await self._release(player)
                put_off, self._put_off = self._put_off, []
                for due, parcel in put_off:
                    if due <= now:
                        self._send(parcel)
                    else:
                        self._put_off.append((due, parcel))
            except StoreError as error:
                LOG.warning("waiting calls were not made", extra={"error": type(error).__name__})
            except Exception:
                LOG.exception("waiting calls have failed")
            await asyncio.sleep(self.tick)

    async def _look_around(self) -> None:
        async for key in self._desk.store.keys(CALLS):
            data = await self._desk.store.get(key)
            calls = Calls() if data is None else _decode(data)
            if calls.due:
                self._due[key.removeprefix(CALLS)] = calls.due
            await asyncio.sleep(0)

    async def _release(self, player: str) -> None:
        """Take the waiting calls of a player, unless another process has, and make them."""
        self._due.pop(player, None)
        key = CALLS + player
        data = await self._desk.store.get(key)
        calls = Calls() if data is None else _decode(data)
        if not calls.due:
            return
        now = self._desk.now()
        due = max(calls.due, when(calls, now, in_days=False, deadline=None))
        if due > now:  # they have changed their quiet hours, or another process has put it off
            self._due[player] = due
            return
        if not await self._desk.store.swap(key, data, msgspec.json.encode(replace(calls, waiting=[], due=0))):
            self._due[player] = now  # it has just been changed: look again
            return
        self.forget(player)
        tables = await self._still(player, calls.waiting)
        if tables and calls.reachable:
            await self._call(player, calls, tables)

    async def _still(self, player: str, tables: list[str]) -> list[str]:
        """Those tables at which it is still the player's turn."""
        sittings = await self._desk.store.tables_of(player)
        return [one.table for one in sittings if one.your_turn and not one.over and one.table in tables]

    async def _call(self, player: str, calls: Calls, tables: list[str]) -> None:
        self._send_all(player, calls, await self._letter(player, calls, tables), tables)

    async def _letter(self, player: str, calls: Calls, tables: list[str]) -> Letter:
        words = spoken(calls.language)
        told = []
        for table in tables[:LISTED]:
            listed: bodies.Listed = await self._desk.look(table, lambda one, crowd: show.listed(one))
            seats: list[str] = await self._desk.look(table, lambda one, crowd: [chair.player for chair in one.chairs])
            others = [name for name, who in zip(listed.names, seats, strict=True) if name and who != player]
            game = house.game(listed.game)
            name = say.front(game, "front-name", game.rulebook.title)
            said = name.de if calls.language == "de" else name.en
            line = words.say("call-table", game=said, others=", ".join(others), count=len(others))
            told.append(Told(line, f"{calls.base}/t/{table}"))
        one = len(tables) == 1
        return Letter(
            title=words.say("call-title", count=len(tables)),
            text="\n".join([each.line for each in told]),
            tables=told,
            link=told[0].link if one else f"{calls.base}/tables",
            stop=self.stop_link(player, calls),
            end=words.say("call-end"),
            tag=tables[0] if one else "tables",
        )

    # -- other letters ---------------------------------------------------------------------------------

    def stop_key(self, player: str) -> str:
        """What stands in the link that ends all calls."""
        return player + self._desk.players.sign("calls", player)

    def stop_link(self, player: str, calls: Calls) -> str:
        """Where one click ends all calls of a player."""
        return f"{calls.base}/calls/stop?key={self.stop_key(player)}"

    def confirm_key(self, player: str, address: str) -> str:
        """What stands in the link that confirms a mail address."""
        return player + self._desk.players.sign("mail", f"{player}/{address}")

    async def stop(self, key: str, stopped: bool) -> bool:
        """End all calls of the player to whom a link was sent, or begin again; whether there is such a link."""
        player = key[:-SIGNED]
        if not hmac.compare_digest(key.encode(), self.stop_key(player).encode()) or await self.of(player) is None:
            return False
        await self.set(player, lambda calls: replace(calls, stopped=stopped))
        return True

    async def confirm(self, key: str) -> bool:
        """Somebody says that a mail address is theirs; whether the link was made for the address that is kept."""
        player = key[:-SIGNED]
        calls = await self.of(player) if is_player(player) else None
        if calls is None or calls.mail is None:
            return False
        if not hmac.compare_digest(key.encode(), self.confirm_key(player, calls.mail.address).encode()):
            return False
        mail = Mail(calls.mail.address, confirmed=True)
        after = await self.set(player, lambda now: replace(now, mail=mail) if _same(now.mail, mail) else now)
        return after is not None and after.mail == mail

    def ask_to_confirm(self, player: str, calls: Calls) -> None:
        """Send a mail to an address whose owner has not said yet that it is theirs."""
        assert calls.mail is not None
        words = spoken(calls.language)
        link = f"{calls.base}/calls/confirm?key={self.confirm_key(player, calls.mail.address)}"
        letter = Letter(words.say("call-confirm-title"), words.say("call-confirm"), [], link, "", "", "confirm")
        self._send(Parcel(player, calls.mail, letter, [], awaited=True))

    async def invite(self, player: str, by: str, table: str) -> None:
        """A friend asks somebody to a table: they are told at once, but not in their quiet hours."""
        calls, now = await self.of(player), self._desk.now()
        if calls is None or not calls.reachable or when(calls, now, in_days=False, deadline=None) > now:
            return
        listed: bodies.Listed = await self._desk.look(table, lambda one, crowd: show.listed(one))
        words, game = spoken(calls.language), house.game(listed.game)
        name = say.front(game, "front-name", game.rulebook.title)
        said = name.de if calls.language == "de" else name.en
        title, text = words.say("call-invite-title", name=by), words.say("call-invite", name=by, game=said)
        stop, end = self.stop_link(player, calls), words.say("call-end")
        letter = Letter(title, text, [], f"{calls.base}/t/{table}", stop, end, table)
        self._send_all(player, calls, letter, [])

    def try_out(self, player: str, calls: Calls) -> None:
        """Call somebody once, so that they see whether it works."""
        words = spoken(calls.language)
        title, text, stop = words.say("call-test-title"), words.say("call-test"), self.stop_link(player, calls)
        letter = Letter(title, text, [], f"{calls.base}/tables", stop, words.say("call-end"), "test")
        self._send_all(player, calls, letter, [], awaited=True)

    # -- carrying --------------------------------------------------------------------------------------

    def _send_all(self, player: str, calls: Calls, letter: Letter, tables: list[str], awaited: bool = False) -> None:
        """In every way in which somebody wants to be called."""
        for address in (*calls.push, calls.mail, calls.webhook):
            if address is not None and not (isinstance(address, Mail) and not address.confirmed):
                self._send(Parcel(player, address, letter, tables, awaited))

    def _send(self, parcel: Parcel) -> None:
        kind = type(parcel.address)
        if kind not in self._carriers:
            return
        if self._open[kind] >= MOST_LETTERS:
            self._desk.count("alerts_dropped")
            return
        self._open[kind] += 1
        self._queues[kind].put(parcel)

    async def _share_out(self, kind: type) -> None:
        """Carry one letter after the other, several at a time."""
        at_once = asyncio.Semaphore(AT_ONCE)
        async with asyncio.TaskGroup() as group:
            while True:
                await at_once.acquire()
                task = group.create_task(self._carry(kind, await self._queues[kind].get()))
                task.add_done_callback(lambda done: at_once.release())

    async def _carry(self, kind: type, parcel: Parcel) -> None:
        """Carry a letter; if that does not work, it is tried again later."""
        trouble = await self._try(kind, parcel)
        if trouble:
            LOG.warning("a letter has not arrived", extra={"error": f"{kind.__name__.lower()}: {trouble}"})
        if trouble and parcel.tries < len(self.pauses):
            later = parcel._replace(tries=parcel.tries + 1)
            asyncio.get_running_loop().call_later(self.pauses[parcel.tries], self._queues[kind].put, later)
            return
        self._open[kind] -= 1
        if trouble:
            self._desk.count("alerts_failed")

    async def _try(self, kind: type, parcel: Parcel) -> str:
        """Carry a letter; what is in the way, if it may work later."""
        try:
            calls, now = await self.of(parcel.player), self._desk.now()
            if calls is None or not _wants(calls, parcel):
                return ""  # they have changed their mind
            if parcel.tries and parcel.tables and not await self._still(parcel.player, parcel.tables):
                return ""  # they have come by themselves
            due = now if parcel.awaited else when(calls, now, in_days=False, deadline=None)
            if due > now:
                self._wait_with(parcel, due)
                return ""
            await self._carriers[kind](parcel.address, parcel.letter)
            self._desk.count("alerts_sent")
        except Gone:
            await self._drop(parcel)
        except (Undelivered, StoreError) as error:
            return str(error) if isinstance(error, Undelivered) else type(error).__name__
        except Exception:
            LOG.exception("a letter has failed")
            self._desk.count("alerts_failed")
        return ""

    def _wait_with(self, parcel: Parcel, due: int) -> None:
        """Keep a letter until the quiet hours that have begun meanwhile are over; then it is tried as often again."""
        if len(self._put_off) < MOST_LETTERS:
            self._put_off.append((due, parcel._replace(tries=1)))
        else:
            self._desk.count("alerts_dropped")

    async def _drop(self, parcel: Parcel) -> None:
        """Nobody is at this address any more."""
        self._desk.count("alerts_failed")
        with contextlib.suppress(StoreError):
            await self.set(parcel.player, lambda calls: without(calls, parcel.address))

    # -- start and end -----------------------------------------------------------------------------------

    def start(self) -> None:
        """Start to call."""
        if self._carriers:
            work = [self._take_turns(), self._keep_time(), *[self._share_out(kind) for kind in self._carriers]]
            self._tasks = [asyncio.ensure_future(one) for one in work]

    async def close(self) -> None:
        """Stop. What was on its way is not sent any more; what waits stays written down."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


SIGNED: Final = 24
"""How many characters of a link's key are its signature."""


def spoken(language: str) -> Words:
    """The server's words in a language."""
    return say.GERMAN if language == "de" else say.ENGLISH


def with_push(calls: Calls, push: Push) -> Calls:
    """One more browser is called; the one added longest ago goes if there are too many."""
    others = [one for one in calls.push if one.device != push.device and one.endpoint != push.endpoint]
    return replace(calls, push=[*others, push][-MOST_PUSHED:], stopped=False)


def without(calls: Calls, address: Address) -> Calls:
    """The same wishes without this address."""
    if isinstance(address, Push):
        return replace(calls, push=[one for one in calls.push if one.endpoint != address.endpoint])
    if isinstance(address, Webhook):
        return replace(calls, webhook=None if calls.webhook == address else calls.webhook)
    return replace(calls, mail=None if _same(calls.mail, address) else calls.mail)


def _wants(calls: Calls, parcel: Parcel) -> bool:
    """Whether somebody still wants this letter at this address."""
    stopped = calls.stopped and bool(parcel.letter.stop)
    return not stopped and parcel.address in (*calls.push, calls.mail, calls.webhook)


def _same(one: Mail | None, other: Mail) -> bool:
    return one is not None and one.address == other.address
