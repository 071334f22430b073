"""The course of a match, in rulebook order: deal; each turn vote, draw, play, discard; then score."""

from __future__ import annotations

from typing import Any, Final

from whitechapel.core.compiler_hints import i64, row
from whitechapel.core.frames import CHANCE, THEN, Action, Frame
from whitechapel.games.jack_the_ripper import why
from whitechapel.games.jack_the_ripper.actions import (
    BALLOTS,
    CALL,
    CALL_VOTE,
    DISCARD,
    DONE,
    DRAW_FILE,
    DRAW_YARD,
    ESCAPES_CARD,
    FROM_FILE,
    FROM_YARD,
    LAY_OFF,
    LET_ESCAPE,
    MELD_,
    NO_MORE,
    PLAY,
    WILD_CARDS,
    Move,
    discard_after,
    discards,
    gavels,
    has_meld,
    layoffs,
    melds,
)
from whitechapel.games.jack_the_ripper.effects import (
    AFTER_COMMISSIONER,
    DRAW_TWO,
    LOOK,
    PLAY_OR_KEEP,
    WINDOW,
    end_hand,
    open_window,
    play_gavel,
    ripper_escapes,
)
from whitechapel.games.jack_the_ripper.material import (
    ALL_VICTIMS,
    COLOURS,
    DECK,
    FIELD,
    LETTERS,
    NAMES,
    SUSPECTS,
    UNIT,
    names,
)
from whitechapel.games.jack_the_ripper.scoring import EXHAUSTED, LAST_CARD_LOST, OUT, SUSPECT_COLOURS, Spread, score
from whitechapel.games.jack_the_ripper.settings import PEGASUS, Settings
from whitechapel.games.jack_the_ripper.state import (
    Table,
    clear,
    from_hand,
    new_table,
    set_yard,
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
    """The dealer shuffles all 62 cards, deals them one at a time from his left, and turns up the first card of
    Scotland Yard. [deal] [deal-sizes] [upcard] [left-of-dealer-starts]"""

    def __init__(self) -> None:
        super().__init__("deal", NAMES)

    def cards(self, state: Table) -> tuple[int, ...]:
        return DECK

    def resolve(self, state: Table, action: Shuffled) -> None:
        clear(state)
        state.hand_number += 1
        seats = state.agreed.seats
        first = (state.dealer + 1) % seats
        state.file = deal(action.cards, first, state.hands, UNIT)
        state.sizes = row[i64]([HAND_SIZE[seats]] * seats)
        upcard = state.file.pop()
        set_yard(state, [upcard])
        if state.events is not None:
            hands = [names(hand) for hand in state.hands]
            say_dealt(state, state.hand_number, state.dealer, hands, NAMES[upcard], len(state.file))
        begin_turn(state, first)


def begin_turn(table: Table, seat: i64) -> None:
    """This seat's turn begins. [turn-order] [clockwise]"""
    table.active = seat
    table.gavel_played = False
    table.stack.append(DRAW[seat])


# -- the vote -------------------------------------------------------------------------------------


def may_call_vote(table: Table, seat: i64) -> bool:
    """Once per hand, at the start of a turn, by a seat with a meld of its own before it.
    [vote-once] [vote-any-turn] [vote-needs-meld] [vote-any-meld]"""
    if not table.agreed.vote or table.votes:
        return False
    if table.agreed.vote_any_meld:
        return table.open != 0
    return has_meld(table.areas[seat], table.wilds[seat])


class Ballot(Frame[Table, Move]):
    """Every seat names one of the six suspects, in secret; the votes are revealed when the hand is scored.
    [vote-all] [vote-six-names] [vote-secret]"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "ballot", sealed=True)

    def options(self, state: Table) -> tuple[Move, ...]:
        return BALLOTS

    def resolve(self, state: Table, action: Move) -> None:
        state.votes += (action.colour,)  # the answers of a sealed run are opened in seat order
        state.say("voted", self.seat, suspect=SUSPECTS[action.colour])

    def why(self, state: Table, action: Action) -> str:
        return why.ballot(state, self.seat, action)


# -- draw -----------------------------------------------------------------------------------------


class Draw(Frame[Table, Move]):
    """A turn begins: draw the top card of the Case File or of Scotland Yard, optionally calling a vote first.
    [draw-one] [draw-empty-yard] [draw-stalling] [vote-before-draw]"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "draw")

    def options(self, state: Table) -> tuple[Move, ...]:
        moves: tuple[Move, ...] = FILE_ONLY
        if state.yard and not stalled(state.yard_turns, len(state.sizes)):
            moves = FILE_OR_YARD
        if state.victims == ALL_VICTIMS and state.hands[self.seat] & ESCAPES_CARD:
            moves += ESCAPE_TOO
        if state.open and may_call_vote(state, self.seat):
            moves += VOTE_TOO
        return moves

    def resolve(self, state: Table, action: Move) -> None:
        seat = self.seat
        verb = action.verb
        if verb == DRAW_FILE:
            card = state.file.pop()
            state.yard_turns = 0
            if state.events is not None:
                state.say("drew", seat, count=1, cards=(NAMES[card],), left=len(state.file))
        elif verb == DRAW_YARD:
            card = state.yard.pop()
            state.in_yard -= UNIT[card]
            state.yard_turns += 1
            if state.events is not None:
                state.say("took", seat, card=NAMES[card])
        elif verb == CALL_VOTE:
            state.say("vote-called", seat)
            state.stack.append(self)
            for voter in range(state.agreed.seats - 1, -1, -1):
                state.stack.append(BALLOT[voter])
            return
        else:
            ripper_escapes(state, seat)
            return
        state.hands[seat] = state.hands[seat] + UNIT[card]  # as `to_hand`: this happens in every turn, too
        state.sizes[seat] = state.sizes[seat] + 1
        state.stack.append(PLAY_OR_DISCARD[seat])

    def why(self, state: Table, action: Action) -> str:
        return why.draw(state, self.seat, action)


# -- play -----------------------------------------------------------------------------------------


class PlayOrDiscard(Frame[Table, Move]):
    """Play any amount of evidence and at most one gavel, in any order, then discard. While five victims are in play,
    `done` comes before the discard, so that everybody can be asked about Ripper Escapes.
    [play-optional] [evidence-unlimited] [one-gavel] [keep-one-card] [window-every-turn] [escapes-own-turn]
    [escapes-any-time]"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "play")

    def options(self, state: Table) -> tuple[Move, ...]:
        moves = self.plays(state)
        return moves + discards(state.hands[self.seat]) if state.victims < ALL_VICTIMS else moves

    def pick(self, state: Table, at: float) -> Move:
        if state.victims == ALL_VICTIMS:
            return super().pick(state, at)
        return discard_after(self.plays(state), state.hands[self.seat], at)

    def plays(self, state: Table) -> tuple[Move, ...]:
        """Everything but the discard."""
        seat: i64 = self.seat
        hand = state.hands[seat]
        moves: tuple[Move, ...] = ()
        if state.sizes[seat] > 1:
            if state.victims:
                moves = evidence(state, seat, hand)
            if not state.gavel_played and (ready := gavels(hand, state.open)):
                moves = moves + ready  # not `+=`, which makes the compiler ask what it adds to
        if state.victims == ALL_VICTIMS:
            if hand & ESCAPES_CARD:
                moves += ESCAPE_TOO
            moves += DONE_ONLY
        return moves

    def resolve(self, state: Table, action: Move) -> None:
        verb = action.verb
        if verb == DISCARD:
            discard(state, self.seat, action.card)
        elif verb == PLAY:
            from_hand(state, self.seat, action.card)
            state.gavel_played = True
            state.stack.append(self)
            play_gavel(state, action)
        elif verb == DONE:
            state.stack.append(DISCARD_ONE[self.seat])
            open_window(state)
        elif verb == MELD_:
            state.open |= 1 << action.colour
            lay_evidence(state, self.seat, action)
            if state.events is not None:
                colour = COLOURS[action.colour]
                state.say("melded", self.seat, colour=colour, naturals=action.naturals, wilds=action.wilds)
            state.stack.append(self)
        elif verb == LAY_OFF:
            lay_evidence(state, self.seat, action)
            if state.events is not None:
                state.say("laid-off", self.seat, colour=COLOURS[action.colour], wild=action.wilds == 1)
            state.stack.append(self)
        else:
            ripper_escapes(state, self.seat)

    def why(self, state: Table, action: Action) -> str:
        return why.play(state, self.seat, action)


def lay_evidence(table: Table, seat: i64, move: Move) -> None:
    """Evidence always goes before the seat that plays it; a wild keeps the colour it was played as.
    [evidence-own-area] [wild-as-evidence] [wild-colour-fixed]"""
    unit = UNIT[move.colour]
    table.hands[seat] = table.hands[seat] - move.cards
    table.sizes[seat] = table.sizes[seat] - move.naturals - move.wilds
    table.areas[seat] = table.areas[seat] + move.naturals * unit
    table.wilds[seat] = table.wilds[seat] + move.wilds * unit


def evidence(table: Table, seat: i64, hand: i64) -> tuple[Move, ...]:
    """The melds and layoffs of a hand; one card must remain for the discard. A colour may be melded again, and a layoff
    may fit a meld made this very turn. [keep-one-card] [meld-again] [layoff-own-meld]"""
    moves = melds(hand, table.sizes[seat] - 1)
    if table.open:
        moves = moves + layoffs(hand, table.open, wild_colours(table, seat) if hand & WILD_CARDS else 0)
    return moves


def wild_colours(table: Table, seat: i64) -> i64:
    """The suspects a single wild may stand for: any with a meld or, under the strict rule, only those whose evidence
    the seat already has before it. [wild-layoff] [wild-layoff-strict]"""
    if not table.agreed.strict_wild:
        return table.open & SUSPECT_COLOURS
    before = table.areas[seat] | table.wilds[seat]
    colours: i64 = 0
    for suspect in range(LETTERS):
        if before & FIELD[suspect]:
            colours |= 1 << suspect
    return colours


# -- discard --------------------------------------------------------------------------------------


class DiscardOne(Frame[Table, Move]):
    """The discard after the window, while five victims are in play. [discard-one] [window-every-turn]"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "discard")

    def options(self, state: Table) -> tuple[Move, ...]:
        return discards(state.hands[self.seat])

    def resolve(self, state: Table, action: Move) -> None:
        discard(state, self.seat, action.card)

    def why(self, state: Table, action: Action) -> str:
        return why.discard(state, self.seat, action)


def discard(table: Table, seat: i64, card: i64) -> None:
    """One card goes face up onto Scotland Yard, and the turn is over. [discard-one] [out]
    [exhausted-pegasus] [exhausted-us] [second-file] [commissioner-ends-with-turn] [ends-before-exhaustion]
    [file-empty-counts] [one-file]"""
    unit = UNIT[card]  # `from_hand` and `to_yard` in one: this happens in every turn
    table.hands[seat] = table.hands[seat] - unit
    table.sizes[seat] = table.sizes[seat] - 1
    table.yard.append(card)
    table.in_yard += unit
    if table.events is not None:
        table.say("discarded", seat, card=NAMES[card])
    if table.sizes[seat] == 0:
        end_hand(table, OUT)
    elif table.last_card_lost:
        end_hand(table, LAST_CARD_LOST)
    elif table.file:
        begin_turn(table, (seat + 1) % len(table.sizes))
    elif table.agreed.edition == PEGASUS and not table.second_file:
        table.stack.append(SECOND_FILE)
    else:
        end_hand(table, EXHAUSTED)


class SecondFile(Shuffle[Table]):
    """pegasus: when the first Case File is used up the dealer shuffles all of Scotland Yard into a second one; no card
    is turned up. [second-file] [second-file-no-upcard]"""

    def __init__(self) -> None:
        super().__init__("second-file", NAMES)

    def cards(self, state: Table) -> list[int]:
        return sorted(state.yard)

    def resolve(self, state: Table, action: Shuffled) -> None:
        state.second_file = True
        set_yard(state, [])
        state.file = list(action.cards)
        state.file.reverse()
        state.say("second-file", CHANCE, left=len(state.file))
        begin_turn(state, (state.active + 1) % state.agreed.seats)


# -- after the last turn --------------------------------------------------------------------------


class HandOver(Frame[Table, Action]):
    """Lies under all the questions of a hand: score it, and deal again unless somebody has won.
    [match-end] [tie-plays-on] [max-hands] [deal-rotates]"""

    def __init__(self) -> None:
        super().__init__(THEN, "hand-over")

    def resolve(self, state: Table, action: Action) -> None:
        sheet = score(state.agreed, spread(state), state.scores)
        state.scores = sheet.scores
        state.sheets += (sheet,)
        state.say("scored", CHANCE, sheet=sheet, scores=state.scores)
        if match_over(state.scores, state.agreed.target, state.hand_number, state.agreed.max_hands):
            state.say("match-over", CHANCE, scores=state.scores)
        else:
            state.dealer = (state.dealer + 1) % state.agreed.seats
            begin_hand(state)


def spread(table: Table) -> Spread:
    """Everything that is judged when a hand has ended."""
    return Spread(
        ending=table.ending,
        areas=tuple(table.areas),
        wilds=tuple(table.wilds),
        hands=tuple(table.hands),
        open=table.open,
        alibi=table.alibi,
        votes=table.votes,
        file_empty=not table.file,
        escaper=table.escaper,
    )


# -- the questions, built once -------------------------------------------------------------------

FILE_ONLY: Final[tuple[Move, ...]] = (FROM_FILE,)
FILE_OR_YARD: Final[tuple[Move, ...]] = (FROM_FILE, FROM_YARD)
ESCAPE_TOO: Final[tuple[Move, ...]] = (LET_ESCAPE,)
VOTE_TOO: Final[tuple[Move, ...]] = (CALL,)
DONE_ONLY: Final[tuple[Move, ...]] = (NO_MORE,)

FIRST_DEALER: Final = FirstDealer(begin_hand)
DEAL: Final = Deal()
BALLOT: Final = tuple([Ballot(seat) for seat in range(4)])
DRAW: Final = tuple([Draw(seat) for seat in range(4)])
PLAY_OR_DISCARD: Final = tuple([PlayOrDiscard(seat) for seat in range(4)])
DISCARD_ONE: Final = tuple([DiscardOne(seat) for seat in range(4)])
SECOND_FILE: Final = SecondFile()
HAND_OVER: Final = HandOver()

_QUESTIONS: Final[tuple[Frame[Table, Any], ...]] = (
    FIRST_DEALER, DEAL, SECOND_FILE, HAND_OVER, DRAW_TWO, AFTER_COMMISSIONER, *BALLOT, *DRAW, *PLAY_OR_DISCARD,
    *DISCARD_ONE, *LOOK, *PLAY_OR_KEEP, *WINDOW,
)  # fmt: skip
FRAMES: Final = {(frame.name, frame.seat): frame for frame in _QUESTIONS}
"""Every question there is, by name and seat: enough to rebuild a table from what is public."""
