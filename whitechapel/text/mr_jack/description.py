"""A table of Mr. Jack in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from whitechapel.games.mr_jack.material import CHARACTERS, DETECTIVE, EXITS, PLAIN, POST, ROUNDS, TURNS
from whitechapel.games.mr_jack.view import View
from whitechapel.text.describe import Teller


def description(view: View, tell: Teller) -> list[str]:
    """The round, the cards, everybody on the map, the light, the ways out, and what is known of Jack."""
    lines = []
    if view.seat is not None:
        lines.append(tell.say("role", role="detective" if view.seat == DETECTIVE else "jack"))
    if view.jack:
        lines.append(tell.say("jack", who=tell.words.name(view.jack)))
    if view.round:
        lines.append(tell.say("round", round=view.round, last=ROUNDS, turn=view.turn, turns=TURNS))
        lines.append(tell.say("order", people=", ".join([tell.person(seat) for seat in view.order])))
    for message, cards in (("cards", view.cards), ("played", view.played), ("next", view.next)):
        if cards:
            lines.append(tell.say(message, cards=tell.names(cards)))
    if view.active:
        lines.append(tell.say("active", who=tell.words.name(view.active)))
    lines += [_person(view, tell, number) for number in range(len(CHARACTERS))]
    lines.append(tell.say("facing", facing=tell.words.name(view.facing)))
    lines += _light(view, tell)
    lines += _ways_out(view, tell)
    if view.called or view.calls:
        lines.append(tell.say("whistle", called=tell.names(view.called), steps=view.steps_left, points=view.calls))
    lines += _knowledge(view, tell)
    return lines


def _person(view: View, tell: Teller, number: int) -> str:
    name = CHARACTERS[number]
    by = view.seen_by[number]
    return tell.say(
        "person",
        who=tell.words.name(name),
        hex=view.where[number] or "gone",
        by=by if by in ("lamp", "lantern") else "somebody" if by else "nobody",
        neighbour=tell.words.name(by),
        suspect="yes" if name in view.suspects else "no",
    )


def _light(view: View, tell: Teller) -> list[str]:
    numbered = sorted([(lamp, post) for post, lamp in zip(POST, view.lamps, strict=True) if 0 < lamp < PLAIN])
    plain = [post for post, lamp in zip(POST, view.lamps, strict=True) if lamp == PLAIN]
    dark = [post for post, lamp in zip(POST, view.lamps, strict=True) if not lamp]
    lines = [
        tell.say(
            "lamps",
            numbered=", ".join([tell.say("lamp", number=lamp, post=post) for lamp, post in numbered]) or "–",
            plain=_list(plain),
            dark=_list(dark),
        )
    ]
    if view.lit:
        lines.append(tell.say("lit", hexes=_list(view.lit)))
    return lines


def _ways_out(view: View, tell: Teller) -> list[str]:
    shut = [tell.words.name(name) for name in view.cordons]
    free = [tell.words.name(name) for name in EXITS if name not in view.cordons]
    covered = [hex for hex in view.manholes if hex in view.covers]
    uncovered = [hex for hex in view.manholes if hex not in view.covers]
    return [
        tell.say("exits", shut=_list(shut), free=_list(free)),
        tell.say("manholes", covered=_list(covered), uncovered=_list(uncovered)),
    ]


def _knowledge(view: View, tell: Teller) -> list[str]:
    lines = [tell.say("witness", seen="yes" if view.seen else "no")]
    lines.append(tell.say("possible", count=len(view.possible), who=tell.names(view.possible)))
    lines.append(tell.say("alibis", pile=view.pile, drawn=tell.by_seat(view.drawn)))
    if view.alibis:
        lines.append(tell.say("own-alibis", who=tell.names(view.alibis)))
    if view.accused:
        lines.append(tell.say("accused", who=tell.words.name(view.accused)))
    if view.left_by:
        lines.append(tell.say("left", exit=tell.words.name(view.left_by)))
    if view.ending:
        lines.append(tell.say("ended", winner="detective" if view.winner == DETECTIVE else "jack"))
    return lines


def _list(words: Iterable[str]) -> str:
    return ", ".join(words) or "–"
