"""The names this server goes by.

A page elsewhere can have its own name point to this machine, and would then be allowed whatever our own pages are (DNS
rebinding). But its requests still carry that name, and are refused.
"""

from __future__ import annotations

import socket
from functools import lru_cache
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

LOCAL_ENDINGS: Final = (".local", ".localhost", ".lan", ".home", ".internal", ".home.arpa")
"""Endings of names that nobody can buy: they are only known at home."""
OWN: Final = frozenset({"localhost", "127.0.0.1", "::1"})
"""What this machine calls itself."""


class Hosts:
    """Which names a request may ask for."""

    def __init__(self, public_url: str = "") -> None:
        self._public = name_of(urlsplit(public_url).netloc)
        self._own = socket.gethostname().casefold()
        self.allows = lru_cache(maxsize=256)(self._allows)

    def _allows(self, host: bytes) -> bool:
        """Whether the `Host` of a request is one of our names: the public one, if there is one, otherwise any that
        only works at home or is a plain address."""
        name = name_of(host.decode("latin-1"))
        if self._public or name in OWN:
            return name in OWN or name == self._public
        return bool(name) and (is_address(name) or name == self._own or "." not in name or name.endswith(LOCAL_ENDINGS))


def name_of(netloc: str) -> str:
    """The name or address in `name:port`; empty if it makes no sense."""
    try:
        return (urlsplit(f"//{netloc}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    """Whether this is an address and not a name; no name server is asked about it, so nobody can redirect it."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
