"""How a player wants to be called when it is their turn, and when: pure data and arithmetic of days and hours.

It is stored under one key for each player, `calls/<player>`, and changed by comparing, so that several processes can
change it.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta, tzinfo
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

from whitechapel.server.table.bodies import CallForm

CALLS: Final = "calls/"
"""The keys start with this, followed by the player."""
MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
MOST_PUSHED: Final = 10
"""How many browsers of one player are called."""
MOST_WAITING: Final = 50
"""For how many tables a call can wait."""
WEB_PORTS: Final = (80, 443)
FREE_PORTS: Final = 1024
"""Ports below this belong to other services than the web's; those must not be made to listen."""
IN_TIME: Final = 6 * HOUR
"""A digest that would come with less than this left to think comes too late: then the call is made at once."""


class Push(Struct, frozen=True):
    """A browser that can be called, as its own maker's service knows it."""

    endpoint: str
    p256dh: str
    auth: str
    device: str
    """Where the player is signed in with it."""


class Mail(Struct, frozen=True):
    """A mail address."""

    address: str
    confirmed: bool = False
    """Whether its owner has said that it is theirs."""


class Webhook(Struct, frozen=True):
    """An address that takes messages for somebody."""

    url: str
    form: CallForm = "json"


class Calls(Struct, frozen=True):
    """How somebody wants to be called."""

    language: str = "en"
    base: str = ""
    """What links begin with: the server as this player knows it."""
    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    """From when to when nobody is called, in minutes of the day."""
    digest: int | None = None
    """The minute of the day at which all tables that count in days are told together."""
    stopped: bool = False
    push: list[Push] = []
    mail: Mail | None = None
    webhook: Webhook | None = None
    waiting: list[str] = []
    """The tables of calls that are still to be made."""
    due: int = 0
    """When those calls are to be made; 0: there are none."""

    @property
    def reachable(self) -> bool:
        """Whether there is any way to call them."""
        mailed = self.mail is not None and self.mail.confirmed
        return not self.stopped and bool(self.push or mailed or self.webhook)


def is_url(text: str) -> bool:
    """Whether this can be the address of something on the web. Where it leads is looked at when it is called."""
    try:
        url = urlsplit(text)
        port = url.port
    except ValueError:
        return False
    if not text.isascii() or not text.isprintable() or " " in text:
        return False
    allowed = port is None or port in WEB_PORTS or port >= FREE_PORTS
    return url.scheme in ("http", "https") and bool(url.hostname) and url.username is None and allowed


def is_mail(text: str) -> bool:
    """Whether this can be a mail address."""
    return text.isascii() and re.fullmatch(r"[^@\s,:;<>()\[\]\"\\]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*", text) is not None


def when(calls: Calls, now: int, in_days: bool, deadline: int | None) -> int:
    """When somebody is to be called for whom it has become their turn: at once (`now`), or later. `in_days`: at a table
    that counts in days. `deadline`: when their time is up."""
    due = now
    if in_days and calls.digest is not None:
        digest = next_time(calls, now, calls.digest)
        if deadline is None or deadline - digest >= IN_TIME:
            due = digest
    return due if calls.quiet is None else after_quiet(calls, due, *calls.quiet)


def after_quiet(calls: Calls, due: int, start: int, end: int) -> int:
    """The first moment from `due` on that is not in the quiet hours."""
    minute = _minute(_local(calls, due))
    is_quiet = start <= minute < end if start <= end else minute >= start or minute < end
    return next_time(calls, due, end) if is_quiet else due


def next_time(calls: Calls, now: int, minute: int) -> int:
    """When it is this minute of the day next, where the player lives."""
    here = _local(calls, now)
    then = here.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0)
    if then <= here:
        then += timedelta(days=1)  # of the calendar: a day on which the clocks change is longer or shorter
    return int(then.timestamp() * 1000)


def _local(calls: Calls, now: int) -> datetime:
    return datetime.fromtimestamp(now / 1000, zone(calls.zone) or UTC)


def _minute(moment: datetime) -> int:
    return moment.hour * 60 + moment.minute


@lru_cache(maxsize=1024)
def zone(name: str) -> tzinfo | None:
    """A zone of the world's clocks, by name; None: this machine does not know it, and a page knows none at all."""
    try:
        from zoneinfo import ZoneInfo

        return ZoneInfo(name) if re.fullmatch(r"[A-Za-z0-9+_-]+(/[A-Za-z0-9+_-]+){0,2}", name) else None
    except (ImportError, OSError, ValueError, LookupError):
        return None
