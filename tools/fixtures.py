"""Write moments of games into client/fixtures/, for the browser client's tests and its workbench.

    python tools/fixtures.py

The client's test run calls it, so what the tests see is what the games of this tree say. Seeded random games of every
game are played, each with different settings. For each question, as seen by the seat that is asked, by somebody else
and by a spectator, for each kind of answer, and for each kind of event that has just happened, the moment with the most
to see is kept: the view and what the seat was told, exactly as they go over the wire.

`client/fixtures/streams/` has stretches of whole games, as one seat is told them update by update: for each kind of
event a stretch in which it happens. They are for the law of the stage.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from whitechapel.core.frames import CHANCE, BadAnswer, Event
from whitechapel.core.game import Game
from whitechapel.core.plain_data import to_json
from whitechapel.games import HOUSE

FOLDER: Final = Path(__file__).resolve().parent.parent / "client" / "fixtures"
NAMES: Final = ("Ada", "Ines", "Max", "Theo", "Mrs Bell", "Jo")
SEEDS: Final = 3
"""How many games are played with each set of settings."""
LONGEST: Final = 400
"""No game goes on for more answers than this."""
HANDS: Final = 2
"""Nor, where that can be set, for more hands."""
GAMES: Final = 6
"""How many games are looked through for stretches."""
TOLD: Final = 40
"""How many of the latest told events go with a view."""


class Moment(NamedTuple):
    """The view of one seat (None: a spectator) after an answer, and what has happened: the last of it is new."""

    view: Any
    events: list[Event]
    new: int

    def told(self, game: Game, last: int) -> list[dict[str, Any]]:
        """The last events, as the seat was told them."""
        some = [game.told(event, self.view.seat) for event in self.events[len(self.events) - last :]]
        return [{"kind": event.kind, "seat": event.seat, "facts": to_json(event.facts)} for event in some]


def agreements(game: Game) -> Iterator[dict[str, Any]]:
    """The default settings, and each other value of each setting once, where it fits the rest."""
    usual = {"max_hands": HANDS} if any(option.name == "max_hands" for option in game.setting_table) else {}
    yield usual
    for option in game.setting_table:
        values = option.values if option.trials is None else option.trials
        for value in [*values[:4], *option.values[-1:]]:
            try:
                agreed = game.read_settings({**usual, option.name: value})
            except BadAnswer:
                continue
            if option.name != "max_hands" and agreed != game.read_settings(usual):
                yield {**usual, option.name: value}


def moments(game: Game, agreed: dict[str, Any], seed: int) -> Iterator[Moment]:
    """Every moment of a random game, for the seat that is asked, the next one and a spectator."""
    for state, events in course(game, agreed, seed):
        asked = 0 if state.over else state.seat()
        for eyes in (asked, (asked + 1) % state.agreed.seats, None):
            yield Moment(game.view(state, eyes), events, len(state.events))


def course(game: Game, agreed: dict[str, Any], seed: int) -> Iterator[tuple[Any, list[Event]]]:
    """A random game after each answer, with everything that has happened; what is new is in `state.events`."""
    rng = Random(seed)
    state: Any = game.new(**agreed)
    state.events = []
    events: list[Event] = []
    for _ in range(LONGEST):
        seat = state.seat()
        options = None if seat == CHANCE else state.question(seat).options(state)
        state.apply(state.sample(rng)) if options is None else state.play(seat, rng.choice(list(options)))
        if not state.over and state.seat() == CHANCE:
            continue  # nobody sees the table before chance has answered
        events = [*events, *state.events]
        yield state, events
        state.events.clear()
        if state.over:
            return


def names(moment: Moment) -> Iterator[str]:
    """What a moment is an example of."""
    view = moment.view
    watching = "watched-" if view.seat is None else "" if view.options else "waiting-"
    yield f"{watching}{view.question or 'over'}"
    yield from {f"{view.question}-can-{option.partition(' ')[0]}" for option in view.options}
    if view.seat is not None:
        yield from {f"told-{event.kind}" for event in moment.events[len(moment.events) - moment.new :]}


def best(game: Game) -> dict[str, Moment]:
    """The moment of each kind with the most to see, for each set of settings."""
    found: dict[str, tuple[int, Moment]] = {}
    for agreed in agreements(game):
        tag = "".join([f" {name}={str(value)[:20]}" for name, value in agreed.items() if name != "max_hands"])
        for seed in range(SEEDS):
            for moment in moments(game, agreed, seed):
                much = len(str(moment.view))
                for name in names(moment):
                    if much > found.get(name + tag, (0, moment))[0]:
                        found[name + tag] = (much, moment)
    return {name: moment for name, (_, moment) in found.items()}


def fixture(game: Game, name: str, moment: Moment) -> dict[str, Any]:
    """A moment as the page receives it."""
    view = moment.view
    people = [
        {"kind": "person" if seat == view.seat else "bot:constable", "name": one, "present": True}
        for seat, one in enumerate(NAMES[: view.agreed.seats])
    ]
    return {
        "name": name,
        "seat": view.seat,
        "seats": people,
        "view": to_json(view),
        "events": moment.told(game, moment.new),
        "told": moment.told(game, min(TOLD, len(moment.events))),
    }


def stretches(game: Game) -> Iterator[dict[str, Any]]:
    """For each kind of event the first update that tells it to a seat, in a few games: what the seat had seen before,
    the update and the one after it, and another moment of the same game."""
    usual = next(agreements(game))
    known: set[str] = set()
    for seed in range(GAMES):
        seat = seed % game.read_settings(usual).seats
        played = [
            Moment(game.view(state, seat), events, len(state.events)) for state, events in course(game, usual, seed)
        ]
        for at in range(1, len(played)):
            kinds = {event["kind"] for event in played[at].told(game, played[at].new)}
            if kinds <= known:
                continue
            known |= kinds
            before = played[at - 1]
            yield {
                "names": NAMES[: before.view.agreed.seats],
                "seat": seat,
                "told": before.told(game, min(TOLD, len(before.events))),
                "before": to_json(before.view),
                "updates": [
                    {"view": to_json(moment.view), "events": moment.told(game, moment.new)}
                    for moment in played[at : at + 2]
                ],
                "elsewhere": to_json(played[at // 2 if at > len(played) // 2 else -1].view),
            }


def main() -> None:
    """Write one file for each game."""
    (FOLDER / "streams").mkdir(parents=True, exist_ok=True)
    for game in HOUSE:
        found = [fixture(game, name, moment) for name, moment in best(game).items()]
        (FOLDER / f"{game.id}.json").write_text(json.dumps(found, ensure_ascii=False), encoding="utf-8")
        parts = list(stretches(game))
        (FOLDER / "streams" / f"{game.id}.json").write_text(json.dumps(parts, ensure_ascii=False), encoding="utf-8")
        print(f"{len(found)} moments and {len(parts)} stretches of {game.id}")


if __name__ == "__main__":
    main()
