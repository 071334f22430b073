"""A club: the fold of its log. It has a name, an owner and members, and is open to everybody or private."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

MOST_MEMBERS: Final = 500
MOST_ENTRIES: Final = 20_000
"""How long a log can become by people who join and leave: then nobody else joins."""

ClubName = Annotated[str, Meta(min_length=1, max_length=60)]
About = Annotated[str, Meta(max_length=500)]


class _Entry(Struct, tag_field="kind", frozen=True, omit_defaults=True):
    at: int


class Founded(_Entry, tag="founded", frozen=True):
    """The first entry."""

    owner: str
    name: ClubName
    about: About = ""
    open: bool = True


class Changed(_Entry, tag="changed", frozen=True):
    """Its owner has changed what it is called, what is said about it, or whether it is open."""

    name: ClubName
    about: About = ""
    open: bool = True


class Joined(_Entry, tag="joined", frozen=True):
    """Somebody is a member."""

    player: str


class Left(_Entry, tag="left", frozen=True):
    """Somebody is a member no longer."""

    player: str
    removed: bool = False
    """Whether the owner wanted it so: then they cannot come back by themselves."""


Entry = Founded | Changed | Joined | Left
decode = msgspec.json.Decoder(Entry).decode
encode = msgspec.json.Encoder().encode


def kind(entry: Entry) -> str:
    """The kind of an entry, as the store keeps it beside the entry."""
    return str(entry.__struct_config__.tag)


class Club:
    """Everything about one club."""

    def __init__(self, id: str, founded: Founded) -> None:
        self.id = id
        self.at = founded.at
        self.name = founded.name
        self.about = founded.about
        self.open = founded.open
        self.owner = founded.owner
        self.members: dict[str, int] = {founded.owner: founded.at}
        """Since when; the oldest first."""
        self.removed: set[str] = set()
        self.length = 1

    def take(self, entry: Entry) -> None:
        """Take in the next entry."""
        self.length += 1
        match entry:
            case Changed():
                self.name, self.about, self.open = entry.name, entry.about, entry.open
            case Joined():
                self.members.setdefault(entry.player, entry.at)
                self.removed.discard(entry.player)
            case Left():
                self.members.pop(entry.player, None)
                if entry.removed:
                    self.removed.add(entry.player)
                if entry.player == self.owner:  # whoever has been there longest looks after it
                    self.owner = next(iter(self.members), "")
            case Founded():
                raise ValueError("A club is founded once.")
