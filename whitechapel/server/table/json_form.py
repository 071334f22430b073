"""Views and facts as JSON, quickly: what is equal to the last view is not encoded again."""

from __future__ import annotations

from functools import cache
from operator import is_
from typing import Any

import msgspec

from whitechapel.core.plain_data import FLAT, to_json

MOST_KEPT = 64
NOTHING = object()
"""Equal to nothing that a view can hold."""


class JsonForm:
    """Turns views into JSON. Most of a view is as in the one before, be it of an earlier moment or of another seat:
    what is equal is taken over as the text that it was. Large records that come again, such as the score sheets of
    past hands, are kept as texts too."""

    __slots__ = ("_before", "_kept", "_names", "_texts")

    def __init__(self) -> None:
        self._before: tuple[Any, ...] = ()
        """The last view, and the text of each of its fields."""
        self._texts: list[bytes] = []
        self._names: list[bytes] = []
        """How each of these texts begins."""
        self._kept: dict[int, tuple[Any, msgspec.Raw]] = {}

    def view(self, view: Any) -> msgspec.Raw:
        """A view, by the names of its fields."""
        if not self._names:
            self._names = _names(view._fields)
            self._before, self._texts = (NOTHING,) * len(view), [b""] * len(view)
        now: tuple[Any, ...] = view
        before, texts, names = self._before, self._texts, self._names
        for number in range(len(names)):
            value, old = now[number], before[number]
            if value is not old and value != old:
                texts[number] = names[number] + _encode(value if type(value) in FLAT else self._part(value))
        self._before = now
        return msgspec.Raw(b"{" + b",".join(texts) + b"}")

    def facts(self, facts: Any) -> dict[str, Any]:
        """The facts of an event."""
        return {name: value if type(value) in FLAT else self._part(value) for name, value in facts.items()}

    def _part(self, value: Any) -> Any:
        if type(value) in FLAT:
            return value
        if type(value) is tuple:
            return value if _is_array(value) else [self._part(part) for part in value]
        return self._record(value) if hasattr(value, "_fields") else to_json(value)

    def _record(self, value: Any) -> Any:
        kept = self._kept.get(id(value))
        if kept is not None and kept[0] is value:
            return kept[1]
        parts = [self._part(part) for part in value]
        record = dict(zip(value._fields, parts, strict=True))
        if all(map(is_, parts, value)):
            return record  # small: not worth keeping
        raw = msgspec.Raw(_encode(record))
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        self._kept[id(value)] = (value, raw)  # keep the record too, so that its id stays unique
        return raw


def _is_array(value: tuple[Any, ...]) -> bool:
    """Whether a tuple is an array as it is: of flat values, or of tuples of them."""
    last: type | None = None
    for part in value:
        kind = type(part)
        if kind is tuple:
            if not _is_flat(part):
                return False
        elif kind is not last:
            if kind not in FLAT:
                return False
            last = kind
    return True


def _is_flat(value: tuple[Any, ...]) -> bool:
    """Whether a tuple has nothing but flat values."""
    last: type | None = None
    for part in value:
        kind = type(part)
        if kind is not last:
            if kind not in FLAT:
                return False
            last = kind
    return True


@cache
def _names(fields: tuple[str, ...]) -> list[bytes]:
    """How the text of each of these fields begins; the same list for all tables of a game."""
    return [_encode(name) + b":" for name in fields]


_encode = msgspec.json.Encoder().encode
