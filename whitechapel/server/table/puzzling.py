"""Puzzles as they are sent: a moment of a game, and what an answer to it is worth."""

from __future__ import annotations

from typing import Final

from whitechapel.core.game import Game
from whitechapel.core.plain_data import to_json
from whitechapel.review.puzzles import Puzzle, puzzles, scene
from whitechapel.server.table import bodies, reviewed, wire

MENTIONED: Final = 5
"""How many answers are named, besides those that were given."""


def every(game: Game) -> bodies.Puzzles:
    """All the puzzles of a game."""
    return bodies.Puzzles(puzzles=[bodies.PuzzleInfo(one.id, one.theme) for one in puzzles(game).values()])


def shown(game: Game, puzzle: Puzzle) -> bodies.Puzzle:
    """A puzzle before it is solved."""
    transcript, view, told = scene(game, puzzle)
    return bodies.Puzzle(
        puzzle=puzzle.id,
        game=game.id,
        theme=puzzle.theme,
        seat=puzzle.seat,
        seats=transcript.settings.seats,
        view=to_json(view),
        events=[wire.Event(event.kind, event.seat, to_json(event.facts)) for event in told],
    )


def solved(game: Game, puzzle: Puzzle, answer: str) -> bodies.Solved | None:
    """How good an answer is; None if it is not possible there."""
    mine = puzzle.worth(answer)
    if mine is None:
        return None
    said = (puzzle.best.answer, answer, puzzle.given)
    named = [one for place, one in enumerate(puzzle.answers) if place < MENTIONED or one.answer in said]
    return bodies.Solved(
        right=answer == puzzle.best.answer,
        lost=puzzle.best.chance - mine.chance,
        best=puzzle.best.answer,
        given=puzzle.given,
        rank=puzzle.rank,
        answers=[reviewed.option(game.id, one, one.answer in said) for one in named],
    )
