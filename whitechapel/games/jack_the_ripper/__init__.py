"""Mystery Rummy: Jack the Ripper, in the Pegasus and the US Games editions."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from whitechapel.core.game import Game, Result
from whitechapel.core.rulebook import load
from whitechapel.games.jack_the_ripper import actions, belief, position, settings, state, steps, view
from whitechapel.games.rummy import TURNS, leaders


def result(table: state.Table) -> Result:
    """The totals of the match and who has the most; leaders share the win after the last hand allowed. [match-end]
    [max-hands]"""
    return Result(table.scores, leaders(table.scores))


def bound(agreed: settings.Settings) -> int:
    """At most 1,500 turns in a hand, see the rule on stalling; a turn has at most a draw, `done`, a window and a
    discard, and a hand has no more plays than cards. [draw-stalling]"""
    return agreed.max_hands * (TURNS * (3 + agreed.seats) + 500)


GAME: Final[Game] = Game(
    id="jack-the-ripper",
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
    windows={"window": actions.NO_ESCAPE.text},
    result=result,
    audit=state.audit,
    bound=bound,
    position=position.lay_out,
    rulebook=load(Path(__file__).with_name("rulebook.toml")),
    rests=("deal",),
    short={"max_hands": 1},
    minutes=45,
)
