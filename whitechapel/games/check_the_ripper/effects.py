"""What moves, files, cards and duels do, and the questions they ask.

All of it happens in the turn of `table.active`. A file that was turned up and goes back lies open until a player's
next answer. That can only be a move, a bonus move or the choice after two knights, and these close it.
"""

from __future__ import annotations

from random import Random
from typing import Final

from whitechapel.core.frames import CHANCE, THEN, Action, Frame
from whitechapel.games.check_the_ripper import why
from whitechapel.games.check_the_ripper.actions import (
    CLOSE_FILE,
    DUELS,
    LOOK,
    LOOKS,
    NO_LOOK,
    PASS,
    PLACE,
    PLACES,
    STEPS,
    TAKE,
    TAKE_CHIPS,
    THROW_ODDS,
    TURN,
    TURNS,
    Move,
    Thrown,
    lines,
    places,
)
from whitechapel.games.check_the_ripper.material import (
    BONUS_MOVES,
    COPIES,
    DIE,
    FACES,
    GONE,
    KNIGHT,
    SQUARES,
    SYMBOLS,
    TOWNS,
    WEAPONS,
)
from whitechapel.games.check_the_ripper.scoring import value
from whitechapel.games.check_the_ripper.settings import NEXT
from whitechapel.games.check_the_ripper.state import Table

CABINET: Final = "cabinet"
TURN_LIMIT: Final = "turns"
"""How a game can end."""

# -- moving ---------------------------------------------------------------------------------------


def reach(table: Table, seat: int, symbol: int) -> tuple[Move, ...]:
    """Every move of a piece with this symbol: along each line up to the first file or piece, which it may end on.
    [slide-stops-at-files] [slide-stops-at-pieces] [no-empty-move] [cleared-towns] [knight-leaps] [inside-board]"""
    if symbol == KNIGHT and not table.agreed.knight_over_files:
        return around_files(table, seat)
    from_here = lines(table.board, symbol, table.where[seat])
    if from_here.single:
        return from_here.single
    place = from_here.place
    pieces = [place[square] for square in table.where if square in place]
    lying = table.lying & from_here.on
    if not pieces:
        known = from_here.clear.get(lying)
        if known is not None:
            return known
    moves: tuple[Move, ...] = ()
    for number, line in enumerate(from_here.moves):
        length = len(line) - 1
        for away, town in from_here.towns[number]:
            if lying >> town & 1:
                length = away
                break
        for other, away in pieces:
            if other == number and away < length:
                length = away
        moves += line[length]
    if not pieces:
        from_here.clear[lying] = moves
    return moves


def free_places(table: Table) -> tuple[Move, ...]:
    """Every square on which neither a piece nor a file is."""
    moves = places(table.board, table.lying)
    for square in set(table.where):
        if square >= 0 and not file_on(table, square):
            i = moves.index(PLACES[square])
            moves = moves[:i] + moves[i + 1 :]
    return moves


def around_files(table: Table, seat: int) -> tuple[Move, ...]:
    """A knight's moves where files can block it: it is barred when both its routes, straight first or diagonal first,
    have a file at the bend. [knight-blocked]"""
    here = table.where[seat]
    moves: list[Move] = []
    elbows = table.board.elbows[here]
    rays = table.board.rays[KNIGHT][here]
    for i in range(len(rays)):
        straight, diagonal = elbows[i]
        if not (file_on(table, straight) and file_on(table, diagonal)):
            moves.append(STEPS[KNIGHT][rays[i][0]])
    return tuple(moves)


def file_on(table: Table, square: int) -> bool:
    """Whether a file lies on this square."""
    town = table.board.town_at[square]
    return town >= 0 and table.lying >> town & 1 == 1


def likely(table: Table, action: Action, verb: int) -> bool:
    """A cheap test before all answers are listed: it does this, on a square of this board."""
    return isinstance(action, Move) and action.verb == verb and table.board.open[action.square]


def go(table: Table, square: int, symbol: int) -> None:
    """The active piece moves. If another stands there, a duel is fought first; otherwise it lands.
    [duel-on-landing] [piece-on-file] [reveal-on-landing]"""
    seat = table.active
    where = table.where
    rival = -1
    for other in range(len(where)):
        if where[other] == square:
            rival = other
    if table.events is not None:
        table.say("moved", seat, symbol=SYMBOLS[symbol], at=SQUARES[where[seat]], to=SQUARES[square])
    where[seat] = square
    if rival >= 0:
        table.rival = rival
        table.say("challenged", seat, rival=rival, square=SQUARES[square])
        table.stack.append(DUEL)
    else:
        land(table)


def land(table: Table) -> None:
    """The active piece has come to rest by a move: a file there is turned up. Nothing else turns one up, neither
    staying put nor a new card. [reveal-on-landing] [no-reveal-without-move]"""
    town = table.board.town_at[table.where[table.active]]
    if town >= 0 and table.lying >> town & 1:
        turn_up(table, town, risk=False)


# -- files ----------------------------------------------------------------------------------------


def turn_up(table: Table, town: int, risk: bool) -> None:
    """Everybody sees the file. If it shows the weapon of the open murderer it goes into the cabinet; if not, it lies
    open for a moment and is turned back. [reveal-to-all] [no-match] [match-filed] [blank-never-matches] [risk-lost]"""
    face = table.files[town]
    if table.events is not None:
        kind = "turned" if risk else "revealed"
        table.say(kind, table.active, square=square_of(table, town), town=name_of(table, town), face=FACES[face])
    if face == table.cards[0]:
        put_into_cabinet(table, town)
        return
    table.shown = town
    if risk:
        forfeit(table)


def put_into_cabinet(table: Table, town: int) -> None:
    """The file leaves the board at once and its number counts for the series; a murderer's fourth convicts them, and
    after any other the finder may take the chips or risk them.
    [match-filed] [file-value] [series-value] [risk-or-take] [cleared-towns]"""
    seat = table.active
    weapon = table.files[town]
    number = table.cabinet[weapon] + 1
    table.cabinet = _with(table.cabinet, weapon, number)
    table.files = _with(table.files, town, GONE)
    table.lying &= ~(1 << town)
    table.stake += value(number, table.cabinet.count(COPIES))
    if table.events is not None:
        table.say("filed", seat, murderer=WEAPONS[weapon], number=number, stake=table.stake)
    if number == COPIES:
        convict(table, weapon)
    else:
        table.stack.append(RISK[seat])


def pay(table: Table) -> int:
    """The active seat gets the chips of its series, to keep. [banked-is-safe]"""
    paid = table.stake
    table.chips = _with(table.chips, table.active, table.chips[table.active] + paid)
    table.stake = 0
    return paid


def convict(table: Table, weapon: int) -> None:
    """A murderer's fourth file: everything is paid at once, the extra included, and the card makes way for the
    next one. The sixteenth file ends the game.
    [completion-pays] [completion-extra] [card-leaves] [card-at-once] [card-stays] [end-by-cabinet]"""
    seat = table.active
    table.convictions = _with(table.convictions, seat, table.convictions[seat] + 1)
    paid = pay(table)
    table.say("convicted", seat, murderer=WEAPONS[weapon], chips=paid)
    if table.cabinet.count(COPIES) == len(WEAPONS):
        if table.agreed.completed_card == NEXT:
            table.cards = ()
        end_game(table, CABINET)
    elif table.agreed.completed_card == NEXT:
        table.cards = table.cards[1:]
        table.say("next-card", seat, murderer=WEAPONS[table.cards[0]])


def forfeit(table: Table) -> None:
    """A wrong file in a risk: the chips of the whole series are lost, the files found stay in the cabinet, and the turn
    continues unless the players have agreed otherwise.
    [risk-lost] [filed-stays-filed] [risk-goes-on] [risk-ends-turn]"""
    table.forfeited += table.stake
    table.say("forfeited", table.active, chips=table.stake)
    table.stake = 0
    if table.agreed.failed_risk_ends_turn:
        table.moves = ()
        table.bonus = ()


def change_card(table: Table) -> None:
    """The open card goes face down under the others, and the next is turned up. [doubles-change-card] [card-order]"""
    table.cards = (*table.cards[1:], table.cards[0])
    if table.events is not None:
        table.say("card-changed", table.active, murderer=WEAPONS[table.cards[0]])


def end_game(table: Table, ending: str) -> None:
    """Drop whatever is still open. [end-by-cabinet] [turn-limit]"""
    table.ending = ending
    table.moves = ()
    table.bonus = ()
    del table.stack[:]
    table.say("game-over", CHANCE, ending=ending, scores=table.chips)


def square_of(table: Table, town: int) -> str:
    """The name of a town's square."""
    return SQUARES[table.board.towns[town]]


def name_of(table: Table, town: int) -> str:
    """The name of a town, or empty."""
    return table.board.chart.names[town]


def _with(row: tuple[int, ...], at: int, new: int) -> tuple[int, ...]:
    """The row with one entry changed."""
    return (*row[:at], new, *row[at + 1 :])


class Risk(Frame[Table, Move]):
    """A file has gone into the cabinet: take the chips of the series, or turn up any other file for more.
    [risk-or-take] [risk-any-file] [all-or-nothing]"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "risk")

    def options(self, state: Table) -> tuple[Move, ...]:
        towns = state.board.towns
        return (TAKE_CHIPS, *[TURNS[towns[town]] for town in range(TOWNS) if state.lying >> town & 1])

    def allows(self, state: Table, action: Action) -> bool:
        return action is TAKE_CHIPS or (likely(state, action, TURN) and action in self.options(state))

    def resolve(self, state: Table, action: Move) -> None:
        if action.verb == TAKE:
            paid = pay(state)
            if state.events is not None:
                state.say("took", self.seat, chips=paid)
        else:
            turn_up(state, state.board.town_at[action.square], risk=True)

    def why(self, state: Table, action: Action) -> str:
        return why.risk(state, action)


# -- duels ----------------------------------------------------------------------------------------


class Duel(Frame[Table, Thrown]):
    """A piece has moved onto another's square: both roll one die, and the attacker wins ties.
    [duel-dice] [duel-tie] [duel-attacker-wins] [duel-attacker-loses] [duel-defender-wins] [bonus-move] [bonus-order]
    [bonus-limit]"""

    def __init__(self) -> None:
        super().__init__(CHANCE, "duel")

    def options(self, state: Table) -> tuple[Thrown, ...]:
        return ALL_DUELS

    def sample(self, state: Table, rng: Random) -> Thrown:
        return DUELS[DIE[int(rng.random() * 6.0)]][DIE[int(rng.random() * 6.0)]]

    def odds(self, state: Table) -> tuple[int, ...]:
        return THROW_ODDS

    def resolve(self, state: Table, action: Thrown) -> None:
        attacker, defender = state.active, state.rival
        won = action.first <= action.second  # the strongest symbol has the lowest number
        winner = attacker if won else defender
        state.duel = (action.first, action.second)
        if state.events is not None:
            first, second = SYMBOLS[action.first], SYMBOLS[action.second]
            state.say("duel", attacker, rival=defender, first=first, second=second, winner=winner)
        if won:
            state.stack.append(LAND)
            if state.bonuses < BONUS_MOVES:
                state.bonuses += 1
                state.bonus = (*state.bonus, action.first)
                state.say("bonus", attacker, symbol=SYMBOLS[action.first])
        else:
            state.moves = ()
            state.bonus = ()
        state.stack.append(PEEK[winner])
        state.stack.append(RELOCATE[winner])

    def why(self, state: Table, action: Action) -> str:
        return "duel-dice"


def loser(table: Table, winner: int) -> int:
    """Who has lost the duel that this seat has won."""
    return table.rival if winner == table.active else table.active


class Relocate(Frame[Table, Move]):
    """The winner of a duel puts the loser's piece on any free square, where nothing is turned up.
    [loser-relocated] [relocation-free]"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "relocate")

    def options(self, state: Table) -> tuple[Move, ...]:
        return free_places(state)

    def allows(self, state: Table, action: Action) -> bool:
        return likely(state, action, PLACE) and action in self.options(state)

    def resolve(self, state: Table, action: Move) -> None:
        lost = loser(state, self.seat)
        state.where[lost] = action.square
        state.rival = -1
        if state.events is not None:
            state.say("relocated", self.seat, other=lost, square=SQUARES[action.square])

    def why(self, state: Table, action: Action) -> str:
        return why.relocate(state, action)


class Peek(Frame[Table, Move]):
    """Then the winner may look at any one file, alone; everybody sees which one.
    [peek] [peek-any-file] [peek-private]"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "peek")

    def options(self, state: Table) -> tuple[Move, ...]:
        towns = state.board.towns
        return (NO_LOOK, *[LOOKS[towns[town]] for town in range(TOWNS) if state.lying >> town & 1])

    def allows(self, state: Table, action: Action) -> bool:
        return action is NO_LOOK or (likely(state, action, LOOK) and action in self.options(state))

    def resolve(self, state: Table, action: Move) -> None:
        if action.verb == PASS:
            state.say("no-peek", self.seat)
            return
        town = state.board.town_at[action.square]
        state.peeked = town
        if state.events is not None:
            square, name, face = SQUARES[action.square], name_of(state, town), FACES[state.files[town]]
            state.say("peeked", self.seat, square=square, town=name, face=face)
        state.stack.append(CLOSE[self.seat])

    def why(self, state: Table, action: Action) -> str:
        return why.peek(state, action)


class Close(Frame[Table, Move]):
    """The winner has seen enough and puts the file back. [peek-until-put-back]"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "close")

    def options(self, state: Table) -> tuple[Move, ...]:
        return CLOSE_ONLY

    def resolve(self, state: Table, action: Move) -> None:
        state.peeked = -1
        state.say("put-back", self.seat)

    def why(self, state: Table, action: Action) -> str:
        return why.close(state, action)


class Land(Frame[Table, Action]):
    """After winning a duel, the attacker lands. [duel-then-reveal]"""

    def __init__(self) -> None:
        super().__init__(THEN, "land")

    def resolve(self, state: Table, action: Action) -> None:
        land(state)


ALL_DUELS: Final = tuple([thrown for row in DUELS for thrown in row])
CLOSE_ONLY: Final[tuple[Move, ...]] = (CLOSE_FILE,)
RISK: Final = tuple([Risk(seat) for seat in range(4)])
RELOCATE: Final = tuple([Relocate(seat) for seat in range(4)])
PEEK: Final = tuple([Peek(seat) for seat in range(4)])
CLOSE: Final = tuple([Close(seat) for seat in range(4)])
DUEL: Final = Duel()
LAND: Final = Land()
