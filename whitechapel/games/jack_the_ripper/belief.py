"""What a seat knows of every card, and fair worlds drawn from that.

A seat remembers Scotland Yard card by card (everything enters and leaves it face up) and which cards the
others have taken openly and not yet shown again. For the rest it only counts *slots*: the unseen cards in
each hand and in the Case File, filled from a *pool* of unseen cards. Two things make slots differ:

- Commissioner Resigns empties all hands of victims. A slot that was in a hand then is *stale*: it holds
  no victim. Slots drawn later are fresh.
- The second Case File of pegasus is a pool of its own whose cards are known; the cards that were in
  the hands when it was shuffled are another.

When a hand shows an unseen card, it may have come from any of its slots. Every card of the hand counts
as equally likely to be the one shown; the possible *scenarios* are kept side by side with their
weights, so that expectations are exact and worlds are drawn with the right frequencies. A hand that shows
a kind it is known to hold has shown that card, which says nothing about the unseen ones. Only when there are
more than `MOST` scenarios is a fair sample of them kept instead, see `rummy.thin`.

A seat that was not told which card lies where, because the table plays from memory or because it joined
late, has *lost track*: until the hand ends it goes only by what it sees.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from random import Random
from typing import Final

from whitechapel.core.chance import below
from whitechapel.core.compiler_hints import i64, row
from whitechapel.core.frames import Event
from whitechapel.core.game import LaidOut
from whitechapel.games.jack_the_ripper.actions import ACTIONS
from whitechapel.games.jack_the_ripper.material import (
    COLOURS,
    DECK,
    FIELD,
    KIND,
    KINDS,
    NAMES,
    SCENE,
    STRIKES,
    SUSPECTS,
    UNIT,
    VICTIM,
    VICTIM_CARDS,
    WILD,
    count,
    kinds,
    packed,
)
from whitechapel.games.jack_the_ripper.settings import Settings
from whitechapel.games.jack_the_ripper.state import Table, new_table
from whitechapel.games.jack_the_ripper.steps import FRAMES
from whitechapel.games.jack_the_ripper.view import View
from whitechapel.games.rummy import (
    FACTORIALS,
    PERMUTATIONS,
    Filling,
    Plan,
    Scenarios,
    ask_again,
    branched,
    chances,
    lightened,
)

ALL_CARDS: Final[int] = sum([UNIT[kind] for kind in DECK])
MOST: Final = 6000
"""A seat keeps no more scenarios than this."""

# -- scenarios ------------------------------------------------------------------------------------
# There can be thousands of them, so a scenario is one whole number, changed by adding and subtracting. From the lowest
# bits up: for each holder the slots of each sort; for each pool the number of stale slots and of all slots; and the
# sets
# of unseen cards that fill the slots, by pool. The sorts are fresh and stale slots of the first pool, then those of the
# second file's pool: 2 * pool + stale. The holders are the hands, the Case File and, for a seat that has lost track,
# what it cannot see of Scotland Yard.

FILE: Final = 4
YARD: Final = 5
HOLDERS: Final = 6
SORTS: Final = 4
POOLS: Final = 2

_NUMBER: Final = 6
"""Bits for a count of cards."""
_CARDS: Final = 56
"""Bits for a set of cards."""
_ROW: Final = SORTS * _NUMBER
_STALE: Final = HOLDERS * _ROW
_SIZE: Final = _STALE + POOLS * _NUMBER
_POOL: Final = _SIZE + POOLS * _NUMBER

_ANY_NUMBER: Final = (1 << _NUMBER) - 1
_ANY_CARDS: Final = (1 << _CARDS) - 1
_ANY_STALE: Final = (1 << POOLS * _NUMBER) - 1 << _STALE
_COUNTS: Final = (1 << _POOL) - (1 << _STALE)
_VICTIMS: Final = (VICTIM_CARDS << _POOL) + (VICTIM_CARDS << _POOL + _CARDS)


def _slot(holder: int, sort: int) -> int:
    pool, stale = sort >> 1, sort & 1
    counted = (1 << _SIZE + pool * _NUMBER) + (stale << _STALE + pool * _NUMBER)
    return (1 << holder * _ROW + sort * _NUMBER) + counted


SLOT: Final = tuple([tuple([_slot(holder, sort) for sort in range(SORTS)]) for holder in range(HOLDERS)])
"""A slot of each holder and sort."""
CARD: Final = tuple([tuple([int(unit) << _POOL + pool * _CARDS for unit in UNIT]) for pool in range(POOLS)])
"""A card of each pool and kind."""
HAND: Final = tuple([(1 << _ROW) - 1 << holder * _ROW for holder in range(HOLDERS)])
"""The part of a scenario that says which slots a holder has."""
UNSEEN: Final = tuple([(int(field) << _POOL) + (int(field) << _POOL + _CARDS) for field in FIELD])
"""The part of a scenario that says how many cards of each kind are unseen."""


def _slots(scenario: int, holder: int, sort: int) -> int:
    return scenario >> holder * _ROW + sort * _NUMBER & _ANY_NUMBER


def _pool(scenario: int, pool: int) -> int:
    return scenario >> _POOL + pool * _CARDS & _ANY_CARDS


def _size(scenario: int, pool: int) -> int:
    return scenario >> _SIZE + pool * _NUMBER & _ANY_NUMBER


def _stale(scenario: int, pool: int) -> int:
    return scenario >> _STALE + pool * _NUMBER & _ANY_NUMBER


class Told(Scenarios):
    """What one seat has been told in the present hand."""

    __slots__ = ("file_pool", "known", "taken", "yard")

    def __init__(self, seats: int, seat: int | None) -> None:
        super().__init__(seats, seat, MOST)

    def _clear(self) -> None:
        super()._clear()
        self.yard: list[int] = []
        """Scotland Yard, top last."""
        self.known: list[int] = [0] * self.seats
        """The cards each seat is known to hold; its own hand whole."""
        self.taken = -1
        """The kind a Scene has fetched, until it is played or kept; otherwise -1."""
        self.file_pool = 0
        """The pool the Case File draws from: 1 once there is a second file."""

    def clone(self) -> Told:
        new = Told(self.seats, self.seat)
        self._copy_to(new)
        new.yard = self.yard[:]
        new.known = self.known[:]
        new.taken = self.taken
        new.file_pool = self.file_pool
        return new

    def _hear(self, event: Event) -> None:
        """[known-cards] [yard-is-remembered] [victims-gone-after-commissioner] [second-file-known]"""
        kind = event.kind
        facts = event.facts
        seat = event.seat
        if kind == "hand-begins":
            self.scenarios = {len(DECK) * SLOT[FILE][0] + (ALL_CARDS << _POOL): 1}
        elif kind == "dealt" or kind == "drew":
            if "cards" in facts:
                for name in facts["cards"]:
                    self._seen_from_file(KIND[name])
                    self.known[seat] += UNIT[KIND[name]]
            else:
                self._unseen_from_file(seat, facts["count"])
        elif kind == "upcard":
            self._seen_from_file(KIND[facts["card"]])
            self.yard.append(KIND[facts["card"]])
        elif kind == "flipped":
            self._seen_from_file(KIND[facts["card"]])
            if not VICTIM <= KIND[facts["card"]] < SCENE:
                self.yard.append(KIND[facts["card"]])
        elif kind == "took":
            self.known[seat] += UNIT[self.yard.pop()]
        elif kind == "discarded":
            self._shown(seat, KIND[facts["card"]])
            self.yard.append(KIND[facts["card"]])
        else:
            self._hear_play(event)

    def _hear_play(self, event: Event) -> None:
        kind = event.kind
        facts = event.facts
        seat = event.seat
        if kind == "melded" or kind == "laid-off":
            wilds = facts["wilds"] if kind == "melded" else 1 if facts["wild"] else 0
            naturals = facts["naturals"] if kind == "melded" else 1 - wilds
            self._shown(seat, COLOURS.index(facts["colour"]), naturals)
            self._shown(seat, WILD, wilds)
        elif kind == "played":
            card = KIND[facts["card"]]
            if self.taken == card:
                self.taken = -1
            else:
                self._shown(seat, card)
            if card >= STRIKES:
                self.yard.append(card)
        elif kind == "laid-victim" or kind == "escaped":
            self._shown(seat, KIND[facts["card"]])
        elif kind == "alibi-replaced":
            self.yard.append(KIND[facts["card"]])
        elif kind == "fetched":
            self.taken = KIND[facts["card"]]
            del self.yard[len(self.yard) - 1 - self.yard[::-1].index(self.taken)]
        elif kind == "kept":
            self.known[seat] += UNIT[self.taken]
            self.taken = -1
        elif kind == "no-more-victims":
            self._grow_stale()
        elif kind == "second-file":
            self._begin_second_file()

    # -- how the scenarios change -----------------------------------------------------------------

    def _begin_second_file(self) -> None:
        """Scotland Yard becomes the Case File, a pool of its own."""
        self.file_pool = 1
        self._change(sum([SLOT[FILE][2] + CARD[1][card] for card in self.yard]))
        self.yard = []

    def _unseen_from_file(self, seat: int, several: int) -> None:
        sort = 2 * self.file_pool
        self._change(several * (SLOT[seat][sort] - SLOT[FILE][sort]))

    def _seen_from_file(self, card: int) -> None:
        """A card of the Case File is seen: it has one place, and can be any of its kind in the pool."""
        self._keep(branched(self.scenarios, UNSEEN[card], partial(_tops, pool=self.file_pool, card=card)))

    def _shown(self, seat: int, card: int, several: int = 1) -> None:
        """A hand shows cards of a kind: those it was known to hold, or others from any slots they can have been in."""
        known = min(several, count(self.known[seat], card))
        self.known[seat] -= known * UNIT[card]
        if several > known:
            ways = partial(_showings, seat=seat, card=card, several=several - known)
            self._keep(branched(self.scenarios, HAND[seat] | _COUNTS | UNSEEN[card], ways))

    def _grow_stale(self) -> None:
        """Commissioner has resigned: nothing held now is a victim."""
        after: dict[int, int] = {}
        for scenario, weight in self.scenarios.items():
            for seat in range(self.seats):
                for sort in range(0, SORTS, 2):
                    scenario += _slots(scenario, seat, sort) * (SLOT[seat][sort + 1] - SLOT[seat][sort])
            after[scenario] = after.get(scenario, 0) + weight
        self._keep(after)

    def _keep(self, scenarios: dict[int, int]) -> None:
        """These scenarios are possible now, if they can be completed. Once a pool has no victim left, stale and fresh
        slots are the same again, and scenarios that differ only there are merged. Common factors of the weights are
        divided out. If there are too many scenarios, a sample is kept. [honest-sampling]"""
        somewhere = 0
        for scenario in scenarios:
            somewhere |= scenario
        self.scenarios = lightened(_settled(scenarios) if somewhere & _ANY_STALE else scenarios)
        self._thin(self.most, self.most // 3)

    def chances(self) -> list[int]:
        return chances(self.scenarios, _COUNTS | _VICTIMS, _completions)

    def plan(self, scenario: int) -> Plan:
        """Each pool fills its stale slots first, from the cards that are no victims. The Case File is all of one pool,
        and so it is well shuffled."""
        fillings: list[Filling] = []
        for pool in range(POOLS):
            unseen = _pool(scenario, pool)
            if _stale(scenario, pool):
                fillings.append((kinds(unseen & ~VICTIM_CARDS), _places(scenario, 2 * pool + 1)))
                unseen &= VICTIM_CARDS
            fillings.append((kinds(unseen), _places(scenario, 2 * pool)))
        return [[] for _ in range(HOLDERS)], fillings


def _places(scenario: int, sort: int) -> list[tuple[int, int]]:
    """How many slots of one sort each holder has, where there are any."""
    slots = [_slots(scenario, holder, sort) for holder in range(HOLDERS)]
    return [(holder, several) for holder, several in enumerate(slots) if several]


def _settled(scenarios: Mapping[int, int]) -> dict[int, int]:
    """The scenarios that can be completed; those that differ only in stale slots that no longer matter are merged."""
    after: dict[int, int] = {}
    for scenario, weight in scenarios.items():
        if _completions(scenario):
            scenario = _without_idle_stale(scenario)
            after[scenario] = after.get(scenario, 0) + weight
    return after


def _tops(part: int, pool: int, card: int) -> list[tuple[int, int]]:
    """How a scenario changes when a card of the Case File, which this pool fills, is seen."""
    copies = count(_pool(part, pool), card)
    return [(-SLOT[FILE][2 * pool] - CARD[pool][card], copies)] if copies else []


def _showings(part: int, seat: int, card: int, several: int) -> list[tuple[int, int]]:
    """How a scenario changes when a hand shows several cards of a kind, one by one: each way, with its multiplicity."""
    changes = {0: 1}
    for _ in range(several):
        after: dict[int, int] = {}
        for change, times in changes.items():
            for sort in range(0, SORTS, 2 if VICTIM <= card < SCENE else 1):
                left = part + change
                ways = times * _slots(left, seat, sort) * count(_pool(left, sort >> 1), card)
                if ways:
                    next_change = change - SLOT[seat][sort] - CARD[sort >> 1][card]
                    after[next_change] = after.get(next_change, 0) + ways
        changes = after
    return list(changes.items())


def _without_idle_stale(scenario: int) -> int:
    for pool in range(POOLS):
        if _stale(scenario, pool) and not _pool(scenario, pool) & VICTIM_CARDS:
            fresh = 2 * pool
            for holder in range(HOLDERS):
                scenario += _slots(scenario, holder, fresh + 1) * (SLOT[holder][fresh] - SLOT[holder][fresh + 1])
    return scenario


def _completions(scenario: int) -> int:
    """The number of ways the pools can fill the slots: first the stale ones without victims, then the others."""
    ways = 1
    for pool in range(POOLS):
        size, stale = _size(scenario, pool), _stale(scenario, pool)
        ways *= FACTORIALS[size - stale]
        if stale:
            harmless = size - (_pool(scenario, pool) & VICTIM_CARDS).bit_count()
            if stale > harmless:
                return 0
            ways *= PERMUTATIONS[harmless][stale]
    return ways


# -- what can be said ------------------------------------------------------------------------------


def memory(agreed: Settings, seat: int | None) -> Told:
    """An empty memory for a seat, or for a spectator."""
    return Told(agreed.seats, seat)


def by_sight(view: View) -> Told:
    """What a seat that has lost track knows: what it sees now, and that everything else can lie anywhere."""
    told = Told(view.agreed.seats, view.seat)
    if view.seat is not None:
        told.known[view.seat] = sum([UNIT[KIND[name]] for name in view.hand])
    told.yard = [KIND[name] for name in view.look or (view.top,) if name]
    unseen: int = ALL_CARDS - sum(told.known) - sum([UNIT[card] for card in told.yard])
    for area in view.areas:
        unseen -= sum([UNIT[KIND[name]] for name in area.cards]) + len(area.wilds) * UNIT[WILD]
    if view.taken:
        unseen -= UNIT[KIND[view.taken]]
    slots = view.file * SLOT[FILE][0] + (view.yard - len(told.yard)) * SLOT[YARD][0]
    slots += sum([size * SLOT[seat][0] for seat, size in enumerate(view.sizes) if seat != view.seat])
    told.scenarios = {slots + (unseen << _POOL): 1}
    return told


def marginals(view: View, memory: Told) -> Mapping[str, Mapping[str, float]]:
    """For each hand (`0`, `1`, ...) and for the Case File (`file`), the expected number of cards of each kind; and, for
    a seat that has lost track, the same for Scotland Yard (`yard`)."""
    if view.hand_number == 0:
        return {}  # no cards are on the table
    told = by_sight(view) if memory.lost else memory
    names = {**{seat: str(seat) for seat in range(told.seats)}, FILE: "file"}
    table = [[float(count(cards, kind)) for kind in range(KINDS)] for cards in told.known]
    table += [[0.0] * KINDS for _ in range(HOLDERS - told.seats)]
    if memory.lost:
        names[YARD] = "yard"
        for card in told.yard:
            table[YARD][card] += 1
    for (cards, stale), rows in _shares(told).items():
        size = len(kinds(cards))
        victims = (cards & VICTIM_CARDS).bit_count()
        for kind in range(KINDS):
            copies = count(cards, kind)
            if not copies:
                continue
            in_stale = 0.0 if VICTIM <= kind < SCENE or not stale else copies / (size - victims)
            in_fresh = (copies - stale * in_stale) / (size - stale) if size > stale else 0.0
            for holder in names:
                table[holder][kind] += rows[2 * holder] * in_fresh + rows[2 * holder + 1] * in_stale
    return {
        name: {NAMES[kind]: expected for kind, expected in enumerate(table[holder]) if expected > 0}
        for holder, name in names.items()
    }


def _shares(told: Told) -> dict[tuple[int, int], list[float]]:
    """The expected numbers of fresh and stale slots of each holder, by the cards that fill them and the number of
    stale slots among all these cards fill."""
    weights = told.chances()
    total = sum(weights)
    shares: dict[tuple[int, int], list[float]] = {}
    for scenario, weight in zip(told.scenarios, weights, strict=True):
        share = weight / total
        for pool in range(POOLS):
            key = (_pool(scenario, pool), _stale(scenario, pool))
            if key not in shares:
                shares[key] = [0.0] * (2 * HOLDERS)
            rows = shares[key]
            for holder in range(HOLDERS):
                rows[2 * holder] += share * _slots(scenario, holder, 2 * pool)
                rows[2 * holder + 1] += share * _slots(scenario, holder, 2 * pool + 1)
    return shares


def census(table: Table) -> Mapping[str, Mapping[str, float]]:
    """The same for an open table: how many cards of each kind each hand and pile holds."""
    piles = [(str(seat), kinds(hand)) for seat, hand in enumerate(table.hands)]
    piles += [("file", table.file), ("yard", table.yard)]
    return {holder: {NAMES[kind]: float(cards.count(kind)) for kind in set(cards)} for holder, cards in piles}


def sample(view: View, memory: Told, rng: Random) -> Table:
    """A world that agrees with everything this seat sees and was told, with the right frequency. Votes it does not know
    are any of the six; sealed answers it does not know are not yet given. [honest-sampling]"""
    table = LAID_OUT.copy(view)
    assert isinstance(table, Table)
    if view.hand_number == 0:
        return table  # no cards are on the table
    told = by_sight(view) if memory.lost else memory
    _deal(table, told, rng)
    while view.question == "look" and not table.stack[-1].options(table):
        _deal(table, told, rng)  # a seat looking through Scotland Yard must find something there
    if view.voted:
        table.votes = tuple(
            [
                SUSPECTS.index(view.vote) if seat == view.seat else below(len(SUSPECTS), rng)
                for seat in range(memory.seats)
            ]
        )
    return table


def lay_out(view: View) -> Table:
    """A table with everything public in a view, and no hidden cards."""
    table = new_table(view.agreed)
    table.dealer = view.dealer
    table.active = view.active
    table.hand_number = view.hand_number
    table.scores = view.scores
    table.sheets = view.sheets
    table.sizes = row[i64](view.sizes)
    for seat, area in enumerate(view.areas):
        table.areas[seat] = sum([UNIT[KIND[name]] for name in area.cards])
        table.wilds[seat] = sum([UNIT[KIND[name]] for name in area.wilds])
    table.taken = KIND[view.taken] if view.taken else -1
    table.open = sum([1 << COLOURS.index(name) for name in view.melded])
    table.victims = view.victims
    table.alibi = SUSPECTS.index(view.alibi) if view.alibi else -1
    table.gavel_played = view.gavel_played
    table.last_card_lost = view.last_card_lost
    table.second_file = view.second_file
    table.yard_turns = view.yard_turns
    ask_again(table, view, FRAMES, ACTIONS)
    return table


def _deal(table: Table, told: Told, rng: Random) -> None:
    """Lay out the hidden cards."""
    held = told.deal(rng)
    for seat in range(told.seats):
        table.hands[seat] = told.known[seat] + packed(held[seat])
    table.file = held[FILE]
    if told.face_up < 0:
        told.face_up = packed(told.yard)
    table.yard = held[YARD] + told.yard
    table.in_yard = told.face_up + packed(held[YARD])


LAID_OUT: Final = LaidOut(lay_out)
