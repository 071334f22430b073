"""The page's server in Pyodide: the browser's objects behind the names that `page.py` and the store know.

`client/src/page/server.ts` calls `open_page` in one web worker, `client/src/page/bots.ts` makes `Bots` in another.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pyodide.ffi import JsException, to_js

from whitechapel.core.frames import GameError
from whitechapel.server.live.asking import Reply
from whitechapel.server.live.bot_processes import Bots, Worker
from whitechapel.server.live.services import BOT_PAUSE
from whitechapel.server.page.page import Page
from whitechapel.server.store import Unavailable
from whitechapel.server.store.keyed import Change, Row
from whitechapel.server.table import say, wire

__all__ = ["BrowserPage", "answers", "open_page"]


def refused(error: JsException) -> Unavailable:
    """Why the browser stores nothing, as a sentence."""
    return Unavailable("store-page", "This browser could not store or read it: {reason}.", reason=str(error))


class BrowserKeys:
    """The browser's ordered keys (`client/src/page/keys.ts`)."""

    def __init__(self, keys: Any) -> None:
        self._keys = keys

    async def range(self, first: bytes, end: bytes, limit: int) -> list[tuple[bytes, bytes]]:
        try:
            keys, values = await self._keys.range(to_js(first), to_js(end), limit)
        except JsException as error:
            raise refused(error) from None
        return [(key.to_bytes(), value.to_bytes()) for key, value in zip(keys, values, strict=True)]

    async def commit(self, expected: Sequence[Change], puts: Sequence[Row], clear: bool) -> bool:
        try:
            return bool(await self._keys.commit(to_js(expected), to_js(puts), clear))
        except JsException as error:
            raise refused(error) from None

    async def close(self) -> None:
        self._keys.close()


class BrowserWorker(Worker):
    """The web worker in which the bots think (`client/src/page/thinker.ts`)."""

    def __init__(self, thinker: Any) -> None:
        super().__init__()
        self._thinker = thinker

    async def start(self) -> None:
        try:
            await self._thinker.start()
        except JsException as error:
            raise EOFError(str(error)) from None

    async def exchange(self, request: bytes) -> bytes:
        try:
            reply = await self._thinker.ask(to_js(request))
        except JsException as error:
            raise EOFError(str(error)) from None
        data: bytes = reply.to_bytes()
        return data

    def kill(self) -> None:
        self._thinker.stop()


class BrowserPage:
    """What the web worker asks for; everything here takes and gives what a browser understands."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.connect = page.connect
        self.hear = page.hear
        self.disconnect = page.disconnect
        self.wipe = page.wipe
        self.warm = page.parlour.bots.warm

    async def ask(self, method: str, address: str, body: str) -> Any:
        """Status, text and file name of the reply."""
        reply: Reply = await self._page.ask(method, address, body)
        return to_js([reply.status, reply.body.decode(), reply.file])

    async def export(self, belongings: str) -> Any:
        return to_js(await self._page.export(belongings))

    async def restore(self, data: Any) -> Any:
        """What the page itself is to keep, and why it has not worked, in both languages (as JSON), or nothing."""
        try:
            return to_js([await self._page.restore(data.to_bytes()), ""])
        except GameError as error:
            sentence = wire.Sentence(en=say.ENGLISH.error(error), de=say.GERMAN.error(error))
            return to_js(["", wire.encode(sentence).decode()])


async def open_page(keys: Any, new_thinker: Any, outside: Any, hurry: bool) -> BrowserPage:
    """The server of this page; for people in a hurry its bots do not seem to think."""

    def hire(*arguments: str) -> BrowserWorker:
        return BrowserWorker(new_thinker())

    page = await Page.open(BrowserKeys(keys), hire, outside, 0.0 if hurry else BOT_PAUSE)
    return BrowserPage(page)


def answers() -> Any:
    """The bots of this worker, as a function from requests to replies."""
    bots = Bots()
    return lambda data: to_js(bots.reply(data.to_bytes()))
