"""`play`, `score`, `board`, `mcp`: at a table, whether its cards are real or not."""

from __future__ import annotations

from random import Random
from types import ModuleType
from typing import Annotated, Any, Literal

from cyclopts import App, Parameter

import whitechapel
from whitechapel.bots import default_bot, named, players
from whitechapel.bots.arena import optional
from whitechapel.cli.arguments import GameId, Lang, given_settings
from whitechapel.cli.console import keyboard, screen
from whitechapel.core.files import read_text
from whitechapel.core.frames import BadAnswer
from whitechapel.core.game import Game, no_such_seat
from whitechapel.terminal.play import PlayLoop, read
from whitechapel.terminal.score import Companion
from whitechapel.terminal.scorers import scorer
from whitechapel.terminal.session import Session
from whitechapel.text import Words, spoken


def register(app: App) -> None:
    """Add these commands to the command line."""
    for command in (play, score, board, mcp):
        app.command(command)


def play(
    game: GameId,
    *,
    edition: str | None = None,
    seats: int | None = None,
    lang: Lang = None,
    seed: int | None = None,
    seat: int = 0,
    opponents: str | None = None,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    board: str | None = None,
    memory: Literal["strict", "notebook", "full"] | None = None,
    load: str | None = None,
) -> int:
    """Play a whole match against bots.

    Parameters
    ----------
    edition
        Which printed rules, where a game has several.
    seats
        How many players sit at the table, including you.
    seed
        Repeats the same shuffles.
    seat
        Where you sit, counted from 0.
    opponents
        Which bots sit at the other seats: constable, sergeant, inspector, superintendent or, where there is one,
        commissioner; the last three can have a style, as in inspector-bold, inspector-patient or inspector-sly.
    option
        Any other option of the game as name=value; may be given several times.
    board
        Play on the board in this file, where a game can be played on several.
    memory
        How much is remembered for you: nothing that was covered or turned down again (strict), only your own notes
        (notebook), or everything you have seen (full); by default, whatever suits the game.
    load
        Continue the game in this file.
    """
    words = Words(lang or spoken(), game)
    chosen = whitechapel.game(game)
    boards = [] if board is None else [f"board={_boards(chosen).read(read_text(board))}"]
    given = given_settings(edition, seats, [*(option or []), *boards])
    saved = read(chosen, load) if load is not None else None
    if saved is not None:
        if given:
            raise BadAnswer("saved-options", "A saved game has its options already; leave them out.")
        given = saved.settings._asdict()
    session = sit_down(chosen, given, seat, opponents, seed, memory)
    if saved is not None:
        session.restore(saved)
    PlayLoop(session, words, screen(), keyboard).run()
    return 0


def sit_down(
    game: Game,
    given: dict[str, Any],
    seat: int,
    opponents: str | None,
    seed: int | None,
    memory: str | None = None,
) -> Session:
    """A new session; raises a GameError if a seat, a bot or a setting does not exist."""
    agreed = game.read_settings(given)
    if not 0 <= seat < agreed.seats:
        raise no_such_seat(seat, agreed.seats)
    bot = named(opponents or default_bot(game.id), players(game.id), game.id)
    return Session(game, agreed, seat, bot, Random(seed), memory)


def score(game: str, file: str | None = None, *, lang: Lang = None) -> int:
    """Score a hand that was played with real cards.

    Without a file it asks what it needs to know; if you stop early, it shows what you have typed as a file. Cards go by
    their short names, or by their names in English and German. A file is TOML; for Jack the Ripper:

        edition = "pegasus"            (or "us-games")
        ending = "out"                 (or last-card-lost, escaped, exhausted)
        file_empty = false             (us-games: whether the Case File is empty)

        [[player]]                     (once for each player)
        name = "Ines"
        table = "druitt*3 wild=druitt alibi-gull victim-nichols letters*3"
        hand = "eddy*2 escapes"
        vote = "druitt"                (everybody's or nobody's)

    For the Rue Morgue:

        ending = "caught"              (or solved, unsolved)
        under = "sailor*3 prefect"     (what lay under the Orang-Utan, if it was caught)

        [[player]]                     (once for each player)
        name = "Ines"
        table = "3am*3 roch*3 deduction-3am-roch"
        hand = "poe*2"

    Parameters
    ----------
    game
        One of the two Mystery Rummy games.
    file
        A TOML file that describes the hand.
    """
    words = Words(lang or spoken(), game)
    companion = Companion(scorer(whitechapel.game(game)), words, screen(), keyboard)
    if file is not None:
        companion.from_file(read_text(file))
        return 0
    companion.converse()
    return 0


def board(game: str, file: str | None = None, *, lang: Lang = None) -> int:
    """Print and check a board file.

    A board file is JSON: under map_north_to_south a list of rows, each a text with . for sea, # for land and C for a
    town; and, if the towns have names, under cities a list of objects with name and square, such as j3.

    Parameters
    ----------
    game
        Only check-the-ripper can be played on other boards.
    file
        The board file; by default the usual board is printed.
    """
    words = Words(lang or spoken(), game)
    _boards(whitechapel.game(game)).show(screen(), words, None if file is None else read_text(file))
    return 0


def _boards(game: Game) -> ModuleType:
    """How this game's board files are read and shown; raises BadAnswer if it has no other boards."""
    game.setting("board")
    room = game.room("terminal")
    assert room is not None, "a game with boards shows them"
    boards: ModuleType = room.board
    return boards


def mcp(*, server: str = "", nickname: str = "Guest", seed: int | None = None, lang: Lang = None) -> int:
    """Let a language model play: a server of the Model Context Protocol on the standard streams.

    Parameters
    ----------
    server
        The address of a Whitechapel server to play on; without it, games are played here, against bots.
    nickname
        What the model is called at the server's tables.
    seed
        Repeats the same shuffles, without a server.
    """
    optional("mcp")
    from whitechapel.mcp.door import door

    door(server, nickname, lang or spoken(), seed).run("stdio")
    return 0
