"""Tables of Check the Ripper laid out from a text.

    given("0: e5 | 1: i6 | j3: cleaver | filed: knife*2 | cards: cleaver hammer", rolled="rook king")

A number is a seat and where its piece stands, a square is a town and what its file shows. `filed:` is what
the cabinet holds already, and those files are missing from the last towns that are not mentioned (or from
those under `gone:`). `cards:` begins the order of the murderer cards. What is not mentioned lies anywhere.

Chips of filed cases that nobody has, by `chips=`, count as forfeited.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from scenario import Story

from whitechapel.games.check_the_ripper import GAME
from whitechapel.games.check_the_ripper.material import (
    COPIES,
    FACE,
    FACES,
    FILES,
    GONE,
    SQUARE,
    SQUARES,
    SYMBOLS,
    WEAPONS,
)
from whitechapel.games.check_the_ripper.scoring import earned
from whitechapel.games.check_the_ripper.state import Table
from whitechapel.games.check_the_ripper.steps import FRAMES
from whitechapel.games.check_the_ripper.view import View

FILES_IN_ORDER = "files " + " ".join(FACES[face] for face in FILES)
"""A shuffle after which the four cleavers lie in the four northernmost towns, and so on."""
CARDS_IN_ORDER = "cards " + " ".join(WEAPONS)


class ChaseStory(Story):
    """A story at a table of Check the Ripper."""

    table: Table

    def view(self, seat: int | None) -> View:
        view: View = super().view(seat)
        return view

    @property
    def where(self) -> tuple[str, ...]:
        """Where the pieces stand."""
        return self.view(None).where

    @property
    def chips(self) -> tuple[int, ...]:
        """What everybody has."""
        return self.table.chips

    @property
    def cabinet(self) -> dict[str, int]:
        """How many files of each murderer are in the cabinet, without those who have none."""
        return {name: files for name, files in zip(WEAPONS, self.table.cabinet, strict=True) if files}

    @property
    def wanted(self) -> str:
        """The open murderer card."""
        return self.view(None).murderer

    @property
    def question(self) -> str:
        """What is asked."""
        return self.view(None).question

    @property
    def moves(self) -> tuple[str, ...]:
        """The rolled moves that are open."""
        return self.view(None).moves

    @property
    def bonus(self) -> tuple[str, ...]:
        """The bonus moves that are open."""
        return self.view(None).bonus

    def targets(self, seat: int, symbol: str) -> set[str]:
        """Where a seat can move now with a symbol."""
        return {text.split(" ")[1] for text in self.options(seat) if text.startswith(f"{symbol} ")}

    def kinds(self) -> list[str]:
        """The kinds of the events so far."""
        return [event.kind for event in self.events]


def begin(**options: Any) -> ChaseStory:
    """A game from its very beginning."""
    return ChaseStory(GAME, GAME.new(**options))


def set_up(*squares: str, first: int = 0, **options: Any) -> ChaseStory:
    """A game that is set up, with the pieces of the first seat and of those after it on these squares."""
    t = begin(seats=len(squares), **options)
    t.say(f"* {FILES_IN_ORDER}", f"* first {first}")
    for i, square in enumerate(squares):
        t.say(f"{(first + i) % len(squares)} place {square}")
    t.say(f"* {CARDS_IN_ORDER}")
    return t


def given(text: str, rolled: str = "", turn: int = 0, chips: tuple[int, ...] | None = None, **named: Any) -> ChaseStory:
    """A table in the middle of a game, before the roll or, with `rolled`, after it; then options by name."""
    parts = {name.strip(): words.strip() for name, _, words in (part.partition(":") for part in text.split("|"))}
    pieces = {int(name): words for name, words in parts.items() if name.isdigit()}
    number = named.pop("number", 1)
    convictions = named.pop("convictions", None)
    table = GAME.new(seats=named.pop("seats", max(2, len(pieces))), **named)
    assert isinstance(table, Table)
    table.where = [SQUARE[pieces[seat]] if seat in pieces else -1 for seat in range(table.agreed.seats)]
    filed = counted(parts.get("filed", ""))
    table.cabinet = tuple(filed[weapon] for weapon in range(len(WEAPONS)))
    lay_files(table, parts)
    complete = [weapon for weapon in range(len(WEAPONS)) if table.cabinet[weapon] == COPIES]
    leaves = table.agreed.completed_card == "next"
    first = [FACE[name] for name in parts.get("cards", "").split()]
    others = [card for card in range(len(WEAPONS)) if card not in first and not (leaves and card in complete)]
    table.cards = (*first, *others)
    table.chips = chips or (0,) * table.agreed.seats
    table.convictions = convictions or (len(complete), *[0] * (table.agreed.seats - 1))
    table.forfeited = earned(table.cabinet) - sum(table.chips)
    table.turn = number
    table.active = turn
    table.stack = [FRAMES["next-step", -2], FRAMES["roll", -1]]
    if rolled:
        dice = tuple(SYMBOLS.index(name) for name in rolled.split())
        table.dice = dice
        table.moves = dice * 2 if rolled == "knight knight" else dice
        table.stack[-1] = FRAMES["move", turn]
    assert GAME.audit(table) is None, GAME.audit(table)
    return ChaseStory(GAME, table)


def lay_files(table: Table, parts: dict[str, str]) -> None:
    """Lay out what is mentioned, leave gaps for what is filed, and fill the other towns with the rest."""
    towns = [SQUARES[square] for square in table.board.towns]
    faces = {square: FACE[words] for square, words in parts.items() if square in towns}
    assert set(parts) <= {*towns, "filed", "gone", "cards", *(name for name in parts if name.isdigit())}, parts
    free = [square for square in towns if square not in faces]
    gone = parts.get("gone", "").split()
    missing = sum(table.cabinet) - len(gone)
    gone += [square for square in free if square not in gone][len(free) - len(gone) - missing :] if missing else []
    left = Counter(FILES)
    left.subtract(faces.values())
    left.subtract(dict(enumerate(table.cabinet)))
    assert min(left.values()) >= 0, left
    rest = sorted(left.elements(), reverse=True)  # blank ones first
    table.files = tuple(
        GONE if square in gone else faces[square] if square in faces else rest.pop(0) for square in towns
    )
    assert not rest, rest
    table.lying = sum(1 << town for town, face in enumerate(table.files) if face != GONE)


def counted(text: str) -> Counter[int]:
    """`knife*2 hammer` as numbers by face."""
    found: Counter[int] = Counter()
    for entry in text.split():
        name, _, copies = entry.partition("*")
        found[FACE[name]] += int(copies or 1)
    return found
