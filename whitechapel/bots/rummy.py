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
"""A bot names so many candidates."""
SLACK: Final = 0.5
"""Nobody is expected to see smaller differences between cards."""
ENDED: Final[Frame[Any, Any]] = Frame(CHANCE, "ended")
"""It takes the place of the scoring at the bottom of a sampled table: rollouts stop there, and `totals` judges."""
STEEPNESS: Final = 1.7
"""Makes the logistic curve look like the normal one."""


Reason = tuple[str, Mapping[str, str | int | float]]
"""A message that says why one gives an answer, and its facts."""


class RummyTaste:
    """What a player likes, as far as both games go. Cards to keep are measured on one scale; `take` says from which
    worth on an open card is better than an unknown one."""

    __slots__ = ("dead", "fits", "hurry", "hurry_hand", "live", "pair", "set", "single", "take", "take_fit")

    def __init__(self) -> None:
        self.single = 1.0
        self.pair = 4.0
        self.set = 9.0
        """One, two, three or more cards of a colour that is not melded."""
        self.live = 0.5
        """More for each card of the colour that may still come."""
        self.dead = -2.0
        """More if no meld can be made any more."""
        self.fits = 7.0
        """Evidence of a colour that is melded."""
        self.take = 5.0
        """An open card worth more than this in the hand is taken."""
        self.take_fit = 1.0
        """More for an open card that can be laid off."""
        self.hurry = 0.3
        self.hurry_hand = 3.0
        """When somebody else has so few cards, every point in the hand makes a card less worth keeping."""


class Sense(NamedTuple):
    """What a rummy game knows about playing it well."""

    advise: Callable[[Any, Any], Action]
    """A sensible answer to the question on top of a sampled table, for a taste."""
    answers: Callable[[Any, Any, int, bool], list[Action]]
    """The answers worth comparing, the advised one first, with at most this many discards; patient players also compare
    when evidence can be laid."""
    totals: Callable[[Any], list[int]]
    """What each side gets for a hand that has ended."""
    reason: Callable[[Any, str], Reason]
    """Why one gives an answer: a message and its facts, from the view and the answer."""
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


def settled(table: State) -> bool:
    """Whether the hand has ended."""
    return table.stack[-1] is ENDED


def guide(sense: Sense, rank: Rank) -> Guide:
    """How a rank of a game looks ahead: by common sense to the end of the hand."""
    advise, ended, taste = sense.advise, ENDED, rank.taste

    def play_on(table: State, rng: Random) -> None:
        stack = table.stack
        while stack[-1] is not ended:
            frame = stack[-1]
            table.apply(frame.sample(table, rng) if frame.seat == CHANCE else advise(table, taste))

    return Guide(
        values=lambda table: values(table, sense),
        play_on=play_on,
        settled=settled,
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
        table.stack[0] = ENDED
        ask(table, self._seat)
        return table


def maker(sense: Sense, rank: Rank) -> BotMaker:
    """A maker of players of this rank."""
    return lambda game, agreed, seat, rng: RummyBot(game, agreed, seat, rng, sense, rank)


def makers(sense: Sense, constable: Any, sergeant: Any) -> Mapping[str, BotMaker]:
    """The players of a game by rank, for the tastes of the two that answer at once."""
    return {
        "constable": maker(sense, Rank(constable)),
        "sergeant": maker(sense, Rank(sergeant)),
        "inspector": maker(sense, Rank(sergeant, 300, 0.3, caution=0.5)),
        "superintendent": maker(sense, Rank(sergeant, 1500, 2.0, caution=0.5, patient=True, reads=True)),
    }


def plain_guide(sense: Sense) -> Guide:
    """Random answers to the end of the hand, judged as everybody else does."""
    return Guide(values=lambda table: values(table, sense), play_on=play_randomly(settled), settled=settled)


def plain_maker(sense: Sense) -> BotMaker:
    """Makes plain searchers that look to the end of the hand, for comparison only. Their simulations take as long as a
    superintendent's."""

    def cut(world: State) -> None:
        world.stack[0] = ENDED

    return plain(Limits(800, 2.0), lambda game, agreed: plain_guide(sense), cut)


def reason(view: Any, answer: str) -> Reason:
    """Why one gives an answer that both games have, as a message of this game and what it speaks of."""
    verb, what = answer.split(" ")[0], answer.split(" ")[-1]
    if verb == "draw":
        return f"{verb}-{what}", {"card": view.top}
    if verb == "discard" and len(view.hand) == 1:
        return "out", {"card": what}
    if verb == "discard" and any(option.startswith(("meld ", "layoff ")) for option in view.options):
        return "wait", {"card": what}
    return verb, {"card": what}


def tuned(taste: Any, **likes: float) -> Any:
    """A taste with some of its preferences changed."""
    for name, worth in likes.items():
        setattr(taste, name, worth)
    return taste
