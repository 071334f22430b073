"""Maintenance: backups, a doctor that replays every stored game, and the finished games for those who study them."""

from __future__ import annotations

import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import msgspec

from whitechapel.core.frames import CHANCE, GameError
from whitechapel.core.game import Game
from whitechapel.core.transcript import Transcript
from whitechapel.server.live import hosting
from whitechapel.server.live.players import SECRET_KEY, Players
from whitechapel.server.live.ratings import KEPT, recounted
from whitechapel.server.live.ratings import LOG as RATINGS
from whitechapel.server.store import TABLE, Store, StoreError, archive, open_store
from whitechapel.server.table import dice, house, log
from whitechapel.server.table.rated import RatedGame, Ratings, counted
from whitechapel.server.table.table import OtherRules, Table

UNREADABLE = (GameError, ValueError, KeyError, IndexError, AssertionError, StoreError)
"""What goes wrong with a log that this version cannot read."""
MOST_FINDINGS = 20
"""How many things that are wrong are named."""


class Finding(NamedTuple):
    """The doctor's report."""

    healthy: bool
    sentence: str


async def backup(place: str | Path, file: Path) -> str:
    """Write everything into one file, alongside a running server if need be."""
    store = await open_store(place, read_only=True)
    try:
        counts = await archive.backup(store, file)
    finally:
        await store.close()
    return f"{file} holds {counts}."


async def restore(place: str | Path, file: Path) -> str:
    """Fill an empty store from such a file."""
    store = await open_store(place)
    try:
        counts = await archive.restore(store, file)
    finally:
        await store.close()
    return f"Restored {counts}."


async def doctor(place: str | Path) -> Finding:
    """Restore a copy of everything, compare it, and replay every game in it; says for each table what is wrong with
    it."""
    with tempfile.TemporaryDirectory(prefix="whitechapel-") as folder:
        file = Path(folder) / "archive"
        await backup(place, file)
        copy_place = Path(folder) / "copy.db"
        counts = await restore(copy_place, file)
        original, copy = await open_store(place, read_only=True), await open_store(copy_place, read_only=True)
        try:
            wrong = await original.check()
            games = lines = others = 0
            async for name in copy.logs(TABLE):
                try:
                    difference = await compare(original, copy, name) or await play_again(copy, name)
                except OtherRules:
                    others += 1
                    continue
                if isinstance(difference, str):
                    wrong.append(f"Table {name.removeprefix(TABLE)}: {difference}")
                else:
                    games += 1
                    lines += difference
        finally:
            await original.close()
            await copy.close()
    said = [
        *wrong[:MOST_FINDINGS],
        *([f"And {len(wrong) - MOST_FINDINGS} more."] if len(wrong) > MOST_FINDINGS else []),
    ]
    if others:
        said.append(
            f"{others} tables were begun under other rules than these; they are kept, and were not played again."
        )
    said.append(f"{counts} {games} tables with {lines} answers were played again without a difference.")
    return Finding(not wrong, "\n".join(said))


async def finished(place: str | Path, game: Game) -> list[tuple[Transcript, list[str]]]:
    """The finished games of this kind, and who sat at each seat: a rank, or `person`. They are in the order of their
    answers, so that nobody learns when they were played. Lessons, games that were ended early and those of other rules
    are left out."""
    store = await open_store(place, read_only=True)
    games = []
    try:
        async for name in store.logs(TABLE):
            table = await folded(store, name)
            if table is None or table.game.id != game.id or table.lesson is not None:
                continue
            if table.ended is not None and not table.ended.early:
                games.append((table.transcript(), [chair.bot or "person" for chair in table.chairs]))
    finally:
        await store.close()
    return sorted(games, key=lambda one: one[0].lines)


async def ratings(place: str | Path) -> Finding:
    """Count all rated games again, from the logs of their tables, and compare the result with what is stored."""
    store = await open_store(place, read_only=True)
    wrong, missing = [], 0
    try:
        stored = [msgspec.json.decode(entry.data, type=RatedGame) for entry in await store.read(RATINGS)]
        known = {game.table for game in stored}
        async for name in store.logs(TABLE):
            (first,) = await store.read(name, 0, 1)
            if b'"rated":true' not in first.data:
                continue
            table = await folded(store, name)
            found = None if table is None else counted(table)
            if found is not None and found.table not in known:
                missing += 1
            elif table is not None and any(game.table == table.id and game != found for game in stored):
                wrong.append(f"Table {table.id} was not counted as its log says.")
        again = await recounted(store)
        data = await store.get(KEPT)
        if data is not None:
            kept, until = Ratings.decode(data), Ratings()
            for game in stored[: kept.length]:
                until.take(game, house.game(game.game))
            if until.encode() != kept.encode():
                wrong.append(f"The ratings that were stored after {kept.length} games do not follow from those games.")
    finally:
        await store.close()
    said = [*wrong[:MOST_FINDINGS], *([f"{missing} games are still to be counted."] if missing else [])]
    people = len({player for standings in again.pools.values() for player in standings})
    if not wrong:
        said.append(f"{len(again.tables)} rated games of {people} players were counted again without a difference.")
    return Finding(not wrong, "\n".join(said))


async def desk(place: str | Path, url: str) -> str:
    """A link to the host's desk, signed with the secret of the server."""
    store = await open_store(place, read_only=True)
    try:
        secret = await store.get(SECRET_KEY)
    finally:
        await store.close()
    if secret is None:
        raise GameError("desk-nobody", "No server has been started here yet.")
    return f"{url}/desk#{hosting.key(Players(store, secret), time.time_ns() // 1_000_000)}"


async def folded(store: Store, name: str) -> Table | None:
    """A table as it stands; None if this version cannot read it: the doctor says why."""
    table: Table | None = None
    try:
        for stored in await store.read(name):
            entry = log.decode(stored.data)
            if table is not None:
                table.apply(entry)
            elif isinstance(entry, log.Created):
                table = Table(name.removeprefix(TABLE), entry)
    except UNREADABLE:
        return None
    return table


async def compare(original: Store, copy: Store, name: str) -> str | None:
    """Whether a log in the copy is a prefix of the original, which may have grown since."""
    theirs, ours = await original.read(name), await copy.read(name)
    for number, entry in enumerate(ours):
        if number >= len(theirs) or theirs[number] != entry:
            return f"entry {number} of the restored copy is not that of the store."
    return None


async def play_again(store: Store, name: str) -> str | int:
    """Fold a table, and check everything that follows from its seed; returns what is wrong, or its number of
    answers."""
    table: Table | None = None
    number = 0
    try:
        for number, stored in enumerate(await store.read(name)):
            entry = log.decode(stored.data)
            if isinstance(entry, log.Created):
                table = Table(name.removeprefix(TABLE), entry)
                continue
            assert table is not None
            wrong = follows(table, entry)
            if wrong:
                return f"entry {number}: {wrong}"
            table.apply(entry)
    except OtherRules:
        raise
    except UNREADABLE as error:
        return f"entry {number} cannot be replayed: {error or type(error).__name__}"
    return len(table.lines) if table is not None else "it has no beginning."


def follows(table: Table, entry: log.Entry) -> str:
    """Why an entry cannot follow, or empty: chance must come from the seed, and the result from the game."""
    if isinstance(entry, log.Line) and entry.seat == CHANCE and table.state is not None:
        if dice.chance(table.state, table.seed, Counter(table.chances())) != entry.text:
            return "the answer of chance does not follow from the seed."
    elif isinstance(entry, log.Ended) and table.state is not None and not entry.early:
        result = table.game.result(table.state)
        if (list(result.scores), list(result.winners)) != (entry.scores, entry.winners):
            return f"the result is written as {entry.scores}, but the game gives {list(result.scores)}."
    return ""
