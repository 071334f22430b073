"""A game in which every choice is a number, chance included: the core of the OpenSpiel states. See `quick.course`.

A shuffle is a sequence of choices: which thing comes next, each in proportion to the copies left. Dice and the like
are one choice among the options, with their odds. So the probability of every course of a game is exact.

What the seats have been told is worked out lazily, from the answers given since the last time.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from whitechapel import game as game_by_name
from whitechapel.core.frames import CHANCE, Event, GameError, State
from whitechapel.core.game import Memory, setting_text
from whitechapel.research.encode import Encoding, encoding
from whitechapel.research.quick.course import Course, Line


class Playthrough(Course):
    """A game in progress."""

    def __init__(self, numbers: Encoding, state: State | None = None) -> None:
        super().__init__(numbers, numbers.game.start(numbers.agreed) if state is None else state)
        self.drawn_from: tuple[Any, ...] | None = None
        """How to draw this world again, if it was drawn from what a seat knows."""
        self._told: Knowledge | None = None

    def words(self, number: int) -> str:
        """A number as the text it stands for now."""
        if self.player != CHANCE:
            return self.actions[number].text
        if self.shuffle is not None:
            return f"next {self.encoding.shuffled[number]}"
        return self.state.options()[number].text

    # -- copies -----------------------------------------------------------------------------------

    def clone(self) -> Playthrough:
        """An independent copy."""
        new = Playthrough.__new__(Playthrough)
        self._copy(new)
        return new

    def _copy(self, new: Playthrough) -> None:
        self.copy_to(new)
        new.drawn_from = self.drawn_from
        new._told = self._told

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

    def replay(self, lines: Sequence[tuple[int, str]], drawn: Sequence[int]) -> None:
        """Play these lines, as a recipe has them, and begin the shuffle that was in progress."""
        game = self.encoding.game
        for seat, text in lines:
            action = game.chance(text) if seat == CHANCE else game.action(text)
            self.lines.append((seat, action))
            self.state.apply(action)
        self.ask()
        for thing in drawn:
            self.choose(thing)

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
    playthrough.replay(lines, drawn)
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
