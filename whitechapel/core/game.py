"""What a game is to everybody else: one record of functions, the same for all games.

There is no base class to inherit from. A game folder builds one `Game` and exports it as `GAME`;
terminal, server, bots, laws and tests use nothing else.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, Final, Literal, NamedTuple

from whitechapel.core.frames import Action, BadAnswer, Event, GameError, NotAsked, Over, State
from whitechapel.core.rulebook import Rulebook

NEAR: Final = 40
"""So many texts are looked at closely to find what somebody may have meant."""


class Option(NamedTuple):
    """One thing players agree on before the game: its name, the values it can have, and the usual one."""

    name: str
    values: Sequence[Any]
    default: Any = None
    """None: the game's own `options` function chooses, because it depends on the other options."""
    trials: Sequence[Any] | None = None
    """The values that games played for the laws use; None: all of them."""
    parse: Callable[[object], Any] | None = None
    """How to read a value where there are too many to list; raises BadAnswer."""

    def read(self, given: object) -> Any:
        """The value meant by a Python value or by a text such as `on` or `3`."""
        if self.parse is not None:
            return self.parse(given)
        for value in self.values:
            if given is value or (type(given) is type(value) and given == value) or given == option_text(value):
                return value
        if isinstance(self.values, range):
            choices = f"a number from {self.values[0]} to {self.values[-1]}"
        else:
            choices = "one of: " + ", ".join(option_text(value) for value in self.values)
        raise BadAnswer(f"'{given}' is no value for the option {self.name}; it takes {choices}.")


def option_text(value: object) -> str:
    """How an option's value is written in a transcript's header and on the command line."""
    if value is True:
        return "on"
    if value is False:
        return "off"
    return str(value)


def near(text: str, texts: Iterable[str]) -> list[str]:
    """The texts most like this one, three at most: of those with the same first word or, if there is none, with one
    like it, the ones that also go on alike. To compare with thousands would take longer than a refusal should."""
    by_word: dict[str, list[str]] = {}
    for other in texts:
        by_word.setdefault(other.partition(" ")[0], []).append(other)
    word, _, rest = text.partition(" ")
    words = [word] if word in by_word else difflib.get_close_matches(word, by_word)
    found = [other for one in words for other in by_word[one]]
    found.sort(key=lambda other: -_shared(rest, other.partition(" ")[2]))
    return difflib.get_close_matches(text, found[:NEAR])


def _shared(one: str, other: str) -> int:
    """How many letters two texts begin with alike."""
    count = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        count += 1
    return count


class Hearing(NamedTuple):
    """Who hears what of one kind of event. A fact that is named nowhere here is told to nobody."""

    open: tuple[str, ...] = ()
    """Facts everybody hears."""
    secret: tuple[str, ...] = ()
    """Facts heard only by the event's own seat ..."""
    also: tuple[str, ...] = ()
    """... and by the seats that stand in these facts."""
    fleeting: tuple[str, ...] = ()
    """Facts that are turned face down again: where the players have agreed to play from memory, they are forgotten
    with the next answer, and no diary keeps them."""
    news: bool = True
    """Whether it tells anybody something he did not know; if not, the answer that led to it can still be taken back."""


class Memory:
    """What one seat (or, with None, a spectator) has been told so far. Each game has its own."""

    __slots__ = ()

    def hear(self, event: Event) -> None:
        """Take in an event as it was told to this seat."""
        raise NotImplementedError

    def clone(self) -> Memory:
        """An independent copy."""
        raise NotImplementedError


class Result(NamedTuple):
    """How a finished game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Game(NamedTuple):
    """All that the rest of the house knows of a game."""

    id: str
    rules: int
    """The version of the rules; raised only when an old transcript would play differently."""
    option_table: tuple[Option, ...]
    options: Callable[[Mapping[str, Any]], Any]
    """A complete, frozen options record from the values given."""
    start: Callable[[Any], State]
    """A new state for an options record."""
    actions: Mapping[str, Action]
    """Every answer a player can ever give, by its text."""
    chance: Callable[[str], Action]
    """A chance answer from its text; raises BadAnswer."""
    view: Callable[[Any, int | None], Any]
    """What a seat, or a spectator (None), may see: a named tuple with `seat`, `asked` and `options` among others."""
    hearings: Mapping[str, Hearing]
    """For each kind of event, who hears what."""
    memory: Callable[[Any, int | None], Memory]
    """An empty memory for a seat, from the options record."""
    sample: Callable[[Any, Any, Random], State]
    """A world drawn fairly from all that agree with a view and a memory."""
    marginals: Callable[[Any, Any], Mapping[str, Mapping[str, float]]]
    """The exact expectation of each hidden thing, from a view and a memory."""
    census: Callable[[Any], Mapping[str, Mapping[str, float]]]
    """What `marginals` speaks of, counted in one world: an expectation is the average of many worlds' counts."""
    face_up: Callable[[Any], object]
    """All that lies or has lain face up, even if a view no longer shows it: whatever a seat is told about others is
    either in its view or in here."""
    windows: Mapping[str, str]
    """Sealed questions of a fixed public length, with the answer of a seat that says nothing in that time."""
    result: Callable[[Any], Result]
    """Scores and winners of a finished game."""
    audit: Callable[[Any], str | None]
    """A sentence on what is wrong with the material on the table, or None: for the laws."""
    bound: Callable[[Any], int]
    """No game with these options takes more answers than this."""
    rulebook: Rulebook
    memory_policy: Literal["strict", "notebook", "full"] = "full"
    """How much the house remembers for its players where they have agreed on nothing else: `full`, or `strict` in a
    game that is about remembering."""
    minutes: int = 30
    """How long people usually play it."""

    def new(self, **given: Any) -> State:
        """A new game, ready for its first answer. Unknown or impossible options raise BadAnswer."""
        return self.start(self.read_options(given))

    def read_options(self, given: Mapping[str, Any]) -> Any:
        """The options record for values given by name, as Python values or as texts."""
        table = {option.name: option for option in self.option_table}
        for name in given:
            if name not in table:
                raise BadAnswer(f"{self.id} has no option '{name}'; it has: {', '.join(table)}.")
        values = {name: table[name].read(value) for name, value in given.items()}
        return self.options(values)

    def action(self, text: str) -> Action:
        """The answer with this text; raises BadAnswer, with the nearest texts that exist."""
        action = self.actions.get(text)
        if action is not None:
            return action
        close = near(text[:80], self.actions)
        hint = f" Did you mean: {'; '.join(close)}?" if close else ""
        raise BadAnswer(f"'{text[:80]}' is not an answer in {self.id}.{hint}")

    def why(self, state: State, seat: int, action: Action) -> str | None:
        """The id of the rule that forbids this answer now, or None if it is legal."""
        try:
            frame = state.question(seat)
        except (NotAsked, Over) as error:
            return error.rule
        return None if frame.allows(state, action) else frame.why(state, action)

    def news(self, events: Sequence[Event]) -> bool:
        """Whether any of these events told anybody something he did not know. If not, and if no chance fell, the
        answer that led to them may be taken back."""
        return any(self.hearings[event.kind].news for event in events)

    def told(self, event: Event, seat: int | None) -> Event:
        """The event as this seat (None: a spectator) hears it, built up from nothing."""
        hearing = self.hearings.get(event.kind)
        if hearing is None:
            raise GameError(f"Nobody has said who may hear of '{event.kind}' in {self.id}.")
        names = hearing.open
        if seat is not None and (seat == event.seat or any(event.facts[name] == seat for name in hearing.also)):
            names += hearing.secret
        return Event(event.kind, event.seat, {name: event.facts[name] for name in names if name in event.facts})

    def forgotten(self, event: Event) -> Event:
        """A told event as it is remembered where the players have agreed to play from memory: what was turned face
        down again is empty."""
        fleeting = self.hearings[event.kind].fleeting
        facts = {name: "" if name in fleeting else fact for name, fact in event.facts.items()}
        return Event(event.kind, event.seat, facts)
