"""What happens when somebody wants something: the entries to be stored, and the reply. Nothing is changed here.

Every function is pure: it looks at a table and says what would have to be appended to its log. Whoever calls it
stores the entries, applies them to the table, and only then shows anything to anybody.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from whitechapel.bots import bots
from whitechapel.core.frames import CHANCE, NOT_YOUR_TURN, State
from whitechapel.server import log, say, wire
from whitechapel.server.dice import chance
from whitechapel.server.table import Table

NOBODY: Final = 0
ONE_SEAT: Final = 1
EVERYBODY: Final = 2


class Decision(Struct):
    """What is to be stored, who then gets a fresh update, and what the one who asked is told."""

    entries: Sequence[log.Entry] = ()
    shown: int = NOBODY
    """Who gets an update: NOBODY, ONE_SEAT or EVERYBODY."""
    seat: int = -1
    """Whose update it is, for ONE_SEAT."""
    info: bool = False
    """Whether what everybody may know about the table changes."""
    reply: wire.Message | None = None
    accepted: str = ""
    """The id of the move of `seat` that is made here; the update that shows it acknowledges it."""


def wrong(code: str, table: str, id: str = "") -> Decision:
    """A refusal that has nothing to do with the rules of the game."""
    return Decision(reply=say.wrong(code, table, id))


def command(table: Table, wanted: wire.Command, player: str, name: str, invited: bool, now: int) -> Decision:
    """What a player wants, whatever it is. `invited`: he has the key of the seat he wants."""
    match wanted:
        case wire.Move():
            return move(table, wanted, player, now)
        case wire.Sit():
            return sit(table, wanted.seat, player, name, invited, now)
        case wire.Stand():
            return stand(table, wanted.seat, player, now)
        case wire.Fill():
            return fill(table, wanted.seat, wanted.bot, player, now)
        case wire.Undo():
            return undo(table, wanted.seat, player, now)
        case wire.Agree():
            return agree(table, wanted.yes, player, now)
        case wire.Back():
            return back(table, wanted.seat, player, now)
        case wire.Say():
            return speak(wanted.text, player, name, now)
        case wire.Note():
            return note(table, wanted.seat, wanted.text, player, now)
    return Decision()


# -- before the game -------------------------------------------------------------------------------


def sit(table: Table, seat: int | None, player: str, name: str, invited: bool, now: int) -> Decision:
    """Take a seat: an open one, or any free one for whoever has its link or is the host."""
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
    if chair.player == player:
        return Decision(shown=ONE_SEAT, seat=seat)
    if not chair.free:
        return wrong("seat-taken", table.id)
    if chair.kind != "open" and not invited and player != table.created.host:
        return wrong("seat-kept", table.id)
    entry = log.Sat(at=now, seat=seat, player=player, name=name)
    return Decision([entry, *_start(table, seat, now)], EVERYBODY, info=True)


def stand(table: Table, seat: int, player: str, now: int) -> Decision:
    """Give a seat back before the game has begun."""
    if not _owns(table, seat, player):
        return wrong("not-your-seat", table.id)
    if table.state is not None:
        return wrong("already-started", table.id)
    return Decision([log.Stood(at=now, seat=seat)], EVERYBODY, info=True)


def fill(table: Table, seat: int, bot: str, player: str, now: int) -> Decision:
    """The host lets a bot sit on a free seat."""
    if player != table.created.host:
        return wrong("host-only", table.id)
    if seat >= len(table.chairs):
        return wrong("no-such-seat", table.id)
    if bot not in bots(table.game.id):
        return wrong("no-such-bot", table.id)
    if not table.chairs[seat].free:
        return wrong("seat-taken", table.id)
    return Decision([log.Filled(at=now, seat=seat, bot=bot), *_start(table, seat, now)], EVERYBODY, info=True)


def begin(table: Table, now: int) -> Decision:
    """Begin at once, if nobody is missing: for tables of bots, and for those who play again."""
    return Decision(_start(table, -1, now), EVERYBODY, info=True)


def _start(table: Table, taken: int, now: int) -> list[log.Entry]:
    """What follows when the last seat is taken."""
    if table.state is not None or any(chair.free for seat, chair in enumerate(table.chairs) if seat != taken):
        return []
    return [log.Started(at=now), *_chances(table, table.game.start(table.agreed), Counter(), now)]


# -- answers ---------------------------------------------------------------------------------------


def move(table: Table, wanted: wire.Move, player: str, now: int) -> Decision:
    """Somebody answers. A move that was made already is acknowledged again; a refused one changes nothing."""
    seat = wanted.seat
    if not _owns(table, seat, player):
        return wrong("not-your-seat", table.id, wanted.id)
    known = table.replies.get((player, wanted.id))
    if known is not None:
        return Decision(reply=wire.Accepted(table=table.id, id=wanted.id, revision=known))
    if table.state is None:
        return Decision(reply=say.refused(table, wanted.id, "not-started", []))
    if wanted.revision != table.revision:
        stale = wire.Stale(table=table.id, id=wanted.id, revision=table.revision)
        return Decision(shown=ONE_SEAT, seat=seat, reply=stale)
    back: list[log.Entry] = [log.HandedBack(at=now, seat=seat)] if table.chairs[seat].stand_in else []
    rule, entries = _answer(table, seat, wanted.answer, player, wanted.id, now)
    if rule:
        return Decision(reply=say.refused(table, wanted.id, rule, options(table, seat)))
    shown = ONE_SEAT if len(entries) == 1 and isinstance(entries[0], log.Held) and not back else EVERYBODY
    return Decision([*back, *entries], shown, seat, _info(entries) or bool(back), accepted=wanted.id)


def bot_move(table: Table, seat: int, revision: int, answer: str, now: int) -> Decision:
    """A bot answers, unless it is no longer asked. What it may not say is as if it had said nothing."""
    if revision != table.revision or not table.chairs[seat].played_by or seat not in table.wanted():
        return Decision()
    rule, entries = _answer(table, seat, answer, "", "", now)
    if rule:
        return Decision()
    shown = EVERYBODY if not isinstance(entries[-1], log.Held) else ONE_SEAT
    return Decision(entries, shown, seat, _info(entries))


def options(table: Table, seat: int) -> list[str]:
    """What a seat may answer now."""
    if table.state is None or seat not in table.wanted():
        return []
    return [action.text for action in table.state.question(seat).options(table.state)]


def _answer(table: Table, seat: int, text: str, player: str, id: str, now: int) -> tuple[str, list[log.Entry]]:
    """The rule that forbids the answer, or all that follows from it."""
    state = table.state
    assert state is not None
    if seat in table.held:
        return NOT_YOUR_TURN, []
    action = table.game.understand(text)
    if action is None:
        return "unknown-answer", []
    rule = table.game.why(state, seat, action)
    if rule is not None:
        return rule, []
    if state.question(seat).sealed:
        held = log.Held(at=now, seat=seat, text=text, player=player, id=id)
        return "", [held, *_open(table, {**table.held, seat: text}, now)]
    world = state.clone()
    world.play(seat, action)
    line = log.Line(at=now, seat=seat, text=text, player=player, id=id)
    return "", [line, *_chances(table, world, None, now)]


def _open(table: Table, held: dict[int, str], now: int) -> list[log.Entry]:
    """What follows when the sealed answers are opened: nothing yet, if one is missing or the window is of fixed
    length and not yet over."""
    state = table.state
    assert state is not None
    if table.closes is not None:
        if now < table.closes:
            return []
    elif any(seat not in held for seat in state.waiting()):
        return []
    world = state.clone()
    usual = table.game.windows.get(state.stack[-1].name, "")
    for seat in state.waiting():
        world.play(seat, table.game.actions[held.get(seat, usual)])
    return [log.Opened(at=now), *_chances(table, world, None, now)]


def _chances(table: Table, world: State, asked: Counter[str] | None, now: int) -> list[log.Entry]:
    """Let chance answer until somebody is asked or the game is over. `asked`: how often it was asked what before; None:
    as the table says."""
    entries: list[log.Entry] = []
    while not world.over and world.seat() == CHANCE:
        if asked is None:
            asked = table.chances()
        text = chance(world, table.created.seed, asked)
        world.play(CHANCE, table.game.chance(text))
        entries.append(log.Line(at=now, seat=CHANCE, text=text))
    if world.over:
        result = table.game.result(world)
        entries.append(log.Ended(at=now, scores=list(result.scores), winners=list(result.winners)))
    return entries


def _info(entries: Sequence[log.Entry]) -> bool:
    return any(isinstance(entry, log.Ended) for entry in entries)


# -- time ------------------------------------------------------------------------------------------


def tick(table: Table, now: int) -> Decision:
    """Time has passed: close the window that is due, or let bots play for those whose time is up."""
    if table.closes is not None:
        entries = _open(table, table.held, now) if now >= table.closes else []
        return Decision(entries, EVERYBODY, info=_info(entries)) if entries else Decision()
    late = [seat for seat in table.wanted() if seat >= 0 and (table.deadline(seat) or now + 1) <= now]
    return take_over(table, late, now)


def take_over(table: Table, seats: Sequence[int], now: int) -> Decision:
    """Bots play for these seats, if the table is timed."""
    if isinstance(table.settings.pace, wire.Untimed) or not table.playing:
        return Decision()
    bot = table.settings.takeover
    entries = [log.TookOver(at=now, seat=seat, bot=bot) for seat in seats if not table.chairs[seat].played_by]
    return Decision(entries, EVERYBODY, info=True) if entries else Decision()


def returned(table: Table, player: str, now: int) -> Decision:
    """A player is at the table again: the bots give his seats back."""
    seats = [seat for seat in table.seats_of(player) if table.chairs[seat].stand_in]
    if not seats or not table.playing:
        return Decision()
    return Decision([log.HandedBack(at=now, seat=seat) for seat in seats], EVERYBODY, info=True)


def back(table: Table, seat: int, player: str, now: int) -> Decision:
    """A player wants a seat back from the bot that plays for it."""
    if not _owns(table, seat, player):
        return wrong("not-your-seat", table.id)
    if not table.chairs[seat].stand_in or not table.playing:
        return Decision(shown=ONE_SEAT, seat=seat)
    return Decision([log.HandedBack(at=now, seat=seat)], EVERYBODY, info=True)


# -- hints -----------------------------------------------------------------------------------------


def no_hint(table: Table, wanted: wire.AskHint, player: str) -> Decision | None:
    """Why a player gets no hint; None if he does. It depends on nothing but what he knows himself."""
    if not (table.settings.hints and _owns(table, wanted.seat, player) and wanted.seat in table.wanted()):
        return wrong("no-hints", table.id)
    if wanted.revision != table.revision:
        stale = wire.Stale(table=table.id, id="", revision=table.revision)
        return Decision(shown=ONE_SEAT, seat=wanted.seat, reply=stale)
    return None


# -- taking back -----------------------------------------------------------------------------------


def undo_target(table: Table, seat: int) -> int | None:
    """To how many lines the game would go back if this seat took its last answer back; None: it has none."""
    for number in range(len(table.lines) - 1, -1, -1):
        if table.lines[number][0] == seat:
            return table.units[number]
    return None


def may_undo(table: Table, seat: int) -> str:
    """`free` while nobody has learned anything and no chance has fallen, `ask` otherwise, `no` if there is nothing to
    take back. While a sealed run is open only one's own answer to it counts: all else would tell who has answered."""
    if not table.settings.undo or not table.playing:
        return "no"
    if table.sealed:
        return "free" if seat in table.held else "no"
    target = undo_target(table, seat)
    if target is None:
        return "no"
    mine = all(owner == seat for owner, _ in table.lines[target:])
    return "free" if mine and not any(table.news[target:]) else "ask"


def undo(table: Table, seat: int, player: str, now: int) -> Decision:
    """Take an answer back, or ask the others for it. Bots always agree."""
    if not _owns(table, seat, player):
        return wrong("not-your-seat", table.id)
    how = may_undo(table, seat)
    if how == "no":
        return wrong("no-undo", table.id)
    if table.sealed:
        return Decision([log.Withdrawn(at=now, seat=seat)], ONE_SEAT, seat)
    target = undo_target(table, seat)
    assert target is not None
    if how == "free" or table.people() <= {player}:
        return Decision(_undone(table, target, seat, now), EVERYBODY, info=table.undo_wish is not None)
    if table.undo_wish is not None:
        return wrong("undo-asked-already", table.id)
    return Decision([log.UndoAsked(at=now, seat=seat, lines=target)], info=True)


def agree(table: Table, yes: bool, player: str, now: int) -> Decision:
    """Somebody answers another's wish to take something back."""
    wish = table.undo_wish
    if wish is None:
        return wrong("no-undo-wish", table.id)
    asker = table.chairs[wish.seat].player
    if player == asker or player not in table.people():
        return wrong("not-asked", table.id)
    entries: list[log.Entry] = [log.UndoAnswered(at=now, player=player, yes=yes)]
    if yes and table.people() <= {asker, player, *table.spoken}:
        return Decision([*entries, *_undone(table, wish.lines, wish.seat, now)], EVERYBODY, info=True)
    return Decision(entries, info=True)


def _undone(table: Table, lines: int, seat: int, now: int) -> list[log.Entry]:
    """Go back, and let chance answer again where it had answered: it gives the same answer."""
    world = table.transcript().replay(at=lines)
    return [log.Undone(at=now, lines=lines, seat=seat), *_chances(table, world, table.chances(lines), now)]


# -- around the game -------------------------------------------------------------------------------


def speak(text: str, player: str, name: str, now: int) -> Decision:
    """Say something to everybody."""
    return Decision([log.Said(at=now, player=player, name=name, text=text)])


def note(table: Table, seat: int, text: str, player: str, now: int) -> Decision:
    """Write a seat's private notebook, where the table allows one."""
    if not _owns(table, seat, player):
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
