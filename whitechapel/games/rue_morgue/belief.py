"""What a seat knows of every card, and fair worlds drawn from that.

A seat remembers the Rue Morgue card by card (everything enters and leaves it face up), the top card of the
Case File if it has looked at it when feeding, and for every hand and for the pile under the Orang-Utan which
cards it *knows* to be there: taken openly, passed, fed. The rest are *slots*, filled from the unseen cards.

Three things make the unseen differ:

- A hidden card may move: a partner hides one under the Orang-Utan, opponents exchange one. Any card of the
  hand may have been it, a known one or a slot; every card counts as equally likely.
- The second Case File mixes unseen cards with cards that were in the Rue Morgue or known to be under the
  Orang-Utan. These *mixed* cards cannot be in slots that are *old*, from before it; *free* ones can be anywhere.
- When a hand shows a card nobody knew of, it may have come from an old slot or a new one and be a free or a mixed
  card. A card the hand was known to hold counts as the one shown.

Every *scenario* that comes of this is kept with its weight, so that expectations are exact and drawn worlds
have the right frequencies. Only when there are more than `MOST` of them, after many hidden exchanges, is the
least certain knowledge given up; what is certain stays, and nothing possible becomes impossible.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import accumulate
from math import comb, factorial, gcd, perm
from random import Random
from typing import Final

from whitechapel.core.frames import Event
from whitechapel.core.game import Memory
from whitechapel.games.rue_morgue.material import (
    ALL_CARDS,
    COLOURS,
    DECK,
    FIELD,
    KIND,
    KINDS,
    NAMES,
    UNIT,
    count,
    kinds,
)
from whitechapel.games.rue_morgue.options import Options
from whitechapel.games.rue_morgue.state import NO_CARD, Table
from whitechapel.games.rue_morgue.view import View, lay_out
from whitechapel.games.rummy import draw_lot, mix

# -- scenarios ------------------------------------------------------------------------------------
# There can be thousands of them, so a scenario is one whole number, too, and changing it is adding and subtracting.
# From below: how many old and new slots each holder has, the number of old slots and of free cards in all, the set of
# free cards, the set of mixed cards, and the set of known cards of each holder. The holders are the hands, the pile
# under the Orang-Utan, and the Case File (without its top card while that is known).

UNDER: Final = 4
FILE: Final = 5
HOLDERS: Final = 6

_NUMBER: Final = 6
"""Bits for a number of cards."""
_CARDS: Final = 56
"""Bits for a set of cards."""
_OLDS: Final = 2 * HOLDERS * _NUMBER
_FREES: Final = _OLDS + _NUMBER
_FREE: Final = _FREES + _NUMBER
_MIXED: Final = _FREE + _CARDS
_KNOWN: Final = _MIXED + _CARDS

OLD: Final = tuple([(1 << 2 * holder * _NUMBER) + (1 << _OLDS) for holder in range(HOLDERS)])
"""An old slot of each holder."""
NEW: Final = tuple([1 << (2 * holder + 1) * _NUMBER for holder in range(HOLDERS)])
FREE: Final = tuple([(unit << _FREE) + (1 << _FREES) for unit in UNIT])
"""A free card of each kind."""
MIXED: Final = tuple([unit << _MIXED for unit in UNIT])
KNOWN: Final = tuple([tuple([unit << _KNOWN + holder * _CARDS for unit in UNIT]) for holder in range(HOLDERS)])
"""A known card, by holder and kind."""

_ANY_NUMBER: Final = (1 << _NUMBER) - 1
_ANY_CARDS: Final = (1 << _CARDS) - 1


def _old(scenario: int, holder: int) -> int:
    return scenario >> 2 * holder * _NUMBER & _ANY_NUMBER


def _new(scenario: int, holder: int) -> int:
    return scenario >> (2 * holder + 1) * _NUMBER & _ANY_NUMBER


def _number(scenario: int, at: int) -> int:
    return scenario >> at & _ANY_NUMBER


def _cards(scenario: int, at: int) -> int:
    return scenario >> at & _ANY_CARDS


def _known(scenario: int, holder: int) -> int:
    return scenario >> _KNOWN + holder * _CARDS & _ANY_CARDS


OLD_SLOT: Final = -1
NEW_SLOT: Final = -2


def _any_card(scenario: int, seat: int) -> list[tuple[int, int]]:
    """What can leave a hand unseen: the known cards and the sorts of slots it has, with the number of each."""
    known, old, new = _known(scenario, seat), _old(scenario, seat), _new(scenario, seat)
    ways = [(card, count(known, card)) for card in range(KINDS) if known & FIELD[card]]
    if old:
        ways.append((OLD_SLOT, old))
    if new:
        ways.append((NEW_SLOT, new))
    return ways


def _of(holder: int, card: int) -> int:
    """A known card, or a slot of a sort, of a holder."""
    return OLD[holder] if card == OLD_SLOT else NEW[holder] if card == NEW_SLOT else KNOWN[holder][card]


MOST: Final = 2000
"""A seat keeps no more scenarios than this."""
FACTORIALS: Final = tuple([factorial(number) for number in range(len(DECK) + 1)])
PERMUTATIONS: Final = tuple([tuple([perm(n, k) for k in range(n + 1)]) for n in range(len(DECK) + 1)])
WHOLE: Final = FACTORIALS[-1] ** 2
"""A multiple of every number of completions."""


class Told(Memory):
    """What one seat has been told in the present hand."""

    __slots__ = ("drawn", "morgue", "scenarios", "seat", "seats", "top", "watchers")

    def __init__(self, seats: int, seat: int | None) -> None:
        self.seat = seat
        self.seats = seats
        self.morgue: list[int] = []
        """The Rue Morgue, top last."""
        self.top = NO_CARD
        """The top card of the Case File, if this seat has looked at it, or -1."""
        self.watchers = 0
        """A bit for each seat that has looked at the card now on top of the Case File: everybody knows that."""
        self.scenarios: dict[int, int] = {}
        """The ways the unseen cards can lie, with the weight of the histories that lead to each."""
        self.drawn: list[int] = []
        """The weights of the scenarios added up, once a world has been drawn from them; empty before."""

    def clone(self) -> Told:
        new = Told(self.seats, self.seat)
        new.morgue = self.morgue[:]
        new.top = self.top
        new.watchers = self.watchers
        new.scenarios = self.scenarios  # never changed, only replaced
        return new

    def hear(self, event: Event) -> None:
        """[known-cards] [morgue-is-remembered] [top-card-known] [fed-cards-known] [passed-cards-known]
        [second-file-known]"""
        kind = event.kind
        facts = event.facts
        seat = event.seat
        if kind == "drew" or kind == "dealt":
            self._leaves_file(seat, facts["count"], facts.get("cards", ()))
        elif kind == "discarded":
            self._shown(seat, KIND[facts["card"]])
            self.morgue.append(KIND[facts["card"]])
        elif kind == "took":
            self._learn(seat, self.morgue.pop())
        elif kind == "melded" or kind == "laid-off":
            for _ in range(facts.get("count", 1)):
                self._shown(seat, COLOURS.index(facts["colour"]))
        elif kind == "played":
            self._shown(seat, KIND[facts["card"]])
        elif kind == "hand-begins":
            self._begin()
        elif kind == "upcard":
            self._seen_from_file(KIND[facts["card"]])
            self.morgue.append(KIND[facts["card"]])
        elif kind == "second-file":
            self._begin_second_file()
        else:
            self._hear_of_orang_utan(event)

    def _hear_of_orang_utan(self, event: Event) -> None:
        """The rest: feeding, searching, passing and catching."""
        kind = event.kind
        facts = event.facts
        seat = event.seat
        if kind == "peeked":
            self.watchers |= 1 << seat
            if "card" in facts and self.top == NO_CARD:
                self._seen_from_file(KIND[facts["card"]])
                self.top = KIND[facts["card"]]
        elif kind == "fed-file":
            self._leaves_file(UNDER, 1, ())
        elif kind == "put-under":
            self._leaves_file(UNDER, facts["count"], ())
        elif kind == "fed-morgue":
            self._learn(UNDER, self.morgue.pop())
        elif kind == "looked" and facts["pile"] == "under" and "cards" in facts:
            self._under_is(facts["cards"])
        elif kind == "fetched":
            card = KIND[facts["card"]]
            if facts["pile"] == "under":
                self._shown(UNDER, card)
            else:
                del self.morgue[len(self.morgue) - 1 - self.morgue[::-1].index(card)]
            self._learn(seat, card)
        elif kind == "hid" and "card" in facts:
            self._shown(seat, KIND[facts["card"]])
            self._learn(UNDER, KIND[facts["card"]])
        elif kind == "hid":
            self._hides(seat)
        elif kind == "exchanged" and "gave" in facts:
            gave, got = KIND[facts["gave"]], KIND[facts["got"]]
            self._shown(seat, gave)
            self._shown(facts["partner"], got)
            self._learn(seat, got)
            self._learn(facts["partner"], gave)
        elif kind == "exchanged":
            self._exchange(seat, facts["partner"])
        elif kind == "caught":
            self._under_is(facts["cards"])
            for name in facts["cards"]:
                self._shown(UNDER, KIND[name])
            self.morgue += [KIND[name] for name in facts["dropped"]]

    # -- how the scenarios change -----------------------------------------------------------------

    def _begin(self) -> None:
        self.morgue = []
        self.top = NO_CARD
        self.watchers = 0
        self._keep([(len(DECK) * NEW[FILE] + (ALL_CARDS << _FREE) + (len(DECK) << _FREES), 1)])

    def _keep(self, ways: Iterable[tuple[int, int]]) -> None:
        """These scenarios are possible now; equal ones become one, and common factors of the weights go. Without old
        slots, or without mixed cards, there is nothing to tell apart any more."""
        after: dict[int, int] = {}
        for scenario, weight in ways:
            olds = _number(scenario, _OLDS)
            if _number(scenario, _FREES) >= olds:  # there must be a free card for each old slot
                if (olds == 0) != (_cards(scenario, _MIXED) == 0):
                    scenario = _unsorted(scenario)
                after[scenario] = after.get(scenario, 0) + weight
        common = gcd(*after.values())
        if common > 1:
            after = {scenario: weight // common for scenario, weight in after.items()}
        self.scenarios = after
        self.drawn = []
        if len(after) > MOST:
            self._forget()

    def _forget(self) -> None:
        """There are too many scenarios to keep: forget first which of several hands holds a card that may have been
        passed, then what is from before the second Case File. What is certain stays, and nothing possible becomes
        impossible. [honest-sampling]"""
        known = {scenario >> _KNOWN << _KNOWN for scenario in self.scenarios}
        if len(known) > 1:
            certain = 0
            for holder in range(HOLDERS):
                for card in range(KINDS):
                    certain += min([count(_known(cards, holder), card) for cards in known]) * KNOWN[holder][card]
            change = {cards: _unsure(cards, certain) for cards in known}
            self._merge([scenario + change[scenario >> _KNOWN << _KNOWN] for scenario in self.scenarios])
        if len(self.scenarios) > MOST:
            self._merge([_unsorted(scenario) for scenario in self.scenarios])

    def _merge(self, coarser: list[int]) -> None:
        """Put a coarser scenario in the place of each; all that can be told apart afterwards is as likely as before."""
        after: dict[int, int] = {}
        for (scenario, weight), other in zip(self.scenarios.items(), coarser, strict=True):
            after[other] = after.get(other, 0) + weight * _completions(scenario) * WHOLE // _completions(other)
        self.scenarios = after

    def _change(self, by: int) -> None:
        """All the scenarios change alike."""
        self.scenarios = {scenario + by: weight for scenario, weight in self.scenarios.items()}
        self.drawn = []

    def _learn(self, holder: int, card: int) -> None:
        """A card whose kind this seat knows comes to a holder."""
        self._change(KNOWN[holder][card])

    def _seen_from_file(self, card: int) -> None:
        """The top card of the Case File is seen: it lay in one place, and could be any of its kind."""
        ways = []
        for scenario, weight in self.scenarios.items():
            if free := count(_cards(scenario, _FREE), card):
                ways.append((scenario - NEW[FILE] - FREE[card], weight * free))
            if mixed := count(_cards(scenario, _MIXED), card):
                ways.append((scenario - NEW[FILE] - MIXED[card], weight * mixed))
        self._keep(ways)

    def _leaves_file(self, holder: int, several: int, names: Iterable[str]) -> None:
        """Cards of the Case File go to a holder. This seat sees their `names`, or else knows the first one only if it
        has looked at it before."""
        seen = [KIND[name] for name in names]
        for _ in range(several):
            self.watchers = 0
            if self.top != NO_CARD:
                self._learn(holder, self.top)
                if seen:
                    seen.remove(self.top)
                self.top = NO_CARD
            elif seen:
                card = seen.pop()
                self._seen_from_file(card)
                self._learn(holder, card)
            else:
                self._change(NEW[holder] - NEW[FILE])

    def _shown(self, holder: int, card: int) -> None:
        """A holder shows a card: one it was known to hold, or one from any of its slots where it can have been."""
        ways = []
        for scenario, weight in self.scenarios.items():
            if known := count(_known(scenario, holder), card):
                ways.append((scenario - KNOWN[holder][card], weight * known))
                continue
            free, mixed = count(_cards(scenario, _FREE), card), count(_cards(scenario, _MIXED), card)
            old, new = _old(scenario, holder), _new(scenario, holder)
            if old and free:
                ways.append((scenario - OLD[holder] - FREE[card], weight * old * free))
            if new and free:
                ways.append((scenario - NEW[holder] - FREE[card], weight * new * free))
            if new and mixed:
                ways.append((scenario - NEW[holder] - MIXED[card], weight * new * mixed))
        self._keep(ways)

    def _hides(self, seat: int) -> None:
        """A seat puts any card of its hand under the Orang-Utan, unseen."""
        ways = []
        for scenario, weight in self.scenarios.items():
            for card, times in _any_card(scenario, seat):
                ways.append((scenario - _of(seat, card) + _of(UNDER, card), weight * times))
        self._keep(ways)

    def _exchange(self, seat: int, partner: int) -> None:
        """Two seats pass each other any card, unseen; each chooses before it gets the other's."""
        ways = []
        for scenario, weight in self.scenarios.items():
            gifts = [(_of(seat, card) - _of(partner, card), times) for card, times in _any_card(scenario, partner)]
            for card, times in _any_card(scenario, seat):
                given = scenario - _of(seat, card) + _of(partner, card)
                ways += [(given + gift, weight * times * others) for gift, others in gifts]
        self._keep(ways)

    def _under_is(self, names: Iterable[str]) -> None:
        """All the cards under the Orang-Utan are seen. It is the first Case File, so that every unseen card is free."""
        cards = sum([UNIT[KIND[name]] for name in names])
        ways = []
        for scenario, weight in self.scenarios.items():
            known, free = _known(scenario, UNDER), _cards(scenario, _FREE)
            seen = scenario - NEW[UNDER] * _new(scenario, UNDER)
            for card in range(KINDS):
                slots = count(cards, card) - count(known, card)
                weight *= comb(count(free, card), slots) if slots >= 0 else 0
                seen += slots * (KNOWN[UNDER][card] - FREE[card])
            if weight:
                ways.append((seen, weight))
        self._keep(ways)

    def _begin_second_file(self) -> None:
        """The Rue Morgue and all the cards under the Orang-Utan become the Case File, the known ones among them mixed;
        all slots in hands are old now."""
        morgue = sum([MIXED[card] for card in self.morgue])
        size = len(self.morgue)
        ways = []
        for scenario, weight in self.scenarios.items():
            known = _known(scenario, UNDER)
            after = scenario + morgue + (known << _MIXED) - (known << _KNOWN + UNDER * _CARDS)
            after += (size + len(kinds(known))) * NEW[FILE] + _new(scenario, UNDER) * (NEW[FILE] - NEW[UNDER])
            for seat in range(self.seats):
                after += _new(scenario, seat) * (OLD[seat] - NEW[seat])
            ways.append((after, weight))
        self.morgue = []
        self._keep(ways)


def _completions(scenario: int) -> int:
    """In how many ways the unseen cards can fill the slots: first the old ones with free cards, then the others."""
    new = sum([_new(scenario, holder) for holder in range(HOLDERS)])
    return PERMUTATIONS[_number(scenario, _FREES)][_number(scenario, _OLDS)] * FACTORIALS[new]


def _unsure(known: int, certain: int) -> int:
    """How a scenario with these known cards changes when only some of them are certain: the others are somewhere in the
    new slots."""
    change = 0
    for holder in range(HOLDERS):
        for card in kinds(_known(known, holder) - _known(certain, holder)):
            change += NEW[holder] + MIXED[card] - KNOWN[holder][card]
    return change


def _unsorted(scenario: int) -> int:
    """The scenario with all slots new and all unseen cards free."""
    for holder in range(HOLDERS):
        scenario += _old(scenario, holder) * (NEW[holder] - OLD[holder])
    for card in kinds(_cards(scenario, _MIXED)):
        scenario += FREE[card] - MIXED[card]
    return scenario


# -- what can be said ------------------------------------------------------------------------------


def memory(agreed: Options, seat: int | None) -> Told:
    """An empty memory for a seat, or for a spectator."""
    return Told(agreed.seats, seat)


def marginals(view: View, memory: Told) -> Mapping[str, Mapping[str, float]]:
    """For each hand (`0`, `1`, ...), for the pile under the Orang-Utan (`under`) and for the Case File (`file`), the
    expected number of cards of each kind; and for the top card of the Case File (`top`) how likely each kind is."""
    if view.hand_number == 0:
        return {}  # no card is on the table
    rows = {holder: [0.0] * KINDS for holder in (*range(memory.seats), UNDER, FILE)}
    top = [0.0] * KINDS
    weights = {scenario: weight * _completions(scenario) for scenario, weight in memory.scenarios.items()}
    total = sum(weights.values())
    for scenario, weight in weights.items():
        share = weight / total
        free, frees, mixed, olds = (
            _cards(scenario, _FREE),
            _number(scenario, _FREES),
            _cards(scenario, _MIXED),
            _number(scenario, _OLDS),
        )
        news = sum([_new(scenario, holder) for holder in rows])
        in_old = [0.0] * KINDS
        in_new = [0.0] * KINDS
        for kind in range(KINDS):
            unseen = float(count(free, kind))
            if olds:
                in_old[kind] = share * unseen / frees
                unseen *= 1 - olds / frees
            if news:
                in_new[kind] = share * (unseen + count(mixed, kind)) / news
            top[kind] += in_new[kind]
        for holder, row in rows.items():
            known, old, new = _known(scenario, holder), _old(scenario, holder), _new(scenario, holder)
            for kind in range(KINDS):
                row[kind] += share * count(known, kind) + old * in_old[kind] + new * in_new[kind]
    if memory.top != NO_CARD:
        rows[FILE][memory.top] += 1.0
        top = [float(kind == memory.top) for kind in range(KINDS)]
    names = {UNDER: "under", FILE: "file"}
    found = {names.get(holder, str(holder)): row for holder, row in rows.items()}
    if view.file:
        found["top"] = top
    return {
        holder: {NAMES[kind]: expected for kind, expected in enumerate(row) if expected > 0}
        for holder, row in found.items()
    }


def census(table: Table) -> Mapping[str, Mapping[str, float]]:
    """The same for a table that lies open: how many cards of each kind each hand and each hidden pile holds, and what
    is on top of the Case File."""
    piles = [(str(seat), kinds(hand)) for seat, hand in enumerate(table.hands)]
    piles += [("under", kinds(table.under)), ("file", table.file), ("top", table.file[-1:])]
    return {holder: {NAMES[kind]: float(cards.count(kind)) for kind in set(cards)} for holder, cards in piles}


def sample(view: View, memory: Told, rng: Random) -> Table:
    """A world that agrees with all this seat sees and was told, each as likely as it should be. Sealed answers it does
    not know are not yet given. [honest-sampling]"""
    table = lay_out(view)
    if view.hand_number == 0:
        return table  # no card is on the table
    table.morgue = memory.morgue[:]
    scenario = _choose(memory, rng)
    held = [kinds(_known(scenario, holder)) for holder in range(HOLDERS)]
    cards = kinds(_cards(scenario, _FREE))
    mix(cards, rng)
    for holder in range(HOLDERS):
        for _ in range(_old(scenario, holder)):
            held[holder].append(cards.pop())
    cards += kinds(_cards(scenario, _MIXED))
    mix(cards, rng)
    for holder in range(HOLDERS):
        for _ in range(_new(scenario, holder)):
            held[holder].append(cards.pop())
    table.hands = [sum([UNIT[card] for card in hand]) for hand in held[: memory.seats]]
    table.under = sum([UNIT[card] for card in held[UNDER]])
    table.file = held[FILE]
    if memory.top != NO_CARD:
        table.file.append(memory.top)
    return table


def _choose(memory: Told, rng: Random) -> int:
    """A scenario, each as likely as its histories times the ways to complete it."""
    if not memory.drawn:
        ways = [weight * _completions(scenario) for scenario, weight in memory.scenarios.items()]
        memory.drawn = list(accumulate(ways))
    return draw_lot(memory.scenarios, memory.drawn, rng)
