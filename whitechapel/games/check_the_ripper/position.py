"""A table in the middle of a game, laid out from names.

`piece0` is where a seat's piece stands, a square such as `j3` is a town and what its file shows. `filed` is what the
cabinet holds already, and those files are missing from the last towns that are not mentioned (or from those under
`gone`). `cards` begins the order of the murderer cards. What is not mentioned lies anywhere, the blank files first.
`turn` is the active seat; with `rolled` it has rolled these dice, without it the dice are still to be rolled.
`bonuses` is how many bonus moves it has won in this turn already.

Chips of filed cases that nobody has, by `chips`, count as forfeited.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from whitechapel.core.frames import CHANCE, THEN
from whitechapel.core.position import Parts, meant, unmentioned
from whitechapel.games.check_the_ripper.material import (
    COPIES,
    FACE,
    FILES,
    GONE,
    SQUARE,
    SQUARES,
    SYMBOLS,
    WEAPONS,
)
from whitechapel.games.check_the_ripper.scoring import earned
from whitechapel.games.check_the_ripper.settings import NEXT, Settings
from whitechapel.games.check_the_ripper.state import Table, new_table
from whitechapel.games.check_the_ripper.steps import FRAMES

SYMBOL = {name: number for number, name in enumerate(SYMBOLS)}


def lay_out(agreed: Settings, given: Mapping[str, str]) -> Table:
    """The table these parts describe."""
    parts = Parts(given)
    table = new_table(agreed)
    for seat in range(agreed.seats):
        if f"piece{seat}" in parts:
            table.where[seat] = meant(parts.text(f"piece{seat}"), SQUARE)
    filed = Counter(parts.names("filed", FACE))
    table.cabinet = tuple([filed[weapon] for weapon in range(len(WEAPONS))])
    _lay_files(table, parts)
    complete = [weapon for weapon in range(len(WEAPONS)) if table.cabinet[weapon] == COPIES]
    first = parts.names("cards", FACE)
    gone = first + (complete if agreed.completed_card == NEXT else [])
    table.cards = (*first, *[card for card in range(len(WEAPONS)) if card not in gone])
    table.chips = parts.numbers("chips", table.chips)
    table.convictions = parts.numbers("convictions", (len(complete), *[0] * (agreed.seats - 1)))
    table.forfeited = earned(table.cabinet) - sum(table.chips)
    table.turn = parts.number("number", 1)
    table.active = parts.number("turn")
    table.bonuses = parts.number("bonuses")
    table.stack = [FRAMES["next-step", THEN], FRAMES["roll", CHANCE]]
    dice = tuple(parts.names("rolled", SYMBOL))
    if dice:
        table.dice = dice
        table.moves = dice * 2 if dice == (SYMBOL["knight"],) * 2 else dice
        table.stack[-1] = FRAMES["move", table.active]
    parts.done()
    return table


def _lay_files(table: Table, parts: Parts) -> None:
    """Lay out what is mentioned, leave gaps for what is filed, and fill the other towns with the rest."""
    towns = [SQUARES[square] for square in table.board.towns]
    faces = {square: meant(parts.text(square), FACE) for square in towns if square in parts}
    free = [square for square in towns if square not in faces]
    gone = parts.text("gone").split()
    missing = sum(table.cabinet) - len(gone)
    gone += [square for square in free if square not in gone][len(free) - len(gone) - missing :] if missing else []
    filed = [weapon for weapon, files in enumerate(table.cabinet) for _ in range(files)]
    rest = unmentioned(FILES, [*faces.values(), *filed])[::-1]  # blank ones first
    table.files = tuple(
        [GONE if square in gone else faces[square] if square in faces else rest.pop(0) for square in towns]
    )
    table.lying = sum([1 << town for town, face in enumerate(table.files) if face != GONE])
