"""The drawing for a game that has none of its own: the fields of its view, one per line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from whitechapel.core.frames import Event
from whitechapel.terminal.drawing import Drawing
from whitechapel.terminal.pen import Pen

SHOWN_ELSEWHERE: Final = ("seat", "asked", "options", "question", "agreed")
"""Fields that every view has and that are shown elsewhere."""


def table(view: Any, pen: Pen) -> RenderableType:
    """All the fields, with what they hold."""
    grid = Table.grid(padding=(0, 2))
    for name, value in view._asdict().items():
        if name not in SHOWN_ELSEWHERE:
            grid.add_row(Text(name, "dim"), pen.paint(_words(value, pen)))
    return grid


def hand(view: Any, pen: Pen) -> RenderableType:
    """Nothing more: the fields above are the seat's own."""
    return Group()


def picture(event: Event, pen: Pen) -> RenderableType | None:
    """No event has a picture."""
    return None


def scores(view: Any, pen: Pen) -> RenderableType:
    """The scores in the view, if it has any."""
    return Text(_words(getattr(view, "scores", ()), pen))


def _words(value: object, pen: Pen) -> str:
    if isinstance(value, str):
        return pen.words.name(value)
    if isinstance(value, Iterable):
        return ", ".join([_words(one, pen) for one in value])
    return str(value)


DRAWING: Final = Drawing({}, table, hand, picture, scores)
