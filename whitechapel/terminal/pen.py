"""Words on the screen: sentences in the reader's language, with the names of cards and people in their colours."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from whitechapel.core.frames import Event
from whitechapel.core.rulebook import Rulebook
from whitechapel.text import ME, Words

GAP = 3
"""The gap between columns of options."""


class Pen:
    """One language, one game, one reader: turns messages into coloured text."""

    def __init__(
        self,
        words: Words,
        rulebook: Rulebook,
        people: Sequence[str],
        me: int | None,
        styles: Mapping[str, str],
        order: Sequence[str] = (),
        everything: bool = False,
    ) -> None:
        self.words = words
        self.rulebook = rulebook
        self.people = tuple(people)
        """What each seat is called."""
        self.me = me
        self.everything = everything
        """Whether the reader may know all secrets."""
        self._place = {card: place for place, card in enumerate(order)}
        self._called = tuple([ME if seat == me else name for seat, name in enumerate(people)])
        self._styles = {words.name(value): style for value, style in styles.items()}
        names = sorted(self._styles, key=len, reverse=True)
        self._pattern = re.compile("|".join(map(re.escape, names))) if names else None

    def paint(self, sentence: str, style: str = "") -> Text:
        """A sentence with every name it mentions in its colour; the longest name wins."""
        text = Text(sentence, style)
        if self._pattern is not None:
            for found in self._pattern.finditer(sentence):
                text.stylize(self._styles[found.group()], *found.span())
        return text

    def say(self, message: str, /, style: str = "", **given: object) -> Text:
        """A general message, or one of the game's."""
        return self.paint(self.words.say(message, **given), style)

    def name(self, value: str, copies: int = 1) -> Text:
        """A card, person or place, or several equal ones."""
        return self.paint(self.words.copies(value, copies))

    def event(self, event: Event) -> Text:
        """A line of the log."""
        who = self._called[event.seat] if event.seat >= 0 else ""
        facts = {name: self._sorted(fact) for name, fact in event.facts.items()}
        return self.paint(self.words.event(event.kind, who, facts, self._called, self.everything))

    def _sorted(self, fact: object) -> object:
        """Cards in the order of a hand; anything else as it is."""
        if isinstance(fact, tuple) and all(card in self._place for card in fact):
            return tuple(sorted(fact, key=self._place.__getitem__))
        return fact

    def sorted_answers(self, texts: Iterable[str]) -> list[str]:
        """Answers with the same first word together, and within those in the hand order of the cards they name."""
        verbs: dict[str, list[str]] = {}
        for text in texts:
            verbs.setdefault(text.partition(" ")[0], []).append(text)
        return [text for some in verbs.values() for text in sorted(some, key=self._place_of)]

    def _place_of(self, text: str) -> int:
        """The position of the first card an answer names; `play victim nichols` names `victim-nichols`, and `play alibi
        eddy` a card that starts like that."""
        words = text.split(" ")[1:]
        if words and words[0] in self._place:
            return self._place[words[0]]
        named = "-".join(words)
        return next((place for card, place in self._place.items() if named and card.startswith(named)), -1)

    def status(self, question: str, asked: Sequence[int]) -> Text:
        """Who is asked what."""
        who = [self._called[seat] if seat >= 0 else "" for seat in asked]
        return self.paint(self.words.question(question, who), "bold")

    def option(self, number: int, text: str, note: str) -> Text:
        """An option in words, with its number and note."""
        row = Text.assemble((f"{number:>2} ", "bold"), self.paint(self.words.answer(text)))
        return row.append(f" ({note})", "dim") if note else row

    def columns(self, rows: Sequence[Text], width: int) -> Padding:
        """Rows downwards in as many columns as fit."""
        height = lines(rows, width)
        grid = Table.grid(padding=(0, GAP))
        for line in range(height):
            grid.add_row(*rows[line::height])
        return Padding(grid, (0, 1))

    def rule(self, rule: str) -> Text:
        """What a rule says, with its id."""
        sentence = self.rulebook.sentence(rule, self.words.language)
        return Text.assemble(self.paint(sentence), " ", self.say("rule-id", "dim", rule=rule))


def lines(rows: Sequence[Text], width: int) -> int:
    """How many lines these rows take in as many columns as fit."""
    height = 1
    while height < len(rows) and _width(rows, height) > width - 2:
        height += 1
    return height


def _width(rows: Sequence[Text], height: int) -> int:
    """The total width of columns of this height, each as wide as its widest row."""
    columns = [rows[first : first + height] for first in range(0, len(rows), height)]
    return sum([max([row.cell_len for row in column]) + GAP for column in columns]) - GAP
