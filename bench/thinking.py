"""The longest thoughts of the bots that search, beside the time their rank has. Prints JSON for run.py;
`python bench/thinking.py` shows it by itself.

It is measured on the Python source, where all takes longest. Each rank follows a match between constables and is asked
at questions from its beginning on.
"""

from __future__ import annotations

import json
import time
from random import Random

from whitechapel.bots import bots
from whitechapel.core.frames import CHANCE, COMPILED
from whitechapel.core.game import Game
from whitechapel.games import GAMES

SECONDS = {"inspector": 0.3, "superintendent": 2.0}
QUESTIONS = 12
"""So many questions are put to each rank."""


def longest(game: Game, level: str, seed: int) -> float:
    """The longest thought in one match, in seconds."""
    agreed = game.read_options({})
    state = game.start(agreed)
    state.events = []
    rng = Random(seed)
    players = [bots(game.id)["constable"](game, agreed, seat, Random(seat)) for seat in range(agreed.seats)]
    thinker = bots(game.id)[level](game, agreed, 0, Random(seed))
    most, asked, number = 0.0, 0, 0
    while not state.over and asked < QUESTIONS:
        seat = state.waiting()[0]
        if seat == CHANCE:
            state.apply(state.sample(rng))
        else:
            view = game.view(state, seat)
            if seat == 0 and len(view.options) > 1:
                number += 1
                if number % 3 == 1:
                    begin = time.perf_counter()
                    thinker.choose(view)
                    most = max(most, time.perf_counter() - begin)
                    asked += 1
            state.play(seat, game.action(players[seat].choose(view)))
        events, state.events = state.events or [], []
        for event in events:
            for listener, player in enumerate(players):
                player.hear(game.told(event, listener))
            thinker.hear(game.told(event, 0))
    return most


def main() -> None:
    figures: dict[str, float] = {"compiled": COMPILED}
    for game in GAMES:
        for level, seconds in SECONDS.items():
            figures[f"{game.id} {level}, of {seconds} s"] = longest(game, level, 1888)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
