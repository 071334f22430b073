"""What the bots of the two rummy games share: how good a score is, and a player that thinks as hard as its rank says.

A constable and a sergeant answer at once, by common sense (`advise`). An inspector and a superintendent compare the
promising answers in many sampled worlds, each played on by common sense to the end of the hand, and judge what
that does to the match.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp, sqrt
from random import Random
from typing import Any, Final, NamedTuple

from whitechapel.bots.bot import BotMaker, Candidate
from whitechapel.bots.plain import plain
from whitechapel.bots.reading import Reading
from whitechapel.bots.search import FOREVER, Guide, Limits, ask, flat, play_randomly
from whitechapel.core.frames import CHANCE, Action, Event, Frame, State
from whitechapel.core.game import Game
from whitechapel.games.rummy import leaders, match_over

MENTIONED: Final = 3
"""How many candidates a bot names."""
STEEPNESS: Final = 1.7
"""Makes the logistic curve look like the normal one."""


class Sense(NamedTuple):
    """What a rummy game knows about playing it well."""

    advise: Callable[[Any, Any], Action]
    """A sensible answer to the question on top of a sampled table, for a taste."""
    answers: Callable[[Any, Any, int, bool], list[Action]]
    """The answers worth comparing, the advised one first, with at most this many discards; patient players also compare
    when evidence can be laid."""
    totals: Callable[[Any], list[int]]
    """What each side scores for a finished hand."""
    ended: Frame[Any, Any]
    """Lies at the bottom of a sampled table, in place of the scoring."""
    reason: Callable[[Any, str], tuple[str, Mapping[str, str | int | float]]]
    """The reason for an answer: a message and its facts, from the view and the answer."""
    sensible: Callable[[Any, int, int, int, Any], bool]
    """Whether a seat would have discarded a kind of card when these colours were melded, for a taste."""
    colours: Sequence[str]
    kinds: Sequence[str]
    """The names of the colours of the evidence, and of all kinds of cards."""
    progress: float
    """What the leader gains in a hand on average."""
    luck: float
    """The standard deviation of the difference between two sides in a hand."""


class Rank(NamedTuple):
    """How well a bot plays."""

    taste: Any
    """Its preferences."""
    simulations: int = 0
    """How many rollouts it spends on an answer; none: it answers at once."""
    seconds: float = FOREVER
    """It thinks no longer than this about an answer."""
    caution: float = 1.0
    """By how many standard errors another answer must beat the advised one."""
    discards: int = 6
    """How many discards it compares."""
    patient: bool = False
    """Whether it considers holding back evidence that could be laid."""
    reads: bool = False
    """Whether it draws conclusions from what the others have not laid down."""


def equity(scores: Sequence[int], sense: Sense, target: int, hands: int, max_hands: int) -> list[float]:
    """How likely each side is to win the match, between two hands."""
    if match_over(scores, target, hands, max_hands):
        best = leaders(scores)
        return [1.0 / float(len(best)) if side in best else 0.0 for side in range(len(scores))]
    left = max(1.0, min(float(target - max(scores)) / sense.progress, float(max_hands - hands)))
    scale = STEEPNESS / (sense.luck * sqrt(left))
    best_score = max(scores)
    weights = [exp(scale * float(score - best_score)) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]


def values(table: Any, sense: Sense) -> list[float]:
    """How good a finished hand is for each seat's match."""
    agreed = table.agreed
    totals = sense.totals(table)
    scores = [table.scores[side] + totals[side] for side in range(len(totals))]
    chances = equity(scores, sense, agreed.target, table.hand_number, agreed.max_hands)
    return [chances[seat % len(chances)] for seat in range(len(table.hands))]


def guide(sense: Sense, rank: Rank) -> Guide:
    """How a rank of a game looks ahead: by common sense to the end of the hand."""
    advise, ended, taste = sense.advise, sense.ended, rank.taste

    def play_on(table: State, rng: Random) -> None:
        stack = table.stack
        while stack[-1] is not ended:
            frame = stack[-1]
            table.apply(frame.sample(table, rng) if frame.seat == CHANCE else advise(table, taste))

    return Guide(
        values=lambda table: values(table, sense),
        play_on=play_on,
        settled=lambda table: table.stack[-1] is ended,
        answers=lambda table: sense.answers(table, taste, rank.discards, rank.patient),
    )


class RummyBot:
    """A player of a rummy game. It knows what its seat was told, and plays as its rank does."""

    def __init__(self, game: Game, agreed: Any, seat: int, rng: Random, sense: Sense, rank: Rank) -> None:
        self._game = game
        self._seat = seat
        self._rng = rng
        self._sense = sense
        self._rank = rank
        self._guide = guide(sense, rank)
        self._memory = game.memory(agreed, seat)
        self._reading: Reading | None = None
        if rank.reads:
            self._reading = Reading(
                seat,
                sense.colours,
                sense.kinds,
                lambda table, other, card, open: sense.sensible(table, other, card, open, rank.taste),
            )

    def hear(self, event: Event) -> None:
        """Remember what was told."""
        self._memory.hear(event)
        if self._reading is not None:
            self._reading.hear(event)

    def choose(self, view: Any) -> str:
        """The best of the answers it has weighed."""
        return self.weigh(view)[0].answer

    def weigh(self, view: Any) -> Sequence[Candidate]:
        """The only answer, or what common sense advises, or the best of those compared."""
        if len(view.options) == 1:
            return (Candidate(view.options[0]),)
        if not self._rank.simulations:
            table = self._world(view)
            answer = self._sense.advise(table, self._rank.taste).text
            return (Candidate(answer, None, *self._sense.reason(view, answer)),)
        limits = Limits(self._rank.simulations, self._rank.seconds)
        found = flat(lambda: self._world(view), self._seat, self._guide, limits, self._rng, self._rank.caution)
        return [
            Candidate(one.action.text, one.value if one.visits else None, *self._sense.reason(view, one.action.text))
            for one in found[:MENTIONED]
        ]

    def _world(self, view: Any) -> State:
        """A world that could be the true one, with this seat's question on top, cut off at the end of the hand."""

        def draw() -> State:
            return self._game.sample(view, self._memory, self._rng)

        table: State = draw() if self._reading is None else self._reading.likeliest(draw)
        table.stack[0] = self._sense.ended
        ask(table, self._seat)
        return table


def maker(sense: Sense, rank: Rank) -> BotMaker:
    """A maker of players of this rank."""
    return lambda game, agreed, seat, rng: RummyBot(game, agreed, seat, rng, sense, rank)


def plain_guide(sense: Sense) -> Guide:
    """Random answers to the end of the hand, judged as everybody else does."""
    ended = sense.ended

    def settled(table: State) -> bool:
        return table.stack[-1] is ended

    return Guide(values=lambda table: values(table, sense), play_on=play_randomly(settled), settled=settled)


def plain_maker(sense: Sense, limits: Limits) -> BotMaker:
    """A maker of plain searchers that look to the end of the hand."""

    def cut(world: State) -> None:
        world.stack[0] = sense.ended

    return plain(limits, lambda game, agreed: plain_guide(sense), cut)


def tuned(taste: Any, **likes: float) -> Any:
    """A taste with some of its preferences changed."""
    for name, worth in likes.items():
        setattr(taste, name, worth)
    return taste
