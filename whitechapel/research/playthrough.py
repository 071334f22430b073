"""A game in which every choice is a number, chance included: the core of the OpenSpiel states.

A shuffle is a sequence of choices: which thing comes next, each in proportion to the copies left. Dice and the like
are one choice among the options, with their odds. So the probability of every course of a game is exact.

What the seats have been told is worked out lazily, from the answers given since the last time.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any

from whitechapel import game as game_by_name
from whitechapel.core.frames import CHANCE, Action, Event, GameError, State
from whitechapel.core.game import Memory, setting_text
from whitechapel.research.encode import Encoding, encoding

OVER = -4
"""Who is asked when the game is over: OpenSpiel's number for it. For chance it uses the same number we do."""

Line = tuple[int, Action]
"""A seat and its answer."""


@lru_cache(maxsize=64)
def _outcomes(odds: tuple[int, ...]) -> tuple[tuple[int, float], ...]:
    """Cached: the same few dice and dealers come up again and again."""
    total = sum(odds)
    return tuple([(i, part / total) for i, part in enumerate(odds)])


class Shuffle:
    """A shuffle in progress."""

    __slots__ = ("drawn", "kinds", "left", "size", "word")

    def __init__(self, word: str, left: list[int], drawn: list[int]) -> None:
        self.word = word
        """The first word of the resulting answer."""
        self.left = left
        """How many of each thing are still to be placed."""
        self.drawn = drawn
        """What has been placed already, in order."""
        self.size = sum(left)
        self.kinds = sum([1 for copies in left if copies])

    def draw(self, thing: int) -> None:
        """Put this thing next."""
        self.drawn.append(thing)
        self.left[thing] -= 1
        self.size -= 1
        if not self.left[thing]:
            self.kinds -= 1

    def clone(self) -> Shuffle:
        """An independent copy."""
        return Shuffle(self.word, self.left[:], self.drawn[:])


class Playthrough:
    """A game in progress."""

    __slots__ = ("_told", "drawn_from", "encoding", "lines", "player", "shuffle", "state")

    def __init__(self, numbers: Encoding, state: State | None = None) -> None:
        self.encoding = numbers
        self.state = numbers.game.start(numbers.agreed) if state is None else state
        self.lines: list[Line] = []
        """Every answer since the beginning, or since this world was drawn."""
        self.drawn_from: tuple[Any, ...] | None = None
        """How to draw this world again, if it was drawn from what a seat knows."""
        self._told: Knowledge | None = None
        self._ask()

    def _ask(self) -> None:
        stack = self.state.stack
        self.shuffle: Shuffle | None = None
        self.player = stack[-1].seat if stack else OVER
        if self.player == CHANCE and not stack[-1].options(self.state):
            # Any one answer names what is shuffled; its order means nothing, because the new one is yet to be chosen.
            word, *things = stack[-1].sample(self.state, Random(0)).text.split(" ")
            self.shuffle = Shuffle(word, [things.count(thing) for thing in self.encoding.shuffled], [])

    # -- choosing ---------------------------------------------------------------------------------

    def choices(self) -> list[int]:
        """The numbers of a seat's legal answers, in order."""
        index = self.encoding.index
        return sorted([index[action] for action in self.state.options()])

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance can do now, and how likely each outcome is."""
        shuffle = self.shuffle
        if shuffle is not None:
            size = shuffle.size
            return [(thing, copies / size) for thing, copies in enumerate(shuffle.left) if copies]
        return list(_outcomes(self.state.stack[-1].odds(self.state)))

    def words(self, number: int) -> str:
        """A number as the text it stands for now."""
        if self.player != CHANCE:
            return self.encoding.actions[number].text
        if self.shuffle is not None:
            return f"next {self.encoding.shuffled[number]}"
        return self.state.options()[number].text

    def choose(self, number: int) -> None:
        """Make this choice."""
        player = self.player
        if player != CHANCE:
            action = self.encoding.actions[number]
        elif self.shuffle is None:
            action = self.state.options()[number]
        else:
            self.shuffle.draw(number)
            if self.shuffle.kinds > 1:
                return
            action = self._shuffled(self.shuffle)
        self.lines.append((player, action))
        self.state.apply(action)
        self._ask()

    def _shuffled(self, shuffle: Shuffle) -> Action:
        """The shuffle is over as soon as everything left is alike."""
        names = self.encoding.shuffled
        rest = [name for name, copies in zip(names, shuffle.left, strict=True) for _ in range(copies)]
        return self.encoding.game.chance(" ".join([shuffle.word, *[names[thing] for thing in shuffle.drawn], *rest]))

    # -- copies -----------------------------------------------------------------------------------

    def clone(self) -> Playthrough:
        """An independent copy."""
        new = Playthrough.__new__(Playthrough)
        new.encoding = self.encoding
        new.state = self.state.clone()
        new.lines = self.lines[:]
        new.player = self.player
        new.shuffle = self.shuffle and self.shuffle.clone()
        new.drawn_from = self.drawn_from
        new._told = self._told
        return new

    def __deepcopy__(self, memo: object) -> Playthrough:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return revive, self._recipe()

    def _recipe(self) -> tuple[Any, ...]:
        """Everything needed to get here again."""
        game, agreed = self.encoding.game, self.encoding.agreed
        options = {name: setting_text(value) for name, value in agreed._asdict().items()}
        lines = [(seat, action.text) for seat, action in self.lines]
        return game.id, options, self.drawn_from, lines, list(self.shuffle.drawn) if self.shuffle else []

    def __str__(self) -> str:
        """The transcript so far."""
        lines = [f"{'*' if seat == CHANCE else seat} {action.text}" for seat, action in self.lines]
        if self.shuffle is not None:
            lines.append(" ".join(["*", self.shuffle.word, *[self.encoding.shuffled[i] for i in self.shuffle.drawn]]))
        return "\n".join(lines)

    # -- what the seats know ----------------------------------------------------------------------

    def told(self) -> Knowledge:
        """What the seats have been told so far."""
        known = self._told
        if known is None:
            known = self._told = first_knowledge(self.encoding)
        if known.at < len(self.lines):
            known = self._told = known.after(self.lines[known.at :])
        return known

    def memory(self, seat: int) -> Memory:
        """What a seat remembers."""
        memory = self.told().memory(seat)
        if memory is None:
            raise GameError(
                "drawn-world",
                "This world was drawn from what another seat knows; that does not say what seat {seat} remembers.",
                seat=seat,
            )
        return memory

    def resample(self, seat: int, seed: int) -> Playthrough:
        """Another world that looks the same to this seat, drawn fairly from all such worlds. It has a history of its
        own: its lines begin here. What others have just answered in secret is drawn at random."""
        game = self.encoding.game
        rng = Random(seed)
        world = game.sample(game.view(self.state, seat), self.memory(seat), rng)
        while world.stack and world.stack[-1].sealed and world.stack[-1].seat != self.player:
            world.apply(rng.choice(world.options()))
        new = Playthrough(self.encoding, world)
        new.drawn_from = (self._recipe(), seat, seed)
        new._told = self.told().in_another_world(seat, world)
        return new


def revive(
    name: str, options: dict[str, Any], drawn_from: tuple[Any, ...] | None, lines: Sequence[tuple[int, str]],
    drawn: Sequence[int],
) -> Playthrough:  # fmt: skip
    """The playthrough a recipe leads to."""
    game = game_by_name(name)
    if drawn_from is None:
        playthrough = Playthrough(encoding(game, game.read_settings(options)))
    else:
        recipe, seat, seed = drawn_from
        playthrough = revive(*recipe).resample(seat, seed)
    for seat, text in lines:
        action = game.chance(text) if seat == CHANCE else game.action(text)
        playthrough.lines.append((seat, action))
        playthrough.state.apply(action)
    playthrough._ask()
    for thing in drawn:
        playthrough.choose(thing)
    return playthrough


class Knowledge:
    """What each seat has been told, and what it has answered itself, up to some line. Immutable, so that copies of a
    playthrough can share it."""

    __slots__ = ("_heard", "_memories", "at", "encoding", "state", "texts")

    def __init__(
        self, numbers: Encoding, at: int, state: State, texts: Sequence[str], memories: Sequence[Memory | None]
    ) -> None:
        self.encoding = numbers
        self.at = at
        self.state = state
        self.texts = list(texts)
        """By seat: everything it was told, a line for each event, and its own answers after a `>`."""
        self._memories = list(memories)
        self._heard: list[tuple[Event, ...]] = [()] * len(self.texts)
        """By seat: what its memory has not taken in yet. Remembering is work, and most callers want only the texts."""

    def after(self, lines: Sequence[Line]) -> Knowledge:
        """What they have been told some lines later."""
        game = self.encoding.game
        new = Knowledge(self.encoding, self.at + len(lines), self.state.clone(), self.texts, self._memories)
        new._heard = self._heard[:]
        for seat, action in lines:
            new.state.events = []
            new.state.apply(action)
            if seat >= 0:
                new.texts[seat] += f"> {action.text}\n"
            for event in new.state.events:
                for hearer in range(len(new.texts)):
                    told = game.told(event, hearer)
                    new.texts[hearer] += f"{told!r}\n"
                    new._heard[hearer] += (told,)
        return new

    def memory(self, seat: int) -> Memory | None:
        """What a seat remembers, or None if unknown."""
        memory = self._memories[seat]
        if memory is not None and self._heard[seat]:
            memory = memory.clone()
            for event in self._heard[seat]:
                memory.hear(event)
            self._memories[seat] = memory
            self._heard[seat] = ()
        return memory

    def in_another_world(self, seat: int, world: State) -> Knowledge:
        """What the seats know in a world drawn for one of them: for that seat nothing has changed; of the others we
        know what they see, but not what they have been told."""
        seats = range(len(self.texts))
        views = [f"{view_text(self.encoding.game.view(world, other))}\n" for other in seats]
        texts = [self.texts[seat] if other == seat else views[other] for other in seats]
        memories = [self.memory(seat) if other == seat else None for other in seats]
        return Knowledge(self.encoding, 0, world.clone(), texts, memories)


def first_knowledge(numbers: Encoding) -> Knowledge:
    """Before anything is told."""
    game, agreed = numbers.game, numbers.agreed
    memories = [game.memory(agreed, seat) for seat in range(agreed.seats)]
    return Knowledge(numbers, 0, game.start(agreed), [""] * agreed.seats, memories)


def view_text(view: Any) -> str:
    """A view in one line, without the settings."""
    return " ".join([f"{name}={value!r}" for name, value in view._asdict().items() if name != "agreed"])
