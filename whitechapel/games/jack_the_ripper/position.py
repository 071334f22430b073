"""A table in the middle of a hand, laid out from names.

`hand0` is a hand and `area0` what lies before a seat; `file` and `yard` are written top first. A Wild on the table is
`wild=druitt`, the shared Alibi `alibi-eddy-gull=gull`. A colour is melded when somebody has three of it before them, or
when it stands under `melds`. Cards that are not mentioned lie at the bottom of the Case File or, with `rest`, of `yard`
(or `nowhere`). `turn` is the active seat, `phase` either `draw` or `play`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from whitechapel.core.position import Parts, meant, several, unmentioned
from whitechapel.games.jack_the_ripper.material import (
    ALIBI,
    COLOURS,
    DECK,
    KIND,
    SCENE,
    SUSPECTS,
    UNIT,
    VICTIM,
    WILD,
    kinds,
)
from whitechapel.games.jack_the_ripper.settings import Settings
from whitechapel.games.jack_the_ripper.state import Table, new_table, set_yard
from whitechapel.games.jack_the_ripper.steps import FRAMES
from whitechapel.games.rummy import MELD, set_going

COLOUR = {name: number for number, name in enumerate(COLOURS)}
SUSPECT = {name: number for number, name in enumerate(SUSPECTS)}


def lay_out(agreed: Settings, given: Mapping[str, str]) -> Table:
    """The table these parts describe."""
    parts = Parts(given)
    table = new_table(agreed)
    table.file = parts.names("file", KIND)[::-1]
    set_yard(table, parts.names("yard", KIND)[::-1])
    table.open = sum([1 << colour for colour in parts.names("melds", COLOUR)])
    for seat in range(agreed.seats):
        hand = parts.names(f"hand{seat}", KIND)
        table.hands[seat] = sum([UNIT[kind] for kind in hand])
        table.sizes[seat] = len(hand)
        lay(table, seat, several(parts.text(f"area{seat}")))
    lying = [kind for cards in (*table.hands, *table.areas) for kind in kinds(cards)]
    lying += [WILD for wilds in table.wilds for _ in kinds(wilds)]
    left = unmentioned(DECK, [*lying, *table.file, *table.yard])
    rest = parts.text("rest", "file")
    if rest == "file":
        table.file = left + table.file
    elif rest == "yard":
        set_yard(table, left + table.yard)
    table.votes = tuple(parts.names("votes", SUSPECT))
    table.gavel_played = parts.flag("gavel_played")
    table.last_card_lost = parts.flag("last_card_lost")
    table.yard_turns = parts.number("yard_turns")
    set_going(table, parts, FRAMES)
    return table


def lay(table: Table, seat: int, words: list[str]) -> None:
    """Lay cards before a seat, and note what follows from them."""
    colours: Counter[int] = Counter()
    for word in words:
        card, _, named = word.partition("=")
        kind = meant(card, KIND)
        if kind == WILD:
            colour = meant(named, SUSPECT)
            table.wilds[seat] += UNIT[colour]
            colours[colour] += 1
            continue
        table.areas[seat] += UNIT[kind]
        colours[kind] += 1
        if VICTIM <= kind < SCENE:
            table.victims += 1
        if ALIBI <= kind < VICTIM:
            table.alibi = meant(named or card.removeprefix("alibi-"), SUSPECT)
    for colour in range(len(COLOURS)):
        if colours[colour] >= MELD:
            table.open |= 1 << colour
