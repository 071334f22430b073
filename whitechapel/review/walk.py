"""A game through one seat's eyes again: every decision it had, with what it knew then."""

from __future__ import annotations

import hashlib
from typing import Any, Final, NamedTuple

from whitechapel.core.frames import CHANCE, Event
from whitechapel.core.game import Result, no_such_seat
from whitechapel.core.transcript import Transcript

STAGES: Final = ("round", "hand_number", "turn")
"""The fields of a view in which a game counts how far it has got."""


def counted(view: Any) -> str:
    """The first of them that a view has; an empty text if it has none."""
    return next((name for name in STAGES if hasattr(view, name)), "")


class Moment(NamedTuple):
    """A question with a choice, and the answer that was given."""

    line: int
    """The index of the answer in the transcript's lines."""
    told: tuple[Event, ...]
    """What the seat was told since the moment before."""
    view: Any
    given: str
    key: str
    """A digest of all the seat had been told and could see: the same for everybody who knew the same."""


class Walk(NamedTuple):
    """All the decisions of one seat."""

    transcript: Transcript
    seat: int
    moments: tuple[Moment, ...]
    result: Result | None
    """How the game ended; None if it goes on."""

    @property
    def counted(self) -> str:
        """What the game counts: rounds, hands or turns."""
        return counted(self.moments[0].view) if self.moments else ""


def walk(transcript: Transcript, seat: int, memory: str | None = None) -> Walk:
    """The decisions of a seat where the players had agreed on this memory (None: the game's default). Raises a
    GameError if there is no such seat, or the transcript cannot be played."""
    game, agreed = transcript.game, transcript.settings
    if not 0 <= seat < agreed.seats:
        raise no_such_seat(seat, agreed.seats)
    transcript.replay()  # whatever is wrong with it is reported by its line
    state = game.start(agreed)
    digest = hashlib.sha256(repr((game.id, game.rules, agreed, seat)).encode())
    moments: list[Moment] = []
    told: list[Event] = []
    for line, (who, text) in enumerate(transcript.lines):
        if who == seat:
            view = game.view(state, seat)
            if len(view.options) > 1:
                known = digest.copy()
                known.update(repr(view).encode())
                moments.append(Moment(line, tuple(told), view, text, known.hexdigest()))
                told = []
        state.events = []
        state.play(who, game.chance(text) if who == CHANCE else game.action(text))
        for event in state.events:
            heard = game.told_to_bot(event, seat, memory)
            told.append(heard)
            digest.update(repr((heard.kind, heard.seat, sorted(heard.facts.items()))).encode())
    return Walk(transcript, seat, tuple(moments), game.result(state) if state.over else None)
