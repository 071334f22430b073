"""How the commissioner's judgement was learned: it plays, its positions and results are written down, the weights are
fitted to them, and it plays again with those.

    python -m whitechapel.training.mr_jack learn --games 581 --rounds 1 --jobs 16 --out judgement.json
    python -m whitechapel.training.mr_jack measure --games 100 --jobs 16

`measure` lets the commissioner play the rivals (`bots.mr_jack.rivals`) on either side, and says how often Jack wins.
"""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Mapping, Sequence
from functools import partial
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from whitechapel.bots.bot import BotMaker
from whitechapel.bots.mr_jack import judgement
from whitechapel.bots.mr_jack.commissioner import COMMISSIONER, Commissioner
from whitechapel.bots.mr_jack.judgement import features
from whitechapel.bots.mr_jack.player import SUPERINTENDENT, MrJack
from whitechapel.bots.mr_jack.rivals import DETECTIVES, JACKS
from whitechapel.bots.mr_jack.search import Effort
from whitechapel.bots.search import stop_the_clocks
from whitechapel.core.frames import CHANCE
from whitechapel.games.mr_jack import GAME
from whitechapel.games.mr_jack.material import DETECTIVE, JACK, ROUNDS
from whitechapel.games.mr_jack.state import Table
from whitechapel.training.command import command

QUICK: Final = COMMISSIONER._replace(
    effort=Effort(turns=150, replies=40, widths=(10, 5, 3), looks=20_000, seconds=1.0, reads_play=True),
    reading=Effort(turns=100, replies=30, widths=(12, 4, 2), looks=10_000, seconds=0.5),
    steps=20,
)
"""How the commissioner plays to learn: many games say more than good ones."""
CAUTION: Final = 3.0
"""How strongly a fit holds to the weights known so far; of 1, 3, 10 and 30 this foretold best who would win games it
had not seen."""
NEWTON: Final = 20
"""Newton's steps of a fit."""
LEAST_STEP: Final = 1e-4
"""The shortest part of a step that is tried."""


class Row(NamedTuple):
    """The end of a round, as a commissioner saw it, and how the game ended."""

    at: int
    """Which of the judgement's weights it is about: by round, then the same for naive readers."""
    numbers: tuple[float, ...]
    """The `features` of Jack."""
    belief: float
    """How likely the detective thought that it was he, or as Jack it took a naive reader to think so."""
    won: int
    """1 if Jack won."""


class Played(NamedTuple):
    """One game."""

    jack_won: bool
    rows: tuple[Row, ...]


class Task(NamedTuple):
    """A game to be played: plain data for another process."""

    detective: str
    jack: str
    seed: int
    edition: str
    weights: tuple[tuple[float, ...], ...]
    """Of the judgement."""


def players() -> Mapping[str, BotMaker]:
    """Everybody who can be named."""
    return {
        "commissioner": partial(Commissioner, COMMISSIONER),
        "quick": partial(Commissioner, QUICK),
        "quick decoys": partial(Commissioner, QUICK._replace(naive=1.0, blind=0.0, spread=0.02)),
        "superintendent": partial(MrJack, SUPERINTENDENT),
        **DETECTIVES,
        **JACKS,
    }


def play(task: Task, names: Mapping[str, BotMaker] | None = None) -> Played:
    """One game; the ends of its rounds are written down if the detective is a commissioner."""
    stop_the_clocks(True)
    judgement.learn(task.weights)
    agreed = GAME.read_settings({"edition": task.edition})
    names = players() if names is None else names
    makers = (names[task.detective], names[task.jack])
    seats = [maker(GAME, agreed, seat, Random(f"{task.seed} {seat}")) for seat, maker in enumerate(makers)]
    detective, jack = seats
    chance = Random(f"shuffles {task.seed}")
    state = GAME.start(agreed)
    assert isinstance(state, Table)
    state.events = []
    ends: list[tuple[int, tuple[float, ...], float]] = []
    while not state.over:
        seat = state.waiting()[0]
        if seat == CHANCE:
            state.apply(state.sample(chance))
        else:
            state.play(seat, GAME.action(seats[seat].choose(GAME.view(state, seat))))
        events, state.events = state.events or [], []
        for event in events:
            if event.kind == "witness":
                if isinstance(detective, Commissioner):
                    belief = detective.belief
                    shares = belief.shares(belief.can_be())
                    numbers = features(belief.table, shares, state.jack, 0.0)
                    ends.append((belief.table.round - 1, numbers, shares[state.jack]))
                elif isinstance(jack, Commissioner):
                    belief = jack.belief
                    belief.shares(belief.can_be())  # it looks back at Jack's last turn
                    shares = belief.naively()
                    theirs, own = [state.alibis[seat].bit_count() for seat in (DETECTIVE, JACK)]
                    numbers = features(belief.table, shares, state.jack, theirs / (7 - own))
                    ends.append((ROUNDS - 1 + belief.table.round - 1, numbers, shares[state.jack]))
            for listener, player in enumerate(seats):
                player.hear(GAME.told_to_bot(event, listener))
    won = JACK in GAME.result(state).winners
    return Played(won, tuple([Row(at, numbers, share, int(won)) for at, numbers, share in ends]))


# -- fitting ---------------------------------------------------------------------------------------


def fit(rows: Sequence[Row], known: Sequence[float]) -> list[float]:
    """The weights that best explain who won: logistic regression that starts from the weights known so far and leaves
    them only where the games say so. Newton's steps are halved until they help: far from the best weights a whole one
    would lead anywhere."""
    size = len(known)
    weights = list(known)
    cost = _cost(rows, known, weights)
    for _ in range(NEWTON):
        slope = [CAUTION * (was - now) for was, now in zip(known, weights, strict=True)]
        bend = [[CAUTION if i == j else 0.0 for j in range(size)] for i in range(size)]
        for row in rows:
            numbers = row.numbers
            chance = chance_of(weights, numbers)
            error = row.won - chance
            steep = chance * (1.0 - chance)
            used = [i for i in range(size) if numbers[i]]
            for i in used:
                slope[i] += error * numbers[i]
                part = steep * numbers[i]
                line = bend[i]
                for j in used:
                    line[j] += part * numbers[j]
        step = solve(bend, slope)
        length = 1.0
        while length > LEAST_STEP:
            there = [weight + length * change for weight, change in zip(weights, step, strict=True)]
            new = _cost(rows, known, there)
            if new < cost:
                weights, cost = there, new
                break
            length /= 2
        else:
            break
    return weights


def _cost(rows: Sequence[Row], known: Sequence[float], weights: Sequence[float]) -> float:
    """What a fit makes small: the surprise at who won, and the distance from what was known."""
    far = sum([(was - now) ** 2 for was, now in zip(known, weights, strict=True)])
    return sum([surprise(weights, row) for row in rows]) + CAUTION * far / 2


def chance_of(weights: Sequence[float], numbers: Sequence[float]) -> float:
    """How likely Jack is to win by these weights."""
    z = sum([weight * number for weight, number in zip(weights, numbers, strict=True)])
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, z))))


def surprise(weights: Sequence[float], row: Row) -> float:
    """How surprising it was who won."""
    chance = chance_of(weights, row.numbers)
    return -log(chance if row.won else 1.0 - chance)


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations whose matrix is positive definite."""
    size = len(right)
    rows = [[*matrix[i], right[i]] for i in range(size)]
    for i in range(size):
        for j in range(i + 1, size):
            factor = rows[j][i] / rows[i][i]
            if factor:
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    found = [0.0] * size
    for i in range(size - 1, -1, -1):
        rest = sum([rows[i][j] * found[j] for j in range(i + 1, size)])
        found[i] = (rows[i][size] - rest) / rows[i][i]
    return found


def loss(rows: Sequence[Row], weights: Sequence[Sequence[float]]) -> float:
    """The mean surprise at who won, in bits."""
    return sum([surprise(weights[row.at], row) for row in rows]) / log(2.0) / max(1, len(rows))


def written(weights: Sequence[Sequence[float]]) -> str:
    """The weights as they are kept: whole thousandths."""
    lines = [json.dumps([round(1000 * weight) for weight in row]) for row in weights]
    return "[\n" + ",\n".join(["  " + line for line in lines]) + "\n]\n"


# -- many games ------------------------------------------------------------------------------------

EDITIONS: Final = ("2006", "later")


LESSONS: Final[Mapping[tuple[str, str], int]] = {
    ("quick", "superintendent"): 2,
    ("quick", "quick"): 1,
    ("quick", "quick decoys"): 1,
    ("superintendent", "quick"): 2,
    ("superintendent", "quick decoys"): 1,
    ("weighs what it reads", "quick"): 1,
    ("reads mildly", "quick"): 1,
}
"""Who plays to learn, detective and Jack, and how much their games count: some to judge as a detective who reads well,
some to judge as Jack before a naive reader."""


def tasks(pairs: Sequence[tuple[str, str]], games: int, seed: int) -> list[Task]:
    """This many games of each pair, a detective and a Jack, alternating between the printings."""
    return [
        Task(detective, jack, seed + i, EDITIONS[i % 2], tuple(judgement.WEIGHTS))
        for i in range(games)
        for detective, jack in pairs
    ]


def all_played(some: Sequence[Task], jobs: int) -> list[Played]:
    """All these games, in their order."""
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        return pool.map(play, some, chunksize=1)


def learn(games: int, rounds: int, jobs: int, out: Path, seed: int) -> None:
    """Play, fit, and play again."""
    rows: list[Row] = []
    for number in range(rounds):
        played = tasks(tuple(LESSONS), games // len(LESSONS), seed + 1_000_000 * number)
        found = all_played(played, jobs)
        new: list[Row] = []
        for task, game in zip(played, found, strict=True):
            new += game.rows * LESSONS[task.detective, task.jack]
        before = loss(new, judgement.WEIGHTS)
        rows += new
        weights = [fit([row for row in rows if row.at == at], known) for at, known in enumerate(judgement.WEIGHTS)]
        share = sum([game.jack_won for game in found]) / len(found)
        print(
            f"round {number + 1}: {len(found)} games, {len(new)} ends of rounds, Jack wins {100 * share:.1f} %, "
            f"surprise {before:.3f} bits before and {loss(new, weights):.3f} after, "
            f"at who Jack was {-sum([log(row.belief, 2) for row in new]) / len(new):.3f}",
            flush=True,
        )
        out.write_text(written(weights), encoding="utf-8")
        judgement.learn(judgement.read(out))


def measure(games: int, jobs: int, seed: int) -> None:
    """How often Jack wins between the commissioner and its rivals."""
    pairs = [("commissioner", "commissioner")]
    pairs += [("commissioner", jack) for jack in JACKS] + [(detective, "commissioner") for detective in DETECTIVES]
    wanted = tasks(pairs, games, seed)
    results = all_played(wanted, jobs)
    for pair in pairs:
        print(f"{pair[0]:22} {pair[1]:16} Jack wins", end="")
        for editions in (EDITIONS, *[(edition,) for edition in EDITIONS]):
            won = [
                game.jack_won
                for task, game in zip(wanted, results, strict=True)
                if (task.detective, task.jack) == pair and task.edition in editions
            ]
            share = sum(won) / max(1, len(won))
            margin = 1.96 * sqrt(share * (1.0 - share) / max(1, len(won)))
            print(f"  {' and '.join(editions)}: {100 * share:.1f} % +-{100 * margin:.1f} of {len(won)}", end="")
        print(flush=True)


if __name__ == "__main__":
    command("How the commissioner of Mr. Jack learned to judge, and who fools it.", learn, measure, games=581, rounds=1)
