"""What the characters can do besides walking: one function per power, and the questions the powers raise.

It is always the turn of the seat that plays the card of `table.active`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from whitechapel.core.compiler_hints import i64, row
from whitechapel.core.frames import THEN, Action, Frame
from whitechapel.games.mr_jack import why
from whitechapel.games.mr_jack.actions import (
    CORDON_MOVES,
    COVERS,
    FACES,
    LIGHTS,
    NOBODY,
    WHISTLE_NOBODY,
    WHISTLES,
    Move,
)
from whitechapel.games.mr_jack.material import (
    BERT,
    CHARACTERS,
    CLOSER,
    DISTANCE,
    EXITS,
    FACINGS,
    GOODLEY,
    GULL,
    HEXES,
    LESTRADE,
    POSTS,
    RING,
    SMITH,
    SPOT,
    WATSON,
    WHISTLE_POINTS,
    hexes,
    way,
)
from whitechapel.games.mr_jack.state import Table, player

# -- moving people about --------------------------------------------------------------------------


def put(table: Table, character: int, to: int) -> None:
    """A character goes from its hex to another one."""
    table.occupied = table.occupied & ~SPOT[table.where[character]] | SPOT[to]
    table.where[character] = to


def swap(table: Table, seat: int, other: int) -> None:
    """Gull and any other character change places, instead of Gull's move; this accuses nobody and nobody leaves.
    Whoever moves Watson turns his lantern. [gull-swaps] [gull-swap-no-accusation] [watson-turned-by-mover]"""
    where = table.where
    where[GULL], where[other] = where[other], where[GULL]
    if table.events is not None:
        table.say("swapped", seat, character=CHARACTERS[GULL], other=CHARACTERS[other])
    if other == WATSON:
        table.stack.append(TURN_LANTERN[seat])


# -- Holmes ---------------------------------------------------------------------------------------


class LookAtAlibi(Frame[Table, Action]):
    """After Holmes has moved, his player looks at the top alibi card and keeps it face down; no token is turned over.
    [holmes-looks] [holmes-secret] [holmes-turns-no-token] [holmes-pile]"""

    def __init__(self) -> None:
        super().__init__(THEN, "alibi")

    def resolve(self, state: Table, action: Action) -> None:
        seat = player(state)
        card = state.pile[-1]
        state.pile = state.pile[:-1]
        detective, jack = state.alibis
        state.alibis = (detective | 1 << card, jack) if seat == 0 else (detective, jack | 1 << card)
        if state.events is not None:
            state.say("alibi", seat, card=CHARACTERS[card], left=len(state.pile))


# -- Watson ---------------------------------------------------------------------------------------


class TurnLantern(Frame[Table, Move]):
    """As soon as Watson stops, whoever moved him points his lantern in any of the six directions.
    [watson-faces] [watson-turned-by-mover] [watson-any-facing]"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "face")

    def options(self, state: Table) -> tuple[Move, ...]:
        return FACES

    def resolve(self, state: Table, action: Move) -> None:
        state.facing = action.to
        if state.events is not None:
            state.say("faced", self.seat, facing=FACINGS[action.to])

    def why(self, state: Table, action: Action) -> str:
        return why.face(state, action)


# -- Smith, Lestrade, Bert ------------------------------------------------------------------------


def powers(table: Table, character: int) -> tuple[Move, ...]:
    """What Smith, Lestrade or Bert can do now; there is always something, and no passing. [smith-moves-light]
    [lestrade-moves-cordon] [bert-moves-cover] [power-compulsory]"""
    if character == SMITH:
        return _lights(table.lamps)
    if character == LESTRADE:
        return _cordons(table.cordons)
    return _covers(table.board.manholes, table.covered)


# The same few positions of gaslights, cordons and covers come up again and again.


@lru_cache(maxsize=4096)
def _lights(lamps: tuple[int, ...]) -> tuple[Move, ...]:
    dark = [post for post in range(len(POSTS)) if not lamps[post]]
    return tuple([LIGHTS[at][to] for at in range(len(POSTS)) if lamps[at] for to in dark])


@lru_cache(maxsize=256)
def _cordons(closed: int) -> tuple[Move, ...]:
    exits = range(len(EXITS))
    return tuple([CORDON_MOVES[at][to] for at in exits if closed >> at & 1 for to in exits if not closed >> to & 1])


@lru_cache(maxsize=1024)
def _covers(manholes: tuple[int, ...], covered: int) -> tuple[Move, ...]:
    open = [hex for i, hex in enumerate(manholes) if not covered >> i & 1]
    return tuple([COVERS[hex, to] for i, hex in enumerate(manholes) if covered >> i & 1 for to in open])


def use(table: Table, character: int, move: Move) -> None:
    """Use the power. A gaslight keeps its number; a cover may be put on or taken off under somebody's feet.
    [smith-number-stays] [lestrade-open-exit] [bert-open-manhole] [cover-under-feet]"""
    if character == SMITH:
        lamps = list(table.lamps)
        lamps[move.to] = lamps[move.at]
        lamps[move.at] = 0
        table.lamps = tuple(lamps)
    elif character == LESTRADE:
        table.cordons ^= 1 << move.at | 1 << move.to
    else:
        manholes = table.board.manholes
        table.covered ^= 1 << manholes.index(move.at) | 1 << manholes.index(move.to)


class UsePower(Frame[Table, Move]):
    """Smith moves a light, Lestrade a cordon, Bert a cover. [power-compulsory] [power-own]"""

    def __init__(self, seat: int, character: int, name: str) -> None:
        super().__init__(seat, name)
        self.character = character

    def options(self, state: Table) -> tuple[Move, ...]:
        return powers(state, self.character)

    def resolve(self, state: Table, action: Move) -> None:
        use(state, self.character, action)
        if state.events is not None:
            places = POSTS if self.character == SMITH else EXITS if self.character == LESTRADE else HEXES
            state.say(f"{self.name}-moved", self.seat, at=places[action.at], to=places[action.to])

    def why(self, state: Table, action: Action) -> str:
        return why.power(state, self.character, action)


# -- Goodley --------------------------------------------------------------------------------------


def most_calls(where: list[int], occupied: i64, called: i64, most: i64) -> i64:
    """The highest total, up to `most`, that Goodley can still spend on characters he has not yet called, each ending on
    a free hex nearer to him. [whistle-spends-all] [whistle-fewer]"""
    closer = CLOSER[where[GOODLEY]]
    best: i64 = 0
    for character in range(len(CHARACTERS)):
        if character == GOODLEY or called >> character & 1:
            continue
        x: i64 = where[character]
        free = closer[x] & ~occupied
        ring = RING[x]
        if ring[most] & free:
            return most
        for points in range(1, most):
            targets = ring[points] & free
            if targets:
                for y in hexes(targets):
                    left = most - points
                    total = points + most_calls(where, occupied ^ SPOT[x] ^ SPOT[y], called | 1 << character, left)
                    if total == most:
                        return most
                    if total > best:
                        best = total
    return best


def points_to_spend(table: Table) -> i64:
    """What the whistle has left: at first three points, or as many as can be spent at all.
    [whistle-three] [whistle-fewer]"""
    if table.called:
        return table.calls
    return most_calls(table.where, table.occupied, 0, WHISTLE_POINTS)


class Whistle(Frame[Table, Move]):
    """Goodley moves one to three others, one after another, each to a free hex nearer to where he stands; all the
    points must be spent, and only answers that leave this possible are offered.
    [whistle-three] [whistle-each-once] [whistle-nearer] [whistle-street-distance] [whistle-through] [whistle-free-hex]
    [whistle-spends-all] [whistle-nobody] [whistle-from-where-he-stands] [whistle-no-accusation] [whistle-no-exit]"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "whistle")

    def options(self, state: Table) -> tuple[Move, ...]:
        left = points_to_spend(state)
        if left == 0:
            return NOBODY_ONLY
        where = state.where
        occupied = state.occupied
        closer = CLOSER[where[GOODLEY]]
        moves = []
        for character in range(len(CHARACTERS)):
            called = state.called | 1 << character
            if character == GOODLEY or called == state.called:
                continue
            x: i64 = where[character]
            ring = RING[x]
            near = ring[1]
            if left > 1:
                near |= ring[2] if left == 2 else ring[2] | ring[3]
            for y in hexes(near & closer[x] & ~occupied):
                rest = left - DISTANCE[x][y]
                if rest == 0 or most_calls(where, occupied ^ SPOT[x] ^ SPOT[y], called, rest) == rest:
                    moves.append(WHISTLES[character][y])
        return tuple(moves)

    def resolve(self, state: Table, action: Move) -> None:
        if action.verb == NOBODY:
            state.say("whistled-for-nobody", self.seat)
            return
        character = action.character
        at = state.where[character]
        left = points_to_spend(state) - DISTANCE[at][action.to]
        put(state, character, action.to)
        if state.events is not None:
            steps = way(at, action.to, False, 0)
            state.say(
                "whistled", self.seat, character=CHARACTERS[character], at=HEXES[at], to=HEXES[action.to], way=steps
            )
        state.called = state.called | 1 << character if left else 0
        state.calls = left
        if left:
            state.stack.append(self)
        if character == WATSON:
            state.stack.append(TURN_LANTERN[self.seat])

    def why(self, state: Table, action: Action) -> str:
        return why.whistle(state, action, points_to_spend(state))


# -- all whistles in one list ---------------------------------------------------------------------

Bundle = tuple[tuple[Move, ...], ...]
"""Many sequences of answers in one: for each position, the answers that can stand there, whatever the others are."""


class Caller:
    """Somebody who can be called."""

    __slots__ = ("character", "more", "near", "new", "spot")

    def __init__(self, character: int, spot: i64, near: row[i64], new: row[i64], more: bool) -> None:
        self.character: i64 = character
        self.spot = spot
        """The hex they stand on, as a set."""
        self.near = near
        """The hexes nearer to Goodley, by how far away they are."""
        self.new = new
        """Those of them that count as new."""
        self.more = more
        """Whether anybody after them has a new one."""


def whistles(where: list[int], occupied: i64, before: int, spent: i64, start: Bundle) -> list[Bundle]:
    """Every whistle from where Goodley stands, each result once, after the answers of `start`: in bundles that differ
    only in their last call, with Watson's facings after his. If Goodley's move brought him here from the hex `before`,
    where a whistle would have spent `spent` points, then only the results that were impossible there; otherwise
    `before` is -1. Calling the nearest first leads to every result, since a hex that a move frees is only ever wanted
    by somebody farther away. [whistle-order]"""
    most = most_calls(where, occupied, 0, WHISTLE_POINTS)
    only_new = before >= 0 and spent == most
    if most == 0:
        return [] if only_new else [(*start, NOBODY_ONLY)]
    goodley = where[GOODLEY]
    far = DISTANCE[goodley]
    farthest_first = sorted([(far[x], character, x) for character, x in enumerate(where) if character != GOODLEY])
    farthest_first.reverse()
    callers: list[Caller] = []
    more = False
    for _, character, x in farthest_first:
        ring = RING[x]
        closer = CLOSER[goodley][x]
        fresh = closer & ~(CLOSER[before][x] & ~SPOT[before]) if only_new else closer
        near = row[i64]([0, ring[1] & closer, ring[2] & closer, ring[3] & closer])
        new = row[i64]([0, ring[1] & fresh, ring[2] & fresh, ring[3] & fresh])
        callers.append(Caller(character, SPOT[x], near, new, more))
        more = more or (new[1] | new[2] | new[3]) != 0
    callers.reverse()
    found: list[Bundle] = []
    if more:
        _call(callers, 0, occupied, most, only_new, start, found)
    return found


def calls_to(character: i64, some: i64) -> tuple[Move, ...]:
    """The calls for a character to each of these hexes; the same few sets come up again and again."""
    known = KNOWN_CALLS[character]
    calls = known.get(some)
    if calls is None:
        if len(known) == MOST_KNOWN:
            known.clear()
        calls = known[some] = tuple([WHISTLES[character][hex] for hex in hexes(some)])
    return calls


def _call(
    callers: list[Caller], first: i64, occupied: i64, left: i64, only_new: bool, bundle: Bundle, found: list[Bundle]
) -> None:
    """Spend what is left on the callers from `first` on, in order; `only_new` while nobody has been called to a new
    hex."""
    free = ~occupied
    last: tuple[Move, ...] = ()
    for i in range(first, len(callers)):
        caller = callers[i]
        character = caller.character
        near, new = caller.near, caller.new
        for points in range(1, left):  # so that something is left for the next
            targets = near[points] & free
            if only_new and not caller.more:
                targets &= new[points]
            if targets:
                for call in calls_to(character, targets):
                    to = SPOT[call.to]
                    still = only_new and not new[points] & to
                    after = occupied ^ caller.spot ^ to
                    longer = bundle + ONE_CALL[character][call.to]
                    _call(callers, i + 1, after, left - points, still, longer, found)
        targets = (new[left] if only_new else near[left]) & free
        if targets:
            some = calls_to(character, targets)
            if character == WATSON:
                faced: Bundle = (some, FACES)
                found.append(bundle + faced)
            else:
                last += some
    if last:
        one: Bundle = (last,)
        found.append(bundle + one)


ONE_CALL: Final[tuple[tuple[Bundle, ...], ...]] = tuple(
    [
        tuple([((call,), FACES) if character == WATSON else ((call,),) for call in calls])
        for character, calls in enumerate(WHISTLES)
    ]
)
"""ONE_CALL[character][hex]: the call alone, with Watson's facings after his."""
KNOWN_CALLS: Final[tuple[dict[int, tuple[Move, ...]], ...]] = tuple([{} for _ in CHARACTERS])
"""By character and set of hexes: the calls that have been listed."""
MOST_KNOWN: Final = 1024
"""No more are kept for one character."""
NOBODY_ONLY: Final[tuple[Move, ...]] = (WHISTLE_NOBODY,)
LOOK_AT_ALIBI: Final = LookAtAlibi()
TURN_LANTERN: Final = tuple([TurnLantern(seat) for seat in range(2)])
MOVE_LIGHT: Final = tuple([UsePower(seat, SMITH, "light") for seat in range(2)])
MOVE_CORDON: Final = tuple([UsePower(seat, LESTRADE, "cordon") for seat in range(2)])
MOVE_COVER: Final = tuple([UsePower(seat, BERT, "cover") for seat in range(2)])
WHISTLE_FOR: Final = tuple([Whistle(seat) for seat in range(2)])
