"""Backups: whole, checked, and the same file for both kinds of store."""

from __future__ import annotations

import asyncio
import json
import stat
from pathlib import Path

import pytest
from patience import until
from server.postgres_for_tests import postgres

from whitechapel.server.store import Conflict, Entry, Mark, Store, Unusable, open_store
from whitechapel.server.store.archive import Counts, backup, check, restore

KINDS = ("sqlite", "postgres")


async def new_store(kind: str, folder: Path, name: str = "parlour") -> Store:
    return await open_store(folder / f"{name}.db" if kind == "sqlite" else postgres().fresh())


async def an_evening(store: Store) -> None:
    """Two tables, a thousand lines, a player who is to move, a secret."""
    await store.append("table/ä", 0, [Entry("created", b'{"name":"Bei Mary"}'), Entry("any", bytes(range(256)))])
    await store.append("table/b", 0, [Entry("line", b"%d" % number) for number in range(1200)])
    await store.append("table/b", 1200, [], [Mark("ann", your_turn=True, over=False), Mark("bob", False, True)])
    await store.put("secret", b"\xff\x00\xfe")


@pytest.mark.parametrize("source", KINDS)
@pytest.mark.parametrize("target", KINDS)
async def test_a_parlour_moves_from_any_store_to_any_other(source: str, target: str, tmp_path: Path) -> None:
    old, new = await new_store(source, tmp_path, "old"), await new_store(target, tmp_path, "new")
    await an_evening(old)
    assert await backup(old, tmp_path / "evening.archive") == Counts(logs=2, entries=1202, marks=2, keys=1)
    assert await restore(new, tmp_path / "evening.archive") == Counts(logs=2, entries=1202, marks=2, keys=1)
    for log in ("table/ä", "table/b"):
        assert await new.read(log) == await old.read(log)
    assert [log async for log in new.logs()] == ["table/b", "table/ä"]
    assert await new.tables_of("ann") == await old.tables_of("ann")
    assert await new.tables_of("bob") == await old.tables_of("bob")
    assert await new.get("secret") == b"\xff\x00\xfe"
    # And play goes on where it was.
    with pytest.raises(Conflict):
        await new.append("table/b", 1199, [Entry("line", b"x")])
    await new.append("table/b", 1200, [Entry("line", b"x")])
    # Both stores write the same records in the same order.
    await backup(new, tmp_path / "again.archive")
    assert len((tmp_path / "again.archive").read_bytes().splitlines()) == 1 + 1203 + 2 + 1 + 1
    await old.close()
    await new.close()


@pytest.mark.parametrize("kind", KINDS)
async def test_a_backup_taken_during_play_holds_one_moment(kind: str, tmp_path: Path) -> None:
    store = await new_store(kind, tmp_path)
    written = [0] * 8

    async def play(table: int) -> None:
        while True:
            await store.append(f"table/{table}", written[table], [Entry("line", bytes(200))] * 3)
            written[table] += 3

    players = [asyncio.create_task(play(table)) for table in range(len(written))]
    await until(lambda: all(written))
    acknowledged = len(await store.read("table/0"))
    counts = await backup(store, tmp_path / "evening.archive")
    before = written[0]
    await until(lambda: written[0] > before + 3)  # one may have been on its way
    later = len(await store.read("table/0"))
    for player in players:
        player.cancel()
    assert counts.entries % 3 == 0
    lines = [json.loads(line) for line in (tmp_path / "evening.archive").read_text().splitlines()]
    kept = sum(line.get("log") == "table/0" for line in lines)
    assert acknowledged <= kept < later
    await store.close()


@pytest.mark.parametrize("kind", KINDS)
async def test_only_an_empty_store_is_filled(kind: str, tmp_path: Path) -> None:
    store = await new_store(kind, tmp_path)
    await an_evening(store)
    await backup(store, tmp_path / "evening.archive")
    with pytest.raises(Unusable, match=r"is not empty: restore into a new (file|database).$"):
        await restore(store, tmp_path / "evening.archive")
    await store.close()
    keyed = await new_store(kind, tmp_path, "keyed")
    await keyed.put("secret", b"of another server")
    with pytest.raises(Unusable, match=r"is not empty"):
        await restore(keyed, tmp_path / "evening.archive")
    assert [log async for log in keyed.logs()] == []
    await keyed.close()


async def test_a_damaged_archive_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    store = await new_store("sqlite", tmp_path)
    await an_evening(store)
    path = tmp_path / "evening.archive"
    await backup(store, path)
    whole = path.read_bytes()
    rows = whole.splitlines(keepends=True)
    empty = await new_store("sqlite", tmp_path, "empty")
    for damaged, sentence in {
        whole.replace(b'"number":17,', b'"number":18,'): "Entry 17 of table/b is missing.",
        b"".join(rows[:40] + rows[41:]): "Entry 38 of table/b is missing.",
        whole.replace(b'"your_turn":true', b'"your_turn":false'): "its checksum is wrong.",
        b"".join([rows[0], *rows[2:]]): "its checksum is wrong.",
        b"".join(rows[:-1]): "its end is missing.",
        whole[: len(whole) // 2]: "is not a record.",
        whole + b"more": "its checksum is wrong.",
        whole.replace(b"archive", b"cookbook", 1): "is not an archive of Whitechapel's.",
        whole.replace(b'"version":1', b'"version":2', 1): "was written by a newer version of Whitechapel.",
        b"Dear Boss": "is not an archive of Whitechapel's.",
        b"": "is not an archive of Whitechapel's.",
    }.items():
        path.write_bytes(damaged)
        with pytest.raises(Unusable) as refused:
            await restore(empty, path)
        assert str(refused.value).endswith(sentence)
        assert [log async for log in empty.logs()] == []
    path.write_bytes(whole)
    assert check(path).logs == 2
    await restore(empty, path)
    await store.close()
    await empty.close()


async def test_an_archive_is_for_its_owner_only_and_replaces_an_older_one_in_one_step(tmp_path: Path) -> None:
    store = await new_store("sqlite", tmp_path)
    path = tmp_path / "evening.archive"
    await backup(store, path)
    await an_evening(store)
    await backup(store, path)
    assert stat.filemode(path.stat().st_mode) == "-rw-------"
    assert check(path) == Counts(logs=2, entries=1202, marks=2, keys=1)
    with pytest.raises(Exception, match=r"could not be written: No such file or directory.$"):
        await backup(store, tmp_path / "nowhere" / "evening.archive")
    await store.close()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["evening.archive", "parlour.db", "parlour.db.lock"]


async def test_a_backup_can_be_made_from_another_process_while_the_server_runs(tmp_path: Path) -> None:
    store = await new_store("sqlite", tmp_path)
    await an_evening(store)
    beside = await open_store(tmp_path / "parlour.db", read_only=True)
    assert (await backup(beside, tmp_path / "evening.archive")).entries == 1202
    await beside.close()
    await store.append("table/b", 1200, [Entry("line", b"on")])
    await store.close()
