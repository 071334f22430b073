"""What the terminal needs to know of a game in order to draw it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from rich.console import RenderableType

from whitechapel.core.frames import Event
from whitechapel.terminal.pen import Pen


class Drawing(NamedTuple):
    """One record of functions per game. Each gets a view or a told event, and never the state."""

    styles: Mapping[str, str]
    """The colour of everything that has a name, by its value: used wherever the name is mentioned."""
    table: Callable[[Any, Pen], RenderableType]
    """Everything on the table that all may see."""
    hand: Callable[[Any, Pen], RenderableType]
    """What only the view's own seat sees."""
    picture: Callable[[Event, Pen], RenderableType | None]
    """A picture to show below an event in the log, such as a score sheet, or None."""
    scores: Callable[[Any, Pen], RenderableType]
    """The score sheets of the match so far."""
    seen: Callable[[Any, Any, Pen], RenderableType | None] = lambda view, memory, pen: None
    """From the view and the seat's memory: what has been turned down again, for a table where all of it is shown."""
    subject: Callable[[Any], str] = lambda view: ""
    """Whose move it is on the table, by name, or empty: somebody who types an answer may name it as well."""
