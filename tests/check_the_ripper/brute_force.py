"""Every world there is: all ways the hidden files and cards can lie, and what would have been told in each of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

from check_the_ripper.stories import ChaseStory

from whitechapel.core.frames import CHANCE, Event
from whitechapel.games.check_the_ripper import GAME
from whitechapel.games.check_the_ripper.belief import Told
from whitechapel.games.check_the_ripper.material import FACES, GONE, SQUARES
from whitechapel.games.check_the_ripper.state import Table

Faces = tuple[int, ...]


class EveryWorld:
    """One seat at a table on which all files but a few have been seen already. It writes down every world that agrees
    with what it has seen, plays each of them on, and keeps those in which it is told the same."""

    def __init__(self, t: ChaseStory, seat: int | None, unseen: str) -> None:
        self.t = t
        self.seat = seat
        self.memory = Told()
        self.worlds = list(self._lay_out(unseen.split()))
        for square, face in self._seen(unseen.split()):
            self.memory.hear(Event("turned", 0, {"square": square, "town": "", "face": FACES[face]}))

    def _seen(self, unseen: list[str]) -> Iterator[tuple[str, int]]:
        table = self.t.table
        for town, face in enumerate(table.files):
            square = SQUARES[table.board.towns[town]]
            if face != GONE and square not in unseen:
                yield square, face

    def _lay_out(self, unseen: list[str]) -> Iterator[Table]:
        table = self.t.table
        towns = [town for town, square in enumerate(table.board.towns) if SQUARES[square] in unseen]
        for faces in set(permutations([table.files[town] for town in towns])):
            for below in permutations(table.cards[1:]):
                world = table.clone()
                files = list(table.files)
                for town, face in zip(towns, faces, strict=True):
                    files[town] = face
                world.files = tuple(files)
                world.cards = (table.cards[0], *below)
                yield world

    def say(self, *lines: str) -> None:
        """The story goes on, and every world with it, as long as nobody notices a difference."""
        for line in lines:
            heard = len(self.t.events)
            self.t.say(line)
            told = [GAME.told(event, self.seat) for event in self.t.events[heard:]]
            for event in told:
                self.memory.hear(event)
            self.worlds = [after for world in self.worlds if (after := self._after(world, line, told)) is not None]
            assert self.worlds

    def _after(self, world: Table, line: str, told: list[Event]) -> Table | None:
        seat, _, text = line.partition(" ")
        after = world.clone()
        after.events = []
        by = CHANCE if seat == "*" else int(seat)
        after.play(by, GAME.chance(text) if by == CHANCE else GAME.action(text))
        if [GAME.told(event, self.seat) for event in after.events] != told:
            return None
        return after if GAME.view(after, self.seat) == self.t.view(self.seat) else None

    def expected(self) -> dict[str, dict[str, float]]:
        """The average of all the worlds that are left."""
        counts: dict[str, Counter[str]] = {}
        for world in self.worlds:
            for thing, row in GAME.census(world).items():
                counts.setdefault(thing, Counter()).update(dict.fromkeys(row, 1))
        return {thing: {name: times / len(self.worlds) for name, times in row.items()} for thing, row in counts.items()}

    def believed(self) -> dict[str, Any]:
        """What the memory expects."""
        return {thing: dict(row) for thing, row in GAME.marginals(self.t.view(self.seat), self.memory).items()}
