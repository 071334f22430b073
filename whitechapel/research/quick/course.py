"""A game in which every choice is a number, chance included: what an OpenSpiel state does at every step."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any, Final

from whitechapel.core.compiler_hints import mypyc_attr
from whitechapel.core.frames import CHANCE, Action, State

OVER: Final = -4
"""Who is asked when the game is over: OpenSpiel's number for it. For chance it uses the same number we do."""

ANY_ORDER: Final = Random(0)

Line = tuple[int, Action]
"""A seat and its answer."""


@lru_cache(maxsize=64)
def _outcomes(odds: tuple[int, ...]) -> tuple[tuple[int, float], ...]:
    """Cached: the same few dice and dealers come up again and again."""
    total = sum(odds)
    return tuple([(i, part / total) for i, part in enumerate(odds)])


@lru_cache(maxsize=512)
def _shares(size: int, most: int, things: int) -> tuple[tuple[tuple[int, float], ...], ...]:
    """Of this many things to be placed, by number of copies: how likely each of them is to come next. Cached: there are
    far more steps of shuffles than sizes."""
    return tuple([tuple([(thing, copies / size) for thing in range(things)]) for copies in range(most + 1)])


class Shuffle:
    """A shuffle in progress."""

    __slots__ = ("drawn", "kinds", "left", "most", "size", "word")

    def __init__(self, word: str, left: list[int], drawn: list[int]) -> None:
        self.word = word
        """The first word of the resulting answer."""
        self.left = left
        """How many of each thing are still to be placed."""
        self.drawn = drawn
        """What has been placed already, in order."""
        self.most = max(left)
        """There are no more copies of anything than this."""
        self.size = sum(left)
        self.kinds = sum([1 for copies in left if copies])

    def outcomes(self) -> list[tuple[int, float]]:
        """What can come next, each in proportion to the copies left."""
        left = self.left
        shares: tuple[tuple[Any, ...], ...] = _shares(self.size, self.most, len(left))
        found: list[Any] = []  # `Any`: the pairs only pass through, and stay objects
        for thing, copies in enumerate(left):
            if copies:
                found.append(shares[copies][thing])
        return found

    def draw(self, thing: int) -> None:
        """Put this thing next."""
        self.left[thing] -= 1
        self.drawn.append(thing)
        self.size -= 1
        if not self.left[thing]:
            self.kinds -= 1

    def clone(self) -> Shuffle:
        """An independent copy."""
        return Shuffle(self.word, self.left[:], self.drawn[:])


@mypyc_attr(allow_interpreted_subclasses=True)
class Course:
    """A game, choice by choice."""

    def __init__(self, numbers: Any, state: State) -> None:
        self.encoding = numbers
        self.state = state
        self.actions: tuple[Action, ...] = numbers.actions
        self.index: dict[Action, Any] = numbers.index  # `Any`: the numbers only pass through, and stay objects
        self.lines: list[Line] = []
        """Every answer since the beginning, or since this world was drawn."""
        self.player = OVER
        """Who is asked: a seat, chance, or nobody."""
        self.shuffle: Shuffle | None = None
        self.ask()

    def copy_to(self, new: Course) -> None:
        """Make another course an independent copy of this one."""
        new.encoding = self.encoding
        new.state = self.state.clone()
        new.actions = self.actions
        new.index = self.index
        new.lines = self.lines[:]
        new.player = self.player
        new.shuffle = None if self.shuffle is None else self.shuffle.clone()

    def ask(self) -> None:
        """Look who is asked now."""
        _ask(self)

    def choices(self) -> list[int]:
        """The numbers of a seat's legal answers, in order."""
        index = self.index
        found: list[Any] = [index[action] for action in self.state.options()]
        found.sort()
        return found

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance can do now, and how likely each outcome is."""
        if self.shuffle is not None:
            return self.shuffle.outcomes()
        return list(_outcomes(self.state.stack[-1].odds(self.state)))

    def choose(self, number: int) -> int:
        """Make this choice, and return who is asked next."""
        shuffle = self.shuffle
        if self.player != CHANCE:
            action = self.actions[number]
        elif shuffle is None:
            action = self.state.options()[number]
        else:
            shuffle.draw(number)
            if shuffle.kinds > 1:
                return CHANCE
            action = _shuffled(self, shuffle)
        self.lines.append((self.player, action))
        self.state.apply(action)
        _ask(self)
        return self.player


def _ask(course: Course) -> None:
    """A function, because a method of a class with interpreted subclasses is looked up at every call."""
    state = course.state
    stack = state.stack
    course.shuffle = None
    if not stack:
        course.player = OVER
        return
    frame = stack[-1]
    course.player = frame.seat
    if frame.seat == CHANCE and not frame.options(state):
        # Any one answer names what is shuffled; its order means nothing, because the new one is yet to be chosen.
        word, *things = frame.sample(state, ANY_ORDER).text.split(" ")
        names: tuple[str, ...] = course.encoding.shuffled
        copies = dict.fromkeys(names, 0)
        for thing in things:
            copies[thing] += 1
        course.shuffle = Shuffle(word, list(copies.values()), [])


def _shuffled(course: Course, shuffle: Shuffle) -> Action:
    """The shuffle is over as soon as everything left is alike."""
    names: tuple[str, ...] = course.encoding.shuffled
    drawn = [names[thing] for thing in shuffle.drawn]
    rest = [names[thing] for thing, copies in enumerate(shuffle.left) for _ in range(copies)]
    action: Action = course.encoding.game.chance(" ".join([shuffle.word, *drawn, *rest]))
    return action
