"""`whitechapel train`: teach a net, and show how far it has come."""

from __future__ import annotations

import importlib.util
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from whitechapel.core.frames import BadAnswer
from whitechapel.core.game import Game


def recipe(game: Game) -> Any:
    """How a game's net is taught; raises BadAnswer where there is none, or nothing to teach it with."""
    if importlib.util.find_spec("torch") is None:
        raise BadAnswer(
            "package-missing",
            "The Python package {package} is not installed; pip install {package} brings it.",
            package="torch",
        )
    found = getattr(game.room("training"), "RECIPE", None)
    if found is None:
        raise BadAnswer("train-unknown", "There is no recipe for {game} yet.", game=game.id)
    return found


def train(
    game: Game,
    out: Path,
    *,
    minutes: float,
    pause: float | None,
    processes: int,
    device: str,
    seed: int,
    resume: Path | None,
    start: Path | None,
    rival: Path | None,
    seats: int,
    against: Mapping[str, int],
    console: Console,
) -> None:
    """Teach a net for some minutes, with a bar and the figures of the last lesson."""
    chosen = recipe(game)
    # Only here: it needs PyTorch.
    from whitechapel.training.self_play import Plan, teach

    plan = Plan(
        game.id, 60 * minutes, processes, device, seed, out, None if pause is None else 60 * pause, resume,
        start, rival, seats, rivals=against, raters=max(1, processes // 4),
    )  # fmt: skip
    columns = (
        TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn(),
        TextColumn("{task.fields[figures]}"),
    )  # fmt: skip
    with Progress(*columns, console=console) as bar:
        task = bar.add_task(game.id, total=60 * minutes, figures="")

        def report(now: Any) -> None:
            figures = f"{now.answers / 1e6:.1f} M answers, entropy {now.entropy:.2f}, surprise {now.surprise:.4f}"
            bar.update(task, completed=now.seconds, figures=figures)

        teach(plan, chosen, report)
