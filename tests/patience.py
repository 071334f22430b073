"""Waiting for something that must come, however busy the machine is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

PATIENCE = 60.0
"""How many seconds a test waits before it gives up."""
WHOLE_GAME = 300.0
"""And how many for a whole random game: it may have many windows, and each stays open for its time."""
GLANCE = 0.02


async def until(true: Callable[[], object]) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(GLANCE)
