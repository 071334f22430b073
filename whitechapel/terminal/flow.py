"""Short pieces of text one after another, broken only between them: a name is never torn apart."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


class Flow:
    """Pieces with something between them; further lines begin below the first piece."""

    def __init__(self, pieces: Sequence[Text], between: str = " · ", before: Text | None = None) -> None:
        self.pieces = pieces
        self.between = between
        self.before = before or Text()

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        indent = self.before.cell_len
        line = self.before.copy()
        empty = True
        for piece in self.pieces:
            if not empty and line.cell_len + len(self.between) + piece.cell_len > options.max_width:
                line.append(self.between.rstrip())
                yield line
                line = Text(" " * indent)
                empty = True
            if not empty:
                line.append(self.between)
            line.append_text(piece)
            empty = False
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [piece.cell_len for piece in self.pieces]
        indent = self.before.cell_len
        together = sum(widths) + len(self.between) * max(len(widths) - 1, 0)
        widest = max(widths, default=0) + len(self.between.rstrip())
        return Measurement(indent + widest, indent + together).with_maximum(options.max_width)
