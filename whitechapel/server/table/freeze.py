"""States as plain data, so that a table can be opened without playing its whole game again.

A state's fields are numbers, texts, lists, tuples, records, and the questions and answers of its game. Questions are
built once, when the game's modules are loaded: they are found there again by name and seat. What cannot be put into
words like that (a game from another package may do as it likes) is not frozen at all, and such a game is replayed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from functools import lru_cache
from types import ModuleType
from typing import Any, Final

import msgspec

from whitechapel.core.frames import Action, Frame, State, fields, is_row
from whitechapel.core.game import Game
from whitechapel.server.table import house

Frozen = dict[str, Any]
"""A state's fields by name, as JSON has them. A field that is missing is as it was at the beginning of the game."""

LARGEST: Final = 1 << 62
"""Larger numbers are written as text."""
DEEPEST: Final = 3
"""How deep inside a module's lists and tables questions are looked for."""
EVENTS: Final = "events"


class Unfrozen(Exception):
    """This state cannot be put into plain data."""


class Freezer:
    """Freezes states of one game. Large records that they share, such as score sheets, are written once."""

    def __init__(self, game: Game, agreed: Any, records: Sequence[Any] = ()) -> None:
        self._game = game
        self._agreed = agreed
        self._things = things(game.id)
        self.records: list[Any] = list(records)
        """The records that the frozen states refer to, by number; more are added at the end."""
        self._numbers = {_text(record): number for number, record in enumerate(self.records)}
        self._known: dict[int, tuple[Any, int]] = {}
        """By their ids: records, kept so that their ids stay unique, and their numbers."""

    def freeze(self, state: State) -> Frozen:
        """A state as plain data; raises Unfrozen. It is thawed once to see that it is the same again."""
        start = self._game.start(self._agreed)
        frozen: Frozen = {}
        for name in fields(type(state)):
            value = getattr(state, name)
            if name != EVENTS and value is not getattr(start, name):
                frozen[name] = self._value(value)
        if thaw(self._game, self._agreed, frozen, self.records).parts() != state.parts():
            raise Unfrozen
        return frozen

    def _value(self, value: Any) -> Any:
        if value is None or isinstance(value, bool | str):
            return value
        if isinstance(value, int):
            return value if -LARGEST < value < LARGEST else {"number": hex(value)}
        if isinstance(value, Frame):
            if self._things.frames.get((value.name, value.seat)) is not value:
                raise Unfrozen
            return {"frame": [value.name, value.seat]}
        if isinstance(value, Action):
            if self._game.actions.get(value.text) is value:
                return {"action": value.text}
            return {"chance": value.text}
        if hasattr(value, "_fields"):
            return {"record": self._record(value)}
        if isinstance(value, tuple):
            return {"tuple": [self._value(part) for part in value]}
        if isinstance(value, list) or is_row(value):
            return [self._value(part) for part in value]
        raise Unfrozen

    def _record(self, value: Any) -> int:
        known = self._known.get(id(value))
        if known is not None:
            return known[1]
        name = type(value).__name__
        if self._things.records.get(name) is not type(value):
            raise Unfrozen
        record = [name, [self._value(part) for part in value]]
        number = self._numbers.setdefault(_text(record), len(self.records))
        if number == len(self.records):
            self.records.append(record)
        self._known[id(value)] = (value, number)
        return number


def thaw(game: Game, agreed: Any, frozen: Frozen, records: Sequence[Any]) -> State:
    """The state that was frozen."""
    state = game.start(agreed)
    state.events = None
    known = things(game.id)
    thawed: dict[int, Any] = {}

    def value(data: Any) -> Any:
        if isinstance(data, list):
            return [value(part) for part in data]
        if not isinstance(data, dict):
            return data
        ((kind, content),) = data.items()
        if kind == "tuple":
            return tuple([value(part) for part in content])
        if kind == "record":
            if content not in thawed:
                name, parts = records[content]
                kind_of_record = known.records[name]
                assert kind_of_record is not None  # it was frozen because it is the only one of that name
                thawed[content] = kind_of_record(*[value(part) for part in parts])
            return thawed[content]
        if kind == "frame":
            return known.frames[content[0], content[1]]
        if kind == "action":
            return game.actions[content]
        return game.chance(content) if kind == "chance" else int(content, 16)

    for name, data in frozen.items():
        row = getattr(state, name)
        if is_row(row):
            for i, number in enumerate(data):
                row[i] = number
        else:
            setattr(state, name, value(data))
    return state


_text = msgspec.json.Encoder().encode


class Things:
    """What the modules of a game have built once: its questions by name and seat, and its kinds of records by name."""

    def __init__(self) -> None:
        self.frames: dict[tuple[str, int], Frame[Any, Any] | None] = {}
        """None where two questions share name and seat: they cannot be told apart."""
        self.records: dict[str, type[Any] | None] = {}


@lru_cache
def things(game: str) -> Things:
    """The questions and records of a game, from its modules."""
    found = Things()
    for module in modules(house.game(game).home):
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, tuple) and hasattr(thing, "_fields"):
                same = found.records.setdefault(thing.__name__, thing) is thing
                found.records[thing.__name__] = thing if same else None
            for frame in frames_in(thing):
                key = (frame.name, frame.seat)
                found.frames[key] = frame if found.frames.setdefault(key, frame) is frame else None
    return found


def modules(home: str) -> list[ModuleType]:
    """The loaded modules of a package."""
    return [module for name, module in sorted(sys.modules.items()) if f"{name}.".startswith(f"{home}.")]


def frames_in(thing: object, depth: int = DEEPEST) -> Iterator[Frame[Any, Any]]:
    """The questions in a value of a module: itself, or the parts of a list or table that begins with one. Most lists
    are of other things, and long."""
    if isinstance(thing, Frame):
        yield thing
    elif depth and isinstance(thing, tuple | list):
        if any(True for _ in frames_in(thing[0] if thing else None, depth - 1)):
            for part in thing:
                yield from frames_in(part, depth - 1)
    elif depth and isinstance(thing, dict):
        yield from frames_in(list(thing.values()), depth - 1)
