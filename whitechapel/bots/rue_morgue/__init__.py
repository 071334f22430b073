"""The bots of the Rue Morgue, by rank."""

from __future__ import annotations

from typing import Final

from whitechapel.bots import rummy
from whitechapel.bots.rue_morgue.sense import Taste, advise, answers, sensible
from whitechapel.bots.rue_morgue.worth import totals
from whitechapel.bots.rummy import Reason, Sense, tuned
from whitechapel.games.rue_morgue.material import COLOURS, NAMES
from whitechapel.games.rue_morgue.view import View


def reason(view: View, answer: str) -> Reason:
    """Why one gives this answer, as a message of its own and what it speaks of."""
    words = answer.split(" ")
    match words[0]:
        case "feed":
            return f"feed-{words[1]}", {"card": view.top}
        case "meld":
            return "meld", {"colour": words[1], "cards": int(words[2])}
        case "play":
            event, _, _ = words[1].partition("-")
            return event, {"card": words[1]}
    return rummy.reason(view, answer)


SENSE: Final = Sense(advise, answers, totals, reason, sensible, COLOURS, NAMES, progress=38.0, luck=24.0)


SERGEANT: Final = tuned(Taste(), deduction=3.3, draw=2.4, prefect=1.2)
CONSTABLE: Final = tuned(
    Taste(), live=0.0, dead=0.0, mate=0.0, mate_laid=0.0, hurry=0.0, take=8.5, draw=9.0, search=9.0
)
"""It knows what scores but has no plan: it does not count what is gone, and seldom asks Dupin for help."""

BOTS: Final = rummy.makers(SENSE, CONSTABLE, SERGEANT)
PLAIN_SEARCH: Final = rummy.plain_maker(SENSE)
