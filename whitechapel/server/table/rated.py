"""Rated games: what counts of a finished table, and the ratings that follow from all of them.

Ratings are a fold over the games in the order in which they were counted, as a table is a fold of its log: the same
games always give the same ratings. A player has one rating for each game, or for each role where seats play different
ones. Bots have fixed ratings from the arena and anchor the scale.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

import msgspec
from msgspec import Struct

from whitechapel.bots import rating as bot_rating
from whitechapel.core.game import Game
from whitechapel.server.table import glicko
from whitechapel.server.table.glicko import Met, Rating
from whitechapel.server.table.guides import roles
from whitechapel.server.table.table import Table

ANCHOR: Final = 40.0
"""How sure the rating of a bot is."""
PERIOD: Final = 7 * 86_400_000
"""After how many milliseconds without a game a rating is one period older."""
MOSTLY: Final = 0.5
"""Whoever has not won, and drawn with everybody, has not lost."""
AGREED: Final = "agreed"
"""The end of a game that nobody has lost."""


class RatedSeat(Struct, frozen=True, array_like=True):
    """Who sat there."""

    player: str
    bot: str
    side: int
    score: int
    won: bool
    left: bool = False
    """Whether they were gone when it ended: that counts as lost against everybody who stayed."""


class RatedGame(Struct, frozen=True, tag_field="kind", tag="rated"):
    """A game that counts."""

    at: int
    table: str
    game: str
    seats: list[RatedSeat]


class Standing(Struct, frozen=True, array_like=True):
    """How a player stands in one pool."""

    value: float
    deviation: float
    volatility: float
    at: int
    """When they last played."""
    games: int
    won: int
    lost: int

    @property
    def rating(self) -> Rating:
        return Rating(self.value, self.deviation, self.volatility)


NEW: Final = Standing(*Rating(), 0, 0, 0, 0)


def can_rate(game: Game, seats: list[str]) -> bool:
    """Whether a table with these seats can be rated: somebody plays, and all bots have a rating."""
    bots = [(seat, kind.removeprefix("bot:")) for seat, kind in enumerate(seats) if kind.startswith("bot:")]
    return len(bots) < len(seats) > 1 and all(bot_rating(game.id, bot, seat) is not None for seat, bot in bots)


def counted(table: Table) -> RatedGame | None:
    """What counts of a table; None: nothing. A game does not count that was ended by agreement or stopped, that goes on
    from or repeats another, or in which somebody played against themselves."""
    ended, created = table.ended, table.created
    if not table.settings.rated or ended is None or ended.early == AGREED:
        return None
    if created.branch is not None or created.duplicate_of or not can_rate(table.game, kinds(table)):
        return None
    people = [chair.player for chair in table.chairs if not chair.bot]
    if len(set(people)) < len(people):
        return None
    sides: int = getattr(table.agreed, "sides", len(table.chairs))
    return RatedGame(
        at=ended.at,
        table=table.id,
        game=table.game.id,
        seats=[
            RatedSeat(
                player=chair.player,
                bot="" if chair.player else chair.bot,
                side=seat % sides,
                score=ended.scores[seat],
                won=seat in ended.winners,
                left=bool(chair.player) and (chair.resigned or bool(chair.stand_in)),
            )
            for seat, chair in enumerate(table.chairs)
        ],
    )


def kinds(table: Table) -> list[str]:
    """Who sits at each seat: `person`, or `bot:NAME`."""
    return [f"bot:{chair.bot}" if chair.bot and not chair.player else "person" for chair in table.chairs]


def pool(game: Game, seat: int) -> str:
    """What a seat is rated in: the game, or its role there."""
    return f"{game.id}/{seat}" if roles(game) else game.id


def pools(game: Game) -> list[str]:
    """Everything that players of a game are rated in."""
    return list(dict.fromkeys(pool(game, seat) for seat in range(len(roles(game)) or 1)))


def against(one: RatedSeat, other: RatedSeat) -> float | None:
    """What came of it between two seats of different sides: 1 won, 0.5 drawn, 0 lost; None: it says nothing."""
    if one.left or other.left:
        return None if one.left and other.left else float(other.left)
    mine, theirs = (one.won, one.score), (other.won, other.score)
    return 0.5 if mine == theirs else float(mine > theirs)


class Ratings:
    """All ratings: by pool and player."""

    def __init__(self) -> None:
        self.length = 0
        """How many games have been taken in."""
        self.pools: dict[str, dict[str, Standing]] = {}
        self.tables: set[str] = set()
        """Which games have been counted: nothing is rated twice."""

    def take(self, rated: RatedGame, game: Game) -> None:
        """Count a game. All ratings change at once, from those before it."""
        self.length += 1
        if rated.table in self.tables:
            return
        self.tables.add(rated.table)
        before = [self._before(rated, game, seat) for seat in range(len(rated.seats))]
        for seat, one in enumerate(rated.seats):
            if not one.player:
                continue
            met = []
            for side in sorted({other.side for other in rated.seats} - {one.side}):
                members = [number for number, other in enumerate(rated.seats) if other.side == side]
                scores = [against(one, rated.seats[number]) for number in members]
                known = [score for score in scores if score is not None]
                if known:
                    met.append(Met(together([before[number] for number in members]), sum(known) / len(known)))
            if met:
                self._note(pool(game, seat), one, before[seat], met, rated.at)

    def _before(self, rated: RatedGame, game: Game, seat: int) -> Rating:
        one = rated.seats[seat]
        if not one.player:
            fixed = bot_rating(game.id, one.bot, seat)
            return Rating(glicko.MIDDLE if fixed is None else fixed, ANCHOR)
        standing = self.of(pool(game, seat), one.player)
        return glicko.aged(standing.rating, max(0, rated.at - standing.at) / PERIOD if standing.games else 0.0)

    def _note(self, pool: str, one: RatedSeat, before: Rating, met: list[Met], at: int) -> None:
        old, now = self.of(pool, one.player), glicko.after(before, met)
        mean = sum([each.score for each in met]) / len(met)
        won, lost = int(one.won and not one.left), int(one.left or (not one.won and mean < MOSTLY))
        self.pools.setdefault(pool, {})[one.player] = Standing(
            *now, at=max(at, old.at), games=old.games + 1, won=old.won + won, lost=old.lost + lost
        )

    def of(self, pool: str, player: str) -> Standing:
        """How a player stands."""
        return self.pools.get(pool, {}).get(player, NEW)

    # -- as one text --------------------------------------------------------------------------------

    def encode(self) -> bytes:
        """Everything, for the next start."""
        return msgspec.json.encode(Kept(self.length, self.pools, sorted(self.tables)))

    @staticmethod
    def decode(data: bytes) -> Ratings:
        """The reverse."""
        kept = msgspec.json.decode(data, type=Kept)
        ratings = Ratings()
        ratings.length, ratings.pools, ratings.tables = kept.length, kept.pools, set(kept.tables)
        return ratings


class Kept(Struct, frozen=True):
    """The ratings as they are stored."""

    length: int
    pools: dict[str, dict[str, Standing]]
    tables: list[str]


def together(ratings: list[Rating]) -> Rating:
    """A team as one opponent: as strong as its members on average, and known as well as they are."""
    count = len(ratings)
    value = sum([one.value for one in ratings]) / count
    return Rating(value, sqrt(sum([one.deviation**2 for one in ratings]) / count))
