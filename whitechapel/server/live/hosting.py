"""Who the hosts of this server are, and whom they have silenced.

Whoever can read the server's store can be its host: `whitechapel desk` signs a link with the server's own secret. It
counts once and for a quarter of an hour, and makes the player who opens it a host. It is all stored under one key.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from whitechapel.server.live.players import Players
from whitechapel.server.store import Store

HOSTS: Final = "server/hosts"
LINK_LASTS: Final = 900_000
"""For how many milliseconds a link can be used."""
SLACK: Final = 60_000
"""By how much the clock of whoever signs it may be ahead of ours."""


class Kept(Struct, frozen=True):
    """What is stored."""

    hosts: dict[str, int] = {}
    """By player, since when."""
    muted: dict[str, int] = {}
    used: dict[str, int] = {}
    """Links that have been used, and until when they would have counted."""


_decode = msgspec.json.Decoder(Kept).decode


def key(players: Players, now: int) -> str:
    """What stands in a link to the desk."""
    until = now + LINK_LASTS
    return f"{until}.{players.sign('desk', str(until))}"


class Hosting:
    """The hosts of this server."""

    def __init__(self, store: Store, players: Players) -> None:
        self._store = store
        self._players = players

    async def now(self) -> Kept:
        """Who they are."""
        data = await self._store.get(HOSTS)
        return Kept() if data is None else _decode(data)

    async def role(self, player: str) -> dict[str, int]:
        """Since when a player has been a host, and silenced."""
        kept = await self.now()
        known = {"host": kept.hosts.get(player), "muted": kept.muted.get(player)}
        return {name: since for name, since in known.items() if since is not None}

    async def enter(self, player: str, given: str, now: int) -> bool:
        """A player becomes a host, by a link; whether it counts."""
        until, _, signed = given.partition(".")
        if not until.isdigit() or not hmac.compare_digest(signed.encode(), self._players.sign("desk", until).encode()):
            return False
        if not now < int(until) <= now + LINK_LASTS + SLACK:
            return False
        entered = False

        def enter(kept: Kept) -> Kept:
            nonlocal entered
            entered = given not in kept.used
            used = {one: till for one, till in kept.used.items() if till > now} | {given: int(until)}
            return replace(kept, hosts={player: now, **kept.hosts}, used=used) if entered else kept

        await self._change(enter)
        return entered

    async def leave(self, player: str) -> None:
        """A player is no host any more."""
        await self._change(
            lambda kept: replace(kept, hosts={one: at for one, at in kept.hosts.items() if one != player})
        )

    async def note_muted(self, player: str, muted: bool, now: int) -> None:
        """Remember whom to list as silenced."""

        def note(kept: Kept) -> Kept:
            others = {one: at for one, at in kept.muted.items() if one != player}
            return replace(kept, muted={**others, player: now} if muted else others)

        await self._change(note)

    async def erase(self, player: str) -> None:
        """A player is gone."""
        await self.leave(player)
        await self.note_muted(player, muted=False, now=0)

    async def _change(self, change: Callable[[Kept], Kept]) -> None:
        while True:
            data = await self._store.get(HOSTS)
            before = Kept() if data is None else _decode(data)
            after = change(before)
            if after == before or await self._store.swap(HOSTS, data, msgspec.json.encode(after)):
                return
