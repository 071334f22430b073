"""A sensible player of the Rue Morgue: it plays what scores, keeps what may score, feeds what it may catch itself, and
throws away the rest.

It looks one answer ahead and remembers only which colours the other side has taken openly.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from whitechapel.bots.bot import Candidate
from whitechapel.core.frames import Event
from whitechapel.core.game import Game
from whitechapel.games.rue_morgue.material import COLOURS, PAIRS
from whitechapel.games.rue_morgue.options import Options
from whitechapel.games.rue_morgue.view import View
from whitechapel.games.rummy import MELD

PARTNER: Final = {COLOURS[colour]: COLOURS[colour ^ 1] for colour in range(2 * PAIRS)}
"""The other colour of a pair."""


class SimpleRueMorgue:
    """One seat's worth of common sense."""

    def __init__(self, game: Game, agreed: Options, seat: int, rng: Random) -> None:
        self._seat = seat
        self._sides = agreed.sides
        self._wanted: set[str] = set()
        """Colours that the other side has taken openly in this hand: better not discarded."""

    def hear(self, event: Event) -> None:
        """Note who collects what."""
        if event.kind == "hand-begins":
            self._wanted = set()
        elif event.kind in ("took", "fetched") and (event.seat - self._seat) % self._sides:
            self._wanted.add(event.facts["card"])

    def choose(self, view: View) -> str:
        """Answer the question that is asked."""
        choosers: dict[str, Callable[[View], str]] = {
            "draw": self._draw,
            "play": self._play,
            "feed": self._feed,
            "search": self._take,
            "search-under": self._take,
            "pass": self._pass,
            "hide": self._hide,
        }
        return choosers[view.question](view) if view.question in choosers else view.options[0]

    def weigh(self, view: View) -> Sequence[Candidate]:
        """The answer it would give; it does not count what it is worth."""
        return (Candidate(self.choose(view)),)

    def _draw(self, view: View) -> str:
        return "draw morgue" if "draw morgue" in view.options and _worth_taking(view, view.top) else "draw file"

    def _play(self, view: View) -> str:
        """Melds first, then layoffs, then the best event, then the discard."""
        best = max(view.options, key=lambda answer: _worth_playing(view, answer))
        if _worth_playing(view, best) > 0:
            return best
        return "discard " + min(_cards(view, "discard"), key=lambda card: self._worth_keeping(view, card))

    def _feed(self, view: View) -> str:
        """The better card goes under, out of reach of the next player; perhaps it is caught later."""
        if "feed morgue" not in view.options:
            return "feed file"
        return (
            "feed morgue"
            if self._worth_keeping(view, view.top) >= self._worth_keeping(view, view.peek)
            else "feed file"
        )

    def _take(self, view: View) -> str:
        cards = _cards(view, "take")
        return "take " + max(cards, key=lambda card: 10 * _worth_taking(view, card) + self._worth_keeping(view, card))

    def _pass(self, view: View) -> str:
        """The partner gets a card whose partner colour this seat collects; otherwise what it needs least."""

        def worth(card: str) -> float:
            asked_for = view.hand.count(PARTNER.get(card, "")) >= MELD - 1 and view.hand.count(card) == 1
            return self._worth_keeping(view, card) - 10 * asked_for

        return "pass " + min(_cards(view, "pass"), key=worth)

    def _hide(self, view: View) -> str:
        return "hide " + min(_cards(view, "hide"), key=lambda card: self._worth_keeping(view, card))

    def _worth_keeping(self, view: View, card: str) -> float:
        """How little the bot wants to part with a card."""
        if card in COLOURS:
            held = view.hand.count(card)
            fits = 5 if card in view.melded else 0
            pair = 1 if _mine(view).count(PARTNER.get(card, "")) >= MELD else 0
            return 2.5 * held + fits + pair + (2 if card in self._wanted else 0)
        if card.startswith("deduction-"):
            return 3 + 3 * _melded(view, card)
        if card == "prefect":
            return 8 if "le-bon" in view.melded else 2
        return 6


def _cards(view: View, verb: str) -> list[str]:
    """The cards one can do this with."""
    return [answer.removeprefix(f"{verb} ") for answer in view.options if answer.startswith(f"{verb} ")]


def _mine(view: View) -> tuple[str, ...]:
    """What lies in the own play area."""
    return view.areas[(view.seat or 0) % len(view.areas)]


def _melded(view: View, deduction: str) -> int:
    """How many of its two colours are melded."""
    return sum([colour in view.melded for colour in COLOURS if f"-{colour}" in deduction])


def _worth_taking(view: View, card: str) -> bool:
    """Whether a card completes or extends a meld, or can be played for points."""
    if card in COLOURS:
        return card in view.melded or view.hand.count(card) >= MELD - 1
    if card.startswith("deduction-"):
        return _melded(view, card) == 2
    return card == "assistance" or (card == "prefect" and "le-bon" in view.melded)


def _worth_playing(view: View, answer: str) -> float:
    """What an answer brings now; 0 if it had better wait."""
    words = answer.split(" ")
    if words[0] == "meld":
        return 60 + int(words[2])
    if words[0] == "layoff":
        return 50
    if words[0] != "play":
        return 0
    if words[1].startswith("deduction-") or words[1] == "prefect":
        return 40
    if len(view.hand) <= 2:
        return 0  # going out is better than new cards
    if words[1] == "dupin":
        return 20 if view.under or view.second_file else 0
    return {"consult": 12, "draw": 11, "search": 10}.get(words[-1], 0)
