"""One table: the fold of its log. No clock, no chance of its own, no network: the same entries give the same table.

`apply` is the only thing that changes a table, when it is played as well as when it is read back from the store.
What may be appended is decided in `decide.py`; what anybody is shown is built in `show.py`.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final, NamedTuple

from whitechapel.core.frames import CHANCE, Event, State
from whitechapel.core.game import Game, option_text
from whitechapel.core.transcript import Transcript
from whitechapel.server import house, log, wire
from whitechapel.server.dice import commitment
from whitechapel.server.plain import Plain

REMEMBERED_MOVES: Final = 128
"""Of so many moves the ids are remembered; an older one has an old revision anyway."""
REMEMBERED_TALK: Final = 100
SNAPSHOTS: Final = 2
"""So many last positions are kept whole, for quick taking back."""
SECOND: Final = 1000
DAY: Final = 86_400 * SECOND


class Chair:
    """A seat, and who sits on it."""

    __slots__ = ("bank", "bot", "kind", "name", "player", "stand_in")

    def __init__(self, kind: str, bank: int) -> None:
        self.kind = kind
        """`open`, `person` or `bot:NAME`."""
        self.bot = kind.removeprefix("bot:") if kind.startswith("bot:") else ""
        """The bot whose seat it is."""
        self.player = ""
        self.name = ""
        self.stand_in = ""
        """The bot that plays for its player at the moment."""
        self.bank = bank
        """Milliseconds left beyond the time of each answer."""

    @property
    def free(self) -> bool:
        """Whether somebody can sit down here."""
        return not self.player and not self.bot

    @property
    def played_by(self) -> str:
        """The bot that answers for this seat now, or empty."""
        return self.bot or self.stand_in


class Position(NamedTuple):
    """The game after so many answers."""

    lines: int
    told: int
    state: State


class Table:
    """Everything about one table."""

    __slots__ = (
        "again", "agreed", "asked_chance", "base", "chairs", "closes", "created", "duplicate", "ended", "fresh",
        "game", "held", "id", "length", "lines", "news", "notes", "plain", "positions", "replies", "since", "spoken",
        "state", "talk", "talked", "told", "undo_wish", "units",
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
        """The lines that are chance's, and what it was asked."""
        self.units: list[int] = []
        """For each line, where the step it belongs to begins: a sealed run is taken back as a whole or not at all."""
        self.news: list[bool] = []
        """For each line, whether it has told anybody something he did not know."""
        self.base = 0
        """Added to the number of lines it gives the revision, which never comes back to an old value."""
        self.held: dict[int, str] = {}
        """Answers to the sealed run that is open, by seat."""
        self.since = created.at
        """When the present question was put."""
        self.closes: int | None = None
        """When the window of fixed length that is open will be closed."""
        self.told = 0
        """How many events there have been."""
        self.fresh: list[Event] = []
        """The events nobody has been told of yet."""
        self.positions: deque[Position] = deque(maxlen=SNAPSHOTS)
        self.replies: dict[tuple[str, str], int] = {}
        """The revision after each of the last moves, by player and id."""
        self.undo_wish: log.UndoAsked | None = None
        self.spoken: set[str] = set()
        """The players who have agreed to the wish to take something back."""
        self.talk: deque[wire.TalkLine] = deque(maxlen=REMEMBERED_TALK)
        self.talked = 0
        """How many lines of talk there have been; the length of the log would tell of sealed answers."""
        self.notes: dict[int, str] = {}
        self.ended: log.Ended | None = None
        self.again = ""
        self.duplicate = ""
        self.plain = Plain()

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
        """Counts what has publicly happened in the game. Sealed answers do not count until they are opened."""
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
        """The seats the question was put to, whether they have answered or not."""
        return self.state.asked() if self.state is not None and not self.state.over else ()

    def wanted(self) -> tuple[int, ...]:
        """The seats whose answers are still missing. In a sealed run this is a secret."""
        if not self.playing:
            return ()
        assert self.state is not None
        return tuple([seat for seat in self.state.waiting() if seat not in self.held])

    def chances(self, at: int | None = None) -> Counter[str]:
        """How often chance has answered each of its questions, in the first `at` lines."""
        return Counter([name for line, name in self.asked_chance if at is None or line < at])

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat that is asked runs out. In a sealed run it is the same whether it has answered."""
        pace = self.settings.pace
        chair = self.chairs[seat]
        if isinstance(pace, wire.Untimed) or chair.played_by or self.closes is not None:
            return None
        if isinstance(pace, wire.Days):
            return self.since + pace.days * DAY
        return self.since + pace.per_move * SECOND + chair.bank

    def due(self) -> int | None:
        """When something happens by itself: a window closes, or somebody's time is up."""
        if self.closes is not None:
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
        events = self.transcript().replay(told=True).events
        return events or []

    # -- the fold ---------------------------------------------------------------------------------

    def apply(self, entry: log.Entry) -> None:
        """Take in the next entry of the log."""
        self.length += 1
        match entry:
            case log.Line():
                self._answer(entry.seat, entry.text, len(self.lines))
                self._charge(entry.seat, entry.at)
                self._moved(entry.at)
                self._reply(entry.player, entry.id)
            case log.Held():
                self.held[entry.seat] = entry.text
                self._reply(entry.player, entry.id)
            case log.Opened():
                self._open(entry.at)
            case log.Withdrawn():
                del self.held[entry.seat]
            case log.Undone():
                self._go_back(entry)
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
                self.state = self.game.start(self.agreed)
                self._moved(entry.at)
                self._happened("started", entry.at)
            case log.TookOver():
                self.chairs[entry.seat].stand_in = entry.bot
                self._happened("took-over", entry.at, entry.seat, self.chairs[entry.seat].name)
            case log.HandedBack():
                self.chairs[entry.seat].stand_in = ""
                if self.playing and entry.seat in self.asked():
                    self.since = entry.at  # whoever is back has the whole time of an answer again
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

    def _answer(self, seat: int, text: str, unit: int) -> None:
        state = self.state
        assert state is not None
        action = self.game.chance(text) if seat == CHANCE else self.game.action(text)
        if unit == len(self.lines):
            self.positions.append(Position(len(self.lines), self.told, state.clone()))
        if seat == CHANCE:
            self.asked_chance.append((len(self.lines), state.stack[-1].name))
        state.events = []
        state.play(seat, action)
        events, state.events = state.events, None
        self.lines.append((seat, action.text))
        self.units.append(unit)
        self.news.append(self.game.news(events))
        self.told += len(events)
        self.fresh += events

    def _open(self, at: int) -> None:
        """Open the sealed run. The order of seats, not of answering, stands in the transcript."""
        assert self.state is not None
        usual = self.game.windows.get(self.state.stack[-1].name, "")
        held, self.held = self.held, {}
        unit = len(self.lines)
        for seat in self.state.waiting():
            self._answer(seat, held.get(seat, usual), unit)
        self._moved(at)

    def _go_back(self, entry: log.Undone) -> None:
        while self.positions and self.positions[-1].lines > entry.lines:
            self.positions.pop()
        self.base += len(self.lines) - entry.lines + 1
        del self.lines[entry.lines :], self.units[entry.lines :], self.news[entry.lines :]
        self.asked_chance = [(line, name) for line, name in self.asked_chance if line < entry.lines]
        if self.positions and self.positions[-1].lines == entry.lines:
            position = self.positions.pop()
            self.state, self.told = position.state, position.told
        else:
            self.state = self.transcript().replay(told=True)
            self.told = len(self.state.events or ())
            self.state.events = None
        self.fresh = []
        self.held = {}
        self._moved(entry.at)
        self._happened("undone", entry.at, entry.seat, self.chairs[entry.seat].name)

    def _moved(self, at: int) -> None:
        """A new question is put."""
        self.since = at
        self.undo_wish = None
        window = self.settings.window or 0
        fixed = window > 0 and self.sealed and self.state is not None and self.state.stack[-1].name in self.game.windows
        self.closes = at + window * SECOND if fixed else None

    def _charge(self, seat: int, at: int) -> None:
        """Take what an answer in the open has cost from the seat's bank. Sealed ones cost nothing: the bank would tell
        when somebody had answered."""
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
    table.fresh = []
    return table


def kinds(settings: wire.Settings, seats: int) -> list[str]:
    """Who is meant to sit where."""
    return settings.seats or ["open"] * seats


def agreed(game: Game, settings: wire.Settings) -> Any:
    """The options record. Tables with the same options share it."""
    return _agreed(game.id, tuple(sorted((name, option_text(value)) for name, value in settings.options.items())))


@lru_cache(maxsize=1024)
def _agreed(game: str, options: tuple[tuple[str, str], ...]) -> Any:
    return house.game(game).read_options(dict(options))
