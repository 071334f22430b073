"""How a game of Mr. Jack stands: for each character, how likely Jack is to win if that is who he is.

Only the end of a round is judged, just before the witness is called. The detective's suspects then fall into two
groups, those in sight and those out of sight, and Jack's prospects depend on his group: how many share it, how
many rounds are left, whether he may and could leave the district in the next one, and whether anybody can reach him.
These are only a few numbers; their weights were fitted to the results of games between bots.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp, log2
from operator import mul
from typing import Final

from whitechapel.bots.mr_jack.turns import ALL, gates, near
from whitechapel.games.mr_jack.material import CHARACTERS, EVERYBODY, ROUNDS
from whitechapel.games.mr_jack.state import Table, in_sight

Vector = list[float]
"""By character: how likely Jack is to win as this character. Meaningless for those who cannot be Jack."""

SURE: Final = 2.0
"""With fewer suspects than this, on average, the hunt begins."""
MEMBERS: Final = tuple([tuple([who for who in ALL if some >> who & 1]) for some in range(EVERYBODY + 1)])
"""The characters of every set."""
FOUR_OF_EIGHT: Final = (0.0, 0.5, 11 / 14, 13 / 14, 69 / 70, 1.0, 1.0, 1.0, 1.0)
"""The chance that at least one of this many characters is among the next four cards, when all eight are shuffled."""

WEIGHTS: Final[tuple[tuple[float, ...], tuple[float, ...]]] = (
    # before an even round, in which Jack plays first
    (-0.10, 1.28, -0.74, 0.06, 0.00, -0.40, 0.90, -0.70, -1.50, 0.35, 0.10, 0.60),
    # before an odd round, in which the detective plays first
    (0.10, 1.22, -0.79, 0.09, 0.20, 0.10, -0.45, -1.00, -0.50, -0.10, 0.35, 0.00),
)
"""In the order of `features`."""


def features(table: Table, group: int, who: int, seen: bool, k: float) -> tuple[float, ...]:
    """What Jack's prospects are judged by if he is `who`, of a group in which the detective suspects `k`: the weights
    are fitted to these numbers, and `outlook` uses the same."""
    left = float(ROUNDS - table.round)
    log = log2(k)
    certain = max(0.0, SURE - k)
    dark = 0.0 if seen else 1.0
    exits = gates(table.board, table.covered, table.cordons)
    threats = sum([exits[one] >> table.where[one] & 1 for one in ALL if group >> one & 1 and one != who])
    out = exits[who] >> table.where[who] & 1
    own = _next_cards(table) >> who & 1 if table.round % 2 else 0
    hunted = _hunted(table, who) if certain else 0.0
    return (
        1.0, log, left, log * left, dark, dark * log, certain, certain * left, certain * hunted,
        dark * out, dark * min(threats, 2), dark * own,
    )  # fmt: skip


def outlook(table: Table, possible: int, cleared: float) -> Vector:
    """Jack's chances by character at the end of a round, if he can be any of `possible`, of whom the detective secretly
    knows the share `cleared` to be innocent."""
    if table.round == ROUNDS:
        return [1.0] * len(CHARACTERS)
    chances = [0.0] * len(CHARACTERS)
    seen = possible & in_sight(table)
    if seen:
        _judge(table, seen, True, cleared, chances)
    if possible != seen:
        _judge(table, possible ^ seen, False, cleared, chances)
    return chances


def _judge(table: Table, group: int, seen: bool, cleared: float, chances: Vector) -> None:
    """The chances of one group."""
    members = MEMBERS[group]
    base, certain, out, threat, own = _base(table.round, seen, 1.0 + (len(members) - 1) * (1.0 - cleared))
    if seen and not certain:
        chance = 1.0 / (1.0 + exp(-base))
        for who in members:
            chances[who] = chance
        return
    where = table.where
    exits = gates(table.board, table.covered, table.cordons)
    leaving = [exits[who] >> where[who] & 1 for who in members]
    ways = 0 if seen else sum(leaving)
    first = _next_cards(table) if table.round % 2 else 0
    for who, leaves in zip(members, leaving, strict=True):
        z = base
        if not seen:
            mine = first >> who & 1
            if leaves and mine:
                chances[who] = 1.0  # Jack plays first, and leaves
                continue
            z += out * leaves + threat * min(ways - leaves, 2) + own * mine
        if certain:
            z += certain * _hunted(table, who)
        chances[who] = 1.0 / (1.0 + exp(-z))


@cache
def _base(round: int, seen: bool, k: float) -> tuple[float, float, float, float, float]:
    """What all members of a group have in common, and the weights of what sets them apart: being hunted, being able to
    leave, others being able to, having a card among the next."""
    weights = WEIGHTS[1 - round % 2]
    left = ROUNDS - round
    log = log2(k)
    certain = max(0.0, SURE - k)
    base = weights[0] + log * (weights[1] + weights[3] * left) + weights[2] * left
    base += certain * (weights[6] + weights[7] * left)
    if not seen:
        base += weights[4] + weights[5] * log
    return base, certain * weights[8], weights[9], weights[10], weights[11]


def _hunted(table: Table, who: int) -> float:
    """How likely the next cards are to let the detective reach this character's hex."""
    where = table.where
    hex = where[who]
    cards = _next_cards(table)
    reach = near(table.board, table.covered)
    hunters = 0
    for other in ALL:
        if cards >> other & 1 and other != who and reach[other][where[other]] >> hex & 1:
            hunters += 1
    return min(1.0, hunters / 2) if table.round % 2 else FOUR_OF_EIGHT[hunters]


def _next_cards(table: Table) -> int:
    """The cards that may lie face up in the next round: after an odd one the other four, after an even one any."""
    return EVERYBODY & ~table.dealt if table.round % 2 else EVERYBODY


def average(chances: Sequence[float], shares: Sequence[float]) -> float:
    """How likely Jack is to win, if he is each character with this probability."""
    return float(sum(map(mul, chances, shares)))
