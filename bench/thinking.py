"""The longest thoughts of the bots that search, beside their rank's time limit. Prints JSON for run.py;
`python bench/thinking.py` shows it by itself.

Measured on the Python source, where everything takes longest. Each rank looks over a constable's shoulder in a match
between constables, and is asked now and then what it would do.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from random import Random
from typing import Any

from whitechapel.bots import Bot, Candidate, arena, bots, ranks
from whitechapel.core.frames import COMPILED, Event
from whitechapel.core.game import Game
from whitechapel.games import GAMES

SECONDS = {"inspector": 0.3, "superintendent": 2.0, "commissioner": 2.0}
EVERY = 3
"""One question in this many, of those with a choice, is put to the bot."""
QUESTIONS = 12
"""How often the bot is asked in all."""


class Observed:
    """A constable that plays, an observer that thinks, and the longest that took."""

    def __init__(self, plays: Bot, thinks: Bot) -> None:
        self.plays = plays
        self.thinks = thinks
        self.choices = 0
        self.longest = 0.0

    def hear(self, event: Event) -> None:
        """Both hear it."""
        self.plays.hear(event)
        self.thinks.hear(event)

    def choose(self, view: Any) -> str:
        """The constable's answer."""
        if len(view.options) > 1:
            if self.choices % EVERY == 0 and self.choices < EVERY * QUESTIONS:
                begin = time.perf_counter()
                self.thinks.choose(view)
                self.longest = max(self.longest, time.perf_counter() - begin)
            self.choices += 1
        return self.plays.choose(view)

    def weigh(self, view: Any) -> Sequence[Candidate]:
        """The constable's thoughts."""
        return self.plays.weigh(view)


def longest(game: Game, level: str) -> float:
    """The longest thought in one match, in seconds."""
    agreed = game.read_settings({})
    constables = [bots(game.id)["constable"](game, agreed, seat, Random(seat)) for seat in range(agreed.seats)]
    first = Observed(constables[0], bots(game.id)[level](game, agreed, 0, Random(1888)))
    arena.between([first, *constables[1:]], game, agreed, Random(1888))
    return first.longest


def main() -> None:
    figures: dict[str, float] = {"compiled": COMPILED}
    for game in GAMES:
        for level in ranks(game.id):
            if level in SECONDS:
                figures[f"{game.id} {level}, of {SECONDS[level]} s"] = longest(game, level)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
