"""What is sent and received over plain HTTP about people: passkeys, friends, reports, the host's desk. Records as in
`bodies.py`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from whitechapel.server.table.wire import Face

Why = Literal["talk", "name", "play", "other"]
"""What somebody is reported for: what they say, what they are called, how they play, or something else."""


class Passkey(Struct, frozen=True):
    """A passkey by which a player can come back."""

    passkey: str
    name: str
    """The device it was made on, such as `Firefox, Linux`; may be empty."""
    since: int
    used: int
    """When it was last used; 0: never."""


class Passkeys(Struct, frozen=True):
    """`GET /api/me/passkeys`."""

    offered: bool
    """Whether this server can be known by passkeys, under the name in its address."""
    passkeys: list[Passkey]


class PasskeyOptions(Struct, frozen=True):
    """What a browser must know to make a passkey, or to use one: WebAuthn's own options, as JSON."""

    options: dict[str, Any]


class UsePasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/me/passkeys`, `POST /api/back/passkey`: what a browser has answered to such options, as JSON."""

    credential: dict[str, Any]


class Somebody(Struct, frozen=True):
    """A player, as others know them; without a name they are gone."""

    player: str
    name: str
    face: Face
    since: int
    """Since when they are a friend, or blocked."""


class Invitation(Struct, frozen=True):
    """A friend asks somebody to a table."""

    table: str
    game: str
    at: int
    by: Somebody


class Acquaintances(Struct, frozen=True):
    """`GET /api/me/friends`: whom a player knows, and whom they do not want to play with."""

    link: str
    """Whoever opens this link can become a friend."""
    friends: list[Somebody]
    blocked: list[Somebody]
    invitations: list[Invitation]


class Befriend(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/me/friends`: what stands behind the # of somebody's link."""

    code: Annotated[str, Meta(max_length=100)]
    sure: bool = True
    """False: only to see whose link it is."""


class Invite(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/me/friends/PLAYER`: ask a friend to a table."""

    table: Annotated[str, Meta(max_length=40)]


class Report(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/reports`: something the host of this server should know about somebody."""

    player: Annotated[str, Meta(max_length=40)]
    why: Why
    table: Annotated[str, Meta(max_length=40)] = ""
    text: Annotated[str, Meta(max_length=500)] = ""


# -- the host's desk -------------------------------------------------------------------------------


class EnterDesk(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/desk`: what stands behind the # of the link that `whitechapel desk` prints."""

    key: Annotated[str, Meta(max_length=100)]


class DeskReport(Struct, frozen=True):
    """A report that is to be looked at."""

    number: int
    at: int
    by: Somebody
    about: Somebody
    muted: bool
    why: Why
    table: str
    text: str
    said: list[str]
    """The last things the reported player had said at that table."""


class DeskTable(Struct, frozen=True):
    """A table that is awake in the process that was asked."""

    table: str
    game: str
    names: list[str]
    present: int
    """How many people are there."""


class Load(Struct, frozen=True):
    """How busy the process is that was asked."""

    up: int
    """For how many seconds it has been running."""
    sockets: int
    awake: int
    """How many tables are in memory."""
    moves: int
    """How many moves have been made, messages received and HTTP requests answered since it started."""
    messages: int
    requests: int
    refused: int
    """How many were refused because they were too many."""
    alerts: int
    failed: int
    """How many letters were sent, and how many did not arrive."""
    unreadable: int
    """How many tables cannot be read."""
    memory: int
    """How many megabytes it has used at most; 0: this machine does not say."""
    busy: float
    """The machine's load: how many programs wanted to run in the last minute; 0: it does not say."""


class Desk(Struct, frozen=True):
    """`GET /api/desk`: what the host of this server is to look at."""

    load: Load
    reports: list[DeskReport]
    muted: list[Somebody]
    tables: list[DeskTable]
    hosts: list[Somebody]


class DeskChange(Struct, frozen=True, forbid_unknown_fields=True):
    """`PUT /api/desk/people/PLAYER`: another name for somebody, or silence."""

    nickname: Annotated[str, Meta(max_length=24)] = ""
    """Empty: as it is."""
    muted: bool | None = None
    """None: as it is."""
