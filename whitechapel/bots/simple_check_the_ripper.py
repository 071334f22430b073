"""A sensible player of Check the Ripper: it forgets nothing, goes where a file may match, and risks what is likely.

It looks two moves ahead, and knows only what its seat was shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from whitechapel.bots.bot import Candidate
from whitechapel.core.frames import Event
from whitechapel.core.game import Game
from whitechapel.games.check_the_ripper.belief import known, lay_out, marginals, memory
from whitechapel.games.check_the_ripper.effects import file_on, reach
from whitechapel.games.check_the_ripper.material import COPIES, SQUARE, SQUARES, SYMBOLS, WEAPONS
from whitechapel.games.check_the_ripper.options import Options
from whitechapel.games.check_the_ripper.scoring import value
from whitechapel.games.check_the_ripper.view import View

DUEL: Final = 0.3
"""What a duel is worth: a look and a bonus move, against the rest of the turn."""
NOTHING_NEW: Final = -0.02
"""A file that is known not to match teaches nothing."""
LATER: Final = 0.9
"""How much a second move counts, which may still be spoilt."""


class SimpleCheckTheRipper:
    """One seat's worth of common sense, and a good memory."""

    def __init__(self, game: Game, agreed: Options, seat: int, rng: Random) -> None:
        self._seat = seat
        self._rng = rng
        self._memory = memory(agreed, seat)

    def hear(self, event: Event) -> None:
        """Remember what was shown."""
        self._memory.hear(event)

    def choose(self, view: View) -> str:
        """Answer the question that is asked; where there is nothing to think about, the first answer."""
        match view.question:
            case "place":
                return max(view.options, key=lambda answer: _files_in_reach(view, self._seat, answer))
            case "relocate":
                loser = view.rival if view.active == self._seat else view.active
                return min(view.options, key=lambda answer: _files_in_reach(view, loser, answer))
            case "change":
                return self._change(view)
            case "move":
                return self._move(view, tuple([SYMBOLS.index(name) for name in view.moves]), "done")
            case "bonus":
                return self._move(view, (SYMBOLS.index(view.bonus[0]),), "decline")
            case "risk":
                return self._risk(view)
            case "peek":
                return self._peek(view)
        return view.options[0]

    def weigh(self, view: View) -> Sequence[Candidate]:
        """The answer it would give; it does not count what it is worth."""
        return (Candidate(self.choose(view)),)

    # -- what a square is worth -------------------------------------------------------------------

    def _chances(self, view: View) -> Mapping[str, float]:
        """By square: how likely its file shows the weapon that is wanted."""
        rows = marginals(view, self._memory)
        return {square: rows[square].get(view.murderer, 0.0) for square in view.files}

    def _gain(self, view: View, chances: Mapping[str, float]) -> float:
        """What a find brings, with all the files that can be turned up after it without any risk."""
        murderer = WEAPONS.index(view.murderer)
        found = view.cabinet[murderer] + 1
        last = min(COPIES, found + sum([chance == 1.0 for chance in chances.values()]))
        convicted = view.cabinet.count(COPIES) + 1
        return sum([value(number, convicted) for number in range(found, last + 1)])

    def _worth(self, view: View, square: str, chances: Mapping[str, float], gain: float) -> float:
        if square in view.where:
            return DUEL
        chance = chances.get(square)
        if chance is None:
            return 0.0
        return chance * gain or NOTHING_NEW

    # -- the questions ----------------------------------------------------------------------------

    def _move(self, view: View, symbols: tuple[int, ...], no_more: str) -> str:
        """The move that, with the best one after it, promises most; nothing, if nothing does."""
        chances = self._chances(view)
        gain = self._gain(view, chances)
        table = lay_out(view)
        here = table.where[self._seat]
        best, promise = no_more, 0.0
        for symbol in dict.fromkeys(symbols):
            left = list(symbols)
            left.remove(symbol)
            table.where[self._seat] = here
            for move in reach(table, self._seat, symbol):
                square = SQUARES[move.square]
                worth = self._worth(view, square, chances, gain)
                if left and square not in view.where:
                    table.where[self._seat] = move.square
                    after = [
                        self._worth(view, SQUARES[then.square], chances, gain)
                        for other in dict.fromkeys(left)
                        for then in reach(table, self._seat, other)
                    ]
                    worth += LATER * max(after, default=0.0)
                worth += self._rng.random() * 0.01
                if worth > promise:
                    best, promise = move.text, worth
        return best

    def _risk(self, view: View) -> str:
        """Turn up a file that surely matches, or one that is worth the risk on average."""
        chances = self._chances(view)
        square = max(chances, key=lambda square: chances[square])
        murderer = WEAPONS.index(view.murderer)
        more = value(view.cabinet[murderer] + 1, view.cabinet.count(COPIES) + 1)
        return f"turn {square}" if chances[square] * (view.stake + more) > view.stake else "take"

    def _change(self, view: View) -> str:
        """Whoever is known to have more files on the board should be wanted."""
        faces = list(known(view, self._memory).values())
        coming = marginals(view, self._memory)["card 2"]
        expected = sum([chance * faces.count(weapon) for weapon, chance in coming.items()])
        return "change" if expected > faces.count(view.murderer) else "keep"

    def _peek(self, view: View) -> str:
        """A file it has not seen, if there is one."""
        seen = known(view, self._memory)
        new = [square for square in view.files if square not in seen]
        return f"look {self._rng.choice(new)}" if new else "pass"


def _files_in_reach(view: View, seat: int, answer: str) -> int:
    """In how many ways a piece put somewhere can move to a file."""
    table = lay_out(view)
    table.where[seat] = SQUARE[answer.removeprefix("place ")]
    moves = [move for symbol in range(len(SYMBOLS)) for move in reach(table, seat, symbol)]
    return sum([file_on(table, move.square) for move in moves])
