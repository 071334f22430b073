"""What the cards do: one function per gavel card, named as on the card, and the questions they ask.

A gavel has already left the hand (or Scotland Yard, after a Scene) when its function is called, and it
is always the turn of `table.active`, who plays it.
"""

from __future__ import annotations

from typing import Final

from whitechapel.core.compiler_hints import i64
from whitechapel.core.frames import THEN, Action, Frame
from whitechapel.games.jack_the_ripper import why
from whitechapel.games.jack_the_ripper.actions import (
    KEEP,
    KEEP_IT,
    LET_ESCAPE,
    NO_ESCAPE,
    PASS,
    Move,
    playable,
    takes,
)
from whitechapel.games.jack_the_ripper.material import (
    ALIBI,
    ALIBI_OF,
    ALL_VICTIMS,
    COMMISSIONER,
    ESCAPES,
    FLIPS,
    NAMES,
    SCENE,
    SCENE_CARDS,
    STRIKES,
    SUSPECTS,
    UNIT,
    VICTIM,
    VICTIM_CARDS,
)
from whitechapel.games.jack_the_ripper.scoring import ESCAPED, LAST_CARD_LOST
from whitechapel.games.jack_the_ripper.settings import PEGASUS
from whitechapel.games.jack_the_ripper.state import Table, from_hand, to_hand, to_yard


def play_gavel(table: Table, move: Move) -> None:
    """Play a gavel card of any kind. [gavel-alone] [gavel-where]"""
    card = move.card
    if table.events is not None:
        suspect = SUSPECTS[move.colour] if move.colour >= 0 else ""
        table.say("played", table.active, card=NAMES[card], suspect=suspect)
    if card < ALIBI:
        suspect_card(table, card)
    elif card < VICTIM:
        alibi_card(table, move.colour)
    elif card < SCENE:
        victim_card(table, card)
    elif card < STRIKES:
        scene_card(table, card)
    elif card == STRIKES:
        ripper_strikes(table)
    else:
        commissioner_resigns(table)


def suspect_card(table: Table, card: i64) -> None:
    """Lies before its player and adds to the case against its suspect. [suspect-card]"""
    table.areas[table.active] += UNIT[card]


def alibi_card(table: Table, suspect: i64) -> None:
    """Lies before its player and protects the suspect; an alibi already in play goes to Scotland Yard, whoever owned
    it. [alibi-card] [one-alibi] [alibi-replaced] [shared-alibi]"""
    if table.alibi >= 0:
        old = ALIBI_OF[table.alibi]
        for seat in range(len(table.areas)):
            if table.areas[seat] & UNIT[old]:
                table.areas[seat] -= UNIT[old]
                to_yard(table, old)
                table.say("alibi-replaced", seat, card=NAMES[old])
                break
    table.areas[table.active] += UNIT[ALIBI_OF[suspect]]
    table.alibi = suspect


def victim_card(table: Table, card: i64) -> None:
    """Lies before its player and brings its scene along; then its player draws two cards. When it is the fifth
    victim, everybody is asked about Ripper Escapes before the two cards are drawn.
    [victim-card] [victim-takes-scene] [victim-draws-two] [window-fifth-victim]"""
    lay_victim(table, table.active, card)
    if table.victims == ALL_VICTIMS:
        table.stack.append(DRAW_TWO)
        open_window(table)
    else:
        draw_two(table)


def lay_victim(table: Table, seat: i64, card: i64) -> None:
    """Lay a victim before a seat, together with its scene if that is in play.
    [victim-takes-scene] [fifth-victim-any-way]"""
    table.areas[seat] += UNIT[card]
    table.victims += 1
    _take(table, seat, card - VICTIM + SCENE)


def draw_two(table: Table) -> None:
    """The active seat draws the top two cards of the Case File, or what is left of it.
    [victim-draws-two] [victim-draws-what-is-there] [empty-file-play-on]"""
    seat = table.active
    drawn = table.file[-2:]
    del table.file[-2:]
    for card in drawn:
        to_hand(table, seat, card)
    if table.events is not None:
        cards = tuple([NAMES[card] for card in sorted(drawn)])
        table.say("drew", seat, count=len(cards), cards=cards, left=len(table.file))


def scene_card(table: Table, card: i64) -> None:
    """Lies before its player and brings its victim along; then its player looks through Scotland Yard and takes
    one card that is not a scene, if there is one.
    [scene-card] [scene-takes-victim] [scene-looks] [scene-finds-nothing]"""
    seat = table.active
    table.areas[seat] += UNIT[card]
    _take(table, seat, card - SCENE + VICTIM)
    if table.events is not None:
        table.say("looked", seat, yard=tuple([NAMES[kind] for kind in table.yard]))
    if table.in_yard & ~SCENE_CARDS:
        table.stack.append(LOOK[seat])


def ripper_strikes(table: Table) -> None:
    """Goes to Scotland Yard; up to five cards of the Case File follow, face up, until one is a victim, which is
    played at once. [strikes-card] [strikes-flips] [strikes-plays-victim] [strikes-fifth-victim] [strikes-few-cards]
    [empty-file-play-on] [gavel-exceptions]"""
    to_yard(table, STRIKES)
    for _ in range(FLIPS):
        if not table.file:
            return
        card = table.file.pop()
        if table.events is not None:
            table.say("flipped", table.active, card=NAMES[card], left=len(table.file))
        if VICTIM <= card < SCENE:
            victim_card(table, card)
            return
        to_yard(table, card)


def commissioner_resigns(table: Table) -> None:
    """Goes to Scotland Yard; every seat lays down all its victims, without drawing for them, and takes their
    scenes. Then everybody is asked about Ripper Escapes if five victims are in play, and then empty hands are checked.
    [commissioner-card] [commissioner-order] [commissioner-no-draw] [commissioner-takes-scenes]
    [window-before-hand-end] [gavel-exceptions]"""
    to_yard(table, COMMISSIONER)
    seats = len(table.hands)
    for i in range(seats):
        seat = (table.active + i) % seats
        if table.hands[seat] & VICTIM_CARDS:
            for card in range(VICTIM, SCENE):
                if table.hands[seat] & UNIT[card]:
                    from_hand(table, seat, card)
                    table.say("laid-victim", seat, card=NAMES[card])
                    lay_victim(table, seat, card)
    table.say("no-more-victims", table.active)
    table.stack.append(AFTER_COMMISSIONER)
    if table.victims == ALL_VICTIMS:
        open_window(table)


def open_window(table: Table) -> None:
    """Ask every seat, at once and in secret, whether it plays Ripper Escapes. [window-asks-all]"""
    if table.events is not None:
        table.say("window", table.active)
    for seat in range(len(table.hands) - 1, -1, -1):
        table.stack.append(WINDOW[seat])


def _take(table: Table, seat: i64, card: i64) -> None:
    """A victim and its scene belong together: whoever lays one takes the other from wherever it is."""
    unit = UNIT[card]
    for other in range(len(table.areas)):
        if table.areas[other] & unit:
            if other != seat:
                table.areas[other] -= unit
                table.areas[seat] += unit
                table.say("took-along", seat, card=NAMES[card], other=other)
            return


def ripper_escapes(table: Table, seat: i64) -> None:
    """May be the last card of a hand, is not a gavel, and ends the hand at once. [escapes-ends-hand]
    [escapes-last-card] [escapes-no-gavel]"""
    from_hand(table, seat, ESCAPES)
    table.areas[seat] += UNIT[ESCAPES]
    table.escaper = seat
    table.say("escaped", seat, card=NAMES[ESCAPES])
    end_hand(table, ESCAPED)


def end_hand(table: Table, ending: str) -> None:
    """The hand is over: drop its open questions, leaving only the scoring at the bottom of the stack."""
    table.ending = ending
    del table.stack[1:]


def keep(table: Table, seat: i64, card: i64) -> None:
    """The card fetched by a Scene goes to its player's hand."""
    to_hand(table, seat, card)
    table.say("kept", seat, card=NAMES[card])


# -- the questions the cards ask ------------------------------------------------------------------


class Look(Frame[Table, Move]):
    """The player of a Scene looks through Scotland Yard and must take one card that is not a scene, and show it.
    [scene-looks] [scene-takes-one] [scene-no-scene] [scene-shows]"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "look")

    def options(self, state: Table) -> tuple[Move, ...]:
        return takes(state.in_yard)

    def resolve(self, state: Table, action: Move) -> None:
        """Evidence and Ripper Escapes go to the hand; a gavel that can be played now may be played at once.
        [scene-evidence] [scene-plays-gavel] [scene-gavel-waits] [scene-fetches-escapes]
        [scene-keeps-order]"""
        card = action.card
        yard = state.yard
        for i in range(len(yard) - 1, -1, -1):  # of equal cards the uppermost, so that the order stays known
            if yard[i] == card:
                del yard[i]
                break
        state.in_yard -= UNIT[card]
        state.say("fetched", self.seat, card=NAMES[card])
        if playable(card, state.open):
            state.taken = card
            state.stack.append(PLAY_OR_KEEP[self.seat])
        else:
            keep(state, self.seat, card)

    def why(self, state: Table, action: Action) -> str:
        return why.look(state, self.seat, action)


class PlayOrKeep(Frame[Table, Move]):
    """The gavel fetched by a Scene is played at once, beyond the limit, or kept for a later turn.
    [scene-plays-gavel] [scene-gavel-waits] [scene-no-chain] [gavel-exceptions]"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "play-or-keep")

    def options(self, state: Table) -> tuple[Move, ...]:
        return (*playable(state.taken, state.open), KEEP_IT)

    def resolve(self, state: Table, action: Move) -> None:
        card = state.taken
        state.taken = -1
        if action.verb == KEEP:
            keep(state, self.seat, card)
        else:
            play_gavel(state, action)

    def why(self, state: Table, action: Action) -> str:
        return why.play_or_keep(state, self.seat, action)


class Window(Frame[Table, Move]):
    """Does anybody play Ripper Escapes? Everybody is asked, so that nobody learns who could have.
    [window-asks-all] [window-closed] [escapes-needs-five] [escapes-any-time]"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "window", sealed=True)

    def options(self, state: Table) -> tuple[Move, ...]:
        return ESCAPE_OR_PASS if state.hands[self.seat] & UNIT[ESCAPES] else PASS_ONLY

    def resolve(self, state: Table, action: Move) -> None:
        if action.verb != PASS:
            ripper_escapes(state, self.seat)

    def why(self, state: Table, action: Action) -> str:
        return why.window(state, self.seat, action)


class DrawTwo(Frame[Table, Action]):
    """The two cards of the fifth victim, drawn after the window. [window-fifth-victim]"""

    def __init__(self) -> None:
        super().__init__(THEN, "draw-two")

    def resolve(self, state: Table, action: Action) -> None:
        draw_two(state)


class AfterCommissioner(Frame[Table, Action]):
    """If Commissioner has taken somebody's last card, the hand ends: at once in pegasus, with this turn in us-games,
    where players who have lost their own last card have nothing left to do.
    [commissioner-ends-at-once] [commissioner-ends-with-turn] [commissioner-own-last-card]
    [commissioner-several-empty]"""

    def __init__(self) -> None:
        super().__init__(THEN, "after-commissioner")

    def resolve(self, state: Table, action: Action) -> None:
        if 0 not in state.sizes:
            return
        if state.agreed.edition == PEGASUS or state.sizes[state.active] == 0:
            end_hand(state, LAST_CARD_LOST)
        else:
            state.last_card_lost = True


PASS_ONLY: Final[tuple[Move, ...]] = (NO_ESCAPE,)
ESCAPE_OR_PASS: Final[tuple[Move, ...]] = (LET_ESCAPE, NO_ESCAPE)
LOOK: Final = tuple([Look(seat) for seat in range(4)])
PLAY_OR_KEEP: Final = tuple([PlayOrKeep(seat) for seat in range(4)])
WINDOW: Final = tuple([Window(seat) for seat in range(4)])
DRAW_TWO: Final = DrawTwo()
AFTER_COMMISSIONER: Final = AfterCommissioner()
