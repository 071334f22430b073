"""Puzzles: moments of bot games in which one answer is clearly better than all others (docs/puzzles.md).

`puzzles.json` in a game's folder has those that are shipped, mined by `whitechapel puzzles mine GAME`. The right answer
is right by what its seat knows, like everything in a review: this time it might have lost.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

from whitechapel.core.files import read_text, write_text
from whitechapel.core.frames import Event
from whitechapel.core.game import Game
from whitechapel.core.transcript import Transcript
from whitechapel.review.weighing import Decision, Option

FILE: Final = "puzzles.json"
ANY: Final = "any"
"""The theme of a puzzle of a game that has no themes of its own."""
DIGITS: Final = 4


class Puzzle(NamedTuple):
    """A moment of a game, and what each answer is worth."""

    id: str
    theme: str
    """The set it belongs to; `puzzle-theme-<theme>` is its message."""
    seat: int
    given: str
    """What a bot answered: not the best."""
    rank: str
    """That bot."""
    case: tuple[str, ...]
    """The game up to this moment, as the lines of a transcript."""
    answers: tuple[Option, ...]
    """Every answer that is possible, the best first."""

    @property
    def best(self) -> Option:
        """The right answer."""
        return self.answers[0]

    def worth(self, answer: str) -> Option | None:
        """What an answer is worth; None if it is not possible here."""
        return next((one for one in self.answers if one.answer == answer), None)


class Scene(NamedTuple):
    """What is shown of a puzzle: what its seat sees, and what it has been told in this game."""

    transcript: Transcript
    view: Any
    told: tuple[Event, ...]


def scene(game: Game, puzzle: Puzzle) -> Scene:
    """The table as the seat of a puzzle sees it. Raises a GameError if it cannot be played under these rules."""
    transcript = Transcript.read("\n".join(puzzle.case), [game])
    state = transcript.replay(told=True)
    told = [game.told(event, puzzle.seat) for event in state.events or ()]
    return Scene(transcript, game.view(state, puzzle.seat), tuple(told))


@lru_cache
def puzzles(game: Game) -> Mapping[str, Puzzle]:
    """The puzzles that a game comes with, by their ids."""
    file = folder(game) / FILE
    return {one.id: one for one in read_file(str(file))} if file.exists() else {}


def folder(game: Game) -> Path:
    """Where a game's own data is."""
    module = import_module(game.home)
    assert module.__file__ is not None
    return Path(module.__file__).parent


def themes(found: Iterable[Puzzle]) -> dict[str, list[str]]:
    """The ids of puzzles by their themes, in their order."""
    sets: dict[str, list[str]] = {}
    for one in found:
        sets.setdefault(one.theme, []).append(one.id)
    return sets


def theme(game: Game, decision: Decision) -> str:
    """The theme of a decision, as the game's own room names it."""
    room = game.room("review")
    name: str = room.theme(decision) if room is not None else ANY
    return name


def read_file(file: str) -> list[Puzzle]:
    """The puzzles in a file."""
    return read(read_text(file))


def read(text: str) -> list[Puzzle]:
    """Puzzles from their file."""
    return [
        Puzzle(
            **{
                **row,
                "case": tuple(row["case"]),
                "answers": tuple([Option(**option) for option in row["answers"]]),
            }
        )
        for row in json.loads(text)
    ]


def write(found: Iterable[Puzzle]) -> str:
    """Puzzles as a file, one on each line."""
    rows = []
    for one in found:
        answers = [
            option._replace(chance=round(option.chance, DIGITS), error=round(option.error, DIGITS))._asdict()
            for option in one.answers
        ]
        rows.append(json.dumps({**one._asdict(), "answers": answers}, ensure_ascii=False, separators=(",", ":")))
    return "[\n" + ",\n".join(rows) + "\n]\n"


def save(found: Iterable[Puzzle], file: str) -> None:
    """Write puzzles to a file."""
    write_text(file, write(found))
