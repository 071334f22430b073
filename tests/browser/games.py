"""The games of the house, and how a short match of each is agreed on."""

from __future__ import annotations

from typing import Any

from whitechapel.games import GAMES as HOUSE

SHORT: dict[str, Any] = {"max_hands": 1, "turn_limit": 10}
"""What keeps a match short, where a game has such an option."""
GAMES: dict[str, dict[str, Any]] = {
    game.id: {option.name: SHORT[option.name] for option in game.option_table if option.name in SHORT} for game in HOUSE
}
