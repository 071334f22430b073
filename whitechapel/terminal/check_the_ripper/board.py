"""Board files: reading, checking and showing them."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from whitechapel.core.frames import BadAnswer
from whitechapel.games.check_the_ripper.material import (
    SIDE,
    SQUARES,
    TOWNS,
    USUAL,
    Board,
    Chart,
    chart,
    check_room,
    from_file,
    word,
)
from whitechapel.terminal.check_the_ripper.drawing import draw
from whitechapel.terminal.flow import Flow
from whitechapel.text import Words


def read(text: str) -> str:
    """The word for the board in the text of a board file; raises BadAnswer with what is wrong with it."""
    return word(from_file(text))


def show(console: Console, words: Words, text: str | None) -> None:
    """Print the board in the text of a file, or the usual one, with everything worth knowing about it. A board that
    cannot be played on raises BadAnswer."""
    shown = from_file(text) if text is not None else chart(USUAL)
    check_room(shown, 2, land_only=False)
    board = Board(shown, land_only=False)
    signs = "".join(shown.rows)
    dark = sum([(square % SIDE + square // SIDE) % 2 == 0 for square in board.towns])
    columns, rows, land = len(shown.rows[0]), len(shown.rows), len(signs) - signs.count(".")
    console.print(draw(shown.rows, {}))
    console.print(words.say("legend"))
    console.print(words.say("board-title", columns=columns, rows=rows, land=land))
    console.print(words.say("board-colours", dark=dark, light=TOWNS - dark))
    console.print(words.say("board-land-only" if _land_only(shown) else "board-not-land-only"))
    if word(shown) == USUAL:
        console.print(words.say("board-usual"))
    if any(shown.names):
        named = [f"{name} {SQUARES[square]}" for square, name in zip(board.towns, shown.names, strict=True)]
        console.print(Flow([Text(town) for town in named], ", ", Text(f"{words.say('board-towns')}: ")))


def _land_only(shown: Chart) -> bool:
    try:
        check_room(shown, 2, land_only=True)
    except BadAnswer:
        return False
    return True
