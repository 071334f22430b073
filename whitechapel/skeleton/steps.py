"""The questions, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from whitechapel.core.frames import CHANCE, THEN, Action, Frame
from whitechapel.skeleton.actions import ROLLS, TOTALS, Roll, Say
from whitechapel.skeleton.settings import Settings
from whitechapel.skeleton.state import Table, new_table


def start(agreed: Settings) -> Table:
    """A new game, before its first roll."""
    table = new_table(agreed)
    table.stack.append(ROLL)
    return table


class Rolling(Frame[Table, Roll]):
    """Everybody rolls a die and looks at it in secret. [roll-in-secret]"""

    def options(self, state: Table) -> tuple[Roll, ...]:
        return ROLLS

    def resolve(self, state: Table, action: Roll) -> None:
        state.round += 1
        state.dice = action.dice
        for seat, die in enumerate(action.dice):
            state.say("rolled", seat, round=state.round, die=die)
        state.stack.append(SHOW)
        state.stack.extend(reversed(SAY))

    def why(self, state: Table, action: Action) -> str:
        return "roll-in-secret"


class Saying(Frame[Table, Say]):
    """Both say simultaneously what the dice add up to. [say-at-once]"""

    def options(self, state: Table) -> tuple[Say, ...]:
        return TOTALS

    def resolve(self, state: Table, action: Say) -> None:
        off = abs(sum(state.dice) - action.total)
        state.scores = tuple([score - off * (seat == self.seat) for seat, score in enumerate(state.scores)])
        state.say("said", self.seat, total=action.total, off=off)

    def why(self, state: Table, action: Action) -> str:
        return "say-at-once"


class Showing(Frame[Table, Action]):
    """The dice are shown, and put away for the next round. [show-dice] [rounds]"""

    def resolve(self, state: Table, action: Action) -> None:
        state.say("shown", CHANCE, dice=state.dice)
        state.dice = ()
        if state.round < state.agreed.rounds:
            state.stack.append(ROLL)


ROLL: Final = Rolling(CHANCE, "roll")
SAY: Final = tuple([Saying(seat, "say", sealed=True) for seat in range(2)])
SHOW: Final = Showing(THEN, "show")
