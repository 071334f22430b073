"""The commissioner of the rummy games: a net that was taught by playing itself, and a search that checks its answers.

The net says how often it would give each answer, and how likely a seat is to win the match. The answers it would hardly
give are left out. The others are compared in the same sampled worlds, each played on by the net to this seat's next
turn, where the net judges; hands that end before are judged by what they score.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

from whitechapel.bots.bot import BotMaker, Candidate
from whitechapel.bots.net import ONE, Net, QuickNet, drawn, shares, shipped
from whitechapel.bots.rummy import ENDED, MENTIONED, Rank, RummyBot, Sense, values
from whitechapel.bots.rummy_inputs import RummyInputs
from whitechapel.bots.search import Guide, Limits, Weighed, flat
from whitechapel.core.frames import CHANCE, Action, State
from whitechapel.core.game import Game

SCALE: Final = 4.0
"""What a whole match is worth to the net, see `whitechapel.training`."""
RARE: Final = 0.03
"""Answers the net would give less often are not looked at."""
MOST: Final = 5
"""How many answers are compared."""


class Mind(NamedTuple):
    """A net, and how it reads a table."""

    package: str
    """Beside which bots the net lies."""
    inputs: RummyInputs
    answers: Sequence[Action]


class Judgement:
    """What a net thinks of tables."""

    def __init__(self, mind: Mind, net: Net | QuickNet | None = None) -> None:
        """`net` is used instead of the one that is shipped, while it is being taught."""
        self._net: Net | QuickNet = shipped(mind.package) if net is None else net
        self._inputs = mind.inputs
        self._index = {action: number for number, action in enumerate(mind.answers)}
        self._value = len(mind.answers)

    def weights(self, table: State, options: Sequence[Action]) -> list[int]:
        """How often each of these answers is given to the question on top."""
        index = self._index
        outputs = self._net.think(self._inputs.active(table, table.stack[-1].seat))
        return shares([outputs[index[action]] for action in options])

    def chance(self, table: Any, seat: int) -> float:
        """How likely a seat is to win the match, by what it sees."""
        outputs = self._net.think(self._inputs.active(table, seat))
        fair = 1.0 / float(len(table.scores))
        found = float(outputs[self._value]) / ONE / SCALE + fair
        return min(1.0, max(0.0, found))

    def answer(self, table: State, rng: Random) -> Action:
        """An answer to the question on top, as often as the net would give it."""
        options: tuple[Action, ...] = table.stack[-1].options(table)
        if len(options) == 1:
            return options[0]
        return options[drawn(self.weights(table, options), rng)]


def guide(sense: Sense, judgement: Judgement, seat: int) -> Guide:
    """Look ahead to this seat's next turn."""

    def settled(table: State) -> bool:
        top = table.stack[-1]
        return top is ENDED or (top.seat == seat and top.name == "draw")

    def play_on(table: State, rng: Random) -> None:
        stack = table.stack
        while not settled(table):
            frame = stack[-1]
            table.apply(frame.sample(table, rng) if frame.seat == CHANCE else judgement.answer(table, rng))

    def worth(table: Any) -> Sequence[float]:
        if table.stack[-1] is ENDED:
            return values(table, sense)
        return [judgement.chance(table, seat)] * len(table.hands)

    return Guide(values=worth, play_on=play_on, settled=settled)


class Commissioner(RummyBot):
    """A net with a search."""

    def __init__(
        self, game: Game, agreed: Any, seat: int, rng: Random, sense: Sense, rank: Rank, mind: Mind,
        net: Net | QuickNet | None = None,
    ) -> None:  # fmt: skip
        super().__init__(game, agreed, seat, rng, sense, rank)
        self._judgement = Judgement(mind, net)
        self._guide = guide(sense, self._judgement, seat)

    def weigh(self, view: Any) -> Sequence[Candidate]:
        """The only answer, or the best of those the net would give."""
        if len(view.options) == 1:
            return (Candidate(view.options[0]),)
        return [
            Candidate(one.action.text, one.value, *self._sense.reason(view, one.action.text))
            for one in self.compared(view)[:MENTIONED]
        ]

    def compared(self, view: Any) -> list[Weighed]:
        """The answers worth considering, best first."""
        table = self._world(view)
        likely = self._likely(table)
        if len(likely) == 1 or not self._rank.simulations:
            return [Weighed(likely[0], self._judgement.chance(table, self._seat), 1)]
        limits = Limits(self._rank.simulations, self._rank.seconds)
        ahead = self._guide._replace(answers=lambda world: likely)
        return flat(lambda: self._world(view), self._seat, ahead, limits, self._rng, self._rank.caution)

    def _likely(self, table: State) -> list[Action]:
        """The answers the net would give more than rarely, the likeliest first."""
        options = table.stack[-1].options(table)
        weights = self._judgement.weights(table, options)
        order = sorted(range(len(options)), key=lambda i: -weights[i])
        least = RARE * float(sum(weights))
        return [options[i] for i in order[:MOST] if float(weights[i]) >= least] or [options[order[0]]]


def commissioner(sense: Sense, sergeant: Any, mind: Mind) -> BotMaker:
    """A maker of commissioners; what others would have discarded they judge by the taste of a sergeant."""
    rank = Rank(sergeant, 1000, 2.0, caution=0.5, reads=True)
    return lambda game, agreed, seat, rng: Commissioner(game, agreed, seat, rng, sense, rank, mind)
