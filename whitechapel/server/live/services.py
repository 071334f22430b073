"""What every table needs from the server around it: the clock, the store, the players, the bots and the counters."""

from __future__ import annotations

import time
from collections import Counter

from whitechapel.server.live.bot_processes import BotPool
from whitechapel.server.live.players import Players
from whitechapel.server.store import Store


class Services:
    """What rooms share. A room knows these and nothing else of the server around it."""

    def __init__(self, store: Store, players: Players) -> None:
        self.store = store
        self.players = players
        self.bots = BotPool()
        self.bot_pause = 0.0
        """How long, in seconds, to wait before asking a bot, where people play."""
        self.counted: Counter[str] = Counter()

    def now(self) -> int:
        """The time, in milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def seconds(self) -> float:
        """A monotonic clock."""
        return time.monotonic()

    def count(self, what: str, by: int = 1) -> None:
        """Count something for the metrics."""
        self.counted[what] += by

    def notify(self, player: str, table: str) -> None:
        """It has become a player's turn. The list of their tables shows it; other notifications would go here."""
        self.count("turns")
