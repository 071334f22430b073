"""Several processes at the same tables: one owner each, messages, and what happens when somebody dies."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from patience import until
from server.postgres_for_tests import postgres

from whitechapel.server.store import TABLE, Entry, NotOwner, Store, Unavailable, open_bus, open_store
from whitechapel.server.store.bus import Bus, LocalBus, NullListener
from whitechapel.server.store.postgres import PostgresStore
from whitechapel.server.store.postgres_bus import PIECE, PostgresBus

PROCESS = Path(__file__).with_name("store_process.py")
ONE = [Entry("line", b"one")]


class RecordingListener(NullListener):
    """Writes down all it is told."""

    def __init__(self) -> None:
        self.messages: list[tuple[str, bytes]] = []
        self.orphans: list[str] = []
        self.lost_tables: list[str] = []
        self.gaps = 0
        self.fences = 0

    def received(self, sender: str, message: bytes) -> None:
        self.messages.append((sender, message))

    def orphaned(self, table: str) -> None:
        self.orphans.append(table)

    def lost(self, table: str) -> None:
        self.lost_tables.append(table)

    def missed(self) -> None:
        self.gaps += 1

    def fenced(self) -> None:
        self.fences += 1


class Server:
    """One server process as the bus sees it, inside this one."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.store = store
        self.bus = bus
        self.listener = RecordingListener()
        bus.listen(self.listener)

    async def close(self) -> None:
        await self.bus.close()
        await self.store.close()


async def start(place: str) -> Server:
    store = await open_store(place)
    return Server(store, await open_bus(store))


@pytest_asyncio.fixture
async def two() -> AsyncIterator[tuple[Server, Server]]:
    url = postgres().fresh()
    mary, jack = await start(url), await start(url)
    yield mary, jack
    await mary.close()
    await jack.close()


# --- alone -------------------------------------------------------------------------------------------------------


async def test_a_process_alone_owns_every_table_and_can_write_to_itself(tmp_path: Path) -> None:
    alone = await start(str(tmp_path / "parlour.db"))
    bus = alone.bus
    assert isinstance(bus, LocalBus)
    assert await bus.owner("a") is None
    assert await bus.own("a")
    assert await bus.own("a")
    assert await bus.owner("a") == bus.me
    await bus.subscribe("a")
    await bus.send(bus.me, b"to myself")
    await bus.send("somebody else", b"into the void")
    await asyncio.sleep(0)
    assert alone.listener.messages == [(bus.me, b"to myself")]
    await bus.unsubscribe("a")
    await bus.release("a")
    assert await bus.owner("a") is None
    await alone.close()


# --- owning ------------------------------------------------------------------------------------------------------


async def test_a_table_has_one_owner_until_it_is_given_up(two: tuple[Server, Server]) -> None:
    mary, jack = two
    assert await mary.bus.own("a")
    assert await mary.bus.own("a")
    assert not await jack.bus.own("a")
    assert await jack.bus.owner("a") == mary.bus.me != jack.bus.me
    await mary.bus.release("a")
    assert await jack.bus.owner("a") is None
    assert await jack.bus.own("a")
    assert not await mary.bus.own("a")


async def test_an_announcement_reaches_every_process_but_the_one_that_made_it(two: tuple[Server, Server]) -> None:
    mary, jack = two
    await mary.bus.announce(b"to all")
    await jack.bus.send(mary.bus.me, b"heard")
    await until(lambda: mary.listener.messages and jack.listener.messages)
    assert jack.listener.messages == [(mary.bus.me, b"to all")]
    assert mary.listener.messages == [(jack.bus.me, b"heard")]


async def test_only_the_owner_of_a_table_writes_to_it(two: tuple[Server, Server]) -> None:
    mary, jack = two
    await mary.bus.own("a")
    await mary.store.append("table/a", 0, ONE)
    with pytest.raises(NotOwner, match=r"^table/a belongs to another server now.$"):
        await jack.store.append("table/a", 1, ONE)
    await mary.bus.release("a")
    await jack.bus.own("a")
    await jack.store.append("table/a", 1, ONE)
    with pytest.raises(NotOwner):
        await mary.store.append("table/a", 2, ONE)
    assert await mary.store.read("table/a") == ONE * 2


async def test_owning_a_table_does_not_make_its_log(two: tuple[Server, Server]) -> None:
    mary, _ = two
    await mary.bus.own("a")
    assert [log async for log in mary.store.logs()] == []
    await mary.bus.release("a")
    assert isinstance(mary.store, PostgresStore)
    assert await mary.store.fetch("SELECT name FROM logs") == []


async def test_of_many_processes_that_want_a_table_at_once_one_gets_it(two: tuple[Server, Server]) -> None:
    tables = [str(number) for number in range(40)]
    got = await asyncio.gather(*(server.bus.own(table) for table in tables for server in two))
    assert [got[2 * number] + got[2 * number + 1] for number in range(40)] == [1] * 40


async def test_a_process_holds_one_lock_however_many_tables_it_owns(two: tuple[Server, Server]) -> None:
    mary, jack = two
    for number in range(300):
        assert await mary.bus.own(str(number))
    assert isinstance(jack.store, PostgresStore)
    ((locks,),) = await jack.store.fetch("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'")
    assert locks == 2
    assert not await jack.bus.own("299")


async def test_a_table_given_up_while_the_database_was_away_is_free_when_it_is_back(two: tuple[Server, Server]) -> None:
    mary, jack = two
    await mary.bus.own("a")
    await mary.bus.own("b")
    assert isinstance(mary.bus, PostgresBus)
    session = mary.bus._session
    assert session is not None
    with postgres().away():
        await until(session.is_closed)
        await mary.bus.release("a")
    await until(lambda: mary.listener.gaps and jack.listener.gaps)
    assert await jack.bus.own("a")
    assert not await jack.bus.own("b")


async def test_a_process_that_follows_a_table_hears_that_it_was_given_up(two: tuple[Server, Server]) -> None:
    mary, jack = two
    await mary.bus.own("a")
    await mary.bus.own("b")
    await jack.bus.subscribe("a")
    await asyncio.sleep(0.7)
    assert jack.listener.orphans == []
    await mary.bus.release("a")
    await until(lambda: jack.listener.orphans)
    assert await jack.bus.own("a")
    jack.listener.orphans.clear()
    await jack.bus.subscribe("b")
    await mary.close()
    await until(lambda: jack.listener.orphans == ["b"])


# --- talking -----------------------------------------------------------------------------------------------------


async def test_messages_arrive_in_order_short_and_long_and_equal_ones_twice(two: tuple[Server, Server]) -> None:
    mary, jack = two
    messages = [
        b"",
        b"same",
        b"same",
        bytes(range(256)),
        b"x" * PIECE,
        b"y" * (PIECE + 1),
        b"w" * 2 * PIECE,
        b"z" * 300_000,
        b"last",
    ]
    await asyncio.gather(*(mary.bus.send(jack.bus.me, message) for message in messages))
    await until(lambda: len(jack.listener.messages) == len(messages))
    assert jack.listener.messages == [(mary.bus.me, message) for message in messages]
    assert mary.listener.messages == []
    await jack.bus.send(mary.bus.me, b"back")
    await jack.bus.send(jack.bus.me, b"to myself")
    await jack.bus.send("nobody", b"into the void")
    await until(lambda: mary.listener.messages == [(jack.bus.me, b"back")])
    assert jack.listener.messages[-1] == (jack.bus.me, b"to myself")


async def test_a_long_message_arrives_like_a_short_one(two: tuple[Server, Server]) -> None:
    mary, jack = two
    await mary.bus.send(jack.bus.me, b"short")
    await mary.bus.send(jack.bus.me, b"long" * 5000)
    await until(lambda: len(jack.listener.messages) == 2)
    assert jack.listener.messages == [(mary.bus.me, b"short"), (mary.bus.me, b"long" * 5000)]


async def test_a_thousand_messages_at_once_arrive_in_order(two: tuple[Server, Server]) -> None:
    mary, jack = two
    await asyncio.gather(*(mary.bus.send(jack.bus.me, b"%d" % number) for number in range(5000)))
    await until(lambda: len(jack.listener.messages) == 5000)
    assert jack.listener.messages == [(mary.bus.me, b"%d" % number) for number in range(5000)]


# --- dying -------------------------------------------------------------------------------------------------------


class Process:
    """Another server that owns what it can, until the end of the block; see store_process.py."""

    def __init__(self, url: str, tables: int) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(PROCESS), "own", url, str(tables)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.lines: list[list[str]] = []
        self.me = ""

    async def __aenter__(self) -> Process:
        self._reading = asyncio.create_task(asyncio.to_thread(self._read))
        await until(lambda: self.lines)
        self.me = self.lines[0][1]
        return self

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append(line.decode().split())

    def go(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(b"go\n")
        self.process.stdin.flush()

    def said(self, word: str) -> list[list[str]]:
        return [line[1:] for line in list(self.lines) if line[0] == word]

    async def kill(self) -> None:
        self.process.kill()
        await self._reading
        self.process.communicate()

    async def __aexit__(self, *_: object) -> None:
        if self.process.returncode is None:
            await self.kill()


async def test_two_processes_race_for_200_tables_and_when_one_is_killed_the_other_takes_all_over() -> None:
    url = postgres().fresh()
    async with Process(url, 200) as mary, Process(url, 200) as jack:
        mary.go()
        jack.go()
        await until(lambda: len(mary.said("own")) + len(jack.said("own")) >= 200)
        await asyncio.sleep(0.5)
        owned = {process: {table for table, _ in process.said("own")} for process in (mary, jack)}
        assert owned[mary] | owned[jack] == {str(number) for number in range(200)}
        assert owned[mary] & owned[jack] == set()

        victim, heir = sorted(owned, key=lambda process: len(owned[process]), reverse=True)
        await victim.kill()
        await until(lambda: len(heir.said("own")) == 200)
        await until(lambda: {table for table, _ in heir.said("wrote")} >= owned[victim])
    store = await open_store(url)
    for number in range(200):
        names = [entry.data.decode() for entry in await store.read(f"{TABLE}{number}")]
        owners = [victim.me, heir.me] if str(number) in owned[victim] else [heir.me]
        # Each table changed hands once at most, and whatever was acknowledged is there.
        assert names == sorted(names, key=owners.index)
        for process in (victim, heir):
            for table, at in process.said("wrote"):
                if table == str(number):
                    assert names[int(at)] == process.me
    await store.close()


async def test_a_table_that_nobody_follows_is_told_of_when_its_owner_dies() -> None:
    url = postgres().fresh()
    mary = await start(url)
    async with Process(url, 1) as victim:
        victim.go()
        await until(lambda: victim.said("wrote"))
        assert mary.listener.orphans == []
    await until(lambda: mary.listener.orphans)
    assert await mary.bus.own("0")
    await mary.close()


async def test_an_owner_replaced_while_it_slept_can_no_longer_write() -> None:
    server = postgres()
    url = server.fresh()
    async with Process(url, 1) as sleeper:
        sleeper.go()
        await until(lambda: len(sleeper.said("wrote")) > 3)
        sleeper.process.send_signal(signal.SIGSTOP)
        server.psql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            f" WHERE application_name = 'whitechapel {sleeper.me}'"
        )
        mary = await start(url)
        await mary.bus.subscribe("0")
        await until(lambda: mary.listener.orphans)
        assert await mary.bus.own("0")
        entries = await mary.store.read("table/0")
        await mary.store.append("table/0", len(entries), ONE)
        heard = len(sleeper.lines)

        sleeper.process.send_signal(signal.SIGCONT)
        await until(lambda: sleeper.said("lost") == [["0"]])
        await until(lambda: ["0", "NotOwner"] in sleeper.said("failed"))
        # At most one thing it had written, and not said, before it fell asleep.
        later = [line for line in sleeper.lines[heard:] if line[0] == "wrote"]
        assert [int(at) < len(entries) for _, _, at in later] in ([], [True])
        assert await mary.store.read("table/0") == [*entries, *ONE]
        await mary.close()


async def run_out(server: Server) -> None:
    """Let a server's lease run out, as if it had slept."""
    assert isinstance(server.bus, PostgresBus)
    assert isinstance(server.store, PostgresStore)
    server.store.lease.until = 0.0


async def test_an_owner_whose_lease_has_run_out_gives_up_everything_and_comes_back_under_another_name(
    two: tuple[Server, Server],
) -> None:
    mary, jack = two
    name = mary.bus.me
    await mary.bus.own("a")
    await mary.store.append("table/a", 0, ONE)
    await run_out(mary)
    assert not mary.bus.leased()
    with pytest.raises(Unavailable):
        await mary.store.append("table/a", 1, ONE)
    await until(lambda: mary.listener.fences == 1 and mary.bus.leased())
    assert mary.listener.lost_tables == ["a"]
    assert mary.bus.me != name
    await until(lambda: "a" in jack.listener.orphans)
    assert await jack.bus.own("a")
    assert await jack.store.read("table/a") == ONE
    with pytest.raises(NotOwner):
        await mary.store.append("table/a", 1, ONE)


async def test_a_write_begun_under_a_lease_that_has_run_out_is_not_acknowledged(two: tuple[Server, Server]) -> None:
    mary, _ = two
    await mary.bus.own("a")
    writing = asyncio.ensure_future(mary.store.append("table/a", 0, ONE))
    await asyncio.sleep(0)
    await run_out(mary)
    with pytest.raises(Unavailable):
        await writing


async def test_a_letter_written_before_the_lease_ran_out_is_not_sent_after_it(two: tuple[Server, Server]) -> None:
    mary, jack = two
    letter = asyncio.ensure_future(mary.bus.send(jack.bus.me, b"old news"))
    await asyncio.sleep(0)
    await run_out(mary)
    await asyncio.gather(letter, return_exceptions=True)
    await until(mary.bus.leased)
    await mary.bus.send(jack.bus.me, b"good morning")
    await until(lambda: jack.listener.messages)
    assert jack.listener.messages == [(mary.bus.me, b"good morning")]


async def test_a_lease_that_the_others_saw_end_is_not_renewed(two: tuple[Server, Server]) -> None:
    mary, jack = two
    name = mary.bus.me
    await mary.bus.own("a")
    assert isinstance(jack.store, PostgresStore)
    await jack.store.fetch("UPDATE leases SET expires = now() - interval '1 second' WHERE name = $1", name)
    await until(lambda: mary.listener.fences == 1 and mary.bus.leased())
    assert mary.bus.me != name
    assert mary.listener.lost_tables == ["a"]


async def test_an_owner_that_is_cut_off_for_a_moment_keeps_its_tables() -> None:
    server = postgres()
    url = server.fresh()
    mary = await start(url)
    assert isinstance(mary.bus, PostgresBus)
    await mary.bus.own("a")
    await mary.bus.subscribe("b")
    server.psql(f"SELECT pg_terminate_backend({mary.bus._process})")
    await until(lambda: mary.listener.gaps)
    assert mary.listener.lost_tables == []
    await mary.store.append("table/a", 0, ONE)
    jack = await start(url)
    assert not await jack.bus.own("a")
    await jack.bus.send(mary.bus.me, b"still there?")
    await until(lambda: mary.listener.messages == [(jack.bus.me, b"still there?")])
    await jack.close()
    await mary.close()


async def test_the_bus_comes_back_after_the_database_restarts(
    two: tuple[Server, Server], caplog: pytest.LogCaptureFixture
) -> None:
    mary, jack = two
    await mary.bus.own("a")
    await jack.bus.subscribe("a")
    with postgres().away():
        with pytest.raises(Unavailable):
            await mary.bus.own("b")
        with pytest.raises(Unavailable):
            await mary.bus.send(jack.bus.me, b"hello?")
        with pytest.raises(Unavailable):
            await mary.store.append("table/a", 0, ONE)
    await until(lambda: mary.listener.gaps and jack.listener.gaps)
    assert await mary.bus.own("a")  # still, or again if it took so long that the lease ran out
    await mary.store.append("table/a", 0, ONE)
    assert await mary.bus.own("b")
    assert not await jack.bus.own("a")
    await mary.bus.send(jack.bus.me, b"on we go")
    await until(lambda: jack.listener.messages == [(mary.bus.me, b"on we go")])
    messages = [record.getMessage() for record in caplog.records if record.name == "whitechapel.bus"]
    assert sum("was lost" in message for message in messages) == 2
    assert sum("again after" in message for message in messages) == 2


async def test_a_closed_bus_says_so(two: tuple[Server, Server]) -> None:
    mary, _ = two
    await mary.bus.close()
    for call in (mary.bus.own("a"), mary.bus.send("x", b""), mary.bus.subscribe("a")):
        with pytest.raises(Unavailable, match=r"^The bus is closed.$"):
            await call
