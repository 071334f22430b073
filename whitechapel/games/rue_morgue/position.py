"""A table in the middle of a hand, laid out from names.

`hand0` is a hand and `area0` the play area of a side: with four seats `area0` belongs to seats 0 and 2. `file` and
`morgue` are written top first; `under` lies under the Orang-Utan. A colour is melded when a side has three of it before
it. Cards that are not mentioned lie at the bottom of the Case File or, with `rest`, of the `morgue`, or `under` the
Orang-Utan (or `nowhere`). `turn` is the active seat, `phase` either `draw` or `play`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from whitechapel.core.position import Parts, unmentioned
from whitechapel.games.rue_morgue.material import DECK, KIND, UNIT, kinds
from whitechapel.games.rue_morgue.scoring import melded
from whitechapel.games.rue_morgue.settings import Settings
from whitechapel.games.rue_morgue.state import Table, new_table, set_morgue
from whitechapel.games.rue_morgue.steps import FRAMES
from whitechapel.games.rummy import set_going


def lay_out(agreed: Settings, given: Mapping[str, str]) -> Table:
    """The table these parts describe."""
    parts = Parts(given)
    table = new_table(agreed)
    table.file = parts.names("file", KIND)[::-1]
    set_morgue(table, parts.names("morgue", KIND)[::-1])
    under = parts.names("under", KIND)
    table.under, table.under_size = _set(under), len(under)
    for seat in range(agreed.seats):
        hand = parts.names(f"hand{seat}", KIND)
        table.hands[seat], table.sizes[seat] = _set(hand), len(hand)
    for side in range(table.sides):
        table.areas[side] = _set(parts.names(f"area{side}", KIND))
    table.open = melded(tuple(table.areas))
    lying = [kind for cards in (*table.hands, *table.areas) for kind in kinds(cards)]
    left = unmentioned(DECK, [*lying, *under, *table.file, *table.morgue])
    rest = parts.text("rest", "file")
    if rest == "file":
        table.file = left + table.file
    elif rest == "morgue":
        set_morgue(table, left + table.morgue)
    elif rest == "under":
        under += left
        table.under, table.under_size = _set(under), len(under)
    table.event_played = parts.flag("event_played")
    table.morgue_turns = parts.number("morgue_turns")
    set_going(table, parts, FRAMES)
    return table


def _set(cards: Sequence[int]) -> int:
    return sum([UNIT[kind] for kind in cards])
