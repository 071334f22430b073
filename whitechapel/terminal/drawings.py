"""How each game is drawn. To draw a new game, write its file and add one line to `DRAWINGS`."""

from __future__ import annotations

from typing import Final

from whitechapel.core.game import Game
from whitechapel.terminal import check_the_ripper, jack_the_ripper, mr_jack, plain, rue_morgue
from whitechapel.terminal.drawing import Drawing

DRAWINGS: Final = {
    "jack-the-ripper": jack_the_ripper.DRAWING,
    "rue-morgue": rue_morgue.DRAWING,
    "mr-jack": mr_jack.DRAWING,
    "check-the-ripper": check_the_ripper.DRAWING,
}


def drawing(game: Game) -> Drawing:
    """How this game is drawn; a game without a drawing of its own shows the fields of its view."""
    return DRAWINGS.get(game.id, plain.DRAWING)
