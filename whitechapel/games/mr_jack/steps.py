"""The course of a game, in rulebook order: eight rounds of four cards, the witness, the gaslights; and a list of every
complete turn, for bots that search."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any, Final

from whitechapel.core.chance import drawn
from whitechapel.core.compiler_hints import i64
from whitechapel.core.frames import CHANCE, THEN, Action, Frame, GameError, joined, picked
from whitechapel.games.mr_jack import why
from whitechapel.games.mr_jack.actions import (
    ACCUSATIONS,
    ACCUSE,
    CARD_SETS,
    CARDS,
    FACES,
    LEAVE,
    LEAVES,
    MOVE,
    MOVE_BEFORE_POWER,
    POWER_BEFORE_MOVE,
    POWER_FIRST,
    STAYS,
    SWAP,
    SWAPS,
    WHISTLE_NOBODY,
    Alibis,
    Cards,
    Move,
    moves_to,
    runs_to,
)
from whitechapel.games.mr_jack.effects import (
    LOOK_AT_ALIBI,
    MOVE_CORDON,
    MOVE_COVER,
    MOVE_LIGHT,
    ONE_CALL,
    TURN_LANTERN,
    WHISTLE_FOR,
    Bundle,
    most_calls,
    powers,
    put,
    swap,
    use,
    whistles,
)
from whitechapel.games.mr_jack.material import (
    BERT,
    CHARACTERS,
    DETECTIVE,
    EVERYBODY,
    EXITS,
    GATES,
    GOODLEY,
    GULL,
    HEXES,
    HOLMES,
    JACK,
    LESTRADE,
    PLAIN,
    POSTS,
    ROUNDS,
    SMITH,
    SPOT,
    STEALTHY,
    TURNS,
    WATSON,
    WHISTLE_POINTS,
    characters,
)
from whitechapel.games.mr_jack.scoring import DAWN, ESCAPED, verdict, winner
from whitechapel.games.mr_jack.settings import Settings
from whitechapel.games.mr_jack.state import Table, in_sight, new_table, player, way_of

# -- before the first round -----------------------------------------------------------------------


def start(agreed: Settings) -> Table:
    """A new game: the board is set up, and the alibi cards are about to be shuffled. [seats]"""
    table = new_table(agreed)
    table.stack.append(DEAL_ALIBIS)
    return table


class DealAlibis(Frame[Table, Alibis]):
    """Jack draws one of the eight alibi cards in secret and is that character; the other seven are the pile, the next
    one to be drawn first. [alibi-deal] [jack-secret]"""

    def __init__(self) -> None:
        super().__init__(CHANCE, "alibis")

    def sample(self, state: Table, rng: Random) -> Alibis:
        return Alibis(tuple(drawn(list(range(len(CHARACTERS))), rng)))

    def allows(self, state: Table, action: Action) -> bool:
        return isinstance(action, Alibis) and sorted(action.cards) == list(range(len(CHARACTERS)))

    def resolve(self, state: Table, action: Alibis) -> None:
        state.jack = action.cards[0]
        state.pile = action.cards[:0:-1]
        state.say("identity", JACK, jack=CHARACTERS[state.jack])
        begin_round(state)

    def why(self, state: Table, action: Action) -> str:
        return "alibi-deal"


# -- the cards of a round -------------------------------------------------------------------------


def begin_round(table: Table) -> None:
    """Odd rounds turn up four of the eight character cards, even rounds the other four. [odd-rounds] [even-rounds]
    [eight-rounds]"""
    table.round += 1
    table.turn = 0
    if table.round % 2:
        table.dealt = 0
        table.stack.append(TURN_UP_CARDS)
    else:
        lay_cards(table, EVERYBODY & ~table.dealt)


class TurnUpCards(Frame[Table, Cards]):
    """All eight character cards are shuffled, and four turned up; their order does not matter. [odd-rounds]"""

    def __init__(self) -> None:
        super().__init__(CHANCE, "cards")

    def options(self, state: Table) -> tuple[Cards, ...]:
        return CARD_SETS

    def resolve(self, state: Table, action: Cards) -> None:
        lay_cards(state, action.cards)

    def why(self, state: Table, action: Action) -> str:
        return "odd-rounds"


def lay_cards(table: Table, cards: int) -> None:
    """Four cards lie face up for both players. [cards-face-up]"""
    table.dealt = cards
    table.cards = cards
    seat = player(table)
    if table.events is not None:
        table.say("round", seat, number=table.round, cards=characters(cards))
    table.stack.append(CHOOSE_CARD[seat])


class ChooseCard(Frame[Table, Move]):
    """A turn begins: play one of the cards still face up. The card is turned over, and its character must move and use
    its power. [cards-face-up] [card-once] [choose-card] [power-compulsory] [innocents-play-on]"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "choose-card")

    def options(self, state: Table) -> tuple[Move, ...]:
        return CARD_CHOICES[state.cards]

    def resolve(self, state: Table, action: Move) -> None:
        seat = self.seat
        character = action.character
        state.cards &= ~(1 << character)
        state.active = character
        if state.events is not None:
            state.say("card", seat, character=CHARACTERS[character])
        stack = state.stack
        stack.append(TURN_OVER)
        if BEFORE_OR_AFTER >> character & 1:
            stack.append(POWER_OR_MOVE[seat])
            return
        if character == HOLMES:
            stack.append(LOOK_AT_ALIBI)
        elif character == WATSON:
            stack.append(TURN_LANTERN[seat])
        stack.append(WALK[seat])

    def why(self, state: Table, action: Action) -> str:
        return why.choose(state, action)


# -- power and move -------------------------------------------------------------------------------


class PowerOrMove(Frame[Table, Move]):
    """Smith, Lestrade, Goodley and Bert use their power before or after the move, never in the middle of it. Moving
    first needs somewhere to go. [power-or-move] [halves-whole] [move-first-needs-way] [stuck-power-first]"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "power-or-move")

    def options(self, state: Table) -> tuple[Move, ...]:
        seat = self.seat
        active = state.active
        return POWER_OR_MOVE_FIRST if free(state, active) or endings(state, seat, active) else POWER_FIRST_ONLY

    def resolve(self, state: Table, action: Move) -> None:
        power: Frame[Table, Move] = POWERS[state.active][self.seat]
        if state.events is not None:
            state.say("order", self.seat, first="power" if action.verb == POWER_FIRST else "move")
        if action.verb == POWER_FIRST:
            state.stack.append(WALK[self.seat])
            state.stack.append(power)
        else:
            state.stack.append(power)
            state.stack.append(WALK_FIRST[self.seat])

    def why(self, state: Table, action: Action) -> str:
        return why.power_or_move(state, action)


def free(table: Table, character: int) -> i64:
    """The hexes where a character can end its move: within three points (Miss Stealthy: four, across anything), on
    foot or through open manholes, where nobody stands. [move-one-to-three] [move-streets] [move-through]
    [move-free-hex] [move-not-back] [manhole-hop] [manhole-covered] [manhole-occupied] [manhole-stop]
    [gaslight-obstacle] [stealthy-four] [stealthy-crosses] [stealthy-ends-on-street] [stealthy-manholes]"""
    reach = table.board.reach[1 if character == STEALTHY else 0]
    return reach[table.covered][table.where[character]] & ~table.occupied


def endings(table: Table, seat: int, character: int) -> tuple[Move, ...]:
    """The moves that end the game: the detective's accusations and Jack's ways out."""
    return accusations(table, character) if seat == DETECTIVE else escapes(table, character)


def accusations(table: Table, character: int) -> tuple[Move, ...]:
    """The detective may end a move on the hex of anyone else whose token shows the suspect side, whatever alibi cards
    they hold. [accuse-detective] [accuse-by-moving] [accuse-suspect] [accuse-with-anyone] [accuse-optional]"""
    reach = table.board.reach[1 if character == STEALTHY else 0][table.covered][table.where[character]]
    if not reach & table.occupied & ~SPOT[table.where[character]]:
        return ()
    moves = []
    for other, hex in enumerate(table.where):
        if table.suspects >> other & 1 and reach >> hex & 1 and other != character:
            moves.append(ACCUSATIONS[other])
    return tuple(moves)


def escapes(table: Table, character: int) -> tuple[Move, ...]:
    """Jack may leave with his own character after a round without a witness, by an exit without a cordon, for one point
    more than it takes to reach the hex beside it. [escape-unseen] [escape-not-in-round-one] [escape-own-character]
    [escape-cordon] [escape-costs-one] [escape-by-any-way] [escape-optional] [exits-outside]"""
    if table.seen or character != table.jack:
        return ()
    reach = table.board.short[1 if character == STEALTHY else 0][table.covered][table.where[character]]
    return tuple(
        [
            LEAVES[exit]
            for exit, gate in enumerate(GATES)
            if reach >> gate & 1 and not table.cordons >> exit & 1
        ]
    )  # fmt: skip


class Walk(Frame[Table, Move]):
    """The move of the character played: to a free hex, onto a suspect as an accusation, or out of the district. Gull
    may change places with somebody instead. Nobody who can move may stay. [move-compulsory] [stay-when-stuck]
    [stuck-power-first] [gull-swaps] [gull-must-swap] [power-after]"""

    def __init__(self, seat: int, power_waits: bool) -> None:
        super().__init__(seat, "move-first" if power_waits else "move")
        self.power_waits = power_waits
        """Whether the character's power comes after this move, by the player's choice."""

    def options(self, state: Table) -> tuple[Move, ...]:
        return joined(self.ways(state))

    def pick(self, state: Table, at: float) -> Move:
        return picked(at, self.ways(state))

    def ways(self, state: Table) -> list[tuple[Move, ...]]:
        """The answers, in pieces."""
        active = state.active
        open = free(state, active)
        runs = runs_to(open)
        if active == GULL:
            runs.append(SWAP_WITH)
        elif not open and not self.power_waits:
            runs.append(STAY_ONLY)
        ends = endings(state, self.seat, active)
        if ends:
            runs.append(ends)
        return runs

    def resolve(self, state: Table, action: Move) -> None:
        active = state.active
        verb = action.verb
        if verb == MOVE:
            if state.events is not None:
                at = HEXES[state.where[active]]
                way = way_of(state, active, action.to)
                state.say("moved", self.seat, character=CHARACTERS[active], at=at, to=HEXES[action.to], way=way)
            put(state, active, action.to)
        elif verb == SWAP:
            swap(state, self.seat, action.character)
        elif verb == ACCUSE:
            accuse(state, action.character)
        elif verb == LEAVE:
            leave(state, action.to)
        else:
            state.say("stayed", self.seat, character=CHARACTERS[active])

    def why(self, state: Table, action: Action) -> str:
        return why.walk(state, self.seat, action, free(state, state.active), self.power_waits)


def accuse(table: Table, accused: int) -> None:
    """The character played steps onto the hex of the accused: if that is Jack, the detective has won, otherwise Jack.
    A power not yet used lapses. [accuse-decides] [ends-at-once]"""
    if table.events is not None:
        way = way_of(table, table.active, table.where[accused])
        table.say("accused", DETECTIVE, character=CHARACTERS[table.active], accused=CHARACTERS[accused], way=way)
    put(table, table.active, table.where[accused])
    table.accused = accused
    end_game(table, verdict(accused, table.jack))


def leave(table: Table, exit: int) -> None:
    """Jack's character leaves the district and Jack has won. [escape-wins] [ends-at-once]"""
    jack = table.active
    if table.events is not None:
        way = (*way_of(table, jack, GATES[exit]), EXITS[exit])
        table.say("left", JACK, character=CHARACTERS[jack], exit=EXITS[exit], way=way)
    table.occupied &= ~SPOT[table.where[jack]]
    table.where[jack] = -1
    table.left_by = exit
    end_game(table, ESCAPED)


def end_game(table: Table, ending: str) -> None:
    """Nothing more is asked, and everybody may see who Jack was. [jack-shown-at-end] [game-over]"""
    table.ending = ending
    table.say("game-over", winner(ending), ending=ending, jack=CHARACTERS[table.jack])
    table.stack.clear()


# -- after a card, after a round ------------------------------------------------------------------


class TurnOver(Frame[Table, Action]):
    """Lies under all the questions of a turn. After the fourth card come the witness and the gaslight; after the
    fourth card of the eighth round the game is over at once. [round-order] [dawn] [odd-order] [even-order]"""

    def __init__(self) -> None:
        super().__init__(THEN, "turn-over")

    def resolve(self, state: Table, action: Action) -> None:
        state.active = -1
        if state.turn < TURNS - 1:
            state.turn += 1
            state.stack.append(CHOOSE_CARD[player(state)])
        elif state.round == ROUNDS:
            end_game(state, DAWN)
        else:
            call_witness(state)
            put_out_light(state)
            begin_round(state)


def call_witness(table: Table) -> None:
    """Was Jack seen? The answer is true and not a choice: if he was, everybody who could not be seen is innocent; if
    not, everybody who could. Their tokens are turned over, and the card stays as it is for the next round.
    [witness-call] [innocents-turned] [witness-stays]"""
    sight = in_sight(table)
    table.seen = sight >> table.jack & 1 == 1
    innocent = table.suspects & (~sight if table.seen else sight)
    table.suspects &= ~innocent
    if table.events is not None:
        table.say("called", JACK, sight=characters(sight))
        table.say("witness", JACK, seen=table.seen, innocent=characters(innocent))


def put_out_light(table: Table) -> None:
    """At the end of rounds 1 to 4 the gaslight of that number leaves the game, whatever post it is on; later none
    goes out. [lights-out] [lights-plain-stay]"""
    if table.round < PLAIN:
        post = table.lamps.index(table.round)
        lamps = list(table.lamps)
        lamps[post] = 0
        table.lamps = tuple(lamps)
        if table.events is not None:
            table.say("light-out", CHANCE, number=table.round, post=POSTS[post])


# -- complete turns -------------------------------------------------------------------------------


def turns(table: Table) -> list[tuple[Move, ...]]:
    """Every way to play a whole turn from the choice of a card, as sequences of answers: each resulting table once, as
    it is before the round goes on. Where power and move can come in either order with the same result, one order stands
    for both."""
    found: list[tuple[Move, ...]] = []
    for bundle in bundles(table):
        found += product(*bundle)
    return found


def bundles(table: Table) -> list[Bundle]:
    """The same turns in far fewer bundles, which `itertools.product` unfolds."""
    if not table.stack or table.stack[-1].name != "choose-card":
        raise GameError("whole-turns", "Whole turns are listed when a card is to be chosen.")
    seat = table.stack[-1].seat
    found: list[Bundle] = []
    for character in range(len(CHARACTERS)):
        if table.cards >> character & 1:
            found += bundles_with(table, seat, character)
    return found


def bundles_with(table: Table, seat: int, character: int) -> list[Bundle]:
    """The whole turns of one card."""
    card = (CARDS[character],)
    moves = moves_to(free(table, character))
    ends = endings(table, seat, character)
    if BEFORE_OR_AFTER >> character & 1:
        found: list[Bundle] = [(card, MOVE_FIRST_ONLY, ends)] if ends else []
        return found + (_goodleys(table, seat) if character == GOODLEY else _others(table, seat, character, moves))
    if character == GULL:
        return [(card, moves + SWAP_WITHOUT_TURN + ends), (card, SWAP_WITH_WATSON, FACES)]
    moves = moves or STAY_ONLY
    if character == WATSON:
        return [(card, moves, FACES), (card, ends)] if ends else [(card, moves, FACES)]
    return [(card, moves + ends)]


def _others(table: Table, seat: int, character: int, moves: tuple[Move, ...]) -> list[Bundle]:
    """Smith's, Lestrade's or Bert's turns with their power: first the moves open now, then after each use of the power
    only the moves it has opened."""
    card = (CARDS[character],)
    uses = powers(table, character)
    now = free(table, character)
    found: list[Bundle] = [(card, MOVE_FIRST_ONLY, moves, uses)] if moves else []
    for power in uses:
        after = table.clone()
        use(after, character, power)
        then = free(after, character)
        more = (moves_to(then & ~now) if then else STAY_ONLY) + endings(after, seat, character)
        if more:
            found.append((card, POWER_FIRST_ONLY, (power,), more))
    return found


def _goodleys(table: Table, seat: int) -> list[Bundle]:
    """Goodley's turns with his whistle: first all the whistles from where he stands, with the moves each leaves him;
    then, for each move, the whistles that were not possible before it."""
    card = (CARDS[GOODLEY],)
    here = table.where[GOODLEY]
    now = free(table, GOODLEY)
    found: list[Bundle] = []
    after = table.clone()
    start: Bundle = (card, POWER_FIRST_ONLY)
    for bundle in whistles(table.where, table.occupied, -1, 0, start):
        calls = [row for row in bundle[len(start) :] if row is not FACES]
        last = calls.pop()
        if last[0] is WHISTLE_NOBODY:  # it changes nothing, so the ways to end the game at once are not repeated
            found.append((*bundle, moves_to(now) or STAY_ONLY))
            break
        before = bundle[: bundle.index(last)]
        after.where = table.where[:]
        after.occupied = table.occupied
        for (earlier,) in calls:
            put(after, earlier.character, earlier.to)
        for call in last:
            stood = after.where[call.character]
            put(after, call.character, call.to)
            moves = (moves_to(free(after, GOODLEY)) or STAY_ONLY) + endings(after, seat, GOODLEY)
            found.append((*before, *ONE_CALL[call.character][call.to], moves))
            put(after, call.character, stood)
    spent = most_calls(table.where, table.occupied, 0, WHISTLE_POINTS)
    for move in moves_to(now):
        after.where = table.where[:]
        after.occupied = table.occupied
        put(after, GOODLEY, move.to)
        found += whistles(after.where, after.occupied, here, spent, (card, MOVE_FIRST_ONLY, (move,)))
    return found


# -- the questions, built once --------------------------------------------------------------------

CARD_CHOICES: Final = tuple(
    [tuple([card for card in CARDS if cards >> card.character & 1]) for cards in range(EVERYBODY + 1)]
)
"""By the cards that lie face up, as a set: the answers that play one."""
BEFORE_OR_AFTER: Final = 1 << SMITH | 1 << LESTRADE | 1 << GOODLEY | 1 << BERT
"""The characters whose power comes before or after the move, as a set."""
POWER_OR_MOVE_FIRST: Final[tuple[Move, ...]] = (POWER_BEFORE_MOVE, MOVE_BEFORE_POWER)
POWER_FIRST_ONLY: Final[tuple[Move, ...]] = (POWER_BEFORE_MOVE,)
MOVE_FIRST_ONLY: Final[tuple[Move, ...]] = (MOVE_BEFORE_POWER,)
STAY_ONLY: Final[tuple[Move, ...]] = (STAYS,)
SWAP_WITH: Final = tuple([move for move in SWAPS if move.character != GULL])
SWAP_WITH_WATSON: Final[tuple[Move, ...]] = (SWAPS[WATSON],)
SWAP_WITHOUT_TURN: Final = tuple([move for move in SWAP_WITH if move.character != WATSON])

DEAL_ALIBIS: Final = DealAlibis()
TURN_UP_CARDS: Final = TurnUpCards()
CHOOSE_CARD: Final = tuple([ChooseCard(seat) for seat in range(2)])
POWER_OR_MOVE: Final = tuple([PowerOrMove(seat) for seat in range(2)])
WALK: Final = tuple([Walk(seat, power_waits=False) for seat in range(2)])
WALK_FIRST: Final = tuple([Walk(seat, power_waits=True) for seat in range(2)])
TURN_OVER: Final = TurnOver()
POWERS: Final[dict[int, tuple[Frame[Table, Move], ...]]] = {
    SMITH: MOVE_LIGHT,
    LESTRADE: MOVE_CORDON,
    GOODLEY: WHISTLE_FOR,
    BERT: MOVE_COVER,
}

_ALL: Final[tuple[Frame[Any, Any], ...]] = (
    DEAL_ALIBIS, TURN_UP_CARDS, TURN_OVER, LOOK_AT_ALIBI, *CHOOSE_CARD, *POWER_OR_MOVE, *WALK, *WALK_FIRST,
    *TURN_LANTERN, *MOVE_LIGHT, *MOVE_CORDON, *MOVE_COVER, *WHISTLE_FOR,
)  # fmt: skip
FRAMES: Final[dict[tuple[str, int], Frame[Any, Any]]] = {(frame.name, frame.seat): frame for frame in _ALL}
"""Every question there is, by name and seat: enough to rebuild a table from what is public."""
