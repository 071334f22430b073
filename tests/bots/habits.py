"""What a player does that others do not: how often it gives an answer with some idea where it could have, and what it
wins.

    python -m tests.bots.habits GAME DEALS RIVAL NAME...     each of these plays the rival, every deal twice

With `max_hands=1` among the names, say, matches are played by that setting.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import whitechapel
from whitechapel.bots import Bot, Candidate, contender
from whitechapel.bots.arena import Share, between, share
from whitechapel.bots.leaning import CLOSE, ideas
from whitechapel.bots.search import stop_the_clocks
from whitechapel.core.game import Game


class Watched:
    """A bot whose choices are counted: by idea, how often it could be chosen, and how often it was."""

    def __init__(self, bot: Bot, game: Game, could: Counter[str], did: Counter[str]) -> None:
        self.hear = bot.hear
        self.bot = bot
        self.idea = ideas(game)
        self.could, self.did = could, did

    def choose(self, view: Any) -> str:
        return self.weigh(view)[0].answer

    def weigh(self, view: Any) -> Sequence[Candidate]:
        found = self.bot.weigh(view)
        most = max([one.value or 0.0 for one in found])
        kinds = {self.idea(view, one) for one in found if (one.value or 0.0) >= most - CLOSE}
        if len(kinds) > 1:
            self.could.update(kinds)
            self.did[self.idea(view, found[0])] += 1
        return found


def watch(
    game: Game, name: str, rival: str, deals: int, could: Counter[str], did: Counter[str], **options: Any
) -> Share:
    """What somebody wins against a rival, and the habits shown."""
    stop_the_clocks(True)
    agreed = game.read_settings(options)
    won = []
    for deal in range(deals):
        points = 0.0
        for turn in range(2):
            players: list[Bot] = []
            for seat in range(agreed.seats):
                own = seat % 2 == turn
                bot = contender(name if own else rival, game.id)(game, agreed, seat, Random(f"{deal} {seat}"))
                players.append(Watched(bot, game, could, did) if own else bot)
            winners = between(players, game, agreed, Random(f"deal {deal}")).winners
            points += sum([seat % 2 == turn for seat in winners]) / len(winners) / 2
        won.append(points)
    return share(won, 2)


def main(given: Sequence[str]) -> None:
    name, deals, rival, *names = given
    game = whitechapel.game(name)
    options = {key: int(value) for key, found, value in [one.partition("=") for one in names] if found}
    for one in [one for one in names if "=" not in one]:
        could, did = Counter[str](), Counter[str]()
        found = watch(game, one, rival, int(deals), could, did, **options)
        low, mean, high = [round(100 * part, 1) for part in (found.low, found.mean, found.high)]
        print(f"{one}: {mean} % ({low}-{high}) of {2 * int(deals)} matches")
        for kind, times in could.most_common():
            print(f"    {kind:10} {did[kind]:5} of {times:5}  {100 * did[kind] / times:5.1f} %", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
