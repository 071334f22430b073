"""The clubs of a server."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from whitechapel.server.club import clubs
from whitechapel.server.club.clubs import Club, Founded
from whitechapel.server.live.folds import Folds, Kind
from whitechapel.server.store import Mark, Store

CLUB: Final = "club/"
OPEN: Final = "clubs/open"
"""The clubs that anybody can join are in the list of tables of a player of this name."""
SHOWN: Final = 100
MANY: Final = 10_000
"""More clubs than anybody is a member of."""

Decide = Callable[[Club], Sequence[clubs.Entry]]
"""What somebody wants to happen to a club, or a refusal."""


class Tables(Protocol):
    """What is needed of the parlour."""

    store: Store

    def now(self) -> int: ...
    def new_id(self) -> str: ...


class ClubHouses:
    """All of them."""

    def __init__(self, parlour: Tables) -> None:
        self._parlour = parlour
        first: Callable[[str, Founded], Club] = Club
        kind = Kind(CLUB, first, clubs.decode, clubs.encode, clubs.kind)
        self.folds: Folds[Club] = Folds(parlour.store, kind)

    async def found(self, owner: str, name: str, about: str, open: bool) -> str:
        """Found a club; its id."""
        id = self._parlour.new_id()
        founded = Founded(at=self._parlour.now(), owner=owner, name=name, about=about, open=open)
        await self.folds.begin(id, [founded], marks([owner], open=open))
        return id

    async def change(self, id: str, decide: Decide) -> Club | None:
        """Append what somebody decides about a club; None: there is none."""
        while True:
            found = await self.folds.get(id)
            if found is None:
                return None
            entries = decide(found)
            if not entries or await self.folds.add(id, found, entries, after(found, entries)):
                return await self.folds.get(id)

    async def tell(self, player: str) -> list[dict[str, Any]]:
        """The clubs somebody is a member of."""
        mine = await self.listed(of_player(player))
        return [
            {"id": one.id, "name": one.name, "since": one.members.get(player, 0), "owner": one.owner == player}
            for one in mine
        ]

    async def erase(self, player: str) -> None:
        """Somebody is gone: they leave all their clubs."""

        def leave(club: Club) -> Sequence[clubs.Entry]:
            return [clubs.Left(self._parlour.now(), player=player)] if player in club.members else []

        for one in await self._parlour.store.tables_of(of_player(player), MANY):
            if not one.over:
                await self.change(one.table.removeprefix(CLUB), leave)

    async def listed(self, list: str) -> list[Club]:
        """The clubs of a list."""
        found = [
            await self.folds.get(one.table.removeprefix(CLUB))
            for one in await self._parlour.store.tables_of(list, SHOWN)
            if not one.over
        ]
        return [one for one in found if one is not None]


def of_player(player: str) -> str:
    """The list of a player's clubs."""
    return f"clubs/of/{player}"


def marks(members: Sequence[str], *, open: bool, gone: bool = False) -> list[Mark]:
    """How a club stands in the lists it is in."""
    return [
        Mark(OPEN, your_turn=False, over=not open),
        *(Mark(of_player(player), your_turn=False, over=gone) for player in members),
    ]


def after(club: Club, entries: Sequence[clubs.Entry]) -> list[Mark]:
    """The marks that change with these entries."""
    found = []
    for entry in entries:
        if isinstance(entry, clubs.Changed):
            found += marks([], open=entry.open)
        elif isinstance(entry, clubs.Joined):
            found += marks([entry.player], open=club.open)
        elif isinstance(entry, clubs.Left):
            left = [one for one in club.members if one != entry.player]
            found += marks([entry.player], open=club.open and bool(left), gone=True)
    return found
