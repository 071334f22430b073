"""A plain information-set search, for comparison only: it knows the rules and nothing else about any game.

One tree over sampled worlds, UCB1, random rollouts to the end. In the rummy games the end is that of the hand, scored
the way the better bots score it: random play to the end of a whole match would tell it nothing at all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from whitechapel.bots.bot import BotMaker, Candidate
from whitechapel.bots.search import Guide, Limits, is_over, play_randomly, tree
from whitechapel.core.frames import Event, State
from whitechapel.core.game import Game

MENTIONED: Final = 3


class PlainSearch:
    """A player without any sense of the game."""

    def __init__(
        self,
        game: Game,
        agreed: Any,
        seat: int,
        rng: Random,
        guide: Guide,
        limits: Limits,
        cut: Callable[[State], None],
    ) -> None:
        self._game = game
        self._seat = seat
        self._rng = rng
        self._guide = guide
        self._limits = limits
        self._cut = cut
        self._memory = game.memory(agreed, seat)

    def hear(self, event: Event) -> None:
        """Remember what was told."""
        self._memory.hear(event)

    def choose(self, view: Any) -> str:
        """The answer it has tried most."""
        return self.weigh(view)[0].answer

    def weigh(self, view: Any) -> Sequence[Candidate]:
        """The answers it has tried most, and how they turned out."""
        if len(view.options) == 1:
            return (Candidate(view.options[0]),)
        found = tree(lambda: self._world(view), self._seat, self._guide, self._limits, self._rng)
        return [Candidate(one.action.text, one.value) for one in found[:MENTIONED]]

    def _world(self, view: Any) -> State:
        world = self._game.sample(view, self._memory, self._rng)
        self._cut(world)
        return world


def uncut(world: State) -> None:
    """Look ahead to the end of the game."""


def won(game: Game, agreed: Any) -> Guide:
    """Random answers to the end of the game, and who has won it."""

    def values(state: State) -> Sequence[float]:
        winners = game.result(state).winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(agreed.seats)]

    return Guide(values=values, play_on=play_randomly(is_over))


def plain(limits: Limits, guide: Callable[[Game, Any], Guide] = won, cut: Callable[[State], None] = uncut) -> BotMaker:
    """A plain search that looks ahead as far as it is told, or to the end of the game."""
    return lambda game, agreed, seat, rng: PlainSearch(game, agreed, seat, rng, guide(game, agreed), limits, cut)
