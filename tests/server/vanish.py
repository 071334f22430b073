"""Somebody falls silent, or is gone, at each kind of question of every game; the game always finishes.

    PYTHONPATH=tests python -m server.vanish

For every question that a game puts to people a game is played, quickly and without a server, until it is put. Its log
becomes a table of a real server, where the others play on over real sockets and the one who is asked does not answer:
they have closed their connection, or keep it open and say nothing. At a table with a clock their time runs out, a bot
plays for them, and the game ends without them. At a table without one everybody waits; when they are back, it goes on
to its end.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
from server.evening import PEOPLE, Evening
from server.house import Guest, House, house

from whitechapel.core.frames import CHANCE
from whitechapel.games import GAMES
from whitechapel.server.store import TABLE, Entry
from whitechapel.server.table import log
from whitechapel.server.table.table import Table
from whitechapel.text import Words

CLOCK = {"kind": "clock", "per_move": 1, "bank": 0, "grace": 5}
UNTIMED = {"kind": "untimed"}
OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "jack-the-ripper": ({"max_hands": 1, "seats": 2}, {"max_hands": 1, "seats": 3, "vote": "on"}),
    "rue-morgue": ({"max_hands": 1, "seats": 4}, {"max_hands": 1, "seats": 2}),
    "mr-jack": ({},),
    "check-the-ripper": ({"turn_limit": 20, "seats": 3}, {"turn_limit": 20}),
}
TOGETHER = 4
"""How many tables are played at a time."""
PATIENCE = 900.0
STILL = 0.5
"""For how many seconds we watch that nothing happens."""


class Case(NamedTuple):
    """Who falls silent when, and how."""

    game: str
    question: str
    timed: bool
    gone: bool
    """Whether they close their connection; otherwise they stay and say nothing."""

    @property
    def title(self) -> str:
        """The case in words."""
        table = "with a clock" if self.timed else "without a clock"
        return f"{self.game}: {self.question}, {table}, {'gone' if self.gone else 'silent'}"


def questions(game: str) -> dict[str, int]:
    """The questions that are put to people in some hundred games, with the number of a game in which each is put. They
    are all that the game has words for, apart from those put to chance."""
    found: dict[str, int] = {}
    chance: set[str] = set()
    rules = next(one for one in GAMES if one.id == game)
    for number in range(150):
        state = rules.new(**OPTIONS[game][number % len(OPTIONS[game])])
        rng = Random(number)
        while not state.over:
            name = state.stack[-1].name
            if state.seat() == CHANCE:
                chance.add(name)
                state.apply(state.sample(rng))
            else:
                found.setdefault(name, number)
                state.apply(rng.choice(state.options()))
    words = Words("en", game)
    named = {message.removeprefix("question-") for message in words.ids if message.startswith("question-")}
    assert found.keys() <= named
    assert named - found.keys() <= chance, f"{game} was never asked: {named - found.keys() - chance}"
    return found


def cases() -> Iterator[Case]:
    """All of them."""
    for game in OPTIONS:
        for question, timed, gone in itertools.product(questions(game), (True, False), (True, False)):
            yield Case(game, question, timed, gone)


def until_asked(case: Case) -> tuple[Evening, int]:
    """An evening at which the question has just been put, and the seat that is to fall silent."""

    def asked(table: Table) -> bool:
        return table.state is not None and not table.state.over and table.state.stack[-1].name == case.question

    for seed in range(400):
        options = OPTIONS[case.game][seed % len(OPTIONS[case.game])]
        evening = Evening(
            seed.to_bytes(32, "big"), game=case.game, options=options, pace=CLOCK if case.timed else UNTIMED, window=1,
            takeover="random",
        )  # fmt: skip
        evening.rng.seed(seed)
        evening.plays_on(asked)
        if asked(evening.table):
            return evening, evening.table.wanted()[0]
    raise AssertionError(f"{case.question} was never asked")


async def seat_people(parlour: House, case: Case, evening: Evening) -> tuple[str, list[str]]:
    """The evening as a table of a real server, as if it had been played there until now; and its players' tokens."""
    table = f"{case.game[:4]}-{case.question}-{case.timed:d}{case.gone:d}"
    new = {name: await parlour.parlour.players.new(name.title()) for name in PEOPLE}
    shift = parlour.parlour.now() - evening.now
    entries = []
    for entry in evening.log:
        changes: dict[str, Any] = {"at": entry.at + shift}
        player = getattr(entry, "player", "")
        if player:
            changes["player"] = new[player][0].player
        if isinstance(entry, log.Line | log.Held) and entry.id:
            changes["id"] = f"evening-{entry.id}"
        if isinstance(entry, log.Created):
            changes["host"] = new[entry.host][0].player
        moved = msgspec.structs.replace(entry, **changes)
        entries.append(Entry(kind=log.kind(moved), data=log.encode(moved)))
    await parlour.parlour.store.append(TABLE + table, 0, entries)
    return table, [new[name][1] for name in PEOPLE[: len(evening.table.chairs)]]


async def play(parlour: House, case: Case) -> None:
    """One case, from the silence to the end of the game."""
    evening, silent = until_asked(case)
    table, tokens = await seat_people(parlour, case, evening)
    guests = [await parlour.guest(token=token) for token in tokens]
    for guest in guests:
        await guest.send("watch", table=table)
        await guest.hears("update")
    if case.gone:
        await guests[silent].leave()
    playing = [
        asyncio.ensure_future(keep_playing(guest, table, seat)) for seat, guest in enumerate(guests) if seat != silent
    ]
    other = guests[silent - 1]
    try:
        if not case.timed:
            await all_wait(parlour, table, silent)
            if case.gone:
                guests[silent] = await parlour.guest(token=tokens[silent])
                await guests[silent].send("watch", table=table)
            playing.append(asyncio.ensure_future(keep_playing(guests[silent], table, silent)))
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*playing)
        taken = any(m["kind"] == "table" and m["seats"][silent]["bot"] == "random" for m in other.heard)
        assert taken is case.timed, f"{case.title}: a bot has {'' if taken else 'not '}played"
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for guest in guests:
            await guest.leave()


async def keep_playing(guest: Guest, table: str, seat: int) -> None:
    """Answer whatever this seat is asked until the game is over, however long others take."""
    rng = Random(seat)
    while not guest.over(table):
        with contextlib.suppress(TimeoutError):
            await guest.plays(table, (seat,), rng)


async def all_wait(parlour: House, table: str, silent: int) -> None:
    """Wait until everybody waits for the silent one, and see that then nothing happens."""

    async def look() -> tuple[tuple[int, ...], int]:
        found: tuple[tuple[int, ...], int] = await parlour.parlour.look(
            table, lambda one, crowd: (one.wanted(), one.revision)
        )
        return found

    async with asyncio.timeout(PATIENCE):
        before: object = None
        while True:
            now = await look()
            if now == before and now[0] == (silent,):
                return
            before = now
            await asyncio.sleep(STILL)


async def run(wanted: list[Case], place: Path, progress: bool = False) -> int:
    """All these cases at one server, a few at a time; how many there were."""
    places = asyncio.Semaphore(TOGETHER)
    done = 0

    async def one(parlour: House, case: Case) -> None:
        nonlocal done
        async with places:
            try:
                await play(parlour, case)
            except Exception as error:
                error.add_note(case.title)
                raise
            done += 1
            if progress:
                print(f"{done} of {len(wanted)}: {case.title}", flush=True)

    async with house(place) as parlour, asyncio.TaskGroup() as group:
        for case in wanted:
            group.create_task(one(parlour, case))
    return done


if __name__ == "__main__":
    chosen = [case for case in cases() if all(word in case.title for word in sys.argv[1:])]
    with tempfile.TemporaryDirectory() as folder:
        print(f"{asyncio.run(run(chosen, Path(folder) / 'parlour.db', progress=True))} games, all finished")
