"""What is told about a player who has played rated games: ratings, last games, whom they meet most."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Final

from whitechapel.bots import rating as bot_rating
from whitechapel.games import GAMES
from whitechapel.server.live.players import Person, Players
from whitechapel.server.live.ratings import RatingBook
from whitechapel.server.live.shelf import NoSuchTable
from whitechapel.server.store import Store
from whitechapel.server.table import bodies, house
from whitechapel.server.table.guides import roles
from whitechapel.server.table.rated import RatedGame, Ratings, Standing, counted, pool, pools
from whitechapel.server.table.table import Unreadable
from whitechapel.server.table.wire import Sentence

TABLES: Final = 100
"""How many of a player's last tables are looked at."""
SHOWN: Final = 30
"""How many of their games are listed."""
BEST: Final = 3
"""How many games are listed as the best, and how many opponents as those met most."""
LEADERS: Final = 100
KEPT: Final = 5000
GONE: Final = Person("")
"""Somebody who does not want to be known any more: a guest."""

Look = Callable[[str, Callable[[Any, Any], Any]], Awaitable[Any]]


class Profiles:
    """The profiles of all players, and the leaderboards."""

    def __init__(self, store: Store, players: Players, ratings: RatingBook, look: Look) -> None:
        self._store = store
        self._players = players
        self._ratings = ratings
        self._look = look
        self._games: OrderedDict[str, RatedGame | None] = OrderedDict()

    async def leaders(self, game: str) -> bodies.Leaderboards:
        """The leaderboards of a game: one, or one for each role."""
        boards = []
        for seat, name in enumerate(pools(house.game(game))):
            rows = [await self._row(one.player, one.standing) for one in await self._ratings.best(name, LEADERS)]
            here = [row for row in rows if row is not None]
            boards.append(bodies.Leaderboard(role=role_of(game, seat), rows=here, bots=anchors(game, seat)))
        return bodies.Leaderboards(game=game, boards=boards)

    async def _row(self, player: str, standing: Standing) -> bodies.Rated | None:
        """A line of a leaderboard; None: the player is gone."""
        person = await self._players.person(player)
        return None if person is None else rated(player, person, standing)

    async def of(self, player: str) -> bodies.Profile | None:
        """A player's profile; None: nobody knows them."""
        person = await self._players.person(player, fresh=True)
        if person is None:
            return None
        ratings = await self._ratings.now()
        games = await self._last(player)
        return bodies.Profile(
            player=player,
            nickname=person.nickname,
            face=person.face,
            ratings=standings(ratings, player, person),
            games=[await self._told(one, player) for one in games[:SHOWN]],
            best=[one.table for one in best(ratings, games, player)],
            favourites=await self._favourites(games, player),
        )

    async def _last(self, player: str) -> list[RatedGame]:
        """A player's last rated games, newest first."""
        known = (await self._ratings.now()).tables
        games = []
        for sitting in await self._store.tables_of(player, TABLES):
            if sitting.over and sitting.table in known:
                one = await self._game(sitting.table)
                if one is not None and any(seat.player == player for seat in one.seats):
                    games.append(one)
        return sorted(games, key=lambda one: -one.at)

    async def _game(self, table: str) -> RatedGame | None:
        if table not in self._games:
            try:
                found: RatedGame | None = await self._look(table, lambda one, crowd: counted(one))
            except (NoSuchTable, Unreadable):
                return None
            self._games[table] = found
            if len(self._games) > KEPT:
                self._games.popitem(last=False)
        return self._games[table]

    async def _told(self, one: RatedGame, player: str) -> bodies.RatedGame:
        mine = next(number for number, seat in enumerate(one.seats) if seat.player == player)
        others = [seat for seat in one.seats if seat.side != one.seats[mine].side]
        return bodies.RatedGame(
            table=one.table,
            game=one.game,
            at=one.at,
            seat=mine,
            won=one.seats[mine].won and not one.seats[mine].left,
            left=one.seats[mine].left,
            role=role_of(one.game, mine),
            others=[await self._person(seat.player, seat.bot) for seat in others],
        )

    async def _person(self, player: str, bot: str) -> bodies.Opponent:
        person = (await self._players.person(player) if player else None) or GONE
        return bodies.Opponent(player=player, name=person.nickname, bot=bot, face=person.face)

    async def _favourites(self, games: list[RatedGame], player: str) -> list[bodies.Favourite]:
        met: Counter[str] = Counter()
        for one in games:
            side = next(seat.side for seat in one.seats if seat.player == player)
            met.update({seat.player for seat in one.seats if seat.player and seat.side != side})
        found = [(who, await self._players.person(who) or GONE, count) for who, count in met.most_common(BEST)]
        return [bodies.Favourite(who, person.nickname, count, person.face) for who, person, count in found]


def rated(player: str, person: Person, standing: Standing) -> bodies.Rated:
    """A rating as it is shown."""
    return bodies.Rated(
        player=player,
        name=person.nickname,
        face=person.face,
        value=round(standing.value),
        deviation=round(standing.deviation),
        games=standing.games,
        won=standing.won,
        lost=standing.lost,
    )


def anchors(game: str, seat: int) -> list[bodies.Anchor]:
    """The bots that hold the scale of a leaderboard in place."""
    names = [name for name in house.bots(game) if bot_rating(game, name, seat) is not None]
    found = [bodies.Anchor(bot=name, value=round(bot_rating(game, name, seat) or 0)) for name in names]
    return sorted(found, key=lambda one: one.value)


def standings(ratings: Ratings, player: str, person: Person) -> list[bodies.Standing]:
    """All that a player is rated in."""
    found = []
    for game in GAMES:
        for seat, one in enumerate(pools(game)):
            standing = ratings.of(one, player)
            if standing.games:
                shown, bots = rated(player, person, standing), anchors(game.id, seat)
                found.append(bodies.Standing(game=game.id, role=role_of(game.id, seat), rated=shown, bots=bots))
    return found


def role_of(game: str, seat: int) -> Sentence | None:
    """What a seat plays, where that is not the same for all seats."""
    parts = roles(house.game(game))
    return parts[seat] if parts else None


def best(ratings: Ratings, games: list[RatedGame], player: str) -> list[RatedGame]:
    """The games won against those who are strongest now."""

    def strength(one: RatedGame) -> float:
        game = house.game(one.game)
        side = next(seat.side for seat in one.seats if seat.player == player)
        values = [
            ratings.of(pool(game, number), seat.player).value if seat.player else bot_rating(game.id, seat.bot, number)
            for number, seat in enumerate(one.seats)
            if seat.side != side
        ]
        return max([value for value in values if value is not None], default=0.0)

    won = [one for one in games if any(seat.player == player and seat.won and not seat.left for seat in one.seats)]
    return sorted(won, key=lambda one: (-strength(one), -one.at))[:BEST]
