"""What is kept of a finished game besides its log: all that was told and shown, so that it can always be watched.

A log holds answers, and means something only under the rules it was played by. A keepsake holds what came of them, and
is read without any rules: the table's information with the result, the transcript, and every answer with its events and
the views after it, a page at a time. It is made once, while the rules are those of the game.

Pages are small: of each view only those fields are written that have changed since the moment before, and the page is
compressed. All of it takes about as much room as the log.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from whitechapel.core.frames import CHANCE, Event
from whitechapel.core.game import Game
from whitechapel.core.plain_data import to_json
from whitechapel.server.table import bodies, proof, show, wire
from whitechapel.server.table.table import Table

SCENES: Final = 50
"""How many answers are on one page."""
SPECTATOR: Final = "spectator"


class Head(Struct, frozen=True):
    """What is known about the game as a whole."""

    info: wire.TableInfo
    listed: bodies.Listed
    transcript: str
    lines: int


class Happened(Struct, frozen=True, omit_defaults=True):
    """An event with all its facts, and who heard which of them."""

    kind: str
    seat: int
    facts: dict[str, Any]
    open: list[str] = []
    """The facts that everybody heard."""
    more: dict[str, list[str]] = {}
    """By seat, the facts it heard besides."""


class Scene(Struct, frozen=True, omit_defaults=True):
    """One answer and what came of it."""

    seat: int
    answer: str
    events: list[Happened]
    told: int = 0
    """How many events there were before."""
    views: dict[str, dict[str, Any]] = {}
    """For each seat and for spectators: the fields of the view that are new."""


_encode = msgspec.json.Encoder().encode
_head = msgspec.json.Decoder(Head).decode
_scenes = msgspec.json.Decoder(list[Scene]).decode


def head(table: Table) -> Callable[[], bytes]:
    """What writes the first part of a keepsake, which is stored last. It shares nothing with the table that could
    change: it can be called anywhere."""
    transcript, proven, remarks = table.transcript(), table.proof(), show.remarks(table)
    info, listed = show.info(table, ()), show.listed(table)

    def write() -> bytes:
        text = proof.write(transcript, proven, remarks)
        return zlib.compress(_encode(Head(info, listed, text, len(transcript.lines))))

    return write


def pages(table: Table) -> Iterator[bytes]:
    """All the pages of a finished game, one after the other. They share nothing with the table that could change: they
    can be made anywhere."""
    game = table.game
    seats = {str(seat): seat for seat in range(len(table.chairs))}
    state, told = game.start(table.agreed), 0
    for start in range(0, len(table.lines), SCENES):
        scenes = []
        before: dict[str, dict[str, Any]] = {name: {} for name in (*seats, SPECTATOR)}
        for owner, text in table.lines[start : start + SCENES]:
            events: list[Event] = []
            state.events = events
            state.play(owner, game.chance(text) if owner == CHANCE else game.action(text))
            state.events = None
            shown = {name: to_json(game.view(state, seats.get(name))) for name in before}
            views = {name: _new(before[name], view) for name, view in shown.items()}
            before = shown
            happened = [_happened(game, event, list(seats.values())) for event in events]
            scenes.append(Scene(owner, text, happened, told, {name: view for name, view in views.items() if view}))
            told += len(events)
        yield zlib.compress(_encode(scenes))


def _new(before: dict[str, Any], view: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in view.items() if name not in before or before[name] != value}


def _happened(game: Game, event: Event, seats: Sequence[int]) -> Happened:
    open = list(game.told(event, None).facts)
    more = {str(seat): [name for name in game.told(event, seat).facts if name not in open] for seat in seats}
    return Happened(
        event.kind, event.seat, to_json(event.facts), open, {seat: names for seat, names in more.items() if names}
    )


def without(data: bytes, player: str) -> bytes:
    """The first part of a keepsake with a guest in the place of somebody who wants to be forgotten."""
    kept = read_head(data)
    mine = [seat.player == player for seat in kept.info.seats]
    seats = [replace(seat, name="", face="") if own else seat for seat, own in zip(kept.info.seats, mine, strict=True)]
    names = ["" if own else name for name, own in zip(kept.listed.names, mine, strict=True)]
    faces: list[wire.Face] = ["" if own else face for face, own in zip(kept.listed.faces, mine, strict=False)]
    rows = kept.transcript.splitlines(keepends=True)
    for seat in [number for number, own in enumerate(mine) if own]:
        rows = [f"# seat-{seat} \n" if row.startswith(f"# seat-{seat} ") else row for row in rows]
    listed = replace(kept.listed, names=names, faces=faces)
    head = Head(replace(kept.info, seats=seats), listed, "".join(rows), kept.lines)
    return zlib.compress(_encode(head))


def read_head(data: bytes) -> Head:
    return _head(zlib.decompress(data))


def replay(head: Head, page: bytes, number: int, seat: int | None, everything: bool, start: int) -> bodies.Replay:
    """The answers on a page from number `start` on: as one seat saw them, as a spectator did, or with everything
    open."""
    views: dict[str, dict[str, Any]] = {}
    told = 0
    before: list[wire.Event] = []
    moments: list[bodies.Moment] = []
    seats = [str(each) for each in range(len(head.info.seats))]
    own = SPECTATOR if seat is None else str(seat)
    for line, scene in enumerate(_scenes(zlib.decompress(page)), number * SCENES):
        for name, new in scene.views.items():
            views[name] = {**views.get(name, {}), **new}
        events = [_told(event, None if everything else own) for event in scene.events]
        if line < start:
            before += events
            continue
        if not moments:
            told = scene.told
        moments.append(
            bodies.Moment(
                line=line,
                seat=scene.seat,
                answer=scene.answer if everything or scene.seat == seat else "",
                events=events,
                view=[views[name] for name in seats] if everything else views[own],
            )
        )
    return bodies.Replay(table=head.info.table, seat=seat, lines=head.lines, told=told, before=before, moments=moments)


def _told(event: Happened, to: str | None) -> wire.Event:
    """An event as a seat or a spectator heard it; None: with all its facts."""
    names = list(event.facts) if to is None else [*event.open, *event.more.get(to, ())]
    return wire.Event(kind=event.kind, seat=event.seat, facts={name: event.facts[name] for name in names})
