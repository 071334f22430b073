"""The queue of those who look for an opponent, and who is paired with whom.

Whoever has waited longest is served first, with the opponent closest in strength of those who suit both. How far apart
two may be grows while they wait. One value holds the whole queue; it is changed only by comparing, so that nobody is
paired twice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

SECOND: Final = 1000
MOST: Final = 300
"""How many can wait."""
WIDENS: Final = 10.0
"""By how many points a range grows with each second of waiting."""
FORGOTTEN: Final = {"clock": 30 * SECOND, "days": 3 * 86_400 * SECOND}
"""After how many milliseconds somebody counts as gone: those who want to play now must stay; others are called."""
FOUND_FOR: Final = 60 * SECOND
"""For how long those who have been paired are told so."""

Range = Annotated[int, Meta(ge=0, le=2000)]


class Seek(Struct, frozen=True):
    """Somebody who looks for an opponent."""

    player: str
    name: str
    games: dict[str, float]
    """The games they would play, and how strong they are there."""
    pace: Literal["clock", "days"]
    within: int
    """How many points an opponent may be stronger or weaker; 0: as many as you like."""
    rated: bool
    since: int
    seen: int
    """When they were last heard of."""


class Meeting(Struct, frozen=True):
    """Two who have been paired; the first sits at the first seat."""

    table: str
    game: str
    pace: Literal["clock", "days"]
    rated: bool
    players: tuple[str, str]
    names: tuple[str, str]
    at: int


class Queue(Struct, frozen=True):
    """All who wait, and those who have just been paired."""

    seeks: list[Seek] = []
    found: list[Meeting] = []


decode = msgspec.json.Decoder(Queue).decode
encode = msgspec.json.Encoder().encode


def width(seek: Seek, now: int) -> float:
    """How far an opponent's strength may be from theirs by now."""
    if not seek.within:
        return float("inf")
    return seek.within + WIDENS * max(0, now - seek.since) / SECOND


def distance(one: Seek, other: Seek, game: str, now: int) -> float | None:
    """How far two are apart in a game; None: they do not suit each other."""
    if one.player == other.player or one.pace != other.pace or one.rated != other.rated:
        return None
    apart = abs(one.games[game] - other.games[game])
    return apart if apart <= min(width(one, now), width(other, now)) else None


def best(one: Seek, others: list[Seek], now: int) -> tuple[Seek, str] | None:
    """The closest opponent, and the game; of equally close ones whoever has waited longest."""
    fits = [
        (apart, other.since, other.player, game, other)
        for other in others
        for game in one.games
        if game in other.games and (apart := distance(one, other, game, now)) is not None
    ]
    if not fits:
        return None
    *_, game, other = min(fits, key=lambda each: each[:4])
    return other, game


def pair_up(
    queue: Queue, now: int, new_table: Callable[[], str], apart: Callable[[str, str], bool] = lambda one, other: False
) -> Queue:
    """Pair all who suit each other, longest waiting first; those who are to be kept `apart` never meet. Whoever has not
    been heard of for too long is left out."""
    waiting = [one for one in queue.seeks if now - one.seen < FORGOTTEN[one.pace]]
    waiting.sort(key=lambda one: (one.since, one.player))
    found = [one for one in queue.found if now - one.at < FOUND_FOR]
    alone: list[Seek] = []
    while waiting:
        one = waiting.pop(0)
        alike = [other for other in waiting if (other.pace, other.rated) == (one.pace, one.rated)]
        chosen = best(one, [other for other in alike if not apart(one.player, other.player)], now)
        if chosen is None:
            alone.append(one)
            continue
        table, (other, game) = new_table(), chosen
        waiting.remove(other)
        pair = (one, other) if sum(table.encode()) % 2 else (other, one)  # as good as a coin
        names, players = (pair[0].name, pair[1].name), (pair[0].player, pair[1].player)
        found.append(Meeting(table, game, one.pace, one.rated, players, names, now))
    return Queue(alone, found)


def joined(queue: Queue, seek: Seek) -> Queue:
    """Somebody looks for an opponent, or still does: what they want may have changed, when they came has not."""
    before = next((one for one in queue.seeks if one.player == seek.player), None)
    kept = msgspec.structs.replace(seek, since=before.since) if before is not None else seek
    return Queue([*(one for one in queue.seeks if one.player != seek.player), kept], queue.found)


def without(queue: Queue, player: str) -> Queue:
    """Somebody has gone."""
    return Queue([one for one in queue.seeks if one.player != player], queue.found)


def forgotten(queue: Queue, player: str) -> Queue:
    """Somebody is gone for good: they are not named here any more."""
    return Queue(without(queue, player).seeks, [one for one in queue.found if player not in one.players])


def meeting(queue: Queue, player: str) -> Meeting | None:
    """The last table a player was paired for."""
    return next((one for one in reversed(queue.found) if player in one.players), None)
