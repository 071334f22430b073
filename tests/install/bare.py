"""From nothing to the page, in environments of their own, with neither node nor a C compiler on the PATH.

    PYTHONPATH=tests python -m install.bare                builds the archive and a pure wheel first
    PYTHONPATH=tests python -m install.bare dist           takes what lies in this folder

The wheel is installed as `pipx install` does it, a bare environment and one `pip install`, and visited; then the
archive likewise, which has to be built for it. Prints how long each took.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

from install.smoke import visit

ROOT = Path(__file__).resolve().parents[2]
NEEDED = ("sh", "uname", "ldconfig")
"""What Python's own start and pip call."""


def bare_path(folder: Path) -> str:
    """A PATH on which there is hardly anything."""
    folder.mkdir()
    for name in NEEDED:
        for place in ("/bin", "/usr/bin", "/sbin"):
            if Path(place, name).exists() and not (folder / name).exists():
                (folder / name).symlink_to(Path(place, name))
    return str(folder)


def installed(what: Path, home: Path, path: str) -> dict[str, object]:
    """Install this file into a new environment, and visit the parlour there."""
    environment = {**os.environ, "PATH": path, "CC": "no-compiler-here"}
    began = time.monotonic()
    subprocess.run([sys.executable, "-m", "venv", str(home)], check=True, env=environment)
    scripts = home / ("Scripts" if os.name == "nt" else "bin")
    subprocess.run([str(scripts / "python"), "-m", "pip", "--quiet", "install", str(what)], check=True, env=environment)
    seconds = round(time.monotonic() - began, 1)
    return {"file": what.name, "installed in seconds": seconds, **visit([str(scripts / "whitechapel")], environment)}


def build(out: Path) -> None:
    """The archive and a pure wheel, built by an environment with what requirements/build.txt names."""
    home = out.parent / "builder"
    subprocess.run([sys.executable, "-m", "venv", str(home)], check=True)
    python = str(home / ("Scripts" if os.name == "nt" else "bin") / "python")
    pins = str(ROOT / "requirements" / "build.txt")
    subprocess.run([python, "-m", "pip", "--quiet", "install", "--require-hashes", "-r", pins], check=True)
    subprocess.run([python, str(ROOT / "tools" / "client.py")], check=True)
    environment = {**os.environ, "WHITECHAPEL_CLIENT": "built", "WHITECHAPEL_PURE": "1"}
    subprocess.run([python, "-m", "hatchling", "build", "-d", str(out)], cwd=ROOT, env=environment, check=True)


def run(dist: Path | None) -> Iterable[dict[str, object]]:
    with tempfile.TemporaryDirectory(prefix="whitechapel-bare-") as scratch:
        here = Path(scratch)
        if dist is None:
            dist = here / "dist"
            build(dist)
        path = bare_path(here / "path")
        for number, file in enumerate([*sorted(dist.glob("*.whl")), *sorted(dist.glob("*.tar.gz"))]):
            yield installed(file.resolve(), here / f"home-{number}", path)


if __name__ == "__main__":
    for seen in run(Path(sys.argv[1]) if sys.argv[1:] else None):
        print(seen, flush=True)
