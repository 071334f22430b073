"""Something of everything that hot code does, so that the C compiler learns which ways are taken: see tools/native.py.

It runs beside the compiled rules, before anything is installed: with what the rules need themselves, and numpy if it is
there.

Always the same games, so that the same source becomes the same machine code. What is not played here is compiled as it
would be without: nothing depends on this being complete.
"""

from __future__ import annotations

import importlib.util
from random import Random
from typing import Any

from whitechapel.bots import LEVELS, ranks
from whitechapel.bots.arena import match
from whitechapel.bots.search import stop_the_clocks
from whitechapel.core.frames import CHANCE, COMPILED, playout
from whitechapel.core.game import Game
from whitechapel.games import GAMES

PLAYOUTS = 1000
"""Random games to their end."""
WALKS = 20
"""Random games in which every decision is looked at from all sides."""
WORLDS = 3
"""Worlds drawn at each decision of a walk."""
STEPS = 150
"""Decisions in games side by side."""
RANKS = LEVELS[:3]
"""Who plays matches: the higher ranks do the same for longer."""


def playouts(game: Game, rng: Random) -> None:
    """Games to their end, copied and played at random, as in a search."""
    for options in ({}, game.short):
        for _ in range(PLAYOUTS // 2):
            playout(game.new(**options).clone(), rng)


def walk(game: Game, rng: Random) -> None:
    """A random game, with what the seats see, remember, and could imagine."""
    agreed = game.read_settings(game.short)
    state = game.start(agreed)
    state.events = []
    memories = [game.memory(agreed, seat) for seat in range(agreed.seats)]
    while not state.over:
        if state.seat() == CHANCE:
            state.apply(state.sample(rng))
        else:
            seat = state.seat()
            view = game.view(state, seat)
            for _ in range(WORLDS):
                game.sample(view, memories[seat], rng)
            state.play(seat, rng.choice(state.options()))
        events, state.events = state.events or [], []
        for event in events:
            for seat, memory in enumerate(memories):
                memory.hear(game.told(event, seat))


def matches(game: Game) -> None:
    """Bots against each other."""
    stop_the_clocks()
    for rank in ranks(game.id):
        if rank in RANKS:
            match(game, game.short, [rank] * game.read_settings(game.short).seats, f"workload {rank} 0")


def numbers(game: Game, rng: Random) -> None:
    """Games as numbers: choice by choice, and many side by side."""
    from whitechapel.research.encode import encoding
    from whitechapel.research.quick.course import OVER, Course
    from whitechapel.research.quick.rows import Rows

    words = encoding(game, game.read_settings(game.short))
    for _ in range(WALKS):
        course = Course(words, game.start(words.agreed))
        while course.player != OVER:
            if course.player == CHANCE:
                outcomes = course.outcomes()
                course.choose(outcomes[int(rng.random() * len(outcomes))][0])
            else:
                choices = course.choices()
                course.choose(choices[int(rng.random() * len(choices))])
    rows: Any = Rows(
        words.actions, words.index, words.size, words.writer, lambda _: game.start(words.agreed), lambda *_: None
    )
    rows.begin([Random(number) for number in range(16)])
    for _ in range(STEPS):
        rows.step([words.index[rng.choice(state.options())] for state in rows.states])


def watch(game: Game) -> None:
    """Everything once."""
    rng = Random(1888)
    playouts(game, rng)
    for _ in range(WALKS):
        walk(game, rng)
    matches(game)
    if importlib.util.find_spec("numpy"):
        numbers(game, rng)


def main() -> None:
    if not COMPILED:
        raise SystemExit("There is nothing to watch: these rules are not compiled.")
    for game in GAMES:
        watch(game)


if __name__ == "__main__":
    main()
