"""The build steps of the Dockerfile, in order, on a machine without a container engine.

    PYTHONPATH=tests python3 -m install.image

Each folder of the image is one below a temporary folder; what .dockerignore lets through is copied. Left out is what
only an image has: its base, its system packages, its user. The parlour that comes out is visited.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from install.smoke import visit

ROOT = Path(__file__).resolve().parents[2]
ONLY_IN_AN_IMAGE = re.compile(r"apt-get|useradd")
FOLDERS = re.compile(r"(?<![\w./-])/(opt|src|data)\b")
"""The folders that the Dockerfile makes."""


class Step(NamedTuple):
    """One instruction, with the stage it belongs to."""

    stage: int
    name: str
    rest: str


def steps(text: str) -> list[Step]:
    """The instructions of a Dockerfile; lines that end in a backslash go on."""
    found: list[Step] = []
    stage = -1
    for line in re.sub(r"\\\n", " ", text).splitlines():
        if line.strip() and not line.startswith("#"):
            name, _, rest = line.strip().partition(" ")
            stage += name == "FROM"
            found.append(Step(stage, name, " ".join(rest.split())))
    return found


def sent(root: Path) -> list[str]:
    """What is sent to the engine: the files git knows, as far as .dockerignore lets them through."""
    rules = (root / ".dockerignore").read_text(encoding="utf-8").splitlines()
    kept = tuple(rule[1:] for rule in rules if rule.startswith("!"))
    listed = subprocess.run(["git", "ls-files"], cwd=root, capture_output=True, text=True, check=True).stdout
    return [path for path in listed.splitlines() if path in kept or path.startswith(tuple(f"{each}/" for each in kept))]


def copy(source: str, files: list[str], to: Path) -> None:
    """COPY of the whole context, or of one folder of it."""
    for path in files:
        if source == "." or path.startswith(f"{source}/"):
            (to / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / path, to / path)


def build(home: Path) -> Path:
    """Run the first stage below `home`; returns where the second takes the parlour from."""
    files, environment, here = sent(ROOT), dict(os.environ), home
    for step in steps((ROOT / "Dockerfile").read_text(encoding="utf-8")):
        rest = FOLDERS.sub(rf"{home}/\1", step.rest)
        if step.stage != 0 or (step.name == "RUN" and ONLY_IN_AN_IMAGE.search(rest)):
            continue
        print(step.name, step.rest, flush=True)
        if step.name == "WORKDIR":
            here = Path(rest)
            here.mkdir(parents=True)
        elif step.name == "ENV":
            environment |= dict(pair.split("=", 1) for pair in rest.split())
        elif step.name == "COPY":
            copy(step.rest.split()[0], files, here)
        elif step.name == "RUN":
            command = re.sub(r"^python\b", sys.executable, rest)
            subprocess.run(["sh", "-ec", command], cwd=here, env=environment, check=True)
    return home / "opt" / "parlour"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="whitechapel-image-") as scratch:
        parlour = build(Path(scratch))
        size = sum(path.stat().st_size for path in parlour.rglob("*") if path.is_file() and not path.is_symlink())
        shutil.rmtree(Path(scratch, "src"))
        seen = visit([str(parlour / "bin" / "whitechapel")], {"PATH": "", "PYTHONDONTWRITEBYTECODE": "1"})
        print(json.dumps({**seen, "megabytes on top of the base": round(size / 1e6, 1)}))
