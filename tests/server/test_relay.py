"""What a process tells the owner of a table about the sockets it has for it."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import pytest

from whitechapel.server import relay, wire
from whitechapel.server.ear import Ear
from whitechapel.server.relay import Coming, Letter, Post, StillHere, Wanted
from whitechapel.server.room import Stop


class Silent(Ear):
    """A socket whose player hears everything and says nothing."""

    def send(self, data: bytes) -> None: ...


async def test_at_a_busy_table_those_who_only_watch_are_still_said_to_be_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relay, "STILL_HERE", 0.05)
    letters: list[Letter] = []
    ines, otto = Silent(1, "p1", "Ines"), Silent(2, "p2", "Otto")
    room: Any = SimpleNamespace(id="t", queue=asyncio.Queue(), crowd=[ines, otto], busy=False, used=0.0)
    post = SimpleNamespace(mail=lambda owner, letter: letters.append(letter))
    parlour: Any = SimpleNamespace(post=post, seconds=time.monotonic)

    async def chatter() -> None:
        while sum(isinstance(letter, StillHere) for letter in letters) < 3:
            room.queue.put_nowait((wire.Say(table="t", text="Hm."), ines))
            await asyncio.sleep(0.01)
        room.queue.put_nowait((Stop(), None))

    async with asyncio.timeout(30):
        await asyncio.gather(relay._pass_on(room, parlour, "owner"), chatter())
    assert {tuple(letter.conns) for letter in letters if isinstance(letter, StillHere)} == {(1, 2)}


async def test_who_plays_at_a_busy_table_is_not_forgotten_for_a_quiet_one() -> None:
    """The quiet table's letter is the moment when those who were not mentioned for long are forgotten."""
    now = 0.0
    went: list[tuple[str, int]] = []
    parlour: Any = SimpleNamespace(
        seconds=lambda: now,
        came=lambda table, ear: None,
        went=lambda table, ear: went.append((table, ear.conn)),
        send=lambda table, command, ear: None,
    )
    post = Post(parlour)
    for table, conn in (("busy", 1), ("quiet", 2), ("busy", 3)):
        post.received("other", relay._write(Coming(table=table, conn=conn, player="p", name="Ines")))
    now = 2 * relay.FORGOTTEN
    command = relay.msgspec.Raw(wire.encode(wire.Say(table="busy", text="Hm.")))
    post.received("other", relay._write(Wanted(table="busy", conn=1, player="p", name="Ines", command=command)))
    post.received("other", relay._write(StillHere(table="quiet", conns=[2])))
    assert went == [("busy", 3)]
