"""The score companion, for tests: a file or typed lines in, printed text out, its white space folded."""

from __future__ import annotations

import io

from rich.console import Console

from whitechapel.terminal.score import Ask, Companion, Scorer
from whitechapel.text import Words


def said(scorer: Scorer, game: str, text: str, language: str = "en") -> str:
    """What the companion shows for a file."""
    out = io.StringIO()
    _companion(scorer, game, language, out, _nobody).from_file(text)
    return " ".join(out.getvalue().split())


def typed(scorer: Scorer, game: str, *lines: str, language: str = "en") -> str:
    """What the companion shows to somebody who types these lines."""
    out = io.StringIO()
    answers = iter(lines)

    def ask(prompt: str, begun: str) -> str:
        out.write(prompt + begun)
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    _companion(scorer, game, language, out, ask).converse()
    return " ".join(out.getvalue().split())


def _companion(scorer: Scorer, game: str, language: str, out: io.StringIO, ask: Ask) -> Companion:
    return Companion(scorer, Words(language, game), Console(file=out, width=120), ask)


def _nobody(prompt: str, begun: str) -> str:
    raise EOFError
