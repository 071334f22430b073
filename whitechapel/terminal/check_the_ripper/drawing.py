"""Check the Ripper as text: the map, the cabinet, the dice and the chips. Works from views alone."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from whitechapel.core.frames import Event
from whitechapel.games.check_the_ripper.belief import Told, known
from whitechapel.games.check_the_ripper.material import (
    COPIES,
    FACES,
    GONE,
    SIDE,
    SQUARES,
    WEAPONS,
)
from whitechapel.games.check_the_ripper.state import Table as State
from whitechapel.games.check_the_ripper.view import OpenFile, View
from whitechapel.terminal.drawing import Drawing
from whitechapel.terminal.flow import Beside, Flow
from whitechapel.terminal.pen import Pen

# Mid-tones that are readable on black and on white; names and marks say the same as the colours.
COLOUR: Final = {
    "cleaver": "#d4463f",
    "knife": "#2f7cd6",
    "scissors": "#b5559e",
    "hammer": "#9a7232",
}
STYLES: Final = {**COLOUR, **{f"murderer-{weapon}": style for weapon, style in COLOUR.items()}}
PIECES: Final = tuple([f"bold #ffffff on {colour}" for colour in ("#b03a34", "#2a62a8", "#2f7a3f", "#7d5a1e")])
"""The colour of each seat's piece."""
SEA: Final = "#5f87a8"
LAND: Final = "#7a8a5a"
TOWN: Final = "bold"
SIGNS: Final = {".": ("·", SEA), "#": ("#", LAND), "C": ("□", TOWN)}


# -- the table ------------------------------------------------------------------------------------


def table(view: View, pen: Pen) -> RenderableType:
    """The map, and beside it who is wanted, what was rolled and what everybody has."""
    title = pen.words.say("before-first-turn")
    if view.turn:
        title = pen.words.say("turn-of", number=view.turn, last=view.agreed.turn_limit)
    notes = Group(_players(view, pen), _cabinet(view, pen), *_status(view, pen), _legend(pen))
    return Group(Rule(Text(title, "bold"), align="left", style="dim"), Beside(_map(view), notes))


def _legend(pen: Pen) -> Flow:
    return Flow([Text(sign, "dim") for sign in pen.words.say("legend").split("  ")], "  ", Text(" "))


def _map(view: View) -> Text:
    """The board with files, pieces and what lies open; a piece on a file has a small mark beside it."""
    marks = dict.fromkeys(view.files, Text("■", TOWN))
    for shown in (view.shown, view.peeked):
        if shown is not None and shown.face:
            marks[shown.square] = Text(shown.face[0].upper(), f"reverse {COLOUR.get(shown.face, '')}".strip())
    for square in dict.fromkeys(view.where):
        if square:
            standing = [Text(str(seat), PIECES[seat]) for seat, there in enumerate(view.where) if there == square]
            marks[square] = Text("").join(standing).append("▪" if square in view.files and len(standing) == 1 else "")
    return draw(view.map, marks)


def draw(rows: tuple[str, ...], marks: dict[str, Text]) -> Text:
    """A map with its ranks and columns, north at the top; `marks` of one or two characters replace a square's own
    sign."""
    text = Text()
    for i, row in enumerate(rows):
        rank = len(rows) - i
        text.append(f"{rank:>2} ", "dim")
        for column, sign in enumerate(row):
            square = SQUARES[SIDE * (rank - 1) + column]
            mark = marks[square] if square in marks else Text(*SIGNS[sign])
            text.append_text(mark).append(" " * (2 - mark.cell_len))
        text.append("\n")
    text.append("   " + " ".join([SQUARES[column][0] for column in range(len(rows[0]))]), "dim")
    return text


def _players(view: View, pen: Pen) -> Table:
    grid = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, show_edge=False, header_style="dim")
    grid.add_column("")
    for column in ("player" if len(pen.people) == 2 else "turn-order", "piece", "chips", "convicted"):
        grid.add_column(pen.words.say(f"column-{column}"), justify="right" if column == "chips" else "left")
    for seat, name in enumerate(pen.people):
        called = Text(f"{'▸' if seat == view.active else ' '}{name}", "bold" if seat == pen.me else "")
        convicted = "●" * view.convictions[seat] or "–"
        piece = Text(str(seat), PIECES[seat])
        grid.add_row(piece, called, view.where[seat] or "–", str(view.chips[seat]), convicted)
    return grid


def _cabinet(view: View, pen: Pen) -> Flow:
    parts = []
    for weapon, filed in zip(WEAPONS, view.cabinet, strict=True):
        parts.append(Text.assemble(pen.name(weapon), " ", ("●" * filed + "○" * (COPIES - filed), COLOUR[weapon])))
    return Flow(parts, "  ", Text(f" {pen.words.say('cabinet')}: ", "dim"))


def _status(view: View, pen: Pen) -> list[RenderableType]:
    """Who is wanted, the dice, and what lies open."""
    rows: list[RenderableType] = []
    if view.murderer:
        wanted = [Text.assemble(pen.name(f"murderer-{view.murderer}"), " – ", pen.name(view.murderer))]
        wanted.append(pen.say("cards-below", count=view.stack))
        if view.worth:
            wanted.append(pen.say("next-file", chips=view.worth))
        rows.append(Flow(wanted, " · ", Text(f" {pen.words.say('wanted')}: ", "dim")))
    if view.dice:
        parts = [Text(", ".join([pen.words.name(symbol) for symbol in view.dice]))]
        for message, symbols in (("moves-left", view.moves), ("bonus-left", view.bonus)):
            if symbols:
                parts.append(Text(f"{pen.words.say(message)}: {pen.words.names(symbols)}"))
        rows.append(Flow(parts, " · ", Text(f" {pen.words.say('dice-rolled')}: ", "dim")))
    if view.stake:
        rows.append(Padding(pen.say("at-stake", "bold", chips=view.stake), (0, 1)))
    if view.shown is not None:
        rows.append(Padding(_open(pen, "open-file", view.shown), (0, 1)))
    if view.peeked is not None:
        rows.append(Padding(_open(pen, "peek-open" if view.peeked.face else "peek-closed", view.peeked), (0, 1)))
    return rows


def _open(pen: Pen, message: str, file: OpenFile) -> Text:
    where = f"{file.town} ({file.square})" if file.town else file.square
    given = {"where": where, "face": pen.words.name(file.face)} if file.face else {"where": where}
    return pen.say(message, "bold", **given)


# -- the moves ------------------------------------------------------------------------------------


def note(view: View, text: str, pen: Pen) -> str:
    """For an answer that names a square: the duel that begins there, the town, and whether it has a file."""
    square = text.rpartition(" ")[2]
    if view.question in ("move", "bonus") and square in view.where:
        return pen.words.say("note-duel", who=pen.people[view.where.index(square)])
    town = dict(view.towns).get(square)
    if town is None:
        return ""
    kind = "file" if square in view.files else "town"
    return pen.words.say(f"note-{kind}", town=town) if town else pen.words.say(f"note-{kind}-unnamed")


# -- what only a seat knows -----------------------------------------------------------------------


def hand(view: View, pen: Pen) -> RenderableType:
    """Nothing more: a seat has nothing of its own but its memory."""
    return Group()


def picture(event: Event, pen: Pen) -> RenderableType | None:
    """No event has a picture."""
    return None


def scores(view: View, pen: Pen) -> RenderableType:
    """The chips so far."""
    return _players(view, pen)


def seen(view: View, memory: Told, pen: Pen) -> RenderableType | None:
    """What the files on the board show, as far as this seat has seen."""
    names = dict(view.towns)
    faces = known(view, memory).items()
    parts = [Text.assemble(names[square] or square, " – ", pen.name(face)) for square, face in faces]
    return Flow(parts, ", ", Text(f" {pen.words.say('files-seen')}: ", "dim")) if parts else None


def secrets(state: State, pen: Pen) -> RenderableType:
    """What every file on the board shows, and the order of the murderer cards."""
    rows = []
    places = zip(state.board.towns, state.board.chart.names, state.files, strict=True) if state.files else ()
    shown = [(name or SQUARES[square], FACES[face]) for square, name, face in places if face != GONE]
    if shown:
        files = [Text.assemble(f"{where} – ", pen.name(face)) for where, face in shown]
        rows.append(Flow(files, ", ", Text(f" {pen.words.say('open-files')}: ", "dim")))
    if state.cards:
        cards = [pen.name(f"murderer-{WEAPONS[card]}") for card in state.cards]
        rows.append(Flow(cards, ", ", Text(f" {pen.words.say('open-cards')}: ", "dim")))
    return Group(*rows)


DRAWING: Final = Drawing(STYLES, table, hand, picture, scores, seen, secrets, note=note)
