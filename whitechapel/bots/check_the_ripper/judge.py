"""What each answer in Check the Ripper is worth: the superintendent's turn search, with everything as a chance to win.

Files and cards that were not seen count with their exact chances, dice and duels with their odds, so there is nothing
to draw at random. What a turn leads to is an estimate, and how far off that may be is `DOUBT`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from whitechapel.bots.bot import Candidate
from whitechapel.bots.check_the_ripper.outlook import hit, outlook, prospects, series, still_to_win
from whitechapel.bots.check_the_ripper.player import SUPERINTENDENT, CheckTheRipper
from whitechapel.bots.check_the_ripper.search import A_LOOK
from whitechapel.bots.judge import DEEP, QUICK, Compared, share
from whitechapel.core.game import Game, Result
from whitechapel.games.check_the_ripper.material import SQUARE
from whitechapel.games.check_the_ripper.settings import Settings
from whitechapel.games.check_the_ripper.view import View

DOUBT: Final = 0.02
"""How far off a difference between two answers is on average."""
MOVES: Final = {QUICK: 2, DEEP: 3}
"""How many moves are thought through."""


class CheckTheRipperJudge(CheckTheRipper):
    """Knows what one seat knows, and says what its answers are worth."""

    def __init__(self, game: Game, agreed: Settings, seat: int, rng: Random) -> None:
        super().__init__(SUPERINTENDENT, game, agreed, seat, rng)

    def compare(self, view: View, given: str, depth: str, rng: Random) -> Sequence[Compared]:
        """Every answer there is; those that come to the same are represented by one of them."""
        self._mind = SUPERINTENDENT._replace(depth=MOVES[depth])
        self._rng = rng
        found = {
            one.answer: Compared(one.answer, (min(1.0, max(0.0, one.value or 0.0)),), one.reason, one.facts)
            for one in self.weigh(view)
        }
        if given not in found:
            found[given] = self._like(view, given, found)
        return list(found.values())

    def _like(self, view: View, given: str, found: dict[str, Compared]) -> Compared:
        """A file that was turned up, or looked at, though another of its kind stands for it: files that are surely
        wanted, files nobody has seen, and files known not to be wanted."""
        if view.question != "risk":
            return found["pass"]._replace(answer=given)  # a look at a file one knows already tells nothing
        scene = self._scene(view)
        square = SQUARE[given.partition(" ")[2]]
        worth = self._search().turn_up(scene, square, view.stake, self._mind.depth - 1)
        return Compared(given, (worth,), *self._reason(scene, square))

    def _places(self, view: View, seat: int, sign: int) -> list[Candidate]:
        """What each place of a piece does to the chance to win: who could land on a file everybody knows."""
        files = self._files(view)
        left = still_to_win(files.cabinet)
        scene = self._scene(view)
        wanted = files.wanted()
        found = []
        for answer in view.options:
            square = SQUARE[answer.removeprefix("place ")]
            where = (*scene.where[:seat], square, *scene.where[seat + 1 :])
            others = frozenset([there for other, there in enumerate(where) if other != self._seat])
            gains = prospects(self._board, files, where, self._seat)
            for weapon in wanted:
                targets = files.known[weapon]
                mine = hit(self._board, where[self._seat], targets, files.lying, others) if targets else 0.0
                gains[self._seat] += mine * series(files, weapon, len(targets)) / len(wanted)
            worth = outlook(view.chips, left, gains)[self._seat]
            found.append(Candidate(answer, worth, "place" if sign > 0 else "send-away"))
        return found

    def _looks(self, view: View) -> list[Candidate]:
        """A look at a file one does not know is worth the same everywhere."""
        here = self._search().rest(self._scene(view))
        unseen = self._files(view).unseen()
        found = [Candidate("pass", here, "no-look")]
        for answer in view.options:
            name = answer.removeprefix("look ")
            if name != answer and SQUARE[name] in unseen:
                found.append(Candidate(answer, here + A_LOOK, "look"))
        return found

    def doubt(self) -> float:
        """The end of a turn is judged by what lies open."""
        return DOUBT

    def share(self, result: Result) -> float:
        """Everybody plays alone."""
        return share(result, self._seat, self._agreed.seats)
