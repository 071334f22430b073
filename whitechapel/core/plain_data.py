"""Views, events and settings as plain data for JSON, and back: named tuples are objects, other tuples arrays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from types import NoneType
from typing import Any, Final, get_args, get_origin, get_type_hints

FLAT: Final = frozenset({str, int, bool, NoneType, float})


def to_json(value: Any) -> Any:
    """Any value that may occur in a view or an event."""
    if type(value) in FLAT:
        return value
    if hasattr(value, "_fields"):
        return {name: to_json(part) for name, part in zip(value._fields, value, strict=True)}
    if isinstance(value, tuple | list):
        return [to_json(part) for part in value]
    if is_dataclass(value):
        return {field.name: to_json(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, dict):
        return {str(key): to_json(part) for key, part in value.items()}
    if isinstance(value, set | frozenset):
        return sorted(to_json(part) for part in value)
    raise TypeError(f"{type(value).__name__} has no form in JSON.")


def from_json(data: Any, kind: Any) -> Any:
    """The value of this type that `to_json` made the data from. What the type does not know is left out."""
    if hasattr(kind, "_fields"):
        hints = get_type_hints(kind)
        return kind(**{name: from_json(part, hints[name]) for name, part in data.items() if name in hints})
    origin, inner = get_origin(kind), get_args(kind)
    if origin is tuple:
        parts = inner[:1] * len(data) if inner[-1] is Ellipsis else inner
        return tuple([from_json(part, one) for part, one in zip(data, parts, strict=True)])
    if origin is not None and isinstance(data, Mapping):  # one of several types: only one of them can be a record
        return from_json(data, next(one for one in inner if hasattr(one, "_fields")))
    return data
