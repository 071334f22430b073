"""What every table needs from the server around it: the clock, the store, the players, the bots and the counters."""

from __future__ import annotations

import contextlib
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from whitechapel.core.compiler_hints import mypyc_attr
from whitechapel.server.live.bot_processes import BotPool
from whitechapel.server.live.players import Players
from whitechapel.server.live.shelf import Shelf
from whitechapel.server.store import Store
from whitechapel.server.table.table import Table

BOT_PAUSE: Final = 0.15
"""How long, in seconds, a bot appears to think. How long its moves are shown is for each page to say."""


def _steady_clock() -> Callable[[], float]:
    """A clock that nobody can set; where there is one, it goes on while the machine sleeps."""
    with contextlib.suppress(AttributeError, OSError):  # a browser has the name, but no such clock
        time.clock_gettime(time.CLOCK_BOOTTIME)
        return lambda: time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic


running: Final = _steady_clock()
"""Seconds on such a clock."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Services:
    """What rooms share. A room knows these and nothing else of the server around it."""

    def __init__(self, store: Store, players: Players) -> None:
        self.store = store
        self.players = players
        self.shelf = Shelf(store)
        self.bots = BotPool()
        self.bot_pause = 0.0
        """How long, in seconds, to wait before asking a bot, where people play."""
        self.counted: Counter[str] = Counter()
        self._started, self._running = time.time_ns() // 1_000_000, running()

    def now(self) -> int:
        """The time, in milliseconds since 1970: counted from when the process started, so that nobody's time grows
        longer or shorter when the clock is set."""
        return self._started + int((running() - self._running) * 1000)

    def up(self) -> float:
        """For how many seconds this process has been running."""
        return running() - self._running

    def seconds(self) -> float:
        """A monotonic clock."""
        return time.monotonic()

    def leased(self) -> bool:
        """Whether the tables of this process are still its own: asked before anything is told."""
        return True

    def count(self, what: str, by: int = 1) -> None:
        """Count something for the metrics."""
        self.counted[what] += by

    async def apart(self, player: str, table: Table) -> bool:
        """Whether somebody at a table does not want to play with this player."""
        return False

    async def erased(self, table: str, player: str) -> None:
        """Somebody is forgotten at a table: nothing of them may stay in its log."""

    def finished(self, table: str) -> None:
        """A game is over."""

    def notify(self, player: str, table: Table, present: bool) -> None:
        """It has become a player's turn, or they are reminded of it; `present`: they are looking at the table."""
        self.count("turns")
