"""The whole engine: a game is a stack of questions, and a move is an answer.

A `State` holds everything on the table and a stack of `Frame`s, the next question on top. A frame is
an immutable question put to one seat; an `Action` is one possible answer. Answering may push further
questions, so an effect of many steps is a frame that pushes frames.

Two seats are not people: `CHANCE` (dice and shuffles, answered by whoever drives the game) and `THEN`
(something automatic, done at once). Frames marked *sealed* that lie together on top are one **run**:
each seat answers for itself, in any order, and nothing happens until the last answer is in.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final, Generic, TypeVar

from whitechapel.core.chance import below
from whitechapel.core.compiler_hints import i64, mypyc_attr

CHANCE: Final = -1
"""The seat that shuffles and rolls: its answers come from the driver and stand in the transcript."""

THEN: Final = -2
"""The seat of automatic steps: such a frame is resolved as soon as it is on top."""

NOT_YOUR_TURN: Final = "not-your-turn"
GAME_OVER: Final = "game-over"
"""Two rules every rulebook has under these ids, because the engine itself enforces them."""

COMPILED: Final = not __file__.endswith(".py")
"""True when this module runs as machine code built by mypyc."""


class GameError(Exception):
    """Something that could not be done. Its text is a sentence a person can act on; nothing changed.

    It is raised with an id, the English sentence with its facts in braces, and those facts by name; a fact may itself
    be a GameError. Its game's texts, or `text/errors.de.ftl`, have the same sentence in German under this id."""

    def __init__(self, id: str, sentence: str, /, **facts: object) -> None:
        super().__init__(sentence.format(**facts))
        self.id = id
        self.sentence = sentence
        self.facts: Mapping[str, object] = facts

    def __reduce__(self) -> Any:
        """Errors must survive pickling: they also come from other processes."""
        return _again, (type(self), self.id, self.sentence, self.facts)


def _again(kind: type[GameError], id: str, sentence: str, facts: Mapping[str, object]) -> GameError:
    return kind(id, sentence, **facts)


class BadAnswer(GameError):
    """The text was not understood."""


class Illegal(GameError):
    """The answer was understood, and a rule forbids it now."""

    def __init__(self, rule: str, answer: str) -> None:
        super().__init__("illegal", "'{answer}' is not allowed now: rule {rule}.", answer=answer, rule=rule)
        self.rule = rule

    def __reduce__(self) -> Any:
        return Illegal, (self.rule, self.facts["answer"])


class NotAsked(GameError):
    """Somebody answered who was not asked."""

    def __init__(self, seat: int) -> None:
        super().__init__("not-asked", "Seat {seat} has not been asked anything now.", seat=seat)
        self.rule = NOT_YOUR_TURN

    def __reduce__(self) -> Any:
        return NotAsked, (self.facts["seat"],)


class Over(GameError):
    """The game has ended; nobody will be asked anything more."""

    def __init__(self) -> None:
        super().__init__("over", "The game is over.")
        self.rule = GAME_OVER

    def __reduce__(self) -> Any:
        return Over, ()


# A game from another package is not compiled: it subclasses actions, states, frames and memories all the same.
@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One possible answer. Built once and compared by identity; its text is unique in its game."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Forbidden(Action):
    """An answer that no question ever offers, because a rule forbids it by name."""

    __slots__ = ("rule",)

    def __init__(self, text: str, rule: str) -> None:
        super().__init__(text)
        self.rule = rule


NOTHING: Final = Action("")
"""What a THEN frame is resolved with."""


class Event:
    """Something that happened: its kind, the seat it is about, and the facts, by name.

    The true event never leaves the engine; each seat hears the version that `told` builds for it."""

    __slots__ = ("facts", "kind", "seat")

    def __init__(self, kind: str, seat: int, facts: Mapping[str, Any]) -> None:
        self.kind = kind
        self.seat = seat
        self.facts = facts

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.kind == other.kind
            and self.seat == other.seat
            and self.facts == other.facts
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.seat))

    def __repr__(self) -> str:
        facts = " ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"<{self.kind} {self.seat} {facts}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress. Each game adds what lies on its table, as slots, and writes `clone`."""

    __slots__ = ("events", "sealed", "stack")

    stack: list[Frame[Any, Any]]
    """The questions; the next one is the last of the list."""
    sealed: list[tuple[Frame[Any, Any], Action]]
    """Answers to the sealed run on top, by seat; nobody may know of them yet."""
    events: list[Event] | None
    """What has happened, for those who want to hear it; None during search."""

    def lay_out(self) -> None:
        """Start with no questions. There is no `__init__`, so that `clone` can fill a bare object without setting
        fields twice."""
        self.stack = []
        self.sealed = []
        self.events = None

    @property
    def over(self) -> bool:
        """Whether nobody will ever be asked again."""
        return not self.stack

    def seat(self) -> int:
        """Whose answer `options` and `apply` are about: a player or CHANCE."""
        return self.stack[-1].seat

    def options(self) -> tuple[Action, ...]:
        """The legal answers to the question on top."""
        return self.stack[-1].options(self)

    def sample(self, rng: Random) -> Action:
        """A fair answer for CHANCE."""
        action: Action = self.stack[-1].sample(self, rng)
        return action

    def apply(self, action: Action) -> None:
        """Answer the question on top, unchecked: `action` must be one of its options."""
        stack = self.stack
        frame = stack.pop()
        if frame.sealed:
            self._seal(frame, action)
        else:
            frame.resolve(self, action)
        while stack and stack[-1].seat == THEN:
            stack.pop().resolve(self, NOTHING)

    def play(self, seat: int, action: Action) -> None:
        """`seat` answers its question, checked. If the answer is not allowed, raises a GameError and changes
        nothing."""
        frame = self.question(seat)
        if not frame.allows(self, action):
            raise Illegal(frame.reason(self, action), action.text)
        # In a sealed run the frame may lie below others: move it to the top and keep the others in order.
        for i in range(len(self.stack) - 1, -1, -1):
            if self.stack[i] is frame:
                del self.stack[i]
                break
        self.stack.append(frame)
        self.apply(action)

    def question(self, seat: int) -> Frame[Any, Any]:
        """The question this seat is to answer now; raises `Over` or `NotAsked` if there is none."""
        found = self.question_of(seat)
        if found is not None:
            return found
        if not self.stack:
            raise Over
        raise NotAsked(seat)

    def question_of(self, seat: int | None) -> Frame[Any, Any] | None:
        """The question this seat is to answer now, or None; a spectator, None, is never asked."""
        if seat is None or not self.stack:
            return None
        top = self.stack[-1]
        if top.seat == seat:
            return top
        for i in range(len(self.stack) - 1, -1, -1):
            frame = self.stack[i]
            if not frame.sealed:
                break
            if frame.seat == seat:
                return frame
        return None

    def waiting(self) -> tuple[int, ...]:
        """The seats that have yet to answer. For the driver only: in a sealed run this is secret."""
        if not self.stack:
            return ()
        seats = [self.stack[-1].seat]
        if self.stack[-1].sealed:
            for i in range(len(self.stack) - 2, -1, -1):
                if not self.stack[i].sealed:
                    break
                seats.append(self.stack[i].seat)
        return tuple(sorted(seats))

    def asked(self) -> tuple[int, ...]:
        """The seats the question was put to, whether or not they have answered: this is public."""
        return tuple(sorted([*self.waiting(), *(frame.seat for frame, _ in self.sealed)]))

    def say(self, kind: str, seat: int, **facts: Any) -> None:
        """Record an event. Hot code tests `events is None` first."""
        if self.events is not None:
            self.events.append(Event(kind, seat, facts))

    def clone(self) -> State:
        """An independent copy, without the events."""
        raise NotImplementedError

    def parts(self) -> tuple[object, ...]:
        """Everything that makes up the state, apart from the events: states with equal parts are equal. It reads every
        field there is, so the laws notice one that `clone` or the empty table forgot."""
        values = [getattr(self, name) for name in fields(type(self)) if name != "events"]
        return tuple([tuple(value) if isinstance(value, list) or is_row(value) else value for value in values])

    def _seal(self, frame: Frame[Any, Any], action: Action) -> None:
        """Keep the answer sealed; once the last one of the run is in, open them all in seat order."""
        i = len(self.sealed)
        while i > 0 and self.sealed[i - 1][0].seat > frame.seat:
            i -= 1
        self.sealed.insert(i, (frame, action))
        if self.stack and self.stack[-1].sealed:
            return
        answers = self.sealed
        self.sealed = []
        for asked, answer in answers:
            asked.resolve(self, answer)


def fields(kind: type) -> tuple[str, ...]:
    """The names of all fields of a state class. Compiled classes have no slots; mypyc records their fields instead."""
    compiled: tuple[str, ...] | None = getattr(kind, "__mypyc_attrs__", None)
    if compiled is not None:
        return compiled
    return tuple([name for base in kind.__mro__ for name in getattr(base, "__slots__", ())])


def is_row(value: object) -> bool:
    """Whether this is a row of numbers as the compiler has them, to be changed in place; in Python it is a list."""
    return type(value).__name__ == "vec[i64]"


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S, A]):
    """A question to one seat. Immutable, so that states can share it; usually built once per seat."""

    __slots__ = ("name", "sealed", "seat")

    def __init__(self, seat: int, name: str, sealed: bool = False) -> None:
        self.seat: i64 = seat
        self.name = name
        self.sealed = sealed

    def options(self, state: S) -> tuple[A, ...]:
        """The legal answers, in an order that depends on nothing hidden. The only source of legality."""
        return ()

    def pick(self, state: S, at: float) -> A:
        """The option this far down their list, from 0 to 1: for random play. Where they are many, it can be found
        without listing them all."""
        options = self.options(state)
        return options[int(at * float(len(options)))]

    def resolve(self, state: S, action: A) -> None:
        """Do what the answer says, and push whatever must be asked next."""
        raise NotImplementedError

    def allows(self, state: S, action: Action) -> bool:
        """Whether the answer is legal. Only shuffles override this: they are too many to list."""
        return action in self.options(state)

    def sample(self, state: S, rng: Random) -> A:
        """A fair answer; for CHANCE frames."""
        options = self.options(state)
        return options[below(len(options), rng)]

    def odds(self, state: S) -> tuple[int, ...]:
        """The relative frequency of each option, for CHANCE frames that list them; equal unless overridden."""
        return (1,) * len(self.options(state))

    def why(self, state: S, action: Action) -> str:
        """The id of the rule that forbids this answer; only called for answers that are not allowed."""
        raise NotImplementedError

    def reason(self, state: S, action: Action) -> str:
        """The rule that forbids the answer by name or, failing that, the one that forbids it here."""
        return action.rule if isinstance(action, Forbidden) else self.why(state, action)

    def __repr__(self) -> str:
        return f"<{self.name}? {self.seat}>"


def joined(runs: list[tuple[A, ...]]) -> tuple[A, ...]:
    """Several lists of answers as one."""
    answers: tuple[A, ...] = ()
    for run in runs:
        answers += run
    return answers


def picked(at: float, runs: list[tuple[A, ...]]) -> A:
    """The answer this far down several lists, from 0 to 1, as if they were one: they need not be joined for it."""
    size = 0
    for run in runs:
        size += len(run)
    i = int(at * float(size))
    for run in runs:
        if i < len(run):
            return run[i]
        i -= len(run)
    raise IndexError(at)


def playout(state: State, rng: Random) -> int:
    """Answer at random until the game is over, and return the number of answers: for rollouts and benchmarks."""
    answers = 0
    stack = state.stack
    random = rng.random
    while stack:
        frame: Frame[Any, Action] = stack[-1]
        state.apply(frame.sample(state, rng) if frame.seat == CHANCE else frame.pick(state, random()))
        answers += 1
    return answers
