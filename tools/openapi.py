"""Every address of the server over plain HTTP, with bodies from the server's own records, as OpenAPI describes them.

`tools/wiretypes.py` writes it to docs/openapi.json.
"""

from __future__ import annotations

import json
import re
from copy import deepcopy
from typing import Any, Final

import msgspec

from whitechapel.server.club import bodies as club
from whitechapel.server.club.tournament import Terms
from whitechapel.server.table import bodies, people, wire

PEOPLE: Final = (
    people.Passkeys, people.PasskeyOptions, people.UsePasskey, people.Acquaintances, people.Befriend, people.Somebody,
    people.Invite, people.Report, people.EnterDesk, people.Desk, people.DeskChange,
)  # fmt: skip
RECORDS: Final = (
    bodies.NewPlayer, bodies.Player, bodies.Devices, wire.Settings, bodies.Opened, bodies.Bring, bodies.Tables,
    bodies.Games, bodies.Examples, bodies.Tally, bodies.Tallied, bodies.Laid, bodies.Deal, bodies.Dealt,
    bodies.Found, bodies.Replay, bodies.Review, bodies.Problem, wire.TableInfo, bodies.NewBranch, bodies.Puzzles,
    bodies.Puzzle, bodies.Solve, bodies.Solved, bodies.Statistics, bodies.Calls, bodies.SetCalls, bodies.Subscribe,
    bodies.Done, bodies.Leaderboards, bodies.Profile, bodies.WaysBack, bodies.Code, bodies.ComeBack,
    *PEOPLE,
)  # fmt: skip
CLUB_RECORDS: Final = (
    club.FindOpponent, club.Looking, club.NewClub, club.JoinClub, club.Clubs, club.Club, club.OpenedClub, Terms,
    club.Tournaments, club.Tournament, club.OpenedTournament, club.Length, club.EnterBots, club.Direct, club.Ladder,
)  # fmt: skip
EXAMPLES: Final = {
    "passkey": "5f2a8c0d91b3e647", "report": "3", "device": "5f2a8c0d91b3e647", "player": "fVPAMSGcUAOJ",
    "game": "mr-jack", "language": "de", "puzzle": "3f0f86c5", "rule": "choose-card", "table": "2DCWTW5egu9S",
    "club": "q3ZrT0bWm1xY", "tournament": "Jk2mX9pLw4dA", "entrant": "3",
}  # fmt: skip
"""What the parts of paths look like."""
TEXT: Final[dict[str, Any]] = {"text/plain": {"schema": {"type": "string"}}}


def json_of(record: type[Any]) -> dict[str, Any]:
    """A body that is this record."""
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{record.__name__}"}}}


def operation(
    summary: str,
    reply: type[Any] | dict[str, Any],
    *,
    status: int = 200,
    body: type[Any] | None = None,
    known: bool = False,
    queries: tuple[dict[str, Any], ...] = (),
    more: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """One operation, without the parts of its path. `reply`: a record, or some other content. `known`: the caller must
    be identified."""
    content = reply if isinstance(reply, dict) else json_of(reply)
    refusal = {"description": "Refused, with a reason.", "content": json_of(bodies.Problem)}
    described: dict[str, Any] = {
        "summary": summary,
        "responses": {str(status): {"description": "Here it is.", "content": content}, "4XX": refusal, **(more or {})},
    }
    if body is not None:
        described["requestBody"] = {"required": True, "content": json_of(body)}
    described["parameters"] = list(queries)
    if known:
        described["security"] = [{"token": []}]
    return described


def in_path(name: str) -> dict[str, Any]:
    """A part of the path."""
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}, "example": EXAMPLES[name]}


def complete(path: str, operations: dict[str, Any]) -> dict[str, Any]:
    """All that can be done at an address, with the parts of its path."""
    parts = [in_path(name) for name in re.findall(r"{(\w+)}", path)]
    for described in operations.values():
        described["parameters"] = parts + described["parameters"]
        if not described["parameters"]:
            del described["parameters"]
    return operations


def in_query(name: str, pattern: str, meaning: str) -> dict[str, Any]:
    """Something after the question mark."""
    return {"name": name, "in": "query", "description": meaning, "schema": {"type": "string", "pattern": pattern}}


ASKED: Final = in_query("q", "", "the question, in plain words")
SPOKEN: Final = in_query("language", "^(en|de)$", "its language")
KEY: Final = in_query("key", "", "the key in the link")
SEAT: Final = in_query("seat", "^(open|[0-9]{1,6})?$", "Whose eyes: a seat's, everybody's (open), or a spectator's.")
START: Final = in_query("start", "^[0-9]{1,6}$", "The number of the first answer.")
WHOSE: Final = {**in_query("seat", "^[0-9]{1,6}$", "Whose decisions."), "required": True}
DEPTH: Final = in_query("depth", "^(quick|deep)$", "How closely they are looked at; quick, if left out.")
REVIEWED: Final = (WHOSE, DEPTH)
ANY: Final[dict[str, Any]] = {"application/json": {"schema": {"type": "object"}}}
ILL: Final[dict[str, Any]] = {"503": {"description": "The store does not answer.", "content": TEXT}}

PATHS: Final[dict[str, dict[str, Any]]] = {
    "/api/games": {"get": operation("The games of the house.", bodies.Games)},
    "/api/games/{game}/rules": {"get": operation("The rulebook of a game.", ANY)},
    "/api/games/{game}/examples": {"get": operation("The examples of a game's rules.", bodies.Examples)},
    "/api/games/{game}/examples/{rule}": {
        "get": operation("The examples of one rule, with what is seen before and after.", bodies.Examples)
    },
    "/api/games/{game}/try": {
        "post": operation("Try answers on the table of an example; nothing is kept.", bodies.Tried, body=bodies.Try)
    },
    "/api/games/{game}/tally": {
        "get": operation("What the score sheet of a real table asks for.", bodies.Laid),
        "post": operation("Score a hand from a real table; nothing is kept.", bodies.Tallied, body=bodies.Tally),
    },
    "/api/games/{game}/deal": {
        "post": operation("What chance decides in a game at a real table.", bodies.Dealt, body=bodies.Deal)
    },
    "/api/games/{game}/search": {
        "get": operation(
            "The rules that answer a question, the likeliest first.", bodies.Found, queries=(ASKED, SPOKEN)
        )
    },
    "/api/games/{game}/guide": {"get": operation("A game explained, if it has a guide.", bodies.Guide)},
    "/api/games/{game}/words/{language}": {"get": operation("A game's own words, as one Fluent text.", TEXT)},
    "/api/players": {
        "post": operation(
            "Become a player: a nickname gives a token, once.", bodies.Player, status=201, body=bodies.NewPlayer
        )
    },
    "/api/me": {
        "get": operation("Who you are.", bodies.Player, known=True),
        "put": operation("Another nickname.", bodies.Player, body=bodies.NewPlayer, known=True),
        "delete": operation(
            "Be forgotten: in other people’s games you are a guest from now on.", bodies.Done, known=True
        ),
    },
    "/api/me/everything": {"get": operation("Everything that is kept about you, as one file.", ANY, known=True)},
    "/api/me/passkeys": {
        "get": operation("Your passkeys.", people.Passkeys, known=True),
        "post": operation(
            "Keep a passkey that the browser has just made.",
            people.Passkeys,
            status=201,
            body=people.UsePasskey,
            known=True,
        ),
    },
    "/api/me/passkeys/new": {
        "post": operation("What a browser must know to make a passkey.", people.PasskeyOptions, known=True)
    },
    "/api/me/passkeys/{passkey}": {"delete": operation("Remove a passkey.", people.Passkeys, known=True)},
    "/api/back/passkey/new": {"post": operation("What a browser must know to use a passkey.", people.PasskeyOptions)},
    "/api/back/passkey": {
        "post": operation(
            "Come back as the player you were, with a passkey.", bodies.Player, status=201, body=people.UsePasskey
        )
    },
    "/api/me/friends": {
        "get": operation(
            "Your friends, the people you have blocked, and invitations.", people.Acquaintances, known=True
        ),
        "post": operation(
            "A new friend, by the key in their link.",
            people.Somebody,
            status=201,
            body=people.Befriend,
            known=True,
            more={"200": {"description": "Whose link it is.", "content": json_of(people.Somebody)}},
        ),
    },
    "/api/me/friends/link": {
        "post": operation("Another link; the one before no longer counts.", people.Acquaintances, known=True)
    },
    "/api/me/friends/{player}": {
        "post": operation("Ask a friend to a table.", bodies.Done, body=people.Invite, known=True),
        "delete": operation("Stop being friends.", people.Acquaintances, known=True),
    },
    "/api/me/blocked/{player}": {
        "put": operation("Block somebody.", people.Acquaintances, known=True),
        "delete": operation("Unblock them.", people.Acquaintances, known=True),
    },
    "/api/reports": {
        "post": operation("Tell the host about somebody.", bodies.Done, status=201, body=people.Report, known=True)
    },
    "/api/desk": {
        "get": operation("What the host of the server should look at.", people.Desk, known=True),
        "post": operation(
            "Become a host, by the link of `whitechapel desk`.",
            people.Desk,
            status=201,
            body=people.EnterDesk,
            known=True,
        ),
        "delete": operation("Stop being a host.", bodies.Done, known=True),
    },
    "/api/desk/people/{player}": {
        "put": operation("Another name for somebody, or silence.", people.Desk, body=people.DeskChange, known=True)
    },
    "/api/desk/tables/{table}": {"delete": operation("End a game.", bodies.Done, known=True)},
    "/api/desk/reports/{report}": {"delete": operation("Close a report.", people.Desk, known=True)},
    "/api/me/devices": {
        "get": operation("Where you are signed in.", bodies.Devices, known=True),
        "post": operation("A token for another device.", bodies.Player, status=201, known=True),
        "delete": operation(
            "Sign out everywhere; the caller gets a new token, a browser in a cookie.",
            bodies.Player,
            status=201,
            known=True,
            more={"200": {"description": "The token is in the cookie.", "content": json_of(bodies.Player)}},
        ),
    },
    "/api/me/statistics": {
        "get": operation("Your finished games, with what their reviews say.", bodies.Statistics, known=True)
    },
    "/api/me/devices/{device}": {"delete": operation("Sign out on one device.", bodies.Devices, known=True)},
    "/api/games/{game}/ratings": {"get": operation("The leaderboards of a game.", bodies.Leaderboards)},
    "/api/players/{player}": {"get": operation("A player's rated games.", bodies.Profile)},
    "/api/me/back": {
        "get": operation("Whether you have a recovery code.", bodies.WaysBack, known=True),
        "post": operation("A new recovery code.", bodies.Code, status=201, known=True),
        "delete": operation("Make the recovery code invalid.", bodies.WaysBack, known=True),
    },
    "/api/me/back/link": {
        "post": operation("A link for another device, to be used once.", bodies.Code, status=201, known=True)
    },
    "/api/back": {
        "post": operation(
            "Come back as the player you were, with a code.", bodies.Player, status=201, body=bodies.ComeBack
        )
    },
    "/api/me/calls": {
        "get": operation("How you are called when it is your turn.", bodies.Calls, known=True),
        "put": operation("Change how you are called.", bodies.Calls, body=bodies.SetCalls, known=True),
    },
    "/api/me/calls/push": {
        "post": operation(
            "Call this browser from now on.", bodies.Calls, status=201, body=bodies.Subscribe, known=True
        ),
        "delete": operation("Stop calling it.", bodies.Calls, known=True),
    },
    "/api/me/calls/test": {
        "post": operation("One call, to see whether it works.", bodies.Calls, status=202, known=True)
    },
    "/api/calls/stop": {
        "post": operation("End all calls, by the link in one of them.", bodies.Done, queries=(KEY,)),
        "delete": operation("Be called again.", bodies.Done, queries=(KEY,)),
    },
    "/api/calls/confirm": {
        "post": operation("Confirm a mail address, by the link sent there.", bodies.Done, queries=(KEY,))
    },
    "/api/games/{game}/puzzles": {"get": operation("The puzzles of a game.", bodies.Puzzles)},
    "/api/games/{game}/puzzles/{puzzle}": {
        "get": operation("A puzzle as its seat sees it.", bodies.Puzzle),
        "post": operation("How good an answer to it is.", bodies.Solved, body=bodies.Solve),
    },
    "/api/tables": {
        "get": operation("The public tables.", bodies.Tables),
        "post": operation("Open a table.", bodies.Opened, status=201, body=wire.Settings, known=True),
    },
    "/api/tables/brought": {
        "post": operation(
            "A finished game from elsewhere becomes a table.", bodies.Opened, status=201, body=bodies.Bring, known=True
        )
    },
    "/api/tables/mine": {"get": operation("Your tables.", bodies.Tables, known=True)},
    "/api/tables/{table}": {"get": operation("What everybody may know about a table.", wire.TableInfo)},
    "/api/tables/{table}/transcript": {"get": operation("A finished game, with the proof of its shuffles.", TEXT)},
    "/api/tables/{table}/review": {
        "get": operation("What a seat's decisions cost, as far as they are judged.", bodies.Review, queries=REVIEWED),
        "post": operation("Judge them, in the background.", bodies.Review, queries=REVIEWED),
        "delete": operation("Stop that.", bodies.Review, queries=REVIEWED),
    },
    "/api/tables/{table}/branches": {
        "get": operation("The tables that branch off from a game.", bodies.Tables),
        "post": operation(
            "Play on from a moment of a finished game.", bodies.Opened, status=201, body=bodies.NewBranch, known=True
        ),
    },
    "/api/tables/{table}/replay": {
        "get": operation("A finished game, answer by answer.", bodies.Replay, queries=(SEAT, START))
    },
    "/healthz": {"get": operation("Whether the server can do its work.", TEXT, more=ILL)},
    "/metrics": {"get": operation("Figures for Prometheus, for this machine alone.", TEXT)},
}

WEEK: Final = in_query("week", "^([0-9]{4}-[0-9]{2}-[0-9]{2})?$", "The day a week begins on; this week, if left out.")
CLUB_PATHS: Final[dict[str, dict[str, Any]]] = {
    "/api/queue": {
        "get": operation("How many people are looking for an opponent.", club.Looking),
        "post": operation("Look for an opponent, or keep looking.", club.Looking, body=club.FindOpponent, known=True),
        "delete": operation("Stop looking.", club.Looking, known=True),
    },
    "/api/clubs": {
        "get": operation("Your clubs, and those that are open to all.", club.Clubs),
        "post": operation("Found a club.", club.OpenedClub, status=201, body=club.NewClub, known=True),
    },
    "/api/clubs/{club}": {
        "get": operation("A club, with its members and tables.", club.Club),
        "put": operation(
            "Its owner changes its name or what it says about itself.", club.Club, body=club.NewClub, known=True
        ),
    },
    "/api/clubs/{club}/members": {
        "post": operation("Join.", club.Club, body=club.JoinClub, known=True),
        "delete": operation("Leave.", club.Club, known=True),
    },
    "/api/clubs/{club}/members/{player}": {"delete": operation("Its owner removes somebody.", club.Club, known=True)},
    "/api/clubs/{club}/tables": {
        "post": operation("Open a table of the club.", bodies.Opened, status=201, body=wire.Settings, known=True)
    },
    "/api/tournaments": {
        "get": operation("Your tournaments, and those that are listed.", club.Tournaments),
        "post": operation("Open a tournament.", club.OpenedTournament, status=201, body=Terms, known=True),
    },
    "/api/tournaments/{tournament}": {"get": operation("Everything about a tournament.", club.Tournament)},
    "/api/tournaments/{tournament}/length": {
        "get": operation("Whether anything has happened in a tournament.", club.Length)
    },
    "/api/tournaments/{tournament}/csv": {
        "get": operation("The standings for a spreadsheet.", {"text/csv": {"schema": {"type": "string"}}})
    },
    "/api/tournaments/{tournament}/entry": {
        "post": operation("Take part.", club.Tournament, known=True),
        "delete": operation("Withdraw.", club.Tournament, known=True),
    },
    "/api/tournaments/{tournament}/bots": {
        "post": operation("Its host enters bots.", club.Tournament, body=club.EnterBots, known=True)
    },
    "/api/tournaments/{tournament}/direct": {
        "post": operation("Its host starts, pauses or resumes it.", club.Tournament, body=club.Direct, known=True)
    },
    "/api/tournaments/{tournament}/entrants/{entrant}": {
        "delete": operation("Its host removes somebody.", club.Tournament, known=True)
    },
    "/api/ladder/{game}": {
        "get": operation("How people did with a week's shuffles.", club.Ladder, queries=(WEEK,)),
        "post": operation("Play this week's shuffles.", bodies.Opened, status=201, known=True),
    },
}


def document() -> str:
    """The whole description."""
    _, schemas = msgspec.json.schema_components([*RECORDS, *CLUB_RECORDS], ref_template="#/components/schemas/{name}")
    whole = {
        "openapi": "3.1.0",
        "info": {"title": "Whitechapel over plain HTTP", "version": str(wire.PROTOCOL)},
        "paths": {path: complete(path, deepcopy(found)) for path, found in (PATHS | CLUB_PATHS).items()},
        "components": {
            "schemas": dict(sorted(schemas.items())),
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }
    return json.dumps(whole, indent=2, ensure_ascii=False) + "\n"
