"""`rules`, `replay`, `review`: reading the rules, and games that are over."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

from cyclopts import App, Parameter

import whitechapel
from whitechapel.bots.judge import DEEP, QUICK
from whitechapel.cli.arguments import GameId, Lang
from whitechapel.cli.console import WRONG, keyboard, screen
from whitechapel.core.files import read_text, write_text
from whitechapel.terminal import review as shown_review
from whitechapel.terminal import rules as shown_rules
from whitechapel.terminal.replay import Replay
from whitechapel.text import Words, spoken

Saved = Annotated[str, Parameter(help="A transcript.")]


def register(app: App) -> None:
    """Add these commands to the command line."""
    for command in (rules, replay, review):
        app.command(command)


def rules(
    game: GameId,
    word: str = "",
    *,
    edition: str | None = None,
    lang: Lang = None,
    examples: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Print the rulebook of a game.

    Parameters
    ----------
    word
        Only the rule with this id, or the rules with this word in them.
    edition
        Only the rules of this edition, such as us-games.
    examples
        Instead, how many rules have an example, and which have none.
    """
    words = Words(lang or spoken(), game)
    if examples:
        shown_rules.show_coverage(screen(), whitechapel.game(game), words)
        return 0
    rulebook = whitechapel.game(game).rulebook
    if edition is not None:
        rulebook = rulebook.of(edition)
    return 0 if shown_rules.show(screen(), rulebook, words, word) else WRONG


def replay(
    file: Saved,
    *,
    seat: int | None = None,
    at: int | None = None,
    lang: Lang = None,
    open: Annotated[bool, Parameter(negative="")] = False,
    step: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Look at a saved game again.

    Parameters
    ----------
    seat
        Whose view to show, counted from 0 as in the file; by default a spectator's.
    at
        After which line of the file; by default the last.
    open
        Show everything that was hidden.
    step
        Line by line, with Enter.
    """
    language = lang or spoken()
    transcript = whitechapel.read(read_text(file))
    shown = Replay(transcript, Words(language, transcript.game.id), screen(), seat, open)
    if step:
        with suppress(EOFError, KeyboardInterrupt):
            shown.step(keyboard)
    else:
        shown.show(at)
    return 0


def review(
    file: Saved,
    *,
    seat: int | None = None,
    deep: Annotated[bool, Parameter(negative="")] = False,
    html: str | None = None,
    lang: Lang = None,
) -> int:
    """Say what each decision of a saved game cost, and what was luck.

    Parameters
    ----------
    seat
        Whose decisions, counted from 0 as in the file; by default everybody's.
    deep
        Look at four times as many worlds, which takes four times as long.
    html
        Write a page with the curve to this file.
    """
    transcript = whitechapel.read(read_text(file))
    words = Words(lang or spoken(), transcript.game.id)
    seats = list(range(transcript.settings.seats)) if seat is None else [seat]
    console = screen()
    sheets = shown_review.judged(transcript, seats, DEEP if deep else QUICK, words, console)
    for sheet in sheets:
        shown_review.show(sheet, words, console)
    if html is not None:
        write_text(html, shown_review.as_page(transcript, sheets, words))
        console.print(words.say("review-written", file=html), soft_wrap=True)
    return 0
