"""Bots know what their seat knows, and have no way to the true state."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from bots import honesty

import whitechapel
from whitechapel.core.game import Game

SOURCES = Path(whitechapel.__file__).parent.parent / "whitechapel" / "bots"
BEGINS_GAMES = {"arena"}
"""Who plays whole games, and so has a true state; the bots themselves only sample worlds."""
DOORS = {"start", "new", "view", "told", "told_to_bot"}
"""Functions of a game that make a true state, or that are given one."""


@pytest.mark.parametrize("game", whitechapel.GAMES, ids=lambda game: game.id)
def test_a_bot_chooses_the_same_in_another_world_that_looks_the_same(game: Game) -> None:
    different, changed = honesty.look(game, 40, ("constable", "sergeant"))
    assert different >= 30
    assert changed == 0


def doors_used(source: str) -> list[str]:
    """The doors to a true state that a module opens, as calls of a function or a method."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            called = node.func
            name = getattr(called, "attr", getattr(called, "id", ""))
            if name in DOORS:
                found.append(name)
    return found


def test_no_bot_begins_a_game_or_looks_at_a_state_through_other_eyes() -> None:
    files = [path for path in sorted(SOURCES.rglob("*.py")) if not BEGINS_GAMES & set(path.relative_to(SOURCES).parts)]
    assert len(files) > 20
    assert [(path.name, door) for path in files for door in doors_used(path.read_text(encoding="utf-8"))] == []


def test_a_planted_door_is_noticed() -> None:
    assert doors_used("state = self._game.start(agreed)") == ["start"]
    assert doors_used("from x import start\ntable = start(agreed)") == ["start"]
    assert doors_used("table = game.sample(view, memory, rng)") == []
