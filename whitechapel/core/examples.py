"""Examples of rules as data: a position, an answer, and what must come of it.

`examples.toml` in a game's folder has them; docs/examples.md says how to write one. A test plays each of them, pages
of rules show them, and the server hands them out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from whitechapel.core.files import read_toml
from whitechapel.core.frames import CHANCE, Event, GameError, Illegal, NotAsked, Over, State
from whitechapel.core.game import Game, setting_text
from whitechapel.core.position import several

FILE: Final = "examples.toml"
ANY: Final = "..."
"""Stands at the end of a shuffle for everything that is not named, in any order."""


class Example(NamedTuple):
    """One example."""

    rules: tuple[str, ...]
    """The rules it shows, the most important first."""
    settings: Mapping[str, str]
    """What the players have agreed on; the rest is as usual."""
    table: Mapping[str, str]
    """The parts of the table it begins with, see `core/position.py`; empty: the very beginning of a game."""
    before: tuple[str, ...]
    """Answers that lead to the position, such as `0 draw file` or `* shuffled jill druitt ...`."""
    answer: str
    """The answer it is about, with its seat."""
    refused: str
    """The rule that forbids the answer, or empty."""
    events: tuple[Mapping[str, Any], ...]
    """What must happen, in this order, though there may be more: `kind`, `seat` and any facts. With `to`, as told to
    that seat, who must not be told the facts under `hides`."""
    never: tuple[str, ...]
    """Kinds of events that must not happen."""
    after: Mapping[str, Any]
    """What is then seen: fields of the view of a spectator or, with `seat`, of that seat."""
    offers: tuple[str, ...]
    """Answers that are possible then, each with its seat."""
    denies: tuple[str, ...]
    """Answers that are not possible then, each with its seat."""


class Outcome(NamedTuple):
    """What came of an answer."""

    before: State
    """The position."""
    after: State
    """The same, if the answer was refused."""
    events: tuple[Event, ...]
    refused: str
    """The rule that forbids the answer, or empty."""


class Coverage(NamedTuple):
    """Which rules have examples."""

    played: tuple[str, ...]
    """The rules that speak of playing."""
    shown: tuple[str, ...]
    """Those of them that have an example."""


# -- reading --------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def of(game: Game) -> tuple[Example, ...]:
    """The examples of a game; none if it has no such file."""
    home = import_module(game.home).__file__
    path = Path(home or "").with_name(FILE)
    return load(path) if path.exists() else ()


def load(path: Path) -> tuple[Example, ...]:
    """Read an examples.toml; a mistake in it raises a GameError that names the rule and the field."""
    return tuple([_example(entry, path.name) for entry in read_toml(path).get("example", [])])


def coverage(game: Game) -> Coverage:
    """Which rules of a game have examples."""
    having = {rule for example in of(game) for rule in example.rules}
    played = [rule.id for rule in game.rulebook.rules.values() if rule.played]
    return Coverage(tuple(played), tuple([rule for rule in played if rule in having]))


_TEXTS: Final = ("rules", "before", "never", "offers", "denies")
_TABLES: Final = ("settings", "table", "after")


def _example(entry: Mapping[str, Any], file: str) -> Example:
    named = entry.get("rules") or ["an unnamed rule"]
    rule = str(named[0] if isinstance(named, list) else named)
    for field in entry:
        if field not in Example._fields:
            raise GameError(
                "example-strange-field",
                "{file}: the example of {rule} has a field '{field}' that no example has.",
                file=file,
                rule=rule,
                field=field,
            )
    for field in ("rules", "answer"):
        if not entry.get(field):
            raise _wrong(file, rule, field)
    for field in _TEXTS:
        if not isinstance(entry.get(field, []), list):
            raise _wrong(file, rule, field)
    for field in _TABLES:
        if not isinstance(entry.get(field, {}), dict):
            raise _wrong(file, rule, field)
    events = entry.get("events", [])
    if not isinstance(events, list) or not all(isinstance(event, dict) and "kind" in event for event in events):
        raise _wrong(file, rule, "events")
    if not any(field in entry for field in ("refused", "events", "never", "after", "offers", "denies")):
        raise _wrong(file, rule, "events")
    found = Example(
        rules=tuple(entry["rules"]),
        settings=_texts(entry.get("settings", {})),
        table=_texts(entry.get("table", {})),
        before=tuple(entry.get("before", [])),
        answer=entry["answer"],
        refused=entry.get("refused", ""),
        events=tuple(events),
        never=tuple(entry.get("never", [])),
        after=entry.get("after", {}),
        offers=tuple(entry.get("offers", [])),
        denies=tuple(entry.get("denies", [])),
    )
    for line in (*found.before, found.answer, *found.offers, *found.denies):
        seat, _, answer = line.partition(" ")
        if not answer or not (seat == "*" or seat.isdigit()):
            raise GameError(
                "example-answer",
                "{file}: '{given}' in the example of {rule} is not a seat and an answer.",
                file=file,
                given=line[:80],
                rule=rule,
            )
    return found


def _wrong(file: str, rule: str, field: str) -> GameError:
    return GameError(
        "example-field",
        "{file}: the field '{field}' of the example of {rule} is missing or wrong.",
        file=file,
        field=field,
        rule=rule,
    )


def _texts(table: Mapping[str, Any]) -> dict[str, str]:
    return {name: setting_text(value) for name, value in table.items()}


# -- playing --------------------------------------------------------------------------------------


def position(game: Game, example: Example) -> State:
    """The table before the answer. Raises a GameError if it cannot be reached."""
    agreed = game.read_settings(example.settings)
    state = game.position(agreed, example.table) if example.table and game.position else game.start(agreed)
    for line in example.before:
        give(game, state, line)
    return state


def play(game: Game, example: Example) -> Outcome:
    """Lay the table out, give the answer, and see what comes of it."""
    before = position(game, example)
    after = before.clone()
    after.events = []
    try:
        give(game, after, example.answer)
    except (Illegal, NotAsked, Over) as refusal:
        return Outcome(before, before, (), refusal.rule)
    return Outcome(before, after, tuple(after.events), "")


def faults(game: Game, example: Example) -> list[str]:
    """Everything that came out differently than the example says, as sentences; nothing if all is well."""
    outcome = play(game, example)
    found = [f"The table is impossible: {why}" for why in [game.audit(outcome.before)] if why]
    if outcome.refused != example.refused:
        found.append(f"Refused by {outcome.refused or 'no rule'}, not by {example.refused or 'none'}.")
    found += _missing(game, example, outcome.events)
    found += [f"It came to '{event.kind}'." for event in outcome.events if event.kind in example.never]
    seat = example.after.get("seat")
    view = game.view(outcome.after, seat)
    for name, value in example.after.items():
        if not fits(value, getattr(view, name, None)):
            found.append(f"Afterwards {name} is {getattr(view, name, None)!r}, not {value!r}.")
    found += [f"'{line}' is not possible then." for line in example.offers if not _possible(game, outcome.after, line)]
    found += [f"'{line}' is possible then." for line in example.denies if _possible(game, outcome.after, line)]
    return found


def fits(expected: Any, value: Any) -> bool:
    """Whether a value is what is expected: of a record only the fields that are named, of a list every entry."""
    if isinstance(expected, dict):
        fields = value if isinstance(value, Mapping) else value._asdict() if hasattr(value, "_asdict") else {}
        return all(name in fields and fits(part, fields[name]) for name, part in expected.items())
    if isinstance(expected, list):
        if not isinstance(value, (list, tuple)) or len(expected) != len(value):
            return False
        return all(fits(one, other) for one, other in zip(expected, value, strict=True))
    return bool(expected == value)


def _missing(game: Game, example: Example, events: Sequence[Event]) -> list[str]:
    """The first expected event that did not happen after the ones before it."""
    at = 0
    for expected in example.events:
        while at < len(events) and not _happened(game, expected, events[at]):
            at += 1
        if at == len(events):
            return [f"It did not come to {expected}, but to {list(events)}."]
        at += 1
    return []


def _happened(game: Game, expected: Mapping[str, Any], event: Event) -> bool:
    if event.kind != expected["kind"] or expected.get("seat", event.seat) != event.seat:
        return False
    facts, aside = event.facts, ["kind", "seat", "hides"]
    listener = expected.get("to")
    if isinstance(listener, int):  # a seat; a text is a fact of that name, such as where somebody moves to
        facts = game.told(event, listener).facts
        aside.append("to")
        if any(name in facts for name in expected.get("hides", [])):
            return False
    named = [name for name in expected if name not in aside]
    return all(name in facts and fits(expected[name], facts[name]) for name in named)


def _possible(game: Game, state: State, line: str) -> bool:
    seat, _, text = line.partition(" ")
    return game.why(state, int(seat), game.action(text)) is None


def give(game: Game, state: State, line: str) -> None:
    """A seat, or chance, gives an answer such as `0 draw file`."""
    seat, _, text = line.partition(" ")
    if seat == "*":
        state.play(CHANCE, game.chance(whole(state, text)))
    else:
        state.play(int(seat), game.action(text))


def whole(state: State, text: str) -> str:
    """An answer of chance in full: `shuffled jill*2 ...` names only the first cards."""
    verb, *named = several(text)
    if not named or named[-1] != ANY:
        return text
    first = named[:-1]
    left = Counter(state.sample(Random(0)).text.split(" ")[1:])
    left.subtract(first)
    return " ".join([verb, *first, *sorted(left.elements())])
