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
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route

from whitechapel.bots import bots
from whitechapel.core.frames import BadAnswer
from whitechapel.core.game import Game
from whitechapel.games import GAMES
from whitechapel.server.live.parlour import Parlour
from whitechapel.server.live.players import A_YEAR, COOKIE, tidy_nickname
from whitechapel.server.live.room import NoSuchTable
from whitechapel.server.store import StoreError
from whitechapel.server.table import bodies, dice, house, say, show, wire
from whitechapel.server.table.json_form import to_json
from whitechapel.server.table.opening import BadSettings
from whitechapel.server.table.table import Table
from whitechapel.server.web.frames import frames
from whitechapel.server.web.limits import MESSAGE_BYTES, Guard, Limits
from whitechapel.server.web.metrics import metrics
from whitechapel.server.web.shield import REFUSED, App, Receive, Send, Shield, address
from whitechapel.server.web.sockets import Socket
from whitechapel.server.web.static_files import accepted_codings, pages
from whitechapel.text import LANGUAGES, own_words

MY_TABLES: Final = 100
PUBLIC_TABLES: Final = 30
HEALTH_SECONDS: Final = 2.0
LOOPBACK: Final = frozenset({"127.0.0.1", "::1", "local"})

T = TypeVar("T")


class Endpoints:
    """The HTTP and WebSocket endpoints."""

    def __init__(self, parlour: Parlour, guard: Guard, public_url: str = "") -> None:
        self._parlour = parlour
        self._guard = guard
        self._public_url = public_url.rstrip("/")
        self._numbers = itertools.count(1)

    def routes(self) -> list[BaseRoute]:
        """All addresses, in one list."""
        return [
            Mount(
                "/api",
                routes=[
                    Route("/games", self.games),
                    Route("/games/{game}/rules", self.rules),
                    Route("/games/{game}/words/{language}", self.words),
                    Route("/players", self.new_player, methods=["POST"]),
                    Route("/me", self.me, methods=["GET", "PUT"]),
                    Route("/tables", self.tables, methods=["GET", "POST"]),
                    Route("/tables/mine", self.mine),
                    Route("/tables/{table}", self.table),
                    Route("/tables/{table}/transcript", self.transcript),
                    Route("/tables/{table}/replay", self.replay),
                ],
            ),
            Route("/healthz", self.health),
            Route("/metrics", self.metrics),
            *pages(),
        ]

    # -- static information -----------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        """All the games, with their settings and bots."""
        return answer(bodies.Games(games=[about(game) for game in GAMES]))

    async def rules(self, request: Request) -> Response:
        """The rulebook of a game."""
        return reply(request, _rulebook(game_of(request)), "application/json")

    async def words(self, request: Request) -> Response:
        """A game's own texts in one language, for a browser whose client was built without this game."""
        language = request.path_params["language"]
        if language not in LANGUAGES:
            raise trouble(404, "not-found")
        return reply(request, _words(game_of(request), language), "text/plain")

    async def health(self, request: Request) -> Response:
        """Whether the server is able to work: the store must answer in time."""
        try:
            await asyncio.wait_for(self._parlour.store.get("server/secret"), HEALTH_SECONDS)
        except (StoreError, TimeoutError):
            return PlainTextResponse("the store does not answer\n", 503)
        return PlainTextResponse("well\n")

    async def metrics(self, request: Request) -> Response:
        """Figures for Prometheus, for this machine only: on a quiet server they would give sealed answers away."""
        if address(request.scope) not in LOOPBACK:
            raise trouble(403, "not-allowed")
        return PlainTextResponse(metrics(self._parlour), media_type="text/plain; version=0.0.4")

    # -- players ----------------------------------------------------------------------------------

    async def new_player(self, request: Request) -> Response:
        """Somebody new: a nickname gets a token, once."""
        wanted = await body(request, bodies.NewPlayer)
        nickname = tidy_nickname(wanted.nickname)
        if nickname is None:
            raise trouble(422, "bad-nickname")
        if not self._guard.players.take(address(request.scope), self._parlour.seconds()):
            raise trouble(429, "too-many")
        player, token = await self._parlour.players.new(nickname)
        response = answer(bodies.Player(player=player, nickname=nickname, token=token), 201)
        secure = self._public_url.startswith("https:")
        response.set_cookie(COOKIE, token, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure)
        return response

    async def me(self, request: Request) -> Response:
        """Who the player is; or a new nickname, which is used from the next table on."""
        player, nickname = await self.who(request)
        if request.method == "PUT":
            wanted = tidy_nickname((await body(request, bodies.NewPlayer)).nickname)
            if wanted is None:
                raise trouble(422, "bad-nickname")
            if not self._guard.talk.take(player, self._parlour.seconds()):
                raise trouble(429, "too-many")
            await self._parlour.players.rename(player, wanted)
            nickname = wanted
        return answer(bodies.Player(player=player, nickname=nickname))

    async def who(self, request: Request) -> tuple[str, str]:
        """The player behind a request and their nickname, from a program's header or a browser's cookie."""
        player = self.player_of(request.headers, request.cookies)
        nickname = await self._parlour.players.nickname(player) if player else None
        if player is None or nickname is None:
            raise trouble(401, "who-are-you")
        return player, nickname

    def player_of(self, headers: Mapping[str, str], cookies: Mapping[str, str]) -> str | None:
        """The player a token stands for, if it is valid."""
        scheme, _, token = headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer":
            token = cookies.get(COOKIE, "")
        return self._parlour.players.read_token(token.strip()) if token else None

    # -- tables -----------------------------------------------------------------------------------

    async def tables(self, request: Request) -> Response:
        """The public tables; or a new one."""
        parlour = self._parlour
        if request.method != "POST":
            return answer(bodies.Tables(tables=await parlour.tables_of(show.EVERYBODY, PUBLIC_TABLES)))
        player, _ = await self.who(request)
        settings = await body(request, wire.Settings)
        now = parlour.seconds()
        if not (self._guard.tables.take(player, now) and self._guard.tables.take(address(request.scope), now)):
            raise trouble(429, "too-many")
        try:
            table = await parlour.open_table(settings, player)
        except BadSettings as error:
            return answer(bodies.Problem(code="bad-settings", sentence=error.sentence), 422)
        link = f"{self._public_url or str(request.base_url).rstrip('/')}/t/{table}"
        seats = await parlour.look(table, lambda one, crowd: [bool(chair.bot) for chair in one.chairs])
        keys = [
            "" if bot else f"{link}?seat={seat}&key={parlour.players.seat_key(table, seat)}"
            for seat, bot in enumerate(seats)
        ]
        return answer(bodies.Opened(table=table, link=link, seat_links=keys), 201)

    async def mine(self, request: Request) -> Response:
        """The player's own tables, with a mark where it is their turn."""
        player, _ = await self.who(request)
        return answer(bodies.Tables(tables=await self._parlour.tables_of(player, MY_TABLES)))

    async def table(self, request: Request) -> Response:
        """What everybody may know about a table."""
        return answer(await self.look(request, lambda table, crowd: show.info(table, crowd.present())))

    async def transcript(self, request: Request) -> Response:
        """A finished game as a text that proves its shuffles."""

        def write(table: Table, crowd: object) -> str:
            if table.ended is None:
                raise trouble(403, "not-over")
            return dice.write(table.transcript(), table.created.seed, show.remarks(table))

        text = await self.look(request, write)
        name = f"whitechapel-{request.path_params['table']}.txt"
        return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})

    async def replay(self, request: Request) -> Response:
        """A finished game, answer by answer: as a seat saw it (`seat=0`), as a spectator did, or with everything open
        (`seat=open`)."""
        seat, start = request.query_params.get("seat", ""), request.query_params.get("start", "0")
        if not is_number(start) or not (seat in ("", "open") or is_number(seat)):
            raise trouble(422, "not-understood")

        def tell(table: Table, crowd: object) -> bodies.Replay:
            if table.ended is None:
                raise trouble(403, "not-over")
            if is_number(seat) and int(seat) >= len(table.chairs):
                raise trouble(404, "no-such-seat")
            return show.replay(table, int(seat) if is_number(seat) else None, seat == "open", int(start))

        return answer(await self.look(request, tell))

    async def look(self, request: Request, ask: Callable[[Table, Any], T]) -> T:
        """Ask the table a request is about; a problem raised by the question becomes the response."""

        def carefully(table: Table, crowd: Any) -> T | HTTPException:
            try:
                return ask(table, crowd)
            except HTTPException as problem:
                return problem

        try:
            found: T | HTTPException = await self._parlour.look(request.path_params["table"], carefully)
        except NoSuchTable:
            raise trouble(404, "no-such-table") from None
        if isinstance(found, HTTPException):
            raise found
        return found

    # -- live -------------------------------------------------------------------------------------

    async def socket(self, scope: Any, receive: Receive, send: Send) -> None:
        """One WebSocket from start to end, which comes when either side closes it."""
        parlour = self._parlour
        request = HTTPConnection(scope)
        where = address(scope)
        await receive()  # the request to connect
        if not self._guard.enter(where):
            await send({"type": "websocket.close", "code": REFUSED})
            return
        socket = Socket(parlour, self._guard, next(self._numbers), where, frames(scope))
        try:
            await send({"type": "websocket.accept"})
            parlour.connections[socket.conn] = socket
            player = self.player_of(request.headers, request.cookies)
            if player is not None:
                socket.greet(socket.be(player))
            await receive()  # messages go another way: this is the end
            if socket.closing:
                await send({"type": "websocket.close", "code": socket.closing})
        finally:
            parlour.connections.pop(socket.conn, None)
            self._guard.leave(where)
            socket.leave()


def make_app(parlour: Parlour, limits: Limits | None = None, public_url: str = "") -> App:
    """The whole server as an ASGI application, for uvicorn with `Frames`. Closing it closes the parlour."""
    guard = Guard(limits or Limits())
    endpoints = Endpoints(parlour, guard, public_url)

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await parlour.start()
        yield
        for connection in list(parlour.connections.values()):
            if isinstance(connection, Socket):
                connection.close()
        await parlour.close()

    handlers: Mapping[Any, Callable[[Request, Exception], Awaitable[Response]]] = {
        HTTPException: _problem,
        StoreError: _storage,
        Exception: _broken,
    }
    starlette = Starlette(routes=endpoints.routes(), lifespan=life, exception_handlers=handlers)
    return Shield(starlette, endpoints.socket, parlour, guard, public_url)


# -- answers and problems --------------------------------------------------------------------------


def answer(data: Any, status: int = 200) -> Response:
    """A record as the body of a response."""
    return Response(wire.encode(data), status, media_type="application/json", headers={"cache-control": "no-store"})


def trouble(status: int, code: str) -> HTTPException:
    """A problem, to be raised."""
    return HTTPException(status, detail=code)


async def _problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = error.detail
    if error.status_code == HTTPStatus.NOT_FOUND and code == HTTPStatus.NOT_FOUND.phrase:
        code = "not-found"
    elif error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        code = "not-allowed"
    response = answer(bodies.Problem(code=code, sentence=say.plain_sentence(f"wrong-{code}")), error.status_code)
    response.headers.update(error.headers or {})
    return response


async def _storage(request: Request, error: Exception) -> Response:
    return answer(bodies.Problem(code="storage", sentence=say.plain_sentence("wrong-storage")), 503)


async def _broken(request: Request, error: Exception) -> Response:
    return answer(bodies.Problem(code="broken", sentence=say.plain_sentence("wrong-broken")), 500)


async def body(request: Request, kind: type[T]) -> T:
    """The body of a request as a record of this kind."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise trouble(415, "not-understood")
    data = b""
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > MESSAGE_BYTES:
                raise trouble(413, "too-large")
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError, ClientDisconnect):
        raise trouble(422, "not-understood") from None


def game_of(request: Request) -> str:
    """The id of the game that a request is about; without such a game there is nothing at this address."""
    try:
        return house.game(request.path_params["game"]).id
    except BadAnswer:
        raise trouble(404, "not-found") from None


class Printed(NamedTuple):
    """A long text that is the same for everybody and holds no secret, so that it may be compressed and kept."""

    whole: bytes
    small: bytes
    tag: str


def printed(whole: bytes) -> Printed:
    """A text in both forms, with a tag that changes when it does."""
    return Printed(whole, gzip.compress(whole), f'"{sha256(whole).hexdigest()[:16]}"')


def reply(request: Request, text: Printed, media_type: str) -> Response:
    """Such a text in the form that the browser understands; if it has it already, only that nothing has changed."""
    headers = {"cache-control": "no-cache", "etag": f"W/{text.tag}", "vary": "accept-encoding"}
    if text.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" not in accepted_codings(request.scope):
        return Response(text.whole, media_type=media_type, headers=headers)
    return Response(text.small, media_type=media_type, headers={**headers, "content-encoding": "gzip"})


@lru_cache
def _rulebook(game: str) -> Printed:
    return printed(wire.encode(to_json(house.game(game).rulebook)))


@lru_cache
def _words(game: str, language: str) -> Printed:
    return printed(own_words(language, game).encode())


def is_number(text: str) -> bool:
    """Whether this is a small whole number."""
    return text.isascii() and text.isdigit() and len(text) < 7


def players(game: Game) -> list[int]:
    """The fewest and the most players of a game."""
    seats = next(option.values for option in game.setting_table if option.name == "seats")
    return [min(seats), max(seats)]


def about(game: Game) -> bodies.GameInfo:
    """A game as it appears to somebody opening a table."""
    return bodies.GameInfo(
        game=game.id,
        rules=game.rules,
        title=wire.Sentence(**game.rulebook.title),
        name=say.front(game, "front-name", game.rulebook.title),
        above=say.front(game, "front-above", {}),
        pitch=say.front(game, "front-pitch", {}),
        players=players(game),
        minutes=game.minutes,
        options=[
            bodies.OptionInfo(
                name=option.name,
                values=None if isinstance(option.values, range) else list(option.values),
                default=option.default,
                least=option.values[0] if isinstance(option.values, range) else 0,
                most=option.values[-1] if isinstance(option.values, range) else 0,
            )
            for option in game.setting_table
        ],
        bots=list(bots(game.id)),
        usual=house.default_bot(game.id),
        memory=game.memory_policy,
        editions={
            name: wire.Sentence(en=texts["en"], de=texts["de"]) for name, texts in game.rulebook.editions.items()
        },
    )
