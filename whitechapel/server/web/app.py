"""Every address of the server: plain HTTP for what is static, one WebSocket for what is live."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from functools import lru_cache
from hashlib import sha256
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final, NamedTuple

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route

from whitechapel.server.live import asking
from whitechapel.server.live.api import Api
from whitechapel.server.live.asking import JSON, Asked, Reply, Trouble, refusal
from whitechapel.server.live.club_api import ClubApi
from whitechapel.server.live.limits import Guard, Limits
from whitechapel.server.live.parlour import Parlour
from whitechapel.server.live.players import A_YEAR, COOKIE
from whitechapel.server.live.visitor import Visitor
from whitechapel.server.store import StoreError
from whitechapel.server.web.agents import device_name
from whitechapel.server.web.door import Door, places
from whitechapel.server.web.frames import frames
from whitechapel.server.web.metrics import metrics
from whitechapel.server.web.previews import Previews
from whitechapel.server.web.shield import REFUSED, Receive, Send, Shield, address, household
from whitechapel.server.web.static_files import accepted_codings, pages

HEALTH_SECONDS: Final = 2.0
NO_ANSWER: Final = "the store does not answer"
UNHEALTHY: Final = {
    "store-disk-full": "the disk is full: nothing can be stored",
    "store-disk-refuses": "the disk refuses: nothing can be stored",
    "store-forbidden-now": "the disk is read-only: nothing can be stored",
    "store-database-disk-full": "the disk of the database is full: nothing can be stored",
    "store-database-cannot-write": "the database is read-only: nothing can be stored",
}
"""What is said about the errors of the store; their own sentences name files and addresses."""
TRY_AGAIN_LATER: Final = 1013
"""The code with which a socket is closed while this process is cut off from its tables."""
LOOPBACK: Final = frozenset({"127.0.0.1", "::1", "::ffff:127.0.0.1", "local"})


class Endpoints:
    """The HTTP and WebSocket endpoints."""

    def __init__(self, parlour: Parlour, guard: Guard, public_url: str = "", site: Path | None = None) -> None:
        self._parlour = parlour
        self._guard = guard
        self._public_url = public_url.rstrip("/")
        self._api = Api(parlour, guard)
        self._club = ClubApi(parlour, guard)
        self._site = site
        self._numbers = itertools.count(1)

    def routes(self) -> list[BaseRoute]:
        """All addresses, in one list."""
        routes = [*self._api.routes(), *self._club.routes()]
        api = [Route(one.path, self._endpoint(one), methods=list(one.methods)) for one in routes]
        return [
            Mount("/api", routes=api),
            Route("/healthz", self.health),
            Route("/metrics", self.metrics),
            *pages(site=self._site, tags=Previews(self._parlour, self._public_url).tags),
        ]

    def _endpoint(self, route: asking.Route) -> Callable[[Request], Awaitable[Response]]:
        """What answers at an address, for Starlette."""

        async def endpoint(request: Request) -> Response:
            token, cookie = token_of(request)
            asked = Asked(
                request.method,
                request.path_params,
                request.query_params,
                lambda: read(request, route.most),
                token,
                cookie,
                household(request.scope),
                device_of(request),
                self._public_url or str(request.base_url).rstrip("/"),
            )
            reply = await self._api.reply(route, asked)
            response = lasting(request, reply) if reply.lasting else plain(reply)
            if reply.token:
                self.keep_token(response, reply.token)
            elif reply.token is not None:
                response.delete_cookie(COOKIE)
            return response

        return endpoint

    def keep_token(self, response: Response, token: str) -> None:
        """Have a browser keep the token where no script can read it."""
        secure = self._public_url.startswith("https:")
        response.set_cookie(COOKIE, token, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure)

    async def health(self, request: Request) -> Response:
        """Whether the server is able to work: its tables must be its own, and something must have been stored just now.
        A table that cannot be read is mentioned, but all others go on."""
        if not self._parlour.leased():
            return PlainTextResponse("cut off from the database\n", 503)
        try:
            async with asyncio.timeout(HEALTH_SECONDS):
                await self._parlour.store.probe()
        except StoreError as error:
            return PlainTextResponse(f"{UNHEALTHY.get(error.id, NO_ANSWER)}\n", 503)
        except TimeoutError:
            return PlainTextResponse(f"{NO_ANSWER}\n", 503)
        if self._parlour.unreadable:
            return PlainTextResponse(f"well, but tables that cannot be read: {len(self._parlour.unreadable)}\n")
        return PlainTextResponse("well\n")

    async def metrics(self, request: Request) -> Response:
        """Figures for Prometheus, for this machine only: on a quiet server they would give sealed answers away."""
        if address(request.scope) not in LOOPBACK:
            raise HTTPException(403, detail="not-allowed")
        return PlainTextResponse(metrics(self._parlour), media_type="text/plain; version=0.0.4")

    # -- live -------------------------------------------------------------------------------------

    async def socket(self, scope: Any, receive: Receive, send: Send) -> None:
        """One WebSocket from start to end, which comes when either side closes it."""
        parlour = self._parlour
        request = HTTPConnection(scope)
        where = household(scope)
        await receive()  # the request to connect
        if not parlour.leased():
            await send({"type": "websocket.close", "code": TRY_AGAIN_LATER})
            return
        if not self._guard.enter(where):
            await send({"type": "websocket.close", "code": REFUSED})
            return
        socket = Visitor(parlour, self._guard, next(self._numbers), where, device_of(request), frames(scope))
        try:
            await send({"type": "websocket.accept"})
            parlour.connections[socket.conn] = socket
            token, _ = token_of(request)
            if token:
                socket.greet(socket.recognise(token))
            await receive()  # messages go another way: this is the end
            if socket.closing:
                await send({"type": "websocket.close", "code": socket.closing})
        finally:
            parlour.connections.pop(socket.conn, None)
            self._guard.leave(where)
            socket.leave()


def make_app(parlour: Parlour, limits: Limits | None = None, public_url: str = "", site: Path | None = None) -> Shield:
    """The whole server as an ASGI application, for uvicorn with `Requests` and `Frames`. Closing it closes the
    parlour."""
    guard = Guard(limits or Limits())
    door = Door(parlour.seconds, guard.limits.connections, places())
    endpoints = Endpoints(parlour, guard, public_url, site)

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await parlour.start()
        watching = asyncio.ensure_future(door.watch())
        yield
        watching.cancel()
        for connection in list(parlour.connections.values()):
            if isinstance(connection, Visitor):
                connection.close()
        await parlour.close()

    handlers: Mapping[Any, Callable[[Request, Exception], Awaitable[Response]]] = {
        HTTPException: _problem,
        Exception: _broken,
    }
    starlette = Starlette(routes=endpoints.routes(), lifespan=life, exception_handlers=handlers)
    return Shield(starlette, endpoints.socket, parlour, guard, door, public_url)


# -- requests and responses ------------------------------------------------------------------------


def plain(reply: Reply) -> Response:
    """A reply as a response that nobody keeps."""
    headers = {"cache-control": "no-store"}
    if reply.file:
        headers["content-disposition"] = f'attachment; filename="{reply.file}"'
    return Response(reply.body, reply.status, media_type=reply.media_type, headers=headers)


async def _problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = error.detail
    if error.status_code == HTTPStatus.NOT_FOUND and code == HTTPStatus.NOT_FOUND.phrase:
        code = "not-found"
    elif error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        code = "not-allowed"
    response = plain(refusal(Trouble(error.status_code, code)))
    response.headers.update(error.headers or {})
    return response


async def _broken(request: Request, error: Exception) -> Response:
    return plain(refusal(error))


async def read(request: Request, most: int) -> bytes:
    """The body of a request, if it is JSON and not too long."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Trouble(415, "not-understood")
    data = b""
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > most:
                raise Trouble(413, "too-large")
    except ClientDisconnect:
        raise Trouble(422, "not-understood") from None
    return data


def token_of(request: HTTPConnection) -> tuple[str, bool]:
    """The token a request comes with, or an empty one, and whether it is a browser's."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip(), False
    return request.cookies.get(COOKIE, ""), True


def device_of(request: HTTPConnection) -> str:
    """What the device behind a request is called."""
    return device_name(request.headers.get("user-agent", ""))


class Printed(NamedTuple):
    """A lasting reply in both its forms, with a tag that changes when it does."""

    whole: bytes
    small: bytes
    tag: str


@lru_cache
def printed(whole: bytes) -> Printed:
    """A text in both forms."""
    return Printed(whole, gzip.compress(whole), f'"{sha256(whole).hexdigest()[:16]}"')


def lasting(request: Request, reply: Reply) -> Response:
    """A lasting reply in the form that the browser understands; if it has it already, only that nothing has changed."""
    text = printed(reply.body)
    headers = {"cache-control": "no-cache", "etag": f"W/{text.tag}", "vary": "accept-encoding"}
    if text.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" not in accepted_codings(request.scope):
        return Response(text.whole, media_type=reply.media_type, headers=headers)
    return Response(text.small, media_type=reply.media_type, headers={**headers, "content-encoding": "gzip"})
