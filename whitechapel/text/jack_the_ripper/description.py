"""A table of Jack the Ripper in sentences."""

from __future__ import annotations

from whitechapel.games.jack_the_ripper.material import SUSPECTS
from whitechapel.games.jack_the_ripper.view import View
from whitechapel.text.describe import Teller


def description(view: View, tell: Teller) -> list[str]:
    """The match, the hands, what lies before everybody, the piles, and who is suspected."""
    lines = [tell.say("match", hand=view.hand_number, target=view.agreed.target, scores=tell.by_seat(view.scores))]
    if view.question != "first-dealer":
        lines.append(tell.say("turn", dealer=tell.who(view.dealer), active=tell.who(view.active)))
    if view.seat is not None:
        lines.append(tell.say("hand", count=len(view.hand), cards=tell.names(view.hand)))
    for seat, (size, area) in enumerate(zip(view.sizes, view.areas, strict=True)):
        wilds = [tell.say("wild-as", colour=tell.words.name(colour)) for colour in area.wilds]
        cards = ", ".join([text for text in (tell.names(area.cards), *wilds) if text])
        lines.append(
            tell.say(
                "area", who=tell.who(seat), size=size, laid=len(area.cards) + len(wilds), cards=cards, worth=area.worth
            )
        )
    lines.append(tell.say("file", file=view.file, second="yes" if view.second_file else "no"))
    lines.append(tell.say("yard", yard=view.yard, top=tell.words.quoted(view.top), turns=view.yard_turns))
    if view.look:
        lines.append(tell.say("look", cards=", ".join([tell.words.quoted(card) for card in view.look])))
    if view.taken:
        lines.append(tell.say("taken", card=tell.words.quoted(view.taken)))
    lines.append(tell.say("victims", count=view.victims))
    lines += _suspects(view, tell)
    lines += [tell.say(flag) for flag, is_so in _flags(view) if is_so]
    if view.voted:
        lines.append(tell.say("voted", vote=tell.words.name(view.vote), voted="yes" if view.vote else "no"))
    return lines


def _suspects(view: View, tell: Teller) -> list[str]:
    lines = []
    if view.melded:
        lines.append(tell.say("melded", colours=tell.names(view.melded)))
    points = [
        f"{tell.words.name(who)} {number}" for who, number in zip(SUSPECTS, view.suspicion, strict=True) if number
    ]
    if points:
        lines.append(tell.say("suspicion", points=", ".join(points)))
    if view.alibi:
        lines.append(tell.say("alibi", who=tell.words.name(view.alibi)))
    if view.ripper:
        lines.append(tell.say("ripper", who=tell.words.name(view.ripper)))
    for one in view.spared:
        lines.append(tell.say("spared", who=tell.words.name(one.suspect), points=one.points, why=one.why))
    return lines


def _flags(view: View) -> tuple[tuple[str, bool], ...]:
    return (
        ("gavel-played", view.gavel_played),
        ("last-card-lost", view.last_card_lost),
        ("unsolved", bool(view.unsolved)),
    )
