"""What came of a finished table, for the tournament or the ladder it belongs to."""

from __future__ import annotations

from typing import NamedTuple

from whitechapel.server.club.tournament import DRAW, WIN, Decided
from whitechapel.server.table.table import Table


class Place(NamedTuple):
    """Where a table belongs."""

    kind: str
    id: str
    part: str = ""

    @property
    def event(self) -> str:
        """As its log has it."""
        return "/".join([one for one in self if one])


def place(event: str) -> Place:
    """The place that an event names."""
    kind, _, rest = event.partition("/")
    id, _, part = rest.partition("/")
    return Place(kind, id, part)


def absent(table: Table) -> list[bool]:
    """For each seat, whether a bot has had to play it to the end: their time was up, and they did not come back."""
    return [bool(chair.player) and bool(chair.stand_in) and not chair.resigned for chair in table.chairs]


def decided(table: Table, board: int, now: int, late: bool = False) -> Decided | None:
    """The result of a game of two; None: there is none yet. `late`: the time of the round is up."""
    if not table.over and not late:
        return None
    gone = absent(table)
    ended = table.ended
    first, second = (ended.scores[0], ended.scores[1]) if ended is not None else (0, 0)
    winners = set() if ended is None else set(ended.winners)
    points = (DRAW, DRAW) if len(winners) != 1 else (WIN * (0 in winners), WIN * (1 in winners))
    how = "" if table.over else "time"
    if any(gone):
        points, how = (WIN * (not gone[0]), WIN * (not gone[1])), "absent"
    return Decided(at=now, board=board, points=points, scores=(first, second), how=how)
