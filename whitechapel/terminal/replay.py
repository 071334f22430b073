"""A finished or saved game, viewed again as a seat, as a spectator, or with everything open."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from whitechapel.core.frames import CHANCE, Event, GameError, State
from whitechapel.core.game import no_such_seat
from whitechapel.core.transcript import Transcript
from whitechapel.review.words import people
from whitechapel.terminal.drawings import drawing
from whitechapel.terminal.pen import Pen
from whitechapel.terminal.play import Ask
from whitechapel.text import Words


class Replay:
    """A transcript and its viewer: a seat, a spectator (None) or, with `everything`, somebody who sees all."""

    def __init__(
        self, transcript: Transcript, words: Words, console: Console, seat: int | None, everything: bool
    ) -> None:
        game = transcript.game
        seats = transcript.settings.seats
        if seat is not None and not 0 <= seat < seats:
            raise no_such_seat(seat, seats)
        self.transcript = transcript
        self.words = words
        self.console = console
        self.seat = seat
        self.everything = everything
        self.drawing = drawing(game)
        me = None if everything else seat
        self.pen = Pen(
            words, game.rulebook, people(transcript, words), me, self.drawing.styles, self.drawing.order, everything
        )
        self.last = len(transcript.lines) + 1

    def show(self, line: int | None) -> None:
        """The log and the table after a line of the transcript, 1 being its header; None: the last."""
        line = self.last if line is None else line
        if not 1 <= line <= self.last:
            raise GameError(
                "replay-no-line",
                "The transcript has lines 1 to {last}; there is no line {line}.",
                last=self.last,
                line=line,
            )
        self.transcript.replay(line - 1)  # report whatever is wrong with it before showing anything
        state: State | None = None
        for number, state, events in self._steps():  # noqa: B007
            self._log(number, events)
            if number == line:
                break
        if state is not None:
            self._table(line, state)

    def step(self, ask: Ask) -> None:
        """The whole game, line by line."""
        self.transcript.replay()
        for number, state, events in self._steps():
            self._log(number, events)
            self._table(number, state)
            if number < self.last and ask(self.words.say("replay-more") + " ").strip().casefold() in ("q", "quit"):
                return

    def _steps(self) -> Iterator[tuple[int, State, list[Event]]]:
        """For each line its number, the state after it, and what was told then."""
        game = self.transcript.game
        state = game.start(self.transcript.settings)
        yield 1, state, []
        for number, (seat, text) in enumerate(self.transcript.lines, 2):
            state.events = []
            state.play(seat, game.chance(text) if seat == CHANCE else game.action(text))
            told = [game.told(event, event.seat if self.everything else self.seat) for event in state.events]
            yield number, state, told

    def _log(self, number: int, events: list[Event]) -> None:
        for event in events:
            line = Table.grid(padding=(0, 2, 0, 0))
            line.add_row(Text(f"{number:>6}", "dim"), self.pen.event(event))
            self.console.print(line)
            picture = self.drawing.picture(event, self.pen)
            if picture is not None:
                self.console.print(picture)

    def _table(self, line: int, state: State) -> None:
        view = self.transcript.game.view(state, None if self.everything else self.seat)._replace(options=())
        if self.everything:
            title = self.words.say("replay-open", line=line, last=self.last)
        else:
            who = self.words.say("spectator") if self.seat is None else self.pen.people[self.seat]
            title = self.words.say("replay-at", line=line, last=self.last, who=who)
        self.console.print()
        self.console.print(Rule(Text(title, "bold"), style="dim"))
        self.console.print(self.drawing.table(view, self.pen))
        if self.everything:
            self.console.print(self.drawing.secrets(state, self.pen))
            self._sealed(state)
        elif self.seat is not None:
            self.console.print(self.drawing.hand(view, self.pen))
        self.console.print(Padding(self.pen.status(view.question, view.asked), (0, 1)))

    def _sealed(self, state: State) -> None:
        """The answers to a sealed question that is waiting for others."""
        for frame, action in state.sealed:
            given = {"who": self.pen.people[frame.seat], "words": self.words.answer(action.text)}
            self.console.print(Padding(self.pen.say("sealed-answer", **given), (0, 1)))
