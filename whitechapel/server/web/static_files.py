"""What a browser gets: the client if it has been built, otherwise a page that says how programs can connect."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

STATIC: Final = Path(__file__).parent.with_name("static")
"""Where the client's build puts its files."""

ADDRESSES: Final = (
    "/", "/t/{table}", "/replay/{table}", "/review/{table}", "/puzzles", "/puzzles/{game}", "/statistics",
    "/new/{game}", "/rules", "/rules/{game}", "/guide/{game}", "/companion", "/companion/{game}", "/tables",
    "/settings", "/back", "/friends", "/desk", "/calls/{what}", "/ratings", "/ratings/{game}", "/player/{player}",
    "/tournaments", "/tournaments/new", "/tournament/{tournament}", "/clubs", "/club/{club}", "/ladder",
    "/ladder/{game}", "/about",
)  # fmt: skip
"""All of these serve the client's single page, which decides for itself what to show; at any other address it says that
there is nothing there."""

INDEX: Final = "index.html"
HEAD_ENDS: Final = "</head>"
CODINGS: Final = ((".br", "br"), (".gz", "gzip"))
"""The extensions of compressed files, smallest first."""

LISTED: Final = "page.json"
"""The file of a site that lists what the server in its page is made of (tools/page.py)."""

LASTING: Final = ("/assets/", "/workers/", "/page/")
"""Folders of files whose names change with their contents."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""What browsers are told about them."""

PAGE: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Whitechapel</title>
<h1>Whitechapel</h1>
<p>A parlour for detective games with hidden information. The server is running.</p>
<p>Programs play through the WebSocket at <code>/ws</code> and read
<a href="/api/games">the games</a> and <a href="/api/tables">the public tables</a>;
<code>docs/protocol.md</code> describes everything.</p>
<p lang="de">Ein Salon für Detektivspiele. Der Server läuft.</p>
"""


class Files(StaticFiles):
    """The client's files, in the compressed forms that the build has left next to the originals.

    Apart from rulebooks and the texts of games, nothing else the server sends is compressed: the length of a
    compressed response reveals how similar its parts are, and responses may hold secrets next to something a stranger
    has written. These files hold neither."""

    async def get_response(self, path: str, scope: Any) -> Response:
        """A file in the smallest form the browser understands; if there is none, the client's page says so."""
        accepted = accepted_codings(scope)
        for ending, coding in CODINGS:
            if coding in accepted and self.lookup_path(path + ending)[1] is not None:
                response = await super().get_response(path + ending, scope)
                response.headers["content-encoding"] = coding
                break
        else:
            try:
                response = await super().get_response(path, scope)
            except HTTPException as error:
                if error.status_code != HTTPStatus.NOT_FOUND or not _opened_by_a_person(scope):
                    raise
                response = await self.get_response(INDEX, scope)
                if response.status_code == HTTPStatus.OK:  # rather than "not modified"
                    response.status_code = HTTPStatus.NOT_FOUND
        response.headers["vary"] = "accept-encoding"
        return response

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Where a file is; a path that cannot be a file name is simply not found."""
        try:
            return super().lookup_path(path)
        except (OSError, ValueError):
            return "", None

    def file_response(self, full_path: Any, stat_result: Any, scope: Any, status_code: int = 200) -> Response:
        """A file. Browsers revalidate it each time, unless its name changes with its contents."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        hashed = scope["path"].startswith(LASTING)
        response.headers["cache-control"] = FOR_EVER if hashed else "no-cache"
        return response


def accepted_codings(scope: Any) -> set[str]:
    """The codings a browser understands."""
    parts = [part.partition(";") for part in Headers(scope=scope).get("accept-encoding", "").split(",")]
    return {name.strip() for name, _, weight in parts if weight.replace(" ", "") not in ("q=0", "q=0.0")}


def _opened_by_a_person(scope: Any) -> bool:
    """Whether a page is wanted, rather than a file or an answer for a program."""
    return "text/html" in Headers(scope=scope).get("accept", "") and not scope["path"].startswith(("/api/", *LASTING))


def pages(
    folder: Path = STATIC, site: Path | None = None, tags: Callable[[Request], Awaitable[str]] | None = None
) -> list[BaseRoute]:
    """The routes for browsers; they come after all others. With a site, its page may be taken along. `tags` says what
    the head of a page gets besides."""
    if not (folder / INDEX).is_file():
        return [Route(address, _no_client) for address in ADDRESSES]
    files = Files(directory=folder)

    async def page(request: Request) -> Response:
        if tags is None or not (more := await tags(request)):
            return await files.get_response(INDEX, request.scope)
        plain = (folder / INDEX).read_text("utf-8")
        return HTMLResponse(plain.replace(HEAD_ENDS, more + HEAD_ENDS, 1), headers={"cache-control": "no-cache"})

    async def without_slash(request: Request) -> Response:
        query = f"?{request.url.query}" if request.url.query else ""
        return RedirectResponse(quote(request.url.path.rstrip("/")) + query)

    shown = [Route(address, page) for address in ADDRESSES]
    slashed = [Route(address + "/", without_slash) for address in ADDRESSES if address != "/"]
    return [*shown, *slashed, *(_taken_along(site) if site else _not_taken_along()), Mount("/", files)]


def _not_taken_along() -> list[BaseRoute]:
    """Whoever asks what there is to take along hears that there is nothing: a missing file would look like a fault."""

    async def listed(request: Request) -> Response:
        return JSONResponse(None)

    return [Route(f"/{LISTED}", listed)]


def _taken_along(site: Path) -> list[BaseRoute]:
    """What a site's page has and this server's has not."""
    files = Files(directory=site)

    async def listed(request: Request) -> Response:
        return await files.get_response(LISTED, request.scope)

    return [Route(f"/{LISTED}", listed), Mount("/page", Files(directory=site / "page"))]


async def _no_client(request: Request) -> Response:
    return HTMLResponse(PAGE)
