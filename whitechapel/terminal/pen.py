"""Words on the screen: sentences in the person's language, with the names of cards and people in their colours."""

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
"""How far the columns of options stand apart."""


class Pen:
    """One language, one game, one reader: turns everything that is said into coloured text."""

    def __init__(
        self, words: Words, rulebook: Rulebook, people: Sequence[str], me: int | None, styles: Mapping[str, str]
    ) -> None:
        self.words = words
        self.rulebook = rulebook
        self.people = tuple(people)
        """What each seat is called."""
        self.me = me
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
        """A message of the house or of the game."""
        return self.paint(self.words.say(message, **given), style)

    def name(self, value: str, copies: int = 1) -> Text:
        """A card, person or place, or several equal ones."""
        return self.paint(self.words.copies(value, copies))

    def event(self, event: Event) -> Text:
        """A line of the log."""
        who = self._called[event.seat] if event.seat >= 0 else ""
        return self.paint(self.words.event(event.kind, who, event.facts, self._called))

    def status(self, question: str, asked: Sequence[int]) -> Text:
        """Who is asked what. When several are asked at once, nobody is named."""
        if not question:
            return self.say("over", "bold")
        message = f"question-{question}"
        who = self._called[asked[0]] if len(asked) == 1 and asked[0] >= 0 else ""
        return self.say(message if self.words.has(message) else "question", "bold", who=who)

    def options(self, texts: Iterable[str], width: int) -> Padding:
        """The options in words, with their numbers, downwards in as many columns as fit."""
        rows = []
        for number, text in enumerate(texts, 1):
            rows.append(Text.assemble((f"{number:>2} ", "bold"), self.paint(self.words.answer(text))))
        height = 1
        while height < len(rows) and _width(rows, height) > width - 2:
            height += 1
        grid = Table.grid(padding=(0, GAP))
        for line in range(height):
            grid.add_row(*rows[line::height])
        return Padding(grid, (0, 1))

    def rule(self, rule: str) -> Text:
        """What a rule says, with its id."""
        sentence = self.rulebook.sentence(rule, self.words.language)
        return Text.assemble(self.paint(sentence), " ", self.say("rule-id", "dim", rule=rule))


def _width(rows: Sequence[Text], height: int) -> int:
    """How wide columns of this height are together, each as wide as its widest row."""
    columns = [rows[first : first + height] for first in range(0, len(rows), height)]
    return sum([max([row.cell_len for row in column]) + GAP for column in columns]) - GAP
