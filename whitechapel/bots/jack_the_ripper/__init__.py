"""The bots of Jack the Ripper, by rank."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whitechapel.bots.bot import BotMaker
from whitechapel.bots.jack_the_ripper.sense import ENDED, Taste, advise, answers, sensible
from whitechapel.bots.jack_the_ripper.worth import totals
from whitechapel.bots.rummy import Rank, Sense, maker, plain_maker, tuned
from whitechapel.bots.search import Limits
from whitechapel.games.jack_the_ripper.material import COLOURS, NAMES
from whitechapel.games.jack_the_ripper.view import View


def reason(view: View, answer: str) -> tuple[str, Mapping[str, str | int | float]]:
    """The reason for this answer, as a message and its facts."""
    words = answer.split(" ")
    verb, what = words[0], words[-1]
    match verb:
        case "draw":
            return f"{verb}-{what}", {"card": view.top}
        case "discard" if len(view.hand) == 1:
            return "out", {"card": what}
        case "discard" if any(option.startswith(("meld ", "layoff ")) for option in view.options):
            return "wait", {"card": what}
        case "meld":
            cards = sum([int(word.strip("+wild") or 1) for word in words[2:]])
            return "meld", {"colour": words[1], "cards": cards}
        case "play":
            return words[1], {"card": what}
    return verb, {"card": what}


SENSE: Final = Sense(advise, answers, totals, ENDED, reason, sensible, COLOURS, NAMES, progress=38.0, luck=20.0)


SERGEANT: Final = tuned(Taste(), strikes=2.7, fits=5.1, set=8.3, victim=12.6, victim_hand=1.7)
CONSTABLE: Final = tuned(
    Taste(), pair=1.5, set=2.0, live=0.0, dead=0.0, escapes_more=0.0, hurry=0.0, take=8.0, gain=-10.0, victim_hand=2.0
)
"""It knows what scores but has no plan: cards are just cards to it, and it plays whatever can be played."""

BOTS: Final[Mapping[str, BotMaker]] = {
    "constable": maker(SENSE, Rank(CONSTABLE)),
    "sergeant": maker(SENSE, Rank(SERGEANT)),
    "inspector": maker(SENSE, Rank(SERGEANT, 300, 0.3, caution=0.5)),
    "superintendent": maker(SENSE, Rank(SERGEANT, 1500, 2.0, caution=0.5, patient=True, reads=True)),
}
PLAIN_SEARCH: Final = plain_maker(SENSE, Limits(800, 2.0))
"""For comparison only: its simulations take as long as a superintendent\'s."""
