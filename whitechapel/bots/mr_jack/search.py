"""Thinking ahead in Mr. Jack: whole turns, for every character Jack could be at once.

The value of a table is a vector: for each character, how likely Jack is to win if that is who he is. Jack knows, so on
his turns every character chooses for itself; the detective does not, and so chooses once for all of them, whatever is
best on average. That is exact except that nothing is inferred from how Jack plays. A round is searched to its end,
where `outlook` judges it; of the many turns, only the most promising at first glance are followed.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from time import perf_counter
from typing import Final, NamedTuple

from whitechapel.bots.mr_jack.outlook import MEMBERS, Vector, average, outlook
from whitechapel.bots.mr_jack.turns import ALL, ENDINGS, Turn, after, near, turns_with, way_out
from whitechapel.bots.search import deadline
from whitechapel.games.mr_jack.actions import ACCUSE
from whitechapel.games.mr_jack.material import CHARACTERS, DETECTIVE, HOLMES, JACK, ROUNDS
from whitechapel.games.mr_jack.state import Table, in_sight, order, player

FEW: Final = 2
"""With this few suspects left, check whether the detective can reach them."""
SAME: Final = 1e-9
"""Chances closer than this count as equal."""
SAME_LOOK: Final = 2
"""Of the turns with one card that leave the same suspects in sight, how many are followed."""
CARELESS: Final = 0.08
"""How much worse than the best, as a chance to win, a turn may be for Jack still to play it often."""
LEAST: Final = 0.12
"""Nobody is less suspect than this relative to the prime suspect: Jack may play badly, or bluff."""


class Effort(NamedTuple):
    """How hard a player thinks."""

    turns: int
    """How many turns of each card are examined; if it can do more, a random selection."""
    replies: int
    """The same for the turns that follow."""
    widths: tuple[int, ...]
    """How many turns are followed: now, then in reply to each of them, and so on."""
    looks: int
    """The most tables examined in one search."""
    seconds: float
    """The longest a search may take, whatever the machine."""
    doubt: float = 0.0
    """How far off its judgement is, on average, as a chance to win."""
    reads_play: bool = False
    """Whether the detective considers what Jack's turns give away."""
    hides: float = 0.0
    """How much of what a turn gives away Jack expects the detective to notice."""


class Case(NamedTuple):
    """What a seat knows while it thinks."""

    seat: int
    possible: int
    """Who can be Jack, as far as the detective knows; for Jack, as far as everybody knows."""
    jack: int
    """Who he is, or -1 for the detective."""
    cleared: float
    """The share of the others whom the detective secretly knows to be innocent, as far as this seat can tell."""
    alibi: float
    """What this share grows by when the detective plays Holmes."""
    shares: tuple[float, ...]
    """By character: how likely the detective thinks it is Jack."""


class Weighed(NamedTuple):
    """A turn that was considered."""

    turn: Turn
    chance: float | None
    """How likely the thinking seat is to win with it; None if it was not followed."""
    then: Table | None
    """The table after it, or None if it ends the game."""
    glance: Sequence[float] = ()
    followed: Sequence[float] = ()
    """By character: Jack's chances after it at first glance, and thought through; empty if it was not followed."""


Child = tuple[Turn, Table | None, float, Vector]
"""A turn, the table after it if the game goes on, the share then cleared, and the chances at first glance."""


def at_the_end(turn: Turn) -> Vector:
    """Jack's chances, for each character Jack could be, once this turn has ended the game: an accusation loses for the
    character it names, and everything else is won."""
    chances = [1.0] * len(CHARACTERS)
    if turn[-1].verb == ACCUSE:
        chances[turn[-1].character] = 0.0
    return chances


def telling(now: Vector, ideal: Vector, shares: Sequence[float]) -> list[float]:
    """How suspect each character is after a turn by Jack: less so, the better Jack could have played as that
    character."""
    return [
        share * exp(min(0.0, chance - best) / CARELESS) for share, chance, best in zip(shares, now, ideal, strict=True)
    ]


class Search:
    """One look ahead from one table."""

    def __init__(self, effort: Effort, case: Case, rng: Random) -> None:
        self.effort = effort
        self.case = case
        self.rng = rng
        self.looks = 0
        self.until = deadline(effort.seconds)

    def weigh(self, table: Table, children: Sequence[Child] = ()) -> list[Weighed]:
        """The turns of the thinking seat, best first, then those that were not followed. `children` are given when the
        turn has already begun."""
        seat = self.case.seat
        children = children or self.children(table, seat, self.case.cleared, self.effort.turns, self.case.jack)
        sure = [child for child in children if child[1] is None and self._chance(child[3]) == 1.0]
        if sure:
            return [Weighed(turn, 1.0, None) for turn, _, _, _ in sure]
        marks = [self._chance(child[3]) for child in children]
        widths = self.effort.widths
        if not widths:
            found = [Weighed(child[0], mark, child[1]) for child, mark in zip(children, marks, strict=True)]
            return sorted(found, key=lambda one: -(one.chance or 0.0))
        best = self._promising(children, seat, widths[0], self.case.jack)
        ideal = self.ideal(children)
        followed = [self._weighed(children[i], ideal) for i in best]
        self.rng.shuffle(followed)  # ties are broken at random
        followed.sort(key=lambda one: -(one.chance or 0.0))
        others = sorted(set(range(len(children))).difference(best), key=lambda i: -marks[i])
        return followed + [Weighed(children[i][0], None, children[i][1]) for i in others]

    def ideal(self, children: Sequence[Child]) -> Vector:
        """The best there is at first glance for each character, if Jack cares what a turn gives away; else empty."""
        hidden = self.effort.hides > 0.0 and self.case.seat == JACK
        return [max([child[3][who] for child in children]) for who in ALL] if hidden else []

    def look_ahead(self, child: Child, ideal: Vector) -> float:
        """How likely the thinking seat is to win with a turn, followed as far as this player thinks."""
        return self._weighed(child, ideal).chance or 0.0

    def _weighed(self, child: Child, ideal: Vector) -> Weighed:
        """A turn that is followed as far as this player thinks."""
        turn, then, _, glance = child
        followed = self.follow(child)
        chance = self._chance(followed)
        return Weighed(turn, chance - self._exposure(child, ideal) if ideal else chance, then, glance, followed)

    def follow(self, child: Child) -> Vector:
        """The chances after a turn, thinking as far ahead as this player does."""
        return self._follow(child, self.effort.widths[1:])

    def worth_following(self, children: Sequence[Child], width: int, jack: int) -> list[int]:
        """The turns of Jack worth following, by index; for all the characters he could be, if `jack` is -1."""
        return self._promising(children, JACK, width, jack)

    def at_a_glance(self, child: Child) -> float:
        """The same at first glance."""
        return self._chance(child[3])

    def children(self, table: Table, seat: int, before: float, most: int, jack: int = -1) -> list[Child]:
        """All the turns of the cards face up, as they look at first glance; `before` is the share cleared. The seat's
        own turns are always examined in full; of what may follow, only the turns of some cards once time has run
        out."""
        found: list[Child] = []
        table.jack = jack  # in the turns considered Jack may be anybody: see `_value`
        for character in MEMBERS[table.cards]:
            if found and self.looks and self._late():
                break
            cleared = before + self.case.alibi if character == HOLMES and seat == DETECTIVE else before
            for turn in turns_with(table, seat, character, most, self.rng):
                if turn[-1].verb in ENDINGS:
                    found.append((turn, None, cleared, at_the_end(turn)))
                else:
                    then = after(table, character, turn)
                    found.append((turn, then, cleared, self.glance(then, cleared)))
        self.looks += len(found)
        return found

    def glance(self, table: Table, cleared: float) -> Vector:
        """A table at first glance: as if the round ended here, except for characters that can end the game before
        that."""
        possible = self.case.possible
        chances = outlook(table, possible, cleared)
        if table.cards:
            next_seat = player(table)
            if not table.seen and JACK in order(table)[table.turn :]:
                for who in MEMBERS[possible & table.cards]:
                    if way_out(table, who):
                        chances[who] = 1.0 if next_seat == JACK else (1.0 + chances[who]) / 2
            if next_seat == DETECTIVE and (table.round == ROUNDS or len(MEMBERS[possible]) <= FEW):
                chances = self._or_accused(table, chances, self.case.shares)
        doubt = self.effort.doubt
        if doubt:
            wrong = self.rng.gauss(0.0, doubt)
            chances = [chance + wrong for chance in chances]
        return chances

    def _or_accused(self, table: Table, chances: Vector, shares: tuple[float, ...]) -> Vector:
        """The detective is next, and will accuse somebody if that is better under this belief."""
        where = table.where
        reach = near(table.board, table.covered)
        reached = 0
        for who in MEMBERS[table.cards]:
            reached |= reach[who][where[who]] & ~(1 << where[who])
        caught = [who for who in MEMBERS[self.case.possible] if reached >> where[who] & 1]
        most = max([shares[who] for who in caught], default=0.0)
        if 1.0 - most < average(chances, shares):
            accused = [who for who in caught if shares[who] == most]
            chances = [1.0] * len(CHARACTERS)
            for who in accused:
                chances[who] = 1.0 - 1.0 / len(accused)  # nobody can know which of them
        return chances

    def _chance(self, chances: Vector) -> float:
        """How likely the thinking seat is to win."""
        case = self.case
        return chances[case.jack] if case.seat == JACK else 1.0 - average(chances, case.shares)

    def _exposure(self, child: Child, ideal: Vector) -> float:
        """What it costs Jack that a turn gives him away: fewer characters then really share the suspicion."""
        _, then, cleared, chances = child
        case = self.case
        jack = case.jack
        if then is None:
            return 0.0
        sight = in_sight(then)
        group = case.possible & (sight if sight >> jack & 1 else ~sight)
        others = group.bit_count() - 1
        if not others:
            return 0.0
        told = telling(chances, ideal, case.shares)
        alike = sum([told[who] for who in ALL if group >> who & 1]) / told[jack] - 1.0
        fewer = 1.0 - (1.0 - cleared) * min(alike, float(others)) / others
        return self.effort.hides * (chances[jack] - outlook(then, case.possible, fewer)[jack])

    def _follow(self, child: Child, widths: tuple[int, ...]) -> Vector:
        """The chances after a turn, thinking as far ahead as this player does."""
        _, then, cleared, chances = child
        if then is None or not then.cards or self.looks >= self.effort.looks or self._late():
            return chances
        value = self._value(then, cleared, widths)
        return chances if self._late() else value  # an unfinished search is worth less than the first glance

    def _late(self) -> bool:
        """Whether time has run out."""
        return perf_counter() >= self.until

    def _value(self, table: Table, cleared: float, widths: tuple[int, ...]) -> Vector:
        """The chances at a table where a card is about to be played."""
        seat = player(table)
        possible = self.case.possible
        children = self.children(table, seat, cleared, self.effort.replies)
        last = table.cards & (table.cards - 1) == 0
        if widths and not last:
            best = self._promising(children, seat, widths[0], -1)
            values = [self._follow(children[i], widths[1:]) for i in best]
        else:
            values = [child[3] for child in children]
        if seat == DETECTIVE:
            return self._least(values)
        chances = [max([value[who] for value in values]) for who in ALL]
        if not table.seen:
            for who in ALL:
                if table.cards >> who & 1 and possible >> who & 1 and way_out(table, who):
                    chances[who] = 1.0
        return chances

    def _least(self, values: list[Vector]) -> Vector:
        """What the detective chooses: the best on average, at random if there are several, as when guessing."""
        marks = [average(chances, self.case.shares) for chances in values]
        low = min(marks) + SAME
        best = [chances for chances, mark in zip(values, marks, strict=True) if mark < low]
        return best[0] if len(best) == 1 else [sum(column) / len(best) for column in zip(*best, strict=True)]

    def _promising(self, children: Sequence[Child], seat: int, width: int, jack: int) -> list[int]:
        """The turns worth following, by index: the best at first glance, but not too many that look alike. Where Jack
        may be anybody, the best for each character he could be."""
        possible = self.case.possible
        if seat == DETECTIVE:
            return self._first([average(child[3], self.case.shares) for child in children], children, width)
        if jack >= 0:
            return self._first([-child[3][jack] for child in children], children, width)
        found: dict[int, None] = {}
        each = max(1, width // possible.bit_count())
        for who in ALL:
            if possible >> who & 1:
                found.update(dict.fromkeys(self._first([-child[3][who] for child in children], children, each)))
        return list(found)

    def _first(self, marks: list[float], children: Sequence[Child], width: int) -> list[int]:
        """The indices of the lowest marks; only a few with the same card and the same marks, which mean the same
        suspects in sight."""
        found: list[int] = []
        alike: dict[tuple[str, float], int] = {}
        for i in sorted(range(len(marks)), key=marks.__getitem__):
            look = (children[i][0][0].text, round(marks[i], 3))
            alike[look] = alike.get(look, 0) + 1
            if alike[look] <= SAME_LOOK:
                found.append(i)
                if len(found) == width:
                    break
        return found
