"""What a seat remembers, what it can expect, and fair worlds drawn from that."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from whitechapel.core.frames import Event
from whitechapel.core.game import Memory
from whitechapel.skeleton.actions import ACTIONS, SIDES
from whitechapel.skeleton.settings import Settings
from whitechapel.skeleton.state import Table, new_table
from whitechapel.skeleton.steps import ROLL, SAY, SHOW
from whitechapel.skeleton.view import View


class Told(Memory):
    """There is nothing to remember in this game: a round leaves nothing behind."""

    __slots__ = ()

    def hear(self, event: Event) -> None:
        """Nothing that is told says anything about what is hidden later."""

    def clone(self) -> Told:
        return Told()


def memory(agreed: Settings, seat: int | None) -> Told:
    """An empty memory for a seat, or for a spectator."""
    return Told()


def marginals(view: View, memory: Told) -> Mapping[str, Mapping[str, float]]:
    """For each seat, how likely its die is to show each number."""
    if view.question != "say":
        return {}
    any_side = {str(side): 1 / SIDES for side in range(1, SIDES + 1)}
    return {str(seat): {str(view.die): 1.0} if seat == view.seat else any_side for seat in range(view.agreed.seats)}


def census(table: Table) -> Mapping[str, Mapping[str, float]]:
    """The same for a table that lies open."""
    return {str(seat): {str(die): 1.0} for seat, die in enumerate(table.dice)}


def sample(view: View, memory: Told, rng: Random) -> Table:
    """A world that agrees with everything this seat sees; sealed answers it does not know are not yet given."""
    table = new_table(view.agreed)
    table.round = view.round
    table.scores = view.scores
    if view.question == "roll":
        table.stack = [ROLL]
    elif view.question == "say":
        table.dice = tuple(
            [view.die if seat == view.seat else rng.randint(1, SIDES) for seat in range(view.agreed.seats)]
        )
        table.stack = [SHOW]
        for frame in reversed(SAY):
            if view.answered and frame.seat == view.seat:
                table.sealed = [(frame, ACTIONS[view.answered])]
            else:
                table.stack.append(frame)
    return table
