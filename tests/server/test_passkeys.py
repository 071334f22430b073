"""Passkeys, asked and answered as by a browser: what leads back, and what a device says that does not count."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from server.house import Guest, House, house
from server.postgres_for_tests import postgres
from webauthn.helpers import encode_cbor

from whitechapel.server.live.passkeys import LASTS, MOST, BadPasskey, Passkeys, Site
from whitechapel.server.live.players import Players
from whitechapel.server.store import open_store

PUBLIC = "https://parlour.example"
SITE = Site(PUBLIC)
NOW = 1_800_000_000_000
INES = "SW5lcyBJbmVz"
"""A player, as they are numbered."""
TOUCHED = 0x05
"""Somebody was there, and it was they."""
NEW = 0x40
"""A public key follows."""


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Device:
    """It keeps one passkey."""

    def __init__(self, number: int = 1) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = bytes([number] * 16)
        self.handle = ""
        self.count = 0

    def makes(self, options: dict[str, Any], origin: str = PUBLIC) -> dict[str, Any]:
        """The answer to "make one"."""
        self.handle = options["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        x, y = [number.to_bytes(32, "big") for number in (numbers.x, numbers.y)]
        public = encode_cbor({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        said = self._said(options["rp"]["id"], TOUCHED | NEW) + bytes(16) + bytes([0, len(self.id)]) + self.id + public
        made = encode_cbor({"fmt": "none", "attStmt": {}, "authData": said})
        client = self._client("webauthn.create", options["challenge"], origin)
        return self._credential({"clientDataJSON": text(client), "attestationObject": text(made)})

    def uses(self, options: dict[str, Any], origin: str = PUBLIC) -> dict[str, Any]:
        """The answer to "who are you?"."""
        self.count += 1
        said = self._said(options["rpId"], TOUCHED)
        client = self._client("webauthn.get", options["challenge"], origin)
        signed = self.key.sign(said + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {"clientDataJSON": client, "authenticatorData": said, "signature": signed}
        return self._credential({name: text(data) for name, data in response.items()} | {"userHandle": self.handle})

    def _said(self, name: str, flags: int) -> bytes:
        return hashlib.sha256(name.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _client(self, what: str, challenge: str, origin: str) -> bytes:
        return json.dumps({"type": what, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()

    def _credential(self, response: dict[str, Any]) -> dict[str, Any]:
        id = text(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {}}


# -- what a device says ---------------------------------------------------------------------------------------------


@pytest_asyncio.fixture
async def passkeys(tmp_path: Path) -> AsyncIterator[Passkeys]:
    store = await open_store(tmp_path / "parlour.db")
    yield Passkeys(store, await Players.open(store))
    await store.close()


async def made(passkeys: Passkeys, player: str = INES, number: int = 1) -> Device:
    device = Device(number)
    options = await passkeys.options_to_make(player, "Ines", SITE, NOW)
    await passkeys.make(player, device.makes(options), SITE, "a phone", NOW)
    return device


async def test_a_challenge_counts_for_five_minutes(passkeys: Passkeys) -> None:
    device = await made(passkeys)
    last = device.uses(passkeys.options_to_use(SITE, NOW))
    assert await passkeys.use(last, SITE, NOW + LASTS - 1) == INES
    late = device.uses(passkeys.options_to_use(SITE, NOW))
    with pytest.raises(BadPasskey):
        await passkeys.use(late, SITE, NOW + LASTS)


async def test_what_was_signed_for_another_address_or_purpose_or_player_does_not_count(passkeys: Passkeys) -> None:
    device = await made(passkeys)
    wrong = device.uses(passkeys.options_to_use(SITE, NOW), "https://parlour.example.org")
    with pytest.raises(BadPasskey):
        await passkeys.use(wrong, SITE, NOW)
    to_make = await passkeys.options_to_make(INES, "Ines", SITE, NOW)
    with pytest.raises(BadPasskey):
        await passkeys.use(device.uses({"rpId": SITE.name, "challenge": to_make["challenge"]}), SITE, NOW)
    with pytest.raises(BadPasskey):  # Otto's answer to what Ines was asked
        await passkeys.make("T3R0b090dG8h", Device(2).makes(to_make), SITE, "", NOW)
    forged = {"rpId": SITE.name, "challenge": text(f"{NOW + 1000}.00.{'0' * 64}".encode())}
    with pytest.raises(BadPasskey):
        await passkeys.use(device.uses(forged), SITE, NOW)


async def test_another_key_or_an_older_count_does_not_count(passkeys: Passkeys) -> None:
    device = await made(passkeys)
    thief = Device()
    thief.handle, thief.count = device.handle, 5
    with pytest.raises(BadPasskey):
        await passkeys.use(thief.uses(passkeys.options_to_use(SITE, NOW)), SITE, NOW)
    for _ in range(2):
        assert await passkeys.use(device.uses(passkeys.options_to_use(SITE, NOW)), SITE, NOW) == INES
    device.count = 0  # a copy of the device that stayed behind
    with pytest.raises(BadPasskey):
        await passkeys.use(device.uses(passkeys.options_to_use(SITE, NOW)), SITE, NOW)
    (kept,) = await passkeys.of(INES)
    assert (kept.count, kept.used, kept.name) == (2, NOW, "a phone")


@pytest.mark.parametrize("part", ["clientDataJSON", "authenticatorData", "signature", "userHandle"])
@pytest.mark.parametrize("nonsense", ["", "A", "ä", "AAAA", None, 7, {}])
async def test_nonsense_is_refused(passkeys: Passkeys, part: str, nonsense: object) -> None:
    device = await made(passkeys)
    answer = device.uses(passkeys.options_to_use(SITE, NOW))
    answer["response"][part] = nonsense
    with pytest.raises(BadPasskey):
        await passkeys.use(answer, SITE, NOW)


async def test_the_oldest_passkey_makes_room_when_there_are_too_many(passkeys: Passkeys) -> None:
    devices = [await made(passkeys, number=number) for number in range(1, MOST + 2)]
    assert [one.id for one in await passkeys.of(INES)] == [text(device.id) for device in devices[1:]]
    told = await passkeys.options_to_make(INES, "Ines", SITE, NOW)
    assert len(told["excludeCredentials"]) == MOST


# -- over HTTP ------------------------------------------------------------------------------------------------------


@pytest_asyncio.fixture(params=["sqlite", "postgres"])
async def parlour(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    place = tmp_path / "parlour.db" if request.param == "sqlite" else postgres().fresh()
    async with house(place, public_url=PUBLIC) as open_house:
        yield open_house


async def makes_one(parlour: House, guest: Guest) -> Device:
    device = Device()
    options = (await parlour.http.post("/api/me/passkeys/new", headers=guest.bearer)).json()["options"]
    wanted = {"credential": device.makes(options)}
    answer = await parlour.http.post("/api/me/passkeys", json=wanted, headers=guest.bearer)
    assert answer.status_code == 201, answer.text
    return device


async def comes_back(parlour: House, device: Device) -> tuple[int, dict[str, Any]]:
    options = (await parlour.http.post("/api/back/passkey/new")).json()["options"]
    answer = await parlour.http.post("/api/back/passkey", json={"credential": device.uses(options)})
    return answer.status_code, answer.json()


async def test_a_passkey_leads_back_until_it_is_revoked(parlour: House) -> None:
    ines = await parlour.guest("Ines")
    device = await makes_one(parlour, ines)
    status, told = await comes_back(parlour, device)
    assert (status, told["player"], told["nickname"]) == (201, ines.player, "Ines")
    bearer = {"authorization": f"Bearer {told['token']}"}
    kept = (await parlour.http.get("/api/me/passkeys", headers=bearer)).json()
    (one,) = kept["passkeys"]
    assert kept["offered"]
    assert one["used"] >= one["since"] > 0
    assert (await parlour.http.delete("/api/me/passkeys/another", headers=bearer)).status_code == 404
    left = await parlour.http.delete(f"/api/me/passkeys/{one['passkey']}", headers=bearer)
    assert left.json()["passkeys"] == []
    status, told = await comes_back(parlour, device)
    assert (status, told["code"]) == (404, "bad-passkey")


async def test_whoever_is_deleted_cannot_come_back_with_a_passkey(parlour: House) -> None:
    ines = await parlour.guest("Ines")
    device = await makes_one(parlour, ines)
    assert (await parlour.http.delete("/api/me", headers=ines.bearer)).status_code == 200
    status, told = await comes_back(parlour, device)
    assert (status, told["code"]) == (404, "bad-passkey")


async def test_under_a_plain_address_no_passkeys_are_offered(tmp_path: Path) -> None:
    async with house(tmp_path / "parlour.db") as parlour:
        ines = await parlour.guest("Ines")
        assert (await parlour.http.get("/api/me/passkeys", headers=ines.bearer)).json()["offered"] is False
        for door in ("/api/me/passkeys/new", "/api/back/passkey/new"):
            answer = await parlour.http.post(door, headers=ines.bearer)
            assert (answer.status_code, answer.json()["code"]) == (404, "no-passkeys")
