"""What the score sheets of both Mystery Rummy games share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from whitechapel.companion import Ending, LaidHand, Match, Row, Tally
from whitechapel.core.frames import BadAnswer
from whitechapel.games.rummy import leaders, match_over

AS: Final = " as "


def judged(
    agreed: Any,
    match: Match,
    hand: LaidHand,
    copies: Mapping[str, int],
    endings: Sequence[Ending],
    judge: Callable[[Any, LaidHand], Any],
    rows: Callable[[Any], tuple[Row, ...]],
    asks: tuple[str, ...] = (),
) -> Tally:
    """The sheet of a hand that can have ended like this; `judge` makes it from the settings, `rows` reads one of its
    lines."""
    _check(agreed, hand, endings)
    left = _left(hand, copies)
    sheet = judge(agreed, hand)
    before = match.scores or (0,) * len(sheet.totals)
    if len(before) != len(sheet.totals):
        raise BadAnswer("companion-scores", "There are {sides} scores in this match.", sides=len(sheet.totals))
    scores = tuple([old + new for old, new in zip(before, sheet.totals, strict=True)])
    over = match_over(scores, agreed.target, match.hands + 1, agreed.max_hands)
    return Tally(
        sheet._replace(scores=scores), over, leaders(scores), left, tuple([rows(line) for line in sheet.lines]), asks
    )


def bare(card: str) -> str:
    """A card without whom it stands for."""
    return card.partition(AS)[0]


def entries(place: str, some: Sequence[Any]) -> list[Row]:
    """Some entries of a sheet as rows."""
    return [Row(place, one.cards, one.copies, one.points, getattr(one, "doubled", False)) for one in some]


def _check(agreed: Any, hand: LaidHand, endings: Sequence[Ending]) -> None:
    """Whether a hand can have ended like this."""
    if len(hand.seats) != agreed.seats:
        raise BadAnswer(
            "companion-seats",
            "There are {seats} players, but {given} lie here.",
            seats=agreed.seats,
            given=len(hand.seats),
        )
    found = next((one for one in endings if one.name == hand.ending), None)
    if found is None:
        raise BadAnswer(
            "companion-ending",
            "A hand does not end with '{given}'; it ends with: {endings}.",
            given=hand.ending[:40],
            endings=", ".join(one.name for one in endings),
        )
    if hand.seat >= agreed.seats or (found.by_somebody and hand.seat < 0):
        raise BadAnswer("companion-who", "Somebody has ended this hand: say who.")


def _left(hand: LaidHand, copies: Mapping[str, int]) -> dict[str, int]:
    """How many of each card lie nowhere yet; there must be enough of every card."""
    used: Counter[str] = Counter()
    for seat in hand.seats:
        for pile in (seat.table, seat.hand):
            for card, number in pile.items():
                used[bare(card)] += number
    for card, number in used.items():
        if card not in copies:
            raise BadAnswer("companion-card", "There is no card '{given}' in this game.", given=card[:40])
        if number > copies[card] or number < 0:
            raise BadAnswer(
                "companion-copies", "The box has {copies} of {card}, not {given}.",
                copies=copies[card], card=card, given=number,
            )  # fmt: skip
    return {card: number - used[card] for card, number in copies.items()}
