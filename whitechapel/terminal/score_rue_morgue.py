"""How a hand of the Rue Morgue at a physical table is written down and judged.

The file is TOML:

    ending = "caught"              # caught, solved or unsolved
    under = "sailor*3 prefect"     # what lay under the Orang-Utan, if it was caught

    [options]                      # advanced rules and card values, may be left out
    shut_out = true

    [[player]]                     # once for each player, in the order of turns
    name = "Ines"
    table = "3am*3 roch*3 deduction-3am-roch"
    hand = "poe*2"                 # may be left out

The areas are those before the catch is laid out. With four players the first and the third are partners, and it does
not matter before which of them their cards lie. Who has no card left has gone out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from rich.console import RenderableType

from whitechapel.games.rue_morgue import GAME
from whitechapel.games.rue_morgue.actions import ready
from whitechapel.games.rue_morgue.material import ASSISTANCE, COPIES, DUPIN, KIND, KINDS, NAMES, UNIT, count
from whitechapel.games.rue_morgue.scoring import CAUGHT, SOLVED, UNSOLVED, Sheet, Spread, catch, melded, score
from whitechapel.terminal.pen import Pen
from whitechapel.terminal.rue_morgue import DRAWING, sheet
from whitechapel.terminal.score import (
    Companion,
    Mistake,
    Scorer,
    check_copies,
    check_fields,
    check_names,
    player_tables,
    read_names,
    words_and_copies,
)
from whitechapel.text import Words

ENDINGS: Final = (CAUGHT, SOLVED, UNSOLVED)


class Player(NamedTuple):
    """One player when the hand is over; table and hand are sets of cards."""

    name: str
    table: int
    hand: int


class Hand(NamedTuple):
    """A hand that has ended, as somebody describes it."""

    players: tuple[Player, ...]
    ending: str
    under: int = 0
    options: Mapping[str, Any] = {}


# -- reading --------------------------------------------------------------------------------------

FIELDS: Final = {"ending": str, "under": str, "options": dict, "player": list}
PLAYER_FIELDS: Final = {"name": str, "table": str, "hand": str}


def read(data: Mapping[str, Any]) -> Hand:
    """A hand from the fields of a file."""
    check_fields(data, FIELDS)
    players = [
        Player(entry["name"], read_cards(entry.get("table", "")), read_cards(entry.get("hand", "")))
        for entry in player_tables(data, PLAYER_FIELDS)
    ]
    ending = read_ending(data.get("ending", CAUGHT))
    return Hand(tuple(players), ending, read_cards(data.get("under", "")), data.get("options", {}))


def read_cards(text: str) -> int:
    """Cards such as `3am*3 prefect`; a set has no room for more than there are."""
    cards = 0
    for name, times in words_and_copies(text, NAMES):
        if name not in KIND:
            raise Mistake("mistake-card", card=name, cards=", ".join(NAMES))
        check_copies(name, count(cards, KIND[name]) + times, COPIES[KIND[name]])
        cards += times * UNIT[KIND[name]]
    return cards


def read_ending(text: str) -> str:
    """How the hand ended, by its name."""
    if text not in ENDINGS:
        raise Mistake("mistake-ending", value=text)
    return text


def read_options(text: str) -> Mapping[str, Any]:
    """Options such as `shut_out=on poe_points=2`."""
    found = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals:
            raise Mistake("mistake-options", value=word)
        found[name] = value
    return found


def ask(companion: Companion) -> Hand:
    """A hand, one question after another."""
    question = companion.question
    names = question("score-players", read_names)
    ending = question("score-ending", lambda text: read_ending(text or CAUGHT))
    laid = [question("score-table", read_cards, name) for name in names]
    under = question("score-under", read_cards) if ending == CAUGHT else 0
    held = [question("score-hand", read_cards, name) for name in names] if ending != UNSOLVED else [0] * len(names)
    options = question("score-options", read_options)
    return Hand(tuple([Player(*player) for player in zip(names, laid, held, strict=True)]), ending, under, options)


# -- judging --------------------------------------------------------------------------------------


def judge(hand: Hand) -> Sheet:
    """The score sheet of a hand; a Mistake if it cannot have ended like this."""
    players = hand.players
    check_names([player.name for player in players])
    agreed = GAME.read_options({**hand.options, "seats": len(players)})
    areas = [sum([player.table for player in players[side :: agreed.sides]]) for side in range(agreed.sides)]
    _check_table(hand, areas)
    winner = _winner(hand)
    if hand.ending == CAUGHT:
        found = catch(hand.under, melded(tuple(areas)))
        areas[winner % agreed.sides] += found.melds + found.layoffs + found.kept
    spread = Spread(hand.ending, winner, tuple(areas), tuple([player.hand for player in players]))
    return score(agreed, spread)


def _check_table(hand: Hand, areas: Sequence[int]) -> None:
    """No card is there too often, and everything on the table could be played."""
    for kind in range(KINDS):
        found = sum([count(player.table, kind) + count(player.hand, kind) for player in hand.players])
        check_copies(NAMES[kind], found + count(hand.under, kind), COPIES[kind])
    open = melded(tuple(areas))
    for kind in range(KINDS):
        playable = open >> kind & 1 if kind < ASSISTANCE else kind <= DUPIN or ready(kind, open)
        if not playable and any(count(area, kind) for area in areas):
            raise Mistake("mistake-no-meld", card=NAMES[kind])
    if hand.under and hand.ending != CAUGHT:
        raise Mistake("mistake-under")


def _winner(hand: Hand) -> int:
    """The one player without a card, or -1 if the case stayed unsolved."""
    if hand.ending == UNSOLVED:
        return -1
    out = [seat for seat, player in enumerate(hand.players) if not player.hand]
    if len(out) != 1:
        raise Mistake("mistake-one-winner", found=len(out))
    return out[0]


def _people(hand: Hand) -> Sequence[str]:
    return [player.name for player in hand.players]


def _sheet(hand: Hand, pen: Pen) -> RenderableType:
    return sheet(judge(hand), pen, pen.words.say("sheet-title-alone"), None)


def _pen(words: Words, people: Sequence[str]) -> Pen:
    return Pen(words, GAME.rulebook, people, None, DRAWING.styles)


SCORER: Final = Scorer(read, ask, _people, _sheet, _pen)
