"""A judge: the strongest player of a game, asked not for an answer but for what each of them is worth.

A judge hears what its seat is told, like a bot, and has nothing else. `compare` tries all the answers worth
considering, and the one that was given, in the very same worlds, so that two answers can be compared world by world.
A game names its own as `JUDGE` beside its bots; any other game is judged by random play to its end.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple, Protocol

from whitechapel.bots.plain import won
from whitechapel.bots.search import Entrant, ask, paired
from whitechapel.core.frames import Event, State
from whitechapel.core.game import Game, Result

QUICK: Final = "quick"
DEEP: Final = "deep"
DEPTHS: Final = (QUICK, DEEP)


class Compared(NamedTuple):
    """An answer, and how it turned out."""

    answer: str
    results: Sequence[float]
    """Its chance to win in each world, from 0 to 1. The worlds are the same, in the same order, for all answers; one
    that was clearly worse may have been left out of the later ones."""
    reason: str = ""
    """Why one would give it, see `Candidate`."""
    facts: Mapping[str, str | int | float] = {}


class Judge(Protocol):
    """Somebody who knows what one seat knows, and says what its answers are worth."""

    def hear(self, event: Event) -> None:
        """Take in an event as it was told to this seat."""

    def compare(self, view: Any, given: str, depth: str, rng: Random) -> Sequence[Compared]:
        """The answers worth considering, with the given one always among them."""

    def doubt(self) -> float:
        """The standard error of a difference between two answers that no number of worlds would remove, because the
        judge stops looking ahead somewhere and estimates the rest."""

    def share(self, result: Result) -> float:
        """What the seat has won in a finished game, from 0 to 1."""


JudgeMaker = Callable[[Game, Any, int, Random], Judge]
"""Makes a judge as `BotMaker` makes a bot."""


def compared(field: Sequence[Entrant], reason: Callable[[str], tuple[str, Mapping[str, Any]]]) -> list[Compared]:
    """What `paired` found out, with reasons."""
    return [Compared(one.action.text, one.results, *reason(one.action.text)) for one in field]


def share(result: Result, seat: int, sides: int) -> float:
    """What a seat has won where every `sides`-th seat is a partner."""
    return sum([winner % sides == seat % sides for winner in result.winners]) / len(result.winners)


class PlainJudge:
    """Judges any game by random play to its end."""

    SIMULATIONS: Final = {QUICK: 400, DEEP: 1600}

    def __init__(self, game: Game, agreed: Any, seat: int, rng: Random) -> None:
        self._game = game
        self._seat = seat
        self._guide = won(game, agreed)
        self._memory = game.memory(agreed, seat)
        self._seats: int = agreed.seats

    def hear(self, event: Event) -> None:
        """Remember what was told."""
        self._memory.hear(event)

    def compare(self, view: Any, given: str, depth: str, rng: Random) -> Sequence[Compared]:
        """Every answer there is."""

        def world() -> State:
            table: State = self._game.sample(view, self._memory, rng)
            ask(table, self._seat)
            return table

        kept = self._game.action(given)
        field = paired(world, self._seat, self._guide, kept, self.SIMULATIONS[depth], rng)
        return compared(field, lambda answer: ("", {}))

    def doubt(self) -> float:
        """Nothing is estimated."""
        return 0.0

    def share(self, result: Result) -> float:
        """Everybody plays alone."""
        return share(result, self._seat, self._seats)
