"""Games and rulebooks that differ from those of the house in some of their fields."""

from __future__ import annotations

import inspect
from typing import Any, TypeVar

T = TypeVar("T")


def variant(thing: T, **changed: Any) -> T:
    """The same game or rulebook with some fields changed."""
    kind = type(thing)
    fields = [name for name in dir(kind) if name[0] != "_" and inspect.isdatadescriptor(getattr(kind, name))]
    return kind(**{**{name: getattr(thing, name) for name in fields}, **changed})
