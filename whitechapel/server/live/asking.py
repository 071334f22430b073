"""A request and its reply, without a network, and what is common to all who answer requests."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from whitechapel.server.live.devices import MOST_DEVICES
from whitechapel.server.live.limits import MESSAGE_BYTES, Guard
from whitechapel.server.live.parlour import Parlour
from whitechapel.server.live.players import Identity
from whitechapel.server.store import StoreError
from whitechapel.server.table import bodies, say, wire
from whitechapel.server.table.table import Unreadable

JSON: Final = "application/json"
TEXT: Final = "text/plain"

T = TypeVar("T")


class Trouble(Exception):
    """A request that is refused, to be raised; the code is also that of its sentence."""

    def __init__(self, status: int, code: str) -> None:
        super().__init__(code)
        self.status = status
        self.code = code


class Asked(NamedTuple):
    """One request."""

    method: str
    path: Mapping[str, str]
    """What stands in the address in place of names in braces."""
    query: Mapping[str, str]
    body: Callable[[], Awaitable[bytes]]
    """Reads the body; raises `Trouble`."""
    token: str = ""
    """Who asks; empty: nobody in particular."""
    kept: bool = False
    """Whether the token is in a browser's keeping: then a new one goes there too."""
    origin: str = ""
    """Where the request comes from; requests are counted by it."""
    device: str = ""
    """What the device is called that asks."""
    base: str = ""
    """What links begin with."""


class Reply(NamedTuple):
    """What is answered."""

    body: bytes
    status: int = 200
    media_type: str = JSON
    lasting: bool = False
    """Whether it is the same for everybody and holds no secret, so that it may be compressed and kept."""
    file: str = ""
    """The name of the file it is to be saved as."""
    token: str | None = None
    """A token for the browser to keep; an empty one: to forget the one it has."""


class Route(NamedTuple):
    """An address below `/api`, and what answers there."""

    path: str
    answer: Callable[[Asked], Awaitable[Reply]]
    methods: tuple[str, ...] = ("GET",)
    most: int = MESSAGE_BYTES
    """How long its body may be."""

    def match(self, path: str) -> dict[str, str] | None:
        """What stands in place of the names, if this is the address."""
        found = re.fullmatch(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", self.path), path)
        return None if found is None else found.groupdict()


class Answering:
    """Where requests are answered: who asks, and what it costs."""

    def __init__(self, parlour: Parlour, guard: Guard) -> None:
        self._parlour = parlour
        self._guard = guard

    async def who(self, asked: Asked) -> Identity:
        """The player behind a request."""
        identity = await self._parlour.players.recognise(asked.token) if asked.token else None
        if identity is None:
            raise Trouble(401, "who-are-you")
        return identity

    def pay(self, asked: Asked, cost: float) -> None:
        """Charge a request that costs more than others."""
        if not self._guard.requests.take(asked.origin, self._parlour.seconds(), cost):
            raise Trouble(429, "too-many")

    def pay_player(self, asked: Asked) -> None:
        """Charge what makes or tries tokens."""
        if not self._guard.players.take(asked.origin, self._parlour.seconds()):
            raise Trouble(429, "too-many")

    async def come_back(self, asked: Asked, player: str) -> Reply:
        """A token for this device, for somebody who has shown who they are. If there are too many devices, the one that
        was not used for longest is signed out."""
        players = self._parlour.players
        person = await players.person(player, fresh=True)
        if person is None:
            raise Trouble(404, "bad-code")
        known = await players.devices.of(player)
        if len(known) >= MOST_DEVICES:
            await self._parlour.sign_out(player, [known[-1].id])
        _, token = await players.sign_in(player, person, asked.device)
        told = bodies.Player(player=player, nickname=person.nickname, token=token, face=person.face)
        return answer(told, 201)._replace(token=token)


def answer(data: Any, status: int = 200) -> Reply:
    """A record as the body of a reply."""
    return Reply(wire.encode(data), status)


def refusal(error: Exception) -> Reply:
    """What is answered when something went wrong."""
    if isinstance(error, Trouble):
        status, code = error.status, error.code
    elif isinstance(error, Unreadable):
        status, code = 409, error.code
    elif isinstance(error, StoreError):
        status, code = 503, "storage"
    else:
        status, code = 500, "broken"
    return answer(bodies.Problem(code=code, sentence=say.plain_sentence(f"wrong-{code}")), status)


async def body(asked: Asked, kind: type[T]) -> T:
    """The body of a request as a record of this kind."""
    try:
        return msgspec.json.decode(await asked.body(), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Trouble(422, "not-understood") from None
