"""`make play`: first what is needed to play; the rules are compiled meanwhile and used at the next start."""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.skipif(os.name == "nt", reason="there is no make on Windows")


def environment(home: Path, **ages: int) -> Path:
    """An environment with these stamps, each this many seconds old."""
    for name, age in ages.items():
        stamp = home / {"wheel": "compiled", "failed": ".not-compiled"}.get(name, f".{name}")
        stamp.touch()
        os.utime(stamp, (1_000_000 - age, 1_000_000 - age))
    return home


@pytest.mark.parametrize(
    ("ages", "step"),
    [
        ({"installed": 10}, "compile"),
        ({"installed": 10, "wheel": 5}, "install"),
        ({"installed": 10, "wheel": 5, "compiled": 1}, None),
        ({"installed": 10, "failed": 5}, "give up"),
        # The source was changed since: `make` has installed it anew, and all the rest is of yesterday.
        ({"installed": 1, "wheel": 5}, "compile"),
        ({"installed": 1, "wheel": 5, "compiled": 4}, "compile"),
        ({"installed": 1, "failed": 5}, "compile"),
    ],
)
def test_the_stamps_say_what_to_do_about_the_rules(tmp_path: Path, ages: dict[str, int], step: str | None) -> None:
    next_step = runpy.run_path(str(ROOT / "tools" / "play.py"))["next_step"]
    assert next_step(environment(tmp_path, **ages)) == step


PLAYING = (
    "import fcntl, sys; lock = open(sys.argv[1]); fcntl.flock(lock, fcntl.LOCK_SH); print('on', flush=True); input()"
)


def test_an_environment_is_not_replaced_while_somebody_plays_from_it(tmp_path: Path) -> None:
    alone = runpy.run_path(str(ROOT / "tools" / "play.py"))["alone"]
    with (tmp_path / ".running").open("w") as lock:
        command = [sys.executable, "-c", PLAYING, lock.name]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
            assert other.stdout is not None
            assert other.stdout.readline() == "on\n"
            assert not alone(lock.fileno())
            other.communicate("\n")
        assert alone(lock.fileno())


def dry_run(*targets: str) -> str:
    """What make would do in a fresh clone."""
    command = ["make", "--dry-run", "--always-make", "PLAY=.venv-of-a-test", *targets]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def test_what_is_needed_to_play_comes_first_and_is_not_compiled() -> None:
    said = dry_run(".venv-of-a-test/.installed")
    packages, client = said.index("--require-hashes -r requirements/play.txt"), said.index("tools/client.py")
    installed = said.index("WHITECHAPEL_PURE=1 WHITECHAPEL_CLIENT=built")
    assert max(packages, client) < installed
    assert "WHITECHAPEL_COMPILED" not in said


def test_the_packages_and_the_client_do_not_wait_for_each_other() -> None:
    assert "tools/client.py" not in dry_run(".venv-of-a-test/.packages")
    assert "pip" not in dry_run("whitechapel/server/static/index.html")
    assert "--jobs=2 .venv/.installed" in (ROOT / "Makefile").read_text(encoding="utf-8").replace("$(PLAY)", ".venv")
