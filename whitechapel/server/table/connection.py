"""A connection to a player, in this process or another, and the crowd watching one table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from whitechapel.core.compiler_hints import mypyc_attr
from whitechapel.server.table.wire import Face


@mypyc_attr(allow_interpreted_subclasses=True)
class Connection:
    """Where messages for one connection of one player go."""

    __slots__ = ("conn", "device", "face", "muted", "name", "origin", "player")

    def __init__(self, conn: int, player: str, name: str, origin: str = "", face: Face = "") -> None:
        self.conn = conn
        """Its number in its own process."""
        self.player = player
        self.name = name
        self.face = face
        self.muted = False
        """Whether the host of this server has forbidden its player to talk; known only in its own process."""
        self.origin = origin
        """Where it comes from: an address."""
        self.device = ""
        """The device it comes from, if it is one of this process."""

    def send(self, data: bytes) -> None:
        """Queue a message; never blocks and never raises."""
        raise NotImplementedError

    def sign_out(self) -> None:
        """Close it: its device is no longer signed in."""

    def close(self) -> None:
        """End the connection from our side, if it is one of this process."""


class Crowd:
    """The connections watching one table, here and in other processes."""

    __slots__ = ("_connections", "gone", "numbers", "shown")

    def __init__(self) -> None:
        self._connections: dict[Connection, None] = {}
        self.numbers: dict[int | None, int] = {}
        """How many updates each seat (None: the spectators) has been sent."""
        self.gone: dict[str, int] = {}
        """Since when each absent player has been gone."""
        self.shown: dict[int, int] = {}
        """The last update each seat's client says it has shown; those that never say so are missing."""

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

    def inside(self) -> dict[str, str]:
        """The names of the players who are there."""
        return {connection.player: connection.name for connection in self._connections}

    def of(self, player: str) -> list[Connection]:
        """The connections of one player."""
        return [connection for connection in self._connections if connection.player == player]

    def reports(self, owners: Iterable[str]) -> bool:
        """Whether the client of anybody who is here says what it has shown, given each seat's owner."""
        return any(seat in self.shown for seat in self._seats_here(owners))

    def is_behind(self, owners: Iterable[str]) -> bool:
        """Whether anybody who is here has not been shown everything yet, given each seat's owner."""
        return any(
            self.shown.get(seat, self.numbers.get(seat, 0)) < self.numbers.get(seat, 0)
            for seat in self._seats_here(owners)
        )

    def _seats_here(self, owners: Iterable[str]) -> list[int]:
        present = self.present()
        return [seat for seat, owner in enumerate(owners) if owner in present]

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
