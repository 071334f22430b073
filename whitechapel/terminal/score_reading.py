"""What people write about a hand at a physical table, and what can be wrong with it: the fields of a file, which are
also the questions of a conversation, and cards as people write them.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from whitechapel.core.frames import BadAnswer, GameError
from whitechapel.core.game import Game
from whitechapel.text import LANGUAGES, Message, Name, Several, Words


class Place(NamedTuple):
    """Where something was written: in a field of the hand or of one of its players."""

    field: str
    player: int = -1


NAMES: Final = Place("name")
"""The names of all players, which are asked for together."""


class Mistake(GameError):
    """Something that cannot lie on a table, or was not understood, and the places where it was written."""

    places: tuple[Place, ...] = ()

    def at(self, *places: Place) -> Mistake:
        """The same mistake, in these places."""
        self.places = places
        return self


class Field(NamedTuple):
    """Something that must be known about a hand."""

    name: str
    """Its name in a file."""
    read: Callable[[Any], Any]
    """What it means; raises a Mistake."""
    kind: type = str
    """The type a file gives for it. A person who is asked always gives text."""
    each: bool = False
    """Whether every player has one."""
    usual: str = ""
    """The default."""
    asked: Callable[[Draft, Place], bool] | None = None
    """When somebody is asked for it; None: always."""
    choices: tuple[str, ...] = ()
    """The choices, where the question names them."""


class Draft:
    """A hand as far as it has been written down."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields: Final = {field.name: field for field in fields}
        self.names: tuple[str, ...] = ()
        self.given: dict[Place, Any] = {}
        self.wrong: dict[Place, str] = {}
        """What was typed there last and could not be read."""

    def places(self, field: str) -> list[Place]:
        """The places of this field: one, or one for each player."""
        each = self.fields[field].each
        return [Place(field, player) for player in range(len(self.names))] if each else [Place(field)]

    def all_places(self) -> list[Place]:
        """The places of all fields, in the order in which they are asked."""
        return [place for field in self.fields for place in self.places(field)]

    def read(self, place: Place) -> Any:
        """What was written there; a Mistake knows its place."""
        field = self.fields[place.field]
        try:
            return field.read(self.given.get(place, field.usual))
        except Mistake as mistake:
            raise mistake.at(*mistake.places or (place,)) from None

    def all(self, field: str) -> list[Any]:
        """What was written for each player."""
        return [self.read(place) for place in self.places(field)]

    def where(self, place: Place) -> str:
        """A place as it is found in a file."""
        who = self.names[place.player] if 0 <= place.player < len(self.names) else ""
        return f"{who}, {place.field}" if who else place.field

    def toml(self) -> str:
        """The hand so far as a file."""
        lines = [_assignment(self, Place(name)) for name, field in self.fields.items() if not field.each]
        for player, name in enumerate(self.names):
            lines += ["", "[[player]]", f"name = {_quoted(name)}"]
            lines += [_assignment(self, Place(field.name, player)) for field in self.fields.values() if field.each]
        return "\n".join([line for line in lines if line is not None])


def _assignment(draft: Draft, place: Place) -> str | None:
    if place in draft.wrong:
        return f"{place.field} = {_quoted(draft.wrong[place])}"
    if place not in draft.given:
        return None
    value = draft.given[place] if draft.fields[place.field].kind is str else draft.read(place)
    if isinstance(value, Mapping):
        return "\n".join([f"options.{name} = {_quoted(one)}" for name, one in value.items()]) or None
    return f"{place.field} = {_quoted(value)}"


def _quoted(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


# -- a file ---------------------------------------------------------------------------------------

WHERE: Final = re.compile(r"\(at line (\d+), column (\d+)\)$")


def from_file(text: str, fields: Sequence[Field]) -> Draft:
    """A hand from the text of a file; a Mistake if a field is unknown or of the wrong type."""
    data = read_toml(text)
    draft = Draft(fields)
    entries = data.get("player", [])
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise Mistake("score-kind-players", "'player' must be a list of players, each under [[player]].")
    draft.names = tuple([str(entry.get("name", number)) for number, entry in enumerate(entries, 1)])
    own = {field.name: field.kind for field in fields if not field.each}
    _take(draft, -1, {name: value for name, value in data.items() if name != "player"}, own, [*own, "player"])
    each = {"name": str, **{field.name: field.kind for field in fields if field.each}}
    for player, entry in enumerate(entries):
        _take(draft, player, entry, each, list(each))
    return draft


def read_toml(text: str) -> Mapping[str, Any]:
    """The fields of a file."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = WHERE.search(str(error))
        if found is None:
            raise Mistake("score-toml-end", "The file ends too early: something in it is not closed.") from error
        line = int(found[1])
        raise Mistake(
            "score-toml",
            "Line {line} of the file is not written as TOML wants it: {given}",
            line=line,
            given=text.splitlines()[line - 1][:60] if line <= len(text.splitlines()) else "",
        ) from error


def _take(draft: Draft, player: int, data: Mapping[str, Any], kinds: Mapping[str, type], known: list[str]) -> None:
    for name, value in data.items():
        place = Place(name, player)
        if name not in kinds:
            mistake = Mistake(
                "score-field",
                "The file has '{field}', which is not a field; there are: {fields}.",
                field=name,
                fields=", ".join(known),
            )
            raise mistake.at(place)
        if not isinstance(value, kinds[name]):
            raise _wrong_kind(name, kinds[name]).at(place)
        if name != "name":
            draft.given[place] = value


def _wrong_kind(field: str, kind: type) -> Mistake:
    if kind is bool:
        return Mistake("score-kind-yes-no", "'{field}' must be true or false.", field=field)
    if kind is dict:
        return Mistake("score-kind-options", "'{field}' must be a table under [options].", field=field)
    return Mistake("score-kind-text", "'{field}' must be a text in quotes.", field=field)


# -- what stands in a field -----------------------------------------------------------------------


def read_names(text: str) -> tuple[str, ...]:
    """The players' names."""
    names = tuple(text.replace(",", " ").split())
    check_names(names)
    return names


def check_names(names: Sequence[str]) -> None:
    """Two to four players with different names."""
    if not 2 <= len(names) <= 4 or len(set(names)) < len(names):
        raise Mistake("score-players", "There must be two to four players, each with a different name.").at(NAMES)


def read_yes_no(given: bool | str) -> bool:
    """A yes or a no, in either language."""
    if isinstance(given, bool):
        return given
    if given.casefold() not in ("yes", "no", "y", "n", "ja", "nein", "j"):
        raise Mistake("score-yes-no", "'{given}' is neither yes nor no.", given=given[:40])
    return given[0].casefold() in "yj"


def read_settings(given: Mapping[str, Any] | str, game: Game) -> Mapping[str, Any]:
    """Settings such as `shut_out=on poe_points=2`, which the game must have."""
    found: dict[str, Any] = {}
    for word in given.split() if isinstance(given, str) else ():
        name, equals, value = word.partition("=")
        if not equals:
            raise Mistake("score-option-form", "'{given}' is not of the form name=value.", given=word[:40])
        found[name] = value
    options = given if isinstance(given, Mapping) else found
    try:
        for name, value in options.items():
            game.setting(name).read(value)
    except BadAnswer as error:
        raise Mistake("score-option", "{why}", why=error) from error
    return options


def check_options(game: Game, options: Mapping[str, Any]) -> None:
    """A match must allow all these settings together."""
    try:
        game.read_settings(options)
    except BadAnswer as error:
        raise Mistake("score-option", "{why}", why=error).at(Place("options")) from error


class Choice:
    """One of several words, which the texts have in every language as `choice-<word>`."""

    def __init__(self, game: str, choices: tuple[str, ...]) -> None:
        self._choices = choices
        self._spoken = [Words(language, game) for language in LANGUAGES]

    def __call__(self, given: str) -> str:
        """The choice meant by a word of any language; raises a Mistake."""
        for choice in self._choices:
            if given.casefold() in (choice, *[words.say(f"choice-{choice}").casefold() for words in self._spoken]):
                return choice
        raise Mistake(
            "score-choice",
            "'{given}' is not possible here; it is one of: {choices}.",
            given=given[:40],
            choices=Several([Message(f"choice-{choice}") for choice in self._choices]),
        )


# -- cards ----------------------------------------------------------------------------------------


class Cards:
    """The cards of a game by all their names in every language: `druitt*3`, `3 × Montague Druitt`, `Opfer Nichols`. A
    key such as `wild=druitt` goes by the names of both its parts."""

    def __init__(self, game: str, keys: Sequence[str], names: Sequence[str]) -> None:
        self.names: Final = names
        """The cards themselves."""
        spoken = [Words(language, game) for language in LANGUAGES]
        self._called = {called: key for key in keys for called in _all_names(key, spoken)}
        self._longest = max([len(called.split()) for called in self._called])

    def read(self, text: str) -> Iterator[tuple[str, int]]:
        """Each card by its key, with its count; a Mistake names the first word that is no card."""
        spaced = re.sub(r"\s*([*×])\s*", r" \1 ", re.sub(r"(\d)x\b", r"\1 ×", re.sub(r"\s*=\s*", "=", text)))
        for part in spaced.split(","):
            words = part.split()
            while words:
                times, words = _number(words) if not self._first(words)[0] else (1, words)
                key, length = self._first(words)
                if not key:
                    raise self._unknown(words)
                words = words[length:]
                if words[:1] == ["*"]:
                    times, words = self._times(key, words)
                yield key, times

    def find(self, text: str) -> str:
        """The key of the card with this name, or nothing."""
        plain = _plain(text)
        return self._called.get(plain) or self._meant(plain)

    def _meant(self, plain: str) -> str:
        """The one card whose name contains these words: a first name may be left out, for example."""
        said = plain.split()
        meant = {key for called, key in self._called.items() if _in_order(said, called.split())}
        return meant.pop() if len(meant) == 1 else ""

    def _first(self, words: Sequence[str]) -> tuple[str, int]:
        """The card these words begin with, and how many words it takes: whole names take precedence over parts of
        names, and long ones over short ones."""
        lengths = range(min(len(words), self._longest), 0, -1)
        for look in (self._called.get, self._meant):
            for length in lengths:
                key = look(_plain(" ".join(words[:length])))
                if key:
                    return key, length
        return "", 0

    def _times(self, key: str, words: list[str]) -> tuple[int, list[str]]:
        if len(words) < 2 or not _is_count(words[1]):
            raise self._unknown([key + "*" + "".join(words[1:2])])
        return int(words[1]), words[2:]

    def _unknown(self, words: Sequence[str]) -> Mistake:
        kinds = {called.split()[0] for called in self._called}
        word = " ".join(words[: 2 if words and _plain(words[0]) in kinds else 1])
        return Mistake(
            "score-card",
            "There is no card '{card}'. The cards are: {cards}.",
            card=word[:40],
            cards=Several([Name(name) for name in self.names]),
        )


def check_copies(card: str, found: int, copies: int, *places: Place) -> None:
    """No card may be counted more often than it exists."""
    if found > copies:
        mistake = Mistake(
            "score-copies",
            "There are {found} cards of {card}, but the game has only {copies}.",
            found=found,
            card=Name(card),
            copies=copies,
        )
        raise mistake.at(*places)


def _all_names(key: str, spoken: Sequence[Words]) -> set[str]:
    """Everything a key can be called, normalised for comparison."""
    parts = [{part, *[words.name(part) for words in spoken]} for part in key.split("=")]
    found = parts[0]
    for more in parts[1:]:
        found = {f"{one}={other}" for one in found for other in more}
    return {_plain(called) for called in found | {words.name(key) for words in spoken}}


def _plain(text: str) -> str:
    """A name normalised for comparison: without case, hyphens and apostrophes."""
    return " ".join(re.sub(r"[’']", "", text.casefold()).replace("-", " ").split())


def _in_order(said: Sequence[str], words: Sequence[str]) -> bool:
    """Whether everything that was said is among these words, in the same order."""
    left = iter(words)
    return bool(said) and all(word in left for word in said)


def _number(words: list[str]) -> tuple[int, list[str]]:
    """The number before a card, as in `3 druitt` and `3 × Montague Druitt`."""
    if len(words) > 1 and _is_count(words[0]):
        return int(words[0]), words[2 if words[1] == "×" and len(words) > 2 else 1 :]
    return 1, words


def _is_count(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 3
