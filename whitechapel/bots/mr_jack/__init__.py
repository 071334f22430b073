"""The bots of Mr. Jack, by rank."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from whitechapel.bots.bot import BotMaker, Candidate
from whitechapel.bots.mr_jack.commissioner import COMMISSIONER, Commissioner
from whitechapel.bots.mr_jack.judge import MrJackJudge
from whitechapel.bots.mr_jack.player import CONSTABLE, INSPECTOR, SERGEANT, SUPERINTENDENT, MrJack
from whitechapel.bots.plain import plain
from whitechapel.bots.search import Limits
from whitechapel.games.mr_jack.view import View


def idea(view: View, one: Candidate) -> str:
    """What an answer is about, for those who have likings: how its turn would divide the suspects for the detective, or
    where it would leave Jack."""
    word = one.reason.partition(" ")[0]
    if word == "split":
        seen, unseen = int(one.facts["seen"]), int(one.facts["unseen"])
        return "even" if abs(seen - unseen) <= 1 else "light" if seen > unseen else "shade"
    if word == "weigh":
        seen, unseen = int(one.facts["lit"]), int(one.facts["unlit"])
        return "even" if abs(seen - unseen) <= EVEN else "light" if seen > unseen else "shade"
    return COMMISSIONERS.get(word, word)


EVEN: Final = 20
"""Two parts of the suspicion, in per cent, that differ by no more than this are nearly even."""
COMMISSIONERS: Final[Mapping[str, str]] = {"lit": "crowd", "unlit": "dark", "exit": "gate", "odds": "guess"}
"""What the commissioner's reasons mean in the words of the others."""

BOTS: Final[Mapping[str, BotMaker]] = {
    "constable": partial(MrJack, CONSTABLE),
    "sergeant": partial(MrJack, SERGEANT),
    "inspector": partial(MrJack, INSPECTOR),
    "superintendent": partial(MrJack, SUPERINTENDENT),
    "commissioner": partial(Commissioner, COMMISSIONER),
}
JUDGE: Final = MrJackJudge
STYLES: Final[Mapping[str, Mapping[str, float]]] = {
    "bold": {"guess": 0.03, "shade": 0.02, "light": 0.02, "gate": 0.03, "crowd": -0.01},
    "patient": {"guess": -0.03, "even": 0.02, "dark": 0.02, "gate": -0.02},
    "sly": {"light": 0.03, "shade": -0.02, "crowd": 0.03, "gate": -0.01},
}
"""What each style likes: to divide the suspects unevenly, to accuse early, and as Jack to stay by the exits; to halve
the suspects, and to wait in the dark; to keep all in the light, and to hide among those who are seen."""
CONTENDERS: Final[Mapping[str, BotMaker]] = {
    "plain-search": plain(Limits(500, 2.0)),
}
"""Who plays in the arena only, for comparison: as long as a superintendent, or longer."""
SIDES: Final = ("as detective", "as Jack")
"""What the even and the odd seats are in the tables of the arena."""
RATINGS: Final[Mapping[str, tuple[float, ...]]] = {
    "constable": (1258.0, 961.0),
    "sergeant": (1391.0, 1369.0),
    "inspector": (1533.0, 1467.0),
    "superintendent": (1721.0, 1596.0),
    "commissioner": (1830.0, 1844.0),
}
"""How strong each rank is on the scale of the players' ratings, as detective and as Jack: fitted to the columns of the
arena's table (docs/bots.md), with the inspector at 1500 on average; the commissioner to its games against the
superintendent and itself."""
