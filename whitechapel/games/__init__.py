"""The games that come with the package, and those that other installed packages add."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Final
from warnings import warn

from whitechapel.core.game import Game
from whitechapel.games import check_the_ripper, jack_the_ripper, mr_jack, rue_morgue

GROUP: Final = "whitechapel.games"
"""A package announces its game as an entry point of this group: `pebbles = "pebbles:GAME"`."""


def _from_other_packages() -> list[Game]:
    """A game that cannot be loaded is left out with a warning, so that the others can still be played."""
    found = []
    for entry in entry_points(group=GROUP):
        try:
            found.append(entry.load())
        except Exception as error:
            warn(f"The game {entry.name} cannot be loaded from {entry.value}: {error!r}.", stacklevel=2)
    return found


HOUSE: Final[tuple[Game, ...]] = (jack_the_ripper.GAME, rue_morgue.GAME, mr_jack.GAME, check_the_ripper.GAME)
"""The games of the house: what this repository's own pages and pictures are about."""
GAMES: Final[tuple[Game, ...]] = (*HOUSE, *_from_other_packages())
"""Every game there is: the only list. All else is found from here, see `Game.room`."""
