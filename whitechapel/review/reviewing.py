"""The review of one seat: its decisions judged one after another, and what they add up to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, MutableMapping
from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple

from whitechapel.bots import judge_of
from whitechapel.bots.judge import QUICK, Judge
from whitechapel.core.game import Game
from whitechapel.core.transcript import Transcript
from whitechapel.review.walk import Moment, Walk, walk
from whitechapel.review.weighing import Decision, exact, weigh

JUDGE: Final = 1
"""The version of the judges, and of what a review makes of what they say. It is raised whenever the same game would be
judged differently: reviews that were kept name it, and older ones are judged anew."""
NAMED: Final = 0.005
"""A decision that cost less than this is not worth naming."""

Progress = Callable[[int, int], None]
"""Told how many decisions of how many are judged. If it raises, the review ends there."""


class Review(NamedTuple):
    """What the decisions of one seat cost. `result - start == luck - lost`, exactly."""

    game: str
    seat: int
    depth: str
    seed: int
    decisions: tuple[Decision, ...]
    result: float | None
    """What the seat has won, from 0 to 1; None if the game goes on, or it never had a choice."""
    lucks: tuple[float, ...]
    """By decision: what chance and the others did until the next one, or until the end. The last one of a game that
    goes on is 0."""

    @property
    def start(self) -> float:
        """The chance to win before the first decision."""
        return self.decisions[0].chance if self.decisions else self.result or 0.0

    @property
    def luck(self) -> float:
        """What chance and the others did in all."""
        return sum(self.lucks)

    @property
    def lost(self) -> float:
        """What all the decisions cost."""
        return sum([one.loss for one in self.decisions])

    @property
    def mistakes(self) -> tuple[Decision, ...]:
        """The decisions that surely cost something."""
        return tuple([one for one in self.decisions if one.mistake])

    @property
    def rate(self) -> float:
        """The error rate: what a decision cost on average."""
        return self.lost / len(self.decisions) if self.decisions else 0.0

    @property
    def rate_error(self) -> float:
        """Its standard error, as far as sampling goes."""
        if not self.decisions:
            return 0.0
        return sqrt(sum([one.loss_error**2 for one in self.decisions])) / len(self.decisions)

    def costliest(self, number: int) -> tuple[Decision, ...]:
        """The decisions that cost most, without those that cost next to nothing."""
        ranked = sorted(self.decisions, key=lambda one: (-one.loss, one.line))
        return tuple([one for one in ranked[:number] if one.loss >= NAMED])


def new_judge(game: Game, agreed: Any, seat: int, seed: int = 0) -> Judge:
    """A judge who has been told nothing yet."""
    return judge_of(game.id)(game, agreed, seat, Random(f"{seed} judge"))


def judged(judge: Judge, moment: Moment, depth: str, seed: int = 0) -> Decision:
    """What a decision cost, by a judge who has been told everything up to this moment."""
    compared = judge.compare(moment.view, moment.given, depth, Random(f"{seed} {moment.key}"))
    return weigh(moment, compared, judge.doubt())


def decide(
    steps: Walk, depth: str = QUICK, seed: int = 0, known: MutableMapping[str, Decision] | None = None
) -> Iterator[Decision]:
    """The decisions of a seat, one after another, judged only when asked for. Decisions that are `known`, by
    `cached`, are not judged again, and new ones are added."""
    game, agreed = steps.transcript.game, steps.transcript.settings
    judge = new_judge(game, agreed, steps.seat, seed)
    for moment in steps.moments:
        for event in moment.told:
            judge.hear(event)
        name = cached(moment.key, moment.given, depth, seed)
        found = known.get(name) if known is not None else None
        if found is None:
            found = judged(judge, moment, depth, seed)
            if known is not None:
                known[name] = found
        yield found._replace(line=moment.line)


def cached(key: str, given: str, depth: str, seed: int) -> str:
    """The name of a decision in a cache: what was known, what was answered, and how it was judged."""
    return f"{key} {depth} {seed} {given}"


def summary(steps: Walk, decisions: tuple[Decision, ...], depth: str, seed: int) -> Review:
    """All the decisions of a seat as a review."""
    game, agreed = steps.transcript.game, steps.transcript.settings
    result = None
    if steps.result is not None:
        result = exact(new_judge(game, agreed, steps.seat).share(steps.result))
    after = [one.chance for one in decisions[1:]]
    if decisions:
        after.append(decisions[-1].kept if result is None else result)
    lucks = tuple([then - one.kept for one, then in zip(decisions, after, strict=True)])
    return Review(game.id, steps.seat, depth, seed, decisions, result, lucks)


def review(
    transcript: Transcript,
    seat: int,
    depth: str = QUICK,
    seed: int = 0,
    memory: str | None = None,
    known: MutableMapping[str, Decision] | None = None,
    progress: Progress | None = None,
) -> Review:
    """What the decisions of a seat cost. `memory` is what the players had agreed to remember (None: the game's
    default), `known` a cache of decisions judged before."""
    steps = walk(transcript, seat, memory)
    found: list[Decision] = []
    for one in decide(steps, depth, seed, known):
        found.append(one)
        if progress is not None:
            progress(len(found), len(steps.moments))
    return summary(steps, tuple(found), depth, seed)
