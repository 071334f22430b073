"""The play loop: show the table and the options, read a line, then play it or run it as a command."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from whitechapel.core.files import read_text, write_text
from whitechapel.core.frames import Action, BadAnswer, Event, GameError
from whitechapel.core.game import Game, near, no_such_seat
from whitechapel.core.transcript import Transcript
from whitechapel.games import GAMES
from whitechapel.terminal import rules
from whitechapel.terminal.choices import Choices, is_long
from whitechapel.terminal.drawings import drawing
from whitechapel.terminal.flow import Flow
from whitechapel.terminal.pen import Pen
from whitechapel.terminal.session import Session
from whitechapel.text import ME, Words
from whitechapel.text.vocabulary import Vocabulary

Ask = Callable[[str], str]
"""Asks for a line with a prompt; raises EOFError when there are no more."""

OPPONENTS = ("Ines", "Max", "Theo", "Ada")

YES = ("yes", "y", "ja", "j")

CLEAR_SCROLLBACK = "\x1b[3J"
"""Makes a terminal drop the lines that have scrolled off the screen."""

HELP = (
    ("1 2 3 …", "command-number"),
    ("{answer}", "command-answer"),
    ("{why} {answer}", "command-why"),
    ("? {word}", "command-rules"),
    ("{table}", "command-table"),
    ("{list} {word}", "command-list"),
    ("{log}", "command-log"),
    ("{note} {text}", "command-note"),
    ("{scores}", "command-scores"),
    ("{undo}", "command-undo"),
    ("{save} {file}", "command-save"),
    ("{load} {file}", "command-load"),
    ("{quit}", "command-quit"),
)

ALONE = ("table", "log", "scores", "undo", "quit")
"""Commands that take up the whole line: with anything after them, the line is an answer."""


class PlayLoop:
    """A person at the table: one session, one console, one language."""

    def __init__(self, session: Session, words: Words, console: Console, ask: Ask) -> None:
        self.session = session
        self.words = words
        self.console = console
        self.ask = ask
        self.drawing = drawing(session.game)
        self.vocabulary = Vocabulary(words.language, session.game.id, session.game.actions)
        self.pen = self._new_pen()
        self._shown = 0
        """How many events of the log have been printed."""
        self._leaving = False

    def _new_pen(self) -> Pen:
        session = self.session
        others = iter(OPPONENTS)
        people = [
            self.words.say("you") if seat == session.seat else next(others)
            for seat in range(session.transcript.settings.seats)
        ]
        drawing = self.drawing
        return Pen(self.words, session.game.rulebook, people, session.seat, drawing.styles, drawing.order)

    def run(self) -> None:
        """Play until the match is over or the person leaves. Nothing they type can break it."""
        try:
            self._go_on()
            while self._turn(self._read()):
                pass
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.console.print(self.pen.say("left-unsaved" if self.session.unsaved else "left"))

    def _read(self) -> str:
        hint = self.words.say("help-hint")
        return " ".join(self.ask(f"{self.words.say('your-answer')} ({hint}): ").split())

    # -- what is shown ----------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Let the others answer, and show the result."""
        self._clear()
        self.session.go_on()
        self._show_log(self.session.log[self._shown :])
        self._shown = len(self.session.log)
        if self.session.state.over:
            self._show_end()
        else:
            self._show_table()

    def _clear(self) -> None:
        """In a game played from memory, leave nothing of what was shown before, not even in the scrollback."""
        if self.session.policy != "full" and self.console.is_terminal:
            self.console.clear()
            self.console.file.write(CLEAR_SCROLLBACK)

    def _show_log(self, events: list[Event]) -> None:
        if events:
            self.console.print()
        for event in events:
            self.console.print(Padding(self.pen.event(event), (0, 1)))
            picture = self.drawing.picture(event, self.pen)
            if picture is not None:
                self.console.print(picture)

    def _choices(self) -> Choices:
        return Choices(self.session.view(), self.drawing, self.pen)

    def _show_table(self) -> None:
        view = self.session.view()._replace(options=self._choices().options)
        self.console.print()
        self.console.print(self.drawing.table(view, self.pen))
        self.console.print(self.drawing.hand(view, self.pen))
        seen = self.drawing.seen(view, self.session.memory, self.pen) if self.session.policy == "full" else None
        if seen is not None:
            self.console.print(seen)
        self.console.print(Padding(self.pen.status(view.question, view.asked), (0, 1)))
        self._show_options(below_map=True)

    def _show_options(self, below_map: bool = False) -> None:
        """The answers with their numbers, except those on the map if it has just been drawn. Of a long list, only what
        stands out, and how to see the rest."""
        choices = self._choices()
        rows = choices.off_map() if below_map else choices.rows()
        if is_long(rows, self.console.width):
            self._tell("many-options", count=len(rows), example=self.vocabulary.short(choices.options[0]))
            rows = choices.outstanding(self.console.width)
        self._show_rows(rows)
        if choices.typed_in_full:
            answers = [Text(self.vocabulary.short(text)) for text in choices.typed_in_full]
            self.console.print(Flow(answers, ", ", Text(f" {self.words.say('typed-in-full')}: ")))

    def _show_rows(self, rows: Sequence[Text]) -> None:
        if rows:
            self.console.print(self.pen.columns(rows, self.console.width))

    def _show_end(self) -> None:
        winners = self.session.game.result(self.session.state).winners
        if len(winners) == 1:
            who = ME if winners[0] == self.session.seat else self.pen.people[winners[0]]
            self.console.print(Padding(self.pen.say("winner", "bold", who=who), (1, 1)))
        else:
            names = ", ".join([self.pen.people[seat] for seat in winners])
            self.console.print(Padding(self.pen.say("winners", "bold", names=names), (1, 1)))

    def _tell(self, message: str, /, **given: object) -> None:
        self.console.print(Padding(self.pen.paint(self.words.say(message, **given)), (0, 1)))

    # -- what is typed ----------------------------------------------------------------------------

    def _turn(self, line: str) -> bool:
        """Do what a line says; False when the person leaves."""
        command, rest = self._command(line)
        leaving, self._leaving = self._leaving, False
        try:
            match command:
                case "quit":
                    return self._quit(leaving)
                case "help":
                    self._help(rest)
                case "log":
                    self._log()
                case "note":
                    self._note(rest)
                case "table":
                    self._show_table()
                case "list":
                    self._list(rest)
                case "scores":
                    self.console.print(self.drawing.scores(self.session.view(), self.pen))
                case "undo":
                    self._undo()
                case "save":
                    self._save(rest)
                case "load":
                    self._load(rest)
                case "why":
                    self._why(rest)
                case _:
                    self._answer(line)
        except GameError as error:
            self.console.print(Padding(Text(self.words.error(error)), (0, 1)))
        return True

    def _command(self, line: str) -> tuple[str, str]:
        """The command in a line, in either language, and the rest; if there is none, the line is an answer."""
        if line.startswith("?"):
            return "help", line[1:].strip()
        command, rest = self.vocabulary.command(line)
        return ("", line) if rest and command in ALONE else (command, rest)

    def _answer(self, line: str) -> None:
        """Play a number or an answer, or say why not."""
        options = self._choices().options
        if not line:
            if len(options) != 1:
                return
            line = options[0]
        action = self._meant(line)
        if action is None:
            return
        rule = self._why_not(action)
        if rule is not None:
            self._refuse(rule)
            return
        if self.drawing.is_grave(action.text) and not self._sure(action.text):
            return
        self.session.answer(action)
        self._go_on()

    def _list(self, word: str) -> None:
        """All the answers with their numbers, or those that contain a word."""
        choices = self._choices()
        rows = choices.with_word(word)
        self._show_rows(rows)
        if not rows:
            self._tell("list-none" if choices.options else "nobody-asked-you", word=word[:60])

    def _sure(self, text: str) -> bool:
        """Ask for confirmation of an answer that ends the game."""
        word, _, rest = text.partition(" ")
        question = self.words.say(f"sure-{word}", what=self.words.quoted(rest))
        if self.ask(f" {question} ").strip().casefold() in YES:
            return True
        self._tell("not-done")
        return False

    def _why_not(self, action: Action) -> str | None:
        return self.session.game.why(self.session.state, self.session.seat, action)

    def _meant(self, line: str) -> Action | None:
        """The answer that a number or words stand for; None, after saying so, if that is not clear."""
        if line.isascii() and line.isdigit():
            return self._numbered(line)
        view = self.session.view()
        found = self.vocabulary.meant(line, view.options, self.drawing.subject(view))
        if len(found) > 1 and found[0] in view.options:
            self._ask_which(line, found)
            return None
        actions = [self.session.game.action(text) for text in found] or self._never_offered(line)
        if len({self._why_not(action) for action in actions}) == 1:
            return actions[0]
        self._not_understood(line)
        return None

    def _numbered(self, number: str) -> Action | None:
        options = self._choices().options
        if len(number) <= 3 and 1 <= int(number) <= len(options):
            return self.session.game.action(options[int(number) - 1])
        self._tell("no-such-number" if options else "nobody-asked-you", number=number[:9], last=len(options))
        return None

    def _never_offered(self, line: str) -> list[Action]:
        """What a line means if the game understands it only in order to forbid it."""
        for text in (line.casefold(), *self.vocabulary.spellings(line)):
            with suppress(BadAnswer):
                return [self.session.game.action(text)]
        return []

    def _ask_which(self, line: str, found: Collection[str]) -> None:
        self._tell("which-one", text=line[:60])
        self._show_rows(self._choices().rows(found))

    def _refuse(self, rule: str) -> None:
        sentence = self.pen.rulebook.sentence(rule, self.words.language)
        self._tell("refused", sentence=sentence)
        self._tell("rule-id", rule=rule)
        options = self.session.view().options
        if options:
            self._tell("options")
            self._show_options()

    def _not_understood(self, line: str) -> None:
        self._tell("not-understood", text=line[:60])
        options = self.session.view().options
        typed = {self.vocabulary.short(text): None for text in options or self.session.game.actions}
        close = near(line[:60], typed)
        if close:
            self._tell("did-you-mean", near="; ".join(close))
        elif options:
            self._tell("other-answers")
            self._show_options()

    def _why(self, answer: str) -> None:
        if not answer:
            self._tell("why-what", example=self._example())
            return
        action = self._meant(answer)
        if action is None:
            return
        rule = self._why_not(action)
        if rule is None:
            self._tell("allowed", answer=self.vocabulary.short(action.text), words=self.words.answer(action.text))
        else:
            self.console.print(Padding(self.pen.rule(rule), (0, 1)))

    def _help(self, word: str) -> None:
        if word:
            rules.show(self.console, self.session.game.rulebook, self.words, word)
            return
        names = {name: self.words.say(f"arg-{name}") for name in ("answer", "word", "text", "file")}
        grid = Table.grid(padding=(0, 2))
        for usage, message in HELP:
            needs = {"example": self._example()} if message == "command-answer" else {}
            typed = usage.format(**names, **self.vocabulary.orders)
            grid.add_row(Text(typed, "bold"), Text(self.words.say(message, **needs)))
        self._tell("commands")
        self.console.print(Padding(grid, (0, 2)))

    def _example(self) -> str:
        """An answer as it can be typed: one that is possible now, if any is."""
        return self.vocabulary.short([*self.session.view().options, *self.session.game.actions][0])

    def _log(self) -> None:
        if self.session.log:
            for event in self.session.log:
                self.console.print(Padding(self.pen.event(event), (0, 1)))
        else:
            self._tell("log-empty")

    def _note(self, line: str) -> None:
        """Write a line into the notebook, or show all of it."""
        if self.session.policy == "strict":
            self._tell("no-notebook")
            return
        if line:
            self.session.notes.append(line)
        for number, note in enumerate(self.session.notes, 1):
            self.console.print(Padding(Text(f"{number} {note}"), (0, 1)))
        if not self.session.notes:
            self._tell("notebook-empty")

    def _undo(self) -> None:
        refusal = self.session.no_undo()
        if refusal:
            self._tell(refusal)
            return
        text = self.session.undo()
        self._shown = len(self.session.log)
        self._tell("undone", words=self.words.answer(text))
        self._show_table()

    def _save(self, name: str) -> None:
        if not name:
            self._tell("save-where")
            return
        write_text(name, self.session.transcript.write())
        self.session.saved = len(self.session.transcript.lines)
        self._tell("saved", file=name)

    def _load(self, name: str) -> None:
        if not name:
            self._tell("load-where")
            return
        transcript = read(self.session.game, name)
        seats = transcript.settings.seats
        if self.session.seat >= seats:
            raise no_such_seat(self.session.seat, seats)
        self.session.restore(transcript)
        self.pen = self._new_pen()
        self._tell("loaded", file=name, answers=self.session.saved)
        self._shown = len(self.session.log)
        self._go_on()

    def _quit(self, once_more: bool) -> bool:
        if self.session.unsaved and not once_more and not self.session.state.over:
            self._tell("quit-unsaved")
            self._leaving = True
            return True
        self._tell("left")
        return False


def read(game: Game, name: str) -> Transcript:
    """The transcript in a file, which must be of this game; a GameError if it is not."""
    transcript = Transcript.read(read_text(name), GAMES)
    if transcript.game.id != game.id:
        raise GameError(
            "other-game",
            "That is a transcript of {other}; here you play {game}.",
            other=transcript.game.id,
            game=game.id,
        )
    return transcript
