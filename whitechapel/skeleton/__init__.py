"""Skeleton: two dice, one of them yours. Say what they add up to.

A complete game that already keeps the laws. Turn it into another file by file, starting with the rules.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from whitechapel.core.game import Game, Result
from whitechapel.core.rulebook import load
from whitechapel.skeleton import actions, belief, settings, state, steps, view


def result(table: state.Table) -> Result:
    """Who came closest most often. [most-points-win]"""
    best = max(table.scores)
    return Result(table.scores, tuple([seat for seat, score in enumerate(table.scores) if score == best]))


def bound(agreed: settings.Settings) -> int:
    """One roll, and one answer from each seat, per round. [rounds]"""
    return agreed.rounds * (1 + agreed.seats)


GAME: Final[Game] = Game(
    id="skeleton",
    home=__name__,
    rules=1,
    setting_table=settings.TABLE,
    settings=settings.settings,
    start=steps.start,
    actions=actions.ACTIONS,
    chance=actions.chance,
    view=view.view,
    hearings=view.HEARINGS,
    memory=belief.memory,
    sample=belief.sample,
    marginals=belief.marginals,
    census=belief.census,
    face_up=view.face_up,
    windows={},
    result=result,
    audit=state.audit,
    bound=bound,
    rulebook=load(Path(__file__).with_name("rulebook.toml")),
)
