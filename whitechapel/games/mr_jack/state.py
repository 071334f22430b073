"""What lies on the table during a game, and a quick copy of it."""

from __future__ import annotations

from typing import Final

from whitechapel.core.compiler_hints import i64
from whitechapel.core.frames import State
from whitechapel.games.mr_jack.material import (
    BEAM,
    BOARDS,
    CHARACTERS,
    CORDONS,
    DETECTIVE,
    EVERYBODY,
    FACING,
    JACK,
    LAMPS,
    LIT_BY,
    NEXT,
    PLAIN,
    STEALTHY,
    TURNS,
    WATSON,
    Board,
    way,
)
from whitechapel.games.mr_jack.settings import Settings


class Table(State):
    """A game in progress. Characters, hexes, posts and exits are numbers, and sets of them have a bit for each; see
    `material`."""

    __slots__ = (
        "accused", "active", "agreed", "alibis", "board", "called", "calls", "cards", "cordons", "covered", "dealt",
        "ending", "facing", "jack", "lamps", "left_by", "occupied", "pile", "round", "seen", "suspects", "turn",
        "where",
    )  # fmt: skip

    agreed: Settings
    """What the players agreed on."""
    board: Board
    """The printing of the board."""

    round: i64
    """1 to 8."""
    turn: i64
    """How many cards of this round have been played: 0 to 3."""
    dealt: i64
    """The four cards of this round, as a set."""
    cards: i64
    """Those of them not yet played."""
    active: i64
    """The character whose card is being played, or -1."""

    where: list[int]
    """The hex of each character; -1 for Jack when he has left the district."""
    occupied: i64
    """All the hexes of `where`, as a set."""
    facing: i64
    """Where Watson's lantern points."""
    lamps: tuple[int, ...]
    """The gaslight on each post: its number 1 to 4, PLAIN, or 0 for a dark post."""
    cordons: i64
    """The two closed exits, as a set."""
    covered: i64
    """The two covered manholes: a bit for each of `board.manholes`."""

    called: i64
    """While Goodley whistles: the characters he has already moved, as a set."""
    calls: i64
    """The points he still has to spend, once he has moved somebody."""

    suspects: i64
    """The characters whose tokens still show the suspect side, as a set."""
    seen: bool
    """Whether the witness card shows that Jack was seen."""
    jack: i64
    """Who Jack is, or -1 before he has drawn."""
    pile: tuple[int, ...]
    """The alibi cards nobody has drawn; the last is the top."""
    alibis: tuple[int, int]
    """The alibi cards each seat has drawn with Holmes, as sets."""

    ending: str
    """How the game ended, or empty while it is being played."""
    accused: i64
    """The character the detective accused, or -1."""
    left_by: i64
    """The exit by which Jack left, or -1."""

    def clone(self) -> Table:
        new = Table()
        new.stack = self.stack[:]
        new.sealed = self.sealed[:]
        new.events = None
        new.agreed = self.agreed
        new.board = self.board
        new.round = self.round
        new.turn = self.turn
        new.dealt = self.dealt
        new.cards = self.cards
        new.active = self.active
        new.where = self.where[:]
        new.occupied = self.occupied
        new.facing = self.facing
        new.lamps = self.lamps
        new.cordons = self.cordons
        new.covered = self.covered
        new.called = self.called
        new.calls = self.calls
        new.suspects = self.suspects
        new.seen = self.seen
        new.jack = self.jack
        new.pile = self.pile
        new.alibis = self.alibis
        new.ending = self.ending
        new.accused = self.accused
        new.left_by = self.left_by
        return new


def new_table(agreed: Settings) -> Table:
    """The board at setup, before any card is drawn. [start-characters] [start-lamps] [start-cordons]
    [start-suspects] [witness-starts-seen] [watson-starts-ne]"""
    table = Table()
    table.lay_out()
    board = BOARDS[agreed.edition]
    table.agreed = agreed
    table.board = board
    table.round = 0
    table.turn = 0
    table.dealt = 0
    table.cards = 0
    table.active = -1
    table.where = list(board.start)
    table.occupied = sum([1 << hex for hex in board.start])
    table.facing = FACING
    table.lamps = LAMPS
    table.cordons = CORDONS
    table.covered = board.covered
    table.called = 0
    table.calls = 0
    table.suspects = EVERYBODY
    table.seen = True
    table.jack = -1
    table.pile = ()
    table.alibis = (0, 0)
    table.ending = ""
    table.accused = -1
    table.left_by = -1
    return table


def player(table: Table) -> int:
    """Whose turn it is. [odd-order] [even-order]"""
    return order(table)[table.turn]


def order(table: Table) -> tuple[int, ...]:
    """Who plays the cards of this round: in odd rounds the detective the first and last and Jack the two in between, in
    even rounds the reverse. [odd-order] [even-order]"""
    return ODD_ORDER if table.round % 2 else EVEN_ORDER


ODD_ORDER: Final[tuple[int, ...]] = (DETECTIVE, JACK, JACK, DETECTIVE)
EVEN_ORDER: Final[tuple[int, ...]] = (JACK, DETECTIVE, DETECTIVE, JACK)


def burning(table: Table) -> int:
    """The posts on which a gaslight burns, as a set."""
    return sum([1 << post for post, lamp in enumerate(table.lamps) if lamp])


def lit(table: Table) -> int:
    """The hexes that gaslights and Watson's lantern light, as a set. [seen-by-gaslight] [seen-by-lantern]
    [watson-not-lit]"""
    watson = table.where[WATSON]
    return LIT_BY[burning(table)] | (BEAM[watson][table.facing] if watson >= 0 else 0)


def way_of(table: Table, character: int, to: int) -> tuple[str, ...]:
    """The names of the hexes on the way of a character's move, both ends included. [move-streets] [manhole-covered]"""
    holes = sum([1 << hex for i, hex in enumerate(table.board.manholes) if not table.covered >> i & 1])
    return way(table.where[character], to, character == STEALTHY, holes)


def in_sight(table: Table) -> int:
    """The characters who would be seen now: on a lit hex, or next to somebody. [seen-by-gaslight] [seen-by-lantern]
    [seen-by-neighbour]"""
    light = lit(table)
    some = 0
    for character, hex in enumerate(table.where):
        if hex >= 0 and (light >> hex & 1 or NEXT[hex] & table.occupied):
            some |= 1 << character
    return some


def audit(table: Table) -> str | None:
    """What is wrong with the material on the table, as a sentence, or None: nothing is ever lost or duplicated."""
    standing = [hex for hex in table.where if hex >= 0]
    if len(set(standing)) != len(standing) and table.accused < 0:
        return "Two characters stand on the same hex, and nobody was accused."
    if len(standing) != len(CHARACTERS) and table.left_by < 0:
        return "A character is missing, and nobody has left."
    occupied = 0
    for hex in standing:
        occupied |= 1 << hex
    if occupied != table.occupied:
        return "The occupied hexes are not those the characters stand on."
    burning = sorted([lamp for lamp in table.lamps if lamp])
    if burning != [*range(min(max(table.round, 1), PLAIN), PLAIN), PLAIN, PLAIN]:
        return f"In round {table.round} the gaslights {burning} burn."
    cordons, covers = int(table.cordons).bit_count(), int(table.covered).bit_count()
    if (cordons, covers) != (2, 2):
        return f"There are {cordons} cordons and {covers} covers instead of two each."
    if table.jack >= 0:
        drawn = [card for cards in table.alibis for card in range(len(CHARACTERS)) if cards >> card & 1]
        if sorted([table.jack, *table.pile, *drawn]) != list(range(len(CHARACTERS))):
            return "The alibi cards are not eight different ones."
        if not table.suspects >> table.jack & 1:
            return "Jack is counted among the innocent."
    if table.cards & ~table.dealt or int(table.cards).bit_count() > TURNS - table.turn:
        return f"{int(table.cards).bit_count()} cards are left to play in turn {table.turn} of round {table.round}."
    return None
