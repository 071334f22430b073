"""The tools that a language model can call to sit at a table and play."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from random import Random
from typing import Any, Final

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from whitechapel import __version__
from whitechapel import game as game_by_name
from whitechapel.bots import bots, default_bot, named, players
from whitechapel.core.frames import BadAnswer, GameError
from whitechapel.core.game import Game, no_such_seat, setting_text
from whitechapel.games import GAMES
from whitechapel.mcp.own_table import OwnTable
from whitechapel.mcp.seat import Seat
from whitechapel.mcp.server_table import ServerTable, request
from whitechapel.terminal.session import Session
from whitechapel.text import Words

LONGEST: Final = 300.0
"""Nobody waits longer than this in one call, so that a guest can say something in between."""
MOST_RULES: Final = 12
"""So that an answer stays short enough to read."""


class Door:
    """One guest, and the table it sits at."""

    def __init__(self, server: str, nickname: str, language: str, seed: int | None = None) -> None:
        self._server = server
        self._nickname = nickname
        self._language = language
        self._rng = Random(seed)
        self._words = Words(language, part="mcp")
        self._token = ""
        self._seat: Seat | None = None

    # -- where to play ----------------------------------------------------------------------------

    async def games(self) -> str:
        """The games that can be played, with their settings and who plays as a bot."""
        return "\n\n".join([self._game(game) for game in GAMES])

    def _game(self, game: Game) -> str:
        settings = [f"{one.name} ({_values(one.values)})" for one in game.setting_table]
        title = f"{game.id}: {game.rulebook.title[self._language]}"
        lines = [title, self._words.say("mcp-settings", settings=", ".join(settings))]
        return "\n".join([*lines, self._words.say("mcp-bots", bots=", ".join(bots(game.id)))])

    async def tables(self) -> str:
        """The server's public tables, with the number of free seats at each."""
        if not self._server:
            raise BadAnswer("mcp-no-server", "There is no server here; open_table opens a table against bots.")
        found = await self._ask("/api/tables")
        lines = [
            self._words.say("mcp-table", table=one["table"], game=one["game"], free=one["free"])
            for one in found["tables"]
        ]
        return "\n".join(lines) or self._words.say("mcp-no-tables")

    async def open_table(self, game: str, settings: dict[str, str] | None = None, seat: int = 0, bot: str = "") -> str:
        """Open a table of a game against bots and sit down at it. `settings` are those that `games` lists; `seat`
        counts from 0; `bot` is the rank of the others."""
        chosen = game_by_name(game)
        agreed = chosen.read_settings(settings or {})
        rank = bot or default_bot(game)
        maker = named(rank, players(game), game)
        if not 0 <= seat < agreed.seats:
            raise no_such_seat(seat, agreed.seats)
        await self.leave()
        if self._server:
            token = await self._signed_in()
            seats = ["person" if number == seat else f"bot:{rank}" for number in range(agreed.seats)]
            body = {"game": game, "options": settings or {}, "seats": seats}
            opened = await self._ask("/api/tables", body)
            self._seat = await ServerTable.sit(self._server, opened["table"], token, self._language, seat)
        else:
            session = Session(chosen, agreed, seat, maker, Random(self._rng.getrandbits(64)))
            self._seat = await OwnTable.open(session, rank, self._language)
        return await self.wait(LONGEST)

    async def sit(self, table: str, seat: int | None = None, key: str = "") -> str:
        """Sit down at a table of the server, by its id; the link of a seat has its number and its key."""
        if not self._server:
            raise BadAnswer("mcp-no-server", "There is no server here; open_table opens a table against bots.")
        await self.leave()
        self._seat = await ServerTable.sit(self._server, table, await self._signed_in(), self._language, seat, key)
        return self._report()

    async def leave(self) -> str:
        """Leave the table."""
        left, self._seat = self._seat, None
        if left is not None:
            await left.leave()
        return self._words.say("left")

    # -- playing ----------------------------------------------------------------------------------

    async def look(self) -> str:
        """What has happened since the last look, what the seat sees, and what it can answer."""
        return self._report()

    async def answer(self, answer: str) -> str:
        """Answer what is asked, with one of the answers that `look` lists, as it stands there before the colon. Returns
        as soon as something else is asked or the game is over."""
        await self._at_table().answer(answer.strip())
        return await self.wait(LONGEST)

    async def wait(self, seconds: float = 60.0) -> str:
        """Wait for your turn, at most this many seconds; returns what `look` returns."""
        await self._at_table().wait(min(max(seconds, 0.0), LONGEST))
        return self._report()

    async def rules(self, game: str, word: str = "") -> str:
        """The rules of a game: the one with this id, or those with a word in them; without a word, the ids of all."""
        rulebook = game_by_name(game).rulebook
        if not word:
            return " ".join([*rulebook.rules])
        wanted = word.casefold()
        sentences = [(id, rulebook.sentence(id, self._language)) for id in rulebook.rules]
        found = [one for one in sentences if one[0] == wanted] or [
            one for one in sentences if wanted in one[0] or wanted in one[1].casefold()
        ]
        shown = "\n".join([f"{id}: {sentence}" for id, sentence in found[:MOST_RULES]])
        if len(found) > MOST_RULES:
            shown += "\n" + self._words.say("mcp-more-rules", ids=" ".join([id for id, _ in found[MOST_RULES:]]))
        return shown or self._words.say("rules-none", word=word)

    # -- behind the tools -------------------------------------------------------------------------

    def _report(self) -> str:
        return self._at_table().report(self._words)

    def _at_table(self) -> Seat:
        if self._seat is None:
            raise BadAnswer("mcp-no-table", "You sit at no table yet; open_table and sit bring you to one.")
        return self._seat

    async def _signed_in(self) -> str:
        """The token of this guest, who is a player like others."""
        if not self._token:
            asked = {"nickname": self._nickname}
            made = await asyncio.to_thread(request, self._server, "/api/players", self._language, asked)
            self._token = made["token"]
        return self._token

    async def _ask(self, path: str, body: Any = None) -> Any:
        token = await self._signed_in()
        return await asyncio.to_thread(request, self._server, path, self._language, body, token)

    def error(self, error: GameError) -> str:
        """An error in the guest's language; a refused answer names its rule."""
        seat = self._seat
        words = self._words if seat is None else seat.words
        rule = getattr(error, "rule", "")
        if not rule or seat is None:
            return words.error(error)
        return f"{seat.game.rulebook.sentence(rule, self._language)} ({self._words.say('rule-id', rule=rule)})"


def _values(values: Any) -> str:
    if isinstance(values, range):
        return f"{values[0]}-{values[-1]}"
    return ", ".join([setting_text(value) for value in values]) or "..."


def door(server: str = "", nickname: str = "Guest", language: str = "en", seed: int | None = None) -> MCPServer:
    """The door as a server of the Model Context Protocol, for one guest."""
    mine = Door(server, nickname, language, seed)
    instructions = Words(language, part="mcp").say("mcp-instructions")
    mcp = MCPServer("whitechapel", version=__version__, instructions=instructions)
    tools: list[Callable[..., Awaitable[str]]] = [mine.games, mine.tables, mine.open_table, mine.sit, mine.leave]
    for tool in (*tools, mine.look, mine.answer, mine.wait, mine.rules):
        mcp.add_tool(_told(tool, mine), structured_output=False)
    return mcp


def _told(tool: Callable[..., Awaitable[str]], mine: Door) -> Callable[..., Awaitable[str]]:
    """A tool whose refusals are told to the guest as sentences."""

    @wraps(tool)
    async def call(*args: Any, **given: Any) -> str:
        try:
            return await tool(*args, **given)
        except GameError as error:
            raise ToolError(mine.error(error)) from error

    return call
