"""How the rules are compiled: what `tools/native.py` finds out before, and the games it watches in between."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

from whitechapel.core.frames import COMPILED
from whitechapel.core.game import Game
from whitechapel.games import GAMES

ROOT = Path(__file__).resolve().parents[2]


def tool(name: str) -> dict[str, Any]:
    """What a script in tools/ defines."""
    return runpy.run_path(str(ROOT / "tools" / name))


def compiler(folder: Path, unknown: str) -> str:
    """The command of a compiler that does not know this option."""
    script = folder / "cc.py"
    script.write_text(f"import sys\nsys.exit({unknown!r} in sys.argv)\n")
    return f"{sys.executable} {script}"


@pytest.mark.skipif(sys.platform == "win32", reason="there the compiler is not asked")
def test_a_compiler_learns_only_if_it_knows_how(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    can_learn = tool("native.py")["can_learn"]
    monkeypatch.setenv("CC", compiler(tmp_path, unknown="-fwhistle"))
    assert can_learn()
    monkeypatch.setenv("CC", compiler(tmp_path, unknown="-fprofile-use"))
    assert not can_learn()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_can_be_watched(game: Game) -> None:
    watch = tool("workload.py")["watch"]
    watch.__globals__.update(PLAYOUTS=2, WALKS=1, STEPS=2, RANKS=("constable",))
    watch(game)


@pytest.mark.skipif(COMPILED, reason="they are compiled")
def test_watching_rules_that_are_not_compiled_is_refused() -> None:
    with pytest.raises(SystemExit, match="not compiled"):
        tool("workload.py")["main"]()
