"""The bots of Mr. Jack, by rank."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from whitechapel.bots.bot import BotMaker
from whitechapel.bots.mr_jack.player import CONSTABLE, INSPECTOR, SERGEANT, SUPERINTENDENT, MrJack
from whitechapel.bots.plain import plain
from whitechapel.bots.search import Limits

BOTS: Final[Mapping[str, BotMaker]] = {
    "constable": partial(MrJack, CONSTABLE),
    "sergeant": partial(MrJack, SERGEANT),
    "inspector": partial(MrJack, INSPECTOR),
    "superintendent": partial(MrJack, SUPERINTENDENT),
}
PLAIN_SEARCH: Final = plain(Limits(500, 2.0))
"""For comparison only: it thinks as long as a superintendent, or longer."""
SIDES: Final = ("as detective", "as Jack")
"""What the even and the odd seats are in the tables of the arena."""
