"""`whitechapel ...`: the command line. Each module beside this one has the commands of one subject."""

from __future__ import annotations

import sys
from contextlib import suppress
from itertools import pairwise

from cyclopts import App, CycloptsError
from rich.console import Console
from rich.text import Text

import whitechapel
from whitechapel.cli import among_bots, new_games, playing, puzzles, reading
from whitechapel.cli.console import WRONG, keyboard, screen
from whitechapel.core.frames import GameError
from whitechapel.games import GAMES
from whitechapel.server.host import commands
from whitechapel.terminal.wrong_line import wrong_line
from whitechapel.text import Language, Words, spoken

app = App(
    name="whitechapel",
    version=whitechapel.__version__,
    help="A parlour for detective games with hidden information.",
)
for subject in (playing, reading, puzzles, among_bots, new_games, commands):
    subject.register(app)


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
                return playing.play(GAMES[int(typed) - 1].id)
            console.print(words.say("menu-unknown"))
    console.print()
    return 0


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
