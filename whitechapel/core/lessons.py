"""Lessons as data: a guided case, played on a real table by the real rules.

`lessons/<name>.toml` in a game's folder has one; docs/lessons.md says how to write it. A lesson is a sequence of
chapters, each with a table of its own, and a chapter a sequence of steps: what the others do, what the coach says and
points at, and which answer it waits for. What the coach says is in the texts, by name; nothing here speaks a language.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from whitechapel.core.examples import give, whole
from whitechapel.core.files import read_toml
from whitechapel.core.frames import CHANCE, GameError, State
from whitechapel.core.game import Game, setting_text

FOLDER: Final = "lessons"
ANY: Final = "any"
"""Stands under `wants` for any answer that is possible."""
THINGS: Final = ("answer", "area", "card", "part", "pile", "place")
"""What a coach can point at: each is the first word of a name such as `pile yard`."""


class Step(NamedTuple):
    """One thing at a time."""

    say: str
    """What the coach says, by name."""
    before: tuple[str, ...] = ()
    """What the others and chance do before the coach speaks: `1 draw file`, `* rolled king rook`."""
    points: tuple[str, ...] = ()
    """What the coach points at: `card druitt`, `pile yard`."""
    wants: tuple[str, ...] = ()
    """The answers it waits for, the one it would show first; `any`; empty: this is only to be read."""
    replies: Mapping[str, str] = {}
    """What the coach says to other answers, by name: for each an answer, or several such as `discard *`."""
    rules: tuple[str, ...] = ()
    """The rules it teaches."""

    def takes(self, answer: str) -> bool:
        """Whether this is an answer it waits for."""
        return answer in self.wants or ANY in self.wants

    def reply(self, answer: str) -> str:
        """What the coach says to an answer it does not wait for, by name; empty: nothing particular."""
        return next((said for pattern, said in self.replies.items() if fnmatchcase(answer, pattern)), "")


class Chapter(NamedTuple):
    """A part of a lesson that can be taken up by itself."""

    name: str
    table: Mapping[str, str]
    """The parts of the table it begins with, see `core/position.py`; empty: the very beginning of a game."""
    before: tuple[str, ...]
    """Answers that lead from there to its first step."""
    steps: tuple[Step, ...]


class Lesson(NamedTuple):
    """A guided case."""

    name: str
    seat: int
    """Where the learner sits."""
    minutes: int
    """How long it takes."""
    settings: Mapping[str, str]
    """What has been agreed on; the rest is as usual."""
    chapters: tuple[Chapter, ...]


# -- reading --------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def of(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game, by name; none if it has no such folder."""
    home = import_module(game.home).__file__
    return tuple([load(path) for path in sorted((Path(home or "").parent / FOLDER).glob("*.toml"))])


def find(game: Game, name: str) -> Lesson | None:
    """The lesson with this name, or None."""
    return next((lesson for lesson in of(game) if lesson.name == name), None)


def load(path: Path) -> Lesson:
    """Read a lesson; a mistake in it raises a GameError that names the file and the step."""
    file, data = path.name, read_toml(path)
    _known(file, "the lesson", data, ("seat", "minutes", "settings", "chapter"))
    seat, minutes, settings = data.get("seat"), data.get("minutes"), data.get("settings", {})
    for field, right in (
        ("seat", isinstance(seat, int)),
        ("minutes", isinstance(minutes, int)),
        ("settings", isinstance(settings, dict)),
        ("chapter", _records(data.get("chapter"))),
    ):
        if not right:
            raise _wrong(file, "the lesson", field)
    chapters = tuple([_chapter(file, entry) for entry in data["chapter"]])
    return Lesson(path.stem, data["seat"], data["minutes"], _texts(settings), chapters)


def _chapter(file: str, entry: Mapping[str, Any]) -> Chapter:
    where = f"chapter {entry.get('name') or '?'}"
    _known(file, where, entry, ("name", "table", "before", "step"))
    if not isinstance(entry.get("name"), str) or not entry["name"]:
        raise _wrong(file, where, "name")
    if not isinstance(entry.get("table", {}), dict):
        raise _wrong(file, where, "table")
    if not _records(entry.get("step")):
        raise _wrong(file, where, "step")
    before = _lines(file, where, entry.get("before", []))
    steps = tuple([_step(file, each) for each in entry["step"]])
    if steps[-1].wants:  # so that every chapter ends with a word of the coach
        raise _wrong(file, f"step {steps[-1].say}", "wants")
    return Chapter(entry["name"], _texts(entry.get("table", {})), before, steps)


def _step(file: str, entry: Mapping[str, Any]) -> Step:
    where = f"step {entry.get('say') or '?'}"
    _known(file, where, entry, Step._fields)
    if not isinstance(entry.get("say"), str) or not entry["say"]:
        raise _wrong(file, where, "say")
    for field in ("points", "wants", "rules"):
        if not _strings(entry.get(field, [])):
            raise _wrong(file, where, field)
    replies = entry.get("replies", {})
    if not isinstance(replies, dict) or not _strings(list(replies.values())):
        raise _wrong(file, where, "replies")
    for thing in entry.get("points", []):
        kind, _, name = thing.partition(" ")
        if kind not in THINGS or not name:
            raise GameError(
                "lesson-thing",
                "{file}: nobody can point at '{given}' in {where}; a thing begins with one of: {things}.",
                file=file,
                given=thing[:80],
                where=where,
                things=", ".join(THINGS),
            )
    return Step(
        say=entry["say"],
        before=_lines(file, where, entry.get("before", [])),
        points=tuple(entry.get("points", [])),
        wants=tuple(entry.get("wants", [])),
        replies=dict(replies),
        rules=tuple(entry.get("rules", [])),
    )


def _known(file: str, where: str, entry: Mapping[str, Any], fields: tuple[str, ...]) -> None:
    for field in entry:
        if field not in fields:
            raise GameError(
                "lesson-strange-field",
                "{file}: {where} has a field '{field}' that does not belong there.",
                file=file,
                where=where,
                field=field,
            )


def _lines(file: str, where: str, lines: object) -> tuple[str, ...]:
    """Answers with their seats."""
    if not isinstance(lines, list) or not _strings(lines):
        raise _wrong(file, where, "before")
    for line in lines:
        seat, _, answer = line.partition(" ")
        if not answer or not (seat == "*" or seat.isdigit()):
            raise GameError(
                "lesson-answer",
                "{file}: '{given}' in {where} is not a seat and an answer.",
                file=file,
                given=line[:80],
                where=where,
            )
    return tuple(lines)


def _wrong(file: str, where: str, field: str) -> GameError:
    return GameError(
        "lesson-field",
        "{file}: the field '{field}' of {where} is missing or wrong.",
        file=file,
        field=field,
        where=where,
    )


def _strings(given: object) -> bool:
    return isinstance(given, list) and all(isinstance(one, str) for one in given)


def _records(given: object) -> bool:
    return isinstance(given, list) and bool(given) and all(isinstance(one, dict) for one in given)


def _texts(table: Mapping[str, Any]) -> dict[str, str]:
    return {name: setting_text(value) for name, value in table.items()}


# -- playing --------------------------------------------------------------------------------------


def beginning(game: Game, lesson: Lesson, chapter: int) -> State:
    """The table at the first step of a chapter. Raises a GameError if it cannot be laid out."""
    agreed, told = game.read_settings(lesson.settings), lesson.chapters[chapter]
    state = game.position(agreed, told.table) if told.table and game.position else game.start(agreed)
    for line in told.before:
        give(game, state, line)
    return state


def chance(state: State, line: str) -> str:
    """The answer of chance that a line of the script has for the question on top; where the script has none, one that
    is always the same."""
    seat, _, text = line.partition(" ")
    return whole(state, text) if seat == "*" else state.sample(Random(0)).text


def taught(game: Game) -> set[str]:
    """The rules that a game's lessons teach."""
    return {rule for lesson in of(game) for _, step in steps(lesson) for rule in step.rules}


def steps(lesson: Lesson) -> Iterator[tuple[Chapter, Step]]:
    """All steps of a lesson, each with its chapter."""
    for chapter in lesson.chapters:
        for step in chapter.steps:
            yield chapter, step


def faults(game: Game, lesson: Lesson) -> list[str]:
    """Play a lesson to its end, giving the first answer that each step waits for: everything that is wrong with it, as
    sentences with the step."""
    found: list[str] = []
    for number, chapter in enumerate(lesson.chapters):
        state = beginning(game, lesson, number)
        why = game.audit(state)
        if why:
            found.append(f"{chapter.name}: the table is impossible: {why}")
        for step in chapter.steps:
            try:
                for line in step.before:
                    give(game, state, line)
                while not state.over and state.seat() == CHANCE:  # nobody has said what comes of it
                    found.append(f"{step.say}: chance is asked for '{state.stack[-1].name}' without a script.")
                    state.play(CHANCE, game.chance(chance(state, "")))
                if step.wants and ANY not in step.wants:
                    why = game.why(state, lesson.seat, game.action(step.wants[0]))
                    found += [f"{step.say}: '{step.wants[0]}' is forbidden by {why}."] if why else []
                found += [
                    f"{step.say}: there is no rule {rule}." for rule in step.rules if rule not in game.rulebook.rules
                ]
                if step.wants:
                    answer = step.wants[0]
                    if answer == ANY:
                        answer = state.question(lesson.seat).options(state)[0].text
                    give(game, state, f"{lesson.seat} {answer}")
            except GameError as error:
                return [*found, f"{step.say}: {error}"]
    return found
