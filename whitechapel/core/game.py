"""What a game is to everybody else: one record of functions, the same for all games.

There is no base class to inherit from. A game folder builds one `Game` and exports it as `GAME`;
terminal, server, bots, laws and tests use nothing else.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any, Final, Literal, NamedTuple

from whitechapel.core.frames import Action, BadAnswer, Event, Forbidden, GameError, NotAsked, Over, State
from whitechapel.core.rulebook import Rulebook

NEAR: Final = 40
"""So many texts are looked at closely to find what somebody may have meant."""


@dataclass(frozen=True, eq=False)
class Setting:
    """One thing players agree on before the game: its name, the values it can have, and the usual one."""

    name: str
    values: Sequence[Any]
    default: Any = None
    """None: the game's own `settings` function chooses, because it depends on the other settings."""
    trials: Sequence[Any] | None = None
    """The values that games played for the laws use; None: all of them."""
    parse: Callable[[object], Any] | None = None
    """How to read a value where there are too many to list; raises BadAnswer."""

    def read(self, given: object) -> Any:
        """The value meant by a Python value or by a text such as `on` or `3`."""
        if self.parse is not None:
            return self.parse(given)
        for value in self.values:
            if given is value or (type(given) is type(value) and given == value) or given == setting_text(value):
                return value
        text = setting_text(given)[:80]
        if isinstance(self.values, range):
            raise BadAnswer(
                "option-number",
                "'{given}' is no value for the option {option}; it takes a number from {least} to {most}.",
                given=text,
                option=self.name,
                least=self.values[0],
                most=self.values[-1],
            )
        raise BadAnswer(
            "option-value",
            "'{given}' is no value for the option {option}; it takes one of: {choices}.",
            given=text,
            option=self.name,
            choices=", ".join(setting_text(value) for value in self.values),
        )


def setting_text(value: object) -> str:
    """How a setting's value is written in a transcript's header and on the command line."""
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
    """Facts that are in sight only for a moment, such as a card that is turned down again, covered by another, or taken
    into a hand: where the players have agreed to play from memory, they are forgotten with the next answer, and no
    diary keeps them."""
    news: bool = True
    """Whether it tells anybody something they did not know; if not, the answer that led to it can be taken back."""
    chosen: bool = False
    """Whether its own seat chose all that it tells, so that it is news to the others alone."""


class Memory:
    """What one seat (or, with None, a spectator) has been told so far. Each game has its own."""

    __slots__ = ()

    def hear(self, event: Event) -> None:
        """Take in an event as it was told to this seat."""
        raise NotImplementedError

    def clone(self) -> Memory:
        """An independent copy."""
        raise NotImplementedError

    def exact(self) -> bool:
        """Whether `marginals` are exact and worlds are drawn with exact frequencies. If not, there were too many ways
        the hidden things can lie, and both go by a fair weighted sample of them."""
        return True


class Result(NamedTuple):
    """How a finished game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


# A dataclass, not a named tuple: mypyc compiles the methods of named tuples to objects on which `help` fails.
@dataclass(frozen=True, eq=False)
class Game:
    """All that the rest of the house knows of a game."""

    id: str
    home: str
    """The dotted name of the package its rules are in; what the rest of the house has of it is found from there."""
    rules: int
    """The version of the rules; raised only when an old transcript would play differently."""
    setting_table: tuple[Setting, ...]
    settings: Callable[[Mapping[str, Any]], Any]
    """A complete, frozen record of settings from the values given."""
    start: Callable[[Any], State]
    """A new state for a record of settings."""
    actions: Mapping[str, Action]
    """Every answer a player can ever give, by its text."""
    chance: Callable[[str], Action]
    """A chance answer from its text; raises BadAnswer."""
    view: Callable[[Any, int | None], Any]
    """What a seat, or a spectator (None), may see: a named tuple with `seat`, `asked` and `options` among others."""
    hearings: Mapping[str, Hearing]
    """For each kind of event, who hears what."""
    memory: Callable[[Any, int | None], Memory]
    """An empty memory for a seat, from the record of settings."""
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
    """No game with these settings takes more answers than this."""
    rulebook: Rulebook
    memory_policy: Literal["strict", "notebook", "full"] = "full"
    """How much the house remembers for its players where they have agreed on nothing else: `full`, or `strict` in a
    game that is about remembering."""
    minutes: int = 30
    """How long people usually play it."""
    short: Mapping[str, Any] = field(default_factory=dict)
    """Settings that make a short game: for tests, benchmarks and pictures."""

    def room(self, floor: str) -> ModuleType | None:
        """The game's own module on a floor of the house such as `bots`, or None if it has none there. The rules in
        `whitechapel.games.mr_jack` have their bots in `whitechapel.bots.mr_jack`; a game of another package, `pebbles`,
        has them in `pebbles.bots`."""
        name = self.home.replace(".games.", f".{floor}.") if ".games." in self.home else f"{self.home}.{floor}"
        try:
            return import_module(name)
        except ModuleNotFoundError as error:
            if error.name is not None and f"{name}.".startswith(f"{error.name}."):
                return None
            raise  # the module is there, and something it needs is not

    def new(self, **given: Any) -> State:
        """A new game, ready for its first answer. Unknown or impossible settings raise BadAnswer."""
        return self.start(self.read_settings(given))

    def read_settings(self, given: Mapping[str, Any]) -> Any:
        """The record of settings for values given by name, as Python values or as texts."""
        return self.settings({name: self.setting(name).read(value) for name, value in given.items()})

    def setting(self, name: str) -> Setting:
        """The setting with this name; raises BadAnswer."""
        table = {setting.name: setting for setting in self.setting_table}
        if name not in table:
            raise BadAnswer(
                "option-unknown",
                "{game} has no option '{option}'; it has: {options}.",
                game=self.id,
                option=name[:80],
                options=", ".join(table),
            )
        return table[name]

    def understand(self, text: str) -> Action | None:
        """The answer with this text, or one that a rule forbids by name; None if it is neither."""
        action = self.actions.get(text)
        if action is not None:
            return action
        rule = self.rulebook.refusing(text[:80], self.actions)
        return Forbidden(text, rule) if rule else None

    def action(self, text: str) -> Action:
        """The answer with this text, or one that a rule forbids by name; raises BadAnswer, with the nearest texts that
        exist, if it is neither."""
        action = self.understand(text)
        if action is not None:
            return action
        close = "; ".join(near(text[:80], self.actions))
        if close:
            raise BadAnswer(
                "answer-near",
                "'{given}' is not an answer in {game}. Did you mean: {near}?",
                given=text[:80],
                game=self.id,
                near=close,
            )
        raise BadAnswer("answer-unknown", "'{given}' is not an answer in {game}.", given=text[:80], game=self.id)

    def why(self, state: State, seat: int, action: Action) -> str | None:
        """The id of the rule that forbids this answer now, or None if it is legal."""
        try:
            frame = state.question(seat)
        except (NotAsked, Over) as error:
            return error.rule
        return None if frame.allows(state, action) else frame.reason(state, action)

    def news(self, events: Sequence[Event], seat: int | None = None) -> bool:
        """Whether any of these events told anybody, or this seat, something they did not know. If not, and if no chance
        fell, the answer that led to them may be taken back."""
        hearings = self.hearings
        return any(
            hearings[event.kind].news and not (hearings[event.kind].chosen and event.seat == seat) for event in events
        )

    def told(self, event: Event, seat: int | None) -> Event:
        """The event as this seat (None: a spectator) hears it, built up from nothing."""
        hearing = self.hearings.get(event.kind)
        if hearing is None:
            raise GameError(
                "no-hearing", "Nobody has said who may hear of '{event}' in {game}.", event=event.kind, game=self.id
            )
        names = hearing.open
        if seat is not None and (seat == event.seat or any(event.facts[name] == seat for name in hearing.also)):
            names += hearing.secret
        return Event(event.kind, event.seat, {name: event.facts[name] for name in names if name in event.facts})

    def forgotten(self, event: Event) -> Event:
        """A told event as it is remembered where the players have agreed to play from memory: what was in sight only
        for a moment is empty."""
        fleeting = self.hearings[event.kind].fleeting
        facts = {name: "" if name in fleeting else fact for name, fact in event.facts.items()}
        return Event(event.kind, event.seat, facts)

    def told_to_bot(self, event: Event, seat: int, memory: str | None = None) -> Event:
        """The event as a bot at this seat hears it, where the players have agreed on this memory (None: the game's
        own). What the house does not keep for people it does not tell a bot either, which then goes by what can be
        seen. Only in a game that is about remembering it hears everything: there a good memory is part of playing well,
        and a bot's rank says how good it is."""
        told = self.told(event, seat)
        remembers = (memory or self.memory_policy) == "full" or self.memory_policy == "strict"
        return told if remembers else self.forgotten(told)


def find(name: str, games: Iterable[Game]) -> Game:
    """The game with this id; raises BadAnswer."""
    known = {game.id: game for game in games}
    if name not in known:
        raise BadAnswer(
            "game-unknown",
            "'{given}' is not a game of this house; there are: {games}.",
            given=name[:80],
            games=", ".join(known),
        )
    return known[name]


def no_such_seat(seat: int, seats: int) -> BadAnswer:
    """Somebody asked for a seat that the table does not have."""
    return BadAnswer(
        "no-such-seat",
        "There is no seat {seat} in this game; the seats are 0 to {last}.",
        seat=seat,
        last=seats - 1,
    )
