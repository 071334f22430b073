"""A table of Check the Ripper in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from whitechapel.games.check_the_ripper.material import COPIES, WEAPONS
from whitechapel.games.check_the_ripper.view import OpenFile, View
from whitechapel.text.describe import Teller


def description(view: View, tell: Teller) -> list[str]:
    """The turn, the people, who is wanted, the dice, the files and the map."""
    lines = []
    if view.turn:
        lines.append(tell.say("turn", turn=view.turn, active=tell.who(view.active)))
    for seat, square in enumerate(view.where):
        lines.append(
            tell.say(
                "person",
                who=tell.who(seat),
                square=_place(view, square) if square else "–",
                chips=view.chips[seat],
                convicted=view.convictions[seat],
            )
        )
    if view.murderer:
        wanted = {"murderer": tell.words.name(f"murderer-{view.murderer}"), "sign": tell.words.name(view.murderer)}
        lines.append(tell.say("wanted", **wanted, left=view.left, worth=view.worth, stack=view.stack))
    filed = [f"{tell.words.name(one)} {count}" for one, count in zip(WEAPONS, view.cabinet, strict=True)]
    lines.append(tell.say("cabinet", filed=", ".join(filed), copies=COPIES))
    if view.stake:
        lines.append(tell.say("stake", stake=view.stake, hoped=view.hoped))
    if view.forfeited:
        lines.append(tell.say("forfeited", chips=view.forfeited))
    lines += _dice(view, tell)
    if view.shown is not None:
        lines.append(_file(tell, "shown", view.shown))
    if view.peeked is not None:
        lines.append(_file(tell, "peeked" if view.peeked.face else "peeked-unseen", view.peeked))
    lines.append(tell.say("files", count=len(view.files), places=_list([_place(view, one) for one in view.files])))
    lines += [tell.say("map"), *view.map]
    if view.ending:
        lines.append(tell.say("ended", ending=tell.words.name(view.ending)))
    return lines


def _dice(view: View, tell: Teller) -> list[str]:
    lines = []
    if view.dice:
        given = {"dice": _names(tell, view.dice), "moves": _names(tell, view.moves), "bonus": _names(tell, view.bonus)}
        lines.append(tell.say("dice", **given))
    if view.duel:
        lines.append(tell.say("duel", dice=_names(tell, view.duel)))
    if view.rival >= 0:
        lines.append(tell.say("rival", who=tell.who(view.rival)))
    if view.loser >= 0:
        lines.append(tell.say("loser", who=tell.who(view.loser)))
    return lines


def _file(tell: Teller, message: str, file: OpenFile) -> str:
    place = f"{file.town} ({file.square})" if file.town else file.square
    return tell.say(message, place=place, face=tell.words.name(file.face or "blank"))


def _place(view: View, square: str) -> str:
    """A square, with the name of the town on it."""
    town = dict(view.towns).get(square, "")
    return f"{town} ({square})" if town else square


def _names(tell: Teller, symbols: Iterable[str]) -> str:
    return _list([tell.words.name(symbol) for symbol in symbols])


def _list(words: Iterable[str]) -> str:
    return ", ".join(words) or "–"
