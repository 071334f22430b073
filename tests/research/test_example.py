"""A stranger's path: the example trains a player, which gets a name and plays."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parent.parent.parent / "examples"


@pytest.fixture(scope="module")
def learned(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """What a very short training leaves and says."""
    out = tmp_path_factory.mktemp("student") / "student.npz"
    run = subprocess.run(
        [sys.executable, str(EXAMPLES / "train_policy.py"), "--games", "12", "--deals", "1", "--out", str(out)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return out, run.stdout


def test_it_says_how_it_did_against_a_constable(learned: tuple[Path, str]) -> None:
    assert "of 2 matches against a constable (95 % interval" in learned[1]


def test_the_trained_player_sits_down_in_the_arena(learned: tuple[Path, str]) -> None:
    match = (
        "import pathlib, student, whitechapel\n"
        "from whitechapel.bots import arena\n"
        f"student.LEARNED = pathlib.Path({str(learned[0])!r})\n"
        "game = whitechapel.game('rue-morgue')\n"
        "print(arena.match(game, {'max_hands': 1}, ['student', 'random'], '1 2 3').winners)\n"
    )
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(EXAMPLES), os.environ.get("PYTHONPATH", "")]),
        "WHITECHAPEL_BOTS": "rue-morgue/student=student:make",
    }
    run = subprocess.run([sys.executable, "-c", match], env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip() in ("(0,)", "(1,)", "(0, 1)")
