"""What the Mystery Rummy games have in common on the screen: hands, piles and score sheets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from whitechapel.core.frames import Event
from whitechapel.terminal.flow import Flow
from whitechapel.terminal.pen import Pen


def signed(points: int) -> str:
    """Points with their sign; zero has none."""
    return f"{points:+}" if points else "0"


def players_heading(pen: Pen) -> str:
    """The heading above the players; with three or more it says that they are in turn order."""
    return pen.words.say("column-player" if len(pen.people) == 2 else "column-turn-order")


def players_table(pen: Pen, heading: str, columns: Sequence[str]) -> Table:
    """A table of the players, still without rows: numbers in all columns but the first and the last, the area."""
    rows = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, show_edge=False, header_style="dim")
    rows.add_column(heading)
    for column in columns:
        rows.add_column(pen.words.say(f"column-{column}"), justify="left" if column == "area" else "right")
    return rows


def called(seat: int, view: Any, pen: Pen, *marks: str) -> Text:
    """A player's name: whose turn it is, who deals, and whatever else there is to say."""
    text = Text(f"{'▸' if seat == view.active else ' '}{pen.people[seat]}", "bold" if seat == pen.me else "")
    marks = (pen.words.say("dealer-mark"), *marks) if seat == view.dealer else marks
    return text.append(f" ({', '.join(marks)})", "dim") if marks else text


def hands(
    pen: Pen, cards: Sequence[Sequence[str]], pieces: Callable[[Sequence[str], Pen], list[Text]]
) -> list[RenderableType]:
    """Every hand, laid open; `pieces` puts cards into words."""
    return [
        held(pen, pen.words.say("hand-of", who=who), hand, pieces(hand, pen))
        for who, hand in zip(pen.people, cards, strict=True)
    ]


def held(pen: Pen, title: str, cards: Sequence[str], pieces: Sequence[Text]) -> RenderableType:
    """A hand, whose cards have already been put into words."""
    shown = Flow(pieces, "   ") if pieces else pen.say("hand-empty", "dim")
    heading = f"{title} ({len(cards)})"
    return Panel(shown, title=heading, title_align="left", border_style="dim", padding=(0, 1))


def pile(pen: Pen, label: str, cards: Sequence[str]) -> RenderableType:
    """The cards of a pile one by one, after its name."""
    names = [pen.name(card) for card in cards] or [Text("–", "dim")]
    return Flow(names, " · ", Text(f" {pen.words.say(label)}: ", "dim"))


class Sheets:
    """The score sheets of a match, and one by itself. `draw` draws one: what was judged, and its title."""

    def __init__(self, draw: Callable[[Any, Pen, str], RenderableType]) -> None:
        self.draw = draw

    def picture(self, event: Event, pen: Pen) -> RenderableType | None:
        """A hand that was scored shows its sheet."""
        return self.alone(event.facts["sheet"], pen) if event.kind == "scored" else None

    def alone(self, judged: Any, pen: Pen) -> RenderableType:
        """One sheet without its number."""
        return self.draw(judged, pen, pen.words.say("sheet-title-alone"))

    def scores(self, view: Any, pen: Pen) -> RenderableType:
        """All the sheets of the match, the last one below."""
        if not view.sheets:
            return pen.say("sheet-none")
        titles = [pen.words.say("sheet-title", number=number + 1) for number in range(len(view.sheets))]
        return Group(*[self.draw(one, pen, title) for one, title in zip(view.sheets, titles, strict=True)])


class Block:
    """One side's part of a score sheet: rows of names and points under headings, and the total."""

    def __init__(self, pen: Pen) -> None:
        self.pen = pen
        self.rows = Table.grid(padding=(0, 2))
        self.rows.add_column(min_width=22)
        self.rows.add_column(justify="right", min_width=4)

    def section(self, heading: str, entries: Sequence[tuple[Text, int]], total: int = 0) -> None:
        """Some cards with their points, under a heading with what they come to; nothing if there are none."""
        if entries:
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
