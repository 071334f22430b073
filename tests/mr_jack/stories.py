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
from whitechapel.games.mr_jack.material import CHARACTER, HEXES
from whitechapel.games.mr_jack.state import Table, player
from whitechapel.games.mr_jack.view import View

ALIBIS = "bert gull goodley stealthy lestrade smith watson holmes"
"""The alibi cards as the tests deal them: Bert is Jack, Gull's card is the top of the pile."""


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
    seat, plays, *cards = first.split(" ")
    assert plays == "plays"
    number = int(fields.get("round", 1))
    turn = 0 if int(seat) != number % 2 else 1
    assert GAME.position is not None
    table = GAME.position(
        GAME.read_settings({"edition": edition}), {"cards": " ".join(cards), "turn": str(turn), **fields}
    )
    story = JackStory(GAME, table)
    assert player(story.table) == int(seat)
    assert GAME.audit(table) is None, GAME.audit(table)
    return story


def hex_names(some: int) -> list[str]:
    """The names of a set of hexes."""
    return [name for hex, name in enumerate(HEXES) if some >> hex & 1]
