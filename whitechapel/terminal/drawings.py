"""How each game is drawn."""

from __future__ import annotations

from whitechapel.core.game import Game
from whitechapel.terminal import plain
from whitechapel.terminal.drawing import Drawing


def drawing(game: Game) -> Drawing:
    """How this game is drawn; a game without a drawing of its own shows the fields of its view."""
    found: Drawing = getattr(game.room("terminal"), "DRAWING", plain.DRAWING)
    return found
