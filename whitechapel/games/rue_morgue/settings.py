"""What the players agree on before a match, and nothing else. [options-agreed]"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from whitechapel.core.game import Setting
from whitechapel.games.rue_morgue.material import ASSISTANCE, DUPIN, LE_BON, POE, POINTS
from whitechapel.games.rummy import FIRST_DEALER, MAX_HANDS, TARGET, check_first_dealer

TABLE: Final[tuple[Setting, ...]] = (
    Setting("seats", (2, 3, 4), 2),
    TARGET,
    MAX_HANDS,
    FIRST_DEALER,
    Setting("dupin_count", (False, True), False),
    Setting("shut_out", (False, True), False),
    Setting("poe_points", range(11), POINTS[POE], trials=(POINTS[POE],)),
    Setting("le_bon_points", range(11), POINTS[LE_BON], trials=(POINTS[LE_BON],)),
    Setting("dupin_points", range(11), POINTS[DUPIN], trials=(POINTS[DUPIN],)),
    Setting("assistance_points", range(11), POINTS[ASSISTANCE], trials=(POINTS[ASSISTANCE],)),
)


class Settings(NamedTuple):
    """The settings of a match. [players] [options-agreed]"""

    seats: int
    target: int
    """The match ends when a side has this many points and leads alone. [target]"""
    max_hands: int
    """The match ends after this many hands at the latest."""
    first_dealer: str | int
    dupin_count: bool
    """Whether Dupin counts the Assistance cards on the table. [advanced-separate]"""
    shut_out: bool
    """Whether a complete bonus with its Deduction can shut the others out. [advanced-separate]"""
    poe_points: int
    """The four values that no source confirms. [card-points-open]"""
    le_bon_points: int
    dupin_points: int
    assistance_points: int

    @property
    def sides(self) -> int:
        """How many sides score: four seats form two teams, partners sitting opposite. [teams]"""
        return 3 if self.seats == 3 else 2

    @property
    def points(self) -> tuple[int, ...]:
        """What each kind is worth in this match. [card-points] [card-points-open]"""
        return _points(self.poe_points, self.le_bon_points, self.dupin_points, self.assistance_points)


@lru_cache(maxsize=64)
def _points(poe: int, le_bon: int, dupin: int, assistance: int) -> tuple[int, ...]:
    """Cached: every hand that is judged asks for them again."""
    values = list(POINTS)
    values[POE] = poe
    values[LE_BON] = le_bon
    values[DUPIN] = dupin
    values[ASSISTANCE] = assistance
    return tuple(values)


def settings(given: Mapping[str, Any]) -> Settings:
    """The complete record; whatever is not given takes its default. [options-agreed]"""
    record = Settings(**{**{option.name: option.default for option in TABLE}, **given})
    check_first_dealer(record.first_dealer, record.seats)
    return record
