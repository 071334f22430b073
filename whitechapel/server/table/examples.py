"""The examples of a game's rules, played and put into the server's records."""

from __future__ import annotations

from whitechapel.core import examples
from whitechapel.core.examples import Example
from whitechapel.core.game import Game
from whitechapel.core.plain_data import to_json
from whitechapel.server.table import bodies, wire


def every(game: Game) -> bodies.Examples:
    """All of them, without views."""
    return bodies.Examples([shown(game, example) for example in examples.of(game)])


def of_rule(game: Game, rule: str) -> bodies.Examples:
    """Those of one rule, with what is seen before and after."""
    return bodies.Examples([shown(game, example, True) for example in examples.of(game) if rule in example.rules])


def shown(game: Game, example: Example, views: bool = False) -> bodies.Example:
    """One of them, as the seat that answers is told."""
    outcome = examples.play(game, example)
    number, _, _ = example.answer.partition(" ")
    seat = None if number == "*" else int(number)
    told = [game.told(event, seat) for event in outcome.events]
    return bodies.Example(
        rules=list(example.rules),
        settings=dict(example.settings),
        table=dict(example.table),
        before=list(example.before),
        answer=example.answer,
        seat=seat,
        refused=outcome.refused,
        events=[wire.Event(event.kind, event.seat, to_json(event.facts)) for event in told],
        views=[to_json(game.view(state, seat)) for state in (outcome.before, outcome.after)] if views else [],
    )
