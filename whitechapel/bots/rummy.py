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
from whitechapel.bots.judge import DEEP, QUICK, Compared, JudgeMaker, share
from whitechapel.bots.plain import plain
from whitechapel.bots.reading import Reading
from whitechapel.bots.search import FOREVER, Entrant, Guide, Limits, Weighed, ask, flat, paired, play_randomly
from whitechapel.core.compiler_hints import i64
from whitechapel.core.frames import CHANCE, Action, Event, Frame, State
from whitechapel.core.game import Game, Result
from whitechapel.games.rummy import MELD, leaders, match_over

MENTIONED: Final = 3
"""How many candidates a bot names."""
SLACK: Final = 0.5
"""Nobody is expected to see smaller differences between cards."""
CLOSE: Final = 0.005
"""A smaller difference between two chances to win the match is not worth an explanation."""
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

    def evidence(self, held: i64, left: i64) -> float:
        """What one of this many cards of a colour that is not melded is worth to a hand, when `left` may still come."""
        worth = self.single if held == 1 else self.pair if held == 2 else self.set
        worth += self.live * float(left)
        return worth + self.dead if held + left < MELD else worth


def least(thrown: list[tuple[float, Action]], most: int) -> list[Action]:
    """The discards that are worth comparing: those of the cards least worth keeping, at most this many."""
    thrown.sort(key=lambda one: one[0])
    return [move for _, move in thrown[:most]]


class Sense(NamedTuple):
    """What a rummy game knows about playing it well."""

    advise: Callable[[Any, Any], Action]
    """A sensible answer to the question on top of a sampled table, for a taste."""
    play_on: Callable[[Any, Any, Random], None]
    """Play on to the end of the hand, everybody as advised for a taste."""
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


def equity(scores: list[int], sense: Sense, target: int, hands: int, max_hands: int) -> list[float]:
    """How likely each side is to win the match, between two hands."""
    if match_over(scores, target, hands, max_hands):
        best = leaders(scores)
        return [1.0 / float(len(best)) if side in best else 0.0 for side in range(len(scores))]
    best_score = max(scores)
    left = max(1.0, min(float(target - best_score) / sense.progress, float(max_hands - hands)))
    scale = STEEPNESS / (sense.luck * sqrt(left))
    weights = [exp(scale * float(score - best_score)) for score in scores]
    total: float = sum(weights)
    return [weight / total for weight in weights]


def values(table: Any, sense: Sense) -> list[float]:
    """How good a finished hand is for each seat's match."""
    agreed = table.agreed
    totals = sense.totals(table)
    before: tuple[int, ...] = table.scores
    scores = [before[side] + totals[side] for side in range(len(totals))]
    seats: int = agreed.seats
    return equity(scores, sense, agreed.target, table.hand_number, agreed.max_hands) * (seats // len(scores))


def settled(table: State) -> bool:
    """Whether the hand has ended."""
    return table.stack[-1] is ENDED


def guide(sense: Sense, rank: Rank) -> Guide:
    """How a rank of a game looks ahead: by common sense to the end of the hand."""
    taste = rank.taste
    return Guide(
        values=lambda table: values(table, sense),
        play_on=lambda table, rng: sense.play_on(table, taste, rng),
        settled=settled,
        answers=lambda table: sense.answers(table, taste, rank.discards, rank.patient),
    )


# -- how a hand would end --------------------------------------------------------------------------

Notes = Sequence[Sequence[float]]
"""Of each world that was played on: what one's own side scored, what the best of the others did, and 1 if one has gone
out."""


class Ends(NamedTuple):
    """How a hand would end on average: the points of one's own side and of the best other one, and how often one goes
    out oneself, in per cent."""

    mine: int
    theirs: int
    out: int


def note(table: Any, sense: Sense, seat: int) -> Sequence[float]:
    """What to remember of a hand that has ended."""
    totals = sense.totals(table)
    side = seat % len(totals)
    theirs = max([points for other, points in enumerate(totals) if other != side])
    return float(totals[side]), float(theirs), 0.0 if table.hands[seat] else 1.0


def expected(these: Notes, best: Notes) -> Ends:
    """How the hand would end with an answer. One that was dropped was tried in fewer worlds: its difference from the
    best in those is taken from what the best came to in all."""
    found: list[float] = []
    for i in range(3):
        every = sum([row[i] for row in best]) / len(best)
        shared = sum([mine[i] - theirs[i] for mine, theirs in zip(these, best, strict=False)]) / len(these)
        found.append(every + shared)
    return Ends(round(found[0]), round(found[1]), min(100, max(0, round(100.0 * found[2]))))


def figures(view: Any, ends: Ends) -> Mapping[str, str | int | float]:
    """How a hand would end, as facts of a message."""
    return {"mine": ends.mine, "theirs": ends.theirs, "out": ends.out, "rivals": len(view.scores) - 1}


def lacking(ends: Ends, best: Ends, behind: float) -> tuple[str, int]:
    """What makes an answer worse than the best, and by how many points, if it is points."""
    fewer, more = best.mine - ends.mine, ends.theirs - best.theirs
    if behind < CLOSE:
        return "close", 0
    if fewer + more <= 0:
        return "match", 0
    return ("costs", fewer) if fewer >= more else ("gives", more)


class RummyBot:
    """A player of a rummy game. It knows what its seat was told, and plays as its rank does."""

    def __init__(self, game: Game, agreed: Any, seat: int, rng: Random, sense: Sense, rank: Rank) -> None:
        self._game = game
        self._seat = seat
        self._rng = rng
        self._sense = sense
        self._rank = rank
        self._guide = guide(sense, rank)
        self._noting = self._guide._replace(note=lambda table: note(table, sense, seat))
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
        return self._explained(
            view, flat(lambda: self._world(view), self._seat, self._noting, limits, self._rng, self._rank.caution)
        )

    def _explained(self, view: Any, found: Sequence[Weighed]) -> Sequence[Candidate]:
        """The best of those compared, with what speaks for them."""
        best = found[0]
        return [
            Candidate(one.action.text, one.value if one.visits else None, *self._why(view, one, best))
            for one in found[:MENTIONED]
        ]

    def _why(self, view: Any, one: Weighed, best: Weighed) -> Reason:
        """Why one gives an answer: the idea of the best one; for all, how the hand would end; and for the others, what
        that lacks in comparison with the best."""
        name, facts = self._sense.reason(view, one.action.text)
        if not one.notes:
            return name, facts
        ends = expected(one.notes, best.notes)
        if one is best:
            return f"{name} ahead", {**facts, **figures(view, ends)}
        name, points = lacking(ends, expected(best.notes, best.notes), best.value - one.value)
        return f"ahead {name}", {**figures(view, ends), "points": points}

    def _world(self, view: Any) -> State:
        """A world that could be the true one, with this seat's question on top, cut off at the end of the hand."""

        def draw() -> State:
            return self._game.sample(view, self._memory, self._rng)

        table: State = draw() if self._reading is None else self._reading.likeliest(draw)
        table.stack[0] = ENDED
        ask(table, self._seat)
        return table


class RummyJudge(RummyBot):
    """The superintendent as a judge: every answer it would consider, played on to the end of the hand."""

    SIMULATIONS: Final = {QUICK: 3500, DEEP: 14_000}

    def __init__(self, game: Game, agreed: Any, seat: int, rng: Random, sense: Sense, rank: Rank) -> None:
        super().__init__(game, agreed, seat, rng, sense, rank)
        self._sides: int = getattr(agreed, "sides", agreed.seats)

    def compare(self, view: Any, given: str, depth: str, rng: Random) -> Sequence[Compared]:
        """The answers a superintendent would consider, and the given one."""
        self._rng = rng
        kept = self._game.action(given)
        field = paired(lambda: self._world(view), self._seat, self._noting, kept, self.SIMULATIONS[depth], rng)
        most = max(field, key=lambda one: (len(one.results), one.mean))
        return [Compared(one.action.text, one.results, *self._speaking(view, one, most)) for one in field]

    def _speaking(self, view: Any, one: Entrant, most: Entrant) -> Reason:
        """What speaks for an answer: how the hand would end, and the idea of the one that did best."""
        name, facts = self._sense.reason(view, one.action.text)
        found = figures(view, expected(one.notes, most.notes))
        return (f"{name} ahead", {**facts, **found}) if one is most else ("ahead", found)

    def doubt(self) -> float:
        """Hands are played to their end."""
        return 0.0

    def share(self, result: Result) -> float:
        """Partners win together."""
        return share(result, self._seat, self._sides)


def judge(sense: Sense, sergeant: Any) -> JudgeMaker:
    """A maker of judges, for the taste of the sergeant, by which hands are played on."""
    rank = _superintendent(sergeant)
    return lambda game, agreed, seat, rng: RummyJudge(game, agreed, seat, rng, sense, rank)


def maker(sense: Sense, rank: Rank) -> BotMaker:
    """A maker of players of this rank."""
    return lambda game, agreed, seat, rng: RummyBot(game, agreed, seat, rng, sense, rank)


def _superintendent(sergeant: Any) -> Rank:
    return Rank(sergeant, 1500, 2.0, caution=0.5, patient=True, reads=True)


def makers(sense: Sense, constable: Any, sergeant: Any) -> Mapping[str, BotMaker]:
    """The players of a game by rank, for the tastes of the two that answer at once."""
    return {
        "constable": maker(sense, Rank(constable)),
        "sergeant": maker(sense, Rank(sergeant)),
        "inspector": maker(sense, Rank(sergeant, 300, 0.3, caution=0.5)),
        "superintendent": maker(sense, _superintendent(sergeant)),
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


def idea(view: Any, answer: str, reason: str) -> str:
    """What an answer is about, for those who have likings: its reason, and of a discard whether it breaks up a pair."""
    if reason == "discard":
        return "break" if view.hand.count(answer.removeprefix("discard ")) > 1 else "single"
    return reason


def tuned(taste: Any, **likes: float) -> Any:
    """A taste with some of its preferences changed."""
    for name, worth in likes.items():
        setattr(taste, name, worth)
    return taste
