"""`puzzles mine`, `puzzles check`."""

from __future__ import annotations

from typing import Annotated

from cyclopts import App, Parameter

import whitechapel
from whitechapel.cli.arguments import GameId, Jobs, Lang, processors
from whitechapel.cli.console import BROKEN_LAW, screen
from whitechapel.core.frames import BadAnswer
from whitechapel.terminal import puzzles as mining
from whitechapel.text import Words, spoken

puzzles = App(name="puzzles", help="Mine puzzles from bot games, and check those that are shipped.")


def register(app: App) -> None:
    """Add these commands to the command line."""
    app.command(puzzles)


@puzzles.command
def mine(
    game: GameId,
    *,
    count: int = 80,
    minutes: float = 10.0,
    jobs: Jobs = None,
    seed: int = 1888,
    out: str | None = None,
    lang: Lang = None,
) -> int:
    """Mine puzzles: moments in which a bot erred, and one answer is better than all others, as a deeper search with
    another seed confirms.

    Parameters
    ----------
    count
        How many are wanted.
    minutes
        Stop after this time with those found until then.
    seed
        The seed of the games.
    out
        Write them to this file instead of the game's own folder.
    """
    words = Words(lang or spoken(), game)
    if count < 1 or minutes <= 0 or (jobs is not None and jobs < 1):
        raise BadAnswer("puzzles-numbers", "The numbers of puzzles, of minutes and of jobs must be more than 0.")
    chosen = whitechapel.game(game)
    mining.mine(chosen, count, minutes, jobs or processors(), seed, out, words, screen())
    return 0


@puzzles.command(name="check")
def check_puzzles(
    game: GameId,
    *,
    file: str | None = None,
    drop: Annotated[bool, Parameter(negative="")] = False,
    renew: Annotated[bool, Parameter(negative="")] = False,
    jobs: Jobs = None,
    seed: int = 1,
    lang: Lang = None,
) -> int:
    """Look at puzzles again, deeply and with another seed: the right answer must be the same.

    Parameters
    ----------
    file
        The puzzles in this file instead of those that are shipped.
    drop
        Remove those for which it is not from the file.
    renew
        Write down what this search says of each answer: for instance after a change of the judge.
    seed
        The seed of the search.
    """
    words = Words(lang or spoken(), game)
    if jobs is not None and jobs < 1:
        raise BadAnswer("puzzles-numbers", "The numbers of puzzles, of minutes and of jobs must be more than 0.")
    fine = mining.check(whitechapel.game(game), file, drop, renew, jobs or processors(), seed, words, screen())
    return 0 if fine else BROKEN_LAW
