"""For people at a real table, with a phone beside the box: score sheets, a dealer, and a search in the rules.

A game that has something to count has a module here with `LAID` and `tally`; one whose cards or dice can be lost has
one with `deal`. Nothing is kept: each request says what lies on the table, and the rules of the game judge it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final, NamedTuple

from whitechapel.core import examples
from whitechapel.core.frames import BadAnswer
from whitechapel.core.game import Game
from whitechapel.text import Words, words_for
from whitechapel.text.stems import mentions, plain

SHEET: Final = "sheet"
DEAL: Final = "deal"
MOST_WORDS: Final = 12
"""How many words of a question are looked at."""
MOST_FOUND: Final = 8
"""How many rules an answer has at most."""


class LaidSeat(NamedTuple):
    """What lies before one player when a hand has ended, and what they still hold: how many of each card, by name. A
    card that stands for somebody says so, such as `wild as druitt`."""

    table: Mapping[str, int]
    hand: Mapping[str, int]
    vote: str = ""
    """The suspect they voted for, where there was a vote."""


class LaidHand(NamedTuple):
    """A hand that has ended."""

    ending: str
    seats: Sequence[LaidSeat]
    seat: int = -1
    """Who ended it; -1: nobody, or nobody has said so."""
    file_empty: bool = False


class Ending(NamedTuple):
    """A way in which a hand can end."""

    name: str
    by_somebody: bool
    """Whether it matters who ended it."""


class Laid(NamedTuple):
    """What a score sheet asks for."""

    endings: tuple[Ending, ...]
    table: tuple[tuple[str, ...], ...]
    """The cards that can lie before a player, those of a kind together."""
    hand: tuple[tuple[str, ...], ...]
    """Those that can still be held."""
    settings: tuple[str, ...]
    """Which settings it depends on, besides the number of players."""
    suspects: tuple[str, ...] = ()
    """Whom one can vote for."""
    teams: tuple[int, ...] = ()
    """With how many players those who sit opposite each other are partners: one play area, one score."""


class Match(NamedTuple):
    """How a match stood before a hand."""

    scores: tuple[int, ...] = ()
    """Empty: it is the first."""
    hands: int = 0
    """How many have been played."""


FIRST: Final = Match()


class Row(NamedTuple):
    """A row of a score sheet."""

    place: str
    """`table`, `hand`, `aside`, `vote`, `bonus` or `dupin`."""
    cards: str
    """What it is for; may be empty."""
    copies: int
    points: int
    doubled: bool = False


class Tally(NamedTuple):
    """A hand, judged."""

    sheet: Any
    """Its score sheet, with how the match stands after it."""
    over: bool
    """Whether the match is over."""
    leaders: tuple[int, ...]
    """Who leads, or has won."""
    left: Mapping[str, int]
    """How many of each card lie nowhere yet."""
    rows: tuple[tuple[Row, ...], ...]
    """The sheet of each side, row by row."""
    asks: tuple[str, ...]
    """What else matters under these settings: `vote`, `file_empty`."""


def kind(game: Game) -> str:
    """What there is for people at a real table: `sheet`, `deal`, or nothing."""
    room = game.room("companion")
    return SHEET if hasattr(room, "tally") else DEAL if hasattr(room, "deal") else ""


def laid(game: Game) -> Laid:
    """What a score sheet of this game asks for; raises BadAnswer."""
    found: Laid = _room(game, "LAID")
    return found


def tally(game: Game, options: Mapping[str, Any], hand: LaidHand, match: Match = FIRST) -> Tally:
    """The score sheet of a hand; raises BadAnswer."""
    judge: Callable[[Any, LaidHand, Match], Tally] = _room(game, "tally")
    return judge(game.read_settings(options), hand, match)


def deal(game: Game, options: Mapping[str, Any], rng: Random) -> Any:
    """What is dealt out and rolled; raises BadAnswer."""
    hand_out: Callable[[Any, Random], Any] = _room(game, "deal")
    return hand_out(game.read_settings(options), rng)


def _room(game: Game, name: str) -> Any:
    found = getattr(game.room("companion"), name, None)
    if found is None:
        raise BadAnswer("companion-none", "There is nothing of this kind for {game} at a real table.", game=game.id)
    return found


def search(game: Game, question: str, language: str) -> list[str]:
    """The rules that speak of what a question asks for, in any form of its words, the likeliest first. A word that few
    rules have says more than one that many have; it counts more in a title than in a text, and there more than in the
    answers of examples."""
    asked = [word for word in plain(question)[:MOST_WORDS] if word not in _empty_words(language)]
    found: dict[str, float] = {}
    for word in asked:
        worth = {rule: _worth(_texts(game, rule, language), word, language) for rule in game.rulebook.rules}
        rarity = 1 / max(1, sum(map(bool, worth.values()))) ** 0.5
        for rule, points in worth.items():
            if points:
                found[rule] = found.get(rule, 0.0) + points * rarity
    return sorted(found, key=lambda rule: -found[rule])[:MOST_FOUND]


def _worth(texts: tuple[str, str, str], word: str, language: str) -> int:
    """What it counts that a word is in a title, in a text, or in an example."""
    return next((3 - place for place, text in enumerate(texts) if mentions(text, word, language)), 0)


@lru_cache(maxsize=4096)
def _texts(game: Game, rule: str, language: str) -> tuple[str, str, str]:
    """A rule's title, its text, and the answers in its examples."""
    found = game.rulebook.rules[rule]
    words = words_for(language, game.id)
    answers = [
        words.answer(line.partition(" ")[2])
        for example in examples.of(game)
        if rule in example.rules
        for line in (*example.before, example.answer)
        if not line.startswith("*")
    ]
    text = f"{found.text[language]} {found.ruling.get(language, '')}"
    return f"{found.id} {found.title[language]}", text, " ".join(answers)


@lru_cache
def _empty_words(language: str) -> frozenset[str]:
    """Words that say nothing about a rule."""
    words = Words(language, part="companion")
    return frozenset(plain(words.say("companion-empty-words")))
