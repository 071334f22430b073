"""A view drawn as text, as the terminal draws it: what the environments render."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import Any

from rich.console import Console

from whitechapel.core.game import Game
from whitechapel.terminal.drawings import drawing
from whitechapel.terminal.pen import Pen
from whitechapel.text import Words

WIDTH = 100


@lru_cache
def words(game: str) -> Words:
    """English words for this game; loaded once."""
    return Words("en", game)


def picture(game: Game, view: Any) -> str:
    """The table as the view's seat sees it, without colours."""
    draw = drawing(game)
    people = [f"player_{seat}" for seat in range(view.agreed.seats)]
    pen = Pen(words(game.id), game.rulebook, people, view.seat, draw.styles)
    console = Console(file=io.StringIO(), width=WIDTH, color_system=None)
    with console.capture() as drawn:
        console.print(draw.table(view, pen))
        console.print(draw.hand(view, pen))
        console.print(pen.status(view.question, view.asked))
    return drawn.get()
