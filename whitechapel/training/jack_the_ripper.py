"""How the net of Jack the Ripper is taught."""

from __future__ import annotations

from typing import Final

from whitechapel.training.self_play import Recipe

US: Final = {"edition": "us-games"}
RECIPE: Final = Recipe(
    tables=(
        ({"seats": 2}, 14), ({"seats": 2, **US}, 8), ({"seats": 2, "vote": True}, 2),
        ({"seats": 3}, 3), ({"seats": 3, **US}, 2), ({"seats": 4}, 2), ({"seats": 4, **US}, 1),
    ),
)  # fmt: skip
