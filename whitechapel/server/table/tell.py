"""Who is sent what once something has been decided and stored. The only place that sends messages about a table.

It looks only at the table, the decision and who is listening; each seat's update is built and encoded once, however
many connections hear it.
"""

from __future__ import annotations

from whitechapel.core.frames import Event
from whitechapel.server.table import say, show, wire
from whitechapel.server.table.connection import SPECTATOR, Connection, Crowd
from whitechapel.server.table.decide import EVERYBODY, ONE_SEAT, Decision
from whitechapel.server.table.table import Table


def tell(
    table: Table, crowd: Crowd, decision: Decision, connection: Connection | None, heard: int, now: int
) -> list[Event]:
    """Show what has been decided: the reply to the player who asked, and to everybody what is new to them. `heard` is
    how much talk there was before. Returns the events that everybody was told."""
    if decision.accepted:
        if connection is not None and connection not in crowd:  # it would not see the update
            connection.send(wire.encode(wire.Accepted(table=table.id, id=decision.accepted, revision=table.revision)))
    elif decision.reply is not None and connection is not None:
        connection.send(wire.encode(decision.reply))
    if not decision.entries:
        if decision.shown == ONE_SEAT and connection is not None:
            connection.send(show.update(table, decision.seat, [], crowd.numbers.get(decision.seat, 0), now))
        return []
    if decision.info:
        crowd.tell(wire.encode(show.info(table, crowd.present(), crowd.gone)))
    if table.talked > heard:
        crowd.tell(wire.encode(show.talk(table, heard)))
    events = decision.course.events() if decision.course is not None else []
    if decision.shown == EVERYBODY:
        tell_all(table, crowd, events, now, decision.seat, decision.accepted)
    elif decision.shown == ONE_SEAT:
        owner = table.chairs[decision.seat].player
        _update(table, crowd, decision.seat, crowd.of(owner) if owner else [], [], now, decision.accepted)
    return events


def tell_all(table: Table, crowd: Crowd, events: list[Event], now: int, mover: int = -1, accepted: str = "") -> None:
    """An update for everybody."""
    for seat, connections in crowd.by_seat([chair.player for chair in table.chairs]).items():
        _update(table, crowd, seat, connections, events, now, accepted if seat == mover else "")


def _update(
    table: Table,
    crowd: Crowd,
    seat: int | None,
    connections: list[Connection],
    events: list[Event],
    now: int,
    accepted: str,
) -> None:
    if not connections:
        return
    number = crowd.numbers[seat] = crowd.numbers.get(seat, 0) + 1
    data = show.update(table, seat, events, number, now, accepted)
    for connection in connections:
        connection.send(data)


def tell_host(table: Table, crowd: Crowd) -> None:
    """Tell the host who is here."""
    hosts = crowd.of(table.created.host)
    if hosts:
        data = wire.encode(show.company(table, crowd.inside()))
        for connection in hosts:
            connection.send(data)


def turn_away(table: Table, crowd: Crowd) -> None:
    """Those who may not be here any more have to go."""
    for connection in crowd:
        why = table.bars(connection.player)
        if why:
            crowd.discard(connection)
            connection.send(wire.encode(say.wrong(why, table.id)))


def tell_newcomer(table: Table, crowd: Crowd, connection: Connection, now: int) -> None:
    """Somebody comes to the table, or comes back: they are shown everything they may see, and the others are told."""
    new = connection.player not in crowd.present() and connection.player in table.people()
    crowd.add(connection)
    about = wire.encode(show.info(table, crowd.present(), crowd.gone))
    if new:
        crowd.tell(about)
    else:
        connection.send(about)
    talk = show.talk(table)
    if talk is not None:
        connection.send(wire.encode(talk))
    for seat in table.seats_of(connection.player) or SPECTATOR:
        if seat is not None and table.notes.get(seat):
            connection.send(wire.encode(wire.Notes(table=table.id, seat=seat, text=table.notes[seat])))
        connection.send(show.again(table, seat, crowd.numbers.get(seat, 0), now))


def tell_gone(table: Table, crowd: Crowd, connection: Connection, now: int) -> bool:
    """Somebody leaves; returns whether it was a player with no other connection here."""
    crowd.discard(connection)
    if connection.player not in table.people() or connection.player in crowd.present():
        return False
    crowd.gone[connection.player] = now
    crowd.tell(wire.encode(show.info(table, crowd.present(), crowd.gone)))
    return True


def tell_again(table: Table, crowd: Crowd, connection: Connection, seat: int | None, now: int) -> None:
    """Somebody has missed something and wants to see the table anew."""
    if may_look(table, crowd, connection, seat):
        connection.send(show.again(table, seat, crowd.numbers.get(seat, 0), now))


def may_look(table: Table, crowd: Crowd, connection: Connection, seat: int | None) -> bool:
    """Whether somebody may see the table from this seat; if not, they are told why."""
    code = ""
    if connection not in crowd:
        code = "not-watching"
    elif seat is not None and seat not in table.seats_of(connection.player):
        code = "not-your-seat"
    if code:
        connection.send(wire.encode(say.wrong(code, table.id)))
    return not code
