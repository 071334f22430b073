"""What a listener can know, found by writing down every world: for tables with few unseen cards.

A world is all the other hands and the Case File in its order. Each starts with weight 1; what the
listener hears strikes worlds out, and a hand that shows a card shows each of its cards equally often.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import permutations

from jack_the_ripper.stories import RipperStory, cards

from whitechapel.core.frames import CHANCE, Event

World = tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]
"""The unseen cards of each hand, and the Case File, top first."""


class EveryWorld:
    """All the worlds that agree with what a listener has heard, with their weights."""

    def __init__(self, t: RipperStory, listener: int) -> None:
        """The listener sees their own hand and Scotland Yard; nothing lies before anybody yet."""
        sizes = [0 if seat == listener else len(cards(t.hand(seat))) for seat in range(t.table.agreed.seats)]
        pool = cards(t.file) + [card for seat, size in enumerate(sizes) if size for card in cards(t.hand(seat))]
        self.listener = listener
        self.known: list[list[str]] = [cards(t.hand(seat)) if seat == listener else [] for seat in range(len(sizes))]
        self.yard = cards(t.yard)[::-1]
        self.worlds: Counter[World] = Counter()
        for order in permutations(pool):
            hands, at = [], 0
            for size in sizes:
                hands.append(tuple(sorted(order[at : at + size])))
                at += size
            self.worlds[tuple(hands), order[at:]] += 1

    def hear(self, event: Event) -> None:
        """Strike out the worlds in which the listener could not have been told this."""
        facts, seat = event.facts, event.seat
        match event.kind:
            case "drew" if "cards" in facts:
                for card in facts["cards"]:
                    self._top_is(card)
                    self.known[seat].append(card)
            case "drew":
                for _ in range(facts["count"]):
                    self.worlds = _merged((_drawn(world, seat), weight) for world, weight in self.worlds.items())
            case "flipped":
                self._top_is(facts["card"])
                if not facts["card"].startswith("victim-"):
                    self.yard.append(facts["card"])
            case "took":
                self.known[seat].append(self.yard.pop())
            case "discarded":
                self._shown(seat, facts["card"])
                self.yard.append(facts["card"])
            case "played":
                self._shown(seat, facts["card"])
                if facts["card"] in ("strikes", "commissioner"):
                    self.yard.append(facts["card"])
            case "laid-victim":
                self._shown(seat, facts["card"])
            case "melded":
                for _ in range(facts["naturals"]):
                    self._shown(seat, facts["colour"])
                for _ in range(facts["wilds"]):
                    self._shown(seat, "wild")
            case "no-more-victims":
                self.worlds = _merged(
                    (world, weight)
                    for world, weight in self.worlds.items()
                    if not any(card.startswith("victim-") for hand in world[0] for card in hand)
                )
            case "second-file":
                orders = Counter(permutations(self.yard))
                self.yard = []
                self.worlds = _merged(
                    ((hands, order), weight * ways)
                    for (hands, file), weight in self.worlds.items()
                    if not file
                    for order, ways in orders.items()
                )
            case other:
                assert other == "window", other

    def expected(self) -> dict[str, dict[str, float]]:
        """The expected number of cards of each kind in each hand and in the Case File."""
        total = self.worlds.total()
        found: dict[str, Counter[str]] = {str(seat): Counter(hand) for seat, hand in enumerate(self.known)}
        found["file"] = Counter()
        weights: dict[str, Counter[str]] = {holder: Counter() for holder in found}
        for (hands, file), weight in self.worlds.items():
            for holder, lying in [*((str(seat), hand) for seat, hand in enumerate(hands)), ("file", file)]:
                for card in lying:
                    weights[holder][card] += weight
        return {
            holder: {
                card: found[holder][card] + weights[holder][card] / total
                for card in found[holder].keys() | weights[holder].keys()
                if found[holder][card] or weights[holder][card]
            }
            for holder in found
        }

    def _top_is(self, card: str) -> None:
        self.worlds = _merged(
            ((hands, file[1:]), weight) for (hands, file), weight in self.worlds.items() if file[0] == card
        )

    def _shown(self, seat: int, card: str) -> None:
        if card in self.known[seat]:
            self.known[seat].remove(card)
            return
        self.worlds = _merged(
            (_without(world, seat, card), weight * world[0][seat].count(card))
            for world, weight in self.worlds.items()
            if card in world[0][seat]
        )


def _drawn(world: World, seat: int) -> World:
    hands, file = world
    return _with_hand(hands, seat, (*hands[seat], file[0])), file[1:]


def _without(world: World, seat: int, card: str) -> World:
    hands, file = world
    hand = list(hands[seat])
    hand.remove(card)
    return _with_hand(hands, seat, tuple(hand)), file


def _with_hand(hands: tuple[tuple[str, ...], ...], seat: int, hand: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    return (*hands[:seat], tuple(sorted(hand)), *hands[seat + 1 :])


def _merged(worlds: Iterable[tuple[World, int]]) -> Counter[World]:
    found: Counter[World] = Counter()
    for world, weight in worlds:
        found[world] += weight
    return found


def opening(t: RipperStory, listener: int) -> list[Event]:
    """What the listener would have been told of a hand that came to this table, with nothing laid down yet: he was
    dealt the cards of Scotland Yard too, and has discarded them."""
    events = [Event("hand-begins", CHANCE, {"number": 1, "dealer": 0, "size": 0})]
    discarded = cards(t.yard)[::-1]
    for seat in range(t.table.agreed.seats):
        held = cards(t.hand(seat))
        if seat == listener:
            held += discarded
        facts: Mapping[str, object] = {"count": len(held), "cards": tuple(held)}
        events.append(Event("dealt", seat, facts if seat == listener else {"count": len(held)}))
    return events + [Event("discarded", listener, {"card": card}) for card in discarded]
