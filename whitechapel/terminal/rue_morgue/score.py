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
not matter which of them has their cards. A player with no cards left has gone out.
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
from whitechapel.terminal.rue_morgue.drawing import DRAWING, SHEETS
from whitechapel.terminal.score import Scorer
from whitechapel.terminal.score_reading import Cards as CardNames
from whitechapel.terminal.score_reading import (
    Choice,
    Draft,
    Field,
    Mistake,
    Place,
    check_copies,
    check_names,
    check_options,
    read_settings,
)
from whitechapel.text import Name, Words

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


# -- what is asked --------------------------------------------------------------------------------

CARDS: Final = CardNames(GAME.id, NAMES, NAMES)


def read_cards(text: str) -> int:
    """Cards such as `3am*3 prefect`; a set has no room for more than there are."""
    cards = 0
    for name, times in CARDS.read(text):
        check_copies(name, count(cards, KIND[name]) + times, COPIES[KIND[name]])
        cards += times * UNIT[KIND[name]]
    return cards


FIELDS: Final = (
    Field("ending", Choice(GAME.id, ENDINGS), usual=CAUGHT, choices=ENDINGS),
    Field("table", read_cards, each=True),
    Field("under", read_cards, asked=lambda draft, place: draft.read(Place("ending")) == CAUGHT),
    Field("hand", read_cards, each=True, asked=lambda draft, place: draft.read(Place("ending")) != UNSOLVED),
    Field("options", lambda given: read_settings(given, GAME), kind=dict),
)


def read(draft: Draft) -> Hand:
    """A hand from what was written down."""
    laid, held = draft.all("table"), draft.all("hand")
    players = tuple([Player(*player) for player in zip(draft.names, laid, held, strict=True)])
    return Hand(players, draft.read(Place("ending")), draft.read(Place("under")), draft.read(Place("options")))


# -- judging --------------------------------------------------------------------------------------


def judge(hand: Hand) -> Sheet:
    """The score sheet of a hand; a Mistake if it cannot have ended like this."""
    players = hand.players
    check_names([player.name for player in players])
    given = {**hand.options, "seats": len(players)}
    check_options(GAME, given)
    agreed = GAME.read_settings(given)
    areas = [sum([player.table for player in players[side :: agreed.sides]]) for side in range(agreed.sides)]
    _check_table(hand, areas)
    winner = _winner(hand)
    if hand.ending == CAUGHT:
        found = catch(hand.under, melded(tuple(areas)))
        areas[winner % agreed.sides] += found.melds + found.layoffs + found.kept
    spread = Spread(hand.ending, winner, tuple(areas), tuple([player.hand for player in players]))
    return score(agreed, spread)


def _check_table(hand: Hand, areas: Sequence[int]) -> None:
    """No card occurs too often, and everything on the table could have been played."""
    for kind in range(KINDS):
        found, places = count(hand.under, kind), [Place("under")] if count(hand.under, kind) else []
        for seat, player in enumerate(hand.players):
            for field, cards in (("table", player.table), ("hand", player.hand)):
                found += count(cards, kind)
                places += [Place(field, seat)] if count(cards, kind) else []
        check_copies(NAMES[kind], found, COPIES[kind], *places)
    open = melded(tuple(areas))
    for kind in range(KINDS):
        playable = open >> kind & 1 if kind < ASSISTANCE else kind <= DUPIN or ready(kind, open)
        if not playable and any(count(area, kind) for area in areas):
            mistake = Mistake(
                "score-not-ready", "{card} lies on the table, but what it needs is not melded.", card=Name(NAMES[kind])
            )
            raise mistake.at(*_everybody("table", hand))
    if hand.under and hand.ending != CAUGHT:
        mistake = Mistake("score-under", "Cards from under the Orang-Utan are turned up only when it is caught.")
        raise mistake.at(Place("ending"), Place("under"))


def _winner(hand: Hand) -> int:
    """The one player without cards, or -1 if the case stayed unsolved."""
    if hand.ending == UNSOLVED:
        return -1
    out = [seat for seat, player in enumerate(hand.players) if not player.hand]
    if len(out) != 1:
        mistake = Mistake(
            "score-one-winner",
            "The hand ended because exactly one player had no card left; here it is {found}.",
            found=len(out),
        )
        raise mistake.at(Place("ending"), *_everybody("hand", hand))
    return out[0]


def _everybody(field: str, hand: Hand) -> list[Place]:
    return [Place(field, seat) for seat in range(len(hand.players))]


def _sheet(hand: Hand, pen: Pen) -> RenderableType:
    return SHEETS.alone(judge(hand), pen)


def _pen(words: Words, people: Sequence[str]) -> Pen:
    return Pen(words, GAME.rulebook, people, None, DRAWING.styles)


SCORER: Final = Scorer(FIELDS, read, _sheet, _pen)
