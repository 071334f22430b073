"""What lies outside the server, as real servers on this machine: a web server that takes messages, a browser's push
service, a mail server."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import email
import email.policy
import json
from collections.abc import AsyncIterator
from email.message import EmailMessage
from typing import Any, NamedTuple

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from patience import until

from whitechapel.server.web.webpush import decode, encode, public_bytes


class Request(NamedTuple):
    """What has come."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class WebServer:
    """Takes every request, writes it down, and answers with the next of `answers`, or 200."""

    def __init__(self) -> None:
        self.requests: list[Request] = []
        self.answers: list[int] = []
        self.url = ""

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            method, path, _ = (await reader.readline()).decode().split(" ")
            headers: dict[str, str] = {}
            while (line := (await reader.readline()).decode().strip()) != "":
                name, _, value = line.partition(": ")
                headers[name.lower()] = value
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            self.requests.append(Request(method, path, headers, body))
            status = self.answers.pop(0) if self.answers else 200
            writer.write(f"HTTP/1.1 {status} Said\r\nLocation: {self.url}/elsewhere\r\n\r\n".encode())
            await writer.drain()
        writer.close()

    async def came(self, count: int) -> list[Request]:
        """All requests, once there are so many."""
        await until(lambda: len(self.requests) >= count)
        return self.requests


@contextlib.asynccontextmanager
async def web_server() -> AsyncIterator[WebServer]:
    web = WebServer()
    server = await asyncio.start_server(web.talk, "127.0.0.1", 0)
    web.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield web


class Browser:
    """A browser that can be called: it alone can read what is sent to it."""

    def __init__(self, service: WebServer) -> None:
        self.service = service
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes ab"
        self.p256dh, self.auth = encode(public_bytes(self._key)), encode(self._auth)

    @property
    def subscription(self) -> dict[str, str]:
        return {"endpoint": f"{self.service.url}/push/1", "p256dh": self.p256dh, "auth": self.auth}

    def read(self, request: Request) -> Any:
        """A message, decrypted as RFC 8291 says, independently of the code that encrypts."""
        body = request.body
        salt, theirs = body[:16], body[21 : 21 + body[20]]
        sealed = body[21 + body[20] :]
        server = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        info = b"WebPush: info\0" + public_bytes(self._key) + theirs
        shared = HKDF(hashes.SHA256(), 32, self._auth, info).derive(self._key.exchange(ec.ECDH(), server))
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(shared)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(shared)
        return json.loads(AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")[:-1])

    @staticmethod
    def claims(request: Request) -> Any:
        """What the server says about itself; its signature is checked."""
        parts = dict(one.strip().split("=", 1) for one in request.headers["authorization"][6:].split(","))
        text, _, signature = parts["t"].rpartition(".")
        raw = decode(signature)
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(parts["k"]))
        signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        key.verify(signed, text.encode(), ec.ECDSA(hashes.SHA256()))
        return json.loads(decode(text.split(".")[1])), parts["k"]


class MailServer:
    """A mail server that takes everything, unless it is `away` or `refuses`."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.logins: list[str] = []
        self.busy = 0
        """How many times it still says that it has no time."""
        self.address = ""

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        say("220 a mail server for tests")
        with contextlib.suppress(ConnectionError):
            while line := (await reader.readline()).decode().strip():
                verb = line.partition(" ")[0].upper()
                if verb == "EHLO":
                    say("250-here\r\n250 AUTH PLAIN")
                elif verb == "AUTH":
                    self.logins.append(base64.b64decode(line.split(" ")[2]).decode())
                    say("235 welcome")
                elif verb == "RCPT" and self.busy:
                    self.busy -= 1
                    say("450 try again later")
                elif verb == "DATA":
                    say("354 go on")
                    data = b""
                    while (part := await reader.readline()) != b".\r\n":
                        data += part
                    self.mails.append(email.message_from_bytes(data, policy=email.policy.default))
                    say("250 taken")
                elif verb == "QUIT":
                    say("221 farewell")
                    break
                else:
                    say("250 fine")
        writer.close()

    async def came(self, count: int) -> list[EmailMessage]:
        """All mails, once there are so many."""
        await until(lambda: len(self.mails) >= count)
        return self.mails


@contextlib.asynccontextmanager
async def mail_server() -> AsyncIterator[MailServer]:
    mail = MailServer()
    server = await asyncio.start_server(mail.talk, "127.0.0.1", 0)
    mail.address = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield mail
