"""The games of the house."""

from __future__ import annotations

from typing import Final

from whitechapel.core.game import Game
from whitechapel.games import check_the_ripper, jack_the_ripper, mr_jack, rue_morgue

GAMES: Final[tuple[Game, ...]] = (jack_the_ripper.GAME, rue_morgue.GAME, mr_jack.GAME, check_the_ripper.GAME)
