"""What a seat knows of every card, and fair worlds drawn from that.

A seat remembers Scotland Yard card by card (everything enters and leaves it face up), which cards the
others have taken openly and not yet shown again, and for the rest only *slots*: so many unseen cards
in each hand and in the Case File, filled from a *pool* of unseen cards. Two things make slots differ:

- Commissioner Resigns empties all hands of victims. A slot that was in a hand then is *stale*: it holds
  no victim. Slots drawn later are fresh.
- The second Case File of pegasus is a pool of its own whose cards are known; the cards that were in
  the hands when it was shuffled are another.

When a hand shows an unseen card it may have come from any of its slots. Every card of the hand counts
as equally likely to be the one shown; the possible *scenarios* are kept side by side with their
weights, so that expectations are exact and drawn worlds have the right frequencies. A hand that shows a
kind it is known to hold has shown that card, which says nothing about the unseen ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate
from math import factorial, perm
from random import Random
from typing import Final

from whitechapel.core.frames import Event
from whitechapel.core.game import Memory
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
)
from whitechapel.games.jack_the_ripper.options import Options
from whitechapel.games.jack_the_ripper.state import Table, new_table
from whitechapel.games.jack_the_ripper.steps import FRAMES, HAND_OVER
from whitechapel.games.jack_the_ripper.view import View
from whitechapel.games.rummy import draw_lot, mix

ALL_CARDS: Final = sum([UNIT[kind] for kind in DECK])
MOST_SCENARIOS: Final = 2000
"""More than these are not kept apart; reached only by three or four seats deep in a second file."""

Slots = tuple[tuple[int, int, int, int], ...]
"""For each hand, and last for the Case File, the number of unseen cards of each sort: fresh and stale ones from the
first pool, fresh and stale ones from the pool of the second file. A sort is 2 * pool + stale."""
Scenario = tuple[Slots, tuple[int, int]]
"""One way things can lie: the slots, and the sets of unseen cards that fill them, by pool."""


class Told(Memory):
    """What one seat has been told in the present hand."""

    __slots__ = ("drawn", "file_pool", "known", "scenarios", "seat", "seats", "taken", "yard")

    def __init__(self, seats: int, seat: int | None) -> None:
        self.seat = seat
        self.seats = seats
        self.yard: list[int] = []
        """Scotland Yard, top last."""
        self.known: list[int] = [0] * seats
        """The cards each seat is known to hold; its own hand whole."""
        self.taken = -1
        """The kind a Scene has fetched and that is neither played nor kept yet, or -1."""
        self.file_pool = 0
        """The pool the Case File draws from: 1 once there is a second file."""
        self.scenarios: dict[Scenario, int] = {}
        """The ways the unseen cards can lie, with the number of histories that lead to each."""
        self.drawn: list[int] = []
        """The weights of the scenarios added up, once a world has been drawn from them; empty before."""

    def clone(self) -> Told:
        new = Told(self.seats, self.seat)
        new.yard = self.yard[:]
        new.known = self.known[:]
        new.taken = self.taken
        new.file_pool = self.file_pool
        new.scenarios = dict(self.scenarios)
        return new

    def hear(self, event: Event) -> None:
        """[known-cards] [yard-is-remembered] [victims-gone-after-commissioner] [second-file-known]"""
        self.drawn = []
        kind = event.kind
        facts = event.facts
        seat = event.seat
        if kind == "hand-begins":
            self._begin()
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
            for _ in range(naturals):
                self._shown(seat, COLOURS.index(facts["colour"]))
            for _ in range(wilds):
                self._shown(seat, WILD)
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

    # -- how the slots change ---------------------------------------------------------------------

    def _begin(self) -> None:
        self.yard = []
        self.known = [0] * self.seats
        self.taken = -1
        self.file_pool = 0
        empty = (0, 0, 0, 0)
        self.scenarios = {((empty,) * self.seats + ((len(DECK), 0, 0, 0),), (ALL_CARDS, 0)): 1}

    def _begin_second_file(self) -> None:
        self.file_pool = 1
        cards = sum([UNIT[kind] for kind in self.yard])
        size = len(self.yard)
        self.yard = []
        self.scenarios = {
            ((*slots[:-1], (0, 0, size, 0)), (pools[0], cards)): ways for (slots, pools), ways in self.scenarios.items()
        }

    def _unseen_from_file(self, seat: int, size: int) -> None:
        sort = 2 * self.file_pool
        self.scenarios = {
            (_change(_change(slots, -1, sort, -size), seat, sort, size), pools): ways
            for (slots, pools), ways in self.scenarios.items()
        }

    def _seen_from_file(self, card: int) -> None:
        """A card of the Case File is seen: it lay in one place, and could be any of its kind in the pool."""
        pool = self.file_pool
        after: dict[Scenario, int] = {}
        for (slots, pools), ways in self.scenarios.items():
            copies = count(pools[pool], card)
            if copies:
                after[_change(slots, -1, 2 * pool, -1), _without(pools, pool, card)] = ways * copies
        self.scenarios = after

    def _shown(self, seat: int, card: int) -> None:
        """A hand shows a card: one it was known to hold, or one from any of its slots where it can have been."""
        if self.known[seat] & FIELD[card]:
            self.known[seat] -= UNIT[card]
            return
        after: dict[Scenario, int] = {}
        for (slots, pools), ways in self.scenarios.items():
            for sort in range(4):
                pool, stale = sort >> 1, sort & 1
                ways_here = ways * slots[seat][sort] * count(pools[pool], card)
                if ways_here and not (stale and VICTIM <= card < SCENE):
                    scenario = (_change(slots, seat, sort, -1), _without(pools, pool, card))
                    after[scenario] = after.get(scenario, 0) + ways_here
        self._keep(after)

    def _grow_stale(self) -> None:
        """Commissioner has resigned: what every hand holds now is no victim."""
        after: dict[Scenario, int] = {}
        for (slots, pools), ways in self.scenarios.items():
            hands = tuple([(0, a + b, 0, c + d) for a, b, c, d in slots[:-1]])
            scenario = ((*hands, slots[-1]), pools)
            after[scenario] = after.get(scenario, 0) + ways
        self._keep(after)

    def _keep(self, scenarios: Mapping[Scenario, int]) -> None:
        """Keep those that can be completed. When a pool has no victim left, stale and fresh slots are the same again,
        and scenarios that differ only there become one. With three or four seats a long second file can still leave
        too many: then it is forgotten which of the unseen cards were in it, but not which hands hold no victim."""
        after: dict[Scenario, int] = {}
        for scenario, ways in scenarios.items():
            if _completions(scenario):
                scenario = _without_idle_stale(scenario)
                after[scenario] = after.get(scenario, 0) + ways
        if len(after) > MOST_SCENARIOS and self.file_pool == 1:
            self.file_pool = 0
            some, pools = next(iter(after))
            merged = []
            for holder, row in enumerate(some):
                stale = all(slots[holder][0] + slots[holder][2] == 0 for slots, _ in after)
                merged.append((0, sum(row), 0, 0) if stale else (sum(row), 0, 0, 0))
            after = {_without_idle_stale((tuple(merged), (pools[0] + pools[1], 0))): 1}
        self.scenarios = after


def _without_idle_stale(scenario: Scenario) -> Scenario:
    slots, pools = scenario
    if not pools[0] & VICTIM_CARDS:
        slots = tuple([(a + b, 0, c, d) for a, b, c, d in slots])
    if not pools[1] & VICTIM_CARDS:
        slots = tuple([(a, b, c + d, 0) for a, b, c, d in slots])
    return slots, pools


def _change(slots: Slots, holder: int, sort: int, by: int) -> Slots:
    """The slots with `by` more of a sort at a holder; -1 is the Case File."""
    rows = list(slots)
    row = list(rows[holder])
    row[sort] += by
    rows[holder] = (row[0], row[1], row[2], row[3])
    return tuple(rows)


def _without(pools: tuple[int, int], pool: int, card: int) -> tuple[int, int]:
    return (pools[0] - UNIT[card], pools[1]) if pool == 0 else (pools[0], pools[1] - UNIT[card])


def _counts(scenario: Scenario, pool: int) -> tuple[int, int, int]:
    """Of a pool: its cards, the victims among them, and the stale slots they may not fill."""
    slots, pools = scenario
    size = sum([row[2 * pool] + row[2 * pool + 1] for row in slots])
    stale = sum([row[2 * pool + 1] for row in slots])
    victims = (pools[pool] & VICTIM_CARDS).bit_count()
    return size, victims, stale


def _completions(scenario: Scenario) -> int:
    """In how many ways the pools can fill the slots: first the stale ones without victims, then the others."""
    ways = 1
    for pool in range(2):
        size, victims, stale = _counts(scenario, pool)
        if stale > size - victims:
            return 0
        ways *= perm(size - victims, stale) * factorial(size - stale)
    return ways


# -- what can be said ------------------------------------------------------------------------------


def memory(agreed: Options, seat: int | None) -> Told:
    """An empty memory for a seat, or for a spectator."""
    return Told(agreed.seats, seat)


def marginals(view: View, memory: Told) -> Mapping[str, Mapping[str, float]]:
    """For each hand (`0`, `1`, ...) and for the Case File (`file`), the expected number of cards of each kind."""
    if view.hand_number == 0:
        return {}  # no card is on the table
    weights = {scenario: ways * _completions(scenario) for scenario, ways in memory.scenarios.items()}
    total = sum(weights.values())
    table = [[float(count(cards, kind)) for kind in range(KINDS)] for cards in (*memory.known, 0)]
    for scenario, weight in weights.items():
        slots, pools = scenario
        for pool in range(2):
            size, victims, stale = _counts(scenario, pool)
            for kind in range(KINDS):
                copies = count(pools[pool], kind)
                if not copies:
                    continue
                victim = VICTIM <= kind < SCENE
                in_stale = 0.0 if victim or not stale else copies / (size - victims)
                in_fresh = (copies - stale * in_stale) / (size - stale) if size > stale else 0.0
                for holder, row in enumerate(slots):
                    expected = row[2 * pool] * in_fresh + row[2 * pool + 1] * in_stale
                    table[holder][kind] += expected * (weight / total)
    holders = [*(str(seat) for seat in range(memory.seats)), "file"]
    return {
        holder: {NAMES[kind]: expected for kind, expected in enumerate(row) if expected > 0}
        for holder, row in zip(holders, table, strict=True)
    }


def census(table: Table) -> Mapping[str, Mapping[str, float]]:
    """The same for a table that lies open: how many cards of each kind each hand and the Case File hold."""
    holders = [(str(seat), kinds(hand)) for seat, hand in enumerate(table.hands)]
    return {
        holder: {NAMES[kind]: float(cards.count(kind)) for kind in set(cards)}
        for holder, cards in [*holders, ("file", table.file)]
    }


def sample(view: View, memory: Told, rng: Random) -> Table:
    """A world that agrees with all this seat sees and was told, each as likely as it should be. Votes it does not know
    are any of the six; sealed answers it does not know are not yet given. [honest-sampling]"""
    table = lay_out(view)
    if view.hand_number == 0:
        return table  # no card is on the table
    table.yard = memory.yard[:]
    table.hands = memory.known[:]
    scenario = _choose(memory, rng)
    for pool in range(2):
        _fill(table, scenario, pool, rng)
    if view.voted:
        table.votes = tuple(
            [SUSPECTS.index(view.vote) if seat == view.seat else rng.randrange(6) for seat in range(memory.seats)]
        )
    return table


def lay_out(view: View) -> Table:
    """A table with all that is public in a view, and no hidden card on it."""
    table = new_table(view.agreed)
    table.dealer = view.dealer
    table.active = view.active
    table.hand_number = view.hand_number
    table.scores = view.scores
    table.sheets = view.sheets
    table.sizes = list(view.sizes)
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
    table.stack = [FRAMES[question] for question in view.agenda]
    if FRAMES.get((view.question, 0), HAND_OVER).sealed:
        for seat in reversed(view.asked):
            frame = FRAMES[view.question, seat]
            if view.answered and seat == view.seat:
                table.sealed.append((frame, ACTIONS[view.answered]))
            else:
                table.stack.append(frame)
    return table


def _choose(memory: Told, rng: Random) -> Scenario:
    """A scenario, each as likely as its histories times the ways to complete it."""
    if not memory.drawn:
        memory.drawn = list(accumulate([ways * _completions(one) for one, ways in memory.scenarios.items()]))
    return draw_lot(memory.scenarios, memory.drawn, rng)


def _fill(table: Table, scenario: Scenario, pool: int, rng: Random) -> None:
    """Deal a pool into its slots: the stale ones first, from the cards that are no victims. The Case File is all of one
    pool, and so it is well shuffled."""
    slots, pools = scenario
    cards = kinds(pools[pool] & ~VICTIM_CARDS)
    if sum([row[2 * pool + 1] for row in slots]):
        mix(cards, rng)
        _deal(table, slots, 2 * pool + 1, cards)
    cards += kinds(pools[pool] & VICTIM_CARDS)
    mix(cards, rng)
    _deal(table, slots, 2 * pool, cards)


def _deal(table: Table, slots: Slots, sort: int, cards: list[int]) -> None:
    """Cards from the end of these come into the slots of one sort."""
    for holder, row in enumerate(slots):
        for _ in range(row[sort]):
            card = cards.pop()
            if holder == len(table.hands):
                table.file.append(card)
            else:
                table.hands[holder] += UNIT[card]
