"""A table at the beginning of a turn, laid out from names.

`cards` are those lying face up. Whatever is not mentioned is as at the start of the game: `at` is `gull f7, smith a1`
for those who have moved, `facing` where Watson's lantern points, `lamps` are `b2=1 f5` (no number: a plain one),
`cordons` exits, `covers` manholes. `witness` is `seen` or `unseen`, `suspects` are those not yet cleared, `jack` is the
culprit, `pile` begins the alibi cards (top first), `alibis0` and `alibis1` have been drawn with Holmes. `turn` is how
many cards of the round have been played, from which follows whose turn it is.
"""

from __future__ import annotations

from collections.abc import Mapping

from whitechapel.core.position import Parts, meant
from whitechapel.games.mr_jack.material import CHARACTER, CHARACTERS, EXIT, FACINGS, HEX, PLAIN, POSTS, TURNS
from whitechapel.games.mr_jack.settings import Settings
from whitechapel.games.mr_jack.state import Table, new_table, player
from whitechapel.games.mr_jack.steps import CHOOSE_CARD

FACING = {name: number for number, name in enumerate(FACINGS)}
LAMP = {"1": 1, "2": 2, "3": 3, "4": 4, "": PLAIN}


def lay_out(agreed: Settings, given: Mapping[str, str]) -> Table:
    """The table these parts describe."""
    parts = Parts(given)
    table = new_table(agreed)
    cards = parts.names("cards", CHARACTER)
    table.round = parts.number("round", 1)
    table.turn = parts.number("turn", TURNS - len(cards))
    table.cards = _set(cards)
    played = [card for card in range(len(CHARACTERS)) if card not in cards]
    table.dealt = table.cards | _set(played[: TURNS - len(cards)])
    _lay_board(table, parts)
    _lay_alibis(table, parts)
    table.stack = [CHOOSE_CARD[player(table)]]
    parts.done()
    return table


def _lay_board(table: Table, parts: Parts) -> None:
    for placed in parts.text("at").split(","):
        if placed:
            name, _, hex = placed.strip().partition(" ")
            table.where[meant(name, CHARACTER)] = meant(hex, HEX)
    table.occupied = sum([1 << hex for hex in set(table.where)])
    table.facing = meant(parts.text("facing", FACINGS[table.facing]), FACING)
    if "lamps" in parts:
        burning = {}
        for lamp in parts.text("lamps").split():
            post, _, number = lamp.partition("=")
            burning[post] = meant(number, LAMP)
        table.lamps = tuple([burning.pop(post, 0) for post in POSTS])
        for post in burning:
            meant(post, {})
    else:
        table.lamps = tuple([lamp if lamp >= table.round or lamp == PLAIN else 0 for lamp in table.lamps])
    if "cordons" in parts:
        table.cordons = _set(parts.names("cordons", EXIT))
    if "covers" in parts:
        table.covered = _set([table.board.manholes.index(hex) for hex in parts.names("covers", HEX)])
    if "suspects" in parts:
        table.suspects = _set(parts.names("suspects", CHARACTER))
    table.seen = parts.text("witness", "seen") == "seen"


def _lay_alibis(table: Table, parts: Parts) -> None:
    table.jack = meant(parts.text("jack", "bert"), CHARACTER)
    table.alibis = (_set(parts.names("alibis0", CHARACTER)), _set(parts.names("alibis1", CHARACTER)))
    top = parts.names("pile", CHARACTER)
    gone = table.alibis[0] | table.alibis[1] | 1 << table.jack
    rest = [card for card in range(len(CHARACTERS)) if card not in top and not gone >> card & 1]
    table.pile = tuple(reversed([*top, *rest]))


def _set(some: list[int]) -> int:
    return sum([1 << one for one in some])
