"""The players of Check the Ripper, from the constable to the superintendent.

They all think through the moves they have and measure everything as a chance to win; the ranks differ in how many
moves they think through and how much they remember. Whatever a table shows its people, a bot relies on its own
memory alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from whitechapel.bots.bot import Candidate
from whitechapel.bots.check_the_ripper.outlook import AWAY, UNKNOWN, Files, ends, hit, series
from whitechapel.bots.check_the_ripper.search import DUEL_ODDS, Scene, TurnSearch
from whitechapel.core.frames import Event
from whitechapel.core.game import Game
from whitechapel.games.check_the_ripper.belief import known, marginals, memory
from whitechapel.games.check_the_ripper.material import (
    BLANK,
    COPIES,
    FACE,
    SQUARE,
    SQUARES,
    SYMBOLS,
    WEAPONS,
    board,
)
from whitechapel.games.check_the_ripper.settings import Settings
from whitechapel.games.check_the_ripper.view import View

FOR_GOOD: Final = 1_000_000
"""More than there are files or turns."""


class Mind(NamedTuple):
    """What sets a rank apart."""

    files: int
    """How many files it can remember, the most recent ones it saw."""
    turns: int
    """For how many turns it remembers them."""
    depth: int
    """How many moves it thinks through."""


CONSTABLE: Final = Mind(files=3, turns=8, depth=1)
SERGEANT: Final = Mind(files=4, turns=12, depth=2)
INSPECTOR: Final = Mind(files=7, turns=40, depth=2)
SUPERINTENDENT: Final = Mind(files=FOR_GOOD, turns=FOR_GOOD, depth=2)


class CheckTheRipper:
    """One seat's detective."""

    def __init__(self, mind: Mind, game: Game, agreed: Settings, seat: int, rng: Random) -> None:
        self._mind = mind
        self._agreed = agreed
        self._board = board(agreed.board, agreed.land_only)
        self._seat = seat
        self._rng = rng
        self._memory = memory(agreed, seat)
        self._turn = 0
        """How many turns have begun."""
        self._seen: dict[str, int] = {}
        """When it last saw the file on a square, most recent last."""
        self._alone: set[str] = set()
        """The files that only it has looked at."""

    def hear(self, event: Event) -> None:
        """Remember what was shown, and forget what is long past."""
        self._memory.hear(event)
        if event.kind == "rolled":
            self._turn += 1
            self._forget()
        elif event.kind in ("revealed", "turned", "peeked") and "face" in event.facts:
            square = event.facts["square"]
            self._seen.pop(square, None)
            self._seen[square] = self._turn
            if event.kind == "peeked":
                self._alone.add(square)
            else:
                self._alone.discard(square)
        elif event.kind == "filed":
            self._seen.popitem()  # the file it has just seen is gone

    def _forget(self) -> None:
        """Forget what is too old or too much."""
        mind = self._mind
        for i, square in enumerate(reversed(list(self._seen))):
            if i >= mind.files or self._turn - self._seen[square] > mind.turns:
                self._memory.forget(square)
                del self._seen[square]

    def choose(self, view: View) -> str:
        """The most promising answer."""
        return view.options[0] if len(view.options) == 1 else self.weigh(view)[0].answer

    def weigh(self, view: View) -> Sequence[Candidate]:
        """What each answer is worth, best first."""
        match view.question:
            case "move" | "bonus":
                found = self._moves(view)
            case "risk":
                found = self._risks(view)
            case "change":
                found = self._change(view)
            case "place":
                found = self._places(view, self._seat, 1)
            case "relocate":
                found = self._places(view, view.rival if view.active == self._seat else view.active, -1)
            case "peek":
                found = self._looks(view)
            case _:
                found = [Candidate(view.options[0])]
        self._rng.shuffle(found)  # ties are broken at random
        found.sort(key=lambda one: -(one.value or 0.0))
        return tuple(found)

    # -- what it knows ----------------------------------------------------------------------------

    def _files(self, view: View) -> Files:
        """Where files lie and what they show, as far as it remembers."""
        seen = known(view, self._memory)
        by_weapon: list[set[int]] = [set() for _ in WEAPONS]
        alone: list[set[int]] = [set() for _ in WEAPONS]
        other = set()
        for name in view.files:
            if name not in seen:
                continue
            face = FACE[seen[name]]
            if face == BLANK:
                other.add(SQUARE[name])
            else:
                (alone if name in self._alone else by_weapon)[face].add(SQUARE[name])
        return Files(
            lying=frozenset([SQUARE[name] for name in view.files]),
            known=tuple([frozenset(some) for some in by_weapon]),
            mine=tuple([frozenset(some) for some in alone]),
            other=frozenset(other),
            cabinet=view.cabinet,
            order=self._order(view),
        )

    def _order(self, view: View) -> tuple[int, ...]:
        """The murderer cards, where known, the open one first."""
        if not view.murderer:
            return ()
        rows = marginals(view, self._memory)
        order = [WEAPONS.index(view.murderer)]
        for place in range(2, view.stack + 2):
            row = rows[f"card {place}"]
            order.append(WEAPONS.index(next(iter(row))) if len(row) == 1 else UNKNOWN)
        return tuple(order)

    def _scene(self, view: View) -> Scene:
        symbols = [SYMBOLS.index(name) for name in (view.moves or view.bonus[:1])]
        where = tuple([SQUARE[name] if name else AWAY for name in view.where])
        return Scene(self._files(view), where, tuple(symbols), view.chips, view.convictions)

    def _search(self) -> TurnSearch:
        return TurnSearch(self._agreed, self._board, self._seat, self._mind.depth)

    # -- the questions ----------------------------------------------------------------------------

    def _moves(self, view: View) -> list[Candidate]:
        """Every move, with the best that can follow it; or none."""
        scene = self._scene(view)
        search = self._search()
        found = []
        for answer in view.options:
            symbol, _, name = answer.partition(" ")
            if name:
                worth = search.move(scene, SYMBOLS.index(symbol), SQUARE[name], self._mind.depth)
                found.append(Candidate(answer, worth, *self._reason(scene, SQUARE[name])))
            else:
                found.append(Candidate(answer, search.rest(scene), "rest"))
        return found

    def _reason(self, scene: Scene, square: int) -> tuple[str, dict[str, str | int | float]]:
        """Why go to a square: what lies there."""
        files = scene.files
        if square in scene.where:
            return "duel", {"percent": round(100 * DUEL_ODDS)}
        if square not in files.lying:
            return "approach", {}
        weapon = files.order[0]
        wanted = files.known[weapon] | files.mine[weapon]
        if square in wanted:
            return "find", {"weapon": WEAPONS[weapon], "chips": round(series(files, weapon, len(wanted)))}
        if square in files.unseen():
            return "try", {"weapon": WEAPONS[weapon], "percent": round(100 * files.chance(weapon))}
        return "known", {"weapon": WEAPONS[weapon]}

    def _risks(self, view: View) -> list[Candidate]:
        """Take the chips, or turn up a file that is surely wanted, or an unknown one."""
        scene = self._scene(view)
        files = scene.files
        weapon = files.order[0]
        sure = files.known[weapon] | files.mine[weapon]
        percent = 100 if sure else round(100 * files.chance(weapon))
        chips = {"chips": view.stake}
        found = []
        for worth, square in self._search().risks(scene, view.stake, self._mind.depth - 1):
            if square != AWAY:
                reason, answer = ("sure" if percent == 100 else "risk"), f"turn {SQUARES[square]}"
            elif percent < 100:
                reason, answer = "take", "take"
            else:  # a conviction brings up the next card
                reason, answer = ("hold" if files.cabinet[weapon] == COPIES - 1 else "bank"), "take"
            facts = {**chips, "percent": percent} if reason in ("take", "risk") else chips
            found.append(Candidate(answer, worth, reason, facts))
        return found

    def _change(self, view: View) -> list[Candidate]:
        """Keep the wanted murderer, or change to the next."""
        scene = self._scene(view)._replace(moves=tuple([SYMBOLS.index("knight")] * 4))
        order = scene.files.order
        search = self._search()
        chances = marginals(view, self._memory)["card 2"]
        changed = 0.0
        for name, chance in chances.items():
            files = scene.files._replace(order=(WEAPONS.index(name), *order[2:], order[0]))
            changed += chance * search.best(scene._replace(files=files), self._mind.depth)
        kept = search.best(scene, self._mind.depth)
        if len(chances) == 1:
            reason, facts = "card", _told(scene.files, WEAPONS.index(next(iter(chances))))
        else:
            reason, facts = "next-card", {"cards": len(chances)}
        return [
            Candidate("change", changed, reason, facts),
            Candidate("keep", kept, "card", _told(scene.files, order[0])),
        ]

    def _places(self, view: View, seat: int, sign: int) -> list[Candidate]:
        """Where a piece can do most, for this seat's own, or least, for somebody else's."""
        files = self._files(view)
        others = frozenset([SQUARE[name] for i, name in enumerate(view.where) if name and i != seat])
        weapon = files.order[0] if files.order else UNKNOWN
        targets = files.known[weapon] if weapon != UNKNOWN else frozenset()
        found = []
        for answer in view.options:
            square = SQUARE[answer.removeprefix("place ")]
            reach = 0.0
            for symbol in range(len(SYMBOLS)):
                reach += len(files.lying.intersection(ends(self._board, square, symbol, files.lying, others))) / 100
            near = hit(self._board, square, targets, files.lying, others) if targets else 0.0
            reason = "place" if sign > 0 else "send-away"
            found.append(Candidate(answer, 0.5 + sign * (reach + near) / 4, reason))
        return found

    def _looks(self, view: View) -> list[Candidate]:
        """A file it does not know, where it could soon land."""
        files = self._files(view)
        unseen = files.unseen()
        here = SQUARE[view.where[self._seat]]
        others = frozenset([SQUARE[name] for i, name in enumerate(view.where) if name and i != self._seat])
        found = [Candidate("pass", 0.5, "no-look")]
        for answer in view.options:
            name = answer.removeprefix("look ")
            if name != answer and SQUARE[name] in unseen:
                near = hit(self._board, here, frozenset([SQUARE[name]]), files.lying, others)
                found.append(Candidate(answer, 0.51 + near / 100, "look"))
        return found


def _told(files: Files, weapon: int) -> dict[str, str | int | float]:
    """How many files with a weapon are known."""
    return {"weapon": WEAPONS[weapon], "files": len(files.known[weapon] | files.mine[weapon])}
