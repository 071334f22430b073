"""Whom a player knows: friends, who have exchanged a link, and those they do not want to play with.

It is stored under one key for each player, `company/<player>`, and changed by comparing. A friendship stands with both;
should a process die between the two, opening the link again mends it.
"""

from __future__ import annotations

import hmac
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from whitechapel.server.live.players import Players, is_player
from whitechapel.server.store import Store

COMPANY: Final = "company/"
"""The keys start with this, followed by the player."""
MOST: Final = 500
"""How many friends somebody can have, and how many people they can block."""
MOST_INVITATIONS: Final = 20
INVITATION_LASTS: Final = 86_400_000
"""For how many milliseconds an invitation is shown."""
KEPT: Final = 10_000
"""The company of this many players is kept in memory."""
ID_LETTERS: Final = 12


class Invited(Struct, frozen=True):
    """A friend has asked somebody to a table."""

    table: str
    by: str
    at: int


class Kept(Struct, frozen=True):
    """What is stored for a player."""

    friends: dict[str, int] = {}
    """By player, since when."""
    blocked: dict[str, int] = {}
    links: int = 0
    """How many links were replaced: only the newest counts."""
    invited: list[Invited] = []


_decode = msgspec.json.Decoder(Kept).decode


class Full(Exception):
    """There are too many already."""


class Company:
    """The company of all players."""

    def __init__(self, store: Store, players: Players) -> None:
        self._store = store
        self._players = players
        self._known: OrderedDict[str, Kept] = OrderedDict()

    async def of(self, player: str, *, fresh: bool = True) -> Kept:
        """Whom a player knows. `fresh`: even if it was changed by another process that has not said so yet."""
        kept = None if fresh else self._known.get(player)
        if kept is None:
            data = await self._store.get(COMPANY + player)
            kept = Kept() if data is None else _decode(data)
            self._remember(player, kept)
        return kept

    def forget(self, player: str | None = None) -> None:
        """Look into the store again, for one player or for all: another process may have changed something."""
        if player is None:
            self._known.clear()
        else:
            self._known.pop(player, None)

    async def apart(self, one: str, other: str) -> bool:
        """Whether one of the two does not want to play with the other."""
        return other in (await self.of(one, fresh=False)).blocked or one in (await self.of(other, fresh=False)).blocked

    # -- friends ------------------------------------------------------------------------------------

    async def code(self, player: str) -> str:
        """What stands in a player's link."""
        return self._code(player, (await self.of(player)).links)

    async def new_code(self, player: str) -> str:
        """Another one; the one before no longer counts."""
        return self._code(player, (await self._change(player, lambda kept: replace(kept, links=kept.links + 1))).links)

    def _code(self, player: str, number: int) -> str:
        return player + self._players.sign("friend", f"{player}/{number}")

    async def whose(self, code: str) -> str | None:
        """Whose link this is; None: nobody's."""
        player = code[:ID_LETTERS]
        if not is_player(player) or not hmac.compare_digest(code.encode(), (await self.code(player)).encode()):
            return None
        return player

    async def befriend(self, one: str, other: str, now: int) -> None:
        """Two people are friends; raises Full."""
        for mine, theirs in ((one, other), (other, one)):
            if len((await self.of(mine)).friends) >= MOST:
                raise Full
            await self._change(mine, lambda kept, who=theirs: _with(kept, who, now))  # type: ignore[misc]

    async def unfriend(self, one: str, other: str) -> None:
        """They are friends no longer."""
        for mine, theirs in ((one, other), (other, one)):
            await self._change(mine, lambda kept, who=theirs: _without(kept, who))  # type: ignore[misc]

    async def invite(self, player: str, friend: str, table: str, now: int) -> bool:
        """Ask a friend to a table; False: they are no friends, or have been asked there already."""
        if player not in (await self.of(friend)).friends:
            return False
        new = False

        def ask(kept: Kept) -> Kept:
            nonlocal new
            new = all((one.table, one.by) != (table, player) for one in kept.invited)
            others = [one for one in kept.invited if now - one.at < INVITATION_LASTS]
            return replace(kept, invited=[*others, Invited(table, player, now)][-MOST_INVITATIONS:]) if new else kept

        await self._change(friend, ask)
        return new

    # -- those one does not want to meet --------------------------------------------------------------

    async def block(self, player: str, other: str, now: int) -> None:
        """They do not play with each other any more; raises Full."""
        if len((await self.of(player)).blocked) >= MOST:
            raise Full
        await self.unfriend(player, other)
        await self._change(player, lambda kept: replace(kept, blocked={**kept.blocked, other: now}))

    async def unblock(self, player: str, other: str) -> None:
        """They may again."""
        await self._change(
            player,
            lambda kept: replace(kept, blocked={one: at for one, at in kept.blocked.items() if one != other}),
        )

    async def erase(self, player: str) -> None:
        """Nobody has this friend any more."""
        for friend in (await self.of(player)).friends:
            await self._change(friend, lambda kept: _without(kept, player))
        await self._change(player, lambda kept: None)

    async def _change(self, player: str, change: Callable[[Kept], Kept | None]) -> Kept:
        """Change what is stored, whatever another process does meanwhile."""
        key = COMPANY + player
        while True:
            data = await self._store.get(key)
            before = Kept() if data is None else _decode(data)
            after = change(before)
            if after == before or await self._store.swap(
                key, data, None if after is None else msgspec.json.encode(after)
            ):
                self._remember(player, after or Kept())
                return after or Kept()

    def _remember(self, player: str, kept: Kept) -> None:
        self._known[player] = kept
        self._known.move_to_end(player)
        if len(self._known) > KEPT:
            self._known.popitem(last=False)


def _with(kept: Kept, friend: str, now: int) -> Kept:
    return replace(kept, friends={friend: now, **kept.friends})


def _without(kept: Kept, friend: str) -> Kept:
    return replace(
        kept,
        friends={one: since for one, since in kept.friends.items() if one != friend},
        invited=[one for one in kept.invited if one.by != friend],
    )
