"""Bots with likings: an idea is worth a little more to them than they find, or a little less.

They give the best of their answers by that measure, but never one that is much worse than the best. So a liking changes
how somebody plays where it hardly matters what one plays, and nowhere else. `style` makes such a player of any bot;
`whitechapel.training.exploit` looks for the likings that do best against somebody.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from whitechapel.bots.bot import Bot, BotMaker, Candidate
from whitechapel.core.frames import Event
from whitechapel.core.game import Game

CLOSE: Final = 0.05
"""Answers that are worse than the best by more than this, as a chance to win, are given by nobody."""
Ideas = Callable[[Any, Candidate], str]
"""The idea of an answer, in a word, from the view and the candidate."""


def first_word(view: Any, one: Candidate) -> str:
    """The idea a bot gives as its reason."""
    return one.reason.partition(" ")[0]


def ideas(game: Game) -> Ideas:
    """What an answer is about: the game's own `idea` beside its bots or, failing that, the first of the reasons."""
    found: Ideas = getattr(game.room("bots"), "idea", first_word)
    return found


class Leaning:
    """A bot that gives the answer it values most, likings included."""

    def __init__(self, bot: Bot, likings: Mapping[str, float], idea: Ideas, met: Counter[str] | None = None) -> None:
        self._bot = bot
        self._likings = likings
        self._idea = idea
        self._met = met
        """Counts the ideas that were alternatives."""

    def hear(self, event: Event) -> None:
        """Remember what was told."""
        self._bot.hear(event)

    def choose(self, view: Any) -> str:
        """The best answer, likings included."""
        return self.weigh(view)[0].answer

    def weigh(self, view: Any) -> Sequence[Candidate]:
        """Its best candidates, best first; what they are worth is said without likings."""
        found = self._bot.weigh(view)
        best = found[0].value
        if best is None or len(found) == 1:
            return found
        near: list[tuple[float, int]] = []
        kinds: set[str] = set()
        rest: list[Candidate] = []
        for i in range(len(found)):
            one = found[i]
            if one.value is not None and one.value >= best - CLOSE:
                kind = self._idea(view, one)
                kinds.add(kind)
                near.append((-one.value - self._likings.get(kind, 0.0), i))
            else:
                rest.append(one)
        if self._met is not None and len(kinds) > 1:
            self._met.update(kinds)
        near.sort()
        return [*[found[i] for _, i in near], *rest]


def style(maker: BotMaker, likings: Mapping[str, float]) -> BotMaker:
    """A maker of players with likings."""

    def make(game: Game, agreed: Any, seat: int, rng: Random) -> Bot:
        return Leaning(maker(game, agreed, seat, rng), likings, ideas(game))

    return make
