"""What lies on the table during a game, and a quick copy of it."""

from __future__ import annotations

from whitechapel.core.compiler_hints import i64
from whitechapel.core.frames import State
from whitechapel.games.check_the_ripper.material import (
    BLANK,
    BONUS_MOVES,
    COPIES,
    FACES,
    FILES,
    GONE,
    SQUARES,
    TOWNS,
    WEAPONS,
    Board,
    board,
)
from whitechapel.games.check_the_ripper.scoring import earned
from whitechapel.games.check_the_ripper.settings import NEXT, Settings


class Table(State):
    """A game in progress. Towns are numbers in reading order; for squares see `material`."""

    __slots__ = (
        "active", "agreed", "board", "bonus", "bonuses", "cabinet", "cards", "chips", "convictions", "dice", "duel",
        "ending", "files", "forfeited", "lying", "moves", "peeked", "rival", "shown", "stake", "turn", "where",
    )  # fmt: skip

    agreed: Settings
    """What the players agreed on."""
    board: Board
    turn: i64
    """1 for the first turn of the game, 0 before it."""
    active: i64
    """Whose turn it is; before the first turn, who goes first."""
    ending: str
    """How the game ended: `cabinet`, `turns`, or empty while it is being played."""

    files: tuple[int, ...]
    """What the file in each town shows, or GONE; empty before they are laid out."""
    lying: i64
    """A bit for each town whose file still lies there."""
    cabinet: tuple[int, ...]
    """How many files of each murderer are in the cabinet. [cabinet-beside-board]"""
    cards: tuple[int, ...]
    """The murderer cards in their fixed order, the open one first. [card-order]"""
    chips: tuple[int, ...]
    convictions: tuple[int, ...]
    """How many murderers each seat has convicted with the fourth file."""
    stake: i64
    """The chips of the series that is being risked."""
    forfeited: i64
    """The chips lost in risks so far."""

    where: list[int]
    """The square of each seat's piece, or -1."""
    dice: tuple[int, ...]
    """The two dice as rolled this turn."""
    moves: tuple[int, ...]
    """The rolled moves still open."""
    bonus: tuple[int, ...]
    """The bonus moves still open, in the order they were won."""
    bonuses: i64
    """How many bonus moves were won this turn."""
    rival: i64
    """The seat under attack, until the loser of the duel is relocated; otherwise -1."""
    duel: tuple[int, ...]
    """The dice of this turn's last duel, the attacker's first."""

    shown: i64
    """The town whose file lies face up for all until a player's next answer, or -1. [shown-until-next-answer]"""
    peeked: i64
    """The town whose file the winner of a duel is looking at, or -1."""

    def clone(self) -> Table:
        new = Table()
        new.stack = self.stack[:]
        new.sealed = self.sealed[:]
        new.events = None
        new.agreed = self.agreed
        new.board = self.board
        new.turn = self.turn
        new.active = self.active
        new.ending = self.ending
        new.files = self.files
        new.lying = self.lying
        new.cabinet = self.cabinet
        new.cards = self.cards
        new.chips = self.chips
        new.convictions = self.convictions
        new.stake = self.stake
        new.forfeited = self.forfeited
        new.where = self.where[:]
        new.dice = self.dice
        new.moves = self.moves
        new.bonus = self.bonus
        new.bonuses = self.bonuses
        new.rival = self.rival
        new.duel = self.duel
        new.shown = self.shown
        new.peeked = self.peeked
        return new


def new_table(agreed: Settings) -> Table:
    """An empty board."""
    table = Table()
    table.lay_out()
    table.agreed = agreed
    table.board = board(agreed.board, agreed.land_only)
    table.turn = 0
    table.active = 0
    table.ending = ""
    table.files = ()
    table.lying = 0
    table.cabinet = (0,) * len(WEAPONS)
    table.cards = ()
    table.chips = (0,) * agreed.seats
    table.convictions = (0,) * agreed.seats
    table.stake = 0
    table.forfeited = 0
    table.where = [-1] * agreed.seats
    table.dice = ()
    table.moves = ()
    table.bonus = ()
    table.bonuses = 0
    table.rival = -1
    table.duel = ()
    table.shown = -1
    table.peeked = -1
    return table


def audit(table: Table) -> str | None:
    """What is wrong with the material on the table, as a sentence, or None: nothing is ever lost or duplicated."""
    if not table.files:
        return None  # before the files are laid out there is nothing to count
    for face, name in enumerate(FACES):
        found = table.files.count(face) + (table.cabinet[face] if face < BLANK else 0)
        if found != COPIES:
            return f"There are {found} files of {name} on the table instead of {COPIES}."
    if len(table.files) != len(FILES):
        return f"There are places for {len(table.files)} files instead of {len(FILES)}."
    for town in range(TOWNS):
        if (table.files[town] != GONE) != (table.lying >> town & 1 == 1):
            return f"It is not rightly noted whether a file lies in town {town}."
    paid = sum(table.chips) + table.stake + table.forfeited
    if paid != earned(table.cabinet):
        return f"{paid} chips are paid, staked or forfeited; the cabinet is worth {earned(table.cabinet)}."
    if sum(table.convictions) != table.cabinet.count(COPIES):
        return f"{table.cabinet.count(COPIES)} murderers are convicted; {table.convictions} are noted."
    return _audit_cards(table) or _audit_pieces(table)


def _audit_cards(table: Table) -> str | None:
    left = [card for card in range(len(WEAPONS)) if table.agreed.completed_card != NEXT or table.cabinet[card] < COPIES]
    if table.turn and sorted(table.cards) != left:
        return f"The murderer cards {table.cards} are in play instead of {left}."
    return None


def _audit_pieces(table: Table) -> str | None:
    standing = [square for square in table.where if square >= 0]
    crowded = 1 if table.rival >= 0 else 0
    if len(set(standing)) != len(standing) - crowded:
        return f"Two pieces share a square, or should: {[SQUARES[square] for square in standing]}."
    for square in standing:
        if not table.board.open[square]:
            return f"A piece stands on {SQUARES[square]}, where none may stand."
    if not len(table.bonus) <= table.bonuses <= BONUS_MOVES:
        return f"{len(table.bonus)} bonus moves are open, {table.bonuses} were won."
    return None
