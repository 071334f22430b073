"""Group commit, the part both stores share: many callers, one transaction, one wait for the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

WAITING = 4096
"""How many writes may wait; further callers wait for a place before they join the queue."""
GROUP = 1024
"""The most writes that share a transaction."""
CHUNK = 1000
"""How many records at a time go in and out of archives, and names out of lists."""


def settle(callers: Iterable[asyncio.Future[Any]], outcomes: Iterable[Any]) -> None:
    """Wake each caller with its result or its error."""
    for caller, outcome in zip(callers, outcomes, strict=True):
        if caller.done():
            continue  # it was cancelled
        if isinstance(outcome, BaseException):
            caller.set_exception(outcome)
        else:
            caller.set_result(outcome)
