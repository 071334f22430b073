"""What a messenger shows of a link that somebody sends: the game it leads to, in a line, beside our lamp.

Messengers read the head of a page and run no script, so it is written there. Browsers say that they navigate, and get
the page as it was built."""

from __future__ import annotations

from html import escape
from typing import Final

from starlette.requests import Request

from whitechapel.games import GAMES
from whitechapel.server.live.parlour import Parlour
from whitechapel.server.store import TABLE, StoreError
from whitechapel.server.table import log, say, wire

NAVIGATES: Final = "sec-fetch-mode"
PICTURE: Final = "/icon-512.png"
HOUSE: Final = "Whitechapel"


class Previews:
    """The previews of a server's pages."""

    def __init__(self, parlour: Parlour, public_url: str) -> None:
        self._parlour = parlour
        self._public_url = public_url

    async def tags(self, request: Request) -> str:
        """What the head of a page gets besides; nothing for a browser."""
        if NAVIGATES in request.headers:
            return ""
        origin = self._public_url or str(request.base_url).rstrip("/")
        language = "de" if request.headers.get("accept-language", "").lower().startswith("de") else "en"
        return tags(await self._game(request.path_params), origin, language)

    async def _game(self, address: dict[str, str]) -> str:
        """The game that an address is about; empty if it is about none."""
        if "table" not in address:
            return address.get("game", "")
        try:
            first = await self._parlour.store.read(TABLE + address["table"], 0, 1)
        except StoreError:
            return ""
        created = log.decode(first[0].data) if first else None
        return created.settings.game if isinstance(created, log.Created) else ""


def tags(game: str, origin: str, language: str) -> str:
    """What a link to this game shows; without a game, a link to the house."""

    def said(sentence: wire.Sentence) -> str:
        return sentence.de if language == "de" else sentence.en

    title, text = HOUSE, said(say.plain_sentence("preview-house"))
    found = next((one for one in GAMES if one.id == game), None)
    if found is not None:
        title = f"{said(say.front(found, 'front-name', found.rulebook.title))} · {HOUSE}"
        text = said(say.front(found, "front-pitch", {})) or text
    told = {
        "og:type": "website",
        "og:site_name": HOUSE,
        "og:title": title,
        "og:description": text,
        "og:image": origin + PICTURE,
    }
    return "".join([f'<meta property="{name}" content="{escape(value)}">' for name, value in told.items()])
