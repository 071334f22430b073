"""Two worlds that look alike to one seat, as tables in a store: what only the others know, or nobody, differs."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
from server.evening import Evening

from whitechapel.core.frames import CHANCE, GameError
from whitechapel.server.host import serving
from whitechapel.server.live.players import Players
from whitechapel.server.store import TABLE, Entry, Mark, open_store
from whitechapel.server.table import log
from whitechapel.server.table.table import Table, fold

ATTEMPTS = 60
IDS = ("aaaaaaaaaaaa", "bbbbbbbbbbbb")


class Worlds(NamedTuple):
    """Two logs of tables, and the tables they make. Seat 0 is the one who must not see a difference."""

    logs: tuple[list[log.Entry], list[log.Entry]]
    tables: tuple[Table, Table]


def two_worlds(game: str, lines: int, **settings: Any) -> Worlds:
    """A game of this many answers, and another that looks the same from seat 0: whatever lies hidden in the shuffles is
    exchanged, two things at a time, as long as nothing changes that seat 0 has seen or heard."""
    evening = Evening(game=game, **settings)
    evening.plays_on(lambda table: len(table.lines) >= lines and 0 in table.wanted())
    assert evening.table.playing
    here = other = evening.log
    seen, rng = look(fold(IDS[0], here)), Random(7)
    for _ in range(ATTEMPTS):
        tried = exchanged(other, rng)
        try:
            if look(fold(IDS[1], tried)) == seen:
                other = tried
        except GameError:
            continue  # somebody could not have answered as they did
    return Worlds((here, other), (fold(IDS[0], here), fold(IDS[1], other)))


def look(table: Table, seat: int = 0) -> object:
    """All that a seat has been shown and told."""
    game = table.game
    return game.view(table.state, seat), [game.told(event, seat) for event in table.story(0).events()]


def exchanged(entries: list[log.Entry], rng: Random) -> list[log.Entry]:
    """The same log, but two words of one shuffle have changed places."""
    shuffles = [
        number
        for number, entry in enumerate(entries)
        if isinstance(entry, log.Line) and entry.seat == CHANCE and len(entry.text.split()) > 4
    ]
    number = rng.choice(shuffles)
    entry = entries[number]
    assert isinstance(entry, log.Line)
    name, *words = entry.text.split()
    one, other = rng.sample(range(len(words)), 2)
    words[one], words[other] = words[other], words[one]
    return [*entries[:number], msgspec.structs.replace(entry, text=" ".join([name, *words])), *entries[number + 1 :]]


async def stored(worlds: Worlds, data: Path) -> str:
    """Put both tables into a new store; the token of the player on seat 0."""
    store = await open_store(serving.place(data, None))
    try:
        (player, *_), token = await (await Players.open(store)).new("Ines")
        for name, entries in zip(IDS, worlds.logs, strict=True):
            written = [log.encode(entry).replace(b'"ines"', f'"{player}"'.encode()) for entry in entries]
            kinds = [log.kind(entry) for entry in entries]
            await store.append(
                TABLE + name,
                0,
                [Entry(kind=kind, data=data) for kind, data in zip(kinds, written, strict=True)],
                [Mark(player=player, your_turn=True, over=False)],
            )
    finally:
        await store.close()
    return token
