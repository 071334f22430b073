"""Passkeys: a player comes back with what their device or key ring keeps for them (WebAuthn).

They are stored under one key for each player, `passkeys/<player>`; what a device answers names the player, so that
nothing else needs to be looked up. A challenge is signed by this server and counts for a few minutes, in every process.
It needs the package `webauthn`, which checks what devices answer.
"""

from __future__ import annotations

import base64
import binascii
import importlib.util
import json
import secrets
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from whitechapel.server.live.players import ID_BYTES, Players
from whitechapel.server.store import Store

PASSKEYS: Final = "passkeys/"
"""The keys start with this, followed by the player."""
MOST: Final = 20
"""How many passkeys a player can have."""
LASTS: Final = 300_000
"""For how many milliseconds a challenge counts."""
COME_BACK: Final = "come-back"
HOUSE: Final = "Whitechapel"


class Passkey(Struct, frozen=True):
    """What is stored of one."""

    id: str
    key: bytes
    """Its public half."""
    count: int
    """How often it was used, as it says itself."""
    name: str
    since: int
    used: int = 0


_decode = msgspec.json.Decoder(list[Passkey]).decode


class BadPasskey(Exception):
    """What a browser has answered does not count."""


class Site:
    """The server as browsers know it. Passkeys belong to the name in its address; a mere number can have none."""

    def __init__(self, base: str) -> None:
        where = urlsplit(base)
        self.name = where.hostname or ""
        self.origin = f"{where.scheme}://{where.netloc}"

    @property
    def offered(self) -> bool:
        """Whether passkeys can be used here."""
        numbers = self.name.replace(".", "").isdigit() or ":" in self.name
        return bool(self.name) and not numbers and importlib.util.find_spec("webauthn") is not None


class Passkeys:
    """The passkeys of all players."""

    def __init__(self, store: Store, players: Players) -> None:
        self._store = store
        self._players = players

    async def of(self, player: str) -> list[Passkey]:
        """A player's passkeys."""
        data = await self._store.get(PASSKEYS + player)
        return [] if data is None else _decode(data)

    async def options_to_make(self, player: str, name: str, site: Site, now: int) -> dict[str, Any]:
        """What a browser must know to make one."""
        import webauthn
        from webauthn.helpers import structs

        have = [structs.PublicKeyCredentialDescriptor(id=_bytes(one.id)) for one in await self.of(player)]
        options = webauthn.generate_registration_options(
            rp_id=site.name,
            rp_name=HOUSE,
            user_id=base64.urlsafe_b64decode(player),
            user_name=name,
            user_display_name=name,
            challenge=self._challenge(player, now),
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=have,
        )
        told: dict[str, Any] = json.loads(webauthn.options_to_json(options))
        return told

    async def make(self, player: str, credential: dict[str, Any], site: Site, device: str, now: int) -> None:
        """Keep a new one; raises BadPasskey."""
        import webauthn
        from webauthn.helpers.exceptions import WebAuthnException

        try:
            made = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=self._answered(credential, player, now),
                expected_rp_id=site.name,
                expected_origin=site.origin,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, LookupError, TypeError) as error:
            raise BadPasskey from error
        new = Passkey(_text(made.credential_id), made.credential_public_key, made.sign_count, device, now)

        def keep(kept: list[Passkey]) -> list[Passkey]:
            return [*[one for one in kept if one.id != new.id], new][-MOST:]

        await self._change(player, keep)

    def options_to_use(self, site: Site, now: int) -> dict[str, Any]:
        """What a browser must know to use any of those it has."""
        import webauthn
        from webauthn.helpers.structs import UserVerificationRequirement

        options = webauthn.generate_authentication_options(
            rp_id=site.name,
            challenge=self._challenge(COME_BACK, now),
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        told: dict[str, Any] = json.loads(webauthn.options_to_json(options))
        return told

    async def use(self, credential: dict[str, Any], site: Site, now: int) -> str:
        """Whose passkey a browser has used; raises BadPasskey."""
        import webauthn
        from webauthn.helpers.exceptions import WebAuthnException

        try:
            raw, id = _bytes(credential["response"]["userHandle"]), str(credential["id"])
            if len(raw) != ID_BYTES:
                raise BadPasskey
            player = base64.urlsafe_b64encode(raw).decode()
            found = next(one for one in await self.of(player) if one.id == id)
            used = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=self._answered(credential, COME_BACK, now),
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=found.key,
                credential_current_sign_count=found.count,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, LookupError, TypeError, StopIteration) as error:
            raise BadPasskey from error

        def note(kept: list[Passkey]) -> list[Passkey]:
            return [replace(one, used=now, count=used.new_sign_count) if one.id == id else one for one in kept]

        if id not in [one.id for one in await self._change(player, note)]:
            raise BadPasskey  # it was taken away meanwhile
        return player

    async def revoke(self, player: str, id: str) -> bool:
        """A passkey no longer counts; whether there was such a one."""
        before = await self.of(player)
        await self._change(player, lambda kept: [one for one in kept if one.id != id])
        return any(one.id == id for one in before)

    async def erase(self, player: str) -> None:
        """None of a player's passkeys counts any more."""
        await self._change(player, lambda kept: [])

    async def _change(self, player: str, change: Callable[[list[Passkey]], list[Passkey]]) -> list[Passkey]:
        """Change what is stored, whatever another process does meanwhile."""
        key = PASSKEYS + player
        while True:
            data = await self._store.get(key)
            after = change([] if data is None else _decode(data))
            if await self._store.swap(key, data, msgspec.json.encode(after) if after else None):
                return after

    # -- challenges ---------------------------------------------------------------------------------

    def _challenge(self, purpose: str, now: int) -> bytes:
        """What a device is to sign: for one purpose, and soon."""
        given = f"{now + LASTS}.{secrets.token_hex(16)}"
        return f"{given}.{self._players.sign('passkey', f'{purpose}/{given}')}".encode()

    def _answered(self, credential: dict[str, Any], purpose: str, now: int) -> bytes:
        """The challenge that a device says it has signed, if it is one of ours that still counts; raises ValueError."""
        said = json.loads(_bytes(credential["response"]["clientDataJSON"]))
        challenge = _bytes(said["challenge"])
        given, _, signed = challenge.decode().rpartition(".")
        until = given.partition(".")[0]
        wanted = self._players.sign("passkey", f"{purpose}/{given}")
        if not secrets.compare_digest(signed.encode(), wanted.encode()) or not now < int(until) <= now + LASTS:
            raise ValueError("not one of ours")
        return challenge


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: Any) -> bytes:
    """Bytes as browsers write them; raises ValueError."""
    if not isinstance(text, str):
        raise ValueError("no text")
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, UnicodeEncodeError) as error:
        raise ValueError("not base64") from error
