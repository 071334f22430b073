"""Mystery Rummy: Murders in the Rue Morgue, in the Pegasus edition."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from whitechapel.core.game import Game, Result
from whitechapel.core.rulebook import load
from whitechapel.games.rue_morgue import actions, belief, position, settings, state, steps, view
from whitechapel.games.rummy import TURNS, leaders


def result(table: state.Table) -> Result:
    """The totals of the match by seat (partners have the same) and who has the most; leaders share the win after the
    last hand allowed. [match-end] [max-hands] [teams]"""
    scores = tuple([table.scores[seat % table.sides] for seat in range(table.agreed.seats)])
    return Result(scores, leaders(scores))


def bound(agreed: settings.Settings) -> int:
    """At most 1,500 turns in a hand, see the rule on stalling; a turn has a draw and a discard, and all the melds,
    feedings, layoffs and events of a hand, with the questions they raise, come to fewer than 500 answers.
    [draw-stalling]"""
    return agreed.max_hands * (TURNS * 2 + 500) + 1


GAME: Final[Game] = Game(
    id="rue-morgue",
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
    rests=("deal",),
    short={"max_hands": 1},
    minutes=45,
)
