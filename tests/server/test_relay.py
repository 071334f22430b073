"""What a process tells the owner of a table about the sockets it has for it."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import pytest

from whitechapel.server.live import relay
from whitechapel.server.live.mailbox import Mailbox
from whitechapel.server.live.relay import Letter, StillHere
from whitechapel.server.live.room import Stop
from whitechapel.server.table import wire
from whitechapel.server.table.connection import Connection


class Silent(Connection):
    """A socket whose player hears everything and says nothing."""

    def send(self, data: bytes) -> None: ...


async def test_at_a_busy_table_spectators_are_still_reported_as_present(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relay, "KEEPALIVE_SECONDS", 0.05)
    letters: list[Letter] = []
    ines, otto = Silent(1, "p1", "Ines"), Silent(2, "p2", "Otto")
    room: Any = SimpleNamespace(id="t", queue=Mailbox(), crowd=[ines, otto], busy=False)
    post = SimpleNamespace(mail=lambda owner, letter: letters.append(letter))
    parlour: Any = SimpleNamespace(post=post, seconds=time.monotonic)

    async def chatter() -> None:
        while sum(isinstance(letter, StillHere) for letter in letters) < 3:
            room.queue.put((wire.Say(table="t", text="Hm."), ines))
            await asyncio.sleep(0.01)
        room.queue.put((Stop(), None))

    async with asyncio.timeout(30):
        await asyncio.gather(relay._pass_on(room, parlour, "owner"), chatter())
    assert {tuple(letter.conns) for letter in letters if isinstance(letter, StillHere)} == {(1, 2)}
