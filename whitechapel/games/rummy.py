"""What the Mystery Rummy games share, as functions and a few plain records.

A card is a *kind*, and any set of cards is one whole number with a small counter per kind, so that cards
are added and removed by adding and subtracting, and copying is free. The answers a hand allows come
from tables: the number is cut into slices of 14 bits, and each slice looks its answers up.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from math import factorial, gcd, perm
from random import Random
from typing import Any, Final, Generic, TypeVar

from whitechapel.core.chance import below, mix
from whitechapel.core.compiler_hints import i64, row
from whitechapel.core.frames import CHANCE, THEN, Action, BadAnswer, Event, Frame, State
from whitechapel.core.game import Memory, Setting
from whitechapel.core.position import Parts, meant

HAND_SIZE: Final = {2: 10, 3: 9, 4: 8}
"""How many cards each seat is dealt, by number of seats."""
MELD: Final = 3
"""A meld has this many cards or more."""
TURNS: Final = 1500
"""No hand takes more turns than this, see `stalled`."""

# -- sets of cards in one number ------------------------------------------------------------------

_SLICE: Final = 14
SLICE: Final = (1 << _SLICE) - 1
"""The lowest slice of a set of cards."""

M = TypeVar("M", bound=Action)
S = TypeVar("S", bound=State)


def shifts(widths: Sequence[int], order: row[i64]) -> row[i64]:
    """Where each kind's counter begins when they are packed in this order. No counter may cross a slice boundary."""
    found = [0] * len(order)
    bits = 0
    for kind in order:
        found[kind] = bits
        bits += widths[kind]
    return row[i64](found)


def sliced(
    moves: Callable[[int], tuple[M, ...]], shift: row[i64], field: row[i64]
) -> tuple[tuple[tuple[M, ...], ...], ...]:
    """Four tables, by slice and by value of the slice: the moves of all the kinds it holds."""
    tables = []
    for low in range(0, 4 * _SLICE, _SLICE):
        table: list[tuple[M, ...]] = [()]
        for kind in sorted(range(len(shift)), key=lambda kind: shift[kind]):
            if low <= shift[kind] < low + _SLICE:  # the table so far, then repeated for each copy
                more = moves(kind)
                copies = field[kind] >> shift[kind]
                table += [answers + more for answers in table] * copies
        tables.append(tuple(table))
    return tuple(tables)


def picked_of(
    at: float, first: tuple[M, ...], second: tuple[M, ...], third: tuple[M, ...], fourth: tuple[M, ...],
    fifth: tuple[M, ...],
) -> M:  # fmt: skip
    """The move this far down five lists, from 0 to 1, as if they were one: this is what random play does most often, so
    they are not put together for it."""
    size: i64 = len(first) + len(second) + len(third) + len(fourth) + len(fifth)
    i: i64 = int(at * float(size))
    if i < len(first):
        return first[i]
    i -= len(first)
    if i < len(second):
        return second[i]
    i -= len(second)
    if i < len(third):
        return third[i]
    i -= len(third)
    return fourth[i] if i < len(fourth) else fifth[i - len(fourth)]


def worths(points: Sequence[int], shift: row[i64], field: row[i64]) -> tuple[row[i64], ...]:
    """Four tables, by slice and by value of the slice: what the cards in it are worth."""
    tables = []
    for low in range(0, 4 * _SLICE, _SLICE):
        table = [0]
        for kind in sorted(range(len(shift)), key=lambda kind: shift[kind]):
            if low <= shift[kind] < low + _SLICE:
                copies = field[kind] >> shift[kind]
                table += [worth + copy * points[kind] for copy in range(1, copies + 1) for worth in table]
        tables.append(row[i64](table))
    return tuple(tables)


# -- chance ---------------------------------------------------------------------------------------


class Shuffled(Action):
    """A chance answer: all the cards in their new order, the first to be dealt first."""

    __slots__ = ("cards",)

    def __init__(self, cards: tuple[int, ...], names: Sequence[str]) -> None:
        super().__init__("shuffled " + " ".join([names[kind] for kind in cards]))
        self.cards = cards


class Dealer(Action):
    """A chance answer: this seat deals first."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(f"dealer {seat}")
        self.seat = seat


DEALERS: Final = tuple([Dealer(seat) for seat in range(4)])


def shuffle(cards: Sequence[int], names: Sequence[str], rng: Random) -> Shuffled:
    """These cards in random order, all orders equally likely."""
    order = list(cards)
    mix(order, rng)
    return Shuffled(tuple(order), names)


def read_chance(text: str, kinds: Mapping[str, int], names: Sequence[str]) -> Action:
    """A chance answer from its text: a shuffle or the first dealer."""
    words = text.split(" ")
    if words[0] == "shuffled" and all(word in kinds for word in words[1:]):
        return Shuffled(tuple([kinds[word] for word in words[1:]]), names)
    for dealer in DEALERS:
        if dealer.text == text:
            return dealer
    raise BadAnswer("chance-rummy", "'{given}' is not a shuffle and names no dealer.", given=text[:80])


# -- before the first turn ------------------------------------------------------------------------


class FirstDealer(Frame[Any, Dealer]):
    """Chance names the first dealer, who begins a hand. The rule has the name of the question."""

    __slots__ = ("begin_hand",)

    def __init__(self, begin_hand: Callable[[Any], None]) -> None:
        super().__init__(CHANCE, "first-dealer")
        self.begin_hand = begin_hand

    def begin_match(self, table: Any) -> None:
        """Ask who deals first, or begin a hand at once if that was agreed on."""
        if isinstance(table.agreed.first_dealer, int):
            table.dealer = table.agreed.first_dealer
            self.begin_hand(table)
        else:
            table.stack.append(self)

    def options(self, state: Any) -> tuple[Dealer, ...]:
        return DEALERS[: state.agreed.seats]

    def resolve(self, state: Any, action: Dealer) -> None:
        state.dealer = action.seat
        state.say("first-dealer", CHANCE, dealer=action.seat)
        self.begin_hand(state)

    def why(self, state: Any, action: Action) -> str:
        return self.name


class Shuffle(Frame[S, Shuffled], Generic[S]):
    """Chance puts cards in a new order. The rule has the name of the question."""

    __slots__ = ("names",)

    def __init__(self, name: str, names: Sequence[str]) -> None:
        super().__init__(CHANCE, name)
        self.names = names

    def cards(self, state: S) -> Sequence[int]:
        """The cards that are shuffled, sorted."""
        raise NotImplementedError

    def sample(self, state: S, rng: Random) -> Shuffled:
        return shuffle(self.cards(state), self.names, rng)

    def allows(self, state: S, action: Action) -> bool:
        return isinstance(action, Shuffled) and sorted(action.cards) == list(self.cards(state))

    def why(self, state: S, action: Action) -> str:
        return self.name


def deal(cards: tuple[int, ...], first: int, hands: row[i64], unit: row[i64]) -> list[int]:
    """Deal hands, one card at a time beginning with the seat `first`; what is left is the Case File, its top last."""
    seats = len(hands)
    dealt = seats * HAND_SIZE[seats]
    for i in range(dealt):
        seat = (first + i) % seats
        hands[seat] = hands[seat] + unit[cards[i]]
    file = list(cards[dealt:])
    file.reverse()
    return file


def say_dealt(table: State, number: int, dealer: int, hands: Sequence[tuple[str, ...]], upcard: str, left: int) -> None:
    """Tell of a hand that begins: each seat its cards, and all the card that was turned up."""
    table.say("hand-begins", CHANCE, number=number, dealer=dealer, size=len(hands[0]))
    for seat, cards in enumerate(hands):
        table.say("dealt", seat, count=len(cards), cards=cards)
    table.say("upcard", CHANCE, card=upcard, left=left)


# -- what is asked now ----------------------------------------------------------------------------


def agenda(table: State) -> tuple[tuple[str, int], ...]:
    """The open questions and the seats they are put to, the next one last, without those of a sealed run."""
    return tuple([(frame.name, frame.seat) for frame in table.stack if not frame.sealed])


def answered(table: State, seat: int | None) -> str:
    """A seat's own answer to a sealed question that others may still be thinking about, or empty."""
    return "".join([action.text for frame, action in table.sealed if frame.seat == seat])


def ask_again(
    table: State, view: Any, frames: Mapping[tuple[str, int], Frame[Any, Any]], actions: Mapping[str, Action]
) -> None:
    """Put the questions of a view on a table: its agenda, and above it the sealed run, as far as its seat knows."""
    table.stack = [frames[question] for question in view.agenda]
    run = frames.get((view.question, 0))
    if run is not None and run.sealed:
        for seat in reversed(view.asked):
            frame = frames[view.question, seat]
            if view.answered and seat == view.seat:
                table.sealed.append((frame, actions[view.answered]))
            else:
                table.stack.append(frame)


# -- what a seat believes -------------------------------------------------------------------------
# A memory keeps *scenarios*, the ways hidden cards can lie, each a whole number weighted by the number of histories
# that
# lead to it. Its likelihood also depends on the number of ways to complete it: its *chance* is the product.

_MOST_CARDS: Final = 62
FACTORIALS: Final = tuple([factorial(number) for number in range(_MOST_CARDS + 1)])
PERMUTATIONS: Final = tuple([tuple([perm(n, k) for k in range(n + 1)]) for n in range(_MOST_CARDS + 1)])
"""The number of ways k of n cards can fill k places."""
_BITS: Final = 96
"""The minimum precision of a weight in a sample."""
_PRIME: Final = (1 << 61) - 1
_ODD: Final = 0x9E3779B97F4A7C15
_CARD_FACTS: Final = ("card", "cards", "colour", "gave", "got", "dropped")

Filling = tuple[list[int], list[tuple[int, int]]]
"""How some places are filled: cards that join those not yet dealt, which are then mixed; and how many of them each
holder is dealt."""
Plan = tuple[list[list[int]], list[Filling]]
"""How a scenario is laid out: the cards each holder is known to have, and how the other places are filled."""


def forgotten(event: Event) -> bool:
    """Whether this event no longer says which card it was about, see `Game.forgotten`."""
    return any(event.facts.get(name) == "" for name in _CARD_FACTS)


def branched(
    scenarios: Mapping[int, int], mask: int, ways: Callable[[int], Sequence[tuple[int, int]]]
) -> dict[int, int]:
    """The scenarios after something that can have happened in several ways. `ways` says how a scenario changes in each,
    and how often; it may depend only on the bits of `mask`. Equal scenarios are merged."""
    known: dict[int, Sequence[tuple[int, int]]] = {}
    after: dict[int, int] = {}
    for scenario, weight in scenarios.items():
        part = scenario & mask
        changes = known.get(part)
        if changes is None:
            changes = known[part] = ways(part)
        for change, times in changes:
            changed = scenario + change
            after[changed] = after.get(changed, 0) + weight * times
    return after


def lightened(scenarios: dict[int, int]) -> dict[int, int]:
    """The same scenarios without the common factors of their weights."""
    common = gcd(*scenarios.values())
    return {one: weight // common for one, weight in scenarios.items()} if common > 1 else scenarios


def chances(scenarios: Mapping[int, int], mask: int, completions: Callable[[int], int]) -> list[int]:
    """How likely each scenario is: its weight times the number of ways to complete it, which follows from the bits of
    `mask`."""
    known: dict[int, int] = {}
    found = []
    for scenario, weight in scenarios.items():
        part = scenario & mask
        ways = known.get(part)
        if ways is None:
            ways = known[part] = completions(part)
        found.append(weight * ways)
    return found


def thin(scenarios: Mapping[int, int], likely: Sequence[int], most: int) -> dict[int, int]:
    """A fair sample of about `most` scenarios with new weights: the expected weight of each is what it was, and so is
    every expectation. The likely ones stay as they are, and so do enough others that each slot and each card found in
    any scenario is still found in one; of the rest, each stays with a probability proportional to its chance, and
    stands for those that go.
    Nothing impossible becomes possible.

    Where the sample begins follows from the scenarios themselves, so that a replay draws the same one."""
    total = sum(likely)
    shares = [chance / total for chance in likely]
    least = _least_share(shares, most)
    at = sum(scenarios) * _ODD % _PRIME / _PRIME
    found = 0
    after: dict[int, int] = {}
    for (scenario, weight), share in zip(scenarios.items(), shares, strict=True):
        if share >= least or scenario & ~found:
            found |= scenario
            after[scenario] = weight << 32
            continue
        at += share / least
        if at >= 1.0:
            at -= 1.0
            after[scenario] = weight * int(least / share * float(1 << 32))
    spare = min([weight.bit_length() for weight in after.values()]) - _BITS
    return {one: weight >> spare for one, weight in after.items()} if spare > 0 else after


def _least_share(shares: Sequence[float], most: int) -> float:
    """The share below which a scenario must stand for others, if this many are to stay."""
    rest, room = sum(shares), most
    for share in sorted(shares, reverse=True):
        if room == 1 or share * room <= rest:
            break
        rest -= share
        room -= 1
    return rest / room


class Scenarios(Memory):
    """What one seat has been told in the present hand, as scenarios. Each game says how an event changes them."""

    __slots__ = (
        "choices", "drawn", "face_up", "heard", "lost", "most", "plans", "sampled", "scenarios", "seat", "seats",
    )  # fmt: skip

    def __init__(self, seats: int, seat: int | None, most: int) -> None:
        self.seat = seat
        self.seats = seats
        self.most = most
        """It keeps no more scenarios than this."""
        self._clear()
        self.lost = True
        """Whether it has lost track: it was not there from the start, or what it heard has been forgotten."""

    def _clear(self) -> None:
        """A hand begins. Games add what else they remember."""
        self.lost = False
        self.sampled = False
        """Whether the scenarios are a sample, because there are too many of them."""
        self.heard: list[Event] = []
        """Everything it was told in this hand."""
        self.scenarios: dict[int, int] = {}
        """The ways the unseen cards can lie, with the weight of the histories that lead to each."""
        self.drawn: list[int] = []
        """The chances of the scenarios added up, once a world has been drawn from them; empty before."""
        self.choices: list[int] = []
        """The scenarios in the same order."""
        self.plans: dict[int, Plan] = {}
        """How to lay out those that have been drawn."""
        self.face_up = -1
        """The discard pile as a set, as far as it is known, once a world has been drawn; -1 before."""

    def _copy_to(self, other: Scenarios) -> None:
        other.most = self.most
        other.lost = self.lost
        other.sampled = self.sampled
        other.heard = self.heard[:]
        other.scenarios = self.scenarios  # never changed, only replaced

    def exact(self) -> bool:
        return not self.sampled

    def hear(self, event: Event) -> None:
        """A sample that agrees with nothing heard since was too small: then the hand is listened to again with more."""
        if event.kind == "hand-begins":
            self._clear()
        elif forgotten(event):
            self.lost = True
        if self.lost:
            return
        self.heard.append(event)
        self.drawn = []
        self.plans = {}
        self.face_up = -1
        self._hear(event)
        while self.sampled and not self.scenarios:
            self.most *= 2
            heard = self.heard
            self._clear()
            self.heard = heard
            for again in heard:
                self._hear(again)

    def _hear(self, event: Event) -> None:
        """What an event says about the cards."""
        raise NotImplementedError

    def chances(self) -> list[int]:
        """How likely each scenario is: its weight times the number of ways to complete it."""
        raise NotImplementedError

    def choose(self, rng: Random) -> int:
        """A scenario, each as often as it is likely."""
        if not self.drawn:
            self.drawn = list(accumulate(self.chances()))
            self.choices = list(self.scenarios)
        return self.choices[bisect_right(self.drawn, below(self.drawn[-1], rng))]

    def plan(self, scenario: int) -> Plan:
        """How a scenario is laid out."""
        raise NotImplementedError

    def deal(self, rng: Random) -> list[list[int]]:
        """The cards of each holder, face-up piles aside, in a world drawn fairly."""
        scenario = self.choose(rng)
        plan = self.plans.get(scenario)
        if plan is None:
            plan = self.plans[scenario] = self.plan(scenario)
        known, fillings = plan
        held = [cards[:] for cards in known]
        cards: list[int] = []
        for more, places in fillings:
            cards += more
            mix(cards, rng)
            for holder, several in places:
                dealt = cards[-several:]
                del cards[-several:]
                dealt.reverse()
                held[holder] += dealt
        return held

    def _change(self, by: int) -> None:
        """All the scenarios change alike."""
        self.scenarios = {scenario + by: weight for scenario, weight in self.scenarios.items()}

    def _thin(self, over: int, most: int) -> None:
        """Where there are more scenarios than `over`, keep a sample of about `most`."""
        if len(self.scenarios) > over:
            self.sampled = True
            self.scenarios = thin(self.scenarios, self.chances(), most)


# -- a hand and a match ---------------------------------------------------------------------------


def stalled(turns: int, seats: int) -> bool:
    """Whether the next turn must draw from the Case File, because this many in a row have drawn from the discard pile;
    otherwise a hand might never end."""
    return turns >= 4 * seats


def match_over(scores: Sequence[int], target: int, hands: int, max_hands: int) -> bool:
    """Whether somebody has reached the target and leads alone, or the last hand allowed has been played."""
    if hands >= max_hands:
        return True
    best = max(scores)
    return best >= target and len([score for score in scores if score == best]) == 1


def leaders(scores: Sequence[int]) -> tuple[int, ...]:
    """Who has the most."""
    best = max(scores)
    return tuple([number for number, total in enumerate(scores) if total == best])


# -- a table laid out from names ------------------------------------------------------------------


def set_going(table: Any, parts: Parts, frames: Mapping[tuple[str, int], Frame[Any, Any]]) -> None:
    """It is somebody's turn at a table whose cards have been laid out; the other parts say how the match stands."""
    table.active = parts.number("turn")
    table.hand_number = parts.number("hand_number", 1)
    table.dealer = parts.number("dealer", (table.active - 1) % table.agreed.seats)
    table.scores = parts.numbers("scores", table.scores)
    table.second_file = parts.flag("second_file")
    phase = parts.text("phase", "draw")
    meant(phase, {"draw": 0, "play": 1})
    table.stack = [frames["hand-over", THEN], frames[phase, table.active]]
    parts.done()


# -- what players agree on ------------------------------------------------------------------------

TARGET: Final = Setting("target", range(1, 1001), 100, trials=(100,))
MAX_HANDS: Final = Setting("max_hands", range(1, 201), 50, trials=(3,))
FIRST_DEALER: Final = Setting("first_dealer", ("random", 0, 1, 2, 3), "random", trials=("random",))


def check_first_dealer(first_dealer: str | int, seats: int) -> None:
    """The first dealer must be one of the seats."""
    if isinstance(first_dealer, int) and first_dealer >= seats:
        raise BadAnswer(
            "first-dealer",
            "There is no seat {seat} to deal first: the seats are 0 to {last}.",
            seat=first_dealer,
            last=seats - 1,
        )
