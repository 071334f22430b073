"""A companion for a physical table: type, or write into a small file, how a hand ended, and get the points and where
they come from. What a hand is made of each game says itself, in a `Scorer`; see `scorers`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from rich.console import Console, RenderableType
from rich.padding import Padding

from whitechapel.core.frames import GameError
from whitechapel.terminal.pen import Pen
from whitechapel.terminal.play import Ask
from whitechapel.text import Words

T = TypeVar("T")


class Mistake(GameError):
    """Something that cannot lie on a table, or was not understood: the message that says so, and its variables."""

    def __init__(self, message: str, **given: object) -> None:
        super().__init__(message)
        self.message = message
        self.given = given


class Scorer(NamedTuple):
    """How hands of one game are described and judged."""

    read: Callable[[Mapping[str, Any]], Any]
    """A hand from the fields of a file; raises a Mistake."""
    ask: Callable[[Companion], Any]
    """A hand from answers to questions."""
    people: Callable[[Any], Sequence[str]]
    """The players of a hand."""
    sheet: Callable[[Any, Pen], RenderableType]
    """The score sheet of a hand; raises a Mistake if it cannot have ended like this."""
    pen: Callable[[Words, Sequence[str]], Pen]
    """Whatever writes the names of this game's cards."""


# -- reading --------------------------------------------------------------------------------------

KINDS_OF_FIELD: Final = {str: "kind-text", bool: "kind-yes-no", list: "kind-players", dict: "kind-options"}


def read_toml(text: str) -> Mapping[str, Any]:
    """The fields of a file."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Mistake("mistake-toml", reason=str(error)) from error


def check_fields(data: Mapping[str, Any], known: Mapping[str, type]) -> None:
    """Every field must be one of these and of its kind."""
    for field, value in data.items():
        if field not in known:
            raise Mistake("mistake-field", field=field, fields=", ".join(known))
        if not isinstance(value, known[field]):
            raise Mistake("mistake-text", field=field, kind=KINDS_OF_FIELD[known[field]])


def player_tables(data: Mapping[str, Any], known: Mapping[str, type]) -> list[Mapping[str, Any]]:
    """The players of a file, each with fields of these kinds; who has no name is called by his number."""
    found: list[Mapping[str, Any]] = []
    for entry in data.get("player", []):
        if not isinstance(entry, dict):
            raise Mistake("mistake-text", field="player", kind=KINDS_OF_FIELD[list])
        check_fields(entry, known)
        found.append({"name": str(len(found) + 1), **entry})
    return found


def words_and_copies(text: str, names: Sequence[str]) -> list[tuple[str, int]]:
    """The words of `druitt*3 letters`, each with its number."""
    found = []
    for word in text.replace(",", " ").casefold().split():
        name, _, times = word.partition("*")
        if times and not (times.isascii() and times.isdigit() and len(times) < 3):
            raise Mistake("mistake-card", card=word, cards=", ".join(names))
        found.append((name, int(times or 1)))
    return found


def check_copies(card: str, found: int, copies: int) -> None:
    """There are only so many of a card."""
    if found > copies:
        raise Mistake("mistake-copies", found=found, card=card, copies=copies)


def check_names(names: Sequence[str]) -> None:
    """Two to four players with different names."""
    if not 2 <= len(names) <= 4 or len(set(names)) < len(names):
        raise Mistake("mistake-players")


def read_names(text: str) -> tuple[str, ...]:
    """The players' names."""
    names = tuple(text.replace(",", " ").split())
    check_names(names)
    return names


# -- questions and the answer ---------------------------------------------------------------------


class Companion:
    """Asks about a hand, or reads it from a file, and shows its score sheet."""

    def __init__(self, scorer: Scorer, words: Words, console: Console, ask: Ask) -> None:
        self.scorer = scorer
        self.words = words
        self.console = console
        self.ask = ask
        self._before: dict[str, str] = {}
        """What was typed when the same question was asked before."""

    def from_file(self, text: str) -> None:
        """Score a hand from the text of a file; whatever is wrong with it is raised as a sentence."""
        try:
            self._show(self.scorer.read(read_toml(text)))
        except Mistake as mistake:
            raise GameError(self._sentence(mistake)) from mistake

    def converse(self) -> None:
        """Ask for everything, one question after another, until the hand makes sense."""
        self.console.print(Padding(self.words.say("score-intro"), (0, 1)))
        while True:
            hand = self.scorer.ask(self)
            try:
                self._show(hand)
                return
            except Mistake as mistake:
                self._complain(mistake)
                self.console.print(Padding(self.words.say("score-again"), (0, 1)))

    def question(self, message: str, read: Callable[[str], T], who: str = "") -> T:
        """Ask until the answer can be read."""
        question = self.words.say(message, who=who)
        while True:
            before = self._before.get(question, "")
            typed = self.ask(f"{question} [{before}]: " if before else f"{question}: ").strip() or before
            typed = "" if typed == "-" else typed
            try:
                answer = read(typed)
                self._before[question] = typed
                return answer
            except Mistake as mistake:
                self._complain(mistake)

    def _complain(self, mistake: Mistake) -> None:
        self.console.print(Padding(self._sentence(mistake), (0, 1)))

    def _sentence(self, mistake: Mistake) -> str:
        """A mistake in the person's language: cards by their names, kinds of fields in words."""
        given = dict(mistake.given)
        for name in ("card", "victim", "scene", "colour"):
            if name in given:
                given[name] = self.words.name(str(given[name]))
        if "kind" in given:
            given["kind"] = self.words.say(str(given["kind"]))
        return self.words.say(mistake.message, **given)

    def _show(self, hand: Any) -> None:
        self.console.print(self.scorer.sheet(hand, self.scorer.pen(self.words, self.scorer.people(hand))))
