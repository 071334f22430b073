"""Grades: which rank of the house makes about as many mistakes.

`rates.json` has the error rates of the ranks in each game, measured by `python -m review.laws matches`. Somebody has
the grade of the rank whose rate is closest, as a ratio: the boundary between two ranks is the geometric mean of theirs.
A rank that has not been measured, or errs no less than the one below it, is no grade.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from itertools import pairwise
from math import sqrt
from typing import Any, NamedTuple

from whitechapel.bots import LEVELS
from whitechapel.review.reviewing import Review


class Grade(NamedTuple):
    """A rank, and where it begins and ends."""

    rank: str
    above: str
    """The next higher rank; empty for the highest."""
    better: float | None
    """Below this error rate the next rank begins; None for the highest."""
    worse: float | None
    """Above it, the rank below."""
    ranks: tuple[str, ...]
    """All the grades there are, the lowest first."""
    bounds: tuple[float, ...]
    """The error rates between one grade and the next."""


@cache
def _rates() -> Any:
    return json.loads(files("whitechapel.review").joinpath("rates.json").read_text(encoding="utf-8"))


def grade(review: Review) -> Grade | None:
    """The grade of a review; None for a game whose ranks have not been measured, or a seat that never had a choice."""
    rates = _rates().get(review.game, {}).get(review.depth)
    if not rates or not review.decisions:
        return None
    return graded(review.rate, rates)


def graded(rate: float, rates: Mapping[str, float]) -> Grade:
    """The grade of an error rate among those of the ranks."""
    ranks: list[str] = []
    for rank in LEVELS:
        if rank in rates and (not ranks or rates[rank] < rates[ranks[-1]]):
            ranks.append(rank)
    bounds = tuple([sqrt(rates[one] * rates[other]) for one, other in pairwise(ranks)])
    place = sum([rate < bound for bound in bounds])
    return Grade(
        ranks[place],
        ranks[place + 1] if place < len(bounds) else "",
        bounds[place] if place < len(bounds) else None,
        bounds[place - 1] if place else None,
        tuple(ranks),
        bounds,
    )
