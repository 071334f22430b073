"""The games of the house, and how a short match of each is agreed on. A new game is one more line."""

from __future__ import annotations

from typing import Any

GAMES: dict[str, dict[str, Any]] = {
    "jack-the-ripper": {"max_hands": 1},
    "rue-morgue": {"max_hands": 1},
    "mr-jack": {},
    "check-the-ripper": {"turn_limit": 10},
}
