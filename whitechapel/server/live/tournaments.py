"""The tournaments of a server: what happens at their tables is written into their logs, and what follows is done.

Every process looks after every tournament, and none of them is needed: a round names its tables before they are opened,
results are read from the tables, and an entry is appended only if nobody else has written. Whoever finishes a game goes
on at once; everything else is found by looking every other second.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from msgspec.structs import replace

from whitechapel.bots import rating as bot_rating
from whitechapel.server.club import tournament as rules
from whitechapel.server.club.results import Place, decided
from whitechapel.server.club.tournament import Decided, Entered, Match, Opened, Terms, Tournament
from whitechapel.server.live.folds import Folds, Kind
from whitechapel.server.live.ratings import RatingBook
from whitechapel.server.live.room import Begin, Item, Room
from whitechapel.server.live.shelf import NoSuchTable
from whitechapel.server.store import Entry, Mark, Sitting, Store, StoreError
from whitechapel.server.store.bus import Bus
from whitechapel.server.table import house, wire
from whitechapel.server.table.rated import can_rate, pools
from whitechapel.server.table.table import Unreadable

LOG: Final = logging.getLogger("whitechapel.tournaments")
TOURNAMENT: Final = "tournament/"
ALL: Final = "tournaments"
"""All tournaments are kept in the list of tables of a player of this name, who does not exist."""
PUBLIC: Final = "tournaments/public"
"""Those that everybody may see are kept in the list of this one; further lists hold one player's, and one club's."""
TICK: Final = 2.0
"""How often, in seconds, all that go on are looked at."""
MANY: Final = 1000
"""More tournaments than anybody has."""
REVIVE: Final = 600.0
"""A table that nobody plays is woken, but not again before these seconds are over: it may be meant to sleep."""
REST: Final = 8
"""How many seconds people rest between two hands."""
UNKNOWN: Final = 1000.0
"""The strength of a bot that nobody has measured."""
AT_ONCE: Final = 100
"""How many tournaments can go on at once."""
OF_ONE_HOST: Final = 10
"""How many tournaments that are not over one host can have."""

Decide = Callable[[Tournament], Sequence[rules.Entry]]
"""What somebody wants to happen to a tournament, or a refusal."""


class Sitter(NamedTuple):
    """Somebody who is meant to sit at a table."""

    player: str
    name: str


class Tables(Protocol):
    """What is needed of the tables of this process: the parlour."""

    bus: Bus
    store: Store
    ratings: RatingBook
    rooms: dict[str, Room]

    def now(self) -> int: ...
    def seconds(self) -> float: ...
    def new_id(self) -> str: ...
    def new_seed(self) -> bytes: ...
    def send(self, id: str, item: Item) -> None: ...
    async def look(self, id: str, ask: Callable[[Any, Any], Any]) -> Any: ...
    async def open_at(
        self, id: str, settings: wire.Settings, people: Mapping[int, Sitter], event: str, seed: bytes = b""
    ) -> None: ...


class Tournaments:
    """All of them."""

    def __init__(self, parlour: Tables) -> None:
        self._parlour = parlour
        first: Callable[[str, Opened], Tournament] = Tournament
        kind = Kind(TOURNAMENT, first, rules.decode, rules.encode, rules.kind)
        self.folds: Folds[Tournament] = Folds(parlour.store, kind)
        self.tick = TICK
        self._woken: dict[str, float] = {}

    # -- by request -------------------------------------------------------------------------------

    async def open(self, terms: Terms, host: str) -> str:
        """Open a tournament; its id. Raises BadSettings."""
        id = self._parlour.new_id()
        opened = Opened(at=self._parlour.now(), terms=terms, host=host)
        await self.folds.begin(id, [opened], marks(Tournament(id, opened), [host]))
        return id

    async def opened_by(self, host: str) -> int:
        """How many tournaments that are not over somebody has opened, as far as their list shows."""
        found = [await self.folds.get(one.table.removeprefix(TOURNAMENT)) for one in await self._own(host)]
        return sum([one is not None and one.host == host and not one.ended for one in found])

    async def _own(self, player: str) -> list[Sitting]:
        return [one for one in await self._parlour.store.tables_of(of_player(player), MANY) if not one.over]

    async def tell(self, player: str) -> list[dict[str, Any]]:
        """The tournaments somebody has opened or taken part in."""
        told = []
        for sitting in await self._parlour.store.tables_of(of_player(player), MANY):
            found = await self.folds.get(sitting.table.removeprefix(TOURNAMENT))
            if found is not None:
                mine = found.entrant_of(player)
                entered = None if mine is None else {"name": mine.name, "number": mine.number, "rating": mine.rating}
                told.append({"id": found.id, "terms": found.terms, "host": found.host == player, "entered": entered})
        return told

    async def erase(self, player: str) -> None:
        """Somebody is gone: they withdraw wherever they take part, and their name is taken out of the logs."""
        for sitting in await self._parlour.store.tables_of(of_player(player), MANY):
            id = sitting.table.removeprefix(TOURNAMENT)

            def withdraw(found: Tournament) -> Sequence[rules.Entry]:
                mine = found.entrant_of(player)
                if mine is None or mine.gone or found.ended:
                    return []
                return [rules.Withdrawn(self._parlour.now(), entrant=mine.number)]

            await self.change(id, withdraw)
            entries = enumerate(await self._parlour.store.read(TOURNAMENT + id))
            named = {number: rules.decode(entry.data) for number, entry in entries if entry.kind == "entered"}
            nameless = {
                number: Entry(kind="entered", data=rules.encode(replace(one, name="")))
                for number, one in named.items()
                if isinstance(one, Entered) and one.player == player and one.name
            }
            await self._parlour.store.amend(TOURNAMENT + id, nameless)
            self.folds.forget(id)

    async def change(self, id: str, decide: Decide) -> Tournament | None:
        """Append what somebody decides about a tournament, and do what follows; None: there is none."""
        while True:
            found = await self.folds.get(id)
            if found is None:
                return None
            entries = decide(found)
            if not entries or await self._add(found, entries):
                break
        await self.go_on(id)
        return await self.folds.get(id)

    async def strength(self, game: str, player: str, bot: str) -> float:
        """How strong somebody is, to place them."""
        if bot:
            known = [bot_rating(game, bot, seat) for seat in range(2)]
            return sum([UNKNOWN if one is None else one for one in known]) / len(known)
        ratings, names = await self._parlour.ratings.now(), pools(house.game(game))
        return sum([ratings.of(name, player).value for name in names]) / len(names)

    # -- by itself --------------------------------------------------------------------------------

    async def keep_going(self) -> None:
        """Look after all that go on."""
        while True:
            await asyncio.sleep(self.tick)
            try:
                for sitting in await self._parlour.store.tables_of(ALL, AT_ONCE):
                    if sitting.over:
                        break
                    await self._safely(sitting.table.removeprefix(TOURNAMENT), self.check)
            except StoreError as error:
                LOG.warning("tournaments wait for the store", extra={"error": str(error)})

    async def finished(self, place: Place, table: str) -> None:
        """A table of a tournament is over."""
        await self._safely(place.id, lambda id: self._record(id, [table]))
        await self._safely(place.id, self.go_on)

    async def _safely(self, id: str, work: Callable[[str], Awaitable[None]]) -> None:
        """One tournament in trouble holds up no other."""
        try:
            await work(id)
        except (NoSuchTable, Unreadable, StoreError) as error:
            LOG.warning("a tournament waits", extra={"tournament": id, "error": str(error)})
        except Exception:
            LOG.exception("a tournament has stumbled", extra={"tournament": id})

    async def check(self, id: str) -> None:
        """Do all that is due: also what somebody has left undone who died."""
        found = await self.folds.get(id)
        if found is None or found.ended:
            return
        games = found.open()
        if games:
            event = Place("tournament", id, str(len(found.rounds))).event
            there = {one.table: one.over for one in await self._parlour.store.tables_of(event, 2 * rules.MOST["swiss"])}
            await self._record(id, [one.table for one in games if there.get(one.table)])
            await self._open_tables(found, [one for one in games if one.table not in there])
            for one in games:
                if there.get(one.table) is False:
                    await self._revive(one.table)
        await self._time_out(id)
        await self.go_on(id)

    async def go_on(self, id: str) -> None:
        """Begin the next round, or end, if it is time for it."""
        parlour = self._parlour
        while True:
            found = await self.folds.get(id)
            if found is None:
                return
            entries = rules.due(found, parlour.now(), parlour.new_id, parlour.new_seed())
            if not entries:
                break
            await self._add(found, entries)
        if found.open():
            event = Place("tournament", id, str(len(found.rounds))).event
            known = {one.table for one in await parlour.store.tables_of(event, 2 * rules.MOST["swiss"])}
            await self._open_tables(found, [one for one in found.open() if one.table not in known])

    async def begin(self, id: str) -> None:
        """The host does not want to wait any longer."""
        parlour = self._parlour
        now, seed = parlour.now(), parlour.new_seed()

        def next_round(found: Tournament) -> Sequence[rules.Entry]:
            if found.open() or found.ended or found.paused:
                return []
            if found.rounds and len(found.rounds) >= found.planned:
                return []
            return rules.begin(found, now, parlour.new_id, seed)

        await self.change(id, next_round)

    async def _add(self, found: Tournament, entries: Sequence[rules.Entry]) -> bool:
        after = [entry for entry in entries if isinstance(entry, rules.Ended)]
        people = [entry.player for entry in entries if isinstance(entry, Entered) and entry.player]
        if after:
            people = [one.player for one in found.entrants if one.player]
        begins = any(isinstance(entry, rules.Paired) for entry in entries)
        return await self.folds.add(found.id, found, entries, marks(found, people, begins=begins, over=bool(after)))

    async def _record(self, id: str, tables: Collection[str]) -> None:
        """Write down what came of tables that are over."""
        for table in tables:
            result: Decided | None = await self._parlour.look(
                table, lambda one, crowd: decided(one, 0, self._parlour.now())
            )
            if result is not None:
                await self._decide(id, {table: result})

    async def _decide(self, id: str, results: Mapping[str, Decided]) -> None:
        def write(found: Tournament) -> Sequence[rules.Entry]:
            entries: list[rules.Entry] = []
            for match in found.open():
                result = results.get(match.table)
                if result is not None:
                    on_board = Decided(result.at, match.board, result.points, result.scores, result.how)
                    entries += rules.decided(found, match.board, on_board, self._parlour.new_id)
            return entries

        while True:
            found = await self.folds.get(id)
            if found is None:
                return
            entries = write(found)
            if not entries or await self._add(found, entries):
                return

    async def _time_out(self, id: str) -> None:
        found = await self.folds.get(id)
        now = self._parlour.now()
        late = rules.timed_out(found, now) if found is not None else []
        results = {
            one.table: await self._parlour.look(one.table, lambda table, crowd: decided(table, 0, now, late=True))
            for one in late
        }
        if results:
            await self._decide(id, results)

    async def _open_tables(self, found: Tournament, games: Collection[Match]) -> None:
        """Open the tables of a round, as far as nobody else has."""
        event = Place("tournament", found.id, str(len(found.rounds))).event
        for match in games:
            people = [found.entrants[number] for number in match.seats]
            sitters = {seat: Sitter(one.player, one.name) for seat, one in enumerate(people) if one.player}
            kinds = [f"bot:{one.bot}" if one.bot else "person" for one in people]
            settings = settings_of(found.terms, kinds)
            await self._parlour.open_at(match.table, settings, sitters, event, found.rounds[-1].seed)

    async def _revive(self, table: str) -> None:
        """Wake a table that no process plays: whoever did may have died."""
        now = self._parlour.seconds()
        if table in self._parlour.rooms or now - self._woken.get(table, float("-inf")) < REVIVE:
            return
        if await self._parlour.bus.owner(table) is None:
            self._woken = {one: then for one, then in self._woken.items() if now - then < REVIVE} | {table: now}
            self._parlour.send(table, Begin())

    async def in_play(self, place: Place) -> bool:
        """Whether the shuffles of a round are still being played, so that nobody may be shown them."""
        found = await self.folds.get(place.id)
        if found is None or found.ended or str(len(found.rounds)) != place.part:
            return False
        return bool(found.open())


def settings_of(terms: Terms, kinds: list[str]) -> wire.Settings:
    """The settings of a table; `kinds`: who sits where."""
    game = house.game(terms.game)
    people = any(kind == "person" for kind in kinds)
    return wire.Settings(
        game=terms.game,
        options={**terms.options, "seats": 2},
        seats=kinds,
        pace=terms.pace,
        pause=REST if people and game.rests and not isinstance(terms.pace, wire.Days) else 0,
        undo=False,
        hints=False,
        rated=terms.rated and can_rate(game, kinds),
    )


def marks(found: Tournament, people: Collection[str], *, begins: bool = False, over: bool = False) -> list[Mark]:
    """How a tournament stands in the lists it is in: those that can be entered come first; where all are looked after,
    those that go on, so that they never have to wait for those that may never begin."""
    new = found.may_enter and not over
    lists = []
    if found.terms.public:
        lists.append(PUBLIC)
    if found.terms.club:
        lists.append(of_club(found.terms.club))
    going = Mark(ALL, your_turn=(begins or bool(found.rounds)) and not over, over=over)
    return [going, *(Mark(name, your_turn=new, over=over) for name in [*lists, *map(of_player, people)])]


def of_player(player: str) -> str:
    """The list of a player's tournaments."""
    return f"tournaments/of/{player}"


def of_club(club: str) -> str:
    """The list of a club's tournaments."""
    return f"tournaments/club/{club}"
