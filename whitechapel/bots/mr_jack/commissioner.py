"""The commissioner of Mr. Jack: weighs suspects by belief, and cannot be read.

Jack's secret is tiny, so his turn is solved as a game for all the characters he could be at once. Each of them has its
own chances after each turn, and the detective believes whatever explains the turn: what a turn tells depends on how
often each character would play it, and how often that is depends on what it tells. Fictitious play finds mixtures in
which both agree. Jack draws his turn from the mixture of his character, and the detective reads turns by the same
mixtures. They are wide on purpose: what both sides think a turn is worth is an estimate.

At the end of a round a learned judgement (`judgement`) says how things stand under the belief that is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final, NamedTuple

from whitechapel.bots.bot import Candidate
from whitechapel.bots.mr_jack.judgement import judgement
from whitechapel.bots.mr_jack.last_round import is_last_chance, last_chance
from whitechapel.bots.mr_jack.outlook import MEMBERS, Vector
from whitechapel.bots.mr_jack.player import MrJack
from whitechapel.bots.mr_jack.search import Case, Child, Effort, Search, Weighed
from whitechapel.bots.mr_jack.suspicion import Suspicion
from whitechapel.bots.mr_jack.turns import ALL, way_out
from whitechapel.core.game import Game
from whitechapel.games.mr_jack.actions import LEAVE
from whitechapel.games.mr_jack.material import CHARACTERS, DETECTIVE, JACK, ROUNDS
from whitechapel.games.mr_jack.settings import Settings
from whitechapel.games.mr_jack.state import Table, in_sight, order, player
from whitechapel.games.mr_jack.view import View

MISSED: Final = 0.03
"""How often a Jack who could leave at once is taken to have stayed."""
PRIME: Final = 0.4
"""With a suspect this likely, check whether the detective can reach somebody worth accusing."""
ENOUGH: Final = 5
"""How often mixtures are improved in any case, however slow the machine."""


class Manner(NamedTuple):
    """How a commissioner thinks."""

    effort: Effort
    """How hard, about its own turns."""
    reading: Effort
    """How hard about what Jack might have done."""
    steps: int = 20
    """How often the mixtures are improved."""
    spread: float = 0.15
    """How much worse, as a chance to win, a turn is that is played about a third as often. A narrow spread reads a
    plain player best, and is fooled by one who mixes."""
    nearly: float = 0.01
    """Jack himself draws no turn that is worse than the best by more than this."""
    slips: float = 0.1
    """How often Jack is taken to play like somebody less careful."""
    careless: float = 0.3
    """The spread of such a player."""
    least: float = 0.12
    """Nobody is believed less likely than this relative to the prime suspect."""


COMMISSIONER: Final = Manner(
    Effort(turns=600, replies=120, widths=(20, 10, 6), looks=400_000, seconds=1.0, reads_play=True),
    Effort(turns=150, replies=40, widths=(20, 6, 4), looks=100_000, seconds=0.3),
)


class BeliefSearch(Search):
    """Looks ahead as the others do, but judges by what was learned, and by belief."""

    def glance(self, table: Table, cleared: float) -> Vector:
        """A table at first glance: as if the round ended here, except for characters that can end the game before
        that."""
        return self.under(table, self.case.shares, cleared)

    def under(self, table: Table, shares: tuple[float, ...], cleared: float) -> Vector:
        """The same under another belief."""
        possible = self.case.possible
        chances = judgement(table, possible, shares, cleared)
        if table.cards:
            next_seat = player(table)
            if not table.seen and JACK in order(table)[table.turn :]:
                for who in MEMBERS[possible & table.cards]:
                    if way_out(table, who):
                        chances[who] = 1.0 if next_seat == JACK else (1.0 + chances[who]) / 2
            if next_seat == DETECTIVE and (table.round == ROUNDS or max(shares) >= PRIME):
                chances = self._or_accused(table, chances, shares)
        return chances

    def follow(self, child: Child) -> Vector:
        """The chances after a turn, thinking as far ahead as this player does."""
        return self._follow(child, self.effort.widths[1:])

    def out_of_time(self) -> bool:
        """Whether what is known must do."""
        return self._late()

    def worth_following(self, children: Sequence[Child], width: int, jack: int) -> list[int]:
        """The turns worth following, by index."""
        return self._promising(children, JACK, width, jack)


class Mixture(NamedTuple):
    """How each character Jack could be would play a turn."""

    children: list[Child]
    """The turns considered."""
    chances: list[Vector]
    """By turn and character: how likely Jack is to win, counting what the turn tells."""
    plays: list[Vector]
    """By character and turn: how often it is played."""
    likely: list[Vector]
    """By turn and character: the same, if Jack may slip."""


def mix(manner: Manner, search: BeliefSearch, table: Table, children: list[Child]) -> Mixture:
    """Solve Jack's turn: mixtures for all the characters, none of which could gain much by playing otherwise."""
    case = search.case
    who_can = MEMBERS[case.possible]
    prior = case.shares
    plain = [search.follow(child) for child in children]
    flat = [child[3] for child in children]  # what `under` says under the belief before the turn
    turns = range(len(children))
    gone = 0
    if not table.seen:
        for who in MEMBERS[case.possible & table.cards]:
            if way_out(table, who):
                gone |= 1 << who
    plays: list[Vector] = [[] for _ in ALL]
    for who in who_can:
        plays[who] = soft([row[who] for row in plain], manner.spread)
    chances = plain
    for step in range(manner.steps):
        if step >= ENOUGH and search.out_of_time():
            break
        chances = []
        for i in turns:
            then = children[i][1]
            if then is None:
                chances.append(plain[i])
                continue
            belief = posterior(prior, plays, i, who_can, gone)
            row = search.under(then, belief, children[i][2])
            chances.append([plain[i][who] + row[who] - flat[i][who] for who in ALL])
        rate = 2.0 / (step + 3.0)
        for who in who_can:
            now = soft([row[who] for row in chances], manner.spread)
            old = plays[who]
            plays[who] = [was + rate * (will - was) for was, will in zip(old, now, strict=True)]
    likely: list[Vector] = [[0.0] * len(CHARACTERS) for _ in turns]
    for who in who_can:
        stays = MISSED if gone >> who & 1 else 1.0
        careless = soft([row[who] for row in chances], manner.careless)
        for i in turns:
            likely[i][who] = stays * ((1.0 - manner.slips) * plays[who][i] + manner.slips * careless[i])
    return Mixture(children, chances, plays, likely)


def posterior(
    prior: tuple[float, ...], plays: list[Vector], turn: int, who_can: tuple[int, ...], gone: int
) -> tuple[float, ...]:
    """What is believed after a turn."""
    found = [0.0] * len(CHARACTERS)
    total = 0.0
    for who in who_can:
        weight = prior[who] * (plays[who][turn] + 1e-4)
        if gone >> who & 1:
            weight *= MISSED
        found[who] = weight
        total += weight
    return tuple([weight / total for weight in found])


def soft(values: Vector, spread: float) -> Vector:
    """How often each is chosen by somebody who prefers what is worth more."""
    most = max(values)
    weights = [exp((value - most) / spread) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


class Belief(Suspicion):
    """What anybody at the table may believe about who Jack is, who knows how Jack plays."""

    def __init__(self, manner: Manner, agreed: Settings, rng: Random) -> None:
        super().__init__(agreed, rng)
        self._manner = manner
        self.planned: list[tuple[Table, Vector]] = []
        """What Jack has worked out about the turn he is playing: the tables it may lead to, and how likely each
        character was to choose them."""

    def can_be(self) -> int:
        """Who can be Jack, as far as this seat has been told as the detective."""
        return self.table.suspects & ~self._cleared

    def shares(self, possible: int) -> tuple[float, ...]:
        """By character: how likely it is to be Jack, if he is one of these."""
        self._look_back()
        return believed(self.weights, possible, self._manner.least)

    def _look_back(self) -> None:
        """Jack's turn is over: compare how often each character would have played it."""
        before, self._before = self._before, None
        if before is None:
            return
        possible = self.can_be()
        if possible & (possible - 1) == 0:
            return
        self.weights = self._explained(before, possible)
        most = max([self.weights[who] for who in ALL if possible >> who & 1])
        self.weights = [max(weight / most, 1e-6) for weight in self.weights]

    def _explained(self, before: Table, possible: int) -> Vector:
        """The weights after Jack's turn."""
        for planned, likely in self.planned:
            if same(planned, self.table):
                return [weight * often for weight, often in zip(self.weights, likely, strict=True)]
        effort = self._manner.reading
        shares = believed(self.weights, possible, self._manner.least)
        search = BeliefSearch(effort, Case(DETECTIVE, possible, -1, 0.0, 0.0, shares), self._rng)
        children = search.children(before, JACK, 0.0, effort.turns)
        best = search.worth_following(children, effort.widths[0], -1)
        then = self.table.clone()
        then.jack = -1
        played: Child = (children[0][0], then, 0.0, search.glance(then, 0.0))
        field = [children[i] for i in best]
        others = [child for child in field if child[1] is not None and not same(child[1], then)]
        likely = mix(self._manner, search, before, [played, *others]).likely[0]
        return [weight * often for weight, often in zip(self.weights, likely, strict=True)]


def same(one: Table, other: Table) -> bool:
    """Whether nobody and nothing stands elsewhere."""
    return (
        one.cards == other.cards
        and one.where == other.where
        and one.facing == other.facing
        and one.lamps == other.lamps
        and one.cordons == other.cordons
        and one.covered == other.covered
    )


def believed(weights: Sequence[float], possible: int, least: float) -> tuple[float, ...]:
    """Weights as probabilities for those who can be Jack."""
    most = max([weights[who] for who in ALL if possible >> who & 1])
    some = [max(weight, least * most) if possible >> who & 1 else 0.0 for who, weight in enumerate(weights)]
    total = sum(some)
    return tuple([weight / total for weight in some])


class Commissioner(MrJack):
    """One seat's detective or Jack, who mixes."""

    def __init__(self, manner: Manner, game: Game, agreed: Settings, seat: int, rng: Random) -> None:
        super().__init__(manner.effort, game, agreed, seat, rng)
        self._manner = manner
        self.belief = Belief(manner, agreed, rng)
        """What it believes as the detective, or takes the detective to believe."""
        self._suspicion = self.belief

    def weigh(self, view: View) -> Sequence[Candidate]:
        """The best turn with each answer, best first, whatever was drawn from the mixture."""
        return sorted(super().weigh(view), key=lambda one: -1.0 if one.value is None else one.value, reverse=True)

    def _reason(self, case: Case, weighed: Weighed) -> tuple[str, dict[str, str | int | float]]:
        """Why a turn is worth what it is: the odds of an accusation, how it divides the suspicion, or whom the
        detective would suspect after it."""
        then = weighed.then
        if then is None:
            if weighed.turn[-1].verb == LEAVE or case.possible.bit_count() == 1:
                return super()._reason(case, weighed)
            return "odds", {"percent": round(100 * case.shares[weighed.turn[-1].character])}
        sight = in_sight(then)
        if case.seat == DETECTIVE:
            lit = round(100.0 * float(sum([share for who, share in enumerate(case.shares) if sight >> who & 1])))
            return "weigh", {"lit": lit, "unlit": 100 - lit}
        likely_then = next((likely for table, likely in self.belief.planned if table is then), [1.0] * len(CHARACTERS))
        seen = sight >> case.jack & 1
        group = [who for who in MEMBERS[case.possible] if sight >> who & 1 == seen]
        mine = case.shares[case.jack] * likely_then[case.jack]
        percent = round(100 * mine / sum([case.shares[who] * likely_then[who] for who in group]))
        facts: dict[str, str | int | float] = {"suspects": len(group), "percent": percent}
        if seen:
            return "lit", facts
        return ("exit" if way_out(then, case.jack) else "unlit"), facts

    def _search(self, table: Table, case: Case, begun: bool) -> list[Weighed]:
        """The turns of this seat, weighed."""
        search = BeliefSearch(self._effort, case, self._rng)
        children = self._rest(table, search) if begun else []
        if self._seat == DETECTIVE:
            if not begun and is_last_chance(table):
                solved = last_chance(table, case.shares, self._rng, search.until)
                if solved:
                    return solved
            return search.weigh(table, children)
        if not begun:
            children = search.children(table, JACK, case.cleared, self._effort.turns, case.jack)
        out = [child for child in children if child[1] is None]
        if out:
            return [Weighed(turn, 1.0, None) for turn, _, _, _ in out]
        width = self._effort.widths[0]
        best = dict.fromkeys(search.worth_following(children, width, case.jack))
        best.update(dict.fromkeys(search.worth_following(children, width, -1)))
        mixture = mix(self._manner, search, table, [children[i] for i in best])
        self.belief.planned = [
            (child[1], likely)
            for child, likely in zip(mixture.children, mixture.likely, strict=True)
            if child[1] is not None
        ]
        return self._drawn(mixture, case.jack)

    def _drawn(self, mixture: Mixture, jack: int) -> list[Weighed]:
        """The turns of a mixture, the one drawn first, then the best first."""
        chances = [row[jack] for row in mixture.chances]
        most = max(chances)
        odds = [
            often if chance >= most - self._manner.nearly else 0.0
            for often, chance in zip(mixture.plays[jack], chances, strict=True)
        ]
        drawn = self._rng.choices(range(len(chances)), odds)[0]
        rows = sorted(range(len(chances)), key=lambda i: (i != drawn, -chances[i]))
        return [Weighed(mixture.children[i][0], chances[i], mixture.children[i][1]) for i in rows]
