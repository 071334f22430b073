"""Styles of play that try to exploit others: superintendents with one habit changed, and a commissioner as well.

Nobody meets them at a table; `whitechapel.training.mr_jack` measures by them how far a player can be fooled. A
detective may read Jack's turns or not, believe only half of what it reads, or weigh by it who is worth hunting. A Jack
may play as usual, or take every detective for one who reads as a superintendent does, and plant decoys for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from whitechapel.bots.bot import BotMaker
from whitechapel.bots.mr_jack.commissioner import COMMISSIONER, BeliefSearch, Commissioner
from whitechapel.bots.mr_jack.player import SUPERINTENDENT, MrJack, alike
from whitechapel.bots.mr_jack.search import Case, Weighed
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


DETECTIVES: Final[Mapping[str, BotMaker]] = {
    "reads": partial(MrJack, SUPERINTENDENT),
    "does not read": partial(MrJack, SUPERINTENDENT._replace(reads_play=False)),
    "reads mildly": partial(Milder, SUPERINTENDENT),
    "weighs what it reads": partial(Weighing, SUPERINTENDENT),
}
JACKS: Final[Mapping[str, BotMaker]] = {
    "as usual": partial(MrJack, SUPERINTENDENT),
    "plants decoys": partial(Commissioner, COMMISSIONER._replace(naive=1.0, blind=0.0, spread=0.02)),
}
