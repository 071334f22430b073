"""A seat's view as plain sentences: for screen readers, logs and players who read instead of looking.

`Game.describe(view, language)` is the way in. A game says in `description.py`, in its folder of texts, which sentences
its table takes, and has their words in `described.<language>.ftl`; a game without one is described by the fields of
its views. Whatever the game, nothing but the view is read, so nothing is told that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Final

from whitechapel.core.game import Game
from whitechapel.text import ME, Words, words_for

SAID_BY_THE_HOUSE: Final = ("seat", "asked", "options", "question", "agreed", "agenda", "answered")
"""Fields that views have in common and that are put into words here."""


class Teller:
    """Says things about a table to whoever looks at it."""

    def __init__(self, game: Game, view: Any, language: str, people: Sequence[str]) -> None:
        self.words: Final = words_for(language, game.id)
        self._sentences: Final = _sentences(language, game.id)
        self.seat: Final[int | None] = view.seat
        seats = view.agreed.seats
        self._people: Final = tuple(people) or tuple([self.words.say("seat", number=i + 1) for i in range(seats)])

    def who(self, seat: int) -> str:
        """The person at a seat as `$who` in a sentence: `me` for the reader's own."""
        return ME if seat == self.seat else self._people[seat]

    def person(self, seat: int) -> str:
        """The person at a seat in a list."""
        return self.words.say("you") if seat == self.seat else self._people[seat]

    def say(self, message: str, /, **given: object) -> str:
        """A sentence about the table."""
        return self._sentences.say(message, **given)

    def question(self, question: str, asked: Sequence[int]) -> str:
        """Who is asked what; in words of its own where the usual ones speak of a drawing."""
        words = self._sentences if self._sentences.has(f"question-{question}") else self.words
        return words.question(question, [self.who(seat) if seat >= 0 else "" for seat in asked])

    def by_seat(self, numbers: Iterable[object]) -> str:
        """A list with an entry for each seat: `You: 34, Otto: 12`."""
        return ", ".join([f"{self.person(seat)}: {number}" for seat, number in enumerate(numbers)])

    def names(self, values: Iterable[str]) -> str:
        """Several things, equal ones counted."""
        return self.words.names(values)


@cache
def _sentences(language: str, game: str) -> Words:
    return Words(language, game, "described")


def describe(game: Game, view: Any, language: str = "en", people: Sequence[str] = ()) -> str:
    """Everything a view shows, one sentence or short list a line; see `Game.describe`."""
    teller = Teller(game, view, language, people)
    edition = game.rulebook.editions.get(getattr(view.agreed, "edition", ""), {}).get(language, "")
    title = game.rulebook.title[language]
    lines = [f"{title}, {edition}." if edition else f"{title}."]
    lines += _lines(game)(view, teller)
    if getattr(view, "answered", ""):
        lines.append(teller.words.say("described-answered", answer=teller.words.answer(view.answered)))
    lines.append(teller.question(view.question, view.asked))
    return "\n".join(lines)


def _lines(game: Game) -> Callable[[Any, Teller], list[str]]:
    """How a game describes its table: in its own sentences or, if it has none, field by field."""
    room = game.room("text")
    try:
        return import_module(f"{room.__name__}.description").description if room else _fields
    except ModuleNotFoundError as error:
        if error.name is None or not error.name.endswith(".description"):
            raise
        return _fields


def _fields(view: Any, teller: Teller) -> list[str]:
    """Every field that holds something, under the name it has in the game's words."""
    shown = fields(view, teller.words, [teller.person(seat) for seat in range(view.agreed.seats)])
    return [f"{name}: {text}." for name, text in shown]


def fields(view: Any, words: Words, people: Sequence[str]) -> list[tuple[str, str]]:
    """The fields of a view that hold something, and what they hold. A field is called `field-<name>` in the game's
    words, or by its own name."""
    held = {name: _held(value, words, people) for name, value in view._asdict().items()}
    return [(words.field(name), text) for name, text in held.items() if text and name not in SAID_BY_THE_HOUSE]


def _held(value: Any, words: Words, people: Sequence[str]) -> str:
    """What a field holds; a list with a number for each seat is told seat by seat."""
    if isinstance(value, str):
        return words.name(value)
    if hasattr(value, "_asdict"):
        parts = [(words.field(name), _held(one, words, people)) for name, one in value._asdict().items()]
        return "; ".join([f"{name} {text}" for name, text in parts if text])
    if isinstance(value, tuple) and len(value) == len(people) and all(isinstance(one, int) for one in value):
        return ", ".join([f"{person} {one}" for person, one in zip(people, value, strict=True)])
    if isinstance(value, Iterable):
        return ", ".join([_held(one, words, people) for one in value])
    return str(value)
