"""What each answer in Mr. Jack is worth, by whole turns looked ahead as a superintendent does.

Who Jack can be is not drawn at random: a search values the table for each of them at once. What is drawn are the turns
that are examined where a card has thousands, so the search is repeated with other draws, the same for all answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from random import Random
from typing import Final, NamedTuple

from whitechapel.bots.judge import DEEP, QUICK, Compared, share
from whitechapel.bots.mr_jack.player import MrJack, alike
from whitechapel.bots.mr_jack.search import Case, Child, Effort, Search, Weighed
from whitechapel.bots.search import FOREVER
from whitechapel.core.game import Game, Result
from whitechapel.games.mr_jack.actions import Move
from whitechapel.games.mr_jack.belief import sample
from whitechapel.games.mr_jack.material import JACK, ROUNDS
from whitechapel.games.mr_jack.settings import Settings
from whitechapel.games.mr_jack.view import View

DOUBT: Final = 0.02
"""How far off a difference between two answers is taken to be. A deeper look differs by more on planted mistakes, see
docs/review.md."""
CREDIT: Final = 0.5
"""How much of what a superintendent reads into Jack's turns is believed; for the rest, all suspects are alike. It reads
too much into them."""
CONFIDENCE: Final = 0.35
LEANING: Final = -0.1
"""The judgement of a table at the end of a round ranks turns well, but is too sure of itself: the log-odds that Jack
wins are about `LEANING` and this part of those it gives. docs/review.md says where these numbers are from."""
SUREST: Final = 0.9975
"""A chance closer to certainty than this says no more: of the turns that may follow, only some are examined."""


class Scrutiny(NamedTuple):
    """How closely answers are compared."""

    effort: Effort
    draws: int
    """How many times everything is searched, with other turns drawn."""
    answers: int
    """How many answers are compared, the best at first glance, besides the given one."""
    each: int
    """With how many turns each of them is followed."""


SCRUTINY: Final = {
    QUICK: Scrutiny(Effort(150, 30, (0, 4, 3), 1_000_000, FOREVER, reads_play=True, hides=0.25), 4, 6, 2),
    DEEP: Scrutiny(Effort(600, 120, (0, 10, 6), 100_000_000, FOREVER, reads_play=True, hides=0.25), 4, 10, 3),
}


class MrJackJudge(MrJack):
    """Knows what one seat knows, and says what its answers are worth."""

    def __init__(self, game: Game, agreed: Settings, seat: int, rng: Random) -> None:
        super().__init__(SCRUTINY[QUICK].effort, game, agreed, seat, rng)

    def compare(self, view: View, given: str, depth: str, rng: Random) -> Sequence[Compared]:
        """The best turn with each answer, in the same draws of turns."""
        scrutiny = SCRUTINY[depth]
        self._effort = scrutiny.effort
        self._rng = rng
        begun = view.question != "choose-card"
        case = self._case(view)
        if not begun:
            self._look(view)
        results: dict[str, list[float]] = {}
        best: dict[str, tuple[float, Child]] = {}
        for _ in range(scrutiny.draws):
            table = sample(view, self._memory, rng)
            table.suspects = case.possible
            search = Search(scrutiny.effort, case, rng)
            if begun:
                children = self._rest(table, search)
                field = by_answer(children)
                for answer in [given, *results]:
                    if answer not in field:  # too many turns for all of them to have been drawn
                        move = self._game.action(answer)
                        assert isinstance(move, Move)
                        field[answer] = self._rest(table, search, move)
            else:
                children = search.children(table, self._seat, case.cleared, scrutiny.effort.turns, case.jack)
                field = by_answer(children)
            ideal = search.ideal(children)
            marks: dict[str, list[tuple[float, bool, int]]] = {}
            for answer, some in field.items():
                # of two turns that look as good, one that ends the game is better
                rows = [(-search.at_a_glance(some[i]), some[i][1] is not None, i) for i in range(len(some))]
                rows.sort()
                marks[answer] = rows
            if not results:
                promising = sorted(marks, key=lambda answer: marks[answer][0][:2])[: scrutiny.answers]
                results = {answer: [] for answer in dict.fromkeys([given, *promising])}
            for answer, found in results.items():
                here = -1.0
                for _, _, i in marks[answer][: scrutiny.each]:
                    child = field[answer][i]
                    chance = search.look_ahead(child, ideal)
                    if child[1] is not None and table.round < ROUNDS:  # what the search sees to its end is no guess
                        chance = believed(chance, self._seat)
                    here = max(here, chance)
                    if answer not in best or chance > best[answer][0]:
                        best[answer] = (chance, child)
                found.append(here)
        return [
            Compared(answer, found, *self._reason(case, Weighed(best[answer][1][0], None, best[answer][1][1])))
            for answer, found in results.items()
        ]

    def _case(self, view: View) -> Case:
        """What this seat knows, with a doubt about who is suspect."""
        case = super()._case(view)
        even = alike(case.possible)
        mixed = [CREDIT * read + (1.0 - CREDIT) * each for read, each in zip(case.shares, even, strict=True)]
        return case._replace(shares=tuple(mixed))

    def doubt(self) -> float:
        """A round is judged at its end by a few numbers."""
        return DOUBT

    def share(self, result: Result) -> float:
        """One of the two wins."""
        return share(result, self._seat, 2)


def believed(chance: float, seat: int) -> float:
    """How likely a seat is to win where a search to the end of the round gives it this chance."""
    sane = min(SUREST, max(1.0 - SUREST, chance))
    odds = log(sane / (1.0 - sane))
    return 1.0 / (1.0 + exp(-CONFIDENCE * odds - (LEANING if seat == JACK else -LEANING)))


def by_answer(children: Sequence[Child]) -> dict[str, list[Child]]:
    """Turns by their first answer."""
    found: dict[str, list[Child]] = {}
    for child in children:
        found.setdefault(child[0][0].text, []).append(child)
    return found
