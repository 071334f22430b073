"""Mr. Jack: the London board, in the first printing of 2006 and in the later ones."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from whitechapel.core.game import Game, Result
from whitechapel.core.rulebook import load
from whitechapel.games.mr_jack import actions, belief, position, scoring, settings, state, steps, view
from whitechapel.games.mr_jack.material import ROUNDS, TURNS


def result(table: state.Table) -> Result:
    """Who has won; nobody, as long as the hunt goes on."""
    return scoring.judge(table.ending) if table.ending else Result((0, 0), ())


def bound(agreed: settings.Settings) -> int:
    """The alibi cards, four deals, and at most seven answers in a turn: the card, power or move first, the move, three
    whistle calls and Watson's facing. [eight-rounds]"""
    return 1 + ROUNDS // 2 + ROUNDS * TURNS * 7


GAME: Final[Game] = Game(
    id="mr-jack",
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
    position=position.lay_out,
    rulebook=load(Path(__file__).with_name("rulebook.toml")),
)
