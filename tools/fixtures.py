"""Write views and events of real games for the browser client's development pages and tests.

    python tools/fixtures.py

Seeded games are played by the house's bots; of all moments that fit a situation the richest is written, as its seat
saw it: the view by field names and what the seat was told in the last answers, exactly as they go over the wire.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import whitechapel
from whitechapel.bots import bots
from whitechapel.core.frames import CHANCE, Event
from whitechapel.core.game import Game
from whitechapel.games.jack_the_ripper.view import View

CLIENT = Path(__file__).resolve().parent.parent / "client" / "src" / "games"
NAMES = ("Ada", "Ines", "Max", "Theo")
SEEDS = range(40)
LAST = 12
"""So many of the last told events go with a view."""


class Moment(NamedTuple):
    """What one seat (None: a spectator) sees at one moment, and what it was told in this hand."""

    view: Any
    told: tuple[Event, ...]


class Situation(NamedTuple):
    """Something the table must be able to show: in which games to look for it, and how to recognise it."""

    name: str
    options: dict[str, Any]
    fits: Callable[[Any], bool]
    spectator: bool = False
    bot: str = "constable"
    remember: bool = False
    """Whether everything told in this hand belongs to it."""


def asked(question: str, *answers: str) -> Callable[[Any], bool]:
    """The seat is asked this, and each of these words begins one of its options."""
    return lambda view: (
        view.question == question
        and bool(view.options)
        and all(any(option.startswith(answer) for option in view.options) for answer in answers)
    )


def scored(verdict: str, hands: int = 1) -> Callable[[View], bool]:
    """A hand has just been scored, and this was the verdict."""
    return lambda view: (
        len(view.sheets) >= hands
        and view.sheets[-1].verdict == verdict
        and view.question == "draw"
        and sum(len(area.cards) for area in view.areas) == 0
        and view.yard == 1
    )


AMERICAN = {"edition": "us-games"}
SITUATIONS = (
    Situation("start-2", {"seats": 2}, lambda view: view.question == "draw" and view.yard == 1 and not view.sheets),
    Situation("draw-2", {"seats": 2}, asked("draw", "draw yard")),
    Situation("draw-vote-3", {**AMERICAN, "seats": 3}, asked("draw", "call vote")),
    Situation("play-2", {"seats": 2}, asked("play", "meld", "layoff", "play victim")),
    Situation("play-3", {"seats": 3}, asked("play", "meld", "layoff", "play")),
    Situation("play-4", {**AMERICAN, "seats": 4}, asked("play", "meld", "layoff", "discard")),
    Situation("wild-3", {"seats": 3}, asked("play", "meld", "layoff wild as")),
    Situation("alibi-3", {"seats": 3}, asked("play", "play alibi eddy", "play alibi gull")),
    Situation("five-victims-3", {"seats": 3}, asked("play", "done", "meld")),
    Situation("discard-3", {"seats": 3}, asked("discard")),
    Situation("window-holder-3", {"seats": 3}, asked("window", "play escapes")),
    Situation("window-3", {"seats": 3}, lambda view: view.options == ("pass",)),
    Situation("window-answered-4", {**AMERICAN, "seats": 4}, lambda view: view.answered == "pass"),
    Situation("vote-3", {**AMERICAN, "seats": 3}, asked("ballot")),
    Situation("vote-sealed-2", {"seats": 2, "vote": True}, lambda view: view.answered.startswith("vote")),
    Situation("voted-3", {**AMERICAN, "seats": 3}, lambda view: bool(view.vote) and bool(view.options)),
    Situation("look-3", {"seats": 3}, asked("look")),
    Situation("keep-3", {"seats": 3}, asked("play-or-keep")),
    Situation("waiting-3", {"seats": 3}, lambda view: view.question == "play" and not view.options),
    Situation("spectator-4", {"seats": 4}, lambda view: view.question == "play", spectator=True),
    Situation("solved-3", {"seats": 3, "vote": True}, scored("solved", 3)),
    Situation("solved-2", {"seats": 2}, scored("solved")),
    Situation("unsolved-2", {"seats": 2}, scored("unsolved"), bot="random"),
    Situation("at-large-4", {**AMERICAN, "seats": 4}, scored("at-large", 2)),
    Situation("escaped-3", {"seats": 3}, scored("ripper-escaped")),
    Situation("over-3", {**AMERICAN, "seats": 3}, lambda view: not view.question),
)


def moments(game: Game, options: dict[str, Any], seed: int, spectator: bool, bot: str) -> Iterator[Moment]:
    """Every moment of a seeded game, through the eyes of the seat that is shown something new."""
    rng = Random(seed)
    agreed = game.read_options(options)
    state: Any = game.start(agreed)
    seats = agreed.seats
    state.events = []
    players = [bots(game.id)[bot](game, agreed, seat, rng) for seat in range(seats)]
    told: list[list[Event]] = [[] for _ in range(seats + 1)]
    eyes: tuple[int | None, ...] = (None,) if spectator else tuple(range(seats))
    while not state.over:
        seat = state.seat()
        if seat == CHANCE:
            state.apply(state.sample(rng))
        else:
            view = game.view(state, seat)
            if seed % 2:  # in every other game the Ripper does not escape, so that all five victims stay on the table
                view = view._replace(options=tuple([o for o in view.options if o != "play escapes"]))
            state.play(seat, game.action(players[seat].choose(view)))
        for event in state.events:
            for ear in range(seats):
                told[ear].append(game.told(event, ear))
                players[ear].hear(told[ear][-1])
            told[seats].append(game.told(event, None))
            if event.kind == "hand-begins":
                for ears in told:
                    del ears[:-LAST]  # enough to see how the hand before has ended
        state.events.clear()
        for eye in eyes:
            yield Moment(game.view(state, eye), tuple(told[seats if eye is None else eye]))


def richness(view: View) -> int:
    """How much there is to see: cards on the table, in hand and in Scotland Yard, options and hands played."""
    table = sum(len(area.cards) + len(area.wilds) for area in view.areas)
    kinds = len({card for area in view.areas for card in area.cards})
    return (
        table + 2 * kinds + len(set(view.hand)) + 3 * len(view.options) + len(view.look) + 4 * min(6, len(view.sheets))
    )


def plain(value: Any) -> Any:
    """Named tuples as objects, other tuples as lists."""
    if hasattr(value, "_fields"):
        return {name: plain(part) for name, part in zip(value._fields, value, strict=True)}
    if isinstance(value, tuple | list):
        return [plain(part) for part in value]
    return value


def fixture(situation: Situation, moment: Moment) -> dict[str, Any]:
    """What the page is given for one situation."""
    view = moment.view
    people = [
        {"kind": "person" if seat == view.seat else "bot:constable", "name": name, "present": True}
        for seat, name in enumerate(NAMES[: view.agreed.seats])
    ]
    told = [{"kind": event.kind, "seat": event.seat, "facts": plain(dict(event.facts))} for event in moment.told]
    found = {"name": situation.name, "seat": view.seat, "seats": people, "view": plain(view), "events": told[-LAST:]}
    return {**found, "told": told} if situation.remember else found


def search(
    game: Game, situations: Sequence[Situation], richness: Callable[[Any], int], seeds: range
) -> dict[str, Moment]:
    """The richest moment of each situation."""
    best: dict[str, Moment] = {}
    games: dict[str, list[Situation]] = {}
    for situation in situations:
        games.setdefault(str((situation.options, situation.spectator, situation.bot)), []).append(situation)
    for wanted in games.values():
        for seed in seeds:
            for moment in moments(game, wanted[0].options, seed, wanted[0].spectator, wanted[0].bot):
                for situation in wanted:
                    if situation.fits(moment.view):
                        found = best.get(situation.name)
                        if found is None or richness(moment.view) > richness(found.view):
                            best[situation.name] = moment
    return best


def write(game: Game, situations: Sequence[Situation], richness: Callable[[Any], int], seeds: range = SEEDS) -> None:
    """Find all situations and write each into a file."""
    folder = CLIENT / game.id / "fixtures"
    folder.mkdir(parents=True, exist_ok=True)
    best = search(game, situations, richness, seeds)
    missing = [situation.name for situation in situations if situation.name not in best]
    if missing:
        raise SystemExit(f"Never happened: {', '.join(missing)}.")
    for situation in situations:
        text = json.dumps(fixture(situation, best[situation.name]), ensure_ascii=False)
        (folder / f"{situation.name}.json").write_text(text + "\n", encoding="utf-8")
    print(f"{len(situations)} fixtures in {folder.relative_to(CLIENT.parent.parent)}")


if __name__ == "__main__":
    write(whitechapel.game("jack-the-ripper"), SITUATIONS, richness)
