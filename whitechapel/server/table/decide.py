"""What happens when somebody asks for something: the entries to store, and the reply. Nothing is changed here.

Every function looks at a table and says what would have to be appended to its log. An answer is checked once and played
once, on a copy of the state; the decision carries that copy, and the table adopts it. The caller lets the table
take the decision in, stores its entries, and only then shows anything to anybody.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from msgspec import Struct

from whitechapel.bots import bots
from whitechapel.core.frames import CHANCE, NOT_YOUR_TURN
from whitechapel.server.table import log, say, wire
from whitechapel.server.table.dice import chance
from whitechapel.server.table.table import Course, Table

NOBODY: Final = 0
ONE_SEAT: Final = 1
EVERYBODY: Final = 2


class Decision(Struct):
    """What to store, who then gets a fresh update, and what to reply to whoever asked."""

    entries: Sequence[log.Entry] = ()
    shown: int = NOBODY
    """Who gets an update: NOBODY, ONE_SEAT or EVERYBODY."""
    seat: int = -1
    """Whose update it is, for ONE_SEAT."""
    info: bool = False
    """Whether the public information about the table changes."""
    reply: wire.Message | None = None
    accepted: str = ""
    """The id of the move of `seat` made here; the update that shows it acknowledges it."""
    course: Course | None = None
    """How the game continues with the entries, if it does: it has already been played."""


class Asker(NamedTuple):
    """Whoever is asking."""

    player: str
    name: str
    invited: bool = False
    """Whether they have the key of the seat they want."""


def wrong(code: str, table: str, id: str = "") -> Decision:
    """A refusal that has nothing to do with the rules of the game."""
    return Decision(reply=say.wrong(code, table, id))


# -- before the game -------------------------------------------------------------------------------


def sit(table: Table, wanted: wire.Sit, who: Asker, now: int) -> Decision:
    """Take a seat: an open one, or any free one for the host and for those who have its link."""
    seat = wanted.seat
    if table.state is not None:
        return wrong("already-started", table.id)
    if seat is None:
        free = [number for number, chair in enumerate(table.chairs) if chair.free and chair.kind == "open"]
        if not free:
            return wrong("no-free-seat", table.id)
        seat = free[0]
    if seat >= len(table.chairs):
        return wrong("no-such-seat", table.id)
    chair = table.chairs[seat]
    if chair.player == who.player:
        return Decision(shown=ONE_SEAT, seat=seat)
    if not chair.free:
        return wrong("seat-taken", table.id)
    if chair.kind != "open" and not who.invited and who.player != table.created.host:
        return wrong("seat-kept", table.id)
    return _start(table, log.Sat(at=now, seat=seat, player=who.player, name=who.name), seat, now)


def stand(table: Table, wanted: wire.Stand, who: Asker, now: int) -> Decision:
    """Give a seat back before the game has begun."""
    if not _owns(table, wanted.seat, who.player):
        return wrong("not-your-seat", table.id)
    if table.state is not None:
        return wrong("already-started", table.id)
    return Decision([log.Stood(at=now, seat=wanted.seat)], EVERYBODY, info=True)


def fill(table: Table, wanted: wire.Fill, who: Asker, now: int) -> Decision:
    """The host puts a bot on a free seat."""
    if who.player != table.created.host:
        return wrong("host-only", table.id)
    if wanted.seat >= len(table.chairs):
        return wrong("no-such-seat", table.id)
    if wanted.bot not in bots(table.game.id):
        return wrong("no-such-bot", table.id)
    if not table.chairs[wanted.seat].free:
        return wrong("seat-taken", table.id)
    return _start(table, log.Filled(at=now, seat=wanted.seat, bot=wanted.bot), wanted.seat, now)


def begin(table: Table, now: int) -> Decision:
    """Start at once if nobody is missing: for tables of bots, and for those who play again."""
    return _start(table, None, -1, now)


def _start(table: Table, seated: log.Entry | None, taken: int, now: int) -> Decision:
    """Somebody sits down, and the game begins if it was the last free seat."""
    entries = [] if seated is None else [seated]
    if table.state is not None or any(chair.free for seat, chair in enumerate(table.chairs) if seat != taken):
        return Decision(entries, EVERYBODY, info=True)
    course = Course(table.game, table.game.start(table.agreed))
    entries += [log.Started(at=now), *_chances(table, course, now)]
    return Decision(entries, EVERYBODY, info=True, course=course)


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
    if wanted.revision != table.revision:
        stale = wire.Stale(table=table.id, id=wanted.id, revision=table.revision)
        return Decision(shown=ONE_SEAT, seat=seat, reply=stale)
    decision = _answer(table, seat, wanted.answer, now, who.player, wanted.id)
    if isinstance(decision, str):
        return Decision(reply=say.refused(table, wanted.id, decision, options(table, seat)))
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
    if state.question(seat).sealed:
        entry = log.Held(at=now, seat=seat, text=text, player=player, id=id)
        opened = _open(table, {**table.held, seat: text}, now)
        return Decision([entry, *opened.entries], opened.shown or ONE_SEAT, seat, opened.info, course=opened.course)
    course = Course(game, state.clone())
    course.apply(action)
    line = log.Line(at=now, seat=seat, text=text, player=player, id=id)
    return _goes_on(table, line, course, now, seat)


def _open(table: Table, held: Mapping[int, str], now: int) -> Decision:
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
    return _goes_on(table, log.Opened(at=now), course, now)


def _goes_on(table: Table, entry: log.Entry, course: Course, now: int, seat: int = -1) -> Decision:
    """Somebody has answered, and the game continues until somebody is asked again or it is over."""
    entries = [entry, *_chances(table, course, now)]
    over = course.state.over
    if over:
        result = table.game.result(course.state)
        entries.append(log.Ended(at=now, scores=list(result.scores), winners=list(result.winners)))
    return Decision(entries, EVERYBODY, seat, over, course=course)


def _chances(table: Table, course: Course, now: int) -> list[log.Entry]:
    """Let chance answer until somebody is asked or the game is over."""
    entries: list[log.Entry] = []
    state = course.state
    if state.over or state.seat() != CHANCE:
        return entries
    asked = table.chances()
    while not state.over and state.seat() == CHANCE:
        text = chance(state, table.created.seed, asked)
        course.apply(table.game.chance(text))
        entries.append(log.Line(at=now, seat=CHANCE, text=text))
    return entries


# -- time ------------------------------------------------------------------------------------------


def tick(table: Table, now: int) -> Decision:
    """Time has passed: close the window that is due, or let bots play for those whose time is up."""
    if table.closes is not None:
        return _open(table, table.held, now)
    late = [seat for seat in table.wanted() if seat >= 0 and (table.deadline(seat) or now + 1) <= now]
    return take_over(table, late, now)


def take_over(table: Table, seats: Sequence[int], now: int) -> Decision:
    """Bots take over these seats, if the table is timed."""
    if isinstance(table.settings.pace, wire.Untimed) or not table.playing:
        return Decision()
    bot = table.settings.takeover
    entries = [log.TookOver(at=now, seat=seat, bot=bot) for seat in seats if not table.chairs[seat].played_by]
    return Decision(entries, EVERYBODY, info=True) if entries else Decision()


def returned(table: Table, player: str, now: int) -> Decision:
    """A player is at the table again: the bots hand their seats back."""
    seats = [seat for seat in table.seats_of(player) if table.chairs[seat].stand_in]
    if not seats or not table.playing:
        return Decision()
    return Decision([log.HandedBack(at=now, seat=seat) for seat in seats], EVERYBODY, info=True)


def back(table: Table, wanted: wire.Back, who: Asker, now: int) -> Decision:
    """A player wants a seat back from the bot that has been playing it."""
    seat = wanted.seat
    if not _owns(table, seat, who.player):
        return wrong("not-your-seat", table.id)
    if not table.chairs[seat].stand_in or not table.playing:
        return Decision(shown=ONE_SEAT, seat=seat)
    return Decision([log.HandedBack(at=now, seat=seat)], EVERYBODY, info=True)


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
    for number in range(len(table.lines) - 1, -1, -1):
        if table.lines[number][0] == seat:
            return table.units[number]
    return None


def may_undo(table: Table, seat: int) -> str:
    """`free` while nobody has learned anything and no chance has fallen, `ask` otherwise, `no` if there is nothing to
    take back. While a sealed run is open, only the seat's own answer to it counts: anything else would reveal who has
    answered."""
    state = table.state
    if not table.settings.undo or state is None or state.over:
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
        return wrong("no-undo", table.id)
    if table.sealed:
        return Decision([log.Withdrawn(at=now, seat=seat)], ONE_SEAT, seat)
    target = undo_target(table, seat)
    assert target is not None
    if how == "free" or table.people() <= {who.player}:
        return _go_back(table, [], target, seat, now, info=table.undo_wish is not None)
    if table.undo_wish is not None:
        return wrong("undo-asked-already", table.id)
    return Decision([log.UndoAsked(at=now, seat=seat, lines=target)], info=True)


def agree(table: Table, wanted: wire.Agree, who: Asker, now: int) -> Decision:
    """Somebody answers another player's request to take something back."""
    wish = table.undo_wish
    if wish is None:
        return wrong("no-undo-wish", table.id)
    asker = table.chairs[wish.seat].player
    if who.player == asker or who.player not in table.people():
        return wrong("not-asked", table.id)
    entry = log.UndoAnswered(at=now, player=who.player, yes=wanted.yes)
    if wanted.yes and table.people() <= {asker, who.player, *table.spoken}:
        return _go_back(table, [entry], wish.lines, wish.seat, now, info=True)
    return Decision([entry], info=True)


def _go_back(table: Table, before: list[log.Entry], lines: int, seat: int, now: int, *, info: bool) -> Decision:
    """The game goes back to the moment before one of a seat's answers."""
    course = Course(table.game, table.state_after(lines))
    return Decision([*before, log.Undone(at=now, lines=lines, seat=seat)], EVERYBODY, info=info, course=course)


# -- around the game -------------------------------------------------------------------------------


def speak(table: Table, wanted: wire.Say, who: Asker, now: int) -> Decision:
    """Say something to everybody."""
    if not wanted.text.strip():
        return wrong("not-understood", table.id)
    return Decision([log.Said(at=now, player=who.player, name=who.name, text=wanted.text)])


def note(table: Table, wanted: wire.Note, who: Asker, now: int) -> Decision:
    """Write a seat's private notebook, where the table allows one."""
    seat, text = wanted.seat, wanted.text
    if not _owns(table, seat, who.player):
        return wrong("not-your-seat", table.id)
    if table.settings.memory == "strict":
        return wrong("no-notebook", table.id)
    return Decision([log.Noted(at=now, seat=seat, text=text)], reply=wire.Notes(table=table.id, seat=seat, text=text))


def may_play_again(table: Table, player: str) -> str:
    """Why a player cannot open the next table for these people, or empty."""
    if table.ended is None:
        return "not-over"
    return "" if player in table.people() else "not-your-seat"


def _owns(table: Table, seat: int, player: str) -> bool:
    return seat < len(table.chairs) and player != "" and table.chairs[seat].player == player


COMMANDS: Final[Mapping[type, Callable[[Table, Any, Asker, int], Decision]]] = {
    wire.Move: move,
    wire.Sit: sit,
    wire.Stand: stand,
    wire.Fill: fill,
    wire.Undo: undo,
    wire.Agree: agree,
    wire.Back: back,
    wire.Say: speak,
    wire.Note: note,
}
"""The handler of each command. Commands not listed here change nothing at the table; their room handles them."""
