"""What the reviews of the two rummy games share."""

from __future__ import annotations

from typing import Final

from whitechapel.review.weighing import Decision

LAID: Final = frozenset({"layoff", "meld"})
ENDING: Final = LAID | {"discard", "done"}
"""Answers that shorten a hand, or keep it."""
CARDS: Final = frozenset({"discard", "draw", "feed", "hide", "look", "pass", "take"})
"""Answers that say which card comes or goes."""


def theme(decision: Decision) -> str:
    """`holds`: which card to take, to give away or to keep; `out`: to lay cards down or to wait; `risk`: whatever else
    can be done, such as an escape or an alibi."""
    verbs = {decision.given.partition(" ")[0], decision.best.partition(" ")[0]}
    if verbs <= CARDS:
        return "holds"
    return "out" if verbs <= ENDING else "risk"
