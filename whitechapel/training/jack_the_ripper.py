"""How the net of Jack the Ripper is taught."""

from __future__ import annotations

from typing import Final

from whitechapel.training.self_play import Recipe

US: Final = {"edition": "us-games"}
RECIPE: Final = Recipe(
    tables=(
        ({"seats": 2}, 4), ({"seats": 2, **US}, 2), ({"seats": 2, "vote": True}, 1),
        ({"seats": 3}, 6), ({"seats": 3, **US}, 3), ({"seats": 4}, 8), ({"seats": 4, **US}, 4),
    ),
)  # fmt: skip
