"""The bots of the Rue Morgue, by rank."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whitechapel.bots.bot import BotMaker
from whitechapel.bots.rue_morgue_sense import ENDED, Taste, advise, answers, totals
from whitechapel.bots.rummy import Rank, Sense, maker, plain_maker
from whitechapel.bots.search import Limits
from whitechapel.games.rue_morgue.material import COLOURS, FIELD, SHIFT
from whitechapel.games.rue_morgue.view import View


def reason(view: View, answer: str) -> tuple[str, Mapping[str, str | int | float]]:
    """Why one gives this answer, as a message of its own and what it speaks of."""
    words = answer.split(" ")
    verb, what = words[0], words[-1]
    match verb:
        case "draw" | "feed":
            return f"rue-morgue-{verb}-{what}", {"card": view.top}
        case "discard" if len(view.hand) == 1:
            return "rue-morgue-out", {"card": what}
        case "meld":
            return "rue-morgue-meld", {"colour": words[1], "cards": int(words[2])}
        case "play":
            event, _, _ = words[1].partition("-")
            return f"rue-morgue-{event}", {"card": words[1]}
    return f"rue-morgue-{verb}", {"card": what}


SENSE: Final = Sense(advise, answers, totals, ENDED, reason, COLOURS, FIELD, SHIFT, progress=38.0, luck=24.0)


CONSTABLE: Final = Taste()
SERGEANT: Final = Taste()

RUE_MORGUE: Final[Mapping[str, BotMaker]] = {
    "constable": maker(SENSE, Rank(CONSTABLE)),
    "sergeant": maker(SENSE, Rank(SERGEANT)),
    "inspector": maker(SENSE, Rank(SERGEANT, 800, 0.3)),
    "superintendent": maker(SENSE, Rank(SERGEANT, 4000, 2.0)),
}
PLAIN: Final = plain_maker(SENSE, Limits(2000, 2.0))
