"""The drawing for a game that has none of its own: the fields of its view, one per line."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from whitechapel.core.frames import Event
from whitechapel.terminal.drawing import Drawing
from whitechapel.terminal.pen import Pen
from whitechapel.text.describe import fields


def table(view: Any, pen: Pen) -> RenderableType:
    """All the fields that hold something."""
    grid = Table.grid(padding=(0, 2))
    for name, held in fields(view, pen.words, pen.people):
        grid.add_row(Text(name, "dim"), pen.paint(held))
    return grid


def hand(view: Any, pen: Pen) -> RenderableType:
    """Nothing more: the fields above are the seat's own."""
    return Group()


def picture(event: Event, pen: Pen) -> RenderableType | None:
    """No event has a picture."""
    return None


def scores(view: Any, pen: Pen) -> RenderableType:
    """The scores in the view, if it has any."""
    found = [f"{who} {points}" for who, points in zip(pen.people, getattr(view, "scores", ()), strict=False)]
    return Text(", ".join(found))


DRAWING: Final = Drawing({}, table, hand, picture, scores)
