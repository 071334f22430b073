"""Who somebody is: a nickname, and a token that only this server can have signed. There are no accounts."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import secrets
import unicodedata
from typing import Final

import msgspec

from whitechapel.server.store import Store

SECRET_KEY: Final = "server/secret"
ID_BYTES: Final = 9
MAC_BYTES: Final = 24
COOKIE: Final = "whitechapel"
A_YEAR: Final = 365 * 86_400
LONGEST_NICKNAME: Final = 24


class Person(msgspec.Struct, frozen=True):
    """What is stored about a player."""

    nickname: str


class Players:
    """The players of this server. Several processes with one database share the secret."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self._store = store
        self._secret = secret
        self._names: dict[str, str] = {}

    @staticmethod
    async def open(store: Store) -> Players:
        """With the store's own secret, which is created once."""
        return Players(store, await store.keep(SECRET_KEY, secrets.token_bytes(32)))

    async def new(self, nickname: str) -> tuple[str, str]:
        """A new player: the id and the token."""
        raw = secrets.token_bytes(ID_BYTES)
        player = base64.urlsafe_b64encode(raw).decode()
        await self.rename(player, nickname)
        return player, base64.urlsafe_b64encode(raw + self._sign(b"player", raw)).decode()

    async def rename(self, player: str, nickname: str) -> None:
        """Give a player a nickname."""
        await self._store.put(f"player/{player}", msgspec.json.encode(Person(nickname=nickname)))
        self._remember(player, nickname)

    def read_token(self, token: str) -> str | None:
        """The id of the player this token belongs to, or None."""
        try:
            raw = base64.b64decode(token.encode("ascii"), altchars=b"-_", validate=True)
        except (binascii.Error, UnicodeEncodeError):
            return None
        if len(raw) != ID_BYTES + MAC_BYTES:
            return None
        id, mac = raw[:ID_BYTES], raw[ID_BYTES:]
        if not hmac.compare_digest(mac, self._sign(b"player", id)):
            return None
        return base64.urlsafe_b64encode(id).decode()

    async def nickname(self, player: str) -> str | None:
        """A player's nickname; None if the store does not know them."""
        name = self._names.get(player)
        if name is None:
            stored = await self._store.get(f"player/{player}")
            if stored is None:
                return None
            name = msgspec.json.decode(stored, type=Person).nickname
            self._remember(player, name)
        return name

    def seat_key(self, table: str, seat: int) -> str:
        """The key in the link to one seat."""
        signed = self._sign(b"seat", f"{table}/{seat}".encode())
        return signed[:12].hex()

    def is_seat_key(self, table: str, seat: int | None, key: str) -> bool:
        """Whether this key belongs to the seat."""
        return seat is not None and hmac.compare_digest(key.encode(), self.seat_key(table, seat).encode())

    def _sign(self, purpose: bytes, what: bytes) -> bytes:
        return hmac.digest(self._secret, purpose + b"\0" + what, hashlib.sha256)[:MAC_BYTES]

    def _remember(self, player: str, nickname: str) -> None:
        if len(self._names) > 10_000:
            self._names.clear()
        self._names[player] = nickname


def tidy_nickname(text: str) -> str | None:
    """A nickname as it is shown, or None if it is not valid: 1 to 24 visible characters, single spaces between
    words."""
    words = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(words) <= LONGEST_NICKNAME:
        return None
    if any(unicodedata.category(sign)[0] == "C" for sign in words):  # controls, surrogates, unassigned
        return None
    return words
