"""Check the Ripper: chess dice, duels and memory on a map of the British Isles."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from whitechapel.core.game import Game, Result
from whitechapel.core.rulebook import load
from whitechapel.games.check_the_ripper import actions, belief, position, scoring, settings, state, steps, view
from whitechapel.games.check_the_ripper.material import BONUS_MOVES, COPIES, KNIGHT_MOVES, WEAPONS


def result(table: state.Table) -> Result:
    """The chips, and who has won by them. [most-chips] [shared-win] [tie-break]"""
    return Result(table.chips, scoring.winners(table.chips, table.convictions, table.agreed.tie_break))


def bound(agreed: settings.Settings) -> int:
    """Setting up takes one answer per piece and three of chance. A turn has the roll, a change of the card and at most
    twenty moves, four rolled and sixteen won, each with a duel, a piece relocated, a look and a file put back. And over
    the whole game there are no more decisions about a series than there are files found. [turn-limit] [bonus-limit]"""
    turn = 2 + 5 * (KNIGHT_MOVES + BONUS_MOVES)
    return 3 + agreed.seats + agreed.turn_limit * turn + len(WEAPONS) * COPIES


GAME: Final[Game] = Game(
    id="check-the-ripper",
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
    memory_policy="strict",
    short={"turn_limit": 20},
    minutes=60,
)
