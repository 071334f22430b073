"""Random games under the laws, on several processors, with a progress bar."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from whitechapel.core import laws
from whitechapel.core.files import write_text
from whitechapel.core.game import Game, setting_text
from whitechapel.games import GAMES
from whitechapel.text import Words

Trial = tuple[str, dict[str, Any], int]
"""A game's id, its settings and a seed."""
BATCH = 10
"""How many games a process is given at a time."""


def check(game: Game, games: int, jobs: int, seed: int, words: Words, console: Console) -> bool:
    """Play this many games, cycling through all settings; True if no law was broken. The first game that breaks one is
    saved in the current folder and named."""
    variants = laws.variants(game)
    trials = iter([(game.id, variants[number % len(variants)], seed + number) for number in range(games)])
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console
    )
    with bar:
        task = bar.add_task(words.say("check-progress", game=game.id), total=games)
        for played, broken in _results(trials, jobs):
            bar.advance(task, played)
            if broken is not None:
                bar.stop()
                _report(*broken, words, console)
                return False
    console.print(words.say("check-fine", games=games, game=game.id))
    return True


Broken = tuple[Trial, laws.Finding]


def _results(trials: Iterator[Trial], jobs: int) -> Iterator[tuple[int, Broken | None]]:
    """The results in the order of the trials, so that the same seed always finds the same game first."""
    batches = iter(lambda: list(islice(trials, BATCH)), [])
    if jobs == 1:
        yield from map(_play, batches)
        return
    # Fresh processes rather than forks: the progress bar has a thread, and threads do not survive forking.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        running = [pool.submit(_play, batch) for batch in islice(batches, 2 * jobs)]
        while running:
            yield running.pop(0).result()
            running += [pool.submit(_play, batch) for batch in islice(batches, 1)]
    finally:
        pool.shutdown(cancel_futures=True)


def _play(batch: list[Trial]) -> tuple[int, Broken | None]:
    """Play some games; returns how many were played and the first that broke a law."""
    by_id = {game.id: game for game in GAMES}
    for number, (name, given, seed) in enumerate(batch, 1):
        finding = laws.check_game(by_id[name], given, seed)
        if finding is not None:
            return number, ((name, given, seed), finding)
    return len(batch), None


def _report(trial: Trial, finding: laws.Finding, words: Words, console: Console) -> None:
    name, given, seed = trial
    file = f"{name}-law-{finding.law}-seed-{seed}.txt"
    write_text(file, finding.transcript)
    options = " ".join([f"{option}={setting_text(value)}" for option, value in given.items()])
    console.print(words.say("check-broken", law=finding.law, sentence=finding.sentence), markup=False)
    console.print(words.say("check-options", options=options), markup=False)
    console.print(words.say("check-saved", file=file), markup=False, soft_wrap=True)
