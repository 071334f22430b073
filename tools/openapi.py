"""Every address of the server over plain HTTP, with bodies from the server's own records, as OpenAPI describes them.

`tools/wiretypes.py` writes it to docs/openapi.json.
"""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec

from whitechapel.server.table import bodies, wire

RECORDS: Final = (
    bodies.NewPlayer, bodies.Player, wire.Settings, bodies.Opened, bodies.Tables, bodies.Games, bodies.Replay,
    bodies.Problem, wire.TableInfo,
)  # fmt: skip
TEXT: Final[dict[str, Any]] = {"text/plain": {"schema": {"type": "string"}}}


def json_of(record: type[Any]) -> dict[str, Any]:
    """A body that is this record."""
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{record.__name__}"}}}


def operation(
    summary: str,
    content: dict[str, Any],
    *,
    status: int = 200,
    body: type[Any] | None = None,
    known: bool = False,
    parameters: tuple[dict[str, Any], ...] = (),
    more: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """One operation. `known`: the caller must be identified."""
    refusal = {"description": "Refused, with a reason.", "content": json_of(bodies.Problem)}
    described: dict[str, Any] = {
        "summary": summary,
        "responses": {str(status): {"description": "Here it is.", "content": content}, "4XX": refusal, **(more or {})},
    }
    if body is not None:
        described["requestBody"] = {"required": True, "content": json_of(body)}
    if parameters:
        described["parameters"] = list(parameters)
    if known:
        described["security"] = [{"token": []}]
    return described


def in_path(name: str, example: str) -> dict[str, Any]:
    """A part of the path."""
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}, "example": example}


def in_query(name: str, pattern: str, meaning: str) -> dict[str, Any]:
    """Something after the question mark."""
    return {"name": name, "in": "query", "description": meaning, "schema": {"type": "string", "pattern": pattern}}


GAME: Final = in_path("game", "mr-jack")
LANGUAGE: Final = in_path("language", "de")
TABLE: Final = in_path("table", "2DCWTW5egu9S")
SEAT: Final = in_query("seat", "^(open|[0-9]{1,6})?$", "Whose eyes: a seat's, everybody's (open), or a spectator's.")
START: Final = in_query("start", "^[0-9]{1,6}$", "The number of the first answer.")
ANY: Final[dict[str, Any]] = {"application/json": {"schema": {"type": "object"}}}
ILL: Final[dict[str, Any]] = {"503": {"description": "The store does not answer.", "content": TEXT}}

PATHS: Final[dict[str, dict[str, Any]]] = {
    "/api/games": {"get": operation("The games of the house.", json_of(bodies.Games))},
    "/api/games/{game}/rules": {"get": operation("The rulebook of a game.", ANY, parameters=(GAME,))},
    "/api/games/{game}/words/{language}": {
        "get": operation("A game's own words, as one Fluent text.", TEXT, parameters=(GAME, LANGUAGE))
    },
    "/api/players": {
        "post": operation("A nickname gives a token, once.", json_of(bodies.Player), status=201, body=bodies.NewPlayer)
    },
    "/api/me": {
        "get": operation("Who one is.", json_of(bodies.Player), known=True),
        "put": operation("Another nickname.", json_of(bodies.Player), body=bodies.NewPlayer, known=True),
    },
    "/api/tables": {
        "get": operation("The public tables.", json_of(bodies.Tables)),
        "post": operation("Open a table.", json_of(bodies.Opened), status=201, body=wire.Settings, known=True),
    },
    "/api/tables/mine": {"get": operation("One's own tables.", json_of(bodies.Tables), known=True)},
    "/api/tables/{table}": {
        "get": operation("What everybody may know about a table.", json_of(wire.TableInfo), parameters=(TABLE,))
    },
    "/api/tables/{table}/transcript": {
        "get": operation("A finished game, with the proof of its shuffles.", TEXT, parameters=(TABLE,))
    },
    "/api/tables/{table}/replay": {
        "get": operation("A finished game, answer by answer.", json_of(bodies.Replay), parameters=(TABLE, SEAT, START))
    },
    "/healthz": {"get": operation("Whether the server can do its work.", TEXT, more=ILL)},
    "/metrics": {"get": operation("Figures for Prometheus, for this machine alone.", TEXT)},
}


def document() -> str:
    """The whole description."""
    _, schemas = msgspec.json.schema_components(RECORDS, ref_template="#/components/schemas/{name}")
    whole = {
        "openapi": "3.1.0",
        "info": {"title": "Whitechapel over plain HTTP", "version": str(wire.PROTOCOL)},
        "paths": PATHS,
        "components": {
            "schemas": dict(sorted(schemas.items())),
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }
    return json.dumps(whole, indent=2, ensure_ascii=False) + "\n"
