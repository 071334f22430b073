"""One screen of each game in each language, as a person sees it at a terminal of 80 columns.

`PYTHONPATH=tests python -m test_screens` draws the pictures anew; look at them before you commit them.
"""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

import whitechapel
from whitechapel.cli.playing import sit_down
from whitechapel.core.game import Game
from whitechapel.core.transcript import Transcript
from whitechapel.terminal.play import PlayLoop
from whitechapel.text import LANGUAGES, Words

FOLDER = Path(__file__).parent / "screens"
"""For each game a transcript, `<game>.txt`, and what it looks like at its end, `<game>.<language>.txt`."""


def picture(game: Game, language: str) -> Path:
    return FOLDER / f"{game.id}.{language}.txt"


def screen(game: Game, language: str) -> str:
    """What is printed before the first question to somebody who loads the game at seat 0."""
    words = Words(language, game.id)
    transcript = Transcript.read((FOLDER / f"{game.id}.txt").read_text(encoding="utf-8"), [game])
    session = sit_down(game, transcript.settings._asdict(), 0, None, 7)
    session.restore(transcript)
    out = io.StringIO()
    loop = PlayLoop(session, words, Console(file=out, width=80, color_system=None, highlight=False), _nobody)
    loop._shown = len(session.log)  # what happened before is not told again
    loop.run()
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines()) + "\n"


def _nobody(prompt: str) -> str:
    raise EOFError


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", whitechapel.GAMES, ids=lambda game: game.id)
def test_the_screen_looks_like_this(game: Game, language: str) -> None:
    shown = screen(game, language)
    assert shown == picture(game, language).read_text(encoding="utf-8")
    assert max(map(len, shown.splitlines())) <= 80


if __name__ == "__main__":
    for game in whitechapel.GAMES:
        for language in LANGUAGES:
            picture(game, language).write_text(screen(game, language), encoding="utf-8")
