"""Tables of Check the Ripper laid out from a text.

    given("0: e5 | 1: i6 | j3: cleaver | filed: knife*2 | cards: cleaver hammer", rolled="rook king")

A number is a seat and where its piece stands, a square is a town and what its file shows. `filed:` is what
the cabinet holds already, and those files are missing from the last towns that are not mentioned (or from
those under `gone:`). `cards:` begins the order of the murderer cards. What is not mentioned lies anywhere.

Chips of filed cases that nobody has, by `chips=`, count as forfeited.
"""

from __future__ import annotations

from typing import Any

from scenario import Story, flag_text

from whitechapel.games.check_the_ripper import GAME
from whitechapel.games.check_the_ripper.material import (
    FACES,
    FILES,
    WEAPONS,
)
from whitechapel.games.check_the_ripper.state import Table
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
    full = {f"piece{name}" if name.isdigit() else name: words for name, words in parts.items()}
    seats = named.pop("seats", max(2, sum(name.isdigit() for name in parts)))
    flags = {"rolled": rolled, "turn": turn, "number": named.pop("number", 1)}
    flags |= {"chips": chips} if chips else {}
    flags |= {"convictions": named.pop("convictions")} if "convictions" in named else {}
    assert GAME.position is not None
    agreed = GAME.read_settings({"seats": seats, **named})
    table = GAME.position(agreed, {**full, **{name: flag_text(value) for name, value in flags.items()}})
    assert GAME.audit(table) is None, GAME.audit(table)
    return ChaseStory(GAME, table)
