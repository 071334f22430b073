"""The TypeScript types of each game, from its Python types: what a seat sees (`View`), what it is told (`Facts` and
`HEARINGS`), what players agree on (`Settings`, inside the view), what is in the box (`MATERIAL`), and what is dealt out
at a real table (`Deal`).

`tools/wiretypes.py` writes them into client/src/generated/.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import textwrap
import types
import typing
from pathlib import Path
from typing import Any, Final

from whitechapel.core.game import Game, Hearing
from whitechapel.core.plain_data import to_json
from whitechapel.games import HOUSE

NAMES: Final = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}
TOLD: Final = """/** What each kind of event tells. Facts with a question mark are told only to some seats; what is
 * forgotten again is empty then. */
export interface Told {
ROWS
}"""
EVENT: Final = """/** An event as a seat hears it: the facts depend on its kind. */
export type Event = { [Kind in keyof Told]: { kind: Kind; seat: number; facts: Told[Kind] } }[keyof Told];"""


def files(folder: Path) -> dict[Path, str]:
    """The text of the file of each game of this package: games of others are played at the plain table."""
    return {folder / f"{game.id}.ts": text(game) for game in HOUSE}


def part(game: Game, name: str) -> types.ModuleType:
    """A module of the game's own package, such as `view`."""
    return importlib.import_module(f"{game.home}.{name}")


def text(game: Game) -> str:
    """All of one game."""
    view, material = part(game, "view"), part(game, "material").MATERIAL
    dealt = [room.Deal] if (room := game.room("companion")) and hasattr(room, "Deal") else []
    records = reachable([view.View, type(material), *typing.get_type_hints(view.Facts).values(), *dealt])
    return "\n\n".join(
        [
            f"// Written by tools/wiretypes.py from the types of {game.id}. Do not edit.",
            *[interface(record) for record in records],
            f"export const MATERIAL: Material = {json.dumps(to_json(material), ensure_ascii=False)};",
            told(typing.get_type_hints(view.Facts), game.hearings),
            EVENT,
        ]
    ) + "\n"  # fmt: skip


def reachable(kinds: list[Any]) -> list[type]:
    """The records among these types and in everything inside them, each once."""
    found: dict[type, None] = {}
    for kind in kinds:
        if hasattr(kind, "_fields"):
            inside = reachable([inner for inner in typing.get_type_hints(kind).values() if inner is not kind])
            found.update(dict.fromkeys([kind, *inside]))
        else:
            found.update(dict.fromkeys(reachable(list(typing.get_args(kind)))))
    return list(found)


def interface(record: type) -> str:
    """A named tuple."""
    remarks = documented(record)
    rows = []
    for name, kind in typing.get_type_hints(record).items():
        if name in remarks:
            rows.append(f"  /** {remarks[name]} */")
        rows.append(f"  {name}: {type_of(kind)};")
    about = " ".join((record.__doc__ or "").split())
    return f"/** {about} */\nexport interface {record.__name__} {{\n" + "\n".join(rows) + "\n}"


def documented(record: type) -> dict[str, str]:
    """What is written under the fields of a record."""
    body = ast.parse(textwrap.dedent(inspect.getsource(record))).body[0]
    assert isinstance(body, ast.ClassDef)
    found = {}
    for field, remark in zip(body.body, body.body[1:], strict=False):
        match field, remark:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(words))):
                found[name] = " ".join(words.split())
    return found


def type_of(kind: Any) -> str:
    """A Python type in TypeScript."""
    if kind in NAMES:
        return NAMES[kind]
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if origin is tuple and inner[1:] == (...,):
        one = type_of(inner[0])
        return f"({one})[]" if "|" in one else f"{one}[]"
    if origin is tuple:
        return f"[{', '.join([type_of(one) for one in inner])}]"
    if origin in (typing.Union, types.UnionType):
        return " | ".join([type_of(one) for one in inner])
    if origin is typing.Literal:
        return " | ".join([json.dumps(one) for one in inner])
    if hasattr(kind, "_fields"):
        return str(kind.__name__)
    raise TypeError(f"{kind} has no form in TypeScript.")


def told(facts: dict[str, Any], hearings: typing.Mapping[str, Hearing]) -> str:
    """The facts of each kind of event."""
    rows = []
    for kind, hearing in hearings.items():
        every = [f"{name}: {fact(name, facts[name], hearing)}" for name in hearing.open]
        some = [f"{name}?: {fact(name, facts[name], hearing)}" for name in hearing.secret]
        inside = f"{{ {'; '.join([*every, *some])} }}" if every or some else "Record<string, never>"
        rows.append(f"  {json.dumps(kind)}: {inside};")
    return TOLD.replace("ROWS", "\n".join(rows))


def fact(name: str, kind: Any, hearing: Hearing) -> str:
    """The type of a fact; a fleeting one is an empty text once forgotten, whatever it was."""
    found = type_of(kind)
    return f'{found} | ""' if name in hearing.fleeting and found != "string" else found
