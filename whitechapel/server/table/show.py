"""What anybody is shown of a table. Everything is built from the game's view and from what a seat was told.

Nothing else of the state leaves the server: who has answered a sealed question, how many entries the log has, and
what others see never enter a message.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any, Literal, NamedTuple, cast

from whitechapel.core.frames import CHANCE
from whitechapel.core.frames import Event as TrueEvent
from whitechapel.core.transcript import Transcript
from whitechapel.server.table import bodies, say, wire
from whitechapel.server.table.decide import may_undo
from whitechapel.server.table.json_form import JsonForm
from whitechapel.server.table.table import Table

EVERYBODY = "*"
"""The player in whose list the public tables are kept: those with a free seat first."""
MOMENTS = 400
"""How many answers of a replay are sent at once."""


def update(
    table: Table, seat: int | None, events: Sequence[TrueEvent], number: int, now: int, accepted: str = ""
) -> bytes:
    """The table as a seat sees it now, with what it was told since the last time."""
    return wire.encode(
        wire.Update(
            table=table.id,
            seat=seat,
            number=number,
            revision=table.revision,
            first=table.told - len(events),
            events=heard(table, seat, events),
            view={} if table.state is None else table.json.view(view(table, seat)),
            undo="no" if seat is None else cast('Literal["no", "free", "ask"]', may_undo(table, seat)),
            now=now,
            accepted=accepted,
            closes=table.closes,
            clock=clock(table),
        )
    )


def again(table: Table, seat: int | None, number: int, now: int) -> bytes:
    """The same for somebody who comes back: with everything they were told, where the table's memory allows it."""
    events = table.events_so_far() if table.settings.memory == "full" else []
    return update(table, seat, events, number, now)


def view(table: Table, seat: int | None) -> Any:
    """A seat's view. Its own sealed answer is in it; nobody else's is even in the state."""
    state = table.state
    assert state is not None
    if seat in table.held and len(state.waiting()) > 1:
        assert seat is not None
        state = state.clone()
        state.play(seat, table.game.actions[table.held[seat]])
    return table.game.view(state, seat)


def heard(table: Table, seat: int | None, events: Sequence[TrueEvent]) -> list[wire.Event]:
    """The events as a seat was told them, and which of their facts are to be forgotten again."""
    return [_heard(table, table.game.told(event, seat)) for event in events]


def _heard(table: Table, told: TrueEvent) -> wire.Event:
    fleeting = () if table.settings.memory == "full" else table.game.hearings[told.kind].fleeting
    if fleeting:
        fleeting = tuple([name for name in fleeting if name in told.facts])
    return wire.Event(told.kind, told.seat, table.json.facts(told.facts), fleeting)


def clock(table: Table) -> wire.ClockFace | None:
    """The clocks: computed from what is public, so that in a sealed run they keep running for those who have
    answered."""
    if isinstance(table.settings.pace, wire.Untimed) or not table.playing:
        return None
    asked = table.asked()
    return wire.ClockFace(
        since=table.since,
        banks=[chair.bank for chair in table.chairs],
        due=[table.deadline(seat) if seat in asked else None for seat in range(len(table.chairs))],
    )


def info(table: Table, present: Container[str]) -> wire.TableInfo:
    """What everybody may know about a table."""
    wish = table.undo_wish
    ended = table.ended
    return wire.TableInfo(
        table=table.id,
        settings=table.settings,
        options=table.agreed._asdict(),
        host=table.created.host,
        created=table.created.at,
        seats=[
            wire.SeatInfo(
                kind=chair.kind,
                player=chair.player,
                name=chair.name or chair.bot,
                present=chair.player in present,
                bot=chair.played_by,
            )
            for chair in table.chairs
        ],
        commitment=table.commitment,
        started=table.state is not None,
        undo_wish=None if wish is None else wire.UndoWish(seat=wish.seat, agreed=sorted(table.spoken)),
        result=None if ended is None else wire.Outcome(scores=ended.scores, winners=ended.winners),
        seed="" if ended is None else table.created.seed.hex(),
        again=table.again,
        duplicate=table.duplicate,
        duplicate_of=table.created.duplicate_of,
    )


def talk(table: Table, since: int = 0) -> wire.Talk | None:
    """The lines of talk from number `since` on, as far as they are kept."""
    lines = [say.told(line) for line in table.talk if line.number >= since]
    return wire.Talk(table=table.id, lines=lines) if lines else None


class Standing(NamedTuple):
    """A table's entry in somebody's list of tables."""

    your_turn: bool
    over: bool


def standings(table: Table) -> dict[str, Standing]:
    """The table's entry in the lists of its people and its host. Each depends only on what its owner knows."""
    wanted = table.wanted()
    turns = {table.created.host: False}
    for seat, chair in enumerate(table.chairs):
        if chair.player:
            turns[chair.player] = turns.get(chair.player, False) or (seat in wanted and not chair.stand_in)
    if table.settings.visibility == "public":
        turns[EVERYBODY] = any(chair.free for chair in table.chairs)
    over = table.ended is not None
    return {player: Standing(turn, over) for player, turn in turns.items()}


def listed(table: Table) -> bodies.Listed:
    """The table in a list, without anybody's turn."""
    return bodies.Listed(
        table=table.id,
        game=table.game.id,
        names=[chair.name or chair.bot for chair in table.chairs],
        free=sum([chair.free for chair in table.chairs]),
        over=table.ended is not None,
        updated=table.since,
    )


# -- after the game --------------------------------------------------------------------------------


def remarks(table: Table) -> list[str]:
    """What is written below the transcript of a finished game, besides the proof of its shuffles."""
    return [f"table {table.id}", *(f"seat-{seat} {chair.name or chair.bot}" for seat, chair in enumerate(table.chairs))]


def replay(table: Table, seat: int | None, everything: bool, start: int) -> bodies.Replay:
    """Part of a finished game as one seat saw it, as a spectator did, or with everything open."""
    game = table.game
    json = JsonForm(table.agreed)
    transcript = Transcript(game, table.agreed)
    transcript.lines = table.lines[:start]
    state = transcript.replay()
    seats = range(len(table.chairs))
    moments = []
    for number, (owner, text) in enumerate(table.lines[start : start + MOMENTS], start):
        state.events = []
        state.play(owner, game.chance(text) if owner == CHANCE else game.action(text))
        events, state.events = state.events, None
        if not everything:
            events = [game.told(event, seat) for event in events]
        shown = [json.view(game.view(state, each)) for each in seats] if everything else None
        moments.append(
            bodies.Moment(
                line=number,
                seat=owner,
                answer=text if everything or owner == seat else "",
                events=[wire.Event(kind=one.kind, seat=one.seat, facts=json.facts(one.facts)) for one in events],
                view=shown or json.view(game.view(state, seat)),
            )
        )
    return bodies.Replay(table=table.id, seat=seat, lines=len(table.lines), moments=moments)
