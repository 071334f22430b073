"""Two ways back to who one is, for somebody without a token: a recovery code to write down, and a link that takes one
to another device once.

Both are codes of the same kind: the player, and a secret of which only a hash is stored, under `back/<player>`.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from whitechapel.server.live.players import ID_BYTES
from whitechapel.server.store import Store

BACK: Final = "back/"
"""The keys start with this, followed by the player."""
SECRET_BYTES: Final = 11
"""A code has 20 bytes, which are 32 letters; 88 bits of it are secret."""
GROUP: Final = 4
LINK_LASTS: Final = 600_000
"""For how many milliseconds a link can be used."""
LETTERS: Final = str.maketrans("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", "0123456789ABCDEFGHJKMNPQRSTVWXYZ")
"""From the usual letters of base 32 to those that are not mistaken for each other when they are written by hand."""
BACKWARDS: Final = {there: here for here, there in LETTERS.items()}
ALIKE: Final = str.maketrans("OIL", "011")


class Kept(Struct, frozen=True):
    """What is stored for a player."""

    recovery: str = ""
    """The hash of the recovery code's secret; empty: there is none."""
    since: int = 0
    """When it was made."""
    link: str = ""
    """The same of the last link, until it is used or its time is up."""
    until: int = 0
    """When the time of that link is up."""


_decode = msgspec.json.Decoder(Kept).decode


class WaysBack:
    """The ways back of all players."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, player: str) -> Kept:
        """What is stored for a player."""
        data = await self._store.get(BACK + player)
        return Kept() if data is None else _decode(data)

    async def new_recovery(self, player: str, now: int) -> str:
        """A recovery code, which replaces the one before. It is never shown again."""
        secret = secrets.token_bytes(SECRET_BYTES)
        await self._change(player, lambda kept: replace(kept, recovery=proof(secret), since=now))
        return written(player, secret)

    async def no_recovery(self, player: str) -> None:
        """The recovery code no longer counts."""
        await self._change(player, lambda kept: replace(kept, recovery="", since=0))

    async def new_link(self, player: str, now: int) -> str:
        """A code for another device, which can be used once, soon."""
        secret = secrets.token_bytes(SECRET_BYTES)
        await self._change(player, lambda kept: replace(kept, link=proof(secret), until=now + LINK_LASTS))
        return written(player, secret)

    async def redeem(self, code: str, now: int) -> str | None:
        """Whose code this is, if it counts. A recovery code goes on counting, a link does not."""
        found = read(code)
        if found is None:
            return None
        player, secret = found
        kept, given = await self.of(player), proof(secret)
        if kept.recovery and hmac.compare_digest(kept.recovery, given):
            return player
        if not kept.link or not hmac.compare_digest(kept.link, given) or now >= kept.until:
            return None
        used = await self._change(player, lambda kept: replace(kept, link="", until=0) if kept.link == given else None)
        return player if used else None

    async def erase(self, player: str) -> None:
        """Nothing leads back to this player any more."""
        while (data := await self._store.get(BACK + player)) is not None:
            await self._store.swap(BACK + player, data, None)

    async def _change(self, player: str, change: Callable[[Kept], Kept | None]) -> bool:
        """Change what is stored, whatever another process does meanwhile; whether there was something to change."""
        key = BACK + player
        while True:
            data = await self._store.get(key)
            after = change(Kept() if data is None else _decode(data))
            if after is None:
                return False
            if await self._store.swap(key, data, msgspec.json.encode(after)):
                return True


def proof(secret: bytes) -> str:
    """What is stored of a secret, which is random and long enough: no one can go back from here."""
    return hashlib.sha256(b"back\0" + secret).hexdigest()


def written(player: str, secret: bytes) -> str:
    """A code as people write it down: groups of four letters and digits."""
    plain = base64.b32encode(base64.urlsafe_b64decode(player) + secret).decode().translate(LETTERS)
    return "-".join([plain[start : start + GROUP] for start in range(0, len(plain), GROUP)])


def read(code: str) -> tuple[str, bytes] | None:
    """The player and the secret of a code, however it was typed; None: it is none."""
    plain = re.sub(r"[\s-]", "", code).upper().translate(ALIKE)
    if not re.fullmatch("[0-9A-HJKMNP-TV-Z]{32}", plain):
        return None
    raw = base64.b32decode(plain.translate(BACKWARDS))
    return base64.urlsafe_b64encode(raw[:ID_BYTES]).decode(), raw[ID_BYTES:]
