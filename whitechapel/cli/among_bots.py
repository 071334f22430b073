"""`arena`, `train`, `export`: bots among themselves, and games as numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter

import whitechapel
from whitechapel.bots.arena import pairings, tasks
from whitechapel.bots.programs import PREFIX
from whitechapel.cli.arguments import GameId, Jobs, Lang, Options, given_settings, processors
from whitechapel.cli.console import screen
from whitechapel.core.frames import BadAnswer
from whitechapel.server.host import commands
from whitechapel.terminal import arena as contest
from whitechapel.terminal import export as files
from whitechapel.terminal import training
from whitechapel.text import Words, spoken


def register(app: App) -> None:
    """Add these commands to the command line."""
    for command in (arena, train, export):
        app.command(command)


def arena(
    game: GameId,
    *levels: str,
    games: int = 400,
    jobs: int | None = None,
    seed: int = 0,
    option: Options = None,
    guest: Annotated[list[str] | None, Parameter(negative="")] = None,
    executor: Literal["processes", "dask"] = "processes",
    timed: Annotated[bool, Parameter(negative="")] = False,
    json: str | None = None,
    svg: str | None = None,
    lang: Lang = None,
) -> int:
    """Let bots play each other, and count the wins.

    Parameters
    ----------
    levels
        Who plays: a rank from constable to commissioner, plain-search or random; everybody
        plays everybody else, and a level named twice also plays itself.
    games
        How many matches each pairing plays; every deal is played twice, with seats exchanged.
    jobs
        How many processes to use; by default one per processor. A cluster has the workers it has.
    seed
        Repeats the same matches.
    guest
        A program that plays too, as its command line; may be given several times. docs/guests.md says how it is asked.
    executor
        Where the matches are played: on this machine, or on a Dask cluster.
    timed
        Let the bots watch the clock, as at a table; the results then depend on the machine.
    json
        Write the table to this file, as data.
    svg
        Draw the ratings as a picture in this file.
    """
    words = Words(lang or spoken(), game)
    levels = (*levels, *[PREFIX + command for command in guest or []])
    if games < 2 or (jobs is not None and jobs < 1) or len(levels) < 2:
        raise BadAnswer("arena-numbers", "An arena needs two levels, two games and one job at least.")
    chosen = given_settings(None, None, option or [])
    all_tasks = tasks(whitechapel.game(game), pairings(levels), games // 2, seed, chosen, timed)
    table = contest.run(all_tasks, jobs=jobs or processors(), executor=executor, words=words, console=screen())
    contest.save(table, json, svg)
    return 0


def train(
    game: GameId,
    out: Path,
    *,
    minutes: float = 10.0,
    pause: float | None = None,
    processes: int | None = None,
    device: str = "cpu",
    seed: int = 1,
    resume: Path | None = None,
    start: Path | None = None,
    rival: Path | None = None,
    seats: int = 2,
    against: dict[str, int] | None = None,
) -> int:
    """Teach the net of a game's commissioner by letting it play itself. Needs the extra `torch` (PyTorch).

    Parameters
    ----------
    out
        The file for the net. Beside it, with the suffix .pt, is all that is needed to go on another time; six nets on
        the way are kept too, and in .curve.jsonl is how it went.
    minutes
        How long in all.
    pause
        Stop after this many minutes, to go on another time with --resume.
    processes
        How many processes play; by default one per processor.
    device
        Where it learns: cpu, or cuda on a machine with a graphics card.
    seed
        Repeats the same shuffles.
    resume
        Go on with this file of an earlier training (.pt).
    start
        Begin with the weights of this net (.bin) instead of weights drawn at random.
    rival
        Learn how to beat this net (.bin): it plays one side of every hand and stays as it is.
    seats
        At how many seats the nets on the way are rated.
    against
        Rate the nets on the way, while it learns: with --against.superintendent 32 each of them plays 32 deals twice. A
        rival can also be the file of a net (.bin).
    """
    if minutes <= 0 or (pause is not None and pause <= 0) or (processes is not None and processes < 1):
        raise BadAnswer("train-numbers", "The minutes must be above 0, and there must be a process at least.")
    training.train(
        whitechapel.game(game), out, minutes=minutes, pause=pause, processes=processes or processors(), device=device,
        seed=seed, resume=resume, start=start, rival=rival, seats=seats, against=against or {}, console=screen(),
    )  # fmt: skip
    return 0


def export(
    game: GameId,
    folder: Path,
    *levels: str,
    games: int = 200,
    jobs: Jobs = None,
    seed: int = 0,
    option: Options = None,
    data: Path | None = None,
    database: Annotated[str | None, Parameter(negative="")] = None,
    consent: Annotated[bool, Parameter(negative="")] = False,
    lang: Lang = None,
) -> int:
    """Write games as numbers for those who study them: Parquet files, a row for each decision.

    By default bots play them. With `--data` or `--database` they are the finished games of a server, without names or
    times; `--consent` confirms that the players may expect it.

    Parameters
    ----------
    folder
        Where the files go: one for each set of settings.
    levels
        Which bots play; they change seats from match to match. By default the usual opponent.
    games
        How many matches the bots play.
    seed
        Repeats the same matches.
    data
        Take the finished games from the tables in this folder.
    database
        Take them from this PostgreSQL database.
    consent
        Confirms that the players of these games may expect them to be given to others.
    """
    chosen = whitechapel.game(game)
    words = Words(lang or spoken(), game)
    if data is not None or database is not None:
        if not consent:
            raise BadAnswer(
                "export-consent",
                "These are games of people: --consent says that they may expect it. No names and no times are written.",
            )
        matches = commands.finished(chosen, data, database)
        return files.write(matches, None, folder, words, screen())
    if games < 1 or (jobs is not None and jobs < 1):
        raise BadAnswer("check-numbers", "The numbers of games and of jobs must be at least 1.")
    given = given_settings(None, None, option or [])
    played = files.between_bots(chosen, levels, games, seed, given, jobs or processors())
    return files.write(played, games, folder, words, screen())
