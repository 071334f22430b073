"""What a seat knows of every file and of the murderer cards, and fair worlds drawn from that.

A file is shown to all when it is turned up, and to one seat when that seat looks at it after a duel. The files a
seat has not seen are *exchangeable*: nothing that is ever told sets one of them apart from another. So the chance
that one of them shows a face is the number of such faces still unseen, divided by the number of unseen files: exact,
and in closed form. The same holds for murderer cards that have not yet been open; and because their order never
changes, one that has been open is known for good.

Everything is worked out from what the memory knows *now*. A memory that forgets is still consistent: a forgotten
file simply becomes one of the unseen files again.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from whitechapel.core.chance import shuffle
from whitechapel.core.frames import Event
from whitechapel.core.game import LaidOut, Memory
from whitechapel.games.check_the_ripper.effects import square_of
from whitechapel.games.check_the_ripper.material import (
    BLANK,
    COPIES,
    FACE,
    FACES,
    GONE,
    SQUARE,
    SYMBOLS,
    TOWNS,
    WEAPONS,
    Board,
)
from whitechapel.games.check_the_ripper.settings import NEXT, Settings
from whitechapel.games.check_the_ripper.state import Table, new_table
from whitechapel.games.check_the_ripper.steps import FRAMES
from whitechapel.games.check_the_ripper.view import View

UNKNOWN: Final = -1


class Told(Memory):
    """What one seat has been told of files and cards. It remembers everything unless told to forget.
    [memory] [known-files] [known-cards]"""

    __slots__ = ("cards", "files", "lot")

    def __init__(self) -> None:
        self.files: dict[str, int] = {}
        """What the file on a square shows, for each one that this seat has seen."""
        self.cards: list[int] = [UNKNOWN] * len(WEAPONS)
        """The murderer cards in order, the open one first; UNKNOWN for one that has not yet been open."""
        self.lot: Lot | None = None
        """What the worlds of a view are drawn from, once one has been drawn."""

    def clone(self) -> Told:
        new = Told()
        new.files = dict(self.files)
        new.cards = self.cards[:]
        return new

    def hear(self, event: Event) -> None:
        self.lot = None
        kind = event.kind
        facts = event.facts
        if kind == "revealed" or kind == "turned" or kind == "peeked":
            if facts.get("face"):  # it may be hidden from this seat, or forgotten since
                self.files[facts["square"]] = FACE[facts["face"]]
        elif kind == "first-card":
            self.cards[0] = FACE.get(facts["murderer"], UNKNOWN)
        elif kind == "card-changed":
            self.cards = [*self.cards[1:], self.cards[0]]
            self.cards[0] = FACE.get(facts["murderer"], UNKNOWN)
        elif kind == "next-card":
            del self.cards[0]
            self.cards[0] = FACE.get(facts["murderer"], UNKNOWN)

    def forget(self, square: str) -> None:
        """Forget what the file on this square shows."""
        self.lot = None
        self.files.pop(square, None)


def memory(agreed: Settings, seat: int | None) -> Told:
    """An empty memory for a seat, or for a spectator."""
    return Told()


def known(view: View, memory: Told) -> Mapping[str, str]:
    """By square: every file on the board that this seat has seen, and what it shows. The view alone never says so;
    tables where everything seen may be shown add this. [memory] [known-files]"""
    return {square: FACES[face] for square, face in _seen(view, memory).items()}


def _seen(view: View, memory: Told) -> dict[str, int]:
    """The files on the board whose faces are known, from memory or because they lie open right now."""
    seen = {square: memory.files[square] for square in view.files if square in memory.files}
    for lying in (view.shown, view.peeked):
        if lying is not None and lying.face:
            seen[lying.square] = FACE[lying.face]
    return seen


def _unseen(view: View, seen: Mapping[str, int]) -> list[int]:
    """How many files of each face are on the board but not known."""
    left = [COPIES - filed for filed in view.cabinet] + [COPIES]
    for face in seen.values():
        left[face] -= 1
    return left


def _order(view: View, memory: Told) -> list[int]:
    """The murderer cards in order, where known; once three are, the fourth follows."""
    if not view.murderer:
        return []
    below = memory.cards[1:] if len(memory.cards) == view.stack + 1 else [UNKNOWN] * view.stack
    order = [FACE[view.murderer], *below]
    left = _unseen_cards(view, order)
    return [left[0] if card == UNKNOWN and len(left) == 1 else card for card in order]


def _unseen_cards(view: View, order: list[int]) -> list[int]:
    """The murderer cards in play that have not yet been open."""
    leaves = view.agreed.completed_card == NEXT
    return [card for card in range(len(WEAPONS)) if card not in order and not (leaves and view.cabinet[card] == COPIES)]


def marginals(view: View, memory: Told) -> Mapping[str, Mapping[str, float]]:
    """For each file on the board, by its square, how likely it is to show each face; and for each murderer card below
    the
    open one (`card 2`, `card 3`, ...) whose it is. [known-files] [known-cards] [honest-sampling]"""
    seen = _seen(view, memory)
    left = _unseen(view, seen)
    unseen = len(view.files) - len(seen)
    pool = {FACES[face]: left[face] / unseen for face in range(len(FACES)) if left[face]} if unseen else {}
    table: dict[str, Mapping[str, float]] = {
        square: {FACES[seen[square]]: 1.0} if square in seen else pool for square in view.files
    }
    order = _order(view, memory)
    hidden = _unseen_cards(view, order)
    for i in range(1, len(order)):
        if order[i] == UNKNOWN:
            table[f"card {i + 1}"] = {WEAPONS[card]: 1 / len(hidden) for card in hidden}
        else:
            table[f"card {i + 1}"] = {WEAPONS[order[i]]: 1.0}
    return table


def census(table: Table) -> Mapping[str, Mapping[str, float]]:
    """The same for an open table."""
    count: dict[str, Mapping[str, float]] = {
        square_of(table, town): {FACES[face]: 1.0} for town, face in enumerate(table.files) if face != GONE
    }
    for i in range(1, len(table.cards)):
        count[f"card {i + 1}"] = {WEAPONS[table.cards[i]]: 1.0}
    return count


class Lot:
    """What the worlds of one view are drawn from: worked out once, because thousands of them are drawn."""

    __slots__ = ("faces", "hidden", "order", "pool", "unseen", "view")

    def __init__(self, view: View, memory: Told, board: Board) -> None:
        self.view = view
        seen = _seen(view, memory)
        left = _unseen(view, seen)
        self.pool = [face for face in range(BLANK + 1) for _ in range(left[face])]
        """The faces of the unseen files."""
        self.faces = [GONE] * TOWNS
        """By town: what its file shows, if it is there and has been seen."""
        self.unseen: list[int] = []
        """The towns with the other files."""
        for square in view.files:
            town = board.town_at[SQUARE[square]]
            if square in seen:
                self.faces[town] = seen[square]
            else:
                self.unseen.append(town)
        self.order = _order(view, memory)
        """The murderer cards in order, where known."""
        self.hidden = _unseen_cards(view, self.order)


def sample(view: View, memory: Told, rng: Random) -> Table:
    """A world that agrees with everything this seat sees and was told, all equally likely. [honest-sampling]"""
    table = LAID_OUT.copy(view)
    assert isinstance(table, Table)
    lot = memory.lot
    if lot is None or lot.view is not view:
        lot = memory.lot = Lot(view, memory, table.board)
    pool = lot.pool[:]
    shuffle(pool, rng)
    if view.files:
        faces = lot.faces[:]
        for town in lot.unseen:
            faces[town] = pool.pop()
        table.files = tuple(faces)
    hidden = lot.hidden[:]
    shuffle(hidden, rng)
    table.cards = tuple([hidden.pop() if card == UNKNOWN else card for card in lot.order])
    return table


def lay_out(view: View) -> Table:
    """A table with everything public in a view, but no faces on the files and no murderer cards."""
    table = new_table(view.agreed)
    town_at = table.board.town_at
    table.turn = view.turn
    table.active = view.active
    table.ending = view.ending
    table.lying = sum([1 << town_at[SQUARE[square]] for square in view.files])
    table.cabinet = view.cabinet
    table.chips = view.chips
    table.convictions = view.convictions
    table.stake = view.stake
    table.forfeited = view.forfeited
    table.where = [SQUARE[square] if square else -1 for square in view.where]
    table.dice = _symbols(view.dice)
    table.moves = _symbols(view.moves)
    table.bonus = _symbols(view.bonus)
    table.bonuses = view.bonuses
    table.rival = view.rival
    table.duel = _symbols(view.duel)
    table.shown = town_at[SQUARE[view.shown.square]] if view.shown is not None else -1
    table.peeked = town_at[SQUARE[view.peeked.square]] if view.peeked is not None else -1
    table.stack = [FRAMES[question] for question in view.agenda]
    return table


def _symbols(names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple([SYMBOLS.index(name) for name in names])


LAID_OUT: Final = LaidOut(lay_out)
