"""What can be typed: the words of a game, in the person's own language, turned back into answers or cards.

The words come from Fluent files beside the others, in comma-separated lists of ways to say the same thing. The first
is the form that hints and examples use.

- `type-<value>`, in the game's `typed.<language>.ftl` and, for all games, in the general one: what stands for a word
  of an answer (`type-meld`), for a card by its name in answers (`type-victim-nichols`), or for a whole answer
  (`type-call-vote`).
- `order-<command>`: what a command of the terminal is called.
- `ignored-articles` are dropped everywhere, `ignored-words` where they say nothing.

The names on the screen (`name-<value>`) and answers with a fixed wording (`do-<answer>`) can be typed too,
and so can the texts of answers themselves.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Final

from whitechapel.text import Words
from whitechapel.text.stems import plain, stem

JOINTS: Final = ("to", "as")
"""Words in the texts of answers that only join others."""
TIMES: Final = re.compile(r"(\d+)x")
LONGEST: Final = 20
"""Longer lines are not read."""
MOST: Final = 200
"""The most ways to read a line."""

Parts = tuple[str, ...]
"""What a line or a text is made of: `('meld', 'druitt', '2', 'wild')`."""


def parts(text: str) -> Parts:
    """The words a text is made of, without those that only join them."""
    return tuple([word for word in re.split("[ +-]+", text) if word and word not in JOINTS])


class Vocabulary:
    """One language, one game, and the texts that can be meant: its answers, or the names of its cards."""

    def __init__(self, language: str, game: str, texts: Iterable[str]) -> None:
        self._language = language
        self._parts = {text: parts(text) for text in texts}
        self._all = self._by_parts(self._parts)
        self._most_parts = 1 + max([len(meant) for meant in self._parts.values()], default=0)
        """A line with more words than this matches no text; one extra, because it may name who acts."""
        self._articles: set[str] = set()
        self._phrases: dict[Parts, set[Parts]] = {}
        """What the words of a phrase can mean."""
        self._stems: dict[Parts, set[Parts]] = {}
        """The same by the stems of the words."""
        self.orders: dict[str, str] = {}
        """How hints and examples would type each command."""
        self._commands: dict[str, str] = {}
        self._short: dict[str, str] = {}
        """How hints and examples would type a word."""
        self._learn_lists(Words(language, part="typed"))
        self._learn_lists(Words(language, game, "typed"))
        self._learn_screen(Words(language, game))
        for word in {word for meant in self._parts.values() for word in meant}:
            self._learn(word, (word,))
        for word in JOINTS:
            self._learn(word, ())

    # -- the words --------------------------------------------------------------------------------

    def _learn_lists(self, words: Words) -> None:
        """Take in a file of words to type."""
        for message in words.ids:
            kind, _, value = message.partition("-")
            if kind not in ("type", "ignored", "order"):
                continue
            phrases = words.say(message).split(", ")
            if message == "ignored-articles":
                self._articles.update([plain(phrase)[0] for phrase in phrases])
            elif kind == "order":
                self._commands.update({plain(phrase)[0]: value for phrase in phrases})
                self.orders[value] = phrases[0]
            else:
                for phrase in phrases:
                    self._learn(phrase, () if kind == "ignored" else parts(value))
                self._short[value] = value if value.isdecimal() else phrases[0]

    def _learn_screen(self, words: Words) -> None:
        """Take in what is printed: names, and answers with a fixed wording."""
        for value, name in words.all_names().items():
            self._learn(name, parts(value))
            self._short.setdefault(value, name)
        for message in words.ids:
            if message.startswith("do-"):
                with suppress(LookupError):  # it needs a card or a place
                    self._phrases.setdefault(self._words(words.say(message)), set()).add(parts(message[3:]))

    def _learn(self, phrase: str, meaning: Parts) -> None:
        """From now on a phrase, in any forms of its words, can mean this."""
        words = self._words(phrase)
        self._phrases.setdefault(words, set()).add(meaning)
        self._stems.setdefault(self._stemmed(words), set()).add(meaning)

    def _words(self, text: str) -> Parts:
        """The plain words of a text without articles; `3x` is 3."""
        return tuple([TIMES.sub(r"\1", word) for word in plain(text) if word not in self._articles])

    def _stemmed(self, words: Parts) -> Parts:
        return tuple([stem(word, self._language) for word in words])

    # -- reading ----------------------------------------------------------------------------------

    def command(self, line: str) -> tuple[str, str]:
        """The command a line begins with, or empty, and the rest of the line."""
        first, _, rest = line.partition(" ")
        return self._commands.get("".join(plain(first)), ""), rest

    def meant(self, line: str, options: Sequence[str] = (), subject: str = "") -> list[str]:
        """The texts a line can mean: one if it is clear, none if it is not understood. Complete matches take precedence
        over partial ones, and among those the options over the rest. `subject` is the name of whoever acts now: naming
        them adds nothing."""
        if line.casefold() in self._parts:
            return [line.casefold()]
        readings = self._readings(line) or self._readings(line.partition(" (")[0])
        of_subject = [tuple([part for part in reading if part != subject]) for reading in readings]
        return (
            self._whole([*readings, *of_subject], self._by_parts(options))
            or self._whole(readings, self._all)
            or self._in_part(readings, options)
            or self._in_part(readings, self._parts)
        )

    def _readings(self, line: str) -> list[Parts]:
        """Every way to understand all the words of a line, built from its end backwards; longer phrases come first."""
        words = self._words(line)
        if len(words) > LONGEST:
            return []
        readings: list[list[Parts]] = [[()]]
        """Readings of the last words, by how many."""
        for left in range(1, len(words) + 1):
            found: dict[Parts, None] = {}
            for length in range(left, 0, -1):
                start = len(words) - left
                for meaning in self._look_up(words[start : start + length]):
                    found.update(dict.fromkeys([meaning + rest for rest in readings[left - length]]))
            readings.append([reading for reading in found if len(reading) <= self._most_parts][:MOST])
        return [reading for reading in readings[-1] if reading]

    def _look_up(self, words: Parts) -> list[Parts]:
        """What these words can mean together, the most specific first; a number also means itself."""
        known = self._phrases.get(words) or self._stems.get(self._stemmed(words)) or set()
        if len(words) == 1 and words[0].isdecimal():
            known = {words, *known}
        return sorted(known, key=lambda meaning: (-len(meaning), meaning))

    def _by_parts(self, texts: Iterable[str]) -> dict[Parts, list[str]]:
        """The texts by what they are made of, whatever the order."""
        found: dict[Parts, list[str]] = {}
        for text in texts:
            found.setdefault(tuple(sorted(self._parts[text])), []).append(text)
        return found

    def _whole(self, readings: Sequence[Parts], texts: Mapping[Parts, list[str]]) -> list[str]:
        """The texts said completely, in any order, by the first reading that says one; if it says several, those in its
        own order."""
        for reading in readings:
            found = texts.get(tuple(sorted(reading)), [])
            if found:
                return [text for text in found if _in_order(reading, self._parts[text])] or found
        return []

    def _in_part(self, readings: Sequence[Parts], texts: Iterable[str]) -> list[str]:
        """The texts that say everything a line says, and more."""
        return [text for text in texts if any(_goes_on(reading, self._parts[text]) for reading in readings)]

    def spellings(self, line: str) -> list[str]:
        """How a line would be written if it were an answer: like an existing one, with one word replaced. A game may
        know such a text and forbid it."""
        known = {*"0123456789", *[word for text in self._parts for word in text.split(" ")]}
        found = [_spelt(reading, text) for reading in self._readings(line) for text in self._parts]
        return [text for text in dict.fromkeys(found) if text and known.issuperset(text.split(" "))]

    # -- writing ----------------------------------------------------------------------------------

    def short(self, text: str) -> str:
        """How an answer is typed, in few words."""
        words = text.split(" ")
        typed = []
        while words:
            length = len(words)
            while length > 1 and "-".join(words[:length]) not in self._short:
                length -= 1
            word = "-".join(words[:length])
            plus = "+" if word.startswith("+") else ""
            typed.append(plus + self._short.get(word.removeprefix("+"), word.removeprefix("+")))
            words = words[length:]
        return " ".join(typed)


def _in_order(reading: Parts, text: Parts) -> bool:
    """Whether what comes after the verb has the same order in both."""
    return [part for part in reading if part != text[0]] == [*text[1:]]


def _goes_on(reading: Parts, text: Parts) -> bool:
    """Whether a text says all of a reading and more. A number says everything but the verb."""
    if not all(part in text for part in reading):
        return False
    left = Counter(text)
    left.subtract(reading)
    counted = any(part.isdecimal() for part in reading)
    return min(left.values()) >= 0 and (not counted or +left == Counter(text[:1]))


def _spelt(reading: Parts, text: str) -> str:
    """A reading written like a text that differs from it in one word; empty if it differs in more."""
    left = list(reading)
    words: list[str] = []
    for word in text.split(" "):
        if all(part in left for part in parts(word)):
            left = [part for part in left if part not in parts(word)]
            words.append(word)
        else:
            words.append("")
    return " ".join([word or "-".join(left) for word in words]) if left and words.count("") == 1 else ""
