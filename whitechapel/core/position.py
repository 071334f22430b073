"""Tables laid out from names, for examples and tests.

A table is described by its parts, each a name and a text: `hand0` is `druitt*3 wild`, `yard` is `jill`, `turn` is `1`.
Each game's `position.py` says which parts there are and puts everything where it belongs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from whitechapel.core.frames import BadAnswer


class Parts:
    """The parts of a table that have not been laid out yet."""

    __slots__ = ("left",)

    def __init__(self, given: Mapping[str, str]) -> None:
        self.left = dict(given)

    def __contains__(self, name: str) -> bool:
        return name in self.left

    def text(self, name: str, default: str = "") -> str:
        """Take a part as it stands."""
        return self.left.pop(name, default).strip()

    def flag(self, name: str) -> bool:
        """Take a part that is `on` or not there."""
        return self.text(name, "off") == "on"

    def number(self, name: str, default: int = 0) -> int:
        """Take a part that is one number."""
        return _number(name, self.text(name, str(default)))

    def numbers(self, name: str, default: tuple[int, ...]) -> tuple[int, ...]:
        """Take a part that is a number for each seat or side."""
        if name not in self.left:
            return default
        return tuple([_number(name, word) for word in self.text(name).split()])

    def names(self, name: str, known: Mapping[str, int]) -> list[int]:
        """Take a part that names things, such as `druitt*3 wild`: one number for each of them."""
        return [meant(word, known) for word in several(self.text(name))]

    def done(self) -> None:
        """Everything has been laid out; raises BadAnswer if a part is left."""
        for name in self.left:
            raise BadAnswer("position-part", "A table of this game has no part '{part}'.", part=name[:80])


def several(text: str) -> list[str]:
    """The words of a text, one for each thing: `druitt*3` stands for three."""
    found: list[str] = []
    for word in text.split():
        name, _, copies = word.partition("*")
        found += [name] * (_number(name, copies) if copies else 1)
    return found


def meant(word: str, known: Mapping[str, int]) -> int:
    """The number of a thing with this name; raises BadAnswer."""
    if word not in known:
        raise BadAnswer("position-name", "Nothing in this game is called '{given}'.", given=word[:80])
    return known[word]


def unmentioned(all_there_are: Iterable[int], lying: Iterable[int]) -> list[int]:
    """What lies nowhere yet, sorted; raises BadAnswer if more of a kind are lying than there are."""
    left = Counter(all_there_are)
    left.subtract(lying)
    if min(left.values()) < 0:
        raise BadAnswer("position-too-many", "More things of a kind lie on the table than there are in this game.")
    return sorted(left.elements())


def _number(name: str, word: str) -> int:
    if not word.removeprefix("-").isdigit() or len(word) > 6:
        raise BadAnswer("position-number", "'{given}' is not a number for '{part}'.", given=word[:80], part=name[:80])
    return int(word)
