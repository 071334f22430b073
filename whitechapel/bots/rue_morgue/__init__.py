"""The bots of the Rue Morgue, by rank."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whitechapel.bots import rummy
from whitechapel.bots.bot import BotMaker, Candidate
from whitechapel.bots.rue_morgue.inputs import ANSWERS, INPUTS
from whitechapel.bots.rue_morgue.sense import Taste, advise, answers, play_on, sensible
from whitechapel.bots.rue_morgue.worth import totals
from whitechapel.bots.rummy import Reason, Sense, tuned
from whitechapel.bots.rummy_net import Mind, commissioner, net_alone
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


def idea(view: View, one: Candidate) -> str:
    """What an answer is about, for those who have likings."""
    return rummy.idea(view, one.answer, reason(view, one.answer)[0])


SENSE: Final = Sense(advise, play_on, answers, totals, reason, sensible, COLOURS, NAMES, progress=38.0, luck=24.0)


SERGEANT: Final = tuned(Taste(), deduction=3.3, draw=2.4, prefect=1.2)
CONSTABLE: Final = tuned(
    Taste(), live=0.0, dead=0.0, mate=0.0, mate_laid=0.0, hurry=0.0, take=8.5, draw=9.0, search=9.0
)
"""It knows what scores but has no plan: it does not count what is gone, and seldom asks Dupin for help."""

JUDGE: Final = rummy.judge(SENSE, SERGEANT)
STYLES: Final[Mapping[str, Mapping[str, float]]] = {
    "bold": {"draw-file": 0.03, "meld": 0.02, "layoff": 0.02, "assistance": 0.02},
    "patient": {"draw-morgue": 0.012, "break": -0.012},
    "sly": {"wait": 0.012, "draw-file": 0.012, "feed-file": 0.012},
}
"""What each style likes: to lay down whatever scores, and draw what nobody has seen; to take what lies open, and keep
pairs together; to keep evidence back, and draw where nobody sees it. Where answers are nearly as good the first one is
what common sense advises, so that it matters little how large a liking is, but much what it speaks against."""
MIND: Final = Mind("whitechapel.bots.rue_morgue", INPUTS, ANSWERS)
BOTS: Final[Mapping[str, BotMaker]] = {
    **rummy.makers(SENSE, CONSTABLE, SERGEANT),
    "commissioner": commissioner(SENSE, SERGEANT, MIND),
}
CONTENDERS: Final[Mapping[str, BotMaker]] = {
    "plain-search": rummy.plain_maker(SENSE),
    "net": net_alone(SENSE, SERGEANT, MIND),
}
"""Who plays in the arena only, for comparison."""
RATINGS: Final[Mapping[str, tuple[float, ...]]] = {
    "constable": (1103.0,),
    "sergeant": (1391.0,),
    "inspector": (1500.0,),
    "superintendent": (1671.0,),
    "commissioner": (1837.0,),
}
"""How strong each rank is on the scale of the players' ratings: from the tables of the arena (docs/bots.md), with the
inspector at 1500; the commissioner from its share of the matches for two against the superintendent."""
