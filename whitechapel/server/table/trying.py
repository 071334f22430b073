"""The table of an example, to try things out on: nothing is kept, and every request tells the whole story again."""

from __future__ import annotations

from random import Random
from typing import Final

from whitechapel.core import examples
from whitechapel.core.examples import Example
from whitechapel.core.frames import CHANCE, State
from whitechapel.core.game import Game
from whitechapel.core.plain_data import to_json
from whitechapel.server.table import bodies, say, wire

MOST_ROLLS: Final = 40
"""How often chance answers between two people, at most: so a request never costs more than its answers allow."""


def what_comes(game: Game, wanted: bodies.Try) -> bodies.Tried | None:
    """What comes of these answers on the table of an example; None if there is no such example."""
    found = [example for example in examples.of(game) if wanted.rule in example.rules]
    if wanted.number >= len(found):
        return None
    example = found[wanted.number]
    state, rng, refused = examples.position(game, example), Random(wanted.chance), ""
    state.events = []
    _roll(state, rng)
    for line in wanted.answers:
        state.events = []
        refused = _give(game, state, line)
        if refused:
            break
        _roll(state, rng)
    asked = [seat for seat in state.waiting() if seat >= 0]
    seats: int = game.read_settings(example.settings).seats
    seat = wanted.seat if wanted.seat is not None and wanted.seat < seats else _usual(example, asked)
    told = [game.told(event, seat) for event in state.events or ()]
    return bodies.Tried(
        seat=seat,
        seats=seats,
        view=to_json(game.view(state, seat)),
        events=[wire.Event(event.kind, event.seat, to_json(event.facts)) for event in told],
        refused=refused,
        sentence=say.of_rule(game, refused) if refused else None,
        asked=asked,
    )


def _give(game: Game, state: State, line: str) -> str:
    """Give an answer such as `0 draw file`; returns the rule that forbids it, or nothing."""
    number, _, text = line.partition(" ")
    action = game.understand(text)
    if action is None or not (number.isascii() and number.isdigit() and len(number) < 3):
        return say.UNKNOWN
    refused = game.why(state, int(number), action)
    if refused is None:
        state.play(int(number), action)
    return refused or ""


def _roll(state: State, rng: Random) -> None:
    """Chance answers until somebody is asked."""
    for _ in range(MOST_ROLLS):
        if state.over or state.seat() != CHANCE:
            break
        state.play(CHANCE, state.sample(rng))


def _usual(example: Example, asked: list[int]) -> int:
    """Whose eyes one looks through: those of whoever the example is about."""
    number, _, _ = example.answer.partition(" ")
    return int(number) if number.isdigit() else asked[0] if asked else 0
