"""Play the arena of every game, and write the results into docs/bots.md.

    python tools/bot_tables.py [GAME ...] [--games N] [--plain N] [--jobs J] [--seed S]

Each rank of a game plays the one below it, and the highest plays the constable, a plain search and, where the seats are
different sides, itself. The tables of the games that are not named stay as they are. Run it where the bots are
compiled, or it takes a very long time.
"""

from __future__ import annotations

import argparse
import os
import re
from itertools import pairwise
from pathlib import Path

from rich.console import Console

from whitechapel.bots import arena, ranks, sides
from whitechapel.bots.arena import report
from whitechapel.core.frames import COMPILED
from whitechapel.games import HOUSE
from whitechapel.terminal import arena as screen
from whitechapel.text import Words

DOCS = Path(__file__).resolve().parent.parent / "docs"
PLAIN = "plain-search"


def pairs(game: str) -> list[tuple[str, str]]:
    """Who plays whom."""
    levels = ranks(game)
    top = levels[-1]
    found = [(stronger, weaker) for weaker, stronger in pairwise(levels)]
    found += [(top, levels[0]), (top, PLAIN)]
    # Where the seats are different sides, the balance between them is seen when the best play each other.
    return found if sides(game) is None else [*found, (top, top)]


def write(page: str, game: str, table: str) -> str:
    """The page with a game's table between its marks."""
    pattern = re.compile(rf"(<!-- {game} -->\n).*?(<!-- /{game} -->)", re.DOTALL)
    if not pattern.search(page):
        raise SystemExit(f"docs/bots.md has no place for the table of {game}.")
    return pattern.sub(lambda found: found[1] + table + found[2], page)


def main() -> None:
    parser = argparse.ArgumentParser(description="Play the arena of every game and write docs/bots.md.")
    parser.add_argument("game", nargs="*", help="which games; otherwise all")
    parser.add_argument("--games", type=int, default=400, help="how many matches a pairing plays")
    parser.add_argument("--plain", type=int, default=400, help="how many against the plain search, which takes long")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2)
    parser.add_argument("--seed", type=int, default=1888)
    arguments = parser.parse_args()
    for game in HOUSE:
        if arguments.game and game.id not in arguments.game:
            continue
        tasks = []
        for pair in pairs(game.id):
            matches = arguments.plain if PLAIN in pair else arguments.games
            tasks += arena.tasks(game, [pair], matches // 2, arguments.seed, {}, timed=False)
        table = screen.run(tasks, jobs=arguments.jobs, executor="processes", words=Words("en"), console=Console())
        picture = DOCS / "pictures" / f"bots-{game.id}.svg"
        picture.write_text(report.drawing(table), encoding="utf-8")
        how = f"Seed {arguments.seed}, {'compiled' if COMPILED else 'interpreted'}.\n"
        drawn = f"\n![Ratings](pictures/{picture.name})\n"
        page = DOCS / "bots.md"
        page.write_text(write(page.read_text(encoding="utf-8"), game.id, f"{report.text(table)}{drawn}\n{how}"))


if __name__ == "__main__":
    main()
