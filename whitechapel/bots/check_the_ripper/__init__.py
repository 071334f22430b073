"""The bots of Check the Ripper, by rank."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from whitechapel.bots.bot import BotMaker
from whitechapel.bots.check_the_ripper.player import CONSTABLE, INSPECTOR, SERGEANT, SUPERINTENDENT, CheckTheRipper
from whitechapel.bots.plain import plain
from whitechapel.bots.search import Limits

BOTS: Final[Mapping[str, BotMaker]] = {
    "constable": partial(CheckTheRipper, CONSTABLE),
    "sergeant": partial(CheckTheRipper, SERGEANT),
    "inspector": partial(CheckTheRipper, INSPECTOR),
    "superintendent": partial(CheckTheRipper, SUPERINTENDENT),
}
PLAIN_SEARCH: Final = plain(Limits(50, 2.0))
"""For comparison only: it thinks at least as long as a superintendent."""
