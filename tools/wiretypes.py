"""Write the JSON Schema and the TypeScript types of everything on the wire, from the server's own records.

`python tools/wiretypes.py` writes docs/wire.schema.json, docs/openapi.json, client/src/generated/wire.ts and, with
`gametypes`, one file beside it for each game; with --check it only says whether they are up to date, and fails if not.
"""

from __future__ import annotations

import json
import sys
import typing
from pathlib import Path
from typing import Any, Final

import gametypes
import msgspec
import openapi

from whitechapel.server.table import bodies, wire

ROOT: Final = Path(__file__).resolve().parent.parent
SCHEMA: Final = ROOT / "docs" / "wire.schema.json"
OPENAPI: Final = ROOT / "docs" / "openapi.json"
GENERATED: Final = ROOT / "client" / "src" / "generated"

HTTP: Final = (
    bodies.NewPlayer, bodies.Player, bodies.Devices, wire.Settings, bodies.Opened, bodies.Bring, bodies.Tables,
    bodies.Games, bodies.Examples, bodies.Try, bodies.Tried, bodies.Tally, bodies.Tallied, bodies.Laid,
    bodies.Deal, bodies.Dealt, bodies.Found, bodies.Guide, bodies.Replay, bodies.Review, bodies.Problem,
    bodies.NewBranch, bodies.Puzzles, bodies.Puzzle, bodies.Solve, bodies.Solved, bodies.Statistics,
    bodies.Calls, bodies.SetCalls, bodies.Subscribe, bodies.Done, bodies.Leaderboards, bodies.Profile,
    bodies.WaysBack, bodies.Code, bodies.ComeBack, *openapi.PEOPLE,
)  # fmt: skip
"""The bodies of requests and answers; everything inside them comes along."""


SHORTENED: Final = frozenset({"Event", "TalkLine"})
"""Records that the server sends without fields that have their default value."""


def components() -> tuple[list[str], list[str], dict[str, Any]]:
    """The names of all commands and of all messages, and the schemas of everything."""
    commands, messages = typing.get_args(wire.Command), typing.get_args(wire.Message)
    _, schemas = msgspec.json.schema_components(
        [*commands, *messages, *HTTP, *openapi.CLUB_RECORDS], ref_template="#/$defs/{name}"
    )
    return [one.__name__ for one in commands], [one.__name__ for one in messages], dict(schemas)


def schema() -> str:
    """The JSON Schema: `$defs` has everything; Command is what a client sends, Message what it receives."""
    commands, messages, schemas = components()
    unions = {
        "Command": {"anyOf": [{"$ref": f"#/$defs/{name}"} for name in commands]},
        "Message": {"anyOf": [{"$ref": f"#/$defs/{name}"} for name in messages]},
    }
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Whitechapel on the wire, protocol {wire.PROTOCOL}",
        "anyOf": [{"$ref": "#/$defs/Command"}, {"$ref": "#/$defs/Message"}],
        "$defs": unions | schemas,
    }
    return json.dumps(whole, indent=2, ensure_ascii=False) + "\n"


def types() -> str:
    """The TypeScript types."""
    commands, messages, schemas = components()
    parts = [
        "// Written by tools/wiretypes.py from the server's records. Do not edit.",
        f"export const PROTOCOL = {wire.PROTOCOL};",
        f"export type Command = {' | '.join(commands)};",
        f"export type Message = {' | '.join(messages)};",
    ]
    bodies_sent = ["NewPlayer", "Settings", "SetCalls", "Subscribe", "FindOpponent", "NewClub", "Terms"]
    sent = reachable([*commands, *bodies_sent], schemas)
    parts += [interface(name, one, whole=name not in sent) for name, one in sorted(schemas.items())]
    return "\n\n".join(parts) + "\n"


def reachable(names: list[str], schemas: dict[str, Any]) -> set[str]:
    """These records, and all that are inside them."""
    found: set[str] = set()
    while names:
        name = names.pop()
        if name not in found:
            found.add(name)
            names += [rest.partition('"')[0] for rest in json.dumps(schemas[name]).split('"#/$defs/')[1:]]
    return found


def interface(name: str, one: dict[str, Any], whole: bool) -> str:
    """One record. `whole`: only the server sends it, with all its fields; what a client sends may omit fields with a
    default, and so may the few records that the server shortens."""
    required = set(one.get("required", ()))
    whole = whole and name not in SHORTENED
    rows = []
    for field, inner in one["properties"].items():
        optional = "" if whole or field in required or field == "kind" else "?"
        rows.append(f"  {field}{optional}: {type_of(inner)};")
    comment = f"/** {' '.join(one['description'].split())} */\n" if "description" in one else ""
    return f"{comment}export interface {name} {{\n" + "\n".join(rows) + "\n}"


def type_of(one: dict[str, Any]) -> str:
    """A JSON Schema as a TypeScript type."""
    if "$ref" in one:
        return str(one["$ref"].rpartition("/")[2])
    if "anyOf" in one:
        return " | ".join(dict.fromkeys(type_of(inner) for inner in one["anyOf"]))
    if "enum" in one:
        return " | ".join(json.dumps(value) for value in one["enum"])
    if "const" in one:
        return json.dumps(one["const"])
    match one.get("type"):
        case "string":
            return "string"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "array":
            inner = type_of(one["items"]) if one.get("items") else "any"
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case "object":
            values = one.get("additionalProperties")
            return f"Record<string, {type_of(values) if isinstance(values, dict) else 'any'}>"
    return "any"


def main(arguments: list[str]) -> int:
    """Write the files, or check them."""
    stale = []
    wire_files = {SCHEMA: schema(), OPENAPI: openapi.document(), GENERATED / "wire.ts": types()}
    for path, text in {**wire_files, **gametypes.files(GENERATED)}.items():
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(path.relative_to(ROOT).as_posix())
        if "--check" not in arguments:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    if "--check" in arguments and stale:
        print(f"Out of date: {', '.join(stale)}. Run: python tools/wiretypes.py")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
