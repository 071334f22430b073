"""A stranger's path: the example trains a player, which gets a name and plays."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

EXAMPLES = Path(__file__).resolve().parent.parent.parent / "examples"


@pytest.fixture(scope="module")
def learned(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """What a very short training run leaves behind and prints."""
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


def test_a_learner_plays_itself_saves_goes_on_and_meets_a_constable(tmp_path: Path) -> None:
    out = tmp_path / "learned.npz"
    command = [sys.executable, str(EXAMPLES / "self_play.py"), "--minutes", "0", "--rows", "8", "--units", "16"]
    command += ["--deals", "1", "--out", str(out)]
    for more in ([], ["--resume"]):
        run = subprocess.run([*command, *more], capture_output=True, text=True, check=False)
        assert run.returncode == 0, run.stderr
        assert "Learned from 512 choices" in run.stdout
        assert "of 2 matches against a constable (95 % interval" in run.stdout
    assert out.exists()


def test_pytorch_learns_what_numpy_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    """One lesson from the same rows, in the same order, leaves the same network."""
    pytest.importorskip("torch", reason="the extra `torch` is not installed")
    monkeypatch.syspath_prepend(str(EXAMPLES))
    ours, theirs = importlib.import_module("self_play"), importlib.import_module("self_play_torch")
    tables = ours.Tables("rue-morgue", 8, reward="score", max_hands=1)
    size, answers = tables.encoding.size, len(tables.encoding.actions)
    networks = [ours.Network(size, 16, answers, np.random.default_rng(7)) for _ in range(2)]
    networks[1] = theirs.TorchNetwork(networks[1])
    rows = ours.Course(tables, networks[0], 7).play()
    before = networks[0].layers[0][0].copy()
    for network in networks:
        network.learn(rows, np.random.default_rng(3), 1e-3, 0.02)
    assert not np.allclose(before, networks[0].layers[0][0], atol=1e-4)
    for one, other in zip(*[network.layers for network in networks], strict=True):
        for part, same in zip(one, other, strict=True):
            assert np.allclose(part, same, atol=1e-4)
