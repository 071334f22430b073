"""The arena at a terminal: a progress bar, the table, and files on request."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from whitechapel.bots import arena
from whitechapel.bots.arena import report
from whitechapel.core.files import write_text
from whitechapel.text import Words


def run(tasks: Sequence[arena.Task], *, jobs: int, executor: str, words: Words, console: Console) -> arena.Table:
    """Play all the tasks, which belong to one game, and print the table."""
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console
    )
    outcomes = []
    with arena.runner(executor, jobs) as play, bar:
        progress = bar.add_task(words.say("arena-progress", game=tasks[0].game), total=len(tasks))
        for outcome in play(tasks):
            outcomes.append(outcome)
            bar.advance(progress)
    table = arena.tabulate(outcomes, tasks)
    console.print(report.text(table), markup=False, soft_wrap=True)
    return table


def save(table: arena.Table, json: str | None, svg: str | None) -> None:
    """Write the table as data and as a drawing, where requested."""
    if json is not None:
        write_text(json, report.data(table))
    if svg is not None:
        write_text(svg, report.drawing(table))
