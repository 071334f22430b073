"""What the server says in words, in both languages: refusals, and events around the game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final

from msgspec.structs import replace

from whitechapel.bots import Candidate
from whitechapel.core.frames import GameError
from whitechapel.core.game import Game
from whitechapel.server.table import wire
from whitechapel.server.table.table import Table
from whitechapel.text import LANGUAGES, Words, words_for

ENGLISH: Final = Words("en", part="server")
GERMAN: Final = Words("de", part="server")

UNKNOWN: Final = "unknown-answer"
OWN_REASONS: Final = frozenset({UNKNOWN, "not-started"})
"""Why a move may be refused apart from the rules of its game."""


@lru_cache(maxsize=512)
def plain_sentence(message: str) -> wire.Sentence:
    """A message without variables."""
    return sentence(message)


def sentence(message: str, **facts: object) -> wire.Sentence:
    """A message of the server in both languages; errors among its facts are translated too."""
    return wire.Sentence(en=_say(ENGLISH, message, facts), de=_say(GERMAN, message, facts))


def _say(words: Words, message: str, facts: Mapping[str, object]) -> str:
    told = {name: words.error(fact) if isinstance(fact, GameError) else fact for name, fact in facts.items()}
    return words.say(message, **told)


def wrong(code: str, table: str = "", id: str = "") -> wire.Wrong:
    """What was asked for cannot be done."""
    return wire.Wrong(code=code, sentence=plain_sentence(f"wrong-{code}"), table=table, id=id)


def reason(game: str, candidate: Candidate) -> wire.Sentence | None:
    """Why a bot considers an answer, with the names of things in the words of the game; None if it does not say, or
    names a reason the game has no words for, as a guest may."""
    said = {}
    for language in LANGUAGES:
        sentence = words_for(language, game).reason(candidate.reason, candidate.facts)
        if sentence is None:
            return None
        said[language] = sentence
    return wire.Sentence(**said)


def front(game: Game, message: str, otherwise: Mapping[str, str]) -> wire.Sentence:
    """What a game says about itself on the front page, in its own words; a game without such words says `otherwise`."""
    said = {}
    for language in LANGUAGES:
        own = words_for(language, game.id)
        said[language] = own.say(message) if own.has(message) else otherwise.get(language, "")
    return wire.Sentence(**said)


def taught(game: str, message: str) -> wire.Sentence:
    """What a lesson of a game says, in both languages."""
    return wire.Sentence(**{language: _lessons(language, game).say(message) for language in LANGUAGES})


@cache
def _lessons(language: str, game: str) -> Words:
    return Words(language, game, part="lessons")


def refused(table: Table, id: str, rule: str, options: list[str], coach: wire.Sentence | None = None) -> wire.Refused:
    """A rule forbids the move."""
    words = of_rule(table.game, rule)
    return wire.Refused(table=table.id, id=id, rule=rule, sentence=words, options=options, coach=coach)


def of_rule(game: Game, rule: str) -> wire.Sentence:
    """What a rule says that forbids a move."""
    if rule in OWN_REASONS:
        return plain_sentence(f"wrong-{rule}")
    text = game.rulebook.rules[rule].text
    return wire.Sentence(en=text["en"], de=text["de"])


def told(line: wire.TalkLine) -> wire.TalkLine:
    """A line of talk with its sentence, unless it is somebody's own words."""
    if line.what == "said":
        return line
    message = f"happened-{line.what}"
    seat, guest = (line.seat or 0) + 1, plain_sentence("a-guest")
    words = wire.Sentence(
        en=ENGLISH.say(message, name=line.name or guest.en, seat=seat, text=line.text or guest.en),
        de=GERMAN.say(message, name=line.name or guest.de, seat=seat, text=line.text or guest.de),
    )
    return replace(line, text="", sentence=words)
