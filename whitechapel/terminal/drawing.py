"""What the terminal needs to know about a game to draw it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from whitechapel.core.frames import Event, State
from whitechapel.terminal.pen import Pen


def fields(state: State, pen: Pen) -> RenderableType:
    """The fields of the table, one per line: everything hidden, in a game without a drawing of its own."""
    grid = Table.grid(padding=(0, 2))
    for name in type(state).__slots__:
        grid.add_row(Text(name, "dim"), Text(str(getattr(state, name))))
    return grid


class Drawing(NamedTuple):
    """One record of functions per game. Each gets a view or a told event; only `secrets` gets the table itself."""

    styles: Mapping[str, str]
    """The colour of everything that has a name, by its value: used wherever the name appears."""
    table: Callable[[Any, Pen], RenderableType]
    """Everything on the table that is visible to all."""
    hand: Callable[[Any, Pen], RenderableType]
    """What only the view's own seat sees."""
    picture: Callable[[Event, Pen], RenderableType | None]
    """A picture to show below an event in the log, such as a score sheet, or None."""
    scores: Callable[[Any, Pen], RenderableType]
    """The score sheets of the match so far."""
    seen: Callable[[Any, Any, Pen], RenderableType | None] = lambda view, memory, pen: None
    """From the view and the seat's memory: what has been turned down again, for tables that show all of it."""
    secrets: Callable[[Any, Pen], RenderableType] = fields
    """Everything hidden from somebody, and whose it is, for a replay with everything open."""
    order: Sequence[str] = ()
    """The cards in the order a hand shows them: lists of cards and of answers follow it."""
    note: Callable[[Any, str, Pen], str] = lambda view, text, pen: ""
    """What is worth knowing about an answer in a list beyond its own words, or nothing."""
    on_map: Sequence[str] = ()
    """The first words of answers whose numbers are on the map: they are listed only on request."""
    grave: Sequence[str] = ()
    """The first words of answers that end the game at once: they have no number, must be typed in full, and are
    confirmed with the message `sure-<word>`."""
    subject: Callable[[Any], str] = lambda view: ""
    """The name of whoever is moving on the table, or empty: a typed answer may name them too."""

    def is_grave(self, text: str) -> bool:
        """Whether this answer is one of those."""
        return text.partition(" ")[0] in self.grave
