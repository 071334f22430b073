"""Chess moves worked out anew, square by square and without any table, to compare the game's own with.

`python -m tests.check_the_ripper.naive 5000` compares them in that many random positions.
"""

from __future__ import annotations

import random
import sys

from whitechapel.core.frames import BadAnswer
from whitechapel.games.check_the_ripper import GAME
from whitechapel.games.check_the_ripper.effects import reach
from whitechapel.games.check_the_ripper.material import ALL_LYING, SQUARES, SYMBOLS
from whitechapel.games.check_the_ripper.settings import SMALL
from whitechapel.games.check_the_ripper.state import Table

Place = tuple[int, int]
"""Column and rank, both from 1."""


def place(square: str) -> Place:
    return ord(square[0]) - ord("a") + 1, int(square[1:])


def naive(
    rows: tuple[str, ...], here: str, symbol: str, files: set[str], pieces: set[str], land_only: bool, over_files: bool
) -> set[str]:
    """Every square a piece can move to: each square of the board is tried."""
    found = set()
    for i, row in enumerate(rows):
        for column, sign in enumerate(row, 1):
            square = f"{chr(ord('a') + column - 1)}{len(rows) - i}"
            if not (land_only and sign == ".") and may(
                rows, here, square, symbol, files, pieces, land_only, over_files
            ):
                found.add(square)
    return found


def may(
    rows: tuple[str, ...],
    here: str,
    there: str,
    symbol: str,
    files: set[str],
    pieces: set[str],
    land_only: bool,
    over_files: bool,
) -> bool:
    (column, rank), (to_column, to_rank) = place(here), place(there)
    across, up = to_column - column, to_rank - rank
    if (across, up) == (0, 0):
        return False
    if symbol == "knight":
        if across * across + up * up != 5:
            return False
        if over_files:
            return True
        bends = []  # the last square before the target, for every order of one straight and one diagonal step
        for first in ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)):
            second = across - first[0], up - first[1]
            if max(map(abs, second)) == 1 and (0 in first) != (0 in second):
                bends.append(name(column + first[0], rank + first[1]))
        assert len(bends) == 2
        return any(bend not in files for bend in bends)
    straight, diagonal = across == 0 or up == 0, abs(across) == abs(up)
    far = max(abs(across), abs(up))
    if symbol == "king":
        return far == 1
    if not (straight and symbol in ("rook", "queen")) and not (diagonal and symbol in ("bishop", "queen")):
        return False
    for step in range(1, far):
        between = name(column + across * step // far, rank + up * step // far)
        to_west, to_north = place(between)
        if between in files or between in pieces or (land_only and rows[len(rows) - to_north][to_west - 1] == "."):
            return False
    return True


def name(column: int, rank: int) -> str:
    return f"{chr(ord('a') + column - 1)}{rank}"


def random_board(rng: random.Random) -> str:
    """Any board, as a word: any shape with twenty towns and room for pieces."""
    while True:
        columns, rows = rng.randint(2, 26), rng.randint(1, 26)
        if columns * rows >= 25:
            break
    signs = ["C"] * 20 + [rng.choice(".#") for _ in range(columns * rows - 20)]
    rng.shuffle(signs)
    return "/".join("".join(signs[i * columns : (i + 1) * columns]) for i in range(rows))


def random_position(rng: random.Random) -> Table:
    """Any pieces and any files on the usual board, a small one or any other."""
    while True:
        board = rng.choice(["british-isles", SMALL, random_board(rng)])
        try:
            options = {"seats": rng.choice((2, 3, 4)), "land_only": rng.random() < 0.4, "board": board}
            table = GAME.new(knight_over_files=rng.random() < 0.5, **options)
        except BadAnswer:  # a board on which this cannot be played
            continue
        assert isinstance(table, Table)
        table.where = rng.sample(table.board.squares, table.agreed.seats)
        table.lying = rng.randrange(ALL_LYING + 1) | rng.randrange(ALL_LYING + 1)
        return table


def compared(table: Table) -> int:
    """Compare all the moves of all the pieces with all symbols, and say how many moves there were."""
    moves = 0
    files = {SQUARES[square] for town, square in enumerate(table.board.towns) if table.lying >> town & 1}
    for seat, square in enumerate(table.where):
        pieces = {SQUARES[other] for other in table.where if other != square}
        for symbol, called in enumerate(SYMBOLS):
            agreed = table.agreed
            land, over = agreed.land_only, agreed.knight_over_files
            expected = naive(table.board.chart.rows, SQUARES[square], called, files, pieces, land, over)
            found = [move.text for move in reach(table, seat, symbol)]
            assert sorted(found) == sorted(f"{called} {target}" for target in expected), (agreed, table.where, files)
            moves += len(found)
    return moves


if __name__ == "__main__":
    source = random.Random(1888)
    positions = int(sys.argv[1])
    total = sum(compared(random_position(source)) for _ in range(positions))
    print(f"{positions} positions with {total} moves: all the same.")
