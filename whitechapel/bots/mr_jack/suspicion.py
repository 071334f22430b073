"""What the detective infers from how Jack plays: a character who could have played better is less likely to be Jack.

None of this is proof; it only ranks those who can still be Jack. The detective follows the table from what they
are told, and after each turn of Jack's compares, for every character, how the table looks with how it could look.
"""

from __future__ import annotations

from random import Random
from typing import Final

from whitechapel.bots.mr_jack.outlook import Vector
from whitechapel.bots.mr_jack.search import LEAST, Case, Effort, Search, telling
from whitechapel.bots.mr_jack.turns import ALL
from whitechapel.core.frames import Event
from whitechapel.games.mr_jack.effects import put
from whitechapel.games.mr_jack.material import (
    CHARACTER,
    CHARACTERS,
    DETECTIVE,
    EXIT,
    FACINGS,
    GULL,
    HEX,
    JACK,
    POST,
)
from whitechapel.games.mr_jack.settings import Settings
from whitechapel.games.mr_jack.state import Table, new_table

GLIMPSE: Final = Effort(turns=60, replies=0, widths=(), looks=1_000, seconds=0.2)
"""How hard the detective thinks about what Jack might have done."""


class Glimpse:
    """What a detective who looks only briefly makes of a turn of Jack's."""

    def __init__(self, before: Table, possible: int, rng: Random) -> None:
        self._search = Search(GLIMPSE, Case(DETECTIVE, possible, -1, 0.0, 0.0, (0.0,) * len(CHARACTERS)), rng)
        children = self._search.children(before, JACK, 0.0, GLIMPSE.turns)
        self._ideal = [max([child[3][who] for child in children]) for who in ALL]

    def after(self, then: Table, weights: Vector) -> Vector:
        """How well each character explains this turn, and those before it."""
        return telling(self._search.glance(then, 0.0), self._ideal, weights)


class Suspicion:
    """How suspect each character is, where nothing is proved."""

    def __init__(self, agreed: Settings, rng: Random) -> None:
        self.weights = [1.0] * len(CHARACTERS)
        """By character: how well it would explain Jack's turns."""
        self.table: Table = new_table(agreed)
        """The table as told so far."""
        self._before: Table | None = None
        """The table before the turn that Jack is playing."""
        self._cleared = 0
        """The alibi cards the detective has drawn, as a set."""
        self._rng = rng

    def hear(self, event: Event) -> None:
        """Follow what happens on the table."""
        kind, facts, table = event.kind, event.facts, self.table
        if kind in ("card", "witness"):
            self._look_back()
        if kind == "round":
            table.round = facts["number"]
            table.turn = 0
            table.dealt = table.cards = sum([1 << CHARACTER[name] for name in facts["cards"]])
        elif kind == "card":
            self._before = table.clone() if event.seat == JACK else None
            table.cards &= ~(1 << CHARACTER[facts["character"]])
            table.turn += 1
        elif kind == "moved" or kind == "whistled":
            put(table, CHARACTER[facts["character"]], HEX[facts["to"]])
        elif kind == "swapped":
            other = CHARACTER[facts["other"]]
            table.where[GULL], table.where[other] = table.where[other], table.where[GULL]
        elif kind == "faced":
            table.facing = FACINGS.index(facts["facing"])
        elif kind == "light-moved":
            lamps = list(table.lamps)
            at, to = POST[facts["at"]], POST[facts["to"]]
            lamps[at], lamps[to] = lamps[to], lamps[at]
            table.lamps = tuple(lamps)
        elif kind == "light-out":
            table.lamps = tuple([0 if lamp == facts["number"] else lamp for lamp in table.lamps])
        elif kind == "cordon-moved":
            table.cordons ^= 1 << EXIT[facts["at"]] | 1 << EXIT[facts["to"]]
        elif kind == "cover-moved":
            manholes = table.board.manholes
            table.covered ^= 1 << manholes.index(HEX[facts["at"]]) | 1 << manholes.index(HEX[facts["to"]])
        elif kind == "alibi" and event.seat == DETECTIVE and "card" in facts:
            self._cleared |= 1 << CHARACTER[facts["card"]]
        elif kind == "witness":
            table.seen = facts["seen"]
            table.suspects &= ~sum([1 << CHARACTER[name] for name in facts["innocent"]])

    def shares(self, possible: int) -> tuple[float, ...]:
        """By character: how likely it is to be Jack, if he is one of these. Jack may be playing badly, or bluffing."""
        self._look_back()
        some = [self.weights[who] if possible >> who & 1 else 0.0 for who in ALL]
        most = max(some)
        some = [max(weight, LEAST * most) if possible >> who & 1 else 0.0 for who, weight in enumerate(some)]
        total = sum(some)
        return tuple([weight / total for weight in some])

    def _look_back(self) -> None:
        """Jack's turn is over: compare what was done with what could have been."""
        before, self._before = self._before, None
        if before is None:
            return
        possible = self.table.suspects & ~self._cleared
        self.weights = Glimpse(before, possible, self._rng).after(self.table, self.weights)
        most = max([self.weights[who] for who in ALL if possible >> who & 1])
        self.weights = [weight / most for weight in self.weights]
