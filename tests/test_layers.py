"""The direction of imports: core <- games <- bots <- review <- server, and no game knows another game. Nothing imports
research. Within the server they go table <- club <- live <- web <- host; the store is beside the table, the page beside
web.

The source is parsed, not imported, so an import hidden in a function or behind TYPE_CHECKING counts too.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "whitechapel"

MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "skeleton": {"core", "skeleton"},
    "text": {"core", "games", "text"},
    "companion": {"core", "games", "companion", "text"},
    "review": {"core", "games", "bots", "review", "text"},
    "server": {"core", "games", "bots", "companion", "review", "server", "text", "__version__"},
    "terminal": {"core", "games", "bots", "review", "terminal", "text", "training"},
    "mcp": {"core", "games", "bots", "mcp", "terminal", "text", "game", "__version__"},
    # It looks games up by name as everybody outside the house does, with `whitechapel.game`.
    "research": {"core", "games", "bots", "research", "terminal", "text", "game"},
    "training": {"core", "games", "bots", "training"},
}
"""Which parts of the package a part may import. The command line and the door may import all."""

SERVER_ROOMS = {
    "table": {"table"},
    "club": {"table", "club"},
    "store": {"store"},
    "live": {"table", "club", "store", "live"},
    "web": {"table", "store", "live", "web"},
    "page": {"table", "store", "live", "page"},
    "host": {"table", "store", "live", "web", "host"},
}
"""Which rooms of the server a room may import."""

NOT_AT_A_TABLE = {"asyncio", "threading", "socket", "time", "secrets", "random", "starlette", "uvicorn", "sqlite3"}
"""A table has no clock, no chance of its own and no network."""

ONLY_STANDARD_LIBRARY = {"core", "games"}
"""Parts that must run, and compile, with nothing installed."""
FOR_THE_COMPILER = {"librt", "mypy_extensions"}
"""Read by mypyc, which brings it along, and never imported when the program runs."""

SHARED_BY_GAMES = {"rummy"}
"""Modules beside the game folders: any game may import them, they import no game."""


def imports(source: str, module: str) -> Iterator[tuple[int, str]]:
    """Line and full dotted name of everything `source` imports; relative imports are resolved.

    `module` is the importer's name, with `.__init__` for a package, so that cutting the last part
    always gives the package it lies in.
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = module.split(".")[: -node.level] if node.level else []
            prefix = ".".join(base + ([node.module] if node.module else []))
            for alias in node.names:
                yield node.lineno, f"{prefix}.{alias.name}"


def fault(module: str, imported: str) -> str | None:
    """Why `module` must not import `imported`; None when it may."""
    here = module.split(".")[1:]
    there = imported.split(".")
    layer = here[0]
    if layer not in MAY_IMPORT:
        return None
    if (
        here[:2] in (["server", "table"], ["server", "club"])
        and there[0] in NOT_AT_A_TABLE
        and imported != "random.Random"
    ):
        return "a table has no clock, no chance of its own and no network, and neither has a club"
    if there[0] != "whitechapel":
        if layer in ONLY_STANDARD_LIBRARY and there[0] not in sys.stdlib_module_names | FOR_THE_COMPILER:
            return f"{layer} uses the standard library only"
        return None
    there = there[1:]
    if not there or there[0] not in MAY_IMPORT[layer]:
        return f"{layer} lies below it"
    if layer == there[0] == "server" and here[1] in SERVER_ROOMS and there[1] not in SERVER_ROOMS[here[1]]:
        return f"{here[1]} lies below it"
    if layer == there[0] == "games" and here[1] != "__init__":
        # A game folder sees itself and the shared modules; a shared module sees only shared modules.
        game = set() if here[1] in SHARED_BY_GAMES else {here[1]}
        if len(there) < 2 or there[1] not in SHARED_BY_GAMES | game:
            return "a game knows itself and what all games share, never another game"
    return None


def faults(source: str, module: str) -> list[str]:
    """Every wrong arrow in one file, as sentences."""
    return [
        f"{module}:{line} imports {imported}: {reason}"
        for line, imported in imports(source, module)
        if (reason := fault(module, imported))
    ]


def test_every_import_follows_the_arrows() -> None:
    found: list[str] = []
    seen = 0
    for path in sorted(PACKAGE.rglob("*.py")):
        module = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
        found += faults(path.read_text(encoding="utf-8"), module)
        seen += 1
    assert seen, f"no source under {PACKAGE}"
    assert found == []


def rooms(folder: Path) -> set[str]:
    """The packages in a folder."""
    return {path.parent.name for path in folder.glob("*/__init__.py")}


def test_no_room_is_without_arrows() -> None:
    assert rooms(PACKAGE) - {"cli"} == set(MAY_IMPORT)
    assert rooms(PACKAGE / "server") == set(SERVER_ROOMS)


def test_no_two_modules_of_the_server_know_each_other() -> None:
    sources = {
        ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__"): path
        for path in sorted((PACKAGE / "server").rglob("*.py"))
    }
    graph: dict[str, set[str]] = {}
    for module, path in sources.items():
        importer = f"{module}.__init__" if path.name == "__init__.py" else module
        found = {name for _, name in imports(path.read_text(encoding="utf-8"), importer)}
        graph[module] = {name if name in sources else name.rpartition(".")[0] for name in found} & sources.keys()
        graph[module] -= {module, *(other for other in sources if module.startswith(other + "."))}
        if path.name == "__init__.py":  # a package may bring in its own modules when it is asked for them
            graph[module] = {other for other in graph[module] if not other.startswith(module + ".")}
    assert list(TopologicalSorter(graph).static_order())


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("whitechapel.core.frames", "import whitechapel.games"),
        ("whitechapel.core.frames", "import whitechapel"),
        ("whitechapel.core.frames", "from whitechapel import games"),
        ("whitechapel.core.frames", "from ..games import rummy"),
        ("whitechapel.core.frames", "import rich.console"),
        ("whitechapel.core.__init__", "from ..bots import bot"),
        ("whitechapel.core.laws", "def f():\n    from whitechapel.cli import main"),
        ("whitechapel.games.rummy", "from whitechapel.bots.bot import Bot"),
        ("whitechapel.games.rummy", "import numpy"),
        ("whitechapel.games.rummy", "from whitechapel.games.rue_morgue import GAME"),
        ("whitechapel.games.mr_jack.steps", "from whitechapel.games.rue_morgue.state import Table"),
        ("whitechapel.games.mr_jack.steps", "from whitechapel.games import rue_morgue"),
        ("whitechapel.games.mr_jack.steps", "from whitechapel.games import GAMES"),
        ("whitechapel.games.mr_jack.steps", "from ..rue_morgue import GAME"),
        ("whitechapel.games.mr_jack.steps", "if TYPE_CHECKING:\n    import whitechapel.games.rue_morgue"),
        ("whitechapel.bots.arena", "from whitechapel.server.table import Table"),
        ("whitechapel.server.web.app", "from whitechapel.cli import main"),
        ("whitechapel.server.web.app", "from whitechapel.research.encode import encoding"),
        ("whitechapel.server.web.app", "from whitechapel.server.host import serving"),
        ("whitechapel.server.live.room", "from whitechapel.server.web.door import Door"),
        ("whitechapel.server.live.room", "from whitechapel.server import web"),
        ("whitechapel.server.page.page", "from whitechapel.server.web.app import make_app"),
        ("whitechapel.server.store.sqlite", "from whitechapel.server.live.room import Room"),
        ("whitechapel.server.store.sqlite", "from whitechapel.server.table import log"),
        ("whitechapel.server.table.show", "from whitechapel.server.store import Mark"),
        ("whitechapel.server.table.show", "import asyncio"),
        ("whitechapel.server.table.decide", "from time import time"),
        ("whitechapel.server.table.decide", "from whitechapel.server.club.pairing import swiss"),
        ("whitechapel.server.club.tournament", "from whitechapel.server.live.tournaments import Tournaments"),
        ("whitechapel.server.club.pairing", "import random"),
        ("whitechapel.server.table.dice", "import random"),
        ("whitechapel.terminal.play", "from whitechapel.research import picture"),
        ("whitechapel.text.vocabulary", "from whitechapel.bots import Candidate"),
        ("whitechapel.bots.judge", "from whitechapel.review import review"),
        ("whitechapel.review.walk", "from whitechapel.server.table import Table"),
        ("whitechapel.review.walk", "from whitechapel.terminal.drawings import drawing"),
        ("whitechapel.bots.net", "from whitechapel.research.encode import encoding"),
        ("whitechapel.research.encode", "from whitechapel.server.table import Table"),
    ],
)
def test_a_planted_wrong_arrow_is_caught(module: str, line: str) -> None:
    assert len(faults(line, module)) == 1


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("whitechapel.core.game", "from whitechapel.core.frames import State"),
        ("whitechapel.core.game", "import tomllib, collections.abc"),
        ("whitechapel.games.__init__", "from whitechapel.games import jack_the_ripper, mr_jack"),
        ("whitechapel.games.mr_jack.steps", "from whitechapel.games.mr_jack.state import Table"),
        ("whitechapel.games.mr_jack.__init__", "from whitechapel.games.mr_jack import steps"),
        ("whitechapel.games.rue_morgue.steps", "from whitechapel.games import rummy"),
        ("whitechapel.games.rue_morgue.steps", "from whitechapel.games.rummy import meld"),
        ("whitechapel.bots.arena", "from whitechapel.games import GAMES"),
        ("whitechapel.bots.net", "import numpy"),
        ("whitechapel.server.web.app", "from whitechapel.bots import arena"),
        ("whitechapel.server.live.room", "from whitechapel.server.store import Mark"),
        ("whitechapel.server.table.dice", "from random import Random"),
        ("whitechapel.cli", "from whitechapel.server.web.app import make_app"),
        ("whitechapel.terminal.review", "from whitechapel.review import review"),
        ("whitechapel.research.encode", "from whitechapel.bots import bots"),
        ("whitechapel.__init__", "from whitechapel.games import GAMES"),
    ],
)
def test_a_right_arrow_is_left_alone(module: str, line: str) -> None:
    assert faults(line, module) == []
