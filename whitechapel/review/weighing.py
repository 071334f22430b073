"""From results in the same worlds to what a decision cost, with errors.

All differences are taken world by world from the answer that was given. Of several answers that are equally good, the
luckiest in a sample looks better than the rest; so a difference is trusted only as far as it goes beyond what the best
of as many equals would show by luck, and shrunk to nothing if it does not. It is a mistake only if its 95 % interval,
wide enough for as many comparisons, lies above zero.

Chances are rounded to multiples of 2^-32. Sums and differences of such numbers are exact, and so is the identity.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log, sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

from whitechapel.bots.judge import Compared
from whitechapel.review.walk import Moment, counted

FINENESS: Final = 2.0**32
MENTIONED: Final = 6
"""How many answers a decision names, besides the given one."""
TAIL: Final = 0.025
"""The probability on either side of an interval."""


def exact(chance: float) -> float:
    """The chance as a number that adds up without rounding."""
    return round(chance * FINENESS) / FINENESS


class Option(NamedTuple):
    """An answer that could have been given."""

    answer: str
    chance: float
    """The chance to win with it, Q in the docs."""
    error: float
    """The standard error of its difference from the given answer; of the given one, that of its chance."""
    worlds: int
    reason: str = ""
    facts: Mapping[str, str | int | float] = {}


class Decision(NamedTuple):
    """What one decision cost."""

    line: int
    """The index of the answer in the transcript's lines."""
    stage: int
    """The round, hand or turn, as the game counts them; 0 if it does not."""
    question: str
    given: str
    best: str
    chance: float
    """The chance to win with the best answer, V in the docs."""
    error: float
    """Its standard error."""
    loss: float
    """What the given answer fell short of it."""
    loss_error: float
    low: float
    high: float
    """The 95 % interval of the loss."""
    mistake: bool
    """Whether the loss is more than luck in the sample can explain."""
    answers: tuple[Option, ...]
    """The best answers, best first, and the given one."""

    @property
    def kept(self) -> float:
        """The chance to win after the given answer."""
        return self.chance - self.loss


class Weighed(NamedTuple):
    """All the answers a judge has compared."""

    options: list[Option]
    """The given one first."""
    leads: list[float]
    """How much better each was than the given one, before anything is taken off for luck in the sample."""
    rivals: int
    """How many of them differ from the given one."""


def against(given: str, compared: Sequence[Compared], doubt: float) -> Weighed:
    """Every answer compared with the given one, in the same worlds."""
    mine = next(one for one in compared if one.answer == given)
    base = exact(_mean(mine.results))
    own_error = sqrt(_error(mine.results) ** 2 + doubt * doubt)
    rivals = max(1, len({tuple(one.results) for one in compared} - {tuple(mine.results)}))
    least = 1.0 + 2.0 * log(rivals)
    options = [Option(mine.answer, base, own_error, len(mine.results), mine.reason, mine.facts)]
    leads = [0.0]
    for one in compared:
        if one is not mine:
            gaps = [his - my for his, my in zip(one.results, mine.results, strict=False)]
            lead, error = _mean(gaps), sqrt(_error(gaps) ** 2 + doubt * doubt)
            chance = min(1.0, max(0.0, exact(base + _trusted(lead, error, least))))
            options.append(Option(one.answer, chance, error, len(gaps), one.reason, one.facts))
            leads.append(lead)
    return Weighed(options, leads, rivals)


def weigh(moment: Moment, compared: Sequence[Compared], doubt: float) -> Decision:
    """What a decision cost, from what a judge has found out about its answers."""
    options, leads, rivals = against(moment.given, compared, doubt)
    base, own_error = options[0].chance, options[0].error
    top = max(range(len(options)), key=lambda i: options[i].chance)  # the given one, if nothing is better
    best = options[top]
    reach = NormalDist().inv_cdf(1.0 - TAIL / rivals) * best.error if top else 0.0
    ranked = sorted(options, key=lambda one: -one.chance)
    named = [one for place, one in enumerate(ranked) if place < MENTIONED or one is options[0]]
    view = moment.view
    return Decision(
        line=moment.line,
        stage=getattr(view, counted(view), 0),
        question=view.question if hasattr(view, "question") else "",
        given=moment.given,
        best=best.answer,
        chance=best.chance,
        error=own_error,
        loss=best.chance - base,
        loss_error=best.error if top else 0.0,
        low=max(0.0, leads[top] - reach),
        high=max(best.chance - base, leads[top] + reach),
        mistake=leads[top] - reach > 0.0,
        answers=tuple(named),
    )


def _trusted(lead: float, error: float, least: float) -> float:
    """A difference, shrunk by what luck alone would explain; nothing is left of one below it."""
    squares = least * error * error
    return lead - squares / lead if lead * lead > squares else 0.0


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _error(values: Sequence[float]) -> float:
    """The standard error of the mean; 0 for a single value."""
    size = len(values)
    if size < 2:
        return 0.0
    mean = _mean(values)
    return sqrt(sum([(value - mean) ** 2 for value in values]) / (size - 1) / size)
