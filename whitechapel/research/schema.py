"""What a game must define to be written as numbers: one record of functions per game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from whitechapel.research.planes import Plane
from whitechapel.research.quick.writer import Writer


class Schema(NamedTuple):
    """How one game is written as numbers. Each function gets the settings."""

    actions: Callable[[Any], tuple[str, ...]]
    """The texts of all answers that can ever be legal, in the order of their numbers."""
    planes: Callable[[Any], tuple[Plane, ...]]
    """What a seat sees, piece by piece."""
    holders: Callable[[Any, int], tuple[str, ...]]
    """The rows of the game's `marginals`, as this seat counts them."""
    held: tuple[str, ...]
    """The columns of these rows: the names of whatever is hidden."""
    shuffled: tuple[str, ...]
    """The names of the things that shuffles put in order: the outcomes of chance, in the order of their numbers."""
    outcomes: int
    """The most outcomes that chance can have at once."""
    writer: Callable[[Any, Mapping[str, int]], Writer] | None = None
    """Makes what writes the planes straight from the state, given where each begins; without one they are filled from
    views, which is slower."""
    small: Mapping[str, Any] = MappingProxyType({})
    """Settings, and which `endgame`, that make a game small enough for methods that walk through whole trees."""
