"""The stores keep their contract: all go through the same stories, against a real disk and a real PostgreSQL; that of a
page against keys as a browser keeps them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from pathlib import Path

import pytest
import pytest_asyncio
from server.keys import new_keys, opened
from server.postgres_for_tests import postgres

from whitechapel.server.store import (
    Conflict,
    Entry,
    Mark,
    Store,
    StoreError,
    Unavailable,
    Unusable,
    open_store,
)


@pytest.fixture(params=["sqlite", "postgres", "keys"])
def new_place(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """Where there is no store yet; each call is another place."""
    if request.param == "keys":
        return new_keys
    if request.param == "postgres":
        return postgres().fresh
    numbers = iter(range(100))
    return lambda: str(tmp_path / f"parlour{next(numbers)}.db")


@pytest.fixture
def place(new_place: Callable[[], str]) -> str:
    return new_place()


@pytest_asyncio.fixture
async def store(place: str) -> AsyncIterator[Store]:
    store = await opened(place)
    yield store
    await store.close()


def line(text: str) -> Entry:
    return Entry("line", text.encode())


def lines(*texts: str) -> list[Entry]:
    return [line(text) for text in texts]


# --- logs --------------------------------------------------------------------------------------------------------


async def test_a_log_is_read_from_any_entry_as_far_as_wanted_and_says_what_kinds_it_has(store: Store) -> None:
    await store.append("table/a", 0, [Entry("created", b"{}"), *lines("0 draw yard", "0 meld", "0 done")])
    assert [entry.data for entry in await store.read("table/a", 1, 2)] == [b"0 draw yard", b"0 meld"]
    assert await store.read("table/a", 4, 2) == []
    assert await store.kinds("table/a") == {"created", "line"}
    assert await store.kinds("table/b") == set()


async def test_a_log_gives_back_what_was_appended_in_order(store: Store) -> None:
    await store.append("table/a", 0, [Entry("created", b"{}"), line("0 draw yard")])
    await store.append("table/a", 2, lines("0 meld"))
    await store.append("table/b", 0, lines("another table"))
    assert await store.read("table/a") == [Entry("created", b"{}"), line("0 draw yard"), line("0 meld")]
    assert await store.read("table/a", 2) == lines("0 meld")
    assert await store.read("table/a", 3) == []
    assert await store.read("table/nowhere") == []


async def test_an_append_at_the_wrong_place_is_a_conflict_and_changes_nothing(store: Store) -> None:
    await store.append("table/a", 0, lines("one", "two"))
    for at in (0, 1, 3):
        with pytest.raises(Conflict, match=f"^table/a has 2 entries, not {at}.$"):
            await store.append("table/a", at, lines("three"), [Mark("ann", your_turn=True, over=False)])
    with pytest.raises(Conflict, match=r"^table/b has 0 entries, not 1.$"):
        await store.append("table/b", 1, lines("one"))
    assert await store.read("table/a") == lines("one", "two")
    assert await store.read("table/b") == []
    assert await store.tables_of("ann") == []
    assert [log async for log in store.logs()] == ["table/a"]


async def test_of_fifty_appends_at_the_same_place_one_wins(store: Store) -> None:
    attempts = [store.append("table/a", 0, lines(f"{number}", "end")) for number in range(50)]
    outcomes = await asyncio.gather(*attempts, return_exceptions=True)
    winners = [number for number, outcome in enumerate(outcomes) if outcome is None]
    assert len(winners) == 1
    assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 49
    assert await store.read("table/a") == lines(f"{winners[0]}", "end")


async def test_appends_to_one_log_are_written_in_the_order_of_the_calls(store: Store) -> None:
    async with asyncio.TaskGroup() as together:
        for number in range(200):
            together.create_task(store.append("table/a", number, lines(f"{number}")))
    assert await store.read("table/a") == lines(*map(str, range(200)))


async def test_a_conflict_does_not_spoil_the_others_of_its_group(store: Store) -> None:
    await store.append("table/3", 0, lines("already here"))
    outcomes = await asyncio.gather(
        *(store.append(f"table/{number}", 0, lines("a", "b")) for number in range(10)), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [type(None)] * 3 + [Conflict] + [type(None)] * 6
    assert await store.read("table/3") == lines("already here")
    for number in (0, 1, 2, 4, 5, 6, 7, 8, 9):
        assert await store.read(f"table/{number}") == lines("a", "b")


async def test_an_entry_that_cannot_be_written_spoils_only_its_own_append(store: Store) -> None:
    bad = [line("fine"), Entry("half a \ud83d character", b"")]
    outcomes = await asyncio.gather(
        store.append("table/a", 0, lines("a")),
        store.append("table/bad", 0, bad),
        store.append("table/b", 0, lines("b")),
        return_exceptions=True,
    )
    assert outcomes[0] is None
    assert isinstance(outcomes[1], ValueError | StoreError)
    assert outcomes[2] is None
    assert [log async for log in store.logs("table/")] == ["table/a", "table/b"]


async def test_more_callers_than_the_queue_has_room_for_are_all_served(store: Store) -> None:
    await asyncio.gather(*(store.append(f"table/{number:05}", 0, lines("x")) for number in range(6000)))
    assert [log async for log in store.logs("table/")] == [f"table/{number:05}" for number in range(6000)]


async def test_data_may_be_any_bytes_and_large(store: Store) -> None:
    entries = [Entry("Größe", bytes(range(256))), Entry("empty", b""), Entry("large", b"\0x" * 1_000_000)]
    await store.append("table/ä b", 0, entries)
    assert await store.read("table/ä b") == entries


async def test_logs_are_listed_by_the_beginning_of_their_names(store: Store) -> None:
    for name in ("table/b", "table/a", "table/ä", "table/%", "tablecloth", "table0", "Table/a", "tabla"):
        await store.append(name, 0, lines("x"))
    assert [log async for log in store.logs("table/")] == ["table/%", "table/a", "table/b", "table/ä"]
    assert [log async for log in store.logs("table/%")] == ["table/%"]
    assert [log async for log in store.logs("zebra")] == []
    assert len([log async for log in store.logs()]) == 8


async def test_a_caller_who_gives_up_does_not_disturb_the_others(store: Store) -> None:
    tasks = [asyncio.ensure_future(store.append(f"table/{number}", 0, lines("x"))) for number in range(20)]
    await asyncio.sleep(0)
    for task in tasks[::2]:
        task.cancel()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert outcomes[1::2] == [None] * 10
    await store.append("table/1", 1, lines("and on"))


# --- my tables, keys ---------------------------------------------------------------------------------------------


async def test_my_tables_show_running_ones_first_and_among_them_my_turn_and_the_newest(store: Store) -> None:
    async def mark(table: str, *, your_turn: bool = False, over: bool = False) -> None:
        at = len(await store.read(f"table/{table}"))
        marks = [Mark("ann", your_turn=your_turn, over=over), Mark("bob", your_turn=not your_turn, over=over)]
        await store.append(f"table/{table}", at, lines("x"), marks)

    await mark("finished", over=True)
    await mark("hers", your_turn=True)
    await mark("his")
    await mark("hers too", your_turn=True)
    await mark("also his")
    assert [sitting[:3] for sitting in await store.tables_of("ann")] == [
        ("hers too", True, False),
        ("hers", True, False),
        ("also his", False, False),
        ("his", False, False),
        ("finished", False, True),
    ]
    await mark("hers too")
    tables = [sitting.table for sitting in await store.tables_of("ann")]
    assert tables == ["hers", "hers too", "also his", "his", "finished"]
    assert [sitting.table for sitting in await store.tables_of("ann", limit=2)] == ["hers", "hers too"]
    assert await store.tables_of("carol") == []


async def test_of_two_marks_for_one_player_in_an_append_the_last_counts(store: Store) -> None:
    marks = [Mark("ann", your_turn=True, over=False), Mark("ann", your_turn=False, over=True)]
    await store.append("table/a", 0, lines("x"), marks)
    (sitting,) = await store.tables_of("ann")
    assert sitting[:3] == ("a", False, True)


async def test_marks_can_change_without_an_entry(store: Store) -> None:
    await store.append("table/a", 0, lines("x"), [Mark("ann", your_turn=False, over=False)])
    await store.append("table/a", 1, [], [Mark("ann", your_turn=True, over=False)])
    assert len(await store.read("table/a")) == 1
    assert (await store.tables_of("ann"))[0].your_turn


async def test_keys_hold_the_value_put_last(store: Store) -> None:
    assert await store.get("player/ann") is None
    await store.put("player/ann", b"Ann")
    await store.put("player/ann", b"\0Anna")
    assert await store.get("player/ann") == b"\0Anna"


async def test_a_key_is_swapped_only_if_it_holds_what_was_expected(store: Store) -> None:
    assert not await store.swap("purse", b"1", b"2")
    assert await store.swap("purse", None, None)
    assert await store.swap("purse", None, b"1")
    assert not await store.swap("purse", None, b"9")
    wanted = [await store.swap("purse", b"1", b"2"), await store.swap("purse", b"1", b"3")]
    assert (wanted, await store.get("purse")) == ([True, False], b"2")
    assert not await store.swap("purse", b"1", None)
    assert await store.swap("purse", b"2", None)
    assert await store.get("purse") is None


async def test_of_twenty_who_swap_at_the_same_time_one_wins(store: Store) -> None:
    await store.put("purse", b"full")
    swapped = await asyncio.gather(*(store.swap("purse", b"full", b"%d" % number) for number in range(20)))
    assert swapped.count(True) == 1
    assert await store.get("purse") == b"%d" % swapped.index(True)


async def test_keys_are_listed_by_the_beginning_of_their_names(store: Store) -> None:
    for name in ("calls/b", "call", "calls/a", "calls0", "calls/Z"):
        await store.put(name, b"")
    assert [name async for name in store.keys("calls/")] == ["calls/Z", "calls/a", "calls/b"]


async def test_all_who_want_to_choose_the_secret_get_the_same_one(store: Store) -> None:
    kept = await asyncio.gather(*(store.keep("secret", b"%d" % number) for number in range(20)))
    assert len(set(kept)) == 1
    assert await store.keep("secret", b"too late") == kept[0]
    assert await store.get("secret") == kept[0]


# --- opening and closing -----------------------------------------------------------------------------------------


async def test_a_store_opened_again_holds_everything(place: str) -> None:
    store = await opened(place)
    await store.append("table/a", 0, lines("one"), [Mark("ann", your_turn=True, over=False)])
    await store.put("secret", b"abc")
    await store.close()
    store = await opened(place)
    with pytest.raises(Conflict):
        await store.append("table/a", 0, lines("again"))
    await store.append("table/a", 1, lines("two"))
    assert await store.read("table/a") == lines("one", "two")
    assert [sitting[:3] for sitting in await store.tables_of("ann")] == [("a", True, False)]
    assert await store.get("secret") == b"abc"
    await store.close()


async def test_closing_finishes_what_was_begun_and_refuses_the_rest(place: str) -> None:
    store = await opened(place)
    tasks = [asyncio.ensure_future(store.append(f"table/{number}", 0, lines("x"))) for number in range(5000)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*tasks) == [None] * 5000
    for refused in (store.append("table/x", 0, lines("x")), store.read("table/1"), store.put("a", b""), store.get("a")):
        with pytest.raises(Unavailable, match=r"^The store is closed.$"):
            await refused
    await store.close()
    store = await opened(place)
    assert len([log async for log in store.logs()]) == 5000
    await store.close()


@pytest.mark.parametrize("new_place", ["sqlite", "postgres"], indirect=True)
async def test_a_store_opened_for_reading_reads_beside_a_server_and_writes_nothing(place: str, store: Store) -> None:
    await store.append("table/a", 0, lines("one"))
    reader = await open_store(place, read_only=True)
    assert await reader.read("table/a") == lines("one")
    await store.append("table/a", 1, lines("two"))
    assert await reader.read("table/a") == lines("one", "two")
    with pytest.raises(Unusable, match=r"was opened for reading only.$"):
        await reader.append("table/a", 2, lines("three"))
    with pytest.raises(Unusable, match=r"was opened for reading only.$"):
        await reader.put("secret", b"")
    await reader.close()


@pytest.mark.parametrize("new_place", ["sqlite", "postgres"], indirect=True)
async def test_reading_does_not_make_a_store(place: str) -> None:
    with pytest.raises(Unusable):
        await open_store(place, read_only=True)
    with suppress(FileNotFoundError):
        assert not Path(place).exists()
