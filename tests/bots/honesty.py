"""Are the bots honest? With the true world exchanged for another one that looks the same to a seat, a bot with the same
luck must choose the same answer.

    python -m tests.bots.honesty GAME N [LEVEL]     look at N positions, with every rank or with one

Positions come from matches of the game's own quick players, over all its option sets. For each position the seat that
is asked gets a second world that agrees with all it knows, and the bot is asked twice: with the view of the true world
and with that of the other.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import whitechapel
from whitechapel.bots import Bot, bots, ranks
from whitechapel.bots.search import stop_the_clocks
from whitechapel.core import laws
from whitechapel.core.frames import CHANCE, Event
from whitechapel.core.game import Game, Memory

MANY = 12
"""The most positions taken from one match."""


class Position(NamedTuple):
    """A question with a choice, what its seat was told before, and another world that looks the same to it."""

    agreed: Any
    seat: int
    told: tuple[Event, ...]
    view: Any
    other_view: Any
    different: bool
    """Whether the other world really is another one."""


def positions(game: Game, seed: int) -> Iterator[Position]:
    """Positions of one match, played by a constable on every seat."""
    rng = Random(f"honesty {game.id} {seed}")
    variants = laws.variants(game)
    agreed = game.read_settings(variants[seed % len(variants)])
    state = game.start(agreed)
    state.events = []
    seats = range(agreed.seats)
    players = [bots(game.id)["constable"](game, agreed, seat, Random(f"{seed} {seat}")) for seat in seats]
    memories: list[Memory] = [game.memory(agreed, seat) for seat in seats]
    told: list[list[Event]] = [[] for _ in seats]
    found = 0
    while not state.over and found < MANY:
        seat = rng.choice(state.waiting())
        if seat == CHANCE:
            state.play(seat, state.sample(rng))
        else:
            view = game.view(state, seat)
            if len(view.options) > 1 and rng.random() < 0.2:
                world = game.sample(view, memories[seat].clone(), rng)
                yield Position(
                    agreed, seat, tuple(told[seat]), view, game.view(world, seat), world.parts() != state.parts()
                )
                found += 1
            state.play(seat, game.action(players[seat].choose(view)))
        events, state.events = state.events, []
        for event in events:
            for listener in seats:
                heard = game.told(event, listener)
                told[listener].append(heard)
                memories[listener].hear(heard)
                players[listener].hear(heard)


def answer(game: Game, level: str, position: Position, view: Any) -> str:
    """What a bot with a fixed seed chooses that was told this story and sees this view."""
    bot: Bot = bots(game.id)[level](game, position.agreed, position.seat, Random(1888))
    for event in position.told:
        bot.hear(event)
    return bot.choose(view)


def look(game: Game, number: int, levels: tuple[str, ...]) -> tuple[int, int]:
    """Examine this many positions: how many of the other worlds were really different, and how many answers changed."""
    stop_the_clocks()
    different = changed = seen = seed = 0
    while seen < number:
        for position in positions(game, seed):
            if seen == number:
                break
            level = levels[seen % len(levels)]
            seen += 1
            different += position.different
            mine, other = [answer(game, level, position, view) for view in (position.view, position.other_view)]
            changed += mine != other
        seed += 1
    return different, changed


def main() -> int:
    game = whitechapel.game(sys.argv[1])
    number = int(sys.argv[2])
    different, changed = look(game, number, tuple(sys.argv[3:]) or ranks(game.id))
    print(f"{game.id}: {number} positions, {different} with another world behind the same view, {changed} changes")
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main())
