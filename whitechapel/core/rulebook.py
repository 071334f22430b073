"""The rules as data: each sentence once, with a permanent id, in English and in German.

Code cites the ids in its docstrings, tests carry them, refusals return them, and the terminal, the
browser and the documentation print them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, NamedTuple

from whitechapel.core.files import read_toml
from whitechapel.core.frames import BadAnswer, GameError

LANGUAGES = ("en", "de")


class Rule(NamedTuple):
    """One rule: an id that never changes and one sentence per language."""

    id: str
    chapter: str
    title: Mapping[str, str]
    """A few words to find it by, by language; a rule without has its id."""
    text: Mapping[str, str]
    """The sentence, by language."""
    sources: Mapping[str, tuple[str, ...]]
    """The headings it comes from in the printed rules, by edition; empty where the books are silent."""
    ruling: Mapping[str, str]
    """What was decided, and why, where the books are silent or differ; by language, or empty."""
    decisions: tuple[str, ...]
    """The numbers of the decisions it follows, such as A47."""
    edition: str
    """The only edition it holds in, or empty for all."""
    instead_of: str
    """The rule of another edition that it replaces or contrasts with, or empty."""
    played: bool
    """Whether it speaks of playing, so that an example can show it; not what is in the box, what is agreed beforehand
    and what bots may know."""
    refuses: tuple[str, ...]
    """Answers it forbids at any time, so that no question offers them, such as `meld * 2`: wildcard patterns, matched
    word by word against numbers and the words of the game's answers."""


@dataclass(frozen=True, eq=False)
class Rulebook:
    """All the rules of a game, in reading order."""

    game: str
    title: Mapping[str, str]
    editions: Mapping[str, Mapping[str, str]]
    """The printed editions implemented, by id, with their names by language."""
    chapters: Mapping[str, Mapping[str, str]]
    """Chapter titles, by chapter id and language."""
    rules: Mapping[str, Rule]
    leads: Mapping[str, Mapping[str, str]]
    """What matters most in a chapter, by chapter id and language; not every chapter has one."""
    printed: Mapping[str, tuple[str, ...]]
    """The languages in which each edition was printed; the headings of `Rule.sources` are in the first."""

    def sentence(self, rule: str, language: str) -> str:
        """The text of this rule."""
        return self.rules[rule].text[language]

    def refusing(self, text: str, answers: Iterable[str]) -> str:
        """The rule that forbids an answer by name, or empty; if several do, the most specific. `answers` are the game's
        answers, whose words a pattern can stand for."""
        words = text.split(" ")
        found = [
            (len(pattern), rule.id)
            for rule in self.rules.values()
            for pattern in rule.refuses
            if _fits(words, pattern.split(" "), answers)
        ]
        return max(found)[1] if found else ""

    def edition_for(self, language: str, usual: str) -> str:
        """The edition for players of this language: the usual one, unless only others were printed in it."""
        fitting = [edition for edition in self.editions if language in self.printed.get(edition, LANGUAGES)]
        return usual if usual in fitting or not fitting else fitting[0]

    def of(self, edition: str) -> Rulebook:
        """Only the rules of this edition; raises BadAnswer if there is no such edition."""
        if edition not in self.editions:
            raise BadAnswer(
                "edition-unknown",
                "{game} has no edition '{edition}'; it has: {editions}.",
                game=self.game,
                edition=edition[:80],
                editions=", ".join(self.editions),
            )
        called = self.editions[edition]
        title = {language: f"{name} · {called[language]}" for language, name in self.title.items()}
        rules = {id: rule for id, rule in self.rules.items() if rule.edition in ("", edition)}
        return Rulebook(self.game, title, {edition: called}, self.chapters, rules, self.leads, self.printed)


def load(path: Path) -> Rulebook:
    """Read a rulebook.toml; a mistake in it raises a GameError that names the rule and the field."""
    data = read_toml(path)
    editions = data.get("edition", {})
    leads, printed = data.get("lead", {}), data.get("printed", {})
    titles = [("title", data.get("title")), *_named("edition", editions), *_named("chapter", data.get("chapter"))]
    titles += _named("lead", leads)
    for name, texts in titles:
        _in_every_language(path, name, texts)
    for chapter in leads:
        if chapter not in data["chapter"]:
            raise _lacks(path, "chapter", chapter)
    for edition, languages in printed.items():
        if edition not in editions or not _is_list_of_texts(languages):
            raise _no_list(path, edition, "printed")
    rules: dict[str, Rule] = {}
    for entry in data.get("rule", ()):
        rule = _rule(entry, data["chapter"], editions, path)
        if rule.id in rules:
            raise GameError("rulebook-twice", "{file}: the rule {rule} occurs twice.", file=path.name, rule=rule.id)
        rules[rule.id] = rule
    for rule in rules.values():
        if rule.instead_of and rule.instead_of not in rules:
            raise GameError(
                "rulebook-instead-of",
                "{file}: {rule} replaces {other}, which does not exist.",
                file=path.name,
                rule=rule.id,
                other=rule.instead_of,
            )
    books = {edition: tuple(languages) for edition, languages in printed.items()}
    return Rulebook(str(data.get("game", "")), data["title"], editions, data["chapter"], rules, leads, books)


def _fits(words: list[str], pattern: list[str], answers: Iterable[str]) -> bool:
    return len(words) == len(pattern) and all(
        word == part or (fnmatchcase(word, part) and _known(word, answers))
        for word, part in zip(words, pattern, strict=True)
    )


def _known(word: str, answers: Iterable[str]) -> bool:
    return word.isdigit() or any(word in answer.split(" ") for answer in answers)


def _named(kind: str, table: Any) -> list[tuple[str, Any]]:
    if not isinstance(table, dict):
        return [(kind, None)]
    return [(f"{kind}.{name}", texts) for name, texts in table.items()]


def _in_every_language(path: Path, name: str, texts: Any) -> None:
    for language in LANGUAGES:
        if not isinstance(texts, dict) or not _is_text(texts.get(language)):
            raise _lacks(path, name, language)


def _lacks(path: Path, name: str, field: str) -> GameError:
    return GameError(
        "rulebook-field", "{file}: {rule} needs the field '{field}'.", file=path.name, rule=name, field=field
    )


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and value.strip() != ""


def _is_list_of_texts(value: Any) -> bool:
    return isinstance(value, list) and all(_is_text(item) for item in value)


def _no_list(path: Path, rule: str, field: str) -> GameError:
    return GameError(
        "rulebook-list", "{file}: the field '{field}' of {rule} must be a list.", file=path.name, rule=rule, field=field
    )


def _rule(entry: Mapping[str, Any], chapters: Mapping[str, Any], editions: Mapping[str, Any], path: Path) -> Rule:
    known = {*Rule._fields, *LANGUAGES, "source"} - {"text", "sources"}
    name = entry.get("id", "a rule without id")
    for field in entry:
        if field not in known:
            raise GameError(
                "rulebook-strange-field",
                "{file}: {rule} has a field '{field}' that no rule has.",
                file=path.name,
                rule=name,
                field=field,
            )
    for field in ("id", "chapter", *LANGUAGES):
        if not _is_text(entry.get(field)):
            raise _lacks(path, name, field)
    if entry["chapter"] not in chapters:
        raise GameError(
            "rulebook-chapter",
            "{file}: {rule} is in the chapter '{chapter}', which does not exist.",
            file=path.name,
            rule=name,
            chapter=entry["chapter"],
        )
    for field in ("title", "ruling"):
        if field in entry:
            _in_every_language(path, f"the {field} of {name}", entry[field])
    sources = entry.get("source", {})
    if not isinstance(sources, dict) or not all(_is_list_of_texts(headings) for headings in sources.values()):
        raise GameError(
            "rulebook-source",
            "{file}: the field 'source' of {rule} must give a list of headings for each edition.",
            file=path.name,
            rule=name,
        )
    decisions = entry.get("decisions", [])
    if not _is_list_of_texts(decisions):
        raise _no_list(path, name, "decisions")
    refuses = entry.get("refuses", [])
    if not _is_list_of_texts(refuses):
        raise _no_list(path, name, "refuses")
    for edition in [*sources, *([entry["edition"]] if "edition" in entry else [])]:
        if edition not in editions:
            raise GameError(
                "rulebook-edition",
                "{file}: {rule} names the edition '{edition}', which does not exist.",
                file=path.name,
                rule=name,
                edition=edition,
            )
    if not sources and not decisions and "ruling" not in entry:
        raise GameError(
            "rulebook-no-source", "{file}: {rule} has neither a source nor a ruling.", file=path.name, rule=name
        )
    return Rule(
        id=entry["id"],
        chapter=entry["chapter"],
        title=entry.get("title") or dict.fromkeys(LANGUAGES, entry["id"]),
        text={language: entry[language] for language in LANGUAGES},
        sources={edition: tuple(headings) for edition, headings in sources.items()},
        ruling=entry.get("ruling", {}),
        decisions=tuple(decisions),
        edition=entry.get("edition", ""),
        instead_of=entry.get("instead_of", ""),
        played=entry.get("played", True) is not False,
        refuses=tuple(refuses),
    )
