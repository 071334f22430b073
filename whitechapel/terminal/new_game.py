"""`whitechapel new-game`: the skeleton of a game as a package of its own, which keeps the laws from the start."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from whitechapel.core.files import trouble
from whitechapel.core.frames import GameError
from whitechapel.games import GAMES

SKELETON: Final = "whitechapel.skeleton"
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

PROJECT: Final = """\
[build-system]
requires = ["setuptools"]
build-backend = "setuptools.build_meta"

[project]
name = "{id}"
version = "0.1.0"

[project.entry-points."whitechapel.games"]
{id} = "{package}:GAME"

[tool.setuptools.packages.find]
include = ["{package}", "{package}.*"]

[tool.setuptools.package-data]
{package} = ["*.toml", "text/*.ftl"]
"""

LAWS: Final = '''\
"""The laws that every game must keep, on random games with all options on trial."""

import pytest
from {package} import GAME

from whitechapel.core.laws import check_game, variants


@pytest.mark.parametrize("given", variants(GAME), ids=str)
def test_the_laws_hold(given: dict[str, object]) -> None:
    for seed in range(50):
        finding = check_game(GAME, given, seed)
        assert finding is None, finding
'''


def new_game(name: str, folder: Path) -> Path:
    """Write the skeleton under this name into a new folder, and return it; a GameError if that is not possible."""
    if not NAME.fullmatch(name):
        raise GameError(
            "new-game-name",
            "'{name}' cannot be the name of a game: small letters and digits, with hyphens between words.",
            name=name[:60],
        )
    if any(game.id == name for game in GAMES):
        raise GameError("new-game-taken", "There is a game called {name} already.", name=name)
    home = folder / name
    package = name.replace("-", "_")
    try:
        home.mkdir(parents=True)
        _write(home / "pyproject.toml", PROJECT.format(id=name, package=package))
        _write(home / "tests" / "test_laws.py", LAWS.format(package=package))
        _copy(files(SKELETON), home / package, name, package)
    except FileExistsError as error:
        raise GameError("new-game-exists", "{folder} exists already; nothing was written.", folder=str(home)) from error
    except OSError as error:
        raise trouble(str(home), error) from error
    return home


def _copy(source: Traversable, target: Path, name: str, package: str) -> None:
    for part in source.iterdir():
        if part.is_dir() and part.name != "__pycache__":
            _copy(part, target / part.name, name, package)
        elif part.name.endswith((".py", ".toml", ".ftl")):
            text = part.read_text(encoding="utf-8").replace(SKELETON, package)
            title = name.replace("-", " ").title()
            _write(target / part.name, text.replace("Skeleton", title).replace("skeleton", name))


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
