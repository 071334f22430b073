"""Waiting for something that must come, however busy the machine is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

PATIENCE = 60.0
"""So many seconds are waited before a test gives up."""
GLANCE = 0.02


async def until(true: Callable[[], object]) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(GLANCE)
