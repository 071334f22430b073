"""The games whose hands can be scored at a physical table: those that have a `SCORER`."""

from __future__ import annotations

from whitechapel.core.frames import BadAnswer
from whitechapel.core.game import Game
from whitechapel.games import GAMES
from whitechapel.terminal.score import Scorer


def scorer(game: Game) -> Scorer:
    """How a hand of this game is scored; raises BadAnswer if the game does not say."""
    found = _own(game)
    if found is None:
        raise BadAnswer(
            "no-scorer",
            "Hands of {game} cannot be scored here; only those of: {games}.",
            game=game.id,
            games=", ".join([other.id for other in GAMES if _own(other) is not None]),
        )
    return found


def _own(game: Game) -> Scorer | None:
    found: Scorer | None = getattr(game.room("terminal"), "SCORER", None)
    return found
