"""What the server says in words, in both languages: refusals, and what has happened around the game."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from whitechapel.server import wire
from whitechapel.server.table import Table
from whitechapel.text import Words

ENGLISH: Final = Words("en", "server")
GERMAN: Final = Words("de", "server")

OWN_REASONS: Final = frozenset({"unknown-answer", "not-started"})
"""Why a move may be refused besides the rules of its game."""


@lru_cache(maxsize=512)
def plain_sentence(message: str) -> wire.Sentence:
    """A message without variables."""
    return wire.Sentence(en=ENGLISH.say(message), de=GERMAN.say(message))


def wrong(code: str, table: str = "", id: str = "") -> wire.Wrong:
    """What was asked for cannot be done."""
    return wire.Wrong(code=code, sentence=plain_sentence(f"wrong-{code}"), table=table, id=id)


def refused(table: Table, id: str, rule: str, options: list[str]) -> wire.Refused:
    """A rule forbids the move."""
    if rule in OWN_REASONS:
        sentence = plain_sentence(f"wrong-{rule}")
    else:
        text = table.game.rulebook.rules[rule].text
        sentence = wire.Sentence(en=text["en"], de=text["de"])
    return wire.Refused(table=table.id, id=id, rule=rule, sentence=sentence, options=options)


def told(line: wire.TalkLine) -> wire.TalkLine:
    """A line of talk with its sentence, if it is not somebody's own words."""
    if line.what == "said":
        return line
    message = f"happened-{line.what}"
    name, seat = line.name or "?", (line.seat or 0) + 1
    sentence = wire.Sentence(
        en=ENGLISH.say(message, name=name, seat=seat), de=GERMAN.say(message, name=name, seat=seat)
    )
    return wire.TalkLine(
        number=line.number, at=line.at, what=line.what, name=line.name, seat=line.seat, sentence=sentence
    )
