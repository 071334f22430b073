"""The course of a match, in rulebook order: deal; each turn draw, play, discard; then score."""

from __future__ import annotations

from typing import Any, Final

from whitechapel.core.compiler_hints import i64, row
from whitechapel.core.frames import CHANCE, THEN, Action, Frame
from whitechapel.games.rue_morgue import why
from whitechapel.games.rue_morgue.actions import (
    AIMS,
    ASSISTANCE_CARDS,
    DISCARD,
    DRAW_FILE,
    FROM_FILE,
    FROM_MORGUE,
    MELD_,
    PLAY,
    Move,
    discard_after,
    discards,
    events,
    hides,
    layoffs,
    melds,
)
from whitechapel.games.rue_morgue.effects import (
    EXCHANGE,
    FEED,
    PASS_ONE,
    SEARCH_MORGUE,
    SEARCH_UNDER,
    catch_the_orang_utan,
    draw,
    end_hand,
    feed,
    play_event,
)
from whitechapel.games.rue_morgue.material import COLOURS, DECK, NAMES, UNDER_FOR_TWO, UNIT, kinds, names
from whitechapel.games.rue_morgue.scoring import CAUGHT, SOLVED, UNSOLVED, Spread, score
from whitechapel.games.rue_morgue.settings import Settings
from whitechapel.games.rue_morgue.state import (
    NO_CARD,
    Table,
    clear,
    from_hand,
    new_table,
    put_under,
    set_morgue,
)
from whitechapel.games.rummy import (
    HAND_SIZE,
    FirstDealer,
    Shuffle,
    Shuffled,
    deal,
    match_over,
    say_dealt,
    stalled,
)

# -- before the first turn ------------------------------------------------------------------------


def start(agreed: Settings) -> Table:
    """A new match, at the question of who deals first or at the first shuffle. [first-dealer]"""
    table = new_table(agreed)
    FIRST_DEALER.begin_match(table)
    return table


def begin_hand(table: Table) -> None:
    """The dealer is about to shuffle; the cards of the last hand stay on the table until then."""
    table.stack.append(HAND_OVER)
    table.stack.append(DEAL)


class Deal(Shuffle[Table]):
    """The dealer shuffles all 61 cards, deals them one at a time from his left, and turns up the first card of the Rue
    Morgue. With two seats, two cards then go under the Orang-Utan, unseen; with three, none; with four, partners first
    pass each other a card. [deal] [deal-sizes] [upcard] [under-two-seats] [under-three-seats] [setup-exchange]
    [left-of-dealer-starts]"""

    def __init__(self) -> None:
        super().__init__("deal", NAMES)

    def cards(self, state: Table) -> tuple[int, ...]:
        return DECK

    def resolve(self, state: Table, action: Shuffled) -> None:
        clear(state)
        state.hand_number += 1
        seats = state.agreed.seats
        first = (state.dealer + 1) % seats
        state.active = first
        state.file = deal(action.cards, first, state.hands, UNIT)
        state.sizes = row[i64]([HAND_SIZE[seats]] * seats)
        upcard = state.file.pop()
        set_morgue(state, [upcard])
        if state.events is not None:
            hands = [names(hand) for hand in state.hands]
            say_dealt(state, state.hand_number, state.dealer, hands, NAMES[upcard], len(state.file))
        if seats == 4:
            state.stack.append(ASK_TO_HIDE)
            state.stack.append(EXCHANGE)
            for seat in range(3, -1, -1):
                state.stack.append(PASS_ONE[seat])
            return
        if seats == 2:
            for _ in range(UNDER_FOR_TWO):
                put_under(state, state.file.pop())
            state.say("put-under", CHANCE, count=UNDER_FOR_TWO, left=len(state.file))
        begin_turn(state, first)


class AskToHide(Frame[Table, Action]):
    """With four seats, once partners have exchanged a card, everybody must hide one under the Orang-Utan. [hide]"""

    def __init__(self) -> None:
        super().__init__(THEN, "ask-to-hide")

    def resolve(self, state: Table, action: Action) -> None:
        state.stack.append(REFILL)
        for seat in range(3, -1, -1):
            state.stack.append(HIDE_ONE[seat])


class HideOne(Frame[Table, Move]):
    """A card from hand goes under the Orang-Utan, simultaneously and unseen; it may be the one just received.
    [hide] [hide-any] [hide-secret]"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "hide", sealed=True)

    def options(self, state: Table) -> tuple[Move, ...]:
        return hides(state.hands[self.seat])

    def resolve(self, state: Table, action: Move) -> None:
        from_hand(state, self.seat, action.card)
        put_under(state, action.card)
        state.say("hid", self.seat, card=NAMES[action.card])

    def why(self, state: Table, action: Action) -> str:
        return why.hide(state, action)


class Refill(Frame[Table, Action]):
    """Everybody draws a card to replace the one they hid, clockwise from the dealer's left. [setup-refill]"""

    def __init__(self) -> None:
        super().__init__(THEN, "refill")

    def resolve(self, state: Table, action: Action) -> None:
        first = (state.dealer + 1) % 4
        for i in range(4):
            draw(state, (first + i) % 4, 1)
        begin_turn(state, first)


def begin_turn(table: Table, seat: i64) -> None:
    """This seat's turn begins. [turn-order] [clockwise]"""
    table.active = seat
    table.event_played = False
    table.shown = NO_CARD
    table.stack.append(DRAW[seat])


# -- draw -----------------------------------------------------------------------------------------


class Draw(Frame[Table, Move]):
    """A turn begins: draw the top card of the Case File or of the Rue Morgue.
    [draw-one] [draw-empty-morgue] [draw-stalling]"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "draw")

    def options(self, state: Table) -> tuple[Move, ...]:
        if state.morgue and not stalled(state.morgue_turns, len(state.sizes)):
            return FILE_OR_MORGUE
        return FILE_ONLY

    def resolve(self, state: Table, action: Move) -> None:
        seat = self.seat
        if action.verb == DRAW_FILE:
            card = state.file.pop()
            state.morgue_turns = 0
            if state.events is not None:
                state.say("drew", seat, count=1, cards=(NAMES[card],), left=len(state.file))
        else:
            card = state.morgue.pop()
            state.in_morgue -= UNIT[card]
            state.morgue_turns += 1
            if state.events is not None:
                state.say("took", seat, card=NAMES[card])
        state.hands[seat] = state.hands[seat] + UNIT[card]  # as `to_hand`: this happens in every turn, too
        state.sizes[seat] = state.sizes[seat] + 1
        state.stack.append(PLAY_OR_DISCARD[seat])

    def why(self, state: Table, action: Action) -> str:
        return why.draw(state, action)


# -- play -----------------------------------------------------------------------------------------


class PlayOrDiscard(Frame[Table, Move]):
    """Play any amount of evidence and at most one event, in any order, then discard.
    [play-optional] [evidence-unlimited] [one-event] [keep-one-card]"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "play")

    def options(self, state: Table) -> tuple[Move, ...]:
        return self.plays(state) + discards(state.hands[self.seat])

    def pick(self, state: Table, at: float) -> Move:
        return discard_after(self.plays(state), state.hands[self.seat], at)

    def plays(self, state: Table) -> tuple[Move, ...]:
        """Everything but the discard."""
        seat: i64 = self.seat
        hand = state.hands[seat]
        size = state.sizes[seat]
        moves: tuple[Move, ...] = ()
        if size > 1:
            moves = melds(hand, size - 1)
            open = state.open
            if open and (fitting := layoffs(hand, open)):
                moves = moves + fitting  # not `+=`, which makes the compiler ask what it adds to
            if not state.event_played:
                if ready := events(hand, open):
                    moves = moves + ready
                if hand & ASSISTANCE_CARDS:
                    moves = moves + AIMS[aim_bits(state)]
        return moves

    def resolve(self, state: Table, action: Move) -> None:
        seat = self.seat
        verb = action.verb
        if verb == DISCARD:
            discard(state, seat, action.card)
        elif verb == PLAY:
            from_hand(state, seat, action.card)
            state.event_played = True
            state.stack.append(self)
            play_event(state, action)
        else:
            lay_evidence(state, seat, action)
            state.stack.append(self)
            if verb == MELD_:
                state.open |= 1 << action.card
                if state.events is not None:
                    state.say("melded", seat, colour=COLOURS[action.card], count=action.copies)
                feed(state, seat)
            elif state.events is not None:
                state.say("laid-off", seat, colour=COLOURS[action.card])

    def why(self, state: Table, action: Action) -> str:
        return why.play(state, self.seat, action)


def aim_bits(table: Table) -> int:
    """Which ways to play an Assistance are open, as an index into `AIMS`."""
    return (4 if len(table.sizes) == 4 else 0) + (2 if table.file else 0) + (1 if table.morgue else 0)


def lay_evidence(table: Table, seat: i64, move: Move) -> None:
    """Evidence always goes to the area of the side that plays it, whoever owns the meld it fits.
    [evidence-own-area] [layoff-no-feeding] [team-area]"""
    side = seat % table.sides
    table.hands[seat] = table.hands[seat] - move.cards
    table.sizes[seat] = table.sizes[seat] - move.copies
    table.areas[side] = table.areas[side] + move.cards


# -- discard --------------------------------------------------------------------------------------


def discard(table: Table, seat: i64, card: i64) -> None:
    """One card goes face up onto the Rue Morgue, and the turn is over. A player with none left has solved the case, and
    catches the Orang-Utan if the first Case File is still in play, even in the turn that emptied it; a used-up file is
    followed by the second one, and that by the end of the hand.
    [discard-one] [out] [out-on-empty-file] [catch] [second-file] [second-file-when] [out-second-file] [exhausted]"""
    unit = UNIT[card]  # `from_hand` and `to_morgue` in one: this happens in every turn
    table.hands[seat] = table.hands[seat] - unit
    table.sizes[seat] = table.sizes[seat] - 1
    table.morgue.append(card)
    table.in_morgue += unit
    if table.events is not None:
        table.say("discarded", seat, card=NAMES[card])
    if table.sizes[seat] == 0:
        if not table.second_file:
            catch_the_orang_utan(table, seat)
        end_hand(table, SOLVED if table.second_file else CAUGHT, seat)
    elif table.file:
        begin_turn(table, (seat + 1) % len(table.sizes))
    elif not table.second_file:
        table.stack.append(SECOND_FILE)
    else:
        end_hand(table, UNSOLVED, -1)


class SecondFile(Shuffle[Table]):
    """When the first Case File is used up the dealer shuffles the Rue Morgue and all the cards under the Orang-Utan
    into a second one; the Orang-Utan has escaped, and no card is turned up.
    [second-file] [second-file-no-upcard] [escaped]"""

    def __init__(self) -> None:
        super().__init__("second-file", NAMES)

    def cards(self, state: Table) -> list[int]:
        return sorted(state.morgue + kinds(state.under))

    def resolve(self, state: Table, action: Shuffled) -> None:
        state.second_file = True
        set_morgue(state, [])
        state.under = 0
        state.under_size = 0
        state.file = list(action.cards)
        state.file.reverse()
        state.say("second-file", CHANCE, left=len(state.file))
        begin_turn(state, (state.active + 1) % state.agreed.seats)


# -- after the last turn --------------------------------------------------------------------------


class HandOver(Frame[Table, Action]):
    """Lies under all the questions of a hand: score it, and deal again unless a side has won. An unsolved hand also
    passes the deal on. [match-end] [tie-plays-on] [max-hands] [deal-rotates] [unsolved-deal]"""

    def __init__(self) -> None:
        super().__init__(THEN, "hand-over")

    def resolve(self, state: Table, action: Action) -> None:
        agreed = state.agreed
        spread = Spread(state.ending, state.winner, tuple(state.areas), tuple(state.hands))
        sheet = score(agreed, spread, state.scores)
        state.scores = sheet.scores
        state.sheets += (sheet,)
        state.say("scored", CHANCE, sheet=sheet, scores=state.scores)
        if match_over(state.scores, agreed.target, state.hand_number, agreed.max_hands):
            state.say("match-over", CHANCE, scores=state.scores)
        else:
            state.dealer = (state.dealer + 1) % agreed.seats
            begin_hand(state)


# -- the questions, built once -------------------------------------------------------------------

FILE_ONLY: Final[tuple[Move, ...]] = (FROM_FILE,)
FILE_OR_MORGUE: Final[tuple[Move, ...]] = (FROM_FILE, FROM_MORGUE)

FIRST_DEALER: Final = FirstDealer(begin_hand)
DEAL: Final = Deal()
ASK_TO_HIDE: Final = AskToHide()
HIDE_ONE: Final = tuple([HideOne(seat) for seat in range(4)])
REFILL: Final = Refill()
DRAW: Final = tuple([Draw(seat) for seat in range(4)])
PLAY_OR_DISCARD: Final = tuple([PlayOrDiscard(seat) for seat in range(4)])
SECOND_FILE: Final = SecondFile()
HAND_OVER: Final = HandOver()

_QUESTIONS: Final[tuple[Frame[Table, Any], ...]] = (
    FIRST_DEALER, DEAL, SECOND_FILE, HAND_OVER, ASK_TO_HIDE, REFILL, EXCHANGE, *HIDE_ONE, *DRAW, *PLAY_OR_DISCARD,
    *FEED, *SEARCH_MORGUE, *SEARCH_UNDER, *PASS_ONE,
)  # fmt: skip
FRAMES: Final = {(frame.name, frame.seat): frame for frame in _QUESTIONS}
"""Every question there is, by name and seat: enough to rebuild a table from what is public."""
