"""The bots of Jack the Ripper, by rank."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whitechapel.bots.bot import BotMaker
from whitechapel.bots.jack_the_ripper_sense import ENDED, Taste, advise, answers, totals
from whitechapel.bots.rummy import Rank, Sense, maker, plain_maker
from whitechapel.bots.search import Limits
from whitechapel.games.jack_the_ripper.view import View

Facts = Mapping[str, str | int | float]


def reason(view: View, answer: str) -> tuple[str, Facts]:
    """Why one gives this answer, as a message of its own and what it speaks of."""
    words = answer.split(" ")
    verb, what = words[0], words[1] if len(words) > 1 else ""
    if verb == "draw":
        return f"jack-the-ripper-draw-{what}", {"card": view.top}
    if verb == "discard":
        if len(view.hand) == 1:
            return "jack-the-ripper-out", {"card": what}
        return "jack-the-ripper-discard", {"card": what}
    if verb == "meld":
        return "jack-the-ripper-meld", {"colour": what, "cards": sum([int(word) for word in words[2:3]])}
    if verb == "layoff":
        return "jack-the-ripper-layoff", {"colour": words[-1]}
    if verb == "play":
        return f"jack-the-ripper-{what}", {"card": words[-1]}
    return f"jack-the-ripper-{verb}", {"card": words[-1]}


SENSE: Final = Sense(advise, answers, totals, ENDED, reason, progress=38.0, luck=20.0)


CONSTABLE: Final = Taste()
SERGEANT: Final = Taste()

JACK_THE_RIPPER: Final[Mapping[str, BotMaker]] = {
    "constable": maker(SENSE, Rank(CONSTABLE)),
    "sergeant": maker(SENSE, Rank(SERGEANT)),
    "inspector": maker(SENSE, Rank(SERGEANT, 800, 0.3)),
    "superintendent": maker(SENSE, Rank(SERGEANT, 4000, 2.0)),
}
PLAIN: Final = plain_maker(SENSE, Limits(2000, 2.0))
