"""How many people can be paired at once: Edmonds' algorithm for graphs of any kind.

Only few have met each other, so that nearly everything is possible, and Dirac's theorem says so at once: where
everybody could meet at least half of the others, all can be paired.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet

Met = Mapping[int, AbstractSet[int]]
"""For everybody, whom they may not be paired with."""


def most_pairs(people: Sequence[int], met: Met) -> int:
    """The most pairs that can be made of people who may be paired."""
    there = set(people)
    count = len(people)
    if all(2 * (count - 1 - len(there & (met[one] - {one}))) >= count for one in people):
        return count // 2
    return len(_matched(people, met)) // 2


def all_paired(people: Sequence[int], met: Met) -> bool:
    """Whether all of them can be paired."""
    return len(people) % 2 == 0 and most_pairs(people, met) == len(people) // 2


def _matched(people: Sequence[int], met: Met) -> dict[int, int]:
    """Everybody's partner in a largest set of pairs."""
    near = {one: [other for other in people if other != one and other not in met[one]] for one in people}
    partner: dict[int, int] = {}
    for one in people:  # most of it is found by taking whoever comes first
        if one not in partner:
            free = next((other for other in near[one] if other not in partner), None)
            if free is not None:
                partner[one], partner[free] = free, one
    for one in people:
        if one not in partner:
            _augment(one, near, partner)
    return partner


def _augment(root: int, near: Mapping[int, Sequence[int]], partner: dict[int, int]) -> None:
    """Pair one more, by a path on which pairs are broken up and made anew, if there is one."""
    base = {one: one for one in near}
    parent: dict[int, int] = {}
    seen = {root}
    queue = deque([root])

    def common(one: int, other: int) -> int:
        """Where the two paths to the root meet."""
        passed = set()
        while True:
            one = base[one]
            passed.add(one)
            if one not in partner:
                break
            one = parent[partner[one]]
        while base[other] not in passed:
            other = parent[partner[base[other]]]
        return base[other]

    def mark(one: int, top: int, child: int, flower: set[int]) -> None:
        while base[one] != top:
            flower |= {base[one], base[partner[one]]}
            parent[one] = child
            child = partner[one]
            one = parent[child]

    while queue:
        one = queue.popleft()
        for other in near[one]:
            if base[one] == base[other] or partner.get(one) == other:
                continue
            if other == root or (other in partner and partner[other] in parent):
                top = common(one, other)
                flower: set[int] = set()
                mark(one, top, other, flower)
                mark(other, top, one, flower)
                for each in near:
                    if base[each] in flower:
                        base[each] = top
                        if each not in seen:
                            seen.add(each)
                            queue.append(each)
            elif other not in parent:
                parent[other] = one
                if other not in partner:
                    _turn(other, parent, partner)
                    return
                seen.add(partner[other])
                queue.append(partner[other])


def _turn(end: int, parent: Mapping[int, int], partner: dict[int, int]) -> None:
    """Make the pairs of the path that ends here."""
    one: int | None = end
    while one is not None:
        before = parent[one]
        further = partner.get(before)
        partner[one], partner[before] = before, one
        one = further
