"""Search under hidden information: take worlds that could be the true one, and play them on.

A bot never sees the true state. It draws *worlds* that agree with everything its seat knows (`game.sample(view, memory,
rng)`), answers its question in each of them, lets the others answer, and judges where that leads. There are two ways:

`tree`   information-set Monte-Carlo tree search: one tree over all worlds from one seat's point of view, in which every
         seat takes the answer that looks best to it so far (UCB1, where an answer is only charged for the times it was
         available). For games that the next few answers decide.
`flat`   every answer is tried in the very same worlds and played on by a policy; answers that are clearly worse in
         the same worlds are dropped, and the better half of the rest goes on. For games with long hands and much luck,
         where a good policy for the rest is worth more than a deep tree.

What is known about playing a game well is a `Guide`: where to stop looking, how to play on to that point, how good it
is for each seat, which answers are worth considering. `plain_guide` and `plain.won` know nothing but the result.

    found = tree(lambda: game.sample(view, memory, rng), seat, guide, Limits(2000, 0.3), rng)
    answer = found[0].action.text

Effort is a number of simulations, so that the same seed gives the same answer on any machine. The seconds are a safety
net: they are checked between simulations, and running out of them only ends the search sooner. Where results must not
depend on the machine, as in the arena, `stop_the_clocks` removes the net.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import log, sqrt
from random import Random
from time import perf_counter
from typing import Final, NamedTuple

from whitechapel.core.frames import CHANCE, Action, State

FOREVER: Final = float("inf")
CURIOSITY: Final = 0.7
"""How much UCB1 favours answers that have seldom been tried."""
BIAS: Final = 1.0
"""How many tries a prior of 1 is worth."""
CHECKED: Final = 8
"""After this many worlds `flat` looks for answers to drop, and again each time there are a quarter more."""
SURE: Final = 3.0
"""An answer this many standard errors behind the best in the same worlds is dropped."""


class Limits(NamedTuple):
    """How hard to think about one answer."""

    simulations: int
    """The most worlds to play on."""
    seconds: float = FOREVER
    """No simulation starts later than this."""


class Weighed(NamedTuple):
    """An answer, what it is worth to the seat that is asked (0 to 1), and how many simulations tried it."""

    action: Action
    value: float
    visits: int
    notes: Sequence[Sequence[float]] = ()
    """What `Guide.note` says of the end of each of them."""


def is_over(state: State) -> bool:
    """Whether the whole game has ended."""
    return not state.stack


def all_answers(state: State) -> Sequence[Action]:
    """Every legal answer to the question on top."""
    return state.options()


class Guide(NamedTuple):
    """What is known about playing a game well. All of it is applied to sampled worlds, never to the true one, and only
    `play_on` may change a world."""

    values: Callable[[State], Sequence[float]]
    """How good the position is for each seat, from 0 to 1, once the search has stopped. Partners get the same."""
    play_on: Callable[[State, Random], None]
    """The rollout: answer for everybody, chance included, until `values` can judge. It changes the state."""
    settled: Callable[[State], bool] = is_over
    """Whether the search stops here: nothing more is answered, and `values` judges."""
    answers: Callable[[State], Sequence[Action]] = all_answers
    """The legal answers worth considering, at least one."""
    prior: Callable[[State, Sequence[Action]], Sequence[float]] | None = None
    """For `tree`: how good each of these answers looks at first glance, from 0 to 1. The best looking is tried
    first."""
    sign: Callable[[State], Hashable] | None = None
    """For `tree`: what everybody can see after an answer beyond the answer itself, such as a card that was turned up;
    states with different signs get different branches."""
    depth: int = 1_000_000
    """For `tree`: the rollout takes over after this many answers, even if a branch exists already."""
    note: Callable[[State], Sequence[float]] | None = None
    """For `flat` and `paired`: what to remember of a settled world beyond its values, for those who give reasons."""


# -- what both searches share ----------------------------------------------------------------------


class _Process:
    """State of the whole process."""

    __slots__ = ("timed",)

    def __init__(self) -> None:
        self.timed = True


_PROCESS: Final = _Process()


def stop_the_clocks(stopped: bool = True) -> None:
    """Limit effort in this process by the number of simulations alone."""
    _PROCESS.timed = not stopped


def deadline(seconds: float) -> float:
    """The time, by `perf_counter`, when a search that starts now must end."""
    return perf_counter() + seconds if _PROCESS.timed else FOREVER


def ask(state: State, seat: int) -> None:
    """Put this seat's question on top: in a sealed run it may lie below those of others."""
    stack = state.stack
    frame = state.question(seat)
    if stack[-1] is not frame:
        for i in range(len(stack) - 1, -1, -1):
            if stack[i] is frame:
                del stack[i]
                break
        stack.append(frame)


def play_randomly(settled: Callable[[State], bool]) -> Callable[[State, Random], None]:
    """A rollout of random answers, until it is settled."""

    def play_on(state: State, rng: Random) -> None:
        random = rng.random
        stack = state.stack
        while not settled(state):
            frame = stack[-1]
            state.apply(frame.sample(state, rng) if frame.seat == CHANCE else frame.pick(state, random()))

    return play_on


# -- the tree --------------------------------------------------------------------------------------


class Edge:
    """An answer in the tree: how often it was tried, how often it could have been, and how it turned out."""

    __slots__ = ("action", "available", "nodes", "prior", "total", "visits")

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.available = 0
        self.total = 0.0
        """Its total result for the seat that gave it."""
        self.nodes: dict[Hashable, Node] = {}
        """What was asked next, by sign."""


class Node:
    """A question in the tree, and the answers that were legal in some world."""

    __slots__ = ("edges",)

    def __init__(self) -> None:
        self.edges: dict[Action, Edge] = {}


def tree(worlds: Callable[[], State], seat: int, guide: Guide, limits: Limits, rng: Random) -> list[Weighed]:
    """All the answers `seat` can give, most tried first: single-observer information-set tree search.

    `worlds` draws a fresh world at each call; it may be changed."""
    root = Node()
    end = deadline(limits.seconds)
    left = limits.simulations
    while left > 0:
        state = worlds()
        ask(state, seat)
        _simulate(state, root, guide, rng)
        left -= 1
        if len(root.edges) == 1 or perf_counter() >= end or _decided(root, left):
            break
    found = [Weighed(e.action, e.total / e.visits if e.visits else 0.0, e.visits) for e in root.edges.values()]
    found.sort(key=lambda one: (-one.visits, -one.value))
    return found


def _decided(root: Node, left: int) -> bool:
    """Whether the most tried answer stays ahead even if the runner-up gets all the remaining simulations."""
    first = second = 0
    for edge in root.edges.values():
        if edge.visits > first:
            first, second = edge.visits, first
        elif edge.visits > second:
            second = edge.visits
    return first - second > left


def _simulate(state: State, node: Node, guide: Guide, rng: Random) -> None:
    """One descent of the tree, one new branch, one rollout, and the result passed back up."""
    path: list[Edge] = []
    seats: list[int] = []
    stack = state.stack
    sign = guide.sign
    grown = False
    while not grown and len(path) < guide.depth:
        while stack and stack[-1].seat == CHANCE and not guide.settled(state):
            state.apply(stack[-1].sample(state, rng))
        if guide.settled(state):
            break
        edge = _select(node, state, guide, rng)
        grown = edge.visits == 0
        path.append(edge)
        seats.append(stack[-1].seat)
        state.apply(edge.action)
        if not grown:
            key: Hashable = sign(state) if sign is not None else None
            after = edge.nodes.get(key)
            if after is None:
                after = edge.nodes[key] = Node()
            node = after
    if not guide.settled(state):
        guide.play_on(state, rng)
    values = guide.values(state)
    for i in range(len(path)):
        edge = path[i]
        edge.visits += 1
        edge.total += values[seats[i]]


def _select(node: Node, state: State, guide: Guide, rng: Random) -> Edge:
    """An untried answer, the best looking first; if there is none, the one with the highest upper bound."""
    answers = guide.answers(state)
    edges = node.edges
    if guide.prior is not None:
        priors = guide.prior(state, answers) if any(action not in edges for action in answers) else None
        if priors is not None:
            for i in range(len(answers)):
                if answers[i] not in edges:
                    edges[answers[i]] = Edge(answers[i], priors[i])
    best: Edge | None = None
    bound = -1.0
    untried = 0
    for action in answers:
        edge = edges.get(action)
        if edge is None:
            edge = edges[action] = Edge(action, 0.0)
        edge.available += 1
        if edge.visits == 0:
            untried += 1
            upper = 1000.0 + edge.prior
            if upper == bound and rng.random() * float(untried) < 1.0:
                bound = -1.0
        else:
            tries = float(edge.visits)
            upper = edge.total / tries + CURIOSITY * sqrt(log(float(edge.available)) / tries)
            if edge.prior:
                upper += BIAS * edge.prior / tries
        if upper > bound:
            best, bound = edge, upper
    assert best is not None, "there is always an answer"
    return best


# -- the same worlds for every answer -------------------------------------------------------------


class Entrant:
    """An answer that `flat` compares with others, and its result in each world, in the same order for all."""

    __slots__ = ("action", "notes", "results", "total")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.results: list[float] = []
        self.notes: list[Sequence[float]] = []
        self.total = 0.0

    @property
    def mean(self) -> float:
        """Its average result."""
        return self.total / len(self.results) if self.results else 0.0


def flat(
    worlds: Callable[[], State], seat: int, guide: Guide, limits: Limits, rng: Random, caution: float = 0.0
) -> list[Weighed]:
    """The answers `seat` can give, best first: each is tried in the same worlds, and the field narrows.

    `worlds` draws a fresh world on each call; the answers must be the same in all of them, as they are in a game
    where options depend on nothing hidden. The first of `guide.answers` is the one to beat: another ranks above it
    only if it was better by `caution` standard errors in the worlds both were tried in."""
    state = worlds()
    ask(state, seat)
    field = [Entrant(action) for action in guide.answers(state)]
    first = field[0]
    dropped: list[Entrant] = []
    end = deadline(limits.seconds)
    left = limits.simulations
    rounds = max(1, (len(field) - 1).bit_length())
    share = limits.simulations // rounds
    halve_at = limits.simulations - share
    drawn = 0
    check_at = CHECKED
    while len(field) > 1 and left >= len(field):
        if drawn:
            state = worlds()
            ask(state, seat)
        drawn += 1
        if not _try(field, state, seat, guide, rng, end):
            break
        left -= len(field)
        if drawn >= check_at:
            check_at += max(1, check_at // 4)
            field, beaten = _drop_beaten(field)
            dropped = beaten + dropped
        if left <= halve_at and len(field) > 2:
            halve_at -= share
            field.sort(key=lambda one: (one is not first, -one.mean))
            half = (len(field) + 1) // 2
            dropped = field[half:] + dropped
            del field[half:]
    field.sort(key=lambda one: -one.mean)
    if first in field and not _surely_worse(first.results, field[0].results, caution):
        field.remove(first)
        field.insert(0, first)
    # A lead the worlds do not bear out counts as none: nothing is shown as better than what is called best.
    best = field[0]
    rest = [
        Weighed(one.action, min(_beside(one, best), best.mean), len(one.results), one.notes)
        for one in field[1:] + dropped
    ]
    rest.sort(key=lambda one: -one.value)
    return [Weighed(best.action, best.mean, len(best.results), best.notes), *rest]


def _beside(one: Entrant, best: Entrant) -> float:
    """What an entrant is worth: it may have been tried in fewer worlds than the best, so their difference in those is
    what counts."""
    size = len(one.results)
    return best.mean + (one.total - sum(best.results[:size])) / size if size else 0.0


def paired(
    worlds: Callable[[], State], seat: int, guide: Guide, kept: Action, simulations: int, rng: Random
) -> list[Entrant]:
    """The answers `seat` can give, and how each did in the same worlds: for those who want to know what an answer is
    worth, not only which is best. Those clearly worse than the best are left out of further worlds; `kept` never is.

    `worlds` draws a fresh world on each call, with the question on top."""
    state = worlds()
    found = list(guide.answers(state))
    if kept not in found:
        found.append(kept)
    field = [Entrant(action) for action in found]
    dropped: list[Entrant] = []
    left = max(simulations, CHECKED * len(field))
    drawn = 0
    check_at = CHECKED
    while left >= len(field):
        if drawn:
            state = worlds()
        drawn += 1
        _try(field, state, seat, guide, rng, FOREVER)
        left -= len(field)
        if drawn >= check_at and len(field) > 2:
            check_at += max(1, check_at // 4)
            field, beaten = _drop_beaten(field)
            for one in beaten:
                (field if one.action is kept else dropped).append(one)
    return field + dropped


def _try(field: list[Entrant], state: State, seat: int, guide: Guide, rng: Random, end: float) -> bool:
    """Try every answer in one world; returns False and records nothing if time runs out."""
    results: list[float] = []
    notes: list[Sequence[float]] = []
    for one in field:
        world = state.clone()
        world.apply(one.action)
        if not guide.settled(world):
            guide.play_on(world, rng)
        results.append(guide.values(world)[seat])
        if guide.note is not None:
            notes.append(guide.note(world))
        if perf_counter() >= end:
            break
    if len(results) < len(field):
        return False
    for i in range(len(results)):
        field[i].results.append(results[i])
        field[i].total += results[i]
        if notes:
            field[i].notes.append(notes[i])
    return True


def _drop_beaten(field: list[Entrant]) -> tuple[list[Entrant], list[Entrant]]:
    """The entrants still in the running, and those clearly worse than the best, judged world by world."""
    best = field[0]
    for one in field:
        if one.total > best.total:
            best = one
    kept: list[Entrant] = []
    beaten: list[Entrant] = []
    for one in field:
        if one is not best and _surely_worse(one.results, best.results, SURE):
            beaten.append(one)
        else:
            kept.append(one)
    beaten.sort(key=lambda one: -one.mean)
    return kept, beaten


def _surely_worse(these: list[float], those: list[float], errors: float) -> bool:
    """Whether these results lie more than this many standard errors behind those, world by world."""
    total = squares = 0.0
    size = len(these)
    if not size:
        return False
    for i in range(size):
        gap = those[i] - these[i]
        total += gap
        squares += gap * gap
    mean = total / size
    spread = squares / size - mean * mean
    return mean > 0.0 and mean * mean * float(size) > errors * errors * spread
