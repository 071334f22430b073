"""What a listener can know, found by writing down every world: for tables with few unseen cards.

A world is all the other hands, the pile under the Orang-Utan and the Case File in its order. A card the
listener knows of carries a mark, `rod!`, that travels with it. Each world starts with weight 1; what the
listener hears strikes worlds out. A hidden card that moves can be any of its hand, and a hand that shows a
card shows each of that kind equally often, a marked one first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import permutations

from rue_morgue.stories import MorgueStory, cards

from whitechapel.core.frames import CHANCE, Event

World = tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]
"""The cards of each hand and, last, those under the Orang-Utan; and the Case File, top first."""


class EveryWorld:
    """All the worlds that agree with what a listener has heard, with their weights."""

    def __init__(self, t: MorgueStory, listener: int) -> None:
        """The listener sees their own hand and the Rue Morgue; nothing lies before anybody yet."""
        seats = t.table.agreed.seats
        self.listener = listener
        self.under = seats
        self.mine = cards(t.hand(listener))
        self.morgue = cards(t.morgue)[::-1]
        piles = [cards(t.hand(seat)) if seat != listener else [] for seat in range(seats)] + [cards(t.under)]
        self.worlds: Counter[World] = Counter()
        for order in permutations([card for pile in piles for card in pile] + cards(t.file)):
            lying, at = [], 0
            for pile in piles:
                lying.append(tuple(sorted(order[at : at + len(pile)])))
                at += len(pile)
            self.worlds[tuple(lying), order[at:]] += 1

    def hear(self, event: Event) -> None:
        """Strike out the worlds in which the listener could not have been told this."""
        facts, seat = event.facts, event.seat
        card = facts.get("card", "")
        match event.kind:
            case "drew":
                for i in range(facts["count"]):
                    if "cards" in facts:
                        self._top_is(facts["cards"][i])
                        self._each(lambda world: [((world[0], world[1][1:]), 1)])
                        self.mine.append(facts["cards"][i])
                    else:
                        self._from_file(seat)
            case "took":
                self._gets(seat, self.morgue.pop())
            case "discarded":
                self._shown(seat, card)
                self.morgue.append(card)
            case "played":
                self._shown(seat, card)
            case "melded" | "laid-off":
                for _ in range(facts.get("count", 1)):
                    self._shown(seat, facts["colour"])
            case "peeked" if card:
                self._top_is(card)
                self._each(lambda world: [((world[0], (card + "!", *world[1][1:])), 1)])
            case "fed-file":
                self._from_file(self.under)
            case "fed-morgue":
                self._gets(self.under, self.morgue.pop())
            case "looked" if facts["pile"] == "under" and "cards" in facts:
                self._each(lambda world: self._under_is(world, facts["cards"]))
            case "fetched":
                if facts["pile"] == "under":
                    self._shown(self.under, card)
                else:
                    self.morgue.remove(card)
                self._gets(seat, card)
            case "hid" if card:
                self.mine.remove(card)
                self._gets(self.under, card)
            case "hid":
                self._each(lambda world: [(_moved(world, seat, self.under, token), 1) for token in world[0][seat]])
            case "exchanged" if "gave" in facts:
                other = facts["partner"] if seat == self.listener else seat
                given, got = (facts["gave"], facts["got"]) if seat == self.listener else (facts["got"], facts["gave"])
                self._shown(other, got)
                self.mine.remove(given)
                self.mine.append(got)
                self._gets(other, given)
            case "exchanged":
                self._each(lambda world: self._exchanged(world, seat, facts["partner"]))
            case "second-file":
                self._each(self._second_file)
                self.morgue = []
            case other:
                assert other in ("peeked", "looked"), other

    def expected(self) -> dict[str, dict[str, float]]:
        """The expected number of cards of each kind in each hand and pile, and what is on top of the Case File."""
        total = self.worlds.total()
        found: dict[str, Counter[str]] = {}
        for (lying, file), weight in self.worlds.items():
            piles = [*((str(seat), pile) for seat, pile in enumerate(lying[:-1])), ("under", lying[-1]), ("file", file)]
            for holder, pile in [*piles, ("top", file[:1])]:
                row = found.setdefault(holder, Counter())
                for token in pile:
                    row[token.removesuffix("!")] += weight
        rows = {holder: {card: weight / total for card, weight in row.items()} for holder, row in found.items()}
        rows[str(self.listener)] = {card: float(copies) for card, copies in Counter(self.mine).items()}
        return rows

    def _each(self, follows: Callable[[World], Iterable[tuple[World, int]]]) -> None:
        after: Counter[World] = Counter()
        for world, weight in self.worlds.items():
            for other, ways in follows(world):
                after[other] += weight * ways
        self.worlds = after

    def _top_is(self, card: str) -> None:
        self._each(lambda world: [(world, 1)] if world[1][0].removesuffix("!") == card else [])

    def _from_file(self, holder: int) -> None:
        self._each(lambda world: [((_with(world[0], holder, world[1][0]), world[1][1:]), 1)])

    def _gets(self, holder: int, card: str) -> None:
        if holder == self.listener:
            self.mine.append(card)
        else:
            self._each(lambda world: [((_with(world[0], holder, card + "!"), world[1]), 1)])

    def _shown(self, holder: int, card: str) -> None:
        if holder == self.listener:
            self.mine.remove(card)
            return

        def follows(world: World) -> Iterable[tuple[World, int]]:
            for token in (card + "!", card):
                ways = world[0][holder].count(token)
                if ways:
                    return [((_without(world[0], holder, token), world[1]), ways)]
            return []

        self._each(follows)

    def _under_is(self, world: World, seen: tuple[str, ...]) -> list[tuple[World, int]]:
        pile = [token.removesuffix("!") for token in world[0][self.under]]
        if sorted(pile) != sorted(seen):
            return []
        marked = tuple(sorted(card + "!" for card in seen))
        return [(((*world[0][:-1], marked), world[1]), 1)]

    def _exchanged(self, world: World, seat: int, partner: int) -> list[tuple[World, int]]:
        ways = []
        for gave in world[0][seat]:
            for got in world[0][partner]:
                lying = _with(_without(world[0], seat, gave), seat, got)
                ways.append(((_with(_without(lying, partner, got), partner, gave), world[1]), 1))
        return ways

    def _second_file(self, world: World) -> list[tuple[World, int]]:
        assert not world[1]
        pile = [token.removesuffix("!") for token in world[0][self.under]] + self.morgue
        return [(((*world[0][:-1], ()), order), ways) for order, ways in Counter(permutations(pile)).items()]


Lying = tuple[tuple[str, ...], ...]


def _with(lying: Lying, holder: int, token: str) -> Lying:
    return (*lying[:holder], tuple(sorted((*lying[holder], token))), *lying[holder + 1 :])


def _without(lying: Lying, holder: int, token: str) -> Lying:
    pile = list(lying[holder])
    pile.remove(token)
    return (*lying[:holder], tuple(pile), *lying[holder + 1 :])


def _moved(world: World, holder: int, other: int, token: str) -> World:
    return _with(_without(world[0], holder, token), other, token), world[1]


def opening(t: MorgueStory, listener: int) -> list[Event]:
    """What the listener would have been told of a hand that came to this table, with nothing laid down yet: he was
    dealt the cards of the Rue Morgue too, and has discarded them; what lies under the Orang-Utan nobody has seen."""
    events = [Event("hand-begins", CHANCE, {"number": 1, "dealer": 0, "size": 0})]
    discarded = cards(t.morgue)[::-1]
    for seat in range(t.table.agreed.seats):
        held = cards(t.hand(seat))
        if seat == listener:
            held += discarded
            events.append(Event("dealt", seat, {"count": len(held), "cards": tuple(held)}))
        else:
            events.append(Event("dealt", seat, {"count": len(held)}))
    events.append(Event("put-under", CHANCE, {"count": len(cards(t.under)), "left": 0}))
    return events + [Event("discarded", listener, {"card": card}) for card in discarded]
