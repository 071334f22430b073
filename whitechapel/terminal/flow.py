"""Layout for screens that may be narrow: short pieces of text one after another, broken only between them, so that a
name is never torn apart; and two things side by side where both have room."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text


class Flow:
    """Pieces with a separator; further lines are aligned with the first piece."""

    def __init__(self, pieces: Sequence[Text], between: str = " · ", before: Text | None = None) -> None:
        self.pieces = pieces
        self.between = between
        self.before = before or Text()

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        mark = self.between.rstrip()
        line = self.before.copy()
        empty = True
        for number, piece in enumerate(self.pieces, 1):
            last = number == len(self.pieces)
            needs = piece.cell_len + (0 if last else len(mark))  # a separator never begins a line
            if not empty and line.cell_len + len(self.between) + needs > options.max_width:
                yield line.append(mark) if line.cell_len + len(mark) <= options.max_width else line
                line = Text(" " * self.before.cell_len)
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
        return Measurement(indent + min(widest, together), indent + together).with_maximum(options.max_width)


class Beside:
    """Two things side by side where the widest word of each has room, otherwise one below the other."""

    def __init__(self, left: Text, right: RenderableType) -> None:
        self.left, self.right = left, right

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = max([len(line.rstrip()) for line in self.left.plain.splitlines()]) + 1
        least = Measurement.get(console, options, self.right).minimum
        if options.max_width < width + least + 1:
            yield self.left
            yield self.right
            return
        grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
        grid.add_column(width=width)
        grid.add_column(ratio=1)
        grid.add_row(self.left, self.right)
        yield grid
