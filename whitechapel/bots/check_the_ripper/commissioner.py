"""The commissioner of Check the Ripper: a judgement that was learned, and a look at what the others make of a turn.

It thinks its own turn through as the superintendent does, but judges what it leads to as learned (`judgement`). The
answers that look best are then tried in the very same sampled worlds: each is played on, by everybody's own turn search
and by what each of them knows, until the seat is about to roll again, and judged there.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Final, NamedTuple

from whitechapel.bots.bot import Candidate
from whitechapel.bots.check_the_ripper.judgement import chances, features
from whitechapel.bots.check_the_ripper.outlook import AWAY, UNKNOWN, Files, final, still_to_win
from whitechapel.bots.check_the_ripper.player import SUPERINTENDENT, CheckTheRipper
from whitechapel.bots.check_the_ripper.search import Scene, TurnSearch
from whitechapel.bots.search import FOREVER, Guide, Limits, flat
from whitechapel.core.frames import CHANCE, Action, Event, State
from whitechapel.core.game import Game
from whitechapel.games.check_the_ripper.actions import DECLINE, DONE, TAKE, Move
from whitechapel.games.check_the_ripper.belief import sample
from whitechapel.games.check_the_ripper.material import BLANK, SQUARE, TOWNS, WEAPONS
from whitechapel.games.check_the_ripper.settings import Settings
from whitechapel.games.check_the_ripper.state import Table
from whitechapel.games.check_the_ripper.view import View


class Effort(NamedTuple):
    """How hard it thinks."""

    turns: int
    """How many turns are played on for an answer, in all worlds together: with more seats fewer worlds."""
    answers: int
    """How many answers are tried in them."""
    margin: float
    """Answers that look worse than the best by more than this are not tried."""
    caution: float
    """By how many standard errors another answer must beat the one that looked best."""
    rounds: int = 1
    """How many rounds of turns are played on."""
    depth: int = 1
    """How many moves are thought through by those who play on."""
    seconds: float = FOREVER


COMMISSIONER: Final = Effort(turns=400, answers=6, margin=0.05, caution=0.5, seconds=2.0)


class LearnedSearch(TurnSearch):
    """The turn search with the learned judgement at its end."""

    def rest(self, scene: Scene) -> float:
        files = scene.files
        left = still_to_win(files.cabinet)
        if not left:
            return final(self.agreed, scene.chips, scene.convictions)[self.seat]
        turn = (self.seat + 1) % len(scene.where)
        return chances(self.board, files, scene.where, scene.chips, left, self.seat, turn)[self.seat]


class Known(NamedTuple):
    """Who has seen what: towns and murderers as bits."""

    all: int
    """The files everybody has seen."""
    alone: tuple[int, ...]
    """By seat: the files it has looked at."""
    cards: int
    """The murderer cards that have been open."""


class Ahead:
    """Sampled worlds played on until the thinking seat is about to roll again."""

    def __init__(self, agreed: Settings, seat: int, effort: Effort) -> None:
        self.agreed = agreed
        self.seat = seat
        self.effort = effort
        self.known = Known(0, (0,) * agreed.seats, 0)
        """What is known at the question that is thought about."""
        self.then = self.known
        """The same where the last world was left."""
        self.until = 0
        """The turn before which the worlds are judged."""

    def settled(self, state: State) -> bool:
        assert isinstance(state, Table)
        stack = state.stack
        return not stack or (stack[-1].name == "roll" and state.turn >= self.until)

    def play_on(self, state: State, rng: Random) -> None:
        assert isinstance(state, Table)
        everybody = self.known.all
        alone = list(self.known.alone)
        cards = self.known.cards
        stack = state.stack
        while True:
            if state.shown >= 0:
                everybody |= 1 << state.shown
            if state.cards:
                cards |= 1 << state.cards[0]
            if state.peeked >= 0:
                who = stack[-1].seat
                alone[who] |= 1 << state.peeked
            if self.settled(state):
                break
            frame = stack[-1]
            if frame.seat == CHANCE:
                state.apply(frame.sample(state, rng))
                continue
            if frame.seat < 0:
                state.apply(frame.options(state)[0])
                continue
            options = frame.options(state)
            if len(options) == 1:
                state.apply(options[0])
                continue
            known = Known(everybody, tuple(alone), cards)
            state.apply(self.answer(state, frame.seat, frame.name, options, known, rng))
        self.then = Known(everybody, tuple(alone), cards)

    def answer(
        self, table: Table, seat: int, question: str, options: Sequence[Action], known: Known, rng: Random
    ) -> Action:
        """What a seat would answer, by what it knows."""
        files = files_of(table, seat, known)
        depth = self.effort.depth
        if question == "move" or question == "bonus":
            symbols = table.moves if question == "move" else table.bonus[:1]
            scene = Scene(files, tuple(table.where), symbols, table.chips, table.convictions)
            search = TurnSearch(self.agreed, table.board, seat, depth)
            best = -1.0
            found = options[0]
            for action in options:
                assert isinstance(action, Move)
                if action.verb in (DONE, DECLINE):
                    worth = search.rest(scene)
                else:
                    worth = search.move(scene, action.verb, action.square, depth)
                worth += rng.random() * 1e-6
                if worth > best:
                    best, found = worth, action
            return found
        if question == "risk":
            scene = Scene(files, tuple(table.where), table.moves or table.bonus[:1], table.chips, table.convictions)
            search = TurnSearch(self.agreed, table.board, seat, depth)
            where = max(search.risks(scene, table.stake, depth - 1))[1]
            for action in options:
                assert isinstance(action, Move)
                if (action.verb == TAKE) if where == AWAY else (action.verb != TAKE and action.square == where):
                    return action
        if question == "change":
            return options[int(rng.random() * float(len(options)))]
        if question == "peek":
            hidden = files.unseen()
            for action in options:
                assert isinstance(action, Move)
                if action.square in hidden:
                    return action
            return options[0]
        return options[int(rng.random() * float(len(options)))]

    def values(self, state: State) -> Sequence[float]:
        assert isinstance(state, Table)
        left = still_to_win(state.cabinet)
        if not state.stack or not left:
            return final(self.agreed, state.chips, state.convictions)
        files = files_of(state, self.seat, self.then)
        turn = (state.active + 1) % self.agreed.seats if state.stack[-1].name != "roll" else state.active
        return chances(state.board, files, tuple(state.where), state.chips, left, self.seat, turn)


def files_of(table: Table, seat: int, known: Known) -> Files:
    """What a seat knows of the files and cards of a world."""
    by_weapon: list[list[int]] = [[] for _ in WEAPONS]
    alone: list[list[int]] = [[] for _ in WEAPONS]
    other: list[int] = []
    lying: list[int] = []
    mine = known.alone[seat] & ~known.all
    for town in range(TOWNS):
        if table.lying >> town & 1:
            square = table.board.towns[town]
            lying.append(square)
            face = table.files[town]
            if known.all >> town & 1:
                if face == BLANK:
                    other.append(square)
                else:
                    by_weapon[face].append(square)
            elif mine >> town & 1:
                if face == BLANK:
                    other.append(square)
                else:
                    alone[face].append(square)
    unseen = sum([1 for card in table.cards if not known.cards >> card & 1])
    order = tuple([card if known.cards >> card & 1 or unseen == 1 else UNKNOWN for card in table.cards])
    return Files(
        frozenset(lying),
        tuple([frozenset(some) for some in by_weapon]),
        tuple([frozenset(some) for some in alone]),
        frozenset(other),
        table.cabinet,
        order,
    )


class Commissioner(CheckTheRipper):
    """One seat's detective."""

    def __init__(self, effort: Effort, game: Game, agreed: Settings, seat: int, rng: Random) -> None:
        super().__init__(SUPERINTENDENT, game, agreed, seat, rng)
        self._game = game
        self._effort = effort
        self._ahead = Ahead(agreed, seat, effort)
        self._guide = Guide(self._ahead.values, self._ahead.play_on, self._ahead.settled)
        self._peeked: list[set[str]] = [set() for _ in range(agreed.seats)]
        """By seat: the files it has looked at alone."""

    def hear(self, event: Event) -> None:
        super().hear(event)
        if event.kind == "peeked":
            self._peeked[event.seat].add(event.facts["square"])

    def _search(self) -> TurnSearch:
        return LearnedSearch(self._agreed, self._board, self._seat, self._mind.depth)

    def numbers(self, view: View, turn: int) -> list[tuple[float, ...]]:
        """What the seats' chances are judged by, as far as it knows, before the seat `turn` rolls."""
        scene = self._scene(view)
        left = still_to_win(scene.files.cabinet)
        return features(self._board, scene.files, scene.where, scene.chips, left, self._seat, turn)

    def _places(self, view: View, seat: int, sign: int) -> list[Candidate]:
        """Where a piece does most for its own chance to win."""
        scene = self._scene(view)
        left = still_to_win(scene.files.cabinet)
        turn = view.active if not view.turn else (view.active + 1) % self._agreed.seats
        found = []
        for answer in view.options:
            there = SQUARE[answer.removeprefix("place ")]
            where = (*scene.where[:seat], there, *scene.where[seat + 1 :])
            now = chances(self._board, scene.files, where, scene.chips, left, self._seat, turn)
            found.append(Candidate(answer, now[self._seat], "place" if sign > 0 else "send-away"))
        return found

    def weigh(self, view: View) -> Sequence[Candidate]:
        """Its best candidates, tried in the same worlds."""
        begun = perf_counter()
        first = super().weigh(view)
        effort = self._effort
        if not effort.turns or len(first) == 1:
            return first
        best = first[0].value or 0.0
        field = [one for one in first[: effort.answers] if (one.value or 0.0) >= best - effort.margin]
        if len(field) == 1 or view.question == "peek":  # what a look tells pays only after the worlds are judged
            return first
        town_at = self._board.town_at
        ahead = self._ahead
        seen = {square for square in self._seen if square not in self._alone}
        ahead.known = Known(
            sum([1 << town_at[SQUARE[name]] for name in view.files if name in seen]),
            tuple([sum([1 << town_at[SQUARE[name]] for name in view.files if name in some]) for some in self._peeked]),
            sum([1 << card for card in self._order(view) if card != UNKNOWN]),
        )
        ahead.until = view.turn + effort.rounds * self._agreed.seats
        actions = [self._game.action(one.answer) for one in field]
        guide = self._guide._replace(answers=lambda world: actions)
        seconds = effort.seconds - (perf_counter() - begun)  # its own turn has taken some of them
        limits = Limits(effort.turns // (effort.rounds * self._agreed.seats), seconds)

        def world() -> Table:
            return sample(view, self._memory, self._rng)

        found = flat(world, self._seat, guide, limits, self._rng, effort.caution)
        if not found[0].visits:
            return first  # there was no time for even one world
        reasons = {one.answer: one for one in field}
        return [reasons[one.action.text]._replace(value=one.value) for one in found]
