"""Views and facts as plain data for JSON: named tuples become objects, other tuples arrays."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

import msgspec

MOST_KEPT = 64


class Plain:
    """Turns views into plain data. Records within records that many views share, such as the score sheets of past
    hands, are encoded once and kept."""

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept: dict[int, tuple[Any, msgspec.Raw]] = {}

    def view(self, view: Any) -> dict[str, Any]:
        """A view, by the names of its fields."""
        return {name: value if type(value) in FLAT else self._part(value) for name, value in _fields(view)}

    def facts(self, facts: Any) -> dict[str, Any]:
        """The facts of an event."""
        return {name: value if type(value) in FLAT else self._part(value) for name, value in facts.items()}

    def _part(self, value: Any) -> Any:
        if isinstance(value, tuple):
            if hasattr(value, "_fields"):
                return self._record(value)
            if FLAT.issuperset(map(type, value)):
                return value  # the usual case, and an array already
            return [part if type(part) in FLAT else self._part(part) for part in value]
        return plain(value)

    def _record(self, value: Any) -> Any:
        kept = self._kept.get(id(value))
        if kept is not None and kept[0] is value:
            return kept[1]
        parts = [part for part in value if type(part) not in FLAT]
        if all(type(part) is tuple and FLAT.issuperset(map(type, part)) for part in parts):
            return dict(zip(value._fields, value, strict=True))  # small: not worth keeping
        raw = msgspec.Raw(_encode(plain(value)))
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        self._kept[id(value)] = (value, raw)  # the record is kept, too: its id stays its own
        return raw


def plain(value: Any) -> Any:
    """Any value that may stand in a view or an event."""
    if type(value) in FLAT:
        return value
    if hasattr(value, "_fields"):
        return {name: plain(part) for name, part in _fields(value)}
    if isinstance(value, tuple | list):
        return [plain(part) for part in value]
    if is_dataclass(value):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, dict):
        return {str(key): plain(part) for key, part in value.items()}
    if isinstance(value, set | frozenset):
        return sorted(plain(part) for part in value)
    raise TypeError(f"{type(value).__name__} has no plain form.")


def _fields(record: Any) -> Any:
    return zip(record._fields, record, strict=True)


FLAT = frozenset({str, int, bool, type(None), float})
_encode = msgspec.json.Encoder().encode
