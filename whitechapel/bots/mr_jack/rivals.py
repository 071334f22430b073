"""Styles of play that try to exploit others: superintendents with one habit changed.

Nobody meets them at a table; `whitechapel.training.mr_jack` measures by them how far a player can be fooled. A
detective may read Jack's turns or not, believe only half of what it reads, or weigh by it who is worth hunting. A Jack
may play as usual, or know exactly how a superintendent reads and plant decoys for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from random import Random
from typing import Final

from whitechapel.bots.bot import BotMaker
from whitechapel.bots.mr_jack.commissioner import BeliefSearch
from whitechapel.bots.mr_jack.judgement import judgement
from whitechapel.bots.mr_jack.player import SUPERINTENDENT, MrJack, alike
from whitechapel.bots.mr_jack.search import Case, Effort, Search, Weighed, telling
from whitechapel.bots.mr_jack.suspicion import Suspicion
from whitechapel.bots.mr_jack.turns import ALL
from whitechapel.core.game import Game
from whitechapel.games.mr_jack.material import DETECTIVE, JACK
from whitechapel.games.mr_jack.settings import Settings
from whitechapel.games.mr_jack.state import Table
from whitechapel.games.mr_jack.view import View


class Milder(MrJack):
    """A detective who believes half of what it reads."""

    def _case(self, view: View) -> Case:
        case = super()._case(view)
        even = alike(case.possible)
        return case._replace(shares=tuple([(one + two) / 2 for one, two in zip(case.shares, even, strict=True)]))


class Weighing(MrJack):
    """A detective who weighs suspects by what it reads."""

    def _search(self, table: Table, case: Case, begun: bool) -> list[Weighed]:
        search = BeliefSearch(self._effort, case, self._rng)
        return search.weigh(table, self._rest(table, search) if begun else ())


class Planter(MrJack):
    """A Jack who follows what a superintendent reads, and plays what makes it suspect others."""

    def __init__(self, effort: Effort, game: Game, agreed: Settings, seat: int, rng: Random) -> None:
        super().__init__(effort, game, agreed, seat, rng)
        if seat == JACK:
            self._suspicion = Suspicion(agreed, rng)

    def _search(self, table: Table, case: Case, begun: bool) -> list[Weighed]:
        if self._seat == DETECTIVE:
            return super()._search(table, case, begun)
        search = Search(self._effort, case._replace(shares=alike(case.possible)), self._rng)
        children = self._rest(table, search) if begun else []
        children = children or search.children(table, JACK, case.cleared, self._effort.turns, case.jack)
        out = [Weighed(child[0], 1.0, None) for child in children if child[1] is None]
        if out:
            return out
        ideal = [max([child[3][who] for child in children]) for who in ALL]
        jack, even = case.jack, alike(case.possible)
        rows: list[tuple[float, int]] = []
        gains: list[float] = []
        for i, child in enumerate(children):
            then = child[1]
            assert then is not None
            weights = telling(child[3], ideal, case.shares)
            most = max(weights)
            some = [max(weights[who], 0.12 * most) * (case.possible >> who & 1) for who in ALL]
            read = tuple([weight / sum(some) for weight in some])
            gain = judgement(then, case.possible, read, child[2])[jack]
            gain -= judgement(then, case.possible, even, child[2])[jack]
            gains.append(gain)
            rows.append((-child[3][jack] - gain, i))
        rows.sort()
        best = [i for _, i in rows[: self._effort.widths[0]]]
        found = []
        for i in best:
            chance = search.look_ahead(children[i], []) + gains[i]
            found.append(Weighed(children[i][0], chance, children[i][1]))
        self._rng.shuffle(found)
        found.sort(key=lambda one: -(one.chance or 0.0))
        return found


DETECTIVES: Final[Mapping[str, BotMaker]] = {
    "reads": partial(MrJack, SUPERINTENDENT),
    "does not read": partial(MrJack, SUPERINTENDENT._replace(reads_play=False)),
    "reads mildly": partial(Milder, SUPERINTENDENT),
    "weighs what it reads": partial(Weighing, SUPERINTENDENT),
}
JACKS: Final[Mapping[str, BotMaker]] = {
    "as usual": partial(MrJack, SUPERINTENDENT),
    "plants decoys": partial(Planter, SUPERINTENDENT._replace(hides=0.0)),
}
