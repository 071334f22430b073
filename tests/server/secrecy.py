"""No secret on the wire: two worlds that look alike to somebody send them the same bytes, whatever happens in public.

`PYTHONPATH=tests python -m server.secrecy 2000` tries 2,000 pairs. For each pair a game is played for a while, and
somebody at the table (a seat or a spectator) is chosen as the watcher. From what they know a second world is drawn;
both worlds become tables, and the same public things are done at both: answers, nonsense, moves for other seats and
old moments, asking for hints, taking back, talk, going and coming back, waiting. Others answer sealed questions in
secret, differently in the two worlds. Whatever the watcher, a spectator and a stranger are sent must be the same, byte
by byte and message by message, as long as the rules themselves do not tell them the worlds apart. Only the head of the
record may differ: it binds the server to all answers and is hidden by a key of 256 random bits.
"""

from __future__ import annotations

import re
import sys
import zlib
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from server.evening import NAMES, PEOPLE, Evening

from whitechapel.bots import Candidate
from whitechapel.core.frames import CHANCE, Event, State
from whitechapel.server.live import hints
from whitechapel.server.live.bot_processes import Request
from whitechapel.server.table import decide, log, show, tell, wire
from whitechapel.server.table.connection import Connection, Crowd
from whitechapel.server.table.decide import Asker, Decision
from whitechapel.server.table.story import Story
from whitechapel.server.table.table import Course, Table, fold

STEPS = 25
HEAD = re.compile(b'"head":"[0-9a-f]{64}"')
CLOCK = {"kind": "clock", "per_move": 20, "bank": 60}
SETTINGS: Sequence[dict[str, Any]] = (
    {"options": {"seats": 2, "vote": "on"}, "hints": True},
    {"game": "rue-morgue", "options": {"seats": 4}, "hints": True},
    {"game": "mr-jack", "hints": True},
    {"game": "check-the-ripper", "options": {"seats": 3}, "hints": True},
    {"options": {"seats": 3, "vote": "on"}, "memory": "strict", "hints": True},
    {"game": "rue-morgue", "options": {"seats": 2}, "memory": "strict", "hints": True},
    {"game": "mr-jack", "memory": "notebook", "pace": CLOCK, "hints": True},
    {"game": "check-the-ripper", "memory": "full", "hints": True},
    {"options": {"seats": 4, "edition": "us-games"}, "pace": CLOCK},
    {"game": "rue-morgue", "options": {"seats": 3}, "pace": CLOCK},
    {"game": "mr-jack", "options": {"edition": "later"}, "visibility": "public"},
    {"game": "check-the-ripper", "options": {"seats": 4}, "visibility": "public"},
    {"options": {"seats": 3, "vote": "on"}, "window": 2, "visibility": "public", "hints": True},
)
DEEDS = (
    "answer", "answer", "answer", "answer", "secret", "secret", "secret", "nonsense", "any", "foreign", "stale",
    "again", "undo", "say", "return", "sync", "wait", "wait", "hint", "hint", "nudge",
)  # fmt: skip


class Recorded(Connection):
    """A connection that keeps what it hears."""

    __slots__ = ("heard",)

    def __init__(self, player: str) -> None:
        super().__init__(0, player, NAMES.get(player, player))
        self.heard: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.heard.append(data)


class World(Table):
    """A table whose state may be another than its transcript says: it looks the same to the watcher."""

    __slots__ = ("past", "positions", "told_after")

    past: list[Event]
    positions: dict[int, State]
    told_after: dict[int, int]
    """The states it has been in, and how much had been told by then, by the number of answers before them."""

    def story(self, first: int, end: int | None = None) -> Story:
        first = max(0, first)
        return Story(first, self.told, self.past[first : self.told])

    def state_after(self, lines: int) -> tuple[State, int]:
        return self.positions[lines].clone(), self.told_after[lines]

    def take(self, entries: Sequence[log.Entry], course: Course | None = None) -> None:
        assert self.state is not None
        self.positions[len(self.lines)], self.told_after[len(self.lines)] = self.state, self.told
        super().take(entries, course)
        if course is not None and course.answers:
            new = course.events()
            self.past = self.past[: self.told - len(new)] + new


class Side:
    """One of the two worlds, with those who listen: the watcher, a spectator, and the other players."""

    def __init__(self, entries: list[log.Entry], events: list[Event], state: State, watcher: int | None) -> None:
        folded = fold("table", entries)
        self.table = World("table", folded.created)
        for name in Table.__slots__:
            setattr(self.table, name, getattr(folded, name))
        self.table.past = list(events)
        self.table.state = state
        self.table.positions, self.table.told_after = {}, {}
        self.table.held = {}  # answers in secret belong to a world: others give theirs as they like
        state.events = None
        self.watcher = watcher
        self.player = "watcher" if watcher is None else PEOPLE[watcher]
        self.crowd = Crowd()
        self.connection = Recorded(self.player)
        self.spectator = Recorded("spectator")
        self.stranger: list[bytes] = []
        self.others = {player: Recorded(player) for player in self.table.people() if player != self.player}
        for connection in (self.connection, self.spectator, *self.others.values()):
            self.crowd.add(connection)

    def does(self, decision: Decision, player: str, now: int) -> None:
        """What a room does with a decision."""
        heard = self.table.talked
        self.table.take(decision.entries, decision.course)
        tell.tell(self.table, self.crowd, decision, self.connection_of(player), heard, now)

    def wants(self, player: str, command: wire.Command, now: int) -> None:
        who = Asker(player, NAMES.get(player, player))
        self.does(decide.COMMANDS[type(command)](self.table, command, who, now), player, now)

    def connection_of(self, player: str) -> Connection | None:
        return self.connection if player == self.player else self.others.get(player)

    def ask_from_outside(self) -> None:
        """What a stranger with the link can ask for, and the watcher's own list of tables."""
        table = self.table
        self.stranger.append(wire.encode(show.info(table, self.crowd.present())))
        self.stranger.append(wire.encode(show.listed(table)))
        mine = (self.player, show.EVERYBODY)
        self.stranger.append(wire.encode([show.standings(table).get(player) for player in mine]))

    def all_sent(self) -> list[list[bytes]]:
        return [self.connection.heard, self.spectator.heard, self.stranger]

    def outlook(self, decision: Decision) -> object:
        """What the rules would let the watcher see and hear, if this happened: the worlds may differ in this."""
        table, game = self.table, self.table.game
        assert table.state is not None
        world = table.state.clone()
        world.events = []
        for entry in decision.entries:
            if isinstance(entry, log.Line):
                action = game.chance(entry.text) if entry.seat == CHANCE else game.action(entry.text)
                world.play(entry.seat, action)
            elif isinstance(entry, log.Opened):
                held = dict(table.held)
                held.update({one.seat: one.text for one in decision.entries if isinstance(one, log.Held)})
                usual = game.windows.get(world.stack[-1].name, "")
                for seat in world.waiting():
                    world.play(seat, game.action(held.get(seat, usual)))
        told = [game.told(event, self.watcher) for event in world.events]
        return (told, game.view(world, self.watcher), [type(entry) for entry in decision.entries if _public(entry)])


def _public(entry: log.Entry) -> bool:
    return not isinstance(entry, log.Held | log.Withdrawn)


def advice(asked: Request) -> list[Candidate]:
    """What an adviser might say who makes use of everything they are told."""
    number = zlib.crc32(repr(asked).encode())
    return [Candidate(option, value=zlib.crc32(option.encode(), number) / 2**32) for option in asked.view.options]


def headless(sent: bytes) -> bytes:
    """A message without the head of the record, which is hidden by a key that nobody has before the end."""
    return HEAD.sub(b"", sent)


class Pair:
    """Two worlds that look alike to the watcher."""

    def __init__(self, number: int) -> None:
        self.rng = rng = Random(number)
        self.done: Counter[str] = Counter()
        evening = Evening(**SETTINGS[number % len(SETTINGS)])
        evening.rng.seed(number)
        length = rng.randrange(3, 150)
        evening.plays_on(lambda table: len(table.lines) >= length, prefer="call vote")
        while evening.table.playing and rng.random() < 0.5 and not evening.table.sealed:
            evening.plays_on(lambda table: table.sealed, prefer="call vote")
        if not evening.table.playing:
            evening = Evening(**SETTINGS[number % len(SETTINGS)])
        self.now = evening.now
        game, table = evening.table.game, evening.table
        watcher = rng.choice([None, *range(len(table.chairs))])
        events = table.story(0).events()
        memory = game.memory(table.agreed, watcher)
        for event in events:
            memory.hear(game.told(event, watcher))
        assert table.state is not None
        world = game.sample(game.view(table.state, watcher), memory, rng)
        self.one = Side(evening.log, events, table.state.clone(), watcher)
        self.two = Side(evening.log, events, world, watcher)
        self.sides = (self.one, self.two)
        self.different = table.state.parts() != world.parts()
        self.player = self.one.player
        self.watcher = watcher

    def play(self, steps: int = STEPS) -> None:
        """Do things, and compare after each."""
        for _ in range(steps):
            if not self.one.table.playing:
                break
            deed = self.rng.choice(DEEDS)
            if not getattr(self, f"_{deed}")():
                continue
            self.done[deed] += 1
            for side in self.sides:
                side.ask_from_outside()
            self.compare(deed)

    def compare(self, deed: str) -> None:
        for who, one, two in zip(
            ("the watcher", "a spectator", "a stranger"), self.one.all_sent(), self.two.all_sent(), strict=True
        ):
            assert len(one) == len(two), f"after '{deed}' {who} got {len(one)} messages in one world, {len(two)} in two"
            for first, second in zip(map(headless, one), map(headless, two), strict=True):
                assert first == second, f"after '{deed}' {who} was told the worlds apart:\n{first!r}\n{second!r}"

    # -- things that are done -----------------------------------------------------------------------

    def _both(self, player: str, command: wire.Command) -> bool:
        """The same command in both worlds, unless the rules themselves would tell the watcher the worlds apart."""
        decisions = [
            decide.COMMANDS[type(command)](side.table, command, Asker(player, NAMES.get(player, player)), self.now)
            for side in self.sides
        ]
        return self._carry_out(decisions, player)

    def _carry_out(self, decisions: list[Decision], player: str) -> bool:
        outlooks = [side.outlook(decision) for side, decision in zip(self.sides, decisions, strict=True)]
        if outlooks[0] != outlooks[1]:
            return False
        for side, decision in zip(self.sides, decisions, strict=True):
            side.does(decision, player, self.now)
        return True

    def _move(self, seat: int, answer: str, revision: int | None = None, id: str = "") -> wire.Move:
        table = self.one.table
        return wire.Move(
            table="table",
            id=id or f"m{self.rng.random()}",
            revision=table.revision if revision is None else revision,
            seat=seat,
            answer=answer,
        )

    def _answer(self) -> bool:
        """Somebody answers in the open; or the watcher answers a sealed question."""
        if self.one.table.sealed:
            return self._watcher_answers_in_secret()
        seat = self.one.table.wanted()[0]
        options = [
            text for text in decide.options(self.one.table, seat) if text in decide.options(self.two.table, seat)
        ]
        self.rng.shuffle(options)
        return any(self._both(PEOPLE[seat], self._move(seat, text, id="open")) for text in options[:6])

    def _watcher_answers_in_secret(self) -> bool:
        if self.watcher is None or any(self.watcher not in side.table.wanted() for side in self.sides):
            return False
        # Where there is no fixed time the last answer opens the run in public: both worlds must be at the last.
        if self.one.table.closes is None and len({len(side.table.wanted()) == 1 for side in self.sides}) == 2:
            return False
        answer = self.rng.choice(decide.options(self.one.table, self.watcher))
        return self._both(self.player, self._move(self.watcher, answer))

    def _secret(self) -> bool:
        """Others answer a sealed question, or take an answer to it back, in each world as they like."""
        if not self.one.table.sealed:
            return False
        for side in self.sides:
            for seat in range(len(side.table.chairs)):
                last = side.table.closes is None and len(side.table.wanted()) == 1
                if seat == self.watcher or self.rng.random() < 0.4:
                    continue
                if seat in side.table.held and self.rng.random() < 0.3:
                    side.wants(PEOPLE[seat], wire.Undo(table="table", seat=seat), self.now)
                elif seat in side.table.wanted() and not last:
                    answer = self.rng.choice(decide.options(side.table, seat))
                    side.wants(PEOPLE[seat], self._move(seat, answer), self.now)
        return True

    def _nonsense(self) -> bool:
        return self._both(self.player, self._move(self.watcher or 0, "nonsense"))

    def _any(self) -> bool:
        """The watcher tries an answer, which may be legal, or of another's turn."""
        if self.one.table.sealed:
            return False
        answer = self.rng.choice(list(self.one.table.game.actions))
        return self._both(self.player, self._move(self.watcher or 0, answer))

    def _foreign(self) -> bool:
        """The watcher tries to answer for somebody else."""
        seat = ((self.watcher or 0) + 1) % len(self.one.table.chairs)
        return self._both(self.player, self._move(seat, self.rng.choice(list(self.one.table.game.actions))))

    def _stale(self) -> bool:
        revision = self.one.table.revision - self.rng.randrange(1, 3)
        return self._both(self.player, self._move(self.watcher or 0, "draw file", revision))

    def _again(self) -> bool:
        """The watcher sends an old move again."""
        return self._both(self.player, self._move(self.watcher or 0, "draw file", 1, id="open"))

    def _undo(self) -> bool:
        if self.watcher is None:
            return False
        how = {decide.may_undo(side.table, self.watcher) for side in self.sides}
        assert len(how) == 1, how
        target = decide.undo_target(self.one.table, self.watcher)
        if how == {"free"} and not self.one.table.sealed and target not in self.one.table.positions:
            return False  # it would lead back before the second world was drawn
        return self._both(self.player, wire.Undo(table="table", seat=self.watcher))

    def _nudge(self) -> bool:
        if self.one.table.closes is None:  # a window that is over would have been closed
            self.now += 60_000
        seat = self.rng.randrange(len(self.one.table.chairs))
        return self._both(self.rng.choice(PEOPLE), wire.Nudge(table="table", seat=seat))

    def _say(self) -> bool:
        return self._both("ines", wire.Say(table="table", text="Hm."))

    def _hint(self) -> bool:
        """The watcher asks for a hint, and gets the same one: the adviser is asked the same. What others ask
        for nobody else hears."""
        seat = self.rng.randrange(len(self.one.table.chairs))
        wanted = wire.AskHint(
            table="table", seat=seat, revision=self.one.table.revision, depth=self.rng.choice([1, 2, 3])
        )
        player = self.rng.choice([self.player, PEOPLE[seat]])
        if player != self.player and self.one.table.sealed:
            return False  # whether they have answered differs between the worlds, and only they are told
        for side in self.sides:
            refused = decide.no_hint(side.table, wanted, player)
            if refused is not None:
                side.does(refused, player, self.now)
                continue
            connection = side.connection_of(player)
            assert connection is not None
            asked = hints.request(side.table, seat)
            connection.send(wire.encode(hints.hint(side.table.game.id, wanted, advice(asked), asked.view.options)))
        return True

    def _return(self) -> bool:
        """The watcher goes and comes back."""
        for side in self.sides:
            tell.tell_gone(side.table, side.crowd, side.connection, self.now)
            tell.tell_newcomer(side.table, side.crowd, side.connection, self.now)
        return True

    def _sync(self) -> bool:
        for side in self.sides:
            tell.tell_again(side.table, side.crowd, side.connection, self.watcher, self.now)
            tell.tell_again(side.table, side.crowd, side.spectator, self.watcher, self.now)
        return True

    def _wait(self) -> bool:
        """Time passes; what is due happens."""
        self.now += self.rng.choice([300, 1000, 5000])
        decisions = [decide.tick(side.table, self.now) for side in self.sides]
        if any(isinstance(entry, log.TookOver) for decision in decisions for entry in decision.entries):
            return False  # whose time is up in a vote depends on who has voted, and everybody then learns it
        if not self._carry_out(decisions, ""):
            self.now -= 5000  # the window would open on different answers: the rules tell the worlds apart
            return False
        return True


def run(pairs: int, first: int = 0) -> Counter[str]:
    """Try this many pairs; returns what was done in them."""
    done: Counter[str] = Counter()
    for number in range(first, first + pairs):
        pair = Pair(number)
        pair.play()
        done += pair.done
        done["different worlds"] += pair.different
        done["messages"] += sum(len(sent) for sent in pair.one.all_sent())
        done["bytes"] += sum(len(data) for sent in pair.one.all_sent() for data in sent)
    return done


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    print(f"{wanted} pairs of worlds, nothing told them apart: {dict(run(wanted))}")
