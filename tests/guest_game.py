"""A game of another package, installed beside the house into a folder of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

COMMAND = "from whitechapel.cli import main; main()"


class GuestGame:
    """The doors of a house with the package installed; nothing of it is imported here."""

    def __init__(self, package: Path, place: Path) -> None:
        """Build it from a copy, so that nothing is left behind where it was written, and install it."""
        source, site = place / "source", place / "site"
        shutil.copytree(package, source)
        how = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check"]
        subprocess.run([sys.executable, "-m", "pip", "install", *how, "--target", site, source], check=True)
        path = os.pathsep.join(filter(None, [str(site), os.environ.get("PYTHONPATH", "")]))
        self.environment = {**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8", "COLUMNS": "100"}

    def python(self, code: str, *arguments: str, typed: str = "") -> str:
        """The output of a program that succeeds."""
        done = subprocess.run(
            [sys.executable, "-c", code, *arguments],
            input=typed, capture_output=True, encoding="utf-8", env=self.environment, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def whitechapel(self, *arguments: str, typed: str = "") -> str:
        """What `whitechapel ...` prints."""
        return self.python(COMMAND, *arguments, typed=typed)
