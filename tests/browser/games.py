"""How a short match of each game is agreed on."""

from __future__ import annotations

from typing import Any

import whitechapel

GAMES: dict[str, dict[str, Any]] = {game.id: dict(game.short) for game in whitechapel.GAMES}
