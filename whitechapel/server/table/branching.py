"""What if: a branch of a finished game is a table whose transcript begins with part of another's.

One plays on from a moment of it, at one seat against bots: in the true world, or in one that looks the same to that
seat. Such a world is drawn as bots draw theirs, from what the seat saw and was told; its table is laid out like that,
and nobody there has been told anything yet. A game that is being played cannot be branched.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby
from random import Random
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from whitechapel.bots import bot_or_default
from whitechapel.core.frames import State
from whitechapel.server.table import bodies, decide, log, opening, proof, show, wire
from whitechapel.server.table.freeze import Freezer, Unfrozen
from whitechapel.server.table.table import Table

LONGEST: Final = 5000
"""No game is branched after more answers."""


class NoBranch(Exception):
    """There can be no such branch; `code` says why."""

    def __init__(self, code: str) -> None:
        self.code = code
        super().__init__(code)


class Opener(NamedTuple):
    """Who opens a branch, and what is drawn at random for it."""

    player: str
    name: str
    seed: bytes
    key: bytes
    now: int
    face: wire.Face = ""


def root(table: Table) -> str:
    """The table that a tree of branches begins with."""
    branch = table.created.branch
    return branch.root if branch is not None else table.id


def branched(origin: Table, id: str, wanted: bodies.NewBranch, who: Opener) -> tuple[Table, list[log.Entry]]:
    """The table of a new branch, and its log. Raises NoBranch, or BadSettings if there is no such bot."""
    if not origin.over:
        raise NoBranch("not-over")
    if wanted.seat >= len(origin.chairs):
        raise NoBranch("no-such-seat")
    if origin.lesson is not None or wanted.lines > len(origin.lines):
        raise NoBranch("no-branch")
    # A sealed run is played on from as a whole.
    lines = origin.units[wanted.lines] if wanted.lines < len(origin.lines) else wanted.lines
    if lines > LONGEST:
        raise NoBranch("branch-too-long")
    laid = origin.created.laid
    if wanted.world == "like":
        laid = _laid(origin, _alike(origin, lines, wanted.seat, Random(who.seed)))
    elif origin.state_after(lines)[0].over:
        raise NoBranch("branch-over")
    created = replace(
        opening.create(_settings(origin, wanted), who.seed, who.player, who.now, key=who.key),
        branch=wire.Branch(
            table=origin.id,
            root=root(origin),
            lines=lines,
            seat=wanted.seat,
            world=wanted.world,
            name=wanted.name.strip(),
        ),
        laid=laid,
    )
    entries: list[log.Entry] = [
        log.Sat(at=who.now, seat=wanted.seat, player=who.player, name=who.name, face=who.face),
        log.Started(at=who.now),
    ]
    if wanted.world == "true":
        entries += _copied(origin, lines, who.now)
    table = Table(id, created)
    for entry in entries:
        table.apply(entry)
    decision = decide.play_on(table, who.now)
    if decision.entries:
        table.take(decision.entries, decision.course)
    return table, [created, *entries, *decision.entries]


def transcript(table: Table) -> str:
    """A finished game as a text. It proves its shuffles, unless some of them are another game's. Raises NoBranch if it
    does not begin at the beginning."""
    return writing(table)()


def writing(table: Table) -> Callable[[], str]:
    """What writes that text. It shares nothing with its table, and can be called anywhere: the text may be long."""
    if not table.whole:
        raise NoBranch("no-beginning")
    game, remarks = table.transcript(), show.remarks(table)
    if table.created.branch is None:
        proven = table.proof()
        return lambda: proof.write(game, proven, remarks)
    return lambda: game.write() + "".join([f"# {remark}\n" for remark in remarks])


def _settings(origin: Table, wanted: bodies.NewBranch) -> wire.Settings:
    """What is agreed there: as before, but nobody is hurried, and bots have all other seats."""
    game, old = origin.game.id, origin.settings
    if wanted.bot:
        opening.check_bot(origin.game, wanted.bot)
    seats = [f"bot:{wanted.bot or bot_or_default(game, chair.bot)}" for chair in origin.chairs]
    seats[wanted.seat] = "person"
    return replace(
        old,
        seats=seats,
        pace=wire.Untimed(),
        window=None,
        visibility="link",
        hints=None,
        undo=True,
        takeover="",
        rated=False,
    )


def _copied(origin: Table, lines: int, now: int) -> Iterator[log.Entry]:
    """The first answers of a game as entries of another log."""
    for _, numbers in groupby(range(lines), key=origin.units.__getitem__):
        run = [origin.lines[number] for number in numbers]
        if len(run) == 1:
            yield log.Line(at=now, seat=run[0][0], text=run[0][1])
        else:
            yield from [log.Held(at=now, seat=seat, text=text) for seat, text in run]
            yield log.Opened(at=now)


def _alike(origin: Table, lines: int, seat: int, rng: Random) -> State:
    """A world that looks to `seat` as the true one did after `lines` answers, drawn from what it knew alone."""
    game = origin.game
    memory = game.memory(origin.agreed, seat)
    passage = origin.passage(0, lines)
    while passage.next is not None:
        for event in passage.step():
            memory.hear(game.told_to_bot(event, seat, origin.settings.memory))
    if passage.state.over:
        raise NoBranch("branch-over")
    world: State = game.sample(game.view(passage.state, seat), memory, rng)
    return world


def _laid(origin: Table, world: State) -> Any:
    """A world as plain data."""
    freezer = Freezer(origin.game, origin.agreed)
    try:
        return [freezer.freeze(world), freezer.records]
    except Unfrozen:
        raise NoBranch("no-branch") from None
