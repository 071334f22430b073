"""What a seat knows of every card, and fair worlds drawn from that.

A seat remembers the Rue Morgue card by card (everything enters and leaves it face up), the top card of the
Case File if it has looked at it when feeding, and which cards it *knows* to be in each hand and under the
Orang-Utan: taken openly, passed, fed. The rest are *slots*, filled from the unseen cards.

Three things make unseen cards differ:

- A hidden card may move: players hide one under the Orang-Utan, and opposing partners exchange one. It may have
  been any card of the hand, a known one or a slot; every card counts as equally likely.
- The second Case File mixes unseen cards with cards that were in the Rue Morgue or known to be under the
  Orang-Utan. These *mixed* cards cannot be in slots that are *old*, from before it; *free* ones can be anywhere.
- When a hand shows a card nobody knew of, it may have come from an old slot or a new one and be a free or a mixed
  card. A card the hand was known to hold counts as the one shown.

Every resulting *scenario* is kept with its weight, so that expectations are exact and worlds are drawn with
the right frequencies. Only when there are more than `MOST` of them, late in a second Case File after several
unseen exchanges, is a fair sample kept instead, see `rummy.thin`.

A seat that was not told which card lies where, because the table plays from memory or because it joined late,
has *lost track*: until the hand ends it goes only by what it sees.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from math import comb, perm
from random import Random
from typing import Final

from whitechapel.core.frames import Event
from whitechapel.core.game import LaidOut
from whitechapel.games.rue_morgue.material import (
    ALL_CARDS,
    COLOURS,
    DECK,
    FIELD,
    KIND,
    KINDS,
    NAMES,
    SHIFT,
    UNIT,
    count,
    kinds,
    packed,
)
from whitechapel.games.rue_morgue.settings import Settings
from whitechapel.games.rue_morgue.state import NO_CARD, Table
from whitechapel.games.rue_morgue.view import View, lay_out
from whitechapel.games.rummy import (
    FACTORIALS,
    PERMUTATIONS,
    Plan,
    Scenarios,
    branched,
    chances,
    lightened,
)

# -- scenarios ------------------------------------------------------------------------------------
# There can be thousands of them, so a scenario is one whole number too, changed by adding and subtracting. From the
# lowest bits up: how many old and new slots each holder has, the total numbers of old slots, new slots and free cards,
# the set of free cards, the set of mixed cards, and the set of known cards of each holder. The holders are the hands,
# the pile under the Orang-Utan, the Case File (without its top card while that is known) and, for a seat that has lost
# track, what it cannot see of the Rue Morgue.

UNDER: Final = 4
FILE: Final = 5
MORGUE: Final = 6
HOLDERS: Final = 7

_NUMBER: Final = 6
"""Bits for a count of cards."""
_CARDS: Final = 56
"""Bits for a set of cards."""
_OLDS: Final = 2 * HOLDERS * _NUMBER
_NEWS: Final = _OLDS + _NUMBER
_FREES: Final = _NEWS + _NUMBER
_FREE: Final = _FREES + _NUMBER
_MIXED: Final = _FREE + _CARDS
_KNOWN: Final = _MIXED + _CARDS

OLD: Final = tuple([(1 << 2 * holder * _NUMBER) + (1 << _OLDS) for holder in range(HOLDERS)])
"""An old slot of each holder."""
NEW: Final = tuple([(1 << (2 * holder + 1) * _NUMBER) + (1 << _NEWS) for holder in range(HOLDERS)])
FREE: Final = tuple([(int(unit) << _FREE) + (1 << _FREES) for unit in UNIT])
"""A free card of each kind."""
MIXED: Final = tuple([int(unit) << _MIXED for unit in UNIT])
KNOWN: Final = tuple([tuple([int(unit) << _KNOWN + holder * _CARDS for unit in UNIT]) for holder in range(HOLDERS)])
"""A known card, by holder and kind."""

_ANY_NUMBER: Final = (1 << _NUMBER) - 1
_ANY_CARDS: Final = (1 << _CARDS) - 1
HAND: Final = tuple(
    [
        ((1 << 2 * _NUMBER) - 1 << 2 * holder * _NUMBER) + (_ANY_CARDS << _KNOWN + holder * _CARDS)
        for holder in range(HOLDERS)
    ]
)
"""The part of a scenario that says what a holder has."""
ANY: Final = tuple([int(FIELD[kind] >> SHIFT[kind]) for kind in range(KINDS)])
"""All the copies of each kind that a set of cards can hold."""
UNSEEN: Final = tuple([(int(field) << _FREE) + (int(field) << _MIXED) for field in FIELD])
"""The part of a scenario that says how many cards of each kind are unseen."""
_SLOTS: Final = (1 << _OLDS) - 1
_COUNTS: Final = (1 << _FREE) - (1 << _OLDS)


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


def _hidings(part: int, seat: int) -> list[tuple[int, int]]:
    """How a scenario changes when a seat hides any card of its hand under the Orang-Utan: each way, with its
    multiplicity."""
    return [(_of(UNDER, card) - _of(seat, card), times) for card, times in _any_card(part, seat)]


def _swaps(part: int, seat: int, partner: int) -> list[tuple[int, int]]:
    """How a scenario changes when two seats pass each other any card."""
    changes: dict[int, int] = {}
    for card, times in _any_card(part, seat):
        for other, others in _any_card(part, partner):
            change = _of(partner, card) - _of(seat, card) + _of(seat, other) - _of(partner, other)
            changes[change] = changes.get(change, 0) + times * others
    return list(changes.items())


def _showings(part: int, holder: int, card: int, several: int) -> list[tuple[int, int]]:
    """How a scenario changes when a holder shows several cards of a kind: first those it was known to hold, then a free
    card from an old slot, or a free or mixed one from a new slot."""
    known, old, new = count(_known(part, holder), card), _old(part, holder), _new(part, holder)
    free, mixed = count(_cards(part, _FREE), card), count(_cards(part, _MIXED), card)
    shown = min(known, several)
    left = several - shown
    changes = []
    for from_old in range(min(left, old, free) + 1):
        from_new = left - from_old
        for of_mixed in range(min(from_new, mixed) + 1):
            of_free = left - of_mixed
            times = perm(known, shown) * comb(left, from_old) * comb(from_new, of_mixed)
            times *= perm(old, from_old) * perm(new, from_new) * perm(free, of_free) * perm(mixed, of_mixed)
            if times:
                slots = from_old * OLD[holder] + from_new * NEW[holder]
                cards = shown * KNOWN[holder][card] + of_free * FREE[card] + of_mixed * MIXED[card]
                changes.append((-slots - cards, times))
    return changes


def _tops(part: int, card: int) -> list[tuple[int, int]]:
    """How a scenario changes when a card of the Case File is seen: a free or a mixed one."""
    free, mixed = count(_cards(part, _FREE), card), count(_cards(part, _MIXED), card)
    ways = ((-NEW[FILE] - FREE[card], free), (-NEW[FILE] - MIXED[card], mixed))
    return [(change, times) for change, times in ways if times]


def _turned_up(part: int, cards: int) -> list[tuple[int, int]]:
    """How a scenario changes when these turn out to be all the cards under the Orang-Utan. It is the first Case File,
    so every unseen card is free."""
    known, free = _known(part, UNDER), _cards(part, _FREE)
    change, times = -NEW[UNDER] * _new(part, UNDER), 1
    for card in range(KINDS):
        slots = count(cards, card) - count(known, card)
        times *= comb(count(free, card), slots) if slots >= 0 else 0
        change += slots * (KNOWN[UNDER][card] - FREE[card])
    return [(change, times)] if times else []


def _of(holder: int, card: int) -> int:
    """A known card, or a slot of a sort, of a holder."""
    return OLD[holder] if card == OLD_SLOT else NEW[holder] if card == NEW_SLOT else KNOWN[holder][card]


MOST: Final = 2000
"""A seat keeps no more scenarios than this."""


class Told(Scenarios):
    """What one seat has been told in the present hand."""

    __slots__ = ("morgue", "top", "watchers")

    def __init__(self, seats: int, seat: int | None) -> None:
        super().__init__(seats, seat, MOST)

    def _clear(self) -> None:
        super()._clear()
        self.morgue: list[int] = []
        """The Rue Morgue, top last."""
        self.top = NO_CARD
        """The top card of the Case File, if this seat has looked at it, or -1."""
        self.watchers = 0
        """A bit for each seat that has looked at the card now on top of the Case File: everybody knows that."""

    def clone(self) -> Told:
        new = Told(self.seats, self.seat)
        self._copy_to(new)
        new.morgue = self.morgue[:]
        new.top = self.top
        new.watchers = self.watchers
        return new

    def _hear(self, event: Event) -> None:
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
            self._shown(seat, COLOURS.index(facts["colour"]), facts.get("count", 1))
        elif kind == "played":
            self._shown(seat, KIND[facts["card"]])
        elif kind == "hand-begins":
            self._keep({len(DECK) * NEW[FILE] + (ALL_CARDS << _FREE) + (len(DECK) << _FREES): 1})
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

    def _branch(self, mask: int, ways: Callable[[int], Sequence[tuple[int, int]]]) -> None:
        """Something happens that can have happened in several ways, see `rummy.branched`."""
        self._keep(branched(self.scenarios, mask, ways))

    def _keep(self, scenarios: Mapping[int, int]) -> None:
        """These scenarios are possible now; without old slots, or without mixed cards, there is nothing to tell apart
        any more, and scenarios that differ only there become one. Common factors of the weights go. If there are too
        many scenarios, a sample of them is kept. [honest-sampling]"""
        after: dict[int, int] = {}
        for scenario, weight in scenarios.items():
            olds = scenario >> _OLDS & _ANY_NUMBER
            if scenario >> _FREES & _ANY_NUMBER >= olds:  # there must be a free card for each old slot
                if (olds == 0) != (scenario >> _MIXED & _ANY_CARDS == 0):
                    scenario = _unsorted(scenario)
                after[scenario] = after.get(scenario, 0) + weight
        self.scenarios = lightened(after)
        self._thin(self.most, self.most)

    def chances(self) -> list[int]:
        return chances(self.scenarios, _COUNTS, _completions)

    def plan(self, scenario: int) -> Plan:
        """Free cards fill the old slots first; the mixed cards join those that are left and fill the new ones."""
        known = [kinds(_known(scenario, holder)) for holder in range(HOLDERS)]
        old = [(holder, _old(scenario, holder)) for holder in range(HOLDERS) if _old(scenario, holder)]
        new = [(holder, _new(scenario, holder)) for holder in range(HOLDERS) if _new(scenario, holder)]
        return known, [(kinds(_cards(scenario, _FREE)), old), (kinds(_cards(scenario, _MIXED)), new)]

    def _learn(self, holder: int, card: int) -> None:
        """A card whose kind this seat knows comes to a holder."""
        self._change(KNOWN[holder][card])

    def _seen_from_file(self, card: int) -> None:
        """The top card of the Case File is seen: it has one place, and can be any of its kind."""
        self._branch(UNSEEN[card], partial(_tops, card=card))

    def _leaves_file(self, holder: int, several: int, names: Iterable[str]) -> None:
        """Cards of the Case File go to a holder. This seat sees their `names`; otherwise it knows at most the first, if
        it has looked at it before."""
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

    def _shown(self, holder: int, card: int, several: int = 1) -> None:
        """A holder shows cards of a kind: those it was known to hold, or others from any of its slots."""
        mask = HAND[holder] & (_SLOTS | KNOWN[holder][card] * ANY[card]) | UNSEEN[card]
        self._branch(mask, partial(_showings, holder=holder, card=card, several=several))

    def _hides(self, seat: int) -> None:
        """A seat puts any card of its hand under the Orang-Utan, unseen."""
        self._branch(HAND[seat], partial(_hidings, seat=seat))

    def _exchange(self, seat: int, partner: int) -> None:
        """Two seats pass each other any card, unseen; each chooses before it gets the other's. Scenarios multiply by
        that, so there must be few enough before."""
        self._thin(self.most // 3, self.most // 3)
        self._branch(HAND[seat] | HAND[partner], partial(_swaps, seat=seat, partner=partner))

    def _under_is(self, names: Iterable[str]) -> None:
        """All the cards under the Orang-Utan are seen."""
        cards = sum([UNIT[KIND[name]] for name in names])
        self._branch(HAND[UNDER] | _ANY_CARDS << _FREE, partial(_turned_up, cards=cards))

    def _begin_second_file(self) -> None:
        """The Rue Morgue and all the cards under the Orang-Utan become the Case File, the known ones among them mixed;
        all slots in hands are now old."""
        morgue = sum([MIXED[card] for card in self.morgue])
        size = len(self.morgue)
        after: dict[int, int] = {}
        for scenario, weight in self.scenarios.items():
            known = _known(scenario, UNDER)
            scenario += morgue + (known << _MIXED) - (known << _KNOWN + UNDER * _CARDS)
            scenario += (size + len(kinds(known))) * NEW[FILE] + _new(scenario, UNDER) * (NEW[FILE] - NEW[UNDER])
            for seat in range(self.seats):
                scenario += _new(scenario, seat) * (OLD[seat] - NEW[seat])
            after[scenario] = after.get(scenario, 0) + weight
        self.morgue = []
        self._keep(after)


def _completions(scenario: int) -> int:
    """The number of ways the unseen cards can fill the slots: first the old ones with free cards, then the others."""
    free, old, new = _number(scenario, _FREES), _number(scenario, _OLDS), _number(scenario, _NEWS)
    return PERMUTATIONS[free][old] * FACTORIALS[new]


def _unsorted(scenario: int) -> int:
    """The scenario with all slots new and all unseen cards free."""
    for holder in range(HOLDERS):
        scenario += _old(scenario, holder) * (NEW[holder] - OLD[holder])
    for card in kinds(_cards(scenario, _MIXED)):
        scenario += FREE[card] - MIXED[card]
    return scenario


# -- what can be said ------------------------------------------------------------------------------


def memory(agreed: Settings, seat: int | None) -> Told:
    """An empty memory for a seat, or for a spectator."""
    return Told(agreed.seats, seat)


def by_sight(view: View) -> Told:
    """What a seat that has lost track knows: what it sees now, and that everything else can lie anywhere."""
    told = Told(view.agreed.seats, view.seat)
    told.top = KIND[view.peek] if view.peek else NO_CARD
    under = view.look if view.question == "search-under" else ()
    morgue = view.look if view.look and not under else (view.top,)
    told.morgue = [KIND[name] for name in morgue if name]
    known = sum([KNOWN[UNDER][KIND[name]] for name in under])
    if view.seat is not None:
        known += sum([KNOWN[view.seat][KIND[name]] for name in view.hand])
    seen = [KIND[name] for names in (view.hand, under, *view.areas) for name in names] + told.morgue
    unseen: int = ALL_CARDS - sum([UNIT[card] for card in seen]) - (UNIT[told.top] if view.peek else 0)
    slots = (view.file - len(view.peek[:1])) * NEW[FILE] + (view.under - len(under)) * NEW[UNDER]
    slots += (view.morgue - len(told.morgue)) * NEW[MORGUE]
    slots += sum([size * NEW[seat] for seat, size in enumerate(view.sizes) if seat != view.seat])
    told.scenarios = {known + slots + (unseen << _FREE) + (len(kinds(unseen)) << _FREES): 1}
    return told


def marginals(view: View, memory: Told) -> Mapping[str, Mapping[str, float]]:
    """For each hand (`0`, `1`, ...), for the pile under the Orang-Utan (`under`) and for the Case File (`file`), the
    expected number of cards of each kind; for the top card of the Case File (`top`) how likely each kind is; and for a
    seat that has lost track, the expected number in the Rue Morgue (`morgue`)."""
    if view.hand_number == 0:
        return {}  # no cards are on the table
    told = by_sight(view) if memory.lost else memory
    names = {**{seat: str(seat) for seat in range(told.seats)}, UNDER: "under", FILE: "file"}
    if memory.lost:
        names[MORGUE] = "morgue"
    rows = {holder: [0.0] * KINDS for holder in names}
    top = [0.0] * KINDS
    unseen, known = _shares(told)
    for part, (share, slots) in unseen.items():
        free, mixed = _cards(part, _FREE), _cards(part, _MIXED)
        frees, olds, news = _number(part, _FREES), _number(part, _OLDS), _number(part, _NEWS)
        for kind in range(KINDS):
            copies = float(count(free, kind))
            in_old = copies / frees if olds else 0.0
            in_new = (copies - olds * in_old + count(mixed, kind)) / news if news else 0.0
            top[kind] += share * in_new
            for holder, row in rows.items():
                row[kind] += slots[2 * holder] * in_old + slots[2 * holder + 1] * in_new
    for part, share in known.items():
        for holder, row in rows.items():
            for card in kinds(_known(part, holder)):
                row[card] += share
    if memory.lost:
        for card in told.morgue:
            rows[MORGUE][card] += 1.0
    if told.top != NO_CARD:
        rows[FILE][told.top] += 1.0
        top = [float(kind == told.top) for kind in range(KINDS)]
    found = {names[holder]: row for holder, row in rows.items()}
    if view.file:
        found["top"] = top
    return {
        holder: {NAMES[kind]: expected for kind, expected in enumerate(row) if expected > 0}
        for holder, row in found.items()
    }


def _shares(told: Told) -> tuple[dict[int, tuple[float, list[float]]], dict[int, float]]:
    """The scenarios without their slots and known cards, with their shares and the expected numbers of old and new
    slots of each holder; and without anything but their known cards, with their shares."""
    weights = told.chances()
    total = sum(weights)
    unseen: dict[int, tuple[float, list[float]]] = {}
    known: dict[int, float] = {}
    for scenario, weight in zip(told.scenarios, weights, strict=True):
        share = weight / total
        cards = scenario >> _KNOWN << _KNOWN
        known[cards] = known.get(cards, 0.0) + share
        part = scenario - cards & ~_SLOTS
        others, slots = unseen[part] if part in unseen else (0.0, [0.0] * (2 * HOLDERS))
        for at in range(2 * HOLDERS):
            slots[at] += share * (scenario >> at * _NUMBER & _ANY_NUMBER)
        unseen[part] = (others + share, slots)
    return unseen, known


def census(table: Table) -> Mapping[str, Mapping[str, float]]:
    """The same for an open table: how many cards of each kind each hand and hidden pile holds, and what is on top of
    the Case File."""
    piles = [(str(seat), kinds(hand)) for seat, hand in enumerate(table.hands)]
    piles += [("under", kinds(table.under)), ("file", table.file), ("top", table.file[-1:]), ("morgue", table.morgue)]
    return {holder: {NAMES[kind]: float(cards.count(kind)) for kind in set(cards)} for holder, cards in piles}


def sample(view: View, memory: Told, rng: Random) -> Table:
    """A world that agrees with everything this seat sees and was told, with the right frequency. Sealed answers it does
    not know are not yet given. [honest-sampling]"""
    table = LAID_OUT.copy(view)
    assert isinstance(table, Table)
    if view.hand_number == 0:
        return table  # no cards are on the table
    told = by_sight(view) if memory.lost else memory
    held = told.deal(rng)
    for seat in range(told.seats):
        table.hands[seat] = packed(held[seat])
    table.under = packed(held[UNDER])
    table.file = held[FILE]
    if told.top != NO_CARD:
        table.file.append(told.top)
    if told.face_up < 0:
        told.face_up = packed(told.morgue)
    table.morgue = held[MORGUE] + told.morgue
    table.in_morgue = told.face_up + packed(held[MORGUE])
    return table


LAID_OUT: Final = LaidOut(lay_out)
