"""Files, weapons, dice and chips, and the board: a chessboard over a map, with a file in each of twenty towns.

A square is a number that means the same on every board: 26 times its rank (from 0, in the south) plus its column
(from 0, in the west). So every answer that names a square is built once, whatever board is played on.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, NamedTuple

from whitechapel.core.files import BYTE_ORDER_MARK
from whitechapel.core.frames import BadAnswer

# -- files, murderers and chips -------------------------------------------------------------------

WEAPONS: Final[tuple[str, ...]] = ("cleaver", "knife", "scissors", "hammer")
"""The murderers, named by their weapons, which are also what the files show. [murderers]"""
BLANK: Final = 4
"""A file that belongs to no murderer."""
FACES: Final[tuple[str, ...]] = (*WEAPONS, "blank")
FACE: Final = {name: face for face, name in enumerate(FACES)}
GONE: Final = -1
"""Stands in for a face: the file is no longer on the board."""
COPIES: Final = 4
FILES: Final = tuple([face for face in range(len(FACES)) for _ in range(COPIES)])
"""The twenty files. [files]"""
TOWNS: Final = 20
ALL_LYING: Final = (1 << TOWNS) - 1
"""A bit for each town with a file."""

FILE_CHIPS: Final[tuple[int, ...]] = (1, 2, 3, 4)
"""What a murderer's first to fourth file are worth. [file-value]"""
EXTRA_CHIPS: Final[tuple[int, ...]] = (1, 3, 6, 10)
"""The extra for the fourth file of the first to the fourth murderer convicted. [completion-extra]"""
CHIPS: Final = len(WEAPONS) * sum(FILE_CHIPS) + sum(EXTRA_CHIPS)
"""The chips in the box, which are all that can be earned. [chips]"""

# -- the dice -------------------------------------------------------------------------------------

KING: Final = 0
QUEEN: Final = 1
ROOK: Final = 2
BISHOP: Final = 3
KNIGHT: Final = 4
SYMBOLS: Final[tuple[str, ...]] = ("king", "queen", "rook", "bishop", "knight")
"""From the strongest in a duel to the weakest. [duel-dice]"""
DIE: Final[tuple[int, ...]] = (KING, QUEEN, ROOK, BISHOP, KNIGHT, KNIGHT)
"""The six faces. [dice]"""
KNIGHT_MOVES: Final = 4
"""What two knights are worth."""
BONUS_MOVES: Final = 16
"""No more can be earned in one turn. [bonus-limit]"""

# -- for clients that draw them -------------------------------------------------------------------


class Material(NamedTuple):
    """What is in the box, besides the board."""

    murderers: tuple[str, ...]
    """In the order of the cabinet, by what they use."""
    copies: int
    """How many files each of them has: the drawers of the cabinet."""
    faces: tuple[str, ...]
    """What files show."""
    symbols: tuple[str, ...]
    """What dice show, from the strongest in a duel to the weakest."""
    file_chips: tuple[int, ...]
    """What a murderer's first to fourth file are worth."""
    extra_chips: tuple[int, ...]
    """The extra for the fourth file of the first to the fourth murderer convicted."""


MATERIAL: Final = Material(WEAPONS, COPIES, FACES, SYMBOLS, FILE_CHIPS, EXTRA_CHIPS)

# -- squares --------------------------------------------------------------------------------------

SIDE: Final = 26
"""No board is longer or wider than this. [board-file]"""
SQUARES: Final = tuple([f"{chr(97 + column)}{rank}" for rank in range(1, SIDE + 1) for column in range(SIDE)])
SQUARE: Final = {name: square for square, name in enumerate(SQUARES)}
LEAST_COLUMNS: Final = 2
LONGEST_NAME: Final = 30

_STRAIGHT: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))
_DIAGONAL: Final = ((1, 1), (1, -1), (-1, -1), (-1, 1))
_LEAPS: Final = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
"""The column and rank steps, clockwise from the north."""
_STEPS: Final = ((*_STRAIGHT, *_DIAGONAL), (*_STRAIGHT, *_DIAGONAL), _STRAIGHT, _DIAGONAL, _LEAPS)
"""By symbol. [king-moves] [queen-moves] [rook-moves] [bishop-moves] [knight-moves]"""

Rays = tuple[tuple[int, ...], ...]
"""The lines on which a piece moves from one square, each from near to far."""


class Chart(NamedTuple):
    """A map as it is written down."""

    rows: tuple[str, ...]
    """From north to south: `.` sea, `#` land, `C` town."""
    names: tuple[str, ...]
    """The towns in reading order; all empty if they have no names."""


class Board:
    """A map to play on, with all the lines of all the chess pieces. [board] [towns]"""

    __slots__ = ("chart", "elbows", "lines", "open", "rays", "squares", "town_at", "towns")

    def __init__(self, chart: Chart, land_only: bool) -> None:
        signs = dict(_signs(chart.rows))
        self.chart = chart
        self.towns = tuple([square for square, sign in signs.items() if sign == "C"])
        """The squares of the towns, in reading order."""
        number = {square: town for town, square in enumerate(self.towns)}
        self.town_at = tuple([number.get(square, -1) for square in range(SIDE * SIDE)])
        """By square: the number of its town, or -1."""
        self.squares = tuple([square for square, sign in signs.items() if sign != "." or not land_only])
        """Where pieces may stand, in reading order. [sea] [land-only]"""
        inside = frozenset(self.squares)
        self.open = tuple([square in inside for square in range(SIDE * SIDE)])
        """By square: whether pieces may stand there."""
        self.rays: tuple[tuple[Rays, ...], ...] = tuple(
            [
                tuple([_rays(square, symbol, self.open) if self.open[square] else () for square in range(SIDE * SIDE)])
                for symbol in range(len(SYMBOLS))
            ]
        )
        """By symbol and square. Nobody leaves the board, and with land only every line ends at the coast.
        [inside-board] [land-only]"""
        self.elbows: tuple[tuple[tuple[int, int], ...], ...] = tuple(
            [tuple([_elbows(square, ray[0]) for ray in rays]) for square, rays in enumerate(self.rays[KNIGHT])]
        )
        """By square, for each leap of a knight: the squares where its two routes bend. [knight-blocked]"""
        self.lines: list[object] = [None] * (len(SYMBOLS) * SIDE * SIDE)
        """By symbol and square: what `actions.lines` has worked out."""


def _signs(rows: tuple[str, ...]) -> list[tuple[int, str]]:
    """Every square of a map with its sign, in reading order."""
    last = len(rows) - 1
    return [(SIDE * (last - i) + column, sign) for i, row in enumerate(rows) for column, sign in enumerate(row)]


def _rays(square: int, symbol: int, open: tuple[bool, ...]) -> Rays:
    reach = 1 if symbol in (KING, KNIGHT) else SIDE
    rays = []
    for columns, ranks in _STEPS[symbol]:
        ray: list[int] = []
        column, rank = square % SIDE + columns, square // SIDE + ranks
        while 0 <= column < SIDE and 0 <= rank < SIDE and open[SIDE * rank + column] and len(ray) < reach:
            ray.append(SIDE * rank + column)
            column, rank = column + columns, rank + ranks
        if ray:
            rays.append(tuple(ray))
    return tuple(rays)


def _elbows(square: int, there: int) -> tuple[int, int]:
    """A knight goes one step straight and one diagonally, or the other way round: the squares where it can turn."""
    columns, ranks = there % SIDE - square % SIDE, there // SIDE - square // SIDE
    diagonal = (1 if columns > 0 else -1) + SIDE * (1 if ranks > 0 else -1)
    straight = columns // 2 if abs(columns) == 2 else SIDE * (ranks // 2)
    return square + straight, square + diagonal


# -- boards as text -------------------------------------------------------------------------------
# A board is one word of a transcript's header: its rows from north to south separated by slashes, then a colon and the
# names of its towns, separated by commas, with `_` for a space. So a transcript on any board replays anywhere. The
# usual board has a short word of its own.

USUAL: Final = "british-isles"


def chart(word: str) -> Chart:
    """The map a word stands for; raises BadAnswer with a sentence on what is wrong with it. [board-file]"""
    if word == USUAL:
        return _USUAL
    text, colon, names = word.partition(":")
    rows = tuple(text.split("/"))
    _check_rows(rows)
    towns = text.count("C")
    if not colon:
        return Chart(rows, ("",) * towns)
    called = tuple([name.replace("_", " ") for name in names.split(",")])
    if len(called) != towns:
        raise BadAnswer(
            "board-names", "The board has {towns} towns, but names for {named}.", towns=towns, named=len(called)
        )
    for name in called:
        _check_name(name)
    if len(set(called)) != len(called):
        raise BadAnswer("board-same-name", "Two towns of the board have the same name.")
    return Chart(rows, called)


def word(chart: Chart) -> str:
    """The word for a map."""
    if chart == _USUAL:
        return USUAL
    rows = "/".join(chart.rows)
    return f"{rows}:{','.join([name.replace(' ', '_') for name in chart.names])}" if any(chart.names) else rows


def _check_rows(rows: tuple[str, ...]) -> None:
    columns = len(rows[0])
    if len(rows) > SIDE:
        raise BadAnswer(
            "board-rows", "A board has at most {most} rows; this one has {rows}.", most=SIDE, rows=len(rows)
        )
    for rank, row in zip(range(len(rows), 0, -1), rows, strict=True):
        strange = sorted(set(row) - set(".#C"))
        if strange:
            raise BadAnswer(
                "board-sign",
                "Row {rank} of the board has {sign}; a square is . (sea), # (land) or C (town).",
                rank=rank,
                sign=repr(strange[0]),
            )
        if len(row) != columns:
            raise BadAnswer(
                "board-row",
                "Row {rank} of the board has {squares} squares; the northernmost row has {columns}.",
                rank=rank,
                squares=len(row),
                columns=columns,
            )
    if not LEAST_COLUMNS <= columns <= SIDE:
        raise BadAnswer(
            "board-columns",
            "A board has {least} to {most} columns; this one has {columns}.",
            least=LEAST_COLUMNS,
            most=SIDE,
            columns=columns,
        )
    towns = sum([row.count("C") for row in rows])
    if towns != TOWNS:
        raise BadAnswer(
            "board-towns", "A board has exactly {needed} towns; this one has {towns}.", needed=TOWNS, towns=towns
        )


def _check_name(name: str) -> None:
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or name != name.strip() or set(name) & set("_,"):
        raise BadAnswer(
            "board-name",
            "{name} cannot name a town: a name has 1 to {most} signs, no comma and no _.",
            name=repr(name[:40]),
            most=LONGEST_NAME,
        )


def check_room(chart: Chart, seats: int, land_only: bool) -> None:
    """A board must have room for the pieces beside the files and, with land only, be connected. [board-room]"""
    signs = dict(_signs(chart.rows))
    land = [square for square, sign in signs.items() if sign != "."]
    room = (len(land) if land_only else len(signs)) - TOWNS
    if room < seats + 1:
        _too_small(room, seats, land_only)
    if land_only and not _connected(land):
        raise BadAnswer("board-apart", "The land of the board is not connected, so it cannot be played on land only.")


def _too_small(room: int, seats: int, land_only: bool) -> None:
    if land_only:
        raise BadAnswer(
            "board-land-room",
            "The board has {room} land squares without a town; {seats} players need {needed}.",
            room=room,
            seats=seats,
            needed=seats + 1,
        )
    raise BadAnswer(
        "board-room",
        "The board has {room} squares without a town; {seats} players need {needed}.",
        room=room,
        seats=seats,
        needed=seats + 1,
    )


def _connected(land: list[int]) -> bool:
    """Whether a king can walk from every square to every other."""
    left = set(land)
    edge = [left.pop()]
    for square in edge:  # the list grows while it is read
        for columns, ranks in _STEPS[KING]:
            column, there = square % SIDE + columns, square + columns + SIDE * ranks
            if 0 <= column < SIDE and there in left:
                left.remove(there)
                edge.append(there)
    return not left


def from_file(text: str) -> Chart:
    """The map in the text of a board file: JSON with `map_north_to_south`, a list of rows, and, if the towns have
    names, `cities`, a list of `name` and `square`. `columns` and `rows` must be right if given; anything else in it is
    for human readers. Raises BadAnswer with a sentence. [board-file]"""
    try:
        data = json.loads(text.removeprefix(BYTE_ORDER_MARK))
    except json.JSONDecodeError as error:
        raise BadAnswer(
            "board-json",
            "The board file is not JSON: line {line} cannot be read from column {column} on, {given}.",
            line=error.lineno,
            column=error.colno,
            given=repr(error.doc[error.pos :].partition("\n")[0][:40]),
        ) from error
    except (ValueError, RecursionError) as error:
        raise BadAnswer(
            "board-json-deep", "The board file is not JSON for us: it is nested too deeply, or a number is too long."
        ) from error
    if not isinstance(data, dict):
        raise BadAnswer("board-object", "The board file must be a JSON object, with the map under map_north_to_south.")
    rows = data.get("map_north_to_south")
    if not isinstance(rows, list) or not rows or not all(isinstance(row, str) for row in rows):
        raise BadAnswer("board-map", "The board file needs a list of texts under map_north_to_south, one for each row.")
    _check_rows(tuple(rows))
    for field, size in (("rows", len(rows)), ("columns", len(rows[0]))):
        if data.get(field, size) != size:
            raise BadAnswer(
                "board-size",
                "The board file says that there are {given} {field}; its map has {size}.",
                field=field,
                given=repr(data[field])[:40],
                size=size,
            )
    names = _names(tuple(rows), data.get("cities", []))
    return chart(word(Chart(tuple(rows), names)))


def _names(rows: tuple[str, ...], cities: Any) -> tuple[str, ...]:
    """The names of the towns in reading order; empty if the file gives none."""
    named: dict[str, str] = {}
    towns = [SQUARES[square] for square, sign in _signs(rows) if sign == "C"]
    for city in cities if isinstance(cities, list) else [None]:
        if not isinstance(city, dict) or not all(isinstance(city.get(field), str) for field in ("name", "square")):
            raise BadAnswer(
                "board-cities", "The board file must have a list under cities, each with a name and a square as texts."
            )
        square = city["square"]
        if square not in towns:
            raise BadAnswer(
                "board-no-town",
                "The board file names a town on {square}, but its map has no town there.",
                square=repr(square[:40]),
            )
        if square in named:
            raise BadAnswer("board-twice", "The board file names the town on {square} twice.", square=square)
        _check_name(city["name"])
        named[square] = city["name"]
    if named and len(named) != len(towns):
        unnamed = [square for square in towns if square not in named]
        raise BadAnswer(
            "board-unnamed",
            "The board file has names for {named} of its towns; {square} has none.",
            named=len(named),
            square=unnamed[0],
        )
    return tuple([named.get(square, "") for square in towns])


def _usual() -> Chart:
    data = json.loads(Path(__file__).with_name("board.json").read_text(encoding="utf-8"))
    rows = tuple(data["map_north_to_south"])
    return Chart(rows, _names(rows, data["cities"]))


_USUAL: Final = _usual()

_KEPT: Final = 32
_boards: Final[dict[tuple[str, bool], Board]] = {}
"""The boards in use, by word: building one takes longer than playing on it."""


def board(word: str, land_only: bool) -> Board:
    """The board a word stands for, played on everywhere or on land only."""
    found = _boards.get((word, land_only))
    if found is None:
        if len(_boards) >= _KEPT:
            _boards.clear()
        found = Board(chart(word), land_only)
        _boards[word, land_only] = found
    return found
