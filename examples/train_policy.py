"""Train a small player of the Rue Morgue on the processor, in minutes, and see how it does against a constable.

    pip install "whitechapel-parlour[train]"
    python examples/train_policy.py                     # writes examples/student.npz
    python examples/train_policy.py --games 8000        # longer, better

1. Sergeants play each other; now and then, one of them is made to do something else, so that there is something to
   learn about that too. What they would have done, and how every answer turned out, is recorded.
2. A classifier learns what sergeants do, a regression how good a table looks after an answer (scikit-learn).
3. The student puts both together, see `student.py`, and plays against a constable in the arena.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray
from sklearn.neural_network import MLPClassifier, MLPRegressor

sys.path.insert(0, str(Path(__file__).parent))
import student

import whitechapel
from whitechapel.bots import arena, bots
from whitechapel.core.frames import CHANCE
from whitechapel.research.encode import encoding

GAME = whitechapel.game("rue-morgue")
HAND = GAME.read_settings({"max_hands": 1})
TEACHER = "sergeant"
WANDERING = 0.1
"""How often a teacher is made to give any answer."""
POINTS = 50
"""A lead of this many points is as good as it gets."""
BATCH = 512
Rows = list[tuple[NDArray[np.float32], float]]


def lesson(rng: Random) -> tuple[Rows, Rows]:
    """One hand between two teachers: what they would have done, and how every answer turned out."""
    state = GAME.start(HAND)
    state.events = []
    teachers = [bots(GAME.id)[TEACHER](GAME, HAND, seat, Random(rng.random())) for seat in range(2)]
    index = encoding(GAME, HAND).index_of_text
    answers: Rows = []
    after: list[tuple[int, NDArray[np.float32]]] = []
    while not state.over:
        seat = state.waiting()[0]
        if seat == CHANCE:
            state.apply(state.sample(rng))
        else:
            view = GAME.view(state, seat)
            answer = teachers[seat].choose(view)
            if len(view.options) > 1 and rng.random() < 0.5:
                answers.append((student.see(GAME, view), index[answer]))
            if rng.random() < WANDERING:
                answer = rng.choice(view.options)
            state.play(seat, GAME.action(answer))
            if rng.random() < 0.25:  # tables of one hand are much alike
                after.append((seat, student.see(GAME, GAME.view(state, seat))))
        events, state.events = state.events or [], []
        for event in events:
            for listener, teacher in enumerate(teachers):
                teacher.hear(GAME.told(event, listener))
    scores = GAME.result(state).scores
    return answers, [(seen, float(np.clip((scores[seat] - scores[1 - seat]) / POINTS, -1, 1))) for seat, seen in after]


def learn(network: Any, rows: Rows, **first: Any) -> student.Layers:
    """Train on the rows until the held-out ones (the last games) are no longer predicted any better."""
    seen, wanted = np.array([row[0] for row in rows]), np.array([row[1] for row in rows])
    shown = int(0.95 * len(rows))
    order = np.arange(shown)
    lots = np.random.default_rng(1)
    best, patience = -np.inf, 2
    while patience:
        lots.shuffle(order)
        for batch in np.array_split(order, max(1, shown // BATCH)):
            network.partial_fit(seen[batch], wanted[batch], **first)
        score = network.score(seen[shown:], wanted[shown:])
        if score > best:
            best, patience = score, 2
            pairs = zip(network.coefs_, network.intercepts_, strict=True)
            layers = [(weights.astype(np.float32), bias.astype(np.float32)) for weights, bias in pairs]
        else:
            patience -= 1
    print(f"  {type(network).__name__}: {len(rows):,} rows, score {best:.3f}", flush=True)
    return layers


def train(games: int, seed: int) -> student.Learned:
    """All of it."""
    rng = Random(seed)
    lessons = [lesson(rng) for _ in range(games)]
    answers = [row for rows, _ in lessons for row in rows]
    after = [row for _, rows in lessons for row in rows]
    every_answer = np.arange(len(encoding(GAME, HAND).actions))
    return student.Learned(
        policy=learn(MLPClassifier((128,), random_state=seed), answers, classes=every_answer),
        outlook=learn(MLPRegressor(hidden_layer_sizes=(64,), alpha=1e-3, random_state=seed), after),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a small player of the Rue Morgue.")
    parser.add_argument("--games", type=int, default=4000, help="how many hands the teachers play")
    parser.add_argument("--deals", type=int, default=100, help="how many deals are played against a constable")
    parser.add_argument("--seed", type=int, default=1888)
    parser.add_argument("--out", type=Path, default=student.LEARNED)
    arguments = parser.parse_args()
    begin = time.perf_counter()
    print(f"Two {TEACHER}s play {arguments.games:,} hands ...", flush=True)
    student.save(train(arguments.games, arguments.seed), arguments.out)
    print(f"  learned in {time.perf_counter() - begin:.0f} s, written to {arguments.out}", flush=True)
    student.LEARNED = arguments.out
    os.environ["WHITECHAPEL_BOTS"] = f"{GAME.id}/student=student:make"
    tasks = arena.tasks(GAME, [("student", "constable")], arguments.deals, arguments.seed, {}, timed=False)
    share = arena.tabulate(map(arena.play, tasks), tasks).pairings[0].share
    print(f"The student wins {share.mean:.0%} of {2 * arguments.deals} matches against a constable", end=" ")
    print(f"(95 % interval {share.low:.0%} to {share.high:.0%}).")


if __name__ == "__main__":
    main()
