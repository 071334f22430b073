"""Views and facts as JSON: named tuples become objects, other tuples arrays."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from operator import is_
from typing import Any

import msgspec

MOST_KEPT = 64


class JsonForm:
    """Turns views into what `wire.encode` takes. Most of a view is as in the one before, be it of an earlier moment or
    of another seat: what is equal is taken over. Large records that many views share, such as the score sheets of past
    hands, are encoded once and kept; so are the `lasting` ones from the beginning."""

    __slots__ = ("_before", "_kept", "_lasting", "_taken_over")

    def __init__(self, *lasting: Any) -> None:
        self._lasting = {id(value): (value, _raw(to_json(value))) for value in lasting}
        self._kept: dict[int, tuple[Any, msgspec.Raw]] = {**self._lasting}
        self._before: Any = ()
        """The last view, and its parts."""
        self._taken_over: list[Any] = []

    def view(self, view: Any) -> dict[str, Any]:
        """A view, by the names of its fields."""
        if self._before:
            parts = [
                value if type(value) in FLAT else part if value == before else self._part(value)
                for value, before, part in zip(view, self._before, self._taken_over, strict=True)
            ]
        else:
            parts = self._parts(view)
        self._before, self._taken_over = view, parts
        return dict(zip(view._fields, parts, strict=True))

    def facts(self, facts: Any) -> dict[str, Any]:
        """The facts of an event."""
        return {name: value if type(value) in FLAT else self._part(value) for name, value in facts.items()}

    def _parts(self, values: Any) -> list[Any]:
        return [value if type(value) in FLAT else self._part(value) for value in values]

    def _part(self, value: Any) -> Any:
        if type(value) is tuple:  # usually of flat values, and then already an array
            return value if {*map(type, value)} <= FLAT else self._parts(value)
        return self._record(value) if hasattr(value, "_fields") else to_json(value)

    def _record(self, value: Any) -> Any:
        kept = self._kept.get(id(value))
        if kept is not None and kept[0] is value:
            return kept[1]
        parts = self._parts(value)
        record = dict(zip(value._fields, parts, strict=True))
        if all(map(is_, parts, value)):
            return record  # small: not worth keeping
        raw = _raw(record)
        if len(self._kept) >= MOST_KEPT:
            self._kept = {**self._lasting}
        self._kept[id(value)] = (value, raw)  # keep the record too, so that its id stays unique
        return raw


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


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(_encode(value))


FLAT = frozenset({str, int, bool, type(None), float})
_encode = msgspec.json.Encoder().encode
