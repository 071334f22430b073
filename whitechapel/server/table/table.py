"""One table: the fold of its log. No clock, no randomness, no network: the same entries give the same table.

`take` is the only thing that changes a table. What may be appended to its log is decided in `decide.py`, which plays
the game on a copy to find out; what anybody is shown is built in `show.py`.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from itertools import takewhile
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from whitechapel.core import lessons
from whitechapel.core.frames import CHANCE, Action, Event, GameError, State
from whitechapel.core.game import Game, setting_text
from whitechapel.core.transcript import Transcript
from whitechapel.server.table import house, log, wire
from whitechapel.server.table.freeze import thaw
from whitechapel.server.table.json_form import JsonForm
from whitechapel.server.table.proof import EMPTY, Proof, commitment, link
from whitechapel.server.table.story import EVERY, Checkpoint, Passage, Story

REMEMBERED_MOVES: Final = 128
"""How many moves are remembered by their ids; an older one has an old revision anyway."""
REMEMBERED_TALK: Final = 100
REMEMBERED_STATES: Final = 4
"""How many of the last states are kept, for taking back; a table that has just been read has none of them. They are
most of what a table weighs; going back further means playing on from a checkpoint."""
REMEMBERED_EVENTS: Final = 256
"""How many of the last events are kept, for those who come or have missed something."""
MOST_ANSWERS: Final = 100_000
"""A game that is not over after this many answers, those taken back included, is stopped."""
MOST_UNDOS: Final = 200
"""How often a seat may take something back, or ask to."""
MOST_TALK: Final = 5000
"""How many lines of talk a table keeps; people fall silent there, the game goes on."""
MOST_HAPPENED: Final = 10_000
"""Beyond this many lines of talk and of what has happened, nobody does any more what they could do for ever without a
single answer, such as offering the end of the game and declining it."""
MOST_NOTES: Final = 5000
"""How often a seat's notebook may be rewritten."""
SECOND: Final = 1000
MIXING: Final = 5 * SECOND
"""How long a table waits for promises, and then for values, before it begins without those that are missing."""
DAY: Final = 86_400 * SECOND


FIRST_RULES: Final = 1
"""The rules that all games had before their version was written into the log."""


class Unreadable(GameError):
    """A log that cannot be understood: nothing is done to it, and all others go on."""

    code = "unreadable"
    """What its visitors are told: `wrong-unreadable`."""


class OtherRules(Unreadable):
    """A game that was begun under other rules than those of this server. It is kept."""

    code = "other-rules"


class Chair:
    """A seat, and who sits on it."""

    __slots__ = (
        "awaited", "bank", "bot", "face", "kind", "name", "notes", "player", "promise", "resigned", "stand_in", "undos",
        "value",
    )  # fmt: skip

    def __init__(self, kind: str, bank: int) -> None:
        self.kind = kind
        """`open`, `person` or `bot:NAME`."""
        self.bot = kind.removeprefix("bot:") if kind.startswith("bot:") else ""
        """The bot that owns the seat."""
        self.player = ""
        self.name = ""
        self.face: wire.Face = ""
        self.stand_in = ""
        """The bot that is standing in for the player."""
        self.resigned = False
        """Whether the player has given the seat up; a bot that plays it then is never sent away."""
        self.bank = bank
        """Milliseconds left beyond the time for each answer."""
        self.awaited = False
        """Whether a promise is expected of the player's browser."""
        self.promise = ""
        """What the player's browser has promised to mix into the shuffles, by its SHA-256."""
        self.value = b""
        self.undos = 0
        """How often something was taken back here, or others were asked for it."""
        self.notes = 0
        """How often its notebook was written."""

    @property
    def free(self) -> bool:
        """Whether somebody can sit down here."""
        return not self.player and not self.bot

    @property
    def played_by(self) -> str:
        """The bot that answers for this seat now, or empty."""
        return self.bot or self.stand_in


class Answer:
    """An answer that has been played: the question it answers, and the events it led to."""

    __slots__ = ("events", "question", "seat", "text")

    def __init__(self, seat: int, text: str, question: str, events: list[Event]) -> None:
        self.seat = seat
        self.text = text
        self.question = question
        self.events = events


class Course:
    """How a game continued: the state it has reached, and the answers that led there."""

    __slots__ = ("answers", "game", "state", "told")

    def __init__(self, game: Game, state: State, told: int = 0) -> None:
        self.game = game
        self.state = state
        self.told = told
        """After going back: how many events there have been until then."""
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
        "again", "agreed", "asked_chance", "asked_times", "base", "chairs", "chapter", "checkpoints", "closed",
        "closes", "created", "cue", "duplicate", "ended", "events", "fixed", "game", "heard", "held", "id", "inside",
        "json", "kept", "last", "length", "lesson", "lines", "muted", "news", "notes", "nudged", "record", "records",
        "removed", "replies", "rests", "seed", "since", "spoken", "state", "states", "step", "stopped", "talk",
        "talked", "told", "units", "wish",
    )  # fmt: skip

    def __init__(self, id: str, created: log.Created) -> None:
        self.id = id
        self.created = created
        self.game: Game = house.game(created.settings.game)
        rules = created.rules or FIRST_RULES
        if rules != self.game.rules:
            raise OtherRules(
                "table-rules",
                "It is played under version {rules} of the rules of {game}; this server has version {ours}.",
                rules=rules,
                game=self.game.id,
                ours=self.game.rules,
            )
        self.agreed: Any = agreed(self.game, created.settings)
        self.lesson = lessons.find(self.game, created.settings.lesson) if created.settings.lesson else None
        """The lesson that is given here."""
        if created.settings.lesson and self.lesson is None:
            raise Unreadable(
                "table-lesson",
                "{game} no longer has the lesson '{lesson}'.",
                game=self.game.id,
                lesson=created.settings.lesson,
            )
        self.chapter = 0
        """The lesson's chapter that has been reached."""
        self.step = 0
        """The step of that chapter that has been reached."""
        self.cue = 0
        """How much of the step's script the others and chance have played."""
        pace = created.settings.pace
        bank = pace.bank * SECOND if isinstance(pace, wire.Clock) else 0
        self.chairs = [Chair(kind, bank) for kind in kinds(created.settings, self.agreed.seats)]
        self.length = 1
        """How many entries the log has."""
        self.last: log.Entry = created
        """The last of them."""
        self.kept = 0
        """How many of them are in the last snapshot."""
        self.state: State | None = None
        """None until the game begins."""
        self.seed = created.seed
        """What all shuffles and rolls follow from, once the game has begun."""
        self.fixed: int | None = None
        """When the promises were fixed."""
        self.lines: list[tuple[int, str]] = []
        self.record = EMPTY
        """The head of the record of all lines."""
        self.asked_chance: list[tuple[int, str]] = []
        """The lines given by chance, and what it was asked."""
        self.asked_times: Counter[str] = Counter()
        """How often chance was asked each of its questions."""
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
        self.rests: int | None = None
        """When the rest between two hands will end."""
        self.told = 0
        """How many events there have been."""
        self.events: deque[Event] = deque(maxlen=REMEMBERED_EVENTS)
        """The last of them."""
        self.heard: dict[int | None, tuple[int, msgspec.Raw]] = {}
        """For each seat that has asked since the last revision: the last events as it was told them, as JSON, and the
        number of the first."""
        self.states: deque[Checkpoint] = deque(maxlen=REMEMBERED_STATES)
        """The game as it was before each of the last steps."""
        self.checkpoints: list[Checkpoint] = []
        """The game as it was every now and then."""
        self.records: list[Any] = []
        """What checkpoints that are still frozen refer to."""
        self.replies: dict[tuple[str, str], int] = {}
        """The revision after each of the last moves, by player and id."""
        self.wish: log.UndoAsked | log.EndAsked | None = None
        """What somebody has asked the others for."""
        self.spoken: set[str] = set()
        """The players who have agreed to it."""
        self.nudged: set[int] = set()
        """The seats that have been reminded of the current question."""
        self.talk: deque[wire.TalkLine] = deque(maxlen=REMEMBERED_TALK)
        self.talked = 0
        """How many lines of talk there have been; the length of the log would reveal sealed answers."""
        self.notes: dict[int, str] = {}
        self.muted: set[str] = set()
        """The players who may not talk."""
        self.removed: set[str] = set()
        """The players who may not come back."""
        self.closed = False
        """Whether nobody new may come."""
        self.inside: frozenset[str] = frozenset()
        """The players who were there when the table was closed."""
        self.ended: log.Ended | None = None
        self.stopped = False
        """Whether the game has been stopped because it was too long."""
        self.again = ""
        self.duplicate = ""
        self.json = JsonForm()

    # -- questions about it -----------------------------------------------------------------------

    @property
    def settings(self) -> wire.Settings:
        return self.created.settings

    @property
    def commitment(self) -> str:
        """The server's promise of its part of the seed."""
        return commitment(self.created.seed)

    @property
    def head(self) -> str:
        """The head of the record: it binds the server to all answers so far without showing them."""
        return self.record.hex() if self.lines and self.created.key else ""

    @property
    def copied(self) -> int:
        """How many of the answers were given in the game that this one is a branch of."""
        branch = self.created.branch
        return branch.lines if branch is not None and branch.world == "true" else 0

    @property
    def whole(self) -> bool:
        """Whether its answers lead here from the beginning of a game."""
        return self.lesson is None and self.created.laid is None

    @property
    def twins(self) -> tuple[str, str]:
        """The table whose shuffles are repeated here, and the one where these are repeated; empty: none."""
        return self.created.duplicate_of, self.duplicate

    def promises(self) -> dict[int, str]:
        """What the browsers have promised to mix into the shuffles, by seat."""
        return {seat: chair.promise for seat, chair in enumerate(self.chairs) if chair.promise}

    def proof(self) -> Proof:
        """What is shown after the game."""
        values = {seat: chair.value for seat, chair in enumerate(self.chairs) if chair.value}
        return Proof(self.created.seed, self.promises(), values, self.created.key)

    @property
    def revision(self) -> int:
        """Counts the public events of the game. Sealed answers do not count until they are opened."""
        return self.base + len(self.lines)

    @property
    def playing(self) -> bool:
        """Whether the game has begun and is not over."""
        return self.state is not None and not self.state.over and not self.over

    @property
    def over(self) -> bool:
        """Whether nobody will ever answer here again, so that everything can be shown."""
        return self.ended is not None or self.stopped

    @property
    def sealed(self) -> bool:
        """Whether a sealed run is open."""
        return self.playing and self.state is not None and self.state.stack[-1].sealed

    def seats_of(self, player: str) -> list[int]:
        """Where this player sits."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.player == player]

    def people(self) -> set[str]:
        """The players who sit here."""
        return {chair.player for chair in self.chairs if chair.player}

    def bars(self, player: str) -> str:
        """Why a player may not be here, or empty."""
        if player in self.removed:
            return "removed"
        if self.closed and player != self.created.host and player not in self.inside and not self.seats_of(player):
            return "closed"
        if self.created.shared and not self.seats_of(player):
            return "shuffles-kept"
        return ""

    def asked(self) -> tuple[int, ...]:
        """The seats the question was put to, whether or not they have answered."""
        return self.state.asked() if self.playing and self.state is not None else ()

    def wanted(self) -> tuple[int, ...]:
        """The seats whose answers are still missing. In a sealed run this is secret."""
        if not self.playing or self.rests is not None:
            return ()
        assert self.state is not None
        return tuple([seat for seat in self.state.waiting() if seat not in self.held])

    def chances(self) -> Counter[str]:
        """How often chance has answered each of its questions."""
        return self.asked_times.copy()

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
        """When something happens by itself: the game begins, a window closes, a hand is dealt, or somebody's time is
        up."""
        if self.state is None:
            return self._mixed_by()
        if self.rests is not None:
            return self.rests
        if self.closes is not None or isinstance(self.settings.pace, wire.Untimed):
            return self.closes
        times = [self.deadline(seat) for seat in self.wanted()]
        return min([time for time in times if time is not None], default=None)

    def _mixed_by(self) -> int | None:
        """Until when the table waits for what is mixed into the shuffles, if it waits for nothing else."""
        if any(chair.free for chair in self.chairs):
            return None
        return (self.since if self.fixed is None else self.fixed) + MIXING

    def beginning(self) -> State:
        """The state before the first answer."""
        if self.created.laid is not None:
            return thaw(self.game, self.agreed, *self.created.laid)
        if self.lesson is None:
            return self.game.start(self.agreed)
        return lessons.beginning(self.game, self.lesson, self.chapter)

    def transcript(self) -> Transcript:
        """The game so far."""
        transcript = Transcript(self.game, self.agreed)
        transcript.lines = self.lines[:]
        return transcript

    def story(self, first: int, end: int | None = None) -> Story:
        """What has happened from event number `first` on, or up to number `end`."""
        last = self.told if end is None else min(end, self.told)
        first = min(max(0, first), last)
        kept = self.told - len(self.events)
        if first >= kept:
            return Story(first, last, list(self.events)[first - kept : last - kept])
        begin = bisect_right(self.checkpoints, first, key=_told) - 1
        after = next((mark.lines for mark in self.checkpoints[begin + 1 :] if mark.told >= last), len(self.lines))
        return Story(first, last, self._passage(begin, after))

    def passage(self, start: int, end: int) -> Passage:
        """The game up to its first `end` answers, from a checkpoint before number `start`."""
        return self._passage(bisect_right(self.checkpoints, start, key=_lines) - 1, end)

    def steps(self, start: int) -> list[int]:
        """The answers from number `start` on with which an update began: whatever chance did next belongs to it, but
        not the deal after a rest."""
        rests = self.game.rests if self.settings.pause else ()
        chances = takewhile(lambda one: one[0] >= start, reversed(self.asked_chance))
        deals = {line for line, question in chances if question in rests}
        return [
            line
            for line in range(start, len(self.lines))
            if self.units[line] == line and (self.lines[line][0] != CHANCE or line in deals)
        ]

    def state_after(self, lines: int) -> tuple[State, int]:
        """The game as it was after its first `lines` answers, and how many events there had been."""
        for mark in reversed(self.states):
            if mark.lines == lines:
                assert isinstance(mark.state, State)
                return mark.state.clone(), mark.told
        passage = self.passage(lines, lines)
        while passage.next is not None:
            passage.step()
        return passage.state, passage.told

    def _passage(self, checkpoint: int, end: int) -> Passage:
        """The game from a checkpoint (-1: from its beginning) up to its first `end` answers."""
        if checkpoint < 0:
            return Passage(self.game, self.beginning(), 0, 0, self.lines[:end])
        lines, told, state, head = self.checkpoints[checkpoint]
        if not isinstance(state, State):
            state = thaw(self.game, self.agreed, state, self.records)
            self.checkpoints[checkpoint] = Checkpoint(lines, told, state, head)
        return Passage(self.game, state.clone(), lines, told, self.lines[lines:end])

    # -- the fold ---------------------------------------------------------------------------------

    def apply(self, entry: log.Entry) -> None:
        """Take in the next entry of the log as it is read back, playing what it says."""
        self.take([entry], self._play(entry))

    def take(self, entries: Sequence[log.Entry], course: Course | None = None) -> None:
        """Take in the next entries of the log. `course`: how the game continued with them, if it did."""
        answers = iter(course.answers if course is not None else ())
        if course is not None and self.state is not None and course.state is not self.state:
            self.states.append(Checkpoint(len(self.lines), self.told, self.state, self.record))
        for entry in entries:
            self.length += 1
            self.last = entry
            match entry:
                case log.Line():
                    assert course is not None
                    self.state = course.state
                    self._answered(next(answers), len(self.lines))
                    self._charge(entry.seat, entry.at)
                    self._moved(entry.at)
                    self._reply(entry.player, entry.id)
                    self._follow(entry)
                case log.Held():
                    self.held[entry.seat] = entry.text
                    self._follow(entry)
                    self._reply(entry.player, entry.id)
                case log.Opened():
                    assert course is not None
                    self.state, self.held, unit = course.state, {}, len(self.lines)
                    for _ in range(course.people):
                        self._answered(next(answers), unit)
                    self._moved(entry.at)
                case log.Withdrawn():
                    del self.held[entry.seat]
                    self.chairs[entry.seat].undos += 1
                case log.Undone():
                    assert course is not None
                    self._go_back(entry, course)
                case log.Step():
                    self.step, self.cue = entry.step, 0
                case log.Chapter():
                    assert course is not None
                    self.chapter, self.step, self.cue = entry.chapter, 0, 0
                    self._cut(0, course, entry.at)
                    self.states.clear()
                    self.checkpoints.clear()
                case log.Sat():
                    chair = self.chairs[entry.seat]
                    chair.player, chair.name, chair.awaited = entry.player, entry.name, entry.awaited
                    chair.face = entry.face
                    self.since = entry.at
                    self._happened("sat", entry.at, entry.seat, entry.name)
                case log.Stood():
                    chair = self.chairs[entry.seat]
                    self._happened("stood", entry.at, entry.seat, chair.name)
                    chair.player = chair.name = chair.face = chair.promise = ""
                case log.Promised():
                    self.chairs[entry.seat].promise = entry.promise
                case log.Fixed():
                    self.fixed = entry.at
                case log.Revealed():
                    self.chairs[entry.seat].value = entry.value
                case log.Filled():
                    self.chairs[entry.seat].bot = entry.bot
                    self.since = entry.at
                    self._happened("filled", entry.at, entry.seat, entry.bot)
                case log.Started():
                    assert course is not None
                    self.state = course.state
                    self.seed = self.proof().seed
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
                case log.UndoAsked() | log.EndAsked():
                    self.wish = entry
                    self.spoken = set()
                    self.chairs[entry.seat].undos += isinstance(entry, log.UndoAsked)
                    self._happened(log.kind(entry), entry.at, entry.seat, self.chairs[entry.seat].name)
                case log.UndoAnswered():
                    if entry.yes:
                        self.spoken.add(entry.player)
                    else:
                        seat = self.seats_of(entry.player)[0]
                        self.wish = None
                        self._happened("undo-refused", entry.at, seat, self.chairs[seat].name)
                case log.Resigned():
                    chair = self.chairs[entry.seat]
                    chair.resigned, chair.stand_in = True, entry.bot
                    self._happened("resigned", entry.at, entry.seat, chair.name)
                case log.Nudged():
                    self.nudged.add(entry.seat)
                    self._happened("nudged", entry.at, entry.seat, self.chairs[entry.seat].name)
                case log.Renamed():
                    for seat in self.seats_of(entry.player):
                        chair = self.chairs[seat]
                        if chair.name != entry.name:
                            self._happened("renamed", entry.at, seat, chair.name, entry.name)
                        chair.name, chair.face = entry.name, entry.face
                case log.Said():
                    speaker = next(iter(self.seats_of(entry.player)), None)
                    self._happened("said", entry.at, speaker, entry.name, entry.text, entry.player)
                case log.Noted():
                    self.notes[entry.seat] = entry.text
                    self.chairs[entry.seat].notes += 1
                case log.Muted():
                    (self.muted.add if entry.muted else self.muted.discard)(entry.player)
                case log.Removed():
                    self._removed(entry)
                case log.Erased():
                    self._erased(entry)
                case log.Closed():
                    self.closed, self.inside = entry.closed, frozenset(entry.inside)
                    self._happened("closed" if entry.closed else "reopened", entry.at)
                case log.Ended():
                    self.ended = entry
                    self.wish = self.closes = self.rests = None
                    self._happened("ended", entry.at)
                case log.Stopped():
                    self.stopped = True
                    self.closes = None
                    self._happened("shut" if entry.shut else "stopped", entry.at)
                case log.PlaysAgain():
                    if entry.duplicate:
                        self.duplicate = entry.table
                    else:
                        self.again = entry.table
                    self._happened("plays-again", entry.at)
                case log.Created():
                    raise ValueError("A table is created once.")
        if course is not None:
            self._mark()

    def _play(self, entry: log.Entry) -> Course | None:
        """How the game continues with an entry."""
        game = self.game
        if isinstance(entry, log.Started):
            return Course(game, self.beginning())
        if isinstance(entry, log.Chapter):
            assert self.lesson is not None
            return Course(game, lessons.beginning(game, self.lesson, entry.chapter))
        if isinstance(entry, log.Undone):
            return Course(game, *self.state_after(entry.lines))
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

    def _follow(self, entry: log.Line | log.Held) -> None:
        """Turn a line in the script of a lesson, if this was it."""
        if self.lesson is not None and not entry.player:
            lines = self.lesson.chapters[self.chapter].steps[self.step].before
            seat = "*" if entry.seat == CHANCE else str(entry.seat)
            self.cue += self.cue < len(lines) and lines[self.cue].partition(" ")[0] == seat

    def _answered(self, answer: Answer, unit: int) -> None:
        if answer.seat == CHANCE:
            self.asked_chance.append((len(self.lines), answer.question))
            self.asked_times[answer.question] += 1
        self.lines.append((answer.seat, answer.text))
        self.record = link(self.record, self.created.key, answer.seat, answer.text)
        self.units.append(unit)
        self.news.append(self.game.news(answer.events))
        self.told += len(answer.events)
        self.events += answer.events

    def _go_back(self, entry: log.Undone, course: Course) -> None:
        self._cut(entry.lines, course, entry.at)
        self.chairs[entry.seat].undos += 1
        self._happened("undone", entry.at, entry.seat, self.chairs[entry.seat].name)

    def _cut(self, lines: int, course: Course, at: int) -> None:
        """Put away all but the first `lines` answers."""
        self.base += len(self.lines) - lines + 1
        self.record = self._record_after(lines)
        del self.lines[lines:], self.units[lines:], self.news[lines:]
        while self.asked_chance and self.asked_chance[-1][0] >= lines:
            self.asked_times[self.asked_chance.pop()[1]] -= 1
        for marks in (self.states, self.checkpoints):
            while marks and marks[-1].lines > lines:
                marks.pop()
        for _ in range(min(self.told - course.told, len(self.events))):
            self.events.pop()
        self.state, self.told = course.state, course.told
        self.held = {}
        self._moved(at)

    def _record_after(self, lines: int) -> bytes:
        """The head of the record as it was after the first `lines` answers."""
        marks = [mark for mark in (*self.checkpoints, *self.states) if mark.lines <= lines]
        mark = max(marks, key=_lines, default=None)
        start, head = (0, EMPTY) if mark is None else (mark.lines, mark.head)
        for seat, text in self.lines[start:lines]:
            head = link(head, self.created.key, seat, text)
        return head

    def _removed(self, entry: log.Removed) -> None:
        """Somebody has to go: their seats become free before the game, and bots' during it."""
        self.removed.add(entry.player)
        self._happened("removed", entry.at, name=entry.name, player=entry.player)
        if self.state is not None and not entry.bot:
            return  # the game is over: they remain part of its story
        seats = self.seats_of(entry.player)
        if self.wish is not None and self.wish.seat in seats:
            self.wish = None
        for seat in seats:
            chair = self.chairs[seat]
            chair.player = chair.name = chair.face = chair.stand_in = ""
            chair.bot = entry.bot

    def _erased(self, entry: log.Erased) -> None:
        """Somebody is a guest from now on, here and in what is told of the past."""
        for seat in self.seats_of(entry.player):
            chair = self.chairs[seat]
            chair.name = chair.face = ""
            if seat in self.notes:
                self.notes[seat] = ""
        for number, line in enumerate(self.talk):
            if line.player == entry.player:
                text = "" if line.what in ("said", "renamed") else line.text
                self.talk[number] = replace(line, name="", text=text)

    def _mark(self) -> None:
        """Remember the state every now and then."""
        self.heard.clear()
        lines = len(self.lines)
        if lines - (self.checkpoints[-1].lines if self.checkpoints else 0) >= EVERY:
            assert self.state is not None
            self.checkpoints.append(Checkpoint(lines, self.told, self.state.clone(), self.record))

    def _moved(self, at: int) -> None:
        """A new question is asked."""
        self.since = at
        self.wish = None
        self.nudged = set()
        window = self.settings.window or 0
        fixed = window > 0 and self.sealed and self.state is not None and self.state.stack[-1].name in self.game.windows
        self.closes = at + window * SECOND if fixed else None
        chance = self.playing and self.state is not None and self.state.seat() == CHANCE
        self.rests = at + self.settings.pause * SECOND if chance else None

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

    def _happened(
        self, what: str, at: int, seat: int | None = None, name: str = "", text: str = "", player: str = ""
    ) -> None:
        of = player or ("" if seat is None else self.chairs[seat].player)
        self.talk.append(
            wire.TalkLine(number=self.talked, at=at, what=what, seat=seat, name=name, text=text, player=of)
        )
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


def _lines(mark: Checkpoint) -> int:
    return mark.lines


def _told(mark: Checkpoint) -> int:
    return mark.told


WRONG: Final = (ArithmeticError, AssertionError, LookupError, TypeError, ValueError)
"""What an entry that says something impossible may lead to."""


@contextmanager
def understanding(number: Callable[[], int]) -> Iterator[None]:
    """While entries are read and played: whatever is wrong with one of them becomes a sentence with its number. Raises
    Unreadable, or OtherRules."""
    try:
        yield
    except Unreadable:
        raise
    except (GameError, msgspec.MsgspecError, *WRONG) as error:
        reason = str(error) or type(error).__name__
        raise Unreadable(
            "table-unreadable", "Entry {number} cannot be read: {reason}", number=number(), reason=reason
        ) from error


def kinds(settings: wire.Settings, seats: int) -> list[str]:
    """Who is meant to sit where."""
    return settings.seats or ["open"] * seats


def agreed(game: Game, settings: wire.Settings) -> Any:
    """The record of settings. Tables with the same settings share it."""
    return _agreed(game.id, tuple(sorted((name, setting_text(value)) for name, value in settings.options.items())))


@lru_cache(maxsize=1024)
def _agreed(game: str, options: tuple[tuple[str, str], ...]) -> Any:
    return house.game(game).read_settings(dict(options))
