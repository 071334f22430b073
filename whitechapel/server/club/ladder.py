"""The duplicate ladder: every week the same shuffles for everybody, one game each, against the same bot from the same
seat. What is compared is how few mistakes somebody made, and how they did. Thirteen weeks are a season."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final, NamedTuple, TypeVar

from msgspec import Struct

from whitechapel.core.game import Game

SECOND: Final = 1000
DAY: Final = 86_400 * SECOND
FIRST: Final = date(2024, 1, 1)
"""A Monday: weeks are counted from here."""
SEASON: Final = 13
"""How many weeks a season has."""
COUNTED: Final = 8
"""How many weeks of a season count: everybody's best."""
HANDS: Final = 3
"""A game of hands is played for this many."""

T = TypeVar("T", bound=Any)


class Week(NamedTuple):
    """A week, from Monday to Sunday, by the clock of Greenwich."""

    number: int

    @property
    def begins(self) -> int:
        """When, in milliseconds since 1970."""
        day = FIRST + timedelta(weeks=self.number)
        return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()) * SECOND

    @property
    def ends(self) -> int:
        return self.begins + 7 * DAY

    @property
    def name(self) -> str:
        """The day it begins on."""
        return (FIRST + timedelta(weeks=self.number)).isoformat()

    @property
    def season(self) -> list[Week]:
        """The weeks of its season, up to itself."""
        return [Week(number) for number in range(self.number - self.number % SEASON, self.number + 1)]


def week_of(now: int) -> Week:
    """The week of a moment."""
    return Week((datetime.fromtimestamp(now / SECOND, UTC).date() - FIRST).days // 7)


def week_named(name: str) -> Week | None:
    """The week that begins on this day; None: there is none."""
    try:
        day = date.fromisoformat(name)
    except ValueError:
        return None
    days = (day - FIRST).days
    return Week(days // 7) if days >= 0 and days % 7 == 0 else None


def seat(game: Game, week: Week) -> int:
    """Where everybody sits this week: where seats have roles, they take turns."""
    return week.number % 2


def options(game: Game) -> dict[str, str | int | bool]:
    """What is played: two seats, and not for hours."""
    names = [option.name for option in game.setting_table]
    return {"seats": 2, **({"max_hands": HANDS} if "max_hands" in names else {})}


class Played(Struct, frozen=True, tag_field="kind", tag="played"):
    """Somebody's game of the week."""

    at: int
    player: str
    table: str
    won: bool
    margin: int
    """By how many points they were ahead, or behind."""


class Row(NamedTuple):
    """Somebody in the ladder of a week."""

    played: Played
    rate: float | None
    """How much their answers cost on average; None: the game has not been looked at yet."""
    by_errors: int
    """Their place by mistakes; 0: none yet."""
    by_result: int
    """Their place by result."""


def rows(played: Iterable[Played], rates: dict[str, float]) -> list[Row]:
    """The ladder of a week: the fewest mistakes first, then those whose games have not been looked at, by result."""
    games = list({one.player: one for one in reversed(list(played))}.values())  # the first game counts

    def result(one: Played) -> tuple[bool, int]:
        return (not one.won, -one.margin)

    order = places(map(result, games))
    known = places([rates[one.table] for one in games if one.table in rates])
    found = [
        Row(
            one,
            rates.get(one.table),
            known[rates[one.table]] if one.table in rates else 0,
            order[result(one)],
        )
        for one in games
    ]
    return sorted(found, key=lambda row: (row.by_errors or len(found) + 1, row.by_result, row.played.at))


def places(values: Iterable[T]) -> dict[T, int]:
    """The place of each value, the lowest first; equal ones share theirs."""
    found: dict[T, int] = {}
    for place, value in enumerate(sorted(values), 1):
        found.setdefault(value, place)
    return found


class SeasonRow(NamedTuple):
    """Somebody in the standings of a season."""

    place: int
    player: str
    points: int
    weeks: int


def season(weeks: Sequence[Sequence[Row]]) -> list[SeasonRow]:
    """The standings of a season: for each week up to 100 points, by the share of the others with more mistakes; the
    best weeks count."""
    gained: dict[str, list[int]] = {}
    for ladder in weeks:
        ranked = [row for row in ladder if row.by_errors]
        shared = Counter([row.by_errors for row in ranked])
        for row in ranked:
            alike = shared[row.by_errors] - 1
            worse = len(ranked) - row.by_errors - alike
            share = (worse + alike / 2) / (len(ranked) - 1) if len(ranked) > 1 else 0.5
            gained.setdefault(row.played.player, []).append(round(100 * share))
    sums = {player: sum(sorted(points)[-COUNTED:]) for player, points in gained.items()}
    order = places([-total for total in sums.values()])
    found = [SeasonRow(order[-total], player, total, len(gained[player])) for player, total in sums.items()]
    return sorted(found, key=lambda row: (row.place, row.player))
