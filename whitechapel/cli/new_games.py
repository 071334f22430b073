"""`check`, `new-game`: for whoever writes a game."""

from __future__ import annotations

from pathlib import Path

from cyclopts import App

import whitechapel
from whitechapel.cli.arguments import GameId, Jobs, Lang, processors
from whitechapel.cli.console import BROKEN_LAW, screen
from whitechapel.core.frames import BadAnswer
from whitechapel.terminal.check import check as check_laws
from whitechapel.terminal.new_game import new_game as write_skeleton
from whitechapel.text import Words, spoken


def register(app: App) -> None:
    """Add these commands to the command line."""
    for command in (check, new_game):
        app.command(command)


def check(game: GameId, *, games: int = 1000, jobs: Jobs = None, seed: int = 0, lang: Lang = None) -> int:
    """Play random games and check the laws every game must keep.

    Parameters
    ----------
    games
        How many games, cycling through all its settings.
    seed
        The seed of the first game; each further game has the next one.
    """
    words = Words(lang or spoken(), game)
    if games < 1 or (jobs is not None and jobs < 1):
        raise BadAnswer("check-numbers", "The numbers of games and of jobs must be at least 1.")
    fine = check_laws(whitechapel.game(game), games, jobs or processors(), seed, words, screen())
    return 0 if fine else BROKEN_LAW


def new_game(name: str, *, to: Path = Path(), lang: Lang = None) -> int:
    """Write the skeleton of a new game: a package of its own that keeps the laws from the start.

    Parameters
    ----------
    name
        The name of the game, such as three-card-trick.
    to
        Where to create the game's folder; by default the current directory.
    """
    words = Words(lang or spoken())
    folder = write_skeleton(name, to)
    console = screen()
    console.print(words.say("new-game-written", folder=str(folder)), soft_wrap=True)
    console.print(f"  pip install -e {folder}\n  whitechapel play {name}", soft_wrap=True)
    return 0
