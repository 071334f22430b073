"""The commissioner of the rummy games: a net that was taught by playing itself, and a search that checks its answers.

The net says how often it would give each answer, and how likely a seat is to win the match. The answers it would hardly
give are left out. The others are compared in the same sampled worlds, each played on by the net to this seat's next
turn, where the net judges; hands that end before are judged by what they score.

A hint has to say how the hand would end. For that the answers are compared in worlds that the net plays on to the end
of the hand, with the answers it likes best: values and reasons come from the same worlds.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

from whitechapel.bots.bot import BotMaker, Candidate
from whitechapel.bots.net import ONE, Net, QuickNet, drawn, shares, shipped
from whitechapel.bots.rummy import ENDED, MENTIONED, Rank, RummyBot, Sense, note, settled, values
from whitechapel.bots.rummy_inputs import RummyInputs
from whitechapel.bots.search import Guide, Limits, flat
from whitechapel.core.frames import CHANCE, Action, State
from whitechapel.core.game import Game

SCALE: Final = 4.0
"""What a whole match is worth to the net, see `whitechapel.training`."""
RARE: Final = 0.03
"""Answers the net would give less often are not looked at."""
MOST: Final = 5
"""How many answers are compared."""
LONGER: Final = 2
"""To the end of the hand worlds are played on so many times less often than to the next turn."""
RARER: Final = 0.014
"""How much less an answer is worth to the net alone if it would give it e times as rarely, as a chance to win. The net
says no more of an answer than that; one that is rare is worth 5 % less."""


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

    def likes(self, table: State, options: Sequence[Action]) -> list[int]:
        """How much the net likes each of these answers to the question on top: `ONE` more is e times as often."""
        index = self._index
        outputs = self._net.think(self._inputs.active(table, table.stack[-1].seat))
        return [outputs[index[action]] for action in options]

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
        return options[drawn(shares(self.likes(table, options)), rng)]

    def favourite(self, table: State) -> Action:
        """The answer to the question on top that the net likes best."""
        options: tuple[Action, ...] = table.stack[-1].options(table)
        if len(options) == 1:
            return options[0]
        likes = self.likes(table, options)
        return options[likes.index(max(likes))]


def guide(sense: Sense, judgement: Judgement, seat: int) -> Guide:
    """Look ahead to this seat's next turn."""

    def next_turn(table: State) -> bool:
        top = table.stack[-1]
        return top is ENDED or (top.seat == seat and top.name == "draw")

    def play_on(table: State, rng: Random) -> None:
        stack = table.stack
        while not next_turn(table):
            frame = stack[-1]
            table.apply(frame.sample(table, rng) if frame.seat == CHANCE else judgement.answer(table, rng))

    def worth(table: Any) -> Sequence[float]:
        if table.stack[-1] is ENDED:
            return values(table, sense)
        return [judgement.chance(table, seat)] * len(table.hands)

    return Guide(values=worth, play_on=play_on, settled=next_turn)


def to_the_end(sense: Sense, judgement: Judgement, seat: int) -> Guide:
    """Look ahead to the end of the hand, and remember how it ended for this seat."""

    def play_on(table: State, rng: Random) -> None:
        stack = table.stack
        while stack[-1] is not ENDED:
            frame = stack[-1]
            table.apply(frame.sample(table, rng) if frame.seat == CHANCE else judgement.favourite(table))

    return Guide(
        values=lambda table: values(table, sense),
        play_on=play_on,
        settled=settled,
        note=lambda table: note(table, sense, seat),
    )


class Commissioner(RummyBot):
    """A net with a search."""

    def __init__(
        self, game: Game, agreed: Any, seat: int, rng: Random, sense: Sense, rank: Rank, mind: Mind,
        net: Net | QuickNet | None = None,
    ) -> None:  # fmt: skip
        super().__init__(game, agreed, seat, rng, sense, rank)
        self._judgement = Judgement(mind, net)
        self._guide = guide(sense, self._judgement, seat)
        self._noting = to_the_end(sense, self._judgement, seat)

    def choose(self, view: Any) -> str:
        """The only answer, or the best of those the net would give."""
        if len(view.options) == 1:
            return str(view.options[0])
        table = self._world(view)
        if not self._rank.simulations:
            return self._judgement.favourite(table).text
        likely = self._likely(table)
        if len(likely) == 1:
            return likely[0].text
        limits = Limits(self._rank.simulations, self._rank.seconds)
        ahead = self._guide._replace(answers=lambda world: likely)
        found = flat(lambda: self._world(view), self._seat, ahead, limits, self._rng, self._rank.caution)
        return found[0].action.text

    def weigh(self, view: Any) -> Sequence[Candidate]:
        """The only answer, or the best of those the net would give, and how the hand would end with each."""
        if len(view.options) == 1:
            return (Candidate(view.options[0]),)
        table = self._world(view)
        if not self._rank.simulations:
            return self._at_once(view, table)
        likely = self._likely(table, MENTIONED)
        limits = Limits(self._rank.simulations // LONGER, self._rank.seconds)
        ahead = self._noting._replace(answers=lambda world: likely)
        found = flat(lambda: self._world(view), self._seat, ahead, limits, self._rng, self._rank.caution)
        return self._explained(view, found)

    def _at_once(self, view: Any, table: State) -> Sequence[Candidate]:
        """What the net alone thinks of the answers it likes best."""
        chance = self._judgement.chance(table, self._seat)
        options = table.stack[-1].options(table)
        likes = self._judgement.likes(table, options)
        best = max(likes)
        found: list[Candidate] = []
        for i in sorted(range(len(options)), key=lambda i: -likes[i])[:MOST]:
            value = max(0.0, chance - RARER * float(best - likes[i]) / ONE)
            found.append(Candidate(options[i].text, value, *self._sense.reason(view, options[i].text)))
        return found

    def _likely(self, table: State, fewest: int = 1) -> list[Action]:
        """The answers the net would give more than rarely, the likeliest first; at least so many, if there are."""
        options = table.stack[-1].options(table)
        likes = self._judgement.likes(table, options)
        weights = shares(likes)
        least = RARE * float(sum(weights))
        order = sorted(range(len(options)), key=lambda i: -likes[i])[:MOST]
        return [options[order[i]] for i in range(len(order)) if i < fewest or float(weights[order[i]]) >= least]


def commissioner(sense: Sense, sergeant: Any, mind: Mind) -> BotMaker:
    """A maker of commissioners; what others would have discarded they judge by the taste of a sergeant."""
    rank = Rank(sergeant, 400, 2.0, caution=1.5, reads=True)
    return lambda game, agreed, seat, rng: Commissioner(game, agreed, seat, rng, sense, rank, mind)


def net_alone(sense: Sense, sergeant: Any, mind: Mind) -> BotMaker:
    """A maker of players that answer at once what the net likes best, for comparison only."""
    return lambda game, agreed, seat, rng: Commissioner(game, agreed, seat, rng, sense, Rank(sergeant), mind)
