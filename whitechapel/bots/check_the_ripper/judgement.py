"""How a game of Check the Ripper stands between two turns, as learned: how likely each seat is to win.

Each seat has a dozen numbers (`features`), and a strength, their sum with weights that depend on how many murderers
are convicted and how many seats there are. The weights were learned from games of the bots against themselves
(docs/bots.md, `whitechapel.training.check_the_ripper`); they are whole thousandths in `judgement.json`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from math import sqrt
from pathlib import Path
from typing import Final

from whitechapel.bots.check_the_ripper.outlook import CHANGES, Files, hit, series
from whitechapel.games.check_the_ripper.material import COPIES, Board
from whitechapel.games.check_the_ripper.scoring import value

FEATURES: Final = (
    "chips", "chips late", "ahead", "won", "next", "next late", "soon", "known", "secret", "unseen", "later", "beside",
)  # fmt: skip
"""What a seat's prospects are judged by, see `features`."""
LUCK: Final = 3.0
"""How much luck remains even when hardly any chips are left."""
FINE: Final = 1000
"""A strength is rounded to this many steps to a difference of 1, so that all machines agree."""


def _falling() -> list[int]:
    """exp(-i / FINE) in whole numbers, by multiplication: no machine's own idea of `exp` comes into it."""
    found: list[int] = []
    now = 1 << 60
    while now > 1 << 42:
        found.append(now >> 30)
        now = now * 1_072_668_618 >> 30
    return found


FALLING: Final = _falling()
Weights = Mapping[int, Sequence[tuple[float, ...]]]
"""By number of seats, then by number of murderers convicted: the weight of each feature."""


def read(path: Path) -> Weights:
    """Weights from a file."""
    found = json.loads(path.read_text(encoding="utf-8"))
    return {int(seats): [tuple([number / 1000 for number in row]) for row in rows] for seats, rows in found.items()}


WEIGHTS: Final[dict[int, Sequence[tuple[float, ...]]]] = dict(read(Path(__file__).with_name("judgement.json")))


def learn(weights: Weights) -> None:
    """Judge by other weights from now on: in training."""
    WEIGHTS.update(weights)


def features(
    board: Board, files: Files, where: tuple[int, ...], chips: tuple[int, ...], left: int, me: int, turn: int
) -> list[tuple[float, ...]]:
    """By seat, its numbers in the order of `FEATURES`, before the seat `turn` rolls, as far as the seat `me` knows. All
    that is worth chips is measured by the luck that is left, the root of the chips that can still be won.

    chips late: by what is left, without the root; ahead: of the best of the others, by what is left; won: nobody can
    catch up any more; next: plays next, worth what the next file is; soon: how many play before it does; known, secret:
    what it can expect of the wanted files that all know, or that it alone knows, after those who play before it;
    unseen: the same of the files nobody knows; later: files known to show another murderer that it can reach; beside:
    how likely it is to land on any file at all."""
    seats = len(where)
    scale = 1.0 / sqrt(left + LUCK)
    wanted = files.wanted()
    known = [0.0] * seats
    secret = [0.0] * seats
    unseen = [0.0] * seats
    later = [0.0] * seats
    beside = [0.0] * seats
    hidden = files.unseen()
    convicted = files.cabinet.count(COPIES)
    free = [1.0] * len(wanted)
    first = 0.0
    for weapon in wanted:
        first += value(files.cabinet[weapon] + 1, convicted + 1) / len(wanted) if files.cabinet[weapon] < COPIES else 0
    for i in range(seats):
        who = (turn + i) % seats
        here = where[who]
        others = frozenset([square for other, square in enumerate(where) if other != who])
        blind = hit(board, here, hidden, files.lying, others) if hidden else 0.0
        for number, weapon in enumerate(wanted):
            share = free[number] / len(wanted)
            targets = files.known[weapon]
            lands = hit(board, here, targets, files.lying, others) if targets else 0.0
            known[who] += share * lands * series(files, weapon, len(targets))
            mine = files.mine[weapon]
            if mine and who == me:
                both = targets | mine
                more = hit(board, here, both, files.lying, others) * series(files, weapon, len(both))
                secret[who] += share * (more - lands * series(files, weapon, len(targets)))
            chance = files.chance(weapon)
            unseen[who] += share * (1.0 - lands) * blind * chance * series(files, weapon, len(targets) + 1)
            free[number] *= (1.0 - lands) * (1.0 - CHANGES)
        for weapon in range(len(files.known)):
            if weapon not in wanted and files.known[weapon]:
                there = hit(board, here, files.known[weapon], files.lying, others)
                later[who] += there * series(files, weapon, len(files.known[weapon]))
        beside[who] = hit(board, here, files.lying, files.lying, others)
    found: list[tuple[float, ...]] = []
    for who in range(seats):
        best = max([chips[other] for other in range(seats) if other != who])
        ahead = chips[who] - best
        away = (who - turn) % seats
        found.append(
            (
                chips[who] * scale,
                chips[who] / (left + LUCK),
                ahead / (left + LUCK),
                1.0 if ahead > left else 0.0,
                1.0 if away == 0 else 0.0,
                first * scale if away == 0 else 0.0,
                away / seats,
                known[who] * scale,
                secret[who] * scale,
                unseen[who] * scale,
                later[who] * scale,
                beside[who],
            )
        )
    return found


def chances(
    board: Board, files: Files, where: tuple[int, ...], chips: tuple[int, ...], left: int, me: int, turn: int
) -> list[float]:
    """By seat: how likely it is to win, before the seat `turn` rolls, as far as the seat `me` knows."""
    weights = WEIGHTS[len(where)][files.cabinet.count(COPIES)]
    strengths: list[int] = []
    for numbers in features(board, files, where, chips, left, me, turn):
        total = 0.0
        for i in range(len(weights)):
            total += weights[i] * numbers[i]
        strengths.append(round(total * FINE))
    best = max(strengths)
    last = len(FALLING) - 1
    shares = [FALLING[min(last, best - one)] for one in strengths]
    whole = sum(shares)
    return [share / whole for share in shares]
