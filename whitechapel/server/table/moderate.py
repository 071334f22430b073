"""What the host may do about the people at a table: silence them, remove them, let nobody else in.

As in `decide.py`, every function says what would have to be appended to the log, and changes nothing. `inside` are the
people who are there, with or without a seat, by name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from whitechapel.server.table import log, wire
from whitechapel.server.table.decide import EVERYBODY, Asker, Decision, is_full, wrong
from whitechapel.server.table.table import Table

MOST_INSIDE: Final = 200
"""How many people are remembered as having been there when the door was closed."""


def mute(table: Table, wanted: wire.Mute, who: Asker, inside: Mapping[str, str], now: int) -> Decision:
    """Somebody may not talk here any more, or may again. Nobody else is told."""
    refused = _refused(table, wanted.player, who, inside)
    if refused is not None:
        return refused
    if wanted.muted == (wanted.player in table.muted):
        return Decision()
    return Decision([log.Muted(at=now, player=wanted.player, muted=wanted.muted)])


def remove(table: Table, wanted: wire.Remove, who: Asker, inside: Mapping[str, str], now: int) -> Decision:
    """Somebody has to go and cannot come back. Before the game their seats become free; during it bots play on. But
    whoever plays for a rating stays: otherwise a host who is losing could be rid of the game."""
    refused = _refused(table, wanted.player, who, inside)
    if refused is not None:
        return refused
    seats = table.seats_of(wanted.player)
    if table.settings.rated and table.playing and seats:
        return wrong("rated-stays", table.id)
    name = table.chairs[seats[0]].name if seats else inside[wanted.player]
    bot = table.settings.takeover if table.playing else ""
    return Decision([log.Removed(at=now, player=wanted.player, name=name, bot=bot)], EVERYBODY, info=True)


def close(table: Table, wanted: wire.Close, who: Asker, inside: Mapping[str, str], now: int) -> Decision:
    """Nobody new comes to the table, or anybody may again. People inside may leave and come back."""
    if who.player != table.created.host:
        return wrong("host-only", table.id)
    if wanted.closed == table.closed:
        return Decision()
    if is_full(table):
        return wrong("talk-full", table.id)
    here = sorted(inside)[:MOST_INSIDE] if wanted.closed else []
    return Decision([log.Closed(at=now, closed=wanted.closed, inside=here)], info=True)


def _refused(table: Table, player: str, who: Asker, inside: Mapping[str, str]) -> Decision | None:
    """Why somebody cannot be silenced or removed."""
    if who.player != table.created.host:
        return wrong("host-only", table.id)
    if player == who.player or player not in {*inside, *table.people(), *table.muted}:
        return wrong("no-such-person", table.id)
    return None


COMMANDS: Final[Mapping[type, Callable[[Table, Any, Asker, Mapping[str, str], int], Decision]]] = {
    wire.Mute: mute,
    wire.Remove: remove,
    wire.Close: close,
}
