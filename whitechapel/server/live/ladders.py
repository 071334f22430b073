"""The ladders: this week's shuffles for everybody, one game each.

Everybody's table of a week is chosen once (`Store.keep`), and its shuffles follow from the server's secret, so that
nothing has to be prepared. What came of it is in a log for each week and game; whoever shows a ladder looks whether a
game is missing there, and lets games be reviewed that have not been.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, Protocol

import msgspec
from msgspec import Struct

from whitechapel.bots.judge import QUICK
from whitechapel.core.game import Game
from whitechapel.server.club import ladder
from whitechapel.server.club.ladder import Played, Row, Week
from whitechapel.server.club.results import Place
from whitechapel.server.live.mailbox import Mailbox
from whitechapel.server.live.players import Players
from whitechapel.server.live.reviews import Busy, Case, Reviews, TooLong, review_key
from whitechapel.server.live.shelf import NoSuchTable
from whitechapel.server.live.tournaments import Sitter
from whitechapel.server.store import Conflict, Entry, Store, StoreError
from whitechapel.server.table import house, wire
from whitechapel.server.table.table import Table, Unreadable

LOG: Final = logging.getLogger("whitechapel.ladders")
LADDER: Final = "ladder/"
"""The logs start with this, followed by the week and the game."""
WEEK: Final = "week/"
"""The keys of tables start with this, followed by the week, the game and the player."""
CHUNK: Final = 500
SHOWN: Final = 500
"""How many games of a week are looked at."""
KEPT: Final = 20_000
PATIENCE: Final = 5.0
"""After how many seconds it is tried again to have a game reviewed, if too many are."""
REST: Final = 8

_played = msgspec.json.Decoder(Played).decode


class _Rate(Struct, frozen=True):
    """What is read of a review."""

    rate: float


_rate = msgspec.json.Decoder(_Rate).decode


class Weekly(NamedTuple):
    """A week's game."""

    week: Week
    game: Game

    @property
    def place(self) -> Place:
        return Place("week", self.week.name, self.game.id)

    @property
    def log(self) -> str:
        return f"{LADDER}{self.week.name}/{self.game.id}"

    def key(self, player: str) -> str:
        """Where the id of a player's table is kept."""
        return f"{WEEK}{self.week.name}/{self.game.id}/{player}"

    @property
    def seat(self) -> int:
        return ladder.seat(self.game, self.week)


class Tables(Protocol):
    """What is needed of the parlour."""

    store: Store
    players: Players
    reviews: Reviews

    def now(self) -> int: ...
    def new_id(self) -> str: ...
    async def look(self, id: str, ask: Callable[[Any, Any], Any]) -> Any: ...
    async def open_at(
        self, id: str, settings: wire.Settings, people: Mapping[int, Sitter], event: str, seed: bytes = b""
    ) -> None: ...


class Ladders:
    """The ladders of all games."""

    def __init__(self, parlour: Tables) -> None:
        self._parlour = parlour
        self._rates: dict[str, float] = {}
        """What the reviews of games of the ladder say, by table."""
        self._to_review: Mailbox[tuple[str, int]] = Mailbox()
        self._queued: set[str] = set()

    def this_week(self, game: Game) -> Weekly:
        """What is played now."""
        return Weekly(ladder.week_of(self._parlour.now()), game)

    async def play(self, game: Game, who: Sitter) -> str:
        """A player's table of this week."""
        weekly, parlour = self.this_week(game), self._parlour
        table = (await parlour.store.keep(weekly.key(who.player), parlour.new_id().encode())).decode()
        kinds = [f"bot:{house.default_bot(game.id)}"] * 2
        kinds[weekly.seat] = "person"
        settings = wire.Settings(
            game=game.id,
            options=ladder.options(game),
            seats=kinds,
            pause=REST if game.rests else 0,
            undo=False,
            hints=False,
        )
        secret = parlour.players.sign("week", f"{weekly.week.name}/{game.id}")
        seed = hashlib.sha256(b"whitechapel week" + secret.encode()).digest()
        await parlour.open_at(table, settings, {weekly.seat: who}, weekly.place.event, seed)
        return table

    async def table_of(self, weekly: Weekly, player: str) -> str:
        """A player's table of a week; empty: they have none."""
        kept = await self._parlour.store.get(weekly.key(player)) if player else None
        return "" if kept is None else kept.decode()

    async def finished(self, place: Place, table: str) -> None:
        """A table of the ladder is over."""
        week = ladder.week_named(place.id)
        if week is None:
            return
        try:
            weekly = Weekly(week, house.game(place.part))
            played: Played | None = await self._parlour.look(table, lambda one, crowd: result(one, weekly))
            if played is not None:
                await self._write(weekly, played)
                self._review(table, weekly.seat)
        except (NoSuchTable, Unreadable, StoreError) as error:
            LOG.warning("a game of the week is not counted", extra={"table": table, "error": str(error)})

    async def _write(self, weekly: Weekly, played: Played) -> None:
        while True:
            known = await self._read(weekly)
            if any(one.player == played.player for one in known):
                return
            entry = Entry(kind="played", data=msgspec.json.encode(played))
            try:
                await self._parlour.store.append(weekly.log, len(known), [entry])
            except Conflict:
                continue
            return

    async def _read(self, weekly: Weekly) -> list[Played]:
        found: list[Played] = []
        while entries := await self._parlour.store.read(weekly.log, len(found), CHUNK):
            found += [_played(entry.data) for entry in entries]
        return found

    async def rows(self, weekly: Weekly) -> list[Row]:
        """The ladder of a week."""
        played = await self._read(weekly)
        known = {one.table for one in played}
        if weekly.week == ladder.week_of(self._parlour.now()):
            for one in await self._parlour.store.tables_of(weekly.place.event, SHOWN):
                if one.over and one.table not in known:  # whoever should have counted it has died
                    await self.finished(weekly.place, one.table)
                    played = await self._read(weekly)
        for game in played[-SHOWN:]:
            if game.table not in self._rates:
                await self._look_up(game.table, weekly.seat)
        return ladder.rows(played, self._rates)

    async def _look_up(self, table: str, seat: int) -> None:
        kept = await self._parlour.store.get(review_key(table, seat, QUICK))
        if kept is None:
            self._review(table, seat)
            return
        if len(self._rates) > KEPT:
            self._rates.clear()
        self._rates[table] = _rate(kept).rate

    # -- reviews ----------------------------------------------------------------------------------

    def _review(self, table: str, seat: int) -> None:
        if table not in self._queued and len(self._queued) < SHOWN:
            self._queued.add(table)
            self._to_review.put((table, seat))

    async def keep_reviewing(self) -> None:
        """Have the games of the week reviewed, a few at a time."""
        while True:
            table, seat = await self._to_review.get()
            try:
                await self._begin(await self._case(table, seat))
            except (NoSuchTable, Unreadable, StoreError, TooLong) as error:
                LOG.warning("a game of the week is not reviewed", extra={"table": table, "error": str(error)})
            except Exception:
                LOG.exception("a game of the week is not reviewed", extra={"table": table})
            self._queued.discard(table)

    async def _case(self, table: str, seat: int) -> Case:
        found: Case = await self._parlour.look(table, lambda one, crowd: case_of(one, seat))
        return found

    async def _begin(self, case: Case) -> None:
        while True:
            try:
                await self._parlour.reviews.begin(case, "ladder")
            except Busy:
                await asyncio.sleep(PATIENCE)
            else:
                return

    def in_play(self, place: Place) -> bool:
        """Whether the shuffles of a week are still being played."""
        return place.id >= ladder.week_of(self._parlour.now()).name


def result(table: Table, weekly: Weekly) -> Played | None:
    """What came of a game of the week; None: it does not count. One that ends after its week is among those: by then
    everybody can look at the games of the others."""
    seat = weekly.seat
    ended, player = table.ended, table.chairs[seat].player
    if ended is None or not player or ended.early == "agreed" or ended.at >= weekly.week.ends:
        return None
    margin = ended.scores[seat] - ended.scores[1 - seat]
    return Played(ended.at, player, table.id, seat in ended.winners, margin)


def case_of(table: Table, seat: int) -> Case:
    """A game that is to be reviewed."""
    return Case(table.id, seat, QUICK, table.transcript(), table.settings.memory)
