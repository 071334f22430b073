"""How a game of Mr. Jack stands, as learned: for each character, how likely Jack is to win if that is who he is.

Like `outlook` it judges the end of a round, just before the witness is called; but it weighs the suspects by belief
instead of counting them, and its weights were learned, round by round, from games of the commissioner
(docs/bots.md): some for a detective who reads Jack's turns as a commissioner does, and some for one who reads them
naively. They are whole thousandths in `judgement.json`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from math import exp, log2
from pathlib import Path
from typing import Final

from whitechapel.bots.mr_jack.outlook import FOUR_OF_EIGHT, MEMBERS, Vector
from whitechapel.bots.mr_jack.turns import ALL, gates, near
from whitechapel.games.mr_jack.material import CHARACTERS, EVERYBODY, HEXES, ROUNDS, Board
from whitechapel.games.mr_jack.state import Table, in_sight

FEATURES: Final = (
    "always", "surprise", "sure", "doubt", "dark", "dark surprise", "dark exit", "dark card", "dark others",
    "hunted", "hunted sure", "dark near", "rival",
)  # fmt: skip
"""What Jack's prospects are judged by, see `features`."""


def read(path: Path) -> list[tuple[float, ...]]:
    """Weights from a file."""
    return [tuple([number / 1000 for number in row]) for row in json.loads(path.read_text(encoding="utf-8"))]


WEIGHTS: Final = read(Path(__file__).with_name("judgement.json"))
"""By round, from the first to the last but one: the weight of each feature in the log-odds that Jack wins, if the
detective reads his turns as a commissioner does; then the same if it reads them naively."""


def learn(weights: Sequence[tuple[float, ...]]) -> None:
    """Judge by other weights from now on: in training."""
    WEIGHTS[:] = weights


def features(table: Table, shares: tuple[float, ...], who: int, cleared: float) -> tuple[float, ...]:
    """The numbers of one character, in the order of `FEATURES`: the weights are fitted to these, and `judgement` uses
    the same.

    surprise: in bits, how surprised the detective would be that it is he, among those the witness cannot tell apart;
    sure: 0 if they think it as likely as not, 1 if they know; doubt: what they expect to be surprised, in bits;
    exit, near: whether he could leave within one turn, within two; card: whether his is among the next four;
    others: how much of the suspicion lies on others who could leave; hunted: how likely he can be reached in the next
    round; rival: the share of the one more suspect, or next to him."""
    sight = in_sight(table)
    seen = sight >> who & 1
    group = [one for one in ALL if shares[one] > 0.0 and sight >> one & 1 == seen]
    total = sum([shares[one] for one in group])
    share = shares[who] / total
    share /= share + (1.0 - share) * (1.0 - cleared)
    surprise = -log2(share)
    sure = max(0.0, 2.0 * share - 1.0)
    parts = [shares[one] / total for one in group]
    doubt = -sum([part * log2(part) for part in parts])
    others = sum([shares[one] / total for one in group if one != who and _leaves(table, one)])
    rival = max([shares[one] / total for one in group if one != who], default=0.0)
    hunted = _hunted(table, who)
    dark = 0.0 if seen else 1.0
    card = 1.0 if table.round % 2 and not table.dealt >> who & 1 else 0.0
    close = 1.0 if _close(table.board, table.covered, table.cordons)[who] >> table.where[who] & 1 else 0.0
    return (
        1.0, surprise, sure, doubt, dark, dark * surprise, dark * _leaves(table, who), dark * card, dark * others,
        hunted, hunted * sure, dark * close, rival,
    )  # fmt: skip


def judgement(table: Table, possible: int, shares: tuple[float, ...], cleared: float, naive: bool = False) -> Vector:
    """Jack's chances by character at the end of a round, if he can be any of `possible`, each with the probability in
    `shares`, as read by a commissioner or naively; the detective secretly knows the share `cleared` of the others to be
    innocent."""
    if table.round == ROUNDS:
        return [1.0] * len(CHARACTERS)
    chances = [0.0] * len(CHARACTERS)
    sight = in_sight(table)
    weights = WEIGHTS[table.round - 1 + (ROUNDS - 1 if naive else 0)]
    _judge(table, possible & sight, False, shares, cleared, weights, chances)
    _judge(table, possible & ~sight, True, shares, cleared, weights, chances)
    return chances


def _judge(
    table: Table, group: int, dark: bool, shares: tuple[float, ...], cleared: float, weights: tuple[float, ...],
    chances: Vector,
) -> None:  # fmt: skip
    """The chances of those the witness cannot tell apart."""
    members = MEMBERS[group]
    if not members:
        return
    total = 0.0
    most = 0.0
    second = 0.0
    first = -1
    for who in members:
        share = shares[who]
        total += share
        if share > most:
            most, second, first = share, most, who
        elif share > second:
            second = share
    where = table.where
    exits = gates(table.board, table.covered, table.cordons)
    close = _close(table.board, table.covered, table.cordons)
    leaving = 0.0
    bits = 0.0
    for who in members:
        part = shares[who] / total
        bits -= part * log2(part)
        if exits[who] >> where[who] & 1:
            leaving += part
    soon = EVERYBODY & ~table.dealt if table.round % 2 else 0
    base = weights[0] + weights[3] * bits
    slope = weights[1]
    if dark:
        base += weights[4]
        slope += weights[5]
    for who in members:
        part = shares[who] / total
        share = part / (part + (1.0 - part) * (1.0 - cleared)) if cleared else part
        rival = second if who == first else most
        z = base - slope * log2(share) + weights[12] * rival / total
        if dark:
            hex = where[who]
            if exits[who] >> hex & 1:
                if soon >> who & 1:
                    chances[who] = 1.0  # Jack plays first, and leaves
                    continue
                z += weights[6] + weights[8] * (leaving - part)
            else:
                z += weights[8] * leaving
            if soon >> who & 1:
                z += weights[7]
            if close[who] >> hex & 1:
                z += weights[11]
        hunted = _hunted(table, who)
        z += weights[9] * hunted
        sure = 2.0 * share - 1.0
        if sure > 0.0:
            z += sure * (weights[2] + weights[10] * hunted)
        chances[who] = 1.0 / (1.0 + exp(-z))


def _leaves(table: Table, who: int) -> int:
    """1 if a character could leave the district in one turn."""
    return gates(table.board, table.covered, table.cordons)[who] >> table.where[who] & 1


@cache
def _close(board: Board, covered: int, cordons: int) -> tuple[int, ...]:
    """By character: the hexes from which it could leave the district within two turns, as things lie."""

    exits = gates(board, covered, cordons)
    reach = near(board, covered)
    return tuple([sum([1 << hex for hex in range(len(HEXES)) if reach[who][hex] & exits[who]]) for who in ALL])


def _hunted(table: Table, who: int) -> float:
    """How likely the next cards are to let the detective reach this character's hex."""
    where = table.where
    hex = where[who]
    reach = near(table.board, table.covered)
    odd = table.round % 2 == 1
    cards = EVERYBODY & ~table.dealt if odd else EVERYBODY
    hunters = 0
    for other in ALL:
        if cards >> other & 1 and other != who and reach[other][where[other]] >> hex & 1:
            hunters += 1
    return min(1.0, hunters / 2) if odd else FOUR_OF_EIGHT[hunters]
