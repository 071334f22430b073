"""What a browser is given: the client, if it has been built, and otherwise a page that says where the interface is."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

STATIC: Final = Path(__file__).with_name("static")
"""Where the build of the client puts its files."""

ADDRESSES: Final = (
    "/", "/t/{table}", "/replay/{table}", "/new/{game}", "/rules", "/rules/{game}", "/tables", "/settings", "/about",
)  # fmt: skip
"""All these show the client's one page; what stands there it decides itself."""

FOR_EVER: Final = "public, max-age=31536000, immutable"
"""For files whose name changes with what is in them."""

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
<p lang="de">Ein Spielzimmer für Detektivspiele. Der Server läuft.</p>
"""


class Files(StaticFiles):
    """The client's files."""

    def file_response(self, full_path: Any, stat_result: Any, scope: Any, status_code: int = 200) -> Response:
        """A file, which browsers ask about each time unless its name tells its content."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        hashed = scope["path"].startswith("/assets/")
        response.headers["cache-control"] = FOR_EVER if hashed else "no-cache"
        return response


def pages(folder: Path = STATIC) -> list[BaseRoute]:
    """The routes for browsers; they come after all others."""
    index = folder / "index.html"

    async def page(request: Request) -> Response:
        if index.is_file():
            return FileResponse(index, headers={"cache-control": "no-cache"})
        return HTMLResponse(PAGE)

    routes: list[BaseRoute] = [Route(address, page) for address in ADDRESSES]
    if folder.is_dir():
        routes.append(Mount("/", Files(directory=folder)))
    return routes
