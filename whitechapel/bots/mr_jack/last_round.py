"""The detective's last chance, solved exactly.

After Jack's first card of the eighth round nothing counts but whom the detective can still accuse, so every turn of
every card is examined and none is guessed: with two cards to play, whoever can be reached with the second after the
first; with one, whoever can be reached now. Jack's last card changes nothing.
"""

from __future__ import annotations

from itertools import product
from random import Random
from time import perf_counter

from whitechapel.bots.mr_jack.outlook import MEMBERS
from whitechapel.bots.mr_jack.search import Weighed
from whitechapel.bots.mr_jack.turns import ENDINGS, after, turns_with
from whitechapel.bots.search import FOREVER
from whitechapel.games.mr_jack.material import DETECTIVE, ROUNDS, TURNS
from whitechapel.games.mr_jack.state import Table, player
from whitechapel.games.mr_jack.steps import bundles_with


def is_last_chance(table: Table) -> bool:
    """Whether this can be solved."""
    return table.round == ROUNDS and table.turn > 0 and player(table) == DETECTIVE


def last_chance(table: Table, shares: tuple[float, ...], rng: Random, until: float = FOREVER) -> list[Weighed]:
    """The turns of the detective with the exact chance to catch Jack under this belief, best first, and of those
    equally good a random one first. They are examined until one is as good as can be, for nobody catches Jack more
    often than by accusing the most likely suspect; or until time has run out."""
    table.jack = -1
    most = max(shares)
    found: list[Weighed] = []
    for character in MEMBERS[table.cards]:
        for turn in turns_with(table, DETECTIVE, character, 0, rng):
            found.append(Weighed(turn, shares[turn[-1].character], None))
    best = max([one.chance or 0.0 for one in found], default=0.0)
    known: dict[tuple[int, int, tuple[int, ...]], float] = {}
    for character in MEMBERS[table.cards]:
        if best == most:
            break
        for bundle in bundles_with(table, DETECTIVE, character):
            if best == most or perf_counter() >= until:
                break
            for turn in product(*bundle):
                if turn[-1].verb in ENDINGS:
                    continue
                then = after(table, character, turn)
                look = (then.cards, then.covered, tuple(then.where))
                if look not in known:
                    known[look] = caught(then, shares, rng) if then.turn < TURNS - 1 else 0.0
                found.append(Weighed(turn, known[look], then))
                best = max(best, known[look])
    rng.shuffle(found)
    found.sort(key=lambda one: (-(one.chance or 0.0), one.then is not None))
    return found


def caught(table: Table, shares: tuple[float, ...], rng: Random) -> float:
    """The share of the most likely suspect whom one of the cards face up can reach."""
    best = 0.0
    for character in MEMBERS[table.cards]:
        for turn in turns_with(table, DETECTIVE, character, 0, rng):
            best = max(best, shares[turn[-1].character])
    return best
