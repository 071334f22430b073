"""Write views and events of real games of Mr. Jack for the browser client's development pages and tests.

    python tools/fixtures_mr_jack.py

Seeded games are played by chance; of all moments that fit a situation the richest is written, as its seat saw it: the
view by field names and what the seat was told in the last answers, exactly as they go over the wire.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from whitechapel.core.frames import CHANCE, Event
from whitechapel.games.mr_jack import GAME
from whitechapel.games.mr_jack.material import DETECTIVE, JACK
from whitechapel.games.mr_jack.view import View

FOLDER = Path(__file__).resolve().parent.parent / "client" / "src" / "games" / GAME.id / "fixtures"
NAMES = ("Ada", "Ines")
SEEDS = range(90)
LAST = 8
"""So many of the last told events go with a view."""


class Situation(NamedTuple):
    """Something the table must be able to show: who sees it (None: a spectator), and how to recognise it."""

    name: str
    seat: int | None
    fits: Callable[[View], bool]
    edition: str = "2006"
    told: str = ""
    """The kind of event that has just happened, if it matters."""


def asked(question: str, *, by: str = "", answers: str = "") -> Callable[[View], bool]:
    """The seat is asked this while this character's card is played, and some answer begins with this word."""
    return lambda view: (
        view.question == question
        and bool(view.options)
        and by in ("", view.active)
        and any(option.startswith(answers) for option in view.options)
        and view.round > 1
    )


def ended(ending: str) -> Callable[[View], bool]:
    return lambda view: view.ending == ending


def late(view: View) -> bool:
    return view.round >= 6 and view.question == "choose-card" and len(view.possible) in (2, 3, 4)


SITUATIONS = (
    Situation("start", DETECTIVE, lambda view: view.round == 1 and view.turn == 0 and bool(view.options)),
    Situation("start-jack", JACK, lambda view: view.round == 1 and view.turn == 0 and not view.options),
    Situation("choose-detective", DETECTIVE, asked("choose-card")),
    Situation("choose-jack", JACK, asked("choose-card")),
    Situation("holmes", DETECTIVE, asked("move", by="holmes")),
    Situation("watson", DETECTIVE, asked("move", by="watson")),
    Situation("watson-faces", DETECTIVE, asked("face", by="watson")),
    Situation("smith-order", DETECTIVE, asked("power-or-move", by="smith")),
    Situation("smith-light", DETECTIVE, asked("light", by="smith")),
    Situation("smith-moves", DETECTIVE, asked("move", by="smith")),
    Situation("lestrade-cordon", JACK, asked("cordon", by="lestrade")),
    Situation("stealthy", JACK, asked("move", by="stealthy")),
    Situation("goodley-order", JACK, asked("power-or-move", by="goodley")),
    Situation("goodley-whistle", DETECTIVE, asked("whistle", by="goodley", answers="whistle watson")),
    Situation("goodley-again", JACK, lambda view: asked("whistle")(view) and view.calls > 0),
    Situation("gull", JACK, asked("move", by="gull", answers="swap")),
    Situation("bert-cover", DETECTIVE, asked("cover", by="bert")),
    Situation("accuse", DETECTIVE, lambda view: asked("move", answers="accuse")(view) and len(view.possible) <= 3),
    Situation("leave", JACK, asked("move", answers="leave")),
    Situation("witness-seen", DETECTIVE, lambda view: view.seen, told="witness"),
    Situation("witness-unseen", JACK, lambda view: not view.seen, told="witness"),
    Situation("late-detective", DETECTIVE, lambda view: late(view) and bool(view.options) and len(view.alibis) > 0),
    Situation("late-jack", JACK, lambda view: late(view) and bool(view.options) and view.drawn[0] > 0),
    Situation("waiting", DETECTIVE, lambda view: view.question == "move" and not view.options and view.round > 2),
    Situation("spectator", None, lambda view: view.question == "move" and view.round > 2),
    Situation("caught", DETECTIVE, ended("caught")),
    Situation("wronged", DETECTIVE, ended("wronged")),
    Situation("escaped", JACK, ended("escaped")),
    Situation("escaped-detective", DETECTIVE, ended("escaped")),
    Situation("dawn", JACK, ended("dawn")),
    Situation("later-start", DETECTIVE, lambda view: view.round == 1 and view.turn == 0, edition="later"),
    Situation("later-moves", JACK, asked("move", by="bert"), edition="later"),
)


def choose(view: View, rng: Random, eager: str) -> str:
    """An answer by chance; `eager` is the one way to end a game that is taken when it comes up."""
    last = [option for option in view.options if option.split(" ")[0] in ("accuse", "leave")]
    others = [option for option in view.options if option not in last]
    if last and last[0].startswith(eager) and len(view.possible) < 4:
        return rng.choice(last)
    return rng.choice(others or last)


def moments(edition: str, seed: int) -> Iterator[tuple[int | None, View, tuple[Event, ...], tuple[Event, ...]]]:
    """Every moment of a seeded game for both seats and a spectator: the view, the last events, and the newest ones."""
    rng = Random(seed)
    state: Any = GAME.new(edition=edition)
    state.events = []
    eyes = (DETECTIVE, JACK, None)
    told: dict[int | None, list[Event]] = {eye: [] for eye in eyes}
    while not state.over:
        seat = state.seat()
        if seat == CHANCE:
            state.apply(state.sample(rng))
        else:
            state.play(seat, GAME.action(choose(GAME.view(state, seat), rng, ("accuse", "leave", "none")[seed % 3])))
        if not state.over and state.seat() == CHANCE:
            continue
        for eye in eyes:
            new = tuple([GAME.told(event, eye) for event in state.events])
            told[eye] += new
            yield eye, GAME.view(state, eye), tuple(told[eye][-LAST:]), new
        state.events.clear()


def richness(view: View) -> int:
    """How much there is to see: options, people in sight and out of it, and people who are still to be found out."""
    shadows = min(len(view.in_sight), 8 - len(view.in_sight))
    return min(30, len(view.options)) + 3 * shadows + 5 * min(4, len(view.possible)) + 4 * sum(view.drawn)


def plain(value: Any) -> Any:
    """Named tuples as objects, other tuples as lists."""
    if hasattr(value, "_fields"):
        return {name: plain(part) for name, part in zip(value._fields, value, strict=True)}
    if isinstance(value, tuple | list):
        return [plain(part) for part in value]
    return value


def main() -> None:
    best: dict[str, tuple[View, tuple[Event, ...]]] = {}
    for edition in ("2006", "later"):
        wanted = [situation for situation in SITUATIONS if situation.edition == edition]
        for seed in SEEDS:
            for eye, view, last, new in moments(edition, seed):
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
            {"kind": "person" if seat == view.seat else "bot:constable", "name": name, "present": True}
            for seat, name in enumerate(NAMES)
        ]
        fixture = {
            "name": situation.name, "seat": view.seat, "seats": people, "view": plain(view), "events": events,
        }  # fmt: skip
        text = json.dumps(fixture, ensure_ascii=False)
        (FOLDER / f"{situation.name}.json").write_text(text + "\n", encoding="utf-8")
    print(f"{len(SITUATIONS)} fixtures in {FOLDER.relative_to(FOLDER.parents[3])}")


if __name__ == "__main__":
    main()
