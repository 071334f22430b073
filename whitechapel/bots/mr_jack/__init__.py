"""The bots of Mr. Jack, by rank."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from whitechapel.bots.bot import BotMaker
from whitechapel.bots.mr_jack.commissioner import COMMISSIONER, Commissioner
from whitechapel.bots.mr_jack.judge import MrJackJudge
from whitechapel.bots.mr_jack.player import CONSTABLE, INSPECTOR, SERGEANT, SUPERINTENDENT, MrJack
from whitechapel.bots.plain import plain
from whitechapel.bots.search import Limits

BOTS: Final[Mapping[str, BotMaker]] = {
    "constable": partial(MrJack, CONSTABLE),
    "sergeant": partial(MrJack, SERGEANT),
    "inspector": partial(MrJack, INSPECTOR),
    "superintendent": partial(MrJack, SUPERINTENDENT),
}
JUDGE: Final = MrJackJudge
CONTENDERS: Final[Mapping[str, BotMaker]] = {
    "plain-search": plain(Limits(500, 2.0)),
    "commissioner": partial(Commissioner, COMMISSIONER),
}
"""Who plays in the arena only: for comparison (as long as a superintendent, or longer), and still learning."""
SIDES: Final = ("as detective", "as Jack")
"""What the even and the odd seats are in the tables of the arena."""
RATINGS: Final[Mapping[str, tuple[float, ...]]] = {
    "constable": (1258.0, 961.0),
    "sergeant": (1391.0, 1369.0),
    "inspector": (1533.0, 1467.0),
    "superintendent": (1721.0, 1596.0),
}
"""How strong each rank is on the scale of the players' ratings, as detective and as Jack: fitted to the columns of the
arena's table (docs/bots.md), with the inspector at 1500 on average."""
