"""The last answers of a game as a game of its own, for methods that walk through whole trees, such as external-sampling
MCCFR and Deep CFR.

A random game, which a seed decides, is played to its end and taken back by some answers. What a spectator sees there is
where the endgame begins: chance first chooses one of several *deals*, worlds drawn fairly from everything that
looks the same to that spectator, and then all goes on by the rules. Nobody remembers anything from before. The fewer
answers and deals, the smaller the tree.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from whitechapel import game as game_by_name
from whitechapel.core.frames import CHANCE, State
from whitechapel.research.encode import Encoding, encoding
from whitechapel.research.playthrough import Knowledge, Playthrough, view_text


class Ending(NamedTuple):
    """Which end of which game."""

    answers: int
    """How many answers before its end the random game is taken up."""
    deals: int
    seed: int


@lru_cache(maxsize=64)
def worlds(numbers: Encoding, ending: Ending) -> tuple[State, ...]:
    """The deals of an endgame."""
    game, agreed = numbers.game, numbers.agreed
    rng = Random(ending.seed)
    state = game.start(agreed)
    asked: list[State] = []
    while not state.over:
        if state.seat() == CHANCE:
            state.apply(state.sample(rng))
            continue
        if not state.stack[-1].sealed:
            asked.append(state.clone())
        state.apply(rng.choice(state.options()))
    view = game.view(asked[-min(ending.answers, len(asked))], None)
    memory = game.memory(agreed, None)
    return tuple([game.sample(view, memory, rng) for _ in range(ending.deals)])


class Endgame(Playthrough):
    """An endgame in progress."""

    def __init__(self, numbers: Encoding, ending: Ending) -> None:
        super().__init__(numbers)
        self.ending = ending
        self.deal: int | None = None
        """Which of the deals it is, once chance has chosen."""
        self.player = CHANCE
        self.shuffle = None

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance can do now, and how likely each outcome is."""
        if self.deal is not None:
            return super().outcomes()
        deals = self.ending.deals
        return [(number, 1 / deals) for number in range(deals)]

    def choose(self, number: int) -> int:
        """Make this choice, and return who is asked next."""
        if self.deal is not None:
            return super().choose(number)
        self.deal = number
        self.state = worlds(self.encoding, self.ending)[number].clone()
        game, agreed = self.encoding.game, self.encoding.agreed
        seats = range(agreed.seats)
        texts = [f"{view_text(game.view(self.state, seat))}\n" for seat in seats]
        memories = [game.memory(agreed, seat) for seat in seats]
        self._told = Knowledge(self.encoding, 0, self.state.clone(), texts, memories)
        self.ask()
        return self.player

    def words(self, number: int) -> str:
        """A number as the text it stands for now."""
        return f"deal {number}" if self.deal is None else super().words(number)

    def resample(self, seat: int, seed: int) -> Playthrough:
        """Not offered: what a seat knows allows more worlds than there are deals."""
        raise ValueError("No other worlds are drawn for a seat of an endgame: it has only its deals.")

    def clone(self) -> Endgame:
        """An independent copy."""
        new = Endgame.__new__(Endgame)
        self._copy(new)
        new.ending = self.ending
        new.deal = self.deal
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        game, options, _, lines, drawn = self._recipe()
        return _revive, (game, options, self.ending, self.deal, lines, drawn)

    def __str__(self) -> str:
        """The deal, and the transcript since."""
        return "" if self.deal is None else f"* deal {self.deal}\n{super().__str__()}".rstrip()


def _revive(
    name: str, options: dict[str, Any], ending: Ending, deal: int | None, lines: Sequence[tuple[int, str]],
    drawn: Sequence[int],
) -> Endgame:  # fmt: skip
    """The endgame a recipe leads to."""
    game = game_by_name(name)
    endgame = Endgame(encoding(game, game.read_settings(options)), ending)
    if deal is not None:
        endgame.choose(deal)
        endgame.replay(lines, drawn)
    return endgame
