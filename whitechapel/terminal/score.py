"""A companion for a physical table: type, or write in a small file, how a hand ended, and get the points and where they
come from. Each game says what a hand consists of in its `Scorer`; see `scorers`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from whitechapel.core.frames import GameError
from whitechapel.terminal.pen import Pen
from whitechapel.terminal.score_reading import NAMES, Draft, Field, Mistake, Place, from_file, read_names
from whitechapel.text import Words

Ask = Callable[[str, str], str]
"""Asks for a line with a prompt and prefilled text; raises EOFError when there are no more."""


class Scorer(NamedTuple):
    """How hands of one game are described and judged."""

    fields: tuple[Field, ...]
    """What must be known, in the order in which it is asked."""
    read: Callable[[Draft], Any]
    """A hand from what was written down; raises a Mistake."""
    sheet: Callable[[Any, Pen], RenderableType]
    """The score sheet of a hand; raises a Mistake if it cannot have ended like this."""
    pen: Callable[[Words, Sequence[str]], Pen]
    """Whatever writes the names of this game's cards."""


class Companion:
    """Asks about a hand, or reads it from a file, and shows its score sheet. Nothing typed is ever lost."""

    def __init__(self, scorer: Scorer, words: Words, console: Console, ask: Ask) -> None:
        self.scorer = scorer
        self.words = words
        self.console = console
        self.ask = ask
        self.draft = Draft(scorer.fields)

    def from_file(self, text: str) -> None:
        """Score a hand from the text of a file; errors are raised with their place in the file."""
        try:
            self.draft = from_file(text, self.scorer.fields)
            self._show()
        except Mistake as mistake:
            where = "; ".join([self.draft.where(place) for place in mistake.places])
            if not where:
                raise
            raise GameError("score-where", "{where}: {why}", where=where, why=mistake) from mistake

    def converse(self) -> None:
        """Ask for everything, one question after another, and ask again about whatever makes no sense, until the hand
        does. If the person stops early, what they typed is shown as a file."""
        self._tell(self.words.say("score-intro"))
        try:
            self._ask_for(NAMES)
            while True:
                self._ask_for_the_rest()
                try:
                    self._show()
                    return
                except Mistake as mistake:
                    self._tell(self.words.error(mistake))
                    self._tell(self.words.say("score-again"))
                    for place in mistake.places:
                        self._ask_for(place)
        except (EOFError, KeyboardInterrupt):
            self._keep()

    def _ask_for_the_rest(self) -> None:
        """Ask for everything not yet known; the questions depend on the answers so far."""
        while True:
            missing = next((place for place in self.draft.all_places() if self._is_missing(place)), None)
            if missing is None:
                return
            self._ask_for(missing)

    def _is_missing(self, place: Place) -> bool:
        asked = self.draft.fields[place.field].asked
        return place not in self.draft.given and (asked is None or asked(self.draft, place))

    def _ask_for(self, place: Place) -> None:
        """Ask until the answer can be read; Enter keeps the previous one, or means the default."""
        question = self._question(place)
        while True:
            before = " ".join(self.draft.names) if place == NAMES else self.draft.given.get(place, "")
            prompt = f"{question} [{before}]: " if before else f"{question}: "
            wrong = self.draft.wrong.get(place, "")
            begun = wrong if " " in wrong else ""  # a single word is quicker to retype than to correct
            typed = self.ask(prompt, begun).strip() or before
            typed = "" if typed == "-" else typed
            try:
                self._write(place, typed)
                self.draft.wrong.pop(place, None)
                return
            except Mistake as mistake:
                self.draft.wrong[place] = typed
                self._tell(self.words.error(mistake))

    def _question(self, place: Place) -> str:
        who = self.draft.names[place.player] if place.player >= 0 else ""
        choices = self.draft.fields[place.field].choices if place != NAMES else ()
        named = ", ".join([self.words.say(f"choice-{choice}") for choice in choices])
        return self.words.say(f"score-{place.field.replace('_', '-')}", who=who, choices=named)

    def _write(self, place: Place, typed: str) -> None:
        if place == NAMES:
            self.draft.names = read_names(typed)
            return
        field = self.draft.fields[place.field]
        field.read(typed or field.usual)
        self.draft.given[place] = typed or field.usual

    def _keep(self) -> None:
        """Show what was typed, so that it can be continued from a file."""
        self.console.print()
        if self.draft.names:
            self._tell(self.words.say("score-kept"))
            self.console.print(Text(self.draft.toml()), soft_wrap=True)

    def _tell(self, sentence: str) -> None:
        self.console.print(Padding(Text(sentence), (0, 1)))

    def _show(self) -> None:
        pen = self.scorer.pen(self.words, self.draft.names)
        self.console.print(self.scorer.sheet(self.scorer.read(self.draft), pen))
