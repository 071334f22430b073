"""A sensible player of Mr. Jack, on either side of the law.

It looks at many whole turns, each as if the witness were called right after it. The detective wants to learn most
from that call, and accuses when there is no doubt left, or no time. Jack wants to stay one of many, if possible in the
dark, and leaves when he can. It knows what its seat can see, and nothing is inferred from how the other side plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import prod
from random import Random
from typing import Final

from whitechapel.bots.bot import Candidate
from whitechapel.core.frames import Event
from whitechapel.core.game import Game
from whitechapel.games.mr_jack.actions import (
    ACCUSATIONS,
    ACCUSE,
    ACTIONS,
    FACE,
    LEAVE,
    LEAVES,
    MOVE,
    SWAP,
    WHISTLE,
    Move,
)
from whitechapel.games.mr_jack.belief import can_be_jack, memory, sample
from whitechapel.games.mr_jack.effects import Bundle, put, use
from whitechapel.games.mr_jack.material import (
    CHARACTERS,
    DETECTIVE,
    DISTANCE,
    EVERYBODY,
    GATES,
    GULL,
    HOLMES,
    JACK,
    ROUNDS,
    STEALTHY,
)
from whitechapel.games.mr_jack.options import Options
from whitechapel.games.mr_jack.state import Table, in_sight, player
from whitechapel.games.mr_jack.steps import bundles_with
from whitechapel.games.mr_jack.view import View

TURNS: Final = 150
"""How many turns of each card are looked at; of a card that can do more, so many are drawn by lot."""
BEST: Final = 3
ANSWERS: Final = 40
"""How many of them are looked at again, with how many answers of each card the other side may play."""
ALIBI: Final = 0.6
"""What an alibi card is worth, in suspects: to learn one, or to keep it from the detective."""
GETAWAY: Final = 3.0
"""How bad it is that Jack can leave, in suspects."""
SHADOW: Final = 0.8
"""What it is worth to Jack that nobody sees him, in suspects."""
A_STEP: Final = 0.1
"""What a step nearer to the exit is worth to Jack, once he may leave after the call."""
CORNERED: Final = 1.5
"""How bad it is for Jack, in suspects, that somebody can reach him when there is no doubt left."""
ALL: Final = range(len(CHARACTERS))
LAST: Final = 3
"""The last turn of a round."""


class SimpleMrJack:
    """One seat's worth of common sense."""

    def __init__(self, game: Game, agreed: Options, seat: int, rng: Random) -> None:
        self._seat = seat
        self._rng = rng
        self._memory = memory(agreed, seat)
        self._plan: list[str] = []
        """What is still to be answered in this turn."""

    def hear(self, event: Event) -> None:
        """It sees all it needs."""

    def choose(self, view: View) -> str:
        """End the game if that is right; otherwise go on with the turn as planned."""
        ending = self._ending(view)
        if ending in view.options:
            return ending
        if view.question == "choose-card":
            self._plan = self._best_turn(view)
        if not self._plan or self._plan[0] not in view.options:
            self._plan = [self._best_answer(view)]  # somebody else began this turn, as in a game that was loaded
        return self._plan.pop(0)

    def weigh(self, view: View) -> Sequence[Candidate]:
        """The answer it would give; it does not count what it is worth."""
        return (Candidate(self.choose(view)),)

    # -- ending the game --------------------------------------------------------------------------

    def _ending(self, view: View) -> str:
        """The answer that ends the game as this seat likes it, among those it can give now; or empty."""
        for answer in view.options:
            move = ACTIONS[answer]
            if move.verb == LEAVE or (move.verb == ACCUSE and move in self._wanted(view)):
                return answer
        return ""

    def _wanted(self, view: View) -> tuple[Move, ...]:
        """The moves that should end the game: any way out; an accusation without doubt, or any in the last round."""
        if self._seat == JACK:
            return LEAVES
        suspects = can_be_jack(view)
        return tuple([ACCUSATIONS[who] for who in suspects]) if len(suspects) == 1 or view.round == ROUNDS else ()

    # -- thinking ---------------------------------------------------------------------------------

    def _best_turn(self, view: View) -> list[str]:
        """The whole turn that looks best, as answers."""
        table = sample(view, self._memory, self._rng)
        wanted = self._wanted(view)
        found: list[tuple[float, tuple[Move, ...], Table]] = []
        for character in ALL:
            if not table.cards >> character & 1:
                continue
            bundles = bundles_with(table, self._seat, character)
            for bundle in bundles:
                for move in bundle[-1]:
                    if move in wanted:
                        return [*[row[0].text for row in bundle[:-1]], move.text]
            for turn in self._some(bundles, TURNS):
                then = after(table, character, turn)
                found.append((self._worth(view, then) + alibi(character), turn, then))
        found.sort(key=lambda one: -one[0])
        if table.turn < LAST and player(found[0][2]) != self._seat:
            found = [(self._worst(view, then) + alibi(turn[0].character), turn, then) for _, turn, then in found[:BEST]]
        return [move.text for move in max(found, key=lambda one: one[0])[1]]

    def _worst(self, view: View, table: Table) -> float:
        """How good the table is after the answer of the other side that hurts most, among some."""
        worst = float("inf")
        for character in ALL:
            if table.cards >> character & 1:
                for turn in self._some(bundles_with(table, 1 - self._seat, character), ANSWERS):
                    worst = min(worst, self._worth(view, after(table, character, turn)) - alibi(character))
        return worst

    def _some(self, bundles: list[Bundle], most: int) -> list[tuple[Move, ...]]:
        """All the turns of some bundles, or as many as can be looked at, each as likely as the others; without those
        that end the game."""
        rng = self._rng
        sizes = [prod([len(row) for row in bundle]) for bundle in bundles]
        if sum(sizes) <= most:
            turns = [turn for bundle in bundles for turn in product(*bundle)]
        else:
            drawn = rng.choices(bundles, sizes, k=most)
            turns = [tuple([row[int(rng.random() * len(row))] for row in bundle]) for bundle in drawn]
        return [turn for turn in turns if turn[-1].verb not in (ACCUSE, LEAVE)]

    def _best_answer(self, view: View) -> str:
        """The answer that looks best by itself, in the middle of a turn."""
        table = sample(view, self._memory, self._rng)
        answers = [answer for answer in view.options if ACTIONS[answer].verb not in (ACCUSE, LEAVE)] or view.options
        return max(answers, key=lambda text: self._worth(view, after(table, table.active, (ACTIONS[text],))))

    # -- judging ----------------------------------------------------------------------------------

    def _worth(self, view: View, table: Table) -> float:
        """How good the table is after a turn, in suspects; equally good tables are told apart by lot."""
        worth = -self._doubt(view, table) if self._seat == DETECTIVE else self._cover(table)
        return worth + self._rng.random() * 0.05

    def _doubt(self, view: View, table: Table) -> float:
        """How many suspects the detective expects to be left, and how easily Jack could leave the district."""
        suspects = can_be_jack(view)
        sight = in_sight(table)
        unseen = [who for who in suspects if not sight >> who & 1]
        left = ((len(suspects) - len(unseen)) ** 2 + len(unseen) ** 2) / len(suspects)
        next_cards = after_this_round(table)
        gone = [who for who in unseen if next_cards >> who & 1 and way_out(table, who)]
        if not table.seen and table.turn <= last_turn(table, JACK):
            gone += [who for who in suspects if table.cards >> who & 1 and way_out(table, who)]
        doubt = left + GETAWAY * len(gone) / len(suspects)
        if len(suspects) == 1:
            steps = sorted([DISTANCE[hex][table.where[suspects[0]]] for hex in table.where])
            doubt += A_STEP * sum(steps[1:5])
        return doubt

    def _cover(self, table: Table) -> float:
        """How many suspects would be left with Jack among them, how near he is to leaving, and who is near him."""
        jack = table.jack
        sight = in_sight(table)
        seen = sight >> jack & 1 == 1
        left = (table.suspects & (sight if seen else ~sight)).bit_count()
        cover = float(left)
        if not table.seen and table.turn <= last_turn(table, JACK) and table.cards >> jack & 1 and way_out(table, jack):
            cover += GETAWAY / 2  # unless the detective takes the card
        next_cards = after_this_round(table)
        if not seen:
            open = [gate for exit, gate in enumerate(GATES) if not table.cordons >> exit & 1]
            cover += SHADOW - A_STEP * min([DISTANCE[table.where[jack]][gate] for gate in open])
            if next_cards >> jack & 1 and way_out(table, jack):
                cover += GETAWAY / 2
        if left == 1:
            hunters = next_cards | (table.cards if table.turn <= last_turn(table, DETECTIVE) else 0)
            cover -= CORNERED * any(who != jack and hunters >> who & 1 and can_reach(table, who, jack) for who in ALL)
        return cover


def after(table: Table, character: int, turn: tuple[Move, ...]) -> Table:
    """The table after a turn, before anything else happens."""
    table = table.clone()
    table.turn += 1
    table.cards &= ~(1 << character)
    where = table.where
    for move in turn:
        verb = move.verb
        if verb == MOVE:
            put(table, character, move.to)
        elif verb == WHISTLE:
            put(table, move.character, move.to)
        elif verb == SWAP:
            where[GULL], where[move.character] = where[move.character], where[GULL]
        elif verb == FACE:
            table.facing = move.to
        elif move.at >= 0:
            use(table, character, move)
    return table


def alibi(character: int) -> float:
    """What it is worth to play this card, besides all that happens on the board."""
    return ALIBI if character == HOLMES else 0.0


def way_out(table: Table, character: int) -> bool:
    """Whether a character could walk out of the district."""
    reach = table.board.short[1 if character == STEALTHY else 0][table.covered][table.where[character]]
    return any(reach >> gate & 1 and not table.cordons >> exit & 1 for exit, gate in enumerate(GATES))


def can_reach(table: Table, character: int, other: int) -> bool:
    """Whether a character could walk onto the hex of another."""
    reach = table.board.reach[1 if character == STEALTHY else 0][table.covered][table.where[character]]
    return reach >> table.where[other] & 1 == 1


def after_this_round(table: Table) -> int:
    """The cards that may lie face up in the next round: after an odd one the other four, after an even one any."""
    return EVERYBODY & ~table.dealt if table.round % 2 else EVERYBODY


def last_turn(table: Table, seat: int) -> int:
    """The last turn of a seat in this round."""
    outer = DETECTIVE if table.round % 2 else JACK
    return LAST if seat == outer else LAST - 1
