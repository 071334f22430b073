"""The answers a person can choose from, as a list with numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Any

from rich.text import Text

from whitechapel.terminal.drawing import Drawing
from whitechapel.terminal.pen import Pen, lines

MANY, LONG = 20, 8
"""A list that exceeds both, answers and lines, is shown only on request."""


class Choices:
    """The options of a view as they are offered: most have a number; those that end the game must be typed in full."""

    def __init__(self, view: Any, drawing: Drawing, pen: Pen) -> None:
        self._view, self._drawing, self._pen = view, drawing, pen
        texts = pen.sorted_answers(view.options)
        self.options = tuple([text for text in texts if not drawing.is_grave(text)])
        """Those with a number, in the order of their numbers from 1 on."""
        self.typed_in_full = [text for text in texts if drawing.is_grave(text)]

    def rows(self, some: Collection[str] | None = None) -> list[Text]:
        """The answers, or some of them, in words, with their numbers and notes."""
        return [
            self._pen.option(number, text, self._note(text))
            for number, text in enumerate(self.options, 1)
            if some is None or text in some
        ]

    def with_word(self, word: str) -> list[Text]:
        """The rows that contain a word."""
        return [row for row in self.rows() if word.casefold() in row.plain.casefold()]

    def _note(self, text: str) -> str:
        return self._drawing.note(self._view, text, self._pen)

    def off_map(self) -> list[Text]:
        """The rows of answers whose numbers are not on the map."""
        return self.rows([text for text in self.options if _verb(text) not in self._drawing.on_map])

    def outstanding(self, width: int) -> list[Text]:
        """The rows of a long list that differ from the others: with a note, or with a first word of their own; none if
        there are too many of those as well."""
        verbs = Counter([_verb(text) for text in self.options])
        rows = self.rows([text for text in self.options if verbs[_verb(text)] == 1 or self._note(text)])
        return [] if is_long(rows, width) else rows


def is_long(rows: Sequence[Text], width: int) -> bool:
    """Whether a list is too long to show unasked."""
    return len(rows) > MANY and lines(rows, width) > LONG


def _verb(text: str) -> str:
    return text.partition(" ")[0]
