"""The course of a game, in rulebook order: set up; each turn roll, change the card, move."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from whitechapel.core.frames import CHANCE, THEN, Action, Frame
from whitechapel.games.check_the_ripper import why
from whitechapel.games.check_the_ripper.actions import (
    CARDS_STACKED,
    CHANGE,
    CHANGE_CARD,
    DECLINE,
    DONE,
    FILES_LAID,
    FIRST,
    KEEP_CARD,
    NO_BONUS,
    NO_MORE,
    PLACE,
    ROLLED,
    ROLLS,
    THROW_ODDS,
    Begins,
    Move,
    Shuffled,
    Thrown,
)
from whitechapel.games.check_the_ripper.effects import (
    CLOSE,
    DUEL,
    LAND,
    PEEK,
    RELOCATE,
    RISK,
    TURN_LIMIT,
    change_card,
    end_game,
    free_places,
    go,
    likely,
    reach,
)
from whitechapel.games.check_the_ripper.material import (
    ALL_LYING,
    DIE,
    FILES,
    KNIGHT,
    KNIGHT_MOVES,
    SQUARES,
    SYMBOLS,
    WEAPONS,
)
from whitechapel.games.check_the_ripper.settings import Settings
from whitechapel.games.check_the_ripper.state import Table, new_table

# -- before the first turn ------------------------------------------------------------------------


def start(agreed: Settings) -> Table:
    """A new game, with the files still to be laid out. [setup-order]"""
    table = new_table(agreed)
    table.stack.append(LAY_FILES)
    return table


class LayFiles(Frame[Table, Shuffled]):
    """The files are shuffled and one is laid face down in each town. [setup-order] [files]"""

    def __init__(self) -> None:
        super().__init__(CHANCE, "files")

    def sample(self, state: Table, rng: Random) -> Shuffled:
        return _shuffle(FILES_LAID, FILES, rng)

    def allows(self, state: Table, action: Action) -> bool:
        return _shuffles(action, FILES_LAID, FILES)

    def resolve(self, state: Table, action: Shuffled) -> None:
        state.files = action.faces
        state.lying = ALL_LYING
        state.say("files-laid", CHANCE)
        state.stack.append(FIRST_SEAT)

    def why(self, state: Table, action: Action) -> str:
        return "files"


class FirstSeat(Frame[Table, Begins]):
    """Everybody rolls in turn, from seat 0 on, until one rolls a double and goes first. Only this outcome is recorded;
    each seat's chance is 7/9 of the previous one's. [first-double] [setup-order]"""

    def __init__(self) -> None:
        super().__init__(CHANCE, "first-seat")

    def options(self, state: Table) -> tuple[Begins, ...]:
        return FIRST[: state.agreed.seats]

    def sample(self, state: Table, rng: Random) -> Begins:
        seat = 0
        while DIE[int(rng.random() * 6.0)] != DIE[int(rng.random() * 6.0)]:
            seat = (seat + 1) % state.agreed.seats
        return FIRST[seat]

    def odds(self, state: Table) -> tuple[int, ...]:
        seats = state.agreed.seats
        return tuple([7**seat * 9 ** (seats - 1 - seat) for seat in range(seats)])

    def resolve(self, state: Table, action: Begins) -> None:
        seats = state.agreed.seats
        state.active = action.seat
        state.say("first", action.seat)
        state.stack.append(STACK_CARDS)
        for i in range(seats - 1, -1, -1):
            state.stack.append(PLACE_PIECE[(action.seat + i) % seats])

    def why(self, state: Table, action: Action) -> str:
        return "first-double"


class PlacePiece(Frame[Table, Move]):
    """Each seat puts its piece on any free square, clockwise from the one that goes first. [placing] [setup-order]"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "place")

    def options(self, state: Table) -> tuple[Move, ...]:
        return free_places(state)

    def allows(self, state: Table, action: Action) -> bool:
        return likely(state, action, PLACE) and action in self.options(state)

    def resolve(self, state: Table, action: Move) -> None:
        state.where[self.seat] = action.square
        state.say("placed", self.seat, square=SQUARES[action.square])

    def why(self, state: Table, action: Action) -> str:
        return why.place(state, action)


class StackCards(Frame[Table, Shuffled]):
    """The murderer cards are shuffled and the top one is turned up; then the first turn begins.
    [setup-order] [first-card] [first-double]"""

    def __init__(self) -> None:
        super().__init__(CHANCE, "cards")

    def sample(self, state: Table, rng: Random) -> Shuffled:
        return _shuffle(CARDS_STACKED, ALL_CARDS, rng)

    def allows(self, state: Table, action: Action) -> bool:
        return _shuffles(action, CARDS_STACKED, ALL_CARDS)

    def resolve(self, state: Table, action: Shuffled) -> None:
        state.cards = action.faces
        state.say("first-card", CHANCE, murderer=WEAPONS[state.cards[0]])
        state.stack.append(NEXT_STEP)
        begin_turn(state, state.active)

    def why(self, state: Table, action: Action) -> str:
        return "first-card"


def _shuffle(what: str, faces: tuple[int, ...], rng: Random) -> Shuffled:
    order = list(faces)
    for i in range(len(order) - 1, 0, -1):
        j = int(rng.random() * float(i + 1))
        order[i], order[j] = order[j], order[i]
    return Shuffled(what, tuple(order))


def _shuffles(action: Action, what: str, faces: tuple[int, ...]) -> bool:
    """Whether this is a shuffle of exactly these files or cards."""
    return isinstance(action, Shuffled) and action.what == what and tuple(sorted(action.faces)) == faces


# -- the turn -------------------------------------------------------------------------------------


def begin_turn(table: Table, seat: int) -> None:
    """This seat is about to roll. [clockwise]"""
    table.active = seat
    table.turn += 1
    table.bonuses = 0
    table.dice = ()
    table.duel = ()
    table.stack.append(ROLL)


class NextStep(Frame[Table, Action]):
    """Lies under all the questions of a turn and says what comes next: the rolled moves, then the bonus moves one by
    one, then the next seat, unless that was the last turn. [rolled-then-bonus] [clockwise] [turn-limit]"""

    def __init__(self) -> None:
        super().__init__(THEN, "next-step")

    def resolve(self, state: Table, action: Action) -> None:
        stack = state.stack
        stack.append(self)
        if state.moves:
            stack.append(MOVE[state.active])
        elif state.bonus:
            stack.append(BONUS[state.active])
        elif state.turn >= state.agreed.turn_limit:
            end_game(state, TURN_LIMIT)
        else:
            begin_turn(state, (state.active + 1) % state.agreed.seats)


class Roll(Frame[Table, Thrown]):
    """Both dice are rolled. A double changes the murderer card first; two knights may do so, and give four moves. With
    one card left there is nothing to change.
    [roll] [dice] [doubles-change-card] [double-knights] [four-knight-moves] [last-card]"""

    def __init__(self) -> None:
        super().__init__(CHANCE, "roll")

    def options(self, state: Table) -> tuple[Thrown, ...]:
        return ALL_ROLLS

    def sample(self, state: Table, rng: Random) -> Thrown:
        random = rng.random
        return ROLLED[int(random() * 6.0)][int(random() * 6.0)]

    def odds(self, state: Table) -> tuple[int, ...]:
        return THROW_ODDS

    def resolve(self, state: Table, action: Thrown) -> None:
        first, second = action.first, action.second
        thrown: tuple[int, ...] = (first, second)
        state.dice = thrown
        state.moves = thrown
        if state.events is not None:
            state.say("rolled", state.active, first=SYMBOLS[first], second=SYMBOLS[second])
        if first == second:
            if first == KNIGHT:
                state.moves = FOUR_KNIGHTS
            if len(state.cards) > 1:
                if first == KNIGHT:
                    state.stack.append(CHANGE_OR_KEEP[state.active])
                else:
                    change_card(state)

    def why(self, state: Table, action: Action) -> str:
        return "dice"


class ChangeOrKeep(Frame[Table, Move]):
    """Two knights: whether to change the murderer card is decided before the first move. [double-knights]"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "change")

    def options(self, state: Table) -> tuple[Move, ...]:
        return CHANGE_OR_KEEP_CARD

    def resolve(self, state: Table, action: Move) -> None:
        state.shown = -1
        if action.verb == CHANGE:
            change_card(state)
        else:
            state.say("card-kept", self.seat)

    def why(self, state: Table, action: Action) -> str:
        return why.change(state, action)


class MoveOrDone(Frame[Table, Move]):
    """One of the rolled moves, in any order, each optional; `done` gives up those that are left. The consequences of a
    move are settled before the next is chosen.
    [moves-any-order] [moves-optional] [done] [find-then-move] [four-knight-moves]"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "move")

    def options(self, state: Table) -> tuple[Move, ...]:
        first, second = self.ways(state)
        return first + second + DONE_TOO

    def pick(self, state: Table, at: float) -> Move:
        first, second = self.ways(state)
        i = int(at * float(len(first) + len(second) + 1))
        if i < len(first):
            return first[i]
        i -= len(first)
        return second[i] if i < len(second) else NO_MORE

    def ways(self, state: Table) -> tuple[tuple[Move, ...], tuple[Move, ...]]:
        """The moves with either of the open symbols; if they are the same, there is no second list."""
        symbol, other = state.moves[0], state.moves[-1]
        first = reach(state, self.seat, symbol)
        return first, () if other == symbol else reach(state, self.seat, other)

    def allows(self, state: Table, action: Action) -> bool:
        if action is NO_MORE:
            return True
        open = state.moves
        return (likely(state, action, open[0]) or likely(state, action, open[-1])) and action in self.options(state)

    def resolve(self, state: Table, action: Move) -> None:
        state.shown = -1
        open = state.moves
        if action.verb == DONE:
            state.moves = ()
            if state.events is not None:
                state.say("gave-up", self.seat, count=len(open))
            return
        state.moves = open[1:] if open[0] == action.verb else open[:1]
        go(state, action.square, action.verb)

    def why(self, state: Table, action: Action) -> str:
        return why.move(state, self.seat, action)


class BonusMove(Frame[Table, Move]):
    """After the rolled moves, one more for each duel won, with the symbol that won it; each may be declined.
    [bonus-move] [bonus-order] [bonus-declined] [bonus-like-any]"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "bonus")

    def options(self, state: Table) -> tuple[Move, ...]:
        return reach(state, self.seat, state.bonus[0]) + DECLINE_TOO

    def allows(self, state: Table, action: Action) -> bool:
        return action is NO_BONUS or (likely(state, action, state.bonus[0]) and action in self.options(state))

    def resolve(self, state: Table, action: Move) -> None:
        state.shown = -1
        symbol = state.bonus[0]
        state.bonus = state.bonus[1:]
        if action.verb == DECLINE:
            state.say("declined", self.seat, symbol=SYMBOLS[symbol])
        else:
            go(state, action.square, symbol)

    def why(self, state: Table, action: Action) -> str:
        return why.bonus(state, self.seat, action)


# -- the questions, built once -------------------------------------------------------------------

ALL_CARDS: Final = tuple(range(len(WEAPONS)))
ALL_ROLLS: Final = tuple([thrown for row in ROLLS for thrown in row])
FOUR_KNIGHTS: Final[tuple[int, ...]] = (KNIGHT,) * KNIGHT_MOVES
DONE_TOO: Final[tuple[Move, ...]] = (NO_MORE,)
DECLINE_TOO: Final[tuple[Move, ...]] = (NO_BONUS,)
CHANGE_OR_KEEP_CARD: Final[tuple[Move, ...]] = (CHANGE_CARD, KEEP_CARD)

LAY_FILES: Final = LayFiles()
FIRST_SEAT: Final = FirstSeat()
PLACE_PIECE: Final = tuple([PlacePiece(seat) for seat in range(4)])
STACK_CARDS: Final = StackCards()
ROLL: Final = Roll()
CHANGE_OR_KEEP: Final = tuple([ChangeOrKeep(seat) for seat in range(4)])
MOVE: Final = tuple([MoveOrDone(seat) for seat in range(4)])
BONUS: Final = tuple([BonusMove(seat) for seat in range(4)])
NEXT_STEP: Final = NextStep()

_QUESTIONS: Final[tuple[Frame[Table, Any], ...]] = (
    LAY_FILES, FIRST_SEAT, STACK_CARDS, ROLL, DUEL, LAND, NEXT_STEP, *PLACE_PIECE, *CHANGE_OR_KEEP, *MOVE, *BONUS,
    *RISK, *RELOCATE, *PEEK, *CLOSE,
)  # fmt: skip
FRAMES: Final = {(frame.name, frame.seat): frame for frame in _QUESTIONS}
"""Every question there is, by name and seat: enough to rebuild a table from what is public."""
