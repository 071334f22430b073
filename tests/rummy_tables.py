"""What stories of both rummy games are told with: cards as text, a table laid out, and common sense that plays."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from random import Random
from typing import Any

from scenario import Story, flag_text

from whitechapel.bots.rummy import ENDED
from whitechapel.core.frames import CHANCE
from whitechapel.core.game import Game


class RummyStory(Story):
    """A story at a table of a rummy game. Cards are shown as text: `druitt*3 victim-nichols`."""

    material: Any
    """The game's module of that name."""
    short: Mapping[str, str]
    """Short names of cards, with the full ones."""

    def hand(self, seat: int) -> str:
        """A hand, sorted."""
        return written(self.material.names(self.table.hands[seat]))

    @property
    def file(self) -> str:
        """The Case File, top first."""
        return self.pile(self.table.file)

    @property
    def scores(self) -> tuple[int, ...]:
        """The running totals of the match."""
        return tuple(self.table.scores)

    def pile(self, cards: list[int]) -> str:
        """A pile, top first."""
        return " ".join(self.material.NAMES[kind] for kind in reversed(cards))

    def used_up(self) -> list[int]:
        """The cards of the second Case File."""
        raise NotImplementedError

    def shuffles(self, first: str = "") -> None:
        """Chance shuffles: these cards on top, the others below in any order."""
        self.say("* " + self.shuffle(first))

    def shuffle(self, first: str = "") -> str:
        """The text of a shuffle with these cards on top."""
        kind, names = self.material.KIND, self.material.NAMES
        below = Counter(self.used_up() if self.view(None).question == "second-file" else self.material.DECK)
        top = [kind[name] for name in cards(first, kind, self.short)]
        below.subtract(top)
        assert min(below.values()) >= 0, "there are not that many cards"
        return "shuffled " + " ".join(names[card] for card in [*top, *sorted(below.elements())])


def cards(text: str, kinds: Mapping[str, int], short: Mapping[str, str]) -> list[str]:
    """The names in `druitt*3 nichols wild=gull`, one per card, in full."""
    found = []
    for word in text.split():
        name, _, copies = word.partition("*")
        full = short.get(name, name)
        assert full.partition("=")[0] in kinds, f"'{word}' is no card"
        found += [full] * int(copies or 1)
    return found


def written(several: Iterable[str]) -> str:
    """Cards as text: equal ones together, in the order of their first appearance."""
    return " ".join(f"{name}*{copies}" if copies > 1 else name for name, copies in Counter(several).items())


def laid_out(game: Game, text: str, short: Mapping[str, str], named: dict[str, Any]) -> tuple[Any, bool]:
    """The table that `p0: druitt*3 | yard: jill` describes, with flags and options by name; and whether it can be
    audited, because all its cards are there."""
    parts = {name.strip(): words for name, _, words in (part.partition(":") for part in text.split("|"))}
    seats = named.pop("seats", max(2, *(int(name[1]) + 1 for name in parts if name[0] in "pa" and name[1:].isdigit())))
    options = {setting.name for setting in game.setting_table}
    agreed = game.read_settings({"seats": seats, **{name: named[name] for name in named if name in options}})
    flags = {name: flag_text(value) for name, value in named.items() if name not in options}
    full = {PARTS.sub(_full_name, name): spelled_out(words, short) for name, words in parts.items()}
    assert game.position is not None
    table = game.position(agreed, {**full, **flags})
    audited = parts.get("rest", "").strip() != "nowhere"
    assert not audited or game.audit(table) is None, game.audit(table)
    return table, audited


PARTS = re.compile(r"[pa](?=\d$)")
"""`p0` is a hand, `a0` what lies before a seat or side."""


def _full_name(found: re.Match[str]) -> str:
    return {"p": "hand", "a": "area"}[found[0]]


def spelled_out(text: str, short: Mapping[str, str]) -> str:
    """The same cards with their full names."""
    names = (word.partition("*") for word in text.split())
    return " ".join(short.get(name, name) + star + copies for name, star, copies in names)


def sensible_hands(
    game: Game,
    settings: Mapping[str, object],
    advise: Callable[[Any], Any],
    answers: Callable[[Any], list[Any]],
) -> Iterator[Any]:
    """Tables at the end of a hand that common sense has played, with random answers in between. Whatever it advises or
    finds worth a thought is legal."""
    for seed in range(3):
        rng = Random(seed)
        table = game.new(**settings)
        while not table.stack or len(table.stack) < 2 or table.stack[-1].seat == CHANCE:
            table.apply(table.sample(rng))
        table.stack[0] = ENDED
        while table.stack[-1] is not ENDED:
            frame = table.stack[-1]
            if frame.seat == CHANCE:
                table.apply(frame.sample(table, rng))
                continue
            options = frame.options(table)
            assert advise(table) in options
            worthy = answers(table)
            assert len(set(worthy)) == len(worthy)
            assert set(worthy) <= set(options)
            table.apply(rng.choice(options) if rng.random() < 0.3 else advise(table))
        yield table


def everything_but(material: Any, unseen: Iterable[str]) -> str:
    """The hand of a listener who has seen all cards but these."""
    left = Counter(material.NAMES[kind] for kind in material.DECK)
    left.subtract(unseen)
    assert min(left.values()) >= 0
    return " ".join(left.elements())
