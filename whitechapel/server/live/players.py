"""Who somebody is: a nickname, and a token for each device. There are no accounts."""

from __future__ import annotations

import asyncio
import base64
import binascii
import hashlib
import hmac
import re
import secrets
import unicodedata
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from whitechapel.server.live.devices import SECRET_BYTES, Device, Devices, id_of, proof_of
from whitechapel.server.store import Store
from whitechapel.server.table.wire import Face

SECRET_KEY: Final = "server/secret"
ID_BYTES: Final = 9
MAC_BYTES: Final = 24
OLD_DEVICE: Final = "?"
"""What a device is called whose token is older than these lists."""
COOKIE: Final = "whitechapel"
A_YEAR: Final = 365 * 86_400
LONGEST_NICKNAME: Final = 24
PLAYER: Final = "player/"
"""The keys of what is stored about players start with this."""
KEPT: Final = 10_000
"""This many players are kept in memory."""


class Person(msgspec.Struct, frozen=True):
    """What is stored about a player."""

    nickname: str
    face: Face = ""
    muted: bool = False
    """Whether the host of this server has forbidden them to talk."""


class Identity(NamedTuple):
    """Who is speaking, and on which device."""

    player: str
    nickname: str
    device: str
    face: Face = ""


_decode = msgspec.json.Decoder(Person).decode


class Players:
    """The players of this server. Several processes with one database share the secret."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self._store = store
        self._secret = secret
        self._known: dict[str, Person] = {}
        self.devices = Devices(store)

    @staticmethod
    async def open(store: Store) -> Players:
        """With the store's own secret, which is created once."""
        return Players(store, await store.keep(SECRET_KEY, secrets.token_bytes(32)))

    async def new(self, nickname: str, device: str = "", face: Face = "") -> tuple[Identity, str]:
        """A new player on a device of this name: who they are, and the token."""
        player = base64.urlsafe_b64encode(secrets.token_bytes(ID_BYTES)).decode()
        person = Person(nickname, face)
        _, (identity, token) = await asyncio.gather(
            self._store.put(PLAYER + player, msgspec.json.encode(person)), self.sign_in(player, person, device)
        )
        self._remember(player, person)
        return identity, token

    async def sign_in(self, player: str, person: Person, device: str) -> tuple[Identity, str]:
        """Another token for a player."""
        secret = await self.devices.issue(player, device)
        token = base64.urlsafe_b64encode(base64.urlsafe_b64decode(player) + secret).decode()
        return Identity(player, person.nickname, id_of(proof_of(secret)), person.face), token

    async def change(self, player: str, change: Callable[[Person], Person]) -> Person | None:
        """Change what is stored about a player, whatever another process does meanwhile; None: there is nobody."""
        while True:
            data = await self._store.get(PLAYER + player)
            if data is None:
                return None
            person = change(_decode(data))
            if await self._store.swap(PLAYER + player, data, msgspec.json.encode(person)):
                self._remember(player, person)
                return person

    async def rename(self, player: str, nickname: str, face: Face | None = None) -> Person | None:
        """Give a player a nickname, and a face."""
        return await self.change(
            player, lambda now: replace(now, nickname=nickname, face=now.face if face is None else face)
        )

    async def mute(self, player: str, muted: bool) -> None:
        """Forbid a player to talk anywhere, or allow it again."""
        await self.change(player, lambda now: replace(now, muted=muted))

    async def erase(self, player: str) -> None:
        """Nobody is known by this id any more, on any device."""
        while (data := await self._store.get(PLAYER + player)) is not None:
            await self._store.swap(PLAYER + player, data, None)
        self.forget(player)
        await self.devices.erase(player)

    def forget(self, player: str | None = None) -> None:
        """Look into the store again, for one player or for all: another process may have changed something."""
        if player is None:
            self._known.clear()
        else:
            self._known.pop(player, None)

    async def recognise(self, token: str, *, fresh: bool = False) -> Identity | None:
        """Who this token belongs to, if it still counts. `fresh`: with a name that may have been changed elsewhere."""
        try:
            raw = base64.b64decode(token.encode("ascii"), altchars=b"-_", validate=True)
        except (binascii.Error, UnicodeEncodeError):
            return None
        if len(raw) != ID_BYTES + SECRET_BYTES:
            return None
        player, secret = base64.urlsafe_b64encode(raw[:ID_BYTES]).decode(), raw[ID_BYTES:]
        person = await self.person(player, fresh=fresh)
        if person is None:
            return None
        device = await self.devices.find(player, secret) or await self._find_old(player, raw)
        return None if device is None else Identity(player, person.nickname, device.id, person.face)

    async def _find_old(self, player: str, raw: bytes) -> Device | None:
        """The device of a player who was last here before tokens were written down: until then they were signed."""
        id, secret = raw[:ID_BYTES], raw[ID_BYTES:]
        if not hmac.compare_digest(secret, self._sign(b"player", id)):
            return None
        if await self.devices.any(player):
            return None
        await self.devices.issue(player, OLD_DEVICE, secret)
        return await self.devices.find(player, secret)

    async def nickname(self, player: str, *, fresh: bool = False) -> str | None:
        """A player's nickname; None if the store does not know them."""
        person = await self.person(player, fresh=fresh)
        return None if person is None else person.nickname

    async def person(self, player: str, *, fresh: bool = False) -> Person | None:
        """What is stored about a player; None: nothing. `fresh`: even if it was changed elsewhere."""
        person = None if fresh else self._known.get(player)
        if person is None:
            stored = await self._store.get(PLAYER + player)
            if stored is None:
                return None
            person = _decode(stored)
            self._remember(player, person)
        return person

    def is_muted(self, player: str) -> bool:
        """Whether the host has forbidden a player to talk, who is here and therefore known."""
        person = self._known.get(player)
        return person is not None and person.muted

    def sign(self, purpose: str, what: str) -> str:
        """What proves that a link comes from this server: 24 characters."""
        return self._sign(purpose.encode(), what.encode())[:12].hex()

    def seat_key(self, table: str, seat: int) -> str:
        """The key in the link to one seat."""
        return self.sign("seat", f"{table}/{seat}")

    def is_seat_key(self, table: str, seat: int | None, key: str) -> bool:
        """Whether this key belongs to the seat."""
        return seat is not None and hmac.compare_digest(key.encode(), self.seat_key(table, seat).encode())

    def _sign(self, purpose: bytes, what: bytes) -> bytes:
        return hmac.digest(self._secret, purpose + b"\0" + what, hashlib.sha256)[:MAC_BYTES]

    def _remember(self, player: str, person: Person) -> None:
        while len(self._known) >= KEPT:
            del self._known[next(iter(self._known))]
        self._known[player] = person


def is_player(text: str) -> bool:
    """Whether this can be a player's id; anything else need not be looked for."""
    return re.fullmatch(r"[A-Za-z0-9_-]{12}", text) is not None


def tidy_nickname(text: str) -> str | None:
    """A nickname as it is shown, or None if it is not valid: 1 to 24 visible characters, single spaces between
    words."""
    words = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(words) <= LONGEST_NICKNAME:
        return None
    if any(unicodedata.category(sign)[0] == "C" for sign in words):  # controls, surrogates, unassigned
        return None
    return words
