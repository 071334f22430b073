"""A game as everything else sees it: one record of functions, the same for all games.

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

from whitechapel.core.compiler_hints import mypyc_attr
from whitechapel.core.frames import Action, BadAnswer, Event, Forbidden, GameError, NotAsked, Over, State
from whitechapel.core.rulebook import Rulebook

NEAR: Final = 40
"""How many texts are compared closely when guessing what somebody meant."""


@dataclass(frozen=True, eq=False)
class Setting:
    """One thing players agree on before the game: its name, its possible values, and the default."""

    name: str
    values: Sequence[Any]
    default: Any = None
    """None: the game's `settings` function chooses, because the default depends on the other settings."""
    trials: Sequence[Any] | None = None
    """The values tried when checking the laws; None: all of them."""
    parse: Callable[[object], Any] | None = None
    """How to read a value when there are too many to list; raises BadAnswer."""

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
                "'{given}' is not a value for the setting {option}; it takes a number from {least} to {most}.",
                given=text,
                option=self.name,
                least=self.values[0],
                most=self.values[-1],
            )
        raise BadAnswer(
            "option-value",
            "'{given}' is not a value for the setting {option}; it takes one of: {choices}.",
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
    """The texts most like this one, three at most: first those with the same first word (or, failing that, a similar
    one), then those whose rest is closest. Comparing with thousands would take longer than a refusal should."""
    by_word: dict[str, list[str]] = {}
    for other in texts:
        by_word.setdefault(other.partition(" ")[0], []).append(other)
    word, _, rest = text.partition(" ")
    words = [word] if word in by_word else difflib.get_close_matches(word, by_word)
    found = [other for one in words for other in by_word[one]]
    found.sort(key=lambda other: -_shared(rest, other.partition(" ")[2]))
    return difflib.get_close_matches(text, found[:NEAR])


def _shared(one: str, other: str) -> int:
    """How many leading letters two texts share."""
    count = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        count += 1
    return count


class Hearing(NamedTuple):
    """Who hears what of one kind of event. A fact not named here is told to nobody."""

    open: tuple[str, ...] = ()
    """Facts everybody hears."""
    secret: tuple[str, ...] = ()
    """Facts heard only by the event's own seat and by the seats that `also` adds."""
    also: tuple[str, ...] = ()
    """The facts that name those seats."""
    fleeting: tuple[str, ...] = ()
    """Facts in sight only for a moment, such as a card that is turned down again, covered by another, or taken into a
    hand. Where the players have agreed to play from memory, they are forgotten at the next answer and no diary keeps
    them."""
    news: bool = True
    """Whether it tells anybody something new; if not, the answer that led to it can be taken back."""
    chosen: bool = False
    """Whether everything it tells was its own seat's choice, and so is news only to the others."""


@mypyc_attr(allow_interpreted_subclasses=True)
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
        """Whether `marginals` are exact and worlds are drawn with exact frequencies. If not, the hidden cards could lie
        in too many ways, and both work from a fair weighted sample."""
        return True


class LaidOut:
    """A table laid out from a view, as a game's `lay_out` does it. A view is read only once, because thousands of
    worlds are drawn from the same one."""

    __slots__ = ("last", "read")

    def __init__(self, read: Callable[[Any], State]) -> None:
        self.read = read
        self.last: tuple[Any, State] | None = None

    def copy(self, view: Any) -> State:
        """A copy that the caller may change."""
        last = self.last
        if last is None or last[0] is not view:
            last = self.last = (view, self.read(view))
        return last[1].clone()


class Result(NamedTuple):
    """How a finished game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


# A dataclass rather than a named tuple: mypyc compiles a named tuple's methods to objects on which `help` fails.
@dataclass(frozen=True, eq=False)
class Game:
    """Everything the rest of the package knows about a game."""

    id: str
    home: str
    """The dotted name of the package with its rules; its bots, drawings and so on are found from there."""
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
    """What a seat, or a spectator (None), may see: a named tuple that has `seat`, `asked` and `options`, among
    others."""
    hearings: Mapping[str, Hearing]
    """For each kind of event, who hears what."""
    memory: Callable[[Any, int | None], Memory]
    """An empty memory for a seat, from the record of settings."""
    sample: Callable[[Any, Any, Random], State]
    """A world drawn fairly from all that agree with a view and a memory."""
    marginals: Callable[[Any, Any], Mapping[str, Mapping[str, float]]]
    """The exact expectation of each hidden thing, from a view and a memory."""
    census: Callable[[Any], Mapping[str, Mapping[str, float]]]
    """What `marginals` predicts, counted in one world: the expectation is the average over many worlds."""
    face_up: Callable[[Any], object]
    """Everything that lies or has lain face up, even if views no longer show it: whatever a seat is told about others
    is either in its view or in here."""
    windows: Mapping[str, str]
    """Sealed questions with a fixed, public time limit, and the answer given for a seat that does not reply in time."""
    result: Callable[[Any], Result]
    """Scores and winners of a finished game; of one that goes on, how it stands."""
    audit: Callable[[Any], str | None]
    """What is wrong with the material on the table, as a sentence, or None: for the laws."""
    bound: Callable[[Any], int]
    """No game with these settings takes more answers than this."""
    rulebook: Rulebook
    memory_policy: Literal["strict", "notebook", "full"] = "full"
    """How much the table remembers for its players unless they agree otherwise: `full`, or `strict` in a game that is
    about remembering."""
    minutes: int = 30
    """How long people usually take to play it."""
    rests: tuple[str, ...] = ()
    """Questions to chance that begin something new, such as the deal of the next hand: before it people may want to
    look at what has just ended."""
    position: Callable[[Any, Mapping[str, str]], State] | None = None
    """A table in the middle of a game, laid out from names, see `core/position.py`; raises BadAnswer."""
    short: Mapping[str, Any] = field(default_factory=dict)
    """Settings that make a short game: for tests, benchmarks and pictures."""

    def room(self, floor: str) -> ModuleType | None:
        """This game's module in a part of the package such as `bots`, or None if it has none. The rules in
        `whitechapel.games.mr_jack` have their bots in `whitechapel.bots.mr_jack`; a game from another package,
        `pebbles`, has them in `pebbles.bots`."""
        name = self.home.replace(".games.", f".{floor}.") if ".games." in self.home else f"{self.home}.{floor}"
        try:
            return import_module(name)
        except ModuleNotFoundError as error:
            if error.name is not None and f"{name}.".startswith(f"{error.name}."):
                return None
            raise  # the module exists, but something it imports does not

    def describe(self, view: Any, language: str = "en", people: Sequence[str] = ()) -> str:
        """Everything a view shows in plain sentences, a line each, and what is being asked; `people` names the seats.
        The sentences are upstairs with the texts: the rules do without them."""
        told: str = import_module("whitechapel.text.describe").describe(self, view, language, people)
        return told

    def new(self, **given: Any) -> State:
        """A new game, ready for its first answer. Unknown or impossible settings raise BadAnswer."""
        return self.start(self.read_settings(given))

    def read_settings(self, given: Mapping[str, Any]) -> Any:
        """The record of settings from values given by name, as Python values or as text."""
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
        """The answer with this text, or one that a rule forbids by name; None if there is neither."""
        action = self.actions.get(text)
        if action is not None:
            return action
        rule = self.rulebook.refusing(text[:80], self.actions)
        return Forbidden(text, rule) if rule else None

    def action(self, text: str) -> Action:
        """The answer with this text, or one that a rule forbids by name; otherwise raises BadAnswer with the most
        similar texts that exist."""
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
        """Whether any of these events told somebody, or this seat, something new. If not, and if chance played no part,
        the answer that led to them may be taken back."""
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
        for a moment is emptied."""
        fleeting = self.hearings[event.kind].fleeting
        facts = {name: "" if name in fleeting else fact for name, fact in event.facts.items()}
        return Event(event.kind, event.seat, facts)

    def told_to_bot(self, event: Event, seat: int, memory: str | None = None) -> Event:
        """The event as a bot at this seat hears it, where the players have agreed on this memory (None: the game's
        default). What the table does not keep for people it does not tell a bot either; the bot then goes by what it
        can see. The exception is a game about remembering, where a bot hears everything: a good memory is part of
        playing well there, and the bot's rank decides how good it is."""
        told = self.told(event, seat)
        remembers = (memory or self.memory_policy) == "full" or self.memory_policy == "strict"
        return told if remembers else self.forgotten(told)


def find(name: str, games: Iterable[Game]) -> Game:
    """The game with this id; raises BadAnswer."""
    known = {game.id: game for game in games}
    if name not in known:
        raise BadAnswer(
            "game-unknown",
            "'{given}' is not a game we have; there are: {games}.",
            given=name[:80],
            games=", ".join(known),
        )
    return known[name]


def no_such_seat(seat: int, seats: int) -> BadAnswer:
    """Somebody asked for a seat the table does not have."""
    return BadAnswer(
        "no-such-seat",
        "There is no seat {seat} in this game; the seats are 0 to {last}.",
        seat=seat,
        last=seats - 1,
    )
