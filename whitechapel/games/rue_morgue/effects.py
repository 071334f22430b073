"""What the cards and the Orang-Utan do: one function each, named as on the card, and the questions they ask.

An event has already left the hand when its function is called, and it is always the turn of
`table.active`, who plays it.
"""

from __future__ import annotations

from typing import Final

from whitechapel.core.compiler_hints import i64
from whitechapel.core.frames import THEN, Action, Frame
from whitechapel.games.rue_morgue import why
from whitechapel.games.rue_morgue.actions import (
    CONSULT,
    DRAW_TWO,
    FEED_FILE,
    NOTHING_LEFT,
    SEARCH,
    THE_FILE,
    THE_MORGUE,
    Move,
    passes,
    takes,
)
from whitechapel.games.rue_morgue.material import ASSISTANCE, COLOURS, DUPIN, FIELD, NAMES, UNIT, kinds, names
from whitechapel.games.rue_morgue.scoring import card_points, catch
from whitechapel.games.rue_morgue.state import NO_CARD, Table, from_hand, put_under, to_hand, to_morgue

AIM_NAMES: Final = {NOTHING_LEFT: "", DRAW_TWO: "draw", SEARCH: "search", CONSULT: "consult"}


def play_event(table: Table, move: Move) -> None:
    """Play an event of any kind: it stays in its side's play area. The Prefect and Brilliant Deductions do nothing but
    score there. [event-alone] [event-where] [prefect-card] [deduction-card]"""
    card = move.card
    side = table.active % table.sides
    table.areas[side] = table.areas[side] + UNIT[card]
    if table.events is not None:
        table.say("played", table.active, card=NAMES[card], aim=AIM_NAMES[move.aim])
    if card == ASSISTANCE:
        dupins_assistance(table, move.aim)
    elif card == DUPIN:
        monsieur_dupin(table)


def dupins_assistance(table: Table, aim: i64) -> None:
    """Draw two, search the Rue Morgue or consult the partner, as its player has chosen. [assistance-card]
    [assistance-two-three] [assistance-teams] [assistance-without-effect]"""
    if aim == DRAW_TWO:
        draw(table, table.active, 2)
    elif aim == SEARCH:
        if table.events is not None:
            cards = tuple([NAMES[card] for card in table.morgue])
            table.say("looked", table.active, pile="morgue", cards=cards)
        table.stack.append(SEARCH_MORGUE[table.active])
    elif aim == CONSULT:
        consult_partner(table)


def monsieur_dupin(table: Table) -> None:
    """During the first Case File its player searches under the Orang-Utan, if anything lies there; during the second
    they draw two cards. [dupin-card] [dupin-searches] [dupin-finds-nothing] [dupin-draws-two] [dupin-empty-file]"""
    if table.second_file:
        draw(table, table.active, 2)
    elif table.under_size:
        if table.events is not None:
            table.say("looked", table.active, pile="under", cards=names(table.under))
        table.stack.append(SEARCH_UNDER[table.active])


def draw(table: Table, seat: i64, several: i64) -> None:
    """A seat draws the top cards of the Case File, or what is left of it; nothing is reshuffled in mid-turn.
    [draw-two] [draws-what-is-there]"""
    drawn = table.file[-several:]
    del table.file[-several:]
    for card in drawn:
        to_hand(table, seat, card)
    if table.events is not None:
        cards = tuple([NAMES[card] for card in sorted(drawn)])  # the order of the two is never told
        table.say("drew", seat, count=len(cards), cards=cards, left=len(table.file))


def consult_partner(table: Table) -> None:
    """The active player draws a card; then they and their partner pass each other one, face down and simultaneously.
    [consult] [consult-draws-one] [consult-blind]"""
    draw(table, table.active, 1)
    table.stack.append(EXCHANGE)
    partner = (table.active + 2) % 4
    table.stack.append(PASS_ONE[max(table.active, partner)])
    table.stack.append(PASS_ONE[min(table.active, partner)])


# -- the Orang-Utan -------------------------------------------------------------------------------


def feed(table: Table, seat: i64) -> None:
    """After a meld a card must go under the Orang-Utan: its player looks at the top of the Case File and decides. If
    the file is empty the top of the Rue Morgue goes under, with no choice; if both piles are empty nothing does. Once
    the Orang-Utan has escaped it is no longer fed. [feed] [feed-every-meld] [feed-empty-file] [feed-nothing]
    [escaped-not-fed]"""
    if table.second_file:
        return
    if table.file:
        if table.events is not None:
            table.say("peeked", seat, card=NAMES[table.file[-1]])
        table.stack.append(FEED[seat])
    elif table.morgue:
        feed_from_morgue(table, seat)


def feed_from_morgue(table: Table, seat: i64) -> None:
    """The top card of the Rue Morgue goes under: everybody has seen which one it is. [feed-public]"""
    card = table.morgue.pop()
    table.in_morgue -= UNIT[card]
    put_under(table, card)
    if table.events is not None:
        table.say("fed-morgue", seat, card=NAMES[card])


def catch_the_orang_utan(table: Table, seat: i64) -> None:
    """A player who goes out during the first Case File turns up everything under the Orang-Utan: melds, layoffs and
    fitting events go to their own area, the rest to the Rue Morgue, and none of it feeds. An empty pile is a catch too.
    [catch] [catch-order] [catch-team] [catch-no-feeding] [catch-empty]"""
    found = catch(table.under, table.open)
    gains = found.melds + found.layoffs + found.kept
    if table.events is not None:
        table.say(
            "caught", seat, count=table.under_size, cards=names(table.under), gained=len(kinds(gains)),
            gains=names(gains), points=card_points(table.agreed, gains), dropped=names(found.dropped),
        )  # fmt: skip
    table.areas[seat % table.sides] += gains
    for card in kinds(found.dropped):
        to_morgue(table, card)
    for colour in range(len(COLOURS)):
        if found.melds & FIELD[colour]:
            table.open |= 1 << colour
    table.under = 0
    table.under_size = 0


def end_hand(table: Table, ending: str, winner: int) -> None:
    """The hand is over: drop its open questions, leaving only the scoring at the bottom of the stack."""
    table.ending = ending
    table.winner = winner
    del table.stack[1:]


# -- the questions they ask -----------------------------------------------------------------------


class Feed(Frame[Table, Move]):
    """The player of a meld has looked at the top card of the Case File and puts it, or the top card of the Rue Morgue,
    under the Orang-Utan. An unfed card stays on top of the file; without a Rue Morgue there is no choice.
    [feed] [feed-look] [feed-returns] [feed-empty-morgue] [feed-at-once] [feed-last-card]"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "feed")

    def options(self, state: Table) -> tuple[Move, ...]:
        return FILE_OR_MORGUE if state.morgue else FILE_ONLY

    def resolve(self, state: Table, action: Move) -> None:
        if action.verb != FEED_FILE:
            feed_from_morgue(state, self.seat)
            return
        card = state.file.pop()
        put_under(state, card)
        if state.events is not None:
            state.say("fed-file", self.seat, card=NAMES[card], left=len(state.file))

    def why(self, state: Table, action: Action) -> str:
        return why.feed(state, action)


class SearchMorgue(Frame[Table, Move]):
    """The player of an Assistance looks through the Rue Morgue and must take and show one card; the others keep
    their order. [search-morgue] [search-takes-one] [search-any] [search-shows] [search-keeps-order]"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "search")

    def options(self, state: Table) -> tuple[Move, ...]:
        return takes(state.in_morgue)

    def resolve(self, state: Table, action: Move) -> None:
        morgue = state.morgue
        for i in range(len(morgue) - 1, -1, -1):  # of equal cards the uppermost, so that the order stays known
            if morgue[i] == action.card:
                del morgue[i]
                break
        state.in_morgue -= UNIT[action.card]
        fetch(state, self.seat, action.card, "morgue")

    def why(self, state: Table, action: Action) -> str:
        return why.search(state, action)


class SearchUnder(Frame[Table, Move]):
    """The player of Dupin looks through the cards under the Orang-Utan and must take and show one.
    [dupin-searches] [search-takes-one] [search-any] [search-shows]"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "search-under")

    def options(self, state: Table) -> tuple[Move, ...]:
        return takes(state.under)

    def resolve(self, state: Table, action: Move) -> None:
        state.under -= UNIT[action.card]
        state.under_size -= 1
        fetch(state, self.seat, action.card, "under")

    def why(self, state: Table, action: Action) -> str:
        return why.search(state, action)


def fetch(table: Table, seat: i64, card: i64, pile: str) -> None:
    """A card found by a search is shown and goes to the hand; an event waits for a later turn.
    [search-shows] [event-waits]"""
    to_hand(table, seat, card)
    table.shown = card
    if table.events is not None:
        table.say("fetched", seat, card=NAMES[card], pile=pile)


class PassOne(Frame[Table, Move]):
    """A card for the partner, face down: each chooses before seeing what they get. [pass] [pass-any] [pass-blind]"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "pass", sealed=True)

    def options(self, state: Table) -> tuple[Move, ...]:
        return passes(state.hands[self.seat])

    def resolve(self, state: Table, action: Move) -> None:
        from_hand(state, self.seat, action.card)
        state.offered[self.seat] = action.card

    def why(self, state: Table, action: Action) -> str:
        return why.pass_one(state, action)


class Exchange(Frame[Table, Action]):
    """The passed cards change hands simultaneously; both partners now know both cards. [pass] [pass-blind]
    [passed-cards-known]"""

    def __init__(self) -> None:
        super().__init__(THEN, "exchange")

    def resolve(self, state: Table, action: Action) -> None:
        offered = state.offered
        for seat in range(2):
            gave, got = offered[seat], offered[seat + 2]
            if gave != NO_CARD:
                to_hand(state, seat + 2, gave)
                to_hand(state, seat, got)
                offered[seat] = offered[seat + 2] = NO_CARD
                if state.events is not None:
                    state.say("exchanged", seat, partner=seat + 2, gave=NAMES[gave], got=NAMES[got])


FILE_ONLY: Final[tuple[Move, ...]] = (THE_FILE,)
FILE_OR_MORGUE: Final[tuple[Move, ...]] = (THE_FILE, THE_MORGUE)
FEED: Final = tuple([Feed(seat) for seat in range(4)])
SEARCH_MORGUE: Final = tuple([SearchMorgue(seat) for seat in range(4)])
SEARCH_UNDER: Final = tuple([SearchUnder(seat) for seat in range(4)])
PASS_ONE: Final = tuple([PassOne(seat) for seat in range(4)])
EXCHANGE: Final = Exchange()
