"""Tables of Mr. Jack laid out from a text.

    given("0 plays goodley gull | jack: bert | at: gull f7, smith a1 | covers: a5 c2 | witness: unseen")

The first part says whose turn it is and which cards lie face up. Whatever is not mentioned is as at the
start: the others stand on their first hexes, Jack is `bert`, and it is the first turn of that seat in
round 1 or in the round named. Gaslights are written `b2=1`, those without number `f5`.
"""

from __future__ import annotations

from typing import Any

from scenario import Story

from whitechapel.games.mr_jack import GAME
from whitechapel.games.mr_jack.material import CHARACTER, CHARACTERS, EXIT, FACINGS, HEX, HEXES, PLAIN, POSTS
from whitechapel.games.mr_jack.state import Table, player
from whitechapel.games.mr_jack.steps import CHOOSE_CARD
from whitechapel.games.mr_jack.view import View

ALIBIS = "bert gull goodley stealthy lestrade smith watson holmes"
"""The alibi cards as the tests deal them: Bert is Jack, Gull's card is the top of the pile."""
FIELDS = {
    "at", "jack", "pile", "alibis0", "alibis1", "round", "turn", "witness", "facing", "lamps", "cordons", "covers",
    "suspects",
}  # fmt: skip


class JackStory(Story):
    """A story at a table of Mr. Jack."""

    table: Table

    def view(self, seat: int | None) -> View:
        view: View = super().view(seat)
        return view

    def where(self, character: str) -> str:
        """The hex of a character, or nothing if he has left."""
        return str(self.view(None).where[CHARACTER[character]])

    def destinations(self, seat: int) -> list[str]:
        """The hexes a seat can move to now."""
        return [text.split(" ")[1] for text in self.options(seat) if text.startswith("move ") and text != "move first"]

    def endings(self, seat: int) -> list[str]:
        """The answers of a seat that would end the game."""
        return [text for text in self.options(seat) if text.startswith(("accuse", "leave"))]


def begin(alibis: str = ALIBIS, cards: str = "", **options: Any) -> JackStory:
    """A game from its very beginning, with the cards it is dealt."""
    story = JackStory(GAME, GAME.new(**options))
    story.say(f"* alibis {alibis}")
    if cards:
        story.say(f"* cards {cards}")
    return story


def given(text: str, edition: str = "2006") -> JackStory:
    """The table a text describes, and a story that begins there."""
    first, *others = [part.strip() for part in text.split("|")]
    fields = {name.strip(): value.strip() for name, _, value in [part.partition(":") for part in others]}
    assert fields.keys() <= FIELDS, fields
    seat, plays, *cards = first.split(" ")
    assert plays == "plays"
    table: Any = GAME.new(edition=edition)
    table.stack = []
    table.round = int(fields.get("round", 1))
    table.turn = int(fields.get("turn", 0 if int(seat) != table.round % 2 else 1))
    assert player(table) == int(seat)
    table.cards = characters(" ".join(cards))
    more = [name for name in CHARACTERS if name not in cards]
    table.dealt = table.cards | characters(" ".join(more[: 4 - len(cards)]))

    for placed in fields.get("at", "").split(","):
        if placed:
            name, hex = placed.split()
            table.where[CHARACTER[name]] = HEX[hex]
    table.occupied = sum(1 << hex for hex in set(table.where))
    table.facing = FACINGS.index(fields.get("facing", "ne"))
    if "lamps" in fields:
        burning = dict([*lamp.split("="), str(PLAIN)][:2] for lamp in fields["lamps"].split())
        assert burning.keys() <= set(POSTS)
        table.lamps = tuple(int(burning.get(post, 0)) for post in POSTS)
    else:
        table.lamps = tuple(lamp if lamp >= table.round or lamp == PLAIN else 0 for lamp in table.lamps)
    if "cordons" in fields:
        table.cordons = sum(1 << EXIT[name] for name in fields["cordons"].split())
    if "covers" in fields:
        table.covered = sum(1 << table.board.manholes.index(HEX[name]) for name in fields["covers"].split())
    if "suspects" in fields:
        table.suspects = characters(fields["suspects"])
    table.seen = fields.get("witness", "seen") == "seen"

    table.jack = CHARACTER[fields.get("jack", "bert")]
    table.alibis = (characters(fields.get("alibis0", "")), characters(fields.get("alibis1", "")))
    top = [CHARACTER[name] for name in fields.get("pile", "").split()]
    gone = table.alibis[0] | table.alibis[1] | 1 << table.jack
    rest = [card for card in range(8) if card not in top and not gone >> card & 1]
    table.pile = tuple(reversed([*top, *rest]))
    table.stack = [CHOOSE_CARD[int(seat)]]
    story = JackStory(GAME, table)
    assert GAME.audit(table) is None, GAME.audit(table)
    return story


def characters(names: str) -> int:
    """A set of characters from their names."""
    return sum(1 << CHARACTER[name] for name in names.split())


def hex_names(some: int) -> list[str]:
    """The names of a set of hexes."""
    return [name for hex, name in enumerate(HEXES) if some >> hex & 1]
