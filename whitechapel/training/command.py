"""The command line of a judgement that is learned from games: `learn` and `measure`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, Protocol


class Learn(Protocol):
    """Plays, fits and plays again; writes the weights."""

    def __call__(self, games: int, rounds: int, jobs: int, out: Path, seed: int) -> None: ...


class Measure(Protocol):
    """Plays the one that has learned against others, and prints what comes of it."""

    def __call__(self, games: int, jobs: int, seed: int) -> None: ...


def command(about: str, learn: Learn, measure: Measure, *, games: int, rounds: int) -> None:
    """Do what the command line says; `games` and `rounds` are what it does by default."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("what", choices=("learn", "measure"))
    parser.add_argument("--games", type=int, default=games)
    parser.add_argument("--rounds", type=int, default=rounds)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1888)
    parser.add_argument("--out", type=Path, default=Path("judgement.json"))
    wanted: Any = parser.parse_args(sys.argv[1:])
    if wanted.what == "learn":
        learn(wanted.games, wanted.rounds, wanted.jobs, wanted.out, wanted.seed)
    else:
        measure(wanted.games, wanted.jobs, wanted.seed)
