"""Somebody who listens at tables: a socket of this process, or one of another process."""

from __future__ import annotations

from collections.abc import Iterable, Iterator


class Ear:
    """Where messages for one connection of one player go."""

    __slots__ = ("conn", "name", "player")

    def __init__(self, conn: int, player: str, name: str) -> None:
        self.conn = conn
        """Its number in its own process."""
        self.player = player
        self.name = name

    def send(self, data: bytes) -> None:
        """Send a message, sooner or later; never blocks and never raises."""
        raise NotImplementedError


class Crowd:
    """Those who watch one table, here and in other processes."""

    __slots__ = ("_ears", "numbers")

    def __init__(self) -> None:
        self._ears: dict[Ear, None] = {}
        self.numbers: dict[int | None, int] = {}
        """How many updates each seat (None: the spectators) has been sent."""

    def __len__(self) -> int:
        return len(self._ears)

    def __iter__(self) -> Iterator[Ear]:
        return iter(list(self._ears))

    def __contains__(self, ear: Ear) -> bool:
        return ear in self._ears

    def add(self, ear: Ear) -> None:
        """Somebody comes."""
        self._ears[ear] = None

    def discard(self, ear: Ear) -> None:
        """Somebody goes."""
        self._ears.pop(ear, None)

    def present(self) -> set[str]:
        """The players who are there."""
        return {ear.player for ear in self._ears}

    def of(self, player: str) -> list[Ear]:
        """The ears of one player."""
        return [ear for ear in self._ears if ear.player == player]

    def tell(self, data: bytes) -> None:
        """Tell everybody the same."""
        for ear in list(self._ears):
            ear.send(data)

    def by_seat(self, owners: Iterable[str]) -> dict[int | None, list[Ear]]:
        """Who hears through which seat, given the owner of each; those without one are the spectators (None)."""
        seats: dict[str, list[int | None]] = {}
        for seat, owner in enumerate(owners):
            if owner:
                seats.setdefault(owner, []).append(seat)
        audience: dict[int | None, list[Ear]] = {}
        for ear in self._ears:
            for place in seats.get(ear.player, SPECTATOR):
                audience.setdefault(place, []).append(ear)
        return audience


SPECTATOR: list[int | None] = [None]
