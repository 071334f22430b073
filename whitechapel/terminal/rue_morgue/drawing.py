"""Mystery Rummy: Murders in the Rue Morgue as text. Works from views and told events alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from whitechapel.games.rue_morgue.material import BONUS, COLOURS, MATERIAL, NAMES, names
from whitechapel.games.rue_morgue.scoring import Entry, Line, Sheet
from whitechapel.games.rue_morgue.state import Table as State
from whitechapel.games.rue_morgue.view import View
from whitechapel.terminal.drawing import Drawing
from whitechapel.terminal.flow import Flow
from whitechapel.terminal.pen import Pen
from whitechapel.terminal.rummy import Block, Sheets, called, hands, held, pile, players_heading, players_table

# Mid-tones that are readable on black and on white; both colours of a pair are shades of one.
COLOUR: Final = {
    "3am": "#2f6cc4",
    "roch": "#4f9be8",
    "mademoiselle": "#d07aae",
    "madame": "#a8437f",
    "windows": "#2f8a45",
    "rod": "#6aa84f",
    "ad": "#c98a2b",
    "sailor": "#9a6a22",
    "le-bon": "#d4463f",
    "poe": "bold",
    "prefect": "#d4463f",
    "deduction": "bold #8f63c9",
    "assistance": "italic",
    "dupin": "bold italic",
}
STYLES: Final = {card: COLOUR[card if card in COLOUR else "deduction"] for card in NAMES}


# -- the table ------------------------------------------------------------------------------------


def table(view: View, pen: Pen) -> RenderableType:
    """What everybody can see: the match, the play areas and the piles."""
    say = pen.words.say
    parts = [say("hand-number", number=view.hand_number), say("to-target", target=view.agreed.target)]
    if view.agreed.dupin_count:
        parts.append(say("advanced-dupin-count"))
    if view.agreed.shut_out:
        parts.append(say("advanced-shut-out"))
    rows: list[RenderableType] = [
        Rule(Text(" · ".join(parts), "bold"), align="left", style="dim"),
        _sides(view, pen),
        _piles(view, pen),
    ]
    if len(view.areas) < len(pen.people):
        order = Text(" → ").join([Text(name, "bold" if seat == pen.me else "") for seat, name in enumerate(pen.people)])
        rows.append(Text.assemble((f" {say('column-turn-order')}: ", "dim"), order))
    if view.shown:
        rows.append(Text.assemble(" ", say("shown-card"), ": ", pen.name(view.shown)))
    return Group(*rows)


def _sides(view: View, pen: Pen) -> Table:
    """One row for each side; partners stand below each other and share area and points."""
    sides = len(view.areas)
    heading = players_heading(pen) if sides == len(pen.people) else pen.words.say("column-team")
    rows = players_table(pen, heading, ("cards", "points", "worth", "area"))
    for side in range(sides):
        seats = [seat for seat, its in enumerate(view.sides) if its == side]
        people = Text("\n").join([_called(seat, view, pen) for seat in seats])
        sizes = "\n".join([str(view.sizes[seat]) for seat in seats])
        rows.add_row(people, sizes, str(view.scores[side]), str(view.worth[side]), _area(view, side, pen))
    return rows


def _called(seat: int, view: View, pen: Pen) -> Text:
    partner = pen.me is not None and seat != pen.me and view.sides[seat] == view.sides[pen.me]
    return called(seat, view, pen, *[pen.words.say("partner-mark")] * partner)


def _area(view: View, side: int, pen: Pen) -> RenderableType:
    """What lies in a play area; the two melds of a complete pair are shown together and marked."""
    area = view.areas[side]
    if not area:
        return Text("–", "dim")
    parts = []
    left = list(dict.fromkeys(area))
    for pair, both in zip(view.pairs, MATERIAL.pairs, strict=True):
        if pair.whole == side:
            names = Text(" + ").join([pen.name(colour, area.count(colour)) for colour in both])
            parts.append(names.append(f" ✓ {pen.words.say('pair-done')}", "dim"))
            left = [card for card in left if card not in both]
    return Flow([*parts, *[pen.name(card, area.count(card)) for card in left]])


def _piles(view: View, pen: Pen) -> Flow:
    say = pen.words.say
    morgue = Text(say("morgue", morgue=view.morgue))
    if view.top:
        morgue = Text.assemble(morgue, f", {say('morgue-top')}: ", pen.name(view.top))
    orang_utan = say("orang-utan-escaped") if view.second_file else say("under", under=view.under)
    file = say("piles-second" if view.second_file else "piles", file=view.file)
    return Flow([Text(file), morgue, Text(orang_utan)], "   ", Text(" "))


# -- the hand -------------------------------------------------------------------------------------


def hand(view: View, pen: Pen) -> RenderableType:
    """The seat's own cards, and whatever only this seat is looking at now."""
    rows: list[RenderableType] = []
    if view.look:
        where = "under" if view.question == "search-under" else "morgue"
        rows.append(pile(pen, f"looked-through-{where}", view.look[::-1]))
    if view.peek:
        rows.append(Text.assemble((f" {pen.words.say('top-of-file')}: ", "dim"), pen.name(view.peek)))
    rows.append(held(pen, pen.words.say("your-hand"), view.hand, _together(view.hand, pen)))
    return Group(*rows)


def _together(cards: Sequence[str], pen: Pen) -> list[Text]:
    return [pen.name(card, cards.count(card)) for card in dict.fromkeys(cards)]


def secrets(state: State, pen: Pen) -> RenderableType:
    """Every hand, the piles from the top, and what lies under the Orang-Utan."""
    rows = hands(pen, [names(cards) for cards in state.hands], _together)
    rows.append(pile(pen, "file-open", [NAMES[card] for card in reversed(state.file)]))
    rows.append(pile(pen, "looked-through-morgue", [NAMES[card] for card in reversed(state.morgue)]))
    rows.append(pile(pen, "looked-through-under", names(state.under)))
    return Group(*rows)


# -- score sheets ---------------------------------------------------------------------------------


def sheet(judged: Sheet, pen: Pen, title: str) -> RenderableType:
    """A score sheet with the full breakdown, and the scores of the match, if there is one."""
    winner = pen.people[judged.winner] if judged.winner >= 0 else ""
    running = judged.scores or [None] * len(judged.lines)
    blocks = [_block(line, pen, side, len(judged.lines), running[side]) for side, line in enumerate(judged.lines)]
    return Group(
        Rule(Text(title, "bold"), align="left", style="dim"),
        Padding(pen.say(f"ending-{judged.ending}", "bold", who=winner), (0, 1)),
        Columns(blocks, padding=(0, 1), equal=False),
    )


def _block(line: Line, pen: Pen, side: int, sides: int, running: int | None) -> Panel:
    """One side's part: cards, pairs, Dupin's count, what was put aside, the cost of hands, and the total."""
    say, name = pen.words.say, pen.words.name
    block = Block(pen)
    if line.shut_out:
        block.row(pen.say("sheet-shut-out", "italic"), 0)
    block.section(say("sheet-table"), _rows(line.table, pen), line.laid)
    for first in line.pairs:
        other = COLOURS[COLOURS.index(first) + 1]
        block.row(pen.say("sheet-pair", one=name(first), other=name(other)), BONUS)
    if line.dupin:
        block.row(pen.say("sheet-dupin"), line.dupin)
    for rest in line.hands:
        block.section(say("sheet-aside", who=pen.people[rest.seat]), _rows(rest.aside, pen))
        block.section(say("sheet-hand", who=pen.people[rest.seat]), _rows(rest.costs, pen), rest.cost)
    people = [pen.people[seat] for seat in range(side, len(pen.people), sides)]
    title = people[0] if len(people) == 1 else say("team", one=people[0], other=people[1])
    return block.panel(title, line.total, running)


def _rows(entries: Sequence[Entry], pen: Pen) -> list[tuple[Text, int]]:
    return [(pen.name(entry.cards, entry.copies), entry.points) for entry in entries]


SHEETS: Final = Sheets(sheet)
DRAWING: Final = Drawing(STYLES, table, hand, SHEETS.picture, SHEETS.scores, secrets=secrets, order=NAMES)
