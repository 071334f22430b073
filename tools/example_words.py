"""Examples of rules in words, for the pages of rules: what lies on the table, what is answered, what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from whitechapel.core import examples
from whitechapel.core.examples import ANY, Example
from whitechapel.core.frames import CHANCE, THEN
from whitechapel.core.game import Game
from whitechapel.core.position import several
from whitechapel.text import Words, words_for

PEOPLE: Final = ("Anna", "Ben", "Clara", "David")
PARTS: Final = {
    "hand": {"en": "{who} holds", "de": "{who} hat auf der Hand"},
    "area": {"en": "in front of {who}", "de": "vor {who}"},
    "file": {"en": "on top of the Case File", "de": "oben auf der Fallakte"},
    "yard": {"en": "on top of Scotland Yard", "de": "oben auf Scotland Yard"},
    "morgue": {"en": "on top of the Rue Morgue", "de": "oben auf der Rue Morgue"},
    "under": {"en": "under the Orang-Utan", "de": "unter dem Orang-Utan"},
    "votes": {"en": "votes", "de": "Tipps"},
    "scores": {"en": "scores", "de": "Stand"},
    "piece": {"en": "{who} stands on", "de": "{who} steht auf"},
    "rolled": {"en": "rolled", "de": "gewürfelt"},
    "filed": {"en": "in the cabinet", "de": "im Aktenschrank"},
    "chips": {"en": "chips", "de": "Chips"},
    "cards": {"en": "cards", "de": "Karten"},
    "at": {"en": "on the board", "de": "auf dem Plan"},
    "jack": {"en": "Jack is", "de": "Jack ist"},
    "round": {"en": "round", "de": "Runde"},
    "witness": {"en": "witness card", "de": "Zeugenkarte"},
    "pile": {"en": "top of the alibi cards", "de": "oben auf den Alibikarten"},
    "suspects": {"en": "suspects", "de": "Verdächtige"},
    "bonuses": {"en": "bonus moves won this turn", "de": "Bonuszüge in diesem Zug"},
    "second_file": {"en": "second Case File", "de": "zweite Fallakte"},
}
"""What the parts of a table are called; the others go by their own names."""
SILENT: Final = ("turn", "phase", "rest", "hand_number", "dealer", "number")
"""Parts that nobody needs to read to understand an example."""
REFUSED: Final = {"en": "Not allowed: {why}", "de": "Nicht erlaubt: {why}"}
CHANCES: Final = {"en": "Chance", "de": "Zufall"}


def in_words(game: Game, example: Example, language: str) -> tuple[str, str, str]:
    """The position, the answers and the outcome, each as a text."""
    words = words_for(language, game.id)
    lines = [*example.before, example.answer]
    answers = "; ".join(_answer(words, line) for line in lines)
    return "; ".join(_table(words, example)), answers, " ".join(_outcome(game, words, example))


def _table(words: Words, example: Example) -> Iterator[str]:
    for name, value in example.settings.items():
        yield f"{name} = {value}"
    for name, text in example.table.items():
        if name in SILENT:
            continue
        bare, seat = (name[:-1], int(name[-1])) if name[-1].isdigit() and name[:-1] in PARTS else (name, 0)
        called = PARTS.get(bare, {}).get(words.language, name).format(who=PEOPLE[seat])
        yield called if text == "on" else f"{called}: {_things(words, text)}"


def _things(words: Words, text: str) -> str:
    """A part in words if all its words are names; otherwise as it is."""
    found = several(text) if "=" not in text and "," not in text else []
    return words.names(found) if found else text


def _answer(words: Words, line: str) -> str:
    seat, _, text = line.partition(" ")
    if seat == "*":
        _, *named = several(text)
        things = [PEOPLE[int(one)] if one.isdigit() else "…" if one == ANY else words.name(one) for one in named]
        return f"{CHANCES[words.language]}: {', '.join(things)}"
    return f"{PEOPLE[int(seat)]}: {words.answer(text)}"


def _outcome(game: Game, words: Words, example: Example) -> Iterator[str]:
    outcome = examples.play(game, example)
    if outcome.refused:
        why = game.rulebook.sentence(outcome.refused, words.language)
        yield REFUSED[words.language].format(why=why)
        return
    for event in outcome.events:
        who = "" if event.seat in (CHANCE, THEN) else PEOPLE[event.seat]
        yield words.event(event.kind, who, event.facts, PEOPLE, everything=True)
    question = game.view(outcome.after, None).question
    if outcome.after.stack and words.has(f"question-{question}"):
        seat = outcome.after.seat()
        yield words.say(f"question-{question}", who="" if seat == CHANCE else PEOPLE[seat])
