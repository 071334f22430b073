"""How a short match of each game is agreed on, and how somebody plays it who wants to see much of it."""

from __future__ import annotations

from random import Random
from typing import Any

import whitechapel

GAMES: dict[str, dict[str, Any]] = {game.id: dict(game.short) for game in whitechapel.GAMES}

PREFERRED = ("meld", "play", "layoff", "draw", "feed")
"""What a player who wants to go out does first; of the rest, anything."""
RASH = ("accuse", "leave")
"""What ends a game early."""


def likes(options: list[str], rng: Random) -> str:
    """The answer of somebody who plays cards rather than keeping them, and is in no hurry to end the game."""
    calm = [option for option in options if option.split(" ")[0] not in RASH] or options
    for verb in PREFERRED:
        fitting = [option for option in calm if option.startswith(verb)]
        if fitting:
            return rng.choice(fitting)
    return rng.choice(calm)
