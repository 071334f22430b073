"""The devices a player is signed in on: one token each, of which only a hash is stored.

They are a log of their own for each player, `devices/<player>`, so that several processes can change them at the same
time and none of them brings back what another has taken away.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Collection
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from whitechapel.server.store import Conflict, Entry, Store, StoreError

DEVICES: Final = "devices/"
SECRET_BYTES: Final = 24
DAY: Final = 86_400_000
A_YEAR: Final = 365 * DAY
"""A token that has not been used for this long, in milliseconds, no longer counts."""
MOST_DEVICES: Final = 20
KEPT: Final = 10_000
"""The devices of this many players are kept in memory."""


class Issued(Struct, tag_field="kind", tag="issued", frozen=True):
    """A device is given a token."""

    at: int
    proof: str
    """The token's hash."""
    name: str


class Used(Struct, tag_field="kind", tag="used", frozen=True):
    """A token has been used; written down once a day."""

    at: int
    device: str


class SignedOut(Struct, tag_field="kind", tag="signed-out", frozen=True):
    """The tokens of these devices no longer count."""

    at: int
    devices: list[str]


Change = Issued | Used | SignedOut
_decode = msgspec.json.Decoder(Change).decode


class Device(NamedTuple):
    """Where a player is signed in."""

    id: str
    proof: str
    name: str
    since: int
    used: int


class _Kept(NamedTuple):
    """A player's devices as they were when the log had this length."""

    length: int
    devices: dict[str, Device]


def fold(changes: Collection[Change]) -> dict[str, Device]:
    """The devices that follow from a log, by id."""
    devices: dict[str, Device] = {}
    for change in changes:
        match change:
            case Issued():
                id = id_of(change.proof)
                devices[id] = Device(id, change.proof, change.name, change.at, change.at)
            case Used() if change.device in devices:
                devices[change.device] = devices[change.device]._replace(used=change.at)
            case SignedOut():
                for id in change.devices:
                    devices.pop(id, None)
    return devices


def proof_of(secret: bytes) -> str:
    """What is stored of a token's secret part, which is random and long: no one can go back from here."""
    return hashlib.sha256(secret).hexdigest()


def id_of(proof: str) -> str:
    """What a device is called in lists."""
    return proof[:16]


class Devices:
    """The devices of all players."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[str, _Kept] = OrderedDict()
        self._reading: dict[str, object] = {}
        """Who is being looked up; somebody who is forgotten meanwhile is looked up again."""
        self.now: Callable[[], int] = lambda: time.time_ns() // 1_000_000

    async def of(self, player: str) -> list[Device]:
        """Where a player is signed in, the device used last first."""
        now = self.now()
        devices = (await self._read(player)).devices.values()
        return sorted([one for one in devices if now - one.used < A_YEAR], key=lambda one: -one.used)

    async def any(self, player: str) -> bool:
        """Whether the player has ever been given a token that is written down."""
        return (await self._read(player)).length > 0

    async def find(self, player: str, secret: bytes) -> Device | None:
        """The device with this token, if it still counts. That it was used is written down, once a day."""
        proof, noted = proof_of(secret), False
        while True:
            device = (await self._read(player)).devices.get(id_of(proof))
            now = self.now()
            if device is None or not secrets.compare_digest(device.proof, proof) or now - device.used >= A_YEAR:
                return None
            if noted or now - device.used < DAY:
                return device  # nothing has happened since we looked
            noted = await self._note_use(player, Used(at=now, device=device.id))

    async def issue(self, player: str, name: str, secret: bytes | None = None) -> bytes:
        """Sign in on another device; the secret part of its token."""
        secret = secret or secrets.token_bytes(SECRET_BYTES)
        await self._write(player, Issued(at=self.now(), proof=proof_of(secret), name=name))
        return secret

    async def sign_out(self, player: str, devices: Collection[str] | None = None) -> list[str]:
        """Sign out on these devices, or on all; returns those where the player was signed in."""
        self.forget(player)
        known = (await self._read(player)).devices
        gone = [id for id in known if devices is None or id in devices]
        if gone:
            await self._write(player, SignedOut(at=self.now(), devices=gone))
        return gone

    async def erase(self, player: str) -> None:
        """Sign out everywhere, and forget what the devices were called."""
        await self.sign_out(player)
        entries = await self._store.read(DEVICES + player)
        changes = enumerate([_decode(entry.data) for entry in entries])
        nameless = {number: _entry(replace(one, name="")) for number, one in changes if isinstance(one, Issued)}
        await self._store.amend(DEVICES + player, nameless)
        self.forget(player)

    def forget(self, player: str | None = None) -> None:
        """Look into the store again, for one player or for all: another process may have changed something."""
        if player is None:
            self._kept.clear()
            self._reading.clear()
        else:
            self._kept.pop(player, None)
            self._reading.pop(player, None)

    # -- the log ----------------------------------------------------------------------------------

    async def _read(self, player: str) -> _Kept:
        while (kept := self._kept.get(player)) is None:
            reading = self._reading.setdefault(player, object())
            entries = await self._store.read(DEVICES + player)
            if self._reading.get(player) is reading:
                del self._reading[player]
                kept = _Kept(len(entries), fold([_decode(entry.data) for entry in entries]))
                if entries:
                    self._keep(player, kept)
                break
        return kept

    def _keep(self, player: str, kept: _Kept) -> None:
        self._kept[player] = kept
        self._kept.move_to_end(player)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    async def _write(self, player: str, change: Change) -> None:
        """Append to the log, after whatever another process may have written meanwhile."""
        while True:
            kept = await self._read(player)
            try:
                await self._append(player, kept, change)
                return
            except Conflict:
                self.forget(player)

    async def _note_use(self, player: str, use: Used) -> bool:
        """Whether it need not be tried again: it was written, or cannot be written now, which does no harm."""
        try:
            await self._append(player, await self._read(player), use)
        except Conflict:
            self.forget(player)
            return False
        except StoreError:
            self.forget(player)
        return True

    async def _append(self, player: str, kept: _Kept, change: Change) -> None:
        await self._store.append(DEVICES + player, kept.length, [_entry(change)])
        self.forget(player)


def _entry(change: Change) -> Entry:
    return Entry(kind=str(change.__struct_config__.tag), data=msgspec.json.encode(change))
