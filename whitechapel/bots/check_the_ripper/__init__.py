"""The bots of Check the Ripper, by rank."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from whitechapel.bots.bot import BotMaker
from whitechapel.bots.check_the_ripper.commissioner import COMMISSIONER, Commissioner
from whitechapel.bots.check_the_ripper.judge import CheckTheRipperJudge
from whitechapel.bots.check_the_ripper.player import CONSTABLE, INSPECTOR, SERGEANT, SUPERINTENDENT, CheckTheRipper
from whitechapel.bots.plain import plain
from whitechapel.bots.search import Limits

BOTS: Final[Mapping[str, BotMaker]] = {
    "constable": partial(CheckTheRipper, CONSTABLE),
    "sergeant": partial(CheckTheRipper, SERGEANT),
    "inspector": partial(CheckTheRipper, INSPECTOR),
    "superintendent": partial(CheckTheRipper, SUPERINTENDENT),
    "commissioner": partial(Commissioner, COMMISSIONER),
}
JUDGE: Final = CheckTheRipperJudge
STYLES: Final[Mapping[str, Mapping[str, float]]] = {
    "bold": {"risk": 0.02, "try": 0.008, "duel": 0.015},
    "patient": {"risk": -0.02, "try": -0.001, "duel": -0.015},
    "sly": {"duel": 0.02, "try": -0.002, "risk": -0.01},
}
"""What each style likes: to take risks and turn up files; to wait until others have; to send others
away and see what they have not."""
CONTENDERS: Final[Mapping[str, BotMaker]] = {
    "plain-search": plain(Limits(50, 2.0)),
}
"""Who plays in the arena only, for comparison: as long as a superintendent, or longer."""
RATINGS: Final[Mapping[str, tuple[float, ...]]] = {
    "constable": (1056.0,),
    "sergeant": (1347.0,),
    "inspector": (1500.0,),
    "superintendent": (1609.0,),
    "commissioner": (1753.0,),
}
"""How strong each rank is on the scale of the players' ratings: from the tables of the arena (docs/bots.md), with the
inspector at 1500; the commissioner from its share of the matches for two against the superintendent."""
