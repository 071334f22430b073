"""The arena: bots play each other, and their wins are counted.

Every deal is played twice, by the same bots with seats exchanged and with the same shuffles, so that luck counts for
less. The two matches of a deal belong together: they are the unit of all the statistics. The same seed gives the same
matches, however many processes or machines share the work, because effort is counted in simulations; only in `timed`
matches do the bots look at the clock.
"""

from __future__ import annotations

import importlib
import multiprocessing
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from itertools import combinations
from math import log10, sqrt
from random import Random
from typing import Any, Final, NamedTuple

from whitechapel.bots import Bot, contender
from whitechapel.bots.search import stop_the_clocks
from whitechapel.core.frames import CHANCE, BadAnswer
from whitechapel.core.game import Game, Result
from whitechapel.core.transcript import Transcript
from whitechapel.games import GAMES

Z: Final = 1.96
"""95 % of all cases lie within this many standard errors."""
RESAMPLES: Final = 400
"""How often the deals are resampled to see how certain a rating is."""
BASE: Final = 1000.0
"""The average rating."""
EXECUTORS: Final = ("processes", "dask")


class Task(NamedTuple):
    """One deal of one pairing: plain data, so that it can be sent anywhere."""

    game: str
    options: Mapping[str, Any]
    levels: tuple[str, str]
    deal: int
    seed: int
    timed: bool


class Outcome(NamedTuple):
    """How a deal turned out."""

    levels: tuple[str, str]
    deal: int
    points: tuple[float, float]
    """What the first of the levels won in each of the two matches, from 0 to 1: it had the even seats in the first
    match and the odd ones in the second."""


# -- one match -------------------------------------------------------------------------------------


def match(
    game: Game, options: Mapping[str, Any], levels: Sequence[str], seed: str, transcript: Transcript | None = None
) -> Result:
    """One whole match between bots, by seat; they get nothing but their views and what they are told. The shuffles
    depend on the seed without its last word, the bots' own luck on all of it."""
    agreed = game.read_settings(options)
    makers = [contender(name, game.id) for name in levels]
    players = [maker(game, agreed, seat, Random(f"{seed} {seat}")) for seat, maker in enumerate(makers)]
    return between(players, game, agreed, Random(seed.rpartition(" ")[0]), transcript)


def between(
    players: Sequence[Bot], game: Game, agreed: Any, chance: Random, transcript: Transcript | None = None
) -> Result:
    """One whole match between these players, by seat; it is added to the transcript, if there is one."""
    state = game.start(agreed)
    state.events = []
    while not state.over:
        seat = state.waiting()[0]
        if seat == CHANCE:
            action = state.sample(chance)
            state.apply(action)
        else:
            action = game.action(players[seat].choose(game.view(state, seat)))
            state.play(seat, action)
        if transcript is not None:
            transcript.add(seat, action)
        events, state.events = state.events or [], []
        for event in events:
            for listener, player in enumerate(players):
                player.hear(game.told_to_bot(event, listener))
    return game.result(state)


def play(task: Task) -> Outcome:
    """Both matches of a deal."""
    stop_the_clocks(not task.timed)
    game = next(game for game in GAMES if game.id == task.game)
    seats = game.read_settings(task.options).seats
    points = []
    for turn in range(2):
        mine = [seat % 2 == turn for seat in range(seats)]
        levels = [task.levels[0 if own else 1] for own in mine]
        winners = match(game, task.options, levels, f"{task.seed} {task.deal} {turn}").winners
        points.append(sum([mine[seat] for seat in winners]) / len(winners))
    return Outcome(task.levels, task.deal, (points[0], points[1]))


class Recording(NamedTuple):
    """A match to be played and written down: plain data, so that it can be sent anywhere."""

    game: str
    options: Mapping[str, Any]
    levels: tuple[str, ...]
    """By seat."""
    seed: str


def record(wanted: Recording) -> str:
    """The transcript of a match."""
    stop_the_clocks(True)
    game = next(game for game in GAMES if game.id == wanted.game)
    transcript = Transcript(game, game.read_settings(wanted.options))
    match(game, wanted.options, wanted.levels, wanted.seed, transcript)
    return transcript.write()


# -- many matches ----------------------------------------------------------------------------------


def pairings(levels: Sequence[str]) -> list[tuple[str, str]]:
    """Everybody against everybody, and any level named twice against itself."""
    return list(dict.fromkeys(combinations(levels, 2)))


def tasks(
    game: Game, pairs: Sequence[tuple[str, str]], deals: int, seed: int, options: Mapping[str, Any], timed: bool
) -> list[Task]:
    """Every deal of these pairings."""
    for name in [name for pair in pairs for name in pair]:
        contender(name, game.id)
    game.read_settings(options)
    return [Task(game.id, options, pair, deal, seed, timed) for pair in pairs for deal in range(deals)]


Runner = Callable[[Sequence[Task]], Iterator[Outcome]]
"""Plays tasks somewhere, and yields the outcomes in any order."""


@contextmanager
def _processes(jobs: int) -> Iterator[Runner]:
    if jobs <= 1:
        yield lambda all_tasks: map(play, all_tasks)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield lambda all_tasks: pool.imap_unordered(play, all_tasks)


def records(wanted: Sequence[Recording], jobs: int) -> Iterator[str]:
    """The transcripts of these matches, in their order, played in as many processes."""
    if jobs <= 1:
        yield from map(record, wanted)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(record, wanted)


@contextmanager
def _dask(jobs: int) -> Iterator[Runner]:
    """The cluster named by the environment (`DASK_SCHEDULER_ADDRESS`), which has the workers it has, or processes on
    this machine."""
    distributed = optional("distributed")
    named = optional("dask").config.get("scheduler-address", None)
    local = {"n_workers": jobs or None, "threads_per_worker": 1, "dashboard_address": None}
    with distributed.Client(named) if named else distributed.Client(**local) as client:

        def run(all_tasks: Sequence[Task]) -> Iterator[Outcome]:
            waiting = client.map(play, all_tasks, pure=False)
            for _, outcome in distributed.as_completed(waiting, with_results=True):
                yield outcome

        yield run


def optional(name: str) -> Any:
    """A package that only this needs; raises BadAnswer where it is not installed."""
    try:
        return importlib.import_module(name)
    except ImportError:
        raise BadAnswer(
            "package-missing",
            "The Python package {package} is not installed; pip install {package} brings it.",
            package=name,
        ) from None


def runner(executor: str, jobs: int) -> AbstractContextManager[Runner]:
    """Where the matches are played: in processes on this machine, or on the machines of a Dask cluster."""
    if executor not in EXECUTORS:
        raise BadAnswer(
            "executor-unknown",
            "'{given}' is not an executor; there are: {executors}.",
            given=executor,
            executors=", ".join(EXECUTORS),
        )
    return {"processes": _processes, "dask": _dask}[executor](jobs)


# -- statistics ------------------------------------------------------------------------------------


class Share(NamedTuple):
    """How much was won, from 0 to 1, and the 95 % interval."""

    mean: float
    low: float
    high: float


class Pairing(NamedTuple):
    """Two levels, and how the first did against the second."""

    levels: tuple[str, str]
    matches: int
    share: Share
    by_side: tuple[Share, Share]
    """On the even seats and on the odd ones."""


class Rating(NamedTuple):
    """A level's strength on the Elo scale, and the 95 % interval."""

    level: str
    elo: float
    low: float
    high: float


class Table(NamedTuple):
    """Everything an arena has found out."""

    game: str
    options: Mapping[str, Any]
    seed: int
    deals: int
    pairings: tuple[Pairing, ...]
    ratings: tuple[Rating, ...]


def share(points: Sequence[float], unit: int = 1) -> Share:
    """The mean of what was won in independent units of `unit` matches each, and Wilson's interval for the effective
    number of independent matches that the spread of the units amounts to."""
    size = len(points)
    mean = sum(points) / size
    error = sum([(one - mean) ** 2 for one in points]) / max(1, size - 1) / size
    weight = min(mean * (1 - mean) / error, float(unit * size)) if error else float(size)
    middle = (mean + Z * Z / (2 * weight)) / (1 + Z * Z / weight)
    reach = Z * sqrt(mean * (1 - mean) / weight + Z * Z / (4 * weight * weight)) / (1 + Z * Z / weight)
    return Share(mean, middle - reach, middle + reach)


def tabulate(outcomes: Iterable[Outcome], all_tasks: Sequence[Task]) -> Table:
    """The table of an arena, independent of the order in which the outcomes came in."""
    by_pair: dict[tuple[str, str], list[tuple[float, float]]] = {}
    for outcome in sorted(outcomes, key=lambda one: (one.levels, one.deal)):
        by_pair.setdefault(outcome.levels, []).append(outcome.points)
    first = all_tasks[0]
    pairs = list(dict.fromkeys([task.levels for task in all_tasks]))
    levels = list(dict.fromkeys([level for pair in pairs for level in pair]))
    rows = [
        Pairing(
            pair,
            2 * len(points),
            share([(one + other) / 2 for one, other in points], 2),
            (share([one for one, _ in points]), share([other for _, other in points])),
        )
        for pair in pairs
        if (points := by_pair.get(pair))
    ]
    deals = 1 + max(task.deal for task in all_tasks)
    return Table(first.game, dict(first.options), first.seed, deals, tuple(rows), ratings(levels, by_pair, first.seed))


def ratings(
    levels: Sequence[str], by_pair: Mapping[tuple[str, str], Sequence[tuple[float, float]]], seed: int
) -> tuple[Rating, ...]:
    """The ratings that best explain the results (Bradley and Terry), strongest first; their intervals come from
    resampling the deals many times."""
    names = list(levels)
    played = {pair: [sum(points) for points in deals] for pair, deals in by_pair.items() if pair[0] != pair[1]}
    found = _strengths(names, {pair: (sum(won), 2.0 * len(won)) for pair, won in played.items()})
    rng = Random(f"{seed} ratings")
    drawn = []
    for _ in range(RESAMPLES if played else 0):
        again = {pair: (sum(rng.choices(won, k=len(won))), 2.0 * len(won)) for pair, won in played.items()}
        drawn.append(_strengths(names, again))
    rows = []
    for i, name in enumerate(names):
        spread = sorted([one[i] for one in drawn]) or [found[i]]
        low, high = spread[int(0.025 * len(spread))], spread[int(0.975 * (len(spread) - 1))]
        rows.append(Rating(name, found[i], low, high))
    return tuple(sorted(rows, key=lambda row: -row.elo))


def _strengths(names: Sequence[str], won: Mapping[tuple[str, str], tuple[float, float]]) -> list[float]:
    """Elo ratings with the given average, from what the first of each pair won in how many matches. Each side is given
    an extra half match, so that nobody is infinitely strong."""
    size = len(names)
    wins = [0.0] * size
    games = [[0.0] * size for _ in range(size)]
    for (a, b), (points, matches) in won.items():
        i, j = names.index(a), names.index(b)
        wins[i] += points + 0.5
        wins[j] += matches - points + 0.5
        games[i][j] += matches + 1
        games[j][i] += matches + 1
    strength = [1.0] * size
    for _ in range(200):
        for i in range(size):
            weight = sum([games[i][j] / (strength[i] + strength[j]) for j in range(size) if games[i][j]])
            if weight:
                strength[i] = wins[i] / weight
        total = sum([log10(one) for one in strength]) / size
        strength = [one / 10**total for one in strength]
    return [BASE + 400 * log10(one) for one in strength]
