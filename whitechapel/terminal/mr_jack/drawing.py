"""Mr. Jack as text: the district with its light and its people, and what can be known of them. Works from views
alone."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from whitechapel.core.frames import Event
from whitechapel.games.mr_jack.belief import marginals, memory
from whitechapel.games.mr_jack.material import (
    BEAM,
    CHARACTERS,
    DETECTIVE,
    EXITS,
    FACINGS,
    HEX,
    JACK,
    PLAIN,
    POST,
    ROUNDS,
    TERRAIN,
    TURNS,
    WATSON,
    characters,
)
from whitechapel.games.mr_jack.state import Table as State
from whitechapel.games.mr_jack.view import View
from whitechapel.terminal.drawing import Drawing
from whitechapel.terminal.flow import Beside, Flow
from whitechapel.terminal.pen import Pen

# Mid-tones that are readable on black and on white; letters and marks say the same as the colours.
STYLES: Final = {
    "holmes": "#d4463f",
    "watson": "#9a7232",
    "smith": "#b07a10",
    "lestrade": "#2f7cd6",
    "stealthy": "#2f8a45",
    "goodley": "#1f8a99",
    "gull": "#8f63c9",
    "bert": "#b5559e",
}
LIT_HEX: Final = "#2a2008 on #e3b85c"
DARK_HEX: Final = "#aebccb on #1c2733"
HOUSE: Final = "#6b6459"
BURNING: Final = "bold #2a2008 on #fff0b8"
DARK_POST: Final = "#aebccb on #3a3f45"
OPEN_EXIT: Final = "bold #2f8a45"
CORDON: Final = "bold #d4463f"
IN_SHADOW: Final = "bold #ffffff on #1c2733"
BESIDE_SOMEBODY: Final = "bold #f3b95f on #1c2733"
IN_LIGHT: Final = "bold #000000 on #e3b85c"
POSSIBLE: Final = "bold reverse"

LIT, NEAR, DARK = "*", "+", "·"
OPEN, COVERED = "○", "●"
ARROWS: Final = dict(zip(FACINGS, "↑↗↘↓↙↖", strict=True))

PITCH: Final = 4
"""Characters from one column of the board to the next."""
CELL: Final = 7
"""Characters of a hex: three for its name, one for its light, three for who or what is there."""
LINES: Final = 17
"""Adjacent columns are offset by half a hex, so a hex takes two lines and its neighbours start in between."""
EXIT_PLACES: Final = {"nw": (1, 0), "ne": (0, 11), "sw": (16, 1), "se": (16, 11)}
"""The line and the column of each exit's sign, outside the district."""


# -- the table ------------------------------------------------------------------------------------


def table(view: View, pen: Pen) -> RenderableType:
    """The district, and beside it who was seen, who can be Jack, and the cards."""
    rows: list[RenderableType] = [
        Rule(Text(_title(view, pen), "bold"), align="left", style="dim"),
        Beside(district(view, pen), notes(view, pen)),
    ]
    if view.question in ("choose-card", ""):
        rows.append(Padding(Text(pen.words.say("legend"), "dim"), (0, 1)))
    return Group(*rows)


def _title(view: View, pen: Pen) -> str:
    played = max(view.round - 1, 0)
    track = "●" * played + "◐" * (view.round > 0) + "○" * (ROUNDS - played - (view.round > 0))
    parts = [f"{pen.words.say('round-number', number=view.round, last=ROUNDS)} {track}"]
    if 0 < view.round < PLAIN:
        parts.append(pen.words.say("light-goes-out", number=view.round))
    parts.append(pen.rulebook.editions[view.agreed.edition][pen.words.language])
    return " · ".join(parts)


# -- the map --------------------------------------------------------------------------------------


def district(view: View, pen: Pen) -> Text:
    """The map, north at the top. Hexes the seat can move to show the number of that answer."""
    numbers = {text: number for number, text in enumerate(view.options, 1)}
    people = {hex: name for name, hex in zip(CHARACTERS, view.where, strict=True) if hex}
    cells: list[list[tuple[int, Text]]] = [[] for _ in range(LINES)]
    for name, sign in TERRAIN.items():
        column = ord(name[0]) - ord("a")
        line = LINES - 2 + column - 2 * int(name[1:])
        if sign == "#":
            cell = Text("▒" * CELL, HOUSE)
        elif sign == "*":
            cell = _post(name, view.lamps[POST[name]])
        else:
            cell = _street(view, name, people.get(name, ""), numbers.get(f"move {name}", 0))
        cells[line].append((column * PITCH, cell))
    for name in EXITS:
        line, column = EXIT_PLACES[name]
        closed = name in view.cordons
        said = pen.words.say("exit-closed" if closed else "exit-open", exit=pen.words.say(f"exit-{name}"))
        cells[line].append((column * PITCH, Text(said, CORDON if closed else OPEN_EXIT)))
    return Text("\n").join([_line(row) for row in cells])


def _line(cells: Sequence[tuple[int, Text]]) -> Text:
    line = Text(no_wrap=True, overflow="crop")
    for place, cell in sorted(cells, key=lambda pair: pair[0]):
        line.append(" " * (place - line.cell_len)).append_text(cell)
    return line


def _post(name: str, lamp: int) -> Text:
    if not lamp:
        return Text(f"{name:<4}[ ]", DARK_POST)
    return Text(f"{name:<4}[{LIT if lamp == PLAIN else lamp}]", BURNING)


def _street(view: View, name: str, who: str, number: int) -> Text:
    """A hex one can stand on: its light, or whether a neighbour sees whoever is there; who is there, or the number of
    the answer that leads there; a manhole; and where Watson looks."""
    lit = name in view.lit
    light = _sight(view, who, name) if who else _light(view, name)
    hole = "" if name not in view.manholes else COVERED if name in view.covers else OPEN
    cell = Text(f"{name:<3}{light}", LIT_HEX if lit else DARK_HEX)
    if who:
        letters = who[:2].upper() if who in view.suspects else who[:2]
        seen = BESIDE_SOMEBODY if who in view.in_sight else IN_SHADOW
        cell.append(letters, IN_LIGHT if lit else seen)
    elif number:
        cell.append(f"{number:>2}", POSSIBLE)
    else:
        cell.append("  ")
    cell.append(hole)
    if who == CHARACTERS[WATSON]:
        cell.append(ARROWS[view.facing])
    return cell.append(" " * (CELL - cell.cell_len))


def _sight(view: View, who: str, name: str) -> str:
    """The sign for somebody on a hex: in the light, beside others, or in the dark."""
    return NEAR if who in view.in_sight and name not in view.lit else _light(view, name)


def _light(view: View, name: str) -> str:
    """The sign for the light on a hex; in the beam of Watson's lantern it shows the direction."""
    watson = view.where[WATSON]
    if watson and BEAM[HEX[watson]][FACINGS.index(view.facing)] >> HEX[name] & 1:
        return ARROWS[view.facing]
    return LIT if name in view.lit else DARK


# -- the notes ------------------------------------------------------------------------------------


def notes(view: View, pen: Pen) -> RenderableType:
    """Who stands where, who would be seen now, who can be Jack, and the cards of the round."""
    chances = _notebook(view)
    rows: list[RenderableType] = [_people(view, pen, chances)]
    if view.round:
        seen = len([name for name in chances if name in view.in_sight])
        rows.append(pen.say("seen-now", seen=seen, unseen=len(chances) - seen))
        rows.append(pen.say("witness-seen" if view.seen else "witness-unseen", "" if view.seen else "bold"))
        rows.append(Flow(_turns(view, pen), " ", Text(f"{pen.words.say('turns')}: ", "dim")))
    for message, cards in (("cards-open", view.cards), ("cards-played", view.played), ("cards-next", view.next)):
        if cards:
            names = [Text.assemble("▸" if name == view.active else "", _last_name(name, pen)) for name in cards]
            rows.append(Flow(names, " ", Text.assemble((f"{pen.words.say(message)}: ", "dim"))))
    return Group(*rows)


def _people(view: View, pen: Pen, chances: Collection[str]) -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    for width in (8, 3, 3, 5):
        grid.add_column(min_width=width)
    headings = [Text(pen.words.say(f"column-{column}"), "dim") for column in ("who", "where", "now", "jack")]
    grid.add_row(*headings)
    for name, hex in zip(CHARACTERS, view.where, strict=True):
        called = _last_name(name, pen)
        if name in view.suspects:
            called.plain = called.plain[:2].upper() + called.plain[2:]
            called.stylize("bold", 0, 2)
        else:
            called.plain = called.plain.lower()
        if name == view.jack:
            note = Text(pen.words.say("note-jack"), CORDON)
        elif name in chances:
            note = Text(f"1/{len(chances)}" if len(chances) > 1 else pen.words.say("note-jack"))
        else:
            note = Text(pen.words.say("note-alibi" if name in view.alibis else "note-innocent"), "dim")
        grid.add_row(called, hex or "–", _sight(view, name, hex), note)
    return grid


def _notebook(view: View) -> Collection[str]:
    """Who can be Jack, all equally likely, from everything that is proved; for Jack, what everybody can know."""
    if view.seat == JACK:
        view = view._replace(seat=None, jack="", alibis=())
    return marginals(view, memory(view.agreed, view.seat)).get("jack", {})


def _last_name(name: str, pen: Pen) -> Text:
    """A name short enough for the notes: Miss Stealthy is Stealthy there."""
    text = pen.name(name)
    return text[text.plain.rfind(" ") + 1 :]


def _turns(view: View, pen: Pen) -> list[Text]:
    """Who plays the four cards of this round, with the current turn marked."""
    outer = DETECTIVE if view.round % 2 else JACK
    parts = []
    for turn in range(TURNS):
        name = pen.people[outer if turn in (0, TURNS - 1) else 1 - outer]
        now = turn == view.turn
        parts.append(Text(f"▸{name}" if now else name, "bold" if now else "dim" if turn < view.turn else ""))
    return parts


# -- what only a seat knows -----------------------------------------------------------------------


def hand(view: View, pen: Pen) -> RenderableType:
    """Who the seat is, the alibi cards it holds, and for Jack what the witness would do and what the detective can
    know."""
    other = 1 - (view.seat or 0)
    if view.seat == JACK and view.jack:
        parts = [pen.say("you-are-jack", "bold", who=pen.words.name(view.jack))]
        seen = view.jack in view.in_sight
        left = len([name for name in view.suspects if (name in view.in_sight) == seen])
        parts.append(pen.say("jack-seen-now" if seen else "jack-unseen-now", left=left))
    else:
        parts = [pen.say("you-are-detective", "bold")]
    if view.alibis:
        parts.append(pen.say("alibis-held", names=pen.words.names(view.alibis)))
    if view.drawn[other]:
        parts.append(pen.say("alibis-of-jack" if other else "alibis-of-detective", count=view.drawn[other]))
    return Padding(Flow(parts, " "), (0, 1))


def secrets(state: State, pen: Pen) -> RenderableType:
    """Who Jack is, and where every alibi card is."""
    say = pen.words.say
    rows: list[RenderableType] = []
    if state.jack >= 0:
        rows.append(Padding(pen.say("open-jack", "bold", who=pen.words.name(CHARACTERS[state.jack])), (0, 1)))
    drawn = [(say("open-alibis", who=who), characters(state.alibis[seat])) for seat, who in enumerate(pen.people)]
    pile = tuple([CHARACTERS[card] for card in reversed(state.pile)])
    for label, cards in (*drawn, (say("open-pile"), pile)):
        rows.append(Flow([pen.name(card) for card in cards] or [Text("–")], ", ", Text(f" {label}: ", "dim")))
    return Group(*rows)


def picture(event: Event, pen: Pen) -> RenderableType | None:
    """No event has a picture."""
    return None


def scores(view: View, pen: Pen) -> RenderableType:
    """There are no points, only how the game ended, if it has."""
    return Padding(pen.say(f"ending-{view.ending or 'none'}"), (0, 1))


DRAWING: Final = Drawing(
    STYLES,
    table,
    hand,
    picture,
    scores,
    secrets=secrets,
    on_map=("move",),
    grave=("accuse",),
    subject=lambda view: str(view.active),
)
