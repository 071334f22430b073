"""Write the lists of games in README.md, docs/ and zensical.toml from the games of the house.

    python tools/game_lists.py            write them
    python tools/game_lists.py --check    write nothing; exit with 1 if one is not up to date

A list is enclosed in two comments; the first says what is written for each game:

    <!-- each game: - [{title}](rules/{id}.md) -->
    ...
    <!-- /each game -->
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

from whitechapel.core.game import Game
from whitechapel.games import HOUSE

ROOT: Final = Path(__file__).resolve().parent.parent
FILES: Final = (ROOT / "README.md", ROOT / "zensical.toml", *sorted((ROOT / "docs").glob("*.md")))
LIST: Final = re.compile(
    r"(?P<indent> *)(?P<open><!--|#) each game: (?P<line>.+?)(?P<close> -->)?\n"
    r"(?:.*\n)*? *(?P=open) /each game.*\n"
)


def told(game: Game) -> dict[str, str]:
    """What a line can say about a game."""
    seats = next(option for option in game.setting_table if option.name == "seats").values
    players = str(seats[0]) if len(seats) == 1 else f"{min(seats)}-{max(seats)}"
    title = game.rulebook.title["en"]
    return {"id": game.id, "title": title, "name": title.removeprefix("Mystery Rummy: "), "players": players}


def written(found: re.Match[str]) -> str:
    """A list as it should be."""
    indent, close = found["indent"], found["close"] or ""
    lines = [f"{found['open']} each game: {found['line']}{close}"]
    for game in HOUSE:
        line = found["line"]
        for name, value in told(game).items():
            line = line.replace(f"{{{name}}}", value)
        lines.append(line)
    lines.append(f"{found['open']} /each game{close}")
    return "".join([f"{indent}{line}\n" for line in lines])


def main() -> int:
    """Write all lists, or say which are stale."""
    stale = []
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        fresh = LIST.sub(written, text)
        if fresh != text:
            stale.append(path.relative_to(ROOT).as_posix())
            if "--check" not in sys.argv:
                path.write_text(fresh, encoding="utf-8")
    if "--check" in sys.argv and stale:
        print(f"Run tools/game_lists.py: {', '.join(stale)} not up to date.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
