"""Write views and events of real games of Check the Ripper for the browser client's development pages and tests.

    python tools/fixtures_check_the_ripper.py

Seeded games are played by sensible players who quarrel more than they should; of all moments that fit a situation the
richest is written, as its seat saw it: the view by field names and what the seat was told, exactly as they go over the
wire.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from whitechapel.bots import bots
from whitechapel.core.frames import CHANCE, Event
from whitechapel.games.check_the_ripper import GAME
from whitechapel.games.check_the_ripper.options import SMALL
from whitechapel.games.check_the_ripper.view import View

FOLDER = Path(__file__).resolve().parent.parent / "client" / "src" / "games" / GAME.id / "fixtures"
NAMES = ("Ada", "Ines", "Max", "Mrs Bell")
SEEDS = range(14)
LAST = 8
"""So many of the last told events go with a view."""
QUARREL = 0.3
"""How often a player goes for a piece in reach instead of thinking."""

USUAL_TABLES: tuple[dict[str, Any], ...] = ({"seats": 4}, {"seats": 2}, {"seats": 3, "land_only": True})
OTHER_BOARD: dict[str, Any] = {"seats": 2, "board": SMALL}


class Situation(NamedTuple):
    """Something the table must be able to show: who sees it (None: a spectator), and how to recognise it."""

    name: str
    seat: int | None
    fits: Callable[[View], bool]
    seats: int = 4
    told: str = ""
    """The kind of event that has just happened, if it matters."""
    board: str = "isles"


def asked(question: str) -> Callable[[View], bool]:
    """The seat is asked this."""
    return lambda view: view.question == question and bool(view.options)


def both(*all_of: Callable[[View], bool]) -> Callable[[View], bool]:
    return lambda view: all(one(view) for one in all_of)


def two_different(view: View) -> bool:
    return view.question == "move" and len(set(view.moves)) == 2


def four_knights(view: View) -> bool:
    return view.question == "move" and len(view.moves) == 4


def series(view: View) -> bool:
    return view.question == "risk" and view.stake >= 4


def looks(view: View) -> bool:
    return view.peeked is not None and bool(view.peeked.face)


def sees_a_look(view: View) -> bool:
    return view.peeked is not None and not view.peeked.face


def file_shown(view: View) -> bool:
    return view.shown is not None


def late(view: View) -> bool:
    return sum(view.cabinet) >= 10 and not view.ending


SITUATIONS = (
    Situation("place", 0, asked("place")),
    Situation("place-last", 1, both(asked("place"), lambda view: sum([bool(square) for square in view.where]) == 3)),
    Situation("move", 0, both(asked("move"), two_different)),
    Situation("move-late", 1, both(asked("move"), two_different, late)),
    Situation("move-two", 0, both(asked("move"), two_different), seats=2),
    Situation("move-land", 0, both(asked("move"), two_different), seats=3),
    Situation("move-last-one", 2, both(asked("move"), lambda view: len(view.moves) == 1)),
    Situation("knights", 0, both(asked("move"), four_knights)),
    Situation("change", 0, asked("change")),
    Situation("bonus", 0, asked("bonus")),
    Situation("shown", 0, both(asked("move"), file_shown), told="revealed"),
    Situation("shown-to-others", 0, both(lambda view: not view.options, file_shown), told="revealed"),
    Situation("risk", 0, asked("risk"), told="filed"),
    Situation("risk-series", 1, both(asked("risk"), series), told="filed"),
    Situation("risk-watched", 0, both(lambda view: not view.options, series)),
    Situation("forfeited", 0, file_shown, told="forfeited"),
    Situation("duel-won", 0, asked("relocate"), told="duel"),
    Situation("duel-lost", 0, lambda view: view.question == "relocate" and not view.options, told="duel"),
    Situation("peek", 0, asked("peek")),
    Situation("peek-open", 0, looks, told="peeked"),
    Situation("peek-others", 0, sees_a_look, told="peeked"),
    Situation("convicted", 0, lambda view: view.cabinet.count(4) >= 2, told="convicted"),
    Situation("card-changed", 0, lambda view: not view.ending, told="card-changed"),
    Situation("waiting", 0, both(lambda view: not view.options, two_different)),
    Situation("spectator", None, both(two_different, late)),
    Situation("over", 0, lambda view: view.ending == "cabinet", told="game-over"),
    Situation("over-two", 1, lambda view: view.ending == "cabinet", seats=2, told="game-over"),
    Situation("other-board", 0, both(asked("move"), two_different), seats=2, board="small"),
    Situation("other-board-risk", 0, asked("risk"), seats=2, board="small"),
)


def moments(
    options: dict[str, Any], seed: int
) -> Iterator[tuple[int | None, View, tuple[Event, ...], tuple[Event, ...]]]:
    """Every moment of a seeded game for all seats and a spectator: the view, the last events, and the newest ones."""
    rng = Random(seed)
    state: Any = GAME.new(**options)
    state.events = []
    seats = range(state.agreed.seats)
    players = [bots(GAME.id)["sergeant"](GAME, state.agreed, seat, Random(seed + seat)) for seat in seats]
    eyes = (*seats, None)
    told: dict[int | None, list[Event]] = {eye: [] for eye in eyes}
    while not state.over:
        seat = state.seat()
        if seat == CHANCE:
            state.apply(state.sample(rng))
        else:
            view = GAME.view(state, seat)
            hostile = [answer for answer in view.options if answer.split(" ")[-1] in view.where and len(view.moves) > 0]
            quarrel = hostile and view.question in ("move", "bonus") and rng.random() < QUARREL
            state.play(seat, GAME.action(rng.choice(hostile) if quarrel else players[seat].choose(view)))
        if not state.over and state.seat() == CHANCE:
            continue
        for eye in eyes:
            new = tuple([GAME.told(event, eye) for event in state.events])
            told[eye] += new
            if eye is not None:
                for event in new:
                    players[eye].hear(event)
            yield eye, GAME.view(state, eye), tuple(told[eye][-LAST:]), new
        state.events.clear()


def richness(view: View) -> int:
    """How much there is to see: answers, files in the cabinet and on the board, chips and bonus moves."""
    files = min(sum(view.cabinet), 9)
    return min(40, len(view.options)) + 4 * files + len(view.files) + 3 * len(view.bonus) + 2 * min(view.stake, 9)


def plain(value: Any) -> Any:
    """Named tuples as objects, other tuples as lists."""
    if hasattr(value, "_fields"):
        return {name: plain(part) for name, part in zip(value._fields, value, strict=True)}
    if isinstance(value, tuple | list):
        return [plain(part) for part in value]
    return value


def main() -> None:
    best: dict[str, tuple[View, tuple[Event, ...]]] = {}
    for options in (*USUAL_TABLES, OTHER_BOARD):
        board = "small" if "board" in options else "isles"
        wanted = [one for one in SITUATIONS if one.seats == options["seats"] and one.board == board]
        for seed in SEEDS:
            for eye, view, last, new in moments(options, seed):
                for situation in wanted:
                    if situation.seat != eye or not situation.fits(view):
                        continue
                    if situation.told and situation.told not in [event.kind for event in new]:
                        continue
                    found = best.get(situation.name)
                    if found is None or richness(view) > richness(found[0]):
                        best[situation.name] = (view, new if situation.told else last)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for situation in SITUATIONS:
        view, told = best[situation.name]
        events = [{"kind": event.kind, "seat": event.seat, "facts": plain(dict(event.facts))} for event in told]
        people = [
            {"kind": "person" if seat == view.seat else "bot:simple", "name": name, "present": True}
            for seat, name in enumerate(NAMES[: situation.seats])
        ]
        fixture = {
            "name": situation.name, "seat": view.seat, "seats": people, "view": plain(view), "events": events,
        }  # fmt: skip
        text = json.dumps(fixture, ensure_ascii=False)
        (FOLDER / f"{situation.name}.json").write_text(text + "\n", encoding="utf-8")
    print(f"{len(SITUATIONS)} fixtures in {FOLDER.relative_to(FOLDER.parents[3])}")


if __name__ == "__main__":
    main()
