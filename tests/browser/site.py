"""The site without a server: its folder behind a plain file server, and visitors whose page talks to its own worker."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import http.server
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from browser.games import RASH
from browser.visitor import Visitor
from patience import GLANCE, PATIENCE
from playwright.async_api import BrowserContext

SITE = Path(__file__).resolve().parents[2] / "build" / "site"
FOLDER = "games/parlour"
"""Where it lies on its host: anywhere must do."""

UNKNOWN = 401
SLOW_START = 3 * PATIENCE
"""How long we wait for a page into which Python has to be loaded first."""

LISTEN = """
const Plain = Worker;
globalThis.Worker = class extends Plain {
  constructor(...made) {
    super(...made);
    globalThis.parlour = this;
    this.addEventListener("message", ({ data }) => data.kind === "said" && parlourSaid(data.text));
  }
  postMessage(message, ...more) {
    if (message.kind === "say") parlourHeard(message.text);
    super.postMessage(message, ...more);
  }
};
"""
"""Writes down what the page and the server in it say to each other, as a socket's frames are written down."""
ASK = """
([kind, more]) => new Promise((done, failed) => {
  const id = globalThis.asked = (globalThis.asked ?? 1e9) + 1;
  const { parlour } = globalThis;
  const hear = ({ data }) => {
    if (data.id !== id) return;
    parlour.removeEventListener("message", hear);
    if (data.kind === "answer") done(data.value);
    else failed(new Error(data.why));
  };
  parlour.addEventListener("message", hear);
  parlour.postMessage({ kind, id, ...more });
})
"""

FINISH = """
([table, seat, rash]) => new Promise((done, failed) => {
  const { parlour } = globalThis, line = globalThis.asked = (globalThis.asked ?? 1e9) + 1;
  let given = 0;
  const say = (message) => parlour.postMessage({ kind: "say", line, text: JSON.stringify({ table, ...message }) });
  const hear = ({ data }) => {
    if (data.kind !== "said" || data.line !== line) return;
    const message = JSON.parse(data.text);
    if (message.kind === "refused" || message.kind === "wrong") failed(new Error(data.text));
    if (message.kind === "table" && message.result) {
      parlour.removeEventListener("message", hear);
      parlour.postMessage({ kind: "close", line });
      done(given);
    }
    const options = (message.kind === "update" && message.seat === seat && message.view.options) || [];
    if (!options.length) return;
    const calm = options.filter((one) => !rash.includes(one.split(" ")[0]));
    const some = calm.length ? calm : options;
    const answer = some[(given * 7919) % some.length];
    say({ kind: "move", id: `finish-${line}-${given++}`, revision: message.revision, seat, answer });
  };
  parlour.addEventListener("message", hear);
  parlour.postMessage({ kind: "open", line });
  say({ kind: "watch" });
})
"""
"""Plays a game to its end over a line of its own, as the same player on another device would, in no hurry to end it."""


class Files(http.server.SimpleHTTPRequestHandler):
    """`python -m http.server`, without a word."""

    def log_message(self, format: str, *facts: Any) -> None:
        """Nobody reads it."""


@contextlib.contextmanager
def static_host(folder: Path) -> Iterator[str]:
    """A plain file server for the site in some folder; the address of its page."""
    place = folder / FOLDER
    place.parent.mkdir(parents=True)
    place.symlink_to(SITE)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/{FOLDER}/#"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class SiteVisitor(Visitor):
    """Somebody on the site."""

    @staticmethod
    async def comes(context: BrowserContext, base: str) -> SiteVisitor:
        visitor: SiteVisitor

        def said(text: str) -> None:
            visitor.frames.append(text)
            visitor.received.append(json.loads(text))

        await context.add_init_script(LISTEN)
        await context.expose_function("parlourSaid", said)
        await context.expose_function("parlourHeard", lambda text: visitor.sent.append(json.loads(text)))
        visitor = SiteVisitor(context, await context.new_page(), base)
        return visitor

    async def arrives(self) -> None:
        """Come in, and wait until the parlour is open."""
        await self.goes("/")
        await self.page.locator("article.case").first.wait_for()

    async def is_kept(self) -> None:
        """Wait until the browser needs no host any more."""
        async with asyncio.timeout(SLOW_START):
            while not await self.page.evaluate("localStorage.getItem('whitechapel-along')"):
                await asyncio.sleep(GLANCE)
        await self.page.evaluate("navigator.serviceWorker.ready")

    async def asks(self, path: str, method: str = "GET", body: Any = None) -> Any:
        """A request to the server in the page; its reply, if it is JSON, read."""
        given = "" if body is None else json.dumps(body)
        status, text, _ = await self.tells("ask", method=method, path=path, body=given)
        assert status < 400, text
        return json.loads(text) if text[:1] in "[{" else text

    async def tells(self, kind: str, **more: Any) -> Any:
        """Ask the worker of the page for something."""
        return await self.page.evaluate(ASK, [kind, more])

    async def finishes(self) -> None:
        """Play the game to its end without looking; the page looks on."""
        await self.page.evaluate(FINISH, [self.table["table"], self.update["seat"], list(RASH)])
        await self.until(lambda: self.over)

    async def opens(self, game: str, seats: list[str], **settings: Any) -> list[str]:
        status, *_ = await self.tells("ask", method="GET", path="/api/me", body="")
        if status == UNKNOWN:
            await self.asks("/api/players", "POST", {"nickname": "Ines"})
        options = {"seats": len(seats), **settings.pop("options", {})}
        opened = await self.asks("/api/tables", "POST", {"game": game, "seats": seats, "options": options, **settings})
        return [link or opened["link"] for link in opened["seat_links"]]
