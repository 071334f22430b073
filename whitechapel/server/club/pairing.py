"""Who meets whom: swiss, round robin and knockout.

Swiss pairing follows the published rules of the Dutch system as far as they make sense without colours: nobody meets
twice, nobody sits out twice, people of equal points meet, as many of them as possible, the upper half of them the lower
half, and everybody sits at each seat about equally often. The few libraries of it read and write reports of chess
tournaments; these rules are short.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from whitechapel.server.club.matching import Met, all_paired, most_pairs

Pair = tuple[int, int]
"""Who sits at the first seat, and who at the second."""


class Placed(NamedTuple):
    """Somebody who is to be paired."""

    entrant: int
    points: float = 0.0
    met: frozenset[int] = frozenset()
    seats: tuple[int, ...] = ()
    """Where they have sat, round by round."""
    free: bool = False
    """Whether they have had a point without playing."""

    @property
    def balance(self) -> int:
        """How much more often they have sat at the first seat than at the second."""
        return len(self.seats) - 2 * sum(self.seats)


class Round(NamedTuple):
    """Who meets whom, and who sits out."""

    pairs: list[Pair]
    free: list[int]


def swiss(field: Sequence[Placed]) -> Round:
    """The next round, for people in the order of their standings."""
    rest = sorted(field, key=lambda one: -one.points)
    met: Met = {one.entrant: one.met for one in rest}
    free: list[int] = []
    if len(rest) % 2:
        out = _sits_out(rest, met)
        free = [out.entrant]
        rest.remove(out)
    if not all_paired([one.entrant for one in rest], met):  # too few people for so many rounds
        met = {one.entrant: frozenset() for one in rest}
    pairs: list[Pair] = []
    for one, other in _paired(rest, met):
        pairs.append(seated(one, other, len(pairs)))
    return Round(pairs, free)


def _sits_out(field: Sequence[Placed], met: Met) -> Placed:
    """The last one who has not sat out and without whom all others can be paired."""
    ids = [one.entrant for one in field]

    def others_meet(one: Placed) -> bool:
        return all_paired([id for id in ids if id != one.entrant], met)

    last = field[::-1]
    fresh = [one for one in last if not one.free] or last
    return next((one for one in fresh if others_meet(one)), fresh[0])


def _paired(rest: list[Placed], met: Met) -> list[tuple[Placed, Placed]]:
    """Bracket by bracket, from the top: those with equal points, and before them those left over from above."""
    pairs: list[tuple[Placed, Placed]] = []
    floating: list[Placed] = []
    while rest:
        points = next((one.points for one in rest if one not in floating), rest[0].points)
        bracket = [*floating, *(one for one in rest if one.points == points and one not in floating)]
        down = len(floating)
        floating = []
        while bracket:
            one = bracket.pop(0)
            other = _opponent(one, bracket, rest, met, down > 0)
            down -= 1
            if other is None:
                floating.append(one)
                continue
            bracket.remove(other)
            rest.remove(one)
            rest.remove(other)
            pairs.append((one, other))
    return pairs


def _opponent(one: Placed, bracket: list[Placed], rest: list[Placed], met: Met, fell: bool) -> Placed | None:
    """The best opponent in a bracket, with whom everybody else can still be paired, and as many of the bracket as
    possible; None: there is none. Whoever `fell` into it meets the first, others whoever is half the bracket away."""
    target = 0 if fell else (len(bracket) - 1) // 2
    able = [(place, other) for place, other in enumerate(bracket) if other.entrant not in met[one.entrant]]
    able.sort(key=lambda each: (clash(one, each[1]), abs(each[0] - target), each[0]))
    ids = [each.entrant for each in bracket]
    most = most_pairs([one.entrant, *ids], met)
    possible = None
    for _, other in able:
        if not all_paired([each.entrant for each in rest if each not in (one, other)], met):
            continue
        if most_pairs([id for id in ids if id != other.entrant], met) >= most - 1:
            return other
        possible = possible or other
    # If the rest of the bracket makes as many pairs without this one, better fall than break another pair up.
    whole = most_pairs(ids, met) >= most
    return None if whole and len(rest) > len(bracket) + 1 else possible


def clash(one: Placed, other: Placed) -> int:
    """How badly two want the same seat: 0, 1, or 2 if one of them would sit there three times too often."""
    if one.balance * other.balance <= 0:
        return 0
    return 1 + (min(abs(one.balance), abs(other.balance)) > 1)


def seated(one: Placed, other: Placed, board: int = 0) -> Pair:
    """Who sits where: whoever has sat at the first seat more often goes to the second; then whoever sat there the last
    time they sat differently; then they take turns from board to board."""
    if one.balance != other.balance:
        first = one.balance < other.balance
    else:
        differed = [pair for pair in zip(one.seats[::-1], other.seats[::-1], strict=False) if pair[0] != pair[1]]
        first = differed[0][0] == 1 if differed else board % 2 == 0
    return (one.entrant, other.entrant) if first else (other.entrant, one.entrant)


def round_robin(entrants: Sequence[int]) -> list[Round]:
    """All rounds: everybody meets everybody once, and sits at each seat equally often, give or take one."""
    ring: list[int | None] = [*([None] if len(entrants) % 2 else []), *entrants]
    count = len(ring)
    rounds = []
    for number in range(count - 1):
        pairs: list[Pair] = []
        free: list[int] = []
        for place in range(count // 2):
            one, other = ring[place], ring[count - 1 - place]
            if one is None or other is None:
                free += [each for each in (one, other) if each is not None]
            elif (number if place == 0 else place) % 2 == 0:
                pairs.append((one, other))
            else:
                pairs.append((other, one))
        rounds.append(Round(pairs, free))
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds


def bracket(entrants: Sequence[int]) -> list[int | None]:
    """The places of a knockout, for people in the order of their strength: neighbours meet, winners meet their
    neighbours, and the best two meet last. Where places are left, the best sit out the first round."""
    places = [0]
    while len(places) < len(entrants):
        size = 2 * len(places)
        places = [each for place in places for each in (place, size - 1 - place)]
    return [entrants[place] if place < len(entrants) else None for place in places]


def knockout(places: Sequence[int | None], placed: Mapping[int, Placed]) -> Round:
    """The next round, for those who are left at their places."""
    pairs: list[Pair] = []
    free: list[int] = []
    for one, other in zip(places[::2], places[1::2], strict=True):
        if one is not None and other is not None:
            pairs.append(seated(placed[one], placed[other], len(pairs)))
        else:
            free += [each for each in (one, other) if each is not None]
    return Round(pairs, free)
