"""Sessions at a terminal, recorded exactly: what was typed and what was printed.

A file of `tests/sessions/` begins with the command, and every line that was typed stands after its prompt, between ‹
and ›. The opponents play at random, so that nothing but the rules and the terminal decides what is printed.

- `PYTHONPATH=tests .venv-dev/bin/python -m recorded` types the same lines again and keeps what is printed now.
- `PYTHONPATH=tests .venv-dev/bin/python -m recorded mr-jack` plays that game anew, with a constable who types German.
"""

from __future__ import annotations

import io
import re
import shlex
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from rich.console import Console

import whitechapel
from whitechapel import cli
from whitechapel.bots import bots
from whitechapel.cli import playing
from whitechapel.terminal.play import PlayLoop
from whitechapel.terminal.session import Session
from whitechapel.text import Words

FOLDER = Path(__file__).parent / "sessions"
WIDTH = 80
TYPED = re.compile("‹(.*)›$", re.MULTILINE)


def record(command: str, typed: Callable[[Session], Iterator[str]]) -> str:
    """What a session of this command looks like in which somebody types these lines, to the end of the game or of the
    lines."""
    out = io.StringIO()
    out.write(f"$ {command}\n")
    lines: list[Iterator[str]] = []

    def play_loop(session: Session, *others: Any) -> PlayLoop:
        lines.append(typed(session))
        return PlayLoop(session, *others)

    def keyboard(prompt: str) -> str:
        line = next(lines[0], None)
        if line is None:
            raise EOFError
        out.write(f"{prompt}‹{line}›\n")
        return line

    screen = Console(file=out, width=WIDTH, highlight=False)
    with patch.multiple(playing, PlayLoop=play_loop, screen=lambda: screen, keyboard=keyboard):
        cli.run(shlex.split(command)[1:])
    return "".join(line.rstrip() + "\n" for line in out.getvalue().splitlines())


def again(recorded: str) -> str:
    """The same command and the same lines, as they are printed now."""
    return record(recorded.partition("\n")[0].removeprefix("$ "), lambda session: iter(TYPED.findall(recorded)))


# -- playing anew ---------------------------------------------------------------------------------

AGREED = {
    "jack-the-ripper": "--seed 1888 --option max_hands=1",
    "rue-morgue": "--seed 1841 --option max_hands=1",
    "mr-jack": "--seed 6 --seat 1",
    "check-the-ripper": "--seed 3 --option turn_limit=10",
}

RUMMY = {
    "draw file": [
        "ziehe Fallakte",
        "zieh eine Karte aus der Fallakte",
        "Fallakte",
        "ziehe Akte",
        "Fallakte ziehen",
    ],
    "draw yard": ["nimm die oberste Karte von Scotland Yard", "nimm vom Yard", "ziehe Scotland Yard"],
    "draw morgue": ["nimm die oberste Karte der Rue Morgue", "ziehe Rue Morgue", "nimm von der Rue Morgue"],
    "meld": ["melde {b} {a}{wild}", "{b} {a}{wild} melden", "ich melde {b}x {a}{wild}", "lege {b} {a}{wild} aus"],
    "layoff": ["lege {rest} an", "{rest} anlegen", "ergänze {rest}"],
    "layoff wild": ["lege einen Joker als {c} an", "ergänze einen Joker als {c}"],
    "play": ["spiele „{rest}“", "{rest} ausspielen", "spiele {rest} aus", "ich spiele {rest}"],
    "discard": ["lege {rest} ab", "{rest} ablegen", "ablegen {key}", "wirf „{rest}“ ab", "ablegen {rest}"],
    "take": ["nimm {rest}", "{rest} nehmen"],
    "feed file": ["füttere den Orang-Utan aus der Fallakte", "fuettere aus der Akte"],
    "feed morgue": ["füttere den Orang-Utan aus der Rue Morgue", "füttere Rue Morgue"],
    "hide": ["lege {rest} unter den Orang-Utan", "verstecke {rest}"],
}
PHRASES = {
    "jack-the-ripper": RUMMY,
    "rue-morgue": RUMMY,
    "mr-jack": {
        "card": ["nimm {rest}", "{rest}", "wähle {rest}", "ich spiele {rest}"],
        "power first": ["erst die Fähigkeit", "Fähigkeit zuerst"],
        "move first": ["Bewegung zuerst", "erst die Bewegung"],
        "move": ["gehe nach {rest}", "nach {rest}", "{rest}", "bewege {who} {rest}", "bewege {who} nach {rest}"],
        "leave": ["fliehe durch den Ausgang im {rest}"],
        "swap": ["tausche mit {rest}", "Mit {rest} tauschen"],
        "light": ["Laterne von {a} nach {c}", "versetze die Laterne von {a} nach {c}", "Laterne {a} {c}"],
        "cordon": ["Sperre von {a} nach {c}", "versetze die Sperre vom {a} in den {c}"],
        "cover": ["Deckel von {a} nach {c}", "lege den Deckel von {a} auf {c}"],
        "whistle": ["pfeife {a} nach {c}", "{a} nach {c}", "bewege {a} {c}"],
        "face": ["leuchte nach {rest}", "drehe die Lampe nach {rest}"],
    },
    "check-the-ripper": {
        "place": ["stelle die Figur auf {rest}"],
        "king": ["König {rest}", "ziehe den König nach {rest}", "Koenig nach {rest}"],
        "queen": ["Dame {rest}", "Dame nach {rest}"],
        "rook": ["Turm {rest}", "ziehe mit dem Turm nach {rest}"],
        "bishop": ["Läufer {rest}", "Laeufer nach {rest}"],
        "knight": ["Springer {rest}", "Springer nach {rest}"],
        "turn": ["riskiere {rest}", "decke {rest} auf"],
        "look": ["sieh die Akte auf {rest} an", "{rest} ansehen"],
        "done": ["fertig", "nicht mehr ziehen"],
        "take": ["nimm die Chips"],
        "decline": ["verzichte"],
        "put back": ["lege die Akte zurück"],
    },
}
"""How a German player types each answer, in turn; answers that are missing here are typed as they stand in the list."""

ASIDES = {
    "jack-the-ripper": {
        0: ["hilfe", "ziehe", "warum melde Druitt 3"],
        1: ["ablegen", "lege den Joker ab", "? Jokern"],
        3: ["ablegen Drewitt"],
        5: ["warum 1", "protokoll", "notiz Ines legt alles ab"],
    },
    "rue-morgue": {0: ["?", "warum melde 3 Blitzableiter"], 1: ["melde zwei Poe", "lege ab"], 4: ["tisch"]},
    "mr-jack": {0: ["hilfe", "warum klage Holmes an"], 1: ["bewege Holmes z9"], 3: ["protokoll", "? Laterne"]},
    "check-the-ripper": {0: ["?", "warum Turm g11"], 1: ["fliege g5", "Turm a1"], 3: ["notiz Akte merken", "tisch"]},
}
"""What is typed besides, before the answer to a question, by its number."""


def german(session: Session) -> Iterator[str]:
    """Somebody who plays like a constable and types German, never the same way twice in a row."""
    game, words = session.game, Words("de", session.game.id)
    constable = bots(game.id)["constable"](game, session.transcript.settings, session.seat, Random(0))
    heard = asked = 0
    undone = False
    used: dict[str, int] = {}
    while not session.state.over:
        for event in session.log[heard:]:
            constable.hear(event)
        heard = len(session.log)
        yield from ASIDES[game.id].get(asked, [])
        text = constable.choose(session.view())
        given = len(session.transcript.lines)
        phrase = _phrase(session, words, text, used)
        yield phrase
        assert session.transcript.lines[given : given + 1] == [(session.seat, text)], (
            f"‹{phrase}› was not understood as {text}"
        )
        asked += 1
        if not undone and not session.state.over and not session.no_undo():
            undone = True
            yield from ("zurück", phrase)
    yield from ("punkte", "ende")


def _phrase(session: Session, words: Words, text: str, used: dict[str, int]) -> str:
    verb, *others = text.split(" ")
    phrases = PHRASES[session.game.id]
    kind = next((kind for kind in (text, " ".join([verb, *others[:1]]), verb) if kind in phrases), "")
    if not kind:
        return words.answer(text)
    used[kind] = used.get(kind, -1) + 1
    named = dict(zip("abc", map(words.name, others), strict=False))
    return phrases[kind][used[kind] % len(phrases[kind])].format(
        key="-".join(others),
        rest=words.name("-".join(others)),
        wild=f" mit {words.name(others[2][1:])}" if len(others) > 2 and kind == "meld" else "",
        who=words.name(getattr(session.view(), "active", "")),
        **named,
    )


def main() -> None:
    for name in sys.argv[1:] or [game.id for game in whitechapel.GAMES]:
        file = FOLDER / f"{name}.de.txt"
        command = f"whitechapel play {name} --lang de --opponents random {AGREED.get(name, '')}".rstrip()
        text = record(command, german) if sys.argv[1:] else again(file.read_text(encoding="utf-8"))
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
