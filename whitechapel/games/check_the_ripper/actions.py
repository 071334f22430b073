"""Every answer a player can give, built once, and the answers of chance."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from whitechapel.core.compiler_hints import i64
from whitechapel.core.frames import Action, BadAnswer
from whitechapel.games.check_the_ripper.material import DIE, FACE, FACES, SIDE, SQUARES, SYMBOLS, Board

# What an answer does. Numbers 0 to 4 move the piece with the symbol of that number.
PLACE: Final = 5
LOOK: Final = 6
TURN: Final = 7
DONE: Final = 8
DECLINE: Final = 9
TAKE: Final = 10
CHANGE: Final = 11
KEEP: Final = 12
PASS: Final = 13
PUT_BACK: Final = 14


class Move(Action):
    """An answer: what it does, and on which square, if it names one."""

    __slots__ = ("square", "verb")

    def __init__(self, text: str, verb: int, square: int = -1) -> None:
        super().__init__(text)
        self.verb: i64 = verb
        self.square = square


def _everywhere(word: str, verb: int) -> tuple[Move, ...]:
    return tuple([Move(f"{word} {name}", verb, square) for square, name in enumerate(SQUARES)])


STEPS: Final = tuple([_everywhere(name, symbol) for symbol, name in enumerate(SYMBOLS)])
"""STEPS[symbol][square]: a move with this symbol to this square."""
PLACES: Final = _everywhere("place", PLACE)
LOOKS: Final = _everywhere("look", LOOK)
TURNS: Final = _everywhere("turn", TURN)
NO_MORE: Final = Move("done", DONE)
NO_BONUS: Final = Move("decline", DECLINE)
TAKE_CHIPS: Final = Move("take", TAKE)
CHANGE_CARD: Final = Move("change", CHANGE)
KEEP_CARD: Final = Move("keep", KEEP)
NO_LOOK: Final = Move("pass", PASS)
CLOSE_FILE: Final = Move("put back", PUT_BACK)

ACTIONS: Final = {
    move.text: move
    for move in (
        NO_MORE, NO_BONUS, TAKE_CHIPS, CHANGE_CARD, KEEP_CARD, NO_LOOK, CLOSE_FILE,
        *[step for steps in STEPS for step in steps], *PLACES, *LOOKS, *TURNS,
    )
}  # fmt: skip
"""By text."""

# -- chance ---------------------------------------------------------------------------------------

FILES_LAID: Final = "files"
CARDS_STACKED: Final = "cards"


class Shuffled(Action):
    """A chance answer: the files, town by town in reading order, or the murderer cards, top one first."""

    __slots__ = ("faces", "what")

    def __init__(self, what: str, faces: tuple[int, ...]) -> None:
        super().__init__(" ".join([what, *[FACES[face] for face in faces]]))
        self.what = what
        self.faces = faces


class Thrown(Action):
    """A chance answer: two dice, rolled together for a turn, or one by each duellist."""

    __slots__ = ("first", "second")

    def __init__(self, what: str, first: int, second: int) -> None:
        super().__init__(f"{what} {SYMBOLS[first]} {SYMBOLS[second]}")
        self.first = first
        self.second = second


class Begins(Action):
    """A chance answer: the seat that rolled the first double."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(f"first {seat}")
        self.seat = seat


def _thrown(what: str) -> tuple[tuple[Thrown, ...], ...]:
    symbols = range(len(SYMBOLS))
    return tuple([tuple([Thrown(what, first, second) for second in symbols]) for first in symbols])


ROLLS: Final = _thrown("roll")
DUELS: Final = _thrown("duel")
ROLLED: Final = tuple([tuple([ROLLS[first][second] for second in DIE]) for first in DIE])
"""By the sides of the two dice that lie on top."""
THROW_ODDS: Final = tuple(
    [DIE.count(first) * DIE.count(second) for first in range(len(SYMBOLS)) for second in range(len(SYMBOLS))]
)
"""How often two dice fall each way, out of 36, in the order of either table. [dice]"""
FIRST: Final = tuple([Begins(seat) for seat in range(4)])

_CHANCE: Final[dict[str, Action]] = {
    **{first.text: first for first in FIRST},
    **{thrown.text: thrown for table in (ROLLS, DUELS) for row in table for thrown in row},
}


def chance(text: str) -> Action:
    """A chance answer from its text."""
    known = _CHANCE.get(text)
    if known is not None:
        return known
    what, *names = text.split(" ")
    if what in (FILES_LAID, CARDS_STACKED) and names and all(name in FACE for name in names):
        return Shuffled(what, tuple([FACE[name] for name in names]))
    raise BadAnswer(
        "chance-check-the-ripper",
        "'{given}' is not a roll, a duel or a shuffle, and names no first seat.",
        given=text[:80],
    )


# -- listing answers quickly ----------------------------------------------------------------------


class Lines:
    """The moves with one symbol from one square, line by line."""

    __slots__ = ("clear", "moves", "on", "place", "single", "towns")

    def __init__(self, board: Board, symbol: int, square: int) -> None:
        steps, towns = STEPS[symbol], board.town_at
        rays = board.rays[symbol][square]
        self.moves = tuple(
            [tuple([tuple([steps[end] for end in ray[:length]]) for length in range(len(ray) + 1)]) for ray in rays]
        )
        """By line and length: the moves up to there, from near to far."""
        self.towns = tuple(
            [tuple([(i + 1, towns[end]) for i, end in enumerate(ray) if towns[end] >= 0]) for ray in rays]
        )
        """By line: how far away each of its towns is, from near to far."""
        self.single = tuple([steps[ray[0]] for ray in rays]) if all(len(ray) == 1 for ray in rays) else ()
        """All the moves, where every line is a single step and nothing can stand in the way."""
        self.on = 0
        """A bit for each town on any of the lines."""
        for ray in rays:
            for end in ray:
                if towns[end] >= 0:
                    self.on |= 1 << towns[end]
        self.clear: dict[int, tuple[Move, ...]] = {}
        """All the moves while no piece is in the way, by the files that lie on the lines; filled as they are listed."""
        self.place = {end: (line, i + 1) for line, ray in enumerate(rays) for i, end in enumerate(ray)}
        """By square: the line it is on, and how far away."""


def lines(board: Board, symbol: i64, square: i64) -> Lines:
    """The lines from one square; a board has a few thousand of them, and keeps those that were asked for."""
    at = symbol * (SIDE * SIDE) + square
    known = board.lines[at]
    if known is None:
        known = board.lines[at] = Lines(board, symbol, square)
    assert isinstance(known, Lines)
    return known


@lru_cache(maxsize=1024)
def places(board: Board, lying: int) -> tuple[Move, ...]:
    """The squares of a board without a file, when these lie there."""
    towns = board.town_at
    return tuple([PLACES[square] for square in board.squares if towns[square] < 0 or not lying >> towns[square] & 1])
