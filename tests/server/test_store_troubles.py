"""What goes wrong with stores: killed servers, second servers, full and read-only disks, databases that go away."""

from __future__ import annotations

import asyncio
import logging
import math
import random
import sqlite3
import stat
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from patience import until
from server.postgres_for_tests import give_away, postgres, unprivileged

from whitechapel.server.store import Conflict, Entry, Store, Unavailable, Unusable, open_store
from whitechapel.server.store.postgres import PostgresStore
from whitechapel.server.store.sqlite import SqliteStore
from whitechapel.server.web.app import UNHEALTHY

PROCESS = Path(__file__).with_name("store_process.py")
ONE = [Entry("line", b"one")]


@contextmanager
def server(*arguments: object) -> Iterator[subprocess.Popen[str]]:
    """Another server process, killed at the end of the block; see store_process.py."""
    command = [sys.executable, str(PROCESS), *map(str, arguments)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def next_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


# --- killed ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "kills"), [("sqlite", 30), ("postgres", 6)])
async def test_a_killed_server_loses_nothing_acknowledged_and_leaves_nothing_half_done(
    kind: str, kills: int, tmp_path: Path
) -> None:
    place = str(tmp_path / "parlour.db") if kind == "sqlite" else postgres().fresh()
    dice = random.Random(1888)
    acknowledged: dict[str, list[str]] = defaultdict(list)
    for _ in range(kills):
        with server("append", place) as process:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
            spoken = [process.stdout.readline() for _ in range(dice.randrange(80))]
            await asyncio.sleep(dice.uniform(0, 0.01))
            process.kill()
            spoken += process.stdout.readlines()
        for words in spoken:
            if words.endswith("\n"):  # the last line may have been cut off
                log, token = words.rstrip("\n").split(" ", 1)
                acknowledged[log].append(token)
    store = await open_store(place)
    assert len(acknowledged) == 8
    for log, tokens in acknowledged.items():
        entries = await store.read(log)
        threes = [entries[at : at + 3] for at in range(0, len(entries), 3)]
        for at, three in enumerate(threes):
            assert [entry.kind for entry in three] == ["first", "second", "third"]
            assert len({entry.data for entry in three}) == 1
            assert three[0].data.startswith(b"%d " % (3 * at))
        written = [three[0].data.decode() for three in threes]
        assert set(tokens) <= set(written)
        # What was written without being acknowledged was on its way when the server was killed: one a log at most.
        assert len(written) - len(tokens) <= kills
        await store.append(log, len(entries), ONE)
    await store.close()


# --- the file ----------------------------------------------------------------------------------------------------


async def test_a_second_server_on_the_same_file_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    place = tmp_path / "parlour.db"
    refusal = f"Another server is using {place}. Stop it first, or give this one a folder of its own."
    with server("hold", place) as first:
        assert next_line(first) == "ready"
        with server("hold", place) as second:
            assert next_line(second) == f"refused {refusal}"
        with pytest.raises(Unusable) as refused:
            await open_store(place)
        assert str(refused.value) == refusal
    store = await open_store(place)
    with pytest.raises(Unusable, match=r"^Another server is using"):
        await open_store(place)  # from the same process
    await store.append("table/a", 0, ONE)
    await store.close()


async def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "parlour.db")
    assert store.db is not None
    assert store.db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store.db.execute("PRAGMA synchronous").fetchone() == (2,)
    await store.close()


async def test_only_its_owner_may_read_the_file(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "parlour.db")
    await store.put("secret", b"abc")
    modes = {path.name: stat.filemode(path.stat().st_mode) for path in tmp_path.glob("parlour.db*")}
    await store.close()
    del modes["parlour.db.lock"]  # always empty
    assert modes == dict.fromkeys(("parlour.db", "parlour.db-wal", "parlour.db-shm"), "-rw-------")


async def test_a_file_locked_by_another_program_says_so_and_works_again_later(tmp_path: Path) -> None:
    place = tmp_path / "parlour.db"
    many, patience = 20, 0.4
    store = await SqliteStore.open(place, patience=patience)
    with closing(sqlite3.connect(place, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        began = time.monotonic()
        outcomes = await asyncio.gather(
            *(store.append(f"table/{number}", 0, ONE) for number in range(many)), return_exceptions=True
        )
        assert time.monotonic() - began < many * patience  # they do not wait one after the other
    assert {(type(outcome), str(outcome)) for outcome in outcomes} == {
        (Unavailable, f"{place} is locked by another program. Nothing was written.")
    }
    await store.append("table/1", 0, ONE)
    await store.close()


async def test_a_full_disk_refuses_with_a_sentence_and_takes_up_again_when_there_is_room(tmp_path: Path) -> None:
    place = tmp_path / "parlour.db"
    store = await SqliteStore.open(place)
    await store.append("table/a", 0, ONE)
    assert store.db is not None
    (pages,) = store.db.execute("PRAGMA page_count").fetchone()
    store.db.execute(f"PRAGMA max_page_count = {pages + 1}")
    with pytest.raises(Unavailable) as refused:
        await store.append("table/a", 1, [Entry("large", bytes(100_000))])
    assert str(refused.value) == f"There is no room left for {place}: the disk is full. Nothing was written."
    assert await store.read("table/a") == ONE
    store.db.execute("PRAGMA max_page_count = 1000000")
    await store.append("table/a", 1, ONE)
    assert await store.read("table/a") == ONE * 2
    await store.close()


REFUSED_BY_THE_SYSTEM = """
import asyncio, resource, sys
from whitechapel.server.store import Entry, StoreError, open_store
async def main():
    store = await open_store(sys.argv[1])
    await store.append("table/a", 0, [Entry("line", b"one")])
    resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, resource.RLIM_INFINITY))
    try:
        await store.append("table/a", 1, [Entry("large", bytes(200_000))])
    except StoreError as error:
        print(type(error).__name__, error)
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    await store.append("table/a", 1, [Entry("line", b"two")])
    print([entry.data for entry in await store.read("table/a")])
    await store.close()
asyncio.run(main())
"""


def test_a_write_that_the_system_refuses_is_a_sentence_too(tmp_path: Path) -> None:
    place = tmp_path / "parlour.db"
    run = subprocess.run(
        [sys.executable, "-c", REFUSED_BY_THE_SYSTEM, place], capture_output=True, text=True, check=True
    )
    assert run.stdout.splitlines() == [
        f"Unavailable {place} could not be written or read: the disk refuses (disk I/O error).",
        "[b'one', b'two']",
    ]


OPEN_AS_SOMEBODY_ELSE = """
import asyncio, os, sys
import whitechapel.server.store.sqlite  # as long as we may read everything
from whitechapel.server.store import StoreError, open_store
if len(sys.argv) == 4:
    os.setgroups([])
    os.setgid(int(sys.argv[2]))
    os.setuid(int(sys.argv[3]))
try:
    asyncio.run(open_store(sys.argv[1]))
except StoreError as error:
    print(type(error).__name__, error)
"""


async def test_a_file_that_may_not_be_written_is_refused_with_a_sentence(tmp_path: Path) -> None:
    place = tmp_path / "parlour.db"
    store = await open_store(place)
    await store.append("table/a", 0, ONE)
    await store.close()
    place.chmod(0o444)
    user = unprivileged()  # root may write everything, so that somebody else has to try
    if user:
        for path in tmp_path, place, place.with_name("parlour.db.lock"):
            give_away(path)
        for parent in tmp_path.parents:
            if parent == Path(tempfile.gettempdir()):
                break
            parent.chmod(0o711)  # these are pytest's, and shut
    ids = [str(user["group"]), str(user["user"])] if user else []
    run = subprocess.run(
        [sys.executable, "-c", OPEN_AS_SOMEBODY_ELSE, str(place), *ids], capture_output=True, text=True, check=True
    )
    assert run.stdout.strip() == f"Unusable {place} may not be written by this user, or its disk is read-only."


async def test_a_file_that_is_not_a_store_is_refused_with_a_sentence(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Boss, " * 100)
    with pytest.raises(Unusable, match=r"letter.txt is damaged, or not a Whitechapel file.$"):
        await open_store(letter)
    other = tmp_path / "other.db"
    with closing(sqlite3.connect(other)) as db:
        db.execute("CREATE TABLE bookmarks (url TEXT)")
    with pytest.raises(Unusable, match=r"other.db is not a Whitechapel file.$"):
        await open_store(other)
    with pytest.raises(Unusable, match=r"is there such a folder, and may this user write to it\?$"):
        await open_store(tmp_path / "nowhere" / "parlour.db")
    with pytest.raises(Unusable, match=r"cannot be opened"):
        await open_store(tmp_path)


# --- versions ----------------------------------------------------------------------------------------------------


async def test_a_file_of_a_newer_version_is_refused_with_a_sentence(tmp_path: Path) -> None:
    place = tmp_path / "parlour.db"
    await (await open_store(place)).close()
    with closing(sqlite3.connect(place)) as db:
        db.execute("PRAGMA user_version = 3")
    with pytest.raises(Unusable) as refused:
        await open_store(place)
    assert str(refused.value) == (
        f"{place} was written by a newer version of Whitechapel (its format is 3, this one knows 2)."
        " Install the newer version again."
    )


async def test_a_database_of_a_newer_version_is_refused_with_a_sentence() -> None:
    url = postgres().fresh()
    store = await PostgresStore.open(url)
    await store.fetch("UPDATE house SET version = 3")
    await store.close()
    with pytest.raises(Unusable, match=r"newer version of Whitechapel \(its format is 3, this one knows 2\)"):
        await open_store(url)


# --- the database ------------------------------------------------------------------------------------------------


async def test_many_processes_that_open_an_empty_database_at_once_all_find_their_tables() -> None:
    url = postgres().fresh()
    stores = await asyncio.gather(*(open_store(url) for _ in range(6)))
    outcomes = await asyncio.gather(*(store.append("table/a", 0, ONE) for store in stores), return_exceptions=True)
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict"] * 5 + ["NoneType"]
    for store in stores:
        await store.close()


async def test_two_processes_that_append_to_the_same_logs_never_write_the_same_number() -> None:
    url = postgres().fresh()
    stores = [await open_store(url), await open_store(url)]

    async def play(store: Store, log: str) -> int:
        won = 0
        while len(entries := await store.read(log)) < 20:
            try:
                await store.append(log, len(entries), ONE)
                won += 1
            except (Conflict, Unavailable):
                pass
        return won

    logs = [f"table/{number}" for number in range(10)]
    won = await asyncio.gather(*(play(store, log) for store in stores for log in logs))
    for number, log in enumerate(logs):
        assert len(await stores[0].read(log)) == 20 == won[number] + won[number + 10]
    for store in stores:
        await store.close()


async def test_a_database_that_cannot_be_reached_or_refuses_is_a_sentence_without_the_password() -> None:
    with pytest.raises(Unavailable) as away:
        await open_store("postgresql://jack:ripper@127.0.0.1:1/parlour")
    assert str(away.value).startswith("The database parlour on 127.0.0.1 does not answer (")
    assert "ripper" not in str(away.value)
    with pytest.raises(Unusable, match=r'refuses us: database "nowhere" does not exist.$'):
        await open_store(postgres().url("nowhere"))


async def test_a_database_that_restarts_fails_what_is_under_way_and_serves_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    store = await open_store(postgres().fresh())
    lengths = [0]
    troubles: list[Unavailable] = []

    async def play() -> None:
        """Append and append; after a trouble look first what is there, as a table does."""
        cut_off = False
        while True:
            try:
                if cut_off:
                    lengths.append(len(await store.read("table/a")))
                    cut_off = False
                await store.append("table/a", lengths[-1], ONE)
                lengths.append(lengths[-1] + 1)
            except Unavailable as error:
                troubles.append(error)
                cut_off = True
                await asyncio.sleep(0.05)

    player = asyncio.create_task(play())
    await until(lambda: lengths[-1] > 0)
    with caplog.at_level(logging.WARNING, "whitechapel.store"):
        await asyncio.to_thread(postgres().stop)
        await until(lambda: troubles)
        before = lengths[-1]
        await asyncio.to_thread(postgres().start)
        await until(lambda: lengths[-1] > before)
    assert not player.done()
    player.cancel()
    await asyncio.gather(player, return_exceptions=True)
    assert len(await store.read("table/a")) - lengths[-1] in (0, 1)  # the last one may still have been on its way
    messages = [record.getMessage() for record in caplog.records]
    assert "does not answer" in messages[0]
    assert "is back after" in messages[-1]
    assert len(messages) < 10
    await store.close()


async def test_a_database_that_can_only_be_read_is_noticed_although_nobody_writes() -> None:
    server = postgres()
    url = server.fresh()
    name = urlsplit(url).path.lstrip("/")
    store = await open_store(url)
    assert isinstance(store, PostgresStore)

    async def asked_anew() -> None:
        """As after a while, on connections that know how the database is now."""
        store._proved = -math.inf
        await store._pool.expire_connections()
        await store.probe()

    await asked_anew()
    server.psql(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    with pytest.raises(Unavailable) as refused:
        await asked_anew()
    assert UNHEALTHY[refused.value.id] == "the database is read-only: nothing can be stored"
    server.psql(f"ALTER DATABASE {name} RESET default_transaction_read_only")
    await asked_anew()
    await store.close()
