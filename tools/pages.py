"""One page for each game of the house: what the tools that write such pages have in common."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

from whitechapel.core.game import Game
from whitechapel.games import HOUSE

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"


def main(
    tool: str,
    folder: str,
    description: str,
    page: Callable[[Game], str],
    more: Mapping[str, Callable[[], str]] = MappingProxyType({}),
) -> None:
    """Write the pages into a folder of the documentation, or with --check say which are out of date. `more`: pages
    about all games, by name."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if a page is not up to date")
    parser.add_argument("--out", type=Path, default=DOCS / folder, help=f"the folder of the pages (docs/{folder})")
    arguments = parser.parse_args()
    stale = []
    every = {game.id: page(game) for game in HOUSE} | {name: write() for name, write in more.items()}
    for name, text in every.items():
        path: Path = arguments.out / f"{name}.md"
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(path.name)
        if not arguments.check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
    if arguments.check and stale:
        sys.exit(f"Out of date: {', '.join(stale)}. Write the pages again with `python tools/{tool}.py`.")
