"""Beliefs of the rummy games against a twin that keeps everything apart, and against the truth.

    PYTHONPATH=tests python -m beliefs 2500 jack-the-ripper

plays as many random hands of four seats and compares, at some positions of each, what two seats and a spectator expect
with what their twins without a limit expect, and with what lies there. Then it plays hands in which everybody shows any
card of the hand with the same chance, as beliefs take for granted, and compares claims with how often they come true.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import log
from random import Random
from typing import Any, NamedTuple

import whitechapel
from whitechapel.core.frames import CHANCE, State
from whitechapel.core.game import Game

SETTINGS: Mapping[str, Mapping[str, Any]] = {
    "jack-the-ripper": {"edition": "pegasus", "seats": 4, "max_hands": 1},
    "rue-morgue": {"seats": 4, "max_hands": 1},
}
TWIN = 40_000
"""A twin keeps this many scenarios apart; where even that is too few, there is nothing to compare with."""
LOOK = 0.04
"""How often a position is compared."""
SURE = 35.0
"""A frequency is wrong if chance alone would show it less often than once in e**35 times."""
BUCKETS = (0.02, 0.05, 0.1, 0.2, 0.4, 1.01)

Row = Mapping[str, float]


class Comparison(NamedTuple):
    """What one position shows of one listener's beliefs."""

    exact: bool
    twin: bool
    """Whether there is a twin to compare with."""
    difference: float
    """By how many cards they differ most."""
    believes: tuple[str, ...]
    """What is believed possible and is not."""
    denies: tuple[str, ...]
    """What is believed impossible and is so."""


def compared(game: Game, seed: int, limit: int | None = None, look: float = LOOK) -> Iterator[Comparison]:
    """A random hand of four, with the memories' own limit or another."""
    rng, glance = Random(seed), Random(-1 - seed)
    settings = game.read_settings(SETTINGS[game.id])
    state = game.start(settings)
    state.events = []
    listeners = (seed % 4, (seed + 1) % 4, None)
    memories: list[Any] = [game.memory(settings, seat) for seat in listeners]
    twins: list[Any] = [game.memory(settings, seat) for seat in listeners]
    for memory, twin in zip(memories, twins, strict=True):
        twin.most = TWIN
        if limit is not None:
            memory.most = limit
    heard = 0
    while not state.over:
        state.apply(state.sample(rng) if state.seat() == CHANCE else rng.choice(state.options()))
        events = state.events[heard:]
        heard = len(state.events)
        for seat, memory, twin in zip(listeners, memories, twins, strict=True):
            for event in events:
                memory.hear(game.told(event, seat))
                if twin.exact():  # else it has nothing more to say in this hand
                    twin.hear(game.told(event, seat))
            if glance.random() < look and not state.over:
                yield _compare(game, state, seat, memory, twin)


def _compare(game: Game, state: State, seat: int | None, memory: Any, twin: Any) -> Comparison:
    view = game.view(state, seat)
    mine, truth = game.marginals(view, memory), game.census(state)
    theirs = game.marginals(view, twin) if twin.exact() else mine
    difference, believes, denies = 0.0, [], []
    for holder, row in mine.items():
        for name in {*row, *theirs[holder], *truth.get(holder, {})}:
            difference = max(difference, abs(row.get(name, 0.0) - theirs[holder].get(name, 0.0)))
            if name in row and name not in theirs[holder]:
                believes.append(f"{holder} {name}")
            if name not in row and name in truth.get(holder, {}):
                denies.append(f"{holder} {name}")
    return Comparison(memory.exact(), twin.exact(), difference, tuple(believes), tuple(denies))


# -- calibration ----------------------------------------------------------------------------------


def any_card(state: State, rng: Random) -> Any:
    """An answer of somebody who shows every card of the hand with the same chance, draws from the Case File, melds
    nothing, and consults when an Assistance comes up."""
    options = {action.text: action for action in state.options()}
    if "draw file" in options:
        return options["draw file"]
    held = list(whitechapel.game(_GAME_OF[type(state)]).view(state, state.seat()).hand)
    while held:
        card = held.pop(rng.randrange(len(held)))
        for text in (f"play {card} consult", f"discard {card}", f"pass {card}", f"hide {card}"):
            if text in options:
                return options[text]
    return rng.choice(list(options.values()))


_GAME_OF = {type(game.new()): game.id for game in whitechapel.GAMES}


def claims(game: Game, seed: int) -> Iterator[tuple[float, bool]]:
    """One claim of a spectator about a card there is only one of, at any position of a hand, and whether it is true."""
    rng = Random(seed)
    settings = game.read_settings(SETTINGS[game.id])
    state = game.start(settings)
    state.events = []
    memory = game.memory(settings, None)
    heard, at = 0, rng.randrange(60, 140)
    for step in range(at + 1):
        if state.over:
            return
        state.apply(state.sample(rng) if state.seat() == CHANCE else any_card(state, rng))
        for event in state.events[heard:]:
            memory.hear(game.told(event, None))
        heard = len(state.events)
        if step == at and not state.over:
            expected, truth = game.marginals(game.view(state, None), memory), game.census(state)
            single = {name for row in expected.values() for name in row} - _SEVERAL
            found = [(holder, name) for holder in expected for name in sorted(single) if name in expected[holder]]
            if found:
                holder, name = rng.choice(found)
                yield expected[holder][name], name in truth.get(holder, {})


_SEVERAL = {
    "druitt", "eddy", "gull", "pedachenko", "chapman", "jill", "letters", "wild", "strikes", "commissioner", "3am",
    "roch", "mademoiselle", "madame", "windows", "rod", "ad", "sailor", "le-bon", "poe", "assistance",
}  # fmt: skip


def all_claims(game: Game, hands: int) -> Iterator[tuple[float, bool]]:
    """The claims of several hands."""
    for seed in range(hands):
        yield from claims(game, seed)


def miscalibrated(made: Iterable[tuple[float, bool]]) -> list[str]:
    """Sentences on the claims that come true more or less often than they should, by how likely they are said to be."""
    sums = [[0.0, 0, 0] for _ in BUCKETS]
    for chance, true in made:
        row = sums[next(i for i, bucket in enumerate(BUCKETS) if chance < bucket)]
        row[0] += chance
        row[1] += true
        row[2] += 1
    found = []
    for said, came, times in sums:
        if times and times * _surprise(came / times, said / times) > SURE:
            found.append(f"{times} claims of {said / times:.3f} on average came true {came} times.")
    return found


def _surprise(seen: float, expected: float) -> float:
    """See `core.laws`."""
    if not 0.0 < expected < 1.0:
        return 0.0 if abs(seen - expected) < 1e-9 else float("inf")
    one = seen * log(seen / expected) if seen > 0 else 0.0
    return one + ((1 - seen) * log((1 - seen) / (1 - expected)) if seen < 1 else 0.0)


def one_hand(name: str, seed: int) -> tuple[list[Comparison], list[tuple[float, bool]]]:
    """All that one seed shows of a game."""
    game = whitechapel.game(name)
    return list(compared(game, seed)), list(claims(game, seed))


def main() -> None:
    hands = int(sys.argv[1])
    for name in sys.argv[2:] or SETTINGS:
        with ProcessPoolExecutor() as processes:
            seen = list(processes.map(partial(one_hand, name), range(hands), chunksize=10))
        found = [one for comparisons, _ in seen for one in comparisons]
        exact = [one for one in found if one.exact]
        sampled = [one for one in found if not one.exact]
        both = [one for one in sampled if one.twin]
        print(f"{name}: {hands} hands, {len(found)} positions compared")
        print(f"  exact {len(exact)}: largest difference {max([one.difference for one in exact], default=0):.1e} cards")
        print(f"  sampled {len(sampled)}, {len(both)} of them with an exact twin", end="")
        if both:
            worst = sorted(one.difference for one in both)
            print(f": difference {worst[len(worst) // 2]:.4f} as a rule, {worst[-1]:.4f} cards at most", end="")
        print(f"\n  believed though impossible: {sum(len(one.believes) for one in found)}")
        print(f"  true though believed impossible: {sum(len(one.denies) for one in found)}")
        print(f"  miscalibrated: {miscalibrated(claim for _, made in seen for claim in made) or 'nothing'}", flush=True)


if __name__ == "__main__":
    main()
