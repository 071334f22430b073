"""A language model at a table, through the protocol's own client."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from mcp import Client, StdioServerParameters
from server.house import house

import whitechapel
from whitechapel.games import GAMES
from whitechapel.mcp.door import door

START = "from whitechapel.cli import main; main()"
pytestmark = pytest.mark.interpreted


class Model:
    """A model without a mind: it reads what it is told and picks one of the answers listed there."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.rng = Random(1888)
        self.read: list[str] = []

    async def call(self, tool: str, **given: Any) -> str:
        result = await self.client.call_tool(tool, given)
        text = "\n".join([part.text for part in result.content if part.type == "text"])
        assert not result.is_error, text
        self.read.append(text)
        return text

    async def refused(self, tool: str, **given: Any) -> str:
        result = await self.client.call_tool(tool, given)
        assert result.is_error
        return "\n".join([part.text for part in result.content if part.type == "text"])

    def answers(self, text: str) -> list[str]:
        """The answers in a report."""
        listed = text.rpartition("You can answer:\n")[2].splitlines()
        if len(listed) == 1 and "; " in listed[0]:
            return listed[0].split("; ")
        return [one.split(":")[0] for one in listed]

    async def plays(self, text: str, most: int = 1000) -> str:
        for _ in range(most):
            if "The game is over" in text:
                return text
            if "You can answer:" in text:
                text = await self.call("answer", answer=self.rng.choice(self.answers(text)))
            else:
                text = await self.call("wait", seconds=20)
        raise AssertionError(f"no end after {most} answers")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
async def test_a_whole_game_against_bots(game: whitechapel.Game) -> None:
    async with Client(door(seed=1)) as client:
        model = Model(client)
        settings = {name: str(value) for name, value in game.short.items()}
        text = await model.call("open_table", game=game.id, settings=settings, bot="random")
        assert "Won by" in await model.plays(text)


async def test_a_game_at_a_server(tmp_path: Path) -> None:
    async with house(tmp_path / "parlour.db") as here, Client(door(f"http://{here.address}", "Ada")) as client:
        model = Model(client)
        text = await model.call("open_table", game="mr-jack", bot="random")
        assert "You are the detective" in text
        assert "Since you last looked" in text
        assert "Won by" in await model.plays(text)
        assert not [text for text in model.read if "\nJack is" in text.rpartition("You can answer")[0]]


async def test_refusals_name_their_rule_and_nothing_changes() -> None:
    async with Client(door(seed=1)) as client:
        model = Model(client)
        assert "no table yet" in await model.refused("look")
        assert "no server here" in await model.refused("tables")
        text = await model.call("open_table", game="jack-the-ripper", settings={"max_hands": "1"}, bot="random")
        assert "Rule turn-order" in await model.refused("answer", answer="discard druitt")
        assert "is not an answer" in await model.refused("answer", answer="dance")
        assert model.answers(await model.call("look")) == model.answers(text)


async def test_rules_by_id_and_by_word() -> None:
    async with Client(door(language="de")) as client:
        model = Model(client)
        assert "victim-first" in await model.call("rules", game="jack-the-ripper")
        one = await model.call("rules", game="jack-the-ripper", word="victim-first")
        assert one == f"victim-first: {whitechapel.game('jack-the-ripper').rulebook.sentence('victim-first', 'de')}"
        assert "Weitere: " in await model.call("rules", game="jack-the-ripper", word="karte")
        assert "In keiner Regel" in await model.call("rules", game="jack-the-ripper", word="schach")


async def test_the_command_speaks_on_its_standard_streams() -> None:
    command = StdioServerParameters(command=sys.executable, args=["-c", START, "mcp", "--lang", "en"])
    async with Client(command) as client:
        tools = {tool.name for tool in (await client.list_tools()).tools}
        assert tools == {"games", "tables", "open_table", "sit", "leave", "look", "answer", "wait", "rules"}
        assert "mr-jack: Mr. Jack" in await Model(client).call("games")
