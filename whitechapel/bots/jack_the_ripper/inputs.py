"""What a net sees of a table of Jack the Ripper."""

from __future__ import annotations

from typing import Any, Final

from whitechapel.bots.jack_the_ripper.worth import leader
from whitechapel.bots.rummy_inputs import SEATS, RummyInputs
from whitechapel.core.compiler_hints import i64
from whitechapel.games.jack_the_ripper.actions import ACTIONS
from whitechapel.games.jack_the_ripper.material import ALL_VICTIMS, COPIES, FIELD, KINDS, LETTERS, SHIFT, SUSPECTS
from whitechapel.games.jack_the_ripper.settings import US_GAMES
from whitechapel.games.jack_the_ripper.state import Table

QUESTIONS: Final = ("draw", "play", "discard", "window", "look", "play-or-keep", "ballot")
WILDS: Final = 2


class Inputs(RummyInputs):
    """What both rummy games have, and the victims, wilds, alibi and vote."""

    def __init__(self) -> None:
        super().__init__(QUESTIONS, COPIES, SHIFT, FIELD)
        self.american = self.block(1)
        self.victims = self.block(ALL_VICTIMS)
        self.alibi = self.block(len(SUSPECTS))
        self.leader = self.block(len(SUSPECTS))
        self.taken = self.block(KINDS)
        self.wilds = self.block(SEATS * LETTERS * WILDS)

    def active(self, table: Any, seat: int) -> list[int]:
        assert isinstance(table, Table)
        found: list[int] = []
        seats = len(table.hands)
        self.situation(table, seat, table.yard, table.yard_turns, seats, found)
        if table.agreed.edition == US_GAMES:
            found.append(self.american)
        if table.victims:
            found.append(self.victims + table.victims - 1)
        if table.alibi >= 0:
            found.append(self.alibi + table.alibi)
        ripper = leader(table)
        if ripper >= 0:
            found.append(self.leader + ripper)
        if table.taken >= 0:
            found.append(self.taken + table.taken)
        for i in range(seats):
            wilds: i64 = table.wilds[(seat + i) % seats]
            if wilds:
                for colour in range(LETTERS):
                    some = wilds >> SHIFT[colour] & 3
                    for copy in range(min(some, WILDS)):
                        found.append(self.wilds + (i * LETTERS + colour) * WILDS + copy)
        if table.gavel_played:
            found.append(self.flags)
        if table.second_file:
            found.append(self.flags + 1)
        if table.votes:
            found.append(self.flags + 2)
        if table.agreed.vote:
            found.append(self.flags + 3)
        return found


INPUTS: Final = Inputs()
ANSWERS: Final = tuple(ACTIONS.values())
"""What the outputs of the net stand for, in order."""
