"""What a table is told by the server and not by a player at it. It may travel to the process that has the table.

These are records of msgspec, which must not be compiled."""

from __future__ import annotations

from msgspec import Struct

from whitechapel.server.table import wire


class Erase(Struct, tag_field="kind", tag="erase", frozen=True):
    """A player wants to be forgotten."""

    player: str


class Shut(Struct, tag_field="kind", tag="shut", frozen=True):
    """The host of this server ends the game here."""


class Rename(Struct, tag_field="kind", tag="rename", frozen=True):
    """A player has another name or face, whether they are here or not."""

    player: str
    name: str
    face: wire.Face
