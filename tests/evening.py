"""An evening in the parlour, for tests: typed lines in, printed text out; and games with known cards."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from rich.console import Console

from whitechapel.bots import bots
from whitechapel.cli.playing import sit_down
from whitechapel.core.game import Game
from whitechapel.core.transcript import Transcript
from whitechapel.games.jack_the_ripper import GAME
from whitechapel.games.jack_the_ripper.material import DECK, NAMES
from whitechapel.terminal.play import PlayLoop
from whitechapel.terminal.replay import Replay
from whitechapel.terminal.session import Session
from whitechapel.text import Words

MINE = ["druitt", "druitt", "druitt", "victim-nichols", "letters", "letters", "eddy", "gull", "chapman", "commissioner"]
THEIRS = [
    "jill",
    "jill",
    "eddy",
    "gull",
    "pedachenko",
    "suspect-jill",
    "alibi-jill",
    "scene-mitre-square",
    "strikes",
    "chapman",
]
TOP = ["pedachenko", "scene-bucks-row", "jill", "gull", "letters"]
"""The first card of Scotland Yard, and what is then on top of the Case File."""


def shuffle(mine: list[str], theirs: list[str], top: list[str]) -> str:
    """A shuffle after which seat 0, dealt first, holds `mine` and seat 1 `theirs`; `top` comes next."""
    left = Counter(NAMES[kind] for kind in DECK)
    dealt = [card for pair in zip(mine, theirs, strict=True) for card in pair] + top
    left.subtract(dealt)
    assert min(left.values()) >= 0
    return "shuffled " + " ".join([*dealt, *left.elements()])


def transcript(*lines: str, mine: list[str] = MINE, theirs: list[str] = THEIRS, top: list[str] = TOP) -> str:
    """A match of two in which seat 0 begins, up to some line."""
    header = "jack-the-ripper edition=pegasus seats=2 first_dealer=1 rules=1"
    return "\n".join([header, "* " + shuffle(mine, theirs, top), *lines]) + "\n"


class Evening:
    """Somebody sits down in the parlour and types lines; `text` is all that was printed."""

    def __init__(
        self,
        *lines: str,
        lang: str = "en",
        width: int = 80,
        seat: int = 0,
        start: str = "",
        game: Game = GAME,
        typed: Callable[[Session], Iterator[str]] | None = None,
        **given: Any,
    ) -> None:
        words = Words(lang, game.id)
        self.session = sit_down(game, {"first_dealer": 1, **given}, seat, None, 7)
        if start:
            self.session.restore(Transcript.read(start, [game]))
        self._lines = typed(self.session) if typed else iter(lines)
        self._out = io.StringIO()
        self.loop = PlayLoop(self.session, words, Console(file=self._out, width=width, highlight=False), self._ask)
        self.loop.run()

    def _ask(self, prompt: str) -> str:
        self._out.write(prompt)
        try:
            line = next(self._lines)
        except StopIteration:
            raise EOFError from None
        self._out.write(line + "\n")
        return line

    @property
    def text(self) -> str:
        """Everything printed, with line breaks and runs of spaces taken as one space."""
        return " ".join(self._out.getvalue().split())

    @property
    def raw(self) -> str:
        return self._out.getvalue()

    @property
    def hand(self) -> Counter[str]:
        return Counter(self.session.view().hand)


def gone_on_with(text: str, game: Game, memory: str | None, *lines: str, language: str = "en") -> tuple[Session, str]:
    """Seat 0 goes on with a game against a bot, and types lines: the session, and all that was printed with the codes
    that clear the screen."""
    begun = Transcript.read(text, [game])
    session = Session(game, begun.settings, 0, bots(game.id)["random"], Random(7), memory)
    session.restore(begun)
    typed = iter(lines)

    def ask(prompt: str) -> str:
        for line in typed:
            return line
        raise EOFError

    out = io.StringIO()
    console = Console(file=out, width=100, highlight=False, force_terminal=True, color_system=None)
    PlayLoop(session, Words(language, game.id), console, ask).run()
    return session, out.getvalue()


def first_option(session: Session) -> Iterator[str]:
    """Somebody who always takes the first option, until the match is over."""
    while not session.state.over:
        yield "1"


def sensible(session: Session) -> Iterator[str]:
    """Somebody who listens and plays like a constable."""
    game = session.game
    bot = bots(game.id)["constable"](game, session.transcript.settings, session.seat, Random(0))
    heard = 0
    while not session.state.over:
        for event in session.log[heard:]:
            bot.hear(event)
        heard = len(session.log)
        yield bot.choose(session.view())


def replayed(text: str, seat: int | None, everything: bool = False, line: int | None = None, lang: str = "en") -> str:
    out = io.StringIO()
    words = Words(lang, GAME.id)
    console = Console(file=out, width=100, highlight=False)
    Replay(Transcript.read(text, [GAME]), words, console, seat, everything).show(line)
    return out.getvalue()


LINES = ("0 draw file", "0 discard eddy", "1 draw file", "1 discard chapman", "0 draw file")
HIDDEN = [*THEIRS[:-2], "alibi-druitt", "chapman"]
"""Another hand for seat 1 that shows the same."""
