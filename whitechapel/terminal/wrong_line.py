"""What is wrong with a command line, as an error of ours: cyclopts itself speaks only English."""

from __future__ import annotations

import cyclopts
from cyclopts import CycloptsError

from whitechapel.core.frames import GameError
from whitechapel.games import GAMES


def wrong_line(error: CycloptsError) -> GameError:
    """The same complaint with an id and facts, so that it can be said in every language."""
    match error:
        case cyclopts.UnknownOptionError():
            option = error.token.keyword or error.token.value
            return GameError(
                "line-option",
                "There is no option {option} here; {help} shows what there is.",
                option=option,
                help=_help(error),
            )
        case cyclopts.UnusedCliTokensError() | cyclopts.UnknownCommandError():
            given = " ".join(error.unused_tokens or ())
            return GameError(
                "line-unused", "'{given}' means nothing here; {help} shows what does.", given=given, help=_help(error)
            )
        case cyclopts.MissingArgumentError():
            return _missing(error)
        case cyclopts.CoercionError():
            return _value(error)
        case cyclopts.RepeatArgumentError():
            return GameError("line-twice", "{option} is given twice.", option=_name(error))
        case _:
            return GameError(
                "line-other",
                "The command line was not understood ({reason}); {help} shows how it is written.",
                reason=" ".join(str(error).split()),
                help=_help(error),
            )


def _missing(error: cyclopts.MissingArgumentError) -> GameError:
    name = _name(error)
    if name == "GAME":
        return GameError("line-game", "Say which game: {games}.", games=", ".join([game.id for game in GAMES]))
    if name.startswith("-"):
        return GameError("line-no-value", "{option} needs a value; {help} shows which.", option=name, help=_help(error))
    return GameError("line-missing", "{name} is missing; {help} shows what belongs here.", name=name, help=_help(error))


def _value(error: cyclopts.CoercionError) -> GameError:
    given = error.token.value if error.token is not None else ""
    choices = error.argument.get_choices() if error.argument is not None else None
    if choices:
        return GameError(
            "line-choice",
            "'{given}' is not a value for {option}; it takes one of: {choices}.",
            given=given,
            option=_name(error),
            choices=", ".join(choices),
        )
    if error.target_type in (int, float):
        return GameError(
            "line-number", "'{given}' is not a number, and {option} takes one.", given=given, option=_name(error)
        )
    return GameError("line-value", "'{given}' is not a value for {option}.", given=given, option=_name(error))


def _name(error: CycloptsError) -> str:
    """What the command line calls an argument: its switch or, for a positional one, its name in capitals."""
    token = getattr(error, "token", None)
    keyword = getattr(token, "keyword", None) or getattr(error, "keyword", None)
    if keyword:
        return str(keyword)
    if error.argument is None:
        return "?"
    info = error.argument.field_info
    return str(error.argument.name if info.is_keyword_only else info.name.upper())


def _help(error: CycloptsError) -> str:
    return " ".join(["whitechapel", *(error.command_chain or ()), "--help"])
