"""A game explained, as data: its goal, the rules on two pages, and what each card and sign means.

`guide.toml` in a game's folder has it, in our own words and in every language; docs/guides.md says how to write one.
The table shows the goal to whoever is there for the first time, opens the two pages at what is being asked, and
explains a name when it is touched. A game without the file has no guide.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

from whitechapel.core import examples
from whitechapel.core.files import read_toml
from whitechapel.core.frames import GameError
from whitechapel.core.game import Game
from whitechapel.core.rulebook import LANGUAGES

FILE: Final = "guide.toml"
Texts = Mapping[str, str]
"""The same text in every language."""


class Part(NamedTuple):
    """A paragraph of a section, a picture, or both."""

    text: Texts
    """May be empty beside a picture."""
    edition: str
    """The only edition it holds in, or empty for all."""
    example: str
    """A rule whose example is drawn beside it, or empty."""
    number: int
    """Which of that rule's examples it is."""
    show: str
    """What is drawn of it: `before`, `after` or `both`."""
    things: tuple[str, ...]
    """Cards and signs that are drawn beside it."""


class Section(NamedTuple):
    """A part of the two pages under one heading."""

    id: str
    page: int
    """1 or 2."""
    title: Texts
    asked: tuple[str, ...]
    """The questions that it answers: the pages open here when one of them is asked."""
    parts: tuple[Part, ...]


class Thing(NamedTuple):
    """A card, a sign or a word of the game: what it is called, and what it is for."""

    id: str
    group: str
    name: Texts
    """Empty: it is called as everywhere else in the game's words."""
    text: Texts
    forms: Mapping[str, tuple[str, ...]]
    """Other forms of its name in a sentence, by language."""
    drawn: str
    """What is drawn for it, if not itself: one card stands for its kind."""


class Guide(NamedTuple):
    """Everything that explains a game."""

    goal: Texts
    roles: tuple[Texts, ...]
    """The goal of each seat, where they differ."""
    signs: tuple[str, ...]
    """The things that somebody should know at sight before the first turn."""
    sections: tuple[Section, ...]
    groups: Mapping[str, Texts]
    """What the groups of things are called."""
    things: tuple[Thing, ...]


@lru_cache(maxsize=64)
def of(game: Game) -> Guide | None:
    """The guide to a game, if it has one."""
    home = import_module(game.home).__file__
    path = Path(home or "").with_name(FILE)
    return load(path) if path.exists() else None


def load(path: Path) -> Guide:
    """Read a guide.toml; a mistake in it raises a GameError that names the place."""
    data, file = read_toml(path), path.name
    goal = dict(data.get("goal", {}))
    roles, signs = goal.pop("role", []), goal.pop("things", [])
    groups = data.get("group", {})
    for name, texts in groups.items():
        _texts(file, f"group.{name}", texts)
    return Guide(
        goal=_texts(file, "goal", goal),
        roles=tuple([_texts(file, "goal.role", role) for role in roles]),
        signs=tuple(signs),
        sections=tuple([_section(file, entry) for entry in data.get("section", [])]),
        groups=groups,
        things=tuple([_thing(file, entry, groups) for entry in data.get("thing", [])]),
    )


def _section(file: str, entry: Mapping[str, Any]) -> Section:
    name = f"section {entry.get('id', '?')}"
    if not entry.get("id") or entry.get("page") not in (1, 2):
        raise _wrong(file, name)
    return Section(
        id=str(entry["id"]),
        page=int(entry["page"]),
        title=_texts(file, name, entry.get("title")),
        asked=tuple(entry.get("asked", [])),
        parts=tuple([_part(file, name, part) for part in entry.get("part", [])]),
    )


def _part(file: str, section: str, entry: Mapping[str, Any]) -> Part:
    for field in entry:
        if field not in Part._fields and field not in LANGUAGES:
            raise _wrong(file, f"{section}, {field}")
    text = {language: entry[language] for language in LANGUAGES if language in entry}
    example, things = str(entry.get("example", "")), tuple(entry.get("things", []))
    show = str(entry.get("show", "after"))
    if show not in ("before", "after", "both") or not (text or example or things):
        raise _wrong(file, section)
    return Part(
        text=_texts(file, section, text) if text else {},
        edition=str(entry.get("edition", "")),
        example=example,
        number=int(entry.get("number", 0)),
        show=show,
        things=things,
    )


def _thing(file: str, entry: Mapping[str, Any], groups: Mapping[str, Any]) -> Thing:
    name = f"thing {entry.get('id', '?')}"
    if not entry.get("id") or entry.get("group") not in groups:
        raise _wrong(file, name)
    return Thing(
        id=str(entry["id"]),
        group=str(entry["group"]),
        name=_texts(file, name, entry["name"]) if "name" in entry else {},
        text=_texts(file, name, entry),
        forms={language: tuple(forms) for language, forms in entry.get("forms", {}).items()},
        drawn=str(entry.get("drawn", entry["id"])),
    )


def _texts(file: str, place: str, texts: Any) -> Texts:
    """A text that is there in every language, with nothing around it."""
    if not isinstance(texts, dict) or not all(isinstance(texts.get(language), str) for language in LANGUAGES):
        raise _wrong(file, place)
    return {language: str(texts[language]).strip() for language in LANGUAGES}


def _wrong(file: str, place: str) -> GameError:
    return GameError("guide-field", "{file}: something is missing or wrong at {place}.", file=file, place=place)


def faults(game: Game, questions: Sequence[str]) -> list[str]:
    """What a guide names that its game does not have, as sentences: examples, editions, things, and questions, of
    which the game has `questions`."""
    guide = of(game)
    if guide is None:
        return []

    shown = {rule for example in examples.of(game) for rule in example.rules}
    known = {thing.id for thing in guide.things}
    found = [f"goal: '{sign}' is not explained." for sign in guide.signs if sign not in known]
    for section in guide.sections:
        found += [f"{section.id}: nobody asks '{asked}'." for asked in section.asked if asked not in questions]
        for part in section.parts:
            if part.example and part.example not in shown:
                found.append(f"{section.id}: {part.example} has no example.")
            if part.edition and part.edition not in game.rulebook.editions:
                found.append(f"{section.id}: there is no edition '{part.edition}'.")
            found += [f"{section.id}: '{thing}' is not explained." for thing in part.things if thing not in known]
    return found
