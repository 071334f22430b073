"""The bots of the Rue Morgue, by rank."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whitechapel.bots.bot import BotMaker
from whitechapel.bots.rue_morgue.sense import ENDED, Taste, advise, answers, sensible
from whitechapel.bots.rue_morgue.worth import totals
from whitechapel.bots.rummy import Rank, Sense, maker, plain_maker, tuned
from whitechapel.bots.search import Limits
from whitechapel.games.rue_morgue.material import COLOURS, NAMES
from whitechapel.games.rue_morgue.view import View


def reason(view: View, answer: str) -> tuple[str, Mapping[str, str | int | float]]:
    """The reason for this answer, as a message and its facts."""
    words = answer.split(" ")
    verb, what = words[0], words[-1]
    match verb:
        case "draw" | "feed":
            return f"{verb}-{what}", {"card": view.top}
        case "discard" if len(view.hand) == 1:
            return "out", {"card": what}
        case "discard" if any(option.startswith(("meld ", "layoff ")) for option in view.options):
            return "wait", {"card": what}
        case "meld":
            return "meld", {"colour": words[1], "cards": int(words[2])}
        case "play":
            event, _, _ = words[1].partition("-")
            return event, {"card": words[1]}
    return verb, {"card": what}


SENSE: Final = Sense(advise, answers, totals, ENDED, reason, sensible, COLOURS, NAMES, progress=38.0, luck=24.0)


SERGEANT: Final = tuned(Taste(), deduction=3.3, draw=2.4, prefect=1.2)
CONSTABLE: Final = tuned(
    Taste(), live=0.0, dead=0.0, mate=0.0, mate_laid=0.0, hurry=0.0, take=8.5, draw=9.0, search=9.0
)
"""It knows what scores but has no plan: it does not count what is gone, and seldom asks Dupin for help."""

BOTS: Final[Mapping[str, BotMaker]] = {
    "constable": maker(SENSE, Rank(CONSTABLE)),
    "sergeant": maker(SENSE, Rank(SERGEANT)),
    "inspector": maker(SENSE, Rank(SERGEANT, 300, 0.3, caution=0.5)),
    "superintendent": maker(SENSE, Rank(SERGEANT, 1500, 2.0, caution=0.5, patient=True, reads=True)),
}
PLAIN_SEARCH: Final = plain_maker(SENSE, Limits(800, 2.0))
"""For comparison only: its simulations take as long as a superintendent\'s."""
