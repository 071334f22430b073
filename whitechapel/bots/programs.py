"""Guests that are programs of their own: anything that reads and writes lines can play in the arena.

    whitechapel arena mr-jack inspector --guest "python my_bot.py"

The program is started once for each seat of each match, and is told and asked things on its standard input, one JSON
object a line:

    {"kind": "start", "game": "mr-jack", "settings": {...}, "seat": 0}
    {"kind": "asked", "told": [{"kind": "moved", "seat": 1, "facts": {...}}, ...], "view": {...}, "text": "...",
     "options": ["card holmes", "card bert"]}
    {"kind": "refused", "answer": "card watson", "options": [...]}

It answers `asked` and `refused` with one line: one of the options, as it stands there. `told` is what its seat has
heard since the last question, `view` what it sees, `text` the same in plain English. A program whose answer is refused
three times in a row has one chosen for it by lot. When the match is over its input ends, and it should too.
"""

from __future__ import annotations

import json
import shlex
import subprocess
import weakref
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any, Final

from whitechapel.bots.bot import BotMaker, Candidate
from whitechapel.core.compiler_hints import mypyc_attr
from whitechapel.core.frames import BadAnswer, Event
from whitechapel.core.game import Game
from whitechapel.core.plain_data import to_json

PREFIX: Final = "guest:"
"""How the name of such a guest begins; the rest is its command."""
TRIES: Final = 3
GRACE: Final = 5.0
"""How many seconds it has to end once its input has."""


@mypyc_attr(native_class=False)  # so that its program can be ended when it is no longer needed
class ProgramGuest:
    """A player that is another program."""

    def __init__(self, command: str, game: Game, agreed: Any, seat: int, rng: Random) -> None:
        self._command = command
        self._game = game
        self._rng = rng
        self._told: list[Any] = []
        self._program = _launch(command)
        weakref.finalize(self, _end, self._program)
        self._send({"kind": "start", "game": game.id, "settings": to_json(agreed), "seat": seat})

    def hear(self, event: Event) -> None:
        """Keep what was told until the next question."""
        self._told.append({"kind": event.kind, "seat": event.seat, "facts": to_json(event.facts)})

    def choose(self, view: Any) -> str:
        """What the program answers."""
        options: list[str] = list(view.options)
        text = self._game.describe(view)
        question = {"kind": "asked", "told": self._told, "view": to_json(view), "text": text, "options": options}
        self._told = []
        for _ in range(TRIES):
            self._send(question)
            answer = self._receive()
            if answer in options:
                return answer
            question = {"kind": "refused", "answer": answer[:80], "options": options}
        return self._rng.choice(options)

    def weigh(self, view: Any) -> Sequence[Candidate]:
        """Its answer; what else it has considered is not known."""
        return (Candidate(self.choose(view)),)

    def _send(self, message: Any) -> None:
        stream = self._program.stdin
        assert stream is not None, "it was started with a pipe"
        try:
            stream.write(json.dumps(message) + "\n")
            stream.flush()
        except OSError:
            raise self._gone() from None

    def _receive(self) -> str:
        stream = self._program.stdout
        assert stream is not None, "it was started with a pipe"
        line = stream.readline()
        if not line:
            raise self._gone()
        return line.strip()

    def _gone(self) -> BadAnswer:
        return BadAnswer(
            "guest-ended", "The guest '{command}' has ended before its match was over.", command=self._command
        )


def _launch(command: str) -> subprocess.Popen[str]:
    try:
        return subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
    except (OSError, ValueError) as error:
        raise BadAnswer(
            "guest-start", "The guest '{command}' cannot be started: {reason}.", command=command, reason=str(error)
        ) from error


def _end(program: subprocess.Popen[str]) -> None:
    """Close a program's input, and see to it that it ends."""
    if program.stdin is not None:
        with suppress(OSError):
            program.stdin.close()
    try:
        program.wait(GRACE)
    except subprocess.TimeoutExpired:
        program.kill()
        program.wait()
    if program.stdout is not None:
        program.stdout.close()


def program_guest(name: str) -> BotMaker | None:
    """The maker of the guest with this name, if it is a program's."""
    if not name.startswith(PREFIX):
        return None
    command = name.removeprefix(PREFIX)
    return lambda game, agreed, seat, rng: ProgramGuest(command, game, agreed, seat, rng)
