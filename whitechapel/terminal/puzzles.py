"""Puzzles at a terminal: mining them, and looking at all of them again."""

from __future__ import annotations

from collections import Counter
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from whitechapel.core.game import Game
from whitechapel.review import mining
from whitechapel.review.puzzles import FILE, Puzzle, folder, puzzles, read_file, save
from whitechapel.text import Words


def mine(
    game: Game, count: int, minutes: float, jobs: int, seed: int, out: str | None, words: Words, console: Console
) -> int:
    """Mine puzzles and write those chosen; returns how many there are."""
    file = out or str(folder(game) / FILE)
    bar = Progress(TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), console=console)
    found: list[Puzzle] = []
    began = perf_counter()
    with bar:
        task = bar.add_task(words.say("puzzles-progress", count=0), total=60 * minutes)
        for one in mining.mine(game.id, mining.SPARE * count, seed, jobs, 60 * minutes):
            found.append(one)
            bar.update(
                task, description=words.say("puzzles-progress", count=len(found)), completed=perf_counter() - began
            )
    kept = mining.chosen(found, count)
    save(kept, file)
    console.print(words.say("puzzles-mined", count=len(kept), found=len(found), file=file), soft_wrap=True)
    for theme, number in Counter([one.theme for one in kept]).items():
        console.print(f"  {words.say(f'puzzle-theme-{theme}')}: {number}")
    return len(kept)


def check(
    game: Game, file: str | None, drop: bool, renew: bool, jobs: int, seed: int, words: Words, console: Console
) -> bool:
    """Look at all puzzles again with another seed; whether the same answer is best in all of them. `drop`: take those
    where it is not out of the file. `renew`: write down what this search says of the answers to the others."""
    known = list(read_file(file) if file else puzzles(game).values())
    wrong: set[str] = set()
    best = {one.id: one.best.answer for one in known}
    for id, answer in mining.checked(game.id, known, seed, jobs):
        if answer != best[id]:
            wrong.add(id)
            console.print(words.say("puzzles-disagree", id=id, ours=best[id], found=answer), markup=False)
    console.print(words.say("puzzles-checked", agree=len(known) - len(wrong), count=len(known)))
    kept = [one for one in known if not drop or one.id not in wrong]
    if renew:
        kept = mining.all_renewed(game.id, kept, seed, jobs)
    if kept != known:
        save(kept, file or str(folder(game) / FILE))
    return not wrong
