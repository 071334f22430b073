"""What the forms of a word have in common, whatever their endings, accents and capitals: `Karten` and `Karte`,
`abgelegt` and `ablegen`, `melds` and `meld`. Light and without a dictionary, for search and for typed answers."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

PARTICLES: Final = "ab|an|auf|aus|durch|ein|fort|her|heraus|hin|mit|nach|um|vor|weg|zu|zuruck"
"""What comes before the `ge` of a German participle: `ab-ge-legt`."""
PARTICIPLE: Final = re.compile(rf"({PARTICLES})?ge(\w{{3,}}?)(?:t|en)(?:e|e[mnrs])?")
ENDINGS: Final = {
    "de": (
        re.compile(r"(\w{3,}?)(?:ern|e[mnrs]?|(?<=[lr])n|(?<=[bdfghklmnrt])s)"),
        re.compile(r"(\w{4,}?)(?:e?st|et|(?<!ch)t)|(\w{3,}?)e[nr]"),
    ),
    "en": (
        re.compile(r"(\w{3,}?)(?:ing|e[ds]|(?<![isu])s)"),
        re.compile(r"(\w{2,}?)e"),
    ),
}
"""The words that lose an ending, and what is left of them, in two steps."""
IRREGULAR: Final[Mapping[str, Mapping[str, str]]] = {
    "de": {
        "legt": "leg", "holt": "hol", "geht": "geh", "sagt": "sag", "lost": "los", "gibt": "geb", "nimm": "nehm",
        "nomm": "nehm", "zog": "zieh", "sieh": "seh", "gewinn": "winn", "wonn": "winn", "schloss": "schliess",
        "fund": "find", "nann": "nenn", "brach": "bring", "tritt": "tret", "lies": "les", "darf": "durf",
        "kann": "konn", "alibis": "alibi",
    },
    "en": {
        "drawn": "draw", "drew": "draw", "taken": "tak", "took": "tak", "laid": "lay", "lain": "li", "held": "hold",
        "kept": "keep", "chosen": "choos", "chose": "choos", "seen": "see", "given": "giv", "gave": "giv", "won": "win",
        "caught": "catch", "shown": "show", "fed": "feed", "hidden": "hid", "dealt": "deal",
        "alibis": "alibi",
    },
}  # fmt: skip
"""Verbs that change more than their ending, by what would be left of them."""


def plain(text: str) -> list[str]:
    """The words of a text without capitals, accents, quotation marks and full stops; umlauts may be spelt out."""
    folded = unicodedata.normalize("NFKD", text.casefold())
    bare = re.sub(r"[.'’`\u0300-\u036f]", "", folded)
    return [re.sub("([aou])e", r"\1", word) for word in re.findall(r"[^\W_]+", bare)]


def stem(word: str, language: str) -> str:
    """A plain word without its ending."""
    before, word = _participle(word) if language == "de" else ("", word)
    known = IRREGULAR[language]
    for ending in ENDINGS[language]:
        found = ending.fullmatch(word)
        word = known.get(word) or (found[found.lastindex or 0] if found else word)
    return before + known.get(word, word)


def _participle(word: str) -> tuple[str, str]:
    """The particle and the verb of a German participle; other words as they are."""
    found = PARTICIPLE.fullmatch(word)
    return (found[1] or "", found[2]) if found else ("", word)


def mentions(text: str, word: str, language: str) -> bool:
    """Whether a text contains a word in any of its forms, also as part of a longer one; of several words, each."""
    there, stems = _read(text, language)
    return all(_has(there, stems, [stem(part, language) for part in plain(one)]) for one in word.split())


@lru_cache(maxsize=4096)
def _read(text: str, language: str) -> tuple[list[str], list[str]]:
    """The words of a text and their stems. Cached: the same rules are searched again and again."""
    there = plain(text)
    return there, [stem(one, language) for one in there]


def _has(there: list[str], stems: list[str], roots: list[str]) -> bool:
    """A hyphenated word is present if its parts follow each other. A short root counts only as a later part of a word:
    `Akte` is in `Fallakten`, but `Opfer` is not in `Kopf`."""
    if len(roots) != 1:
        return any(stems[first : first + len(roots)] == roots for first in range(len(stems)))
    root = roots[0]
    return root in stems or any(one.find(root, 0 if len(root) > 3 else 3) >= 0 for one in there)
