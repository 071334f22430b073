"""Games as files of numbers, at a terminal: what is played or read, a progress bar, and where it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from whitechapel.bots import contender, default_bot
from whitechapel.bots.arena import Recording, optional, records
from whitechapel.core.game import Game
from whitechapel.core.transcript import Transcript
from whitechapel.games import GAMES
from whitechapel.text import Words

Match = tuple[Transcript, Sequence[str]]
"""A finished match, and who sat at each seat."""


def between_bots(
    game: Game, levels: Sequence[str], games: int, seed: int, options: Mapping[str, Any], jobs: int
) -> Iterator[Match]:
    """Matches of bots, who change seats from one to the next."""
    levels = levels or (default_bot(game.id),)
    for name in levels:
        contender(name, game.id)
    seats = game.read_settings(options).seats
    placed = [tuple([levels[(seat + number) % len(levels)] for seat in range(seats)]) for number in range(games)]
    wanted = [Recording(game.id, options, players, f"{seed} {number} 0") for number, players in enumerate(placed)]
    for players, text in zip(placed, records(wanted, jobs), strict=True):
        yield Transcript.read(text, GAMES), players


def write(matches: Iterable[Match], total: int | None, folder: Path, words: Words, console: Console) -> int:
    """Write all of them, and say where they are."""
    dataset: Any = optional("whitechapel.research.dataset")
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console
    )
    with dataset.Files(folder) as files, bar:
        progress = bar.add_task(words.say("export-progress"), total=total)
        for transcript, players in matches:
            files.add(transcript, players)
            bar.advance(progress)
    console.print(words.say("export-written", games=files.matches, decisions=files.decisions), soft_wrap=True)
    for path in files.paths:
        console.print(str(path), soft_wrap=True, markup=False)
    return 0
