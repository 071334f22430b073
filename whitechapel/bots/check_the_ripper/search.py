"""Thinking through a turn of Check the Ripper: every order of the remaining moves, with everything that may happen.

A known file has a known result; an unknown one shows the wanted weapon with its exact probability; a duel is won
with the odds of the dice. After a find, the chips are taken or risked, whichever promises more. The turn ends in the
outlook, so that everything is measured by the same yardstick: how likely this seat is to win the game.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeVar

from whitechapel.bots.check_the_ripper.outlook import (
    AWAY,
    UNKNOWN,
    Files,
    ends,
    final,
    outlook,
    prospects,
    still_to_win,
)
from whitechapel.games.check_the_ripper.material import COPIES, ROOK, Board
from whitechapel.games.check_the_ripper.scoring import value
from whitechapel.games.check_the_ripper.settings import NEXT, Settings

DUEL_ODDS: Final = 22 / 36
"""How often the attacker wins a duel, ties included."""
A_LOOK: Final = 0.01
"""What a private look at a file is worth, as a chance to win."""


T = TypeVar("T")


class Scene(NamedTuple):
    """A moment in the turn of the thinking seat."""

    files: Files
    where: tuple[int, ...]
    """By seat: the square of its piece, or AWAY."""
    moves: tuple[int, ...]
    """The moves left."""
    chips: tuple[int, ...]
    convictions: tuple[int, ...]


class TurnSearch:
    """Everything one seat can do in a turn, and what it is worth: how likely it is to win the game."""

    def __init__(self, agreed: Settings, board: Board, seat: int, depth: int) -> None:
        self.agreed = agreed
        self.board = board
        self.seat = seat
        self.depth = depth
        """How many moves are thought through; of four knight moves, only the first ones."""
        self.seen: dict[Scene, float] = {}

    # -- after the turn ---------------------------------------------------------------------------

    def rest(self, scene: Scene) -> float:
        """The turn ends here."""
        files = scene.files
        left = still_to_win(files.cabinet)
        if not left:
            return final(self.agreed, scene.chips, scene.convictions)[self.seat]
        gains = prospects(self.board, files, scene.where, self.seat)
        return outlook(scene.chips, left, gains)[self.seat]

    # -- moving -----------------------------------------------------------------------------------

    def best(self, scene: Scene, depth: int) -> float:
        """The rest of the turn, played as well as possible."""
        found = self.seen.get(scene)
        if found is None:
            found = self.rest(scene)
            if scene.moves and depth and still_to_win(scene.files.cabinet):
                others = frozenset([square for seat, square in enumerate(scene.where) if seat != self.seat])
                here = scene.where[self.seat]
                for symbol in dict.fromkeys(scene.moves):
                    for square in ends(self.board, here, symbol, scene.files.lying, others):
                        if square in scene.files.lying or square in others or len(scene.moves) > 1:
                            found = max(found, self.move(scene, symbol, square, depth))
            self.seen[scene] = found
        return found

    def move(self, scene: Scene, symbol: int, square: int, depth: int) -> float:
        """What a move is worth."""
        moves = list(scene.moves)
        moves.remove(symbol)
        after = scene._replace(where=_with(scene.where, self.seat, square), moves=tuple(moves))
        for rival, there in enumerate(scene.where):
            if there == square and rival != self.seat:
                return self.duel(after, rival, depth - 1)
        return self.land(after, square, depth - 1)

    def duel(self, scene: Scene, rival: int, depth: int) -> float:
        """A fight for a square: the winner looks at a file and relocates the loser; the attacker either goes on with an
        extra move, or their turn is over."""
        won = scene._replace(where=_with(scene.where, rival, AWAY), moves=(*scene.moves, ROOK)[: max(1, depth)])
        lost = scene._replace(where=_with(scene.where, self.seat, AWAY), moves=())
        win = self.land(won, scene.where[self.seat], depth) + A_LOOK
        return DUEL_ODDS * win + (1 - DUEL_ODDS) * (self.rest(lost) - A_LOOK)

    def land(self, scene: Scene, square: int, depth: int) -> float:
        """A piece has come to rest: a file there is turned up."""
        files = scene.files
        if square not in files.lying:
            return self.best(scene, depth)
        return self.turn_up(scene, square, 0, depth)

    # -- files ------------------------------------------------------------------------------------

    def turn_up(self, scene: Scene, square: int, stake: int, depth: int) -> float:
        """A file is turned up, on landing or in a risk, with the chips of the series at stake."""
        files = scene.files
        weapon = files.order[0]
        if weapon == UNKNOWN:
            return self.rest(scene)  # a new card has come up that nobody has seen yet
        if square in files.known[weapon] or square in files.mine[weapon]:
            return self.filed(scene, square, stake, depth)
        known = square not in files.unseen()
        chance = 0.0 if known else files.chance(weapon)
        miss = scene._replace(files=files if known else files._replace(other=files.other | {square}))
        if stake and self.agreed.failed_risk_ends_turn:
            miss = miss._replace(moves=())
        worth = (1 - chance) * self.best(miss, depth)
        if chance:
            worth += chance * self.filed(scene, square, stake, depth)
        return worth

    def filed(self, scene: Scene, square: int, stake: int, depth: int) -> float:
        """The file shows the wanted weapon and goes into the cabinet."""
        files = scene.files
        weapon = files.order[0]
        number = files.cabinet[weapon] + 1
        gone = {square}
        cabinet = _with(files.cabinet, weapon, number)
        stake += value(number, cabinet.count(COPIES))
        order = files.order
        if number == COPIES and self.agreed.completed_card == NEXT:
            order = order[1:]
        files = files._replace(
            lying=files.lying - gone,
            known=_with(files.known, weapon, files.known[weapon] - gone),
            mine=_with(files.mine, weapon, files.mine[weapon] - gone),
            cabinet=cabinet,
            order=order,
        )
        scene = scene._replace(files=files)
        if number == COPIES:
            convictions = _with(scene.convictions, self.seat, scene.convictions[self.seat] + 1)
            return self.best(self.paid(scene, stake)._replace(convictions=convictions), depth)
        return max([worth for worth, _ in self.risks(scene, stake, depth)])

    def risks(self, scene: Scene, stake: int, depth: int) -> list[tuple[float, int]]:
        """What can be done after a find, and what each is worth: take the chips (AWAY), or turn up a file, by its
        square; all that are surely wanted are equivalent, and so are all unknown ones."""
        files = scene.files
        weapon = files.order[0]
        found = [(self.best(self.paid(scene, stake), depth), AWAY)]
        sure = sorted(files.known[weapon] | files.mine[weapon])
        unseen = sorted(files.unseen())
        if sure:
            found.append((self.filed(scene, sure[0], stake, depth), sure[0]))
        elif unseen and files.chance(weapon):
            found.append((self.turn_up(scene, unseen[0], stake, depth), unseen[0]))
        return found

    def paid(self, scene: Scene, stake: int) -> Scene:
        """The chips of a series are this seat's to keep."""
        return scene._replace(chips=_with(scene.chips, self.seat, scene.chips[self.seat] + stake))


def _with(row: tuple[T, ...], at: int, new: T) -> tuple[T, ...]:
    """The row with one entry changed."""
    return (*row[:at], new, *row[at + 1 :])
