"""Games side by side, stepped together: the inner loop of `research.vector`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from whitechapel.core.compiler_hints import i64, u8, vec
from whitechapel.core.frames import CHANCE, Action, BadAnswer, State
from whitechapel.research.quick.writer import Writer


class Rows:
    """A row for each game: who is asked, what that seat sees, and which answers are legal.

    Chance and forced answers are played through, a game that is over begins anew, and seats that somebody else answers
    for are left to them; so every row always shows a choice. The numbers are new after each step."""

    def __init__(
        self,
        actions: Sequence[Action],
        index: Mapping[Action, int],
        size: int,
        writer: Writer,
        start: Callable[[int], State],
        ended: Callable[[int, State], None],
    ) -> None:
        self.actions = tuple(actions)
        self.index = dict(index)
        self.size: i64 = size
        """How many numbers an observation has."""
        self.writer = writer
        self.start = start
        """Begins a game."""
        self.ended = ended
        """Is told of each game that is over, before it begins anew."""
        self.guests: list[tuple[bool, ...]] = []
        """By game and seat: whether `answer` answers for it."""
        self.answer: Callable[[int, State], None] | None = None
        self.states: list[State] = []
        self.rngs: list[Random] = []
        self.numbers = vec[float]()
        self.masks = vec[u8]()
        self.seats = vec[i64]()
        """Who is asked in each game."""

    def begin(self, rngs: Sequence[Random]) -> None:
        """New games, one for each of these sources of chance."""
        self.rngs = list(rngs)
        self.states = [self.start(number) for number in range(len(rngs))]
        self._blank()
        for number in range(len(self.states)):
            self._show(number)

    def step(self, answers: Sequence[int]) -> None:
        """The seats that are asked answer, each by the index of its answer. An illegal one is refused before anything
        has happened."""
        width = len(self.actions)
        for number in range(len(self.states)):
            answer = answers[number]
            if not 0 <= answer < width or not self.masks[number * width + answer]:
                raise BadAnswer(
                    "illegal-number",
                    "Answer {answer} is not legal in game {number}: it is not in the mask.",
                    answer=answer,
                    number=number,
                )
        self._blank()
        for number in range(len(self.states)):
            self.states[number].apply(self.actions[answers[number]])
            self._show(number)

    def _blank(self) -> None:
        count = len(self.states)
        self.numbers = vec[float]([0.0] * (count * self.size))
        self.masks = vec[u8]([0] * (count * len(self.actions)))
        self.seats = vec[i64]([0] * count)

    def _show(self, number: int) -> None:
        """Go on to the next choice in a game, and write its row."""
        options = self._options(number)
        while not options:
            self.ended(number, self.states[number])
            self.states[number] = self.start(number)
            options = self._options(number)
        state = self.states[number]
        seat = state.stack[-1].seat
        self.seats[number] = seat
        row: i64 = number
        self.writer.write(state, seat, self.numbers, row * self.size)
        row *= len(self.actions)
        index = self.index
        masks = self.masks
        for action in options:
            place: i64 = index[action]
            masks[row + place] = 1

    def _options(self, number: int) -> tuple[Action, ...]:
        """The answers of the next question that somebody here has a choice in; none once the game is over."""
        state = self.states[number]
        rng = self.rngs[number]
        stack = state.stack
        while stack:
            frame = stack[-1]
            if frame.seat == CHANCE:
                state.apply(frame.sample(state, rng))
            elif self.answer is not None and self.guests[number][frame.seat]:
                self.answer(number, state)
            else:
                options: tuple[Action, ...] = frame.options(state)
                if len(options) > 1:
                    return options
                state.apply(options[0])
        return ()
