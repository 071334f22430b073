"""The server of a page, run by this Python instead of the browser's, and guests who talk to it as a page does."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
from server.house import Guest, House, Place, deal_as_always, house
from server.keys import MemoryKeys

from whitechapel.server.live.bot_processes import ProcessWorker
from whitechapel.server.live.parlour import Parlour
from whitechapel.server.page.page import Page


class PageSocket:
    """One line into a page, with the manners of a socket."""

    def __init__(self, house: PageHouse, number: int) -> None:
        self._house = house
        self.number = number
        self.inbox: asyncio.Queue[str | None] = asyncio.Queue()

    async def send(self, text: str | bytes) -> None:
        if isinstance(text, bytes):  # what is no text is half a character in a page
            text = text.decode(errors="surrogateescape")
        self._house.page.hear(self.number, text)

    async def __aiter__(self) -> AsyncIterator[str]:
        while (text := await self.inbox.get()) is not None:
            yield text

    async def close(self) -> None:
        self._house.page.disconnect(self.number)
        self.inbox.put_nowait(None)


class PageRequests(httpx.AsyncBaseTransport):
    """Requests that go to a page instead of the network."""

    def __init__(self, house: PageHouse) -> None:
        self._house = house

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        token = request.headers.get("authorization", "").removeprefix("Bearer ")
        reply = await self._house.page.ask(
            request.method, request.url.raw_path.decode(), (await request.aread()).decode(), token
        )
        return httpx.Response(reply.status, content=reply.body, headers={"content-type": reply.media_type})


class Lines:
    """All lines of a page: what its server sees of the page around it."""

    def __init__(self) -> None:
        self.sockets: dict[int, PageSocket] = {}

    def say(self, line: int, text: str) -> None:
        self.sockets[line].inbox.put_nowait(text)

    def hang_up(self, line: int, code: int) -> None:
        self.sockets[line].inbox.put_nowait(None)


class PageHouse(Place):
    """A page's server that is open."""

    page: Page

    def __init__(self, keys: MemoryKeys) -> None:
        super().__init__(httpx.AsyncClient(base_url="http://page", transport=PageRequests(self)))
        self.keys = keys
        self.lines = Lines()

    @property
    def parlour(self) -> Parlour:
        return self.page.parlour

    async def connect(self) -> Guest:
        number = len(self.lines.sockets) + 1
        self.lines.sockets[number] = socket = PageSocket(self, number)
        self.page.connect(number)
        return Guest(socket)


AnyHouse = House | PageHouse
"""What the protocol is spoken with: over a socket, or inside a page."""


@contextlib.asynccontextmanager
async def page_house(keys: MemoryKeys | None = None) -> AsyncIterator[PageHouse]:
    """A page's server that is running; over the keys of an earlier one, if given."""
    opened = PageHouse(keys or MemoryKeys())
    opened.page = await Page.open(opened.keys, ProcessWorker, opened.lines)
    deal_as_always(opened.parlour)
    try:
        yield opened
    finally:
        await opened.hang_up()
        await opened.page.close()


TRANSPORTS = ["socket", "page"]
_kept: dict[Path, MemoryKeys] = {}


def any_house(transport: str, folder: Path) -> contextlib.AbstractAsyncContextManager[AnyHouse]:
    """A server that is running, over one of the two transports, with what an earlier one has kept for this folder."""
    if transport == "page":
        return page_house(_kept.setdefault(folder, MemoryKeys()))
    return house(folder / "parlour.db")
