"""The commissioner of Mr. Jack: weighs suspects by belief, and plays for what the detective will believe.

Jack's turn is solved for all the characters he could be at once, against three kinds of detectives. One reads his turns
naively, as a superintendent does: what that one believes after each turn can be worked out, as all it goes by is
public. One does not read them at all. The last knows how Jack chooses, and believes whatever explains the turn: what a
turn tells depends on how often each character would play it, and how often that is depends on what it tells.
Fictitious play finds mixtures in which both agree. Each turn is thought through under each belief, accusations
included, and Jack draws one from the mixture of his character.

The detective asks, for every suspect, how well Jack could have played as that one: at a glance, as a superintendent
does, and thought through. At the end of a round a learned judgement (`judgement`) says how things stand under the
belief that is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from random import Random
from typing import Final, NamedTuple

from whitechapel.bots.bot import Candidate
from whitechapel.bots.mr_jack.judgement import judgement
from whitechapel.bots.mr_jack.last_round import is_last_chance, last_chance
from whitechapel.bots.mr_jack.outlook import MEMBERS, Vector
from whitechapel.bots.mr_jack.player import MrJack, alike
from whitechapel.bots.mr_jack.search import LEAST, Case, Child, Effort, Search, Weighed
from whitechapel.bots.mr_jack.suspicion import Glimpse, Suspicion
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
ROUGH: Final = 6
"""How often mixtures are improved at first glance."""
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
    spread: float = 0.05
    """How much worse, as a chance to win, a turn is that Jack plays about a third as often."""
    nearly: float = 0.01
    """Jack draws no turn that is worse than the best by more than this."""
    slips: float = 0.1
    """How often a detective who knows the mixtures takes Jack to play like somebody less careful."""
    careless: float = 0.3
    """The spread of such a player."""
    naive: float = 0.45
    """How likely Jack takes the detective to read his turns as a superintendent does, and not by the mixtures."""
    blind: float = 0.25
    """How likely Jack takes the detective not to read his turns at all."""
    narrow: float = 0.08
    """How much worse, thought through, a turn is that the detective takes Jack to play about a third as often."""
    least: float = 0.05
    """The detective believes nobody less likely to be Jack than this, relative to the prime suspect."""


COMMISSIONER: Final = Manner(
    Effort(turns=300, replies=80, widths=(16, 8, 5), looks=200_000, seconds=1.5, reads_play=True),
    Effort(turns=150, replies=40, widths=(20, 6, 4), looks=100_000, seconds=0.3),
)


class BeliefSearch(Search):
    """Looks ahead as the others do, but judges by what was learned, and by belief."""

    def __init__(self, effort: Effort, case: Case, rng: Random, naive: bool = False) -> None:
        super().__init__(effort, case, rng)
        self._naive = naive
        """Whether the belief is that of a naive reader."""

    def glance(self, table: Table, cleared: float) -> Vector:
        """A table at first glance: as if the round ended here, except for characters that can end the game before
        that."""
        return self.under(table, self.case.shares, cleared)

    def under(self, table: Table, shares: tuple[float, ...], cleared: float) -> Vector:
        """The same under another belief."""
        possible = self.case.possible
        chances = judgement(table, possible, shares, cleared, self._naive)
        if table.cards:
            next_seat = player(table)
            if not table.seen and JACK in order(table)[table.turn :]:
                for who in MEMBERS[possible & table.cards]:
                    if way_out(table, who):
                        chances[who] = 1.0 if next_seat == JACK else (1.0 + chances[who]) / 2
            if next_seat == DETECTIVE and (table.round == ROUNDS or max(shares) >= PRIME):
                chances = self._or_accused(table, chances, shares)
        return chances

    def believing(self, child: Child, shares: tuple[float, ...], naive: bool) -> Vector:
        """The chances after a turn, thinking as far ahead as this player does, if the detective then believes this, and
        is a naive reader or not."""
        turn, then, cleared, chances = child
        if then is None:
            return chances
        before = self.case
        self.case = before._replace(shares=shares)
        self._naive = naive
        found = self._follow((turn, then, cleared, self.glance(then, cleared)), self.effort.widths[1:])
        self.case = before
        self._naive = False
        return found

    def out_of_time(self) -> bool:
        """Whether what is known must do."""
        return self._late()


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


def mix(
    manner: Manner, search: BeliefSearch, table: Table, children: list[Child], naive: list[tuple[float, ...]]
) -> Mixture:
    """Solve Jack's turn: mixtures for all the characters, none of which could gain much by playing otherwise against a
    detective who knows the mixtures or, with some chance, does not read at all, or reads naively and believes `naive`
    after each turn."""
    case = search.case
    who_can = MEMBERS[case.possible]
    prior = case.shares
    turns = range(len(children))
    gone = could_leave(table, case.possible)
    flat = [child[3] for child in children]
    told: list[Vector] = list(flat)
    simple = manner.naive + manner.blind
    if manner.naive > 0.0:
        told = [search.believing(child, read, True) for child, read in zip(children, naive, strict=True)]
    if manner.blind > 0.0:
        part = manner.blind / simple  # before that one, turns are judged as an inspector judges them
        sight = Search(search.effort, case._replace(shares=alike(case.possible)), search.rng)
        sight.until = search.until
        for i in turns:
            turn, then, cleared, _ = children[i]
            if then is not None:
                seen = sight.follow((turn, then, cleared, sight.glance(then, cleared)))
                told[i] = [(1.0 - part) * one + part * two for one, two in zip(told[i], seen, strict=True)]
    thought = told
    if simple < 1.0:
        # mixtures at first glance tell roughly what will be believed
        plays, _ = improved(manner, search, children, flat, flat, flat, 0.0, ROUGH, gone, prior)
        beliefs = [posterior(prior, plays, i, who_can, gone) for i in turns]
        thought = [search.believing(child, belief, False) for child, belief in zip(children, beliefs, strict=True)]
        flat = [
            child[3] if child[1] is None else search.under(child[1], belief, child[2])
            for child, belief in zip(children, beliefs, strict=True)
        ]
    plays, chances = improved(manner, search, children, thought, flat, told, simple, manner.steps, gone, prior)
    likely: list[Vector] = [[0.0] * len(CHARACTERS) for _ in turns]
    for who in who_can:
        stays = MISSED if gone >> who & 1 else 1.0
        careless = soft([row[who] for row in chances], manner.careless)
        for i in turns:
            likely[i][who] = stays * ((1.0 - manner.slips) * plays[who][i] + manner.slips * careless[i])
    return Mixture(children, chances, plays, likely)


def improved(
    manner: Manner, search: BeliefSearch, children: list[Child], thought: list[Vector], flat: list[Vector],
    told: list[Vector], simple: float, steps: int, gone: int, prior: tuple[float, ...],
) -> tuple[list[Vector], list[Vector]]:  # fmt: skip
    """The mixtures after so many steps, and what each turn is then worth. `thought` are the chances against a detective
    who believes what `flat`, the same at first glance, goes by; `told` those against a simple one, naive or blind, and
    `simple` is how likely the detective is one."""
    turns = range(len(children))
    who_can = MEMBERS[search.case.possible]
    wise = 1.0 - simple
    chances = [
        [wise * a + simple * b for a, b in zip(one, two, strict=True)] for one, two in zip(thought, told, strict=True)
    ]
    plays: list[Vector] = [[] for _ in ALL]
    for who in who_can:
        plays[who] = soft([row[who] for row in chances], manner.spread)
    for step in range(steps):
        if step >= ENOUGH and search.out_of_time():
            break
        chances = []
        for i in turns:
            then = children[i][1]
            one, two = thought[i], told[i]
            if then is None:
                chances.append(one)
                continue
            row = search.under(then, posterior(prior, plays, i, who_can, gone), children[i][2])
            was = flat[i]
            chances.append([wise * (one[who] + row[who] - was[who]) + simple * two[who] for who in ALL])
        rate = 2.0 / (step + 3.0)
        for who in who_can:
            now = soft([row[who] for row in chances], manner.spread)
            old = plays[who]
            plays[who] = [was + rate * (will - was) for was, will in zip(old, now, strict=True)]
    return plays, chances


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


def could_leave(table: Table, possible: int) -> int:
    """Who of these would have left at once as Jack, whose turn it is."""
    gone = 0
    if not table.seen:
        for who in MEMBERS[possible & table.cards]:
            if way_out(table, who):
                gone |= 1 << who
    return gone


def soft(values: Vector, spread: float) -> Vector:
    """How often each is chosen by somebody who prefers what is worth more."""
    most = max(values)
    weights = [exp((value - most) / spread) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


class Belief(Suspicion):
    """What a commissioner believes about who Jack is, or as Jack takes the detective to believe."""

    def __init__(self, manner: Manner, agreed: Settings, rng: Random) -> None:
        super().__init__(agreed, rng)
        self._manner = manner
        self.planned: list[tuple[Table, Vector]] = []
        """What Jack has worked out about the turn he is playing: the tables it may lead to, and how likely each
        character was to choose them."""
        self._naive = [1.0] * len(CHARACTERS)
        """By character: how well it would explain Jack's turns, as a naive reader sees it."""

    def can_be(self) -> int:
        """Who can be Jack, as far as this seat has been told as the detective."""
        return self.table.suspects & ~self._cleared

    def shares(self, possible: int) -> tuple[float, ...]:
        """By character: how likely it is to be Jack, if he is one of these."""
        self._look_back()
        return believed(self.weights, possible, self._manner.least)

    def naively(self) -> tuple[float, ...]:
        """What a naive reader believes now."""
        return believed(self._naive, self.table.suspects, LEAST)

    def naive(self, before: Table, thens: Sequence[Table | None]) -> list[tuple[float, ...]]:
        """What a naive reader believes after each of these turns."""
        possible = self.table.suspects
        glimpse = Glimpse(before, possible, self._rng)
        return [
            believed(self._naive if then is None else glimpse.after(then, self._naive), possible, LEAST)
            for then in thens
        ]

    def _look_back(self) -> None:
        """Jack's turn is over: compare how often each character would have played it."""
        before, self._before = self._before, None
        if before is None:
            return
        public = self.table.suspects
        if public & (public - 1):
            self._naive = Glimpse(before, public, self._rng).after(self.table, self._naive)
        possible = self.can_be()
        if possible & (possible - 1) == 0:
            return
        self._explained(before, possible)
        most = max([self.weights[who] for who in ALL if possible >> who & 1])
        self.weights = [max(weight / most, 1e-6) for weight in self.weights]

    def _explained(self, before: Table, possible: int) -> None:
        """Weigh Jack's turn: by what he has planned himself; otherwise by how much better each character could have
        played, at a glance and thought through, which counts half each."""
        for planned, likely in self.planned:
            if same(planned, self.table):
                self.weights = [weight * often for weight, often in zip(self.weights, likely, strict=True)]
                return
        manner = self._manner
        effort = manner.reading
        sight = Search(effort, Case(DETECTIVE, possible, -1, 0.0, 0.0, alike(possible)), self._rng)
        children = sight.children(before, JACK, 0.0, effort.turns)
        then = self.table.clone()
        then.jack = -1
        values = [sight.follow((children[0][0], then, 0.0, sight.glance(then, 0.0)))]
        for i in sight.worth_following(children, effort.widths[0], -1):
            other = children[i][1]
            if other is not None and not same(other, then):
                values.append(sight.follow(children[i]))
        told = Glimpse(before, possible, self._rng).after(then, [1.0] * len(CHARACTERS))
        gone = could_leave(before, possible)
        for who in MEMBERS[possible]:
            best = max([row[who] for row in values])
            thought = exp((values[0][who] - best) / manner.narrow)
            stays = MISSED if gone >> who & 1 else 1.0
            self.weights[who] = self.weights[who] * sqrt(told[who] * thought) * stays


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
        field = [children[i] for i in best]
        before = table
        if begun:
            before = table.clone()
            before.cards |= 1 << table.active
        naive = self.belief.naive(before, [child[1] for child in field])
        mixture = mix(self._manner, search, table, field, naive)
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
