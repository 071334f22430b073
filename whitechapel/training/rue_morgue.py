"""How the net of the Rue Morgue is taught."""

from __future__ import annotations

from typing import Final

from whitechapel.training.self_play import Recipe

RECIPE: Final = Recipe(
    tables=(
        ({"seats": 2}, 30), ({"seats": 2, "dupin_count": True}, 2), ({"seats": 2, "shut_out": True}, 2),
        ({"seats": 2, "dupin_count": True, "shut_out": True}, 2),
        ({"seats": 3}, 3), ({"seats": 4}, 3), ({"seats": 4, "shut_out": True}, 1),
    ),
)  # fmt: skip
