"""What a page asks of its own server: requests, lines, and everything in one file."""

from __future__ import annotations

import logging
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol
from urllib.parse import parse_qsl, unquote, urlsplit

from whitechapel.server.live.api import Api
from whitechapel.server.live.asking import Asked, Reply, Trouble, refusal
from whitechapel.server.live.bot_processes import BotPool, Worker
from whitechapel.server.live.limits import Guard, Limits
from whitechapel.server.live.parlour import Parlour
from whitechapel.server.live.players import Players
from whitechapel.server.live.services import BOT_PAUSE
from whitechapel.server.live.visitor import Visitor
from whitechapel.server.store import archive
from whitechapel.server.store.bus import LocalBus
from whitechapel.server.store.keyed import KeyedStore, Keys

LOG: Final = logging.getLogger("whitechapel.page")
API: Final = "/api"
TOKEN: Final = "page/token"
"""The key under which the page keeps who its owner is, as a browser keeps a server's cookie."""
BELONGINGS: Final = "page/belongings"
"""The key under which an archive has what the page itself keeps in its browser (`client/src/page/belongings.ts`)."""
PREFIX: Final = "page-"
"""The ids of a page's own tables begin with this, so that they are told apart from those of a server."""
UNLIMITED: Final = Limits().times(1_000_000)
"""Nobody but the page's owner asks for anything here."""
OWNER: Final = "page"


class Outside(Protocol):
    """The page, as the server in it sees it."""

    def say(self, line: int, text: str) -> None:
        """Pass a message on to a line's owner."""

    def hang_up(self, line: int, code: int) -> None:
        """Tell a line's owner that it is closed."""


class PageLine:
    """A line that never leaves the page."""

    hear: Callable[[bytes], None]

    def __init__(self, number: int, page: Page) -> None:
        self._number = number
        self._page = page

    def write(self, data: bytes) -> int:
        self._page.outside.say(self._number, data.decode())
        return 0

    def pause(self) -> None:
        """What comes meanwhile is kept by its reader."""

    def resume(self) -> None:
        """Nothing has been held back."""

    def known(self) -> None:
        """There is no door here."""

    def end(self, code: int) -> None:
        self._page.outside.hang_up(self._number, code)
        self._page.disconnect(self._number)

    def abort(self) -> None:
        """It cannot come to this: everything is taken at once."""


class Page:
    """The server of one page."""

    def __init__(self, store: KeyedStore, parlour: Parlour, outside: Outside) -> None:
        self.outside = outside
        self.parlour = parlour
        self._store = store
        self._guard = Guard(UNLIMITED)
        self._api = Api(parlour, self._guard, owned=True)
        self._visitors: dict[int, Visitor] = {}
        self._token = ""

    @staticmethod
    async def open(keys: Keys, hire: Callable[..., Worker], outside: Outside, bot_pause: float = BOT_PAUSE) -> Page:
        """Over the keys of a browser, with a worker for the bots, and another for what nobody waits for."""
        store = KeyedStore(keys)
        parlour = Parlour(store, LocalBus(), await Players.open(store))
        parlour.bots = BotPool(hire=hire)
        parlour.bot_pause = bot_pause
        parlour.prefix = PREFIX
        parlour.meets = False
        page = Page(store, parlour, outside)
        page._token = (await store.get(TOKEN) or b"").decode()
        await parlour.start()
        return page

    # -- requests ---------------------------------------------------------------------------------

    async def ask(self, method: str, address: str, body: str = "", token: str = "") -> Reply:
        """Answer a request. Without a token of its own it is the page's owner who asks."""
        where = urlsplit(address)

        async def given() -> bytes:
            return body.encode()

        path = where.path.removeprefix(API)
        for route in self._api.routes():
            found = route.match(path)
            if found is None:
                continue
            if method not in route.methods:
                return refusal(Trouble(405, "not-allowed"))
            names = {name: unquote(value) for name, value in found.items()}
            query = dict(parse_qsl(where.query))
            asked = Asked(method, names, query, given, token or self._token, not token, OWNER)
            try:
                reply = await self._api.reply(route, asked)
            except Exception as error:
                LOG.exception("a request has failed")
                return refusal(error)
            if reply.token is not None and not token:
                await self._keep(reply.token)
            return reply
        return refusal(Trouble(404, "not-found"))

    async def _keep(self, token: str) -> None:
        if token != self._token:
            await self._store.put(TOKEN, token.encode())
            self._token = token

    # -- lines ------------------------------------------------------------------------------------

    def connect(self, line: int) -> None:
        """A new line; its owner is greeted, if they have been here before."""
        visitor = Visitor(self.parlour, self._guard, line, OWNER, "", PageLine(line, self))
        self._visitors[line] = visitor
        self.parlour.connections[line] = visitor
        if self._token:
            visitor.greet(visitor.recognise(self._token))

    def hear(self, line: int, text: str) -> None:
        """Somebody says something."""
        visitor = self._visitors.get(line)
        if visitor is not None:
            visitor.hear(text.encode(errors="surrogatepass"))  # half a character is refused by its reader

    def disconnect(self, line: int) -> None:
        """A line is closed."""
        visitor = self._visitors.pop(line, None)
        if visitor is not None:
            self.parlour.connections.pop(line, None)
            visitor.leave()

    # -- everything in one file -------------------------------------------------------------------

    async def export(self, belongings: str = "") -> bytes:
        """Everything kept here, as an archive, with what the page itself keeps."""
        await self._store.put(BELONGINGS, belongings.encode())
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "archive")
            await archive.backup(self._store, file)
            return file.read_bytes()

    async def restore(self, data: bytes) -> str:
        """Put an archive in place of everything kept here, all or nothing; what the page itself is to keep. The page
        has to begin anew afterwards."""
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "archive")
            file.write_bytes(data)
            archive.check(file)
            await self._store.load(archive.feed(file), replace=True)
        return (await self._store.get(BELONGINGS) or b"").decode()

    async def wipe(self) -> None:
        """Forget everything kept here. The page has to begin anew afterwards."""
        await self._store.wipe()

    async def close(self) -> None:
        """Let every table finish what it is doing, then stop."""
        await self.parlour.close()
