"""What happens when somebody asks for something: the entries to store, and the reply. Nothing is changed here.

Every function looks at a table and says what would have to be appended to its log. An answer is checked once and played
once, on a copy of the state; the decision carries that copy, and the table adopts it. The caller lets the table
take the decision in, stores its entries, and only then shows anything to anybody.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile
from typing import Any, Final, NamedTuple

from whitechapel.bots import players, rating
from whitechapel.core import lessons
from whitechapel.core.frames import CHANCE, NOT_YOUR_TURN
from whitechapel.server.table import coach, log, say, wire
from whitechapel.server.table.dice import chance
from whitechapel.server.table.proof import Proof, commitment
from whitechapel.server.table.table import (
    MOST_ANSWERS,
    MOST_HAPPENED,
    MOST_NOTES,
    MOST_TALK,
    MOST_UNDOS,
    SECOND,
    Course,
    Table,
)

NOBODY: Final = 0
ONE_SEAT: Final = 1
EVERYBODY: Final = 2
PATIENCE: Final = 60 * SECOND
"""How long, in milliseconds, somebody has for an answer before they can be reminded."""
SPECTATORS_TALK: Final = 8
"""How many lines all spectators together may say within `TALK_SECONDS`."""
TALK_SECONDS: Final = 10


class Decision:
    """What to store, who then gets a fresh update, and what to reply to the player who asked."""

    __slots__ = ("accepted", "course", "entries", "info", "reply", "seat", "shown")

    def __init__(
        self,
        entries: Sequence[log.Entry] = (),
        shown: int = NOBODY,
        seat: int = -1,
        info: bool = False,
        reply: wire.Message | None = None,
        course: Course | None = None,
    ) -> None:
        self.entries = entries
        self.shown = shown
        """Who gets an update: NOBODY, ONE_SEAT or EVERYBODY."""
        self.seat = seat
        """Whose update it is, for ONE_SEAT."""
        self.info = info
        """Whether the public information about the table changes."""
        self.reply = reply
        self.course = course
        """How the game continues with the entries, if it does: it has already been played."""
        self.accepted = ""
        """The id of the move of `seat` made here; the update that shows it acknowledges it."""


class Asker(NamedTuple):
    """The player who is asking."""

    player: str
    name: str
    face: wire.Face = ""
    invited: bool = False
    """Whether they have the key of the seat they want."""


def wrong(code: str, table: str, id: str = "") -> Decision:
    """A refusal that has nothing to do with the rules of the game."""
    return Decision(reply=say.wrong(code, table, id))


# -- before the game -------------------------------------------------------------------------------


def sit(table: Table, wanted: wire.Sit, who: Asker, now: int) -> Decision:
    """Take a seat: an open one, or any free one for the host and for those who have its link. Only these two can have
    several, to share a screen."""
    seat = wanted.seat
    if table.state is not None:
        return wrong("already-started", table.id)
    if table.talked >= MOST_TALK:
        return wrong("talk-full", table.id)
    if seat is None:
        free = [number for number, chair in enumerate(table.chairs) if chair.free and chair.kind == "open"]
        if not free:
            return wrong("no-free-seat", table.id)
        seat = free[0]
    if seat >= len(table.chairs):
        return wrong("no-such-seat", table.id)
    chair = table.chairs[seat]
    if chair.player == who.player:
        promised = _promised(table, wanted, seat, now)
        return _start(table, promised, now) if promised else Decision(shown=ONE_SEAT, seat=seat)
    if not chair.free:
        return wrong("seat-taken", table.id)
    if chair.kind != "open" and not who.invited and who.player != table.created.host:
        return wrong("seat-kept", table.id)
    if not who.invited and who.player != table.created.host and table.seats_of(who.player):
        return wrong("one-seat", table.id)
    sat = log.Sat(at=now, seat=seat, player=who.player, name=who.name, face=who.face)
    return _start(table, [sat, *_promised(table, wanted, seat, now)], now)


def _promised(table: Table, wanted: wire.Sit, seat: int, now: int) -> list[log.Entry]:
    """The promise of a player who sits down; there is nothing to promise where the same shuffles are played again."""
    late = table.fixed is not None or table.chairs[seat].promise
    if not wanted.promise or late or table.created.duplicate_of or table.created.shared or table.lesson:
        return []
    return [log.Promised(at=now, seat=seat, promise=wanted.promise)]


def reveal(table: Table, wanted: wire.Reveal, who: Asker, now: int) -> Decision:
    """The value that was promised is shown; the game begins with the last one. One that comes too late is left out."""
    if not _owns(table, wanted.seat, who.player):
        return wrong("not-your-seat", table.id)
    chair, value = table.chairs[wanted.seat], bytes.fromhex(wanted.value)
    if table.fixed is None or commitment(value) != chair.promise:
        return wrong("not-promised", table.id)
    if chair.value or table.state is not None:
        return Decision()
    return _start(table, [log.Revealed(at=now, seat=wanted.seat, value=value)], now)


def stand(table: Table, wanted: wire.Stand, who: Asker, now: int) -> Decision:
    """Give a seat back before the game has begun."""
    if not _owns(table, wanted.seat, who.player):
        return wrong("not-your-seat", table.id)
    if table.state is not None or table.fixed is not None:
        return wrong("already-started", table.id)
    return Decision([log.Stood(at=now, seat=wanted.seat)], EVERYBODY, info=True)


def fill(table: Table, wanted: wire.Fill, who: Asker, now: int) -> Decision:
    """The host puts a bot on a free seat."""
    if who.player != table.created.host:
        return wrong("host-only", table.id)
    if wanted.seat >= len(table.chairs):
        return wrong("no-such-seat", table.id)
    if wanted.bot not in players(table.game.id):
        return wrong("no-such-bot", table.id)
    if table.settings.rated and rating(table.game.id, wanted.bot, wanted.seat) is None:
        return wrong("unrated-bot", table.id)
    if not table.chairs[wanted.seat].free:
        return wrong("seat-taken", table.id)
    return _start(table, [log.Filled(at=now, seat=wanted.seat, bot=wanted.bot)], now)


def begin(table: Table, now: int) -> Decision:
    """Start at once if nobody is missing: for tables of bots, and for those who play again."""
    return _start(table, [], now)


def _start(table: Table, entries: list[log.Entry], now: int, late: bool = False) -> Decision:
    """What follows before the game: once the last seat is taken and the last promise made they are fixed, and with the
    last value the game begins. `late`: what is still missing is not waited for any longer."""
    chairs = dict(enumerate(table.chairs))
    taken = {entry.seat for entry in entries if isinstance(entry, log.Sat | log.Filled)}
    if table.state is not None or any(chair.free and seat not in taken for seat, chair in chairs.items()):
        return Decision(entries, EVERYBODY, info=True)
    promises = table.promises() | {entry.seat: entry.promise for entry in entries if isinstance(entry, log.Promised)}
    if table.fixed is None and not late and any(one.awaited and seat not in promises for seat, one in chairs.items()):
        return Decision(entries, EVERYBODY, info=True)
    if table.fixed is None and promises:
        return Decision([*entries, log.Fixed(at=now)], EVERYBODY, info=True)
    proof = table.proof()
    values = {**proof.values} | {entry.seat: entry.value for entry in entries if isinstance(entry, log.Revealed)}
    if len(values) < len(promises) and not late:
        return Decision(entries)
    course = Course(table.game, table.beginning())
    chances = _chances(table, course, now, Proof(proof.secret, promises, values).seed)
    return Decision([*entries, log.Started(at=now), *chances], EVERYBODY, info=True, course=course)


# -- answers ---------------------------------------------------------------------------------------


def move(table: Table, wanted: wire.Move, who: Asker, now: int) -> Decision:
    """Somebody answers. A move that was already made is acknowledged again; a refused one changes nothing."""
    seat = wanted.seat
    if not _owns(table, seat, who.player):
        return wrong("not-your-seat", table.id, wanted.id)
    known = table.replies.get((who.player, wanted.id))
    if known is not None:
        return Decision(reply=wire.Accepted(table=table.id, id=wanted.id, revision=known))
    if table.state is None:
        return Decision(reply=say.refused(table, wanted.id, "not-started", []))
    if table.chairs[seat].resigned or (table.ended is not None and table.ended.early):
        return wrong("not-playing", table.id, wanted.id)
    if wanted.revision != table.revision:
        stale = wire.Stale(table=table.id, id=wanted.id, revision=table.revision)
        return Decision(shown=ONE_SEAT, seat=seat, reply=stale)
    if table.stopped:
        return wrong("table-full", table.id, wanted.id)
    decision = _answer(table, seat, wanted.answer, now, who.player, wanted.id)
    if isinstance(decision, str):
        word = coach.word(table, wanted.answer)
        return Decision(reply=say.refused(table, wanted.id, decision, options(table, seat), word))
    if not coach.takes(table, wanted.answer):
        return Decision(reply=coach.unwanted(table, wanted.id, wanted.answer, options(table, seat)))
    if table.chairs[seat].stand_in:
        decision.entries = [log.HandedBack(at=now, seat=seat), *decision.entries]
        decision.shown, decision.info = EVERYBODY, True
    decision.accepted = wanted.id
    return decision


def bot_move(table: Table, seat: int, revision: int, answer: str, now: int) -> Decision:
    """A bot answers, unless it is no longer asked. An illegal answer counts as none."""
    if revision != table.revision or not table.chairs[seat].played_by or seat not in table.wanted():
        return Decision()
    decision = _answer(table, seat, answer, now)
    return Decision() if isinstance(decision, str) else decision


def options(table: Table, seat: int) -> list[str]:
    """What a seat may answer now."""
    if table.state is None or seat not in table.wanted():
        return []
    return [action.text for action in table.state.question(seat).options(table.state)]


def _answer(table: Table, seat: int, text: str, now: int, player: str = "", id: str = "") -> Decision | str:
    """Everything that follows from an answer, or the rule that forbids it."""
    state, game = table.state, table.game
    assert state is not None
    if seat in table.held:
        return NOT_YOUR_TURN
    action = game.understand(text)
    if action is None:
        return "unknown-answer"
    rule = game.why(state, seat, action)
    if rule is not None:
        return rule
    steps = coach.steps_on(table, player, now)
    script = coach.script(table, player)
    if state.question(seat).sealed:
        entry = log.Held(at=now, seat=seat, text=text, player=player, id=id)
        opened = _open(table, {**table.held, seat: text}, now, script)
        entries = [entry, *steps, *opened.entries]
        return Decision(entries, opened.shown or ONE_SEAT, seat, opened.info, course=opened.course)
    course = Course(game, state.clone())
    course.apply(action)
    line = log.Line(at=now, seat=seat, text=text, player=player, id=id)
    return _goes_on(table, [line, *steps], course, now, seat, script)


def _open(table: Table, held: Mapping[int, str], now: int, script: Sequence[str] = ()) -> Decision:
    """What follows when the sealed answers are opened: nothing yet, if one is missing or the window has a fixed length
    and is not yet over."""
    state = table.state
    assert state is not None
    if table.closes is not None:
        if now < table.closes:
            return Decision()
    elif any(seat not in held for seat in state.waiting()):
        return Decision()
    course = Course(table.game, state.clone())
    course.open(held)
    return _goes_on(table, [log.Opened(at=now)], course, now, script=script)


def _goes_on(
    table: Table, before: list[log.Entry], course: Course, now: int, seat: int = -1, script: Sequence[str] = ()
) -> Decision:
    """Somebody has answered, and the game continues until somebody is asked again or it is over."""
    may_rest = bool(table.settings.pause and table.people())
    entries = [*before, *_chances(table, course, now, may_rest=may_rest, script=script)]
    over = course.state.over and table.lesson is None
    if over:
        result = table.game.result(course.state)
        entries.append(log.Ended(at=now, scores=list(result.scores), winners=list(result.winners)))
    elif table.revision + len(course.answers) >= MOST_ANSWERS:
        entries.append(log.Stopped(at=now))
        over = True
    return Decision(entries, EVERYBODY, seat, over, course=course)


def _chances(
    table: Table, course: Course, now: int, seed: bytes = b"", *, may_rest: bool = False, script: Sequence[str] = ()
) -> list[log.Entry]:
    """Let chance answer until somebody is asked or the game is over; or, if the table may rest, until it does.
    `seed`: of a game that is only beginning; `script`: what a lesson has for it."""
    entries: list[log.Entry] = []
    state = course.state
    if state.over or state.seat() != CHANCE:
        return entries
    asked, lines = table.chances(), takewhile(coach.of_chance, script)
    while not state.over and state.seat() == CHANCE:
        if may_rest and state.stack[-1].name in table.game.rests:
            break
        if table.lesson is None:
            text = chance(state, seed or table.seed, asked)
        else:
            text = lessons.chance(state, next(lines, ""))
        course.apply(table.game.chance(text))
        entries.append(log.Line(at=now, seat=CHANCE, text=text))
    return entries


# -- time ------------------------------------------------------------------------------------------


def tick(table: Table, now: int) -> Decision:
    """Time has passed: begin the game, close the window that is due, deal the next hand, or let bots play for those
    whose time is up."""
    if table.state is None:
        due = table.due()
        return _start(table, [], now, late=True) if due is not None and due <= now else Decision()
    if table.closes is not None:
        return _open(table, table.held, now)
    if table.rests is not None:
        return _end_rest(table, now) if now >= table.rests else Decision()
    late = [seat for seat in table.wanted() if seat >= 0 and (table.deadline(seat) or now + 1) <= now]
    return take_over(table, late, now)


def play_on(table: Table, now: int) -> Decision:
    """A game that has been laid out or copied goes on until somebody is asked."""
    assert table.state is not None
    return _goes_on(table, [], Course(table.game, table.state.clone()), now)


def go_on(table: Table, wanted: wire.GoOn, who: Asker, now: int) -> Decision:
    """Somebody has seen enough of the last hand. If another was quicker, nothing is left to do."""
    if who.player not in table.people():
        return wrong("not-your-seat", table.id)
    if table.lesson is not None:
        return _taught(table, who.player, now)
    return _end_rest(table, now) if table.rests is not None else Decision()


def _end_rest(table: Table, now: int) -> Decision:
    assert table.state is not None
    course = Course(table.game, table.state.clone())
    return Decision(_chances(table, course, now), EVERYBODY, course=course)


# -- lessons ---------------------------------------------------------------------------------------


def _taught(table: Table, player: str, now: int) -> Decision:
    """What the coach said has been read, or the coach is to give the answer that it waits for."""
    lesson, step = table.lesson, coach.step(table)
    if lesson is None or step is None or table.over:
        return Decision()
    if step.wants:
        answers = options(table, lesson.seat)
        answer = next((one for one in step.wants if one in answers), answers[0] if answers else "")
        shown = _answer(table, lesson.seat, answer, now, player)
        return Decision() if isinstance(shown, str) else shown
    if table.step + 1 < len(lesson.chapters[table.chapter].steps):
        return Decision([log.Step(at=now, step=table.step + 1)], EVERYBODY)
    if table.chapter + 1 < len(lesson.chapters):
        return _begin_chapter(table, table.chapter + 1, now)
    assert table.state is not None
    scores = list(table.game.result(table.state).scores)
    return Decision([log.Ended(at=now, scores=scores, winners=[], early="lesson")], EVERYBODY, info=True)


def to_chapter(table: Table, wanted: wire.ToChapter, who: Asker, now: int) -> Decision:
    """The learner takes up a chapter, or begins it again."""
    if who.player not in table.people():
        return wrong("not-your-seat", table.id)
    if table.lesson is None or table.state is None or table.over or wanted.chapter >= len(table.lesson.chapters):
        return wrong("no-chapter", table.id)
    return _begin_chapter(table, wanted.chapter, now)


def _begin_chapter(table: Table, chapter: int, now: int) -> Decision:
    assert table.lesson is not None
    if table.revision >= MOST_ANSWERS:
        return Decision([log.Stopped(at=now)], EVERYBODY, info=True)
    course = Course(table.game, lessons.beginning(table.game, table.lesson, chapter))
    return Decision([log.Chapter(at=now, chapter=chapter)], EVERYBODY, course=course)


def prompted(table: Table, now: int) -> Decision:
    """In a lesson: the others do what its script says. Where that is impossible, because an answer that was taken has
    led elsewhere, the chapter begins again."""
    line = coach.next_line(table)
    if line is None:
        return Decision()
    seat, _, text = line.partition(" ")
    decision = _answer(table, int(seat), text, now)
    return _begin_chapter(table, table.chapter, now) if isinstance(decision, str) else decision


# -- absence ---------------------------------------------------------------------------------------


def take_over(table: Table, seats: Sequence[int], now: int) -> Decision:
    """Bots take over these seats, if the table is timed."""
    if isinstance(table.settings.pace, wire.Untimed) or not table.playing:
        return Decision()
    bot = table.settings.takeover
    entries = [log.TookOver(at=now, seat=seat, bot=bot) for seat in seats if not table.chairs[seat].played_by]
    return Decision(entries, EVERYBODY, info=True) if entries else Decision()


def returned(table: Table, player: str, now: int) -> Decision:
    """A player is at the table again: the bots hand their seats back."""
    seats = [seat for seat in table.seats_of(player) if _can_return(table, seat)]
    if not seats or not table.playing or is_full(table):
        return Decision()
    return Decision([log.HandedBack(at=now, seat=seat) for seat in seats], EVERYBODY, info=True)


def back(table: Table, wanted: wire.Back, who: Asker, now: int) -> Decision:
    """A player wants a seat back from the bot that has been playing it."""
    seat = wanted.seat
    if not _owns(table, seat, who.player):
        return wrong("not-your-seat", table.id)
    if not _can_return(table, seat) or not table.playing:
        return Decision(shown=ONE_SEAT, seat=seat)
    if is_full(table):
        return wrong("talk-full", table.id)
    return Decision([log.HandedBack(at=now, seat=seat)], EVERYBODY, info=True)


def _can_return(table: Table, seat: int) -> bool:
    return bool(table.chairs[seat].stand_in) and not table.chairs[seat].resigned


# -- hints -----------------------------------------------------------------------------------------


def no_hint(table: Table, wanted: wire.AskHint, player: str) -> Decision | None:
    """Why a player gets no hint, or None. It depends only on what the player knows."""
    if not (table.settings.hints and _owns(table, wanted.seat, player) and wanted.seat in table.wanted()):
        return wrong("no-hints", table.id)
    if wanted.revision != table.revision:
        stale = wire.Stale(table=table.id, id="", revision=table.revision)
        return Decision(shown=ONE_SEAT, seat=wanted.seat, reply=stale)
    return None


# -- taking back -----------------------------------------------------------------------------------


def undo_target(table: Table, seat: int) -> int | None:
    """How many lines of the game would remain if this seat took back its last answer; None if it has none."""
    for number in range(len(table.lines) - 1, table.copied - 1, -1):
        if table.lines[number][0] == seat:
            return table.units[number]
    return None


def may_undo(table: Table, seat: int) -> str:
    """`free` while nobody has learned anything and no chance has fallen, `ask` otherwise, `no` if there is nothing to
    take back. While a sealed run is open, only the seat's own answer to it counts: anything else would reveal who has
    answered."""
    state = table.state
    if not table.settings.undo or state is None or not table.playing:
        return "no"
    if table.chairs[seat].resigned or table.chairs[seat].undos >= MOST_UNDOS:
        return "no"
    if state.stack[-1].sealed:
        return "free" if seat in table.held else "no"
    target = undo_target(table, seat)
    if target is None:
        return "no"
    if table.lines[-1][0] != seat or any(table.news[target:]):
        return "ask"
    return "free" if all(owner == seat for owner, _ in table.lines[target:]) else "ask"


def undo(table: Table, wanted: wire.Undo, who: Asker, now: int) -> Decision:
    """Take an answer back, or ask the others' permission. Bots always agree."""
    seat = wanted.seat
    if not _owns(table, seat, who.player):
        return wrong("not-your-seat", table.id)
    how = may_undo(table, seat)
    if how == "no":
        return wrong("undo-full" if table.chairs[seat].undos >= MOST_UNDOS else "no-undo", table.id)
    if table.sealed:
        return Decision([log.Withdrawn(at=now, seat=seat)], ONE_SEAT, seat)
    target = undo_target(table, seat)
    assert target is not None
    if how == "free" or is_alone(table, who.player):
        return _go_back(table, [], target, seat, now, info=table.wish is not None)
    if table.wish is not None:
        return wrong("undo-asked-already", table.id)
    return Decision([log.UndoAsked(at=now, seat=seat, lines=target)], info=True)


def agree(table: Table, wanted: wire.Agree, who: Asker, now: int) -> Decision:
    """Somebody answers another player's request to take something back, or to end the game."""
    wish = table.wish
    if wish is None:
        return wrong("no-undo-wish", table.id)
    asker = table.chairs[wish.seat].player
    if who.player == asker or who.player not in _playing(table):
        return wrong("not-asked", table.id)
    entry = log.UndoAnswered(at=now, player=who.player, yes=wanted.yes)
    if not wanted.yes or not _playing(table) <= {asker, who.player, *table.spoken}:
        said = wanted.yes and who.player in table.spoken
        return Decision() if said else Decision([entry], info=True)
    if isinstance(wish, log.EndAsked):
        return _end_early(table, [entry], "agreed", [], now)
    return _go_back(table, [entry], wish.lines, wish.seat, now, info=True)


def _go_back(table: Table, before: list[log.Entry], lines: int, seat: int, now: int, *, info: bool) -> Decision:
    """The game goes back to the moment before one of a seat's answers."""
    course = Course(table.game, *table.state_after(lines))
    return Decision([*before, log.Undone(at=now, lines=lines, seat=seat)], EVERYBODY, info=info, course=course)


# -- ending early ----------------------------------------------------------------------------------


def offer_end(table: Table, wanted: wire.OfferEnd, who: Asker, now: int) -> Decision:
    """Somebody has had enough: the game ends without a winner if nobody objects."""
    if not _owns(table, wanted.seat, who.player):
        return wrong("not-your-seat", table.id)
    if not table.playing:
        return wrong("not-playing", table.id)
    if table.wish is not None:
        return wrong("undo-asked-already", table.id)
    if is_full(table):
        return wrong("talk-full", table.id)
    entry = log.EndAsked(at=now, seat=wanted.seat)
    if is_alone(table, who.player):
        return _end_early(table, [entry], "agreed", [], now)
    return Decision([entry], info=True)


def resign(table: Table, wanted: wire.Resign, who: Asker, now: int) -> Decision:
    """Somebody gives up. With two seats the other has won; with more a bot plays on, unless only bots are left."""
    seat = wanted.seat
    if not _owns(table, seat, who.player):
        return wrong("not-your-seat", table.id)
    if not table.playing or table.chairs[seat].resigned:
        return wrong("not-playing", table.id)
    others = [number for number, chair in enumerate(table.chairs) if number != seat and not chair.resigned]
    if len(table.chairs) == 2:
        return _end_early(table, [log.Resigned(at=now, seat=seat)], "resigned", others, now)
    entry = log.Resigned(at=now, seat=seat, bot=table.settings.takeover)
    if not any(table.chairs[number].player for number in others):
        return _end_early(table, [entry], "resigned", [], now)
    return Decision([entry], EVERYBODY, info=True)


def _end_early(table: Table, before: list[log.Entry], why: str, winners: list[int], now: int) -> Decision:
    """The game is over before its end; what is on the score sheet stays there."""
    assert table.state is not None
    scores = list(table.game.result(table.state).scores)
    ended = log.Ended(at=now, scores=scores, winners=winners, early=why)
    return Decision([*before, ended], EVERYBODY, info=True)


def is_alone(table: Table, player: str) -> bool:
    """Whether a player has only bots for company."""
    return _playing(table) <= {player}


def is_full(table: Table) -> bool:
    """Whether as much has happened here as a table can keep. Answers look after themselves."""
    return table.talked >= MOST_HAPPENED


def _playing(table: Table) -> set[str]:
    """The players who have not resigned."""
    return {chair.player for chair in table.chairs if chair.player and not chair.resigned}


# -- around the game -------------------------------------------------------------------------------


def nudge(table: Table, wanted: wire.Nudge, who: Asker, now: int) -> Decision:
    """Remind somebody that it is their turn. In a sealed run that would tell who has not answered yet."""
    own = table.seats_of(who.player)
    if not own:
        return wrong("not-your-seat", table.id)
    seat = wanted.seat
    late = seat in table.asked() and not table.sealed and not table.chairs[seat].played_by and seat not in own
    if not late or seat in table.nudged or now < table.since + PATIENCE:
        return wrong("no-nudge", table.id)
    return Decision([log.Nudged(at=now, seat=seat, by=own[0])])


def renamed(table: Table, who: Asker, now: int) -> Decision:
    """A player comes with another name or face than before."""
    chairs = [table.chairs[seat] for seat in table.seats_of(who.player)]
    if all((chair.name, chair.face) == (who.name, who.face) for chair in chairs):
        return Decision()
    return Decision([log.Renamed(at=now, player=who.player, name=who.name, face=who.face)], info=True)


def erased(table: Table, player: str, now: int) -> Decision:
    """A player wants to be forgotten. In a running game they resign first, seat by seat: then this is asked again.
    Before the game their seats become free."""
    seats = [seat for seat in table.seats_of(player) if not table.chairs[seat].resigned]
    if table.playing and seats:
        left = resign(table, wire.Resign(table=table.id, seat=seats[0]), Asker(player, ""), now)
        if left.entries:
            return left
    stood: list[log.Entry] = [log.Stood(at=now, seat=seat) for seat in seats] if table.state is None else []
    return Decision([*stood, log.Erased(at=now, player=player)], EVERYBODY, info=True)


def shut(table: Table, now: int) -> Decision:
    """The host of the server ends a game that is not over, or has not begun."""
    return Decision([log.Stopped(at=now, shut=True)], EVERYBODY, info=True)


def speak(table: Table, wanted: wire.Say, who: Asker, now: int) -> Decision:
    """Say something to everybody."""
    if not wanted.text.strip():
        return wrong("not-understood", table.id)
    if who.player in table.muted:
        return wrong("muted", table.id)
    if who.player not in {table.created.host, *table.people()} and _noisy(table, now):
        return wrong("talk-crowded", table.id)
    if table.talked >= MOST_TALK:
        return wrong("talk-full", table.id)
    return Decision([log.Said(at=now, player=who.player, name=who.name, text=wanted.text)])


def _noisy(table: Table, now: int) -> bool:
    """Whether the spectators have just said as much as the players can read."""
    lines = [line for line in table.talk if line.what == "said" and line.seat is None]
    return sum([0 <= now - line.at < TALK_SECONDS * SECOND for line in lines]) >= SPECTATORS_TALK


def note(table: Table, wanted: wire.Note, who: Asker, now: int) -> Decision:
    """Write a seat's private notebook, where the table allows one."""
    seat, text = wanted.seat, wanted.text
    if not _owns(table, seat, who.player):
        return wrong("not-your-seat", table.id)
    if table.settings.memory == "strict":
        return wrong("no-notebook", table.id)
    if table.chairs[seat].notes >= MOST_NOTES:
        return wrong("notes-full", table.id)
    return Decision([log.Noted(at=now, seat=seat, text=text)], reply=wire.Notes(table=table.id, seat=seat, text=text))


def may_play_again(table: Table, player: str, duplicate: bool = False) -> str:
    """Why a player cannot open the next table for these people, or empty."""
    if not table.over:
        return "not-over"
    if duplicate and table.created.shared:
        return "twin-playing"
    return "" if player in table.people() else "not-your-seat"


def _owns(table: Table, seat: int, player: str) -> bool:
    return seat < len(table.chairs) and player != "" and table.chairs[seat].player == player


COMMANDS: Final[Mapping[type, Callable[[Table, Any, Asker, int], Decision]]] = {
    wire.Move: move,
    wire.Sit: sit,
    wire.Reveal: reveal,
    wire.Stand: stand,
    wire.Fill: fill,
    wire.Undo: undo,
    wire.OfferEnd: offer_end,
    wire.Resign: resign,
    wire.Nudge: nudge,
    wire.Agree: agree,
    wire.Back: back,
    wire.GoOn: go_on,
    wire.ToChapter: to_chapter,
    wire.Say: speak,
    wire.Note: note,
}
"""The handler of each command. Commands not listed here change nothing at the table; their room handles them."""
