"""What stands between the network and the server: headers that forbid browsers everything they do not need, and a check
of where each request comes from."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

from whitechapel.server.live.limits import Guard, neighbours
from whitechapel.server.live.parlour import Parlour
from whitechapel.server.table import say, wire
from whitechapel.server.table.bodies import Problem
from whitechapel.server.web.door import Door
from whitechapel.server.web.hosts import Hosts

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

POLICY: Final = (
    b"content-security-policy",
    b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    b"connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
)
WORKERS: Final = "/workers/"
"""Where the scripts of web workers lie."""
WORKER_POLICY: Final = (
    b"content-security-policy", b"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
)  # fmt: skip
"""They alone may run WebAssembly: the server inside a page is Python."""
HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
)  # fmt: skip
STRICT_TRANSPORT: Final = (b"strict-transport-security", b"max-age=31536000")
HARMLESS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
SOCKET: Final = "/ws"
HEALTH: Final = "/healthz"
"""Whoever looks after the server may ask for this by any name."""
REFUSED: Final = 4403
"""The code with which a socket from a foreign page, or one too many, is closed."""


class Shield:
    """The outermost layer."""

    def __init__(self, app: App, socket: App, parlour: Parlour, guard: Guard, door: Door, public_url: str = "") -> None:
        self.door = door
        """Where uvicorn's connections find it."""
        self._hosts = Hosts(public_url)
        self._app = app
        self._socket = socket
        self._parlour = parlour
        self._guard = guard
        self._public = urlsplit(public_url)
        extra = (STRICT_TRANSPORT,) if self._public.scheme == "https" else ()
        self._headers = [POLICY, *HEADERS, *extra]
        self._worker_headers = [WORKER_POLICY, *HEADERS, *extra]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] != "websocket":
            await self._app(scope, receive, send)
        elif scope["path"] == SOCKET and self.same_host(scope) and self.same_origin(scope):
            await self._socket(scope, receive, send)  # directly: each layer in between costs time on every message
        else:
            self._parlour.count("foreign")
            await receive()
            await send({"type": "websocket.close", "code": REFUSED})

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        parlour = self._parlour
        started = time.perf_counter()
        status = 0
        headers = self._worker_headers if scope["path"].startswith(WORKERS) else self._headers

        async def with_headers(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *headers]
            await send(message)

        parlour.count("requests")
        if not self._guard.requests.take(household(scope), parlour.seconds()):
            await refuse(with_headers, 429, "too-many")
        elif scope["path"] != HEALTH and not self.same_host(scope):
            parlour.count("misnamed")
            await refuse(with_headers, 421, "wrong-host")
        elif scope["method"] not in HARMLESS and not self.same_origin(scope):
            await refuse(with_headers, 403, "wrong-origin")
        else:
            await self._app(scope, receive, with_headers)
        parlour.count(f"status_{status // 100}xx")
        parlour.count("request_us", int((time.perf_counter() - started) * 1e6))

    def same_host(self, scope: Scope) -> bool:
        """Whether a request asks for us by one of our names."""
        names = [value for name, value in scope["headers"] if name == b"host"]
        return len(names) == 1 and self._hosts.allows(names[0])

    def same_origin(self, scope: Scope) -> bool:
        """Whether a request comes from one of our own pages, or from a program, which has no origin."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin")
        if origin is None:
            return True
        try:
            where = urlsplit(origin.decode("latin-1"))
        except ValueError:
            return False
        if self._public.netloc and (where.scheme, where.netloc) == (self._public.scheme, self._public.netloc):
            return True
        return where.scheme in ("http", "https") and where.netloc.encode("latin-1") == headers.get(b"host", b"")


def address(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else "local"


def household(scope: Scope) -> str:
    """What a request is counted under: where it comes from, and its neighbours."""
    return neighbours(address(scope))


async def refuse(send: Send, status: int, code: str) -> None:
    """Answer a request with a problem."""
    body = wire.encode(Problem(code=code, sentence=say.plain_sentence(f"wrong-{code}")))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
