"""A table without a server: what people say to it, what is written down, and what each of them would be shown."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from whitechapel.server.table import decide, log, opening, show, wire
from whitechapel.server.table.decide import Asker, Decision
from whitechapel.server.table.table import Table, fold

SEED = bytes(range(32))
KEY = bytes(range(32, 64))
NAMES = {"ines": "Ines", "otto": "Otto", "emma": "Emma", "karl": "Karl"}
PEOPLE = list(NAMES)


class Evening:
    """A table, its log, and a clock that goes only when told to. Seat 0 is Ines's, seat 1 Otto's, and so on."""

    def __init__(self, seed: bytes = SEED, start: bool = True, duplicate_of: str = "", **settings: Any) -> None:
        given: dict[str, Any] = {"game": "jack-the-ripper", **settings}
        self.now = 1_000_000
        first = opening.create(msgspec.convert(given, wire.Settings), seed, "ines", self.now, duplicate_of, KEY)
        self.log: list[log.Entry] = [first]
        self.table = Table("table", first)
        self.moves = 0
        self.rng = Random(1)
        if start:
            for seat, chair in enumerate(self.table.chairs):
                if chair.free:
                    self.sits(PEOPLE[seat], seat)

    # -- what people do ---------------------------------------------------------------------------

    def do(self, decision: Decision) -> Decision:
        """Write down what was decided, and let it happen."""
        self.log += decision.entries
        self.table.take(decision.entries, decision.course)
        return decision

    def wants(self, player: str, command: wire.Command, **other: Any) -> Decision:
        """Somebody wants something, whatever it is, and it is decided; nothing happens yet."""
        who = Asker(player, NAMES.get(player, player), **other)
        return decide.COMMANDS[type(command)](self.table, command, who, self.now)

    def sits(self, player: str, seat: int | None = None, invited: bool = False) -> Decision:
        return self.do(self.wants(player, wire.Sit(table="table", seat=seat), invited=invited))

    def answers(self, seat: int, answer: str, **other: Any) -> Decision:
        """The player of this seat answers; other fields of a person's move may be given, and the player."""
        if not self.table.chairs[seat].player:
            return self.do(decide.bot_move(self.table, seat, self.table.revision, answer, self.now))
        self.moves += 1
        player = other.pop("player", self.table.chairs[seat].player)
        fields = {"id": f"m{self.moves}", "revision": self.table.revision, **other}
        move = wire.Move(table="table", seat=seat, answer=answer, **fields)
        return self.do(self.wants(player, move))

    def undoes(self, seat: int) -> Decision:
        return self.do(self.wants(self.table.chairs[seat].player, wire.Undo(table="table", seat=seat)))

    def agrees(self, player: str, yes: bool = True) -> Decision:
        return self.do(self.wants(player, wire.Agree(table="table", yes=yes)))

    def waits(self, seconds: float) -> Decision:
        """Time passes, and the table is asked what is due."""
        self.now += int(seconds * 1000)
        return self.do(decide.tick(self.table, self.now))

    def plays_on(self, until: Callable[[Table], bool] = lambda table: False, prefer: str = "") -> None:
        """Everybody answers at random, preferring answers that start so, until something is the case or all is over."""
        while self.table.playing and not until(self.table):
            wanted = self.table.wanted()
            if not wanted:
                assert self.table.closes is not None
                self.waits((self.table.closes - self.now) / 1000)
                continue
            seat = self.rng.choice(wanted)
            options = decide.options(self.table, seat)
            liked = [option for option in options if prefer and option.startswith(prefer)]
            self.answers(seat, self.rng.choice(liked or options))

    # -- what can be seen -------------------------------------------------------------------------

    def options(self, seat: int) -> list[str]:
        return decide.options(self.table, seat)

    def shown(self, seat: int | None) -> Any:
        """The update a seat (None: a spectator) would get now."""
        return msgspec.json.decode(show.update(self.table, seat, [], 1, self.now))

    def info(self) -> wire.TableInfo:
        return show.info(self.table, {"ines"})

    def read_back(self) -> Table:
        """The table as another process would find it in the store."""
        return fold("table", [log.decode(log.encode(entry)) for entry in self.log])


def longer_than(lines: int) -> Callable[[Table], bool]:
    """For `plays_on`: until there are more lines in the transcript."""
    return lambda table: len(table.lines) > lines


def question(name: str) -> Callable[[Table], bool]:
    """For `plays_on`: until this is asked."""

    def asked(table: Table) -> bool:
        return table.state is not None and bool(table.state.stack) and table.state.stack[-1].name == name

    return asked
