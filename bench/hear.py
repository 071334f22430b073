"""How long a memory of the rummy games takes to hear an event, and how much it keeps: python bench/hear.py 2000.

Random hands with four seats; everybody listens, and a spectator too. Time is CPU time.
"""

from __future__ import annotations

import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random

import whitechapel
from whitechapel.core.frames import CHANCE, COMPILED

SETTINGS: dict[str, dict[str, str | int]] = {
    "jack-the-ripper": {"edition": "pegasus", "seats": 4, "max_hands": 1},
    "rue-morgue": {"seats": 4, "max_hands": 1},
}


Hand = tuple[list[float], list[tuple[int, bool]]]


def listen(name: str, seed: int) -> Hand:
    """Play one random hand: how long each event took to hear; and for each seat, and last for a spectator, the most
    scenarios it kept and whether it was exact to the end."""
    game = whitechapel.game(name)
    times: list[float] = []
    rng = Random(seed)
    settings = game.read_settings(SETTINGS[game.id])
    state = game.start(settings)
    state.events = []
    memories = [game.memory(settings, seat) for seat in (*range(4), None)]
    most = [0] * len(memories)
    exact = [True] * len(memories)
    heard = 0
    while not state.over:
        state.apply(state.sample(rng) if state.seat() == CHANCE else rng.choice(state.options()))
        for event in state.events[heard:]:
            for i, memory in enumerate(memories):
                told = game.told(event, i if i < 4 else None)
                begin = time.process_time()
                memory.hear(told)
                times.append(time.process_time() - begin)
                most[i] = max(most[i], len(memory.scenarios))  # type: ignore[attr-defined]  # the two games share no class
                exact[i] = exact[i] and memory.exact()
        heard = len(state.events)
    return times, list(zip(most, exact, strict=True))


def main() -> None:
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    for name in sys.argv[2:] or SETTINGS:
        with ProcessPoolExecutor() as processes:
            played = list(processes.map(partial(listen, name), range(hands), chunksize=10))
        times = sorted([one for heard, _ in played for one in heard])
        kept = [hand for _, hand in played]
        seats = [one for hand in kept for one in hand[:4]]
        spectators = [hand[4] for hand in kept]
        print(f"{name}: {hands} hands, {'compiled' if COMPILED else 'interpreted'}")
        print(f"  slowest hear {times[-1] * 1e3:.1f} ms, 99.9 % below {times[len(times) * 999 // 1000] * 1e3:.2f} ms")
        print(f"  most scenarios: seats {max(seats)[0]}, spectators {max(spectators)[0]}")
        print(f"  not exact to the end: {_share(seats)} of the seats, {_share(spectators)} of the spectators")


def _share(memories: list[tuple[int, bool]]) -> str:
    return f"{sum(not exact for _, exact in memories) / len(memories):.1%}"


if __name__ == "__main__":
    main()
