"""A sensible player of Jack the Ripper: it plays what scores, keeps what may score, and throws away the rest.

It looks one answer ahead and remembers only which colours the others have taken from Scotland Yard.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from whitechapel.bots.bot import Candidate
from whitechapel.core.frames import Event
from whitechapel.core.game import Game
from whitechapel.games.jack_the_ripper.material import (
    ALL_VICTIMS,
    COLOURS,
    KIND,
    POINTS,
    SUSPECT,
    SUSPECTS,
    UNIT,
    WILD,
)
from whitechapel.games.jack_the_ripper.options import Options
from whitechapel.games.jack_the_ripper.scoring import ripper, suspicion
from whitechapel.games.jack_the_ripper.view import View
from whitechapel.games.rummy import MELD

LEAD: Final = 4
"""By how many points a suspect must lead before the bot calls a vote."""
MANY_VICTIMS: Final = 3
"""From so many victims on, Ripper Escapes is worth waiting with."""


class SimpleJackTheRipper:
    """One seat's worth of common sense."""

    def __init__(self, game: Game, agreed: Options, seat: int, rng: Random) -> None:
        self._seat = seat
        self._wanted: set[str] = set()
        """Colours that others have taken openly in this hand: better not discarded."""

    def hear(self, event: Event) -> None:
        """Note who collects what."""
        if event.kind == "hand-begins":
            self._wanted = set()
        elif event.kind in ("took", "fetched") and event.seat != self._seat:
            self._wanted.add(_colour(event.facts["card"]))

    def choose(self, view: View) -> str:
        """Answer the question that is asked; Ripper Escapes is always worth it."""
        if "play escapes" in view.options:
            return "play escapes"
        choosers: dict[str, Callable[[View], str]] = {
            "draw": self._draw,
            "play": self._play,
            "discard": self._discard,
            "look": self._take,
            "play-or-keep": _play_or_keep,
            "ballot": _vote,
        }
        return choosers[view.question](view) if view.question in choosers else view.options[0]

    def weigh(self, view: View) -> Sequence[Candidate]:
        """The answer it would give; it does not count what it is worth."""
        return (Candidate(self.choose(view)),)

    def _draw(self, view: View) -> str:
        if "call vote" in view.options and _lead(view) >= LEAD:
            return "call vote"
        if "draw yard" in view.options and self._worth_taking(view, view.top):
            return "draw yard"
        return "draw file"

    def _worth_taking(self, view: View, card: str) -> bool:
        """Whether the open card completes or extends a meld, or scores at once, or may let the Ripper escape."""
        if card in COLOURS:
            wilds = view.hand.count("wild") if card != "letters" else 0
            return card in view.melded or view.hand.count(card) + wilds >= MELD - 1
        if card == "escapes":
            return view.victims >= MANY_VICTIMS
        if card.startswith("suspect-"):
            return _colour(card) in view.melded
        return card == "wild" or card.startswith("victim-")

    def _play(self, view: View) -> str:
        """A victim first, for its two cards; then all the evidence, then another gavel, then the discard."""
        plays = [answer for answer in view.options if not answer.startswith("discard")]
        best = max(plays, key=lambda answer: _worth_playing(view, answer), default="")
        if best and _worth_playing(view, best) > 0:
            return best
        return "done" if "done" in view.options else self._discard(view)

    def _discard(self, view: View) -> str:
        cards = [answer.removeprefix("discard ") for answer in view.options if answer.startswith("discard ")]
        return "discard " + min(cards, key=lambda card: self._worth_keeping(view, card))

    def _take(self, view: View) -> str:
        cards = [answer.removeprefix("take ") for answer in view.options]

        def worth(card: str) -> float:
            return 10 * self._worth_taking(view, card) + self._worth_keeping(view, card)

        return "take " + max(cards, key=worth)

    def _worth_keeping(self, view: View, card: str) -> float:
        """How little the bot wants to part with a card."""
        colour = _colour(card)
        held = view.hand.count(colour)
        if card == "wild":
            return 9
        if card == "escapes":
            return 20 if view.victims >= MANY_VICTIMS else 3
        if card in COLOURS:
            fits = 4 if colour in view.melded else 0
            return 2.5 * held + fits + (2 if colour in self._wanted else 0)
        if card.startswith("suspect-"):
            return 7 if colour in view.melded else held
        if card.startswith("alibi-"):
            return 3 if colour in view.melded else 1
        return 8 if card.startswith("victim-") else 3


def _worth_playing(view: View, answer: str) -> float:
    """What an answer brings now; 0 if it had better wait."""
    words = answer.split(" ")
    if words[0] == "meld":
        return 60 + 2 * int(words[2]) - (5 if len(words) > 3 else 0)  # as many cards as possible, wilds only if needed
    if words[0] == "layoff":
        return 50 if len(words) == 2 else 40 + _favour(view, words[3]) / 10
    if words[0] != "play":
        return 0
    # Five victims let the Ripper escape: only the holder of that card wants the fifth.
    dangerous = view.victims == ALL_VICTIMS - 1 and "escapes" not in view.hand
    match words[1]:
        case "victim":
            return 0 if dangerous else 90
        case "suspect":
            return 30 if _favour(view, words[2]) >= 0 else 0
        case "scene":
            return 20
        case "strikes":
            return 0 if dangerous else 10
        case "alibi":
            return 5 if _favour(view, words[2]) < 0 and words[2] == _leader(view) else 0
    mine = any(card.startswith("victim-") for card in view.hand)  # what is left is Commissioner Resigns
    return 8 if not dangerous and (mine or view.victims == 0) else 0


def _favour(view: View, suspect: str) -> float:
    """By how many points the bot gains more than the average of the others if this suspect is the Ripper."""
    points = []
    for area in view.areas:
        evidence = area.cards.count(suspect) + area.wilds.count(suspect)
        points.append(POINTS[WILD] * evidence + POINTS[SUSPECT] * area.cards.count(f"suspect-{suspect}"))
    mine = points[view.seat or 0]
    return mine - (sum(points) - mine) / (len(points) - 1)


def _totals(view: View) -> tuple[int, ...]:
    areas = tuple([sum([UNIT[KIND[card]] for card in area.cards]) for area in view.areas])
    wilds = tuple([sum([UNIT[KIND[colour]] for colour in area.wilds]) for area in view.areas])
    return suspicion(areas, wilds, SUSPECTS.index(view.alibi) if view.alibi else -1)


def _leader(view: View) -> str:
    """The suspect who would be the Ripper if the hand ended now, or empty."""
    melded = sum([1 << COLOURS.index(colour) for colour in view.melded])
    found = ripper(_totals(view), melded, SUSPECTS.index(view.alibi) if view.alibi else -1)
    return SUSPECTS[found] if found >= 0 else ""


def _lead(view: View) -> int:
    """By how many points the leading suspect is ahead of the next."""
    leader = _leader(view)
    if not leader:
        return 0
    rivals = [points for name, points in zip(SUSPECTS, _totals(view), strict=True) if name not in (leader, view.alibi)]
    return _totals(view)[SUSPECTS.index(leader)] - max(rivals)


def _vote(view: View) -> str:
    """For the leading suspect, or else for the one the bot holds most of."""
    return f"vote {_leader(view) or max(SUSPECTS, key=view.hand.count)}"


def _play_or_keep(view: View) -> str:
    plays = [answer for answer in view.options if _worth_playing(view, answer) > 0]
    return max(plays, key=lambda answer: _worth_playing(view, answer), default="keep")


def _colour(card: str) -> str:
    """The suspect or colour a card belongs to; of the shared alibi the first; else the card itself."""
    kind, _, rest = card.partition("-")
    return rest.split("-")[0] if kind in ("suspect", "alibi") else card
