"""A table of the Rue Morgue in sentences."""

from __future__ import annotations

from whitechapel.games.rue_morgue.material import MATERIAL
from whitechapel.games.rue_morgue.view import View
from whitechapel.text.describe import Teller


def description(view: View, tell: Teller) -> list[str]:
    """The match, the hands, what lies before each side, the piles, and the pairs."""
    scores = ", ".join([f"{_side(view, tell, side)}: {points}" for side, points in enumerate(view.scores)])
    lines = [tell.say("match", hand=view.hand_number, target=view.agreed.target, scores=scores)]
    if view.question != "first-dealer":
        lines.append(tell.say("turn", dealer=tell.who(view.dealer), active=tell.who(view.active)))
    if view.seat is not None:
        lines.append(tell.say("hand", count=len(view.hand), cards=tell.names(view.hand)))
    lines.append(tell.say("sizes", sizes=tell.by_seat(view.sizes)))
    for side, cards in enumerate(view.areas):
        who = _side(view, tell, side)
        melds = tell.names(view.melds[side]) if view.melds[side] else ""
        lines.append(tell.say("area", who=who, laid=len(cards), cards=tell.names(cards), worth=view.worth[side]))
        if melds:
            lines.append(tell.say("melds", who=who, colours=melds))
    lines.append(tell.say("file", file=view.file, second="yes" if view.second_file else "no"))
    lines.append(tell.say("morgue", morgue=view.morgue, top=tell.words.quoted(view.top), turns=view.morgue_turns))
    lines.append(tell.say("under", count=view.under))
    if view.peek:
        lines.append(tell.say("peek", card=tell.words.quoted(view.peek)))
    if view.look:
        lines.append(tell.say("look", cards=", ".join([tell.words.quoted(card) for card in view.look])))
    if view.shown:
        lines.append(tell.say("shown", card=tell.words.quoted(view.shown)))
    if view.melded:
        lines.append(tell.say("melded", colours=tell.names(view.melded)))
    lines += _pairs(view, tell)
    if view.event_played:
        lines.append(tell.say("event-played"))
    return lines


def _side(view: View, tell: Teller, side: int) -> str:
    """Whoever plays for a side."""
    members = [tell.person(seat) for seat, own in enumerate(view.sides) if own == side]
    return tell.say("partners", one=members[0], other=members[1]) if len(members) == 2 else members[0]


def _pairs(view: View, tell: Teller) -> list[str]:
    """The pairs that somebody has a bonus for, or has named in a Brilliant Deduction."""
    lines = []
    for pair, (one, other) in zip(view.pairs, MATERIAL.pairs, strict=True):
        named = {"one": tell.words.quoted(one), "other": tell.words.quoted(other)}
        if pair.whole >= 0:
            lines.append(tell.say("pair-whole", who=_side(view, tell, pair.whole), **named))
        if pair.deduced >= 0:
            lines.append(tell.say("pair-deduced", who=_side(view, tell, pair.deduced), **named))
    return lines
