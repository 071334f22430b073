"""Maintenance: backups, and a doctor that replays every stored game."""

from __future__ import annotations

import tempfile
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from whitechapel.core.frames import CHANCE, GameError
from whitechapel.server.store import TABLE, Store, StoreError, archive, open_store
from whitechapel.server.table import dice, log
from whitechapel.server.table.table import Table


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
    """Restore a copy of everything, compare it, and replay every game in it; the first difference is reported."""
    with tempfile.TemporaryDirectory(prefix="whitechapel-") as folder:
        file = Path(folder) / "archive"
        await backup(place, file)
        copy_place = Path(folder) / "copy.db"
        counts = await restore(copy_place, file)
        original, copy = await open_store(place, read_only=True), await open_store(copy_place, read_only=True)
        try:
            games = lines = 0
            async for name in copy.logs(TABLE):
                difference = await compare(original, copy, name) or await play_again(copy, name)
                if isinstance(difference, str):
                    return Finding(False, f"Table {name.removeprefix(TABLE)}: {difference}")
                games += 1
                lines += difference
        finally:
            await original.close()
            await copy.close()
    return Finding(True, f"{counts} {games} tables with {lines} answers were played again without a difference.")


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
    except (GameError, ValueError, KeyError, IndexError, AssertionError, StoreError) as error:
        return f"entry {number} cannot be replayed: {error or type(error).__name__}"
    return len(table.lines) if table is not None else "it has no beginning."


def follows(table: Table, entry: log.Entry) -> str:
    """Why an entry cannot follow, or empty: chance must come from the seed, and the result from the game."""
    if isinstance(entry, log.Line) and entry.seat == CHANCE and table.state is not None:
        if dice.chance(table.state, table.created.seed, Counter(table.chances())) != entry.text:
            return "the answer of chance does not follow from the seed."
    elif isinstance(entry, log.Ended) and table.state is not None:
        result = table.game.result(table.state)
        if (list(result.scores), list(result.winners)) != (entry.scores, entry.winners):
            return f"the result is written as {entry.scores}, but the game gives {list(result.scores)}."
    return ""
