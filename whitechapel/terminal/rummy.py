"""What the Mystery Rummy games have in common on the screen: hands, piles and score sheets."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from whitechapel.terminal.flow import Flow
from whitechapel.terminal.pen import Pen


def signed(points: int) -> str:
    """Points with their sign; zero has none."""
    return f"{points:+}" if points else "0"


def players_heading(pen: Pen) -> str:
    """The heading above the players; with three or more it says that they are in turn order."""
    return pen.words.say("column-player" if len(pen.people) == 2 else "column-turn-order")


def held(pen: Pen, title: str, cards: Sequence[str], pieces: Sequence[Text]) -> RenderableType:
    """A hand, whose cards have already been put into words."""
    shown = Flow(pieces, "   ") if pieces else pen.say("hand-empty", "dim")
    heading = f"{title} ({len(cards)})"
    return Panel(shown, title=heading, title_align="left", border_style="dim", padding=(0, 1))


def pile(pen: Pen, label: str, cards: Sequence[str]) -> RenderableType:
    """The cards of a pile one by one, after its name."""
    names = [pen.name(card) for card in cards] or [Text("–", "dim")]
    return Flow(names, " · ", Text(f" {pen.words.say(label)}: ", "dim"))


class Block:
    """One side's part of a score sheet: rows of names and points under headings, and the total."""

    def __init__(self, pen: Pen) -> None:
        self.pen = pen
        self.rows = Table.grid(padding=(0, 2))
        self.rows.add_column(min_width=22)
        self.rows.add_column(justify="right", min_width=4)

    def section(self, heading: str, entries: Sequence[tuple[Text, int]]) -> None:
        """Some cards with their points, under a heading with their sum; nothing if there are none."""
        if entries:
            total = sum([points for _, points in entries])
            self.rows.add_row(Text(heading, "dim"), Text(signed(total), "dim"))
            for name, points in entries:
                self.rows.add_row(Text.assemble(" ", name), signed(points))

    def row(self, text: Text, points: int) -> None:
        """A line of its own."""
        self.rows.add_row(text, signed(points))

    def panel(self, title: str, total: int, running: int | None) -> Panel:
        """The whole block; `running` is the side's total of the match, if there is one."""
        say = self.pen.words.say
        self.rows.add_row(Text(say("sheet-total"), "bold"), Text(str(total), "bold"))
        if running is not None:
            self.rows.add_row(Text(say("sheet-running"), "dim"), Text(str(running), "dim"))
        return Panel(self.rows, title=Text(title, "bold"), title_align="left", border_style="dim", expand=False)
