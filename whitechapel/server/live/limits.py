"""How much anybody may ask for: token buckets that refill over time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final, NamedTuple

from whitechapel.server.table import wire

MOST_KEPT: Final = 20_000
"""How many buckets are kept. The one unused for longest goes first; it would soon be full again anyway."""
MESSAGE_BYTES: Final = 16_384
UNREAD_BYTES: Final = 2_000_000
"""How many bytes may wait for a client that does not read before it is dropped."""
HOUSEHOLD: Final = 64
"""How many bits of an IPv6 address are a household's: it has all the addresses that begin with them."""


REPLAY_COST: Final = 10.0
"""What part of a replay costs, in requests."""
REQUEST_BYTES: Final = 50_000
"""A long reply costs one request for each of these."""
TRY_COST: Final = 4.0
"""What answers on the table of an example cost, in requests."""
COSTS: Final[Mapping[type, float]] = {
    wire.Watch: 4.0,
    wire.Sync: 4.0,
    wire.AskHistory: 10.0,
    wire.AskPast: 10.0,
    wire.Undo: 4.0,
}
"""What these commands cost beyond the message itself, in messages."""


class Rate(NamedTuple):
    """How many at once, and how many per second after that."""

    burst: float
    per_second: float


class Limits(NamedTuple):
    """What is allowed. The defaults suit a public server; `times` raises them where more is wanted."""

    players: Rate = Rate(20, 0.1)
    """New players, by address."""
    tables: Rate = Rate(20, 0.1)
    """New tables, by player and by address."""
    requests: Rate = Rate(200, 50)
    """HTTP requests, by address."""
    messages: Rate = Rate(200, 50)
    """Messages over a socket, by player."""
    talk: Rate = Rate(8, 0.5)
    """Lines of talk and notes, by player."""
    hints: Rate = Rate(12, 0.5)
    """Hints, by player: each takes a bot's time. Somebody with a coach asks at each question."""
    calls: Rate = Rate(8, 1 / 60)
    """Changes of how somebody is called, and letters that try it out, by player and by address."""
    sockets: int = 64
    """Sockets at one time, by address."""
    connections: int = 128
    """Connections of any kind at one time, by address."""
    watched: int = 20
    """Tables watched by one socket."""

    def times(self, factor: float) -> Limits:
        """The same limits, multiplied by a factor."""
        return Limits._make(
            Rate(limit.burst * factor, limit.per_second * factor) if isinstance(limit, Rate) else int(limit * factor)
            for limit in self
        )


class Buckets:
    """One bucket of tokens for each key, all of the same rate."""

    __slots__ = ("_full", "_rate")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._full: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, now: float, cost: float = 1.0) -> bool:
        """Whether there were enough tokens left for something that costs this much; `now` is in seconds."""
        level, then = self._full.get(key, (self._rate.burst, now))
        level = min(self._rate.burst, level + max(0.0, now - then) * self._rate.per_second)
        fine = level >= cost
        self._full[key] = (level - cost if fine else level, now)
        self._full.move_to_end(key)
        if len(self._full) > MOST_KEPT:
            self._full.popitem(last=False)
        return fine


@lru_cache(maxsize=4096)
def neighbours(address: str) -> str:
    """What an address is counted under: an IPv6 address with its household, and one that stands for an IPv4 address
    as that."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ip_network((parsed, HOUSEHOLD), strict=False))


class Guard:
    """All the buckets of a server."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.players = Buckets(limits.players)
        self.tables = Buckets(limits.tables)
        self.requests = Buckets(limits.requests)
        self.messages = Buckets(limits.messages)
        self.talk = Buckets(limits.talk)
        self.hints = Buckets(limits.hints)
        self.calls = Buckets(limits.calls)
        self._dear = {
            wire.Say: self.talk,
            wire.Note: self.talk,
            wire.Mute: self.talk,
            wire.Close: self.talk,
            wire.AskHint: self.hints,
            wire.PlayAgain: self.tables,
        }
        """The commands that have a limit of their own."""
        self._sockets: dict[str, int] = {}

    def allows(self, command: wire.Command, player: str, now: float) -> bool:
        """Whether a player may run this command now."""
        bucket = self._dear.get(type(command))
        cost = COSTS.get(type(command))
        return (bucket is None or bucket.take(player, now)) and (cost is None or self.messages.take(player, now, cost))

    def enter(self, address: str) -> bool:
        """Whether one more socket may connect from this address; if so, it is counted."""
        held = self._sockets.get(address, 0)
        if held >= self.limits.sockets:
            return False
        self._sockets[address] = held + 1
        return True

    def leave(self, address: str) -> None:
        """A counted socket is closed."""
        held = self._sockets.get(address, 0) - 1
        if held > 0:
            self._sockets[address] = held
        else:
            self._sockets.pop(address, None)
