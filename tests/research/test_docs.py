"""The documentation is true: its examples run, its tables are fresh, and every public name stands in it."""

from __future__ import annotations

import doctest
import importlib
import inspect
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import whitechapel
from whitechapel.core.frames import State
from whitechapel.core.game import Game

ROOT = Path(__file__).resolve().parent.parent.parent
DOCS = ROOT / "docs"

PUBLIC = {
    "whitechapel": "python.md",
    "whitechapel.bots": "python.md",
    "whitechapel.research.pettingzoo_env": "research.md",
    "whitechapel.research.gymnasium_env": "research.md",
    "whitechapel.research.openspiel_games": "research.md",
    "whitechapel.research.encode": "research.md",
}
"""The modules whose `__all__` is what people may rely on, and the page on which they stand."""


@pytest.mark.parametrize("name", ["python.md", "research.md"])
def test_the_examples_run(name: str) -> None:
    failed, tried = doctest.testfile(str(DOCS / name), module_relative=False, encoding="utf-8")
    assert failed == 0
    assert tried > 20


# Machine code carries no docstrings.
@pytest.mark.interpreted
@pytest.mark.parametrize("module", PUBLIC)
def test_every_public_name_has_its_words_and_its_place_on_a_page(module: str) -> None:
    page = (DOCS / PUBLIC[module]).read_text(encoding="utf-8")
    short = module.removeprefix("whitechapel.research.")
    for name in importlib.import_module(module).__all__:
        assert re.search(rf"`{re.escape(short)}\.{name}\b", page), f"{short}.{name} is missing on {PUBLIC[module]}"
        value = getattr(importlib.import_module(module), name)
        if inspect.isclass(value) or inspect.isfunction(value) or inspect.isbuiltin(value):
            assert value.__doc__, f"{short}.{name} has no docstring"


@pytest.mark.interpreted
@pytest.mark.parametrize("kind", [Game, State])
def test_whatever_a_game_and_a_state_can_do_is_said_in_words(kind: type) -> None:
    for name, value in vars(kind).items():
        if not name.startswith("_") and (callable(value) or isinstance(value, property)):
            assert value.__doc__, f"{kind.__name__}.{name} has no docstring"


def test_every_function_and_class_of_the_doors_has_a_docstring() -> None:
    for path in sorted((ROOT / "whitechapel" / "research").glob("*.py")):
        module = importlib.import_module(f"whitechapel.research.{path.stem}".removesuffix(".__init__"))
        assert module.__doc__
        for name, value in vars(module).items():
            ours = getattr(value, "__module__", None) == module.__name__
            if ours and not name.startswith("_") and (inspect.isclass(value) or inspect.isfunction(value)):
                assert value.__doc__, f"{module.__name__}.{name}"


@pytest.mark.interpreted
@pytest.mark.parametrize("tool", ["encodings.py", "game_lists.py"])
def test_what_is_generated_is_fresh(tool: str) -> None:
    run = subprocess.run(
        [sys.executable, str(ROOT / "tools" / tool), "--check"], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr


def test_every_page_is_on_the_site() -> None:
    site = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))
    listed = set(re.findall(r"[\w/-]+\.md", str(site["project"]["nav"])))
    pages = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")}
    assert listed == pages


def test_the_games_have_the_names_that_are_documented() -> None:
    page = (DOCS / "research.md").read_text(encoding="utf-8")
    for game in whitechapel.GAMES:
        assert f"encodings/{game.id}.md" in page
