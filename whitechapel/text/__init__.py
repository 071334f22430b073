"""The texts, in English and German: Fluent messages and a small loader.

`house.<language>.ftl` has what is said in every game. A game has a folder of its own, found from the home of its rules
like its bots and drawings (`Game.room`): `text/mr_jack/` for `whitechapel.games.mr_jack`, `pebbles/text/` for
`pebbles`, a game from another package. There `<language>.ftl` has what terminal and browser say,
`client.<language>.ftl` what only its table in the browser says, `typed.<language>.ftl` what can be typed, and
`described.<language>.ftl` the sentences that describe its table (`describe.py`). A game can be played even if it has
only some of these files, or none.

Terminal and browser read the files by these conventions:

- `name-<value>`: a card, colour, person or place, by the name it has in answers, views and events. Its attribute
  `.quoted` is the name as it stands in a sentence or behind a number, if it would be misread without quotation marks.
- `event-<kind>`: a sentence for the log. `$who` is the person it is about: `me` for the reader's own seat, else a name.
  A fact that is a name arrives in words (`$card`) and as it is (`$card-key`, `none` if empty); a fact that is a seat
  arrives as a number (`$other`) and as a person (`$other-who`); a list of names arrives in words (`$cards`), and with
  `none` or `some` in `$cards-key`. A fact that has been forgotten at a table played from memory is an empty name; in
  words it is `forgotten-<fact>`, if there is such a message, such as "a card".
- `event-<kind>-open`: the same with its secret, for somebody viewing a game with everything open.
- `question-<name>`: the status line for a question, with `$who` as above.
- `field-<name>`: what a field of a view is called where a game has no drawing of its own.
- `do-<verb>`: an answer in words, by its first word or, if there is such a message, by all its words joined with
  hyphens. `$a`, `$b`, `$c` are the words after the first, `$rest` is all of them as one name, `$words` counts all.
- `reason-<name>`: why a bot would give an answer, by `Candidate.reason`.
- `error-<id>`: an error that only this game raises, in a language other than English.

The English sentences of errors are where they are raised, so that the rules do not need this package. In German they
are in the game's own file, as above, or in `errors.de.ftl` by their ids.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, Literal

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from whitechapel.core.frames import GameError
from whitechapel.games import GAMES

Language = Literal["en", "de"]
LANGUAGES: Final = ("en", "de")
FOLDER: Final = Path(__file__).parent

ME: Final = "me"
"""What `$who` is for the reader's own seat."""


def spoken() -> Language:
    """The language of the environment: German if it says so, otherwise English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "de" if os.environ[name].casefold().startswith("de") else "en"
    return "en"


class Name(str):
    """A fact of an error that is the name of a card or a person: it is put into words."""

    __slots__ = ()


class Message(str):
    """A fact of an error that is the id of a message: the message is used instead."""

    __slots__ = ()


class Several(tuple[str, ...]):
    """Several of these as one fact."""

    __slots__ = ()

    def __str__(self) -> str:
        return ", ".join(self)


class Words:
    """One language, with the words of the game with this id (or, without one, only the general ones). A `part` of a
    game or of the package, such as `typed` or `server`, has its words in a file of its own."""

    def __init__(self, language: str, game: str = "", part: str = "") -> None:
        if language not in LANGUAGES:
            raise LookupError(f"'{language}' is not spoken here; there are: {', '.join(LANGUAGES)}.")
        self.language = language
        self.ids: tuple[str, ...] = ()
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in files(language, game, part):
            text = path.read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text))
            self.ids += message_ids(text)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message)

    def say(self, message: str, /, **given: object) -> str:
        """The message with its variables filled in. A message that does not exist, or lacks a variable, raises."""
        return self._format(message, given)

    def name(self, value: str) -> str:
        """A card, colour, person or place in words; anything without a name stays as it is."""
        message = f"name-{value}"
        return self._format(message, {}) if self.has(message) else value

    def quoted(self, value: str) -> str:
        """A name as it appears in a sentence: in quotation marks if it would be misread without them."""
        message = f"name-{value}"
        return self._format(message, {}, "quoted") if self._has_quoted(message) else self.name(value)

    def _has_quoted(self, message: str) -> bool:
        return self.has(message) and "quoted" in self._bundle.get_message(message).attributes

    def names(self, values: Iterable[str]) -> str:
        """Several things in words, equal ones counted: `3 × Druitt, Letters`."""
        counts: dict[str, int] = {}
        for value in values:
            counts[value] = counts.get(value, 0) + 1
        return ", ".join(self.copies(value, copies) for value, copies in counts.items())

    def copies(self, value: str, copies: int) -> str:
        """One thing or several equal ones: `Druitt` or `3 × Druitt`."""
        return self.quoted(value) if copies == 1 else f"{copies} × {self.quoted(value)}"

    def all_names(self) -> dict[str, str]:
        """Everything that has a name here: the name in words, by the value it stands for."""
        return {message[5:]: self._format(message, {}) for message in self.ids if message.startswith("name-")}

    def answer(self, text: str) -> str:
        """An answer in words; one without a message is shown as it is typed."""
        words = text.split(" ")
        whole = "do-" + "-".join(words)
        message = whole if self.has(whole) else f"do-{words[0]}"
        if not self.has(message):
            return text
        given: dict[str, object] = {"words": len(words), "rest": self.quoted("-".join(words[1:]))}
        for letter, word in zip("abcdefg", words[1:], strict=False):
            plain = word.removeprefix("+")
            given[letter] = int(plain) if plain.isdigit() else self.quoted(plain)
        return self._format(message, given)

    def reason(self, reason: str, facts: Mapping[str, object]) -> str | None:
        """Why a bot considers an answer, with the names of things in words; None if it does not say, or names a reason
        there are no words for, as a guest may."""
        messages = [f"reason-{name}" for name in reason.split(" ")]
        if not all(self.has(message) for message in messages):
            return None
        named = {name: self.quoted(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}
        return " ".join(self._format(message, named) for message in messages)

    def event(
        self, kind: str, who: str, facts: Mapping[str, object], people: Sequence[str], everything: bool = False
    ) -> str:
        """An event as a sentence. `people` has what to call each seat, `ME` for the reader's own. With `everything`,
        its secret facts are present and told."""
        message = f"event-{kind}-open" if everything and self.has(f"event-{kind}-open") else f"event-{kind}"
        if not self.has(message):
            return self._unworded(kind, who, facts)
        given: dict[str, object] = {"who": who}
        for name, value in facts.items():
            if isinstance(value, bool):
                given[name] = "yes" if value else "no"
            elif isinstance(value, int):
                given[name] = value
                if 0 <= value < len(people):
                    given[f"{name}-who"] = people[value]
            elif isinstance(value, str):
                given[name] = self.quoted(value) if value else self._forgotten(name)
                given[f"{name}-key"] = value or "none"
            elif isinstance(value, tuple) and all(isinstance(one, str) for one in value):
                given[name] = self.names(value)
                given[f"{name}-count"] = len(value)
                given[f"{name}-key"] = "some" if value else "none"
        return self._format(message, given)

    def _unworded(self, kind: str, who: str, facts: Mapping[str, object]) -> str:
        """An event that nobody has put into words: `Ines: discarded, card Letters`."""
        said = [kind.replace("-", " "), *[f"{self.field(name)} {self._told(value)}" for name, value in facts.items()]]
        person = [self.say("you") if who == ME else who] if who else []
        return ": ".join([*person, ", ".join(said)])

    def _told(self, value: object) -> str:
        if isinstance(value, tuple):
            return " ".join([self._told(one) for one in value])
        return self.name(value) if isinstance(value, str) else str(value)

    def question(self, question: str, asked: Sequence[str]) -> str:
        """Who is asked what. `asked` has each of them as `$who`, empty for chance; when several are asked at the same
        time, nobody is named."""
        if not question:
            return self.say("over")
        message = f"question-{question}"
        who = asked[0] if len(asked) == 1 else ""
        plain = "question" if who else "several-asked"
        return self.say(message if self.has(message) else plain, who=who)

    def field(self, name: str) -> str:
        """What a field of a view or a fact of an event is called; without a message for it, by its own name."""
        message = f"field-{name}"
        return self.say(message) if self.has(message) else name.replace("_", " ")

    def _forgotten(self, fact: str) -> str:
        """What is said for a name that is empty."""
        message = f"forgotten-{fact}"
        return self.say(message) if self.has(message) else ""

    def error(self, error: GameError) -> str:
        """What an error says, with facts that are names, or errors themselves, in words. One without a translation is
        said in English."""
        facts = {name: self._fact(fact) for name, fact in error.facts.items()}
        numbers = {
            name: fluent_number(fact, useGrouping=False) if isinstance(fact, int) else fact
            for name, fact in facts.items()
        }
        for bundle, message in self._errors(error.id) if self.language != "en" else ():
            if bundle.has_message(message):
                return _said(bundle, self.language, message, numbers)
        return error.sentence.format(**facts)

    def _errors(self, id: str) -> Iterator[tuple[FluentBundle, str]]:
        """Where an error's sentence can be: with the game that is played, with the house, or with any other game, as
        when a transcript cannot be read."""
        yield self._bundle, f"error-{id}"
        yield _general_errors(self.language), id
        for game in GAMES:
            yield words_for(self.language, game.id)._bundle, f"error-{id}"

    def _fact(self, fact: object) -> object:
        if isinstance(fact, GameError):
            return self.error(fact)
        if isinstance(fact, Name):
            return self.name(fact)
        if isinstance(fact, Message):
            return self.say(fact)
        if isinstance(fact, Several):
            return ", ".join([str(self._fact(one)) for one in fact])
        return fact

    def _format(self, message: str, given: Mapping[str, object], attribute: str = "") -> str:
        return _said(self._bundle, self.language, message, given, attribute)


def _said(bundle: FluentBundle, language: str, message: str, given: Mapping[str, object], attribute: str = "") -> str:
    found = bundle.get_message(message) if bundle.has_message(message) else None
    pattern = None if found is None else found.attributes[attribute] if attribute else found.value
    if pattern is None:
        raise LookupError(f"There is no message '{message}' in {language}.")
    text, errors = bundle.format_pattern(pattern, dict(given))
    if errors:
        raise LookupError(f"The message '{message}' in {language} cannot be said: {errors[0]}.")
    return str(text)


@cache
def words_for(language: str, game: str = "") -> Words:
    """The words of a language and a game; loaded once."""
    return Words(language, game)


@cache
def _general_errors(language: str) -> FluentBundle:
    """The sentences of errors that no single game raises, in a language other than English."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER / f"errors.{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def files(language: str, game: str = "", part: str = "") -> list[Path]:
    """Where the messages of a language are: the general ones, and those of a game or a part that has some."""
    return [FOLDER / f"house.{language}.ftl", *own_files(language, game, part)]


def own_files(language: str, game: str, part: str = "") -> list[Path]:
    """The file with a game's own messages, or with those of a part, if there is one: what a game does not say in this
    language it says in English."""
    home = folder(game) if game else FOLDER
    prefix = f"{part}." if part else ""
    found = [home / f"{prefix}{one}.ftl" for one in (language, "en")] if home else []
    return [path for path in found if path.is_file()][:1]


def own_words(language: str, game: str) -> str:
    """Everything a browser needs to say in this game, as one Fluent text; empty if the game has no words of its own."""
    found = [*own_files(language, game), *own_files(language, game, "client")]
    return "\n".join([path.read_text(encoding="utf-8") for path in found])


def folder(game: str) -> Path | None:
    """Where the texts of the game with this id are; None if it has none."""
    room = next((one.room("text") for one in GAMES if one.id == game), None)
    return next((Path(place) for place in getattr(room, "__path__", ())), None)


def message_ids(text: str) -> tuple[str, ...]:
    """The ids of all messages in a Fluent file, in their order."""
    return tuple([line.split(" ", 1)[0] for line in text.splitlines() if line[:1].isalpha() and " =" in line])
