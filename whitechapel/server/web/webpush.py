"""Messages for browsers that are closed: encrypted for one browser (RFC 8291), signed by this server (RFC 8292).

It needs the package `cryptography`. The library `pywebpush` does the same with two HTTP clients and a package that must
be built from source; the little that is needed is here.
"""

from __future__ import annotations

import base64
import json
import os
import time
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096
"""The size of a record of the cipher; a message is one record."""
LAST: Final = b"\x02"
"""What ends the last record."""
HALF_A_DAY: Final = 12 * 3600
"""How long a signature counts, in seconds."""


def encode(data: bytes) -> str:
    """Bytes as text, the way browsers write them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The reverse; raises ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def new_key() -> bytes:
    """A new secret number for a server."""
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big")


def private_key(secret: bytes) -> ec.EllipticCurvePrivateKey:
    """The key of a secret number."""
    return ec.derive_private_key(int.from_bytes(secret, "big"), CURVE)


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key, as a point of 65 bytes."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encrypt(
    message: bytes, p256dh: str, auth: str, *, key: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """A message that only the browser with these values can read. Key and salt are new each time; tests give their own.
    Raises ValueError if the values make no sense."""
    theirs = decode(p256dh)
    browser = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
    own = key or ec.generate_private_key(CURVE)
    mine, salt = public_bytes(own), salt or os.urandom(16)
    shared = _derive(own.exchange(ec.ECDH(), browser), decode(auth), b"WebPush: info\0" + theirs + mine, 32)
    cipher = AESGCM(_derive(shared, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _derive(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + cipher.encrypt(nonce, message + LAST, None)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def authorization(endpoint: str, key: ec.EllipticCurvePrivateKey, contact: str) -> str:
    """The header by which the service behind an endpoint knows this server; `contact` says whom to ask about it."""
    where = urlsplit(endpoint)
    claims = {"aud": f"{where.scheme}://{where.netloc}", "exp": int(time.time()) + HALF_A_DAY, "sub": contact}
    parts = [json.dumps(part, separators=(",", ":")).encode() for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    text = ".".join([encode(part) for part in parts])
    r, s = decode_dss_signature(key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
    signed = f"{text}.{encode(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={signed}, k={encode(public_bytes(key))}"
