"""One table: the fold of its log. No clock, no randomness, no network: the same entries give the same table.

`take` is the only thing that changes a table. What may be appended to its log is decided in `decide.py`, which plays
the game on a copy to find out; what anybody is shown is built in `show.py`.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from whitechapel.core.frames import CHANCE, Action, Event, State
from whitechapel.core.game import Game, setting_text
from whitechapel.core.transcript import Transcript
from whitechapel.server.table import house, log, wire
from whitechapel.server.table.dice import commitment
from whitechapel.server.table.json_form import JsonForm

REMEMBERED_MOVES: Final = 128
"""How many moves are remembered by their ids; an older one has an old revision anyway."""
REMEMBERED_TALK: Final = 100
SECOND: Final = 1000
DAY: Final = 86_400 * SECOND


class Chair:
    """A seat, and who sits on it."""

    __slots__ = ("bank", "bot", "kind", "name", "player", "stand_in")

    def __init__(self, kind: str, bank: int) -> None:
        self.kind = kind
        """`open`, `person` or `bot:NAME`."""
        self.bot = kind.removeprefix("bot:") if kind.startswith("bot:") else ""
        """The bot that owns the seat."""
        self.player = ""
        self.name = ""
        self.stand_in = ""
        """The bot that is standing in for the player."""
        self.bank = bank
        """Milliseconds left beyond the time for each answer."""

    @property
    def free(self) -> bool:
        """Whether somebody can sit down here."""
        return not self.player and not self.bot

    @property
    def played_by(self) -> str:
        """The bot that answers for this seat now, or empty."""
        return self.bot or self.stand_in


class Answer(NamedTuple):
    """An answer that has been played: the question it answers, and the events it led to."""

    seat: int
    text: str
    question: str
    events: list[Event]


class Course:
    """How a game continued: the state it has reached, and the answers that led there."""

    __slots__ = ("answers", "game", "state")

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.answers: list[Answer] = []

    def play(self, seat: int, action: Action) -> None:
        """Give an answer; raises a GameError and changes nothing if it is not allowed."""
        question, self.state.events = self.state.stack[-1].name if self.state.stack else "", []
        try:
            self.state.play(seat, action)
        finally:
            events, self.state.events = self.state.events, None
        self.answers.append(Answer(seat, action.text, question, events))

    def apply(self, action: Action) -> None:
        """Give an answer, known to be allowed, to the question on top."""
        state = self.state
        top, state.events = state.stack[-1], []
        state.apply(action)
        self.answers.append(Answer(top.seat, action.text, top.name, state.events))
        state.events = None

    def open(self, held: Mapping[int, str]) -> None:
        """Open a sealed run, in seat order; a seat that has given no answer gives the default one."""
        usual = self.game.windows.get(self.state.stack[-1].name, "")
        for seat in self.state.waiting():
            self.play(seat, self.game.action(held.get(seat, usual)))

    @property
    def people(self) -> int:
        """How many of the answers were not given by chance."""
        return sum([answer.seat != CHANCE for answer in self.answers])

    def events(self) -> list[Event]:
        """Everything that happened on the way there."""
        return [event for answer in self.answers for event in answer.events]


class Table:
    """Everything about one table."""

    __slots__ = (
        "again", "agreed", "asked_chance", "base", "chairs", "closes", "created", "duplicate", "ended", "game",
        "held", "id", "json", "length", "lines", "news", "notes", "replies", "since", "spoken", "state", "talk",
        "talked", "told", "undo_wish", "units",
    )  # fmt: skip

    def __init__(self, id: str, created: log.Created) -> None:
        self.id = id
        self.created = created
        self.game: Game = house.game(created.settings.game)
        self.agreed: Any = agreed(self.game, created.settings)
        pace = created.settings.pace
        bank = pace.bank * SECOND if isinstance(pace, wire.Clock) else 0
        self.chairs = [Chair(kind, bank) for kind in kinds(created.settings, self.agreed.seats)]
        self.length = 1
        """How many entries the log has."""
        self.state: State | None = None
        """None until the game begins."""
        self.lines: list[tuple[int, str]] = []
        self.asked_chance: list[tuple[int, str]] = []
        """The lines given by chance, and what it was asked."""
        self.units: list[int] = []
        """For each line, where the step it belongs to begins: a sealed run is taken back as a whole or not at all."""
        self.news: list[bool] = []
        """For each line, whether it told anybody something new."""
        self.base = 0
        """Added to the number of lines it gives the revision, which never returns to an old value."""
        self.held: dict[int, str] = {}
        """Answers to the open sealed run, by seat."""
        self.since = created.at
        """When the current question was asked."""
        self.closes: int | None = None
        """When the open fixed-length window will close."""
        self.told = 0
        """How many events there have been."""
        self.replies: dict[tuple[str, str], int] = {}
        """The revision after each of the last moves, by player and id."""
        self.undo_wish: log.UndoAsked | None = None
        self.spoken: set[str] = set()
        """The players who have agreed to the request to take something back."""
        self.talk: deque[wire.TalkLine] = deque(maxlen=REMEMBERED_TALK)
        self.talked = 0
        """How many lines of talk there have been; the length of the log would reveal sealed answers."""
        self.notes: dict[int, str] = {}
        self.ended: log.Ended | None = None
        self.again = ""
        self.duplicate = ""
        self.json = JsonForm(self.agreed)

    # -- questions about it -----------------------------------------------------------------------

    @property
    def settings(self) -> wire.Settings:
        return self.created.settings

    @property
    def commitment(self) -> str:
        """What proves that the shuffles were fixed before the game."""
        return commitment(self.created.seed)

    @property
    def revision(self) -> int:
        """Counts the public events of the game. Sealed answers do not count until they are opened."""
        return self.base + len(self.lines)

    @property
    def playing(self) -> bool:
        """Whether the game has begun and is not over."""
        return self.state is not None and not self.state.over

    @property
    def sealed(self) -> bool:
        """Whether a sealed run is open."""
        return self.state is not None and not self.state.over and self.state.stack[-1].sealed

    def seats_of(self, player: str) -> list[int]:
        """Where this player sits."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.player == player]

    def people(self) -> set[str]:
        """The players who sit here."""
        return {chair.player for chair in self.chairs if chair.player}

    def asked(self) -> tuple[int, ...]:
        """The seats the question was put to, whether or not they have answered."""
        return self.state.asked() if self.state is not None and not self.state.over else ()

    def wanted(self) -> tuple[int, ...]:
        """The seats whose answers are still missing. In a sealed run this is secret."""
        if not self.playing:
            return ()
        assert self.state is not None
        return tuple([seat for seat in self.state.waiting() if seat not in self.held])

    def chances(self) -> Counter[str]:
        """How often chance has answered each of its questions."""
        return Counter([name for _, name in self.asked_chance])

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat that is asked runs out. In a sealed run it is the same whether or not it has
        answered."""
        pace = self.settings.pace
        chair = self.chairs[seat]
        if isinstance(pace, wire.Untimed) or chair.played_by or self.closes is not None:
            return None
        if isinstance(pace, wire.Days):
            return self.since + pace.days * DAY
        return self.since + pace.per_move * SECOND + chair.bank

    def due(self) -> int | None:
        """When something happens by itself: a window closes, or somebody's time is up."""
        if self.closes is not None or isinstance(self.settings.pace, wire.Untimed):
            return self.closes
        times = [self.deadline(seat) for seat in self.wanted()]
        return min([time for time in times if time is not None], default=None)

    def transcript(self) -> Transcript:
        """The game so far."""
        transcript = Transcript(self.game, self.agreed)
        transcript.lines = self.lines[:]
        return transcript

    def events_so_far(self) -> list[Event]:
        """Everything that has happened, told again from the first line."""
        if self.state is None:
            return []
        return self.state_after(len(self.lines)).events or []

    def state_after(self, lines: int) -> State:
        """The game as it was after its first `lines` answers, with all the events until then."""
        return self.transcript().replay(lines, told=True)

    # -- the fold ---------------------------------------------------------------------------------

    def apply(self, entry: log.Entry) -> None:
        """Take in the next entry of the log as it is read back, playing what it says."""
        self.take([entry], self._play(entry))

    def take(self, entries: Sequence[log.Entry], course: Course | None = None) -> None:
        """Take in the next entries of the log. `course`: how the game continued with them, if it did."""
        answers = iter(course.answers if course is not None else ())
        for entry in entries:
            self.length += 1
            match entry:
                case log.Line():
                    assert course is not None
                    self.state = course.state
                    self._answered(next(answers), len(self.lines))
                    self._charge(entry.seat, entry.at)
                    self._moved(entry.at)
                    self._reply(entry.player, entry.id)
                case log.Held():
                    self.held[entry.seat] = entry.text
                    self._reply(entry.player, entry.id)
                case log.Opened():
                    assert course is not None
                    self.state, self.held, unit = course.state, {}, len(self.lines)
                    for _ in range(course.people):
                        self._answered(next(answers), unit)
                    self._moved(entry.at)
                case log.Withdrawn():
                    del self.held[entry.seat]
                case log.Undone():
                    assert course is not None
                    self._go_back(entry, course.state)
                case log.Sat():
                    self.chairs[entry.seat].player = entry.player
                    self.chairs[entry.seat].name = entry.name
                    self._happened("sat", entry.at, entry.seat, entry.name)
                case log.Stood():
                    chair = self.chairs[entry.seat]
                    self._happened("stood", entry.at, entry.seat, chair.name)
                    chair.player = chair.name = ""
                case log.Filled():
                    self.chairs[entry.seat].bot = entry.bot
                    self._happened("filled", entry.at, entry.seat, entry.bot)
                case log.Started():
                    assert course is not None
                    self.state = course.state
                    self._moved(entry.at)
                    self._happened("started", entry.at)
                case log.TookOver():
                    self.chairs[entry.seat].stand_in = entry.bot
                    self._happened("took-over", entry.at, entry.seat, self.chairs[entry.seat].name)
                case log.HandedBack():
                    self.chairs[entry.seat].stand_in = ""
                    if self.playing and entry.seat in self.asked():
                        self.since = entry.at  # a player who is back gets the full time for an answer again
                    self._happened("handed-back", entry.at, entry.seat, self.chairs[entry.seat].name)
                case log.UndoAsked():
                    self.undo_wish = entry
                    self.spoken = set()
                    self._happened("undo-asked", entry.at, entry.seat, self.chairs[entry.seat].name)
                case log.UndoAnswered():
                    if entry.yes:
                        self.spoken.add(entry.player)
                    else:
                        seat = self.seats_of(entry.player)[0]
                        self.undo_wish = None
                        self._happened("undo-refused", entry.at, seat, self.chairs[seat].name)
                case log.Said():
                    speaker = next(iter(self.seats_of(entry.player)), None)
                    self._happened("said", entry.at, speaker, entry.name, entry.text)
                case log.Noted():
                    self.notes[entry.seat] = entry.text
                case log.Ended():
                    self.ended = entry
                    self.undo_wish = None
                    self._happened("ended", entry.at)
                case log.PlaysAgain():
                    if entry.duplicate:
                        self.duplicate = entry.table
                    else:
                        self.again = entry.table
                    self._happened("plays-again", entry.at)
                case log.Created():
                    raise ValueError("A table is created once.")

    def _play(self, entry: log.Entry) -> Course | None:
        """How the game continues with an entry."""
        game = self.game
        if isinstance(entry, log.Started):
            return Course(game, game.start(self.agreed))
        if isinstance(entry, log.Undone):
            return Course(game, self.state_after(entry.lines))
        if isinstance(entry, log.Line | log.Opened):
            assert self.state is not None
            course = Course(game, self.state)
            if isinstance(entry, log.Opened):
                course.open(self.held)
            else:
                action = game.chance(entry.text) if entry.seat == CHANCE else game.action(entry.text)
                course.play(entry.seat, action)
            return course
        return None

    def _answered(self, answer: Answer, unit: int) -> None:
        if answer.seat == CHANCE:
            self.asked_chance.append((len(self.lines), answer.question))
        self.lines.append((answer.seat, answer.text))
        self.units.append(unit)
        self.news.append(self.game.news(answer.events))
        self.told += len(answer.events)

    def _go_back(self, entry: log.Undone, state: State) -> None:
        self.base += len(self.lines) - entry.lines + 1
        del self.lines[entry.lines :], self.units[entry.lines :], self.news[entry.lines :]
        self.asked_chance = [(line, name) for line, name in self.asked_chance if line < entry.lines]
        self.state, self.told = state, len(state.events or ())
        state.events = None
        self.held = {}
        self._moved(entry.at)
        self._happened("undone", entry.at, entry.seat, self.chairs[entry.seat].name)

    def _moved(self, at: int) -> None:
        """A new question is asked."""
        self.since = at
        self.undo_wish = None
        window = self.settings.window or 0
        fixed = window > 0 and self.sealed and self.state is not None and self.state.stack[-1].name in self.game.windows
        self.closes = at + window * SECOND if fixed else None

    def _charge(self, seat: int, at: int) -> None:
        """Deduct the cost of an open answer from the seat's bank. Sealed ones cost nothing: the bank would reveal when
        somebody had answered."""
        pace = self.settings.pace
        if isinstance(pace, wire.Clock) and seat != CHANCE and not self.chairs[seat].played_by:
            chair = self.chairs[seat]
            chair.bank = max(0, chair.bank - max(0, at - self.since - pace.per_move * SECOND))

    def _reply(self, player: str, id: str) -> None:
        if id:
            self.replies[player, id] = self.revision
            if len(self.replies) > REMEMBERED_MOVES:
                del self.replies[next(iter(self.replies))]

    def _happened(self, what: str, at: int, seat: int | None = None, name: str = "", text: str = "") -> None:
        self.talk.append(wire.TalkLine(number=self.talked, at=at, what=what, seat=seat, name=name, text=text))
        self.talked += 1


def fold(id: str, entries: Iterable[log.Entry]) -> Table:
    """The table of a log."""
    iterator = iter(entries)
    created = next(iterator)
    assert isinstance(created, log.Created)
    table = Table(id, created)
    for entry in iterator:
        table.apply(entry)
    return table


def kinds(settings: wire.Settings, seats: int) -> list[str]:
    """Who is meant to sit where."""
    return settings.seats or ["open"] * seats


def agreed(game: Game, settings: wire.Settings) -> Any:
    """The record of settings. Tables with the same settings share it."""
    return _agreed(game.id, tuple(sorted((name, setting_text(value)) for name, value in settings.options.items())))


@lru_cache(maxsize=1024)
def _agreed(game: str, options: tuple[tuple[str, str], ...]) -> Any:
    return house.game(game).read_settings(dict(options))
