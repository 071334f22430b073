"""The players of Mr. Jack, on either side of the law, from the constable to the superintendent.

They all think in whole turns and judge by the same numbers; a higher rank considers more turns and looks farther ahead.
A bot knows what its seat can see; the highest ranks also read something into how Jack plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from whitechapel.bots.bot import Candidate
from whitechapel.bots.mr_jack.outlook import MEMBERS
from whitechapel.bots.mr_jack.search import Case, Child, Effort, Search, Weighed, at_the_end
from whitechapel.bots.mr_jack.suspicion import Suspicion
from whitechapel.bots.mr_jack.turns import ALL, ENDINGS, rest_of_turn, way_out
from whitechapel.core.frames import Event
from whitechapel.core.game import Game
from whitechapel.games.mr_jack.actions import LEAVE, Move
from whitechapel.games.mr_jack.belief import can_be_jack, lay_out, memory, sample
from whitechapel.games.mr_jack.material import CHARACTER, CHARACTERS, DETECTIVE, HOLMES
from whitechapel.games.mr_jack.settings import Settings
from whitechapel.games.mr_jack.state import Table, in_sight
from whitechapel.games.mr_jack.view import View

CONSTABLE: Final = Effort(turns=12, replies=0, widths=(), looks=100, seconds=0.1, doubt=0.15)
SERGEANT: Final = Effort(turns=150, replies=30, widths=(3,), looks=1_000, seconds=0.2)
INSPECTOR: Final = Effort(turns=200, replies=40, widths=(6, 4, 3), looks=10_000, seconds=0.3)
SUPERINTENDENT: Final = Effort(
    turns=600, replies=120, widths=(16, 10, 6), looks=200_000, seconds=2.0, reads_play=True, hides=0.25
)


class MrJack:
    """One seat's detective or Jack."""

    def __init__(self, effort: Effort, game: Game, agreed: Settings, seat: int, rng: Random) -> None:
        self._game = game
        self._effort = effort
        self._seat = seat
        self._rng = rng
        self._memory = memory(agreed, seat)
        self._suspicion: Suspicion | None = None
        if effort.reads_play and seat == DETECTIVE:
            self._suspicion = Suspicion(agreed, rng)
        self._view: View | None = None
        """What it thought about last."""
        self._turns: list[Weighed] = []
        """The turns considered then, best first; without the answers already given."""
        self._plan: list[Weighed] = []
        """Those that begin with the answer it gave, without that answer."""

    def hear(self, event: Event) -> None:
        """It can see what is proved; it listens to learn how Jack plays."""
        if self._suspicion is not None:
            self._suspicion.hear(event)

    def choose(self, view: View) -> str:
        """The next answer of the best turn."""
        self._think(view)
        answer = self._turns[0].turn[0].text
        self._plan = [
            one._replace(turn=one.turn[1:]) for one in self._turns if one.turn[0].text == answer and len(one.turn) > 1
        ]
        return answer

    def weigh(self, view: View) -> Sequence[Candidate]:
        """The best turn with each answer, best first; without a value if it was not followed."""
        self._think(view)
        case = self._case(view)
        found: dict[str, Candidate] = {}
        for weighed in self._turns:
            answer = weighed.turn[0].text
            if answer not in found:
                chance = None if weighed.chance is None else min(1.0, max(0.0, weighed.chance))
                found[answer] = Candidate(answer, chance, *self._reason(case, weighed))
        return tuple(found.values())

    def _reason(self, case: Case, weighed: Weighed) -> tuple[str, dict[str, str | int | float]]:
        """Why a turn is worth what it is: how it ends the game, or where it would leave the suspects if the witness
        were called then, and what that comes to when it is thought through."""
        last, then = weighed.turn[-1], weighed.then
        if then is None:
            if last.verb == LEAVE:
                return "leave", {}
            suspects = case.possible.bit_count()
            return ("caught" if suspects == 1 else "guess"), {"suspects": suspects}
        sight = in_sight(then)
        seen, unseen = (case.possible & sight).bit_count(), (case.possible & ~sight).bit_count()
        if case.seat == DETECTIVE:
            if not weighed.followed:
                return "split", {"seen": seen, "unseen": unseen}
            worries = {who: case.shares[who] * weighed.followed[who] for who in MEMBERS[case.possible]}
            worst = [who for who, worry in worries.items() if worry == max(worries.values())]
            facts: dict[str, str | int | float] = {
                "seen": seen, "unseen": unseen, "percent": percentage(weighed.followed[worst[0]]),
            }  # fmt: skip
            if len(worst) > 1:
                return "split alike", {**facts, "suspects": len(worst)}
            return "split worst", {**facts, "who": CHARACTERS[worst[0]]}
        lit = sight >> case.jack & 1
        reason = "crowd" if lit else "gate" if way_out(then, case.jack) else "dark"
        suspects = seen if lit else unseen
        if not weighed.followed or weighed.followed == weighed.glance:
            return reason, {"suspects": suspects}
        now, later = percentage(weighed.glance[case.jack]), percentage(weighed.followed[case.jack])
        return f"{reason} reply", {"suspects": suspects, "now": now, "later": later}

    def _think(self, view: View) -> None:
        """Weigh whole turns, or carry on with a planned turn or one that somebody else has begun."""
        if view == self._view:
            return
        self._view = view
        begun = view.question != "choose-card"
        if begun and self._plan and self._plan[0].turn[0].text in view.options:
            self._turns = self._plan
            return
        table = sample(view, self._memory, self._rng)
        case = self._case(view)
        table.suspects = case.possible
        if not begun:
            self._look(view)
        self._turns = self._search(table, case, begun)

    def _search(self, table: Table, case: Case, begun: bool) -> list[Weighed]:
        """The turns of this seat, the one to be played first; or the ways to finish the one that has begun."""
        search = Search(self._effort, case, self._rng)
        return search.weigh(table, self._rest(table, search) if begun else ())

    def _look(self, view: View) -> None:
        """See the table as it is before a turn: it may have joined late, or something was taken back."""
        if self._suspicion is not None:
            self._suspicion.table = lay_out(view)

    def _rest(self, table: Table, search: Search, first: Move | None = None) -> list[Child]:
        """The ways to finish a turn that has begun, or those that go on with this answer."""
        holmes = table.active == HOLMES and self._seat == DETECTIVE
        cleared = search.case.cleared + search.case.alibi * holmes
        found: list[Child] = []
        for turn, then in rest_of_turn(table, self._effort.turns, self._rng, first):
            if turn[-1].verb in ENDINGS:
                found.append((turn, None, cleared, at_the_end(turn)))
            else:
                then.jack = -1
                found.append((turn, then, cleared, search.glance(then, cleared)))
        return found

    def _case(self, view: View) -> Case:
        """What this seat knows, and what the detective may think."""
        others = 7 - view.drawn[self._seat]
        if self._seat == DETECTIVE:
            possible, jack, cleared = sum([1 << who for who in can_be_jack(view)]), -1, 0.0
        else:
            possible = sum([1 << CHARACTER[name] for name in view.suspects])
            jack, cleared = CHARACTER[view.jack], view.drawn[DETECTIVE] / others
        shares = self._suspicion.shares(possible) if self._suspicion is not None else alike(possible)
        return Case(self._seat, possible, jack, cleared, 1 / others, shares)


def percentage(chance: float) -> int:
    """A chance in whole per cent."""
    return round(100.0 * min(1.0, max(0.0, chance)))


def alike(possible: int) -> tuple[float, ...]:
    """All of them equally likely."""
    return tuple([(possible >> who & 1) / possible.bit_count() for who in ALL])
