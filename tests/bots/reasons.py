"""Are the reasons of the bots reasons? Counts, over many hints, what would mislead whoever reads them.

    python -m tests.bots.reasons jack-the-ripper 150
    python -m tests.bots.reasons jack-the-ripper 5 --show

An adviser looks over a sergeant's shoulder, on every seat and with all kinds of settings, and weighs what that seat is
asked. Counted are the hints in which another candidate shows a higher value than the first; those in which all the
candidates have the same reason (with the same figures; the name of a card alone makes no difference), and among them
those in which the values differ; and those without any reason for the first. What is shown is what a table shows: at
most three candidates.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

import whitechapel
from whitechapel.bots import Bot, Candidate, adviser, contenders
from whitechapel.bots.search import stop_the_clocks
from whitechapel.core import laws
from whitechapel.core.frames import CHANCE
from whitechapel.core.game import Game
from whitechapel.server.live.hints import MOST_CANDIDATES, meant
from whitechapel.text import LANGUAGES, words_for

ASKED: Final = 0.25
"""Of the questions with a choice, this share is put to the adviser."""
APART: Final = 0.005
"""Values closer than this need no reasons of their own."""
MANY: Final = 12
"""The most hints from one match."""


class Advice(NamedTuple):
    """A question, and what the adviser thinks of the answers a table would show."""

    view: Any
    candidates: Sequence[Candidate]

    @property
    def another_is_higher(self) -> bool:
        """Whether a candidate shows a higher value than the one called best."""
        best = self.candidates[0].value
        return best is not None and any(one.value is not None and one.value > best for one in self.candidates)

    @property
    def compares(self) -> bool:
        """Whether there is more than one candidate."""
        return len(self.candidates) > 1

    @property
    def all_alike(self) -> bool:
        """Whether several candidates share one reason."""
        return self.compares and all(meant(one) == meant(self.candidates[0]) for one in self.candidates)

    @property
    def unexplained(self) -> bool:
        """Whether they share it though their values are not nearly the same."""
        values = [one.value for one in self.candidates if one.value is not None]
        return self.all_alike and max(values, default=0.0) - min(values, default=0.0) >= APART

    @property
    def silent(self) -> bool:
        """Whether the best has no reason."""
        return not self.candidates[0].reason


class Counted(NamedTuple):
    """What was found in some hints."""

    hints: int
    compared: int
    higher: int
    alike: int
    unexplained: int
    silent: int


def advice(game: Game, bot: str, seed: int) -> Iterator[Advice]:
    """Hints of one match."""
    rng = Random(f"reasons {game.id} {seed}")
    variants = laws.variants(game)
    agreed = game.read_settings(variants[seed % len(variants)])
    seats = range(agreed.seats)
    known = contenders(game.id)
    players: list[Bot] = [known["sergeant"](game, agreed, seat, Random(f"{seed} {seat}")) for seat in seats]
    advisers: list[Bot] = [known[bot](game, agreed, seat, Random(f"{seed} {seat}")) for seat in seats]
    state = game.start(agreed)
    state.events = []
    found = 0
    while not state.over and found < MANY:
        seat = rng.choice(state.waiting())
        if seat == CHANCE:
            state.play(seat, state.sample(rng))
        else:
            view = game.view(state, seat)
            if len(view.options) > 1 and rng.random() < ASKED:
                yield Advice(view, advisers[seat].weigh(view)[:MOST_CANDIDATES])
                found += 1
            state.play(seat, game.action(players[seat].choose(view)))
        events, state.events = state.events, []
        for event in events:
            for listener in seats:
                heard = game.told(event, listener)
                players[listener].hear(heard)
                advisers[listener].hear(heard)


def hints(game: Game, bot: str, number: int) -> Iterator[Advice]:
    """This many hints, from as many matches as it takes."""
    stop_the_clocks()
    seed = given = 0
    while given < number:
        for one in advice(game, bot, seed):
            if given == number:
                break
            given += 1
            yield one
        seed += 1


def count(found: Sequence[Advice]) -> Counted:
    """What would mislead in these hints."""
    return Counted(
        len(found),
        sum([one.compares for one in found]),
        sum([one.another_is_higher for one in found]),
        sum([one.all_alike for one in found]),
        sum([one.unexplained for one in found]),
        sum([one.silent for one in found]),
    )


def show(game: Game, one: Advice) -> None:
    """A hint in both languages."""
    for candidate in one.candidates:
        value = "-" if candidate.value is None else f"{candidate.value:.3f}"
        print(f"{value}  {candidate.answer}")
        for language in LANGUAGES:
            print(f"       {words_for(language, game.id).reason(candidate.reason, candidate.facts)}")
    print()


def main() -> None:
    parser = argparse.ArgumentParser(description="Are the reasons of the bots reasons?")
    parser.add_argument("game")
    parser.add_argument("hints", type=int)
    parser.add_argument("--bot", default="", help="who advises; otherwise whose hints people get")
    parser.add_argument("--show", action="store_true", help="print the hints too")
    given = parser.parse_args()
    game = whitechapel.game(given.game)
    found = []
    for one in hints(game, given.bot or adviser(game.id), given.hints):
        found.append(one)
        if given.show:
            show(game, one)
    counted = count(found)
    print(
        f"{game.id}: {counted.hints} hints, {counted.compared} with several candidates; another is higher in "
        f"{counted.higher}, all reasons are alike in {counted.alike} (in "
        f"{counted.unexplained} though values differ), the best has none in {counted.silent}"
    )


if __name__ == "__main__":
    main()
