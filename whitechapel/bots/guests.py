"""Guest bots: how a player that somebody else has written gets a name at the tables, in the arena and the terminal.

A name is `game/name`, such as `jack-the-ripper/student`; a maker is a function or class that takes a game, its record
of
settings, a seat and a random generator, see `bot.BotMaker`. An installed package announces its makers as entry points:

    [project.entry-points."whitechapel.bots"]
    "jack-the-ripper/student" = "mypackage.student:make"

For an afternoon's experiment an environment variable does the same, with commas between several:

    WHITECHAPEL_BOTS=jack-the-ripper/student=student:make
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from whitechapel.bots.bot import BotMaker
from whitechapel.core.frames import BadAnswer

GROUP: Final = "whitechapel.bots"
ENVIRONMENT: Final = "WHITECHAPEL_BOTS"


def guest_bots(game: str) -> Mapping[str, BotMaker]:
    """The guest bots that play this game, by name."""
    return _guests(os.environ.get(ENVIRONMENT, "")).get(game, {})


@cache
def _guests(named: str) -> Mapping[str, Mapping[str, BotMaker]]:
    """By game and name. Packages are searched once; a name in the environment takes precedence over theirs."""
    found: dict[str, dict[str, BotMaker]] = {}
    for entry in (*entry_points(group=GROUP), *[_entry(line) for line in named.split(",") if line.strip()]):
        game, slash, name = entry.name.partition("/")
        if not slash:
            raise BadAnswer(
                "guest-name",
                "'{given}' does not name a bot; it should be GAME/NAME, such as mr-jack/student.",
                given=entry.name,
            )
        try:
            found.setdefault(game, {})[name] = entry.load()
        except (ImportError, AttributeError) as error:
            raise BadAnswer(
                "guest-load",
                "The bot {bot} cannot be loaded from {place}: {reason}.",
                bot=entry.name,
                place=entry.value,
                reason=str(error),
            ) from error
    return found


def _entry(line: str) -> EntryPoint:
    name, _, value = line.strip().partition("=")
    module, colon, maker = value.partition(":")
    if not (module and colon and maker):
        raise BadAnswer(
            "guest-entry",
            "'{given}' in {variable} should be GAME/NAME=MODULE:MAKER.",
            given=line.strip(),
            variable=ENVIRONMENT,
        )
    return EntryPoint(name, value, GROUP)
