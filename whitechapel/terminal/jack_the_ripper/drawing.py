"""Mystery Rummy: Jack the Ripper as text. Works from views and told events alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from whitechapel.games.jack_the_ripper.material import ALL_VICTIMS, COLOURS, KIND, NAMES, SUSPECTS, names
from whitechapel.games.jack_the_ripper.scoring import Entry, Line, Sheet
from whitechapel.games.jack_the_ripper.state import Table as State
from whitechapel.games.jack_the_ripper.view import Area, View
from whitechapel.terminal.drawing import Drawing
from whitechapel.terminal.flow import Flow
from whitechapel.terminal.pen import Pen
from whitechapel.terminal.rummy import Block, Sheets, called, hands, held, pile, players_heading, players_table

# Mid-tones that are readable on black and on white; names and marks say the same as the colours.
COLOUR: Final = {
    "druitt": "#2f7cd6",
    "eddy": "#b5559e",
    "gull": "#d4463f",
    "pedachenko": "#2f8a45",
    "chapman": "#9a7232",
    "jill": "#1f8a99",
    "letters": "bold",
    "wild": "bold italic",
    "victim": "#8f63c9",
    "scene": "#8f63c9",
    "ripper": "bold #d4463f",
}
BAR: Final = "#7a7a7a"
WIDE: Final = 100
"""From this width on, the suspects are shown beside the players."""


def _style(card: str) -> str:
    """The colour of a card: that of its suspect, or of its sort."""
    kind, _, rest = card.partition("-")
    if kind in ("suspect", "alibi"):
        return COLOUR[rest.split("-")[0]]
    return COLOUR.get(kind, COLOUR["ripper"])


STYLES: Final = {
    **{card: _style(card) for card in NAMES},
    **{f"alibi-{name}": COLOUR[name] for name in ("eddy", "gull")},
    "2wild": COLOUR["wild"],
}


# -- the table ------------------------------------------------------------------------------------


def table(view: View, pen: Pen) -> RenderableType:
    """What everybody can see: the match, the players' areas, the piles and the suspects."""
    edition = pen.rulebook.editions[view.agreed.edition][pen.words.language]
    title = " · ".join([
        pen.words.say("hand-number", number=view.hand_number),
        edition,
        pen.words.say("to-target", target=view.agreed.target),
    ])  # fmt: skip
    rows: list[RenderableType] = [
        Rule(Text(title, "bold"), align="left", style="dim"),
        Beside(_players(view, pen), _suspects(view, pen), _suspects_in_a_line(view, pen)),
        _piles(view, pen),
    ]
    if view.taken:
        rows.append(Text.assemble(" ", pen.words.say("fetched"), ": ", pen.name(view.taken)))
    if view.last_card_lost:
        rows.append(Text(" " + pen.words.say("last-turn"), "italic"))
    return Group(*rows)


class Beside:
    """Two things side by side where there is room; otherwise the first above a shorter form of the second."""

    def __init__(self, left: RenderableType, right: RenderableType, short: RenderableType) -> None:
        self.left, self.right, self.short = left, right, short

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width < WIDE:
            yield self.left
            yield self.short
            return
        grid = Table.grid(padding=(0, 3), expand=True)
        grid.add_column(ratio=1)
        grid.add_column()
        grid.add_row(self.left, self.right)
        yield grid


def _players(view: View, pen: Pen) -> Table:
    rows = players_table(pen, players_heading(pen), ("cards", "points", "area"))
    for seat, area in enumerate(view.areas):
        rows.add_row(called(seat, view, pen), str(view.sizes[seat]), str(view.scores[seat]), _area(area, pen))
    return rows


def _area(area: Area, pen: Pen) -> RenderableType:
    """What lies before a seat, colour by colour; wilds are listed with the colour they were played as."""
    parts = []
    for card in dict.fromkeys((*_by_colour(area.cards), *area.wilds)):
        part = Text()
        if copies := area.cards.count(card):
            part.append_text(pen.name(card, copies))
        if wilds := area.wilds.count(card):
            sign = " + " if copies else f"{pen.words.name(card)}: "
            part.append_text(Text.assemble((sign, _style(card)), pen.name("wild", wilds)))
        parts.append(part)
    return Flow(parts) if parts else Text("–", "dim")


def _piles(view: View, pen: Pen) -> Flow:
    file = pen.words.say("piles-second" if view.second_file else "piles", file=view.file)
    yard = Text(pen.words.say("yard", yard=view.yard))
    if view.top:
        yard = Text.assemble(yard, f", {pen.words.say('yard-top')}: ", pen.name(view.top))
    marks = ("●" * view.victims + "○" * (ALL_VICTIMS - view.victims), COLOUR["victim"])
    victims = Text.assemble(pen.words.say("victims"), " ", marks)
    parts = [Text(file), yard, victims]
    if view.vote:
        parts.append(Text.assemble(pen.words.say("your-vote"), ": ", pen.name(view.vote)))
    return Flow(parts, "   ", Text(" "))


def _standing(view: View) -> list[tuple[str, int]]:
    """The suspects with points on the table, most first."""
    ranked = sorted(zip(SUSPECTS, view.suspicion, strict=True), key=lambda pair: -pair[1])
    return [pair for pair in ranked if pair[1]]


def _would_be(found: str, pen: Pen) -> Text:
    return pen.say("would-be", who=pen.words.name(found)) if found else pen.say("nobody-would-be", "dim")


def _suspects(view: View, pen: Pen) -> RenderableType:
    ranked = _standing(view)
    rows = Table.grid(padding=(0, 1))
    for name, points in ranked:
        mark = pen.words.say("alibi") if name == view.alibi else "◂" if name == view.ripper else ""
        number = str(SUSPECTS.index(name) + 1)
        rows.add_row(Text(number, "dim"), pen.name(name), str(points), Text("▪" * min(points, 20), BAR), mark)
    title = pen.words.say("suspects")
    would_be = _would_be(view.ripper, pen)
    shown = Group(rows, would_be) if ranked else would_be
    return Panel(shown, title=title, title_align="left", border_style="dim")


def _suspects_in_a_line(view: View, pen: Pen) -> Flow:
    parts = []
    for name, points in _standing(view):
        alibi = f" ({pen.words.say('alibi')})" if name == view.alibi else ""
        parts.append(Text.assemble(pen.name(name), f" {points}{alibi}"))
    parts.append(_would_be(view.ripper, pen))
    return Flow(parts, " · ", Text(f" {pen.words.say('suspects')}: ", "dim"))


# -- the hand -------------------------------------------------------------------------------------


def hand(view: View, pen: Pen) -> RenderableType:
    """The seat's own cards, colour by colour, and Scotland Yard while it is being looked through."""
    rows: list[RenderableType] = []
    if view.look:
        rows.append(pile(pen, "looked-through", view.look[::-1]))
    rows.append(held(pen, pen.words.say("your-hand"), view.hand, _together(view.hand, pen)))
    return Group(*rows)


def _together(cards: Sequence[str], pen: Pen) -> list[Text]:
    """The cards of each colour, then those of each sort, as one piece of text each."""
    return [Text(", ").join([pen.name(card, copies) for card, copies in group]) for group in _groups(cards)]


def secrets(state: State, pen: Pen) -> RenderableType:
    """Every hand, both piles from the top, and how everybody has voted."""
    rows = hands(pen, [names(cards) for cards in state.hands], _together)
    rows.append(pile(pen, "file-open", [NAMES[kind] for kind in reversed(state.file)]))
    rows.append(pile(pen, "looked-through", [NAMES[kind] for kind in reversed(state.yard)]))
    if state.votes:
        votes = [f"{who}: {pen.words.name(SUSPECTS[vote])}" for who, vote in zip(pen.people, state.votes, strict=True)]
        rows.append(Flow([pen.paint(vote) for vote in votes], ", ", Text(f" {pen.words.say('votes')}: ", "dim")))
    return Group(*rows)


def _groups(cards: Sequence[str]) -> list[list[tuple[str, int]]]:
    """The cards of each colour together, then victims and scenes, with their copies; the others one by one."""
    groups: dict[str, list[tuple[str, int]]] = {}
    for card in dict.fromkeys(_by_colour(cards)):
        group = _group(card)
        groups.setdefault(card if group == "ripper" else group, []).append((card, list(cards).count(card)))
    return list(groups.values())


def _group(card: str) -> str:
    kind, _, rest = card.partition("-")
    if kind in ("suspect", "alibi"):
        return rest.split("-")[0]
    return kind if kind in ("victim", "scene") or card in (*COLOURS, "wild") else "ripper"


def _by_colour(cards: Iterable[str]) -> list[str]:
    """Each person's evidence, suspect and alibi together, then the rest in deck order; a scene follows its victim."""
    order = (*COLOURS, "wild", "victim", "scene", "ripper")

    def key(card: str) -> tuple[int, int]:
        return order.index(_group(card)), KIND[card]

    return sorted(cards, key=key)


# -- score sheets ---------------------------------------------------------------------------------


def sheet(judged: Sheet, pen: Pen, title: str) -> RenderableType:
    """A score sheet with the full breakdown, and the scores of the match, if there is one."""
    verdict = pen.say(f"verdict-{judged.verdict}", "bold", who=pen.words.name(judged.ripper))
    standing = []
    for name, points in zip(SUSPECTS, judged.suspects, strict=True):
        if points:
            alibi = f" ({pen.words.say('alibi')})" if name == judged.alibi else ""
            standing.append(Text.assemble(pen.name(name), f" {points}{alibi}"))
    running = judged.scores or [None] * len(judged.lines)
    blocks = [_block(line, pen, seat, running[seat]) for seat, line in enumerate(judged.lines)]
    return Group(
        Rule(Text(title, "bold"), align="left", style="dim"),
        Padding(Group(pen.say(f"ending-{judged.ending}"), verdict), (0, 1)),
        Flow(standing, " · ", Text(f" {pen.words.say('suspects')}: ", "dim")) if standing else "",
        Columns(blocks, padding=(0, 1), equal=False),
    )


def _block(line: Line, pen: Pen, seat: int, running: int | None) -> Panel:
    """One seat's part: each card, the totals for table and hand, the vote and the total."""
    block = Block(pen)
    parts = (("table", line.table, line.laid), ("aside", line.aside, 0), ("hand", line.hand, line.cost))
    for heading, entries, points in parts:
        rows = [(_entry(entry, pen), entry.points) for entry in entries]
        block.section(pen.words.say(f"sheet-{heading}"), rows, points)
    if line.vote:
        block.row(pen.say("sheet-vote", suspect=pen.words.name(line.vote)), line.bonus)
    return block.panel(pen.people[seat], line.total, running)


def _entry(entry: Entry, pen: Pen) -> Text:
    card, as_, colour = entry.cards.partition(" as ")
    text = pen.name(card, entry.copies)
    if as_:
        text = Text.assemble(text, " = ", pen.name(colour))
    return text.append(" (×2)", "dim") if entry.doubled else text


SHEETS: Final = Sheets(sheet)
DRAWING: Final = Drawing(STYLES, table, hand, SHEETS.picture, SHEETS.scores, secrets=secrets, order=_by_colour(NAMES))
