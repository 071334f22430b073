"""What a review of Mr. Jack shows besides: the suspects of each round, how evenly each turn could have split them, and
the themes of its puzzles."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from whitechapel.bots.mr_jack.outlook import MEMBERS
from whitechapel.bots.mr_jack.turns import ENDINGS, after, rest_of_turn, turns_with
from whitechapel.games.mr_jack.belief import can_be_jack, lay_out
from whitechapel.games.mr_jack.effects import LOOK_AT_ALIBI
from whitechapel.games.mr_jack.material import CHARACTER, TURNS
from whitechapel.games.mr_jack.state import Table, in_sight
from whitechapel.games.mr_jack.view import View
from whitechapel.review.walk import Walk
from whitechapel.review.weighing import Decision

MOST: Final = 300
"""How many turns of one card are examined."""


def figures(steps: Walk) -> dict[str, dict[int, str]]:
    """By message and round: how many suspects there were, as far as this seat knew, and the two parts if it had split
    them as evenly as it could, in its first turn and in its second."""
    suspects: dict[int, str] = {}
    first: dict[int, str] = {}
    second: dict[int, str] = {}
    for moment in steps.moments:
        view = moment.view
        suspects.setdefault(view.round, str(_possible(view).bit_count()))
        even = first if view.turn < TURNS // 2 else second  # each player has one turn in either half of a round
        if view.round not in even:
            even[view.round] = " : ".join(map(str, evenest(view)))
    return {"review-figure-suspects": suspects, "review-figure-first": first, "review-figure-second": second}


def theme(decision: Decision) -> str:
    """`risk`: to end it now, right or wrong, or to go on; `split`: whom the detective sees; `hide`: where Jack is."""
    reasons = {one.reason for one in decision.answers if one.answer in (decision.given, decision.best)}
    if reasons & {"caught", "guess", "leave"}:
        return "risk"
    return "split" if "split" in reasons else "hide"


def evenest(view: View) -> tuple[int, int]:
    """The larger and the smaller part of the suspects after the turn that splits them most evenly."""
    possible = _possible(view)
    size = larger = possible.bit_count()
    for table in _after(view):
        seen = (possible & in_sight(table)).bit_count()
        larger = min(larger, max(seen, size - seen))
    return larger, size - larger


def _after(view: View) -> Iterator[Table]:
    """The tables that a turn can lead to without ending the game. The last card of a round is nobody's choice: there a
    turn begins with what the card can do."""
    table = lay_out(view)
    if view.question == "choose-card":
        for character in MEMBERS[table.cards]:
            for turn in turns_with(table, table.stack[-1].seat, character, MOST, Random(0)):
                if turn[-1].verb not in ENDINGS:
                    yield after(table, character, turn)
    else:
        table.stack = [frame for frame in table.stack if frame is not LOOK_AT_ALIBI]  # nobody is seen by it
        for rest, then in rest_of_turn(table, MOST, Random(0)):
            if rest[-1].verb not in ENDINGS:
                yield then


def _possible(view: View) -> int:
    """Who can be Jack as far as the detective knows; for Jack, as far as everybody knows."""
    if view.jack:
        return sum([1 << CHARACTER[name] for name in view.suspects])
    return sum([1 << who for who in can_be_jack(view)])
