"""The numbers of a game that defines none of its own: whatever its views and its chance held in trial games.

The trial games are always the same, so the numbers are too. A value that never came up in them sets nothing, which
makes this a way to get started, not to train seriously: a game to be studied should define its own schema.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, Final

from whitechapel.core.frames import CHANCE, State
from whitechapel.core.game import Game
from whitechapel.research.planes import Plane, numbers, one_of, seats_of
from whitechapel.research.schema import Schema

TRIALS: Final = 30
"""How many random games are played."""
SAID_ELSEWHERE: Final = ("seat", "agreed", "asked", "options")
"""Fields of a view that every observation has in its own way, or does not need."""


def schema(game: Game, agreed: Any) -> Schema:
    """How a game is written as numbers, from trial games with these settings."""
    seen: dict[str, set[Any]] = {}
    holders: set[str] = set()
    held: set[str] = set()
    shuffled: set[str] = set()
    outcomes = 1
    for state in _positions(game, agreed):
        if not state.over and state.seat() == CHANCE:
            options = state.options()
            outcomes = max(outcomes, len(options))
            if not options:
                shuffled.update(state.sample(Random(0)).text.split(" ")[1:])
        for holder, row in game.census(state).items():
            holders.add(holder)
            held.update(row)
        for seat in range(agreed.seats):
            for name, value in game.view(state, seat)._asdict().items():
                seen.setdefault(name, set()).update(_atoms(value))
    rows = tuple(sorted(holders))
    return Schema(
        actions=lambda agreed: tuple(game.actions),
        planes=lambda agreed: _planes(agreed.seats, seen),
        holders=lambda agreed, seat: rows,
        held=tuple(sorted(held)),
        shuffled=tuple(sorted(shuffled)),
        outcomes=max(outcomes, len(shuffled)),
    )


def _positions(game: Game, agreed: Any) -> Iterator[State]:
    """Every position of the trial games."""
    rng = Random(0)
    for _ in range(TRIALS):
        state = game.start(agreed)
        yield state
        while not state.over:
            state.apply(state.sample(rng) if state.seat() == CHANCE else rng.choice(state.options()))
            yield state


def _atoms(value: Any) -> Iterable[Any]:
    """The texts and numbers in a field."""
    if isinstance(value, str | int | float):
        return [value]
    return [atom for one in value for atom in _atoms(one)] if isinstance(value, list | tuple | frozenset) else []


def _planes(seats: int, seen: dict[str, set[Any]]) -> tuple[Plane, ...]:
    planes = [seats_of("asked", "Who is asked.", seats, lambda view: view.asked)]
    for name, values in sorted(seen.items()):
        texts = sorted([value for value in values if isinstance(value, str) and value])
        sizes = [abs(value) for value in values if not isinstance(value, str)]
        if name in SAID_ELSEWHERE:
            continue
        if name == "question":
            planes.append(one_of(name, "The question on the table.", texts, lambda view: view.question))
        elif texts:
            planes.append(_counted(name, texts))
        elif sizes:
            most = max(1, *sizes) * seats
            planes.append(numbers(name, f"The view's field {name}, added up.", sum=(most, _sum(name))))
    return tuple(planes)


def _counted(name: str, texts: list[str]) -> Plane:
    """How often each text occurs in a field."""
    index = {text: i for i, text in enumerate(texts)}

    def fill(view: Any, out: array[float], at: int) -> None:
        for text in _atoms(getattr(view, name)):
            if text in index:
                out[at + index[text]] += 1.0

    return Plane(name, tuple(texts), f"What the view's field {name} holds.", fill, high=float("inf"))


def _sum(name: str) -> Any:
    return lambda view: sum(_atoms(getattr(view, name)))
