"""`whitechapel ...`: play, read the rules, replay, check the laws, let bots play, score real cards."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Annotated, Any, Literal

from cyclopts import App, CycloptsError, Parameter
from rich.console import Console
from rich.text import Text

import whitechapel
from whitechapel.bots import bots, default_bot, named
from whitechapel.bots.arena import pairings, tasks
from whitechapel.core.files import read_text
from whitechapel.core.frames import BadAnswer, GameError
from whitechapel.core.game import Game, no_such_seat
from whitechapel.games import GAMES
from whitechapel.server.host import commands
from whitechapel.terminal import arena as arena_
from whitechapel.terminal import rules
from whitechapel.terminal.check import check as check_laws
from whitechapel.terminal.new_game import new_game
from whitechapel.terminal.play import PlayLoop, read
from whitechapel.terminal.replay import Replay
from whitechapel.terminal.score import Companion
from whitechapel.terminal.scorers import scorer
from whitechapel.terminal.session import Session
from whitechapel.terminal.wrong_line import wrong_line
from whitechapel.text import Words

try:
    import readline  # its mere presence gives `input` a history and editing
except ImportError:
    readline = None  # type: ignore[assignment]  # there is none on Windows

Language = Literal["en", "de"]
WRONG = 2
"""The exit code for anything wrong with the request."""
BROKEN_LAW = 1

app = App(name="whitechapel", help="A parlour for detective games with hidden information.")


def spoken() -> Language:
    """The language of the environment: German if it says so, otherwise English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "de" if os.environ[name].casefold().startswith("de") else "en"
    return "en"


def screen() -> Console:
    """Where everything is printed. Colours follow the terminal, and NO_COLOR turns them off."""
    return Console(highlight=False)


def keyboard(prompt: str, begun: str = "") -> str:
    """A line that somebody types or continues; with history and editing where the system has them."""
    if not begun or readline is None:
        return input(prompt)
    readline.set_startup_hook(lambda: readline.insert_text(begun))
    try:
        return input(prompt)
    finally:
        readline.set_startup_hook()


@app.command
def menu() -> int:
    """Choose a game and play it."""
    words = Words(spoken())
    console = screen()
    if not sys.stdin.isatty():
        app.help_print([])
        return 0
    console.print(Text(words.say("menu-title"), "bold"))
    for number, game in enumerate(GAMES, 1):
        console.print(f" {number} {game.rulebook.title[words.language]}", markup=False)
    console.print(Text(words.say("menu-help"), "dim"))
    with suppress(EOFError, KeyboardInterrupt):
        while True:
            typed = keyboard(f"{words.say('menu-which')} (1-{len(GAMES)}) ").strip() or "1"
            if typed.isascii() and typed.isdigit() and 1 <= int(typed[:4]) <= len(GAMES):
                return play(GAMES[int(typed) - 1].id)
            console.print(words.say("menu-unknown"))
    console.print()
    return 0


@app.command
def play(
    game: str,
    *,
    edition: str | None = None,
    seats: int | None = None,
    lang: Language | None = None,
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
    game
        Which game, such as jack-the-ripper.
    edition
        Which printed rules, where a game has several.
    seats
        How many players sit at the table, including you.
    lang
        English or German; otherwise as the environment says.
    seed
        Repeats the same shuffles.
    seat
        Where you sit, counted from 0.
    opponents
        Which bots sit at the other seats: constable, sergeant, inspector or superintendent.
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
    given = _given(edition, seats, [*(option or []), *boards])
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
    bot = named(opponents or default_bot(game.id), bots(game.id), game.id)
    return Session(game, agreed, seat, bot, Random(seed), memory)


def _given(edition: str | None, seats: int | None, options: list[str]) -> dict[str, Any]:
    """The settings of a game, from their own switches and from name=value."""
    given: dict[str, Any] = {}
    if edition is not None:
        given["edition"] = edition
    if seats is not None:
        given["seats"] = str(seats)
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            raise BadAnswer("option-form", "'{given}' is not an option as name=value.", given=option[:80])
        if name in given:
            raise BadAnswer("option-twice", "The option {option} is given twice.", option=name[:80])
        given[name] = value
    return given


@app.command(name="rules")
def rules_(game: str, word: str = "", *, edition: str | None = None, lang: Language | None = None) -> int:
    """Print the rulebook of a game.

    Parameters
    ----------
    game
        Which game, such as jack-the-ripper.
    word
        Only the rule with this id, or the rules with this word in them.
    edition
        Only the rules of this edition, such as us-games.
    lang
        English or German; otherwise as the environment says.
    """
    words = Words(lang or spoken(), game)
    rulebook = whitechapel.game(game).rulebook
    if edition is not None:
        rulebook = rulebook.of(edition)
    return 0 if rules.show(screen(), rulebook, words, word) else WRONG


@app.command
def replay(
    file: str,
    *,
    seat: int | None = None,
    at: int | None = None,
    lang: Language | None = None,
    open: Annotated[bool, Parameter(negative="")] = False,
    step: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Look at a saved game again.

    Parameters
    ----------
    file
        A transcript.
    seat
        Whose view to show, counted from 0; by default a spectator's.
    at
        After which line of the file; by default the last.
    lang
        English or German; otherwise as the environment says.
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


@app.command
def check(game: str, *, games: int = 1000, jobs: int | None = None, seed: int = 0, lang: Language | None = None) -> int:
    """Play random games and check the laws every game must keep.

    Parameters
    ----------
    game
        Which game, such as jack-the-ripper.
    games
        How many games, cycling through all its settings.
    jobs
        How many processes to use; by default one per processor.
    seed
        The seed of the first game; each further game has the next one.
    lang
        English or German; otherwise as the environment says.
    """
    words = Words(lang or spoken(), game)
    if games < 1 or (jobs is not None and jobs < 1):
        raise BadAnswer("check-numbers", "The numbers of games and of jobs must be at least 1.")
    fine = check_laws(whitechapel.game(game), games, jobs or os.cpu_count() or 2, seed, words, screen())
    return 0 if fine else BROKEN_LAW


@app.command
def arena(
    game: str,
    *levels: str,
    games: int = 400,
    jobs: int | None = None,
    seed: int = 0,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    executor: Literal["processes", "ray", "dask"] = "processes",
    timed: Annotated[bool, Parameter(negative="")] = False,
    json: str | None = None,
    svg: str | None = None,
    lang: Language | None = None,
) -> int:
    """Let bots play each other, and count the wins.

    Parameters
    ----------
    game
        Which game, such as jack-the-ripper.
    levels
        Who plays: constable, sergeant, inspector, superintendent, plain-search or random; everybody
        plays everybody else, and a level named twice also plays itself.
    games
        How many matches each pairing plays; every deal is played twice, with seats exchanged.
    jobs
        How many processes to use; by default one per processor.
    seed
        Repeats the same matches.
    option
        An option of the game as name=value, such as seats=4; may be given several times.
    executor
        Where the matches are played: on this machine, or on a Ray or Dask cluster.
    timed
        Let the bots watch the clock, as at a table; the results then depend on the machine.
    json
        Write the table to this file, as data.
    svg
        Write a drawing of the ratings to this file.
    lang
        English or German; otherwise as the environment says.
    """
    words = Words(lang or spoken(), game)
    if games < 2 or (jobs is not None and jobs < 1) or len(levels) < 2:
        raise BadAnswer("arena-numbers", "An arena needs two levels, two games and one job at least.")
    chosen = _given(None, None, option or [])
    all_tasks = tasks(whitechapel.game(game), pairings(levels), games // 2, seed, chosen, timed)
    table = arena_.run(all_tasks, jobs=jobs or os.cpu_count() or 2, executor=executor, words=words, console=screen())
    arena_.save(table, json, svg)
    return 0


@app.command
def score(game: str, file: str | None = None, *, lang: Language | None = None) -> int:
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
    lang
        English or German; otherwise as the environment says.
    """
    words = Words(lang or spoken(), game)
    companion = Companion(scorer(whitechapel.game(game)), words, screen(), keyboard)
    if file is not None:
        companion.from_file(read_text(file))
        return 0
    companion.converse()
    return 0


@app.command(name="board")
def board_(game: str, file: str | None = None, *, lang: Language | None = None) -> int:
    """Print and check a board file.

    A board file is JSON: under map_north_to_south a list of rows, each a text with . for sea, # for land and C for a
    town; and, if the towns have names, under cities a list of objects with name and square, such as j3.

    Parameters
    ----------
    game
        Only check-the-ripper can be played on other boards.
    file
        The board file; by default the usual board is printed.
    lang
        English or German; otherwise as the environment says.
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


@app.command(name="new-game")
def new_game_(name: str, *, to: Path = Path(), lang: Language | None = None) -> int:
    """Write the skeleton of a new game: a package of its own that keeps the laws from the start.

    Parameters
    ----------
    name
        The name of the game, such as three-card-trick.
    to
        Where to create the game's folder; by default the current directory.
    lang
        English or German; otherwise as the environment says.
    """
    words = Words(lang or spoken())
    folder = new_game(name, to)
    console = screen()
    console.print(words.say("new-game-written", folder=str(folder)), soft_wrap=True)
    console.print(f"  pip install -e {folder}\n  whitechapel play {name}", soft_wrap=True)
    return 0


commands.register(app)


def run(arguments: list[str] | None = None) -> int:
    """Run a command line; anything wrong with it is one sentence and the exit code 2."""
    line = sys.argv[1:] if arguments is None else arguments
    try:
        result = app(line, exit_on_error=False, print_error=False, result_action="return_value")
    except GameError as error:
        return complain(error, line)
    except CycloptsError as error:
        return complain(wrong_line(error), line)
    except KeyboardInterrupt:
        return 130
    return result if isinstance(result, int) else 0


def complain(error: GameError, line: list[str]) -> int:
    """Print the error to stderr, in the language and in the words of the game that the command line asks for."""
    game = next((word for word in line if word in [game.id for game in GAMES]), "")
    sentence = Words(asked_for(line) or spoken(), game).error(error)
    Console(stderr=True, highlight=False).print(Text(sentence), soft_wrap=True)
    return WRONG


def asked_for(line: list[str]) -> Language | None:
    """The language named on a command line, even one that is otherwise wrong."""
    for before, word in pairwise(["", *line]):
        name, _, value = word.partition("=")
        said = value if name == "--lang" else word if before == "--lang" else ""
        if said in ("en", "de"):
            return "de" if said == "de" else "en"
    return None


def main() -> None:
    """The console script."""
    sys.exit(run())
