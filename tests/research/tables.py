"""The tables at which the doors are tried: all four games, both editions of those that have two, short matches."""

from __future__ import annotations

from random import Random
from typing import Any

import whitechapel
from whitechapel.core.frames import State
from whitechapel.core.game import Memory

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("jack-the-ripper", {"edition": "pegasus", "max_hands": 1}),
    ("jack-the-ripper", {"edition": "us-games", "max_hands": 1}),
    ("jack-the-ripper", {"edition": "us-games", "seats": 3, "max_hands": 1, "vote_any_meld": True}),
    ("rue-morgue", {"max_hands": 1}),
    ("rue-morgue", {"seats": 3, "max_hands": 1}),
    ("mr-jack", {"edition": "2006"}),
    ("mr-jack", {"edition": "later"}),
    ("check-the-ripper", {"turn_limit": 20}),
    ("check-the-ripper", {"turn_limit": 20, "seats": 3}),
]


def name(table: tuple[str, dict[str, Any]]) -> str:
    """A table as the name of a test."""
    return " ".join([table[0], *map(str, table[1].values())])


def positions(game: str, options: dict[str, Any], seed: int) -> list[tuple[State, list[Memory]]]:
    """Every position of a random game at which a seat is asked, with what each seat remembers there."""
    house = whitechapel.game(game)
    agreed = house.read_settings(options)
    rng = Random(seed)
    state = house.start(agreed)
    memories = [house.memory(agreed, seat) for seat in range(agreed.seats)]
    found = []
    while not state.over:
        state.events = []
        state.apply(state.sample(rng) if state.seat() == whitechapel.CHANCE else rng.choice(state.options()))
        for event in state.events:
            for seat, memory in enumerate(memories):
                memory.hear(house.told(event, seat))
        if not state.over and state.seat() >= 0:
            found.append((state.clone(), [memory.clone() for memory in memories]))
    return found
