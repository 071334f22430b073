"""A connection to a player, in this process or another, and the crowd watching one table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator


class Connection:
    """Where messages for one connection of one player go."""

    __slots__ = ("conn", "name", "player")

    def __init__(self, conn: int, player: str, name: str) -> None:
        self.conn = conn
        """Its number in its own process."""
        self.player = player
        self.name = name

    def send(self, data: bytes) -> None:
        """Queue a message; never blocks and never raises."""
        raise NotImplementedError


class Crowd:
    """The connections watching one table, here and in other processes."""

    __slots__ = ("_connections", "numbers")

    def __init__(self) -> None:
        self._connections: dict[Connection, None] = {}
        self.numbers: dict[int | None, int] = {}
        """How many updates each seat (None: the spectators) has been sent."""

    def __len__(self) -> int:
        return len(self._connections)

    def __iter__(self) -> Iterator[Connection]:
        return iter(list(self._connections))

    def __contains__(self, connection: Connection) -> bool:
        return connection in self._connections

    def add(self, connection: Connection) -> None:
        """Somebody comes."""
        self._connections[connection] = None

    def discard(self, connection: Connection) -> None:
        """Somebody goes."""
        self._connections.pop(connection, None)

    def present(self) -> set[str]:
        """The players who are there."""
        return {connection.player for connection in self._connections}

    def of(self, player: str) -> list[Connection]:
        """The connections of one player."""
        return [connection for connection in self._connections if connection.player == player]

    def tell(self, data: bytes) -> None:
        """Send everybody the same message."""
        for connection in list(self._connections):
            connection.send(data)

    def by_seat(self, owners: Iterable[str]) -> dict[int | None, list[Connection]]:
        """The connections at each seat, given each seat's owner; all others are spectators (None)."""
        seats: dict[str, list[int | None]] = {}
        for seat, owner in enumerate(owners):
            if owner:
                seats.setdefault(owner, []).append(seat)
        audience: dict[int | None, list[Connection]] = {}
        for connection in self._connections:
            for place in seats.get(connection.player, SPECTATOR):
                audience.setdefault(place, []).append(connection)
        return audience


SPECTATOR: list[int | None] = [None]
