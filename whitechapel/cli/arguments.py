"""The arguments that many commands take, each with its help."""

from __future__ import annotations

import os
from typing import Annotated, Any

from cyclopts import Parameter

from whitechapel.core.frames import BadAnswer
from whitechapel.text import Language

GameId = Annotated[str, Parameter(help="Which game, such as jack-the-ripper.")]
Lang = Annotated[Language | None, Parameter(help="English or German; otherwise as the environment says.")]
Jobs = Annotated[int | None, Parameter(help="How many processes to use; by default one per processor.")]
Options = Annotated[
    list[str] | None,
    Parameter(negative="", help="An option of the game as name=value, such as seats=4; may be given several times."),
]


def given_settings(edition: str | None, seats: int | None, options: list[str]) -> dict[str, Any]:
    """The settings of a game, from their own switches and from name=value."""
    given: dict[str, Any] = {}
    if edition is not None:
        given["edition"] = edition
    if seats is not None:
        given["seats"] = str(seats)
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            raise BadAnswer("option-form", "'{given}' is not an option as name=value.", given=option[:80])
        if name in given:
            raise BadAnswer("option-twice", "The option {option} is given twice.", option=name[:80])
        given[name] = value
    return given


def processors() -> int:
    """How many processes a command uses if nobody says."""
    return os.cpu_count() or 2
