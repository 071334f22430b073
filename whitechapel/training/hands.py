"""Rummy hands side by side, played by a net that is being taught: the inner loop of `self_play`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from whitechapel.bots.rummy import ENDED, Sense, values
from whitechapel.bots.rummy_inputs import RummyInputs
from whitechapel.core.compiler_hints import i64, u8, vec
from whitechapel.core.frames import CHANCE, Action, State

FIRST: Final = 0.4
"""How often a hand is the first of its match."""
SWING: Final = 30
"""Before any other each side has won up to this many points in each of a few others."""
EARLIER: Final = 3
FINAL: Final = 0.05
"""How often a hand is the last of its match. Then the match is often decided before it, and little can be learned."""
POINTS: Final = 80.0
"""So many points ahead of the best of the others are worth a match, as far as points are the reward."""


class Hands:
    """A row for each hand: what the seat that is asked sees, and which answers are legal. Chance and forced answers are
    played through, and a hand that is over makes room for another, at a table where the match stands otherwise."""

    def __init__(
        self,
        start: Callable[[Any], State],
        agreed: Sequence[Any],
        sense: Sense,
        inputs: RummyInputs,
        answers: Sequence[Action],
        most: int,
        rngs: Sequence[Random],
    ) -> None:
        """`agreed` has the settings of each row; `most` is the most inputs that are ever on."""
        self.start = start
        self.agreed = list(agreed)
        self.sense = sense
        self.inputs = inputs
        self.answers = tuple(answers)
        self.index: Mapping[Action, int] = {action: number for number, action in enumerate(answers)}
        self.most = most
        self.rngs = list(rngs)
        self.ended: list[tuple[int, list[float], list[float]]] = []
        """The hands that ended in the last step: the row; by how much each seat's chance to win the match is above that
        of somebody about whom nothing is known; and by how much its points are above the best of the others."""
        self.tables: list[State] = []
        self.active = vec[i64]()
        self.masks = vec[u8]()
        self.seats = vec[i64]()
        for row in range(len(self.rngs)):
            self.tables.append(self.fresh(row))
        self._blank()
        for row in range(len(self.tables)):
            self._show(row)

    def fresh(self, row: int) -> State:
        """A hand that has just been dealt, somewhere in a match."""
        rng = self.rngs[row]
        table: Any = self.start(self.agreed[row])
        stack = table.stack
        before = 0 if rng.random() < FIRST else 1 + int(rng.random() * float(EARLIER))
        sides = len(table.scores)
        target = table.agreed.target
        table.scores = tuple(
            [min(target - 1, sum([int(rng.random() * SWING) for _ in range(before)])) for _ in range(sides)]
        )
        table.hand_number = table.agreed.max_hands - 1 if rng.random() < FINAL else before
        while stack[-1].seat == CHANCE:
            table.apply(stack[-1].sample(table, rng))
        stack[0] = ENDED
        found: State = table
        return found

    def step(self, numbers: Sequence[int]) -> None:
        """The seats that are asked answer."""
        self._blank()
        self.ended = []
        for row in range(len(self.tables)):
            self.tables[row].apply(self.answers[numbers[row]])
            self._show(row)

    def _blank(self) -> None:
        rows = len(self.tables)
        self.active = vec[i64]([self.inputs.size] * (rows * self.most))
        self.masks = vec[u8]([0] * (rows * len(self.answers)))
        self.seats = vec[i64]([0] * rows)

    def _show(self, row: int) -> None:
        """Go on to the next choice, and write what is seen there."""
        options = self._options(row)
        while not options:
            table: Any = self.tables[row]
            fair = 1.0 / float(len(table.scores))
            self.ended.append((row, [chance - fair for chance in values(table, self.sense)], self._points(table)))
            self.tables[row] = self.fresh(row)
            options = self._options(row)
        table = self.tables[row]
        seat = table.stack[-1].seat
        self.seats[row] = seat
        at: i64 = row * self.most
        active = self.active
        for number in self.inputs.active(table, seat):
            active[at] = number
            at += 1
        at = row * len(self.answers)
        masks = self.masks
        index = self.index
        for action in options:
            place: i64 = index[action]
            masks[at + place] = 1

    def _points(self, table: Any) -> list[float]:
        """By seat: by how much its side's points in this hand are above those of the best of the others."""
        totals = self.sense.totals(table)
        sides = len(totals)
        leads: list[float] = []
        for side in range(sides):
            others = max([totals[other] for other in range(sides) if other != side])
            leads.append(float(totals[side] - others) / POINTS)
        return [leads[seat % sides] for seat in range(len(table.hands))]

    def _options(self, row: int) -> tuple[Action, ...]:
        table = self.tables[row]
        rng = self.rngs[row]
        stack = table.stack
        while stack[-1] is not ENDED:
            frame = stack[-1]
            if frame.seat == CHANCE:
                table.apply(frame.sample(table, rng))
            else:
                options: tuple[Action, ...] = frame.options(table)
                if len(options) > 1:
                    return options
                table.apply(options[0])
        return ()
