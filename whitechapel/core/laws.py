"""The laws every game must keep, checked on random games: for the tests and for `whitechapel check`.

1. Material is conserved, and every game ends within its stated bound.
2. Somebody is asked and has an answer; texts are unique and parse back to the same answer.
3. A clone is equal, and playing on it changes nothing in the original.
4. Replaying the transcript gives the same states, events and views.
5. Two worlds, same look: swap everything a seat cannot know, and its view stays the same; this also holds for a seat
   that has forgotten what was turned face down again, and for one that has only just joined the table.
6. Told the same, sees the same: in two worlds that look alike, an answer whose told events are the same leaves them
   looking alike; whatever is told differently lies open; and whatever is declared no news could have happened in both.
7. Sealed answers commute, and nobody notices them before the run is complete.
8. Sampling is honest: worlds are drawn with the frequencies the marginals state.
9. `why` and `options` agree: an answer outside the options has a reason in the rulebook, one inside has none.
10. Nobody believes the truth impossible: expectations add up to what lies in each place, and nothing lies where it
    is not expected.

Laws 1, 2 and 4 are checked at every position of a game; the others at some of them, drawn at random.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import product
from math import ceil, log
from random import Random
from typing import Any, NamedTuple

from whitechapel.core.frames import CHANCE, Action, BadAnswer, Event, GameError, State
from whitechapel.core.game import Game, Memory
from whitechapel.core.transcript import Transcript

CLOSE_LOOK = 1 / 16
"""How often a position is examined closely."""
UNASKED = 24
"""How many answers are tried for a seat that is not asked."""
WORLDS = 60
"""How many worlds are drawn at one position to compare their frequencies with the marginals."""
SURE = 35.0
"""A frequency is wrong if chance alone would produce it less than once in e**35 times."""


class Finding(NamedTuple):
    """A broken law, and the game in which it broke."""

    law: int
    sentence: str
    transcript: str


class Broken(Exception):
    """Raised inside a check; becomes a Finding."""

    def __init__(self, law: int, sentence: str) -> None:
        super().__init__(sentence)
        self.law = law


def variants(game: Game) -> list[dict[str, Any]]:
    """The settings to play: every combination of trial values that the game accepts."""
    names = [option.name for option in game.setting_table]
    values = [option.values if option.trials is None else option.trials for option in game.setting_table]
    found = []
    for chosen in product(*values):
        given = dict(zip(names, chosen, strict=True))
        try:
            game.read_settings(given)
        except BadAnswer:
            continue
        found.append(given)
    return found


def check_game(
    game: Game, given: Mapping[str, Any], seed: int, clone: Callable[[State], State] | None = None
) -> Finding | None:
    """Play one random game with these settings and check all the laws on it; None if they hold."""
    trial = Trial(game, game.read_settings(given), Random(seed), clone or _clone)
    try:
        trial.play()
        trial.replay()
    except Broken as broken:
        return Finding(broken.law, str(broken), trial.transcript.write())
    except Exception as error:  # any other failure is a broken law too, and we want its transcript
        return Finding(2, f"{type(error).__name__}: {error}", trial.transcript.write())
    return None


def _clone(state: State) -> State:
    return state.clone()


class Trial:
    """One random game, checked against the laws."""

    def __init__(self, game: Game, settings: Any, rng: Random, clone: Callable[[State], State]) -> None:
        self.game = game
        self.settings = settings
        self.rng = rng
        self.clone = clone
        self.actions = tuple(game.actions.values())
        self.transcript = Transcript(game, settings)
        self.state = game.start(settings)
        self.state.events = []
        self.seats: tuple[int | None, ...] = (*range(settings.seats), None)
        self.memories: dict[int | None, Memory] = {seat: game.memory(settings, seat) for seat in self.seats}
        self.forgetful: dict[int | None, Memory] = {seat: game.memory(settings, seat) for seat in self.seats}
        """The same for seats that forget whatever a game played from memory forgets."""
        self.heard = 0
        self.looks: dict[int, tuple[object, ...]] = {}
        """What was on the table at some positions, by number of answers given."""
        self.tastes: dict[str, float] = {}

    def play(self) -> None:
        """Play to the end, examining a position now and then."""
        bound = self.game.bound(self.settings)
        frequencies_at = self.rng.randrange(20, 200)
        while not self.state.over:
            answers = len(self.transcript.lines)
            if answers > bound:
                raise Broken(1, f"The game has taken more than {bound} answers.")
            if self.rng.random() < CLOSE_LOOK:
                self.look()
            if answers == frequencies_at:
                self.frequencies()
            seat, action = self.choose(self.state)
            self.state.play(seat, action)
            self.transcript.add(seat, action)
            self.tell()
        self.look()

    def choose(self, state: State) -> tuple[int, Action]:
        """A random answer from a random seat that is asked, weighted by this game's own tastes so that rare plays
        happen."""
        waiting = state.waiting()
        if not waiting:
            raise Broken(2, "The game is not over, and nobody is asked.")
        seat = self.rng.choice(waiting)
        frame = state.question(seat)
        if seat == CHANCE:
            return seat, frame.sample(state, self.rng)
        options = frame.options(state)
        if not options:
            raise Broken(2, f"Seat {seat} is asked {frame} and has no answer.")
        weights = [self.taste(action) for action in options]
        return seat, self.rng.choices(options, weights)[0]

    def taste(self, action: Action) -> float:
        words = " ".join(action.text.split(" ")[:2])
        if words not in self.tastes:
            self.tastes[words] = self.rng.choice((0.1, 1.0, 1.0, 10.0))
        return self.tastes[words]

    def tell(self) -> None:
        """Let everybody hear what has happened since the last call."""
        events = self.state.events
        assert events is not None
        for event in events[self.heard :]:
            for seat in self.seats:
                told = self.game.told(event, seat)
                self.memories[seat].hear(told)
                self.forgetful[seat].hear(self.game.forgotten(told))
        self.heard = len(events)

    # -- the laws ---------------------------------------------------------------------------------

    def look(self) -> None:
        """Check the laws at this position."""
        self.conserved(self.state)
        self.answers()
        self.clones()
        self.worlds()
        self.sealed()
        self.looks[len(self.transcript.lines)] = self.everything(self.state)

    def everything(self, state: State) -> tuple[object, ...]:
        """Everything there is at a position, for law 4."""
        return (state.parts(), *[self.game.view(state, seat) for seat in self.seats])

    def conserved(self, state: State) -> None:
        """Law 1."""
        wrong = self.game.audit(state)
        if wrong is not None:
            raise Broken(1, wrong)

    def answers(self) -> None:
        """Laws 2 and 9, for everybody who is asked and for one seat that is not."""
        state, game = self.state, self.game
        waiting = state.waiting() if not state.over else ()
        for seat in range(self.settings.seats):
            if seat in waiting:
                options = state.question(seat).options(state)
                for action in options:
                    if game.actions.get(action.text) is not action:
                        raise Broken(2, f"'{action.text}' is not the answer of that text.")
                if len(set(options)) != len(options):
                    raise Broken(2, f"Seat {seat} is offered an answer twice: {options}.")
                tried = self.actions
            else:
                # A seat that is not asked is refused for that alone, whatever it says: a few answers are enough to show
                # it.
                options = ()
                tried = tuple(self.rng.sample(self.actions, min(UNASKED, len(self.actions))))
            for action in tried:
                rule = game.why(state, seat, action)
                if (rule is None) != (action in options):
                    raise Broken(9, f"'{action.text}' of seat {seat}: the options and the reason {rule} disagree.")
                if rule is not None and rule not in game.rulebook.rules:
                    raise Broken(9, f"'{action.text}' is refused by {rule}, which is not in the rulebook.")
            self.refusal(seat, options)
        if CHANCE in waiting:
            action = state.sample(self.rng)
            if not state.question(CHANCE).allows(state, game.chance(action.text)):
                raise Broken(2, f"The chance answer '{action.text[:80]}' does not parse back.")

    def refusal(self, seat: int, options: tuple[Action, ...]) -> None:
        """Law 9: a refused answer changes nothing."""
        action = self.rng.choice(self.actions)
        if action in options:
            return
        before = self.state.parts()
        try:
            self.state.play(seat, action)
        except GameError:
            if self.state.parts() == before:
                return
            raise Broken(9, f"The refused answer '{action.text}' of seat {seat} changed the game.") from None
        raise Broken(9, f"The answer '{action.text}' of seat {seat} was not refused.")

    def clones(self) -> None:
        """Law 3."""
        before = self.state.parts()
        copy = self.clone(self.state)
        if copy.parts() != before:
            raise Broken(3, "A clone is not equal to its original.")
        for _ in range(8):
            if copy.over:
                break
            copy.play(*self.choose(copy))
            if self.state.parts() != before:
                raise Broken(3, "Playing on a clone changed the original.")

    def remembering(self, seat: int | None) -> tuple[Memory, ...]:
        """Memories that see what this seat sees: one that remembers everything, one that forgets, one that just
        joined."""
        return (self.memories[seat].clone(), self.forgetful[seat].clone(), self.game.memory(self.settings, seat))

    def worlds(self) -> None:
        """Laws 5, 6 and 10, for one seat or a spectator."""
        seat = self.rng.choice(self.seats)
        seen = self.game.view(self.state, seat)
        drawn = []
        for memory in self.remembering(seat):
            self.believes(seat, self.game.marginals(seen, memory))
            drawn.append(self.game.sample(seen, memory, self.rng))
            self.alike(5, seat, self.state, drawn[-1])
            self.conserved(drawn[-1])
        world = drawn[0]
        if self.state.over:
            return
        answers = self.next_answers()
        here = self.after(self.state, answers)
        if all(world.question(asked).allows(world, answers[asked]) for asked in world.waiting()):
            there = self.after(world, answers)
            self.told_what_lies_open(seat, here, there)
            possible = self.hears(here, seat) == self.hears(there, seat)
        else:
            possible = False
        if not possible and CHANCE not in answers and not self.game.news(here.events or [], seat):
            raise Broken(6, f"{answers} was news to {seat}, though its events are declared to be none.")
        others = {asked: answers[asked] if asked == seat else other for asked, other in self.next_answers().items()}
        self.told_what_lies_open(seat, here, self.after(self.state, others))

    def believes(self, seat: int | None, expected: Mapping[str, Mapping[str, float]]) -> None:
        """Law 10."""
        truth = self.game.census(self.state)
        for holder, row in expected.items():
            lying = truth.get(holder, {})
            if abs(sum(row.values()) - sum(lying.values())) > 1e-6:
                raise Broken(10, f"To {seat}, {holder} holds {sum(row.values()):.3f}, in truth {sum(lying.values())}.")
            for name in lying:
                if not row.get(name):
                    raise Broken(10, f"{seat} believes that {holder} cannot hold {name}, but it does.")

    def told_what_lies_open(self, seat: int | None, here: State, there: State) -> None:
        """Law 6, for two states reached from lookalikes, either by the same answers or by different answers of
        others."""
        if self.hears(here, seat) == self.hears(there, seat):
            self.alike(6, seat, here, there)
        elif self.lies_open(here, seat) == self.lies_open(there, seat):
            raise Broken(6, f"{seat} has been told something that does not lie open: {self.hears(here, seat)}.")

    def next_answers(self) -> dict[int, Action]:
        """Random answers to what is asked now, by seat. A sealed run counts as one step: seats that have answered keep
        their answer in every world."""
        answers = {frame.seat: action for frame, action in self.state.sealed}
        for seat in self.state.waiting():
            frame = self.state.question(seat)
            options = (frame.sample(self.state, self.rng),) if seat == CHANCE else frame.options(self.state)
            answers[seat] = self.rng.choice(options)
        return answers

    def alike(self, law: int, seat: int | None, here: State, there: State) -> None:
        one, other = self.game.view(here, seat), self.game.view(there, seat)
        if one != other:
            fields = [name for name in one._fields if getattr(one, name) != getattr(other, name)]
            raise Broken(law, f"Two worlds should look alike to {seat}, but differ in: {', '.join(fields)}.")

    def after(self, state: State, answers: Mapping[int, Action]) -> State:
        """A copy in which everybody still asked has answered."""
        copy = state.clone()
        copy.events = []
        for seat in copy.waiting():
            copy.play(seat, answers[seat])
        return copy

    def lies_open(self, state: State, seat: int | None) -> object:
        return (self.game.view(state, seat), self.game.face_up(state))

    def hears(self, state: State, seat: int | None) -> list[Event]:
        return [self.game.told(event, seat) for event in state.events or ()]

    def sealed(self) -> None:
        """Law 7."""
        if self.state.over or len(self.state.waiting()) < 2:
            return
        answers = [(seat, action) for seat, action in self.next_answers().items() if seat in self.state.waiting()]
        outcomes = []
        for _ in range(2):
            self.rng.shuffle(answers)
            copy = self.state.clone()
            copy.events = []
            for seat, action in answers[:-1]:
                before = {other: self.game.view(copy, other) for other in self.seats if other != seat}
                copy.play(seat, action)
                if copy.events or any(self.game.view(copy, other) != view for other, view in before.items()):
                    raise Broken(7, f"The sealed answer '{action.text}' of seat {seat} was noticed too early.")
            copy.play(*answers[-1])
            outcomes.append((copy.parts(), copy.events))
        if outcomes[0] != outcomes[1]:
            raise Broken(7, f"The order of the sealed answers {answers} matters.")

    def frequencies(self) -> None:
        """Law 8, for one seat or a spectator."""
        seat = self.rng.choice(self.seats)
        seen = self.game.view(self.state, seat)
        memory = self.rng.choice(self.remembering(seat))
        expected = self.game.marginals(seen, memory)
        drawn = [self.game.census(self.game.sample(seen, memory, self.rng)) for _ in range(WORLDS)]
        # No place holds more copies than this; an expectation may name kinds that the drawn worlds happen not to show.
        worlds = (expected, *drawn)
        most = max([1, *[ceil(copies) for world in worlds for row in world.values() for copies in row.values()]])
        for holder, row in expected.items():
            for name in {*row, *(name for world in drawn for name in world.get(holder, {}))}:
                mean = sum([world.get(holder, {}).get(name, 0.0) for world in drawn]) / WORLDS
                copies = row.get(name, 0.0)
                if WORLDS * _surprise(mean / most, copies / most) > SURE:
                    raise Broken(8, f"To {seat}, {holder} holds {copies:.3f} {name}; drawn worlds hold {mean:.3f}.")

    def replay(self) -> None:
        """Law 4."""
        transcript = Transcript.read(self.transcript.write(), (self.game,))
        state = self.game.start(transcript.settings)
        state.events = []
        for number in range(len(transcript.lines) + 1):
            if number in self.looks and self.looks[number] != self.everything(state):
                raise Broken(4, f"After {number} answers the replay is not where the game was.")
            if number < len(transcript.lines):
                seat, text = transcript.lines[number]
                state.play(seat, self.game.chance(text) if seat == CHANCE else self.game.action(text))
        if state.events != self.state.events:
            raise Broken(4, "The replay told other events than the game.")


def _surprise(seen: float, expected: float) -> float:
    """How surprising an average of numbers from 0 to 1 is, per number: the relative entropy, from Hoeffding's bound."""
    if abs(seen - expected) < 1e-9:
        return 0.0
    if not 0.0 < expected < 1.0:
        return float("inf")
    surprise = 0.0
    if seen > 0.0:
        surprise += seen * log(seen / expected)
    if seen < 1.0:
        surprise += (1.0 - seen) * log((1.0 - seen) / (1.0 - expected))
    return surprise
