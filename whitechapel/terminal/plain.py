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

SHOWN_ELSEWHERE: Final = ("seat", "asked", "options", "question", "agreed", "answered")
"""Fields that views have in common and that the house shows in its own way."""


def table(view: Any, pen: Pen) -> RenderableType:
    """All the fields that hold something. A field is called `field-<name>` in the game's words, or by its own name."""
    grid = Table.grid(padding=(0, 2))
    for name, value in view._asdict().items():
        held = _words(value, pen)
        if held and name not in SHOWN_ELSEWHERE:
            grid.add_row(Text(pen.words.field(name), "dim"), pen.paint(held))
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
    """What a field holds; a list with a number for each seat is told seat by seat."""
    if isinstance(value, str):
        return pen.words.name(value)
    if isinstance(value, tuple) and len(value) == len(pen.people) and all(isinstance(one, int) for one in value):
        return ", ".join([f"{person} {one}" for person, one in zip(pen.people, value, strict=True)])
    if isinstance(value, Iterable):
        return ", ".join([_words(one, pen) for one in value])
    return str(value)


DRAWING: Final = Drawing({}, table, hand, picture, scores)
