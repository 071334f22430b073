"""The bots of Jack the Ripper, by rank."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whitechapel.bots import rummy
from whitechapel.bots.bot import BotMaker, Candidate
from whitechapel.bots.jack_the_ripper.inputs import ANSWERS, INPUTS
from whitechapel.bots.jack_the_ripper.sense import Taste, advise, answers, play_on, sensible
from whitechapel.bots.jack_the_ripper.worth import totals
from whitechapel.bots.rummy import Reason, Sense, tuned
from whitechapel.bots.rummy_net import Mind, commissioner, net_alone
from whitechapel.games.jack_the_ripper.material import COLOURS, NAMES
from whitechapel.games.jack_the_ripper.view import View


def reason(view: View, answer: str) -> Reason:
    """Why one gives this answer, as a message of its own and what it speaks of."""
    words = answer.split(" ")
    match words[0]:
        case "meld":
            cards = sum([int(word.strip("+wild") or 1) for word in words[2:]])
            return "meld", {"colour": words[1], "cards": cards}
        case "play":
            return words[1], {"card": words[-1]}
    return rummy.reason(view, answer)


def idea(view: View, one: Candidate) -> str:
    """What an answer is about, for those who have likings."""
    return rummy.idea(view, one.answer, reason(view, one.answer)[0])


SENSE: Final = Sense(advise, play_on, answers, totals, reason, sensible, COLOURS, NAMES, progress=38.0, luck=20.0)


SERGEANT: Final = tuned(Taste(), strikes=2.7, fits=5.1, set=8.3, victim=12.6, victim_hand=1.7)
CONSTABLE: Final = tuned(
    Taste(), pair=1.5, set=2.0, live=0.0, dead=0.0, escapes_more=0.0, hurry=0.0, take=8.0, gain=-10.0, victim_hand=2.0
)
"""It knows what scores but has no plan: cards are just cards to it, and it plays whatever can be played."""

JUDGE: Final = rummy.judge(SENSE, SERGEANT)
STYLES: Final[Mapping[str, Mapping[str, float]]] = {
    "bold": {"draw-file": 0.03, "meld": 0.02, "layoff": 0.02, "victim": 0.02, "strikes": 0.02, "call": 0.02},
    "patient": {"draw-yard": 0.012, "break": -0.012},
    "sly": {"wait": 0.012, "draw-file": 0.012},
}
"""What each style likes: to lay down whatever scores, and draw what nobody has seen; to take what lies open, and keep
pairs together; to keep evidence back, and draw where nobody sees it. Where answers are nearly as good the first one is
what common sense advises, so that it matters little how large a liking is, but much what it speaks against."""
MIND: Final = Mind("whitechapel.bots.jack_the_ripper", INPUTS, ANSWERS)
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
    "constable": (1222.0,),
    "sergeant": (1357.0,),
    "inspector": (1500.0,),
    "superintendent": (1637.0,),
    "commissioner": (1787.0,),
}
"""How strong each rank is on the scale of the players' ratings: from the tables of the arena (docs/bots.md), with the
inspector at 1500; the commissioner from its share of the matches for two against the superintendent."""
