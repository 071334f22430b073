"""The games of the house."""

from __future__ import annotations

from typing import Final

from whitechapel.core.game import Game
from whitechapel.games import jack_the_ripper

GAMES: Final[tuple[Game, ...]] = (jack_the_ripper.GAME,)
