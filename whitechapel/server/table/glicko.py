"""Glicko-2: how strong a player seems, how sure that is, and how steady they are.

The formulas are those Mark Glickman published ("Example of the Glicko-2 system"); no library of it is kept up. A game
is a rating period of its own, with one result for each opponent; between games the deviation grows with time.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import Final, NamedTuple

SCALE: Final = 173.7178
"""From the scale on which ratings are shown to that of the formulas."""
MIDDLE: Final = 1500.0
TAU: Final = 0.5
"""How much volatility may change."""
CLOSE: Final = 1e-6
"""How closely volatility is worked out."""
MOST_STEPS: Final = 200
"""The steps after which it is close enough in any case; far fewer are needed."""
WIDEST: Final = 350.0
"""The deviation of somebody nobody has seen play; it never grows beyond that."""


class Rating(NamedTuple):
    """A player's strength."""

    value: float = MIDDLE
    deviation: float = WIDEST
    volatility: float = 0.06


class Met(NamedTuple):
    """An opponent and what came of it: 1 won, 0.5 drawn, 0 lost."""

    rating: Rating
    score: float


def expected(one: Rating, other: Rating) -> float:
    """How likely the first is to win, by all that is known of both."""
    spread = sqrt((one.deviation / SCALE) ** 2 + (other.deviation / SCALE) ** 2)
    return 1 / (1 + exp(-_weight(spread) * (one.value - other.value) / SCALE))


def aged(rating: Rating, periods: float) -> Rating:
    """The same after some time without a game: less sure."""
    phi = rating.deviation / SCALE
    return rating._replace(deviation=min(WIDEST, sqrt(phi * phi + rating.volatility**2 * periods) * SCALE))


def after(rating: Rating, met: Sequence[Met]) -> Rating:
    """The rating after one game."""
    mu, phi, sigma = (rating.value - MIDDLE) / SCALE, rating.deviation / SCALE, rating.volatility
    information = gained = 0.0
    for other, score in met:
        weight = _weight(other.deviation / SCALE)
        likely = 1 / (1 + exp(-weight * (mu - (other.value - MIDDLE) / SCALE)))
        information += weight * weight * likely * (1 - likely)
        gained += weight * (score - likely)
    variance = 1 / information
    volatility = _volatility(phi, sigma, variance, variance * gained)
    wider = phi * phi + volatility * volatility
    narrow = 1 / sqrt(1 / wider + 1 / variance)
    value = (mu + narrow * narrow * gained) * SCALE + MIDDLE
    return Rating(value, min(WIDEST, narrow * SCALE), volatility)


def _weight(phi: float) -> float:
    return 1 / sqrt(1 + 3 * phi * phi / (pi * pi))


def _volatility(phi: float, sigma: float, variance: float, delta: float) -> float:
    """The new volatility, by the Illinois method, as step 5 of the paper has it."""
    start = log(sigma * sigma)

    def slope(x: float) -> float:
        grown = exp(x)
        under = phi * phi + variance + grown
        return grown * (delta * delta - under) / (2 * under * under) - (x - start) / (TAU * TAU)

    low = start
    if delta * delta > phi * phi + variance:
        high = log(delta * delta - phi * phi - variance)
    else:
        k = 1
        while slope(start - k * TAU) < 0:
            k += 1
        high = start - k * TAU
    at_low, at_high = slope(low), slope(high)
    for _ in range(MOST_STEPS):
        if abs(high - low) <= CLOSE:
            break
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
