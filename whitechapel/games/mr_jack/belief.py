"""Who can still be Jack and where the alibi cards are, as far as can be proved, and fair worlds drawn from that.

Everything a seat has learned lies before it: the tokens that were turned over, the alibi cards it drew itself, how
many the other side drew. Nothing has to be remembered, so a memory here is empty. How somebody plays proves
nothing; weighing that is a bot's business.

Every order of the alibi cards was equally likely, so every order that agrees with what is proved still is:
Jack is any of those who can be Jack, all equally likely, and the cards a seat has not seen lie in
any order, in the pile or before the other seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from whitechapel.core.chance import below, shuffle
from whitechapel.core.frames import Event
from whitechapel.core.game import LaidOut, Memory
from whitechapel.games.mr_jack.material import CHARACTER, CHARACTERS, EXIT, FACINGS, HEX, JACK, characters
from whitechapel.games.mr_jack.settings import Settings
from whitechapel.games.mr_jack.state import Table, new_table
from whitechapel.games.mr_jack.steps import FRAMES, free
from whitechapel.games.mr_jack.view import View


class Told(Memory):
    """What one seat has been told: nothing that it cannot see on the table at any time. [nothing-to-remember]"""

    __slots__ = ()

    def __init__(self) -> None:
        pass

    def clone(self) -> Told:
        return self

    def hear(self, event: Event) -> None:
        pass


def memory(agreed: Settings, seat: int | None) -> Told:
    """An empty memory for a seat, or for a spectator."""
    return Told()


def can_be_jack(view: View) -> tuple[int, ...]:
    """The characters nothing has proved innocent: their tokens show the suspect side, and this seat has not drawn their
    alibi cards. [proved-innocent]"""
    if view.jack:
        return (CHARACTER[view.jack],)
    if view.question == "move-first" and view.asked == (JACK,) and not free(lay_out(view), CHARACTER[view.active]):
        # Moving first requires somewhere to go, and here the only way to go is out of the district.
        return (CHARACTER[view.active],)
    return tuple([CHARACTER[name] for name in view.suspects if name not in view.alibis])


def unseen(view: View) -> dict[str, int]:
    """How many alibi cards this seat has not seen, by where they lie, without Jack's own: `0`, `1` and `pile`."""
    places = {str(seat): size for seat, size in enumerate(view.drawn) if seat != view.seat}
    return {**places, "pile": view.pile}


def marginals(view: View, memory: Told) -> Mapping[str, Mapping[str, float]]:
    """For Jack's own alibi card (`jack`), the cards each seat drew with Holmes (`0`, `1`) and the `pile`: how likely
    each character's card is to be there. [proved-innocent] [alibis-unseen]"""
    if not view.pile:
        return {}  # nothing has been dealt
    suspects = can_be_jack(view)
    jack = {CHARACTERS[character]: 1 / len(suspects) for character in suspects}
    places = unseen(view)
    total = sum(places.values())
    table = {"jack": jack}
    if view.seat is not None:
        table[str(view.seat)] = dict.fromkeys(view.alibis, 1.0)
    for place, size in places.items():
        table[place] = {
            name: (1 - jack.get(name, 0)) * size / total
            for name in CHARACTERS
            if size and name not in view.alibis and jack.get(name, 0) < 1
        }
    return table


def census(table: Table) -> Mapping[str, Mapping[str, float]]:
    """The same for an open table."""
    if table.jack < 0:
        return {}
    places = [("jack", (CHARACTERS[table.jack],)), *((str(seat), characters(table.alibis[seat])) for seat in range(2))]
    places.append(("pile", tuple([CHARACTERS[card] for card in table.pile])))
    return {place: dict.fromkeys(cards, 1.0) for place, cards in places}


def sample(view: View, memory: Told, rng: Random) -> Table:
    """A world that agrees with everything this seat sees, all equally likely. [honest-sampling]"""
    table = LAID_OUT.copy(view)
    assert isinstance(table, Table)
    if not view.pile:
        return table  # nothing has been dealt
    suspects = can_be_jack(view)
    table.jack = suspects[below(len(suspects), rng)]
    own = [CHARACTER[name] for name in view.alibis]
    cards = [card for card in range(len(CHARACTERS)) if card != table.jack and card not in own]
    shuffle(cards, rng)
    drawn = [0, 0]
    for seat in range(2):
        mine = own if seat == view.seat else [cards.pop() for _ in range(view.drawn[seat])]
        drawn[seat] = sum([1 << card for card in mine])
    table.alibis = (drawn[0], drawn[1])
    table.pile = tuple(cards)
    return table


def lay_out(view: View) -> Table:
    """A table with everything public in a view, and no alibi cards."""
    table = new_table(view.agreed)
    table.round = view.round
    table.turn = view.turn
    table.cards = sum([1 << CHARACTER[name] for name in view.cards])
    table.dealt = table.cards | sum([1 << CHARACTER[name] for name in view.played])
    table.active = CHARACTER[view.active] if view.active else -1
    table.where = [HEX[name] if name else -1 for name in view.where]
    table.occupied = 0
    for hex in table.where:
        if hex >= 0:
            table.occupied |= 1 << hex
    table.facing = FACINGS.index(view.facing)
    table.lamps = view.lamps
    table.cordons = sum([1 << EXIT[name] for name in view.cordons])
    table.covered = sum([1 << table.board.manholes.index(HEX[name]) for name in view.covers])
    table.called = sum([1 << CHARACTER[name] for name in view.called])
    table.calls = view.calls
    table.suspects = sum([1 << CHARACTER[name] for name in view.suspects])
    table.seen = view.seen
    table.ending = view.ending
    table.accused = CHARACTER[view.accused] if view.accused else -1
    table.left_by = EXIT[view.left_by] if view.left_by else -1
    table.stack = [FRAMES[question] for question in view.agenda]
    return table


LAID_OUT: Final = LaidOut(lay_out)
