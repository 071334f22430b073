"""What anybody is shown of a table. Everything is built from the game's view and from what a seat was told.

Nothing else of the state leaves the server: who has answered a sealed question, how many entries the log has, and
what others see never enter a message.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple, cast

import msgspec

from whitechapel.core.frames import Event as TrueEvent
from whitechapel.core.game import Game
from whitechapel.server.table import bodies, coach, log, say, wire
from whitechapel.server.table.decide import may_undo
from whitechapel.server.table.json_form import JsonForm
from whitechapel.server.table.story import Passage
from whitechapel.server.table.table import REMEMBERED_EVENTS, Table

EVERYBODY = "*"
"""The player in whose list the public tables are kept: those with a free seat first."""
TREE: Final = "branch/"
"""The branches of a game are in the list of a player of this name, followed by the id of the game's table."""
COMPANY: Final = 100
"""How many people the host is shown."""
MOMENTS: Final = 200
"""The most answers of a replay that are sent at once."""
PAGE_BYTES: Final = 500_000
"""About how long they may be together: late in a long game a view is long as well."""
LINES_BEFORE: Final = 100
"""How many answers before a part of a replay are told along with it, at least, for the diary."""
HISTORY: Final = 500
"""The most events that are told again at once."""
PAST: Final = 60
"""The most updates that are shown again."""


def update(
    table: Table, seat: int | None, events: Sequence[TrueEvent], number: int, now: int, accepted: str = ""
) -> bytes:
    """The table as a seat sees it now, with what it was told since the last time."""
    return _update(table, seat, table.told - len(events), heard(table, seat, events), number, now, accepted)


def _update(table: Table, seat: int | None, first: int, events: Any, number: int, now: int, accepted: str) -> bytes:
    return wire.encode(
        wire.Update(
            table=table.id,
            seat=seat,
            number=number,
            revision=table.revision,
            first=first,
            events=events,
            view={} if table.state is None else table.json.view(view(table, seat)),
            undo="no" if seat is None else cast('Literal["no", "free", "ask"]', may_undo(table, seat)),
            now=now,
            accepted=accepted,
            closes=table.closes,
            rests=table.rests,
            clock=clock(table),
            lines=len(table.lines),
            head=table.head,
            coach=coach.says(table, seat),
        )
    )


def again(table: Table, seat: int | None, number: int, now: int) -> bytes:
    """The same for somebody who comes back: with the last of what they were told, as far as the table's memory allows
    it. It is worked out once, however many ask for it."""
    if seat not in table.heard:
        story = table.story(table.told - REMEMBERED_EVENTS)
        kept = _remembered(table.game, table.json, table.settings.memory, seat, story.events())
        table.heard[seat] = (story.first, msgspec.Raw(wire.encode(kept)))
    first, events = table.heard[seat]
    return _update(table, seat, first, events, number, now, "")


class Earlier:
    """What a seat was told before some event, as much as is told again at once. It shares nothing with its table:
    `encode` can be called anywhere."""

    def __init__(self, table: Table, seat: int | None, before: int) -> None:
        self._table = table.id
        self._game = table.game
        self._memory = table.settings.memory
        self._json = JsonForm()
        self._seat = seat
        self._story = table.story(before - HISTORY, before)

    def encode(self) -> bytes:
        """The message."""
        events = _remembered(self._game, self._json, self._memory, self._seat, self._story.events())
        return wire.encode(wire.History(self._table, self._seat, self._story.first, events))


class Past:
    """A seat's updates since some event, as far as they are shown again, and the one before: as they were then. Nothing
    where the players remember for themselves: how the table looked is theirs to remember. It shares nothing with its
    table: `encode` can be called anywhere."""

    def __init__(self, table: Table, seat: int | None, since: int) -> None:
        self._table = table.id
        self._game = table.game
        self._json = JsonForm()
        self._seat = seat
        self._since = since
        lines = len(table.lines)
        steps = table.steps(max(1, lines - MOMENTS))[-PAST:] if table.settings.memory == "full" else []
        self._ends = [*steps, lines] if steps else []
        """Where each update ended, that before them first: before the deal there is nothing to see."""
        self._passage = table.passage(min(self._ends, default=lines), lines)

    def encode(self) -> bytes:
        """The message: not too many updates, and not too long."""
        passage, updates = self._passage, list[msgspec.Raw]()
        for end in self._ends:
            first, happened = passage.told, list[TrueEvent]()
            while passage.line < end:
                happened += passage.step()
            if passage.told <= self._since:
                updates.clear()
            events = _remembered(self._game, self._json, "full", self._seat, happened)
            seen = self._json.view(self._game.view(passage.state, self._seat))
            updates.append(msgspec.Raw(wire.encode(wire.PastUpdate(first, events, seen))))
        size = 0
        for kept, each in enumerate(reversed(updates)):
            size += len(bytes(each))
            if size > PAGE_BYTES:
                del updates[:-kept]
                break
        shown = updates if len(updates) > 1 else []
        return wire.encode(wire.Past(self._table, self._seat, cast("list[wire.PastUpdate]", shown)))


def _remembered(
    game: Game, json: JsonForm, memory: str | None, seat: int | None, events: Sequence[TrueEvent]
) -> list[wire.Event]:
    """Events as a seat was told them, and as a table with this memory keeps them."""
    told = [game.told(event, seat) for event in events]
    kept = told if memory == "full" else [game.forgotten(event) for event in told]
    return [wire.Event(event.kind, event.seat, json.facts(event.facts)) for event in kept]


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


def info(table: Table, present: Container[str], gone: Mapping[str, int] = MappingProxyType({})) -> wire.TableInfo:
    """What everybody may know about a table, given who is there, and since when others are not."""
    wish, agreed = table.wish, sorted(table.spoken)
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
                away=None if chair.player in present else gone.get(chair.player),
                bot=chair.played_by,
                resigned=chair.resigned,
                face=chair.face,
            )
            for chair in table.chairs
        ],
        commitment=table.commitment,
        promises=[chair.promise for chair in table.chairs],
        fixed=table.fixed is not None,
        started=table.state is not None,
        undo_wish=wire.Wish(wish.seat, agreed) if isinstance(wish, log.UndoAsked) else None,
        end_wish=wire.Wish(wish.seat, agreed) if isinstance(wish, log.EndAsked) else None,
        result=None if ended is None else wire.Outcome(ended.scores, ended.winners, ended.early),
        stopped=table.stopped,
        again=table.again,
        duplicate=table.duplicate,
        duplicate_of=table.created.duplicate_of,
        brought=table.created.brought,
        closed=table.closed,
        branch=table.created.branch,
        event=table.created.event,
    )


def company(table: Table, inside: Mapping[str, str]) -> wire.Company:
    """Who is at the table, for its host."""
    names = {**inside, **{chair.player: chair.name for chair in table.chairs if chair.player}}
    seated = table.people()
    others = [(player, name) for player, name in names.items() if player != table.created.host]
    return wire.Company(
        table=table.id,
        people=[
            wire.Companion(player=player, name=name, seated=player in seated, muted=player in table.muted)
            for player, name in sorted(others, key=lambda one: one[0] not in seated)[:COMPANY]
        ],
    )


def talk(table: Table, since: int = 0) -> wire.Talk | None:
    """The lines of talk from number `since` on, as far as they are kept."""
    kept = [line for line in table.talk if line.number >= since and (line.text or line.what != "said")]
    lines = [say.told(line) for line in kept]
    return wire.Talk(table=table.id, lines=lines) if lines else None


class Standing(NamedTuple):
    """A table's entry in somebody's list of tables."""

    your_turn: bool
    over: bool


STANDINGS: Final = {(turn, over): Standing(turn, over) for turn in (False, True) for over in (False, True)}


def standings(table: Table) -> dict[str, Standing]:
    """The table's entry in the lists of its people and its host. Each depends only on what its owner knows."""
    wanted = table.wanted()
    turns = {table.created.host: False} if table.created.host else {}
    if table.created.event:
        turns[table.created.event] = False
    for seat, chair in enumerate(table.chairs):
        if chair.player:
            turns[chair.player] = turns.get(chair.player, False) or (seat in wanted and not chair.stand_in)
    if table.created.branch is not None:
        turns[TREE + table.created.branch.root] = False
    if table.settings.visibility == "public":
        turns[EVERYBODY] = not table.closed and any(chair.free for chair in table.chairs)
    found = {player: STANDINGS[turn, table.over] for player, turn in turns.items()}
    for player in table.removed:
        found[player] = STANDINGS[False, True]
    return found


def listed(table: Table) -> bodies.Listed:
    """The table in a list, without anybody's turn."""
    return bodies.Listed(
        table=table.id,
        game=table.game.id,
        names=[chair.name or chair.bot for chair in table.chairs],
        faces=[chair.face for chair in table.chairs],
        free=0 if table.closed else sum([chair.free for chair in table.chairs]),
        over=table.over,
        updated=table.since,
        lesson=table.settings.lesson,
        chapter=table.chapter,
        branch=table.created.branch,
        winners=[] if table.ended is None else table.ended.winners,
        rated=table.settings.rated,
    )


def played(table: Table, player: str) -> list[bodies.Played]:
    """A finished game in somebody's statistics, once for each of their seats; nothing, if it was no game in earnest."""
    ended = table.ended
    if ended is None or table.lesson is not None or table.created.branch is not None:
        return []
    kinds = [f"bot:{chair.bot}" if chair.bot else "person" for chair in table.chairs]
    return [
        bodies.Played(
            table=table.id,
            game=table.game.id,
            at=ended.at,
            seat=seat,
            opponents=[kind for other, kind in enumerate(kinds) if other != seat],
            won=seat in ended.winners if ended.winners else None,
        )
        for seat in table.seats_of(player)
    ]


# -- after the game --------------------------------------------------------------------------------


def remarks(table: Table) -> list[str]:
    """What is written below the transcript of a finished game, besides its proof."""
    repeats = [f"duplicate-of {table.created.duplicate_of}"] if table.created.duplicate_of else []
    repeats += ["brought yes"] if table.created.brought else []
    branch = table.created.branch
    if branch is not None:
        repeats.append(f"branch-of {branch.table} {branch.lines}")
    seats = [f"seat-{seat} {chair.name or chair.bot}" for seat, chair in enumerate(table.chairs)]
    seats += [f"resigned-{seat} yes" for seat, chair in enumerate(table.chairs) if chair.resigned]
    early = [f"early {table.ended.early}"] if table.ended is not None and table.ended.early else []
    return [f"table {table.id}", *repeats, *seats, *early]


def instead(table: Table, seat: int, line: int, answer: str) -> bodies.Replay | None:
    """What a seat would have seen and been told after another answer than the one with this number, as far as that goes
    without chance and others; None if it could not have given it."""
    game, action = table.game, table.game.actions.get(answer)
    if action is None or line >= len(table.lines) or table.lines[line][0] != seat:
        return None
    state, told = table.state_after(line)
    if game.why(state, seat, action) is not None:
        return None
    state.events = []
    state.play(seat, action)
    heard_ = [game.told(event, seat) for event in state.events]
    events = [wire.Event(one.kind, one.seat, table.json.facts(one.facts)) for one in heard_]
    state.events = None
    moment = bodies.Moment(line, seat, answer, events, table.json.view(game.view(state, seat)))
    return bodies.Replay(table.id, seat, len(table.lines), told, [], [moment])


class Page:
    """Part of a finished game as one seat saw it, as a spectator did, or with everything open. It shares nothing with
    its table: `encode` can be called anywhere."""

    def __init__(self, table: Table, seat: int | None, everything: bool, start: int) -> None:
        self._table = table.id
        self._game = table.game
        self._json = JsonForm()
        self._seat = seat
        self._seats = range(len(table.chairs)) if everything else None
        self._start = start
        self._lines = len(table.lines)
        self._passage = table.passage(max(0, start - LINES_BEFORE), start + MOMENTS)

    def encode(self) -> bytes:
        """The answers from number `start` on: not too many, not too long, but one if there is one."""
        passage, before = self._passage, []
        while passage.line < self._start and passage.next is not None:
            before += self._told(passage.step())
        told = passage.told
        moments: list[msgspec.Raw] = []
        size = 0
        while passage.next is not None and size < PAGE_BYTES:
            moments.append(msgspec.Raw(wire.encode(self._moment(passage))))
            size += len(bytes(moments[-1]))
        page = bodies.Replay(
            table=self._table,
            seat=self._seat,
            lines=self._lines,
            told=told,
            before=before[-REMEMBERED_EVENTS:],
            moments=cast("list[bodies.Moment]", moments),
        )
        return wire.encode(page)

    def _moment(self, passage: Passage) -> bodies.Moment:
        assert passage.next is not None
        line, (owner, text) = passage.line, passage.next
        events = self._told(passage.step())
        game, state, json, seats = self._game, passage.state, self._json, self._seats
        return bodies.Moment(
            line=line,
            seat=owner,
            answer=text if seats or owner == self._seat else "",
            events=events,
            view=[json.view(game.view(state, each)) for each in seats]
            if seats
            else json.view(game.view(state, self._seat)),
        )

    def _told(self, events: Sequence[TrueEvent]) -> list[wire.Event]:
        if self._seats is None:
            events = [self._game.told(event, self._seat) for event in events]
        return [wire.Event(kind=one.kind, seat=one.seat, facts=self._json.facts(one.facts)) for one in events]
